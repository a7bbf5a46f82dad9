/** Copying objects: copiable values and exceptions. 2006: 503.1–4, 503.9 · 2009: 706.1–4, 706.8 · 2011: 706.1–4, 706.8–9 · 2026: 613.2, 707.1–4, 707.8–9, 707.10g */
import type { Game } from '../running/game.ts';
import { type ObjectId, slotOf } from '../state/ids.ts';
import type { AbilityRef, Characteristics, CopySnapshot, GameObject } from '../state/state.ts';
import type { Ability } from '../vocabulary/abilities.ts';
import type { CopyException, Modification } from '../vocabulary/rules-effects.ts';
import { CARD_TYPES, COLORS } from '../vocabulary/words.ts';
import { expandKeyword } from '../abilities/keywords/definition.ts';
import { abilityAt } from '../abilities/lookup.ts';
import { abilityOf, refTo } from '../abilities/paths.ts';
import type { Context } from '../meaning/context.ts';
import { definitionOf, lastKnown, objectOf } from '../state/objects.ts';
import { copyEffectOn, derive } from '../continuous/derive.ts';
import type { Table } from '../continuous/table.ts';
import { LEFT, LOCKED, RIGHT, roomOf, roomValues } from './room.ts';
import { BOTH_HALVES } from './split.ts';
import { baseOf } from '../continuous/base.ts';
import { isIntrinsic } from './intrinsic-abilities.ts';
import { otherFaceOfToken, turnsOver } from './double-faced.ts';
import { faceDownDefinition, isFaceDown } from './face-down.ts';
import { correlated, subtypeSet, typeBits } from './subtypes.ts';
import { faceValues } from './values.ts';

/**
 * What another object becomes if it copies this one: what is printed on it, as other copy effects, being face down and what it
 * became as it entered have modified it, and nothing else (2006: 503.2 · 2009, 2011: 706.2 · 2026: 613.2, 707.2). What becomes
 * something as it enters has its power and toughness set, so that the four editions agree on it. Of an object that is gone: as it last was.
 * With exceptions: the values as they modify them. Throws where nothing is known of the object.
 */
export function copiableValues(
  game: Game,
  id: ObjectId,
  except?: readonly CopyException[],
  copy?: Copying,
): CopySnapshot {
  const table = derive(game) as Table;
  const snapshot = snapshotOf(game, table, id);
  if (except === undefined || except.length === 0) return snapshot;
  const on = copy?.on ?? 0;
  return excepting(game, snapshot, except, on === 0 ? null : snapshotOf(game, table, on), copy?.at ?? null);
}

/**
 * What a token or a copy of a spell is that is created: with both faces of what is double-faced, where the edition gives tokens two
 * (2026: 707.8a, 707.10g).
 */
export function valuesOfNew(
  game: Game,
  id: ObjectId,
  except: readonly CopyException[] | undefined,
  at: AbilityRef | null,
): CopySnapshot {
  const copy: Copying = { on: 0, at };
  const values = copiableValues(game, id, except, copy);
  const other = game.edition.doubleFacedTokens ? otherFaceOf(game, id, values) : null;
  if (other === null) return values;
  return { ...values, otherFace: except === undefined ? other : excepting(game, other, except, null, at) };
}

/** What is printed on the card of that name: on both faces of a double-faced one, where the edition gives tokens two (2026: 111.11). */
export function printedOn(game: Game, name: string): CopySnapshot {
  const definition = [...game.definitions.values()].find(({ faces }) => faces[0].name === name);
  if (definition === undefined) throw new Error(`The game has no card named ${name}`);
  const { key, layout, faces } = definition;
  const [front, back] = faces.map((face, at): CopySnapshot => {
    const { manaValue: _, manaValues: __, colors, ...values } = faceValues(key, face, at);
    return { ...values, colors: colors === null ? null : (face.colorIndicator ?? []), def: key, face: at };
  });
  const two = layout === 'double-faced' && game.edition.doubleFacedTokens && back !== undefined;
  return { ...(front as CopySnapshot), ...(two && { otherFace: back }) };
}

/** The face of a double-faced token that is up. */
function faceUp(object: GameObject, copied: CopySnapshot): CopySnapshot {
  const { otherFace, ...face } = copied;
  return otherFace === undefined || object.face === face.face ? face : otherFace;
}

/** The other face of a double-faced permanent or card that is no copy of anything else. */
function otherFaceOf(game: Game, id: ObjectId, values: CopySnapshot): CopySnapshot | null {
  const now = objectOf(game, id);
  const object = now ?? lastKnown(game, id)?.object ?? null;
  if (object === null || isFaceDown(object) || !turnsOver(game, object)) return null;
  if (now !== null && copyEffectOn(game, id) !== null) return null;
  if (object.kind !== 'card') return otherFaceOfToken(object) ?? null;
  if (object.copied !== null) return null;
  const other: GameObject = { ...object, face: 1 - values.face, zone: 'battlefield' };
  return snapshotFrom(other, (derive(game) as Table).workspace.bases.unshared(game, other).characteristics);
}

