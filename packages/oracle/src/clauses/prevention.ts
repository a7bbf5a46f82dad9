/**
 * Prevention and redirection of damage: the parts of an effect.
 * 2006: 419 · 2009, 2011, 2026: 614, 615, 616
 */
import { alt, phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { asking } from '../nouns/objects.ts';
import { clauses } from './index.ts';
import { kindsOfSources, nextTime, sourceChosen } from './next-time.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({ clauses, dealer, sourceChosen, sources }));

const part = (event: object, instead: object, more: object = {}) => [
  { part: 'replacement', replacement: { event, instead }, ...more },
];
const PREVENT = { instead: 'prevent' };

/** Damage prevented or redirected this turn. `recipient` in an event is who or what would be dealt damage. */
export const preventionPart: Rule = alt('prevention', () => [
  // before an "instead": to the target of what is replaced
  phrase(
    'prevent the next {n:digits} damage',
    part({ on: 'damage', recipient: { again: true } }, PREVENT, { shield: '$n' }),
  ),
  phrase(
    'prevent the next {n:digits} damage that would be dealt to {r:recipient} this turn',
    part({ on: 'damage', recipient: '$r' }, PREVENT, { shield: '$n' }),
  ),
  phrase(
    'prevent the next {n:digits} damage that would be dealt this turn to {r:recipient}',
    part({ on: 'damage', recipient: '$r', $turn: 'mid' }, PREVENT, { shield: '$n' }),
  ),
  phrase(
    'prevent the next {n:digits} damage that would be dealt this turn to {r:recipient}, divided as you choose',
    part({ on: 'damage', recipient: '$r' }, PREVENT, { divided: '$n' }),
  ),
  phrase(
    'prevent the next {n:digits} damage that would be dealt to {r:recipient} this turn by {s:sourceChosen}',
    part({ on: 'damage', recipient: '$r', source: '$s' }, PREVENT, { shield: '$n' }),
  ),
  phrase(
    'prevent the next {n:digits} combat damage that would be dealt to {r:recipient} this turn',
    part({ on: 'damage', combat: true, recipient: '$r' }, PREVENT, { shield: '$n' }),
  ),
  ...['', 'combat '].flatMap((kind) => {
    const event = { on: 'damage', ...(kind === '' ? {} : { combat: true }), source: '$f' };
    return [
      phrase(
        `prevent all ${kind}damage that {f:sources} would deal this turn`,
        part({ ...event, $deal: true }, PREVENT),
      ),
      phrase(
        `prevent all ${kind}damage that {f:sources} would deal to {r:recipient} this turn`,
        part({ ...event, recipient: '$r', $deal: true }, PREVENT),
      ),
    ];
  }),
  phrase(
    'all combat damage that would be dealt to {r:recipient} this turn is dealt to {o:recipient} instead',
    part({ on: 'damage', combat: true, recipient: '$r' }, { instead: 'redirect', to: '$o' }),
  ),
  phrase('prevent all combat damage that would be dealt this turn', part({ on: 'damage', combat: true }, PREVENT)),
  phrase('prevent all damage that would be dealt this turn', part({ on: 'damage' }, PREVENT)),
  phrase(
    'prevent all combat damage that would be dealt to {r:recipient} this turn',
    part({ on: 'damage', combat: true, recipient: '$r' }, PREVENT),
  ),
  phrase(
    'prevent all damage that would be dealt to {r:recipient} this turn',
    part({ on: 'damage', recipient: '$r' }, PREVENT),
  ),
  phrase(
    'all damage that would be dealt this turn to {r:recipient} is dealt to {o:recipient} instead',
    part({ on: 'damage', recipient: '$r', $turn: 'mid' }, { instead: 'redirect', to: '$o' }),
  ),
  phrase(
    'all damage that would be dealt to {r:recipient} this turn is dealt to {o:recipient} instead',
    part({ on: 'damage', recipient: '$r' }, { instead: 'redirect', to: '$o' }),
  ),
  ...['', 'combat '].flatMap((kind) => {
    const dealt = `all ${kind}damage that would be dealt`;
    const event = { on: 'damage', ...(kind === '' ? {} : { combat: true }), source: '$s' };
    const redirect = { instead: 'redirect', to: '$o' };
    return [
      phrase(
        `${dealt} to {r:recipient} this turn by {s:dealer} is dealt to {o:recipient} instead`,
        part({ ...event, recipient: '$r', $turn: 'first' }, redirect),
      ),
      phrase(
        `${dealt} to {r:recipient} by {s:dealer} this turn is dealt to {o:recipient} instead`,
        part({ ...event, recipient: '$r', $turn: 'last' }, redirect),
      ),
      phrase(
        `${dealt} this turn to {r:recipient} by {s:dealer} is dealt to {o:recipient} instead`,
        part({ ...event, recipient: '$r', $turn: 'before' }, redirect),
      ),
      phrase(`${dealt} this turn by {s:dealer} is dealt to {o:recipient} instead`, part(event, redirect)),
      phrase(
        `prevent ${dealt} this turn by {f:pluralSourceFilter}`,
        part({ ...event, source: '$f', $turn: 'sources' }, PREVENT),
      ),
      phrase(
        `prevent ${dealt} to {r:recipient} this turn by {f:pluralSourceFilter}`,
        part({ ...event, recipient: '$r', source: '$f', $turn: 'sources' }, PREVENT),
      ),
    ];
  }),
  phrase(
    'the next {n:digits} damage that would be dealt this turn to {r:recipient} is dealt to {o:recipient} instead',
    part({ on: 'damage', recipient: '$r', $turn: 'mid' }, { instead: 'redirect', to: '$o' }, { shield: '$n' }),
  ),
  phrase(
    'prevent all damage that would be dealt this turn to {r:recipient}',
    part({ on: 'damage', recipient: '$r', $turn: 'mid' }, PREVENT),
  ),
  phrase(
    'prevent all damage that would be dealt this turn by {o:definite}',
    part({ on: 'damage', source: { is: 'in', set: '$o' }, $turn: 'mid' }, PREVENT),
  ),
  phrase(
    'prevent all combat damage that would be dealt this turn by {o:definite}',
    part({ on: 'damage', combat: true, source: { is: 'in', set: '$o' }, $turn: 'mid' }, PREVENT),
  ),
  phrase(
    'prevent all combat damage {s:sourceChosen} would deal this turn',
    part({ on: 'damage', combat: true, source: '$s' }, PREVENT),
  ),
  phrase(
    'prevent all damage that would be dealt this turn by {s:sourceChosen}',
    part({ on: 'damage', source: '$s', $turn: 'mid' }, PREVENT),
  ),
  phrase(
    'prevent all damage that would be dealt to {r:recipient} by {o:definite} this turn',
    part({ on: 'damage', recipient: '$r', source: { is: 'in', set: '$o' }, $by: 'first' }, PREVENT),
  ),
  phrase('prevent all damage {s:sourceChosen} would deal this turn', part({ on: 'damage', source: '$s' }, PREVENT)),
  phrase(
    'prevent all damage {s:sourceChosen} would deal to {r:recipient} this turn',
    part({ on: 'damage', source: '$s', recipient: '$r' }, PREVENT),
  ),
  phrase(
    'prevent all damage that would be dealt to {r:recipient} this turn by {s:sourceChosen}',
    part({ on: 'damage', recipient: '$r', source: '$s', $by: true }, PREVENT),
  ),
  phrase(
    'prevent all damage that would be dealt to {r:recipient} this turn by {o:definite}',
    part({ on: 'damage', recipient: '$r', source: { is: 'in', set: '$o' } }, PREVENT),
  ),
  phrase(
    'prevent all damage {o:definite} would deal this turn',
    part({ on: 'damage', source: { is: 'in', set: '$o' } }, PREVENT),
  ),
  phrase(
    'prevent all combat damage {o:definite} would deal this turn',
    part({ on: 'damage', combat: true, source: { is: 'in', set: '$o' } }, PREVENT),
  ),
  phrase(
    'prevent all damage that would be dealt by {o:definite} this turn',
    part({ on: 'damage', source: { is: 'in', set: '$o' }, $by: true }, PREVENT),
  ),
  phrase(
    'prevent all combat damage that would be dealt this turn by {o:definite} and each {k:singularKind}',
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
  ),
  phrase(
    'prevent the next {n:digits} damage that would be dealt by {o:definite} this turn',
    part({ on: 'damage', source: { is: 'in', set: '$o' }, $by: true }, PREVENT, { shield: '$n' }),
  ),
  phrase(
    'prevent all combat damage that would be dealt by {o:definite} this turn',
    part({ on: 'damage', combat: true, source: { is: 'in', set: '$o' }, $by: true }, PREVENT),
  ),
  phrase('prevent all combat damage that would be dealt to and dealt by {o:definite} this turn', [
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
  ]),
  phrase(
    'the next {n:digits} damage that would be dealt to {r:recipient} this turn is dealt to {o:recipient} instead',
    part({ on: 'damage', recipient: '$r' }, { instead: 'redirect', to: '$o' }, { shield: '$n' }),
  ),
  phrase(
    'the next {n:digits} damage that {s:sourceChosen} would deal to {r:recipient} this turn is dealt to {o:recipient} instead',
    part({ on: 'damage', source: '$s', recipient: '$r' }, { instead: 'redirect', to: '$o' }, { shield: '$n' }),
  ),
  phrase(
    'prevent the next {n:digits} damage that {s:sourceChosen} would deal to {r:recipient} this turn',
    part({ on: 'damage', source: '$s', recipient: '$r', $deal: true }, PREVENT, { shield: '$n' }),
  ),
  nextTime(() => clauses),
  phrase(
    'the next time {p!:player} would draw a card this turn, {c:clauses} instead',
    part({ on: 'draw', who: '$p' }, { instead: 'do', effect: '$c' }, { times: 1 }),
    { agree: 'none' },
  ),
]);
const dealer: Rule = alt('what deals it', () => [sourceChosen(), phrase('{o:definite}', { is: 'in', set: '$o' })]);
const sources: Rule = alt('sources', () => [
  asking(() => kindsOfSources, 2),
  phrase('{a:pluralSourceFilter} and {b:pluralSourceFilter}', { is: 'or', of: ['$a', '$b'], $and: true }),
]);
