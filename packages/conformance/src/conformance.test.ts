/** Every built-in scenario in each of its editions. */
import { mtgjsonSource } from '@rulewright/cards/node';
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
        expect(claims.filter((claim) => claim.edition === edition).length, scenario.name).toBeLessThanOrEqual(3);
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
