// Writes src/built-in-deck-lists.ts from the deck files of the repository: run it after changing one of them.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const folder = new URL('../../decks/', import.meta.url);
const lists = ['.', 'tournaments', 'commander'].flatMap((below) => {
  const of = new URL(`${below}/`, folder);
  return readdirSync(of)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .map((file) => [file.slice(0, -'.txt'.length), readFileSync(new URL(file, of), 'utf8').replaceAll('\r\n', '\n')]);
});

const body = lists.map(([id, text]) => `  '${id}': \`\n${text.replace(/[\\`$]/g, '\\$&')}\`,`).join('\n');
writeFileSync(
  new URL('src/built-in-deck-lists.ts', import.meta.url),
  `/** The built-in decks as text, written by build-decks.mjs from the files in decks/. */
export const BUILT_IN_DECK_LISTS: Readonly<Record<string, string>> = {
${body}
};
`,
);
