/**
 * Split cards with a shared type line (Rooms): halves that are locked and unlocked, and what the permanent is meanwhile.
 * 2006, 2009, 2011: none · 2026: 116.2m, 709.5
 */
import type { Game } from '../running/game.ts';
import type { ObjectId } from '../state/ids.ts';
import { objectOf } from '../state/objects.ts';
import { copyEffectOn } from '../continuous/derive.ts';
import type { GameObject, Memory } from '../state/state.ts';
import type { CardDefinition } from '../vocabulary/definition.ts';
import type { ManaCost } from '../vocabulary/words.ts';
import { bothHalves, BOTH_HALVES } from './split.ts';
import { BLANK, faceValues, type Values } from './values.ts';
import type { Edition } from '../editions/edition.ts';

/** The link under which a permanent remembers that a half of it is unlocked, or locked again. */
const DOOR = 'door';
export const LEFT = 0;
export const RIGHT = 1;
/** Among what a Room can be: neither half. */
export const LOCKED = 3;
export const HALVES = [LEFT, RIGHT] as const;

/** The unlocked designation of a half, or its loss: no part of the copiable values (709.5c). */
export const designation = (half: number, unlocked: boolean): Memory => ({
  link: DOOR,
  kind: 'number',
  value: { amount: half, did: unlocked },
  def: '',
  instance: '',
  copiedAt: 0,
});

export const isUnlocked = ({ memory }: GameObject, half: number): boolean =>
  memory?.findLast((m) => m.link === DOOR && m.value.amount === half)?.value.did === true;

/** Which of its halves the permanent has: one, both or neither (709.5). */
export function unlockedHalves(object: GameObject): number {
  if (object.memory === null) return LOCKED;
  const left = isUnlocked(object, LEFT);
  const right = isUnlocked(object, RIGHT);
  return left ? (right ? BOTH_HALVES : LEFT) : right ? RIGHT : LOCKED;
}

/** The definition whose halves it has, as a card or as the copy of one that it is now. */
export function roomOf(game: Game, object: GameObject): CardDefinition | null {
  if (object.kind === 'ability' || object.faceDown) return null;
  const copied = copyEffectOn(game, object.id)?.snapshot ?? object.copied;
  const definition = game.definitions.get(copied === null ? object.def : copied.def);
  return definition?.layout === 'room' ? definition : null;
}

/** The half that was cast as a spell is unlocked as the permanent enters (709.5d). */
export function unlockedByCasting(game: Game, spell: GameObject): Memory[] {
  return spell.stack?.castFrom == null || roomOf(game, spell) === null ? [] : [designation(spell.face, true)];
}

/** The halves of the permanent that are locked, or those that are not. */
export function doorsOf(game: Game, id: ObjectId, unlocked: boolean): number[] {
  const object = objectOf(game, id);
  if (object === null || object.zone !== 'battlefield' || roomOf(game, object) === null) return [];
  return HALVES.filter((half) => isUnlocked(object, half) === unlocked);
}

export const doorName = (game: Game, id: ObjectId, half: number): string =>
  roomOf(game, objectOf(game, id) as GameObject)?.faces[half]?.name ?? '';

/** What is paid to unlock a half: its mana cost (709.5e). */
export const unlockCost = (game: Game, id: ObjectId, half: number): ManaCost | null =>
  roomOf(game, objectOf(game, id) as GameObject)?.faces[half]?.manaCost ?? null;

/** What it is on the battlefield: the types of the shared line, and whatever else the unlocked halves have (709.5, 709.5a). */
export function roomValues(edition: Edition, definition: CardDefinition, halves: number): Values {
  if (halves === BOTH_HALVES) return bothHalves(edition, definition);
  const half = definition.faces[halves];
  if (half !== undefined) return faceValues(definition.key, half, halves);
  const { supertypes, types, subtypes } = definition.faces[LEFT];
  return { ...BLANK, supertypes, types, subtypes };
}
