/** Activated abilities. 2006: 403 · 2009, 2011, 2026: 602 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across } from '../shows.ts';

export const activated: readonly ScenarioInput[] = [
  {
    name: 'The cost of an activated ability is paid as it is activated, its effect comes later',
    editions: [...ALL],
    position: { sides: { A: { battlefield: ['Bottle Gnomes'] } } },
    script: [
      { as: 'A', activate: 'Bottle Gnomes' },
      { expect: { zone: { 'Bottle Gnomes': 'graveyard' }, life: { A: 20 }, stack: ['Bottle Gnomes'] }, id: 'paid' },
      { until: 'resolved' },
      { expect: { life: { A: 23 } } },
    ],
    shows: [
      { rule: '602.1a', edition: '2026-02', by: 'paid' },
      { rule: '602.1a', edition: '2011-09', by: 'paid' },
      ...across('paid', '403.1', '602.2b', '602.2b', '602.2b'),
      { rule: '602.1', edition: '2009-10', by: 'paid' },
    ],
  },
  {
    name: "Only an object's controller activates its abilities",
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Plains', { card: 'Bottle Gnomes', controller: 'B' }] },
        B: { battlefield: ['Plains', { card: 'Seal of Fire', controller: 'A' }] },
      },
    },
    script: [
      {
        expect: { cannot: [{ as: 'A', activate: 'Bottle Gnomes' }], can: [{ as: 'A', activate: 'Seal of Fire' }] },
        id: 'A',
      },
      { as: 'A', pass: true },
      {
        expect: { can: [{ as: 'B', activate: 'Bottle Gnomes' }], cannot: [{ as: 'B', activate: 'Seal of Fire' }] },
        id: 'B',
      },
    ],
    shows: [
      { rule: '403.2', edition: '2006-10', by: 'A' },
      { rule: '602.2', edition: '2009-10', by: 'A' },
      { rule: '602.2', edition: '2011-09', by: 'A' },
      { rule: '602.2', edition: '2026-02', by: 'A' },
    ],
  },
  {
    name: 'Once each turn holds for the object, whoever controls it',
    editions: [...ALL],
    cards: {
      'Toll Golem': {
        cost: '{3}',
        type: 'Artifact Creature — Golem',
        text: '{0}: You gain 1 life. Activate this ability only once each turn.',
        pt: '2/2',
      },
    },
    position: {
      sides: {
        A: { battlefield: ['Mountain ×3'], hand: ['Threaten'] },
        B: { battlefield: ['Toll Golem'] },
      },
    },
    script: [
      { as: 'A', pass: true },
      { as: 'B', activate: 'Toll Golem' },
      { until: 'resolved' },
      { expect: { life: { B: 21 } } },
      { as: 'A', cast: 'Threaten', targets: ['Toll Golem'] },
      { until: 'resolved' },
      { expect: { controller: { 'Toll Golem': 'A' }, cannot: [{ as: 'A', activate: 'Toll Golem' }] }, id: 'used up' },
    ],
    shows: across('used up', '403.3', '602.5b', '602.5b', '602.5b'),
  },
  {
    name: 'A creature that came this turn cannot be tapped for a cost with the tap symbol, unless it has haste',
    editions: [...ALL],
    position: {
      sides: {
        A: {
          battlefield: [
            { card: 'Prodigal Sorcerer', sick: true },
            { card: 'Puppeteer', label: 'Hasty', sick: true },
            { card: 'Lightning Greaves', attachedTo: 'Hasty' },
            'Island',
            { card: 'Sol Ring', sick: true },
            { card: 'Nantuko Shade', sick: true },
            'Swamp',
          ],
        },
        B: { battlefield: ['Grizzly Bears'] },
      },
    },
    script: [
      { expect: { cannot: [{ as: 'A', activate: 'Prodigal Sorcerer' }] }, id: 'sick' },
      {
        expect: {
          can: [
            { as: 'A', activate: 'Hasty' },
            { as: 'A', tap: 'Sol Ring' },
            { as: 'A', activate: 'Nantuko Shade' },
          ],
        },
        id: 'exceptions',
      },
    ],
    shows: across('sick', '403.4', '602.5a', '602.5a', '602.5a'),
  },
  {
    name: 'An ability that keeps to the time of sorceries follows their timing and is none',
    editions: [...ALL],
    position: {
      step: 'upkeep',
      sides: {
        A: { battlefield: ['Grizzly Bears', 'Bonesplitter', 'Plains ×2'], hand: ['Holy Day'] },
      },
    },
    script: [
      { expect: { cannot: [{ as: 'A', activate: 'Bonesplitter' }] }, id: 'not in upkeep' },
      { until: 'main1' },
      { expect: { can: [{ as: 'A', activate: 'Bonesplitter' }] } },
      { as: 'A', cast: 'Holy Day' },
      { expect: { cannot: [{ as: 'A', activate: 'Bonesplitter' }] }, id: 'not over a spell' },
    ],
    shows: [
      ...across('not in upkeep', '403.5', '602.5d', '602.5d', '602.5d'),
      ...across('not over a spell', '212.7e', '307.5', '307.5', '307.5'),
    ],
  },
];
