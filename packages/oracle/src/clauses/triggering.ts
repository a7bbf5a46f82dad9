/** Rules of what triggers once more, or not at all. 2006: 410 · 2009, 2011: 603.2 · 2026: 603.2d–h */
import type { Filter } from '@rulewright/engine';
import { kept, phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { singularFilter } from '../nouns/index.ts';
import { rulePart as rule } from './parts.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms, () => ({ aSubtype }));

const enteringOrLeaving = (what: unknown) => ({
  on: 'either',
  of: [
    { on: 'move', what, to: 'battlefield' },
    { on: 'move', what, from: 'battlefield' },
  ],
});

const aSubtype: Rule = kept<Filter>(singularFilter, (f) => (f?.is === 'subtype' ? f : undefined));

/** What a player does to something, as a gerund. */
const DEEDS: readonly [words: string, cause: object][] = [
  ['casting', { on: 'cast', who: '$p', what: '$f' }],
  [
    'casting or copying',
    {
      on: 'either',
      of: [
        { on: 'cast', who: '$p', what: '$f' },
        { on: 'action', action: 'copy', who: '$p', what: '$f' },
      ],
    },
  ],
  ['sacrificing', { on: 'sacrifice', who: '$p', what: '$f' }],
];

/** Each reads as the list of parts it makes. */
export const triggering: readonly Rule[] = [
  phrase(
    'if {f:aFilter} <entering> causes a triggered ability of {o:aFilter} to trigger, that ability triggers a additional time',
    [rule({ rule: 'triggersAgain', of: '$o', cause: { on: 'move', what: '$f', to: 'battlefield' } })],
    { agree: 'none' },
  ),
  phrase(
    'if {f:aFilter} dying causes a triggered ability of {o:aFilter} to trigger, that ability triggers a additional time',
    [
      rule({
        rule: 'triggersAgain',
        of: '$o',
        cause: { on: 'move', what: '$f', from: 'battlefield', to: 'graveyard' },
      }),
    ],
    { agree: 'none' },
  ),
  phrase(
    'if {f:aFilter} entering or leaving the battlefield causes a triggered ability of {o:aFilter} to trigger, that ability triggers a additional time',
    [
      rule({
        rule: 'triggersAgain',
        of: '$o',
        cause: enteringOrLeaving('$f'),
      }),
    ],
    { agree: 'none' },
  ),
  phrase(
    'if a {f:singularFilter} or a {g:singularFilter} entering or leaving the battlefield causes a triggered ability of {o:aFilter} to trigger, that ability triggers a additional time',
    [
      rule({
        rule: 'triggersAgain',
        of: '$o',
        cause: enteringOrLeaving({ is: 'or', of: ['$f', '$g'] }),
        $or: true,
      }),
    ],
    { agree: 'none' },
  ),
  // what was face down is so no more once it has been turned up
  phrase(
    'if turning a face-down permanent face up causes a triggered ability of {o:aFilter} to trigger, that ability triggers a additional time',
    [rule({ rule: 'triggersAgain', of: '$o', cause: { on: 'turnedFaceUp', what: { is: 'permanent' } } })],
    { agree: 'none' },
  ),
  phrase(
    'if {f:aFilter} attacking causes a triggered ability of {o:aFilter} to trigger, that ability triggers a additional time',
    [rule({ rule: 'triggersAgain', of: '$o', cause: { on: 'attacks', what: '$f' } })],
    { agree: 'none' },
  ),
  ...DEEDS.map(([words, cause]) =>
    phrase(
      `if {p:anyPlayer} ${words} {f:aFilter} causes a triggered ability of {o:aFilter} to trigger, that ability triggers a additional time`,
      [rule({ rule: 'triggersAgain', of: '$o', cause })],
      { agree: 'none' },
    ),
  ),
  phrase(
    'if {f:aFilter} dealing combat damage to a player causes a triggered ability of {o:aFilter} to trigger, that ability triggers a additional time',
    [
      rule({
        rule: 'triggersAgain',
        of: '$o',
        cause: { on: 'damage', source: '$f', toPlayer: { who: 'all' }, combat: true },
      }),
    ],
    { agree: 'none' },
  ),
  phrase(
    'if a ability of a {a:aSubtype} or another {b:aSubtype} {p!:anyPlayer} control~ triggers, that ability triggers a additional time',
    [
      rule({
        rule: 'triggersAgain',
        of: {
          is: 'and',
          of: [
            { is: 'or', of: ['$a', { is: 'and', of: [{ is: 'other' }, '$b'] }] },
            { is: 'controlledBy', player: '$p' },
          ],
        },
      }),
    ],
    { agree: 'none' },
  ),
  phrase(
    'if a triggered ability of {o:aFilter} triggers, (it:that ability|it) triggers a additional time',
    [rule({ rule: 'triggersAgain', of: '$o', $it: '$it' })],
    { agree: 'none' },
  ),
  phrase(
    'if a ability of {o:aFilter} triggers, that ability triggers a additional time',
    [rule({ rule: 'triggersAgain', of: '$o', $any: true })],
    { agree: 'none' },
  ),
  phrase("{f:pluralFilter} entering don't cause abilities to trigger", [
    rule({ rule: 'triggersNothing', cause: { on: 'move', what: '$f', to: 'battlefield' }, $short: true }),
  ]),
  phrase(
    "{f:pluralFilter} entering don't cause abilities of {o:pluralFilter} to trigger",
    [rule({ rule: 'triggersNothing', cause: { on: 'move', what: '$f', to: 'battlefield' }, of: '$o' })],
    { agree: 'none' },
  ),
  phrase("{f:pluralFilter} entering or dying don't cause abilities to trigger", [
    rule({
      rule: 'triggersNothing',
      cause: {
        on: 'either',
        of: [
          { on: 'move', what: '$f', to: 'battlefield' },
          { on: 'move', what: '$f', from: 'battlefield', to: 'graveyard' },
        ],
      },
    }),
  ]),
  phrase("{f:pluralFilter} <entering> don't cause abilities to trigger", [
    rule({ rule: 'triggersNothing', cause: { on: 'move', what: '$f', to: 'battlefield' } }),
  ]),
];
