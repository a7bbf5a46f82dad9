/** What is done for how many cards were in hand as the turn began: one thing for none, another for some. 2006: 300.1 · 2009, 2011, 2026: 500.1 */
import { phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { compare } from '../conditions/compare.ts';

const phrase = phrasesOf();

export const asTurnBegan = (clause: () => Rule, clauses: () => Rule): Rule =>
  phrase.with({ t: clause, e: clauses })(
    '{t} if you had no cards in hand at the beginning of this turn. if you had a card in hand, {e}',
    {
      do: 'if',
      then: ['$t'],
      condition: compare({ q: 'history', event: { of: 'handAsTurnBegan', by: { who: 'you' } } }, '=', 0),
      else: '$e',
      $after: 'began',
    },
    { agree: 'none' },
  );
