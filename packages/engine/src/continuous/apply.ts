/**
 * What each kind of change does to an object. 2006: 212.6e, 418.5–418.6, 503 · 2009: 204.1, 305.7, 612–613, 706
 * 2011: 205.1, 305.7, 612–613, 706 · 2026: 205.1, 305.7, 612–613, 707
 */
import type { Game } from '../running/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import type { AbilityRef, Binding, CopySnapshot, DerivedAbility, GameObject } from '../state/state.ts';
import type { Filter } from '../vocabulary/nouns.ts';
import type { Modification } from '../vocabulary/rules-effects.ts';
import type { Quantity } from '../vocabulary/quantities.ts';
import { abilityAt, isKeywordOf } from '../abilities/lookup.ts';
import { abilityOf, printedBelow } from '../abilities/paths.ts';
import { type Context, speakingOf, extended } from '../meaning/context.ts';
import { wordOf, wordsOf } from '../meaning/memory.ts';
import { objectsOf } from '../meaning/objects.ts';
import { playersOf } from '../meaning/players.ts';
import { amountOf, modifierOf } from '../meaning/quantity.ts';
import { memoised } from '../state/memoised.ts';
import { objectOf } from '../state/objects.ts';
import { intrinsicAbilities, isIntrinsic } from '../objects/intrinsic-abilities.ts';
import { isFaceDown } from '../objects/face-down.ts';
import { colorBits } from '../objects/mana-cost.ts';
import { changeWord, substitute } from '../objects/text-change.ts';
import {
  correlated,
  CREATURE_BIT,
  isLandType,
  LAND_BIT,
  SPELL_BITS,
  type SubtypeSet,
  subtypeSet,
  typeBits,
} from '../objects/subtypes.ts';
import { excepting, snapshotOf } from '../objects/copying.ts';
import {
  type AbilityList,
  grantedAbilities,
  keepAbilities,
  NO_ABILITIES,
  withAbilities,
  withWordChanged,
} from './ability-lists.ts';
import { snapshotBase } from './base.ts';
import { contextOf, type Effect } from './effect.ts';
import { fixedAt } from './floating.ts';
import type { Draft, Table } from './table.ts';
import type { TemplateMod, TemplatePart } from './template.ts';

/** A change with everything in it worked out: what an effect does, as plain data. */
export type Change =
  | {
      change: 'copy';
      snapshot: CopySnapshot | null;
      mod: Extract<Modification, { mod: 'copy' | 'fullText' }>;
      ref: AbilityRef;
      timestamp: number;
      /** the object whose static ability first applies with it, and is to remember what is copied; 0 none */
      begins: ObjectId;
    }
  | { change: 'control'; player: PlayerId | null }
  | { change: 'text'; from: string; to: string }
  | {
      change: 'types';
      op: 'add' | 'set' | 'remove';
      types: number | null;
      subtypes: readonly string[] | null;
      supertypes: readonly string[] | null;
      /** whether the words "artifact creature" alone say what it keeps */
      artifactCreature: boolean;
    }
  | { change: 'everyCreatureType' }
  | { change: 'color'; op: 'add' | 'set'; colors: number }
  | { change: 'gain'; abilities: AbilityList }
  | { change: 'lose'; keyword: string; quality?: Filter; barred?: true }
  | { change: 'loseOne'; ability: AbilityRef }
  | { change: 'loseAll' }
  | { change: 'setPT'; power: number | null; toughness: number | null }
  | { change: 'modifyPT'; power: number; toughness: number }
  | { change: 'switchPT' }
  | { change: 'name'; name: string }
  | { change: 'nothing' };

const NOTHING: Change = { change: 'nothing' };
const constants = new WeakMap<Modification, Change>();

