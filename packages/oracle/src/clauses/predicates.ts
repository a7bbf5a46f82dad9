/**
 * Predicates of objects: `gets +1/+1`, `has flying`, `becomes …`, `can't be blocked`, joined and given a subject.
 * 2006: 418 · 2009, 2011, 2026: 611, 613
 *
 * A predicate reads as a list of modifications and parts in which `SUBJ` stands for the subject. With a subject it becomes
 * parts of a continuous effect: neighbouring modifications form one change; in later parts the subject is `same`.
 */
import type { Ability, CardType, ContinuousPart, Modification, ObjectSet, Quantity } from '@rulewright/engine';
import { BASIC_LAND_TYPES } from '@rulewright/engine/vocabulary';
import { unify } from '../grammar/agreement.ts';
import {
  alt,
  equal,
  firstOf,
  lazy,
  many,
  kept,
  map,
  memoised,
  phrasesOf,
  replaced,
  series,
  words,
} from '../grammar/index.ts';
import type { Parse, Rule } from '../grammar/index.ts';
import { basicLandType, creatureType, each, pt, ptChange, subtypeNoun } from '../nouns/index.ts';
import { abilitySeries, quotedEnchant, quotedSeries } from '../abilities/quoted.ts';
import { several } from './agree.ts';
import {
  areSeveral,
  areStillLands,
  theyAre,
  theyAreLands,
  becomes,
  becomeSeveral,
  becomesStill,
  becomesToo,
  becomeTooSeveral,
  colors,
  isAlone,
  isNow,
  isStill,
  isToo,
} from './characteristics.ts';
import { combatCosts } from './combat-costs.ts';
import { copied } from './copying.ts';
import { flatSeries } from './flat.ts';
import { rulePart } from './parts.ts';
import { rulePredicate } from './rules.ts';
import { SUBJ } from './subject.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({
  abilitySeries,
  areSeveral,
  areStillLands,
  basicLands,
  basicLandTypesAnd: series(basicLandType, 'and', { min: 2 }),
  becomes,
  becomeSeveral,
  becomesToo,
  becomeTooSeveral,
  cardTypes,
  colors,
  copied,
  creatureTypes: many(creatureType),
  creatureTypesAnd: series(creatureType, 'and'),
  differing,
  eachOrOnEach,
  enchantmentType: words('an enchantment type', { Aura: 'Aura' }),
  isAloneWithMore: isAlone[2] as Rule,
  isNow,
  isToo,
  keywordAlone,
  plainChange,
  plainSize,
  quotedEnchant,
  quotedSeries,
  severalOfType,
  theyAre,
  theyAreLands,
}));

type Atom = Modification | ContinuousPart;
type Change = { power: Quantity; toughness: Quantity };

const times = (n: Quantity, by: Quantity): Quantity => (n === 0 ? 0 : n === 1 ? by : { q: 'times', of: n, by });

/** `+1/+0 for each …` as one change. */
export function multiply(change: Change, by: Quantity): Modification {
  return { mod: 'modifyPT', power: times(change.power, by), toughness: times(change.toughness, by) };
}

/** The change and what it is multiplied by, if it is such a product. */
export function divide(mod: Modification): { c: Change; e: Quantity } | undefined {
  if (mod.mod !== 'modifyPT') return undefined;
  let by: Quantity | undefined;
  const factor = (q: Quantity): Quantity | undefined => {
    if (typeof q === 'number') return q === 0 ? 0 : undefined;
    const known = q.q === 'times' && typeof q.of === 'number' ? { n: q.of, e: q.by } : { n: 1, e: q };
    if (by !== undefined && !equal(by, known.e)) return undefined;
    by = known.e;
    return known.n;
  };
  const power = factor(mod.power);
  const toughness = factor(mod.toughness);
  if (power === undefined || toughness === undefined || by === undefined) return undefined;
  return { c: { power, toughness }, e: by };
}

