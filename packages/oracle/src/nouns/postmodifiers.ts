/** What follows a noun: whose it is, `with flying`, `that's red`, `named …`, `blocking it`. 2006: 200–217 · 2009, 2011, 2026: 109, 201–209 */
import type { Comparison, Filter, Stat } from '@rulewright/engine';
import { BASIC_LAND_TYPES } from '@rulewright/engine/vocabulary';
import { alt, kept, lazy, map, marked, phrasesOf, series, words } from '../grammar/index.ts';
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
import { singularFilter, pluralFilter } from './objects.ts';

const phrase = phrasesOf(() => ({
  adjective,
  anyPlayer,
  attached,
  capitalised,
  cardName,
  castFrom,
  color,
  counterKind,
  definite,
  digits,
  has,
  hasOr: series(has, 'or'),
  heldKeyword,
  keywordName,
  kind,
  manaSymbol,
  manaSymbols,
  objectPossessive,
  oneOfKinds,
  pluralFilter,
  pluralKind,
  pt,
  quantity,
  self,
  severalKinds,
  severalOf,
  severalSubtypes,
  singularFilter,
  singularSourceFilter: asking(() => sourceFilter, 1),
  stat,
  stats,
  subtypeNoun,
  targeted,
  whoControlled,
}));

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

const has: Rule<Filter> = phrase('{k:heldKeyword}', { is: 'hasKeyword', '...': '$k' });

/** A quality after "is" or "that's": colour, type, status, or a kind. */
export const quality: Rule<Filter> = alt('a quality', () => [kept<Filter>(adjective, notPaid), attached]);
/** "It was kicked" is asked of how it was cast. */
const notPaid = (f: Filter): Filter | undefined => (f?.is === 'paid' ? undefined : f);

/** `attached to a creature`. */
const attached: Rule<Filter> = alt<Filter>('attached', () => [
  phrase<Filter>(
    'attached to a {f:singularFilter}',
    { is: 'attachedTo', to: { set: 'all', where: '$f', $d: 'a' } },
    { agree: 'none' },
  ),
]);

