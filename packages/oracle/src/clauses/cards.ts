/**
 * Cards: drawing, discarding, searching, revealing, looking, shuffling, scrying.
 * 2006: 217, 423 · 2009, 2011: 120, 701 · 2026: 121, 701 (manifesting 701.40, cloaking 701.58)
 */
import { BASIC_LAND_TYPES } from '@rulewright/engine/vocabulary';
import { alt, phrase, SUBJECT } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import {
  aNumber,
  cardFilter,
  cardKinds,
  each,
  definite,
  digits,
  handCards,
  howMany,
  number,
  object,
  possessive,
  quantity,
  rounding,
  self,
} from '../nouns/index.ts';
import { asking, thisWay } from '../nouns/objects.ts';
import { several } from './agree.ts';
import { HALF_LIBRARY } from './parts.ts';

const OF_THEIRS = "($of:your|<his or her>|that player's|their)";
const INTO_THEIRS = "($into:your|<his or her>|that player's|their)";

/** Whoever goes on until something is found. */
const UNTIL = (bare: string, third: string) =>
  `($u:you ${bare}|<he or she ${third}>|they ${bare}|that player ${third})`;

const HALF_HAND = { q: 'half', of: { q: 'handSize', of: { who: 'subject' } }, round: '$r' };

/** What players do with cards; without `who`. */
export const cardVerb: Rule = alt('a verb about cards', () => [
  phrase('draw~ {n#} card#', { do: 'draw', count: '$n' }, { n: aNumber }),
  phrase('draw~ up to {n#} card#', { do: 'draw', count: '$n', upTo: true }, { n: number }, { agree: 'v' }),
  phrase('draw~ a additional card', { do: 'draw', count: 1, $more: true }),
  phrase('draw~ {n} additional cards', { do: 'draw', count: '$n', $more: true }, { n: number }),
  phrase('draw~ a additional card for each {e}', { do: 'draw', count: '$e', $each: 'additional' }, { e: each }),
  phrase('draw~ a card for each {e}', { do: 'draw', count: '$e', $each: true }, { e: each }),
  phrase(
    'draw~ {n} cards for each {e}',
    { do: 'draw', count: { q: 'times', of: '$n', by: '$e' }, $each: true },
    { n: number, e: each },
  ),
  phrase('draw~ that many cards plus one', { do: 'draw', count: { q: 'add', of: [{ q: 'that' }, 1] } }),
  phrase('draw~ that many cards minus one', { do: 'draw', count: { q: 'subtract', from: { q: 'that' }, of: 1 } }),
  phrase('draw~ cards equal to {q}', { do: 'draw', count: '$q' }, { q: quantity }),
  phrase('draw~ as many cards as <he or she> discarded this way', {
    do: 'draw',
    count: { q: 'that', $w: 'discarded' },
    $many: true,
  }),
  phrase(
    'draw~ half {n} cards[, {r}]',
    { do: 'draw', count: { q: 'half', of: '$n', round: '$r' }, $half: true },
    { n: digits, r: rounding },
  ),
  phrase('draw~ another card', { do: 'draw', count: 1, $more: 'another' }),
  phrase(
    'discard~ a card for each {e}',
    {
      do: 'discard',
      what: {
        set: 'choice',
        by: { who: 'subject' },
        from: { set: 'all', where: { is: 'any' }, zone: 'hand', of: { who: 'subject' } },
        count: { min: '$e', max: '$e' },
      },
      $each: true,
    },
    { e: each },
  ),
  phrase(
    'discard~ cards equal to {q}',
    {
      do: 'discard',
      what: {
        set: 'choice',
        by: { who: 'subject' },
        from: { set: 'all', where: { is: 'any' }, zone: 'hand', of: { who: 'subject' } },
        count: { min: '$q', max: '$q' },
      },
      $each: 'equal',
    },
    { q: quantity },
  ),
  phrase(
    'discard~ a number of {f} equal to {q}',
    {
      do: 'discard',
      what: {
        set: 'choice',
        by: { who: 'subject' },
        from: { set: 'all', where: '$f', zone: 'hand', of: { who: 'subject' } },
        count: { min: '$q', max: '$q' },
      },
      $each: 'number',
    },
    { f: () => several(cardFilter), q: quantity },
  ),
  phrase(
    'discard~ half the cards in ($of:<his or her>|their) hand[, {r}]',
    {
      do: 'discard',
      what: {
        set: 'choice',
        by: { who: 'subject' },
        from: { set: 'all', where: { is: 'any' }, zone: 'hand', of: { who: 'subject' } },
        count: { min: HALF_HAND, max: HALF_HAND },
      },
      $each: 'half',
    },
    { r: rounding },
  ),
  phrase(
    'discard~ all other {f}',
    { do: 'discard', what: { set: 'where', of: { set: 'rest' }, filter: '$f', $other: true } },
    { f: () => several(cardFilter) },
  ),
  phrase('discard their hands', {
    do: 'discard',
    what: { set: 'all', where: { is: 'any' }, zone: 'hand', of: SUBJECT },
    $hands: true,
  }),
  phrase('discard~ {c}', { do: 'discard', what: '$c' }, { c: handCards }),
  phrase('discard~ each {t}', { do: 'discard', what: { '...': '$t', $d: 'each' } }, { t: asking(() => thisWay, 1) }),
  phrase('discard~ all {t}', { do: 'discard', what: { '...': '$t', $d: 'all' } }, { t: asking(() => thisWay, 2) }),
  phrase(
    'discard~ {n} of them',
    {
      do: 'discard',
      what: {
        set: 'choice',
        by: { who: 'subject' },
        from: { set: 'it', $n: 'plural' },
        count: { min: '$n', max: '$n' },
        $d: 'of',
      },
    },
    { n: number },
  ),
  ...millVerbs(),
  searchVerb,
  ...shuffleVerbs(),
  phrase('reveal~ ~ from your hand', { do: 'reveal', what: { set: 'self', $from: 'hand' } }),
  phrase(
    `reveal~ cards from the top of {of} library until ${UNTIL('reveal', 'reveals')} a {f}`,
    { do: 'reveal', what: { set: 'topUntil', of: '$of', where: '$f', count: 1 } },
    { of: possessive, f: cardFilter },
  ),
  phrase(
    `reveal~ cards from the top of {of} library until ${UNTIL('reveal', 'reveals')} {n} {f}`,
    { do: 'reveal', what: { set: 'topUntil', of: '$of', where: '$f', count: '$n' } },
    { of: possessive, n: number, f: () => several(cardFilter) },
  ),
  phrase(
    'reveal~ cards from the top of {of} library until a {f} is revealed',
    { do: 'reveal', what: { set: 'topUntil', of: '$of', where: '$f', count: 1 }, $passive: true },
    { of: possessive, f: cardFilter },
  ),
  phrase(
    'reveal~ cards from the top of {of} library until {n} {f} are revealed',
    { do: 'reveal', what: { set: 'topUntil', of: '$of', where: '$f', count: '$n' }, $passive: true },
    { of: possessive, n: number, f: () => several(cardFilter) },
  ),
  phrase(
    `reveal~ cards from the top of {of} library until ${UNTIL('reveal', 'reveals')} the named card`,
    {
      do: 'reveal',
      what: { set: 'topUntil', of: '$of', where: { is: 'named', name: { ref: '?name' }, $the: true }, count: 1 },
    },
    { of: possessive },
  ),
  phrase(
    'reveal~ a number of {f} from {of} hand equal to {q}',
    {
      do: 'reveal',
      what: {
        set: 'choice',
        by: { who: 'subject' },
        from: { set: 'all', where: '$f', zone: 'hand', of: '$of' },
        count: { min: '$q', max: '$q' },
      },
      $number: true,
    },
    { f: () => several(cardFilter), of: possessive, q: quantity },
  ),
  phrase(
    'reveal~ a number of cards from the top of {of} library equal to {q}',
    { do: 'reveal', what: { set: 'top', of: '$of', zone: 'library', count: '$q' }, $number: true },
    { of: possessive, q: quantity },
  ),
  phrase('reveal~ {c}', { do: 'reveal', what: '$c' }, { c: revealed }),
  phrase('look~ at {c}', { do: 'lookAt', what: '$c' }, { c: seen }),
  phrase('manifest~ {o}', { do: 'manifest', what: '$o' }, { o: object }),
  phrase('cloak~ {o}', { do: 'manifest', what: '$o', cloak: true }, { o: object }),
]);

