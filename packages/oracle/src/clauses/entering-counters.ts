/**
 * The counters with which something enters: as its own text or that of others says, and as an effect says of one object or for a time.
 * 2006: 410.10d · 2009, 2011: 614.12 · 2026: 122.6, 614.1c, 614.12
 */
import { alt, marked, phrasesOf, series } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { anaphora } from '../nouns/objects.ts';
import { one } from './agree.ts';
import { replacementPart } from './parts.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({
  additional,
  everything,
  kinds,
  kindsAnd: series(oneKind, 'and', { min: 2 }),
  oneAnaphora: one(anaphora),
}));

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
const oneKind: Rule = phrase(
  '{n#:aNumber} {c:counterKind} counter#',
  { counter: '$c', count: '$n' },
  { agree: 'none' },
);

/** After "enters": further counters. */
const additional: Rule = alt('additional counters', () => [
  phrase(`with {n#:aNumber} additional {c:counterKind} counter# ${ON_IT}`, counters('$n', MORE), { agree: 'none' }),
  phrase(`with a additional {n:digits} {c:counterKind} counters ${ON_IT}`, counters('$n', { $more: 'an' }), {
    agree: 'none',
  }),
  phrase(`with a additional {c:counterKind} counter ${ON_IT} for each {e:each}`, counters('$e', MORE), {
    agree: 'none',
  }),
  phrase(
    `with a number of additional {c:counterKind} counters ${ON_IT} equal to {q:quantity}`,
    counters('$q', { $more: 'number' }),
    { agree: 'none' },
  ),
]);

/** After "enters": counters of several kinds, or of a kind chosen then. */
const kinds: Rule = alt('counters', () => [
  additional,
  phrase(`with {l:kindsAnd} ${ON_IT}`, { counters: '$l' }, { agree: 'none' }),
  phrase(
    `with a {c:counterKind} counter ${ON_IT} for each {e:each} and a {d:counterKind} counter ${ON_IT} for each {f:each}`,
    {
      counters: [
        { counter: '$c', count: '$e' },
        { counter: '$d', count: '$f' },
      ],
      $each: 'both',
    },
    { agree: 'none' },
  ),
  phrase(`with your choice of a {a:counterKind} counter or a {b:counterKind} counter ${ON_IT}`, ofChoice('$a', '$b'), {
    agree: 'none',
  }),
  phrase(
    `with your choice of a {a:counterKind} counter, a {b:counterKind} counter, or a {d:counterKind} counter ${ON_IT}`,
    ofChoice('$a', '$b', '$d'),
    { agree: 'none' },
  ),
]);

/** What a static ability says: `what` enters with such counters. */
export const entersWithCounters = (what: Rule): Rule =>
  phrase.with({ s: what })('{s!} <enters> {k:kinds}', [entering('$s', { '...': '$k' })], { agree: 'none' });

/** Everything of a kind that enters meanwhile. */
const everything: Rule = alt('what enters', () => [
  marked(phrase('each {f#:singularFilter}', '$f'), '$d', 'each'),
  marked(phrase('{f#:pluralFilter}', '$f'), '$d', 'several'),
]);
const ofIt = { do: 'effect', duration: { until: 'forever' } };

/** "That creature enters with an additional +1/+1 counter on it": said of a spell that is to become it. */
export const willEnterWithCounters: Rule = alt('entering with counters', () => [
  phrase(
    '{o!:oneAnaphora} <enters> {k:additional}',
    { ...ofIt, parts: [entering({ is: 'in', set: '$o' }, { '...': '$k' })] },
    { agree: 'none' },
  ),
  phrase(
    'this turn, {s!:everything} <enters> {k:additional}',
    { do: 'effect', duration: { until: 'endOfTurn' }, parts: [entering('$s', { '...': '$k' })], $pre: 'this turn' },
    { agree: 'none' },
  ),
  phrase(
    '{d:until}, {s!:everything} <enters> {k:additional}',
    { do: 'effect', duration: '$d', parts: [entering('$s', { '...': '$k' })], $pre: true },
    { agree: 'none' },
  ),
]);
