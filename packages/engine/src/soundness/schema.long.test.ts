import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { schemas } from '../../../../scripts/schemas.ts';

test.each(schemas())('$file is up to date with the types: npm run schemas writes it anew', ({ file, text }) => {
  expect(readFileSync(file, 'utf8') === text).toBe(true);
});

test('they are written the same however often in one process', () => {
  expect(schemas()).toEqual(schemas());
});
