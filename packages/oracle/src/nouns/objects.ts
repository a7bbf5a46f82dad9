/**
 * Noun phrases for objects, with their determiners. 2006: 200–217, 415 · 2009, 2011: 109, 114 · 2026: 109, 115
 *
 * Surface forms that `references/` resolves: `{set:'target', spec}` an inline target, `{set:'it'}`, and
 * `{set:'that', noun}` for "that creature", "those cards".
 */
import type { Filter, ObjectSet, Zone } from '@rulewright/engine';
import { alt, firstOf, lazy, kept, map, phrase, series, words } from '../grammar/index.ts';
import { NONE } from '../grammar/rule.ts';
import type { Rule } from '../grammar/index.ts';
import { cardFilter, cardInEvent, conjuncts, filter, sourceFilter, zoneOfKind } from './filters.ts';
import type { Described } from './filters.ts';
import { indefinite, oneOfEachKind } from './chosen.ts';
import { done } from './done.ts';
import { eachOf } from './each-of.ts';
import { exiledOf, exiledWith, lastExiledWith } from './exiled-with.ts';
import { endsNoun } from './ends.ts';
import {
  ofSeveral,
  kindsAndOthers,
  selfAndHost,
  selfAndKind,
  selfAndTarget,
  selfOrIt,
  targetAndOthers,
} from './joined.ts';
import { cardName } from './names.ts';
import { anyNumber, howMany, isOne, number, numberSpan } from './numbers.ts';
import { anyPlayer, chooser, possessive } from './players.ts';
import { afterBattlefield, afterPlace, EXTREMES, stat, withCounters } from './postmodifiers.ts';
import { targetsTogether } from './targets-together.ts';
import { diedThen } from './turn-events.ts';
import { color, selfNoun } from './words.ts';
import { inZone } from './zones.ts';

export type SurfaceObject =
  | ObjectSet
  | { set: 'target'; spec: unknown }
  | { set: 'it' }
  | { set: 'that'; noun: Filter }
  | { set: 'thisWay'; noun: Filter; did: string };

export const ONE = { min: 1, max: 1 };

const place = (value: Filter): Described => {
  const zone = zoneOfKind(value);
  if (zone === 'stack') return { where: value, zone: 'stack' };
  return zone === 'both' ? { where: value, zone: ['battlefield', 'stack'] } : { where: value };
};

const SUSPENDED: Filter = { is: 'suspended' };
const SUSPENDED_OWN: Filter = { is: 'and', of: [SUSPENDED, { is: 'ownedBy', player: { who: 'you' } }] };
/** What is in play, or lies suspended in exile. */
const orSuspended = (words: string, suspended: Filter): Rule =>
  phrase(
    words,
    {
      where: { is: 'or', of: [{ '&': ['$f', { is: 'zone', zone: 'battlefield' }] }, suspended] },
      zone: ['battlefield', 'exile'],
    },
    { f: filter },
    { agree: 'n' },
  );

