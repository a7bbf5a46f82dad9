/**
 * Noun phrases for objects, with their determiners. 2006: 200–217, 415 · 2009, 2011: 109, 114 · 2026: 109, 115
 *
 * Surface forms that `references/` resolves: `{set:'target', spec}` an inline target, `{set:'it'}`, and
 * `{set:'that', noun}` for "that creature", "those cards".
 */
import type { Filter, ObjectSet, Zone } from '@rulewright/engine';
import { alt, firstOf, lazy, kept, map, phrasesOf, series, words } from '../grammar/index.ts';
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

const phrase = phrasesOf(() => ({
  afterBattlefield,
  afterPlace,
  anyNumber,
  cardFilter,
  cardName,
  cardsElsewhere,
  chooser,
  color,
  convokedFor,
  done,
  eachKind,
  filter,
  inZone,
  kind,
  notOthersByName,
  number,
  numberSpan,
  placed,
  plainMany,
  pluralCardFilter,
  pluralCardInEvent: asking(() => cardInEvent, 2),
  pluralKind,
  pluralNoun,
  pluralOwner,
  pluralShortNoun: asking(() => shortNoun, 2),
  pluralThisWay: asking(() => thisWay, 2),
  possessive,
  self,
  selfNoun,
  singularDamagedThisWay: asking(() => damagedThisWay, 1),
  singularFilter,
  singularKind,
  singularNoun,
  singularOwner,
  singularThatNoun: asking(() => thatNoun, 1),
  singularThisWay: asking(() => thisWay, 1),
  stat,
  thatNoun,
  unionList,
  unplaced,
  withCounters,
}));

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
  phrase.with({ f: filter })(
    words,
    {
      where: { is: 'or', of: [{ '&': ['$f', { is: 'zone', zone: 'battlefield' }] }, suspended] },
      zone: ['battlefield', 'exile'],
    },
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
  phrase('{f#:cardFilter} {z:inZone}', { where: '$f', '...': '$z' }, { agree: 'n' }),
  phrase(
    '{f#:cardFilter} {z:inZone} {x:afterPlace}',
    { where: { '&': ['$f', '$x'] }, $except: 'after', '...': '$z' },
    { agree: 'n' },
  ),
  phrase(
    '{f#:cardFilter} {z:inZone} drawn this turn',
    { where: { '&': ['$f', { is: 'history', event: { did: 'drawn' } }] }, '...': '$z', $drawn: true },
    { agree: 'n' },
  ),
  phrase(
    '{f#:cardFilter} that ($was:was|were) put into {p:possessive} graveyard <from play> this turn',
    {
      where: { '&': ['$f', { is: 'history', event: { did: 'underwent', event: diedThen } }] },
      zone: 'graveyard',
      of: '$p',
      $was: '$was',
      $there: true,
    },
    { agree: 'n' },
  ),
  phrase(
    '{f#:cardFilter} in exile {c:withCounters}',
    { where: { '&': ['$f', '$c'] }, zone: 'exile', $counters: true },
    { agree: 'n' },
  ),
  ...EXTREMES.map(([$most, q]) =>
    phrase(
      `{f#:filter} with the ${$most} {s:stat}`,
      {
        where: {
          '&': ['$f', { is: 'stat', stat: '$s', op: '=', than: { q, stat: '$s', of: { set: 'all', where: '$f' } } }],
        },
        $most,
      },
      { agree: 'n' },
    ),
  ),
  ...EXTREMES.map(([$most, q]) =>
    phrase(
      `{f#:filter} <in play> with the ${$most} {s:stat}`,
      {
        where: {
          '&': ['$f', { is: 'stat', stat: '$s', op: '=', than: { q, stat: '$s', of: { set: 'all', where: '$f' } } }],
        },
        $most,
        $on: 'most',
      },
      { agree: 'n' },
    ),
  ),
  phrase('{f#:filter} <in play>', { where: '$f', $on: true }, { agree: 'n' }),
  phrase('{f#:filter} from the battlefield', { where: '$f', $on: 'from' }, { agree: 'n' }),
  phrase(
    '{f#:filter} <in play> {x#:afterBattlefield}',
    { where: { '&': ['$f', '$x'] }, $on: 'before' },
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
  phrase('exiled card# named {n:cardName}', { where: { is: 'named', name: '$n' }, zone: 'exile', $exiled: true }),
  phrase('face-up exiled card#', { where: { is: 'not', of: { is: 'faceDown' } }, zone: 'exile', $exiled: true }),
  phrase('suspended card#', { where: SUSPENDED, zone: 'exile' }),
  phrase('suspended card# you own', { where: SUSPENDED_OWN, zone: 'exile', $own: true }),
  orSuspended('{f#} or suspended card#', SUSPENDED),
  orSuspended('{f#} or suspended card# you own', SUSPENDED_OWN),
]) as Rule<Described>;

