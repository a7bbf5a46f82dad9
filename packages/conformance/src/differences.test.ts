/** Every topic in which the editions differ is tried, or out of scope with a reason. */
import { EDITIONS } from '@rulewright/engine';
import { claimsOf, differences } from '@rulewright/rulebook';
import { describe, expect, it } from 'vitest';
import { builtInScenarios } from './index.ts';

const shown = new Set(
  builtInScenarios().flatMap(({ scenario }) =>
    claimsOf(scenario, () => true).flatMap(({ edition, rule }) => (rule === undefined ? [] : [`${edition} ${rule}`])),
  ),
);

describe('what differs between the editions', () => {
  it.each(differences.filter((d) => 'tried' in d))('$topic', ({ tried }) => {
    const missing = tried.flatMap((rule, i) => {
      const number = `${EDITIONS[i]} ${rule}`;
      return rule === null || shown.has(number) ? [] : [number];
    });
    expect(missing).toEqual([]);
    expect(tried.filter((rule) => rule !== null).length).toBeGreaterThan(0);
  });

  it('shows each by a scenario that claims one of its rules', () => {
    const built = new Map(builtInScenarios().map(({ scenario }) => [scenario.name, scenario]));
    const wrong = differences.flatMap((difference) => {
      if (!('tried' in difference)) return [];
      const scenario = built.get(difference.shownBy);
      const claims = scenario ? claimsOf(scenario, () => true) : [];
      const tries = claims.some(({ edition, rule }) => rule === difference.tried[EDITIONS.indexOf(edition)]);
      return tries ? [] : [`${difference.topic}: ${difference.shownBy}`];
    });
    expect(wrong).toEqual([]);
  });

  it('says why a topic is out of scope', () => {
    for (const difference of differences)
      if ('outOfScope' in difference) expect(difference.outOfScope.length).toBeGreaterThan(20);
    expect(new Set(differences.map(({ topic }) => topic)).size).toBe(differences.length);
  });
});
