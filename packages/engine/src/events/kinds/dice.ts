/** Dice are rolled, and each of them has a result. 2006, 2009, 2011: none · 2026: 706 */
import type { Game } from '../../running/game.ts';
import { soOften } from '../../state/limits.ts';
import type { PlayerId } from '../../state/ids.ts';
import { randomBelow } from '../../state/random.ts';
import { compare } from '../../meaning/filter.ts';
import { isPlayer } from '../../meaning/players.ts';
import type { Cause, Happening } from '../event.ts';
import { note } from '../log.ts';
import { bound, type KindOf, onlySeen } from './kind.ts';

/** The player rolls `amount` dice at once. */
export interface RollDice extends Happening<'rollDice'> {
  sides: number;
  /** rolls that have never happened, one after the other (706.6) */
  ignored: readonly ('highest' | 'lowest')[];
  /** the natural results that are left, once the dice have been rolled; replacing the event leaves the list the same */
  readonly natural: number[];
}
/** One of the dice has the result `amount`. */
export interface Die extends Happening<'die'> {
  sides: number;
  natural: number;
}
export type DiceEvent = RollDice | Die;

export const rollDiceEvent = (
  player: PlayerId,
  count: number,
  sides: number,
  ignored: RollDice['ignored'],
  cause: Cause,
): RollDice => ({ kind: 'rollDice', object: 0, player, amount: count, cause, sides, ignored, natural: [] });

export const dieEvent = (player: PlayerId, sides: number, natural: number, result: number, cause: Cause): Die => ({
  kind: 'die',
  object: 0,
  player,
  amount: result,
  cause,
  sides,
  natural,
});

/** The same die rolled again: its modifiers stay (706.2b). */
export function rerolled(game: Game, event: Die): Die {
  const natural = rollOne(game, event.sides);
  note(game, (w) => `${w.player(event.player)} rolls ${natural} instead of ${event.natural}.`);
  return { ...event, natural, amount: event.amount + natural - event.natural };
}

const rollOne = (game: Game, sides: number): number => 1 + randomBelow(game.state, 'die', sides);

export const rollDice: KindOf<RollDice> = {
  perform(game, { player, amount, sides, ignored, natural }) {
    const rolled = Array.from({ length: soOften(amount) }, () => rollOne(game, sides));
    note(
      game,
      (w) =>
        `${w.player(player)} rolls ${rolled.join(', ')} on ${amount === 1 ? `a d${sides}` : `${amount} d${sides}`}.`,
    );
    for (const which of ignored) {
      if (rolled.length === 0) break;
      rolled.splice(rolled.indexOf(which === 'lowest' ? Math.min(...rolled) : Math.max(...rolled)), 1);
    }
    natural.push(...rolled);
    return rolled.length > 0;
  },
  impossible: (_game, { amount }) => amount <= 0,
  patterns: { rollDice: (game, ctx, { who }, { player }) => isPlayer(game, ctx, who, player) },
};

export const die: KindOf<Die> = {
  perform: onlySeen,
  patterns: {
    dieRoll: (game, ctx, { who, result, natural }, event) =>
      isPlayer(game, ctx, who, event.player) &&
      (result === undefined || compare(natural === true ? event.natural : event.amount, result.op, result.than)),
  },
  // a result may be below zero
  binds: (_game, event) => ({ ...bound(event), 'event.amount': { amount: event.amount } }),
};
