/** Steps and turns skipped: "skip your draw step". 2006: 300.6, 419.1b · 2009, 2011, 2026: 500.9, 614.10 */
import type { ContinuousPart } from '@rulewright/engine';
import { alt, phrase } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { anyPlayer, player, possessive } from '../nouns/index.ts';
import { replacementPart as replacement, rulePart as rule } from './parts.ts';

const SKIPPED = [
  ['draw step', 'draw'],
  ['untap step', 'untap'],
  ['upkeep step', 'upkeep'],
  ['upkeep', 'upkeep'],
] as const;

/** `clauses`: what is done instead. */
export const skipped = (clauses: () => Rule): Rule =>
  alt('a step skipped', () =>
    SKIPPED.flatMap(([words, step]) => [
      phrase(`players skip their ${words}s`, [
        replacement({ on: 'step', step, whose: { who: 'all' }, $p: true }, { instead: 'nothing' }),
      ]),
      phrase(
        `if you would begin your ${words}, you may skip that step instead. if you do, {c}`,
        [
          replacement(
            { on: 'step', step, whose: { who: 'you' } },
            { instead: 'do', effect: '$c' },
            { optional: { who: 'you' } },
          ),
        ],
        { c: clauses },
      ),
      phrase(`skip your ${words}`, [replacement({ on: 'step', step, whose: { who: 'you' } }, { instead: 'nothing' })]),
      phrase(
        `{p!} skip~ {q} ${words}`,
        [replacement({ on: 'step', step, whose: '$p', $q: '$q' }, { instead: 'nothing' })],
        { p: anyPlayer, q: possessive },
        { agree: 'none' },
      ),
      phrase(
        `{p!} skip~ {q} ${words}s`,
        [replacement({ on: 'step', step, whose: '$p', $q: '$q', $s: true }, { instead: 'nothing' })],
        { p: anyPlayer, q: possessive },
        { agree: 'none' },
      ),
    ]),
  );

/** "You skip your draw step this turn", as an effect of an ability that resolves. */
export const skippedThisTurn: Rule = alt('a step skipped this turn', () =>
  SKIPPED.map(([words, step]) =>
    phrase(
      `{p!} skip~ {q} ${words} this turn`,
      {
        do: 'effect',
        parts: [replacement({ on: 'step', step, whose: '$p' }, { instead: 'nothing' })],
        duration: { until: 'endOfTurn' },
        $q: '$q',
      },
      { p: player, q: possessive },
      { agree: 'none' },
    ),
  ),
);

export const extraTurnsSkipped: Rule<readonly ContinuousPart[]> = phrase(
  'if {p!} would begin a extra turn, that player skips that turn instead',
  [rule({ rule: 'skipsExtraTurns', who: '$p' })],
  { p: anyPlayer },
  { agree: 'none' },
);
