/**
 * Events of triggered abilities about abilities activated, lands played, and which of a player's spells is cast.
 * 2006: 408.1, 409 · 2009: 114, 602 · 2011: 115, 602 · 2026: 116, 602
 */
import type { Filter } from '@rulewright/engine';
import { BASIC_LAND_TYPES } from '@rulewright/engine/vocabulary';
import { alt, equal, kept, lazy, phrasesOf, series } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { keywordName, singularFilter } from '../nouns/index.ts';
import { conjuncts } from '../nouns/filters.ts';
import { ofHost } from './of-host.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({ kindOfAbility, kindOfLand, ofHost }));

const IN_PLAY = { is: 'zone', zone: 'battlefield' };

/** `loyalty` · `eternalize or embalm`. */
const kindOfAbility: Rule = alt('a kind of ability', () => [
  phrase('loyalty', 'loyalty'),
  series(keywordName, 'or', { min: 1 }),
]);

/** The activation cost has no {T}. */
const UNTAPPED = { tapping: false };
/** "Whenever an artifact becomes tapped or a player activates an artifact's ability without {T} in its activation cost". */
export const tappedOrActivated: Rule = alt('tapped or activated', () => [
  phrase(
    "{f!:aFilter} become~ tapped or {p!:anyPlayer} <activate> {g:aFilter}'s ability without {T} in its activation cost",
    {
      on: 'either',
      of: [
        { on: 'tap', what: '$f' },
        { on: 'activate', who: '$p', what: { '&': ['$g', IN_PLAY] }, ...UNTAPPED },
      ],
    },
    { agree: 'none' },
  ),
  phrase(
    '{f!:ofHost} become~ tapped or {p!:anyPlayer} <activate> a ability of {g:ofHost} without {T} in its activation cost',
    {
      on: 'either',
      of: [
        { on: 'tap', what: '$f' },
        { on: 'activate', who: '$p', what: '$g', ...UNTAPPED },
      ],
      $of: true,
    },
    { agree: 'none' },
  ),
]);

/** An ability is activated. */
export const activated: Rule = alt('an ability activated', () => [
  phrase("{p!:anyPlayer} <activate> a ability, if it isn't a mana ability", {
    on: 'activate',
    who: '$p',
    what: { is: 'any' },
    mana: false,
  }),
  phrase("{p!:anyPlayer} <activate> a ability of {f:aFilter} that isn't a mana ability", {
    on: 'activate',
    who: '$p',
    what: { '&': ['$f', IN_PLAY] },
    mana: false,
    $of: 'that',
  }),
  phrase("{p!:anyPlayer} <activate> a ability of {f:aFilter} on the battlefield, if it isn't a mana ability", {
    on: 'activate',
    who: '$p',
    what: { '&': ['$f', IN_PLAY] },
    mana: false,
    $of: 'if',
  }),
  phrase('{p!:anyPlayer} <activate> a {k:kindOfAbility} ability', {
    on: 'activate',
    who: '$p',
    what: { is: 'any' },
    of: '$k',
  }),
  phrase('{p!:anyPlayer} <activate> a {k:kindOfAbility} ability of {f:aFilter}', {
    on: 'activate',
    who: '$p',
    what: { '&': ['$f', IN_PLAY] },
    of: '$k',
    $of: 'of',
  }),
  phrase("{p!:anyPlayer} <activate> a ability of {f:aFilter}, if it isn't a mana ability", {
    on: 'activate',
    who: '$p',
    what: { '&': ['$f', IN_PLAY] },
    mana: false,
    $of: 'then',
  }),
  phrase(
    "a ability of {h:ofHost} is activated, if it isn't a mana ability",
    { on: 'activate', what: '$h', mana: false, $of: 'host' },
    { agree: 'none' },
  ),
  phrase('{p!:anyPlayer} <activate> a ability of {f:aFilter}', {
    on: 'activate',
    who: '$p',
    what: { '&': ['$f', IN_PLAY] },
  }),
  phrase("{p!:anyPlayer} <activate> {f:aFilter}'s {k:keywordName} ability", {
    on: 'activate',
    who: '$p',
    what: { '&': ['$f', IN_PLAY] },
    of: ['$k'],
    $of: 'its',
  }),
  phrase("{p!:anyPlayer} <activate> a ability that isn't a mana ability", {
    on: 'activate',
    who: '$p',
    what: { is: 'any' },
    mana: false,
    $of: 'any',
  }),
]);

const LANDS: ReadonlySet<string> = new Set(BASIC_LAND_TYPES);
/** A kind of land; of other objects nobody says that they are played as lands are. */
const ofLand = (value: Filter): Filter | undefined =>
  typeof value === 'object' &&
  value !== null &&
  conjuncts(value).some((f) => (f.is === 'type' && f.type === 'land') || (f.is === 'subtype' && isLandType(f.subtype)))
    ? value
    : undefined;
const isLandType = (subtype: unknown): boolean => typeof subtype === 'string' && LANDS.has(subtype);
const kindOfLand: Rule<Filter> = kept<Filter>(
  lazy(() => singularFilter),
  (value) => (ofLand(value)?.is === 'type' ? undefined : ofLand(value)),
);

/** A card is played: a spell is cast of it, or it is played as a land. */
export const cardPlayed: Rule = alt('a card played', () => [
  phrase('{p!:anyPlayer} play~ a card', {
    on: 'either',
    of: [
      { on: 'cast', who: '$p', what: { is: 'card' } },
      { on: 'playLand', who: '$p', what: { is: 'any' } },
    ],
  }),
  phrase('{p!:anyPlayer} play~ a card from exile', {
    on: 'either',
    of: [
      { on: 'cast', who: '$p', what: { is: 'and', of: [{ is: 'card' }, { is: 'castFrom', zone: 'exile' }] } },
      { on: 'playLand', who: '$p', what: { is: 'any' }, from: 'exile' },
    ],
  }),
]);

/** A land is played. */
export const landPlayed: Rule = alt('a land played', () => [
  phrase('{p!:anyPlayer} play~ a land', { on: 'playLand', who: '$p', what: { is: 'any' } }),
  phrase('{p!:anyPlayer} play~ a land from exile', { on: 'playLand', who: '$p', what: { is: 'any' }, from: 'exile' }),
  phrase('{p!:anyPlayer} play~ another land', { on: 'playLand', who: '$p', what: { is: 'other' } }),
  phrase('{p!:anyPlayer} play~ a {f:kindOfLand}', { on: 'playLand', who: '$p', what: '$f' }),
]);

/** "An instant spell other than the first instant spell": of one kind. */
interface Other {
  what?: unknown;
  $first?: unknown;
}
const ofOneKind = (value: Other): Other | undefined => (equal(value.what, value.$first) ? value : undefined);
export const castLater: Rule = kept<Other>(
  phrase(
    '{p!:anyPlayer} <cast> a {f:singularFilter} other than the first {g:singularFilter} that player casts each turn',
    { on: 'cast', who: '$p', what: '$f', later: true, $first: '$g' },
    { agree: 'none' },
  ),
  ofOneKind,
);
