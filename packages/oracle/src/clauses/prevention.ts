/**
 * Prevention and redirection of damage: the parts of an effect.
 * 2006: 419 · 2009, 2011, 2026: 614, 615, 616
 */
import { alt, phrase } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { definite, digits, player, recipient, sourceFilter } from '../nouns/index.ts';
import { asking, singularKind } from '../nouns/objects.ts';
import { clauses } from './index.ts';
import { kindsOfSources, nextTime, sourceChosen } from './next-time.ts';

const part = (event: object, instead: object, more: object = {}) => [
  { part: 'replacement', replacement: { event, instead }, ...more },
];
const PREVENT = { instead: 'prevent' };

/** Damage prevented or redirected this turn. `recipient` in an event is who or what would be dealt damage. */
export const preventionPart: Rule = alt('prevention', () => [
  // before an "instead": to the target of what is replaced
  phrase('prevent the next {n} damage', part({ on: 'damage', recipient: { again: true } }, PREVENT, { shield: '$n' }), {
    n: digits,
  }),
  phrase(
    'prevent the next {n} damage that would be dealt to {r} this turn',
    part({ on: 'damage', recipient: '$r' }, PREVENT, { shield: '$n' }),
    { n: digits, r: recipient },
  ),
  phrase(
    'prevent the next {n} damage that would be dealt this turn to {r}',
    part({ on: 'damage', recipient: '$r', $turn: 'mid' }, PREVENT, { shield: '$n' }),
    { n: digits, r: recipient },
  ),
  phrase(
    'prevent the next {n} damage that would be dealt this turn to {r}, divided as you choose',
    part({ on: 'damage', recipient: '$r' }, PREVENT, { divided: '$n' }),
    { n: digits, r: recipient },
  ),
  phrase(
    'prevent the next {n} damage that would be dealt to {r} this turn by {s}',
    part({ on: 'damage', recipient: '$r', source: '$s' }, PREVENT, { shield: '$n' }),
    { n: digits, r: recipient, s: sourceChosen },
  ),
  phrase(
    'prevent the next {n} combat damage that would be dealt to {r} this turn',
    part({ on: 'damage', combat: true, recipient: '$r' }, PREVENT, { shield: '$n' }),
    { n: digits, r: recipient },
  ),
  ...['', 'combat '].flatMap((kind) => {
    const event = { on: 'damage', ...(kind === '' ? {} : { combat: true }), source: '$f' };
    return [
      phrase(`prevent all ${kind}damage that {f} would deal this turn`, part({ ...event, $deal: true }, PREVENT), {
        f: sources,
      }),
      phrase(
        `prevent all ${kind}damage that {f} would deal to {r} this turn`,
        part({ ...event, recipient: '$r', $deal: true }, PREVENT),
        { f: sources, r: recipient },
      ),
    ];
  }),
  phrase(
    'all combat damage that would be dealt to {r} this turn is dealt to {o} instead',
    part({ on: 'damage', combat: true, recipient: '$r' }, { instead: 'redirect', to: '$o' }),
    { r: recipient, o: recipient },
  ),
  phrase('prevent all combat damage that would be dealt this turn', part({ on: 'damage', combat: true }, PREVENT)),
  phrase('prevent all damage that would be dealt this turn', part({ on: 'damage' }, PREVENT)),
  phrase(
    'prevent all combat damage that would be dealt to {r} this turn',
    part({ on: 'damage', combat: true, recipient: '$r' }, PREVENT),
    { r: recipient },
  ),
  phrase('prevent all damage that would be dealt to {r} this turn', part({ on: 'damage', recipient: '$r' }, PREVENT), {
    r: recipient,
  }),
  phrase(
    'all damage that would be dealt this turn to {r} is dealt to {o} instead',
    part({ on: 'damage', recipient: '$r', $turn: 'mid' }, { instead: 'redirect', to: '$o' }),
    { r: recipient, o: recipient },
  ),
  phrase(
    'all damage that would be dealt to {r} this turn is dealt to {o} instead',
    part({ on: 'damage', recipient: '$r' }, { instead: 'redirect', to: '$o' }),
    { r: recipient, o: recipient },
  ),
  ...['', 'combat '].flatMap((kind) => {
    const dealt = `all ${kind}damage that would be dealt`;
    const event = { on: 'damage', ...(kind === '' ? {} : { combat: true }), source: '$s' };
    const slots = { r: recipient, s: dealer, o: recipient };
    const redirect = { instead: 'redirect', to: '$o' };
    return [
      phrase(
        `${dealt} to {r} this turn by {s} is dealt to {o} instead`,
        part({ ...event, recipient: '$r', $turn: 'first' }, redirect),
        slots,
      ),
      phrase(
        `${dealt} to {r} by {s} this turn is dealt to {o} instead`,
        part({ ...event, recipient: '$r', $turn: 'last' }, redirect),
        slots,
      ),
      phrase(
        `${dealt} this turn to {r} by {s} is dealt to {o} instead`,
        part({ ...event, recipient: '$r', $turn: 'before' }, redirect),
        slots,
      ),
      phrase(`${dealt} this turn by {s} is dealt to {o} instead`, part(event, redirect), { s: dealer, o: recipient }),
      phrase(`prevent ${dealt} this turn by {f}`, part({ ...event, source: '$f', $turn: 'sources' }, PREVENT), {
        f: () => asking(() => sourceFilter, 2),
      }),
      phrase(
        `prevent ${dealt} to {r} this turn by {f}`,
        part({ ...event, recipient: '$r', source: '$f', $turn: 'sources' }, PREVENT),
        { r: recipient, f: () => asking(() => sourceFilter, 2) },
      ),
    ];
  }),
  phrase(
    'the next {n} damage that would be dealt this turn to {r} is dealt to {o} instead',
    part({ on: 'damage', recipient: '$r', $turn: 'mid' }, { instead: 'redirect', to: '$o' }, { shield: '$n' }),
    { n: digits, r: recipient, o: recipient },
  ),
  phrase(
    'prevent all damage that would be dealt this turn to {r}',
    part({ on: 'damage', recipient: '$r', $turn: 'mid' }, PREVENT),
    { r: recipient },
  ),
  phrase(
    'prevent all damage that would be dealt this turn by {o}',
    part({ on: 'damage', source: { is: 'in', set: '$o' }, $turn: 'mid' }, PREVENT),
    { o: definite },
  ),
  phrase(
    'prevent all combat damage that would be dealt this turn by {o}',
    part({ on: 'damage', combat: true, source: { is: 'in', set: '$o' }, $turn: 'mid' }, PREVENT),
    { o: definite },
  ),
  phrase(
    'prevent all combat damage {s} would deal this turn',
    part({ on: 'damage', combat: true, source: '$s' }, PREVENT),
    { s: sourceChosen },
  ),
  phrase(
    'prevent all damage that would be dealt this turn by {s}',
    part({ on: 'damage', source: '$s', $turn: 'mid' }, PREVENT),
    { s: sourceChosen },
  ),
  phrase(
    'prevent all damage that would be dealt to {r} by {o} this turn',
    part({ on: 'damage', recipient: '$r', source: { is: 'in', set: '$o' }, $by: 'first' }, PREVENT),
    { r: recipient, o: definite },
  ),
  phrase('prevent all damage {s} would deal this turn', part({ on: 'damage', source: '$s' }, PREVENT), {
    s: sourceChosen,
  }),
  phrase(
    'prevent all damage {s} would deal to {r} this turn',
    part({ on: 'damage', source: '$s', recipient: '$r' }, PREVENT),
    { s: sourceChosen, r: recipient },
  ),
  phrase(
    'prevent all damage that would be dealt to {r} this turn by {s}',
    part({ on: 'damage', recipient: '$r', source: '$s', $by: true }, PREVENT),
    { s: sourceChosen, r: recipient },
  ),
  phrase(
    'prevent all damage that would be dealt to {r} this turn by {o}',
    part({ on: 'damage', recipient: '$r', source: { is: 'in', set: '$o' } }, PREVENT),
    { o: definite, r: recipient },
  ),
  phrase(
    'prevent all damage {o} would deal this turn',
    part({ on: 'damage', source: { is: 'in', set: '$o' } }, PREVENT),
    { o: definite },
  ),
  phrase(
    'prevent all combat damage {o} would deal this turn',
    part({ on: 'damage', combat: true, source: { is: 'in', set: '$o' } }, PREVENT),
    { o: definite },
  ),
  phrase(
    'prevent all damage that would be dealt by {o} this turn',
    part({ on: 'damage', source: { is: 'in', set: '$o' }, $by: true }, PREVENT),
    { o: definite },
  ),
  phrase(
    'prevent all combat damage that would be dealt this turn by {o} and each {k}',
    part(
      {
        on: 'damage',
        combat: true,
        source: {
          is: 'or',
          of: [
            { is: 'in', set: '$o' },
            { is: 'in', set: { set: 'all', '...': '$k' } },
          ],
        },
      },
      PREVENT,
    ),
    { o: definite, k: () => singularKind },
  ),
  phrase(
    'prevent the next {n} damage that would be dealt by {o} this turn',
    part({ on: 'damage', source: { is: 'in', set: '$o' }, $by: true }, PREVENT, { shield: '$n' }),
    { n: digits, o: definite },
  ),
  phrase(
    'prevent all combat damage that would be dealt by {o} this turn',
    part({ on: 'damage', combat: true, source: { is: 'in', set: '$o' }, $by: true }, PREVENT),
    { o: definite },
  ),
  phrase(
    'prevent all combat damage that would be dealt to and dealt by {o} this turn',
    [
      {
        part: 'replacement',
        replacement: { event: { on: 'damage', combat: true, to: { is: 'in', set: '$o' } }, instead: PREVENT },
      },
      {
        part: 'replacement',
        replacement: {
          event: { on: 'damage', combat: true, source: { is: 'in', set: { set: 'same' } } },
          instead: PREVENT,
        },
      },
    ],
    { o: definite },
  ),
  phrase(
    'the next {n} damage that would be dealt to {r} this turn is dealt to {o} instead',
    part({ on: 'damage', recipient: '$r' }, { instead: 'redirect', to: '$o' }, { shield: '$n' }),
    { n: digits, r: recipient, o: recipient },
  ),
  phrase(
    'the next {n} damage that {s} would deal to {r} this turn is dealt to {o} instead',
    part({ on: 'damage', source: '$s', recipient: '$r' }, { instead: 'redirect', to: '$o' }, { shield: '$n' }),
    { n: digits, s: sourceChosen, r: recipient, o: recipient },
  ),
  phrase(
    'prevent the next {n} damage that {s} would deal to {r} this turn',
    part({ on: 'damage', source: '$s', recipient: '$r', $deal: true }, PREVENT, { shield: '$n' }),
    { n: digits, s: sourceChosen, r: recipient },
  ),
  nextTime(() => clauses),
  phrase(
    'the next time {p!} would draw a card this turn, {c} instead',
    part({ on: 'draw', who: '$p' }, { instead: 'do', effect: '$c' }, { times: 1 }),
    { p: player, c: () => clauses },
    { agree: 'none' },
  ),
]);

/** What deals it: a source that is chosen, one spoken of, or all of a kind. */
const dealer = (): Rule => dealerRule;
const dealerRule: Rule = alt('what deals it', () => [
  sourceChosen(),
  phrase('{o}', { is: 'in', set: '$o' }, { o: definite }),
]);

/** Sources in the plural. */
const sources = (): Rule => sourcesRule;
const sourcesRule: Rule = alt('sources', () => [
  asking(() => kindsOfSources, 2),
  phrase(
    '{a} and {b}',
    { is: 'or', of: ['$a', '$b'], $and: true },
    { a: asking(() => sourceFilter, 2), b: asking(() => sourceFilter, 2) },
  ),
]);