/** "Creatures get -1/-1 for each slime counter on them": on each of those it is said of. */
const eachOrOnEach: Rule = alt('each', () => [
  each,
  phrase('{k:counterKind} counter on them', { q: 'counters', counter: '$k', on: { set: 'each' }, $them: true }),
]);

const LANDS: ReadonlySet<string> = new Set(BASIC_LAND_TYPES);
/** `Mountains`: a basic land type in the plural. */
const basicLands: Rule<string> = map<string, string>(
  lazy(() => several(subtypeNoun)),
  (v) => (LANDS.has(v) ? v : undefined),
  (v) => (LANDS.has(v) ? v : undefined),
);

/** `enchantments`: a card type in the plural. */
const cardTypes: Rule<CardType> = words<CardType>('card types', {
  artifacts: 'artifact',
  creatures: 'creature',
  enchantments: 'enchantment',
  lands: 'land',
});

/** "1/1 green Saproling creatures and Forest lands in addition to their other types": both, and what they were. */
const creaturesAndLands: Rule<readonly Modification[]> = map<
  { d: readonly Modification[]; l: string },
  readonly Modification[]
>(
  phrase('are~ {d:theyAre} and {l:basicLandType} lands in addition to their other types', { d: '$d', l: '$l' }),
  ({ d, l }) => [...d, { mod: 'types', op: 'add', types: ['land'], subtypes: [l] }],
  (mods) => {
    const last = Array.isArray(mods) ? (mods.at(-1) as Modification | undefined) : undefined;
    if (last?.mod !== 'types' || last.op !== 'add' || last.types?.[0] !== 'land' || last.subtypes?.length !== 1)
      return undefined;
    return { d: mods.slice(0, -1), l: last.subtypes[0] as string };
  },
);

const forEach: Rule<readonly Modification[]> = map<{ c: Change; e: Quantity }, readonly Modification[]>(
  phrase('get~ {c:ptChange} for each {e:eachOrOnEach}', { c: '$c', e: '$e' }),
  ({ c, e }) => [multiply(c, e)],
  (mods) => (Array.isArray(mods) && mods.length === 1 ? divide(mods[0]) : undefined),
);

/** "Gets +1/+1 for each creature you control and +1/+1 for each Aura you control". */
const forEachOfTwo: Rule<readonly Modification[]> = map<
  { a: Change; e: Quantity; b: Change; f: Quantity },
  readonly Modification[]
>(
  phrase('get~ {a:ptChange} for each {e:each} and {b:ptChange} for each {f:each}', {
    a: '$a',
    e: '$e',
    b: '$b',
    f: '$f',
  }),
  ({ a, e, b, f }) => [multiply(a, e), multiply(b, f)],
  (mods) => {
    const [one, two] = Array.isArray(mods) && mods.length === 2 ? (mods as Modification[]).map(divide) : [];
    return one === undefined || two === undefined ? undefined : { a: one.c, e: one.e, b: two.c, f: two.e };
  },
);

/** `+1/+1`, not `an additional +1/+1`, nor what it also gets. */
const plainChange: Rule<Change> = map<Change, Change>(
  lazy(() => ptChange),
  (c) => c,
  (c) => (typeof c === 'object' && c !== null && !('$more' in c) && !('$also' in c) ? c : undefined),
);

/** `0/2`, not said as what they are changed to. */
const plainSize: Rule<object> = kept<object>(
  lazy(() => pt as Rule<object>),
  (p) => (typeof p === 'object' && p !== null && !('$change' in p) ? p : undefined),
);

/** "Becomes a 4/4 Angel artifact creature and gains flying": what it gains is said apart. */
interface Gaining {
  d: readonly Modification[];
  a: readonly Ability[];
}
const becomesAndGains: readonly Rule<readonly Modification[]>[] = (
  [
    ['', true, becomes],
    [' in addition to its other types', 'too', becomesToo],
  ] as const
).map(([too, $gains, d]) =>
  map<Gaining, readonly Modification[]>(
    phrase.with({ d })(`become~ a {d}${too} and gain~ {a:abilitySeries}`, { d: '$d', a: '$a' }),
    ({ d: is, a }) => [...is, { mod: 'gain', abilities: a, $gains } as Modification],
    (mods) => {
      const last = Array.isArray(mods) ? (mods.at(-1) as Modification & { $gains?: unknown }) : undefined;
      return last?.mod === 'gain' && last.$gains === $gains ? { d: mods.slice(0, -1), a: last.abilities } : undefined;
    },
  ),
);

