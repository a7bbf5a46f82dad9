/** States that lie one after the other, sharing what is the same in both. 2006: 100 · 2009, 2011, 2026: 100 (no rule: undo) */
import type { GameState } from './state.ts';

/** How deep in a state its parts are compared: its fields, their entries, the fields of those, the entries of these. */
const DEPTH = 4;

/** The state with every part that equals that of the earlier one replaced by that one. Neither may be changed afterwards. */
export const sharing = (state: GameState, earlier: GameState): GameState => shared(state, earlier, DEPTH) as GameState;

/** `now` or, where it is the same, `before`; parts of it by parts of that. Below the depth only what is identical is the same. */
function shared(now: unknown, before: unknown, depth: number): unknown {
  if (now === before || depth === 0 || typeof now !== 'object' || typeof before !== 'object') return now;
  if (now === null || before === null || Array.isArray(now) !== Array.isArray(before)) return now;
  return Array.isArray(now) ? sharedList(now, before as unknown[], depth) : sharedRecord(now, before, depth);
}

function sharedList(now: unknown[], before: readonly unknown[], depth: number): unknown {
  let same = now.length === before.length;
  for (let i = 0; i < now.length; i++) {
    const part = shared(now[i], before[i], depth - 1);
    now[i] = part;
    same &&= part === before[i];
  }
  return same ? before : now;
}

function sharedRecord(now: object, before: object, depth: number): unknown {
  let same = true;
  for (const key in now) {
    const field = key as keyof typeof now;
    const part = shared(now[field], before[field], depth - 1);
    if (part !== now[field]) (now as Record<string, unknown>)[key] = part;
    same &&= part === before[field];
  }
  return same && Object.keys(now).length === Object.keys(before).length ? before : now;
}
