/**
 * Descriptions of what something is or becomes: `1/1 green Squirrel creature`, with the abilities it has.
 * 2006: 216, 212 · 2009, 2011: 110.5, 205 · 2026: 111, 205
 */
import type { Ability, CardType, Color, Modification, Quantity, Supertype } from '@rulewright/engine';
import { alt, many, map, phrasesOf, series, words } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { cardType, color, subtype, supertype } from '../nouns/index.ts';
import { abilitySeries } from '../abilities/quoted.ts';
import { asArtifactCreature, keepsAnyway } from './still.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({
  abilitySeries,
  colors,
  description,
  subtypesRule,
  supertypesRule,
  typesRule,
}));

/** A description as it reads. Absent colours: none said; `colorless` is the empty list. */
export interface Description {
  supertypes?: readonly Supertype[];
  pt?: { power: Quantity; toughness: Quantity };
  /** it is said that they are the base ones */
  base?: boolean;
  colors?: readonly Color[];
  subtypes?: readonly string[];
  types: readonly CardType[];
  abilities?: readonly Ability[];
  each?: Quantity;
  name?: string;
  allTypes?: boolean;
}

export const colors: Rule<readonly Color[]> = alt('colours', () => [
  series(color, 'and', { min: 1 }),
  words<readonly Color[]>('colorless', { colorless: [] }),
]);

const kind = '[{pt}] [{colors}] [{subtypes:subtypesRule}] {types:typesRule}';
const subtypesRule: Rule = alt('subtypes', () => [many(subtype)]);
const typesRule: Rule = alt('types', () => [many(cardType)]);
const supertypesRule: Rule = alt('supertypes', () => [many(supertype)]);
const holes = { supertypes: '$supertypes', pt: '$pt', colors: '$colors', subtypes: '$subtypes', types: '$types' };

/** `legendary 5/5 black Demon creature`, without abilities. */
export const description: Rule<Description> = alt('a description', () => [
  phrase(`[{supertypes:supertypesRule}] ${kind}`, holes),
]) as Rule<Description>;

/** `1/1 red Goblin creature token(s) with haste named …`. Agrees in number. */
export const tokenDescription: Rule<Description> = alt('a token', () => [
  phrase(`[{supertypes:supertypesRule}] ${kind} token# [named {name:cardName}] [with {abilities:abilitySeries}]`, {
    ...holes,
    name: '$name',
    abilities: '$abilities',
  }),
  phrase(`[{supertypes:supertypesRule}] ${kind} token# with {abilities:abilitySeries} named {name:cardName}`, {
    ...holes,
    abilities: '$abilities',
    name: '$name',
    $named: 'last',
  }),
]) as Rule<Description>;

/** "With all creature types" after what it becomes. */
const ALL_TYPES = { allTypes: true };
/** `blue Frog creature with base power and toughness 1/1`. */
const sizedLast: Rule<Description> = alt('what it is', () => [
  phrase('{d:description} with base power and toughness {pt}', { '...': '$d', pt: '$pt', base: true }),
]) as Rule<Description>;
const withAbilities: Rule<Description> = alt('what it is', () => [
  phrase('{d:description} [with {abilities:abilitySeries}]', { '...': '$d', abilities: '$abilities' }),
]) as Rule<Description>;
/** What something becomes: a description with abilities, or with power and toughness equal to a number. */
const became: Rule<Description> = alt('what it becomes', () => [
  withAbilities,
  sizedLast,
  phrase('{d:description} with all creature types', { '...': '$d', ...ALL_TYPES }),
  phrase('{d:description} with {abilities:abilitySeries} and all creature types', {
    '...': '$d',
    abilities: '$abilities',
    ...ALL_TYPES,
  }),
  phrase('{d:description} with power and toughness each equal to {each:quantity}', { '...': '$d', each: '$each' }),
]) as Rule<Description>;

/**
 * The changes "becomes a …" makes. It adds to the types where the text says what is kept, or says "artifact creature"
 * (2009: 204.1b · 2011, 2026: 205.1b); otherwise it replaces them.
 */
