/** What follows a noun: whose it is, `with flying`, `that's red`, `named …`, `blocking it`. 2006: 200–217 · 2009, 2011, 2026: 109, 201–209 */
import type { Comparison, Filter, Stat } from '@rulewright/engine';
import { BASIC_LAND_TYPES } from '@rulewright/engine/vocabulary';
import { alt, kept, lazy, map, marked, phrase, series, words } from '../grammar/index.ts';
import { fill, match } from '../grammar/template.ts';
import type { Rule } from '../grammar/index.ts';
import { adjective } from './adjectives.ts';
import { cardFilter, filter, sourceFilter } from './filters.ts';
import { capitalised, cardName } from './names.ts';
import { counterKind, digits, manaSymbol, manaSymbols, number, pt } from './numbers.ts';
import { asking, definite, kind, objectPossessive, pluralKind, self } from './objects.ts';
import { anyPlayer } from './players.ts';
import { quantity } from './quantities.ts';
import { besideItself } from './beside-itself.ts';
import { castFrom } from './cast-from.ts';
import { owning } from './owning.ts';
import { putThere } from './put-there.ts';
import { sharing } from './sharing.ts';
import { FOUGHT } from './turn-events.ts';
import { heldKeyword, withAnAbility } from './held-keywords.ts';
import { color, keywordName, subtypeNoun } from './words.ts';
import { worn } from './worn.ts';

const DEALT_DAMAGE = { is: 'history', event: { did: 'wasDealtDamage' } };
const dealtBySourceOf = (controllers: unknown): object => ({
  is: 'history',
  event: { did: 'wasDealtDamage', controllers },
});
const whoControlled: Rule = words('who controlled a source', {
  'you controlled': { who: 'you' },
  'an opponent controlled': { who: 'opponents' },
});

/** `power` · `toughness` · `converted mana cost`. */
export const stat: Rule<Stat> = alt('a characteristic', () => [
  words<Stat>('a characteristic', {
    power: 'power',
    toughness: 'toughness',
    'total power and toughness': 'powerAndToughness',
  }),
  map<{ s: Stat }, Stat>(
    phrase<{ s: Stat }>('<mana value>', { s: 'manaValue' }),
    (v) => v.s,
    (v) => (v === 'manaValue' ? { s: v } : undefined),
  ),
]);

/** Several of it: `powers`, `mana values`. */
export const stats: Rule<Stat> = alt('characteristics', () => [
  words<Stat>('characteristics', { powers: 'power', toughnesses: 'toughness' }),
  map<{ s: Stat }, Stat>(
    phrase<{ s: Stat }>('<mana values>', { s: 'manaValue' }),
    (v) => v.s,
    (v) => (v === 'manaValue' ? { s: v } : undefined),
  ),
]);

const has: Rule<Filter> = phrase('{k}', { is: 'hasKeyword', '...': '$k' }, { k: heldKeyword });

/** A quality after "is" or "that's": colour, type, status, or a kind. */
export const quality: Rule<Filter> = alt('a quality', () => [kept<Filter>(adjective, notPaid), attached]);
/** "It was kicked" is asked of how it was cast. */
const notPaid = (f: Filter): Filter | undefined => (f?.is === 'paid' ? undefined : f);

/** `attached to a creature`. */
const attached: Rule<Filter> = alt<Filter>('attached', () => [
  phrase<Filter>(
    'attached to a {f}',
    { is: 'attachedTo', to: { set: 'all', where: '$f', $d: 'a' } },
    { f: asking(() => filter, 1) },
    { agree: 'none' },
  ),
]);

const compared = (text: string, op: Comparison): Rule =>
  phrase(`with {s} {n} ${text}`, { is: 'stat', stat: '$s', op, than: '$n' }, { s: stat, n: digits });

