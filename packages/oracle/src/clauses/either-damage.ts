/** "~ deals 2 damage to each attacking creature or ~ deals 2 damage to each blocking creature": one of the two. 2006: 413.2a · 2009, 2011, 2026: 608.2d */
import { phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms);

const dealt = (source: string, amount: string, to: string): object => ({ do: 'damage', source, amount, to });

export const eitherDamage: Rule = phrase(
  '{s:self} deals {n:digits} damage to {a:recipient} or {t:self} deals {m:digits} damage to {b:recipient}',
  {
    do: 'oneOf',
    who: { who: 'you' },
    options: [
      { label: 'the first', effect: [dealt('$s', '$n', '$a')] },
      { label: 'the second', effect: [dealt('$t', '$m', '$b')] },
    ],
    $deals: true,
  },
  { agree: 'none' },
);