const compared = (text: string, op: Comparison): Rule =>
  phrase(`with {s:stat} {n:digits} ${text}`, { is: 'stat', stat: '$s', op, than: '$n' });

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
  phrase('with base power and toughness {p:pt}', { p: '$p' }),
  ({ p }) => fill(BASE_SIZE, p as never) as Filter,
  (value) => {
    const found: Record<string, unknown> = {};
    return match(BASE_SIZE, value, found, false) ? { p: found } : undefined;
  },
);
export const withCounters: Rule<Filter> = alt<Filter>('with counters', () => [
  phrase<Filter>('with a {c:counterKind} counter on (it|them)', { is: 'hasCounter', counter: '$c' }),
  phrase<Filter>('with {c:counterKind} counters on them', { is: 'hasCounter', counter: '$c', $n: 'plural' }),
  phrase<Filter>('with {n:severalOf} or more {c:counterKind} counters on ($it:it|them)', {
    is: 'hasCounter',
    counter: '$c',
    atLeast: '$n',
  }),
  phrase<Filter>('with one or more {c:counterKind} counters on ($it:it|them)', {
    is: 'hasCounter',
    counter: '$c',
    $n: 'one or more',
  }),
  phrase<Filter>(
    'that have {c:counterKind} counters on them',
    { is: 'hasCounter', counter: '$c', $n: 'that have' },
    { agree: 'none' },
  ),
]);
const plainNumber = (n: unknown): number | undefined => (typeof n === 'number' && n > 1 ? n : undefined);
export const severalOf: Rule<number> = kept<number>(number as Rule<number>, plainNumber);
/** `with lesser mana value` than what is spoken of has · `with power less than this creature's power`. */
const comparedWithOthers: Rule<Filter> = alt('compared', () => [
  phrase('with {s:stat} less than or equal to {q:quantity}', { is: 'stat', stat: '$s', op: '≤', than: '$q' }),
  phrase('with {s:stat} less than {q:quantity}', { is: 'stat', stat: '$s', op: '<', than: '$q' }),
  phrase('with {s:stat} greater than {q:quantity}', { is: 'stat', stat: '$s', op: '>', than: '$q' }),
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
    phrase(`with ${words} {s:stat}`, {
      is: 'stat',
      stat: '$s',
      op,
      than: { q: 'stat', stat: '$s', of: { set: 'it' } },
      $than: words,
    }),
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
    phrase(`with power or toughness {n:digits} ${text}`, {
      is: 'or',
      of: (['power', 'toughness'] as const).map((stat) => ({ is: 'stat', stat, op, than: '$n' })),
    }),
  ),
  phrase('with <mana value>, power, or toughness equal to {q:quantity}', {
    is: 'or',
    of: (['manaValue', 'power', 'toughness'] as const).map((stat) => ({ is: 'stat', stat, op: '=', than: '$q' })),
  }),
  phrase('with {s:stat} {n:digits}', { is: 'stat', stat: '$s', op: '=', than: '$n' }),
  phrase('with {o:objectPossessive} {s:stat}', {
    is: 'stat',
    stat: '$s',
    op: '=',
    than: { q: 'stat', of: '$o', stat: '$s' },
    $own: true,
  }),
  phrase('with the same {s:stat} as {o:definite}', {
    is: 'stat',
    stat: '$s',
    op: '=',
    than: { q: 'stat', of: '$o', stat: '$s' },
    $same: true,
  }),
  phrase(
    'that have {s:stat} {n:digits}',
    { is: 'stat', stat: '$s', op: '=', than: '$n', $that: true },
    { agree: 'none' },
  ),
  phrase('with {s:stat} equal to {q:quantity}', { is: 'stat', stat: '$s', op: '=', than: '$q' }),
  phrase('with {s:stat} ($equal:greater than or equal to|equal to or greater than) {q:quantity}', {
    is: 'stat',
    stat: '$s',
    op: '≥',
    than: '$q',
  }),
  comparedWithOthers,
  ...EXTREMES.flatMap(([most, q]) =>
    STATS.map(([words, stat]) =>
      phrase(`with the ${most} ${words} among {k:pluralKind}`, {
        is: 'stat',
        stat,
        op: '=',
        than: { q, stat, of: { set: 'all', '...': '$k' }, $most: most },
      }),
    ),
  ),
  ...PARITIES.flatMap(([even, odd]) => [
    phrase(`with an ${even} {s:stat}`, { is: 'parity', stat: '$s', ...odd }),
    phrase(`with ${even} {s:stats}`, { is: 'parity', stat: '$s', ...odd, $n: 'plural' }),
  ]),
  phrase('with {k:has}', '$k'),
  phrase('with {l:hasOr}', { is: 'or', of: '$l' }),
  withAnAbility,
  phrase(
    'with {m:manaSymbol} in ($n:its mana cost|their mana costs)',
    { is: 'costHas', symbol: '$m' },
    { agree: 'none' },
  ),
  phrase('with mana cost {m:manaSymbols}', { is: 'costs', mana: '$m' }),
  phrase('with mana cost {m:manaSymbols} or {n:manaSymbols}', {
    is: 'or',
    of: [
      { is: 'costs', mana: '$m' },
      { is: 'costs', mana: '$n' },
    ],
  }),
  phrase('with enchant creature', {
    is: 'hasKeyword',
    keyword: 'enchant',
    quality: { is: 'type', type: 'creature' },
  }),
  phrase('with a basic land type', { is: 'or', of: BASIC_TYPES, $basic: true }),
  withBase,
  phrase('with mana abilities', { is: 'hasAbility', kind: 'mana' }),
  phrase('with no abilities', { is: 'not', of: { is: 'hasAbility', kind: 'any' } }),
  phrase('without {k:has}', { is: 'not', of: '$k' }),
  phrase('without {l:hasOr}', { is: 'not', of: { is: 'or', of: '$l' } }),
  withCounters,
  ...['it', 'them'].flatMap(($no) => [
    phrase(`with no {c:counterKind} counters on ${$no}`, { is: 'not', of: { is: 'hasCounter', counter: '$c' }, $no }),
    phrase(`with no counters on ${$no}`, { is: 'not', of: { is: 'hasCounter' }, $no }),
  ]),
  phrase('with a counter on it', { is: 'hasCounter' }),
  phrase('with counters on them', { is: 'hasCounter', $n: 'plural' }),
  phrase(
    'that have~# a {c:counterKind} counter on it',
    { is: 'hasCounter', counter: '$c', $n: 'that has' },
    { agree: 'n' },
  ),
  phrase(
    "that don't~# have a {c:counterKind} counter on it",
    { is: 'not', of: { is: 'hasCounter', counter: '$c' }, $that: true },
    { agree: 'n' },
  ),
  phrase('that have~# a activated ability with {T} in its cost', { is: 'hasAbility', kind: 'tapping' }, { agree: 'n' }),
  phrase("with an activated ability that isn't a mana ability", { is: 'hasAbility', kind: 'nonManaActivated' }),
  phrase('without a {c:counterKind} counter on it', { is: 'not', of: { is: 'hasCounter', counter: '$c' } }),
]) as Rule<Filter>;