export const targets: Rule = alt('target', () => [
  phrase('target {k#:kind}', { set: 'target', spec: { count: ONE, objects: '$k' } }, { agree: 'n' }),
  phrase(
    'target {k#:kind} of {p:possessive} choice',
    { set: 'target', spec: { count: ONE, objects: '$k', by: '$p' } },
    { agree: 'n' },
  ),
  phrase(
    'target {k#:kind} of {p:chooser} choice ($c:<he or she controls>|they control)',
    { set: 'target', spec: { count: ONE, objects: '$k', by: '$p', own: true } },
    { agree: 'n' },
  ),
  phrase(
    'target {f#:cardFilter} of {p:chooser} choice {z:inZone}',
    { set: 'target', spec: { count: ONE, objects: { where: '$f', '...': '$z' }, by: '$p', $place: 'last' } },
    { agree: 'n' },
  ),
  phrase('a target {k:singularKind}', { set: 'target', spec: { count: ONE, objects: '$k', $a: true } }),
  phrase(
    'target {k#:kind} chosen at random',
    { set: 'target', spec: { count: ONE, objects: '$k', random: true } },
    { agree: 'n' },
  ),
  phrase(
    'another target {k#:kind}',
    { set: 'target', spec: { count: ONE, objects: '$k', other: true } },
    { agree: 'n' },
  ),
  ...(['second', 'third'] as const).map(($nth) =>
    phrase(
      `a ${$nth} target {k#:kind}`,
      { set: 'target', spec: { count: ONE, objects: '$k', other: true, $nth } },
      { agree: 'n' },
    ),
  ),
  phrase('{n#:plainMany} target {k#:kind}', { set: 'target', spec: { count: '$n', objects: '$k' } }, { agree: 'n' }),
  phrase(
    '{n#:plainMany} other target {k#:kind}',
    { set: 'target', spec: { count: '$n', objects: '$k', other: true } },
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
  phrase('each of {n#:number}', { min: '$n', max: '$n', $each: true }, { agree: 'n' }),
  phrase('each of up to {n#:number}', { min: 0, max: '$n', $each: true }, { agree: 'n' }),
  phrase('each of {n#:numberSpan}', { '...': '$n', $each: true }, { agree: 'n' }),
  phrase('each of {n#:anyNumber}', { '...': '$n', $each: true }, { agree: 'n' }),
]);
/** `all …` with its determiner: what can be joined to other nouns. */
const allOf: Rule = phrase('all {k#:notOthersByName}', { set: 'all', '...': '$k' }, { agree: 'n' });
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
  "{f#:pluralCardInEvent} that aren't <in play>",
  { where: '$f', zone: ELSEWHERE },
  { agree: 'n' },
);

