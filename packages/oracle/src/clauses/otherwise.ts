/** "You may put that card onto the battlefield if it's a land card. Otherwise, put it into your hand": so or so it is not put there. 2006: 413.2 · 2009, 2011, 2026: 608.2d */
import { phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms);

export const otherwise = (acts: () => Rule, clauses: () => Rule): Rule =>
  phrase.with({ a: acts, e: clauses })(
    'you may {a} if {c:condition}. otherwise, {e}',
    {
      do: 'if',
      then: [{ do: 'may', who: { who: 'you' }, effect: '$a', else: '$e' }],
      condition: '$c',
      else: '$e',
      $otherwise: true,
    },
    { agree: 'none' },
  );
