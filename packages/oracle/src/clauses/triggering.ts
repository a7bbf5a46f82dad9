/** Rules of what triggers once more, or not at all. 2006: 410 · 2009, 2011: 603.2 · 2026: 603.2d–h */
import type { Filter } from '@rulewright/engine';
import { kept, phrase } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { aFilter, anyPlayer, pluralFilter, singularFilter } from '../nouns/index.ts';
import { rulePart as rule } from './parts.ts';

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
    'if {f} <entering> causes a triggered ability of {o} to trigger, that ability triggers a additional time',
    [rule({ rule: 'triggersAgain', of: '$o', cause: { on: 'move', what: '$f', to: 'battlefield' } })],
    { f: aFilter, o: aFilter },
    { agree: 'none' },
  ),
  phrase(
    'if {f} dying causes a triggered ability of {o} to trigger, that ability triggers a additional time',
    [
      rule({
        rule: 'triggersAgain',
        of: '$o',
        cause: { on: 'move', what: '$f', from: 'battlefield', to: 'graveyard' },
      }),
    ],
    { f: aFilter, o: aFilter },
    { agree: 'none' },
  ),
  phrase(
    'if {f} entering or leaving the battlefield causes a triggered ability of {o} to trigger, that ability triggers a additional time',
    [
      rule({
        rule: 'triggersAgain',
        of: '$o',
        cause: enteringOrLeaving('$f'),
      }),
    ],
    { f: aFilter, o: aFilter },
    { agree: 'none' },
  ),
  phrase(
    'if a {f} or a {g} entering or leaving the battlefield causes a triggered ability of {o} to trigger, that ability triggers a additional time',
    [
      rule({
        rule: 'triggersAgain',
        of: '$o',
        cause: enteringOrLeaving({ is: 'or', of: ['$f', '$g'] }),
        $or: true,
      }),
    ],
    { f: singularFilter, g: singularFilter, o: aFilter },
    { agree: 'none' },
  ),
  // what was face down is so no more once it has been turned up
  phrase(
    'if turning a face-down permanent face up causes a triggered ability of {o} to trigger, that ability triggers a additional time',
    [rule({ rule: 'triggersAgain', of: '$o', cause: { on: 'turnedFaceUp', what: { is: 'permanent' } } })],
    { o: aFilter },
    { agree: 'none' },
  ),
  phrase(
    'if {f} attacking causes a triggered ability of {o} to trigger, that ability triggers a additional time',
    [rule({ rule: 'triggersAgain', of: '$o', cause: { on: 'attacks', what: '$f' } })],
    { f: aFilter, o: aFilter },
    { agree: 'none' },
  ),
  ...DEEDS.map(([words, cause]) =>
    phrase(
      `if {p} ${words} {f} causes a triggered ability of {o} to trigger, that ability triggers a additional time`,
      [rule({ rule: 'triggersAgain', of: '$o', cause })],
      { p: anyPlayer, f: aFilter, o: aFilter },
      { agree: 'none' },
    ),
  ),
  phrase(
    'if {f} dealing combat damage to a player causes a triggered ability of {o} to trigger, that ability triggers a additional time',
    [
      rule({
        rule: 'triggersAgain',
        of: '$o',
        cause: { on: 'damage', source: '$f', toPlayer: { who: 'all' }, combat: true },
      }),
    ],
    { f: aFilter, o: aFilter },
    { agree: 'none' },
  ),
  phrase(
    'if a ability of a {a} or another {b} {p!} control~ triggers, that ability triggers a additional time',
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
    { a: () => aSubtype, b: () => aSubtype, p: anyPlayer },
    { agree: 'none' },
  ),
  phrase(
    'if a triggered ability of {o} triggers, (it:that ability|it) triggers a additional time',
    [rule({ rule: 'triggersAgain', of: '$o', $it: '$it' })],
    { o: aFilter },
    { agree: 'none' },
  ),
  phrase(
    'if a ability of {o} triggers, that ability triggers a additional time',
    [rule({ rule: 'triggersAgain', of: '$o', $any: true })],
    { o: aFilter },
    { agree: 'none' },
  ),
  phrase(
    "{f} entering don't cause abilities to trigger",
    [rule({ rule: 'triggersNothing', cause: { on: 'move', what: '$f', to: 'battlefield' }, $short: true })],
    { f: pluralFilter },
  ),
  phrase(
    "{f} entering don't cause abilities of {o} to trigger",
    [rule({ rule: 'triggersNothing', cause: { on: 'move', what: '$f', to: 'battlefield' }, of: '$o' })],
    { f: pluralFilter, o: () => pluralFilter },
    { agree: 'none' },
  ),
  phrase(
    "{f} entering or dying don't cause abilities to trigger",
    [
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
    ],
    { f: pluralFilter },
  ),
  phrase(
    "{f} <entering> don't cause abilities to trigger",
    [rule({ rule: 'triggersNothing', cause: { on: 'move', what: '$f', to: 'battlefield' } })],
    { f: pluralFilter },
  ),
];