const STATS = [
  ['power', 'power'],
  ['toughness', 'toughness'],
  ['<mana value>', 'manaValue'],
] as const;
export const EXTREMES = [
  ['greatest', 'greatest'],
  ['highest', 'greatest'],
  ['least', 'least'],
  ['lowest', 'least'],
] as const;
const PARITIES = [
  ['even', {}],
  ['odd', { odd: true }],
] as const;
const baseOf = (stat: 'power' | 'toughness'): object => ({
  is: 'stat',
  stat: stat === 'power' ? 'basePower' : 'baseToughness',
  op: '=',
  than: `$${stat}`,
});
const BASE_SIZE = { is: 'and', of: [baseOf('power'), baseOf('toughness')] };
const withBase: Rule<Filter> = map<{ p: object }, Filter>(
  phrase('with base power and toughness {p}', { p: '$p' }, { p: () => pt }),
  ({ p }) => fill(BASE_SIZE, p as never) as Filter,
  (value) => {
    const found: Record<string, unknown> = {};
    return match(BASE_SIZE, value, found, false) ? { p: found } : undefined;
  },
);
export const withCounters: Rule<Filter> = alt<Filter>('with counters', () => [
  phrase<Filter>('with a {c} counter on (it|them)', { is: 'hasCounter', counter: '$c' }, { c: counterKind }),
  phrase<Filter>('with {c} counters on them', { is: 'hasCounter', counter: '$c', $n: 'plural' }, { c: counterKind }),
  phrase<Filter>(
    'with {n} or more {c} counters on ($it:it|them)',
    { is: 'hasCounter', counter: '$c', atLeast: '$n' },
    { n: () => severalOf, c: counterKind },
  ),
  phrase<Filter>(
    'with one or more {c} counters on ($it:it|them)',
    { is: 'hasCounter', counter: '$c', $n: 'one or more' },
    { c: counterKind },
  ),
  phrase<Filter>(
    'that have {c} counters on them',
    { is: 'hasCounter', counter: '$c', $n: 'that have' },
    { c: counterKind },
    { agree: 'none' },
  ),
]);
const plainNumber = (n: unknown): number | undefined => (typeof n === 'number' && n > 1 ? n : undefined);
export const severalOf: Rule<number> = kept<number>(number as Rule<number>, plainNumber);
/** `with lesser mana value` than what is spoken of has · `with power less than this creature's power`. */
const comparedWithOthers: Rule<Filter> = alt('compared', () => [
  phrase(
    'with {s} less than or equal to {q}',
    { is: 'stat', stat: '$s', op: '≤', than: '$q' },
    { s: stat, q: quantity },
  ),
  phrase('with {s} less than {q}', { is: 'stat', stat: '$s', op: '<', than: '$q' }, { s: stat, q: quantity }),
  phrase('with {s} greater than {q}', { is: 'stat', stat: '$s', op: '>', than: '$q' }, { s: stat, q: quantity }),
  ...(
    [
      ['lesser', '<'],
      ['equal or lesser', '≤'],
      ['a equal or lesser', '≤'],
      ['greater', '>'],
      ['equal or greater', '≥'],
      ['the same', '='],
    ] as const
  ).map(([words, op]) =>
    phrase(
      `with ${words} {s}`,
      { is: 'stat', stat: '$s', op, than: { q: 'stat', stat: '$s', of: { set: 'it' } }, $than: words },
      { s: stat },
    ),
  ),
]) as Rule<Filter>;
const withOrWithout: Rule<Filter> = alt('with', () => [
  compared('or less', '≤'),
  compared('or greater', '≥'),
  ...(
    [
      ['or less', '≤'],
      ['or greater', '≥'],
    ] as const
  ).map(([text, op]) =>
    phrase(
      `with power or toughness {n} ${text}`,
      { is: 'or', of: (['power', 'toughness'] as const).map((stat) => ({ is: 'stat', stat, op, than: '$n' })) },
      { n: digits },
    ),
  ),
  phrase(
    'with <mana value>, power, or toughness equal to {q}',
    {
      is: 'or',
      of: (['manaValue', 'power', 'toughness'] as const).map((stat) => ({ is: 'stat', stat, op: '=', than: '$q' })),
    },
    { q: quantity },
  ),
  phrase('with {s} {n}', { is: 'stat', stat: '$s', op: '=', than: '$n' }, { s: stat, n: digits }),
  phrase(
    'with {o} {s}',
    { is: 'stat', stat: '$s', op: '=', than: { q: 'stat', of: '$o', stat: '$s' }, $own: true },
    { o: () => objectPossessive, s: stat },
  ),
  phrase(
    'with the same {s} as {o}',
    { is: 'stat', stat: '$s', op: '=', than: { q: 'stat', of: '$o', stat: '$s' }, $same: true },
    { o: definite, s: stat },
  ),
  phrase(
    'that have {s} {n}',
    { is: 'stat', stat: '$s', op: '=', than: '$n', $that: true },
    { s: stat, n: digits },
    { agree: 'none' },
  ),
  phrase('with {s} equal to {q}', { is: 'stat', stat: '$s', op: '=', than: '$q' }, { s: stat, q: quantity }),
  phrase(
    'with {s} ($equal:greater than or equal to|equal to or greater than) {q}',
    { is: 'stat', stat: '$s', op: '≥', than: '$q' },
    { s: stat, q: quantity },
  ),
  comparedWithOthers,
  ...EXTREMES.flatMap(([most, q]) =>
    STATS.map(([words, stat]) =>
      phrase(
        `with the ${most} ${words} among {k}`,
        { is: 'stat', stat, op: '=', than: { q, stat, of: { set: 'all', '...': '$k' }, $most: most } },
        { k: () => pluralKind },
      ),
    ),
  ),
  ...PARITIES.flatMap(([even, odd]) => [
    phrase(`with an ${even} {s}`, { is: 'parity', stat: '$s', ...odd }, { s: stat }),
    phrase(`with ${even} {s}`, { is: 'parity', stat: '$s', ...odd, $n: 'plural' }, { s: stats }),
  ]),
  phrase('with {k}', '$k', { k: has }),
  phrase('with {l}', { is: 'or', of: '$l' }, { l: series(has, 'or') }),
  withAnAbility,
  phrase(
    'with {m} in ($n:its mana cost|their mana costs)',
    { is: 'costHas', symbol: '$m' },
    { m: manaSymbol },
    { agree: 'none' },
  ),
  phrase('with mana cost {m}', { is: 'costs', mana: '$m' }, { m: manaSymbols }),
  phrase(
    'with mana cost {m} or {n}',
    {
      is: 'or',
      of: [
        { is: 'costs', mana: '$m' },
        { is: 'costs', mana: '$n' },
      ],
    },
    { m: manaSymbols, n: manaSymbols },
  ),
  phrase('with enchant creature', {
    is: 'hasKeyword',
    keyword: 'enchant',
    quality: { is: 'type', type: 'creature' },
  }),
  phrase('with a basic land type', { is: 'or', of: BASIC_TYPES, $basic: true }),
  withBase,
  phrase('with mana abilities', { is: 'hasAbility', kind: 'mana' }),
  phrase('with no abilities', { is: 'not', of: { is: 'hasAbility', kind: 'any' } }),
  phrase('without {k}', { is: 'not', of: '$k' }, { k: has }),
  phrase('without {l}', { is: 'not', of: { is: 'or', of: '$l' } }, { l: series(has, 'or') }),
  withCounters,
  ...['it', 'them'].flatMap(($no) => [
    phrase(
      `with no {c} counters on ${$no}`,
      { is: 'not', of: { is: 'hasCounter', counter: '$c' }, $no },
      { c: counterKind },
    ),
    phrase(`with no counters on ${$no}`, { is: 'not', of: { is: 'hasCounter' }, $no }),
  ]),
  phrase('with a counter on it', { is: 'hasCounter' }),
  phrase('with counters on them', { is: 'hasCounter', $n: 'plural' }),
  phrase(
    'that have~# a {c} counter on it',
    { is: 'hasCounter', counter: '$c', $n: 'that has' },
    { c: counterKind },
    { agree: 'n' },
  ),
  phrase(
    "that don't~# have a {c} counter on it",
    { is: 'not', of: { is: 'hasCounter', counter: '$c' }, $that: true },
    { c: counterKind },
    { agree: 'n' },
  ),
  phrase(
    'that have~# a activated ability with {T} in its cost',
    { is: 'hasAbility', kind: 'tapping' },
    {},
    { agree: 'n' },
  ),
  phrase("with an activated ability that isn't a mana ability", { is: 'hasAbility', kind: 'nonManaActivated' }),
  phrase('without a {c} counter on it', { is: 'not', of: { is: 'hasCounter', counter: '$c' } }, { c: counterKind }),
]) as Rule<Filter>;

