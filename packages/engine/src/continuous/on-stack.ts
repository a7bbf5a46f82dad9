/**
 * What comes onto the stack and leaves it. Of an ability nothing functions there, and of most spells: a table that no effect or condition
 * connects with the stack stays true, and takes them in. 2006: 402 · 2009, 2011: 112.7 · 2026: 113.7 (no rule: the machine)
 */
import { Reads } from './derived.ts';
import { ON_STACK } from './functioning.ts';
import { Table } from './table.ts';
import type { Game } from '../running/game.ts';
import type { GameObject } from '../state/state.ts';

/** An object has come onto the stack from where nothing of it functioned. */
export function admitToStack(game: Game, object: GameObject): void {
  const table = stackTable(game);
  if (table === null) return;
  if (object.stack?.given !== undefined || (table.admit(object).zones & ON_STACK) !== 0) game.derived = null;
}

/** An object leaves the stack for where nothing of it functions, or for nowhere. */
export function dismissFromStack(game: Game, object: GameObject): void {
  const table = stackTable(game);
  if (table === null) return;
  if ((table.profile(object).zones & ON_STACK) === 0) table.dismiss(object);
  else game.derived = null;
}

/** The table at hand, if it stays true whatever comes onto the stack; else it is dropped. */
function stackTable(game: Game): Table | null {
  const table = game.derived;
  if (table instanceof Table && !table.reachesStack && (table.reads & Reads.stack) === 0) return table;
  game.derived = null;
  return null;
}
