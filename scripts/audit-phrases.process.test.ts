/** The audit of phrases: how many win one card of the npm data may only fall. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { dataFile } from '../packages/oracle/corpus.ts';

const script = fileURLToPath(new URL('audit-phrases.mjs', import.meta.url));
const tsx = createRequire(import.meta.url).resolve('tsx/cli');
const audit = (...args: string[]) =>
  spawnSync(process.execPath, [tsx, '--conditions=@rulewright/source', script, ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 27,
  });

describe.skipIf(dataFile() === undefined)('the cards that each phrase wins', () => {
  test('no more phrases than before win one card alone', { timeout: 1_800_000 }, () => {
    const { status, stderr } = audit();
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  test('a phrase is told with its place, its lines and its cards', { timeout: 900_000 }, () => {
    const { status, stdout } = audit('--every', '400', '--json');
    expect(status).toBe(0);
    const told = JSON.parse(stdout) as {
      read: number;
      phrases: number;
      each: { at: string; pattern: string; lines: number; cards: number; first: string[] }[];
    };
    expect(told.each).toHaveLength(told.phrases);
    const draws = told.each.filter(({ pattern }) => pattern.startsWith('draw~'));
    expect(
      draws.some(
        ({ at, lines, cards, first }) => /^clauses\/.+:\d+:\d+$/.test(at) && lines > 0 && cards > 0 && first.length > 0,
      ),
    ).toBe(true);
    expect(told.each.every(({ cards }) => cards <= told.read)).toBe(true);
  });
});

test.each([
  [['--every', '0'], '--every takes a whole number'],
  [['--cards', '/no/such/file.json'], 'file.json'],
])('what it cannot do it says: %j', (args, why) => {
  const { status, stderr } = audit(...args);
  expect(status).toBe(2);
  expect(stderr).toContain(why);
});
