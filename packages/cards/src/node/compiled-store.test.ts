import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cardText } from '../card-text.ts';
import { diskStore } from './compiled-store.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rulewright-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const shock = cardText([{ name: 'Shock', typeLine: 'Instant', text: 'Two.' }], { layout: 'normal' });
const compiled = { ok: true, definition: { tree: [1] } } as const;

test('gives back what was put in, for that version and that text only', () => {
  diskStore(folder).put('1', shock, compiled);
  const store = diskStore<{ tree: readonly number[] }>(folder);
  expect(store.get('1', shock)).toEqual(compiled);
  expect(store.get('2', shock)).toBeUndefined();
  expect(store.get('1', { ...shock, text: 'Three.' })).toBeUndefined();
});

test('a damaged file counts as none and is replaced', () => {
  const store = diskStore(folder);
  store.put('1', shock, compiled);
  const [group = ''] = readdirSync(folder);
  const [file = ''] = readdirSync(join(folder, group));
  writeFileSync(join(folder, group, file), '{"ver');
  expect(store.get('1', shock)).toBeUndefined();
  store.put('1', shock, compiled);
  expect(store.get('1', shock)).toEqual(compiled);
});

test('a folder that cannot be written does no harm', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const store = diskStore(file);
  store.put('1', shock, compiled);
  expect(store.get('1', shock)).toBeUndefined();
});