const ALL_OF_A = { set: 'all', '...': '$a' };
const ALL_OF_B = { set: 'all', '...': '$b' };
const ALL_OF_C = { set: 'all', '...': '$c' };
const universal: Rule = alt('all', () => [
  phrase('all {a:pluralKind} and all {b:pluralKind}', { set: 'union', of: [ALL_OF_A, ALL_OF_B], $all: 'both' }),
  phrase(
    'all {a:color} and all {b:color} {f#:pluralCardFilter} {z:inZone}',
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
    { agree: 'n' },
  ),
  // objects wherever they are: cards, spells and permanents
  phrase(
    '[$all: all] {a:cardsElsewhere}, {b:pluralKind}, and {c#:pluralKind}',
    { set: 'union', of: [ALL_OF_A, ALL_OF_B, ALL_OF_C] },
    { agree: 'n' },
  ),
  phrase('cards you own outside the game', {
    set: 'all',
    where: { is: 'any' },
    zone: 'outside',
    of: { who: 'you' },
    $d: 'outside',
  }),
  phrase('{c#:cardsElsewhere}', { set: 'all', '...': '$c', $d: 'elsewhere' }, { agree: 'n' }),
  phrase('all {k#:pluralKind}', { set: 'all', '...': '$k' }, { agree: 'n' }),
  phrase('all the cards from {of:possessive} hand', {
    set: 'all',
    where: { is: 'any' },
    zone: 'hand',
    of: '$of',
    $d: 'all the',
  }),
  eachKind,
  phrase('{k#:pluralKind}', { set: 'all', '...': '$k', $d: 'bare' }, { agree: 'n' }),
  phrase('the {k#:placed}', { set: 'all', '...': '$k', $d: 'the' }, { agree: 'n' }),
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
export const pluralCardFilter: Rule = asking(() => cardFilter, 2);
export const singularCardFilter: Rule = asking(() => cardFilter, 1);

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
  asSingular(phrase('this {n:selfNoun}', { set: 'self', $self: '$n' })),
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
  phrase('that {f#:singularNoun}', { set: 'that', noun: '$f' }, { agree: 'n' }),
  phrase('those {f#:pluralNoun}', { set: 'that', noun: '$f', $n: 'plural' }, { agree: 'n' }),
  phrase('the {f#:singularNoun}', { set: 'that', noun: '$f', $d: 'the' }, { agree: 'n' }),
  phrase('the {f#:unplaced}', { set: 'that', noun: '$f', $d: 'the', $n: 'plural' }, { agree: 'n' }),
  words('both', { 'both of them': { set: 'it', $n: 'both' } }, 2),
  phrase('both {f#:pluralNoun}', { set: 'that', noun: '$f', $n: 'both' }, { agree: 'n' }),
  phrase('the {f#:singularNoun} that died', { set: 'that', noun: '$f', $d: 'died' }, { agree: 'n' }),
  phrase('the first {f#:singularNoun}', { set: 'that', noun: '$f', $d: 'first' }, { agree: 'n' }),
  phrase('the targeted {f#:singularNoun}', { set: 'that', noun: '$f', how: 'targeted' }, { agree: 'n' }),
  ...['exiled', 'chosen', 'sacrificed', 'discarded', 'revealed'].flatMap((how) => [
    phrase(`the ${how} {f#:singularNoun}`, { set: 'that', noun: '$f', how }, { agree: 'n' }),
    phrase(`the ${how} {f#:pluralNoun}`, { set: 'that', noun: '$f', how, $n: 'plural' }, { agree: 'n' }),
    phrase(`those ${how} {f#:pluralNoun}`, { set: 'that', noun: '$f', how, $n: 'plural', $d: 'those' }, { agree: 'n' }),
  ]),
  ...['amassed', 'discovered', 'exploited'].map((how) =>
    phrase(`the ${how} {f#:singularNoun}`, { set: 'that', noun: '$f', how }, { agree: 'n' }),
  ),
  phrase('the milled {f#:singularNoun}', { set: 'that', noun: '$f', how: 'milled' }, { agree: 'n' }),
  phrase('the milled {f#:pluralNoun}', { set: 'thisWay', noun: '$f', did: 'mill', $d: 'the milled' }, { agree: 'n' }),
  phrase(
    'the {f#:pluralNoun} milled this way',
    { set: 'thisWay', noun: '$f', did: 'mill', $d: 'the … this way' },
    { agree: 'n' },
  ),
  phrase("the exiled cards (words:that weren't|not) cast this way", { set: 'uncast', $words: '$words' }),
  phrase("all cards exiled this way that weren't cast", { set: 'uncast', $words: 'all' }),
  theRest,
  phrase('all revealed cards not cast this way', { set: 'uncast', did: 'reveal' }),
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
  phrase('{f#:thatNoun} {did:done} this way', { set: 'thisWay', noun: '$f', did: '$did' }, { agree: 'n' }),
  phrase(
    '{f#:thatNoun} in your graveyard {did:done} this way',
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
    { agree: 'n' },
  ),
  phrase(
    '{f#:thatNoun} returned to your hand this way',
    {
      set: 'where',
      of: { set: 'thisWay', noun: '$f', did: 'hand' },
      filter: { is: 'ownedBy', player: { who: 'you' } },
      $back: true,
    },
    { agree: 'n' },
  ),
  phrase(
    '{f#:thatNoun} that died this way',
    { set: 'thisWay', noun: '$f', did: 'graveyard', $died: true },
    { agree: 'n' },
  ),
  phrase('{f#:thatNoun} <exiled> this way', { set: 'thisWay', noun: '$f', did: 'exile' }, { agree: 'n' }),
  ...['graveyards', 'that graveyard', 'their graveyard'].map(($put) =>
    phrase(
      `{f#:thatNoun} put into ${$put} this way`,
      { set: 'thisWay', noun: '$f', did: 'mill', $put },
      { agree: 'n' },
    ),
  ),
  ...['discarded', 'revealed', 'sacrificed'].map((word) =>
    phrase(
      `{f#:thatNoun} <he or she> ${word} this way`,
      { set: 'thisWay', noun: '$f', did: DID_BY_EACH[word], $who: 'they' },
      { agree: 'n' },
    ),
  ),
  phrase(
    '{f#:thatNoun} <he or she> <exiled> this way',
    { set: 'thisWay', noun: '$f', did: 'exile', $who: 'they' },
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
  'each creature# that convoked {s:convokedFor}',
  { set: 'convoked', $for: '$s' },
  { agree: 'n' },
);

/** One of two piles (2026: 700.3). */
const ofPile: Rule = phrase('all {f:pluralShortNoun} in the pile of {p:possessive} choice', {
  set: 'pile',
  by: '$p',
  noun: '$f',
});

/** "Exile the pile of an opponent's choice": all that is in it. */
const theirPile: Rule = phrase('the pile of {p:chooser} choice', { set: 'pile', by: '$p' }, { agree: 'none' });

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
    "the {f#:singularNoun} it's attached to",
    { set: 'where', of: { set: 'hostOf', of: { set: 'it' } }, filter: '$f', $host: true },
    { agree: 'n' },
  ),
  asking(() => ofPile, 2),
  asking(() => theirPile, 1),
  phrase(
    'each {n#:singularThatNoun} with the most votes or tied for most votes',
    { set: 'mostVoted', noun: '$n' },
    { agree: 'n' },
  ),
  phrase('all {t#:pluralThisWay}', { '...': '$t', $d: 'all' }, { agree: 'n' }),
  phrase('all other {t#:pluralThisWay}', { '...': '$t', other: true, $d: 'all other' }, { agree: 'n' }),
  phrase('a {t#:singularDamagedThisWay}', { '...': '$t', $d: 'a' }, { agree: 'n' }),
  phrase('each {t#:singularThisWay}', { '...': '$t', $d: 'each' }, { agree: 'n' }),
  phrase('the {t#:singularThisWay}', { '...': '$t', $d: 'the' }, { agree: 'n' }),
  phrase('the {t#:pluralThisWay}', { '...': '$t', $d: 'the', $n: 'plural' }, { agree: 'n' }),
  phrase('{t#:pluralThisWay}', { '...': '$t', $d: 'bare' }, { agree: 'n' }),
]) as Rule<SurfaceObject>;

