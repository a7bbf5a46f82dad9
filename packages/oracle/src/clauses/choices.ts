/**
 * Choosing: colours, types, names, players, objects; flipping coins. 2006: 413.2, 217 · 2009, 2011, 2026: 608.2d, 705
 */
import type { Filter } from '@rulewright/engine';
import { BASIC_LAND_TYPES, COLORS, PARTY_TYPES, TYPES_OF_PERMANENTS } from '@rulewright/engine/vocabulary';
import { alt, equal, map, phrasesOf, series } from '../grammar/index.ts';
import { fill, match } from '../grammar/template.ts';
import { choosesFewest, fewest } from '../references/same-way.ts';
import { otherKind } from '../nouns/chosen.ts';
import type { Rule } from '../grammar/index.ts';
import { singularKind } from '../nouns/index.ts';
import { cardType } from '../nouns/words.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({ kinds, linkedChoice, typesNamed }));

const NO_BASIC_LAND = {
  is: 'not',
  of: {
    is: 'and',
    of: [
      { is: 'supertype', supertype: 'basic' },
      { is: 'type', type: 'land' },
    ],
  },
};
const CHOICES: readonly (readonly [words: string, what: object, link: string])[] = [
  ['choose~ a color', { choose: 'color' }, 'chosenColor'],
  ['choose~ a creature type', { choose: 'creatureType' }, 'chosenType'],
  ['choose~ a basic land type', { choose: 'basicLandType' }, 'chosenType'],
  ['choose~ a land type', { choose: 'landType' }, 'chosenType'],
  ['choose~ a card type', { choose: 'cardType' }, 'chosenCardType'],
  ['choose~ a permanent type', { choose: 'cardType', among: 'permanent' }, 'chosenCardType'],
  ['choose~ a number', { choose: 'number', min: 0, max: null }, 'chosenNumber'],
  ['choose~ a opponent', { choose: 'player', among: { who: 'opponents' } }, 'chosenPlayer'],
  ['choose~ one of your opponents', { choose: 'player', among: { who: 'opponents', $d: 'one of' } }, 'chosenPlayer'],
  ['choose~ a player', { choose: 'player', among: { who: 'all' } }, 'chosenPlayer'],
  ['name~ a card', { choose: 'cardName' }, 'chosenName'],
  ['choose~ a card name', { choose: 'cardName', $new: true }, 'chosenName'],
  ['choose~ any card name', { choose: 'cardName', $new: 'any' }, 'chosenName'],
  [
    'name~ a nonland card',
    { choose: 'cardName', where: { is: 'not', of: { is: 'type', type: 'land' } } },
    'chosenName',
  ],
  [
    'choose~ a nonland card name',
    { choose: 'cardName', where: { is: 'not', of: { is: 'type', type: 'land' } }, $new: true },
    'chosenName',
  ],
  ['name~ a card other than a basic land card', { choose: 'cardName', where: NO_BASIC_LAND }, 'chosenName'],
  [
    'choose~ a card name other than a basic land card name',
    { choose: 'cardName', where: NO_BASIC_LAND, $new: true },
    'chosenName',
  ],
  ['name~ a creature card', { choose: 'cardName', where: { is: 'type', type: 'creature' } }, 'chosenName'],
  [
    'choose~ a creature card name',
    { choose: 'cardName', where: { is: 'type', type: 'creature' }, $new: true },
    'chosenName',
  ],
];

const between: Rule = phrase('choose~ a number between {n:plainDigits} and {m:plainDigits}', {
  do: 'choose',
  what: { choose: 'number', min: '$n', max: '$m' },
});

/** "Choose a number greater than 0": the least is one more. */
const above: Rule = map<{ n: number }, unknown>(
  phrase('choose~ a number greater than {n:plainDigits}', { n: '$n' }, { agree: 'v' }),
  ({ n }) => ({ do: 'choose', what: { choose: 'number', min: n + 1, max: null } }),
  (value) => {
    const { what } = (value ?? {}) as { what?: { min?: unknown; max?: unknown } };
    const n = typeof what?.min === 'number' && what.max === null ? what.min - 1 : -1;
    return n >= 0 && equal(value, { do: 'choose', what: { choose: 'number', min: n + 1, max: null } })
      ? { n }
      : undefined;
  },
);

