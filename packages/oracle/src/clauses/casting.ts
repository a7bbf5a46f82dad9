/**
 * Casting while something resolves: cards spoken of, targets, and cards that are such spells. What becomes of the spell then.
 * 2006: 409, 503.12 · 2009, 2011: 601, 608.2f · 2026: 601, 608.2g
 */
import { alt, lazy, kept, phrase, SUBJECT } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { asking } from '../nouns/objects.ts';
import { several } from './agree.ts';
import { cardFilter, definite, filter, howMany, object, possessive } from '../nouns/index.ts';
import { postmodifier } from '../nouns/postmodifiers.ts';
import { zone } from '../nouns/zones.ts';
import { replacementPart } from './parts.ts';
import { castingCost } from './payments.ts';
import { spending } from './spending.ts';
import { spellOfKind } from './spells-of-cards.ts';

const COST = "($cost:its mana cost|their mana costs|that card's mana cost)";
const choice = (from: unknown) => ({ set: 'choice', by: SUBJECT, from, count: '$n' });
/** The hand that was revealed or looked at. */
const SHOWN = { set: 'that', noun: { is: 'any' }, how: 'shown' };
const CARDS = { set: 'all', where: { is: 'any' }, '...': '$z' };

const ofTarget = (value: unknown): unknown =>
  (value as { set?: string } | undefined)?.set === 'target' ? value : undefined;
/** A target and nothing else. */
export const targetOnly: Rule = kept<unknown>(
  lazy(() => definite as Rule),
  ofTarget,
);

/** The zone of one player, or any: a spell from each of several graveyards is one for each. */
const ofOne = (value: unknown): unknown => {
  const who = (value as { of?: { who: string } } | undefined)?.of?.who;
  return who === 'all' || who === 'opponents' ? undefined : value;
};
const oneZone: Rule = kept<unknown>(zone, ofOne);

/** A spell of a kind: `a creature spell with mana value 3 or less from your hand`. Its value is what is cast, and as what. */
const suchSpells: Rule = alt('spells', () => [
  phrase('{n#} {f#} from {z}', { what: choice(CARDS), as: '$f' }, { n: howMany, f: spellOfKind, z: oneZone }),
  phrase(
    '{n#} {f#} from {z} {g}',
    { what: choice(CARDS), as: { '&': ['$f', '$g'] }, $after: true },
    { n: howMany, f: spellOfKind, z: oneZone, g: () => postmodifier },
  ),
  phrase(
    '{f} from among {o}',
    { what: { ...choice('$o'), count: { min: 0, max: null }, $bare: true }, as: '$f' },
    { f: asking(() => spellOfKind, 2), o: definite },
  ),
  phrase('{n#} {f#} from among {o}', { what: choice('$o'), as: '$f' }, { n: howMany, f: spellOfKind, o: definite }),
]);

const spokenOf = (value: unknown): unknown =>
  (value as { set?: string } | undefined)?.set === 'that' ? value : undefined;
const severalSpokenOf: Rule = kept<unknown>(
  lazy(() => several(definite)),
  spokenOf,
);
const oneSpokenOf: Rule = kept<unknown>(
  lazy(() => definite as Rule),
  (value) => ((value as { $n?: unknown } | undefined)?.$n === undefined ? spokenOf(value) : undefined),
);
const notThose = (value: unknown): unknown => ((value as { $n?: unknown }).$n === undefined ? value : undefined);
const notSeveral: Rule = alt('what is cast', () => [kept<unknown>(object, notThose)]);

