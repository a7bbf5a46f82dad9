/** Tokens are created. 2006: 216 · 2009: 110.5 · 2011: 110.5 · 2026: 111, 701.7 */
import type { PlayerId } from '../../state/ids.ts';
import { isPlayer } from '../../meaning/players.ts';
import type { Cause, Happening } from '../event.ts';
import { type KindOf, onlySeen } from './kind.ts';

/** The player creates `amount` tokens of one kind; each of them moves to the battlefield in an event of its own. */
export type CreateToken = Happening<'createToken'>;
export type TokenEvent = CreateToken;

export const createTokenEvent = (player: PlayerId, amount: number, cause: Cause): CreateToken => ({
  kind: 'createToken',
  object: 0,
  player,
  amount,
  cause,
});

export const createToken: KindOf<CreateToken> = {
  perform: onlySeen,
  patterns: { token: (game, ctx, { who }, { player }) => isPlayer(game, ctx, who, player) },
};