/** "Choose artifact, creature, or land". */
const typeAmong = { choose: 'cardType', among: '$l' };
const typesNamed: Rule = series(cardType, 'or', { min: 2 });

/** "Choose a color other than red": any of the other four. */
const otherColors = (among: readonly string[]): object => [
  { do: 'choose', who: { who: 'you' }, what: { choose: 'color', among }, link: 'chosenColor' },
];
const colorOtherThan: Rule = map<{ c: string }, unknown>(
  phrase('choose a color other than {c:color}', { c: '$c' }),
  ({ c }) => otherColors(COLORS.filter((other) => other !== c)),
  (value) => {
    const c = COLORS.find((one) => equal(value, otherColors(COLORS.filter((other) => other !== one))));
    return c === undefined ? undefined : { c };
  },
);

/** "Look at an opponent's hand, then choose any card name": what is seen first. */
const LOOK_AT_HAND = {
  do: 'lookAt',
  who: { who: 'you' },
  what: { set: 'all', where: { is: 'any' }, zone: 'hand', of: { who: 'opponent' } },
};
const lookedFirst: Rule = map<{ c: readonly object[] }, readonly object[]>(
  phrase("look at a opponent's hand, then {c:linkedChoice}", { c: '$c' }),
  ({ c }) => [LOOK_AT_HAND, ...c],
  (value) => {
    const [first, ...c] = Array.isArray(value) ? (value as object[]) : [];
    return c.length > 0 && equal(first, LOOK_AT_HAND) ? { c } : undefined;
  },
);

/** Choices made as a permanent enters, remembered by it. */
export const linkedChoice: Rule = alt('a choice', () => [
  lookedFirst,
  colorOtherThan,
  ...CHOICES.map(([words, what, link]) => phrase(words, [{ do: 'choose', who: { who: 'you' }, what, link }])),
  ...CHOICES.map(([words, what, link]) =>
    phrase(`a opponent ${words.replace('~', 's')}`, [
      { do: 'choose', who: { who: 'opponent' }, what, link, $opponent: true },
    ]),
  ),
  phrase('choose {l:typesNamed}', [{ do: 'choose', who: { who: 'you' }, what: typeAmong, link: 'chosenCardType' }]),
  phrase('choose a color and an opponent', [
    { do: 'choose', who: { who: 'you' }, what: { choose: 'color' }, link: 'chosenColor' },
    {
      do: 'choose',
      who: { who: 'you' },
      what: { choose: 'player', among: { who: 'opponents' } },
      link: 'chosenPlayer',
    },
  ]),
  phrase('choose {a:color} or {b:color}', [
    { do: 'choose', who: { who: 'you' }, what: { choose: 'color', among: ['$a', '$b'] }, link: 'chosenColor' },
  ]),
  phrase('choose {a:subtypeNoun} or {b:subtypeNoun}', [
    { do: 'choose', who: { who: 'you' }, what: { choose: 'word', options: ['$a', '$b'] }, link: 'chosenType' },
  ]),
  phrase('choose a color and a creature type', [
    { do: 'choose', who: { who: 'you' }, what: { choose: 'color' }, link: 'chosenColor' },
    { do: 'choose', who: { who: 'you' }, what: { choose: 'creatureType' }, link: 'chosenType' },
  ]),
  phrase('name a nonartifact, nonland card', [
    {
      do: 'choose',
      who: { who: 'you' },
      what: {
        choose: 'cardName',
        where: {
          is: 'and',
          of: [
            { is: 'not', of: { is: 'type', type: 'artifact' } },
            { is: 'not', of: { is: 'type', type: 'land' } },
          ],
        },
      },
      link: 'chosenName',
    },
  ]),
  phrase('choose a number between {n:plainDigits} and {m:plainDigits}', [
    { do: 'choose', who: { who: 'you' }, what: { choose: 'number', min: '$n', max: '$m' }, link: 'chosenNumber' },
  ]),
  chosenObject('choose a {k}', singularKind, {}),
  chosenObject('choose another {k}', otherKind, { $another: true }),
]);

/** A permanent that is remembered as the one chosen. */
function chosenObject(pattern: string, k: Rule, mark: object): Rule {
  const what = { choose: 'objects', from: { set: 'all', '...': '$k' }, count: { min: 1, max: 1 } };
  return phrase.with({ k })(pattern, [{ do: 'choose', who: { who: 'you' }, what, link: 'chosen', ...mark }]);
}

