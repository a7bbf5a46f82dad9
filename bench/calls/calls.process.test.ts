/** No kind of game makes more calls of functions for a decision than are noted, or is played otherwise. */
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('a decision costs no more than is noted', () => {
  const { stdout } = spawnSync('npm', ['run', '-s', 'calls', '--', '--json'], { encoding: 'utf8' });
  const counted = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as { found: object; faults: string[] };
  expect(counted.faults).toEqual([]);
  expect(Object.keys(counted.found)).toHaveLength(8);
});
