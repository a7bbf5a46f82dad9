/** `npm run -s play-sum [-- --write]`: the sums of play as they are now against those in play-sums.json; names what differs and exits with 1. */
import { readFileSync, writeFileSync } from 'node:fs';
import { optionsOf } from '../scripts/options.mjs';
import { fuzzedDecks } from '../fuzz/decks.ts';
import { playSums } from './play-sums.ts';

const values = optionsOf(
  'npm run play-sum -- [--write]   compares the sums of play with those noted, or notes them anew',
  {
    write: { type: 'boolean', default: false },
  },
);
const file = new URL('play-sums.json', import.meta.url);
const loaded = fuzzedDecks();
if (!loaded.ok) throw new Error(loaded.message);
const sums = playSums(new Map(loaded.decks.map((deck) => [deck.name, deck])));
if (values.write) writeFileSync(file, `${JSON.stringify(sums, null, 2)}\n`);
const recorded = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
const differing = Object.keys({ ...recorded, ...sums }).filter((name) => recorded[name] !== sums[name]);
for (const name of differing) process.stdout.write(`differs: ${name}\n`);
process.stdout.write(`${Object.keys(sums).length} sums, ${differing.length} differ\n`);
process.exitCode = differing.length > 0 ? 1 : 0;