/** "Choose a creature type other than Wall". */
const typeOtherThan: Rule = phrase('choose~ a creature type other than {t:subtypeNoun}', {
  do: 'choose',
  what: { choose: 'creatureType', not: ['$t'] },
});

const ONE = { min: 1, max: 1 };
const ofSubtype = (subtype: string): object => ({ is: 'subtype', subtype });
const BASIC = BASIC_LAND_TYPES.map(ofSubtype);
const EACH_COLOR = COLORS.map((color) => ({ is: 'color', color }));
const PERMANENT_TYPES = TYPES_OF_PERMANENTS.map((type) => ({ is: 'type', type }));
const PARTY = PARTY_TYPES.map(ofSubtype);

/** What was revealed or looked at. */
const REVEALED = { set: 'that', noun: { is: 'any' }, how: 'shown' };

const aKind: Rule = alt('a kind', () => [
  phrase('a {f:singularFilter}', '$f'),
  phrase('a {f:singularCardInEvent}', '$f'),
]);
const kinds: Rule = series(aKind, 'and');

const THEIRS = { set: 'all', where: { '&': ['$f', { is: 'controlledBy', player: { who: 'actor' } }] } };
const FEWEST = { do: 'choose', what: choosesFewest(THEIRS, fewest(THEIRS)) };
/** "A number of lands he or she controls equal to the number of lands controlled by the player who controls the fewest." */
const theFewest: Rule = map<{ f: Filter; g: Filter }, unknown>(
  phrase(
    'choose~ a number of {f:pluralFilter} ($p:<he or she controls>|they control) equal to the number of {g:pluralFilter} controlled by the player who controls the fewest',
    { f: '$f', g: '$g' },
    { agree: 'v' },
  ),
  ({ f, g, ...marks }) => (equal(f, g) ? { ...(fill(FEWEST, { f }) as object), ...marks } : undefined),
  (value) => {
    const { $p, ...plain } = value as { $p?: unknown };
    const found: Record<string, unknown> = {};
    if (!match(FEWEST, plain, found, false)) return undefined;
    return { f: found['f'], g: found['f'], ...($p === undefined ? {} : { $p }) } as { f: Filter; g: Filter };
  },
);

