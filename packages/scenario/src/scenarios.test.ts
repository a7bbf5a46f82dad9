/** Every built-in scenario in each of its editions. */
import { describe, expect, it } from 'vitest';
import { builtInScenarios } from './all.ts';
import { runScenario } from './run.ts';

const scenarios = builtInScenarios();
const chapters = [...new Set(scenarios.map((entry) => entry.chapter))].map((chapter) => [chapter, scenarios.filter((entry) => entry.chapter === chapter)] as const);

for (const [chapter, entries] of chapters) {
  describe(chapter, () => {
    for (const { scenario } of entries) {
      for (const edition of scenario.editions) {
        it(`${scenario.name} [${edition}]`, () => {
          expect(runScenario(scenario, edition).message).toBeNull();
        });
      }
    }
  });
}

describe('the collection', () => {
  it('has no two scenarios of one name, and shows at most three rules an edition with each', () => {
    const names = builtInScenarios().map((entry) => entry.scenario.name);
    expect(new Set(names).size).toBe(names.length);
    for (const { scenario } of builtInScenarios()) {
      for (const edition of scenario.editions) expect((scenario.shows ?? []).filter((s) => s.edition === edition).length).toBeLessThanOrEqual(3);
      for (const shown of scenario.shows ?? []) expect(scenario.editions).toContain(shown.edition);
    }
  });
});