/** A kind of object and where it is: `creature you control` · `spell` · `creature card in your graveyard`. */
export const kind: Rule<Described> = alt('a kind of object', () => [
  map<Filter, Described>(filter, place, (value) => {
    if (typeof value !== 'object' || value === null || value.where === undefined || value.of !== undefined)
      return undefined;
    const { where, zone, ...marks } = value;
    if (Object.keys(marks).length > 0) return undefined;
    return JSON.stringify(place(where).zone) === JSON.stringify(zone) ? where : undefined;
  }),
  phrase('{f#} {z}', { where: '$f', '...': '$z' }, { f: cardFilter, z: inZone }, { agree: 'n' }),
  phrase(
    '{f#} {z} {x}',
    { where: { '&': ['$f', '$x'] }, $except: 'after', '...': '$z' },
    { f: cardFilter, z: inZone, x: () => afterPlace },
    { agree: 'n' },
  ),
  phrase(
    '{f#} {z} drawn this turn',
    { where: { '&': ['$f', { is: 'history', event: { did: 'drawn' } }] }, '...': '$z', $drawn: true },
    { f: cardFilter, z: inZone },
    { agree: 'n' },
  ),
  phrase(
    '{f#} that ($was:was|were) put into {p} graveyard <from play> this turn',
    {
      where: { '&': ['$f', { is: 'history', event: { did: 'underwent', event: diedThen } }] },
      zone: 'graveyard',
      of: '$p',
      $was: '$was',
      $there: true,
    },
    { f: cardFilter, p: possessive },
    { agree: 'n' },
  ),
  phrase(
    '{f#} in exile {c}',
    { where: { '&': ['$f', '$c'] }, zone: 'exile', $counters: true },
    { f: cardFilter, c: () => withCounters },
    { agree: 'n' },
  ),
  ...EXTREMES.map(([$most, q]) =>
    phrase(
      `{f#} with the ${$most} {s}`,
      {
        where: {
          '&': ['$f', { is: 'stat', stat: '$s', op: '=', than: { q, stat: '$s', of: { set: 'all', where: '$f' } } }],
        },
        $most,
      },
      { f: filter, s: stat },
      { agree: 'n' },
    ),
  ),
  ...EXTREMES.map(([$most, q]) =>
    phrase(
      `{f#} <in play> with the ${$most} {s}`,
      {
        where: {
          '&': ['$f', { is: 'stat', stat: '$s', op: '=', than: { q, stat: '$s', of: { set: 'all', where: '$f' } } }],
        },
        $most,
        $on: 'most',
      },
      { f: filter, s: stat },
      { agree: 'n' },
    ),
  ),
  phrase('{f#} <in play>', { where: '$f', $on: true }, { f: filter }, { agree: 'n' }),
  phrase('{f#} from the battlefield', { where: '$f', $on: 'from' }, { f: filter }, { agree: 'n' }),
  phrase(
    '{f#} <in play> {x#}',
    { where: { '&': ['$f', '$x'] }, $on: 'before' },
    { f: filter, x: () => afterBattlefield },
    { agree: 'n' },
  ),
  ...exiledWith(
    cardFilter,
    lazy(() => selfOrIt),
  ),
  exiledOf(
    lazy(() => anyPlayer as Rule),
    lazy(() => withCounters),
  ),
  phrase('exiled card#', { where: { is: 'any' }, zone: 'exile', $exiled: true }),
  phrase(
    'exiled card# named {n}',
    { where: { is: 'named', name: '$n' }, zone: 'exile', $exiled: true },
    { n: () => cardName },
  ),
  phrase('face-up exiled card#', { where: { is: 'not', of: { is: 'faceDown' } }, zone: 'exile', $exiled: true }),
  phrase('suspended card#', { where: SUSPENDED, zone: 'exile' }),
  phrase('suspended card# you own', { where: SUSPENDED_OWN, zone: 'exile', $own: true }),
  orSuspended('{f#} or suspended card#', SUSPENDED),
  orSuspended('{f#} or suspended card# you own', SUSPENDED_OWN),
]) as Rule<Described>;

export const targets: Rule = alt('target', () => [
  phrase('target {k#}', { set: 'target', spec: { count: ONE, objects: '$k' } }, { k: kind }, { agree: 'n' }),
  phrase(
    'target {k#} of {p} choice',
    { set: 'target', spec: { count: ONE, objects: '$k', by: '$p' } },
    { k: kind, p: possessive },
    { agree: 'n' },
  ),
  phrase(
    'target {k#} of {p} choice ($c:<he or she controls>|they control)',
    { set: 'target', spec: { count: ONE, objects: '$k', by: '$p', own: true } },
    { k: kind, p: chooser },
    { agree: 'n' },
  ),
  phrase(
    'target {f#} of {p} choice {z}',
    { set: 'target', spec: { count: ONE, objects: { where: '$f', '...': '$z' }, by: '$p', $place: 'last' } },
    { f: cardFilter, p: chooser, z: inZone },
    { agree: 'n' },
  ),
  phrase('a target {k}', { set: 'target', spec: { count: ONE, objects: '$k', $a: true } }, { k: () => singularKind }),
  phrase(
    'target {k#} chosen at random',
    { set: 'target', spec: { count: ONE, objects: '$k', random: true } },
    { k: kind },
    { agree: 'n' },
  ),
  phrase(
    'another target {k#}',
    { set: 'target', spec: { count: ONE, objects: '$k', other: true } },
    { k: kind },
    { agree: 'n' },
  ),
  ...(['second', 'third'] as const).map(($nth) =>
    phrase(
      `a ${$nth} target {k#}`,
      { set: 'target', spec: { count: ONE, objects: '$k', other: true, $nth } },
      { k: kind },
      { agree: 'n' },
    ),
  ),
  phrase(
    '{n#} target {k#}',
    { set: 'target', spec: { count: '$n', objects: '$k' } },
    { n: plainMany, k: kind },
    { agree: 'n' },
  ),
  phrase(
    '{n#} other target {k#}',
    { set: 'target', spec: { count: '$n', objects: '$k', other: true } },
    { n: plainMany, k: kind },
    { agree: 'n' },
  ),
  ...targetsTogether(
    () => plainMany,
    () => kind,
  ),
]);

