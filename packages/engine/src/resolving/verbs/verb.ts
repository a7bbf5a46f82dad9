/**
 * What a verb is: whether it can be chosen, and what carrying it out does. It imports neither the pipeline of events nor the table of verbs:
 * `happen`, `carryOut` and `canDo` reach both through the game. 2006: 413, 423.3 · 2009, 2011, 2026: 608, 701
 */
import type { Doing, VerbName } from '../../vocabulary/instructions.ts';
import type { ObjectSet } from '../../vocabulary/nouns.ts';
import type { Game } from '../../running/game.ts';
import type { Context } from '../../meaning/context.ts';
import { available } from '../possible.ts';

/** What a replacement effect replaced: the instruction `original` lets it happen after all. Null outside of one. */
export type Original = (() => void) | null;

export interface Verb<K extends VerbName> {
  /** Whether a player may choose to carry it out. False only where that is plainly impossible. */
  readonly possible: (game: Game, ctx: Context, i: Doing<K>) => boolean;
  readonly carryOut: (game: Game, ctx: Context, i: Doing<K>, original: Original) => void;
}
/** A verb for each name. */
export type Verbs<K extends VerbName = VerbName> = { readonly [N in K]: Verb<N> };

/** Nothing stands in the way of choosing it. */
export const always = (): boolean => true;

/** There is something to do it to: each of the nouns under those keys gives an object. */
export const thereIs =
  <K extends string>(...keys: readonly K[]) =>
  (game: Game, ctx: Context, i: { readonly [N in K]: ObjectSet }): boolean =>
    keys.every((key) => available(game, ctx, i[key]) > 0);
