/** "You may put that card onto the battlefield if it's a land card. Otherwise, put it into your hand": so or so it is not put there. 2006: 413.2 · 2009, 2011, 2026: 608.2d */
import { phrase } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { condition } from '../nouns/index.ts';

export const otherwise = (acts: () => Rule, clauses: () => Rule): Rule =>
  phrase(
    'you may {a} if {c}. otherwise, {e}',
    {
      do: 'if',
      then: [{ do: 'may', who: { who: 'you' }, effect: '$a', else: '$e' }],
      condition: '$c',
      else: '$e',
      $otherwise: true,
    },
    { a: acts, c: condition, e: clauses },
    { agree: 'none' },
  );
