/** When an install is needed. */
import { expect, test } from 'vitest';
import { installDifferences, nodeIsRecent } from './ready.mjs';

test.each([
  ['18.20.0', false],
  ['20.18.9', false],
  ['20.19.0', true],
  ['24.0.0', true],
])('Node %s: %s', (version, recent) => {
  expect(nodeIsRecent(version)).toBe(recent);
});

const lock = {
  packages: {
    '': { version: '0.1.0' },
    'packages/a': { version: '0.1.0' },
    'node_modules/x': { version: '1.0.0', integrity: 'sha512-x' },
    'node_modules/other-platform': { version: '1.0.0', optional: true },
  },
};

test('what npm says it installed is compared with the lock file', () => {
  const x = { version: '1.0.0', integrity: 'sha512-x' };
  expect(installDifferences(lock, { packages: { 'node_modules/x': x } })).toEqual([]);
  expect(installDifferences(lock, { packages: {} })).toEqual(['node_modules/x is missing']);
  expect(installDifferences(lock, { packages: { 'node_modules/x': { ...x, version: '1.0.1' } } })).toEqual([
    'node_modules/x is another version',
  ]);
});