export function modifications(d: Description, still: boolean): readonly Modification[] {
  const adds = still || keepsAnyway(d.types);
  const mods: Modification[] = [
    {
      mod: 'types',
      op: adds ? 'add' : 'set',
      types: d.types,
      ...(d.subtypes === undefined ? {} : { subtypes: d.subtypes }),
      ...(d.supertypes === undefined ? {} : { supertypes: d.supertypes }),
      ...(still ? {} : asArtifactCreature(d)),
    },
  ];
  if (d.allTypes === true) mods.push({ mod: 'everyCreatureType' });
  if (d.colors !== undefined) mods.push({ mod: 'color', op: 'set', colors: d.colors });
  if (d.pt !== undefined)
    mods.push({
      mod: 'setPT',
      power: d.pt.power,
      toughness: d.pt.toughness,
      ...(d.base === true ? { $base: true } : {}),
    });
  if (d.each !== undefined) mods.push({ mod: 'setPT', power: d.each, toughness: d.each });
  if (d.abilities !== undefined) mods.push({ mod: 'gain', abilities: d.abilities });
  return mods;
}

/** The description that such changes come from, if they are of that kind. */
export function describes(mods: unknown, still: boolean): Description | undefined {
  if (!Array.isArray(mods)) return undefined;
  const list = mods as readonly Modification[];
  const types = list[0];
  if (types?.mod !== 'types' || types.types === undefined) return undefined;
  const d: Description = { types: types.types };
  if (types.subtypes !== undefined) d.subtypes = types.subtypes as readonly string[];
  if (types.supertypes !== undefined) d.supertypes = types.supertypes;
  for (const mod of list.slice(1)) {
    if (mod.mod === 'color' && mod.op === 'set') d.colors = mod.colors as readonly Color[];
    else if (mod.mod === 'gain' && !('$has' in mod) && !('$gains' in mod)) d.abilities = mod.abilities;
    else if (mod.mod === 'everyCreatureType') d.allTypes = true;
    else if (mod.mod === 'setPT' && mod.power !== undefined && mod.toughness !== undefined) {
      if (
        JSON.stringify(mod.power) === JSON.stringify(mod.toughness) &&
        typeof mod.power === 'object' &&
        mod.power.q !== 'x'
      )
        d.each = mod.power;
      else d.pt = { power: mod.power, toughness: mod.toughness };
      if ('$base' in mod) d.base = true;
    } else return undefined;
  }
  const expected = modifications(d, still)[0];
  return expected?.mod === 'types' && expected.op === types.op && expected.artifactCreature === types.artifactCreature
    ? d
    : undefined;
}

/** What several things become: `1/1 green Elemental creatures`. */
const several: Rule<Description> = alt('what they become', () => [
  phrase('[{pt}] [{colors}] [{subtypes:subtypesRule}] creatures [with {abilities:abilitySeries}]', {
    pt: '$pt',
    colors: '$colors',
    subtypes: '$subtypes',
    types: ['creature'],
    abilities: '$abilities',
  }),
  phrase('[{pt}] [{colors}] [{subtypes:subtypesRule}] artifact creatures [with {abilities:abilitySeries}]', {
    pt: '$pt',
    colors: '$colors',
    subtypes: '$subtypes',
    types: ['artifact', 'creature'],
    abilities: '$abilities',
  }),
  phrase('artifact creatures with base power and toughness {pt}', {
    types: ['artifact', 'creature'],
    pt: '$pt',
    base: true,
  }),
]) as Rule<Description>;

/** How it is said what is kept: a mark on the first change. */
type Kept =
  | `still ${string}`
  | `is still ${string}`
  | 'they are'
  | 'still'
  | 'addition'
  | 'several'
  | 'several still'
  | 'several too'
  | 'are'
  | `alone ${number}`
  | 'is'
  | 'is too'
  | "it's too"
  | 'and';
