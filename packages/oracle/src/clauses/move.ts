/**
 * Moving objects: destroy, exile, sacrifice, return, put, counter.
 * 2006: 217, 501 · 2009, 2011: 400, 701 · 2026: 400, 701
 */
import { alt, equal, kept, lazy, map, phrasesOf, SUBJECT } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { cardFilter, object, pluralFilter, rounding } from '../nouns/index.ts';
import { conjuncts } from '../nouns/filters.ts';
import { COMMANDER_THERE } from '../nouns/commanders.ts';
import { number, numberWord } from '../nouns/numbers.ts';
import { anaphora } from '../nouns/objects.ts';
import { sacrificedApart } from './sacrificed-apart.ts';
import type { Described } from '../nouns/filters.ts';
import { one, several } from './agree.ts';
import { destroyedOr } from './destroyed-or.ts';
import { twoTargets } from './two-targets.ts';
import { counters, destinationPut, destinationTo } from './destinations.ts';
import { HALF_LIBRARY } from './parts.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({
  allFromAmong,
  anOpponent: phrase('a opponent', { who: 'opponent' }),
  counters,
  destinationPut,
  destinationTo,
  everyOne,
  notOne,
  oneAnaphora: one(anaphora),
  oneObject: one(object),
  severalCardFilters: several(cardFilter),
  severalObjects: several(object),
  twoTargets,
  wholeZone,
}));

const THIS_WAY = 'destroyed this way';

/** Cards put from the top of a library into a graveyard are milled, whatever the wording calls it. */
const notMilling = (rule: Rule): Rule => {
  const fits = (value: unknown) => {
    const { what, to } = value as {
      what?: { set?: string; zone?: string; count?: unknown; where?: unknown };
      to?: { zone?: string };
    };
    if (to?.zone === 'battlefield' && isOnBattlefield(what)) return false;
    return !(what?.set === 'top' && what.zone === 'library' && what.where === undefined && to?.zone === 'graveyard');
  };
  return map(
    rule,
    (v) => (fits(v) ? v : undefined),
    (v) => (fits(v) ? v : undefined),
  );
};

/** What is chosen or taken there is on the battlefield already. */
const isOnBattlefield = (what: { set?: string; zone?: string; from?: object } | undefined): boolean =>
  what?.set === 'choice' ? isOnBattlefield(what.from) : what?.set === 'all' && what.zone === undefined;
const allFromAmong: Rule = alt('all from among', () => [
  phrase(
    'all {f#:pluralCardFilter} from among {o:pluralAnaphora}',
    { set: 'where', of: '$o', filter: '$f', $d: 'all' },
    { agree: 'n' },
  ),
  // a hand that was revealed
  phrase('all {f:pluralCardFilter} from it', {
    set: 'where',
    of: { set: 'that', noun: { is: 'any' }, how: 'shown' },
    filter: '$f',
    $d: 'all',
  }),
]);

/** The card itself says where it is from by its own phrase, which tells where its ability functions. */
const notItself = (value: unknown): unknown =>
  (value as { what?: { of?: { set?: string } } } | undefined)?.what?.of?.set === 'self' ? undefined : value;
/** Of what is spoken of, that which lies there: a card that went elsewhere stays there. */
const IN_GRAVEYARD = { set: 'where', filter: { is: 'zone', zone: 'graveyard' } };

const ALL_BUT_ONE = { q: 'subtract', from: { q: 'count', of: { set: 'it', $n: 'plural' } }, of: 1 };

/** Of whose library is said before. */
const exiledFromTop = (count: number | '$n') => ({
  do: 'move',
  what: { set: 'top', of: SUBJECT, zone: 'library', count, $short: true },
  to: { zone: 'exile' },
});
/** One card is "the top card". */
const notOne: Rule = kept<unknown>(
  lazy(() => number as Rule),
  (n) => (n === 1 ? undefined : n),
);

