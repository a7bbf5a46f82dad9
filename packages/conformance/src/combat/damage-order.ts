/** The damage assignment order as combat changes, and one creature's damage after another's. 2009: 509.3, 510.1 · 2011: 509.3 */
import type { ScenarioInput } from '@rulewright/scenario';
import { attackWith } from '../moves.ts';
import { across } from '../shows.ts';

export const damageOrder: readonly ScenarioInput[] = [
  {
    name: 'An attacker removed from combat leaves the order of the creature that blocks it, the others keep theirs',
    editions: ['2009-10', '2011-09'],
    position: {
      sides: {
        A: { battlefield: ['Swamp', 'Drudge Skeletons', 'Hill Giant', 'Grizzly Bears'] },
        B: { battlefield: ['Mountain', 'Forest', 'Palace Guard'], hand: ['Shock', 'Giant Growth'] },
      },
    },
    script: [
      ...attackWith('Drudge Skeletons', 'Hill Giant', 'Grizzly Bears'),
      { as: 'B', block: { 'Palace Guard': ['Drudge Skeletons', 'Hill Giant', 'Grizzly Bears'] } },
      { as: 'B', answer: ['Drudge Skeletons', 'Hill Giant', 'Grizzly Bears'], kind: 'damageOrder' },
      { as: 'A', activate: 'Drudge Skeletons' },
      { until: 'resolved' },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Shock', targets: ['Drudge Skeletons'] },
      { until: 'resolved' },
      { expect: { attacking: ['Hill Giant', 'Grizzly Bears'] } },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Giant Growth', targets: ['Palace Guard'] },
      { until: 'resolved' },
      { until: 'asked' },
      { as: 'B', refused: { 'Hill Giant': 2, 'Grizzly Bears': 2 } },
      { as: 'B', answer: { 'Hill Giant': 3, 'Grizzly Bears': 1 }, kind: 'damageDivision' },
      { until: 'endCombat' },
      { expect: { zone: { 'Hill Giant': 'graveyard' }, damage: { 'Grizzly Bears': 1 } }, id: 'the rest' },
    ],
    shows: across('the rest', null, '509.3a', '509.3a', null),
  },
  {
    name: 'All damage of one creature is assigned before any of the next',
    editions: ['2009-10'],
    position: {
      sides: {
        A: { battlefield: ['Craw Wurm', 'Hill Giant'] },
        B: { battlefield: ['Grizzly Bears', 'Runeclaw Bear', 'Wall of Wood', 'Storm Crow'] },
      },
    },
    script: [
      ...attackWith('Craw Wurm', 'Hill Giant'),
      {
        as: 'B',
        block: {
          'Grizzly Bears': 'Craw Wurm',
          'Runeclaw Bear': 'Craw Wurm',
          'Wall of Wood': 'Hill Giant',
          'Storm Crow': 'Hill Giant',
        },
      },
      { as: 'A', answer: ['Grizzly Bears', 'Runeclaw Bear'], kind: 'damageOrder' },
      { as: 'A', answer: ['Storm Crow', 'Wall of Wood'], kind: 'damageOrder' },
      { until: 'asked' },
      { as: 'A', refused: { 'Grizzly Bears': 2 } },
      { expect: { asks: { as: 'A', kind: 'damageDivision', offers: ['Grizzly Bears'], lacks: ['Storm Crow'] } } },
      { as: 'A', answer: { 'Grizzly Bears': 2, 'Runeclaw Bear': 4 }, kind: 'damageDivision' },
      {
        expect: { asks: { as: 'A', kind: 'damageDivision', offers: ['Storm Crow'], lacks: ['Grizzly Bears'] } },
        id: 'the next',
      },
      { as: 'A', answer: { 'Storm Crow': 3 }, kind: 'damageDivision' },
    ],
    shows: across('the next', null, '510.1e', null, null),
  },
];
