/** Keyword actions and coin flips that abilities trigger on, once they are complete. 2006: 205 · 2009, 2011: 701, 705 · 2026: 700.12–15, 701, 705 */
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { matches } from '../../meaning/filter.ts';
import { isPlayer } from '../../meaning/players.ts';
import type { Cause, Happening } from '../event.ts';
import { bound, type KindOf, onlySeen, type PatternOn } from './kind.ts';

/** A player, or a permanent, has done that. */
export interface Action extends Happening<'action'> {
  action: PatternOn<'action'>['action'];
  /** a second object: which creature was mentored */
  other: ObjectId;
  /** of a clash */
  won: boolean;
  /** of mana spent on spells this turn: how much it was before; `amount` is how much it is now */
  before: number;
}
export interface Coin extends Happening<'coin'> {
  /** null: a flip that nobody wins or loses */
  won: boolean | null;
}
export type PlayerAction = Action | Coin;

export const actionEvent = (
  action: PatternOn<'action'>['action'],
  player: PlayerId,
  cause: Cause,
  { object = 0, other = 0, amount = 0, won = false, before = 0 }: Partial<Omit<Action, 'kind' | 'action'>> = {},
): Action => ({ kind: 'action', object, player, amount, cause, action, other, won, before });

export const coinEvent = (player: PlayerId, won: boolean | null, cause: Cause): Coin => ({
  kind: 'coin',
  object: 0,
  player,
  amount: 0,
  cause,
  won,
});

export const action: KindOf<Action> = {
  perform: onlySeen,
  patterns: {
    action: (game, ctx, pattern, { action: done, object, player, other, won, before, amount }) =>
      done === pattern.action &&
      (pattern.who === undefined || isPlayer(game, ctx, pattern.who, player)) &&
      (pattern.what === undefined || matches(game, ctx, object, pattern.what)) &&
      (pattern.to === undefined || matches(game, ctx, other, pattern.to)) &&
      (pattern.won !== true || won) &&
      (pattern.nth === undefined || (before < pattern.nth && pattern.nth <= amount)),
  },
  binds: (_game, event) =>
    event.action === 'clash'
      ? { ...bound(event), 'event.won': { players: event.won ? [event.player] : [] } }
      : bound(event, event.other),
};

export const coin: KindOf<Coin> = {
  perform: onlySeen,
  patterns: {
    flipCoin: (game, ctx, pattern, { player, won }) =>
      isPlayer(game, ctx, pattern.who, player) && (pattern.won === undefined || won === pattern.won),
  },
};
