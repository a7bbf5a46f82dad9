/**
 * Moving objects: destroy, exile, sacrifice, return, put, counter.
 * 2006: 217, 501 · 2009, 2011: 400, 701 · 2026: 400, 701
 */
import { alt, equal, kept, lazy, map, phrase, SUBJECT } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import {
  cardFilter,
  definite,
  each,
  howMany,
  object,
  pluralFilter,
  rounding,
  possessive,
  sacrificed,
  quantity,
  singularFilter,
  self,
} from '../nouns/index.ts';
import { conjuncts } from '../nouns/filters.ts';
import { COMMANDER_THERE } from '../nouns/commanders.ts';
import { number, numberWord } from '../nouns/numbers.ts';
import { anaphora, asking, theRest, thisWay } from '../nouns/objects.ts';
import { whoseChoice } from '../nouns/ones-own.ts';
import { sacrificedApart } from './sacrificed-apart.ts';
import type { Described } from '../nouns/filters.ts';
import { postmodifier } from '../nouns/postmodifiers.ts';
import { one, several } from './agree.ts';
import { destroyedOr } from './destroyed-or.ts';
import { twoTargets } from './two-targets.ts';
import { counters, destinationPut, destinationTo } from './destinations.ts';
import { HALF_LIBRARY } from './parts.ts';

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