/** Players choose; without `who`. */
export const choiceVerb: Rule = alt('choosing', () => [
  ...CHOICES.map(([words, what]) => phrase(words, { do: 'choose', what })),
  ...CHOICES.map(([words, what]) => phrase(`${words} at random`, { do: 'choose', what, random: true })),
  typeOtherThan,
  phrase('choose~ {l:typesNamed}', { do: 'choose', what: typeAmong }),
  between,
  above,
  phrase(
    'choose~ {n#:howMany} {k#:kind}',
    { do: 'choose', what: { choose: 'objects', from: { set: 'all', '...': '$k' }, count: '$n' } },
    { agree: 'v' },
  ),
  phrase(
    'choose~ {n#:howMany} {k#:kind} at random',
    {
      do: 'choose',
      what: { choose: 'objects', from: { set: 'all', '...': '$k' }, count: '$n' },
      random: true,
      $random: 'last',
    },
    { agree: 'v' },
  ),
  phrase(
    'choose~ {n#:howMany} {f#:filter} at random {g:postmodifier}',
    {
      do: 'choose',
      what: { choose: 'objects', from: { set: 'all', where: { '&': ['$f', '$g'] } }, count: '$n' },
      random: true,
      $random: 'midway',
    },
    { agree: 'v' },
  ),
  phrase(
    'choose~ {n#:howMany} {f#:cardFilter} at random {z:inZone}',
    {
      do: 'choose',
      what: { choose: 'objects', from: { set: 'all', where: '$f', '...': '$z' }, count: '$n' },
      random: true,
    },
    { agree: 'v' },
  ),
  phrase('choose~ one of {o:definite}', {
    do: 'choose',
    what: { choose: 'objects', from: '$o', count: { min: 1, max: 1 } },
    $one: true,
  }),
  phrase('choose~ one', {
    do: 'choose',
    what: { choose: 'objects', from: { set: 'it', $n: 'plural' }, count: { min: 1, max: 1 } },
    $one: 'bare',
  }),
  phrase(
    'choose~ {n#:howMany} {f#:cardFilter} from among {o:definite}',
    {
      do: 'choose',
      what: { choose: 'objects', from: { set: 'where', of: '$o', filter: '$f' }, count: '$n' },
      $among: true,
    },
    { agree: 'v' },
  ),
  phrase('choose~ {n:howMany} of {o:definite}', { do: 'choose', what: { choose: 'objects', from: '$o', count: '$n' } }),
  phrase('choose~ from among {o:definite} {l:kinds}', {
    do: 'choose',
    what: { choose: 'onePerFilter', from: '$o', filters: '$l' },
  }),
  phrase('choose~ {l:kinds} from among {o:definite}', {
    do: 'choose',
    what: { choose: 'onePerFilter', from: '$o', filters: '$l' },
    $kinds: 'first',
  }),
  phrase(
    'choose~ {n#:howMany} {f#:cardFilter} from it',
    { do: 'choose', what: { choose: 'objects', from: { set: 'where', of: REVEALED, filter: '$f' }, count: '$n' } },
    { agree: 'v' },
  ),
  phrase(
    'choose~ {n#:howMany} {f#:cardFilter} from it {g:postmodifier}',
    {
      do: 'choose',
      what: { choose: 'objects', from: { set: 'where', of: REVEALED, filter: { '&': ['$f', '$g'] } }, count: '$n' },
      $from: 'it with',
    },
    { agree: 'v' },
  ),
  phrase('choose~ a {k:singularKind} for each {e:each}', {
    do: 'choose',
    what: { choose: 'objects', from: { set: 'all', '...': '$k' }, count: { min: '$e', max: '$e' } },
    $each: 'kind',
  }),
  phrase('choose~ a {f:singularFilter} of each basic land type', {
    do: 'choose',
    what: { choose: 'onePerFilter', from: { set: 'all', where: '$f' }, filters: BASIC, $each: true },
  }),
  phrase('choose~ a {f:singularFilter} of each permanent type', {
    do: 'choose',
    what: { choose: 'onePerFilter', from: { set: 'all', where: '$f' }, filters: PERMANENT_TYPES, $each: 'type' },
  }),
  phrase('choose~ a party from among {f:pluralFilter}', {
    do: 'choose',
    what: { choose: 'onePerFilter', from: { set: 'all', where: '$f' }, filters: PARTY, upTo: true },
  }),
  phrase('choose~ from {o:definite} a {f:singularFilter} of each basic land type', {
    do: 'choose',
    what: { choose: 'onePerFilter', from: { set: 'where', of: '$o', filter: '$f' }, filters: BASIC, $each: true },
  }),
  phrase('choose~ a {f:singularCardInEvent} {did:done} this way', {
    do: 'choose',
    what: { choose: 'objects', from: { set: 'thisWay', noun: '$f', did: '$did' }, count: ONE },
  }),
  phrase('choose~ a {f:singularCardInEvent} <exiled> this way', {
    do: 'choose',
    what: { choose: 'objects', from: { set: 'thisWay', noun: '$f', did: 'exile' }, count: ONE },
  }),
  phrase('choose~ a {f:cardFilter} from it for each {e:each}', {
    do: 'choose',
    what: { choose: 'objects', from: { set: 'where', of: REVEALED, filter: '$f' }, count: { min: '$e', max: '$e' } },
    $each: true,
  }),
  phrase('choose~ one {f:singularCardFilter} of each color from it', {
    do: 'choose',
    what: { choose: 'onePerFilter', from: { set: 'where', of: REVEALED, filter: '$f' }, filters: EACH_COLOR },
  }),
  phrase('choose~ a {f:singularSourceFilter}', {
    do: 'choose',
    what: { choose: 'objects', from: { set: 'damageSources', where: '$f' }, count: ONE },
  }),
  theFewest,
  phrase('separate~ {o:definite} into two piles', { do: 'piles', what: '$o' }),
  phrase('separate~ {o:definite} into a face-down pile and a face-up pile', {
    do: 'piles',
    what: '$o',
    faceDown: true,
  }),
  phrase('flip~ a coin', { do: 'flipCoin' }),
  phrase(
    'choose~ {n#:howMany} {f#:cardFilter} you own from outside the game',
    {
      do: 'choose',
      what: {
        choose: 'objects',
        from: { set: 'all', where: '$f', zone: 'outside', of: { who: 'you' } },
        count: '$n',
      },
      $outside: true,
    },
    { agree: 'v' },
  ),
]);