/** Verb phrases that move objects and name no player; choices in them are made by whoever acts. */
export const moveVerb: Rule = alt('a verb of moving', () => [
  phrase('destroy~ {o:object}', { do: 'destroy', what: '$o' }),
  phrase("destroy~ {o:oneObject}. ($that:it|that creature) can't be regenerated", {
    do: 'destroy',
    what: '$o',
    noRegenerate: true,
  }),
  phrase("destroy~ {o:severalObjects}. they can't be regenerated", { do: 'destroy', what: '$o', noRegenerate: true }),
  ...destroyedOr(),
  destroyNamed,
  destroyTheOne,
  phrase("destroy~ {o:everyOne}. they can't be regenerated", {
    do: 'destroy',
    what: '$o',
    noRegenerate: true,
    $regenerate: 'each',
  }),
  destroyNamedSeveral,
  phrase(`destroy~ {o:object}. a creature ${THIS_WAY} can't be regenerated`, {
    do: 'destroy',
    what: '$o',
    noRegenerate: true,
    $regenerate: 'this way',
  }),
  phrase(`destroy~ {o:object}. creatures ${THIS_WAY} can't be regenerated`, {
    do: 'destroy',
    what: '$o',
    noRegenerate: true,
    $regenerate: 'all this way',
  }),
  phrase("destroy~ {o:oneObject} and it can't be regenerated", {
    do: 'destroy',
    what: '$o',
    noRegenerate: true,
    $regenerate: 'and',
  }),
  phrase('<exile> {o:object} <from the game> [{c:counters}]', {
    do: 'move',
    what: '$o',
    to: { zone: 'exile', counters: '$c' },
  }),
  phrase(
    'exile {o:object} until {s!:self} <leaves play>',
    { do: 'move', what: '$o', to: { zone: 'exile' }, until: { until: 'leaves', what: '$s' } },
    { agree: 'none' },
  ),
  phrase(
    'exile~ cards from the top of {of:possessive} library until ($u:you exile|<he or she exiles>|they exile|that player exiles) a {f:cardFilter}',
    { do: 'move', what: { set: 'topUntil', of: '$of', where: '$f', count: 1 }, to: { zone: 'exile' } },
  ),
  phrase('exile~ the top card', exiledFromTop(1)),
  phrase('<exile> the top half of ($of:your|<his or her>|their) library, {r:rounding}', {
    do: 'move',
    what: {
      set: 'top',
      of: SUBJECT,
      zone: 'library',
      count: HALF_LIBRARY,
    },
    to: { zone: 'exile' },
    $of: '$of',
  }),
  phrase('<exile> the top {n:notOne} cards', exiledFromTop('$n')),
  phrase('<exile> a card from the top of {of:possessive} library face down for each {e:each}', {
    do: 'move',
    what: { set: 'top', of: '$of', zone: 'library', count: '$e' },
    to: { zone: 'exile', faceDown: true },
    $each: true,
  }),
  phrase('<exile> cards from the top of {of:possessive} library equal to {q:quantity}', {
    do: 'move',
    what: { set: 'top', of: '$of', zone: 'library', count: '$q' },
    to: { zone: 'exile' },
    $equal: true,
  }),
  phrase('<exile> [$number: a number of] cards equal to {q:quantity} from the top of {of:possessive} library', {
    do: 'move',
    what: { set: 'top', count: '$q', of: '$of', zone: 'library' },
    to: { zone: 'exile' },
    $equal: 'first',
  }),
  phrase('exile~ {o:definite} in a face-down pile, and shuffle that pile', {
    do: 'move',
    what: '$o',
    to: { zone: 'exile', faceDown: true },
    $pile: true,
  }),
  // of a pile that was shuffled any card may be the one on top
  phrase('put~ the top card of the exiled pile {d:destinationPut}', {
    do: 'move',
    what: topOfPile(EXILED_PILE),
    to: '$d',
  }),
  // out of the own library
  phrase('put~ the top card of the pile you exiled {d:destinationPut}', {
    do: 'move',
    what: topOfPile({ set: 'where', of: EXILED_PILE, filter: { is: 'ownedBy', player: { who: 'you' } } }),
    to: '$d',
  }),
  phrase('<exile> {o:object} face down', { do: 'move', what: '$o', to: { zone: 'exile', faceDown: true } }),
  notMilling(phrase('put~ {o:object} {d:destinationPut}', { do: 'move', what: '$o', to: '$d' })),
  phrase('put~ {o:allFromAmong} {d:destinationPut}', { do: 'move', what: '$o', to: '$d' }),
  phrase('put~ {d:destinationPut} {o:definite}', { do: 'move', what: '$o', to: '$d', $put: 'to' }),
  phrase('put~ all the {f:severalCardFilters} from {of:possessive} graveyard {d:destinationPut}', {
    do: 'move',
    what: { set: 'all', where: '$f', zone: 'graveyard', of: '$of', $d: 'all the' },
    to: '$d',
  }),
  phrase('put~ {o:object} both {a:destinationPut} or both {b:destinationPut}', {
    do: 'oneOf',
    who: { who: 'subject' },
    options: [
      { label: 'the first', effect: [{ do: 'move', what: '$o', to: '$a' }] },
      { label: 'the second', effect: [{ do: 'move', what: '$o', to: '$b' }] },
    ],
    $both: true,
  }),
  phrase('put~ {o:object} into your hand or graveyard', {
    do: 'oneOf',
    who: { who: 'subject' },
    options: [
      { label: 'hand', effect: [{ do: 'move', what: '$o', to: { zone: 'hand' } }] },
      { label: 'graveyard', effect: [{ do: 'move', what: '$o', to: { zone: 'graveyard' } }] },
    ],
    $either: true,
  }),
  phrase(
    'put~ {n#:howMany} {f#:cardFilter} {d:destinationPut} from {p:possessive} hand',
    {
      do: 'move',
      what: {
        set: 'choice',
        by: { who: 'subject' },
        from: { set: 'all', where: '$f', zone: 'hand', of: '$p' },
        count: '$n',
        $from: 'last',
      },
      to: '$d',
    },
    { agree: 'v' },
  ),
  phrase('put~ all of them {g:postmodifier} {d:destinationPut}', {
    do: 'move',
    what: { set: 'where', of: { set: 'it', $n: 'plural' }, filter: '$g', $d: 'all of them' },
    to: '$d',
  }),
  kept<unknown>(
    phrase('put~ {o:oneAnaphora} from a graveyard {d:destinationPut}', {
      do: 'move',
      what: { ...IN_GRAVEYARD, of: '$o' },
      to: '$d',
    }),
    notItself,
  ),
  phrase('put~ {s:self} from your graveyard {d:destinationPut}', {
    do: 'move',
    what: { '...': '$s', $from: 'graveyard' },
    to: '$d',
  }),
  phrase("put~ {s:self} from its owner's graveyard {d:destinationPut}", {
    do: 'move',
    what: { '...': '$s', $whose: 'graveyard' },
    to: '$d',
  }),
  phrase('put~ {s:self} from your hand {d:destinationPut}', {
    do: 'move',
    what: { '...': '$s', $from: 'hand' },
    to: '$d',
  }),
  phrase('put~ {s:self} {d:destinationPut} from your graveyard', {
    do: 'move',
    what: { '...': '$s', $from: 'graveyard', $last: true },
    to: '$d',
  }),
  phrase('put~ {s:self} from exile {d:destinationPut}', {
    do: 'move',
    what: { '...': '$s', $from: 'exile' },
    to: '$d',
  }),
  ...['your commander', 'a commander you own'].map((says, i) =>
    phrase(
      i === 0
        ? `put ${says} {d:destinationPut} from the command zone`
        : `put ${says} from the command zone {d:destinationPut}`,
      { do: 'move', what: { ...COMMANDER_THERE, ...(i > 0 && { $says: says }) }, to: '$d' },
    ),
  ),
  phrase('put~ {s:self} {d:destinationPut} from the command zone', {
    do: 'move',
    what: { '...': '$s', $from: 'command' },
    to: '$d',
  }),
  phrase('return~ {o:object} {d:destinationTo}', { do: 'move', what: '$o', to: '$d', $return: true }),
  phrase('return~ {o:twoTargets} {d:destinationTo}', { do: 'move', what: '$o', to: '$d', $return: true }),
  phrase('return~ {d:destinationTo} {o:object}', { do: 'move', what: '$o', to: '$d', $return: 'to' }),
  phrase('return~ {s:self} from your graveyard {d:destinationTo}', {
    do: 'move',
    what: { '...': '$s', $from: 'graveyard' },
    to: '$d',
    $return: true,
  }),
  phrase("return~ {s:self} from its owner's graveyard {d:destinationTo}", {
    do: 'move',
    what: { '...': '$s', $from: 'owner' },
    to: '$d',
    $return: true,
  }),
  kept<unknown>(
    phrase('return~ {o:definite} from your graveyard {d:destinationTo}', {
      do: 'move',
      what: { ...IN_GRAVEYARD, of: '$o' },
      to: '$d',
      $return: true,
    }),
    notItself,
  ),
  phrase('<exile> {s:self} from your graveyard <from the game>', {
    do: 'move',
    what: { '...': '$s', $from: 'graveyard' },
    to: { zone: 'exile' },
  }),
  phrase('<exile> {s:self} from your hand <from the game>', {
    do: 'move',
    what: { '...': '$s', $from: 'hand' },
    to: { zone: 'exile' },
  }),
  kept<unknown>(
    phrase('<exile> {o:definite} from your graveyard', {
      do: 'move',
      what: { ...IN_GRAVEYARD, of: '$o' },
      to: { zone: 'exile' },
    }),
    notItself,
  ),
  phrase(
    '{p:anOpponent} chooses one of those piles. put that pile {d:destinationPut}',
    { do: 'move', what: { set: 'pile', by: '$p', $told: true }, to: '$d' },
    { agree: 'none' },
  ),
  phrase('put~ one pile {d:destinationPut}', { do: 'move', what: { set: 'pile' }, to: '$d' }),
  phrase('put~ all but one of them {d:destinationPut}', {
    do: 'move',
    what: {
      set: 'choice',
      by: { who: 'subject' },
      from: { set: 'it', $n: 'plural' },
      count: { min: ALL_BUT_ONE, max: ALL_BUT_ONE },
      $one: 'but',
    },
    to: '$d',
  }),
  phrase('put~ one {d:destinationPut}', {
    do: 'move',
    what: {
      set: 'choice',
      by: { who: 'subject' },
      from: { set: 'it', $n: 'plural' },
      count: { min: 1, max: 1 },
      $one: true,
    },
    to: '$d',
  }),
  phrase('<exile> {z:wholeZone} <from the game>', {
    do: 'move',
    what: { set: 'all', where: { is: 'any' }, '...': '$z', $whole: true },
    to: { zone: 'exile' },
  }),
  ...counterings(),
]);