/** All of a kind out of the cards that were shown or found: what is put somewhere. */
const allFromAmong = (): Rule => allFromAmongRule;
const allFromAmongRule: Rule = alt('all from among', () => [
  phrase(
    'all {f#} from among {o}',
    { set: 'where', of: '$o', filter: '$f', $d: 'all' },
    { f: asking(() => cardFilter, 2), o: asking(() => anaphora, 2) },
    { agree: 'n' },
  ),
  // a hand that was revealed
  phrase(
    'all {f} from it',
    { set: 'where', of: { set: 'that', noun: { is: 'any' }, how: 'shown' }, filter: '$f', $d: 'all' },
    { f: asking(() => cardFilter, 2) },
  ),
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
  phrase('destroy~ {o}', { do: 'destroy', what: '$o' }, { o: object }),
  phrase(
    "destroy~ {o}. ($that:it|that creature) can't be regenerated",
    { do: 'destroy', what: '$o', noRegenerate: true },
    { o: () => one(object) },
  ),
  phrase(
    "destroy~ {o}. they can't be regenerated",
    { do: 'destroy', what: '$o', noRegenerate: true },
    { o: () => several(object) },
  ),
  ...destroyedOr(),
  destroyNamed,
  destroyTheOne,
  phrase(
    "destroy~ {o}. they can't be regenerated",
    { do: 'destroy', what: '$o', noRegenerate: true, $regenerate: 'each' },
    { o: everyOne },
  ),
  destroyNamedSeveral,
  phrase(
    `destroy~ {o}. a creature ${THIS_WAY} can't be regenerated`,
    { do: 'destroy', what: '$o', noRegenerate: true, $regenerate: 'this way' },
    { o: object },
  ),
  phrase(
    `destroy~ {o}. creatures ${THIS_WAY} can't be regenerated`,
    { do: 'destroy', what: '$o', noRegenerate: true, $regenerate: 'all this way' },
    { o: object },
  ),
  phrase(
    "destroy~ {o} and it can't be regenerated",
    { do: 'destroy', what: '$o', noRegenerate: true, $regenerate: 'and' },
    { o: () => one(object) },
  ),
  phrase(
    "destroy~ {o}, and it can't be regenerated",
    { do: 'destroy', what: '$o', noRegenerate: true, $regenerate: ', and' },
    { o: () => one(object) },
  ),
  phrase(
    '<exile> {o} <from the game> [{c}]',
    { do: 'move', what: '$o', to: { zone: 'exile', counters: '$c' } },
    { o: object, c: counters },
  ),
  phrase(
    'exile {o} until {s!} <leaves play>',
    { do: 'move', what: '$o', to: { zone: 'exile' }, until: { until: 'leaves', what: '$s' } },
    { o: object, s: self },
    { agree: 'none' },
  ),
  phrase(
    'exile~ cards from the top of {of} library until ($u:you exile|<he or she exiles>|they exile|that player exiles) a {f}',
    { do: 'move', what: { set: 'topUntil', of: '$of', where: '$f', count: 1 }, to: { zone: 'exile' } },
    { of: possessive, f: cardFilter },
  ),
  phrase('exile~ the top card', exiledFromTop(1)),
  phrase(
    '<exile> the top half of ($of:your|<his or her>|their) library, {r}',
    {
      do: 'move',
      what: {
        set: 'top',
        of: SUBJECT,
        zone: 'library',
        count: HALF_LIBRARY,
      },
      to: { zone: 'exile' },
      $of: '$of',
    },
    { r: rounding },
  ),
  phrase('<exile> the top {n} cards', exiledFromTop('$n'), { n: notOne }),
  phrase(
    '<exile> a card from the top of {of} library face down for each {e}',
    {
      do: 'move',
      what: { set: 'top', of: '$of', zone: 'library', count: '$e' },
      to: { zone: 'exile', faceDown: true },
      $each: true,
    },
    { of: possessive, e: each },
  ),
  phrase(
    '<exile> cards from the top of {of} library equal to {q}',
    { do: 'move', what: { set: 'top', of: '$of', zone: 'library', count: '$q' }, to: { zone: 'exile' }, $equal: true },
    { of: possessive, q: quantity },
  ),
  phrase(
    '<exile> [$number: a number of] cards equal to {q} from the top of {of} library',
    {
      do: 'move',
      what: { set: 'top', count: '$q', of: '$of', zone: 'library' },
      to: { zone: 'exile' },
      $equal: 'first',
    },
    { q: quantity, of: possessive },
  ),
  phrase(
    'exile~ {o} in a face-down pile, and shuffle that pile',
    { do: 'move', what: '$o', to: { zone: 'exile', faceDown: true }, $pile: true },
    { o: definite },
  ),
  // of a pile that was shuffled any card may be the one on top
  phrase(
    'put~ the top card of the exiled pile {d}',
    { do: 'move', what: topOfPile(EXILED_PILE), to: '$d' },
    { d: destinationPut },
  ),
  // out of the own library
  phrase(
    'put~ the top card of the pile you exiled {d}',
    {
      do: 'move',
      what: topOfPile({ set: 'where', of: EXILED_PILE, filter: { is: 'ownedBy', player: { who: 'you' } } }),
      to: '$d',
    },
    { d: destinationPut },
  ),
  phrase('<exile> {o} face down', { do: 'move', what: '$o', to: { zone: 'exile', faceDown: true } }, { o: object }),
  notMilling(phrase('put~ {o} {d}', { do: 'move', what: '$o', to: '$d' }, { o: object, d: destinationPut })),
  phrase('put~ {o} {d}', { do: 'move', what: '$o', to: '$d' }, { o: allFromAmong, d: destinationPut }),
  phrase('put~ {d} {o}', { do: 'move', what: '$o', to: '$d', $put: 'to' }, { o: definite, d: destinationPut }),
  phrase(
    'put~ all the {f} from {of} graveyard {d}',
    {
      do: 'move',
      what: { set: 'all', where: '$f', zone: 'graveyard', of: '$of', $d: 'all the' },
      to: '$d',
    },
    { f: () => several(cardFilter), of: possessive, d: destinationPut },
  ),
  phrase(
    'put~ {o} both {a} or both {b}',
    {
      do: 'oneOf',
      who: { who: 'subject' },
      options: [
        { label: 'the first', effect: [{ do: 'move', what: '$o', to: '$a' }] },
        { label: 'the second', effect: [{ do: 'move', what: '$o', to: '$b' }] },
      ],
      $both: true,
    },
    { o: object, a: destinationPut, b: destinationPut },
  ),
  phrase(
    'put~ {o} into your hand or graveyard',
    {
      do: 'oneOf',
      who: { who: 'subject' },
      options: [
        { label: 'hand', effect: [{ do: 'move', what: '$o', to: { zone: 'hand' } }] },
        { label: 'graveyard', effect: [{ do: 'move', what: '$o', to: { zone: 'graveyard' } }] },
      ],
      $either: true,
    },
    { o: object },
  ),
  phrase(
    'put~ {n#} {f#} {d} from {p} hand',
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
    { n: howMany, f: cardFilter, d: destinationPut, p: possessive },
    { agree: 'v' },
  ),
  phrase(
    'put~ all of them {g} {d}',
    { do: 'move', what: { set: 'where', of: { set: 'it', $n: 'plural' }, filter: '$g', $d: 'all of them' }, to: '$d' },
    { g: () => postmodifier, d: destinationPut },
  ),
  kept<unknown>(
    phrase(
      'put~ {o} from a graveyard {d}',
      { do: 'move', what: { ...IN_GRAVEYARD, of: '$o' }, to: '$d' },
      { o: () => one(anaphora), d: destinationPut },
    ),
    notItself,
  ),
  phrase(
    'put~ {s} from your graveyard {d}',
    { do: 'move', what: { '...': '$s', $from: 'graveyard' }, to: '$d' },
    { s: self, d: destinationPut },
  ),
  phrase(
    "put~ {s} from its owner's graveyard {d}",
    { do: 'move', what: { '...': '$s', $whose: 'graveyard' }, to: '$d' },
    { s: self, d: destinationPut },
  ),
  phrase(
    'put~ {s} from your hand {d}',
    { do: 'move', what: { '...': '$s', $from: 'hand' }, to: '$d' },
    { s: self, d: destinationPut },
  ),
  phrase(
    'put~ {s} {d} from your graveyard',
    { do: 'move', what: { '...': '$s', $from: 'graveyard', $last: true }, to: '$d' },
    { s: self, d: destinationPut },
  ),
  phrase(
    'put~ {s} from exile {d}',
    { do: 'move', what: { '...': '$s', $from: 'exile' }, to: '$d' },
    { s: self, d: destinationPut },
  ),
  ...['your commander', 'a commander you own'].map((says, i) =>
    phrase(
      i === 0 ? `put ${says} {d} from the command zone` : `put ${says} from the command zone {d}`,
      { do: 'move', what: { ...COMMANDER_THERE, ...(i > 0 && { $says: says }) }, to: '$d' },
      { d: destinationPut },
    ),
  ),
  phrase(
    'put~ {s} {d} from the command zone',
    { do: 'move', what: { '...': '$s', $from: 'command' }, to: '$d' },
    { s: self, d: destinationPut },
  ),
  phrase('return~ {o} {d}', { do: 'move', what: '$o', to: '$d', $return: true }, { o: object, d: destinationTo }),
  phrase('return~ {o} {d}', { do: 'move', what: '$o', to: '$d', $return: true }, { o: twoTargets, d: destinationTo }),
  phrase('return~ {d} {o}', { do: 'move', what: '$o', to: '$d', $return: 'to' }, { o: object, d: destinationTo }),
  phrase(
    'return~ {s} from your graveyard {d}',
    { do: 'move', what: { '...': '$s', $from: 'graveyard' }, to: '$d', $return: true },
    { s: self, d: destinationTo },
  ),
  phrase(
    "return~ {s} from its owner's graveyard {d}",
    { do: 'move', what: { '...': '$s', $from: 'owner' }, to: '$d', $return: true },
    { s: self, d: destinationTo },
  ),
  kept<unknown>(
    phrase(
      'return~ {o} from your graveyard {d}',
      { do: 'move', what: { ...IN_GRAVEYARD, of: '$o' }, to: '$d', $return: true },
      { o: definite, d: destinationTo },
    ),
    notItself,
  ),
  phrase(
    '<exile> {s} from your graveyard <from the game>',
    { do: 'move', what: { '...': '$s', $from: 'graveyard' }, to: { zone: 'exile' } },
    { s: self },
  ),
  phrase(
    '<exile> {s} from your hand <from the game>',
    { do: 'move', what: { '...': '$s', $from: 'hand' }, to: { zone: 'exile' } },
    { s: self },
  ),
  kept<unknown>(
    phrase(
      '<exile> {o} from your graveyard',
      { do: 'move', what: { ...IN_GRAVEYARD, of: '$o' }, to: { zone: 'exile' } },
      { o: definite },
    ),
    notItself,
  ),
  phrase(
    '{p} chooses one of those piles. put that pile {d}',
    { do: 'move', what: { set: 'pile', by: '$p', $told: true }, to: '$d' },
    { p: phrase('a opponent', { who: 'opponent' }), d: destinationPut },
    { agree: 'none' },
  ),
  phrase('put~ one pile {d}', { do: 'move', what: { set: 'pile' }, to: '$d' }, { d: destinationPut }),
  phrase(
    'put~ all but one of them {d}',
    {
      do: 'move',
      what: {
        set: 'choice',
        by: { who: 'subject' },
        from: { set: 'it', $n: 'plural' },
        count: { min: ALL_BUT_ONE, max: ALL_BUT_ONE },
        $one: 'but',
      },
      to: '$d',
    },
    { d: destinationPut },
  ),
  phrase(
    'put~ one {d}',
    {
      do: 'move',
      what: {
        set: 'choice',
        by: { who: 'subject' },
        from: { set: 'it', $n: 'plural' },
        count: { min: 1, max: 1 },
        $one: true,
      },
      to: '$d',
    },
    { d: destinationPut },
  ),
  phrase(
    '<exile> {z} <from the game>',
    { do: 'move', what: { set: 'all', where: { is: 'any' }, '...': '$z', $whole: true }, to: { zone: 'exile' } },
    { z: wholeZone },
  ),
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
  phrase(
    "destroy~ {o}. that {f} can't be regenerated",
    { do: 'destroy', what: '$o', noRegenerate: true, $regenerate: '$f' },
    { o: () => one(object), f: () => singularFilter },
  ),
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
  phrase(
    "destroy~ {o}. those {f} can't be regenerated",
    { do: 'destroy', what: '$o', noRegenerate: true, $regenerate: { those: '$f' } },
    { o: () => several(object), f: () => pluralFilter },
  ),
  namesThem,
);

/** "Destroy target creature. The creature can't be regenerated." */
const destroyTheOne: Rule = map<unknown, unknown>(
  phrase(
    "destroy~ {o}. the {f} can't be regenerated",
    { do: 'destroy', what: '$o', noRegenerate: true, $regenerate: { the: '$f' } },
    { o: () => one(object), f: () => singularFilter },
  ),
  (value) => {
    const { what, $regenerate } = value as { what?: { set?: string; noun?: unknown }; $regenerate: { the: unknown } };
    return what?.set === 'that' && equal(what.noun, $regenerate.the) ? value : undefined;
  },
  (value) => ((value as { $regenerate?: { the?: unknown } }).$regenerate?.the === undefined ? undefined : value),
);

/** "Each creature": they are several. */
const everyOne = (): Rule => everyOneRule;
const saysEach = (value: unknown): unknown => ((value as { $d?: unknown }).$d === 'each' ? value : undefined);
const everyOneRule: Rule = kept<unknown>(one(object), saysEach);

const THEIRS = { set: 'all', where: { '&': ['$f', { is: 'controlledBy', player: { who: 'subject' } }] } };
const ALL_BUT = { q: 'subtract', from: { q: 'count', of: THEIRS }, of: '$n' };
const ALL_BUT_SO_MANY = { ...ALL_BUT, of: { q: 'that' } };
const HALF = { q: 'half', of: { q: 'count', of: THEIRS }, round: '$r' };

/** Whose they are: of whoever sacrifices them. */
const youControl: Rule = phrase('you control', 'you');
const whoControlsThem: Rule = alt('whose they are', () => [
  youControl,
  phrase('<he or she controls>', 'they', {}, { agree: 'none' }),
]);

const soManyOf = (words: string, $each: string, n: object, slots: Record<string, Rule>): Rule =>
  phrase(
    words,
    {
      do: 'sacrifice',
      what: { set: 'choice', by: { who: 'subject' }, from: THEIRS, count: { min: n, max: n } },
      $each,
      $c: '$c',
    },
    { f: pluralFilter, c: whoControlsThem, ...slots },
  );

/** Verb phrases of a player who sacrifices; without `who`. */
export const sacrificeVerb: Rule = alt('a sacrifice', () => [
  phrase('sacrifice~ {o}', { do: 'sacrifice', what: '$o' }, { o: sacrificed }),
  phrase('choose~ and sacrifice~ {o}', { do: 'sacrifice', what: '$o', $choose: true }, { o: object }),
  phrase(
    'sacrifice~ a {f} [of {by} choice] for each {e}',
    {
      do: 'sacrifice',
      what: {
        set: 'choice',
        by: { who: 'subject' },
        from: { set: 'all', where: { '&': ['$f', { is: 'controlledBy', player: { who: 'subject' } }] } },
        count: { min: '$e', max: '$e' },
        $of: '$by',
      },
      $each: true,
    },
    { f: singularFilter, e: each, by: whoseChoice },
  ),
  phrase(
    'sacrifice~ a {f} or a {g} [of {by} choice] for each {e}',
    {
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
    },
    { f: singularFilter, g: singularFilter, e: each, by: whoseChoice },
  ),
  sacrificedApart,
  soManyOf('sacrifice~ all {f} {c} except for {n}', 'except', ALL_BUT, { n: numberWord }),
  phrase(
    'sacrifice~ all but that many {f} [of {by} choice]',
    {
      do: 'sacrifice',
      what: {
        set: 'choice',
        by: { who: 'subject' },
        from: THEIRS,
        count: { min: ALL_BUT_SO_MANY, max: ALL_BUT_SO_MANY },
        $of: '$by',
      },
      $each: 'but',
    },
    { f: pluralFilter, by: whoseChoice },
  ),
  phrase(
    'sacrifice~ half the {f} ($c:<he or she controls>|they control) of ($of:<his or her>|their) choice[, {r}]',
    {
      do: 'sacrifice',
      what: { set: 'choice', by: { who: 'subject' }, from: THEIRS, count: { min: HALF, max: HALF } },
      $each: 'half',
    },
    { f: pluralFilter, r: rounding },
  ),
  phrase(
    'sacrifice~ half the {f} ($c:<he or she controls>|they control), {r}',
    {
      do: 'sacrifice',
      what: { set: 'choice', by: { who: 'subject' }, from: THEIRS, count: { min: HALF, max: HALF } },
      $each: 'half plain',
    },
    { f: pluralFilter, r: rounding },
  ),
  soManyOf('sacrifice~ half the {f} {c}, {r}', 'half', HALF, { r: rounding, c: youControl }),
  phrase('sacrifice~ the rest', { do: 'sacrifice', what: { set: 'rest' } }),
]);

/** "Each blocking creature is sacrificed by its controller": all at once. */
export const sacrificedByControllers: Rule = phrase(
  'each {f} is sacrificed by its controller',
  { do: 'sacrifice', who: { who: 'all' }, what: { set: 'all', where: '$f' }, $passive: true },
  { f: singularFilter },
);

/** "Return a card … for each card discarded this way": so many are chosen. */
type Choosing = { what?: { set?: string; count?: { min: unknown; max: unknown } }; $each?: unknown };
export const forEachChoice = (verb: Rule): Rule =>
  map<{ v: Choosing; e: unknown }, Choosing>(
    phrase('{v!} for each {e}', { v: '$v', e: '$e' }, { v: verb, e: each }, { agree: 'v' }),
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

const wholeZone = (): Rule => wholeZoneRule;
const wholeZoneRule: Rule = alt('all cards of a zone', () => [
  phrase('{p} graveyard', { zone: 'graveyard', of: '$p' }, { p: possessive }),
  phrase('{p} graveyards', { zone: 'graveyard', of: '$p', $n: 'plural' }, { p: possessive }),
  phrase('{p} hand', { zone: 'hand', of: '$p' }, { p: possessive }),
  phrase('{p} library', { zone: 'library', of: '$p' }, { p: possessive }),
  phrase('all graveyards', { zone: 'graveyard' }),
  phrase("all opponents ' graveyards", { zone: 'graveyard', of: { who: 'opponents' }, $all: true }),
]);

/** `and the rest on the bottom of your library in any order`, after another putting. */
export const putRest: Rule = alt('the rest', () => [
  phrase(
    'one {d}',
    {
      do: 'move',
      what: { set: 'choice', by: { who: 'subject' }, from: { set: 'rest' }, count: { min: 1, max: 1 }, $one: 'rest' },
      to: '$d',
      $verb: false,
    },
    { d: destinationPut },
  ),
  phrase(
    '{r} {d}',
    { do: 'move', what: '$r', to: '$d', $verb: false },
    { r: () => theRest, d: destinationPut },
    { agree: 'none' },
  ),
  phrase(
    'all other {t} {d}',
    { do: 'move', what: { '...': '$t', other: true, $d: 'all other' }, to: '$d', $verb: false },
    { t: asking(() => thisWay, 2), d: destinationPut },
  ),
  phrase(
    'the other {d}',
    { do: 'move', what: { set: 'rest', $n: 'one' }, to: '$d', $verb: false },
    { d: destinationPut },
  ),
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
    "counter~ {o}. if a {f} is countered this way, put that card <onto> under your control instead of into its owner's graveyard",
    {
      do: 'if',
      condition: { if: 'matches', what: '$o', filter: '$f', $a: true },
      then: [{ do: 'counter', what: { set: 'it' }, to: { zone: 'battlefield', under: { who: 'you' } } }],
      else: [{ do: 'counter', what: { set: 'it' } }],
      $countered: true,
    },
    { o: () => one(object), f: singularFilter },
  ),
  phrase('counter~ {o}', { do: 'counter', what: '$o' }, { o: object }),
  ...COUNTERED.map(([words, to]) =>
    phrase(
      `counter~ {o}. if that spell is countered this way, ${words}`,
      { do: 'counter', what: '$o', to },
      { o: object },
    ),
  ),
];

/** "Destroy … unless …. A creature destroyed this way can't be regenerated", and countering unless something is paid. */
export const doneUnless = (player: Rule, paid: Rule): readonly Rule[] => [
  ...COUNTERED.map(([words, to]) =>
    phrase(
      `counter {o} unless {p!} {m!}. if that spell is countered this way, ${words}`,
      { do: 'pay', else: [{ do: 'counter', what: '$o', to }], who: '$p', cost: '$m' },
      { o: object, p: player, m: paid },
      { agree: 'none' },
    ),
  ),
  phrase(
    `destroy {o} unless {p!} {m!}. a creature ${THIS_WAY} can't be regenerated`,
    {
      do: 'pay',
      else: [{ do: 'destroy', what: '$o', noRegenerate: true, $regenerate: 'this way' }],
      who: '$p',
      cost: '$m',
    },
    { o: object, p: player, m: paid },
    { agree: 'none' },
  ),
];