const BASIC_TYPES = BASIC_LAND_TYPES.map((subtype) => ({ is: 'subtype', subtype }));
const COLORED = { is: 'not', of: { is: 'colorless' } };
const YOU_OWN = { is: 'ownedBy', player: { who: 'you' } };
const YOU_CONTROL = { is: 'controlledBy', player: { who: 'you' } };
const relative: Rule<Filter> = alt('that …', () => [
  phrase('{p!} control~', { is: 'controlledBy', player: '$p' }, { p: anyPlayer }, { agree: 'none' }),
  phrase(
    "{p!} don't~ control",
    { is: 'not', of: { is: 'controlledBy', player: '$p' } },
    { p: anyPlayer },
    { agree: 'none' },
  ),
  owning,
  phrase('you own or control', { is: 'or', of: [YOU_OWN, YOU_CONTROL], $either: true }),
  phrase(
    'whose controller controls a {f}',
    {
      is: 'controlledBy',
      player: {
        who: 'where',
        of: { who: 'all' },
        condition: {
          if: 'exists',
          what: { set: 'all', where: { '&': ['$f', { is: 'controlledBy', player: { who: 'actor' } }] } },
        },
      },
    },
    { f: asking(() => filter, 1) },
    { agree: 'none' },
  ),
  phrase('that {p!} control~', { is: 'controlledBy', player: '$p', $that: true }, { p: anyPlayer }, { agree: 'none' }),
  phrase('{p!} <cast>', { is: 'castBy', player: '$p' }, { p: anyPlayer }, { agree: 'none' }),
  phrase(
    'you <cast> from {z}',
    { is: 'and', of: [{ is: 'castBy', player: { who: 'you' } }, '$z'], $from: true },
    { z: castFrom },
    { agree: 'none' },
  ),
  sharing,
  phrase('banded with {o}', { is: 'bandedWith', with: '$o' }, { o: definite }),
  phrase('with that name', { is: 'sharesName', with: { set: 'it' }, $bare: 'that' }),
  phrase('with the same name', { is: 'sharesName', with: { set: 'it' }, $bare: true }),
  phrase('with the same controller', {
    is: 'controlledBy',
    player: { who: 'controllers', of: { set: 'it' } },
    $same: 'controller',
  }),
  phrase('that target~# {o}', { is: 'targets', what: '$o' }, { o: targeted }, { agree: 'n' }),
  phrase(
    'that target~# {p} or {o}',
    {
      is: 'or',
      of: [
        { is: 'targets', player: '$p' },
        { is: 'targets', what: '$o' },
      ],
    },
    { p: anyPlayer, o: targeted },
    { agree: 'n' },
  ),
  phrase('that target~# only {o}', { is: 'targets', what: '$o', only: true }, { o: targeted }, { agree: 'n' }),
  phrase('that target~# {p}', { is: 'targets', player: '$p' }, { p: anyPlayer }, { agree: 'n' }),
  phrase('that target~# only {p}', { is: 'targets', player: '$p', only: true }, { p: anyPlayer }, { agree: 'n' }),
  phrase('with a single target', { is: 'targets', single: true }),
  marked(phrase("that's {q}", '$q', { q: adjective }), '$that', 'is'),
  phrase(
    "that's both {a} and {b}",
    {
      is: 'and',
      of: [
        { is: 'color', color: '$a' },
        { is: 'color', color: '$b' },
      ],
      $both: true,
    },
    { a: color, b: color },
  ),
  marked(
    phrase(
      "that's a {a} or a {b}",
      {
        is: 'or',
        of: [
          { is: 'subtype', subtype: '$a' },
          { is: 'subtype', subtype: '$b' },
        ],
      },
      { a: subtypeNoun, b: subtypeNoun },
    ),
    '$that',
    'a',
  ),
  phrase("that's a {l}", { is: 'or', of: '$l', $that: 'one of' }, { l: () => oneOfKinds }, { agree: 'none' }),
  phrase(
    "that's a {a}, a {b}, or a {c}",
    { is: 'or', of: ['$a', '$b', '$c'].map((subtype) => ({ is: 'subtype', subtype })), $that: 'a' },
    { a: subtypeNoun, b: subtypeNoun, c: subtypeNoun },
  ),
  phrase("that's a {l}", { is: 'or', of: '$l', $that: 'once' }, { l: () => severalSubtypes }, { agree: 'none' }),
  marked(phrase('that are {q}', '$q', { q: adjective }), '$that', 'are'),
  phrase('that are {l}', { is: 'or', of: '$l', $that: 'kinds' }, { l: () => severalKinds }, { agree: 'none' }),
  phrase("controlled by that player or by that planeswalker's controller", {
    is: 'controlledBy',
    player: { who: 'either', first: 'player', $of: 'planeswalker' },
    $by: true,
  }),
  phrase("that's one or more colors", COLORED),
  phrase('that are one or more colors', { ...COLORED, $that: 'colors' }),
  marked(phrase("that isn't {q}", { is: 'not', of: '$q' }, { q: adjective }), '$that', 'is not'),
  marked(phrase("that aren't {q}", { is: 'not', of: '$q' }, { q: adjective }), '$that', 'are not'),
  phrase('other than {o}', { is: 'not', of: { is: 'in', set: '$o' } }, { o: definite }),
  otherThan(
    'a {f}',
    'a',
    asking(() => filter, 1),
  ),
  phrase("that isn't a {s}", { is: 'not', of: { is: 'subtype', subtype: '$s' }, $that: 'a' }, { s: subtypeNoun }),
  phrase(
    "that isn't a {l}",
    { is: 'not', of: { is: 'or', of: '$l' }, $that: 'a' },
    { l: () => severalSubtypes },
    { agree: 'none' },
  ),
  phrase(', except for {f}', { is: 'not', of: '$f', $than: 'but' }, { f: asking(() => filter, 2) }, { agree: 'none' }),
  phrase('except for {f}', { is: 'not', of: '$f', $than: 'except' }, { f: asking(() => filter, 2) }, { agree: 'none' }),
  phrase('except for {o}', { is: 'not', of: { is: 'in', set: '$o' }, $than: 'except' }, { o: () => self }),
  exceptOf,
  phrase('originally printed in the {n} expansion', { is: 'ofExpansion', expansion: '$n' }, { n: capitalised }),
  phrase(
    'with a name originally printed in the {n} expansion',
    { is: 'ofExpansion', expansion: '$n', $name: true },
    { n: capitalised },
  ),
  phrase('named {n}', { is: 'named', name: '$n' }, { n: cardName }),
  phrase(
    'named {n} or {m}',
    { is: 'or', of: ['$n', '$m'].map((name) => ({ is: 'named', name })), $named: true },
    { n: cardName, m: cardName },
  ),
  phrase(
    'named {n}, {m}, and {o}',
    { is: 'or', of: ['$n', '$m', '$o'].map((name) => ({ is: 'named', name })), $named: 'and' },
    { n: cardName, m: cardName, o: cardName },
  ),
  phrase('not named {n}', { is: 'not', of: { is: 'named', name: '$n' } }, { n: cardName }),
  phrase('of the chosen color', { is: 'color', color: { ref: 'chosenColor' } }),
  phrase('of the chosen type', { is: 'subtype', subtype: { ref: 'chosenType' } }),
  phrase(
    "that aren't~# of the chosen type",
    { is: 'not', of: { is: 'subtype', subtype: { ref: 'chosenType' } } },
    {},
    { agree: 'n' },
  ),
  phrase(
    "that aren't~# of a type chosen this way",
    { is: 'not', of: { is: 'subtype', subtype: { ref: '?type' }, $way: true } },
    {},
    { agree: 'n' },
  ),
  phrase('of the chosen type', { is: 'typeWord', type: { ref: 'chosenCardType' } }),
  phrase('of that type', { is: 'typeWord', type: { ref: '?cardType' } }),
  phrase('of that color', { is: 'color', color: { ref: '?color' } }),
  phrase('of a type chosen this way', { is: 'subtype', subtype: { ref: '?type' }, $way: true }),
  phrase('of that type', { is: 'subtype', subtype: { ref: '?type' } }),
  phrase('with that name', { is: 'named', name: { ref: '?name' } }),
  phrase('with the chosen name', { is: 'named', name: { ref: 'chosenName' } }),
  phrase('with one of the chosen names', { is: 'named', name: { ref: 'chosenName' }, $of: 'several' }),
  phrase('with the other chosen name', {
    is: 'and',
    of: [
      { is: 'named', name: { ref: 'chosenName' }, $of: 'other' },
      { is: 'not', of: { is: 'sharesName', with: { set: 'it' } } },
    ],
  }),
  phrase('of the color of your choice', { is: 'color', color: { ref: '?choose' } }),
  phrase('of the creature type of your choice', { is: 'subtype', subtype: { ref: '?choose' } }),
]) as Rule<Filter>;

