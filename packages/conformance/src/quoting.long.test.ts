/** The scenarios that go out with the texts of their cards, which are those that name no card of the npm data, quote no newer card either. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { faceNames } from '@rulewright/cards';
import { mtgjsonSource } from '@rulewright/cards/node';
import { printNotation } from '@rulewright/scenario';
import { expect, test } from 'vitest';
import { quoting } from '../../../scripts/card-texts.mjs';
import { builtInScenarios } from './index.ts';

const shared = process.env['RULEWRIGHT_SHARED'] ?? fileURLToPath(new URL('../../../../shared', import.meta.url));
const files = ['oracle-2026-sample.json', 'oracle-to-2024.json'].map((name) => join(shared, 'cards', name));

interface Face {
  readonly name: string;
  readonly oracle_text?: string;
}

test.skipIf(!files.every(existsSync))('no text of a real card (skipped without the reference folder)', () => {
  const opened = mtgjsonSource();
  if (!opened.ok) throw new Error(opened.reason);
  const { source } = opened;
  const faces = files.flatMap((file) =>
    (JSON.parse(readFileSync(file, 'utf8')) as (Face & { card_faces?: readonly Face[] })[]).flatMap(
      (card) => card.card_faces ?? [card],
    ),
  );
  const quoted = quoting(faces.map(({ name, oracle_text: text }) => ({ name, text })));
  const goesOut = (names: readonly string[]): boolean =>
    !names.some((name) => [name, ...faceNames(name)].some((one) => source.find(one) !== undefined));
  const found = builtInScenarios()
    .filter(({ scenario }) => goesOut(Object.keys(scenario.cards ?? {})))
    .flatMap(({ scenario }) => quoted(printNotation([scenario])).map((name) => `${scenario.name}: ${name}`));
  expect(found).toEqual([]);
});
