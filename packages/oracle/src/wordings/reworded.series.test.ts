/** What is shown of a card in each edition is the card's own text, or one that is read as the same tree there. Skipped where no card data is. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EDITIONS } from '@rulewright/engine';
import { describe, expect, test } from 'vitest';
import { series } from '../../../../tests/tiers/series.ts';
import { dataFile, readCorpus, readScryfall } from '../../corpus.ts';
import { compileEitherWording } from '../either-wording.ts';
import { compile } from '../index.ts';
import { meaning } from '../hash.ts';
import { reworded } from './reworded.ts';

const shared = process.env['RULEWRIGHT_SHARED'] ?? fileURLToPath(new URL('../../../../../shared', import.meta.url));
const today = join(shared, 'cards', 'oracle-to-2024.json');
const SOURCES = [
  ['the npm data set', dataFile(), readCorpus],
  ['a file of today', existsSync(today) ? today : undefined, readScryfall],
] as const;
/** Of the cards every so many-th. */
const EVERY = series(40, 900);

describe.each(SOURCES)('of %s', (_, file, read) => {
  test.skipIf(file === undefined).each(EDITIONS)('in %s', (edition) => {
    const drawn = [...read(file ?? '').values()].filter((_card, i) => i % EVERY === 7);
    let others = 0;
    for (const card of drawn) {
      const compiled = compileEitherWording(card);
      if (!compiled.ok) continue;
      const { definition } = compiled;
      const said = reworded(card, compiled, edition);
      expect(meaning(said), card.name).toBe(meaning(definition));
      if (said === definition) continue;
      others++;
      const texts = said.faces.map(({ text = '' }) => text);
      const [text = ''] = texts;
      const faces = card.faces?.map((face, i) => ({ ...face, text: texts[i] ?? '' }));
      const again = compile({ ...card, text, ...(faces && { faces }) }, { wording: edition });
      expect(again.ok && meaning(again.definition.faces), card.name).toBe(meaning(definition.faces));
    }
    // today's texts are in today's words already
    expect(others > 0).toBe(edition !== '2026-02' || read === readCorpus);
  });
});