function millVerbs(): readonly Rule[] {
  const one = `put~ the top card of ${OF_THEIRS} library into ${INTO_THEIRS} graveyard`;
  const many = `put~ the top {n} cards of ${OF_THEIRS} library into ${INTO_THEIRS} graveyard`;
  return [
    phrase('ante~ {o}', { do: 'ante', what: '$o' }, { o: object }),
    phrase('mill~ {n#} card#', { do: 'mill', count: '$n', $mill: true }, { n: aNumber }),
    phrase(one, { do: 'mill', count: 1 }),
    phrase(many, { do: 'mill', count: '$n' }, { n: number }),
    phrase(`${one} for each {e}`, { do: 'mill', count: '$e', $each: 'top' }, { e: each }),
    phrase(
      `put~ a number of cards from the top of ${OF_THEIRS} library equal to {q} into ${INTO_THEIRS} graveyard`,
      { do: 'mill', count: '$q' },
      { q: quantity },
    ),
    phrase(
      `put~ a number of cards equal to {q} from the top of ${OF_THEIRS} library into ${INTO_THEIRS} graveyard`,
      { do: 'mill', count: '$q', $number: 'first' },
      { q: quantity },
    ),
    phrase(`put~ that many cards from the top of ${OF_THEIRS} library into ${INTO_THEIRS} graveyard`, {
      do: 'mill',
      count: { q: 'that' },
      $number: 'that many',
    }),
    phrase(
      'mill~ {n} cards for each {e}',
      { do: 'mill', count: { q: 'times', of: '$n', by: '$e' }, $mill: true, $each: true },
      { n: number, e: each },
    ),
    phrase(
      'mill~ half ($of:<his or her>|their) library, {r}',
      {
        do: 'mill',
        count: HALF_LIBRARY,
        $mill: true,
      },
      { r: rounding },
    ),
    phrase(
      `put~ the top half of ${OF_THEIRS} library, {r}, into ${INTO_THEIRS} graveyard`,
      {
        do: 'mill',
        count: HALF_LIBRARY,
      },
      { r: rounding },
    ),
    phrase('mill~ a card for each {e}', { do: 'mill', count: '$e', $mill: true, $each: true }, { e: each }),
    phrase('mill~ cards equal to {q}', { do: 'mill', count: '$q', $mill: true }, { q: quantity }),
    phrase('mill~ a number of cards equal to {q}', { do: 'mill', count: '$q', $mill: 'number' }, { q: quantity }),
  ];
}