/** "Is a colorless land with … and loses all other card types and abilities". */
const isAloneWithout: Rule<readonly Modification[]> = map<Pick<Gaining, 'd'>, readonly Modification[]>(
  phrase('are~ a {d:isAloneWithMore} and lose~ all other card types and abilities', { d: '$d' }),
  ({ d }) => [...d, { mod: 'loseAll', $other: true, $types: true } as Modification],
  (mods) => {
    const lost = Array.isArray(mods) ? mods.findIndex((mod: Modification) => '$types' in mod) : -1;
    return lost < 0 ? undefined : { d: mods.toSpliced(lost, 1) };
  },
);

/** What power and toughness change by, each said on its own. */
export const differing: Rule<true> = words<true>('different changes', { '+X/+Y': true });

/** `becomes a Kithkin Spirit with base power and toughness 2/2`, and abilities after it. */
function becomesOfSize(): readonly Rule[] {
  const types = { mod: 'types', op: 'set', subtypes: '$t', $kept: 'sized' };
  const size = { mod: 'setPT', '...': '$p' };
  const hue = { mod: 'color', op: 'set', colors: '$c' };
  return [
    phrase('become~ a {t:creatureTypes} with base power and toughness {p:pt}', [types, size]),
    phrase('become~ a {c:colors} {t:creatureTypes} with base power and toughness {p:pt}', [types, hue, size]),
    phrase('are~ a {t:creatureTypes} with base power and toughness {p:pt}', [{ ...types, $is: true }, size]),
    phrase('are~ a {c:colors} {t:creatureTypes} with base power and toughness {p:pt}', [
      { ...types, $is: true },
      hue,
      size,
    ]),
    ...(
      [
        ['become~', {}],
        ['are~', { $is: true }],
      ] as const
    ).flatMap(([verb, is]) => [
      phrase(`${verb} a {t:creatureTypes}`, [{ mod: 'types', op: 'set', subtypes: '$t', $kinds: true, ...is }]),
      phrase(`${verb} a {c:colors} {t:creatureTypes}`, [
        { mod: 'types', op: 'set', subtypes: '$t', $kinds: true, ...is },
        hue,
      ]),
    ]),
    phrase('become~ a {t:creatureTypes} with base power and toughness {p:pt}, {a:keywordAlone}, and {b:keywordAlone}', [
      types,
      size,
      { mod: 'gain', abilities: ['$a', '$b'], $series: true },
    ]),
  ];
}
/** "Lose flying and can't have or gain flying" (2026: 113.11). */
type Barred = { k: unknown; l: unknown };
const barredFrom: Rule = map<Barred, unknown>(
  phrase<Barred>("lose~ {k:heldKeyword} and can't have or gain {l:heldKeyword}", { k: '$k', l: '$l' }),
  ({ k, l }) => (equal(k, l) ? [{ mod: 'lose', ...(k as object), barred: true }] : undefined),
  (value) => {
    const [mod, ...more] = Array.isArray(value) ? (value as { mod?: string; barred?: true }[]) : [];
    if (mod?.mod !== 'lose' || mod.barred !== true || more.length > 0) return undefined;
    const { mod: _, barred: __, ...k } = mod;
    return { k, l: k };
  },
);

const keywordAlone: Rule = map<readonly unknown[], unknown>(
  lazy(() => abilitySeries as Rule<readonly unknown[]>),
  (list) => (list.length === 1 ? list[0] : undefined),
  (ability) => [ability],
);

