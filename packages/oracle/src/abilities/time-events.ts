/** Times at which abilities trigger: what follows "at". 2006: 404, 410 · 2009, 2011, 2026: 603 */
import type { EventPattern } from '@rulewright/engine';
import { alt, phrasesOf } from '../grammar/index.ts';
import type { Rule } from '../grammar/index.ts';
import { terms } from '../conditions/terms.ts';

const phrase = phrasesOf(terms);

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
    phrase(`the beginning of {p:possessive} ${words}`, { on: 'step', step, whose: '$p' }),
    phrase(`the beginning of the ${words} of {p:anyPlayer}`, { on: 'step', step, whose: '$p', $of: true }),
    phrase(`the beginning of each ${words}`, { on: 'step', step, $each: true }),
    phrase(`the beginning of each of {p:possessive} ${words}s`, { on: 'step', step, whose: '$p', $each: 'of' }),
  ]),
  phrase('end of turn', { on: 'step', step: 'end', $old: true }),
  phrase('end of combat', { on: 'endOfCombat' }),
  phrase('the beginning of combat on {p:possessive} turn', { on: 'step', step: 'beginCombat', whose: '$p' }),
  phrase('the beginning of each combat', { on: 'step', step: 'beginCombat' }),
  phrase('the beginning of {p:possessive} precombat main phase', { on: 'step', step: 'main1', whose: '$p' }),
  phrase('the beginning of {p:possessive} first main phase', { on: 'beginPhase', phase: 'main', nth: 1, whose: '$p' }),
  phrase('the beginning of {p:possessive} second main phase', { on: 'beginPhase', phase: 'main', nth: 2, whose: '$p' }),
  phrase('the beginning of each of {p:possessive} main phases', { on: 'beginPhase', phase: 'main', whose: '$p' }),
  phrase('the beginning of each of {p:possessive} postcombat main phases', {
    on: 'beginPhase',
    phase: 'postcombatMain',
    whose: '$p',
  }),
  phrase('the beginning of {p:possessive} postcombat main phase', { on: 'step', step: 'main2', whose: '$p' }),
]) as Rule<EventPattern>;
