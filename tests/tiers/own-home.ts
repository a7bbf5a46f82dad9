/** A home of its own for a test file: what it imports and sets is gone with it. Compiled cards are those that all tests keep. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { COMPILER_HASH } from '@rulewright/oracle';
import { afterAll, beforeAll } from 'vitest';
import { KEPT } from './kept.ts';

/** Makes the folder, and has RULEWRIGHT_HOME name it while the tests of the file run. Gives its path. */
export function ownHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'rulewright-'));
  if (COMPILER_HASH !== null) {
    const compiled = fileURLToPath(new URL(`${COMPILER_HASH}/`, KEPT));
    mkdirSync(compiled, { recursive: true });
    symlinkSync(compiled, join(home, 'compiled'), 'junction');
  }
  const before = process.env['RULEWRIGHT_HOME'];
  beforeAll(() => {
    process.env['RULEWRIGHT_HOME'] = home;
  });
  afterAll(() => {
    if (before === undefined) delete process.env['RULEWRIGHT_HOME'];
    else process.env['RULEWRIGHT_HOME'] = before;
    rmSync(home, { recursive: true, force: true });
  });
  return home;
}