/** How many targets, without the article: `two`, `up to one`, `any number of`. */
export const plainMany = alt('how many', () => [
  map<unknown, unknown>(
    howMany,
    (value) => (isOne(value) ? undefined : value),
    (value) => (isOne(value) ? undefined : value),
  ),
  phrase('each of {n#}', { min: '$n', max: '$n', $each: true }, { n: number }, { agree: 'n' }),
  phrase('each of up to {n#}', { min: 0, max: '$n', $each: true }, { n: number }, { agree: 'n' }),
  phrase('each of {n#}', { '...': '$n', $each: true }, { n: numberSpan }, { agree: 'n' }),
  phrase('each of {n#}', { '...': '$n', $each: true }, { n: anyNumber }, { agree: 'n' }),
]);
/** `all …` with its determiner: what can be joined to other nouns. */
const allOf: Rule = phrase('all {k#}', { set: 'all', '...': '$k' }, { k: () => notOthersByName }, { agree: 'n' });
/** "All other creatures with the same name as that creature" are others than that one, not than this: said elsewhere. */
const othersByName = (value: Described): Described | undefined => {
  const list = typeof value === 'object' && value?.where !== undefined ? conjuncts(value.where) : [];
  const named = list.some((f) => f.is === 'sharesName' && (f as { $bare?: unknown }).$bare !== 'that');
  return list[0]?.is === 'other' && named ? undefined : value;
};
const notOthersByName: Rule<Described> = alt<Described>('a kind of object', () => [
  kept<Described>(pluralKind, othersByName),
]);

/** Everywhere but on the battlefield. */
const ELSEWHERE: readonly Zone[] = ['hand', 'library', 'graveyard', 'stack', 'exile', 'command'];
export const cardsElsewhere: Rule<Described> = phrase(
  "{f#} that aren't <in play>",
  { where: '$f', zone: ELSEWHERE },
  { f: () => asking(() => cardInEvent, 2) },
  { agree: 'n' },
);

const ALL_OF_A = { set: 'all', '...': '$a' };
const ALL_OF_B = { set: 'all', '...': '$b' };
const ALL_OF_C = { set: 'all', '...': '$c' };
const universal: Rule = alt('all', () => [
  phrase(
    'all {a} and all {b}',
    { set: 'union', of: [ALL_OF_A, ALL_OF_B], $all: 'both' },
    { a: pluralKind, b: pluralKind },
  ),
  phrase(
    'all {a} and all {b} {f#} {z}',
    {
      set: 'all',
      where: {
        '&': [
          {
            is: 'or',
            of: [
              { is: 'color', color: '$a' },
              { is: 'color', color: '$b' },
            ],
          },
          '$f',
        ],
      },
      '...': '$z',
      $all: 'of each color',
    },
    { a: () => color, b: () => color, f: asking(() => cardFilter, 2), z: inZone },
    { agree: 'n' },
  ),
  // objects wherever they are: cards, spells and permanents
  phrase(
    '[$all: all] {a}, {b}, and {c#}',
    { set: 'union', of: [ALL_OF_A, ALL_OF_B, ALL_OF_C] },
    { a: () => cardsElsewhere, b: pluralKind, c: pluralKind },
    { agree: 'n' },
  ),
  phrase('cards you own outside the game', {
    set: 'all',
    where: { is: 'any' },
    zone: 'outside',
    of: { who: 'you' },
    $d: 'outside',
  }),
  phrase('{c#}', { set: 'all', '...': '$c', $d: 'elsewhere' }, { c: () => cardsElsewhere }, { agree: 'n' }),
  phrase('all {k#}', { set: 'all', '...': '$k' }, { k: pluralKind }, { agree: 'n' }),
  phrase(
    'all the cards from {of} hand',
    { set: 'all', where: { is: 'any' }, zone: 'hand', of: '$of', $d: 'all the' },
    { of: possessive },
  ),
  eachKind,
  phrase('{k#}', { set: 'all', '...': '$k', $d: 'bare' }, { k: pluralKind }, { agree: 'n' }),
  phrase('the {k#}', { set: 'all', '...': '$k', $d: 'the' }, { k: placed }, { agree: 'n' }),
]);

