/**
 * Cards that may be played from elsewhere than the hand, and looking at them there: rules as sentences.
 * 2006: 217.2, 401 · 2009, 2011: 401.6–401.7, 601.2 · 2026: 401.5–401.6, 601.3
 */
import type { Filter } from '@rulewright/engine';
import { BASIC_LAND_TYPES } from '@rulewright/engine/vocabulary';
import { alt, lazy, kept, phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { cardFilter, conjuncts } from '../nouns/filters.ts';
import { definite, pluralFilter } from '../nouns/index.ts';
import { asking, kind } from '../nouns/objects.ts';
import { rulePart as rule } from './parts.ts';
import { playedByPaying, playedThisWay } from './played-this-way.ts';
import { playedWithAnyMana } from './spending.ts';
import { targetOnly } from './casting.ts';
import { ofCard, spellOfKind, spellsOfKind } from './spells-of-cards.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({
  among,
  cardsOfAKind,
  exiledWith,
  faceDown,
  kindsOfSpells,
  lands,
  oneExiledWith,
  reference,
  spell,
  spellsOfKind,
  targetOnly,
}));

const MAY_PLAY = { rule: 'mayPlay', who: { who: 'you' } };
const TOP = { set: 'top', of: { who: 'you' }, zone: 'library', count: 1 };
const fromGraveyard = (where: unknown) => ({ set: 'all', where, zone: 'graveyard', of: { who: 'you' } });

const IN_YOUR_GRAVEYARD = {
  is: 'and',
  of: [
    { is: 'zone', zone: 'graveyard' },
    { is: 'ownedBy', player: { who: 'you' } },
  ],
};

const kindsOfSpells: Rule = alt('kinds of spells', () => [
  spellsOfKind,
  phrase('{a:spellsOfKind} and {b:spellsOfKind}', { is: 'or', of: ['$a', '$b'] }),
]);

const isLand = (f: Filter): boolean =>
  (f.is === 'type' && f.type === 'land') ||
  (f.is === 'subtype' && BASIC_LAND_TYPES.some((subtype) => subtype === f.subtype));
const landsOnly = (value: Filter): Filter | undefined =>
  conjuncts(value).every(ofCard) && conjuncts(value).some(isLand) ? value : undefined;
const lands: Rule = kept<Filter>(pluralFilter, landsOnly);

/** "That card", "them": what was spoken of. */
const spokenOf = (value: unknown): unknown =>
  ['that', 'it', 'thisWay'].includes((value as { set?: string } | undefined)?.set ?? '') ? value : undefined;
const reference: Rule = kept<unknown>(
  lazy(() => definite as Rule),
  spokenOf,
);

/** Cards described, wherever they lie: `cards you own in exile with croak counters on them`. */
const described = (value: unknown): unknown =>
  (value as { set?: string; zone?: unknown } | undefined)?.set === 'all' &&
  (value as { zone?: unknown }).zone !== undefined
    ? value
    : undefined;
const among: Rule = alt('cards', () => [
  reference,
  kept<unknown>(
    lazy(() => definite as Rule),
    described,
  ),
]);

/** What the object itself exiled: `cards exiled with ~`. */
const isExiledWith = (value: unknown): unknown => {
  const { set, where } = (value ?? {}) as { set?: string; where?: Filter };
  const [linked, ...more] = where === undefined ? [] : conjuncts(where).toReversed();
  const only = linked?.is === 'in' && linked.set.set === 'linked';
  return set === 'all' && only && more.every((f) => f.is !== 'type') ? value : undefined;
};
const oneExiledWith: Rule = kept<unknown>(
  asking(() => kind, 1),
  (value) => (isExiledWith({ set: 'all', ...(value as object) }) === undefined ? undefined : value),
);
const exiledWith: Rule = kept<unknown>(
  lazy(() => definite as Rule),
  isExiledWith,
);
/** Permanents that lie face down. */
const liesFaceDown = (value: unknown): unknown => {
  const { set, where } = (value ?? {}) as { set?: string; where?: Filter };
  return set === 'all' && where !== undefined && conjuncts(where)[0]?.is === 'faceDown' ? value : undefined;
};
const faceDown: Rule = kept<unknown>(
  lazy(() => definite as Rule),
  liesFaceDown,
);

