/** The judges' questions: five of each topic, each shown by a short position whose scenario claims the deciding rule; that it passes, chapters/ say. */
import { QUESTION_TOPICS, claimsOf, judgeQuestions } from '@rulewright/rulebook';
import { printNotation } from '@rulewright/scenario';
import { describe, expect, it } from 'vitest';
import { builtInScenarios } from './index.ts';

const built = new Map(builtInScenarios().map(({ scenario }) => [scenario.name, scenario]));

describe('the questions of judges', () => {
  it.each(judgeQuestions)('$question', ({ rule, shownBy }) => {
    const scenario = built.get(shownBy);
    if (!scenario) throw new Error(`no scenario is called ${shownBy}`);
    const claims = claimsOf(scenario, () => true).filter(({ edition }) => edition === '2026-02');
    expect(claims.map((claim) => claim.rule)).toContain(rule);
    expect(printNotation([scenario]).trim().split('\n').length).toBeLessThanOrEqual(15);
  });

  it('are five or more of each topic', () => {
    for (const topic of QUESTION_TOPICS)
      expect(judgeQuestions.filter((one) => one.topic === topic).length).toBeGreaterThanOrEqual(5);
  });
});
