/** Objects that a player chooses, and what is paid for each of them. 2006: 413.2 · 2009, 2011, 2026: 608.2 */
import { phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms);

export const paidForEachChosen = (clauses: () => Rule): Rule =>
  phrase.with({ c: clauses })(
    '{p!:player} may choose any number of {k:pluralKind} and pay {m:manaSymbols} for each {g:singularFilter} chosen this way. if the player does, {c}',
    {
      do: 'forEachPlayer',
      who: '$p',
      effect: [
        {
          do: 'choose',
          who: { who: 'actor' },
          what: { choose: 'objects', from: { set: 'all', '...': '$k' }, count: { min: 0, max: null } },
        },
        {
          do: 'pay',
          who: { who: 'actor' },
          cost: { mana: '$m' },
          times: { q: 'count', of: { set: 'thisWay', noun: '$g', did: 'choose' } },
          then: '$c',
        },
      ],
      $may: 'each chosen',
    },
    { agree: 'none' },
  );
