/** The static build refuses wrong options before it builds anything. Its files are looked at in `tests/browser/static.test.ts`. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const run = (...args: string[]) =>
  spawnSync(process.execPath, [fileURLToPath(new URL('build-static.mjs', import.meta.url)), ...args], {
    encoding: 'utf8',
  });

test('help says what each option does', () => {
  const { status, stdout } = run('--help');
  expect(status).toBe(0);
  for (const option of ['--out', '--server', '--cards-from', '--without-cards'])
    expect(stdout).toContain(`  ${option}`);
});

test('wrong options end with a sentence and exit code 2', () => {
  for (const [args, said] of [
    [['--server', 'play.example'], '--server takes an address that begins with https:// or http://'],
    [['--cards-from', 'file:///cards.json'], '--cards-from takes an address'],
    [['--onto', 'there'], "Unknown option '--onto'"],
    [['--out'], '--out'],
  ] as const) {
    const { status, stderr } = run(...args);
    expect(stderr).toContain(said);
    expect(stderr).not.toContain('    at ');
    expect(status).toBe(2);
  }
});

test('a folder that holds something else is not emptied', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rulewright-not-ours-'));
  const letter = join(folder, 'letter.txt');
  writeFileSync(letter, 'Dear reader');
  const { status, stderr } = run('--out', folder);
  expect(stderr).toContain('holds files that this build did not make');
  expect(status).toBe(2);
  expect(existsSync(letter)).toBe(true);
  rmSync(folder, { recursive: true });
});
