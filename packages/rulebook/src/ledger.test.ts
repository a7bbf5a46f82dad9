import { describe, expect, test } from 'vitest';
import { implementedWhere } from './implementations.ts';
import { type Claim, faultsOf, ledger, seedLedger, seedTallyOf, tallyOf } from './ledger.ts';
import { SEEDS } from './seeds.ts';

const claim = (rule: string, more: Partial<Claim> = {}): Claim => ({
  scenario: 'a scenario',
  edition: '2006-10',
  rule,
  passed: true,
  ...more,
});
const entryOf = (rule: string, claims: readonly Claim[]) =>
  ledger('2006-10', claims).find((entry) => entry.rule === rule);

describe('the ledger', () => {
  test('has every rule once, and each stands in one of three ways', () => {
    const tally = tallyOf(ledger('2006-10', []));
    expect(tally.rules).toBe(972);
    expect(tally.shown + tally.nothingToRun + tally.notYet).toBe(972);
  });

  test('counts a claim of a scenario that passes, and no other', () => {
    expect(entryOf('502.3a', [claim('502.3a')])).toMatchObject({ standing: 'shown', shownBy: ['a scenario'] });
    expect(entryOf('502.3a', [claim('502.3a', { passed: false })])).toMatchObject({ standing: 'not-yet', shownBy: [] });
    expect(entryOf('502.3a', [claim('502.3a', { edition: '2009-10' })])?.standing).toBe('not-yet');
  });

  test('shows a heading by its subrules', () => {
    expect(entryOf('502.3', [])?.standing).toBe('not-yet');
    expect(entryOf('502.3', [claim('502.3b')])).toMatchObject({ standing: 'shown', shownBy: [] });
    // 409.1 says something itself
    expect(entryOf('409.1', [claim('409.1a')])?.standing).toBe('not-yet');
  });

  test('says where a rule is implemented: by rules rather than by sections', () => {
    const cited = '\na.ts|502||\nb.ts|502.3|702.3\nc.ts|502.3a–502.3b 409';
    const modules = implementedWhere('2006-10', cited);
    expect(modules.get('502.2')).toEqual(['a.ts']);
    expect(modules.get('502.3')).toEqual(['b.ts']);
    expect(modules.get('502.3b')).toEqual(['b.ts', 'c.ts']);
    expect(modules.get('409.1a')).toEqual(['c.ts']);
    expect(modules.get('503.1')).toBeUndefined();
  });
});

describe('the seeds', () => {
  test('are 140 rules, 56 examples and 44 glossary entries, each once', () => {
    expect(seedTallyOf(seedLedger([]))).toMatchObject({
      rules: { total: 140, shown: 0 },
      examples: { total: 56, passed: 0 },
      glossary: { total: 44, shown: 0 },
    });
    const keys = SEEDS.map(({ edition, kind, of, example }) => [edition, kind, of, example].join(' '));
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('an example counts when it is claimed by its number in its own edition', () => {
    const passed = (...claims: Claim[]) => seedTallyOf(seedLedger(claims)).examples.passed;
    expect(passed(claim('503.10', { example: 1 }))).toBe(1);
    expect(passed(claim('503.10'))).toBe(0);
    expect(passed(claim('503.10', { example: 1, edition: '2009-10' }))).toBe(0);
    expect(passed(claim('503.10', { example: 1, passed: false }))).toBe(0);
  });

  test('a glossary entry counts by its title', () => {
    const { scenario, edition } = claim('');
    expect(seedTallyOf(seedLedger([{ scenario, edition, glossary: 'Sacrifice', passed: true }])).glossary.shown).toBe(
      1,
    );
  });
});

describe('faults of claims', () => {
  test.each([
    [claim('502.99'), 'which is no rule'],
    [claim('502'), 'which is no rule'],
    [claim('503.10', { example: 9 }), 'which there is not'],
    [{ scenario: 'a', edition: '2006-10', glossary: 'Nonsense', passed: true } as const, 'which there is not'],
  ])('are found: %o', (one, message) => {
    expect(faultsOf([one])).toEqual([expect.stringContaining(message)]);
  });

  test('no two scenarios may have one example', () => {
    const first = claim('503.10', { example: 1 });
    expect(faultsOf([first, first])).toEqual([]);
    expect(faultsOf([first, { ...first, scenario: 'another' }])).toEqual([expect.stringContaining('as does')]);
  });
});
