import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { writeSite } from './docs.mjs';

const folder = mkdtempSync(join(tmpdir(), 'rulewright-site-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the site of pages and imports is written without a warning', async () => {
  expect(await writeSite(folder)).toBe(true);
  const page = (name: string): string => readFileSync(join(folder, name), 'utf8');
  expect(page('index.html')).toContain('The executable rulebook');
  expect(page('modules.html')).toContain('@rulewright/scenario/notation');
  expect(page('functions/rulewright.newGame.html')).toContain('A game of a deck a seat');
});
