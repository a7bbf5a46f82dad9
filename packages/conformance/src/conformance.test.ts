/** Every built-in scenario in each of its editions; in its last it is saved at decisions. */
import { mtgjsonSource } from '@rulewright/cards/node';
import { decision, type Game, load, save } from '@rulewright/engine';
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

let decisions = 0;
/** A game saved at a decision comes back asking the same. Each ninth is: saving every one would take as long as all other tests together. */
function comesBack(game: Game): void {
  if (decisions++ % 9 > 0) return;
  const loaded = load(JSON.parse(JSON.stringify(save(game))));
  if (!loaded.ok) throw new Error(loaded.error);
  expect(JSON.stringify(decision(loaded.game))).toBe(JSON.stringify(decision(game)));
  expect(JSON.stringify(loaded.game.state)).toBe(JSON.stringify(game.state));
}

for (const [chapter, entries] of chapters) {
  describe(chapter, () => {
    for (const { scenario } of entries) {
      for (const edition of scenario.editions) {
        it(`${scenario.name} [${edition}]`, () => {
          const isLast = edition === scenario.editions.at(-1);
          const outcome = runScenario(scenario, edition, { source, ...(isLast && { onDecision: comesBack }) });
          expect(outcome.message).toBeNull();
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
