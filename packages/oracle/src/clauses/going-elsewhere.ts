/** What would enter uncast or die, and does something else. 2006: 419 · 2009, 2011, 2026: 614.6, 614.12 */
import { alt, phrase } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { aFilter, cardInEvent, possessive } from '../nouns/index.ts';
import { replacementPart as replacement } from './parts.ts';

/** Exiled where it would enter without having been cast. */
export const uncastExiled: Rule = phrase(
  "if {s} would <to enter> and it wasn't cast, <to exile> it <from the game> instead",
  [
    replacement(
      { on: 'move', what: '$s', to: 'battlefield' },
      { instead: 'zone', zone: 'exile' },
      { condition: { if: 'not', of: { if: 'cast', what: { set: 'it' } } } },
    ),
  ],
  { s: aFilter },
  { agree: 'none' },
);

export const goingElsewhere = (clauses: () => Rule): Rule =>
  alt('something else instead', () => [
    uncastExiled,
    ...(
      [
        ['<to die>', undefined],
        ['be put into a graveyard from the battlefield', true],
      ] as const
    ).map(([dies, $put]) =>
      phrase(
        `if {s} would ${dies}, instead {c}`,
        [
          replacement(
            { on: 'move', what: '$s', from: 'battlefield', to: 'graveyard', ...($put === undefined ? {} : { $put }) },
            { instead: 'do', effect: '$c' },
          ),
        ],
        { s: aFilter, c: clauses },
        { agree: 'none' },
      ),
    ),
    phrase(
      'if a {f} would be put into {z} graveyard from anywhere, instead {c}',
      [replacement({ on: 'move', what: '$f', to: 'graveyard', toOf: '$z' }, { instead: 'do', effect: '$c' })],
      { f: cardInEvent, z: possessive, c: clauses },
      { agree: 'none' },
    ),
  ]);