const zonesSearched: Rule = alt('zones searched', () => [
  phrase('library', ['library']),
  phrase('graveyard', ['graveyard']),
  phrase('hand', ['hand']),
  phrase('graveyard, hand, and library', ['graveyard', 'hand', 'library']),
  phrase('library and graveyard', ['library', 'graveyard']),
]);
/** The player chooses which of them to search. */
const anyOfZones: Rule = alt('zones searched', () => [
  phrase('library and/or graveyard', ['library', 'graveyard']),
  phrase('graveyard, hand, and/or library', ['graveyard', 'hand', 'library']),
]);

/** `search your library for a Plains card`. */
const oneCard = asking(() => cardFilter, 1);
const ONE_OF_EACH: readonly (readonly [string, readonly string[]])[] = [
  ['a {f} and a {g}', ['$f', '$g']],
  ['a {f}, a {g}, and a {h}', ['$f', '$g', '$h']],
  ['a {f}, a {g}, a {h}, and a {i}', ['$f', '$g', '$h', '$i']],
  ['a {f}, a {g}, a {h}, a {i}, and a {j}', ['$f', '$g', '$h', '$i', '$j']],
];

const BASIC_LANDS = BASIC_LAND_TYPES.map((subtype) => ({ is: 'subtype', subtype }));