/** "The permanents you control" describes; "the creatures" refers. */
export const isPlaced = (value: Described): Described | undefined => {
  if (typeof value !== 'object' || value === null || value.where === undefined) return undefined;
  return value.of !== undefined || conjuncts(value.where).some((f) => f.is === 'controlledBy' || f.is === 'ownedBy')
    ? value
    : undefined;
};
const placed: Rule<Described> = alt<Described>('a kind and its place', () => [kept<Described>(pluralKind, isPlaced)]);

/** A rule in one number only, for words that ask for it. */
export const asking = (get: () => Rule, agreement: 1 | 2): Rule => ({
  name: 'a noun',
  needs: () => NONE,
  first: (wording) => firstOf(get(), wording),
  read: (reading, at) =>
    get()
      .read(reading, at)
      .filter((parse) => parse.agreement === 0 || parse.agreement === agreement)
      .map((parse) => ({ ...parse, agreement })),
  print(printing, value) {
    const said = get().print(printing, value, agreement);
    return said === undefined ? undefined : { ...said, agreement };
  },
});
/** Kinds in one number only, for words that ask for it. */
export const pluralKind: Rule<Described> = asking(() => kind, 2) as Rule<Described>;
export const singularKind: Rule<Described> = asking(() => kind, 1) as Rule<Described>;
export const pluralFilter: Rule<Filter> = asking(() => filter, 2) as Rule<Filter>;
export const singularFilter: Rule<Filter> = asking(() => filter, 1) as Rule<Filter>;

/** In a quotation the name is that of the object that gives the ability (2026: 201.5b). */
export const granter = (): Rule => granterRule;
const granterRule: Rule = words('the object that gives the ability', { '§': { set: 'ref', name: 'granter' } }, 1);
/** The card itself, by its name or as "this creature". */
export const self: Rule = alt('itself', () => [
  words('own name', { '~': { set: 'self' } }, 1),
  ofSeveral({ set: 'self', $self: 'several' }),
  ofSeveral({ set: 'self', $self: 'several short' }, '~~'),
  words('own short name', { '~~': { set: 'self', $self: 'short' } }, 1),
  granter(),
  words("the token's own name", { '¤': { set: 'self', $self: 'name' } }, 1),
  asSingular(phrase('this {n}', { set: 'self', $self: '$n' }, { n: selfNoun })),
]);

export function asSingular(rule: Rule): Rule {
  return {
    ...rule,
    read: (reading, at) => rule.read(reading, at).map((parse) => ({ ...parse, agreement: 1 as const })),
    print(printing, value, agreement) {
      const said = rule.print(printing, value, agreement);
      return said === undefined ? undefined : { ...said, agreement: 1 };
    },
  };
}

/** What an Aura or Equipment is attached to. */
export const host: Rule = words(
  'host',
  Object.fromEntries(
    [
      'creature',
      'permanent',
      'land',
      'artifact',
      'enchantment',
      'planeswalker',
      'Forest',
      'Island',
      'Mountain',
      'Plains',
      'Swamp',
      'Equipment',
      'Wall',
      'creature card',
      'artifact creature',
    ]
      .map((noun): [string, unknown] => [`enchanted ${noun}`, { set: 'host', $host: noun }])
      .concat([
        ['equipped creature', { set: 'host', $host: 'equipped' }],
        ['fortified land', { set: 'host', $host: 'fortified' }],
      ]),
  ),
  1,
);

/** The noun of "that creature": short, without what follows a noun. */
const shortNoun: Rule<Filter> = alt('a noun', () => [
  filter,
  cardInEvent,
  sourceFilter,
  phrase('token#', { is: 'token' }),
]) as Rule<Filter>;

const notOther = (f: Filter): Filter | undefined =>
  typeof f === 'object' && f !== null && conjuncts(f).some((one) => one.is === 'other') ? undefined : f;
const thatNoun: Rule<Filter> = alt<Filter>('a noun', () => [kept<Filter>(shortNoun, notOther)]);

