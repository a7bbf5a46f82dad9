/** Writing down what is announced for a spell or ability on the stack. 2006: 409.1 · 2009, 2011, 2026: 601.2 */
import type { Game } from '../running/game.ts';
import type { ObjectId } from '../state/ids.ts';
import { objectOf } from '../state/objects.ts';
import type { StackInfo } from '../state/state.ts';
import { Reads } from '../continuous/derived.ts';
import { touch } from './objects.ts';
import { toWrite } from '../state/writing.ts';

/** Adds to what is announced for the object on the stack. */
export function announce(game: Game, id: ObjectId, fields: Partial<StackInfo>): StackInfo {
  const object = objectOf(game, id);
  if (object === null || object.stack === null) throw new Error(`Nothing is being announced for ${id}`);
  const stack = { ...object.stack, ...fields };
  toWrite(game.state, object).stack = stack;
  touch(game, Reads.stack);
  return stack;
}