const plainKind: Rule<Filter> = alt<Filter>('a kind', () => [
  phrase<Filter>('{s#}', { is: 'subtype', subtype: '$s' }, { s: subtypeNoun }),
  ...(['artifact', 'creature', 'enchantment', 'land', 'planeswalker'] as const).map((type) =>
    phrase<Filter>(`${type}#`, { is: 'type', type }),
  ),
]);
/** `Cat, Elemental, or Beast`: "a" is said once, for all of them. */
const severalSubtypes: Rule<readonly Filter[]> = series(
  phrase<Filter>('{s}', { is: 'subtype', subtype: '$s' }, { s: subtypeNoun }, { agree: 'none' }),
  'or',
);
/** `Fungi and/or Saprolings`. */
const severalKinds: Rule<readonly Filter[]> = series(
  lazy(() => asking(() => plainKind, 2) as Rule<Filter>),
  'and/or',
);

/** `Zombie or Mutant`. */
const oneOfKinds: Rule<readonly Filter[]> = series(
  lazy(() => asking(() => plainKind, 1) as Rule<Filter>),
  'or',
);

/** What may be said after the place of a card: `target card in a graveyard other than a basic land card`. */
export const afterPlace: Rule<Filter> = alt<Filter>('a postmodifier', () => [
  phrase<Filter>('that ($v:has|have) an Adventure', { is: 'hasAlternative', kind: 'adventure' }),
  exceptOf,
  putThere,
  phrase<Filter>('without {k}', { is: 'not', of: '$k' }, { k: has }),
  phrase<Filter>('with the same name as {o}', { is: 'sharesName', with: '$o' }, { o: definite }),
  comparedWithOthers,
  phrase<Filter>('whose mana cost could be paid by some amount of, or all of, the mana you spent on {X}', {
    is: 'payableFromX',
  }),
]);
/** What may be said after "on the battlefield": `each other creature on the battlefield named …`. */
export const afterBattlefield: Rule<Filter> = alt<Filter>('a postmodifier', () => [
  relative,
  comparedWithOthers,
  phrase<Filter>('with {k}', '$k', { k: has }),
]);
const exceptOf: Rule<Filter> = alt<Filter>('except', () => [
  otherThan(
    'a {f}',
    'a card',
    asking(() => cardFilter, 1),
  ),
  otherThan(
    '{f}',
    'cards',
    asking(() => cardFilter, 2),
  ),
]);
const otherThan = (kind: string, $than: string, f: Rule): Rule<Filter> =>
  phrase<Filter>(`other than ${kind}`, { is: 'not', of: '$f', $than }, { f }, { agree: 'none' });

