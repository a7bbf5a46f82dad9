/** Every built-in scenario in each of its editions. */
import { mtgjsonSource } from '@rulewright/cards/node';
import { decision, load, save } from '@rulewright/engine';
import { runScenario } from '@rulewright/scenario';
import { describe, expect, it } from 'vitest';
import { builtInScenarios } from './index.ts';

const scenarios = builtInScenarios();
const opened = mtgjsonSource();
if (!opened.ok) throw new Error(`${opened.file}: ${opened.reason}`);
const { source } = opened;
const chapters = [...new Set(scenarios.map((entry) => entry.chapter))].map(
  (chapter) => [chapter, scenarios.filter((entry) => entry.chapter === chapter)] as const,
);

for (const [chapter, entries] of chapters) {
  describe(chapter, () => {
    for (const { scenario } of entries) {
      for (const edition of scenario.editions) {
        it(`${scenario.name} [${edition}]`, () => {
          expect(runScenario(scenario, edition, { source }).message).toBeNull();
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
      for (const edition of scenario.editions)
        expect((scenario.shows ?? []).filter((s) => s.edition === edition).length).toBeLessThanOrEqual(3);
      for (const shown of scenario.shows ?? []) expect(scenario.editions).toContain(shown.edition);
    }
  });
});

describe('scenarios and saved games', () => {
  it('a game saved at any decision of a scenario comes back asking the same', () => {
    let compared = 0;
    for (const { scenario } of scenarios) {
      const edition = scenario.editions.at(-1);
      if (edition === undefined) continue;
      const outcome = runScenario(scenario, edition, {
        source,
        onDecision: (game) => {
          const saved = JSON.stringify(save(game));
          const loaded = load(JSON.parse(saved));
          if (!loaded.ok) throw new Error(loaded.error);
          expect(JSON.stringify(decision(loaded.game))).toBe(JSON.stringify(decision(game)));
          expect(JSON.stringify(loaded.game.state)).toBe(JSON.stringify(game.state));
          compared++;
        },
      });
      expect(outcome.message).toBeNull();
    }
    expect(compared).toBeGreaterThan(500);
  }, 180_000);
});