const EXILED_PILE = { set: 'linked', link: 'exiled' };
const topOfPile = (from: object): object => ({
  set: 'choice',
  by: { who: 'you' },
  from,
  count: { min: 1, max: 1 },
  random: true,
});

/** "Destroy target creature. That creature can't be regenerated": the noun is that of what is destroyed. */
const namesIt = (value: unknown): unknown => {
  const { what, $regenerate } = value as { what?: { spec?: { objects?: Described } }; $regenerate?: unknown };
  const where = what?.spec?.objects?.where;
  return where === undefined || conjuncts(where).some((f) => equal(f, $regenerate)) ? value : undefined;
};
const destroyNamed: Rule = map<unknown, unknown>(
  phrase("destroy~ {o:oneObject}. that {f:singularFilter} can't be regenerated", {
    do: 'destroy',
    what: '$o',
    noRegenerate: true,
    $regenerate: '$f',
  }),
  (value) => ((value as { what?: { set?: unknown } }).what?.set === 'target' ? namesIt(value) : undefined),
  (value) => value,
);

const namesThem = (value: unknown): unknown => {
  const { what, $regenerate } = value as { what?: { set?: string } & Described; $regenerate?: { those?: unknown } };
  const called = what?.set === 'all' && conjuncts(what.where).some((f) => equal(f, $regenerate?.those));
  return called ? value : undefined;
};
/** "Destroy all creatures. Those creatures can't be regenerated." */
const destroyNamedSeveral: Rule = kept<unknown>(
  phrase("destroy~ {o:severalObjects}. those {f:pluralFilter} can't be regenerated", {
    do: 'destroy',
    what: '$o',
    noRegenerate: true,
    $regenerate: { those: '$f' },
  }),
  namesThem,
);

