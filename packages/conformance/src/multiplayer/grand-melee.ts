/** Grand Melee: turns taken at the same time, and the turn markers that say whose. 2006: 608 · 2009: 808 · 2011, 2026: 807 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

const seats = (count: number) => 'ABCDEFGHIJKLMNOP'.split('').slice(0, count);
const decks = (count: number) =>
  Object.fromEntries(seats(count).map((player) => [player, { library: ['Forest ×20'] }]));
const keeping = (count: number) => seats(count).map((as) => ({ as, answer: false, kind: 'mulligan' }));
const SINCE_2011 = ['2011-09', '2026-02'] as const;

/** A's turn ends at once, while the others go on with theirs. */
const ENDING = { battlefield: ['Island ×6'], hand: ['Time Stop'] };
const endingTurn = [{ as: 'A', cast: 'Time Stop' }, { until: 'resolved' as const }];

export const grandMelee: readonly ScenarioInput[] = [
  {
    name: 'The starting player and every fourth to the left begin their turns at the same time',
    editions: [...ALL],
    players: seats(11),
    variant: 'grand-melee',
    position: { start: true, active: 'C', sides: decks(11) },
    script: [
      ...[...seats(11).slice(2), 'A', 'B'].flatMap((as) => keeping(11).filter((keep) => keep.as === as)),
      // eleven players: two markers for two full fours
      { expect: { turns: { C: 'upkeep', G: 'untap' }, turn: 1 }, id: 'two' },
    ],
    shows: [
      ...across('two', '608.4', '808.4', '807.4', '807.4'),
      ...across('two', '608.4a', '808.4a', '807.4a', '807.4a'),
      ...across('two', '608.4b', '808.4b', '807.4b', '807.4b'),
    ],
  },
  {
    name: 'Sixteen players have four turn markers',
    editions: [...ALL],
    players: seats(16),
    variant: 'grand-melee',
    position: { sides: {} },
    script: [{ expect: { turns: { A: 'main1', E: 'main1', I: 'main1', M: 'main1' } } }],
  },
  {
    name: 'In a Grand Melee players attack to the left, and affect their neighbours alone',
    editions: [...ALL],
    players: seats(10),
    variant: 'grand-melee',
    position: { sides: { A: { battlefield: ['Hill Giant', 'Mountain'], hand: ['Shock'] } } },
    script: [
      { as: 'A', cast: 'Shock' },
      { expect: { asks: { as: 'A', kind: 'target', offers: ['J', 'A', 'B'], lacks: ['C', 'I', 'E'] } }, id: 'near' },
      { as: 'A', answer: 'B' },
      { until: 'resolved' },
      { until: 'asked' },
      { expect: { active: 'A', mayAttack: { 'Hill Giant': ['B'] } }, id: 'left' },
    ],
    shows: [
      ...across('near', '608.2a', '808.2a', '807.2a', '807.2a'),
      ...across('left', '608.2b', '808.2b', '807.2b', '807.2b'),
    ],
  },
  {
    name: 'A turn that another is too close to waits until that one has moved on',
    editions: [...ALL],
    players: seats(10),
    variant: 'grand-melee',
    position: { sides: { A: ENDING } },
    script: [
      ...endingTurn,
      // E would be in the three seats to the left of B: the marker is not received, or is but brings no turn yet
      { expect: { turns: { A: 'waits', E: 'main1' } }, id: 'kept', in: ['2006-10', '2009-10'] },
      { expect: { turns: { B: 'waits', E: 'main1' } }, id: 'passed', in: [...SINCE_2011] },
      { until: 'turn' },
      { expect: { turns: { A: 'waits', F: 'upkeep' } }, in: ['2009-10'] },
      { expect: { turns: { B: 'waits', F: 'upkeep' } }, in: [...SINCE_2011] },
      { until: 'turn', in: [...SINCE_2009] },
      { expect: { turns: { B: 'turn', F: 'turn' } }, in: ['2006-10'] },
      { expect: { turns: { B: 'upkeep', F: 'upkeep' } }, id: 'then', in: [...SINCE_2009] },
    ],
    shows: [
      ...across('kept', '608.4c', '808.4c', null, null),
      ...across('passed', null, null, '807.4c', '807.4c'),
      ...across('passed', null, null, '807.4d', '807.4d'),
      ...across('then', null, '808.4c', '807.4d', '807.4d'),
    ],
  },
  {
    name: 'Where all the turns wait for one another they move on together',
    editions: [...ALL],
    players: seats(8),
    variant: 'grand-melee',
    position: { sides: {} },
    script: [
      { until: 'turn' },
      { until: 'turn', in: [...SINCE_2009] },
      { expect: { turns: { B: 'turn', F: 'turn' } }, in: ['2006-10'] },
      { expect: { turns: { B: 'upkeep', F: 'upkeep' } }, in: [...SINCE_2009] },
    ],
  },
  {
    name: 'A turn goes on without the player who has left, and its marker goes to the left',
    editions: [...ALL],
    players: seats(10),
    variant: 'grand-melee',
    position: { sides: {} },
    script: [
      { concede: 'A' },
      { expect: { turns: { A: 'main1', E: 'main1' } }, id: 'goes on' },
      { until: 'turn' },
      { expect: { turns: { B: 'waits', F: 'upkeep' } }, id: 'to the left', in: [...SINCE_2011] },
      { until: 'turn', in: [...SINCE_2009] },
      { expect: { turns: { B: 'upkeep', F: 'upkeep' } }, in: [...SINCE_2009] },
    ],
    shows: [...across('to the left', null, null, '807.4c', '807.4c')],
  },
  {
    name: 'Who leaves before the turn begins hands the turn marker on at once',
    editions: [...SINCE_2011],
    players: seats(10),
    variant: 'grand-melee',
    position: { sides: { A: ENDING } },
    script: [...endingTurn, { concede: 'B' }, { expect: { turns: { C: 'waits', E: 'main1' } }, id: 'at once' }],
    shows: across('at once', null, null, '807.4c', '807.4c'),
  },
  {
    name: 'With too few players the turn marker to the right of who leaves is removed, as its turn is over',
    editions: [...ALL],
    players: seats(8),
    variant: 'grand-melee',
    position: { sides: {} },
    script: [
      { concede: 'F' },
      { expect: { turns: { A: 'main1', E: 'main1' } }, id: 'between turns' },
      { until: 'turn' },
      { expect: { turns: { B: 'turn' } }, id: 'removed' },
    ],
    shows: [
      ...across('between turns', '608.4d', '808.4e', '807.4g', '807.4g'),
      ...across('removed', '608.4d', '808.4e', '807.4e', '807.4e'),
    ],
  },
  {
    name: 'A turn marker that nobody is taking a turn with is removed at once',
    editions: [...ALL],
    players: seats(8),
    variant: 'grand-melee',
    position: { sides: { A: ENDING } },
    script: [
      ...endingTurn,
      { concede: 'C' },
      { expect: { turns: { E: 'main1' } }, id: 'at once' },
      { until: 'turn' },
      { expect: { turns: { F: 'upkeep' } } },
    ],
    shows: across('at once', '608.4d', '808.4e', '807.4g', '807.4g'),
  },
  {
    name: 'A turn marker that is going to be removed does not count when another player leaves',
    editions: [...ALL],
    players: seats(12),
    variant: 'grand-melee',
    position: { sides: {} },
    script: [
      { concede: 'F' },
      { concede: 'K' },
      { until: 'turn' },
      { until: 'turn' },
      { until: 'turn', in: [...SINCE_2009] },
      { expect: { turns: { C: 'turn', J: 'turn' } }, id: 'two' },
    ],
    shows: across('two', null, null, '807.4f', '807.4f'),
  },
  {
    name: 'A turn marker that is to be removed twice passes that on to the next on its right',
    editions: [...ALL],
    players: seats(12),
    variant: 'grand-melee',
    position: { sides: {} },
    script: [
      // the marker to the right is that of A, for B and in the end for E, whose own goes on to G
      ...['B', 'C', 'D', 'F', 'E'].map((concede) => ({ concede })),
      { expect: { turns: { A: 'main1', E: 'main1', I: 'main1' } } },
      { until: 'turn' },
      { expect: { turns: { G: 'turn' } }, id: 'both' },
    ],
    shows: across('both', null, null, '807.4g', '807.4g'),
  },
  {
    name: 'Players who leave together cost the lowest of the turn markers that may be removed',
    editions: [...ALL],
    players: seats(9),
    variant: 'grand-melee',
    cards: {
      Cataclysm: { cost: '{W}', type: 'Sorcery', text: 'Each player loses 3 life.' },
    },
    position: {
      sides: {
        A: { battlefield: ['Plains'], hand: ['Cataclysm'] },
        B: { life: 3 },
        I: { life: 3 },
      },
    },
    script: [
      { as: 'A', cast: 'Cataclysm' },
      { until: 'resolved' },
      // to the right of B sits A with the first marker, to the right of I sits E with the second
      { expect: { lost: ['B', 'I'], turns: { A: 'main1', E: 'main1' } } },
      { until: 'turn' },
      { expect: { turns: { F: 'turn' } }, id: 'lowest' },
    ],
    shows: across('lowest', '608.4d', '808.4e', '807.4e', '807.4e'),
  },
  {
    name: 'Those who come to sit side by side are in range of each other only as a turn begins',
    editions: [...ALL],
    players: seats(10),
    variant: 'grand-melee',
    cards: { Crusade: { cost: '{W}{W}', type: 'Enchantment', text: 'White creatures get +1/+1.' } },
    position: {
      sides: {
        A: { battlefield: ['Crusade', 'White Knight'] },
        C: { battlefield: [{ card: 'White Knight', label: 'Far' }] },
      },
    },
    script: [
      { expect: { pt: { 'White Knight': '3/3', Far: '2/2' } } },
      { concede: 'B' },
      { expect: { pt: { Far: '2/2' } }, id: 'not yet' },
      { until: 'turn' },
      { expect: { pt: { Far: '3/3' } }, id: 'then' },
    ],
    shows: [...across('not yet', null, null, '807.4h', '807.4h'), ...across('then', null, null, '807.4h', '807.4h')],
  },
];
