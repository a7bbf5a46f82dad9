/**
 * Whether a triggered ability of an object has triggered and not yet left the stack. 2006, 2009: none · 2011: 311.6, 704.5w · 2026: 312.7, 314.6,
 * 704.5s–t, 704.5v, 704.6e–f
 */
import type { Game } from '../running/game.ts';
import type { ObjectId } from '../state/ids.ts';
import { objectOf } from '../state/objects.ts';
import type { AbilityRef } from '../state/state.ts';
import { nodeAt } from './lookup.ts';

/** Any, or only those of a keyword. */
export function isSourceOfWaiting(game: Game, source: ObjectId, keyword: string | null): boolean {
  const counts = (ref: AbilityRef | null): boolean =>
    ref !== null && (keyword === null || (nodeAt(game, ref) as { keyword?: string }).keyword === keyword);
  const { pending, stack } = game.state;
  return (
    pending.some((trigger) => trigger.source === source && counts(trigger.ability)) ||
    stack.some((id) => {
      const of = objectOf(game, id)?.stack;
      return of?.kind === 'triggered' && of.source === source && counts(of.ability);
    })
  );
}
