/**
 * The counters with which something enters: as its own text or that of others says, and as an effect says of one object or for a time.
 * 2006: 410.10d · 2009, 2011: 614.12 · 2026: 122.6, 614.1c, 614.12
 */
import { alt, marked, phrase, series } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { aNumber, counterKind, each, pluralFilter, quantity, singularFilter, until } from '../nouns/index.ts';
import { digits } from '../nouns/numbers.ts';
import { anaphora } from '../nouns/objects.ts';
import { one } from './agree.ts';
import { replacementPart } from './parts.ts';

const entering = (what: unknown, how: object): object =>
  replacementPart({ on: 'move', what, to: 'battlefield' }, { instead: 'enters', ...how });
const counters = (count: unknown, marks: object): object => ({ counters: [{ counter: '$c', count }], ...marks });

const CHOSEN = 'chosenCounter';
const ifChosen = (counter: string): object => ({
  counter,
  count: { q: 'if', condition: { if: 'isWord', name: CHOSEN, word: counter }, then: 1, else: 0 },
});
const ofChoice = (...options: readonly string[]): object => ({
  choices: [{ do: 'choose', who: { who: 'you' }, what: { choose: 'word', options }, link: CHOSEN }],
  counters: options.map(ifChosen),
});

const ON_IT = 'on ($it:it|him|her)';
const MORE = { $more: true };
const n = { n: aNumber, c: counterKind };
const oneKind: Rule = phrase('{n#} {c} counter#', { counter: '$c', count: '$n' }, n, { agree: 'none' });

/** After "enters": further counters. */
const additional: Rule = alt('additional counters', () => [
  phrase(`with {n#} additional {c} counter# ${ON_IT}`, counters('$n', MORE), n, { agree: 'none' }),
  phrase(
    `with a additional {n} {c} counters ${ON_IT}`,
    counters('$n', { $more: 'an' }),
    { n: digits, c: counterKind },
    { agree: 'none' },
  ),
  phrase(
    `with a additional {c} counter ${ON_IT} for each {e}`,
    counters('$e', MORE),
    { c: counterKind, e: each },
    { agree: 'none' },
  ),
  phrase(
    `with a number of additional {c} counters ${ON_IT} equal to {q}`,
    counters('$q', { $more: 'number' }),
    { c: counterKind, q: quantity },
    { agree: 'none' },
  ),
]);

/** After "enters": counters of several kinds, or of a kind chosen then. */
const kinds: Rule = alt('counters', () => [
  additional,
  phrase(`with {l} ${ON_IT}`, { counters: '$l' }, { l: series(oneKind, 'and', { min: 2 }) }, { agree: 'none' }),
  phrase(
    `with a {c} counter ${ON_IT} for each {e} and a {d} counter ${ON_IT} for each {f}`,
    {
      counters: [
        { counter: '$c', count: '$e' },
        { counter: '$d', count: '$f' },
      ],
      $each: 'both',
    },
    { c: counterKind, d: counterKind, e: each, f: each },
    { agree: 'none' },
  ),
  phrase(
    `with your choice of a {a} counter or a {b} counter ${ON_IT}`,
    ofChoice('$a', '$b'),
    { a: counterKind, b: counterKind },
    { agree: 'none' },
  ),
  phrase(
    `with your choice of a {a} counter, a {b} counter, or a {d} counter ${ON_IT}`,
    ofChoice('$a', '$b', '$d'),
    { a: counterKind, b: counterKind, d: counterKind },
    { agree: 'none' },
  ),
]);

/** What a static ability says: `what` enters with such counters. */
export const entersWithCounters = (what: Rule): Rule =>
  phrase('{s!} <enters> {k}', [entering('$s', { '...': '$k' })], { s: what, k: kinds }, { agree: 'none' });

/** Everything of a kind that enters meanwhile. */
const everything: Rule = alt('what enters', () => [
  marked(phrase('each {f#}', '$f', { f: singularFilter }), '$d', 'each'),
  marked(phrase('{f#}', '$f', { f: pluralFilter }), '$d', 'several'),
]);
const ofIt = { do: 'effect', duration: { until: 'forever' } };

/** "That creature enters with an additional +1/+1 counter on it": said of a spell that is to become it. */
export const willEnterWithCounters: Rule = alt('entering with counters', () => [
  phrase(
    '{o!} <enters> {k}',
    { ...ofIt, parts: [entering({ is: 'in', set: '$o' }, { '...': '$k' })] },
    { o: one(anaphora), k: additional },
    { agree: 'none' },
  ),
  phrase(
    'this turn, {s!} <enters> {k}',
    { do: 'effect', duration: { until: 'endOfTurn' }, parts: [entering('$s', { '...': '$k' })], $pre: 'this turn' },
    { s: everything, k: additional },
    { agree: 'none' },
  ),
  phrase(
    '{d}, {s!} <enters> {k}',
    { do: 'effect', duration: '$d', parts: [entering('$s', { '...': '$k' })], $pre: true },
    { d: until, s: everything, k: additional },
    { agree: 'none' },
  ),
]);
