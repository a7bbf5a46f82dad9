/** The client in Python plays whole episodes over standard input and output. Skipped where there is no python3. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const hasPython = spawnSync('python3', ['--version']).status === 0;

test.skipIf(!hasPython)('a random policy in Python plays two games at once, and one to its end (needs python3)', () => {
  const { status, stdout, stderr } = spawnSync(
    'python3',
    [
      here('../examples/random_policy.py'),
      '1',
      process.execPath,
      '--conditions=@rulewright/source',
      '--import',
      import.meta.resolve('tsx'),
      here('./program-in-tests.ts'),
    ],
    { encoding: 'utf8', cwd: here('.') },
  );
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^won \d of \d\n$/);
  expect(status).toBe(0);
});
