import { readFileSync } from 'node:fs';
import { EDITIONS, answer, createGame, decision, prompt, type Agent } from '@rulewright/engine';
import { below, randomPlayer, randomSource } from '@rulewright/players';
const decks = JSON.parse(readFileSync('/tmp/P/decks.json', 'utf8'));
const seed = '1', game = Number(process.argv[2]);
const source = randomSource(`${seed}/${game}`);
const edition = EDITIONS[game % 4]!; const a = decks[below(source, decks.length)], b = decks[below(source, decks.length)];
console.log(edition, a.name, b.name);
const made = createGame({ edition, seed: `${seed}/${game}`, players: [a, b].map((d: any) => ({ name: d.name, deck: [...d.main], sideboard: [...d.sideboard] })), definitions: [...a.definitions, ...b.definitions] });
if (!made.ok) throw new Error(JSON.stringify(made.errors));
const g = made.game; const players: Agent[] = [randomPlayer(`${seed}/${game}/0`), randomPlayer(`${seed}/${game}/1`)];
let n = 0; let t = performance.now();
setTimeout(() => {}, 0);
for (let d = decision(g); d; d = decision(g)) {
  const given = players[d.by]!(d, g);
  const t1 = performance.now();
  if (process.argv[3] === 'v') console.log(n, d.kind, d.purpose, JSON.stringify(given), g.state.turn.number, g.state.turn.step);
  const r = answer(g, given); if (!r.ok) throw new Error(r.wrong.message);
  if (performance.now() - t1 > 200) console.log('slow', n, d.kind, prompt(g, d), performance.now() - t1, JSON.stringify(given));
  if (++n % 500 === 0) { console.log(n, 'turn', g.state.turn.number, ((performance.now() - t) / 1000).toFixed(1)); t = performance.now(); }
}
console.log(n, JSON.stringify(g.state.result), g.entries?.slice(-3));
