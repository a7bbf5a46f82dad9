/** A slice of the long run: a server killed with -9 loses nothing that it acknowledged. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { soakKills } from './kills.ts';

test('a server killed twice goes on with every game as if it had not been', async () => {
  const home = mkdtempSync(join(tmpdir(), 'rulewright-kills-'));
  try {
    const report = await soakKills({ kills: 2, seed: 7, tables: 3, longest: 60, store: home });
    expect(report).toMatchObject({ kills: 2, games: 3 });
    expect(report.deeds).toBeGreaterThan(20);
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
});
