/** Turning objects face up and face down. 2006: 504.4 · 2009, 2011: 707.6 · 2026: 708.6, 729.2f */
import { slotOf } from './ids.ts';
import { greater } from './numbers.ts';
import { onStacks } from './objects.ts';
import type { FaceDownBy, GameState, WritableObject } from './state.ts';

/** Its number tells it from the other face-down spells and permanents for as long as it is one (2006: 504.4 · 2009, 2011: 707.6 · 2026: 708.6). */
export function turnDown(state: GameState, object: WritableObject, by: FaceDownBy): void {
  if (object.faceDownOrder === 0) {
    let last = 0;
    for (const id of [...state.battlefield, ...onStacks(state)])
      last = greater(last, state.objects[slotOf(id)]?.faceDownOrder ?? 0);
    object.faceDownOrder = last + 1;
  }
  object.faceDown = true;
  object.faceDownBy = by;
}

export function turnUp(object: WritableObject): void {
  object.faceDown = false;
  object.faceDownBy = null;
  object.faceDownOrder = 0;
}

/** What is under a permanent that is turned face up or face down is turned with it (2026: 729.2f). */
export function turnComponents(object: WritableObject, by: FaceDownBy | null): void {
  if (object.components !== null)
    object.components = object.components.map((part) => ({ ...part, faceDown: by !== null, faceDownBy: by }));
}
