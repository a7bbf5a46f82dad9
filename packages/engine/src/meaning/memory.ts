/**
 * What an ability's object remembers: choices, linked objects and an X. 2006: 217.7d, 503.7–8 · 2009, 2011: 107.3g, 607, 706.7 · 2026: 107.3i–j,
 * 107.3m, 607, 707.7
 */
import { wordsIn } from '../state/binding.ts';
import type { Game } from '../running/game.ts';
import type { ObjectId } from '../state/ids.ts';
import { instanceOf, keywordOf } from '../state/instances.ts';
import { componentsOf, lastKnown, objectOf, objectOrLast } from '../state/objects.ts';
import type { AbilityRef, Binding, GameObject, Memory } from '../state/state.ts';
import type { KeywordAbility } from '../vocabulary/keywords.ts';
import { nodeAt } from '../abilities/lookup.ts';
import { copyEffectOn } from '../continuous/derive.ts';
import type { Context } from './context.ts';

/** The link under which a dungeon card remembers the room that the venture marker is on. */
export const ROOM = 'room';
/** The link under which a permanent remembers its level. */
export const LEVEL = 'level';

/** The link under which a permanent remembers the results of dice that are stored on it, with the kind of die (2026: 706.8a). */
export const STORED = 'stored result';

/** A designation (monstrous, solved) is remembered under its own word. */
export const isDesignation = ({ link, value }: Memory): boolean => value.word === link;

/** What a creature can be in beside a space sculptor, each a designation (2026: 702.158b). */
export const SECTORS: readonly string[] = ['alpha sector', 'beta sector', 'gamma sector'];
export const isSector = ({ link }: Memory): boolean => SECTORS.includes(link);

/** The link under which a permanent remembers the X with which it became what it is called. */
export const X = 'x';

/** The X with which an object was designated (2026: 701.37c), else that of the spell it was or is (2026: 107.3m). */
export const chosenX = ({ memory, spell, stack }: GameObject): number | null =>
  memory?.findLast(({ link }) => link === X)?.value.amount ?? spell?.x ?? stack?.x ?? null;

/**
 * The X of an object in that ability. One that it has gained, as by entering as a copy, has none of the spell that the object was (seam
 * `xOfGained`).
 */
export function chosenXIn(game: Game, object: GameObject, ref: AbilityRef | null): number | null {
  const x = chosenX(object);
  if (x === null || ref === null || game.edition.xOfGained === 'of-object') return x;
  const isOwn = ref.env?.['granter'] === undefined && componentsOf(object).some(({ def }) => def === ref.def);
  return isOwn ? x : (object.memory?.findLast(({ link }) => link === X)?.value.amount ?? null);
}

/** What the ability being read has its object remember. */
export function memoryOf(game: Game, ctx: Context, link: string, kind: Memory['kind'], value: Binding): Memory {
  const { ref, source } = ctx;
  // a permanent spell has no text that is carried out: its choices as it is cast belong to the abilities of its card
  const def = ref?.def ?? objectOrLast(game, source)?.def ?? '';
  return { link, kind, value, def, instance: instanceOfOwn(game, ref), copiedAt: copiedAt(game, source) };
}

/** When the object became the copy that it is, or last was; 0 if it is none, or entered as one. */
function copiedAt(game: Game, id: ObjectId): number {
  if (objectOf(game, id) !== null) return copyEffectOn(game, id)?.timestamp ?? 0;
  return lastKnown(game, id)?.copiedAt ?? 0;
}

/** The value bound to a name: in the ability's own bindings, else remembered by its object, or by what gave it the ability. */
export function bound(game: Game, ctx: Context, name: string): Binding | null {
  const own = ctx.env[name];
  if (own !== undefined) return own;
  const granter = ctx.env['granter']?.objects?.[0] ?? 0;
  return remembered(game, ctx, ctx.source, name) ?? (granter === 0 ? null : remembered(game, ctx, granter, name));
}

/**
 * What a reference means: with `share` only the acting player's part of what each of several did, else all of it together
 * (2006: 413.2f · 2009, 2011: 608.2g · 2026: 608.2h).
 */
export function boundBy(game: Game, ctx: Context, ref: { name: string; share?: true }): Binding | null {
  const whole = bound(game, ctx, ref.name);
  if (ref.share !== true || whole?.shares === undefined) return whole;
  const actor = ctx.env['actor']?.players?.[0];
  return whole.shares.find(({ player }) => player === actor) ?? null;
}

/** What the object remembers last under that name. */
function remembered(game: Game, ctx: Context, id: ObjectId, name: string): Binding | null {
  const memory = objectOrLast(game, id)?.memory;
  return memory?.findLast((m) => m.link === name && isLinked(game, ctx, id, m))?.value ?? null;
}

/** All that the object of the ability being read remembers under that link. */
export const rememberedUnder = (game: Game, ctx: Context, link: string): readonly Memory[] =>
  (objectOrLast(game, ctx.source)?.memory ?? []).filter((m) => m.link === link && isLinked(game, ctx, ctx.source, m));

/** All objects remembered under that link, however often (2006: 217.7d · 2009, 2011, 2026: 607.2a). */
export function rememberedObjects(game: Game, ctx: Context, link: string): readonly ObjectId[] {
  const objects = rememberedUnder(game, ctx, link).flatMap(({ value }) => value.objects ?? []);
  return [...(ctx.env[link]?.objects ?? []), ...objects];
}

/**
 * An ability knows only what those linked to it did. A choice however belongs to the object, whichever ability it was made for,
 * in the edition that says so (2006: 503.8).
 */
function isLinked(game: Game, ctx: Context, id: ObjectId, m: Memory): boolean {
  if (game.edition.choiceMemory === 'object' && m.kind !== 'objects') return true;
  return m.def === ctx.ref?.def && isOfInstance(game, ctx, m) && m.copiedAt === copiedAt(game, id);
}

/** Abilities of one instance of a keyword are linked to each other alone; other abilities of the object speak of all its instances. */
function isOfInstance(game: Game, ctx: Context, { instance }: Memory): boolean {
  if (instance === '') return true;
  const own = instanceOfOwn(game, ctx.ref);
  return own === '' || own === instance;
}

/**
 * The instance of a keyword whose own text the ability is. Where the keyword says only when or how the card's own text works (a chapter, a
 * class level, forecast), that text is linked as the card's other text is (2009, 2011, 2026: 607.1).
 */
function instanceOfOwn(game: Game, ref: AbilityRef | null): string {
  const instance = instanceOf(ref);
  if (ref === null || instance === '') return '';
  const { body, abilities } = nodeAt(game, keywordOf(ref)) as KeywordAbility;
  return body === undefined && abilities === undefined ? instance : '';
}

/** The words a name stands for (`wordsIn`). */
export function wordsOf(game: Game, ctx: Context, word: string | { ref: string }): readonly string[] {
  if (typeof word === 'string') return [word];
  const value = bound(game, ctx, word.ref);
  return value === null ? [] : wordsIn(value);
}

/** A word that may be literal or chosen earlier; null if nothing was chosen. */
export function wordOf(game: Game, ctx: Context, word: string | { ref: string }): string | null {
  return typeof word === 'string' ? word : (bound(game, ctx, word.ref)?.word ?? null);
}