/** For exceptions: the object that becomes the copy (0: a new one), and where they are written. */
export interface Copying {
  on: ObjectId;
  at: AbilityRef | null;
}

/** Where the exceptions of a copy effect are written, for the abilities they give. */
export function writtenAt(game: Game, ctx: Context, except: readonly CopyException[] | undefined): AbilityRef | null {
  return except === undefined || ctx.ref === null ? null : refTo(game, ctx, except);
}

/** The same, read from a table that is being made. */
export function snapshotOf(game: Game, table: Table, id: ObjectId): CopySnapshot {
  const now = objectOf(game, id);
  const object = now ?? lastKnown(game, id)?.object ?? null;
  if (object === null) throw new Error(`Nothing is known of object ${id} that could be copied`);
  const { bases } = table.workspace;
  if (isFaceDown(object)) return snapshotFrom(object, bases.unshared(game, object).characteristics);
  // what several represent is all of them together
  const own = object.components === null ? object.copied : null;
  const copied = (now === null ? undefined : table.copies?.get(slotOf(id))?.snapshot) ?? own;
  if (copied !== null) return copied.otherFace === undefined ? copied : faceUp(object, copied);
  // being flipped is a status, and not copied; what is flipped itself then shows the other half of what it copies
  const unflipped = object.flipped ? { ...object, flipped: false } : object;
  const snapshot = snapshotFrom(object, bases.unshared(game, unflipped).characteristics);
  if (object.kind === 'card' && definitionOf(game, object).layout === 'flip') {
    const other: GameObject = { ...object, flipped: true, zone: 'battlefield' };
    return { flipped: snapshotFrom(other, bases.unshared(game, other).characteristics), ...snapshot };
  }
  const room = roomOf(game, object);
  if (room === null) return snapshot;
  const doors = [LEFT, RIGHT, BOTH_HALVES, LOCKED].map((halves) => {
    const { characteristics: c } = baseOf(game, roomValues(game.edition, room, halves));
    return { ...snapshotFrom(object, c), face: halves };
  });
  return { doors, ...snapshot };
}

/** The same with another name, or with those names. */
function renamed(copied: CopySnapshot, name: string, names?: readonly string[]): CopySnapshot {
  const { names: _, ...values } = copied;
  return { ...values, name, ...(names !== undefined && { names }) };
}

/** The values that something has, as a snapshot. */
export function snapshotFrom(object: GameObject, c: Characteristics): CopySnapshot {
  const faceDown = isFaceDown(object);
  const snapshot: CopySnapshot = {
    name: c.name,
    ...(c.names.length > 1 && { names: c.names }),
    manaCost: c.manaCost,
    colors: COLORS.filter((_, i) => (c.colors & (1 << i)) !== 0),
    supertypes: c.supertypes,
    types: CARD_TYPES.filter((_, i) => (c.types & (1 << i)) !== 0),
    subtypes: c.subtypes,
    power: c.hasPT ? c.power : null,
    toughness: c.hasPT ? c.toughness : null,
    loyalty: c.loyalty === 0 ? null : c.loyalty,
    defense: c.defense === 0 ? null : c.defense,
    // the abilities of basic land types are not copied twice: the copied types bring them
    abilities: c.abilities.filter((ability) => !isIntrinsic(ability)).map((ability) => ability.ref),
    def: faceDown ? faceDownDefinition(object).key : object.def,
    face: faceDown ? 0 : object.face,
  };
  return snapshot;
}

/**
 * Copied values with the exceptions of the copy effect (2006: 503.9 · 2009: 706.8 · 2011: 706.9 · 2026: 707.9).
 * @param original the copiable values of what becomes the copy, for what it keeps
 * @param at where the list of exceptions is, for the abilities they give
 */
export function excepting(
  game: Game,
  snapshot: CopySnapshot,
  exceptions: readonly CopyException[],
  original: CopySnapshot | null,
  at: AbilityRef | null,
): CopySnapshot {
  const excepted = (values: CopySnapshot): CopySnapshot => modified(game, values, exceptions, original, at);
  const { flipped, doors } = snapshot;
  return {
    ...excepted(snapshot),
    ...(doors === undefined ? {} : { doors: doors.map(excepted) }),
    ...(flipped === undefined ? {} : { flipped: excepted(flipped) }),
  };
}