/** `Knight cards`: neither any cards nor lands alone. */
const someSpells = (f: Filter): Filter | undefined =>
  f?.is === undefined || f.is === 'any' || conjuncts(f).some(isLand) ? undefined : f;
const cardsOfAKind: Rule = kept<Filter>(asking(() => cardFilter, 2) as Rule<Filter>, someSpells);

/** Each reads as the list of parts it makes. */
const played: readonly Rule[] = [
  phrase('you may look at the top card of your library any time', [
    rule({ rule: 'mayLookAt', who: { who: 'you' }, what: TOP }),
  ]),
  phrase('you may look at {o:reference}', [rule({ rule: 'mayLookAt', who: { who: 'you' }, what: '$o' })]),
  phrase('you may look at the top card of your library', [
    rule({ rule: 'mayLookAt', who: { who: 'you' }, what: TOP, $bare: true }),
  ]),
  phrase('you may look at {o:faceDown}', [rule({ rule: 'mayLookAt', who: { who: 'you' }, what: '$o' })]),
  phrase('you may look at {o:faceDown} any time', [
    rule({ rule: 'mayLookAt', who: { who: 'you' }, what: '$o', $time: 'any' }),
  ]),
  ...[
    ['', true],
    [' any time', 'any time'],
  ].map(([time, $and]) =>
    phrase(`you may look at the top card of your library and at {o:faceDown}${time as string}`, [
      rule({ rule: 'mayLookAt', who: { who: 'you' }, what: TOP, $and }),
      rule({ rule: 'mayLookAt', who: { who: 'you' }, what: '$o' }),
    ]),
  ),
  phrase('you may look at {o:exiledWith}', [rule({ rule: 'mayLookAt', who: { who: 'you' }, what: '$o' })]),
  phrase('you may play {o:exiledWith}', [rule({ ...MAY_PLAY, what: '$o' })]),
  ...[{}, { free: true }].map((free) =>
    phrase(`you may play a {k:oneExiledWith}${'free' in free ? ' without paying its mana cost' : ''}`, [
      rule({ ...MAY_PLAY, what: { set: 'all', '...': '$k' }, once: true, ...free }),
    ]),
  ),
  phrase('you may look at and play {o:exiledWith}', [
    rule({ rule: 'mayLookAt', who: { who: 'you' }, what: '$o', $and: true }),
    rule({ ...MAY_PLAY, what: { set: 'same' } }),
  ]),
  ...['', 'the '].map((the) =>
    phrase(`you may look at ${the}{o:exiledWith}, and you may play lands and <to cast> spells from among those cards`, [
      rule({ rule: 'mayLookAt', who: { who: 'you' }, what: '$o', $and: `${the}those` }),
      rule({ ...MAY_PLAY, what: { set: 'same' } }),
    ]),
  ),
  phrase('you may play cards from your graveyard', [rule({ ...MAY_PLAY, what: fromGraveyard({ is: 'any' }) })]),
  phrase('you may play lands and <to cast> spells from your graveyard', [
    rule({ ...MAY_PLAY, what: fromGraveyard({ is: 'any' }), $lands: 'and spells' }),
  ]),
  phrase('you may play {f:cardsOfAKind} from your graveyard', [
    rule({ ...MAY_PLAY, what: fromGraveyard('$f'), $cards: true }),
  ]),
  phrase('you may play land cards from your graveyard', [
    rule({ ...MAY_PLAY, what: fromGraveyard({ is: 'type', type: 'land' }), types: 'lands', $cards: true }),
  ]),
  phrase('you may play {l:lands} from your graveyard', [
    rule({ ...MAY_PLAY, what: fromGraveyard('$l'), types: 'lands' }),
  ]),
  phrase('you may play lands from the top of your library', [
    rule({
      ...MAY_PLAY,
      what: TOP,
      types: 'lands',
    }),
  ]),
  phrase('you may play lands and <to cast> spells from the top of your library', [
    rule({
      ...MAY_PLAY,
      what: TOP,
      $lands: 'and spells',
    }),
  ]),
  phrase('you may <to cast> {t:kindsOfSpells} from your graveyard', [
    rule({ ...MAY_PLAY, what: fromGraveyard('$t'), types: 'spells' }),
  ]),
  phrase('you may play {o:reference}', [rule({ ...MAY_PLAY, what: '$o' })]),
  phrase('you may play one of {o:reference}', [rule({ ...MAY_PLAY, what: '$o', once: true })]),
  phrase('you may play {o:reference} from exile', [rule({ ...MAY_PLAY, what: '$o', $place: 'exile' })]),
  phrase('you may <to cast> {o:reference}', [rule({ ...MAY_PLAY, what: '$o', types: 'spells' })]),
  phrase('you may <to cast> {o:reference} from your graveyard as a Adventure', [
    rule({
      ...MAY_PLAY,
      what: { set: 'where', of: '$o', filter: IN_YOUR_GRAVEYARD },
      types: 'spells',
      adventure: true,
    }),
  ]),
  phrase('you may play {o:reference} without paying (costs:its mana cost|their mana costs)', [
    rule({ ...MAY_PLAY, what: '$o', free: true, $costs: '$costs' }),
  ]),
  phrase('you may <to cast> {o:reference} without paying (costs:its mana cost|their mana costs)', [
    rule({ ...MAY_PLAY, what: '$o', free: true, types: 'spells', $costs: '$costs' }),
  ]),
  ...(
    [
      ['play', {}],
      ['<to cast>', { types: 'spells' }],
    ] as const
  ).map(([verb, types]) =>
    phrase(`its owner may ${verb} {o:reference}`, [
      rule({ rule: 'mayPlay', what: '$o', who: { who: 'owners', of: { set: 'same' } }, ...types }),
    ]),
  ),
  phrase('you may play the top card of your library', [rule({ ...MAY_PLAY, what: TOP })]),
  phrase("you may play the top card of your library if it's a {f:filter} card", [
    rule({
      ...MAY_PLAY,
      what: { ...TOP, where: '$f' },
    }),
  ]),
  phrase("you may <to cast> the top card of your library if it's a {f:filter} card", [
    rule({ ...MAY_PLAY, what: { ...TOP, where: '$f' }, types: 'spells', $if: true }),
  ]),
  phrase('you may <to cast> {t:kindsOfSpells} from your hand without paying their mana costs', [
    rule({
      ...MAY_PLAY,
      what: { set: 'all', where: '$t', zone: 'hand', of: { who: 'you' } },
      types: 'spells',
      free: true,
    }),
  ]),
  phrase(
    'any player may <to cast> {t:kindsOfSpells} without paying their mana (n:costs|cost) and as though they had flash',
    [
      rule({
        rule: 'mayPlay',
        who: { who: 'all' },
        what: { set: 'all', where: '$t', zone: 'hand', of: { who: 'actor' } },
        types: 'spells',
        free: true,
        flash: true,
        $n: '$n',
      }),
    ],
  ),
  phrase('you may <to cast> {f:pluralCardFilter} from your hand without paying their mana costs', [
    rule({
      ...MAY_PLAY,
      what: { set: 'all', where: '$f', zone: 'hand', of: { who: 'you' } },
      types: 'spells',
      free: true,
      $cards: true,
    }),
  ]),
  phrase('you may <to cast> {t:kindsOfSpells} from the top of your library', [
    rule({
      ...MAY_PLAY,
      what: { ...TOP, where: '$t' },
      types: 'spells',
    }),
  ]),
  phrase('you may <to cast> {t:kindsOfSpells} from among {o:among}', [
    rule({ ...MAY_PLAY, what: { set: 'where', of: '$o', filter: '$t' }, types: 'spells', $among: true }),
  ]),
  phrase('you may play lands and <to cast> {t:kindsOfSpells} from among {o:among}', [
    rule({
      ...MAY_PLAY,
      what: {
        set: 'where',
        of: '$o',
        filter: { is: 'or', of: [{ is: 'type', type: 'land' }, '$t'] },
      },
      $among: 'lands',
    }),
  ]),
  phrase('you may look at and play {o:reference}', [
    rule({ rule: 'mayLookAt', who: { who: 'you' }, what: '$o', $and: true }),
    rule({ ...MAY_PLAY, what: { set: 'same' } }),
  ]),
];
const spells = (what: unknown, more: object): object => rule({ ...MAY_PLAY, what, types: 'spells', ...more });
/** "You may play them this turn without paying their mana costs": how long it is so is said midway, or is said of a target. */
export const playedFreeThisTurn: Rule = alt('what may be played free this turn', () => [
  phrase('you may <to cast> {t:targetOnly} this turn', {
    do: 'effect',
    parts: [spells('$t', {})],
    duration: { until: 'endOfTurn' },
    $midway: 'target',
  }),
  phrase('you may <to cast> {t:kindsOfSpells} from among {o:among} this turn without paying their mana costs', {
    do: 'effect',
    parts: [spells({ set: 'where', of: '$o', filter: '$t' }, { free: true })],
    duration: { until: 'endOfTurn' },
    $midway: 'among',
  }),
  ...(
    [
      ['play', {}],
      ['<to cast>', { types: 'spells' }],
    ] as const
  ).map(([verb, types]) =>
    phrase(`you may ${verb} {o:reference} this turn without paying (costs:its mana cost|their mana costs)`, {
      do: 'effect',
      parts: [rule({ ...MAY_PLAY, what: '$o', free: true, ...types, $costs: '$costs' })],
      duration: { until: 'endOfTurn' },
      $midway: true,
    }),
  ),
]);
/** The same one after another, for what stands between them and what mana is spent. */
export const playing: Rule = alt('what may be played', () => played);

