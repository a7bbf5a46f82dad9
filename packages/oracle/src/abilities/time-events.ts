/** Times at which abilities trigger: what follows "at". 2006: 404, 410 · 2009, 2011, 2026: 603 */
import type { EventPattern } from '@rulewright/engine';
import { alt, phrase } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { anyPlayer, possessive } from '../nouns/index.ts';

const STEPS = [
  ['upkeep', 'upkeep'],
  ['draw step', 'draw'],
  ['end step', 'end'],
  ['untap step', 'untap'],
] as const;

/** After "at": steps and phases. */
export const timeEvent: Rule<EventPattern> = alt('a time', () => [
  phrase('<the end step>', { on: 'step', step: 'end' }),
  ...STEPS.flatMap(([words, step]) => [
    phrase(`the beginning of {p} ${words}`, { on: 'step', step, whose: '$p' }, { p: possessive }),
    phrase(`the beginning of the ${words} of {p}`, { on: 'step', step, whose: '$p', $of: true }, { p: anyPlayer }),
    phrase(`the beginning of each ${words}`, { on: 'step', step, $each: true }),
    phrase(`the beginning of each of {p} ${words}s`, { on: 'step', step, whose: '$p', $each: 'of' }, { p: possessive }),
  ]),
  phrase('end of turn', { on: 'step', step: 'end', $old: true }),
  phrase('end of combat', { on: 'endOfCombat' }),
  phrase('the beginning of combat on {p} turn', { on: 'step', step: 'beginCombat', whose: '$p' }, { p: possessive }),
  phrase('the beginning of each combat', { on: 'step', step: 'beginCombat' }),
  phrase('the beginning of {p} precombat main phase', { on: 'step', step: 'main1', whose: '$p' }, { p: possessive }),
  phrase(
    'the beginning of {p} first main phase',
    { on: 'beginPhase', phase: 'main', nth: 1, whose: '$p' },
    { p: possessive },
  ),
  phrase(
    'the beginning of {p} second main phase',
    { on: 'beginPhase', phase: 'main', nth: 2, whose: '$p' },
    { p: possessive },
  ),
  phrase(
    'the beginning of each of {p} main phases',
    { on: 'beginPhase', phase: 'main', whose: '$p' },
    { p: possessive },
  ),
  phrase(
    'the beginning of each of {p} postcombat main phases',
    { on: 'beginPhase', phase: 'postcombatMain', whose: '$p' },
    { p: possessive },
  ),
  phrase('the beginning of {p} postcombat main phase', { on: 'step', step: 'main2', whose: '$p' }, { p: possessive }),
]) as Rule<EventPattern>;
