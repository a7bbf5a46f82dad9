/** Classes. 2006, 2009, 2011: none · 2026: 711.7, 716 */
import type { ScenarioInput } from '@rulewright/scenario';
import { across } from '../shows.ts';

const cards: NonNullable<ScenarioInput['cards']> = {
  'Cleric Class': {
    layout: 'class',
    wording: '2026-02',
    cost: '{W}',
    type: 'Enchantment — Class',
    text: '(Gain the next level as a sorcery to add its ability.)\nIf you would gain life, you gain that much life plus 1 instead.\n{3}{W}: Level 2\nWhenever you gain life, put a +1/+1 counter on target creature you control.\n{4}{W}: Level 3\nWhen this Class becomes level 3, return target creature card from your graveyard to the battlefield. You gain life equal to its toughness.',
  },
};
const TODAY = ['2026-02'] as const;
const SECOND = 0;
const THIRD = 1;

export const classes: readonly ScenarioInput[] = [
  {
    name: 'A Class gains its levels one after the other, as a sorcery',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: { battlefield: ['Plains ×9', 'Cleric Class'], graveyard: ['Grizzly Bears'] },
      },
    },
    script: [
      {
        expect: {
          can: [{ as: 'A', activate: 'Cleric Class', ability: SECOND }],
          cannot: [{ as: 'A', activate: 'Cleric Class', ability: THIRD }],
        },
        id: 'next only',
      },
      { as: 'A', activate: 'Cleric Class', ability: SECOND },
      { expect: { cannot: [{ as: 'A', activate: 'Cleric Class', ability: SECOND }], stack: ['Cleric Class'] } },
      { until: 'resolved' },
      {
        expect: {
          can: [{ as: 'A', activate: 'Cleric Class', ability: THIRD }],
          cannot: [{ as: 'A', activate: 'Cleric Class', ability: SECOND }],
        },
        id: 'second',
      },
      { until: 'beginCombat' },
      { expect: { cannot: [{ as: 'A', activate: 'Cleric Class', ability: THIRD }] }, id: 'sorcery' },
    ],
    shows: [
      ...across('next only', null, null, null, '716.2a'),
      ...across('next only', null, null, null, '716.2d'),
      ...across('sorcery', null, null, null, '716.2a'),
    ],
  },
  {
    name: 'What stands at a level bar the Class has from that level on',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: { battlefield: ['Plains ×6', 'Cleric Class', 'Grizzly Bears'], hand: ["Chaplain's Blessing"] },
      },
    },
    script: [
      { as: 'A', cast: "Chaplain's Blessing" },
      { until: 'resolved' },
      { expect: { life: { A: 26 }, stack: [] }, id: 'not yet' },
    ],
    shows: across('not yet', null, null, null, '716.3'),
  },
  {
    name: 'At level 2 it still has its first ability, and the second besides',
    editions: [...TODAY],
    cards,
    position: {
      sides: { A: { battlefield: ['Plains ×6', 'Cleric Class', 'Grizzly Bears'], hand: ["Chaplain's Blessing"] } },
    },
    script: [
      { as: 'A', activate: 'Cleric Class', ability: SECOND },
      { until: 'resolved' },
      { as: 'A', cast: "Chaplain's Blessing" },
      { until: 'resolved' },
      { expect: { life: { A: 26 }, stack: ['Cleric Class'] }, id: 'both' },
      { until: 'resolved' },
      { expect: { pt: { 'Grizzly Bears': '3/3' } }, id: 'second' },
    ],
    shows: [
      ...across('both', null, null, null, '716.3'),
      ...across('second', null, null, null, '716.2'),
      ...across('second', null, null, null, '716.2a'),
    ],
  },
  {
    name: 'What triggers as it becomes a level does so with the ability that level gives',
    editions: [...TODAY],
    cards,
    position: {
      sides: { A: { battlefield: ['Plains ×9', 'Cleric Class'], graveyard: ['Grizzly Bears'] } },
    },
    script: [
      { as: 'A', activate: 'Cleric Class', ability: SECOND },
      { until: 'resolved' },
      { as: 'A', activate: 'Cleric Class', ability: THIRD },
      { until: 'resolved' },
      { expect: { stack: ['Cleric Class'] }, id: 'becomes 3' },
      { until: 'resolved' },
      { expect: { zone: { 'Grizzly Bears': 'battlefield' }, life: { A: 23 } } },
    ],
    shows: [
      ...across('becomes 3', null, null, null, '716.2a'),
      ...across('becomes 3', null, null, null, '107.16a'),
      ...across('becomes 3', null, null, null, '107.16'),
    ],
  },
  {
    name: 'A level is not copied',
    editions: [...TODAY],
    cards,
    position: {
      sides: { A: { battlefield: ['Plains ×10', 'Island ×3', 'Cleric Class'], hand: ['Copy Enchantment'] } },
    },
    script: [
      { as: 'A', activate: 'Cleric Class', ability: SECOND },
      { until: 'resolved' },
      { as: 'A', cast: 'Copy Enchantment' },
      { until: 'asked' },
      { as: 'A', answer: 'Cleric Class' },
      {
        expect: {
          name: { 'Copy Enchantment': 'Cleric Class' },
          can: [
            { as: 'A', activate: 'Copy Enchantment', ability: SECOND },
            { as: 'A', activate: 'Cleric Class', ability: THIRD },
          ],
          cannot: [{ as: 'A', activate: 'Copy Enchantment', ability: THIRD }],
        },
        id: 'level 1',
      },
    ],
    shows: across('level 1', null, null, null, '716.2b'),
  },
  {
    name: 'A Class that is none for a while keeps its level',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: {
          battlefield: ['Plains ×9', 'Forest ×5', 'Cleric Class', 'Grizzly Bears'],
          hand: ['Song of the Dryads', 'Naturalize'],
        },
      },
    },
    script: [
      { as: 'A', activate: 'Cleric Class', ability: SECOND },
      { until: 'resolved' },
      { as: 'A', cast: 'Song of the Dryads', targets: ['Cleric Class'] },
      { until: 'resolved' },
      { expect: { subtypes: { 'Cleric Class': ['Forest'] }, types: { 'Cleric Class': ['land'] } } },
      { as: 'A', cast: 'Naturalize', targets: ['Song of the Dryads'] },
      { until: 'resolved' },
      { expect: { can: [{ as: 'A', activate: 'Cleric Class', ability: THIRD }] }, id: 'still 2' },
    ],
    shows: across('still 2', null, null, null, '716.2b'),
  },
  {
    name: 'Level counters are no levels of a Class',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: {
          battlefield: ['Plains ×5', { card: 'Cleric Class', counters: { level: 2 } }],
          graveyard: ['Grizzly Bears'],
        },
      },
    },
    script: [
      {
        expect: {
          can: [{ as: 'A', activate: 'Cleric Class', ability: SECOND }],
          cannot: [{ as: 'A', activate: 'Cleric Class', ability: THIRD }],
        },
        id: 'no levels',
      },
    ],
    shows: [...across('no levels', null, null, null, '716.4'), ...across('no levels', null, null, null, '711.7')],
  },
  {
    name: 'Level counters are not the level of a Class',
    editions: [...TODAY],
    cards,
    position: {
      sides: {
        A: {
          battlefield: [
            'Plains ×4',
            { card: 'Cleric Class', counters: { level: 2 } },
            'Grizzly Bears',
            "Ajani's Mantra",
          ],
        },
      },
    },
    script: [
      {
        expect: {
          can: [{ as: 'A', activate: 'Cleric Class', ability: SECOND }],
          cannot: [{ as: 'A', activate: 'Cleric Class', ability: THIRD }],
        },
        id: 'still level 1',
      },
      { as: 'A', activate: 'Cleric Class', ability: SECOND },
      { until: 'resolved' },
      { expect: { counters: { 'Cleric Class': { level: 2 } } } },
    ],
    shows: across('still level 1', null, null, null, '702.87c'),
  },
];
