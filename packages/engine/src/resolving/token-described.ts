/** What an effect says that a token is, fixed as it is created. 2006: 216.1, 418.6c · 2009, 2011: 110.5b–c, 612.2a · 2026: 111.3–4, 201.5b, 612.2a */
import type { TokenSpec } from '../vocabulary/instructions.ts';
import type { Quantity } from '../vocabulary/quantities.ts';
import type { Game } from '../running/game.ts';
import type { Env } from '../state/state.ts';
import { refTo } from '../abilities/paths.ts';
import type { TokenKind } from '../events/kinds/token.ts';
import { type Context, extended } from '../meaning/context.ts';
import { bound } from '../meaning/memory.ts';
import { amountOf } from '../meaning/quantity.ts';

/** What the text says that a token is. */
export function describedAs(game: Game, ctx: Context, token: TokenSpec): TokenKind['made'] {
  // numbers are fixed as the token is made, and its abilities know what made it (2026: 201.5b)
  const fixed = (name: string, q: Quantity | undefined): Env =>
    q === undefined || typeof q === 'number' ? {} : { [name]: { amount: amountOf(game, ctx, q) } };
  const named = ({ colors, subtypes }: TokenSpec): Env =>
    Object.fromEntries(
      [...colors, ...subtypes].flatMap((word) => {
        const chosen = typeof word === 'string' ? undefined : bound(game, ctx, word.ref)?.word;
        return typeof word === 'string' || chosen === undefined ? [] : [[word.ref, { word: chosen }]];
      }),
    );
  return {
    ref: refTo(game, ctx, token),
    env: extended(ctx.env, {
      granter: { objects: [ctx.source] },
      'token.x': { amount: amountOf(game, ctx, { q: 'x' }) },
      ...named(token),
      ...fixed('token.power', token.power),
      ...fixed('token.toughness', token.toughness),
    }),
    copied: null,
    by: ctx.source,
  };
}
