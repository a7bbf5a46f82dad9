/** The ledger of what the scenarios claim: nothing claimed that does not exist or has nothing to run, and a fair draw for the audit. */
import { builtInScenarios } from '@rulewright/conformance';
import { claimsOf, faultsOf } from '@rulewright/rulebook';
import { expect, test } from 'vitest';
import { drawn } from '../scripts/audit-claims.mjs';

const claims = builtInScenarios().flatMap(({ scenario }) => claimsOf(scenario, () => true));

test('what the scenarios claim exists, has something to run, and no example is claimed twice', () => {
  expect(faultsOf(claims)).toEqual([]);
});

test('the draw for the audit is the same for the same seed, another for another, without doubles', () => {
  const keys = (seed: string) => drawn(seed, 60).map((claim) => JSON.stringify(claim));
  expect(keys('a')).toEqual(keys('a'));
  expect(keys('a')).not.toEqual(keys('b'));
  expect(new Set(keys('a')).size).toBe(60);
});
