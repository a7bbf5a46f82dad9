/** What an ability's object remembers: choices and linked objects. 2006: 217.7d, 503.8 · 2009, 2011: 607, 706.7 · 2026: 607, 707.7 */
import type { Game } from '../state/game.ts';
import { objectOrLast } from '../state/objects.ts';
import type { ObjectId } from '../state/ids.ts';
import type { Binding } from '../state/state.ts';
import type { Context } from './context.ts';

/** The value bound to a name: in the ability's own bindings, else remembered by its object under that link. */
export function bound(game: Game, ctx: Context, name: string): Binding | null {
  const own = ctx.env[name];
  if (own !== undefined) return own;
  const memory = objectOrLast(game, ctx.source)?.memory;
  if (memory != null) {
    for (let i = memory.length - 1; i >= 0; i--) {
      const m = memory[i] as (typeof memory)[number];
      if (m.link === name) return m.value;
    }
  }
  return null;
}

/** All objects remembered under that link, by whatever ability and however often (2006: 217.7d · 2009, 2011, 2026: 607.2a). */
export function rememberedObjects(game: Game, ctx: Context, link: string): readonly ObjectId[] {
  const memory = objectOrLast(game, ctx.source)?.memory ?? [];
  const objects = memory.flatMap((m) => (m.link === link ? (m.value.objects ?? []) : []));
  return [...(ctx.env[link]?.objects ?? []), ...objects];
}

/** The words a name stands for: one, or one for each player who chose. Empty if nothing was chosen. */
export function wordsOf(game: Game, ctx: Context, word: string | { ref: string }): readonly string[] {
  if (typeof word === 'string') return [word];
  const value = bound(game, ctx, word.ref);
  return value?.words ?? (value?.word === undefined ? [] : [value.word]);
}

/** A word that may be literal or chosen earlier; null if nothing was chosen. */
export function wordOf(game: Game, ctx: Context, word: string | { ref: string }): string | null {
  return typeof word === 'string' ? word : (bound(game, ctx, word.ref)?.word ?? null);
}
