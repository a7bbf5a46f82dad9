/**
 * "The next time … would": what happens to the damage, or what a player does instead.
 * 2006: 419 · 2009, 2011, 2026: 609.7, 614, 615
 */
import { someNode } from '@rulewright/engine';
import { alt, lazy, kept, marked, phrase } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import {
  definite,
  digits,
  filter,
  plainDigits,
  recipient,
  rounding,
  self,
  singularFilter,
  sourceFilter,
} from '../nouns/index.ts';
import { asking } from '../nouns/objects.ts';
import { postmodifier } from '../nouns/postmodifiers.ts';
import { replacementPart } from './parts.ts';

/** Creatures, artifacts … or any sources, in either number. */
export const kindsOfSources: Rule = alt('sources', () => [marked(filter, '$noun', true), sourceFilter]);
export const kindOfSource: Rule = alt('a kind of source', () => [marked(singularFilter, '$noun', true), sourceFilter]);

/** A source of damage chosen as the effect is made (2006: 419.8a · later: 609.7). */
export const sourceChosen = (): Rule => sourceChosenRule;
const sourceChosenRule: Rule = alt('a source of your choice', () => [
  phrase(
    'a {f} of your choice',
    { is: 'in', set: { set: 'source', where: '$f' } },
    { f: kindOfSource },
    { agree: 'none' },
  ),
  phrase(
    'a {f} of your choice {g}',
    { is: 'in', set: { set: 'source', where: { '&': ['$f', '$g'] }, $after: true } },
    { f: kindOfSource, g: asking(() => postmodifier, 1) },
    { agree: 'none' },
  ),
]);

/** What would deal it: a source that is chosen, one spoken of, or any of a kind. */
const source: Rule = alt('a source', () => [
  sourceChosenRule,
  phrase('{o!}', { is: 'in', set: '$o' }, { o: definite }),
  phrase('a {f}', '$f', { f: kindOfSource }, { agree: 'none' }),
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
        `{s!} would deal ${kind}damage to {r} this turn`,
        { ...event, source: '$s', recipient: '$r' },
        { s: source, r: whom },
        { agree: 'none' },
      ),
      phrase(`{s!} would deal ${kind}damage this turn`, { ...event, source: '$s' }, { s: source }, { agree: 'none' }),
      phrase(`${kind}damage would be dealt to {r} this turn`, { ...event, recipient: '$r' }, { r: whom }),
    ];
  }),
);

/** What is said of the damage prevented: any other sentence stands for itself. */
const ofPrevented = (value: unknown): unknown =>
  someNode(value, ({ $w, name }) => $w === 'prevented' || name === 'event.prevented') ? value : undefined;

export const THAT_MUCH = { q: 'that' };
/** How much of it is prevented. */
export const prevented: Rule = alt('an amount of damage', () => [
  phrase('{n} of that damage', '$n', { n: digits }),
  phrase('all but {n} of that damage', { q: 'subtract', from: THAT_MUCH, of: '$n' }, { n: plainDigits }),
  phrase('half that damage, {r}', { q: 'half', of: THAT_MUCH, round: '$r' }, { r: rounding }),
]);

const PREVENT = { instead: 'prevent' };
const once = (instead: object) => [{ part: 'replacement', replacement: { event: '$e', instead }, times: 1 }];

/** `clauses`: what may be done besides. */
export const nextTime = (clauses: () => Rule): Rule =>
  alt('the next time', () => [
    phrase('the next time {e}, prevent that damage', once(PREVENT), { e: damage }),
    phrase('the next time {e}, prevent {a}', once({ ...PREVENT, amount: '$a' }), { e: damage, a: prevented }),
    phrase('the next time {e}, prevent that damage. {c}', once({ ...PREVENT, then: '$c' }), {
      e: damage,
      c: kept<unknown>(lazy(clauses), ofPrevented),
    }),
    phrase('the next time {e}, that damage is dealt to {o} instead', once({ instead: 'redirect', to: '$o' }), {
      e: damage,
      o: recipient,
    }),
    phrase(
      'the next time {e}, (who:it|that source|that spell|that creature) deals that damage to {o} instead',
      once({ instead: 'redirect', to: '$o', $deals: true, $who: '$who' }),
      { e: damage, o: recipient },
    ),
    phrase(
      "the next time {e}, instead that source deals that much damage to you and {s} deals that much damage to that source's controller",
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
      { e: damage, s: self },
    ),
    phrase('the next time {e}, {c} instead', once({ instead: 'do', effect: '$c' }), { e: damage, c: clauses }),
    phrase(
      'the next time {e}, it deals double that damage instead',
      once({ instead: 'amount', amount: { q: 'times', of: 2, by: { q: 'that' } } }),
      { e: damage },
    ),
  ]);

/** `The next time you would lose the game this turn, instead …`. */
export const nextTimeInstead = (does: string, on: string, player: Rule, clauses: Rule | (() => Rule)): Rule =>
  phrase(
    `the next time {p!} would ${does} this turn, instead {c}`,
    {
      do: 'effect',
      parts: [{ ...replacementPart({ on, who: '$p' }, { instead: 'do', effect: '$c', $first: true }), times: 1 }],
      duration: { until: 'endOfTurn' },
    },
    { p: player, c: clauses },
    { agree: 'none' },
  );