const searchVerb: Rule = alt('a search', () => [
  phrase(
    'search~ {of} {z} for {n#} {f#}',
    { do: 'search', of: '$of', zones: '$z', where: '$f', count: '$n' },
    { of: possessive, z: zonesSearched, n: howMany, f: cardKinds },
  ),
  phrase(
    'search~ {of} {z} for {n#} {f#}',
    { do: 'search', of: '$of', zones: '$z', anyOf: true, where: '$f', count: '$n' },
    { of: possessive, z: anyOfZones, n: howMany, f: cardKinds },
  ),
  phrase(
    'search~ {of} {z} for {n#} {f#} ($d:with|that have|that each have) different names',
    { do: 'search', of: '$of', zones: '$z', where: '$f', count: '$n', differentNames: true },
    { of: possessive, z: zonesSearched, n: howMany, f: cardFilter },
  ),
  phrase(
    'search~ {of} {z} for a land card of each basic land type',
    {
      do: 'search',
      of: '$of',
      zones: '$z',
      where: { is: 'or', of: BASIC_LANDS },
      count: { min: BASIC_LANDS.length, max: BASIC_LANDS.length },
      kinds: BASIC_LANDS,
      $basic: true,
    },
    { of: possessive, z: zonesSearched },
  ),
  ...ONE_OF_EACH.map(([words, kinds]) =>
    phrase(
      `search~ {of} {z} for ${words}`,
      {
        do: 'search',
        of: '$of',
        zones: '$z',
        where: { is: 'or', of: kinds },
        count: { min: kinds.length, max: kinds.length },
        kinds,
      },
      {
        of: possessive,
        z: zonesSearched,
        f: oneCard,
        g: oneCard,
        h: oneCard,
        i: oneCard,
        j: oneCard,
      },
    ),
  ),
  phrase(
    'search~ {of} {z} for {n} {f} with total <mana value> {m} or less',
    { do: 'search', of: '$of', zones: '$z', where: '$f', count: '$n', together: { manaValue: '$m' } },
    { of: possessive, z: zonesSearched, n: howMany, f: () => several(cardFilter), m: digits },
  ),
  phrase(
    'search~ {of} {z} for {n#} {f#} that share a land type',
    { do: 'search', of: '$of', zones: '$z', where: '$f', count: '$n', together: { share: 'land' } },
    { of: possessive, z: zonesSearched, n: howMany, f: cardFilter },
  ),
  phrase(
    'search~ {of} {z} for all {f#}',
    { do: 'search', of: '$of', zones: '$z', where: '$f', count: { min: 0, max: null }, allMatching: true },
    { of: possessive, z: zonesSearched, f: () => several(cardFilter) },
  ),
  phrase(
    'search~ {of} library for a additional {f}',
    { do: 'search', of: '$of', zones: ['library'], where: '$f', count: { min: 1, max: 1 }, $more: true },
    { of: possessive, f: cardFilter },
  ),
]);

function shuffleVerbs(): readonly Rule[] {
  return [
    phrase("shuffle~ ($own:your|<his or her>|their|that player's) library", { do: 'shuffle' }),
    phrase('shuffle~', { do: 'shuffle', $own: 'none' }),
    phrase(
      "shuffle~ {c} into ($own:its owner's|their owners'|your|<his or her>|their|that player's) library",
      { do: 'shuffle', cards: '$c' },
      { c: object },
    ),
    phrase(
      'shuffle~ {s} into your library from your graveyard',
      { do: 'shuffle', cards: { set: 'where', of: '$s', filter: { is: 'zone', zone: 'graveyard' } }, $from: true },
      { s: () => self },
    ),
    phrase(
      "shuffle~ {s} and {c} into their owners' libraries",
      { do: 'shuffle', cards: { set: 'union', of: ['$s', '$c'] }, $libraries: true },
      { s: () => self, c: object },
    ),
    phrase(
      "shuffle~ {s} and {of} graveyard into ($own:your|<his or her>|their owner's) library",
      {
        do: 'shuffle',
        cards: { set: 'union', of: ['$s', { set: 'all', where: { is: 'any' }, zone: 'graveyard', of: '$of' }] },
        $zone: true,
      },
      { s: () => self, of: possessive },
    ),
    phrase(
      'shuffle~ {of} graveyard into ($own:your|<his or her>|their) library',
      { do: 'shuffle', cards: { set: 'all', where: { is: 'any' }, zone: 'graveyard', of: '$of' }, $zone: true },
      { of: possessive },
    ),
    phrase(
      'shuffle~ {of} hand into ($own:your|<his or her>|their) library',
      { do: 'shuffle', cards: { set: 'all', where: { is: 'any' }, zone: 'hand', of: '$of' }, $zone: true },
      { of: possessive },
    ),
    phrase(
      'shuffle~ {of} graveyard and hand into ($own:your|<his or her>|their) library',
      {
        do: 'shuffle',
        cards: { set: 'all', where: { is: 'any' }, zone: ['graveyard', 'hand'], of: '$of' },
        $zone: true,
      },
      { of: possessive },
    ),
    phrase(
      'shuffle~ {of} hand, graveyard, and [$all: all] permanents ($p:you own|<he or she owns>|they own) into ($own:your|<his or her>|their) library',
      {
        do: 'shuffle',
        cards: {
          set: 'union',
          of: [
            { set: 'all', where: { is: 'any' }, zone: ['hand', 'graveyard'], of: '$of' },
            { set: 'all', where: { is: 'and', of: [{ is: 'permanent' }, { is: 'ownedBy', player: SUBJECT }] } },
          ],
        },
        $zone: 'permanents',
      },
      { of: possessive },
    ),
    phrase(
      'shuffle~ {of} hand and graveyard into ($own:your|<his or her>|their) library',
      {
        do: 'shuffle',
        cards: { set: 'all', where: { is: 'any' }, zone: ['hand', 'graveyard'], of: '$of' },
        $zone: true,
      },
      { of: possessive },
    ),
  ];
}

