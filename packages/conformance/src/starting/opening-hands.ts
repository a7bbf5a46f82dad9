/** Life totals, opening hands, mulligans, the first draw. 2006: 101 · 2009, 2011, 2026: 103 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';
import { across } from '../shows.ts';

const deck = { library: ['Forest ×20'] };
const DECKS: ScenarioInput['position'] = { start: true, active: 'A', sides: { A: deck, B: deck } };
const mulligan = (as: string, answer: boolean) => ({ as, answer, kind: 'mulligan' });

export const openingHands: readonly ScenarioInput[] = [
  {
    name: 'A game begins with 20 life and seven cards each',
    editions: [...ALL],
    position: DECKS,
    script: [
      { expect: { life: { A: 20, B: 20 }, hand: { A: 7, B: 7 }, library: { A: 13, B: 13 } }, id: 'twenty and seven' },
      mulligan('A', false),
      mulligan('B', false),
      { expect: { turn: 1, active: 'A' } },
    ],
    shows: [
      ...across('twenty and seven', '101.3', '103.3', '103.3', '103.4'),
      ...across('twenty and seven', '217.3a', '402.1', '402.1', '402.1'),
    ],
  },
  {
    name: 'Mulligans are taken one player after the other, each for a card less',
    editions: ['2006-10'],
    position: DECKS,
    script: [
      mulligan('A', true),
      { expect: { hand: { A: 6 }, library: { A: 14 }, asks: { as: 'A', kind: 'mulligan' } } },
      mulligan('A', true),
      { expect: { hand: { A: 5 }, asks: { as: 'A', kind: 'mulligan' } } },
      mulligan('A', false),
      { expect: { hand: { A: 5 }, asks: { as: 'B', kind: 'mulligan' } }, id: 'only then B' },
      mulligan('B', true),
      { expect: { hand: { B: 6 }, asks: { as: 'B', kind: 'mulligan' } } },
      mulligan('B', false),
      { expect: { turn: 1, hand: { A: 5, B: 6 } } },
    ],
    shows: [{ rule: '101.4', edition: '2006-10', by: 'only then B' }],
  },
  {
    name: 'All say whether they take a mulligan, then those who do take it together, for a card less',
    editions: ['2009-10', '2011-09'],
    position: DECKS,
    script: [
      mulligan('A', true),
      { expect: { hand: { A: 7 }, asks: { as: 'B', kind: 'mulligan' } }, id: 'not yet' },
      mulligan('B', true),
      { expect: { hand: { A: 6, B: 6 }, asks: { as: 'A', kind: 'mulligan' } } },
      mulligan('A', false),
      mulligan('B', true),
      { expect: { hand: { A: 6, B: 5 }, asks: { as: 'B', kind: 'mulligan' } } },
      mulligan('B', false),
      { expect: { turn: 1 } },
    ],
    shows: across('not yet', null, '103.4', '103.4', null),
  },
  {
    name: 'A mulligan is for seven cards, and who keeps puts one on the bottom for each taken',
    editions: ['2026-02'],
    position: DECKS,
    script: [
      mulligan('A', true),
      mulligan('B', false),
      { expect: { hand: { A: 7, B: 7 }, asks: { as: 'A', kind: 'mulligan' } } },
      mulligan('A', true),
      { expect: { hand: { A: 7 } } },
      mulligan('A', false),
      { expect: { asks: { as: 'A', kind: 'bottom' } } },
      { as: 'A', answer: [0, 1] },
      { expect: { hand: { A: 5, B: 7 }, library: { A: 15 }, turn: 1 }, id: 'two on the bottom' },
    ],
    shows: across('two on the bottom', null, null, null, '103.5'),
  },
  {
    name: 'Who goes first draws no card in the first turn, and the other does',
    editions: [...ALL],
    position: DECKS,
    script: [
      mulligan('A', false),
      mulligan('B', false),
      { until: 'main1' },
      { expect: { turn: 1, active: 'A', hand: { A: 7 } }, id: 'no draw' },
      { until: 'turn' },
      { until: 'main1' },
      { expect: { turn: 2, active: 'B', hand: { B: 8 } } },
    ],
    shows: [
      ...across('no draw', '101.5a', '103.7a', '103.7a', '103.8a'),
      ...across('no draw', '101.5', '103.7', '103.7', '103.8'),
    ],
  },
];
