/** What the program loads before a command runs: no cards, no engine, no rulebook, so that every answer comes soon. */
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

test('nothing but the reading of its arguments is loaded before a command runs', async () => {
  const { metafile } = await build({
    entryPoints: [fileURLToPath(new URL('main.ts', import.meta.url))],
    bundle: true,
    splitting: true,
    packages: 'external',
    format: 'esm',
    outdir: 'dist',
    platform: 'node',
    write: false,
    metafile: true,
  });
  const loaded = new Set<string>();
  const load = (path: string): void => {
    for (const { path: next, kind, external = false } of metafile.outputs[path]?.imports ?? []) {
      if (kind !== 'import-statement' || loaded.has(next)) continue;
      loaded.add(next);
      if (!external) load(next);
    }
  };
  load(Object.keys(metafile.outputs).find((path) => path.endsWith('main.js')) ?? '');
  const packages = [...loaded].filter((path) => !path.endsWith('.js') && !path.startsWith('node:'));
  // of the engine a module of a few lines, which loads nothing: what is not to be written to a terminal
  expect(packages.sort()).toEqual(['@rulewright/engine/plain-text', 'commander', 'picocolors']);
});
