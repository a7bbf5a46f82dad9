/** What is done for how many cards were in hand as the turn began: one thing for none, another for some. 2006: 300.1 · 2009, 2011, 2026: 500.1 */
import { phrase } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { compare } from '../conditions/compare.ts';

export const asTurnBegan = (clause: () => Rule, clauses: () => Rule): Rule =>
  phrase(
    '{t} if you had no cards in hand at the beginning of this turn. if you had a card in hand, {e}',
    {
      do: 'if',
      then: ['$t'],
      condition: compare({ q: 'history', event: { of: 'handAsTurnBegan', by: { who: 'you' } } }, '=', 0),
      else: '$e',
      $after: 'began',
    },
    { t: clause, e: clauses },
    { agree: 'none' },
  );