/** Changes of characteristics and controller. */
const change: Rule<readonly Atom[]> = alt('a change', () => [
  phrase('get~ {c:plainChange}', [{ mod: 'modifyPT', '...': '$c' }]),
  ...[' and', ', and'].map((and) =>
    phrase(`get~ {s:differing}, where X is {p:quantity}${and} Y is {t:quantity}`, [
      { mod: 'modifyPT', power: '$p', toughness: '$t', $xy: '$s', $and: and },
    ]),
  ),
  phrase("get~ {c:plainChange}, and its activated abilities can't be activated", [
    { mod: 'modifyPT', '...': '$c', $and: 'arrest' },
    rulePart({ rule: 'cantActivate', of: SUBJ }),
  ]),
  phrase('get~ a additional {c:ptChange}', [{ mod: 'modifyPT', '...': '$c', $more: true }]),
  forEach,
  forEachOfTwo,
  phrase('gain~ {a:abilitySeries}', [{ mod: 'gain', abilities: '$a' }]),
  phrase('also get~ {c:plainChange}', [{ mod: 'modifyPT', '...': '$c', $also: true }]),
  phrase('also get~ {c:plainChange} and have~ {a:abilitySeries}', [
    { mod: 'modifyPT', '...': '$c', $also: true },
    { mod: 'gain', abilities: '$a', $has: true },
  ]),
  phrase('also gain~ {a:abilitySeries}', [{ mod: 'gain', abilities: '$a', $also: true }]),
  phrase('become~ {c:copied}', [{ mod: 'copy', '...': '$c' }]),
  phrase("aren't~ a {t:cardType}", [{ mod: 'types', op: 'remove', types: ['$t'], $is: true }]),
  phrase("aren't~ a {t:creatureType}", [{ mod: 'types', op: 'remove', subtypes: ['$t'], $is: true }]),
  phrase('have~ the full text of {o:definite} and have~ the text {a:quotedSeries}', [
    { mod: 'fullText', of: '$o', except: [{ except: 'gain', abilities: '$a' }] },
  ]),
  phrase('gain~ this ability', [{ mod: 'gainThis' }]),
  phrase('gain~ all activated abilities of {o:definite}', [{ mod: 'gainActivated', of: '$o' }]),
  phrase('have~ all activated abilities of {o:definite}', [{ mod: 'gainActivated', of: '$o', $has: true }]),
  phrase('have~ {a:abilitySeries}', [{ mod: 'gain', abilities: '$a', $has: true }]),
  phrase('lose~ all “ bands with other ” abilities', [{ mod: 'lose', keyword: 'bands with other' }]),
  phrase('lose~ banding and all “ bands with other ” abilities', [
    { mod: 'lose', keyword: 'banding' },
    { mod: 'lose', keyword: 'bands with other' },
  ]),
  phrase('lose~ {k:heldKeyword}', [{ mod: 'lose', '...': '$k' }]),
  barredFrom,
  phrase('lose~ {k:heldKeyword} and {l:heldKeyword}', [
    { mod: 'lose', '...': '$k' },
    { mod: 'lose', '...': '$l', $and: true },
  ]),
  phrase('lose~ “ {k:quotedEnchant} ”', [{ mod: 'lose', '...': '$k' }]),
  phrase('lose~ all landwalk abilities', [{ mod: 'lose', keyword: 'landwalk', $all: true }]),
  phrase('lose~ this ability', [{ mod: 'loseThis' }]),
  phrase('lose~ all abilities', [{ mod: 'loseAll' }]),
  phrase('lose~ all other abilities', [{ mod: 'loseAll', $other: true }]),
  phrase('it loses all other abilities', [{ mod: 'loseAll', $other: true, $it: true }]),
  phrase('lose~ all creature types', [{ mod: 'types', op: 'set', subtypes: [], $lose: true }]),
  phrase('gain~ all creature types', [{ mod: 'everyCreatureType' }]),
  phrase('have~ all creature types', [{ mod: 'everyCreatureType', $has: true }]),
  phrase('are~ every creature type', [{ mod: 'everyCreatureType', $is: true }]),
  phrase('become~ {c:color}', [{ mod: 'color', op: 'set', colors: ['$c'] }]),
  phrase('are~ {c:color}', [{ mod: 'color', op: 'set', colors: ['$c'], $is: true }]),
  phrase('are~ {c:color} in addition to (their:its|their) other colors', [
    { mod: 'color', op: 'add', colors: ['$c'], $their: '$their', $are: true },
  ]),
  phrase('are~ all colors', [{ mod: 'color', op: 'set', colors: ['W', 'U', 'B', 'R', 'G'], $is: 'all' }]),
  phrase('become~ all colors', [{ mod: 'color', op: 'set', colors: ['W', 'U', 'B', 'R', 'G'] }]),
  phrase('become~ {s:supertype}', [{ mod: 'types', op: 'add', supertypes: ['$s'] }]),
  phrase("aren't~ {s:supertype}", [{ mod: 'types', op: 'remove', supertypes: ['$s'], $is: true }]),
  phrase('are~ no longer {s:supertype}', [{ mod: 'types', op: 'remove', supertypes: ['$s'] }]),
  phrase('are~ {s:supertype}', [{ mod: 'types', op: 'add', supertypes: ['$s'], $is: true }]),
  phrase('become~ colorless', [{ mod: 'color', op: 'set', colors: [] }]),
  phrase('are~ colorless', [{ mod: 'color', op: 'set', colors: [], $is: true }]),
  phrase('become~ the color of your choice', [{ mod: 'color', op: 'set', colors: [{ ref: '?choose' }] }]),
  phrase('become~ the color or colors of your choice', [
    { mod: 'color', op: 'set', colors: [{ ref: '?choose', what: { choose: 'color', several: true } }] },
  ]),
  phrase('become~ that color', [{ mod: 'color', op: 'set', colors: [{ ref: '?color' }] }]),
  phrase('become~ that type', [{ mod: 'types', op: 'set', subtypes: [{ ref: '?type' }] }]),
  phrase('are~ the chosen color', [{ mod: 'color', op: 'set', colors: [{ ref: 'chosenColor' }], $are: true }]),
  phrase('are~ the chosen color in addition to (their:its|their) other colors', [
    { mod: 'color', op: 'add', colors: [{ ref: 'chosenColor' }], $their: '$their', $are: true },
  ]),
  phrase('are~ the chosen type in addition to (their:its|their) other types', [
    { mod: 'types', op: 'add', subtypes: [{ ref: 'chosenType' }], $their: '$their', $are: true },
  ]),
  phrase('have~ the chosen creature type in addition to (their:its|their) other types', [
    { mod: 'types', op: 'add', subtypes: [{ ref: 'chosenType' }], $their: '$their', $have: true },
  ]),
  phrase('become~ the creature type of your choice', [{ mod: 'types', op: 'set', subtypes: [{ ref: '?choose' }] }]),
  phrase('become~ the creature type of your choice in addition to (their:its|their) other types', [
    { mod: 'types', op: 'add', subtypes: [{ ref: '?choose' }], $their: '$their' },
  ]),
  phrase('become~ the basic land type of your choice', [
    { mod: 'types', op: 'set', subtypes: [{ ref: '?choose', what: { choose: 'basicLandType' } }] },
  ]),
  phrase('become~ a {t:basicLandType}', [{ mod: 'types', op: 'set', subtypes: ['$t'] }]),
  phrase('become~ a {t:enchantmentType} with {a:abilitySeries}', [
    { mod: 'types', op: 'set', subtypes: ['$t'] },
    { mod: 'gain', abilities: '$a' },
  ]),
  phrase('become~ {t:basicLands}', [{ mod: 'types', op: 'set', subtypes: ['$t'], $become: 's' }]),
  phrase('are~ {t:basicLands}', [{ mod: 'types', op: 'set', subtypes: ['$t'], $is: 's' }]),
  phrase('are~ {t:basicLands} in addition to their other (k:types|land types)', [
    { mod: 'types', op: 'add', subtypes: ['$t'], $is: 's', $k: '$k' },
  ]),
  phrase('are~ a {t:basicLandType} in addition to its other (k:types|land types)', [
    { mod: 'types', op: 'add', subtypes: ['$t'], $is: 'a', $k: '$k' },
  ]),
  phrase('are~ {t:cardTypes} in addition to their other types', [{ mod: 'types', op: 'add', types: ['$t'], $is: 's' }]),
  creaturesAndLands,
  phrase('are~ the chosen type', [{ mod: 'types', op: 'set', subtypes: [{ ref: 'chosenType' }], $is: 'chosen' }]),
  phrase('have~ base power and base toughness each equal to {q:quantity}', [
    { mod: 'setPT', power: '$q', toughness: '$q', $base: true },
  ]),
  phrase('are~ a {t:basicLandType}', [{ mod: 'types', op: 'set', subtypes: ['$t'], $is: true }]),
  phrase('are~ a {l:basicLandTypesAnd}', [{ mod: 'types', op: 'set', subtypes: '$l', $is: 'all' }]),
  phrase('are~ a {t:creatureType} in addition to its other types', [
    { mod: 'types', op: 'add', subtypes: ['$t'], $is: true },
  ]),
  phrase('are~ a {t:creatureType} in addition to its other creature types', [
    { mod: 'types', op: 'add', subtypes: ['$t'], $is: 'creature' },
  ]),
  phrase('are~ {t:severalOfType} in addition to their other (k:types|creature types)', [
    { mod: 'types', op: 'add', subtypes: ['$t'], $is: 'several', $k: '$k' },
  ]),
  phrase('are~ every basic land type in addition to (their:its|their) other types', [
    { mod: 'types', op: 'add', subtypes: [...BASIC_LAND_TYPES], $is: 'every', $their: '$their' },
  ]),
  phrase('become~ {c:color} in addition to (their:its|their) other colors', [
    { mod: 'color', op: 'add', colors: ['$c'], $their: '$their', $becomes: true },
  ]),
  phrase('become~ a {t:basicLandType} in addition to its other types', [
    { mod: 'types', op: 'add', subtypes: ['$t'], $land: true },
  ]),
  phrase('become~ the basic land type of your choice in addition to its other types', [
    { mod: 'types', op: 'add', subtypes: [{ ref: '?choose', what: { choose: 'basicLandType' } }] },
  ]),
  phrase('are~ a {c:color} {t:creatureType} in addition to its other colors and types', [
    { mod: 'color', op: 'add', colors: ['$c'], $are: true },
    { mod: 'types', op: 'add', subtypes: ['$t'] },
  ]),
  phrase('become~ a {t:creatureType} in addition to its other (k:types|creature types)', [
    { mod: 'types', op: 'add', subtypes: ['$t'], $k: '$k' },
  ]),
  phrase('are~ also a {l:creatureTypesAnd}', [{ mod: 'types', op: 'add', subtypes: '$l', $is: 'also' }]),
  ...becomesOfSize(),
  phrase('become~ a {d:becomes}', '$d'),
  ...becomesAndGains,
  phrase('are~ a {d:isNow}', '$d'),
  ...['lose~', 'it loses'].map((lose, i) =>
    phrase.with({ d: isAlone[i] as Rule })(`are~ a {d} and ${lose} all other card types`, '$d'),
  ),
  isAloneWithout,
  phrase('become~ {d:becomeSeveral}', '$d'),
  phrase('become~ {d:areStillLands} that are still lands', '$d'),
  phrase('are~ {d:theyAreLands} that are still lands', '$d'),
  ...['land', 'planeswalker', 'artifact', 'creature', 'enchantment'].flatMap((type) => {
    const withStill = phrase.with({ becomesStillType: becomesStill(type), isStillType: isStill(type) });
    return [
      withStill(`become~ a {d:becomesStillType} that's still a ${type}`, '$d'),
      withStill(`are~ a {d:isStillType} that's still a ${type}`, '$d'),
    ];
  }),
  phrase('are~ {d:areSeveral}', '$d'),
  phrase('become~ a {d:becomesToo} in addition to (their:its|their) other types', '$d'),
  phrase('become~ {d:becomeTooSeveral} in addition to their other types', '$d'),
  phrase('are~ a {d:isToo} in addition to (their:its|their) other types', '$d'),
  phrase('are~ {d:isToo} in addition to (their:its|their) other types', '$d'),
  phrase('have~ base power and toughness {p:plainSize}', [{ mod: 'setPT', '...': '$p' }]),
  phrase('have~ base power {n:digits}', [{ mod: 'setPT', power: '$n' }]),
  phrase('have~ base toughness {n:digits}', [{ mod: 'setPT', toughness: '$n' }]),
  phrase('have~ base power and toughness each equal to {q:quantity}', [{ mod: 'setPT', power: '$q', toughness: '$q' }]),
  phrase('have~ {a:quotedSeries}', [{ mod: 'gain', abilities: '$a', $has: 'quoted' }]),
]) as Rule<readonly Atom[]>;

