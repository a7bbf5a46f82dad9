/** Starting a game: opening hands, mulligans, the first draw. 2006: 101 · 2009, 2011, 2026: 103 */
import type { ScenarioInput } from '@rulewright/scenario';
import { ALL } from '../cards.ts';

const deck = { library: ['Forest ×20'] };
const DECKS: ScenarioInput['position'] = { start: true, active: 'A', sides: { A: deck, B: deck } };
const mulligan = (as: string, answer: boolean) => ({ as, answer, kind: 'mulligan' });

export const mulligans: readonly ScenarioInput[] = [
  {
    name: 'Each player begins with twenty life and seven cards of a shuffled deck',
    editions: [...ALL],
    position: {
      start: true,
      active: 'A',
      sides: { A: { library: ['Forest ×30', 'Swamp ×30'] }, B: deck },
    },
    script: [
      {
        expect: {
          life: { A: 20, B: 20 },
          hand: { A: 7, B: 7 },
          library: { A: 53, B: 13 },
          asks: { as: 'A', kind: 'mulligan' },
        },
        id: 'begun',
      },
      mulligan('A', false),
      mulligan('B', false),
      { expect: { turn: 1, active: 'A' }, id: 'first turn' },
    ],
    shows: [
      { rule: '101.3', edition: '2006-10', by: 'begun' },
      { rule: '101.5', edition: '2006-10', by: 'first turn' },
      { rule: '103.3', edition: '2009-10', by: 'begun' },
      { rule: '103.7', edition: '2009-10', by: 'first turn' },
      { rule: '103.3', edition: '2011-09', by: 'begun' },
      { rule: '103.7', edition: '2011-09', by: 'first turn' },
      { rule: '103.4', edition: '2026-02', by: 'begun' },
      { rule: '103.8', edition: '2026-02', by: 'first turn' },
    ],
  },
  {
    name: 'The starting player takes all of their mulligans before the next player takes any',
    editions: ['2006-10'],
    position: DECKS,
    script: [
      mulligan('A', true),
      { expect: { hand: { A: 6, B: 7 }, asks: { as: 'A', kind: 'mulligan' } }, id: 'again' },
      mulligan('A', true),
      { expect: { hand: { A: 5, B: 7 } } },
      mulligan('A', false),
      mulligan('B', true),
      { expect: { hand: { A: 5, B: 6 } }, id: 'then' },
      mulligan('B', false),
      { expect: { turn: 1 } },
    ],
    shows: [{ rule: '101.4', edition: '2006-10', by: 'again' }],
  },
  {
    name: 'All players decide in turn order, and those who take a mulligan do so at once',
    editions: ['2009-10', '2011-09', '2026-02'],
    position: DECKS,
    script: [
      mulligan('A', true),
      { expect: { hand: { A: 7, B: 7 }, asks: { as: 'B', kind: 'mulligan' } }, id: 'declared' },
      mulligan('B', true),
      { expect: { hand: { A: 6, B: 6 } }, in: ['2009-10', '2011-09'], id: 'six' },
      { expect: { hand: { A: 7, B: 7 } }, in: ['2026-02'] },
      mulligan('A', true),
      mulligan('B', false),
      { as: 'B', answer: [0], kind: 'bottom', in: ['2026-02'] },
      { expect: { hand: { A: 5, B: 6 }, asks: { as: 'A', kind: 'mulligan' } }, in: ['2009-10', '2011-09'] },
      mulligan('A', false),
      { as: 'A', answer: [1, 0], kind: 'bottom', in: ['2026-02'] },
      { expect: { hand: { A: 5, B: 6 }, library: { A: 15, B: 14 }, turn: 1 }, id: 'kept' },
    ],
    shows: [
      { rule: '103.4', edition: '2009-10', by: 'declared' },
      { rule: '103.4', edition: '2011-09', by: 'declared' },
      { rule: '103.5', edition: '2026-02', by: 'kept' },
    ],
  },
  {
    name: 'Who goes first in a game of two skips the first draw step',
    editions: [...ALL],
    position: DECKS,
    script: [
      mulligan('A', false),
      mulligan('B', false),
      { until: 'draw' },
      // the first draw step that comes is the other player's
      { expect: { turn: 2, active: 'B', hand: { A: 7, B: 8 } }, id: 'skipped' },
    ],
    shows: [
      { rule: '101.5a', edition: '2006-10', by: 'skipped' },
      { rule: '103.7a', edition: '2009-10', by: 'skipped' },
      { rule: '103.7a', edition: '2011-09', by: 'skipped' },
      { rule: '103.8a', edition: '2026-02', by: 'skipped' },
    ],
  },
];
