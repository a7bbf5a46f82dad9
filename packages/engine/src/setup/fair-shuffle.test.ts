import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { commitmentTo, fairKey } from './fair-shuffle.ts';

const parts = { game: 'kx3m9qwz/1', server: 'a'.repeat(64), seats: ['b'.repeat(64), '', 'c'.repeat(64)] };
const sha = (...lines: string[]): string => createHash('sha256').update(lines.join('\n')).digest('hex');

test('the commitment and the key are what a stranger computes from PROTOCOL.md', () => {
  expect(commitmentTo(parts)).toBe(sha('rulewright commitment', parts.game, parts.server));
  expect(fairKey(parts)).toBe(sha('rulewright key', parts.game, parts.server, ...parts.seats));
});

test('every part, its place, and the name of the game make another key', () => {
  const [first = '', none = '', third = ''] = parts.seats;
  const keys = [
    parts,
    { ...parts, game: 'kx3m9qwz/2' },
    { ...parts, server: 'd'.repeat(64) },
    { ...parts, seats: [third, none, first] },
    { ...parts, seats: [first, third, none] },
    { ...parts, seats: [first, third] },
    { ...parts, seats: [none, none, none] },
  ].map(fairKey);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).not.toContain(commitmentTo(parts));
});