/** Kinds of permanents in the plural: `Zombies`; of basic lands the words are told apart above. */
const notBasic = (type: string): string | undefined => (LANDS.has(type) ? undefined : type);
const severalOfType: Rule<string> = several(kept<string>(subtypeNoun, notBasic));

/** One predicate. */
const predicate: Rule<readonly Atom[]> = alt('a predicate', () => [
  change,
  rulePredicate as Rule<readonly Atom[]>,
  combatCosts as Rule<readonly Atom[]>,
]);
const predicates: Rule<readonly Atom[]> = flatSeries('predicates', predicate, 'and');

const SAME = { set: 'same' };

const isOthersLost = (mod: Modification): boolean => '$other' in mod && mod.mod === 'loseAll';
/** "Has defender and loses all other abilities": the others are lost first, whatever is said first. */
function othersLost(mods: readonly Modification[]): Modification[] {
  const lost = mods.filter(isOthersLost);
  const rest = mods.filter((mod) => !isOthersLost(mod));
  const gained = rest.findIndex(({ mod }) => mod === 'gain');
  return lost.length === 0 || gained < 0 ? [...mods] : rest.toSpliced(gained, 0, ...lost);
}
/** As it is said: what they lose comes last. */
const othersLostLast = (mods: readonly Modification[]): readonly Modification[] => [
  ...mods.filter((mod) => !isOthersLost(mod)),
  ...mods.filter(isOthersLost),
];

