/**
 * Face-down spells and permanents: what they are meanwhile, turning them over.
 * 2006: 408.2h, 502.26, 504 · 2009: 702.34, 707 · 2011: 702.35, 707 · 2026: 701.40, 701.58, 702.37, 702.168, 708, 729.2f
 */
import { onStacks } from '../state/objects.ts';
import { slotOf } from '../state/ids.ts';
import type { FaceDownBy, GameObject, GameState } from '../state/state.ts';
import type { Ability } from '../vocabulary/abilities.ts';
import type { CardDefinition } from '../vocabulary/definition.ts';
import { greater } from '../state/numbers.ts';

/** A 2/2 creature with those abilities and nothing else. */
const faceDown = (key: string, ...abilities: Ability[]): CardDefinition => ({
  key,
  name: '',
  layout: 'normal',
  faces: [
    { name: '', manaCost: null, supertypes: [], types: ['creature'], subtypes: [], power: 2, toughness: 2, abilities },
  ],
});

const PLAIN = faceDown('rule:face-down');
const WARDED = faceDown('rule:face-down/ward', { ability: 'keyword', keyword: 'ward', cost: { mana: ['2'] } });
export const FACE_DOWN_DEFINITIONS: readonly CardDefinition[] = [PLAIN, WARDED];

/**
 * All that a face-down spell or permanent is: what the ability or rules that let it be face down list, and no more
 * (2006: 502.26e, 504.2 · 2009, 2011: 707.2 · 2026: 701.58a, 702.168a, 708.2).
 */
export function faceDownDefinition({ faceDownBy }: GameObject): CardDefinition {
  return faceDownBy === 'cloak' || faceDownBy === 'disguise' ? WARDED : PLAIN;
}

/** Whether its characteristics are those of a face-down object: on the battlefield or the stack, and face down. */
export function isFaceDown(object: GameObject): boolean {
  return object.faceDown && (object.zone === 'battlefield' || object.zone === 'stack');
}

/** Its number tells it from the other face-down spells and permanents for as long as it is one (2006: 504.4 · 2009, 2011: 707.6 · 2026: 708.6). */
export function turnDown(state: GameState, object: GameObject, by: FaceDownBy): void {
  if (object.faceDownOrder === 0) {
    let last = 0;
    for (const id of [...state.battlefield, ...onStacks(state)])
      last = greater(last, state.objects[slotOf(id)]?.faceDownOrder ?? 0);
    object.faceDownOrder = last + 1;
  }
  object.faceDown = true;
  object.faceDownBy = by;
}

export function turnUp(object: GameObject): void {
  object.faceDown = false;
  object.faceDownBy = null;
  object.faceDownOrder = 0;
}

/** What is under a permanent that is turned face up or face down is turned with it (2026: 729.2f). */
export function turnComponents(object: GameObject, by: FaceDownBy | null): void {
  if (object.components !== null)
    object.components = object.components.map((part) => ({ ...part, faceDown: by !== null, faceDownBy: by }));
}
