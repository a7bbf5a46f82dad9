/** Creatures that an effect has block, and triggers on blocking so many. 2006: 410.9 · 2009, 2011: 509.4, 509.6 · 2026: 509.3 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { attackWith } from '../moves.ts';
import { across } from '../shows.ts';

/** The end of Balduvian Warlord's ability and of False Orders: it blocks an attacking creature of your choice. */
const ORDERS: ScenarioInput['cards'] = {
  'New Orders': {
    cost: '{R}',
    type: 'Instant',
    abilities: [
      {
        ability: 'spell',
        body: {
          targets: [
            { name: 'blocker', count: { min: 1, max: 1 }, objects: { where: { is: 'type', type: 'creature' } } },
            { name: 'attacker', count: { min: 1, max: 1 }, objects: { where: { is: 'attacking' } } },
          ],
          effect: [{ do: 'block', what: { set: 'ref', name: 'blocker' }, whom: { set: 'ref', name: 'attacker' } }],
        },
      },
    ],
  },
};

export const madeToBlock: readonly ScenarioInput[] = [
  {
    name: '"Blocks two or more creatures" triggers once on a block of three, and not on a block of one',
    editions: [...ALL],
    position: {
      sides: {
        A: { battlefield: ['Grizzly Bears', 'Hill Giant', 'Craw Wurm'] },
        B: { battlefield: ['Lairwatch Giant', { card: 'Lairwatch Giant', label: 'Other' }] },
      },
    },
    script: [
      ...attackWith('Grizzly Bears', 'Hill Giant', 'Craw Wurm'),
      { as: 'B', block: { 'Lairwatch Giant': ['Grizzly Bears', 'Hill Giant'], Other: 'Craw Wurm' } },
      { as: 'B', answer: ['Grizzly Bears', 'Hill Giant'], kind: 'damageOrder', in: ['2009-10', '2011-09'] },
      { expect: { stack: ['Lairwatch Giant'], asks: { as: 'A', kind: 'priority' } } },
      { until: 'resolved' },
      {
        expect: { keywords: { 'Lairwatch Giant': ['first strike'] }, lacks: { Other: ['first strike'] }, stack: [] },
        id: 'so many',
      },
    ],
    shows: across('so many', '410.9e', '509.4e', '509.4e', '509.3e'),
  },
  {
    name: 'A blocker that an effect has block a second creature comes to block two, in an order that its player says',
    editions: [...ALL],
    cards: ORDERS,
    position: {
      sides: {
        A: { battlefield: ['Grizzly Bears', 'Hill Giant'] },
        B: { battlefield: ['Mountain', 'Lairwatch Giant'], hand: ['New Orders'] },
      },
    },
    script: [
      ...attackWith('Grizzly Bears', 'Hill Giant'),
      { as: 'B', block: { 'Lairwatch Giant': 'Grizzly Bears' } },
      { expect: { stack: [] } },
      { as: 'A', pass: true },
      { as: 'B', cast: 'New Orders', targets: ['Lairwatch Giant', 'Hill Giant'] },
      { until: 'resolved' },
      { as: 'B', answer: ['Grizzly Bears'], kind: 'damageOrder', in: ['2009-10', '2011-09'] },
      {
        expect: {
          blocked: { 'Grizzly Bears': ['Lairwatch Giant'], 'Hill Giant': ['Lairwatch Giant'] },
          stack: ['Lairwatch Giant'],
        },
        id: 'two now',
      },
      { until: 'resolved' },
      { until: 'asked' },
      { as: 'B', refused: { 'Grizzly Bears': 5 }, in: ['2009-10', '2011-09'] },
      { as: 'B', answer: { 'Hill Giant': 3, 'Grizzly Bears': 2 }, kind: 'damageDivision' },
      { until: 'main2' },
      {
        expect: {
          zone: { 'Hill Giant': 'graveyard', 'Grizzly Bears': 'graveyard', 'Lairwatch Giant': 'battlefield' },
          life: { B: 20 },
        },
        id: 'in this order',
      },
    ],
    shows: [
      ...across('two now', '410.9e', '509.4e', '509.4e', '509.3e'),
      ...across('in this order', null, '509.6', '509.6', null),
    ],
  },
  {
    name: 'The active player says where a further blocker comes, and the others keep their order',
    editions: ['2009-10', '2011-09'],
    cards: ORDERS,
    position: {
      sides: {
        A: { battlefield: ['Craw Wurm'] },
        B: { battlefield: ['Mountain', 'Grizzly Bears', 'Runeclaw Bear', 'Storm Crow'], hand: ['New Orders'] },
      },
    },
    script: [
      ...attackWith('Craw Wurm'),
      { as: 'B', block: { 'Grizzly Bears': 'Craw Wurm', 'Runeclaw Bear': 'Craw Wurm' } },
      { as: 'A', answer: ['Grizzly Bears', 'Runeclaw Bear'], kind: 'damageOrder' },
      { as: 'A', pass: true },
      { as: 'B', cast: 'New Orders', targets: ['Storm Crow', 'Craw Wurm'] },
      { until: 'resolved' },
      { expect: { asks: { as: 'A', kind: 'damageOrder', offers: ['Grizzly Bears', 'Runeclaw Bear'] } }, id: 'A says' },
      { as: 'A', answer: ['Runeclaw Bear'], kind: 'damageOrder' },
      { until: 'asked' },
      { as: 'A', refused: { 'Storm Crow': 6 } },
      { as: 'A', refused: { 'Grizzly Bears': 2, 'Runeclaw Bear': 4 } },
      { as: 'A', answer: { 'Grizzly Bears': 2, 'Storm Crow': 4 }, kind: 'damageDivision' },
      { until: 'endCombat' },
      {
        expect: {
          zone: { 'Runeclaw Bear': 'battlefield', 'Storm Crow': 'graveyard', 'Grizzly Bears': 'graveyard' },
        },
        id: 'between them',
      },
    ],
    shows: across('between them', null, '509.6', '509.6', null),
  },
  {
    name: '"Blocks a creature", where an effect has it block',
    editions: [...ALL],
    cards: ORDERS,
    position: {
      sides: {
        A: { battlefield: ['Grizzly Bears'] },
        B: { battlefield: ['Mountain', 'Wall of Tears'], hand: ['New Orders'] },
      },
    },
    script: [
      ...attackWith('Grizzly Bears'),
      { as: 'B', block: {} },
      { as: 'A', pass: true },
      { as: 'B', cast: 'New Orders', targets: ['Wall of Tears', 'Grizzly Bears'] },
      { until: 'resolved' },
      { expect: { blocked: { 'Grizzly Bears': ['Wall of Tears'] } } },
      { expect: { stack: [] }, in: ['2006-10', '2009-10'], id: 'declared only' },
      { expect: { stack: ['Wall of Tears'] }, in: ['2011-09', '2026-02'], id: 'by the effect' },
      { until: 'main2' },
      { expect: { life: { B: 20 } } },
    ],
    shows: [
      ...across('declared only', '410.9b', '509.4b', null, null),
      ...across('by the effect', null, null, '509.4b', '509.3b'),
    ],
  },
];
