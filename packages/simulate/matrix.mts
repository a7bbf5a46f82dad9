import { openCards } from '@rulewright/cards/node';
import * as cards from '@rulewright/cards';
import { playableDeck, simulate } from './src/index.ts';
const opened: any = openCards(); const src = opened.source;
const games = Number(process.argv[2] ?? 2);
const all = cards.builtInDecks();
const decks: any[] = [];
for (const d of all as any[]) { const f: any = cards.findDeck(d.id); const parsed: any = cards.parseDecklist(f.deck.text ?? f.deck.list ?? ""); const p: any = playableDeck(parsed.deck ?? f.deck, src, d.id); if (!p.ok) { console.log(d.id, p.faults.map((x: any) => x.reason).join('; ')); } else decks.push(p.deck); }
const errors = new Map<string, string>();
for (const edition of ['2026-02', '2011-09', '2009-10', '2006-10'] as const) for (let i = 0; i < decks.length; i++) {
  const a = decks[i], b = decks[(i * 7 + 3) % decks.length];
  try { const r: any = await simulate(a, b, { games, edition, seed: i, agents: (process.argv[3] ?? 'random,random').split(',') as any });
    if (r.errors || r.unfinished) for (const f of r.failures) { const k = String(f.message).slice(0, 300); errors.set(k, `${edition} ${a.name} v ${b.name} ${(errors.get(k) ?? '').slice(0, 60)} seed ${f.seed}`); }
    console.error(edition, a.name, b.name, r.gamesPerSecond, r.errors, r.unfinished);
  } catch (e: any) { errors.set(String(e.message).slice(0, 300), `${edition} ${a.name}`); }
}
for (const [k, v] of errors) console.log('*', k, '\n     ', v);
