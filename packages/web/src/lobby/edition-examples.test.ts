/** The examples of the editions are among the house's positions, in both of their editions, and quote no real card. */
import { faceNames } from '@rulewright/cards';
import { openCards } from '@rulewright/cards/node';
import { builtInScenarios } from '@rulewright/conformance';
import { EDITIONS } from '@rulewright/engine';
import { claimsOf } from '@rulewright/rulebook';
import { expect, test } from 'vitest';
import { EDITION_EXAMPLES } from './edition-examples.ts';

const opened = openCards();
if (!opened.ok) throw new Error('There are no cards to look for.');
const { source } = opened;
/** Whether there is such a card, or one with such a face. */
const isReal = (name: string): boolean => [name, ...faceNames(name)].some((one) => source.find(one) !== undefined);

test.each(EDITIONS)('%s', (edition) => {
  const { rule, scenario: name, beside } = EDITION_EXAMPLES[edition];
  const found = builtInScenarios().find(({ scenario }) => scenario.name === name)?.scenario;
  expect(found?.editions).toEqual(expect.arrayContaining([edition, beside]));
  const claims = found ? claimsOf(found, () => true) : [];
  expect(claims.filter((claim) => claim.edition === edition).map((claim) => claim.rule)).toContain(rule);
  expect(Object.keys(found?.cards ?? {}).filter(isReal)).toEqual([]);
});
