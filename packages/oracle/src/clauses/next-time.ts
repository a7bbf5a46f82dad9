/**
 * "The next time … would": what happens to the damage, or what a player does instead.
 * 2006: 419 · 2009, 2011, 2026: 609.7, 614, 615
 */
import { someNode } from '@rulewright/engine';
import { alt, lazy, kept, marked, phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { filter, recipient, singularFilter, sourceFilter } from '../nouns/index.ts';
import { replacementPart } from './parts.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({ damage, kindOfSource, prevented, source, whom }));

/** Creatures, artifacts … or any sources, in either number. */
export const kindsOfSources: Rule = alt('sources', () => [marked(filter, '$noun', true), sourceFilter]);
export const kindOfSource: Rule = alt('a kind of source', () => [marked(singularFilter, '$noun', true), sourceFilter]);

/** A source of damage chosen as the effect is made (2006: 419.8a · later: 609.7). */
export const sourceChosen = (): Rule => sourceChosenRule;
const sourceChosenRule: Rule = alt('a source of your choice', () => [
  phrase('a {f:kindOfSource} of your choice', { is: 'in', set: { set: 'source', where: '$f' } }, { agree: 'none' }),
  phrase(
    'a {f:kindOfSource} of your choice {g:singularPostmodifier}',
    { is: 'in', set: { set: 'source', where: { '&': ['$f', '$g'] }, $after: true } },
    { agree: 'none' },
  ),
]);

/** What would deal it: a source that is chosen, one spoken of, or any of a kind. */
const source: Rule = alt('a source', () => [
  sourceChosenRule,
  phrase('{o!:definite}', { is: 'in', set: '$o' }),
  phrase('a {f:kindOfSource}', '$f', { agree: 'none' }),
]);

/** "Damage to an opponent" is to any of them; nobody is chosen. Read as a choice, it is refused. */
const oneInParticular = (value: unknown): unknown =>
  (value as { players?: { who?: string } } | undefined)?.players?.who === 'opponent' ? undefined : value;
const whom: Rule = kept<unknown>(recipient, oneInParticular);

const damage: Rule = alt('damage', () =>
  ['', 'combat '].flatMap((kind) => {
    const event = { on: 'damage', ...(kind === '' ? {} : { combat: true }) };
    return [
      phrase(
        `{s!:source} would deal ${kind}damage to {r:whom} this turn`,
        { ...event, source: '$s', recipient: '$r' },
        { agree: 'none' },
      ),
      phrase(`{s!:source} would deal ${kind}damage this turn`, { ...event, source: '$s' }, { agree: 'none' }),
      phrase(`${kind}damage would be dealt to {r:whom} this turn`, { ...event, recipient: '$r' }),
    ];
  }),
);

/** What is said of the damage prevented: any other sentence stands for itself. */
const ofPrevented = (value: unknown): unknown =>
  someNode(value, ({ $w, name }) => $w === 'prevented' || name === 'event.prevented') ? value : undefined;

export const THAT_MUCH = { q: 'that' };
/** How much of it is prevented. */
export const prevented: Rule = alt('an amount of damage', () => [
  phrase('{n:digits} of that damage', '$n'),
  phrase('all but {n:plainDigits} of that damage', { q: 'subtract', from: THAT_MUCH, of: '$n' }),
  phrase('half that damage, {r:rounding}', { q: 'half', of: THAT_MUCH, round: '$r' }),
]);

const PREVENT = { instead: 'prevent' };
const once = (instead: object) => [{ part: 'replacement', replacement: { event: '$e', instead }, times: 1 }];

/** `clauses`: what may be done besides. */
export const nextTime = (clauses: () => Rule): Rule => {
  const withClauses = phrase.with({ ofPreventedDamage: kept<unknown>(lazy(clauses), ofPrevented), clauses });
  return alt('the next time', () => [
    phrase('the next time {e:damage}, prevent that damage', once(PREVENT)),
    phrase('the next time {e:damage}, prevent {a:prevented}', once({ ...PREVENT, amount: '$a' })),
    withClauses(
      'the next time {e:damage}, prevent that damage. {c:ofPreventedDamage}',
      once({ ...PREVENT, then: '$c' }),
    ),
    phrase(
      'the next time {e:damage}, that damage is dealt to {o:recipient} instead',
      once({ instead: 'redirect', to: '$o' }),
    ),
    phrase(
      'the next time {e:damage}, (who:it|that source|that spell|that creature) deals that damage to {o:recipient} instead',
      once({ instead: 'redirect', to: '$o', $deals: true, $who: '$who' }),
    ),
    phrase(
      "the next time {e:damage}, instead that source deals that much damage to you and {s:self} deals that much damage to that source's controller",
      once({
        instead: 'do',
        effect: [
          { do: 'original' },
          {
            do: 'damage',
            source: '$s',
            amount: THAT_MUCH,
            to: { players: { who: 'controllers', of: { set: 'that', noun: { is: 'any' } } } },
          },
        ],
      }),
    ),
    withClauses('the next time {e:damage}, {c:clauses} instead', once({ instead: 'do', effect: '$c' })),
    phrase(
      'the next time {e:damage}, it deals double that damage instead',
      once({ instead: 'amount', amount: { q: 'times', of: 2, by: { q: 'that' } } }),
    ),
  ]);
};

/** `The next time you would lose the game this turn, instead …`. */
export const nextTimeInstead = (does: string, on: string, player: Rule, clauses: Rule | (() => Rule)): Rule =>
  phrase.with({ p: player, c: clauses })(
    `the next time {p!} would ${does} this turn, instead {c}`,
    {
      do: 'effect',
      parts: [{ ...replacementPart({ on, who: '$p' }, { instead: 'do', effect: '$c', $first: true }), times: 1 }],
      duration: { until: 'endOfTurn' },
    },
    { agree: 'none' },
  );