/** Works out one change of an effect as the table stands. `each` is the object it is made to, where it speaks of that. */
export function workOut(
  game: Game,
  table: Table,
  effect: Effect,
  part: TemplatePart,
  item: TemplateMod,
  each: ObjectId = 0,
): Change {
  if (!item.constant) return evaluate(game, table, effect, part, item, each);
  let change = constants.get(item.mod);
  if (change === undefined) {
    change = evaluate(game, table, effect, part, item, 0);
    constants.set(item.mod, change);
  }
  return change;
}

function evaluate(
  game: Game,
  table: Table,
  effect: Effect,
  part: TemplatePart,
  item: TemplateMod,
  each: ObjectId,
): Change {
  const { mod } = item;
  const path = `${part.part}/mods/${item.index}`;
  const fixed = effect.floating?.fixed ?? null;
  let made: Context | null = null;
  const ctx = (): Context => (made ??= speakingOf(contextOf(game, table, effect), each));
  const number = (q: Quantity, name: string, computed: () => number): number =>
    typeof q === 'number' ? q : (fixed?.[fixedAt(path, name, each)] ?? computed());
  const set = (q: Quantity, name: string): number => number(q, name, () => amountOf(game, ctx(), q));
  switch (mod.mod) {
    case 'copy':
    case 'fullText': {
      const ref = { ...effect.ref, path: `${effect.ref.path}/parts/${path}` };
      const { timestamp } = effect;
      const settled = mod.mod === 'copy' ? settledCopy(game, effect, ref) : null;
      // an effect of what has resolved found what it copies then, or nothing
      if (settled !== null || (mod.mod === 'copy' && effect.floating !== null))
        return { change: 'copy', snapshot: settled, mod, ref, timestamp, begins: 0 };
      const of = objectsOf(game, ctx(), mod.of)[0];
      const snapshot = of === undefined ? null : snapshotOf(game, table, of);
      return { change: 'copy', snapshot, mod, ref, timestamp, begins: mod.mod === 'copy' ? effect.source : 0 };
    }
    case 'control': {
      const player = fixed?.[`${path}/player`] ?? playersOf(game, ctx(), mod.player)[0];
      return player === undefined ? NOTHING : { change: 'control', player };
    }
    case 'text':
      return { change: 'text', from: mod.from, to: mod.to };
    case 'textWord': {
      const from = wordOf(game, ctx(), mod.word);
      const to = wordOf(game, ctx(), mod.newWord);
      return from === null || to === null ? NOTHING : { change: 'text', from, to };
    }
    case 'types': {
      // what was never chosen changes nothing (2006: 503.7 · 2009, 2011: 706.7a · 2026: 607.5a)
      const words = mod.subtypes?.map((word) => wordOf(game, ctx(), word)) ?? null;
      const subtypes = words?.filter((word) => word !== null) ?? null;
      const unknown = words !== null && words.length > 0 && subtypes?.length === 0;
      return {
        change: 'types',
        op: mod.op,
        types: mod.types === undefined ? null : typeBits(mod.types),
        subtypes: unknown ? null : subtypes,
        supertypes: mod.supertypes ?? null,
        artifactCreature: mod.artifactCreature === true,
      };
    }
    case 'everyCreatureType':
      return { change: 'everyCreatureType' };
    case 'color': {
      const colors = mod.colors.flatMap((word) => wordsOf(game, ctx(), word));
      if (mod.op === 'set' && mod.colors.length > 0 && colors.length === 0) return NOTHING;
      return { change: 'color', op: mod.op, colors: colorBits(colors) };
    }
    case 'gain':
      return { change: 'gain', abilities: granted(table, effect, mod, path) };
    case 'gainThis':
      return {
        change: 'gain',
        abilities: [
          { ref: abilityOf(effect.ref), text: effect.ref.text ?? [], granted: effect.timestamp, instance: 0 },
        ],
      };
    case 'gainBelow':
      return {
        change: 'gain',
        abilities: printedBelow(game, effect.ref).map((ref) => ({
          ref,
          text: effect.ref.text ?? [],
          granted: effect.timestamp,
          instance: 0,
        })),
      };
    case 'gainActivated':
      return {
        change: 'gain',
        abilities:
          effect.floating?.gained ?? activatedOf(game, table, objectsOf(game, ctx(), mod.of), effect.timestamp),
      };
    case 'gainKeyword':
      return {
        change: 'gain',
        abilities:
          effect.floating?.gained ??
          instancesOf(game, table, mod.keyword, objectsOf(game, ctx(), mod.of), effect.timestamp),
      };
    case 'lose':
      return {
        change: 'lose',
        keyword: mod.keyword,
        ...(mod.quality === undefined ? {} : { quality: mod.quality }),
        ...(mod.barred === undefined ? {} : { barred: mod.barred }),
      };
    case 'loseThis':
      return { change: 'loseOne', ability: abilityOf(effect.ref) };
    case 'loseAll':
      return { change: 'loseAll' };
    case 'setPT':
      return {
        change: 'setPT',
        power: mod.power === undefined ? null : set(mod.power, 'power'),
        toughness: mod.toughness === undefined ? null : set(mod.toughness, 'toughness'),
      };
    case 'modifyPT': {
      const by = (q: Quantity, name: string): number =>
        number(q, name, () => modifierOf(game, ctx(), q, mod.multiplies));
      return { change: 'modifyPT', power: by(mod.power, 'power'), toughness: by(mod.toughness, 'toughness') };
    }
    case 'switchPT':
      return { change: 'switchPT' };
    case 'name':
      return { change: 'name', name: mod.name };
  }
}