/** "Destroy target creature. The creature can't be regenerated." */
const destroyTheOne: Rule = map<unknown, unknown>(
  phrase("destroy~ {o:oneObject}. the {f:singularFilter} can't be regenerated", {
    do: 'destroy',
    what: '$o',
    noRegenerate: true,
    $regenerate: { the: '$f' },
  }),
  (value) => {
    const { what, $regenerate } = value as { what?: { set?: string; noun?: unknown }; $regenerate: { the: unknown } };
    return what?.set === 'that' && equal(what.noun, $regenerate.the) ? value : undefined;
  },
  (value) => ((value as { $regenerate?: { the?: unknown } }).$regenerate?.the === undefined ? undefined : value),
);
const saysEach = (value: unknown): unknown => ((value as { $d?: unknown }).$d === 'each' ? value : undefined);
const everyOne: Rule = kept<unknown>(one(object), saysEach);

const THEIRS = { set: 'all', where: { '&': ['$f', { is: 'controlledBy', player: { who: 'subject' } }] } };
const ALL_BUT = { q: 'subtract', from: { q: 'count', of: THEIRS }, of: '$n' };
const ALL_BUT_SO_MANY = { ...ALL_BUT, of: { q: 'that' } };
const HALF = { q: 'half', of: { q: 'count', of: THEIRS }, round: '$r' };

