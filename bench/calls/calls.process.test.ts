/** No kind of game makes more calls of functions for a decision than are noted, or is played otherwise; and nothing grows faster than what is done. */
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import type { Grown } from './exponents.ts';

const told = (...args: string[]): unknown => {
  const { stdout } = spawnSync('npm', ['run', '-s', 'calls', '--', '--json', ...args], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
};

test('a decision costs no more than is noted', () => {
  const counted = told() as { found: object; faults: string[] };
  expect(counted.faults).toEqual([]);
  expect(Object.keys(counted.found)).toHaveLength(8);
});

/** Steeper than 1.2, and why: after each of so many resolutions state-based actions look at each of so many permanents. */
const STEEPER: Readonly<Record<string, number>> = { 'so many trigger on one event': 1.45 };

test('calls grow as what they are for: by permanents, players and inputs', () => {
  const grown = told('--growth') as Grown[];
  expect(grown.length).toBeGreaterThan(12);
  const steep = grown.filter(({ name, exponent }) => exponent > (STEEPER[name] ?? 1.2));
  expect(steep.map(({ name, exponent, most }) => [name, exponent, ...most.map(({ key }) => key)])).toEqual([]);
});