/**
 * What a copy effect copies is found once: as the spell or ability resolves, or as the effect of a static ability first applies
 * (2026: 707.2c). Null while it has not.
 */
function settledCopy(game: Game, effect: Effect, ref: AbilityRef): CopySnapshot | null {
  if (effect.floating !== null) return effect.floating.snapshot;
  const memory = objectOf(game, effect.source)?.memory;
  return memory?.find((m) => m.link === ref.path && m.def === ref.def)?.value.copied ?? null;
}

function granted(table: Table, effect: Effect, mod: Extract<Modification, { mod: 'gain' }>, path: string): AbilityList {
  const { workspace } = table;
  let known = workspace.granted.get(mod);
  if (known === undefined) {
    known = [];
    workspace.granted.set(mod, known);
  }
  const env = effect.floating?.env ?? effect.ref.env;
  const found = known.find(
    (k) => k.source === effect.source && k.timestamp === effect.timestamp && k.def === effect.ref.def && k.env === env,
  );
  if (found !== undefined) return found.abilities;
  // a quoted ability keeps what was bound, though no X (2026: 107.3j), and knows what gives it (2026: 201.5b)
  const granter: Record<string, Binding> = { granter: { objects: [effect.source] } };
  const ref: AbilityRef = Object.assign({}, effect.ref, {
    path: `${effect.ref.path}/parts/${path}`,
    env: env === undefined ? granter : extended(env, granter),
  });
  const abilities = grantedAbilities(ref, mod.abilities, effect.timestamp);
  known.push({ source: effect.source, timestamp: effect.timestamp, def: effect.ref.def, env, abilities });
  return abilities;
}

/** The activated abilities of other objects: each is linked as it was on them (2006: 217.7d · 2009, 2011: 607.4 · 2026: 607.5). */
function activatedOf(game: Game, table: Table, ids: readonly ObjectId[], granted: number): AbilityList {
  let list = NO_ABILITIES;
  for (const object of inTimestampOrder(game, ids))
    list = withAbilities(list, takenOver(table.profile(object).activated, '', object.id, granted));
  return list;
}

/** Whose turn it is changes in which order players' cards are found; abilities taken over from them keep theirs. */
const inTimestampOrder = (game: Game, ids: readonly ObjectId[]): GameObject[] =>
  ids
    .map((id) => objectOf(game, id))
    .filter((object) => object !== null)
    .sort((a, b) => a.timestamp - b.timestamp);