/** Whose they are: of whoever sacrifices them. */
const youControl: Rule = phrase('you control', 'you');
const whoControlsThem: Rule = alt('whose they are', () => [
  youControl,
  phrase('<he or she controls>', 'they', { agree: 'none' }),
]);

const soManyOf = (words: string, $each: string, n: object, slots: Record<string, Rule>): Rule =>
  phrase.with({ f: pluralFilter, c: whoControlsThem, ...slots })(words, {
    do: 'sacrifice',
    what: { set: 'choice', by: { who: 'subject' }, from: THEIRS, count: { min: n, max: n } },
    $each,
    $c: '$c',
  });

/** Verb phrases of a player who sacrifices; without `who`. */
export const sacrificeVerb: Rule = alt('a sacrifice', () => [
  phrase('sacrifice~ {o:sacrificed}', { do: 'sacrifice', what: '$o' }),
  phrase('choose~ and sacrifice~ {o:object}', { do: 'sacrifice', what: '$o', $choose: true }),
  phrase('sacrifice~ a {f:singularFilter} [of {by:whoseChoice} choice] for each {e:each}', {
    do: 'sacrifice',
    what: {
      set: 'choice',
      by: { who: 'subject' },
      from: { set: 'all', where: { '&': ['$f', { is: 'controlledBy', player: { who: 'subject' } }] } },
      count: { min: '$e', max: '$e' },
      $of: '$by',
    },
    $each: true,
  }),
  phrase('sacrifice~ a {f:singularFilter} or a {g:singularFilter} [of {by:whoseChoice} choice] for each {e:each}', {
    do: 'sacrifice',
    what: {
      set: 'choice',
      by: { who: 'subject' },
      from: {
        set: 'where',
        of: { set: 'all', where: { is: 'controlledBy', player: { who: 'subject' } } },
        filter: { is: 'or', of: ['$f', '$g'] },
      },
      count: { min: '$e', max: '$e' },
      $of: '$by',
    },
    $each: 'or',
  }),
  sacrificedApart,
  soManyOf('sacrifice~ all {f} {c} except for {n}', 'except', ALL_BUT, { n: numberWord }),
  phrase('sacrifice~ all but that many {f:pluralFilter} [of {by:whoseChoice} choice]', {
    do: 'sacrifice',
    what: {
      set: 'choice',
      by: { who: 'subject' },
      from: THEIRS,
      count: { min: ALL_BUT_SO_MANY, max: ALL_BUT_SO_MANY },
      $of: '$by',
    },
    $each: 'but',
  }),
  phrase(
    'sacrifice~ half the {f:pluralFilter} ($c:<he or she controls>|they control) of ($of:<his or her>|their) choice[, {r:rounding}]',
    {
      do: 'sacrifice',
      what: { set: 'choice', by: { who: 'subject' }, from: THEIRS, count: { min: HALF, max: HALF } },
      $each: 'half',
    },
  ),
  phrase('sacrifice~ half the {f:pluralFilter} ($c:<he or she controls>|they control), {r:rounding}', {
    do: 'sacrifice',
    what: { set: 'choice', by: { who: 'subject' }, from: THEIRS, count: { min: HALF, max: HALF } },
    $each: 'half plain',
  }),
  soManyOf('sacrifice~ half the {f} {c}, {r}', 'half', HALF, { r: rounding, c: youControl }),
  phrase('sacrifice~ the rest', { do: 'sacrifice', what: { set: 'rest' } }),
]);

/** "Each blocking creature is sacrificed by its controller": all at once. */
export const sacrificedByControllers: Rule = phrase('each {f:singularFilter} is sacrificed by its controller', {
  do: 'sacrifice',
  who: { who: 'all' },
  what: { set: 'all', where: '$f' },
  $passive: true,
});

/** "Return a card … for each card discarded this way": so many are chosen. */
type Choosing = { what?: { set?: string; count?: { min: unknown; max: unknown } }; $each?: unknown };
export const forEachChoice = (verb: Rule): Rule =>
  map<{ v: Choosing; e: unknown }, Choosing>(
    phrase.with({ v: verb })('{v!} for each {e:each}', { v: '$v', e: '$e' }, { agree: 'v' }),
    ({ v, e }) => {
      const { what } = v;
      if (what?.set !== 'choice' || what.count?.min !== 1 || what.count.max !== 1) return undefined;
      return { ...v, what: { ...what, count: { min: e, max: e } }, $each: 'chosen' };
    },
    (value) => {
      const { $each, what, ...rest } = value;
      if ($each !== 'chosen' || what?.count === undefined) return undefined;
      return { v: { ...rest, what: { ...what, count: { min: 1, max: 1 } } }, e: what.count.min };
    },
  );