/** What players do; without `who`. */
export const castVerb: Rule = alt('casting', () => [
  // those that the player likes, in any order
  phrase(
    '<cast> {o} without paying their mana costs',
    { do: 'cast', what: { ...choice('$o'), count: { min: 0, max: null }, $those: true }, free: true },
    { o: () => severalSpokenOf },
  ),
  ...['', ' if able'].map((able) =>
    phrase(
      `<cast> {o} without paying ${COST}${able}`,
      { do: 'cast', what: '$o', free: true, ...(able && { $able: true }) },
      { o: () => notSeveral },
    ),
  ),
  phrase(
    `<cast> {o} without paying ${COST} if it's a {f}`,
    { do: 'cast', what: '$o', free: true, as: '$f', $if: true },
    { o: definite, f: asking(() => spellOfKind, 1) },
    { agree: 'v' },
  ),
  phrase(`play~ {o} without paying ${COST}`, { do: 'cast', what: '$o', free: true, lands: true }, { o: object }),
  phrase(
    '<cast> {o} by {g} rather than paying its mana cost',
    { do: 'cast', what: '$o', cost: '$g' },
    { o: definite, g: castingCost },
  ),
  phrase(
    `<cast> {s} by {g} rather than paying ${COST}`,
    { do: 'cast', '...': '$s', cost: '$g' },
    { s: suchSpells, g: castingCost },
    { agree: 'none' },
  ),
  phrase(
    `<cast> {n#} {f#} ($in:from|in) it without paying ${COST}`,
    { do: 'cast', what: choice({ set: 'where', of: SHOWN, filter: '$f' }), free: true, $in: '$in' },
    { n: howMany, f: cardFilter },
    { agree: 'v' },
  ),
  phrase(
    `<cast> {o} face down as a 2/2 creature spell without paying ${COST}`,
    { do: 'cast', what: '$o', free: true, faceDown: true },
    { o: definite },
    { agree: 'v' },
  ),
  phrase('<cast> {t}', { do: 'cast', what: '$t' }, { t: targetOnly }),
  // for its costs, while this resolves
  phrase('<cast> {o}', { do: 'cast', what: '$o' }, { o: oneSpokenOf }),
  phrase('<cast> {t}, and {s}', { do: 'cast', what: '$t', '...': '$s' }, { t: targetOnly, s: spending }),
  phrase(
    `<cast> {s} without paying ${COST}`,
    { do: 'cast', '...': '$s', free: true },
    { s: suchSpells },
    { agree: 'none' },
  ),
  phrase('<cast> {s}', { do: 'cast', '...': '$s' }, { s: suchSpells }, { agree: 'none' }),
]);

/** "If that spell would be put into a graveyard, exile it instead": the spell that was cast. */
const leaving = (words: string, what: object, end: string, instead: object, slots: Record<string, Rule> = {}): Rule =>
  phrase(
    `if ${words} would be put into {z} [turn: this turn], ${end} instead`,
    {
      do: 'effect',
      parts: [replacementPart({ on: 'move', what, to: 'graveyard', '...': '$z' }, { instead: 'zone', ...instead })],
      duration: { until: 'endOfTurn' },
      $turn: '$turn',
    },
    { z: () => graveyard, ...slots },
    { agree: 'none' },
  );
const CAST_THIS_WAY = { is: 'in', set: { set: 'castThisWay', $words: '$words' } };
const EXILED = ['exile it', { zone: 'exile' }] as const;
const ON_BOTTOM = ["put it on the bottom of its owner's library", { zone: 'library', position: 'bottom' }] as const;
export const castSpellLeaves: Rule = alt('what becomes of the spell', () =>
  [EXILED, ON_BOTTOM].flatMap(([end, instead]) => [
    leaving('(words:that spell|that card|a spell cast this way|a card cast this way)', CAST_THIS_WAY, end, instead),
    leaving(
      'a {f} cast this way',
      { '&': ['$f', { is: 'in', set: { set: 'castThisWay', $words: 'noun' } }] },
      end,
      instead,
      { f: asking(() => moreThanSpell, 1) },
    ),
  ]),
);
/** `instant or sorcery spell`: the words for any spell are those above. */
const ofSomeKind = (value: unknown): unknown =>
  (value as { is?: string } | undefined)?.is === 'spell' ? undefined : value;
const moreThanSpell: Rule = kept<unknown>(
  lazy(() => filter as Rule),
  ofSomeKind,
);
const graveyard: Rule = alt('a graveyard', () => [
  phrase('a graveyard', {}),
  phrase('{p} graveyard', { toOf: '$p' }, { p: possessive }),
]);
