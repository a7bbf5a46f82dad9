/** "~ deals 2 damage to each attacking creature or ~ deals 2 damage to each blocking creature": one of the two. 2006: 413.2a · 2009, 2011, 2026: 608.2d */
import { phrase } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { digits, self } from '../nouns/index.ts';
import { recipient } from '../nouns/recipients.ts';

const dealt = (source: string, amount: string, to: string): object => ({ do: 'damage', source, amount, to });

export const eitherDamage: Rule = phrase(
  '{s} deals {n} damage to {a} or {t} deals {m} damage to {b}',
  {
    do: 'oneOf',
    who: { who: 'you' },
    options: [
      { label: 'the first', effect: [dealt('$s', '$n', '$a')] },
      { label: 'the second', effect: [dealt('$t', '$m', '$b')] },
    ],
    $deals: true,
  },
  { s: self, n: digits, a: recipient, t: self, m: digits, b: recipient },
  { agree: 'none' },
);
