/** Objects that a player chooses, and what is paid for each of them. 2006: 413.2 · 2009, 2011, 2026: 608.2 */
import { phrase } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { manaSymbols, player, singularFilter } from '../nouns/index.ts';
import { pluralKind } from '../nouns/objects.ts';

export const paidForEachChosen = (clauses: () => Rule): Rule =>
  phrase(
    '{p!} may choose any number of {k} and pay {m} for each {g} chosen this way. if the player does, {c}',
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
    { p: player, k: pluralKind, m: manaSymbols, g: singularFilter, c: clauses },
    { agree: 'none' },
  );