/** What blocked something or was blocked by it this turn. */
function blockedThisTurn(): readonly Rule[] {
  const WAS = '($was:was|were)';
  const blocked = { is: 'history', event: { did: 'blockedOne', whom: '$o' } };
  const becameBlocked = { is: 'history', event: { did: 'becameBlocked', by: '$o' } };
  const either = { is: 'or', of: [blocked, becameBlocked] };
  return [
    phrase('that blocked {o} this turn', blocked, { o: definite }, { agree: 'none' }),
    phrase('it blocked this turn', { is: 'history', event: { did: 'becameBlocked', by: { set: 'it' } }, $it: true }),
    phrase(`that ${WAS} blocked by {o} this turn`, becameBlocked, { o: definite }, { agree: 'none' }),
    phrase(`that blocked or ${WAS} blocked by {o} this turn`, either, { o: definite }, { agree: 'none' }),
    phrase(
      `that blocked or ${WAS} blocked this turn`,
      {
        is: 'or',
        of: [
          { is: 'history', event: { did: 'blocked' } },
          { is: 'history', event: { did: 'becameBlocked' } },
        ],
      },
      {},
      { agree: 'none' },
    ),
  ];
}

const HELD_SINCE = {
  is: 'and',
  of: [
    { is: 'controlledBy', player: '$p' },
    { is: 'history', event: { did: 'controlledSinceTurnBegan' } },
  ],
};
const situation: Rule<Filter> = alt('situation', () => [
  phrase(
    '{p} controlled since the beginning of the turn',
    { ...HELD_SINCE, $past: true },
    { p: anyPlayer },
    { agree: 'none' },
  ),
  phrase(
    'that {p} controlled since the beginning of the turn',
    { ...HELD_SINCE, $past: 'that' },
    { p: anyPlayer },
    { agree: 'none' },
  ),
  phrase('{p} have~ controlled continuously since the beginning of the turn', HELD_SINCE, { p: anyPlayer }),
  phrase('blocking {o}', { is: 'blocking', whom: '$o' }, { o: definite }),
  phrase("that's blocking {o}", { is: 'blocking', whom: '$o', $that: true }, { o: definite }),
  phrase('{o} is blocking', { is: 'blockedBy', by: '$o', $whom: true }, { o: () => self }, { agree: 'none' }),
  phrase("it's blocking", { is: 'blockedBy', by: { set: 'it' }, $whom: true }),
  phrase('from a {s}', { is: 'abilityOf', source: '$s' }, { s: asking(() => sourceFilter, 1) }),
  phrase('blocked by {o}', { is: 'blockedBy', by: '$o' }, { o: definite }),
  phrase(
    'blocking or blocked by {o}',
    {
      is: 'or',
      of: [
        { is: 'blocking', whom: '$o' },
        { is: 'blockedBy', by: { set: 'it' } },
      ],
    },
    { o: definite },
  ),
  marked(phrase("that's attacking {p}", { is: 'attacking', whom: '$p' }, { p: anyPlayer }), '$that', 'is'),
  phrase('attacking {p}', { is: 'attacking', whom: '$p' }, { p: anyPlayer }),
  phrase('that have~# an Adventure', { is: 'hasAlternative', kind: 'adventure' }, {}, { agree: 'n' }),
  phrase('that have~# an Omen', { is: 'hasAlternative', kind: 'omen' }, {}, { agree: 'n' }),
  phrase('attached to {o}', { is: 'attachedTo', to: '$o' }, { o: definite }),
  phrase('that could enchant {o}', { is: 'attachable', to: '$o' }, { o: definite }),
  phrase('{o} ($can:can|could) enchant', { is: 'hostFor', what: '$o' }, { o: definite }, { agree: 'none' }),
  phrase('owned by another player', { is: 'not', of: { is: 'ownedBy', player: { who: 'you' } }, $owned: true }),
  phrase('enchanting {o}', { is: 'attachedTo', to: '$o', $enchanting: true }, { o: definite }),
  phrase('attached to <him or her>', { is: 'attachedToPlayer', player: { who: 'they', $case: 'object' } }),
  phrase('attached to {p}', { is: 'attachedToPlayer', player: '$p' }, { p: anyPlayer }, { agree: 'none' }),
  phrase('put <onto> with {s}', { is: 'in', set: { set: 'linked', link: 'put', $with: '$s' } }, { s: self }),
  worn,
  attached,
  marked(phrase("that's {q}", '$q', { q: attached }), '$that', 'is'),
  phrase('<cast> from a graveyard', { is: 'castFrom', zone: 'graveyard' }, {}, { agree: 'none' }),
  phrase('that have~# {k}', { is: 'hasKeyword', keyword: '$k', $that: true }, { k: keywordName }, { agree: 'n' }),
  phrase('that dealt damage this turn', { is: 'history', event: { did: 'dealtDamage' } }),
  phrase('that has been dealt damage this turn', { ...DEALT_DAMAGE, $that: 'has' }),
  phrase('dealt damage this turn', DEALT_DAMAGE),
  phrase('dealt damage this turn by a source {p}', dealtBySourceOf('$p'), { p: whoControlled }),
  phrase('dealt damage by a source {p} this turn', { ...dealtBySourceOf('$p'), $by: 'first' }, { p: whoControlled }),
  phrase('that ($was:was|were) dealt damage this turn', { ...DEALT_DAMAGE, $that: true }),
  phrase(
    'dealt damage by {o} this turn',
    { is: 'history', event: { did: 'wasDealtDamage', by: '$o' } },
    { o: definite },
  ),
  ...Object.entries({ crewed: 'crew', saddled: 'saddle' }).map(([word, action]) =>
    phrase(
      `that ${word} {o} this turn`,
      {
        is: 'history',
        event: { did: 'underwent', event: { on: 'action', action, what: { is: 'any' } }, other: '$o' },
      },
      { o: definite },
      { agree: 'none' },
    ),
  ),
  phrase('that attacked this turn', { is: 'history', event: { did: 'attacked' } }),
  phrase("that attacked during their controller's last turn", { is: 'history', event: { did: 'attackedLastTurn' } }),
  phrase('that blocked this turn', { is: 'history', event: { did: 'blocked' } }),
  ...blockedThisTurn(),
  phrase("that didn't attack this turn", { is: 'not', of: { is: 'history', event: { did: 'attacked' } } }),
  phrase(
    'that dealt damage to {o} this turn',
    { is: 'history', event: { did: 'dealtDamage', whom: '$o' } },
    { o: definite },
    { agree: 'none' },
  ),
  phrase('that dealt damage to you this turn', { is: 'history', event: { did: 'dealtDamage', to: { who: 'you' } } }),
  phrase('that was activated this turn', { is: 'history', event: { did: 'activated' } }),
  phrase('that entered the battlefield this turn', { is: 'history', event: { did: 'entered' } }),
  phrase('you cast this turn', {
    is: 'and',
    of: [
      { is: 'castBy', player: { who: 'you' } },
      { is: 'history', event: { did: 'entered' } },
    ],
    $cast: true,
  }),
  phrase('that entered this turn', { is: 'history', event: { did: 'entered' }, $short: true }),
  phrase('that fought this turn', { is: 'history', event: { did: 'underwent', event: FOUGHT } }),
]) as Rule<Filter>;

export const targeted = (): Rule => targetedRule;
/** Within "that targets …" an indefinite noun is any such object. */
const targetedRule: Rule = alt('what is targeted', () => [
  definite,
  // a spell is on the stack, where its kind says that it is
  phrase('a {k#}', { set: 'all', '...': '$k', $d: 'a' }, { k: () => kind }),
  phrase('one or more {k#}', { set: 'all', '...': '$k', $d: 'one or more' }, { k: asking(() => kind, 2) }),
  phrase('a single {k#}', { set: 'all', '...': '$k', $d: 'a single' }, { k: () => kind }),
]);

export const postmodifier: Rule<Filter> = alt('a postmodifier', () => [
  withOrWithout,
  besideItself,
  relative,
  situation,
]);
