/**
 * Cards: drawing, discarding, searching, revealing, looking, shuffling, scrying.
 * 2006: 217, 423 · 2009, 2011: 120, 701 · 2026: 121, 701 (manifesting 701.40, cloaking 701.58)
 */
import { BASIC_LAND_TYPES } from '@rulewright/engine/vocabulary';
import { alt, phrasesOf, SUBJECT } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { cardFilter, definite, object } from '../nouns/index.ts';
import { several } from './agree.ts';
import { HALF_LIBRARY } from './parts.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({
  anyOfZones,
  revealed,
  seen,
  severalCardFilters: several(cardFilter),
  severalDefinites: several(definite),
  wholeHand,
  zonesSearched,
}));

const OF_THEIRS = "($of:your|<his or her>|that player's|their)";
const INTO_THEIRS = "($into:your|<his or her>|that player's|their)";

/** Whoever goes on until something is found. */
const UNTIL = (bare: string, third: string) =>
  `($u:you ${bare}|<he or she ${third}>|they ${bare}|that player ${third})`;

const HALF_HAND = { q: 'half', of: { q: 'handSize', of: { who: 'subject' } }, round: '$r' };

/** What players do with cards; without `who`. */
export const cardVerb: Rule = alt('a verb about cards', () => [
  phrase('draw~ {n#:aNumber} card#', { do: 'draw', count: '$n' }),
  phrase('draw~ up to {n#:number} card#', { do: 'draw', count: '$n', upTo: true }, { agree: 'v' }),
  phrase('draw~ a additional card', { do: 'draw', count: 1, $more: true }),
  phrase('draw~ {n:number} additional cards', { do: 'draw', count: '$n', $more: true }),
  phrase('draw~ a additional card for each {e:each}', { do: 'draw', count: '$e', $each: 'additional' }),
  phrase('draw~ a card for each {e:each}', { do: 'draw', count: '$e', $each: true }),
  phrase('draw~ {n:number} cards for each {e:each}', {
    do: 'draw',
    count: { q: 'times', of: '$n', by: '$e' },
    $each: true,
  }),
  phrase('draw~ that many cards plus one', { do: 'draw', count: { q: 'add', of: [{ q: 'that' }, 1] } }),
  phrase('draw~ that many cards minus one', { do: 'draw', count: { q: 'subtract', from: { q: 'that' }, of: 1 } }),
  phrase('draw~ cards equal to {q:quantity}', { do: 'draw', count: '$q' }),
  phrase('draw~ as many cards as <he or she> discarded this way', {
    do: 'draw',
    count: { q: 'that', $w: 'discarded' },
    $many: true,
  }),
  phrase('draw~ half {n:digits} cards[, {r:rounding}]', {
    do: 'draw',
    count: { q: 'half', of: '$n', round: '$r' },
    $half: true,
  }),
  phrase('draw~ another card', { do: 'draw', count: 1, $more: 'another' }),
  phrase('discard~ a card for each {e:each}', {
    do: 'discard',
    what: {
      set: 'choice',
      by: { who: 'subject' },
      from: { set: 'all', where: { is: 'any' }, zone: 'hand', of: { who: 'subject' } },
      count: { min: '$e', max: '$e' },
    },
    $each: true,
  }),
  phrase('discard~ cards equal to {q:quantity}', {
    do: 'discard',
    what: {
      set: 'choice',
      by: { who: 'subject' },
      from: { set: 'all', where: { is: 'any' }, zone: 'hand', of: { who: 'subject' } },
      count: { min: '$q', max: '$q' },
    },
    $each: 'equal',
  }),
  phrase('discard~ a number of {f:severalCardFilters} equal to {q:quantity}', {
    do: 'discard',
    what: {
      set: 'choice',
      by: { who: 'subject' },
      from: { set: 'all', where: '$f', zone: 'hand', of: { who: 'subject' } },
      count: { min: '$q', max: '$q' },
    },
    $each: 'number',
  }),
  phrase('discard~ half the cards in ($of:<his or her>|their) hand[, {r:rounding}]', {
    do: 'discard',
    what: {
      set: 'choice',
      by: { who: 'subject' },
      from: { set: 'all', where: { is: 'any' }, zone: 'hand', of: { who: 'subject' } },
      count: { min: HALF_HAND, max: HALF_HAND },
    },
    $each: 'half',
  }),
  phrase('discard~ all other {f:severalCardFilters}', {
    do: 'discard',
    what: { set: 'where', of: { set: 'rest' }, filter: '$f', $other: true },
  }),
  phrase('discard their hands', {
    do: 'discard',
    what: { set: 'all', where: { is: 'any' }, zone: 'hand', of: SUBJECT },
    $hands: true,
  }),
  phrase('discard~ {c:handCards}', { do: 'discard', what: '$c' }),
  phrase('discard~ each {t:singularThisWay}', { do: 'discard', what: { '...': '$t', $d: 'each' } }),
  phrase('discard~ all {t:pluralThisWay}', { do: 'discard', what: { '...': '$t', $d: 'all' } }),
  phrase('discard~ {n:number} of them', {
    do: 'discard',
    what: {
      set: 'choice',
      by: { who: 'subject' },
      from: { set: 'it', $n: 'plural' },
      count: { min: '$n', max: '$n' },
      $d: 'of',
    },
  }),
  ...millVerbs(),
  searchVerb,
  ...shuffleVerbs(),
  phrase('reveal~ ~ from your hand', { do: 'reveal', what: { set: 'self', $from: 'hand' } }),
  phrase(`reveal~ cards from the top of {of:possessive} library until ${UNTIL('reveal', 'reveals')} a {f:cardFilter}`, {
    do: 'reveal',
    what: { set: 'topUntil', of: '$of', where: '$f', count: 1 },
  }),
  phrase(
    `reveal~ cards from the top of {of:possessive} library until ${UNTIL('reveal', 'reveals')} {n:number} {f:severalCardFilters}`,
    { do: 'reveal', what: { set: 'topUntil', of: '$of', where: '$f', count: '$n' } },
  ),
  phrase('reveal~ cards from the top of {of:possessive} library until a {f:cardFilter} is revealed', {
    do: 'reveal',
    what: { set: 'topUntil', of: '$of', where: '$f', count: 1 },
    $passive: true,
  }),
  phrase('reveal~ cards from the top of {of:possessive} library until {n:number} {f:severalCardFilters} are revealed', {
    do: 'reveal',
    what: { set: 'topUntil', of: '$of', where: '$f', count: '$n' },
    $passive: true,
  }),
  phrase(`reveal~ cards from the top of {of:possessive} library until ${UNTIL('reveal', 'reveals')} the named card`, {
    do: 'reveal',
    what: { set: 'topUntil', of: '$of', where: { is: 'named', name: { ref: '?name' }, $the: true }, count: 1 },
  }),
  phrase('reveal~ a number of {f:severalCardFilters} from {of:possessive} hand equal to {q:quantity}', {
    do: 'reveal',
    what: {
      set: 'choice',
      by: { who: 'subject' },
      from: { set: 'all', where: '$f', zone: 'hand', of: '$of' },
      count: { min: '$q', max: '$q' },
    },
    $number: true,
  }),
  phrase('reveal~ a number of cards from the top of {of:possessive} library equal to {q:quantity}', {
    do: 'reveal',
    what: { set: 'top', of: '$of', zone: 'library', count: '$q' },
    $number: true,
  }),
  phrase('reveal~ {c:revealed}', { do: 'reveal', what: '$c' }),
  phrase('look~ at {c:seen}', { do: 'lookAt', what: '$c' }),
  phrase('manifest~ {o:object}', { do: 'manifest', what: '$o' }),
  phrase('cloak~ {o:object}', { do: 'manifest', what: '$o', cloak: true }),
]);