/** Each ability of a keyword that other objects have, so with each quality and number (2026: 702.1c). */
function instancesOf(
  game: Game,
  table: Table,
  keyword: string,
  ids: readonly ObjectId[],
  granted: number,
): AbilityList {
  let list = NO_ABILITIES;
  for (const object of inTimestampOrder(game, ids)) {
    const { abilities } = table.current(object);
    const taken = takenOver(abilities, keyword, object.id, granted, (ability) => keywordOf(game, ability) === keyword);
    list = withAbilities(list, taken);
  }
  return list;
}
const lists = memoised((_abilities: readonly { readonly ref: AbilityRef }[]) => new Map<string, AbilityList>());

/** Those of a list that are asked for, under a name for the question. Two cards that say the same give two abilities. */
function takenOver<A extends { readonly ref: AbilityRef }>(
  abilities: readonly A[],
  asked: string,
  id: ObjectId,
  granted: number,
  isAsked: (ability: A) => boolean = () => true,
): AbilityList {
  const known = lists(abilities);
  const key = `${asked}/${id}/${granted}`;
  let taken = known.get(key);
  if (taken === undefined) {
    taken = abilities.filter(isAsked).map(({ ref }) => ({ ref, text: ref.text ?? [], granted, instance: id }));
    known.set(key, taken);
  }
  return taken;
}

/** Makes the change to one object. */
export function change(game: Game, table: Table, id: ObjectId, what: Change): void {
  const object = objectOf(game, id);
  if (object === null || object.kind === 'ability') return;
  switch (what.change) {
    case 'nothing':
      return;
    case 'copy':
      if (what.snapshot === null) return;
      if (what.begins !== 0) table.noteBegun(what.begins, what.ref, what.snapshot);
      applyCopy(game, table, object, what.snapshot, what);
      return;
    case 'control':
      table.setController(object, what.player ?? -1);
      return;
    case 'text': {
      const draft = table.draft(object);
      draft.subtypes = changeWord(draft.subtypes, what.from, what.to);
      table.setAbilities(
        object,
        withWordChanged(draft.abilities, what.from, what.to, (ability) => saysWord(game, ability, what)),
      );
      refreshIntrinsic(game, table, object, draft);
      return;
    }
    case 'types':
      changeTypes(game, table, object, what);
      return;
    case 'everyCreatureType':
      if (canGain(game, 'creature', table.current(object).types)) table.draft(object).allCreatureTypes = true;
      return;
    case 'color': {
      const draft = table.draft(object);
      draft.colors = what.op === 'set' ? what.colors : draft.colors | what.colors;
      return;
    }
    case 'gain':
      table.setAbilities(
        object,
        withAbilities(table.draft(object).abilities, allowedTo(game, table.draft(object), what.abilities)),
      );
      return;
    case 'lose': {
      const { keyword, quality } = what;
      const draft = table.draft(object);
      if (what.barred === true) draft.barred = [...(draft.barred ?? []), keyword];
      const lost = (name: string | null): boolean =>
        // whatever loses banding loses "bands with other" too (2006: 502.11a · 2009: 702.19b · 2011: 702.20b · 2026: 702.22b)
        name === keyword || (keyword === 'banding' && name === 'bands with other');
      if (!draft.keywords.some(lost)) return;
      table.setAbilities(
        object,
        quality === undefined
          ? keepAbilities(draft.abilities, keyword, (ability) => !lost(keywordOf(game, ability)))
          : keepAbilities(
              draft.abilities,
              `${keyword} ${JSON.stringify(quality)}`,
              (ability) => !isKeywordOf(game, ability.ref, keyword, quality),
            ),
      );
      return;
    }
    case 'loseOne': {
      const { def, path } = what.ability;
      const stays = ({ ref }: { ref: AbilityRef }): boolean => ref.def !== def || ref.path !== path;
      table.setAbilities(object, keepAbilities(table.draft(object).abilities, `all but ${path} of ${def}`, stays));
      return;
    }
    case 'loseAll': {
      const { abilities } = table.draft(object);
      const keeps = game.edition.indestructible === 'not-an-ability';
      table.setAbilities(
        object,
        keeps
          ? keepAbilities(abilities, 'all but made indestructible', (a) => isMadeIndestructible(game, a))
          : NO_ABILITIES,
      );
      return;
    }
    case 'setPT': {
      const draft = table.draft(object);
      if (what.power !== null) draft.power = draft.basePower = what.power;
      if (what.toughness !== null) draft.toughness = draft.baseToughness = what.toughness;
      return;
    }
    case 'modifyPT': {
      const draft = table.draft(object);
      draft.power += what.power;
      draft.toughness += what.toughness;
      return;
    }
    case 'switchPT': {
      const draft = table.draft(object);
      const { power } = draft;
      draft.power = draft.toughness;
      draft.toughness = power;
      return;
    }
    case 'name': {
      const draft = table.draft(object);
      draft.name = what.name;
      draft.names = [what.name];
      return;
    }
  }
}

