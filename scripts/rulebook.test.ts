/** What `npm run rulebook` writes from the sources alone is current. What it writes from the rules texts is compared in `rulebook.long.test.ts`. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromSources } from './rulebook.mjs';

test.each(Object.entries(fromSources()))('%s is current (npm run rulebook)', (file, content) => {
  expect(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')).toBe(content);
});
