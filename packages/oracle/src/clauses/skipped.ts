/** Steps and turns skipped: "skip your draw step". 2006: 300.6, 419.1b · 2009, 2011, 2026: 500.9, 614.10 */
import type { ContinuousPart } from '@rulewright/engine';
import { alt, phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { replacementPart as replacement, rulePart as rule } from './parts.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms);

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
      phrase.with({ c: clauses })(`if you would begin your ${words}, you may skip that step instead. if you do, {c}`, [
        replacement(
          { on: 'step', step, whose: { who: 'you' } },
          { instead: 'do', effect: '$c' },
          { optional: { who: 'you' } },
        ),
      ]),
      phrase(`skip your ${words}`, [replacement({ on: 'step', step, whose: { who: 'you' } }, { instead: 'nothing' })]),
      phrase(
        `{p!:anyPlayer} skip~ {q:possessive} ${words}`,
        [replacement({ on: 'step', step, whose: '$p', $q: '$q' }, { instead: 'nothing' })],
        { agree: 'none' },
      ),
      phrase(
        `{p!:anyPlayer} skip~ {q:possessive} ${words}s`,
        [replacement({ on: 'step', step, whose: '$p', $q: '$q', $s: true }, { instead: 'nothing' })],
        { agree: 'none' },
      ),
    ]),
  );

/** "You skip your draw step this turn", as an effect of an ability that resolves. */
export const skippedThisTurn: Rule = alt('a step skipped this turn', () =>
  SKIPPED.map(([words, step]) =>
    phrase(
      `{p!:player} skip~ {q:possessive} ${words} this turn`,
      {
        do: 'effect',
        parts: [replacement({ on: 'step', step, whose: '$p' }, { instead: 'nothing' })],
        duration: { until: 'endOfTurn' },
        $q: '$q',
      },
      { agree: 'none' },
    ),
  ),
);

export const extraTurnsSkipped: Rule<readonly ContinuousPart[]> = phrase(
  'if {p!:anyPlayer} would begin a extra turn, that player skips that turn instead',
  [rule({ rule: 'skipsExtraTurns', who: '$p' })],
  { agree: 'none' },
);
