/** Face-down spells and permanents. 2006: 504 · 2009, 2011: 707 · 2026: 708 */
import type { Game } from '../state/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import type { GameObject } from '../state/state.ts';
import type { CardDefinition } from '../vocabulary/definition.ts';
import { objectOf } from '../state/objects.ts';
import { controllerOf } from '../continuous/derive.ts';

export const FACE_DOWN_KEY = 'rule:face-down';

/** All that a face-down spell or permanent is, unless what allowed it to be face down lists otherwise (2006: 504.2, 502.26 · 2009, 2011: 707.2a · 2026: 708.2a). */
export const FACE_DOWN: CardDefinition = {
  key: FACE_DOWN_KEY,
  name: '',
  layout: 'normal',
  faces: [
    {
      name: '',
      manaCost: null,
      supertypes: [],
      types: ['creature'],
      subtypes: [],
      power: 2,
      toughness: 2,
      abilities: [],
    },
  ],
};

/** Whether its characteristics are those of a face-down object: on the battlefield or the stack, and face down. */
export function isFaceDown(object: GameObject): boolean {
  return object.faceDown && (object.zone === 'battlefield' || object.zone === 'stack');
}

/** Who may look at a face-down object: its controller on the battlefield and the stack (2006: 504.3 · 2009, 2011: 707.5 · 2026: 708.5). */
export function mayLookAt(game: Game, player: PlayerId, id: ObjectId): boolean {
  const object = objectOf(game, id);
  if (object === null) return false;
  return isFaceDown(object)
    ? controllerOf(game, id) === player || (object.known & (1 << player)) !== 0
    : (object.known & (1 << player)) !== 0;
}