const wholeZone: Rule = alt('all cards of a zone', () => [
  phrase('{p:possessive} graveyard', { zone: 'graveyard', of: '$p' }),
  phrase('{p:possessive} graveyards', { zone: 'graveyard', of: '$p', $n: 'plural' }),
  phrase('{p:possessive} hand', { zone: 'hand', of: '$p' }),
  phrase('{p:possessive} library', { zone: 'library', of: '$p' }),
  phrase('all graveyards', { zone: 'graveyard' }),
  phrase("all opponents ' graveyards", { zone: 'graveyard', of: { who: 'opponents' }, $all: true }),
]);

/** `and the rest on the bottom of your library in any order`, after another putting. */
export const putRest: Rule = alt('the rest', () => [
  phrase('one {d:destinationPut}', {
    do: 'move',
    what: { set: 'choice', by: { who: 'subject' }, from: { set: 'rest' }, count: { min: 1, max: 1 }, $one: 'rest' },
    to: '$d',
    $verb: false,
  }),
  phrase('{r:theRest} {d:destinationPut}', { do: 'move', what: '$r', to: '$d', $verb: false }, { agree: 'none' }),
  phrase('all other {t:pluralThisWay} {d:destinationPut}', {
    do: 'move',
    what: { '...': '$t', other: true, $d: 'all other' },
    to: '$d',
    $verb: false,
  }),
  phrase('the other {d:destinationPut}', { do: 'move', what: { set: 'rest', $n: 'one' }, to: '$d', $verb: false }),
]);

/** Where a countered spell goes instead. */
const COUNTERED: readonly (readonly [words: string, to: object])[] = [
  ["<to exile> it instead of putting it into its owner's graveyard", { zone: 'exile' }],
  [
    "put it on top of its owner's library instead of into that player's graveyard",
    { zone: 'library', position: 'top' },
  ],
  ["put it into its owner's hand instead of into that player's graveyard", { zone: 'hand' }],
  [
    "put it on the bottom of its owner's library instead of into that player's graveyard",
    { zone: 'library', position: 'bottom' },
  ],
  [
    "put that card on the top or bottom of its owner's library instead of into that player's graveyard",
    { zone: 'library', position: 'topOrBottom' },
  ],
  [
    "put that card on your choice of the top or bottom of its owner's library instead of into that player's graveyard",
    { zone: 'library', position: 'topOrBottom', $choice: 'yours' },
  ],
];

/** Countering, with where the spell goes instead. */
const counterings = (): readonly Rule[] => [
  phrase(
    "counter~ {o:oneObject}. if a {f:singularFilter} is countered this way, put that card <onto> under your control instead of into its owner's graveyard",
    {
      do: 'if',
      condition: { if: 'matches', what: '$o', filter: '$f', $a: true },
      then: [{ do: 'counter', what: { set: 'it' }, to: { zone: 'battlefield', under: { who: 'you' } } }],
      else: [{ do: 'counter', what: { set: 'it' } }],
      $countered: true,
    },
  ),
  phrase('counter~ {o:object}', { do: 'counter', what: '$o' }),
  ...COUNTERED.map(([words, to]) =>
    phrase(`counter~ {o:object}. if that spell is countered this way, ${words}`, { do: 'counter', what: '$o', to }),
  ),
];

/** "Destroy … unless …. A creature destroyed this way can't be regenerated", and countering unless something is paid. */
export const doneUnless = (player: Rule, paid: Rule): readonly Rule[] => {
  const withPlayer = phrase.with({ player, paid });
  return [
    ...COUNTERED.map(([words, to]) =>
      withPlayer(
        `counter {o:object} unless {p!:player} {m!:paid}. if that spell is countered this way, ${words}`,
        { do: 'pay', else: [{ do: 'counter', what: '$o', to }], who: '$p', cost: '$m' },
        { agree: 'none' },
      ),
    ),
    withPlayer(
      `destroy {o:object} unless {p!:player} {m!:paid}. a creature ${THIS_WAY} can't be regenerated`,
      {
        do: 'pay',
        else: [{ do: 'destroy', what: '$o', noRegenerate: true, $regenerate: 'this way' }],
        who: '$p',
        cost: '$m',
      },
      { agree: 'none' },
    ),
  ];
};