const union: Rule = phrase('{l#:unionList}', { set: 'union', of: '$l' }, { agree: 'n' });
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
  phrase("{o:singularOwner}'s", '$o'),
  phrase("{o:pluralOwner} '", '$o'),
]);
const eachKind: Rule = phrase('each {k#:singularKind}', { set: 'all', '...': '$k', $d: 'each' }, { agree: 'n' });
/** Of each of them its own: `each creature's`. */
export const eachOnes: Rule = phrase("{k:eachKind}'s", '$k', { agree: 'none' });
const owner: Rule = alt('an object', () => [self, anaphora, targets, host]);
const owners: Rule = alt('objects', () => [anaphora, targets, universal]);
const singularOwner: Rule = asking(() => owner, 1);
const pluralOwner: Rule = asking(() => owners, 2);

const tokensCreatedWith: Rule = asking(() => tokensWith, 2);
const tokensWith: Rule = alt('tokens', () => [
  phrase('all token# created with {o:self}', { set: 'createdWith', source: '$o' }),
  phrase('all token# put <onto> with {o:self}', { set: 'createdWith', source: '$o', $put: true }),
]);
/** "The creature put onto the battlefield with ~". */
export const putWith: Rule = phrase(
  'the {f:singularFilter} put <onto> with {s:self}',
  { set: 'where', of: { set: 'linked', link: 'put', $with: '$s' }, filter: '$f', $put: true },
  { agree: 'none' },
);
