/** Every built-in scenario in each of its editions. */
import { mtgjsonSource } from '@rulewright/cards/node';
import { decision, load, save } from '@rulewright/engine';
import { claimsOf } from '@rulewright/rulebook';
import { printNotation, readNotation, readScenarios, runScenario } from '@rulewright/scenario';
import { describe, expect, it } from 'vitest';
import { builtInScenarios, scenarioFiles, sharedCards } from './index.ts';

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
      const claims = claimsOf(scenario, () => true);
      for (const edition of scenario.editions)
        expect(claims.filter((claim) => claim.edition === edition).length).toBeLessThanOrEqual(3);
      for (const claim of claims) expect(scenario.editions).toContain(claim.edition);
    }
  });

  const cards = sharedCards();
  const shared = { file: '../cards.scenario', cards };

  it.each(scenarioFiles())(
    '$path is in canonical form, and its scenarios are the same as JSON and back',
    ({ text }) => {
      const read = readNotation(text, { cardsFrom: () => cards });
      if (!read.ok) throw new Error(read.message);
      const { about, scenarios } = read.notation;
      const asJson = readScenarios(JSON.parse(JSON.stringify(scenarios)));
      if (!asJson.ok) throw new Error(asJson.message);
      expect(asJson.scenarios).toEqual(scenarios);
      expect(printNotation(asJson.scenarios, { about, shared })).toBe(text);
    },
  );

  it('says at most one line in a hundred as JSON', () => {
    const lines = scenarioFiles().flatMap(({ text }) => text.split('\n').filter((line) => line.trim() !== ''));
    const json = lines.filter((line) => line.trimStart().startsWith('json '));
    expect(json.length).toBeLessThanOrEqual(lines.length / 100);
  });

  it('has only shared cards that some file uses', () => {
    const used = new Set(
      scenarioFiles().flatMap(({ text }) => {
        const read = readNotation(text, { cardsFrom: () => cards });
        return read.ok ? (read.notation.from?.names ?? []) : [];
      }),
    );
    expect(Object.keys(cards).filter((name) => !used.has(name))).toEqual([]);
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
