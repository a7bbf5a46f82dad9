import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SCHEMA_FILE, schemaText } from '../../../../scripts/schemas.ts';

test('the schema is up to date with the types: npm run schemas writes it anew', () => {
  expect(readFileSync(SCHEMA_FILE, 'utf8') === schemaText()).toBe(true);
});
