/**
 * Names of cards in other languages, as card files have them: from what is written to the cards that are called so. A file of its own beside the
 * index, read only where a name is no card's in English. 2006: 202 · 2009, 2011, 2026: 201
 */
import { isPlainText } from '@rulewright/engine/plain-text';
import { linesOfKey } from './card-index.ts';
import { nameKey } from './names.ts';

/** The cards of the name, by their English names; none, one, or several that are called the same. */
export type ForeignNames = (name: string) => readonly string[];

/** A name in another language, and the card. */
export type ForeignName = readonly [foreign: string, card: string];

/** So many are kept, and none that is longer. */
const MOST = 1_000_000;
const LONGEST = 200;

const isKept = (name: string): boolean => name.length <= LONGEST && isPlainText(name);

/** The file: a line for each key and card, sorted. */
export function foreignNamesFile(names: Iterable<ForeignName>): string {
  const lines = new Set<string>();
  for (const [foreign, card] of names) {
    if (lines.size >= MOST) break;
    const key = nameKey(foreign);
    if (key !== '' && key !== nameKey(card) && isKept(foreign)) lines.add(`${key}\t${card}\n`);
  }
  return [...lines].sort().join('');
}

/** `text` gives the file when a name is first asked for. */
export function openForeignNames(text: () => string): ForeignNames {
  let lines: string | undefined;
  return (name) => {
    lines ??= text();
    return linesOfKey(lines, nameKey(name)).map((line) => line.slice(line.indexOf('\t') + 1));
  };
}

/** What such a file holds, to be written again with more. */
export const foreignNamesIn = (text: string): readonly ForeignName[] =>
  text
    .split('\n')
    .slice(0, -1)
    .map((line): ForeignName => [line.slice(0, line.indexOf('\t')), line.slice(line.indexOf('\t') + 1)]);
