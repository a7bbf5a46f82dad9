/** Doubling and tripling power, toughness, life totals and counters. 2006, 2009, 2011: none · 2026: 701.10–11 */
import type { Quantity } from '@rulewright/engine';
import { alt, kept, lazy, phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { definite } from '../nouns/index.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({ oneOrEach }));

/** Of each of them its own. */
const EACH = { set: 'each' } as never;
const stat = (name: 'power' | 'toughness'): Quantity => ({ q: 'stat', stat: name, of: EACH });

/** One thing that is named, or each of several. */
const isOneOrEach = (o: unknown): boolean => {
  const { set, $d } = (o ?? {}) as { set?: string; $d?: string };
  return set !== 'all' || $d === 'each';
};
const oneOrEach: Rule = kept<unknown>(
  lazy(() => definite as Rule),
  (o) => (isOneOrEach(o) ? o : undefined),
);

const STATS = [
  ['power', ['power']],
  ['toughness', ['toughness']],
  ['power and toughness', ['power', 'toughness']],
] as const;

/** What is added to a number to make it so many times what it is. */
const added = (times: number, q: Quantity): Quantity => (times === 2 ? q : { q: 'times', of: times - 1, by: q });

/** Verb phrases that name no player. */
export const doublingVerb: Rule = alt('doubling', () => [
  phrase('double~ the number of each kind of counter on {o:object}', { do: 'putSameCounters', as: EACH, on: '$o' }),
  ...(
    [
      ['double~', 2],
      ['triple~', 3],
    ] as const
  ).flatMap(([verb, times]) => [
    ...STATS.flatMap(([words, stats]) => {
      const change = (name: 'power' | 'toughness'): Quantity =>
        (stats as readonly string[]).includes(name) ? added(times, stat(name)) : 0;
      const node = {
        do: 'effect',
        parts: [
          {
            part: 'change',
            affects: '$o',
            mods: [{ mod: 'modifyPT', power: change('power'), toughness: change('toughness'), multiplies: true }],
          },
        ],
        duration: { until: 'endOfTurn' },
      };
      return [
        phrase(`${verb} the ${words} of {o:oneOrEach} until end of turn`, { ...node, $of: true }),
        phrase(`${verb} {o:objectPossessive} ${words} until end of turn`, node),
      ];
    }),
    phrase(`${verb} the number of {c:counterKind} counters on {o:object}`, {
      do: 'putCounters',
      counter: '$c',
      on: '$o',
      count: added(times, { q: 'counters', counter: '$c', on: EACH }),
      $times: times,
    }),
    phrase(`${verb} {p:possessive} life total`, {
      do: 'setLife',
      who: '$p',
      amount: { q: 'times', of: times, by: { q: 'life', of: { who: 'actor' } } },
    }),
  ]),
]);
