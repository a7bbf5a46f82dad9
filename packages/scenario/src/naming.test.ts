/** What a script may call an object. 2006, 2009, 2011: 216 · 2026: 111.4 */
import { EDITIONS } from '@rulewright/engine';
import { expect, test } from 'vitest';
import { readNotation } from './notation/index.ts';
import { runScenario } from './run.ts';

const SPAWN = `Card Spawn | {R} | Sorcery
  Create two 1/1 red Goblin creature tokens.

A token in every edition                                     2006 2009 2011 2026
  A: Mountain | hand: Spawn
  A casts Spawn
  All pass until it resolves
  Then there are 2 Goblin; Goblin #2 is 1/1
`;

test.each(EDITIONS)('a token is found by what it is called without "Token" under the rules of %s', (edition) => {
  const read = readNotation(SPAWN);
  if (!read.ok) throw new Error(read.message);
  const [scenario] = read.notation.scenarios;
  if (scenario === undefined) throw new Error('no scenario');
  expect(runScenario(scenario, edition).message).toBeNull();
  const none = JSON.parse(JSON.stringify(scenario).replace('"Goblin":2', '"Goblin":0'));
  expect(runScenario(none, edition).message).toContain('number of Goblin');
});
