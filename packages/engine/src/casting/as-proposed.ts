/**
 * What a card would be as the spell, or the land, that it is proposed to be: it is looked at so.
 * 2006: 409.1, 502.26, 505 · 2009, 2011: 601.2, 707.4, 708.2 · 2026: 202.3e, 601.2b, 601.3e, 702.103b, 702.103d, 708.4, 709.3a, 712.11a, 715.3a
 */
import type { Game } from '../running/game.ts';
import { inScope } from '../running/scope.ts';
import { definitionOf, objectOf } from '../state/objects.ts';
import type { AbilityRef, Characteristics, FaceDownBy, GameObject } from '../state/state.ts';
import { workspaceOf } from '../continuous/table.ts';
import { characteristics, profileOf } from '../continuous/derive.ts';
import type { AbilityProfile } from '../continuous/derived.ts';
import { BESTOW, BESTOWED } from '../abilities/keywords/bestow.ts';
import { typeBit } from '../objects/subtypes.ts';
import { isHalved } from '../objects/split.ts';
import type { Way } from './ways-to-cast.ts';

/** What a card would be as a spell with that face up, or face down: it is looked at so (2026: 601.3e, 708.4, 709.3a). */
export interface Proposed {
  characteristics: Characteristics;
  profile: AbilityProfile;
}

export function proposed(game: Game, object: GameObject, face: number, faceDown: FaceDownBy | null): Proposed {
  if (faceDown === null && isAsItLies(game, object, face)) {
    return { characteristics: characteristics(game, object.id), profile: profileOf(game, object.id) };
  }
  return workspaceOf(game).bases.unshared(game, {
    ...object,
    zone: 'stack',
    face,
    faceDown: faceDown !== null,
    faceDownBy: faceDown,
  });
}

/** Whether with that face up the spell would be what the card is where it lies, as far as the card goes. */
export function isAsItLies(game: Game, object: GameObject, face: number): boolean {
  if (object.kind !== 'card') return true;
  const { faces, layout } = definitionOf(game, object);
  return faces.length === 1 || (!isHalved(layout) && face === 0);
}

/** Runs something with the card read as it is proposed, or as the land that it would be played as, with that X. */
export function asProposed<R>(
  game: Game,
  way: Pick<Way, 'object' | 'face' | 'faceDown'> & Partial<Pick<Way, 'tag'>>,
  x: number,
  run: () => R,
): R {
  const object = objectOf(game, way.object);
  const bestowed = way.tag === BESTOW;
  if (
    object === null ||
    (x === 0 && !bestowed && way.faceDown === null && way.face === 0 && !isHalved(definitionOf(game, object).layout))
  )
    return run();
  const is = proposed(game, object, way.face, way.faceDown);
  const ahead = {
    id: object.id,
    controller: object.owner,
    faceDown: way.faceDown !== null,
    ...is,
    characteristics: withX(bestowed ? asAura(is.characteristics) : is.characteristics, x),
  };
  return inScope(game, { overlay: [...game.scope.overlay, ahead] }, run);
}

/** What a card is as a bestowed spell, with enchant creature: whether it can be cast is looked at so (2026: 702.103b, d). */
const asAura = (is: Characteristics): Characteristics => ({
  ...is,
  types: typeBit('enchantment'),
  subtypes: ['Aura'],
  allCreatureTypes: false,
  abilities: [...is.abilities, { ref: ENCHANTS_CREATURE, text: [], granted: 0, instance: 0 }],
  keywords: [...is.keywords, 'enchant'],
});
const ENCHANTS_CREATURE: AbilityRef = { def: BESTOWED.key, path: 'faces/0/abilities/0' };

function withX(is: Characteristics, x: number): Characteristics {
  if (x === 0) return is;
  const more = x * (is.manaCost?.filter((symbol) => symbol === 'X').length ?? 0);
  return { ...is, manaValue: is.manaValue + more, manaValues: is.manaValues.map((value) => value + more) };
}
