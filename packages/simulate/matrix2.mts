import { openCards } from '@rulewright/cards/node';
import * as cards from '@rulewright/cards';
import { readdirSync, readFileSync } from 'node:fs';
import { playableDeck, simulate } from './src/index.ts';
const opened: any = openCards(); const src = opened.source;
const games = Number(process.argv[2] ?? 2);
const dir = process.argv[4] ?? '/work/shared/decks/to-2006-10/';
const decks: any[] = []; const missing = new Map<string, number>();
for (const f of readdirSync(dir)) { const p: any = playableDeck((cards.parseDecklist(readFileSync(dir + f, 'utf8')) as any).deck, src, f); if (!p.ok) { for (const x of p.faults) missing.set(x.reason.slice(0, 150), 1); } else decks.push(p.deck); }
console.log(decks.length, 'decks playable;', missing.size, 'faults'); if (process.argv[5]) for (const k of missing.keys()) console.log('  -', k);
const errors = new Map<string, string>();
for (const edition of ['2026-02', '2006-10'] as const) for (let i = 0; i < decks.length; i++) {
  const a = decks[i], b = decks[(i * 7 + 3) % decks.length];
  try { const r: any = await simulate(a, b, { games, edition, seed: i, anachronisms: 'borrow', agents: (process.argv[3] ?? 'random,random').split(',') as any });
    if (r.errors || r.unfinished) for (const f of r.failures) { const k = String(f.message).slice(0, 300); errors.set(k, `${edition} ${a.name} v ${b.name} seed ${f.seed} ${r.errors}/${r.unfinished}`); }
  } catch (e: any) { errors.set(String(e.stack).slice(0, 500), `${edition} ${a.name}`); }
}
for (const [k, v] of errors) console.log('*', k, '\n     ', v);
