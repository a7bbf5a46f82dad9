/** Triggers that look back, and those that do not. 2006: 410.10d · 2009, 2011: 603.6d · 2026: 603.10 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009, UNTIL_2011 } from '../cards.ts';
import { across } from '../shows.ts';

/** "Whenever a creature card leaves your graveyard, you gain 1 life." and a return of everything to hands. */
const cards: NonNullable<ScenarioInput['cards']> = {
  'Grave Lantern': {
    cost: '{2}',
    type: 'Artifact',
    abilities: [
      {
        ability: 'triggered',
        event: {
          on: 'move',
          what: { is: 'type', type: 'creature' },
          from: 'graveyard',
          fromOf: { who: 'you' },
        },
        body: { effect: [{ do: 'gainLife', who: { who: 'you' }, amount: 1 }] },
      },
    ],
  },
  'Great Oblivion': {
    cost: '{W}',
    type: 'Sorcery',
    abilities: [
      {
        ability: 'spell',
        body: {
          effect: [
            {
              do: 'move',
              what: {
                set: 'union',
                of: [
                  { set: 'all', where: { is: 'type', type: 'artifact' } },
                  { set: 'all', where: { is: 'any' }, zone: 'graveyard', of: { who: 'all' } },
                ],
              },
              to: { zone: 'exile' },
            },
          ],
        },
      },
    ],
  },
};

export const lookingBack: readonly ScenarioInput[] = [
  {
    name: 'Leaving a graveyard is looked back on today: an ability that goes at the same moment still sees it',
    editions: [...ALL],
    cards,
    position: {
      sides: {
        A: { battlefield: ['Plains', 'Grave Lantern'], hand: ['Great Oblivion'], graveyard: ['Grizzly Bears'] },
      },
    },
    script: [
      { as: 'A', cast: 'Great Oblivion' },
      { until: 'empty' },
      { expect: { zone: { 'Grizzly Bears': 'exile', 'Grave Lantern': 'exile' } } },
      { expect: { life: { A: 20 } }, id: 'as after it', in: [...UNTIL_2011] },
      { expect: { life: { A: 21 } }, id: 'as before it', in: ['2026-02'] },
    ],
    shows: [
      { rule: '410.10d', edition: '2006-10', by: 'as after it' },
      { rule: '603.6d', edition: '2009-10', by: 'as after it' },
      { rule: '603.6d', edition: '2011-09', by: 'as after it' },
      { rule: '603.10a', edition: '2026-02', by: 'as before it' },
    ],
  },
  {
    name: 'A creature sees those that are destroyed together with it, and itself',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Plains ×6', 'Blood Artist', 'Grizzly Bears', 'Hill Giant'], hand: ['Wrath of God'] },
      },
    },
    script: [
      { as: 'A', cast: 'Wrath of God' },
      { until: 'resolved' },
      { as: 'A', answer: [0, 1, 2], kind: 'triggerOrder' },
      { as: 'A', answer: ['B'], kind: 'target' },
      { as: 'A', answer: ['B'], kind: 'target' },
      { as: 'A', answer: ['B'], kind: 'target' },
      { expect: { stack: ['Blood Artist', 'Blood Artist', 'Blood Artist'] }, id: 'all three' },
      { until: 'empty' },
      { expect: { life: { A: 23, B: 17 } } },
    ],
    shows: [
      { rule: '410.10c', edition: '2006-10', by: 'all three' },
      { rule: '603.6c', edition: '2009-10', by: 'all three' },
      { rule: '603.6c', edition: '2011-09', by: 'all three' },
      { rule: '603.6c', edition: '2026-02', by: 'all three' },
    ],
  },
  {
    name: 'An Equipment that leaves comes loose from its creature: since 2009 that is looked back on',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Plains ×2', 'Grizzly Bears', { card: 'Grafted Wargear', attachedTo: 'Grizzly Bears' }],
          hand: ['Disenchant'],
        },
      },
    },
    script: [
      { expect: { pt: { 'Grizzly Bears': '5/4' } } },
      { as: 'A', cast: 'Disenchant', targets: ['Grafted Wargear'] },
      { until: 'empty' },
      { expect: { zone: { 'Grizzly Bears': 'battlefield' } }, in: ['2006-10'] },
      { expect: { zone: { 'Grizzly Bears': 'graveyard' } }, id: 'sacrificed', in: [...SINCE_2009] },
    ],
    shows: [
      { rule: '701.3d', edition: '2026-02', by: 'sacrificed' },
      { rule: '701.3d', edition: '2009-10', by: 'sacrificed' },
      { rule: '701.3d', edition: '2011-09', by: 'sacrificed' },
      { rule: '603.10c', edition: '2026-02', by: 'sacrificed' },
    ],
  },
  {
    name: 'An Equipment moved to another creature comes loose from the first',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: ['Grizzly Bears', 'Hill Giant', { card: 'Grafted Wargear', attachedTo: 'Grizzly Bears' }],
        },
      },
    },
    script: [
      { as: 'A', activate: 'Grafted Wargear', targets: ['Hill Giant'] },
      { until: 'resolved' },
      { expect: { stack: ['Grafted Wargear'], attached: { 'Grafted Wargear': 'Hill Giant' } }, id: 'loose' },
      { until: 'empty' },
      { expect: { zone: { 'Grizzly Bears': 'graveyard' }, pt: { 'Hill Giant': '6/5' } } },
    ],
  },
  {
    name: 'What triggers on a spell being countered knows it as the spell that it was',
    editions: ['2026-02'],
    position: {
      sides: {
        A: { battlefield: ["Multani's Presence", 'Forest ×2'], hand: ['Grizzly Bears'] },
        B: { battlefield: ['Island ×2'], hand: ['Counterspell'] },
      },
    },
    script: [
      { as: 'A', cast: 'Grizzly Bears' },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Counterspell' },
      { until: 'resolved' },
      { expect: { zone: { 'Grizzly Bears': 'graveyard' }, stack: ["Multani's Presence"] }, id: 'countered' },
      { until: 'empty' },
      { expect: { hand: { A: 1 } } },
    ],
    shows: across('countered', null, null, null, '603.10e'),
  },
];