export const anaphora: Rule = alt('it', () => [
  words('it', { it: { set: 'it' } }, 1),
  words(
    'him',
    {
      him: { set: 'it', $case: 'him' },
      her: { set: 'it', $case: 'her' },
      he: { set: 'it', $case: 'he' },
      she: { set: 'it', $case: 'she' },
    },
    1,
  ),
  words('them', { them: { set: 'it', $n: 'plural' } }, 2),
  words('they', { they: { set: 'it', $n: 'plural', $case: 'subject' } }, 2),
  phrase('that {f#}', { set: 'that', noun: '$f' }, { f: singularNoun }, { agree: 'n' }),
  phrase('those {f#}', { set: 'that', noun: '$f', $n: 'plural' }, { f: pluralNoun }, { agree: 'n' }),
  phrase('the {f#}', { set: 'that', noun: '$f', $d: 'the' }, { f: singularNoun }, { agree: 'n' }),
  phrase('the {f#}', { set: 'that', noun: '$f', $d: 'the', $n: 'plural' }, { f: unplaced }, { agree: 'n' }),
  words('both', { 'both of them': { set: 'it', $n: 'both' } }, 2),
  phrase('both {f#}', { set: 'that', noun: '$f', $n: 'both' }, { f: pluralNoun }, { agree: 'n' }),
  phrase('the {f#} that died', { set: 'that', noun: '$f', $d: 'died' }, { f: singularNoun }, { agree: 'n' }),
  phrase('the first {f#}', { set: 'that', noun: '$f', $d: 'first' }, { f: singularNoun }, { agree: 'n' }),
  phrase('the targeted {f#}', { set: 'that', noun: '$f', how: 'targeted' }, { f: singularNoun }, { agree: 'n' }),
  ...['exiled', 'chosen', 'sacrificed', 'discarded', 'revealed'].flatMap((how) => [
    phrase(`the ${how} {f#}`, { set: 'that', noun: '$f', how }, { f: singularNoun }, { agree: 'n' }),
    phrase(`the ${how} {f#}`, { set: 'that', noun: '$f', how, $n: 'plural' }, { f: pluralNoun }, { agree: 'n' }),
    phrase(
      `those ${how} {f#}`,
      { set: 'that', noun: '$f', how, $n: 'plural', $d: 'those' },
      { f: pluralNoun },
      { agree: 'n' },
    ),
  ]),
  ...['amassed', 'discovered', 'exploited'].map((how) =>
    phrase(`the ${how} {f#}`, { set: 'that', noun: '$f', how }, { f: singularNoun }, { agree: 'n' }),
  ),
  phrase('the milled {f#}', { set: 'that', noun: '$f', how: 'milled' }, { f: singularNoun }, { agree: 'n' }),
  phrase(
    'the milled {f#}',
    { set: 'thisWay', noun: '$f', did: 'mill', $d: 'the milled' },
    { f: pluralNoun },
    { agree: 'n' },
  ),
  phrase(
    'the {f#} milled this way',
    { set: 'thisWay', noun: '$f', did: 'mill', $d: 'the … this way' },
    { f: pluralNoun },
    { agree: 'n' },
  ),
  phrase("the exiled cards (words:that weren't|not) cast this way", { set: 'uncast', $words: '$words' }),
  phrase("all cards exiled this way that weren't cast", { set: 'uncast', $words: 'all' }),
  theRest,
  phrase('all revealed cards not cast this way', { set: 'uncast', did: 'reveal' }, {}),
  words(
    'the other',
    { 'the other': { set: 'rest', $n: 'one' }, 'the other one': { set: 'rest', $n: 'one', $one: true } },
    1,
  ),
]);
/** What was left when some were taken. */
export const theRest: Rule = words(
  'the rest',
  {
    'the rest': { set: 'rest' },
    'the rest of the revealed cards': { set: 'rest', $of: 'revealed' },
    'the rest of those cards': { set: 'rest', $of: 'those' },
    'the rest of the cards': { set: 'rest', $of: 'the' },
    'the rest of those exiled cards': { set: 'rest', $of: 'exiled' },
    "all cards revealed this way that weren't put onto the battlefield": { set: 'rest', $of: 'unput' },
    'the rest of the cards revealed this way': { set: 'rest', $of: 'this way' },
  },
  2,
);
const singularNoun: Rule = asking(() => shortNoun, 1);
const unplaced: Rule = map<Filter, Filter>(
  asking(() => shortNoun, 2) as Rule<Filter>,
  (f) => (isPlaced({ where: f }) === undefined ? f : undefined),
  (f) => f,
);
export const pluralNoun: Rule = asking(() => shortNoun, 2);