/** Parts from a subject and its predicates. */
function assemble(subject: unknown, atoms: readonly Atom[]): readonly ContinuousPart[] {
  const parts: ContinuousPart[] = [];
  let said = false;
  const who = () => {
    const now = said ? SAME : subject;
    said = true;
    return now as ObjectSet;
  };
  let open: Modification[] | undefined;
  for (const atom of atoms) {
    if ('mod' in atom) {
      if (open === undefined) {
        open = [];
        parts.push({ part: 'change', affects: who(), mods: open });
      }
      open.push(atom);
    } else {
      open = undefined;
      parts.push(replaced(atom, SUBJ, who()) as ContinuousPart);
    }
  }
  for (const part of parts) if (part.part === 'change') Object.assign(part, { mods: othersLost(part.mods) });
  return parts;
}

const SUBJECT_KEYS = ['affects', 'what', 'whom', 'of', 'source'] as const;

/** A part with its subject taken out, in every way that is possible. */
function withoutSubject(part: ContinuousPart): { subject: unknown; atoms: readonly Atom[] }[] {
  if (part.part === 'change') return [{ subject: part.affects, atoms: othersLostLast(part.mods) }];
  if (part.part !== 'rule') return [];
  const rule = part.rule as unknown as Record<string, unknown>;
  const named = SUBJECT_KEYS.filter((key) => rule[key] !== undefined).map((key) => ({
    subject: rule[key],
    atoms: [{ ...part, rule: { ...rule, [key]: SUBJ } } as unknown as Atom],
  }));
  const source = part.rule.rule === 'damageCantBePrevented' ? part.rule.source : undefined;
  if (source?.is !== 'in') return named;
  const atom = { ...part, rule: { ...rule, source: { is: 'in', set: SUBJ } } } as unknown as Atom;
  return [...named, { subject: source.set, atoms: [atom] }];
}

