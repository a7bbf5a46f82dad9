/** Life gained and damage dealt that are something else instead. 2006: 419 · 2009, 2011, 2026: 614 */
import { alt, phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { replacementPart as replacement } from './parts.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms);

const YOU = { who: 'you' };

/** `clauses`: what is done instead. */
export const eventsInstead = (clauses: () => Rule): Rule => {
  const withClauses = phrase.with({ clauses });
  return alt('an event replaced', () => [
    phrase('if you would gain life, draw that many cards instead', [
      replacement(
        { on: 'gainLife', who: YOU },
        { instead: 'do', effect: [{ do: 'draw', who: YOU, count: { q: 'that' } }], $draw: true },
      ),
    ]),
    withClauses(
      "if {f:aFilter} would untap during its controller's untap step, {c:clauses} instead",
      [
        replacement(
          { on: 'untap', what: '$f' },
          { instead: 'do', effect: '$c' },
          {
            condition: {
              if: 'and',
              of: [
                { if: 'step', step: ['untap'] },
                { if: 'turn', of: { who: 'controllers', of: { set: 'it' } } },
              ],
            },
          },
        ),
      ],
      { agree: 'none' },
    ),
    withClauses('if damage would be dealt to a player, {c:clauses} instead', [
      replacement({ on: 'damage', toPlayer: { who: 'all' } }, { instead: 'do', effect: '$c', $last: true }),
    ]),
    withClauses(
      'if {f:aFilter} would deal combat damage to {p:anyPlayer}, instead {c:clauses}',
      [replacement({ on: 'damage', combat: true, source: '$f', toPlayer: '$p' }, { instead: 'do', effect: '$c' })],
      { agree: 'none' },
    ),
  ]);
};
