import { readFileSync } from 'node:fs';
import { fuzzOne } from './one-game.ts';
const decks = JSON.parse(readFileSync('/tmp/P/decks.json', 'utf8'));
const t = performance.now(); const f = fuzzOne(decks, process.argv[3] ?? '1', Number(process.argv[2])); console.log(JSON.stringify(f), performance.now() - t);
