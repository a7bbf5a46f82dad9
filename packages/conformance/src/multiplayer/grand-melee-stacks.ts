/** Grand Melee: extra turns, and the stacks of turns taken at the same time. 2006: 608.4e · 2009: 808.4d, f, 808.5 · 2011, 2026: 807.4i–j, 807.5 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL, SINCE_2009 } from '../cards.ts';
import { across } from '../shows.ts';

const seats = (count: number) => 'ABCDEFGHIJKL'.split('').slice(0, count);
const LATER = { battlefield: ['Island ×11'], hand: ['Time Warp', 'Time Stop'] };
const warping = (target: string) => [{ as: 'A', cast: 'Time Warp', targets: [target] }, { until: 'resolved' as const }];
const endingTurn = [{ as: 'A', cast: 'Time Stop' }, { until: 'resolved' as const }];

export const grandMeleeStacks: readonly ScenarioInput[] = [
  {
    name: 'An extra turn given in another turn is taken just before the next own one',
    editions: [...ALL],
    players: seats(7),
    variant: 'grand-melee',
    position: { turn: 1, sides: { A: LATER } },
    script: [
      ...warping('G'),
      { until: 'turn' },
      { expect: { turns: { B: 'upkeep' } }, id: 'not yet' },
      ...Array.from({ length: 5 }, () => ({ until: 'turn' as const })),
      { expect: { turns: { G: 'upkeep' } } },
      { until: 'turn' },
      { expect: { turns: { G: 'upkeep' } }, id: 'before it' },
      { until: 'turn' },
      { expect: { turns: { A: 'upkeep' } } },
    ],
    shows: [
      ...across('not yet', '608.4e', '808.4f', '807.4j', '807.4j'),
      ...across('before it', '608.4e', '808.4f', '807.4j', '807.4j'),
    ],
  },
  {
    name: 'Who is to take another turn after their own keeps the turn marker',
    editions: [...SINCE_2009],
    players: seats(10),
    variant: 'grand-melee',
    position: { sides: { A: LATER } },
    script: [...warping('A'), ...endingTurn, { expect: { turns: { A: 'upkeep', E: 'turn' } }, id: 'kept' }],
    shows: across('kept', null, '808.4d', '807.4i', '807.4i'),
  },
  {
    name: 'An extra turn waits while another is too close on the left; in the oldest rules it does not',
    editions: [...ALL],
    players: seats(10),
    variant: 'grand-melee',
    position: { sides: { A: LATER } },
    script: [
      ...warping('A'),
      { concede: 'B' },
      ...endingTurn,
      { expect: { turns: { A: 'turn', E: 'turn' } }, in: ['2006-10'] },
      { expect: { turns: { A: 'waits', E: 'turn' } }, id: 'waits', in: [...SINCE_2009] },
      { until: 'turn', in: [...SINCE_2009] },
      { expect: { turns: { A: 'waits', F: 'upkeep' } }, in: [...SINCE_2009] },
      { until: 'turn', in: [...SINCE_2009] },
      { expect: { turns: { A: 'upkeep', F: 'upkeep' } }, id: 'then', in: [...SINCE_2009] },
    ],
    shows: [
      ...across('waits', null, '808.4d', '807.4i', '807.4i'),
      ...across('then', null, '808.4d', '807.4i', '807.4i'),
    ],
  },
  {
    name: 'With another too close on the right the turn marker is passed, and the extra turn comes before the next own one',
    editions: [...SINCE_2009],
    players: seats(12),
    variant: 'grand-melee',
    position: { sides: { A: LATER } },
    script: [
      ...warping('A'),
      { concede: 'L' },
      ...endingTurn,
      { until: 'turn' },
      { until: 'turn' },
      { expect: { turns: { B: 'turn', F: 'turn' } }, id: 'passed' },
    ],
    shows: across('passed', null, '808.4d', '807.4i', '807.4i'),
  },
  {
    name: 'Each turn has its own stack: a sorcery is cast in one while a spell waits in another',
    editions: [...SINCE_2009],
    players: seats(10),
    variant: 'grand-melee',
    position: {
      sides: {
        A: { battlefield: ['Mountain'], hand: ['Shock'] },
        E: { battlefield: ['Mountain ×2'], hand: ['Volcanic Hammer'] },
      },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['B'] },
      { as: 'A', pass: true },
      { as: 'E', cast: 'Volcanic Hammer', targets: ['F'] },
      { expect: { stacks: { A: ['Shock'], E: ['Volcanic Hammer'] } }, id: 'apart' },
      { until: 'empty' },
      { expect: { life: { B: 18, F: 17 }, turns: { A: 'main1', E: 'turn' } } },
    ],
    shows: across('apart', null, '808.5', '807.5', '807.5'),
  },
  {
    name: 'Priority for a stack is for those near its turn, and near whoever has something there',
    editions: [...SINCE_2009],
    players: seats(7),
    variant: 'grand-melee',
    position: {
      sides: {
        A: { battlefield: ['Mountain ×2'], hand: ['Shock ×2'] },
        B: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
      },
    },
    script: [
      { as: 'A', cast: 'Shock', targets: ['B'] },
      { as: 'A', pass: true },
      { as: 'B', pass: true },
      { expect: { asks: { as: 'G', kind: 'priority' } }, id: 'near the turn' },
      { as: 'G', pass: true },
      { expect: { stack: [], life: { B: 18 } } },
      { as: 'A', cast: 'Shock 2', targets: ['B'] },
      { as: 'A', pass: true },
      { as: 'B', cast: 'Lightning Bolt', targets: ['C'] },
      { as: 'B', pass: true },
      { expect: { asks: { as: 'C', kind: 'priority' } }, id: 'near the spell' },
      { as: 'C', pass: true },
      { as: 'G', pass: true },
      { as: 'A', pass: true },
      // with it gone C is out of it again
      { as: 'A', pass: true },
      { as: 'B', pass: true },
      { expect: { life: { C: 17 }, asks: { as: 'G', kind: 'priority' } } },
    ],
    shows: [
      ...across('near the turn', null, '808.5a', '807.5a', '807.5a'),
      ...across('near the spell', null, '808.5a', '807.5a', '807.5a'),
    ],
  },
  {
    name: 'Who has priority for two stacks acts on either, but only within the stack of the target',
    editions: [...SINCE_2009],
    players: seats(10),
    variant: 'grand-melee',
    position: {
      sides: {
        A: { battlefield: ['Mountain ×2'], hand: ['Incinerate'] },
        B: { battlefield: ['Mountain'], hand: ['Shock'] },
        C: { battlefield: ['Island ×2'], hand: ['Counterspell'] },
        D: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
      },
    },
    script: [
      { as: 'A', pass: true },
      { as: 'E', pass: true },
      { as: 'B', cast: 'Shock', targets: ['A'] },
      { as: 'B', pass: true },
      { as: 'F', pass: true },
      // the neighbour of B has priority for A's turn
      { expect: { active: 'A', asks: { as: 'C', kind: 'priority' }, can: [{ as: 'C', cast: 'Counterspell' }] } },
      { as: 'C', pass: true },
      { as: 'D', cast: 'Lightning Bolt', targets: ['E'] },
      { as: 'D', pass: true },
      { as: 'J', pass: true },
      { as: 'E', pass: true },
      { as: 'A', cast: 'Incinerate', targets: ['B'] },
      { as: 'A', pass: true },
      { as: 'F', pass: true },
      { as: 'B', pass: true },
      // and the neighbour of D for E's, where there is one spell to counter
      { as: 'C', cast: 'Counterspell' },
      {
        expect: { stacks: { A: ['Shock', 'Incinerate'], E: ['Lightning Bolt', 'Counterspell'] } },
        id: 'with its target',
      },
      { until: 'empty' },
      { expect: { life: { A: 18, B: 17, E: 20 } } },
    ],
    shows: across('with its target', null, '808.5b', '807.5b', '807.5b'),
  },
  {
    name: 'Whose ability nothing on a stack has set off chooses among the stacks that there is priority for',
    editions: [...SINCE_2009],
    players: seats(10),
    variant: 'grand-melee',
    cards: {
      Lurker: {
        cost: '{2}{G}',
        type: 'Creature — Beast',
        text: 'Morph {G} (You may cast this card face down as a 2/2 creature for {3}. Turn it face up any time for its morph cost.)\nWhen Lurker is turned face up, you gain 1 life.',
        pt: '2/2',
      },
    },
    position: {
      sides: {
        A: { battlefield: ['Mountain ×2'], hand: ['Incinerate'] },
        B: { battlefield: ['Mountain'], hand: ['Shock'] },
        C: { battlefield: ['Forest', { card: 'Lurker', faceDown: true }] },
        D: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
      },
    },
    script: [
      { as: 'A', pass: true },
      { as: 'E', pass: true },
      { as: 'B', cast: 'Shock', targets: ['A'] },
      { as: 'B', pass: true },
      { as: 'F', pass: true },
      { as: 'C', pass: true },
      { as: 'D', cast: 'Lightning Bolt', targets: ['E'] },
      { as: 'D', pass: true },
      { as: 'J', pass: true },
      { as: 'E', pass: true },
      { as: 'A', cast: 'Incinerate', targets: ['B'] },
      { as: 'A', pass: true },
      { as: 'F', pass: true },
      { as: 'B', pass: true },
      { as: 'C', turnUp: 'Lurker' },
      { expect: { active: 'E', asks: { as: 'C', kind: 'player', offers: ['A', 'E'], options: 2 } }, id: 'asked' },
      { as: 'C', answer: 'A' },
      { expect: { stacks: { A: ['Shock', 'Incinerate', 'Lurker'], E: ['Lightning Bolt'] } }, id: 'chosen' },
    ],
    shows: across('asked', null, '808.5b', '807.5b', '807.5b'),
  },
  {
    name: 'What something on a stack has set off goes on that stack',
    editions: [...SINCE_2009],
    players: seats(10),
    variant: 'grand-melee',
    cards: {
      Watchpost: { cost: '{W}', type: 'Enchantment', text: "Whenever you're dealt damage, you gain 1 life." },
    },
    position: {
      sides: {
        B: { battlefield: ['Mountain ×2'], hand: ['Shock ×2'] },
        C: { battlefield: ['Watchpost'] },
        D: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
      },
    },
    script: [
      { as: 'A', pass: true },
      { as: 'E', pass: true },
      { as: 'B', cast: 'Shock', targets: ['A'] },
      { as: 'B', cast: 'Shock 2', targets: ['C'] },
      { as: 'B', pass: true },
      { as: 'F', pass: true },
      { as: 'C', pass: true },
      { as: 'D', cast: 'Lightning Bolt', targets: ['E'] },
      { as: 'D', pass: true },
      { as: 'J', pass: true },
      { as: 'E', pass: true },
      { as: 'A', pass: true },
      // C has priority for both, and is not asked
      {
        expect: { stacks: { A: ['Shock', 'Watchpost'], E: ['Lightning Bolt'] }, asks: { as: 'A', kind: 'priority' } },
        id: 'on that stack',
      },
    ],
    shows: across('on that stack', null, '808.5b', '807.5b', '807.5b'),
  },
];
