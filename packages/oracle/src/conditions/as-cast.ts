/** Conditions about what was so, or was paid, as the spell became cast or the permanent entered. 2006: 409.1i · 2009, 2011: 601.2h · 2026: 601.2i, 702.104b */
import { alt, map, phrasesOf, type Rule, words } from '../grammar/index.ts';
import { aCard } from './being.ts';
import { manaSymbols } from '../nouns/numbers.ts';
import { nouns } from '../nouns/vocabulary.ts';

const phrase = phrasesOf(nouns, () => ({ aCard, listedKicker, warp: words('a keyword', { warp: 'warp' }) }));

const controlled = (where: unknown) => ({
  if: 'asCast',
  name: 'as cast',
  condition: {
    if: 'exists',
    what: { set: 'all', where: { '&': [where, { is: 'controlledBy', player: { who: 'you' } }] } },
  },
});

/** It was cast for its escape cost, which no copy of a spell was (2026: 702.138b, 707.10). */
export const ESCAPED = {
  if: 'and',
  of: [
    { if: 'paid', cost: 'escape' },
    { if: 'cast', what: { set: 'self' } },
  ],
};

/** "You revealed a Dragon card or controlled a Dragon as you cast ~." What is revealed is a cost (`references/links.ts`). */
export const asCast: Rule = alt('as it was cast', () => [
  phrase('you revealed a {k:aCard} or controlled a {f:singularFilter} as you cast ($n:~|this spell)', {
    if: 'or',
    of: [{ if: 'paid', cost: 'revealed', $what: '$k' }, controlled('$f')],
  }),
  phrase('you cast this spell during your main phase', {
    if: 'and',
    of: [
      { if: 'cast', what: { set: 'self' } },
      {
        if: 'asCast',
        name: 'as cast',
        condition: {
          if: 'and',
          of: [
            { if: 'turn', of: { who: 'you' } },
            { if: 'phase', phase: ['precombatMain', 'postcombatMain'] },
          ],
        },
      },
    ],
    $main: true,
  }),
  phrase("tribute wasn't paid", { if: 'isWord', name: 'tribute', word: 'no tribute' }),
  phrase('you controlled a {f:singularFilter} as you cast ~', controlled('$f')),
]);

/** Whether and from where it was cast. */
export const wasCast: Rule = alt('how it was cast', () => [
  phrase('($o:~|it|this spell) was cast from a graveyard', {
    if: 'matches',
    what: { set: 'self' },
    filter: { is: 'castFrom', zone: 'graveyard' },
  }),
  phrase('($o:~|it|this spell) was cast from your hand', {
    if: 'cast',
    what: { set: 'self' },
    from: 'hand',
    of: { who: 'you' },
    $was: true,
  }),
  phrase('($o:~|it|this spell) was cast from exile', { if: 'cast', what: { set: 'self' }, from: 'exile', $was: true }),
  phrase('($o:~|it|this spell) was cast from anywhere other than your hand', {
    if: 'and',
    of: [
      { if: 'cast', what: { set: 'self' } },
      { if: 'not', of: { if: 'cast', what: { set: 'self' }, from: 'hand', of: { who: 'you' } } },
    ],
  }),
  phrase('that spell was kicked', {
    if: 'matches',
    what: { set: 'that', noun: { is: 'spell' } },
    filter: { is: 'paid', cost: 'kicker' },
  }),
  phrase(
    '{o:definite} was cast for its {k:warp} cost',
    { if: 'matches', what: '$o', filter: { is: 'paid', cost: '$k' } },
    { agree: 'none' },
  ),
  phrase('you cast it', { if: 'cast', what: { set: 'it' } }),
  ...(
    [
      ["you've <played> {s:self} this turn", 'turn'],
      ['{s:self} was <played> this turn', 'was'],
    ] as const
  ).map(([said, $cast]) =>
    phrase(
      said,
      {
        if: 'and',
        of: [
          { if: 'cast', what: '$s' },
          { if: 'matches', what: '$s', filter: { is: 'history', event: { did: 'entered' } } },
        ],
        $cast,
      },
      { agree: 'none' },
    ),
  ),
  phrase("it wasn't cast", { if: 'not', of: { if: 'cast', what: { set: 'it' } } }),
  phrase('($it:it|he|she) was cast', { if: 'cast', what: { set: 'it' }, $was: true }),
  phrase('you cast it from your graveyard', { if: 'cast', what: { set: 'it' }, from: 'graveyard', of: { who: 'you' } }),
  phrase('it entered from your graveyard', {
    if: 'matches',
    what: { set: 'it' },
    filter: {
      is: 'history',
      event: {
        did: 'underwent',
        event: { on: 'move', what: { is: 'any' }, from: 'graveyard', to: 'battlefield', fromOf: { who: 'you' } },
      },
    },
  }),
  phrase('you cast it from your hand', { if: 'cast', what: { set: 'it' }, from: 'hand', of: { who: 'you' } }),
  phrase("you didn't cast it from your hand", {
    if: 'not',
    of: { if: 'cast', what: { set: 'it' }, from: 'hand', of: { who: 'you' } },
  }),
]);

/** A card in exile that a player may cast or play is still there if that was not done: what is played leaves it. */
export const notPlayed: readonly Rule[] = ['cast', 'played'].map((verb) =>
  phrase(
    `you haven't ${verb} {o:definite}`,
    { if: 'matches', what: '$o', filter: { is: 'zone', zone: 'exile' }, $not: verb },
    { agree: 'none' },
  ),
);

/** Costs paid besides the mana cost. */
export const paidBesides: Rule = alt('a cost paid besides', () => [
  phrase("this spell's additional cost was paid", { if: 'paid', cost: 'additional' }),
  phrase('this spell was cast using teamwork', { if: 'paid', cost: 'teamwork' }),
  phrase('evidence was collected', { if: 'paid', cost: 'evidence' }),
]);

/** One of two kickers, by the cost that is listed: the tag under which it is paid. */
const listedKicker: Rule = map<readonly string[], string>(
  manaSymbols,
  (listed) => `kicker ${listed.map((symbol) => `{${symbol}}`).join('')}`,
  (tag) => Array.from(tag.matchAll(/\{([^}]+)\}/g), ([, symbol]) => symbol as string),
);

/** What was kicked, with any of its kickers or with one of them. */
export const kicked: Rule = alt('kicked', () => [
  phrase('($o:~|~~|it|this spell|this creature) was kicked', { if: 'paid', cost: 'kicker' }),
  phrase('($o:~|~~|it|this spell|this creature) was kicked twice', {
    if: 'compare',
    left: { q: 'timesPaid', cost: 'kicker' },
    op: '≥',
    right: 2,
  }),
  phrase('($o:~|it|this spell|this creature) was kicked with its {k:listedKicker} kicker', { if: 'paid', cost: '$k' }),
]);
