/** Draws replaced. 2006: 217.2, 419 · 2009: 614 · 2011: 120.6, 614 · 2026: 121.6, 614 */
import { map, phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { anyPlayer } from '../nouns/index.ts';
import { replacementPart as replacement } from './parts.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms);

/** The draws that the rules have a player make are spared. */
const EXCEPT_FIRST = [
  ['the first one <he or she draws> in <his or her> draw step each turn', 'each turn'],
  ['the first one <he or she draws> in each of <his or her> draw steps', 'each'],
  ['the first one you draw in each of your draw steps', 'yours'],
] as const;
const ONE_FROM_HAND = {
  set: 'choice',
  by: { who: 'subject' },
  from: { set: 'all', where: { is: 'any' }, zone: 'hand', of: { who: 'subject' } },
  count: { min: 1, max: 1 },
};
const THAT = { who: 'that' };
const YOU = { who: 'you' };
const NOTHING = { instead: 'nothing' };

const skipped: readonly Rule[] = [
  phrase(
    'if {p!:anyPlayer} would draw a card, that player skips that draw instead',
    [replacement({ on: 'draw', who: '$p' }, NOTHING)],
    { agree: 'none' },
  ),
  phrase('if you would draw a card, you may skip that draw instead', [
    replacement({ on: 'draw', who: YOU }, NOTHING, { optional: YOU }),
  ]),
];

/** "Then any other player may pay 2 life. If a player does, …": the first who does keeps the card from that player. */
const bidden: Rule = phrase(
  "if {p!:anyPlayer} would draw a card, <he or she reveals> it instead. then any other player may pay {n:digits} life. if a player does, put that card into its owner's graveyard. otherwise, that player draws a card",
  [
    replacement(
      { on: 'draw', who: '$p' },
      {
        instead: 'do',
        effect: [
          { do: 'reveal', who: THAT, what: { set: 'top', of: THAT, zone: 'library', count: 1 } },
          {
            do: 'pay',
            who: { who: 'except', of: { who: 'all' }, not: THAT },
            cost: { actions: [{ do: 'payLife', who: { who: 'subject' }, amount: '$n' }] },
            then: [{ do: 'move', what: { set: 'it' }, to: { zone: 'graveyard' } }],
            else: [{ do: 'draw', who: THAT, count: 1 }],
          },
        ],
        $any: true,
      },
    ),
  ],
  { agree: 'none' },
);

/** "Reveal the top card of your library instead. If it's a creature card, …": what is done instead goes on in a sentence of its own. */
interface Followed {
  p: unknown;
  q: readonly object[];
  r: readonly object[];
}
const followed = (words: string, $last: unknown, q: Rule, r: Rule): Rule =>
  map<Followed, unknown>(
    phrase.with({ p: anyPlayer, q, r })(words, { p: '$p', q: '$q', r: '$r' }, { agree: 'none' }),
    (said) => [
      replacement(
        { on: 'draw', who: said.p },
        { instead: 'do', effect: [...said.q, ...said.r], $last, $split: said.q.length },
      ),
    ],
    (value) => {
      const [part, ...more] = (Array.isArray(value) ? value : []) as readonly Record<string, Record<string, unknown>>[];
      const { event, instead, ...others } = (part?.['replacement'] ?? {}) as Record<string, Record<string, unknown>>;
      const at = instead?.['$split'] as number | undefined;
      if (instead === undefined || at === undefined || more.length > 0) return undefined;
      if (event?.['on'] !== 'draw' || instead['$last'] !== $last) return undefined;
      const effect = instead['effect'] as readonly object[];
      return Object.keys(others).length > 0
        ? undefined
        : { p: event['who'], q: effect.slice(0, at), r: effect.slice(at) };
    },
  );

/** `clauses`: what is done and must be; `insteadClauses`: the same after "instead"; `acts`: what one may do. */
export const drawsInstead = (clauses: Rule, insteadClauses: Rule, acts: () => Rule): readonly Rule[] => {
  const withInsteadClauses = phrase.with({ insteadClauses, clauses, acts });
  return [
    bidden,
    ...skipped,
    followed('if {p!} would draw a card, {q} instead. {r}', true, clauses, clauses),
    followed('if {p!} would draw a card, {q}. {r}', 'first', insteadClauses, clauses),
    withInsteadClauses(
      'if {p!:anyPlayer} would draw {n:number} or more cards, {q:insteadClauses}',
      [replacement({ on: 'draws', who: '$p', atLeast: '$n' }, { instead: 'do', effect: '$q' })],
      { agree: 'none' },
    ),
    phrase(
      'if {p!:anyPlayer} would draw one or more cards, {q!:anyPlayer} draw~ that many cards plus {n:number} instead',
      [
        replacement(
          { on: 'draws', who: '$p', atLeast: 1 },
          { instead: 'amount', amount: { q: 'add', of: [{ q: 'that' }, '$n'] }, $q: '$q' },
        ),
      ],
      { agree: 'none' },
    ),
    withInsteadClauses(
      'if {p!:anyPlayer} would draw a card, {q:clauses} instead',
      [replacement({ on: 'draw', who: '$p' }, { instead: 'do', effect: '$q', $last: true })],
      { agree: 'none' },
    ),
    ...EXCEPT_FIRST.flatMap(([except, $except]) => {
      const event = { on: 'draw', who: '$p', notFirstInDrawStep: true, $except };
      return [
        withInsteadClauses(
          `if {p!:anyPlayer} would draw a card except ${except}, {q:clauses} instead`,
          [replacement(event, { instead: 'do', effect: '$q', $last: true })],
          { agree: 'none' },
        ),
        withInsteadClauses(
          `if {p!:anyPlayer} would draw a card except ${except}, instead that player skips that draw and {q:clauses}`,
          [replacement(event, { instead: 'do', effect: '$q', $skips: true })],
          { agree: 'none' },
        ),
        withInsteadClauses(
          `if {p!:anyPlayer} would draw a card except ${except}, {q:insteadClauses}`,
          [replacement(event, { instead: 'do', effect: '$q' })],
          { agree: 'none' },
        ),
        phrase(
          `if {p!:anyPlayer} would draw a card except ${except}, that player discards a card instead. if the player discards a card this way, <he or she draws> a card. if the player doesn't discard a card this way, <mills a card>`,
          [
            replacement(event, {
              instead: 'do',
              effect: [
                { do: 'discard', who: THAT, what: ONE_FROM_HAND },
                {
                  do: 'if',
                  condition: { if: 'thatDone', who: THAT },
                  then: [{ do: 'draw', who: { who: 'they' }, count: 1 }],
                  else: [{ do: 'mill', who: { who: 'they' }, count: 1, $of: '<his or her>', $into: '<his or her>' }],
                },
              ],
              $discards: true,
            }),
          ],
          { agree: 'none' },
        ),
      ];
    }),
    withInsteadClauses(
      'if you would draw a card, you may instead {a:acts}',
      [replacement({ on: 'draw', who: YOU }, { instead: 'do', effect: '$a', $may: 'instead' }, { optional: YOU })],
      { agree: 'none' },
    ),
    withInsteadClauses(
      'if you would draw a card, you may {a:acts} instead',
      [replacement({ on: 'draw', who: YOU }, { instead: 'do', effect: '$a', $last: true }, { optional: YOU })],
      { agree: 'none' },
    ),
    withInsteadClauses(
      'if {p!:anyPlayer} would draw a card, {q:insteadClauses}',
      [replacement({ on: 'draw', who: '$p' }, { instead: 'do', effect: '$q' })],
      { agree: 'none' },
    ),
    withInsteadClauses(
      'if {p!:anyPlayer} would draw a card while {c:condition}, {q:clauses} instead',
      [replacement({ on: 'draw', who: '$p' }, { instead: 'do', effect: '$q', $last: true }, { condition: '$c' })],
      { agree: 'none' },
    ),
    withInsteadClauses(
      'if {p!:anyPlayer} would draw a card while {c:condition}, {q:insteadClauses}',
      [replacement({ on: 'draw', who: '$p' }, { instead: 'do', effect: '$q' }, { condition: '$c' })],
      { agree: 'none' },
    ),
  ];
};
