/**
 * Events of triggered abilities about abilities activated, lands played, and which of a player's spells is cast.
 * 2006: 408.1, 409 · 2009: 114, 602 · 2011: 115, 602 · 2026: 116, 602
 */
import type { Filter } from '@rulewright/engine';
import { BASIC_LAND_TYPES } from '@rulewright/engine/vocabulary';
import { alt, equal, kept, lazy, phrase, series } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { aFilter, anyPlayer, keywordName, singularFilter } from '../nouns/index.ts';
import { conjuncts } from '../nouns/filters.ts';
import { ofHost } from './of-host.ts';

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
    "{f!} become~ tapped or {p!} <activate> {g}'s ability without {T} in its activation cost",
    {
      on: 'either',
      of: [
        { on: 'tap', what: '$f' },
        { on: 'activate', who: '$p', what: { '&': ['$g', IN_PLAY] }, ...UNTAPPED },
      ],
    },
    { f: aFilter, p: anyPlayer, g: aFilter },
    { agree: 'none' },
  ),
  phrase(
    '{f!} become~ tapped or {p!} <activate> a ability of {g} without {T} in its activation cost',
    {
      on: 'either',
      of: [
        { on: 'tap', what: '$f' },
        { on: 'activate', who: '$p', what: '$g', ...UNTAPPED },
      ],
      $of: true,
    },
    { f: ofHost, p: anyPlayer, g: ofHost },
    { agree: 'none' },
  ),
]);

/** An ability is activated. */
export const activated: Rule = alt('an ability activated', () => [
  phrase(
    "{p!} <activate> a ability, if it isn't a mana ability",
    { on: 'activate', who: '$p', what: { is: 'any' }, mana: false },
    { p: anyPlayer },
  ),
  phrase(
    "{p!} <activate> a ability of {f} that isn't a mana ability",
    { on: 'activate', who: '$p', what: { '&': ['$f', IN_PLAY] }, mana: false, $of: 'that' },
    { p: anyPlayer, f: aFilter },
  ),
  phrase(
    "{p!} <activate> a ability of {f} on the battlefield, if it isn't a mana ability",
    { on: 'activate', who: '$p', what: { '&': ['$f', IN_PLAY] }, mana: false, $of: 'if' },
    { p: anyPlayer, f: aFilter },
  ),
  phrase(
    '{p!} <activate> a {k} ability',
    { on: 'activate', who: '$p', what: { is: 'any' }, of: '$k' },
    { p: anyPlayer, k: kindOfAbility },
  ),
  phrase(
    '{p!} <activate> a {k} ability of {f}',
    { on: 'activate', who: '$p', what: { '&': ['$f', IN_PLAY] }, of: '$k', $of: 'of' },
    { p: anyPlayer, k: kindOfAbility, f: aFilter },
  ),
  phrase(
    "{p!} <activate> a ability of {f}, if it isn't a mana ability",
    { on: 'activate', who: '$p', what: { '&': ['$f', IN_PLAY] }, mana: false, $of: 'then' },
    { p: anyPlayer, f: aFilter },
  ),
  phrase(
    "a ability of {h} is activated, if it isn't a mana ability",
    { on: 'activate', what: '$h', mana: false, $of: 'host' },
    { h: ofHost },
    { agree: 'none' },
  ),
  phrase(
    '{p!} <activate> a ability of {f}',
    { on: 'activate', who: '$p', what: { '&': ['$f', IN_PLAY] } },
    { p: anyPlayer, f: aFilter },
  ),
  phrase(
    "{p!} <activate> {f}'s {k} ability",
    { on: 'activate', who: '$p', what: { '&': ['$f', IN_PLAY] }, of: ['$k'], $of: 'its' },
    { p: anyPlayer, f: aFilter, k: keywordName },
  ),
  phrase(
    "{p!} <activate> a ability that isn't a mana ability",
    { on: 'activate', who: '$p', what: { is: 'any' }, mana: false, $of: 'any' },
    { p: anyPlayer },
  ),
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
  phrase(
    '{p!} play~ a card',
    {
      on: 'either',
      of: [
        { on: 'cast', who: '$p', what: { is: 'card' } },
        { on: 'playLand', who: '$p', what: { is: 'any' } },
      ],
    },
    { p: anyPlayer },
  ),
  phrase(
    '{p!} play~ a card from exile',
    {
      on: 'either',
      of: [
        { on: 'cast', who: '$p', what: { is: 'and', of: [{ is: 'card' }, { is: 'castFrom', zone: 'exile' }] } },
        { on: 'playLand', who: '$p', what: { is: 'any' }, from: 'exile' },
      ],
    },
    { p: anyPlayer },
  ),
]);

/** A land is played. */
export const landPlayed: Rule = alt('a land played', () => [
  phrase('{p!} play~ a land', { on: 'playLand', who: '$p', what: { is: 'any' } }, { p: anyPlayer }),
  phrase(
    '{p!} play~ a land from exile',
    { on: 'playLand', who: '$p', what: { is: 'any' }, from: 'exile' },
    { p: anyPlayer },
  ),
  phrase('{p!} play~ another land', { on: 'playLand', who: '$p', what: { is: 'other' } }, { p: anyPlayer }),
  phrase('{p!} play~ a {f}', { on: 'playLand', who: '$p', what: '$f' }, { p: anyPlayer, f: kindOfLand }),
]);

/** "An instant spell other than the first instant spell": of one kind. */
interface Other {
  what?: unknown;
  $first?: unknown;
}
const ofOneKind = (value: Other): Other | undefined => (equal(value.what, value.$first) ? value : undefined);
export const castLater: Rule = kept<Other>(
  phrase(
    '{p!} <cast> a {f} other than the first {g} that player casts each turn',
    { on: 'cast', who: '$p', what: '$f', later: true, $first: '$g' },
    { p: anyPlayer, f: singularFilter, g: singularFilter },
    { agree: 'none' },
  ),
  ofOneKind,
);