function millVerbs(): readonly Rule[] {
  const one = `put~ the top card of ${OF_THEIRS} library into ${INTO_THEIRS} graveyard`;
  const many = `put~ the top {n:number} cards of ${OF_THEIRS} library into ${INTO_THEIRS} graveyard`;
  return [
    phrase('ante~ {o:object}', { do: 'ante', what: '$o' }),
    phrase('mill~ {n#:aNumber} card#', { do: 'mill', count: '$n', $mill: true }),
    phrase(one, { do: 'mill', count: 1 }),
    phrase(many, { do: 'mill', count: '$n' }),
    phrase(`${one} for each {e:each}`, { do: 'mill', count: '$e', $each: 'top' }),
    phrase(
      `put~ a number of cards from the top of ${OF_THEIRS} library equal to {q:quantity} into ${INTO_THEIRS} graveyard`,
      { do: 'mill', count: '$q' },
    ),
    phrase(
      `put~ a number of cards equal to {q:quantity} from the top of ${OF_THEIRS} library into ${INTO_THEIRS} graveyard`,
      { do: 'mill', count: '$q', $number: 'first' },
    ),
    phrase(`put~ that many cards from the top of ${OF_THEIRS} library into ${INTO_THEIRS} graveyard`, {
      do: 'mill',
      count: { q: 'that' },
      $number: 'that many',
    }),
    phrase('mill~ {n:number} cards for each {e:each}', {
      do: 'mill',
      count: { q: 'times', of: '$n', by: '$e' },
      $mill: true,
      $each: true,
    }),
    phrase('mill~ half ($of:<his or her>|their) library, {r:rounding}', {
      do: 'mill',
      count: HALF_LIBRARY,
      $mill: true,
    }),
    phrase(`put~ the top half of ${OF_THEIRS} library, {r:rounding}, into ${INTO_THEIRS} graveyard`, {
      do: 'mill',
      count: HALF_LIBRARY,
    }),
    phrase('mill~ a card for each {e:each}', { do: 'mill', count: '$e', $mill: true, $each: true }),
    phrase('mill~ cards equal to {q:quantity}', { do: 'mill', count: '$q', $mill: true }),
    phrase('mill~ a number of cards equal to {q:quantity}', { do: 'mill', count: '$q', $mill: 'number' }),
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
const ONE_OF_EACH: readonly (readonly [string, readonly string[]])[] = [
  ['a {f:singularCardFilter} and a {g:singularCardFilter}', ['$f', '$g']],
  ['a {f:singularCardFilter}, a {g:singularCardFilter}, and a {h:singularCardFilter}', ['$f', '$g', '$h']],
  [
    'a {f:singularCardFilter}, a {g:singularCardFilter}, a {h:singularCardFilter}, and a {i:singularCardFilter}',
    ['$f', '$g', '$h', '$i'],
  ],
  [
    'a {f:singularCardFilter}, a {g:singularCardFilter}, a {h:singularCardFilter}, a {i:singularCardFilter}, and a {j:singularCardFilter}',
    ['$f', '$g', '$h', '$i', '$j'],
  ],
];

const BASIC_LANDS = BASIC_LAND_TYPES.map((subtype) => ({ is: 'subtype', subtype }));

const searchVerb: Rule = alt('a search', () => [
  phrase('search~ {of:possessive} {z:zonesSearched} for {n#:howMany} {f#:cardKinds}', {
    do: 'search',
    of: '$of',
    zones: '$z',
    where: '$f',
    count: '$n',
  }),
  phrase('search~ {of:possessive} {z:anyOfZones} for {n#:howMany} {f#:cardKinds}', {
    do: 'search',
    of: '$of',
    zones: '$z',
    anyOf: true,
    where: '$f',
    count: '$n',
  }),
  phrase(
    'search~ {of:possessive} {z:zonesSearched} for {n#:howMany} {f#:cardFilter} ($d:with|that have|that each have) different names',
    { do: 'search', of: '$of', zones: '$z', where: '$f', count: '$n', differentNames: true },
  ),
  phrase('search~ {of:possessive} {z:zonesSearched} for a land card of each basic land type', {
    do: 'search',
    of: '$of',
    zones: '$z',
    where: { is: 'or', of: BASIC_LANDS },
    count: { min: BASIC_LANDS.length, max: BASIC_LANDS.length },
    kinds: BASIC_LANDS,
    $basic: true,
  }),
  ...ONE_OF_EACH.map(([words, kinds]) =>
    phrase(`search~ {of:possessive} {z:zonesSearched} for ${words}`, {
      do: 'search',
      of: '$of',
      zones: '$z',
      where: { is: 'or', of: kinds },
      count: { min: kinds.length, max: kinds.length },
      kinds,
    }),
  ),
  phrase(
    'search~ {of:possessive} {z:zonesSearched} for {n:howMany} {f:severalCardFilters} with total <mana value> {m:digits} or less',
    { do: 'search', of: '$of', zones: '$z', where: '$f', count: '$n', together: { manaValue: '$m' } },
  ),
  phrase('search~ {of:possessive} {z:zonesSearched} for {n#:howMany} {f#:cardFilter} that share a land type', {
    do: 'search',
    of: '$of',
    zones: '$z',
    where: '$f',
    count: '$n',
    together: { share: 'land' },
  }),
  phrase('search~ {of:possessive} {z:zonesSearched} for all {f#:severalCardFilters}', {
    do: 'search',
    of: '$of',
    zones: '$z',
    where: '$f',
    count: { min: 0, max: null },
    allMatching: true,
  }),
  phrase('search~ {of:possessive} library for a additional {f:cardFilter}', {
    do: 'search',
    of: '$of',
    zones: ['library'],
    where: '$f',
    count: { min: 1, max: 1 },
    $more: true,
  }),
]);

function shuffleVerbs(): readonly Rule[] {
  return [
    phrase("shuffle~ ($own:your|<his or her>|their|that player's) library", { do: 'shuffle' }),
    phrase('shuffle~', { do: 'shuffle', $own: 'none' }),
    phrase("shuffle~ {c:object} into ($own:its owner's|their owners'|your|<his or her>|their|that player's) library", {
      do: 'shuffle',
      cards: '$c',
    }),
    phrase('shuffle~ {s:self} into your library from your graveyard', {
      do: 'shuffle',
      cards: { set: 'where', of: '$s', filter: { is: 'zone', zone: 'graveyard' } },
      $from: true,
    }),
    phrase("shuffle~ {s:self} and {c:object} into their owners' libraries", {
      do: 'shuffle',
      cards: { set: 'union', of: ['$s', '$c'] },
      $libraries: true,
    }),
    phrase("shuffle~ {s:self} and {of:possessive} graveyard into ($own:your|<his or her>|their owner's) library", {
      do: 'shuffle',
      cards: { set: 'union', of: ['$s', { set: 'all', where: { is: 'any' }, zone: 'graveyard', of: '$of' }] },
      $zone: true,
    }),
    phrase('shuffle~ {of:possessive} graveyard into ($own:your|<his or her>|their) library', {
      do: 'shuffle',
      cards: { set: 'all', where: { is: 'any' }, zone: 'graveyard', of: '$of' },
      $zone: true,
    }),
    phrase('shuffle~ {of:possessive} hand into ($own:your|<his or her>|their) library', {
      do: 'shuffle',
      cards: { set: 'all', where: { is: 'any' }, zone: 'hand', of: '$of' },
      $zone: true,
    }),
    phrase('shuffle~ {of:possessive} graveyard and hand into ($own:your|<his or her>|their) library', {
      do: 'shuffle',
      cards: { set: 'all', where: { is: 'any' }, zone: ['graveyard', 'hand'], of: '$of' },
      $zone: true,
    }),
    phrase(
      'shuffle~ {of:possessive} hand, graveyard, and [$all: all] permanents ($p:you own|<he or she owns>|they own) into ($own:your|<his or her>|their) library',
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
    ),
    phrase('shuffle~ {of:possessive} hand and graveyard into ($own:your|<his or her>|their) library', {
      do: 'shuffle',
      cards: { set: 'all', where: { is: 'any' }, zone: ['hand', 'graveyard'], of: '$of' },
      $zone: true,
    }),
  ];
}

const wholeHand: Rule = phrase('{of:possessive} hand', { set: 'all', where: { is: 'any' }, zone: 'hand', of: '$of' });
const LIBRARY = { set: 'all', where: { is: 'any' }, zone: 'library', of: '$of' };
const wholeLibrary: Rule = alt('a library', () => [
  phrase('{of:possessive} library', LIBRARY),
  phrase('the cards in {of:possessive} library', { ...LIBRARY, $cards: true }),
]);

/** What can be revealed: a hand, cards of one, the top card, the cards found. */
const revealed: Rule = alt('cards revealed', () => [
  phrase('the top card', { set: 'top', of: { who: 'subject' }, zone: 'library', count: 1, $short: true }),
  wholeHand,
  wholeLibrary,
  phrase('{h:wholeHand} and the top card of {of:possessive} library', {
    set: 'union',
    of: ['$h', { set: 'top', of: '$of', zone: 'library', count: 1 }],
  }),
  object,
  phrase('{n#:howMany} {f#:cardFilter} at random from {of:possessive} hand', {
    set: 'choice',
    by: { who: 'subject' },
    from: { set: 'all', where: '$f', zone: 'hand', of: '$of' },
    count: '$n',
    random: true,
    $place: 'last',
  }),
]);

const seen: Rule = alt('cards looked at', () => [
  wholeHand,
  definite,
  phrase('{n#:howMany} {f#:cardFilter} at random in {of:possessive} hand', {
    set: 'choice',
    by: { who: 'subject' },
    from: { set: 'all', where: '$f', zone: 'hand', of: '$of' },
    count: '$n',
    random: true,
    $place: 'last',
  }),
]);

/** Clauses with their own subject: a choice out of a revealed hand; play with a hand revealed. */
export const cardClause: Rule = alt('a clause about cards', () => [
  // whose cards were moved
  phrase('those players <shuffle all>', {
    do: 'shuffle',
    who: { who: 'owners', of: { set: 'it', $n: 'plural' } },
    $own: 'theirs',
  }),
  phrase('the owners of {o:severalDefinites} shuffle them into their libraries', {
    do: 'shuffle',
    who: { who: 'you' },
    cards: '$o',
    $owners: true,
  }),
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
