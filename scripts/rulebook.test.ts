/** The files that `npm run rulebook` writes from the sources alone are current. The files from the rules texts are compared in `rulebook.long.test.ts`. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromSources } from './rulebook.mjs';

test.each(Object.entries(fromSources()))('%s is current (npm run rulebook)', (file, content) => {
  expect(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')).toBe(content);
});