/** The same, of one half of what may be two. */
function modified(
  game: Game,
  snapshot: CopySnapshot,
  exceptions: readonly CopyException[],
  original: CopySnapshot | null,
  at: AbilityRef | null,
): CopySnapshot {
  let result = snapshot;
  exceptions.forEach((exception, i) => {
    switch (exception.except) {
      case 'gain': {
        if (at === null) throw new Error('An exception gives abilities, and nothing says where they are written');
        const gained = exception.abilities.map(
          (_, k): AbilityRef => ({ ...at, path: `${at.path}/${i}/abilities/${k}` }),
        );
        result = { ...result, abilities: [...result.abilities, ...gained] };
        break;
      }
      case 'types': {
        const types = exception.set ?? union(result.types, exception.add ?? []);
        result = {
          ...result,
          types,
          subtypes: subtypesOf(game, result, types, exception),
          supertypes: union(result.supertypes, exception.supertypes ?? []).filter(
            (word) => !(exception.remove ?? []).some((removed) => removed === word),
          ),
        };
        result = withoutDefining(game, result, 'types', exception.set !== undefined || exception.only === true);
        break;
      }
      case 'lose':
        result = {
          ...result,
          abilities: result.abilities.filter((ref) => {
            const ability = abilityAt(game, ref);
            return ability.ability !== 'keyword' || ability.keyword !== exception.keyword;
          }),
        };
        break;
      case 'pt':
        result = {
          ...withoutDefining(game, result, 'pt', true),
          power: exception.power,
          toughness: exception.toughness,
        };
        break;
      case 'color':
        result =
          exception.add === true
            ? {
                ...withoutDefining(game, result, 'color', false),
                colors: union(colorsOf(result), exception.colors) as CopySnapshot['colors'],
              }
            : { ...withoutDefining(game, result, 'color', true), colors: exception.colors };
        break;
      case 'gainThis': {
        if (at === null) throw new Error('A copy gains "this ability", and nothing says which it is');
        result = { ...result, abilities: [...result.abilities, abilityOf(at)] };
        break;
      }
      case 'colorOf':
        throw new Error('Whose colours a copy has is settled before it is made');
      case 'keepColor':
        if (original !== null) result = { ...withoutDefining(game, result, 'color', true), colors: original.colors };
        break;
      case 'noManaCost':
        result = { ...result, manaCost: null };
        break;
      case 'keepName':
        if (original !== null) result = renamed(result, original.name, original.names);
        break;
      case 'name':
        result = renamed(result, exception.name);
        break;
      case 'if':
        break;
    }
  });
  // what depends on what the copy is looks at it with all other exceptions made (2026: 707.9f)
  const { types } = result;
  exceptions.forEach((exception, i) => {
    if (exception.except !== 'if' || !types.includes(exception.type)) return;
    const below = at === null ? null : { ...at, path: `${at.path}/${i}/then` };
    result = modified(game, result, exception.then, original, below);
  });
  return result;
}

const union = (a: readonly string[], b: readonly string[]): readonly string[] => [...new Set([...a, ...b])];

function colorsOf(snapshot: CopySnapshot): readonly string[] {
  if (snapshot.colors !== null) return snapshot.colors;
  return COLORS.filter((color) => (snapshot.manaCost ?? []).some((symbol) => symbol.split('/').includes(color)));
}

/**
 * A characteristic-defining ability of what the exception is about is not copied, as far as the edition says so (2011: 706.9d ·
 * 2026: 707.9d). `set`: the exception says what the characteristic is, and does not only add to it.
 */
function withoutDefining(
  game: Game,
  snapshot: CopySnapshot,
  what: 'pt' | 'color' | 'types',
  set: boolean,
): CopySnapshot {
  const { copiedDefinitions, keywords } = game.edition;
  if (copiedDefinitions === 'always' || (copiedDefinitions === 'unless-set' && !set)) return snapshot;
  const defining = (ability: Ability): boolean => {
    if (ability.ability === 'keyword') return expandKeyword(keywords, ability).some(defining);
    if (ability.ability !== 'static' || ability.cda !== true) return false;
    return ability.parts.some(
      (part) => part.part === 'change' && part.mods.some(({ mod }) => DEFINED[what].includes(mod)),
    );
  };
  const abilities = snapshot.abilities.filter((ref) => !defining(abilityAt(game, ref)));
  return abilities.length === snapshot.abilities.length ? snapshot : { ...snapshot, abilities };
}

/**
 * The subtypes of a copy with those card types: subtypes go with their card type (2006: 205.3 · 2009: 204.1a · later: 205.1a), and none is
 * gained without it (2011, 2026: 205.3d). New ones may stand in place of those of their kind.
 */
function subtypesOf(
  game: Game,
  { types: before, subtypes }: CopySnapshot,
  types: readonly string[],
  { subtypes: more = [], only }: Extract<CopyException, { except: 'types' }>,
): readonly string[] {
  const [old, now] = [typeBits(before), typeBits(types)];
  const replaced = new Set(only === true ? more.map((word) => subtypeSet(word, now)) : []);
  const kept = subtypes.filter((word) => {
    const kind = subtypeSet(word, old);
    return correlated(kind, now) && !replaced.has(kind);
  });
  return union(
    kept,
    more.filter((word) => !game.edition.subtypesNeedType || correlated(subtypeSet(word, now), now)),
  );
}

/** What changes define each characteristic. */
const DEFINED: Record<'pt' | 'color' | 'types', readonly Modification['mod'][]> = {
  pt: ['setPT'],
  color: ['color'],
  types: ['types', 'everyCreatureType'],
};
