/**
 * Casting while something resolves: cards spoken of, targets, and cards that are such spells. What becomes of the spell then.
 * 2006: 409, 503.12 · 2009, 2011: 601, 608.2f · 2026: 601, 608.2g
 */
import { alt, lazy, kept, phrasesOf, SUBJECT } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { asking } from '../nouns/objects.ts';
import { several } from './agree.ts';
import { definite, filter, object } from '../nouns/index.ts';
import { zone } from '../nouns/zones.ts';
import { replacementPart } from './parts.ts';
import { castingCost } from './payments.ts';
import { spending } from './spending.ts';
import { spellOfKind } from './spells-of-cards.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({
  castingCost,
  graveyard,
  notSeveral,
  oneSpokenOf,
  oneZone,
  pluralSpellOfKind: asking(() => spellOfKind, 2),
  severalSpokenOf,
  singularSpellOfKind: asking(() => spellOfKind, 1),
  spellOfKind,
  spending,
  suchSpells,
  targetOnly,
}));

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
  phrase('{n#:howMany} {f#:spellOfKind} from {z:oneZone}', { what: choice(CARDS), as: '$f' }),
  phrase('{n#:howMany} {f#:spellOfKind} from {z:oneZone} {g:postmodifier}', {
    what: choice(CARDS),
    as: { '&': ['$f', '$g'] },
    $after: true,
  }),
  phrase('{f:pluralSpellOfKind} from among {o:definite}', {
    what: { ...choice('$o'), count: { min: 0, max: null }, $bare: true },
    as: '$f',
  }),
  phrase('{n#:howMany} {f#:spellOfKind} from among {o:definite}', { what: choice('$o'), as: '$f' }),
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
  phrase('<cast> {o:severalSpokenOf} without paying their mana costs', {
    do: 'cast',
    what: { ...choice('$o'), count: { min: 0, max: null }, $those: true },
    free: true,
  }),
  ...['', ' if able'].map((able) =>
    phrase(`<cast> {o:notSeveral} without paying ${COST}${able}`, {
      do: 'cast',
      what: '$o',
      free: true,
      ...(able && { $able: true }),
    }),
  ),
  phrase(
    `<cast> {o:definite} without paying ${COST} if it's a {f:singularSpellOfKind}`,
    { do: 'cast', what: '$o', free: true, as: '$f', $if: true },
    { agree: 'v' },
  ),
  phrase(`play~ {o:object} without paying ${COST}`, { do: 'cast', what: '$o', free: true, lands: true }),
  phrase('<cast> {o:definite} by {g:castingCost} rather than paying its mana cost', {
    do: 'cast',
    what: '$o',
    cost: '$g',
  }),
  phrase(
    `<cast> {s:suchSpells} by {g:castingCost} rather than paying ${COST}`,
    { do: 'cast', '...': '$s', cost: '$g' },
    { agree: 'none' },
  ),
  phrase(
    `<cast> {n#:howMany} {f#:cardFilter} ($in:from|in) it without paying ${COST}`,
    { do: 'cast', what: choice({ set: 'where', of: SHOWN, filter: '$f' }), free: true, $in: '$in' },
    { agree: 'v' },
  ),
  phrase(
    `<cast> {o:definite} face down as a 2/2 creature spell without paying ${COST}`,
    { do: 'cast', what: '$o', free: true, faceDown: true },
    { agree: 'v' },
  ),
  phrase('<cast> {t:targetOnly}', { do: 'cast', what: '$t' }),
  // for its costs, while this resolves
  phrase('<cast> {o:oneSpokenOf}', { do: 'cast', what: '$o' }),
  phrase('<cast> {t:targetOnly}, and {s:spending}', { do: 'cast', what: '$t', '...': '$s' }),
  phrase(`<cast> {s:suchSpells} without paying ${COST}`, { do: 'cast', '...': '$s', free: true }, { agree: 'none' }),
  phrase('<cast> {s:suchSpells}', { do: 'cast', '...': '$s' }, { agree: 'none' }),
]);

/** "If that spell would be put into a graveyard, exile it instead": the spell that was cast. */
const leaving = (words: string, what: object, end: string, instead: object, slots: Record<string, Rule> = {}): Rule =>
  phrase.with(slots)(
    `if ${words} would be put into {z:graveyard} [turn: this turn], ${end} instead`,
    {
      do: 'effect',
      parts: [replacementPart({ on: 'move', what, to: 'graveyard', '...': '$z' }, { instead: 'zone', ...instead })],
      duration: { until: 'endOfTurn' },
      $turn: '$turn',
    },
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
  phrase('{p:possessive} graveyard', { toOf: '$p' }),
]);
