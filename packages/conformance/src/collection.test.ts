/** The collection of scenarios as a whole; `chapters/` plays them. */
import { readdirSync, readFileSync } from 'node:fs';
import { claimsOf } from '@rulewright/rulebook';
import { printNotation, readScenarios } from '@rulewright/scenario';
import { describe, expect, it } from 'vitest';
import { builtInScenarios, CHAPTERS, notationOf, scenarioFiles, sharedCards } from './index.ts';

describe('the collection', () => {
  it('has a chapter for each folder of scenarios', () => {
    const found = readdirSync(new URL('../scenarios/', import.meta.url), { withFileTypes: true });
    const folders = found.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    expect(folders.sort()).toEqual([...CHAPTERS].sort());
  });

  it('is played chapter by chapter, each by a file of its own', () => {
    const files = readdirSync(new URL('chapters/', import.meta.url)).map((file) => file.replace('.test.ts', ''));
    expect(files.sort()).toEqual([...CHAPTERS].sort());
    for (const chapter of CHAPTERS)
      expect(readFileSync(new URL(`chapters/${chapter}.test.ts`, import.meta.url), 'utf8')).toContain(
        `playChapter('${chapter}'`,
      );
  });

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
  it.each(scenarioFiles())('$path is in canonical form, and its scenarios are the same as JSON and back', (file) => {
    const { about, scenarios } = notationOf(file);
    const asJson = readScenarios(JSON.parse(JSON.stringify(scenarios)));
    if (!asJson.ok) throw new Error(asJson.message);
    expect(asJson.scenarios).toEqual(scenarios);
    expect(printNotation(asJson.scenarios, { about, shared })).toBe(file.text);
  });

  it('says at most one line in a hundred as JSON', () => {
    const lines = scenarioFiles().flatMap(({ text }) => text.split('\n').filter((line) => line.trim() !== ''));
    const json = lines.filter((line) => line.trimStart().startsWith('json '));
    expect(json.length).toBeLessThanOrEqual(lines.length / 100);
  });

  it('has only shared cards that some file uses', () => {
    const used = new Set(scenarioFiles().flatMap((file) => notationOf(file).from?.names ?? []));
    expect(Object.keys(cards).filter((name) => !used.has(name))).toEqual([]);
  });
});