/** Every way of seeing parts as one subject with predicates. */
function disassemble(parts: readonly ContinuousPart[], free: boolean): { subject: unknown; atoms: readonly Atom[] }[] {
  const first = parts[0];
  if (first === undefined) return [];
  let ways = withoutSubject(first);
  for (const part of parts.slice(1)) {
    ways = ways.flatMap((way) =>
      withoutSubject(part)
        .filter((more) => equal(more.subject, SAME) || (free && equal(more.subject, way.subject)))
        .map((more) => ({ subject: way.subject, atoms: [...way.atoms, ...more.atoms] })),
    );
  }
  return ways;
}

/** A subject and what is said of it, as parts of a continuous effect. Its agreement is the subject's. */
export function predication(name: string, subject: Rule): Rule<readonly ContinuousPart[]> {
  return memoised<readonly ContinuousPart[]>({
    name,
    needs: () => [],
    first: (wording) => firstOf(subject, wording),
    read(reading, at) {
      const found: Parse<readonly ContinuousPart[]>[] = [];
      for (const s of subject.read(reading, at)) {
        // "two target creatures each get +2/+2"
        const each = s.agreement === 2 && reading.tokens[s.end]?.text === 'each';
        for (const p of predicates.read(reading, each ? s.end + 1 : s.end)) {
          const agreement = unify(s.agreement, p.agreement);
          if (agreement === undefined) continue;
          const [first, ...rest] = assemble(s.value, p.value);
          const value = each ? [{ ...first, $every: true } as never, ...rest] : [first as ContinuousPart, ...rest];
          found.push({ value, end: p.end, agreement });
        }
      }
      return found;
    },
    print(printing, value, asked) {
      if (!Array.isArray(value)) return undefined;
      const { $every, ...first } = (value[0] ?? {}) as ContinuousPart & { $every?: true };
      const plain = [first, ...value.slice(1)];
      for (const way of disassemble(plain, printing.free)) {
        const who = subject.print(printing, way.subject, 0);
        if (who === undefined) continue;
        const agreement = unify(who.agreement, asked);
        if (agreement === undefined) continue;
        const said = predicates.print(printing, way.atoms, agreement);
        if (said !== undefined)
          return { words: [...who.words, ...($every === true ? ['each'] : []), ...said.words], agreement };
      }
      return undefined;
    },
  });
}