const BASIC_TYPES = BASIC_LAND_TYPES.map((subtype) => ({ is: 'subtype', subtype }));
const COLORED = { is: 'not', of: { is: 'colorless' } };
const YOU_OWN = { is: 'ownedBy', player: { who: 'you' } };
const YOU_CONTROL = { is: 'controlledBy', player: { who: 'you' } };
const relative: Rule<Filter> = alt('that …', () => [
  phrase('{p!:anyPlayer} control~', { is: 'controlledBy', player: '$p' }, { agree: 'none' }),
  phrase("{p!:anyPlayer} don't~ control", { is: 'not', of: { is: 'controlledBy', player: '$p' } }, { agree: 'none' }),
  owning,
  phrase('you own or control', { is: 'or', of: [YOU_OWN, YOU_CONTROL], $either: true }),
  phrase(
    'whose controller controls a {f:singularFilter}',
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
    { agree: 'none' },
  ),
  phrase('that {p!:anyPlayer} control~', { is: 'controlledBy', player: '$p', $that: true }, { agree: 'none' }),
  phrase('{p!:anyPlayer} <cast>', { is: 'castBy', player: '$p' }, { agree: 'none' }),
  phrase(
    'you <cast> from {z:castFrom}',
    { is: 'and', of: [{ is: 'castBy', player: { who: 'you' } }, '$z'], $from: true },
    { agree: 'none' },
  ),
  sharing,
  phrase('banded with {o:definite}', { is: 'bandedWith', with: '$o' }),
  phrase('with that name', { is: 'sharesName', with: { set: 'it' }, $bare: 'that' }),
  phrase('with the same name', { is: 'sharesName', with: { set: 'it' }, $bare: true }),
  phrase('with the same controller', {
    is: 'controlledBy',
    player: { who: 'controllers', of: { set: 'it' } },
    $same: 'controller',
  }),
  phrase('that target~# {o:targeted}', { is: 'targets', what: '$o' }, { agree: 'n' }),
  phrase(
    'that target~# {p:anyPlayer} or {o:targeted}',
    {
      is: 'or',
      of: [
        { is: 'targets', player: '$p' },
        { is: 'targets', what: '$o' },
      ],
    },
    { agree: 'n' },
  ),
  phrase('that target~# only {o:targeted}', { is: 'targets', what: '$o', only: true }, { agree: 'n' }),
  phrase('that target~# {p:anyPlayer}', { is: 'targets', player: '$p' }, { agree: 'n' }),
  phrase('that target~# only {p:anyPlayer}', { is: 'targets', player: '$p', only: true }, { agree: 'n' }),
  phrase('with a single target', { is: 'targets', single: true }),
  marked(phrase("that's {q:adjective}", '$q'), '$that', 'is'),
  phrase("that's both {a:color} and {b:color}", {
    is: 'and',
    of: [
      { is: 'color', color: '$a' },
      { is: 'color', color: '$b' },
    ],
    $both: true,
  }),
  marked(
    phrase("that's a {a:subtypeNoun} or a {b:subtypeNoun}", {
      is: 'or',
      of: [
        { is: 'subtype', subtype: '$a' },
        { is: 'subtype', subtype: '$b' },
      ],
    }),
    '$that',
    'a',
  ),
  phrase("that's a {l:oneOfKinds}", { is: 'or', of: '$l', $that: 'one of' }, { agree: 'none' }),
  phrase("that's a {a:subtypeNoun}, a {b:subtypeNoun}, or a {c:subtypeNoun}", {
    is: 'or',
    of: ['$a', '$b', '$c'].map((subtype) => ({ is: 'subtype', subtype })),
    $that: 'a',
  }),
  phrase("that's a {l:severalSubtypes}", { is: 'or', of: '$l', $that: 'once' }, { agree: 'none' }),
  marked(phrase('that are {q:adjective}', '$q'), '$that', 'are'),
  phrase('that are {l:severalKinds}', { is: 'or', of: '$l', $that: 'kinds' }, { agree: 'none' }),
  phrase("controlled by that player or by that planeswalker's controller", {
    is: 'controlledBy',
    player: { who: 'either', first: 'player', $of: 'planeswalker' },
    $by: true,
  }),
  phrase("that's one or more colors", COLORED),
  phrase('that are one or more colors', { ...COLORED, $that: 'colors' }),
  marked(phrase("that isn't {q:adjective}", { is: 'not', of: '$q' }), '$that', 'is not'),
  marked(phrase("that aren't {q:adjective}", { is: 'not', of: '$q' }), '$that', 'are not'),
  phrase('other than {o:definite}', { is: 'not', of: { is: 'in', set: '$o' } }),
  otherThan(
    'a {f}',
    'a',
    asking(() => filter, 1),
  ),
  phrase("that isn't a {s:subtypeNoun}", { is: 'not', of: { is: 'subtype', subtype: '$s' }, $that: 'a' }),
  phrase("that isn't a {l:severalSubtypes}", { is: 'not', of: { is: 'or', of: '$l' }, $that: 'a' }, { agree: 'none' }),
  phrase(', except for {f:pluralFilter}', { is: 'not', of: '$f', $than: 'but' }, { agree: 'none' }),
  phrase('except for {f:pluralFilter}', { is: 'not', of: '$f', $than: 'except' }, { agree: 'none' }),
  phrase('except for {o:self}', { is: 'not', of: { is: 'in', set: '$o' }, $than: 'except' }),
  exceptOf,
  phrase('originally printed in the {n:capitalised} expansion', { is: 'ofExpansion', expansion: '$n' }),
  phrase('with a name originally printed in the {n:capitalised} expansion', {
    is: 'ofExpansion',
    expansion: '$n',
    $name: true,
  }),
  phrase('named {n:cardName}', { is: 'named', name: '$n' }),
  phrase('named {n:cardName} or {m:cardName}', {
    is: 'or',
    of: ['$n', '$m'].map((name) => ({ is: 'named', name })),
    $named: true,
  }),
  phrase('named {n:cardName}, {m:cardName}, and {o:cardName}', {
    is: 'or',
    of: ['$n', '$m', '$o'].map((name) => ({ is: 'named', name })),
    $named: 'and',
  }),
  phrase('not named {n:cardName}', { is: 'not', of: { is: 'named', name: '$n' } }),
  phrase('of the chosen color', { is: 'color', color: { ref: 'chosenColor' } }),
  phrase('of the chosen type', { is: 'subtype', subtype: { ref: 'chosenType' } }),
  phrase(
    "that aren't~# of the chosen type",
    { is: 'not', of: { is: 'subtype', subtype: { ref: 'chosenType' } } },
    { agree: 'n' },
  ),
  phrase(
    "that aren't~# of a type chosen this way",
    { is: 'not', of: { is: 'subtype', subtype: { ref: '?type' }, $way: true } },
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
  phrase<Filter>('{s#:subtypeNoun}', { is: 'subtype', subtype: '$s' }),
  ...(['artifact', 'creature', 'enchantment', 'land', 'planeswalker'] as const).map((type) =>
    phrase<Filter>(`${type}#`, { is: 'type', type }),
  ),
]);
/** `Cat, Elemental, or Beast`: "a" is said once, for all of them. */
const severalSubtypes: Rule<readonly Filter[]> = series(
  phrase<Filter>('{s:subtypeNoun}', { is: 'subtype', subtype: '$s' }, { agree: 'none' }),
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
  phrase<Filter>('without {k:has}', { is: 'not', of: '$k' }),
  phrase<Filter>('with the same name as {o:definite}', { is: 'sharesName', with: '$o' }),
  comparedWithOthers,
  phrase<Filter>('whose mana cost could be paid by some amount of, or all of, the mana you spent on {X}', {
    is: 'payableFromX',
  }),
]);
/** What may be said after "on the battlefield": `each other creature on the battlefield named …`. */
export const afterBattlefield: Rule<Filter> = alt<Filter>('a postmodifier', () => [
  relative,
  comparedWithOthers,
  phrase<Filter>('with {k:has}', '$k'),
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
  phrase.with({ f })<Filter>(`other than ${kind}`, { is: 'not', of: '$f', $than }, { agree: 'none' });

/** What blocked something or was blocked by it this turn. */
function blockedThisTurn(): readonly Rule[] {
  const WAS = '($was:was|were)';
  const blocked = { is: 'history', event: { did: 'blockedOne', whom: '$o' } };
  const becameBlocked = { is: 'history', event: { did: 'becameBlocked', by: '$o' } };
  const either = { is: 'or', of: [blocked, becameBlocked] };
  return [
    phrase('that blocked {o:definite} this turn', blocked, { agree: 'none' }),
    phrase('it blocked this turn', { is: 'history', event: { did: 'becameBlocked', by: { set: 'it' } }, $it: true }),
    phrase(`that ${WAS} blocked by {o:definite} this turn`, becameBlocked, { agree: 'none' }),
    phrase(`that blocked or ${WAS} blocked by {o:definite} this turn`, either, { agree: 'none' }),
    phrase(
      `that blocked or ${WAS} blocked this turn`,
      {
        is: 'or',
        of: [
          { is: 'history', event: { did: 'blocked' } },
          { is: 'history', event: { did: 'becameBlocked' } },
        ],
      },
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
  phrase('{p:anyPlayer} controlled since the beginning of the turn', { ...HELD_SINCE, $past: true }, { agree: 'none' }),
  phrase(
    'that {p:anyPlayer} controlled since the beginning of the turn',
    { ...HELD_SINCE, $past: 'that' },
    { agree: 'none' },
  ),
  phrase('{p:anyPlayer} have~ controlled continuously since the beginning of the turn', HELD_SINCE),
  phrase('blocking {o:definite}', { is: 'blocking', whom: '$o' }),
  phrase("that's blocking {o:definite}", { is: 'blocking', whom: '$o', $that: true }),
  phrase('{o:self} is blocking', { is: 'blockedBy', by: '$o', $whom: true }, { agree: 'none' }),
  phrase("it's blocking", { is: 'blockedBy', by: { set: 'it' }, $whom: true }),
  phrase('from a {s:singularSourceFilter}', { is: 'abilityOf', source: '$s' }),
  phrase('blocked by {o:definite}', { is: 'blockedBy', by: '$o' }),
  phrase('blocking or blocked by {o:definite}', {
    is: 'or',
    of: [
      { is: 'blocking', whom: '$o' },
      { is: 'blockedBy', by: { set: 'it' } },
    ],
  }),
  marked(phrase("that's attacking {p:anyPlayer}", { is: 'attacking', whom: '$p' }), '$that', 'is'),
  phrase('attacking {p:anyPlayer}', { is: 'attacking', whom: '$p' }),
  phrase('that have~# an Adventure', { is: 'hasAlternative', kind: 'adventure' }, { agree: 'n' }),
  phrase('that have~# an Omen', { is: 'hasAlternative', kind: 'omen' }, { agree: 'n' }),
  phrase('attached to {o:definite}', { is: 'attachedTo', to: '$o' }),
  phrase('that could enchant {o:definite}', { is: 'attachable', to: '$o' }),
  phrase('{o:definite} ($can:can|could) enchant', { is: 'hostFor', what: '$o' }, { agree: 'none' }),
  phrase('owned by another player', { is: 'not', of: { is: 'ownedBy', player: { who: 'you' } }, $owned: true }),
  phrase('enchanting {o:definite}', { is: 'attachedTo', to: '$o', $enchanting: true }),
  phrase('attached to <him or her>', { is: 'attachedToPlayer', player: { who: 'they', $case: 'object' } }),
  phrase('attached to {p:anyPlayer}', { is: 'attachedToPlayer', player: '$p' }, { agree: 'none' }),
  phrase('put <onto> with {s:self}', { is: 'in', set: { set: 'linked', link: 'put', $with: '$s' } }),
  worn,
  attached,
  marked(phrase("that's {q:attached}", '$q'), '$that', 'is'),
  phrase('<cast> from a graveyard', { is: 'castFrom', zone: 'graveyard' }, { agree: 'none' }),
  phrase('that have~# {k:keywordName}', { is: 'hasKeyword', keyword: '$k', $that: true }, { agree: 'n' }),
  phrase('that dealt damage this turn', { is: 'history', event: { did: 'dealtDamage' } }),
  phrase('that has been dealt damage this turn', { ...DEALT_DAMAGE, $that: 'has' }),
  phrase('dealt damage this turn', DEALT_DAMAGE),
  phrase('dealt damage this turn by a source {p:whoControlled}', dealtBySourceOf('$p')),
  phrase('dealt damage by a source {p:whoControlled} this turn', { ...dealtBySourceOf('$p'), $by: 'first' }),
  phrase('that ($was:was|were) dealt damage this turn', { ...DEALT_DAMAGE, $that: true }),
  phrase('dealt damage by {o:definite} this turn', { is: 'history', event: { did: 'wasDealtDamage', by: '$o' } }),
  ...Object.entries({ crewed: 'crew', saddled: 'saddle' }).map(([word, action]) =>
    phrase(
      `that ${word} {o:definite} this turn`,
      {
        is: 'history',
        event: { did: 'underwent', event: { on: 'action', action, what: { is: 'any' } }, other: '$o' },
      },
      { agree: 'none' },
    ),
  ),
  phrase('that attacked this turn', { is: 'history', event: { did: 'attacked' } }),
  phrase("that attacked during their controller's last turn", { is: 'history', event: { did: 'attackedLastTurn' } }),
  phrase('that blocked this turn', { is: 'history', event: { did: 'blocked' } }),
  ...blockedThisTurn(),
  phrase("that didn't attack this turn", { is: 'not', of: { is: 'history', event: { did: 'attacked' } } }),
  phrase(
    'that dealt damage to {o:definite} this turn',
    { is: 'history', event: { did: 'dealtDamage', whom: '$o' } },
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
  phrase('a {k#:kind}', { set: 'all', '...': '$k', $d: 'a' }),
  phrase('one or more {k#:pluralKind}', { set: 'all', '...': '$k', $d: 'one or more' }),
  phrase('a single {k#:kind}', { set: 'all', '...': '$k', $d: 'a single' }),
]);

export const postmodifier: Rule<Filter> = alt('a postmodifier', () => [
  withOrWithout,
  besideItself,
  relative,
  situation,
]);
