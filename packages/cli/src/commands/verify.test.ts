import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameFile } from '@rulewright/record';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ran } from '../program-in-tests.ts';

const folder = mkdtempSync(join(tmpdir(), 'rulewright-verify-'));
const path = join(folder, 'game.json');

beforeAll(async () => {
  const played = await ran(['play', '--demo', '--seed', '5', '--game-file', path, '--pace', '0', '--lines']);
  expect(played).toMatchObject({ code: 0 });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function changed(change: (file: GameFile) => void): string {
  const file = JSON.parse(readFileSync(path, 'utf8')) as GameFile;
  change(file);
  const other = join(folder, 'changed.json');
  writeFileSync(other, JSON.stringify(file));
  return other;
}

test('a game that was played at the terminal is dealt again from its file', async () => {
  const { code, out } = await ran(['verify', path]);
  expect(code).toBe(0);
  expect(out).toMatch(/^–       The seed of this game was chosen/m);
  expect(out).toMatch(/^holds   The checksum/m);
  expect(out).toMatch(/drew first: (?:[^,]+, ){6}[^,]+\.$/m);
  const { out: json } = await ran(['verify', path, '--json']);
  expect(JSON.parse(json)).toMatchObject({ outcome: 'verified', fair: false });
});

test('a changed file is found out, with exit code 1', async () => {
  const { code, out } = await ran(['verify', changed((file) => (file.random = { seed: 6 }))]);
  expect(code).toBe(1);
  expect(out).toMatch(/^FAILS   /m);
});

test('what cannot be checked here ends with exit code 2', async () => {
  expect(await ran(['verify', changed((file) => (file.engine = '0.0.1'))])).toMatchObject({ code: 2 });
  expect(await ran(['verify', join(folder, 'nowhere.json')])).toMatchObject({
    code: 2,
    err: expect.stringContaining('there is no such file'),
  });
  expect(await ran(['verify', '-'], '{}')).toMatchObject({ code: 2, err: expect.stringContaining('no game file') });
  expect(await ran(['verify', path, '--commitment', 'x'])).toMatchObject({ code: 2 });
});
