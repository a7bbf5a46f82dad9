/** What would enter uncast or die, and does something else. 2006: 419 · 2009, 2011, 2026: 614.6, 614.12 */
import { alt, phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { replacementPart as replacement } from './parts.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms);

/** Exiled where it would enter without having been cast. */
export const uncastExiled: Rule = phrase(
  "if {s:aFilter} would <to enter> and it wasn't cast, <to exile> it <from the game> instead",
  [
    replacement(
      { on: 'move', what: '$s', to: 'battlefield' },
      { instead: 'zone', zone: 'exile' },
      { condition: { if: 'not', of: { if: 'cast', what: { set: 'it' } } } },
    ),
  ],
  { agree: 'none' },
);

export const goingElsewhere = (clauses: () => Rule): Rule => {
  const withClauses = phrase.with({ clauses });
  return alt('something else instead', () => [
    uncastExiled,
    ...(
      [
        ['<to die>', undefined],
        ['be put into a graveyard from the battlefield', true],
      ] as const
    ).map(([dies, $put]) =>
      withClauses(
        `if {s:aFilter} would ${dies}, instead {c:clauses}`,
        [
          replacement(
            { on: 'move', what: '$s', from: 'battlefield', to: 'graveyard', ...($put === undefined ? {} : { $put }) },
            { instead: 'do', effect: '$c' },
          ),
        ],
        { agree: 'none' },
      ),
    ),
    withClauses(
      'if a {f:cardInEvent} would be put into {z:possessive} graveyard from anywhere, instead {c:clauses}',
      [replacement({ on: 'move', what: '$f', to: 'graveyard', toOf: '$z' }, { instead: 'do', effect: '$c' })],
      { agree: 'none' },
    ),
  ]);
};
