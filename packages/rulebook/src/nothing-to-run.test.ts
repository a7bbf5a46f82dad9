import { EDITIONS } from '@rulewright/engine';
import { describe, expect, test } from 'vitest';
import { REASON_KINDS, faultsOfReasons, glossaryNothingToRun, nothingToRun } from './nothing-to-run.ts';
import { rulesOf } from './numbers.ts';
import { SEEDS } from './seeds.ts';

describe('rules with nothing to run', () => {
  test('exist, are listed once, and are of the four kinds', () => {
    expect(faultsOfReasons()).toEqual([]);
    for (const edition of EDITIONS)
      for (const { kind, why } of nothingToRun(edition).values()) {
        expect(REASON_KINDS).toContain(kind);
        expect(why).not.toBe('');
      }
  });

  test.each(EDITIONS)('are at most a fifth of the rules of %s', (edition) => {
    expect(nothingToRun(edition).size).toBeLessThanOrEqual(rulesOf(edition).length / 5);
  });

  test('are at most 15 of the 140 rules of the seeds, and 8 of the 44 glossary entries', () => {
    const rules = SEEDS.filter(({ edition, kind, of }) => kind === 'rule' && nothingToRun(edition).has(of));
    expect(rules.length).toBeLessThanOrEqual(15);
    const titles = SEEDS.filter(({ kind }) => kind === 'glossary').map(({ of }) => of);
    for (const title of glossaryNothingToRun.keys()) expect(titles).toContain(title);
    expect(glossaryNothingToRun.size).toBeLessThanOrEqual(8);
  });
});
