import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EDITIONS } from '@rulewright/engine';
import { describe, expect, test } from 'vitest';
import { allExamples, exampleLedger, exampleTallyOf } from './examples.ts';
import { isRule } from './numbers.ts';

const shared = process.env['RULEWRIGHT_SHARED'] ?? fileURLToPath(new URL('../../../../shared', import.meta.url));

describe('the examples', () => {
  test.each(EDITIONS)('of %s stand under rules that there are', (edition) => {
    expect(allExamples(edition).filter(({ rule }) => !isRule(edition, rule))).toEqual([]);
  });

  test('are shown by a claim that names one and passed, else listed or not yet', () => {
    const claim = { scenario: 'a', edition: '2006-10', rule: '503.2', example: 1, passed: true } as const;
    const tally = exampleTallyOf(exampleLedger('2006-10', [claim]));
    expect(tally.examples).toBe(151);
    expect(tally.shown).toBe(1);
    expect(tally.shown + tally.listed + tally.notYet).toBe(tally.examples);
    expect(exampleTallyOf(exampleLedger('2006-10', [{ ...claim, passed: false }])).shown).toBe(0);
    expect(exampleTallyOf(exampleLedger('2009-10', [claim])).shown).toBe(0);
  });

  test.each(EDITIONS)('are at most an eighth listed in %s', (edition) => {
    const { examples, listed } = exampleTallyOf(exampleLedger(edition, []));
    expect(listed).toBeLessThanOrEqual(0.12 * examples);
  });

  const rules = join(shared, 'rules');
  describe.skipIf(!existsSync(rules))('beside the texts', () => {
    test.each(EDITIONS)('are all of those that %s has', (edition) => {
      const found: string[] = [];
      let rule = '';
      for (const line of readFileSync(join(rules, `${edition}.txt`), 'utf8').split(/\r?\n/)) {
        rule = /^(\d{3}\.\d+[a-z]?)\.?\s/.exec(line.trim())?.[1] ?? rule;
        if (/^(\[[^\]]*\] )?Example:? /.test(line.trim())) found.push(rule);
      }
      expect(allExamples(edition).map((one) => one.rule)).toEqual(found);
    });
  });
});