/** Those that say nothing of what is kept. */
const KEEPS_NOTHING: ReadonlySet<Kept | undefined> = new Set([undefined, 'several', 'is', 'they are'] as const);
const isAloneNow = (kept: Kept | undefined): boolean => kept?.startsWith('alone') === true;
const keepsTypes = (kept: Kept | undefined): boolean => !KEEPS_NOTHING.has(kept) && !isAloneNow(kept);
/** With no type but those, be it an artifact creature. */
const nothingElse = (types: Modification): Modification =>
  Object.fromEntries(
    Object.entries({ ...types, op: 'set' }).filter(([key]) => key !== 'artifactCreature'),
  ) as unknown as Modification;

/** The change as it is where nothing is said of what is lost. */
const describedAlone = (types: Modification): Modification | undefined =>
  types.mod === 'types' && types.types !== undefined && types.op === 'set'
    ? {
        ...types,
        op: keepsAnyway(types.types) ? 'add' : 'set',
        ...asArtifactCreature({ ...types, types: types.types }),
      }
    : undefined;
const keeping = (kept: Kept | undefined, rule: Rule<Description>): Rule<readonly Modification[]> =>
  map<Description, readonly Modification[]>(
    rule,
    (d) => {
      const [first, ...rest] = modifications(d, keepsTypes(kept));
      const types = isAloneNow(kept) ? nothingElse(first as Modification) : first;
      return kept === undefined
        ? [types as Modification, ...rest]
        : [{ ...(types as Modification), $kept: kept } as never, ...rest];
    },
    (mods) => {
      if (!Array.isArray(mods)) return undefined;
      const { $kept, ...types } = mods[0] as Modification & { $kept?: Kept };
      if ($kept !== undefined ? $kept !== kept : keepsTypes(kept) && (types as { op?: string }).op !== 'add')
        return undefined;
      const said = isAloneNow(kept) ? describedAlone(types) : types;
      return describes([said, ...mods.slice(1)], keepsTypes(kept));
    },
  );

/** After "becomes a": what it becomes, prior types gone unless it is an artifact creature. */
export const becomes: Rule<readonly Modification[]> = keeping(undefined, became);
/** After "is a": what it is. */
export const isNow: Rule<readonly Modification[]> = keeping('is', became);
/** The same where all other card types are lost, said in one way or another. */
export const isAlone: readonly Rule<readonly Modification[]>[] = [0, 1, 2].map((n) => keeping(`alone ${n}`, became));
/** The same where the text says that it is still what it was. */
export const becomesStill = (type: string): Rule<readonly Modification[]> => keeping(`still ${type}`, became);
/** After "is a": what it is, and is still besides. */
export const isStill = (type: string): Rule<readonly Modification[]> => keeping(`is still ${type}`, became);
/** The same "in addition to its other types". */
export const becomesToo: Rule<readonly Modification[]> = keeping('addition', became);
const described: Rule<Description> = alt('what it is', () => [description, sizedLast]);
/** What something is "in addition to its other types". */
export const isToo: Rule<readonly Modification[]> = keeping(
  'is too',
  alt('what it is', () => [withAbilities, sizedLast]),
);
/** The same after "it's". */
export const itsToo: Rule<readonly Modification[]> = keeping("it's too", described);
/** What several things become, prior types gone unless they are artifact creatures. */
export const becomeSeveral: Rule<readonly Modification[]> = keeping('several', several);
/** After "are": what several things are. */
export const areSeveral: Rule<readonly Modification[]> = keeping('they are', several);
/** The same "in addition to their other types". */
export const becomeTooSeveral: Rule<readonly Modification[]> = keeping('several too', several);
/** The same of things that are still lands. */
export const areStillLands: Rule<readonly Modification[]> = keeping('several still', several);
/** What several things are, with more to come that they are besides. */
export const theyAre: Rule<readonly Modification[]> = keeping('and', several);
/** "All lands are 1/1 creatures that are still lands." */
export const theyAreLands: Rule<readonly Modification[]> = keeping('are', several);
