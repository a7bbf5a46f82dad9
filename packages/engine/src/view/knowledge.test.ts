/** Which cards lie hidden from whom. 2006: 217.2–4 · 2009, 2011, 2026: 400.2, 401.5, 402.3 */
import { expect, test } from 'vitest';
import { basic, card, table } from '../casting/table-in-tests.ts';
import type { Game } from '../running/game.ts';
import type { ObjectId } from '../state/ids.ts';
import { definitionOf, objectOf } from '../state/objects.ts';
import type { WritableObject } from '../state/state.ts';
import type { Ability } from '../vocabulary/abilities.ts';
import { hiddenFrom, knows, shownCards } from './knowledge.ts';

const rule = (name: string, words: object): ReturnType<typeof card> =>
  card(name, '1', ['artifact'], [{ ability: 'static', parts: [{ part: 'rule', rule: words }] } as Ability]);
const CARDS = [
  card('Bear', '1', ['creature']),
  card('Spark', '1', ['instant']),
  basic('Field'),
  rule('Open Hands', { rule: 'playWithHandRevealed', who: { who: 'all' } }),
  rule('Open Tops', { rule: 'playWithTopRevealed', who: { who: 'all' } }),
];

const board = (battlefield: string[] = ['Bear']): Game =>
  table(
    '2026-02',
    CARDS,
    { battlefield, hand: ['Spark'], library: ['Field', 'Bear'], graveyard: ['Spark'] },
    { hand: ['Bear'], library: ['Spark'] },
  ).game;
const of = (game: Game, id: ObjectId | undefined): WritableObject => objectOf(game, id ?? 0) as WritableObject;
/** By name, without the five Plains at the bottom of each library. */
const hidden = (game: Game, seat: number): string[] =>
  hiddenFrom(game, seat)
    .map((object) => definitionOf(game, object).name)
    .filter((name) => name !== 'Plains');

test('the hands of others and both libraries are hidden, and nothing else', () => {
  const game = board();
  expect(hidden(game, 0)).toEqual(['Field', 'Bear', 'Bear', 'Spark']);
  expect(hidden(game, 1)).toEqual(['Spark', 'Field', 'Bear', 'Spark']);
  expect(hidden(game, -1)).toEqual(['Spark', 'Field', 'Bear', 'Bear', 'Spark']);
});

test('who knows a card is shown it', () => {
  const game = board();
  const [top, below] = game.state.players[0]?.library ?? [];
  of(game, below).known = 1 << 1;
  expect(hidden(game, 1)).toEqual(['Spark', 'Field', 'Spark']);
  of(game, top).known = 0xffff;
  expect(hidden(game, 0)).toEqual(['Bear', 'Bear', 'Spark']);
  expect(hidden(game, -1)).toEqual(['Spark', 'Bear', 'Bear', 'Spark']);
  expect(shownCards(game, 1).has(of(game, below).card)).toBe(true);
  expect(shownCards(game, 0).has(of(game, below).card)).toBe(false);
  expect(shownCards(game, 0).has(of(game, game.state.battlefield[0]).card)).toBe(true);
});

test('hands and tops that are played revealed are shown to everybody, of a library the top alone', () => {
  const hands = board(['Open Hands']);
  for (const seat of [0, 1, -1]) expect(hidden(hands, seat)).toEqual(['Field', 'Bear', 'Spark']);
  const tops = board(['Open Tops']);
  expect(hidden(tops, 0)).toEqual(['Bear', 'Bear']);
  expect(hidden(tops, -1)).toEqual(['Spark', 'Bear', 'Bear']);
});

test('what is face down on the battlefield or in exile is hidden from who may not look at it', () => {
  const game = board();
  const bear = of(game, game.state.battlefield[0]);
  Object.assign(bear, { faceDown: true, faceDownBy: 'morph', known: 1 });
  expect([0, 1, -1].map((seat) => hiddenFrom(game, seat).includes(bear))).toEqual([false, true, true]);
  expect([0, 1, -1].map((seat) => knows(game, bear, seat))).toEqual([true, false, false]);
  Object.assign(bear, { faceDown: false, faceDownBy: null, hidden: true, known: 1 << 1 });
  expect([0, 1, -1].map((seat) => hiddenFrom(game, seat).includes(bear))).toEqual([true, false, true]);
});

test('as the game ends everybody is shown what lies face down', () => {
  const game = board();
  const bear = of(game, game.state.battlefield[0]);
  Object.assign(bear, { faceDown: true, faceDownBy: 'morph', known: 1 });
  expect(knows(game, bear, -1)).toBe(false);
  game.state.result = { result: 'won', winners: [0], reason: 'an effect' };
  expect(knows(game, bear, -1)).toBe(true);
  // a hand is not shown for that
  const held = of(game, game.state.players[0]?.hand[0]);
  expect(knows(game, held, -1)).toBe(false);
});