const DID_BY_EACH: Readonly<Record<string, string>> = {
  discarded: 'discard',
  revealed: 'reveal',
  sacrificed: 'sacrifice',
};

/** Objects something was done to by an instruction before: `creatures destroyed this way` · `card exiled this way`. */
export const thisWay: Rule = alt('this way', () => [
  phrase(
    '{f#} {did} this way',
    { set: 'thisWay', noun: '$f', did: '$did' },
    { f: thatNoun, did: done },
    { agree: 'n' },
  ),
  phrase(
    '{f#} in your graveyard {did} this way',
    {
      set: 'where',
      of: { set: 'thisWay', noun: '$f', did: '$did' },
      filter: {
        is: 'and',
        of: [
          { is: 'zone', zone: 'graveyard' },
          { is: 'ownedBy', player: { who: 'you' } },
        ],
      },
      $there: true,
    },
    { f: thatNoun, did: done },
    { agree: 'n' },
  ),
  phrase(
    '{f#} returned to your hand this way',
    {
      set: 'where',
      of: { set: 'thisWay', noun: '$f', did: 'hand' },
      filter: { is: 'ownedBy', player: { who: 'you' } },
      $back: true,
    },
    { f: thatNoun },
    { agree: 'n' },
  ),
  phrase(
    '{f#} that died this way',
    { set: 'thisWay', noun: '$f', did: 'graveyard', $died: true },
    { f: thatNoun },
    { agree: 'n' },
  ),
  phrase('{f#} <exiled> this way', { set: 'thisWay', noun: '$f', did: 'exile' }, { f: thatNoun }, { agree: 'n' }),
  ...['graveyards', 'that graveyard', 'their graveyard'].map(($put) =>
    phrase(
      `{f#} put into ${$put} this way`,
      { set: 'thisWay', noun: '$f', did: 'mill', $put },
      { f: thatNoun },
      { agree: 'n' },
    ),
  ),
  ...['discarded', 'revealed', 'sacrificed'].map((word) =>
    phrase(
      `{f#} <he or she> ${word} this way`,
      { set: 'thisWay', noun: '$f', did: DID_BY_EACH[word], $who: 'they' },
      { f: thatNoun },
      { agree: 'n' },
    ),
  ),
  phrase(
    '{f#} <he or she> <exiled> this way',
    { set: 'thisWay', noun: '$f', did: 'exile', $who: 'they' },
    { f: thatNoun },
    { agree: 'n' },
  ),
]);

/** "A creature dealt damage this way" is any of them; of what was done otherwise one is chosen. */
const wasDamaged = (value: unknown): boolean => (value as { did?: string } | undefined)?.did === 'damage';
const damagedThisWay: Rule = map<unknown, unknown>(
  thisWay,
  (v) => (wasDamaged(v) ? v : undefined),
  (v) => (wasDamaged(v) ? v : undefined),
);
export const othersThisWay: Rule = map<unknown, unknown>(
  thisWay,
  (v) => (wasDamaged(v) ? undefined : v),
  (v) => (wasDamaged(v) ? undefined : v),
);

/** What was cast with convoke: by name, as "this creature", "it" or "this spell". */
export const convokedFor: Rule = alt('what was cast', () => [
  self,
  words('it', { it: { set: 'it' }, 'this spell': { set: 'self', $spell: true } }, 1),
]);
const eachConvoker: Rule = phrase(
  'each creature# that convoked {s}',
  { set: 'convoked', $for: '$s' },
  { s: convokedFor },
  { agree: 'n' },
);

/** One of two piles (2026: 700.3). */
const ofPile: Rule = phrase(
  'all {f} in the pile of {p} choice',
  { set: 'pile', by: '$p', noun: '$f' },
  { f: asking(() => shortNoun, 2), p: possessive },
);

/** "Exile the pile of an opponent's choice": all that is in it. */
const theirPile: Rule = phrase('the pile of {p} choice', { set: 'pile', by: '$p' }, { p: chooser }, { agree: 'none' });