const wholeHand: Rule = phrase(
  '{of} hand',
  { set: 'all', where: { is: 'any' }, zone: 'hand', of: '$of' },
  { of: possessive },
);
const LIBRARY = { set: 'all', where: { is: 'any' }, zone: 'library', of: '$of' };
const wholeLibrary: Rule = alt('a library', () => [
  phrase('{of} library', LIBRARY, { of: possessive }),
  phrase('the cards in {of} library', { ...LIBRARY, $cards: true }, { of: possessive }),
]);

/** What can be revealed: a hand, cards of one, the top card, the cards found. */
const revealed: Rule = alt('cards revealed', () => [
  phrase('the top card', { set: 'top', of: { who: 'subject' }, zone: 'library', count: 1, $short: true }),
  wholeHand,
  wholeLibrary,
  phrase(
    '{h} and the top card of {of} library',
    { set: 'union', of: ['$h', { set: 'top', of: '$of', zone: 'library', count: 1 }] },
    { h: wholeHand, of: possessive },
  ),
  object,
  phrase(
    '{n#} {f#} at random from {of} hand',
    {
      set: 'choice',
      by: { who: 'subject' },
      from: { set: 'all', where: '$f', zone: 'hand', of: '$of' },
      count: '$n',
      random: true,
      $place: 'last',
    },
    { n: howMany, f: cardFilter, of: possessive },
  ),
]);

const seen: Rule = alt('cards looked at', () => [
  wholeHand,
  definite,
  phrase(
    '{n#} {f#} at random in {of} hand',
    {
      set: 'choice',
      by: { who: 'subject' },
      from: { set: 'all', where: '$f', zone: 'hand', of: '$of' },
      count: '$n',
      random: true,
      $place: 'last',
    },
    { n: howMany, f: cardFilter, of: possessive },
  ),
]);

/** Clauses with their own subject: a choice out of a revealed hand; play with a hand revealed. */
export const cardClause: Rule = alt('a clause about cards', () => [
  // whose cards were moved
  phrase('those players <shuffle all>', {
    do: 'shuffle',
    who: { who: 'owners', of: { set: 'it', $n: 'plural' } },
    $own: 'theirs',
  }),
  phrase(
    'the owners of {o} shuffle them into their libraries',
    { do: 'shuffle', who: { who: 'you' }, cards: '$o', $owners: true },
    { o: () => several(definite) },
  ),
  phrase('if you ($t:search|searched) your library this way, shuffle ($what:|it|your library)', {
    do: 'shuffle',
    who: { who: 'searched' },
    $own: 'none',
    $if: true,
  }),
  phrase('each player who searched ($l:<his or her>|a) library this way <shuffles it>', {
    do: 'shuffle',
    who: { who: 'searched' },
    $own: 'it',
  }),
]);
