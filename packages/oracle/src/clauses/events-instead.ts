/** Life gained and damage dealt that are something else instead. 2006: 419 · 2009, 2011, 2026: 614 */
import { alt, phrase } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { aFilter, anyPlayer } from '../nouns/index.ts';
import { replacementPart as replacement } from './parts.ts';

const YOU = { who: 'you' };

/** `clauses`: what is done instead. */
export const eventsInstead = (clauses: () => Rule): Rule =>
  alt('an event replaced', () => [
    phrase('if you would gain life, draw that many cards instead', [
      replacement(
        { on: 'gainLife', who: YOU },
        { instead: 'do', effect: [{ do: 'draw', who: YOU, count: { q: 'that' } }], $draw: true },
      ),
    ]),
    phrase(
      "if {f} would untap during its controller's untap step, {c} instead",
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
      { f: aFilter, c: clauses },
      { agree: 'none' },
    ),
    phrase(
      'if damage would be dealt to a player, {c} instead',
      [replacement({ on: 'damage', toPlayer: { who: 'all' } }, { instead: 'do', effect: '$c', $last: true })],
      { c: clauses },
    ),
    phrase(
      'if {f} would deal combat damage to {p}, instead {c}',
      [replacement({ on: 'damage', combat: true, source: '$f', toPlayer: '$p' }, { instead: 'do', effect: '$c' })],
      { f: aFilter, p: anyPlayer, c: clauses },
      { agree: 'none' },
    ),
  ]);
