/** Tokens are created. 2006: 216 · 2009: 110.5 · 2011: 110.5 · 2026: 111, 701.7 */
import type { Filter } from '../../vocabulary/nouns.ts';
import type { Game } from '../../running/game.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import type { AbilityRef, CopySnapshot, Env } from '../../state/state.ts';
import type { Context } from '../../meaning/context.ts';
import { matches } from '../../meaning/filter.ts';
import { isPlayer } from '../../meaning/players.ts';
import type { Arrival, Cause, Happening } from '../event.ts';
import { cease, newToken } from '../objects.ts';
import type { KindOf } from './kind.ts';

/** So many tokens that are alike: as they are described, or as copies. */
export interface TokenKind {
  readonly amount: number;
  readonly made: {
    readonly ref: AbilityRef | null;
    readonly env: Env | null;
    readonly copied: CopySnapshot | null;
    readonly by: ObjectId;
  };
  readonly arrives: Partial<Arrival>;
}

/** The player creates all those tokens at once, `amount` in all; each of them moves to the battlefield in an event of its own. */
export interface CreateToken extends Happening<'createToken'> {
  kinds: readonly TokenKind[];
  /** the kinds of what has been created, once that is known; replacing the event leaves the list the same */
  readonly created: TokenKind[];
}
export type TokenEvent = CreateToken;

const inAll = (kinds: readonly TokenKind[]): number => kinds.reduce((sum, { amount }) => sum + amount, 0);

export const createTokenEvent = (player: PlayerId, kinds: readonly TokenKind[], cause: Cause): CreateToken => ({
  kind: 'createToken',
  object: 0,
  player,
  amount: inAll(kinds),
  cause,
  kinds,
  created: [],
});

/** The event with other kinds of tokens. */
export const withKinds = (event: CreateToken, kinds: readonly TokenKind[]): CreateToken => ({
  ...event,
  amount: inAll(kinds),
  kinds,
});

/**
 * Whether tokens of that kind are such ones. They are read as what creates them describes them, before any effect that would change them on
 * the battlefield (2026: 701.7b).
 */
export function areSuch(
  game: Game,
  ctx: Context,
  { player }: CreateToken,
  { made }: TokenKind,
  what: Filter | undefined,
): boolean {
  if (what === undefined) return true;
  const one = newToken(game.state, player, made);
  const such = matches(game, ctx, one, what);
  cease(game, one);
  return such;
}

export const createToken: KindOf<CreateToken> = {
  perform(_game, { kinds, created }) {
    created.push(...kinds);
    return true;
  },
  patterns: {
    token: (game, ctx, { who, what }, event) =>
      isPlayer(game, ctx, who, event.player) && event.kinds.some((kind) => areSuch(game, ctx, event, kind, what)),
  },
};
