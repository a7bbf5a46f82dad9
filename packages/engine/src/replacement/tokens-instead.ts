/** Effects that have other tokens created, or other numbers of them. 2006: 216, 419 · 2009, 2011: 110.5, 614 · 2026: 111, 614.16, 701.7b */
import type { Replacement } from '../vocabulary/rules-effects.ts';
import type { Game } from '../running/game.ts';
import { greater } from '../state/numbers.ts';
import { areSuch, type CreateToken, type TokenKind, withKinds } from '../events/kinds/token.ts';
import { type Context, withBinding } from '../meaning/context.ts';
import { amountOf } from '../meaning/quantity.ts';
import { describedAs } from '../resolving/token-described.ts';

/**
 * What is created instead: of each kind that the effect is about another number, or other tokens in their place or besides them. How the
 * others arrive, tapped or attacking, is how those arrive in whose place or beside which they are created.
 */
export function tokensInstead(game: Game, event: CreateToken, ctx: Context, replacement: Replacement): CreateToken {
  const { event: pattern, instead } = replacement;
  if (pattern.on !== 'token') throw new Error(`Tokens are replaced where the event is "${pattern.on}"`);
  const such = event.kinds.filter((kind) => areSuch(game, ctx, event, kind, pattern.what));
  const count = (quantity: Parameters<typeof amountOf>[2], many: number): number =>
    greater(0, amountOf(game, withBinding(ctx, 'event.amount', { amount: many }), quantity));
  if (instead.instead === 'amount') {
    const changed = (kind: TokenKind): TokenKind => ({ ...kind, amount: count(instead.amount, kind.amount) });
    return withKinds(
      event,
      event.kinds.map((kind) => (such.includes(kind) ? changed(kind) : kind)),
    );
  }
  if (instead.instead !== 'tokens') throw new Error(`Tokens are replaced by "${instead.instead}"`);
  const [first] = such as [TokenKind];
  const many = such.reduce((sum, { amount }) => sum + amount, 0);
  const others = instead.made.map(({ count: quantity, token }) => ({
    amount: count(quantity, many),
    made: describedAs(game, ctx, token),
    arrives: first.arrives,
  }));
  const left = instead.besides === true ? event.kinds : event.kinds.filter((kind) => !such.includes(kind));
  return withKinds(event, [...left, ...others]);
}
