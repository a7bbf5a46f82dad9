/** Gaining and losing life. 2006: 410.2, 417.1 · 2009: 118.1–118.3, 603.2 · 2011: 119.1–119.3, 603.2 · 2026: 119, 603.2 */
import { RADIATION_KEY } from '../../abilities/inherent.ts';
import type { PlayerId } from '../../state/ids.ts';
import { count } from '../../state/turn-history.ts';
import { Reads } from '../../continuous/derived.ts';
import { canLoseLife, forbidden } from '../../continuous/prohibitions.ts';
import { isPlayer } from '../../meaning/players.ts';
import { changeLife } from '../../state/teams.ts';
import type { Cause, Happening } from '../event.ts';
import { note } from '../log.ts';
import { touch } from '../objects.ts';
import type { KindOf } from './kind.ts';

/** By how much more the team's total rises than the player's own, whose share of it was rounded up (2006: 606.9b · 2009: 806.9b). */
interface OfShare {
  rounding?: number;
}
/** How much the player had gained or lost this turn when it happened: of several at once only one can be the first. */
interface InTurn {
  before?: number;
}
export type GainLife = Happening<'gainLife'> & OfShare & InTurn;
export type LoseLife = Happening<'loseLife'> & OfShare & InTurn;
export type LifeEvent = GainLife | LoseLife;

export const gainLifeEvent = (player: PlayerId, amount: number, cause: Cause): GainLife => ({
  kind: 'gainLife',
  object: 0,
  player,
  amount,
  cause,
});

export const loseLifeEvent = (player: PlayerId, amount: number, cause: Cause): LoseLife => ({
  kind: 'loseLife',
  object: 0,
  player,
  amount,
  cause,
});

export const gainLife: KindOf<GainLife> = {
  perform(game, event) {
    const { player, amount, rounding = 0 } = event;
    const { lifeGained } = game.state.history;
    event.before = lifeGained[player] ?? 0;
    changeLife(game, player, amount + rounding);
    count(lifeGained, player, amount);
    touch(game, Reads.life | Reads.history);
    note(game, (w) => `${w.player(player)} gains ${amount} life.`);
    return amount > 0;
  },
  impossible: (game, { player, amount }) => amount <= 0 || forbidden(game, 'cantGainLife', player),
  patterns: {
    gainLife: (game, ctx, { who, first }, { player, before }) =>
      isPlayer(game, ctx, who, player) && (first !== true || before === 0),
  },
};

export const loseLife: KindOf<LoseLife> = {
  perform(game, event) {
    const { player, amount, cause, rounding = 0 } = event;
    const { lifeLost } = game.state.history;
    event.before = lifeLost[player] ?? 0;
    changeLife(game, player, rounding - amount);
    count(lifeLost, player, amount);
    touch(game, Reads.life | Reads.history);
    if (cause.reason !== 'damage')
      note(game, (w) => `${w.player(player)} ${cause.reason === 'cost' ? 'pays' : 'loses'} ${amount} life.`);
    return amount > 0;
  },
  impossible: (game, { player, amount }) => amount <= 0 || !canLoseLife(game, player),
  patterns: {
    loseLife: (game, ctx, { who, byDamage, byRadiation, first }, { player, cause, before }) =>
      (byRadiation !== true || cause.ability?.def === RADIATION_KEY) &&
      (byDamage !== true || cause.reason === 'damage') &&
      isPlayer(game, ctx, who, player) &&
      (first !== true || before === 0),
  },
};
