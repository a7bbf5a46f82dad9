/** Rolling dice, and the results tables of card text. 2006, 2009, 2011: none · 2026: 706.2–706.4, 706.6, 706.8 */
import type { Doing, TableRow } from '../../vocabulary/instructions.ts';
import type { Game } from '../../running/game.ts';
import type { PlayerId } from '../../state/ids.ts';
import type { Memory } from '../../state/state.ts';
import { askOptions } from '../../decisions/ask.ts';
import { causedBy } from '../../events/cause.ts';
import type { Cause, GameEvent, Outcome } from '../../events/event.ts';
import { rememberEvent } from '../../events/kinds/remember.ts';
import { dieEvent, type RollDice, rollDiceEvent } from '../../events/kinds/dice.ts';
import { actorsOf } from '../../meaning/actors.ts';
import { bind, type Context, withBinding } from '../../meaning/context.ts';
import { memoryOf, rememberedUnder, STORED } from '../../meaning/memory.ts';
import { amountOf } from '../../meaning/quantity.ts';
import { carryOutWith } from '../carry-out.ts';
import { act } from '../outcome.ts';
import { always, type Verbs } from './verb.ts';

type Roll = Doing<'rollDice'>;

/** What rolling needs of the resolution that it is part of. */
interface Resolution {
  make(events: readonly GameEvent[]): readonly Outcome[];
  /** carries a row of the table out, with that player as `actor` */
  follow(player: PlayerId, effect: TableRow['effect']): void;
}

/** Each player rolls and follows the table, and rolls again where it says so: the same dice with the same modifiers (706.3c). */
export function rollDice(game: Game, ctx: Context, i: Roll, resolution: Resolution): void {
  const shares: { player: PlayerId; results: readonly number[] }[] = [];
  for (const player of actorsOf(game, ctx, i.who)) {
    let again = true;
    while (again) {
      const results = rolled(game, ctx, i, player, resolution);
      shares.push({ player, results });
      again = false;
      for (const result of results) {
        if (i.out !== undefined) bind(ctx, i.out, { amount: result, players: [player], did: true });
        for (const row of i.table ?? []) {
          if (result < row.from || (row.to !== null && result > row.to)) continue;
          resolution.follow(player, row.effect);
          again ||= row.again === true;
        }
      }
    }
  }
  if (i.out === undefined) return;
  const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
  bind(ctx, i.out, {
    amount: sum(shares.map(({ results }) => sum(results))),
    players: [...new Set(shares.map(({ player }) => player))],
    did: shares.some(({ results }) => results.length > 0),
    ...(shares.some(isDoubles) ? { word: 'doubles' } : {}),
    shares: shares.map(({ player, results }) => ({ player, objects: [], amount: sum(results) })),
  });
}

/** Two dice with the same result (2026: 706.5). */
const isDoubles = ({ results: [one, two, ...more] }: { results: readonly number[] }): boolean =>
  one !== undefined && one === two && more.length === 0;

/** The results of one roll, without what was ignored (706.2, 706.6). */
function rolled(game: Game, ctx: Context, i: Roll, player: PlayerId, { make }: Resolution): readonly number[] {
  const own = withBinding(ctx, 'actor', { players: [player] });
  const cause = causedBy(ctx);
  const ignored = i.ignore === undefined ? [] : [i.ignore];
  const roll = rollDiceEvent(player, amountOf(game, own, i.count ?? 1), i.sides, ignored, cause);
  make([roll]);
  const plus = i.plus === undefined ? 0 : amountOf(game, own, i.plus);
  const results = resultsOf(roll, plus, cause, make);
  if (i.store === true) make([rememberEvent(ctx.source, asStored(game, ctx, i.sides, results), cause)]);
  return results;
}

/** The kind of die and what came up (706.8a). */
const asStored = (game: Game, ctx: Context, sides: number, results: readonly number[]): Memory[] =>
  results.map((amount) => memoryOf(game, ctx, STORED, 'number', { amount, word: String(sides) }));

/** Dice of the same kinds are rolled, and their results stored instead (706.8b). */
function rerollStored(game: Game, ctx: Context, i: Doing<'rerollStored'>, make: Resolution['make']): void {
  const cause = causedBy(ctx);
  for (const player of actorsOf(game, ctx, i.who)) {
    const stored = rememberedUnder(game, ctx, STORED);
    const chosen = askOptions(game, {
      kind: 'option',
      player,
      source: ctx.source,
      purpose: 'reroll',
      options: stored.map(({ value }) => ({ text: `${value.amount} of a d${value.word}` })),
      min: 0,
      max: stored.length,
    }).map((at) => stored[at] as Memory);
    const again = [...new Set(chosen.map(({ value }) => Number(value.word)))].flatMap((sides) => {
      const count = chosen.filter(({ value }) => Number(value.word) === sides).length;
      const roll = rollDiceEvent(player, count, sides, [], cause);
      make([roll]);
      return asStored(game, ctx, sides, resultsOf(roll, 0, cause, make));
    });
    if (chosen.length > 0) make([rememberEvent(ctx.source, again, cause, -1, chosen)]);
  }
}

/** The dice of a roll come up: their results, each so much higher than what it shows (706.2). */
export const resultsOf = (roll: RollDice, plus: number, cause: Cause, make: Resolution['make']): readonly number[] =>
  make(roll.natural.map((natural) => dieEvent(roll.player, roll.sides, natural, natural + plus, cause))).map(
    ({ amount }) => amount,
  );

/** Dice. */
export const DICE = {
  rollDice: {
    possible: always,
    carryOut: (game, ctx, i, original) =>
      rollDice(game, ctx, i, {
        make: (events) => act(game, ctx, undefined, events),
        follow: (player, effect) => carryOutWith(game, ctx, 'actor', { players: [player] }, effect, original),
      }),
  },
  rerollStored: {
    possible: always,
    carryOut: (game, ctx, i) => rerollStored(game, ctx, i, (events) => act(game, ctx, undefined, events)),
  },
} satisfies Partial<Verbs>;
