import { readFileSync } from 'node:fs';
import { fuzzOne } from './one-game.ts';
const decks = JSON.parse(readFileSync('/tmp/P/decks.json', 'utf8'));
const [from, n, seed] = [Number(process.argv[2]), Number(process.argv[3]), process.argv[4] ?? '1'];
const kinds = new Map<string, string[]>();
let dec = 0; const t = performance.now(); let bad = 0; const ends: Record<string, number> = {};
for (let g = from; g < from + n; g++) {
  const f = fuzzOne(decks, seed, g); dec += f.decisions; ends[f.end] = (ends[f.end] ?? 0) + 1;
  if (f.fault) { bad++; const k = f.fault.replace(/^decision \d+: /, '').slice(0, 700); kinds.set(k, [...(kinds.get(k) ?? []), `${g}[${f.edition}]`]); }
  else if (f.refused) { const k = 'REFUSED ' + f.end.slice(0, 300); kinds.set(k, [...(kinds.get(k) ?? []), `${g}[${f.edition}] ${f.decks}`]); }
}
for (const [k, gs] of [...kinds].sort((a, b) => b[1].length - a[1].length)) console.log(`${gs.length}× ${gs.slice(0, 4).join(' ')} :: ${k}`);
console.log(n, 'games', bad, 'bad', dec, 'decisions', ((performance.now() - t) / 1000).toFixed(1), 's', JSON.stringify(ends));
