/** Day and night differ in colours alone: what a page shows and where does not depend on them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.(?:css|tsx?)$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

test('nothing asks which it is but light-dark(), which gives colours', () => {
  expect(sources.some(({ text }) => text.includes('light-dark('))).toBe(true);
  expect(sources.filter(({ text }) => text.includes('prefers-color-scheme')).map(({ file }) => file)).toEqual([]);
});

test('a choice of one of them sets the colour scheme and nothing else', () => {
  const chosen = sources.flatMap(({ text }) =>
    [...text.matchAll(/\[data-theme[^{]*\{([^}]*)\}/g)].map(([, set]) => set),
  );
  expect(chosen.map((set) => set?.trim())).toEqual(['color-scheme: light;', 'color-scheme: dark;']);
});
