/** A table takes in and loses permanents that do nothing, and is made anew where one says something of another. 2006: 418 · 2009, 2011, 2026: 613 */
import { describe, expect, test } from 'vitest';
import { card, creature, table, yours, you } from '../casting/table-in-tests.ts';
import { holdingsOf } from '../casting/holdings.ts';
import { byPlayer } from '../events/cause.ts';
import { happen } from '../events/happen.ts';
import { countersEvent } from '../events/kinds/counters.ts';
import { moveEvent } from '../events/kinds/move.ts';
import type { Game } from '../running/game.ts';
import type { ObjectId } from '../state/ids.ts';
import type { Zone } from '../vocabulary/words.ts';
import { EDITIONS } from '../state/names.ts';
import { staleness } from '../soundness/derived.ts';
import { arrival } from '../events/event.ts';
import { derive } from './derive.ts';

const anthem = card(
  'Anthem',
  '',
  ['enchantment'],
  [
    {
      ability: 'static',
      parts: [
        {
          part: 'change',
          affects: { set: 'all', where: { is: 'and', of: [creature, yours] } },
          mods: [{ mod: 'modifyPT', power: 1, toughness: 1 }],
        },
      ],
    },
  ],
);
const crowded = card(
  'Crowded',
  '',
  ['enchantment'],
  [
    {
      ability: 'static',
      condition: { if: 'compare', left: { q: 'count', of: { set: 'all', where: creature } }, op: '≥', right: 2 },
      parts: [{ part: 'rule', rule: { rule: 'maxHandSize', who: you, n: 'none' } }],
    },
  ],
);
const watcher = card(
  'Watcher',
  '1',
  ['creature'],
  [
    {
      ability: 'triggered',
      event: { on: 'move', what: creature, to: 'battlefield' },
      body: { effect: [{ do: 'gainLife', who: you, amount: 1 }] },
    },
  ],
);
const bear = card('Bear', '1', ['creature'], [{ ability: 'keyword', keyword: 'vigilance' }]);

const move = (game: Game, object: ObjectId, from: Zone, to: Zone): void => {
  const arriving = to === 'battlefield' ? { arrival: arrival(0) } : {};
  happen(game, [moveEvent({ object, from, to, ...arriving }, byPlayer(0))]);
};

describe.each(EDITIONS)('under %s', (edition) => {
  /** A game with those permanents, a Bear on the battlefield, and one in hand. */
  const setUp = (...others: ReturnType<typeof card>[]) => {
    const { game } = table(edition, [bear, ...others], {
      battlefield: ['Bear', ...others.map(({ name }) => name)],
      hand: ['Bear'],
    });
    return { game, there: game.state.battlefield[0] ?? 0, held: game.state.players[0]?.hand[0] ?? 0 };
  };

  test('a creature enters, another leaves: the same table, which is what a new one would be', () => {
    const { game, there, held } = setUp();
    const before = derive(game);
    move(game, held, 'hand', 'battlefield');
    expect(derive(game)).toBe(before);
    expect(staleness(game)).toEqual([]);
    move(game, there, 'battlefield', 'graveyard');
    expect(derive(game)).toBe(before);
    expect(staleness(game)).toEqual([]);
    move(game, game.state.players[0]?.graveyard[0] ?? 0, 'graveyard', 'exile');
    expect(staleness(game)).toEqual([]);
  });

  test.each([
    ['an effect on all creatures', anthem],
    ['a condition that counts them', crowded],
  ])('%s: a new table', (_what, other) => {
    const { game, there, held } = setUp(other);
    const before = derive(game);
    move(game, held, 'hand', 'battlefield');
    expect(derive(game)).not.toBe(before);
    expect(staleness(game)).toEqual([]);
    const after = derive(game);
    move(game, there, 'battlefield', 'graveyard');
    expect(derive(game)).not.toBe(after);
    expect(staleness(game)).toEqual([]);
  });

  test('an ability that triggers comes and goes with its creature', () => {
    const { game, held } = setUp(watcher);
    const [, its = 0] = game.state.battlefield;
    move(game, held, 'hand', 'battlefield');
    expect(game.state.pending).toHaveLength(1);
    move(game, its, 'battlefield', 'hand');
    expect(derive(game).triggers.move ?? []).toHaveLength(0);
    expect(staleness(game)).toEqual([]);
  });

  test('counters go with what had them', () => {
    const { game, there } = setUp();
    happen(game, [countersEvent(there, '+1/+1', 2, byPlayer(0))]);
    derive(game);
    move(game, there, 'battlefield', 'graveyard');
    expect(staleness(game)).toEqual([]);
  });

  test('what a player has is looked through again', () => {
    const { game, held } = setUp();
    const before = holdingsOf(game, 0);
    move(game, held, 'hand', 'battlefield');
    move(game, game.state.battlefield.at(-1) ?? 0, 'battlefield', 'hand');
    expect(holdingsOf(game, 0)).not.toBe(before);
  });
});
