import { openCards } from "@rulewright/cards/node";
import * as cards from "@rulewright/cards";
import { playableDeck, simulate } from "./dist/index.js";
const opened = openCards();
const src = opened.source;
const [a, b] = (process.argv[2] ?? "White Weenie,White Weenie").split(",").map((n) => {
  const f = cards.findDeck(n);
  const p = playableDeck(cards.parseDecklist(f.deck.text).deck, src, n);
  if (!p.ok) throw new Error(JSON.stringify(p.faults));
  return p.deck;
});
const r = await simulate(a, b, { games: Number(process.argv[4] ?? 100), edition: process.argv[3] ?? "2026-02", seed: 1, agents: (process.argv[5] ?? "random,random").split(",") });
console.log(process.argv[2], r.gamesPerSecond, r.decisions, r.decisionsPerSecond, r.errors, r.unfinished, JSON.stringify(r.turns), r.wins.join("-"), r.checksum, JSON.stringify(r.failures?.slice(0, 3)));