export const playingFrom: readonly Rule[] = [
  ...played,
  ...playedWithAnyMana(playing),
  ...playedThisWay(playing),
  ...playedByPaying(playing),
];
/** What may be played, with what is said of the spells that are cast so. */
export const playingAndPaying: Rule = alt('what may be played', () => [
  ...played,
  ...playedWithAnyMana(playing),
  ...playedThisWay(playing),
]);

const spell: Rule = asking(() => spellOfKind, 1);
const one: Rule = alt('what may be played once', () =>
  (
    [
      ['from your graveyard', fromGraveyard('$t'), fromGraveyard({ is: 'type', type: 'land' })],
      ['from the top of your library', { ...TOP, where: '$t' }, { ...TOP, where: { is: 'type', type: 'land' } }],
    ] as const
  ).flatMap(([words, what, land]) => [
    phrase(`you may <to cast> a {t:spell} ${words}`, [rule({ ...MAY_PLAY, what, types: 'spells', perTurn: true })], {
      agree: 'none',
    }),
    phrase(`you may play a land ${words}`, [rule({ ...MAY_PLAY, what: land, types: 'lands', perTurn: true })]),
  ]),
);
/** One card for each turn: after "once each turn" and "once during each of your turns". */
export const onePlayed: Rule = alt('what may be played once', () => [one, ...playedByPaying(one)]);
/** After "during each of your turns": one such card, or one such spell, in each of them. */
export const oneOfYours: Rule = alt('what may be played once in each', () => [
  phrase(
    'you may <to cast> (n:a|one) {f:singularCardFilter} from your graveyard',
    [rule({ ...MAY_PLAY, what: fromGraveyard('$f'), types: 'spells', perTurn: true, $card: true, $n: '$n' })],
    { agree: 'none' },
  ),
  phrase(
    'you may <to cast> one {t:spell} from your graveyard',
    [rule({ ...MAY_PLAY, what: fromGraveyard('$t'), types: 'spells', perTurn: true, $n: 'one' })],
    { agree: 'none' },
  ),
]);