/** Whether a word is part of an ability's text; what effects grant is no part of the object's (2006: 418.6b · later: 612.3). */
function saysWord(game: Game, ability: DerivedAbility, { from, to }: { from: string; to: string }): boolean {
  if (ability.granted !== 0 || isIntrinsic(ability)) return false;
  const tree = abilityAt(game, ability.ref);
  return substitute(tree, [[from, to]]) !== tree;
}

/** What an effect made indestructible has gained no ability that it could lose (2009, 2011: 700.4a); later it has (2026: 702.12a). */
const isMadeIndestructible = (game: Game, ability: DerivedAbility): boolean =>
  ability.granted !== 0 && keywordOf(game, ability) === 'indestructible';

function keywordOf(game: Game, ability: DerivedAbility): string | null {
  const tree = abilityAt(game, ability.ref);
  return tree.ability === 'keyword' ? tree.keyword : null;
}

function applyCopy(
  game: Game,
  table: Table,
  object: GameObject,
  snapshot: CopySnapshot,
  what: Extract<Change, { change: 'copy' }>,
): void {
  const copied =
    what.mod.except === undefined
      ? snapshot
      : excepting(game, snapshot, what.mod.except, snapshotOf(game, table, object.id), {
          ...what.ref,
          path: `${what.ref.path}/except`,
        });
  // another text is not copied (2006: 503.2 · 2009, 2011: 706.2 · 2026: 707.2)
  if (what.mod.mod === 'copy') table.noteCopy(object, { snapshot: copied, timestamp: what.timestamp });
  // what it is face down does not change; the copied values show when it is turned up (2006: 504.7 · 2009, 2011: 707.10 · 2026: 708.10)
  if (isFaceDown(object)) return;
  const base = snapshotBase(game, object, copied);
  table.replace(object, base.characteristics, base.profile);
}

/** An object gains no subtype that belongs to none of its card types (2011, 2026: 205.3d). */
const canGain = (game: Game, set: SubtypeSet, types: number): boolean =>
  !game.edition.subtypesNeedType || correlated(set, types);

