/** An expectation that something is not so says nothing of what there is not: it is refused. */
import { expect, test } from 'vitest';
import { readNotation } from './notation/index.ts';
import { runScenario } from './run.ts';

const TEXT = `Card Hawk | {W} | Creature — Bird | 1/1
  Flying
Test  2026
  A: Hawk
`;
const said = (expectation: string): string | null => {
  const read = readNotation(`${TEXT}  Then ${expectation}\n`);
  if (!read.ok) throw new Error(read.message);
  const [scenario] = read.notation.scenarios;
  if (scenario === undefined) throw new Error('no scenario');
  return runScenario(scenario, '2026-02').message;
};

test('a keyword ability that there is not is lacked by everything', () => {
  expect(said('Hawk lacks trample, first strike')).toBeNull();
  expect(said('Hawk lacks flying')).toContain('Hawk has flying');
  expect(said('Hawk lacks tramble')).toContain('"tramble" is no keyword ability');
});
