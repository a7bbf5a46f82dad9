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
  // every third decision: saving each would take as long as all other tests together
  it.each(chapters)('%s: a game saved at a decision comes back asking the same', (_chapter, entries) => {
    let decisions = 0;
    for (const { scenario } of entries) {
      const edition = scenario.editions.at(-1);
      if (edition === undefined) continue;
      const outcome = runScenario(scenario, edition, {
        source,
        onDecision: (game) => {
          if (decisions++ % 3 > 0) return;
          const loaded = load(JSON.parse(JSON.stringify(save(game))));
          if (!loaded.ok) throw new Error(loaded.error);
          expect(JSON.stringify(decision(loaded.game))).toBe(JSON.stringify(decision(game)));
          expect(JSON.stringify(loaded.game.state)).toBe(JSON.stringify(game.state));
        },
      });
      expect(outcome.message).toBeNull();
    }
    expect(decisions).toBeGreaterThan(0);
  });
});