function changeTypes(game: Game, table: Table, object: GameObject, what: Extract<Change, { change: 'types' }>): void {
  const { op } = what;
  const draft = table.draft(object);
  const before = draft.types;
  let { subtypes } = draft;
  // supertypes are apart from types, and one more or less leaves the others (2009: 204.4b · 2011, 2026: 205.4b)
  if (what.supertypes !== null) draft.supertypes = combine(op, draft.supertypes, what.supertypes);

  if (what.types !== null) {
    if (op === 'add') draft.types |= what.types;
    // an instant or sorcery keeps that type (205.1a)
    else if (op === 'set') draft.types = what.types | (draft.types & SPELL_BITS);
    else draft.types &= ~what.types;
    if (op !== 'add') {
      // subtypes go with the card type they belong to
      subtypes = subtypes.filter((subtype) => correlated(subtypeSet(subtype, before), draft.types));
      if (!correlated('creature', draft.types)) draft.allCreatureTypes = false;
    }
  }

  let losesText = false;
  if (what.subtypes !== null) {
    const words = what.subtypes;
    const replaces = what.artifactCreature && game.edition.artifactCreatures === 'replace-creature-types';
    if (replaces && words.some((word) => subtypeSet(word, draft.types) === 'creature')) {
      subtypes = subtypes.filter((subtype) => subtypeSet(subtype, before) !== 'creature');
      draft.allCreatureTypes = false;
    }
    if (op === 'set') {
      const replaced = new Set(words.length === 0 ? ['creature'] : words.map((word) => subtypeSet(word, draft.types)));
      subtypes = [
        ...subtypes.filter((subtype) => !replaced.has(subtypeSet(subtype, before))),
        ...words.filter((word) => canGain(game, subtypeSet(word, draft.types), draft.types)),
      ];
      if (replaced.has('creature')) draft.allCreatureTypes = false;
      // a land whose land type is set to a basic one loses what its text and old types gave it (2006: 212.6e · later: 305.7)
      losesText = (draft.types & LAND_BIT) !== 0 && words.some((word) => isLandType(word));
    } else {
      const fitting = words.filter(
        (word) => op === 'remove' || canGain(game, subtypeSet(word, draft.types), draft.types),
      );
      subtypes = combine(op, subtypes, fitting);
    }
  }
  draft.subtypes = subtypes;
  draft.hasPT = draft.hasPT || (draft.types & CREATURE_BIT) !== 0;
  if (losesText)
    table.setAbilities(
      object,
      keepAbilities(draft.abilities, 'granted', (ability) => ability.granted !== 0),
    );
  refreshIntrinsic(game, table, object, draft);
}

function combine(op: 'add' | 'set' | 'remove', words: readonly string[], change: readonly string[]): readonly string[] {
  switch (op) {
    case 'add': {
      const more = change.filter((word) => !words.includes(word));
      return more.length === 0 ? words : [...words, ...more];
    }
    case 'set':
      return change;
    case 'remove':
      return words.filter((word) => !change.includes(word));
  }
}

/** Those of the abilities that the object can have (2026: 113.11). */
function allowedTo(game: Game, { barred }: Draft, abilities: AbilityList): AbilityList {
  if (barred === undefined) return abilities;
  return abilities.filter((ability) => !barred.includes(keywordOf(game, ability) ?? ''));
}

/** Basic land types bring their mana ability and take it away, planeswalkers their loyalty (2006: 212.6d · later: 305.6, 306.5b). */
function refreshIntrinsic(game: Game, table: Table, object: GameObject, draft: Draft): void {
  const wanted = intrinsicAbilities(draft.types, draft.subtypes, game.edition);
  const now = draft.abilities.filter(isIntrinsic);
  if (now.length === wanted.length && wanted.every((ability) => now.includes(ability))) return;
  const others = keepAbilities(draft.abilities, 'intrinsic', (ability) => !isIntrinsic(ability));
  table.setAbilities(object, withAbilities(others, sharedIntrinsic(wanted)));
}

// one list for one combination of types, so that lists made from it are remembered
const intrinsicLists = new Map<string, AbilityList>();
function sharedIntrinsic(wanted: AbilityList): AbilityList {
  const key = wanted.map((ability) => ability.ref.def).join();
  let list = intrinsicLists.get(key);
  if (list === undefined) {
    list = wanted;
    intrinsicLists.set(key, list);
  }
  return list;
}