/** A definite noun phrase: one that needs no choice when it is carried out. Its agreement is the verb's. */
export const definite: Rule<SurfaceObject> = alt('an object', () => [
  self,
  eachOf(),
  anaphora,
  targets,
  universal,
  host,
  endsNoun,
  asking(() => targetAndOthers, 2),
  asking(() => selfAndHost, 2),
  asking(() => selfAndKind, 2),
  asking(() => kindsAndOthers, 2),
  asking(() => selfAndTarget, 2),
  asking(() => eachConvoker, 1),
  lastExiledWith(
    asking(() => cardFilter, 1),
    lazy(() => selfOrIt),
  ),
  asking(() => tokensCreatedWith, 2),
  asking(() => putWith, 1),
  phrase(
    "the {f#} it's attached to",
    { set: 'where', of: { set: 'hostOf', of: { set: 'it' } }, filter: '$f', $host: true },
    { f: singularNoun },
    { agree: 'n' },
  ),
  asking(() => ofPile, 2),
  asking(() => theirPile, 1),
  phrase(
    'each {n#} with the most votes or tied for most votes',
    { set: 'mostVoted', noun: '$n' },
    { n: asking(() => thatNoun, 1) },
    { agree: 'n' },
  ),
  phrase('all {t#}', { '...': '$t', $d: 'all' }, { t: asking(() => thisWay, 2) }, { agree: 'n' }),
  phrase(
    'all other {t#}',
    { '...': '$t', other: true, $d: 'all other' },
    { t: asking(() => thisWay, 2) },
    { agree: 'n' },
  ),
  phrase('a {t#}', { '...': '$t', $d: 'a' }, { t: asking(() => damagedThisWay, 1) }, { agree: 'n' }),
  phrase('each {t#}', { '...': '$t', $d: 'each' }, { t: asking(() => thisWay, 1) }, { agree: 'n' }),
  phrase('the {t#}', { '...': '$t', $d: 'the' }, { t: asking(() => thisWay, 1) }, { agree: 'n' }),
  phrase('the {t#}', { '...': '$t', $d: 'the', $n: 'plural' }, { t: asking(() => thisWay, 2) }, { agree: 'n' }),
  phrase('{t#}', { '...': '$t', $d: 'bare' }, { t: asking(() => thisWay, 2) }, { agree: 'n' }),
]) as Rule<SurfaceObject>;

const union: Rule = phrase('{l#}', { set: 'union', of: '$l' }, { l: () => unionList }, { agree: 'n' });
const unionList: Rule = series(
  alt('an object', () => [self, anaphora, targets, host, allOf, indefinite]),
  'and',
  { agreement: 2 },
);

/** Any noun phrase for objects. */
export const object: Rule<SurfaceObject> = alt('an object', () => [
  definite,
  indefinite,
  union,
  oneOfEachKind,
]) as Rule<SurfaceObject>;

/** Whose, of an object: `its` · `that creature's` · `~'s`. */
export const objectPossessive: Rule = alt('whose', () => [
  words('its', { its: { set: 'it' }, his: { set: 'it', $case: 'his' }, her: { set: 'it', $case: 'hers' } }, 1),
  words('their', { their: { set: 'it', $n: 'plural' } }, 2),
  phrase("{o}'s", '$o', { o: singularOwner }),
  phrase("{o} '", '$o', { o: pluralOwner }),
]);
const eachKind: Rule = phrase(
  'each {k#}',
  { set: 'all', '...': '$k', $d: 'each' },
  { k: singularKind },
  { agree: 'n' },
);
/** Of each of them its own: `each creature's`. */
export const eachOnes: Rule = phrase("{k}'s", '$k', { k: () => eachKind }, { agree: 'none' });
const owner: Rule = alt('an object', () => [self, anaphora, targets, host]);
const owners: Rule = alt('objects', () => [anaphora, targets, universal]);
const singularOwner: Rule = asking(() => owner, 1);
const pluralOwner: Rule = asking(() => owners, 2);

const tokensCreatedWith: Rule = asking(() => tokensWith, 2);
const tokensWith: Rule = alt('tokens', () => [
  phrase('all token# created with {o}', { set: 'createdWith', source: '$o' }, { o: self }),
  phrase('all token# put <onto> with {o}', { set: 'createdWith', source: '$o', $put: true }, { o: self }),
]);
/** "The creature put onto the battlefield with ~". */
export const putWith: Rule = phrase(
  'the {f} put <onto> with {s}',
  { set: 'where', of: { set: 'linked', link: 'put', $with: '$s' }, filter: '$f', $put: true },
  { f: () => singularFilter, s: self },
  { agree: 'none' },
);
