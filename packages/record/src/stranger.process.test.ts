/** Somebody who has nothing of ours checks a shuffle with the program in the page of the protocol. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitmentTo, fairKey } from '@rulewright/engine';
import { expect, test } from 'vitest';

const PARTS = { game: 'kx3m9qwz/1', server: 'a'.repeat(64), seats: ['b'.repeat(64), ''] };
const PROVED = { random: { key: fairKey(PARTS), shuffle: { ...PARTS, commitment: commitmentTo(PARTS) } } };

test('the check in docs/protocol/http.md, which needs nothing of ours, agrees', () => {
  const protocol = readFileSync(new URL('../../../docs/protocol/http.md', import.meta.url), 'utf8');
  const script = /^```js\n([\s\S]*?)^```$/m.exec(protocol)?.[1] ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'rulewright-stranger-'));
  const run = (shuffle: Partial<typeof PROVED.random.shuffle> = {}) => {
    const { key, shuffle: whole } = PROVED.random;
    writeFileSync(join(folder, 'check.mjs'), script);
    writeFileSync(join(folder, 'game.json'), JSON.stringify({ random: { key, shuffle: { ...whole, ...shuffle } } }));
    return spawnSync(process.execPath, ['check.mjs', 'game.json'], { cwd: folder, encoding: 'utf8' });
  };
  expect(run()).toMatchObject({ status: 0, stdout: expect.stringContaining(PARTS.seats[0] ?? '') });
  expect(run({ server: 'c'.repeat(64) }).stderr).toContain('changed its part');
  expect(run({ seats: ['', ''] }).stderr).toContain('not made of the parts');
  rmSync(folder, { recursive: true });
});