/** Two subjects with a predicate each: "~ gets +2/+2 and creatures you control have vigilance". */
export function predications(name: string, subject: Rule): Rule<readonly ContinuousPart[]> {
  const one = predication(name, subject);
  return memoised<readonly ContinuousPart[]>({
    name,
    needs: () => [],
    first: (wording) => firstOf(one, wording),
    read(reading, at) {
      const found: Parse<readonly ContinuousPart[]>[] = [];
      for (const p of one.read(reading, at)) {
        found.push(p);
        if (reading.tokens[p.end]?.text !== 'and') continue;
        for (const q of one.read(reading, p.end + 1))
          found.push({ value: [...p.value, ...q.value], end: q.end, agreement: p.agreement });
      }
      return found;
    },
    print(printing, value, asked) {
      const whole = one.print(printing, value, asked);
      if (whole !== undefined || !Array.isArray(value)) return whole;
      for (let at = 1; at < value.length; at++) {
        const first = one.print(printing, value.slice(0, at), asked);
        const second = one.print(printing, value.slice(at), 0);
        if (first === undefined || second === undefined) continue;
        return { words: [...first.words, 'and', ...second.words], agreement: first.agreement };
      }
      return undefined;
    },
  });
}

/** Nothing said: the subject is that of the clause before. */
export const sameSubject: Rule = {
  name: 'the same subject',
  needs: () => [],
  read: (_, at) => [{ value: SAME, end: at, agreement: 0 }],
  print: (_, value) => (equal(value, SAME) ? { words: [], agreement: 0 } : undefined),
};
