/**
 * `npm run fuzz -- --games N --seed S [--from K] [--json]`: random games of the built-in decks in all editions under
 * invariants, twins and no-leak checks. Game K of seed S is the same whenever and wherever it is run.
 */
import { parseArgs } from 'node:util';
import { fuzzedDecks } from './decks.ts';
import { type Fuzzed, fuzzOne } from './one-game.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    json: { type: 'boolean', default: false },
  },
});
const games = Number(values.games);
const from = Number(values.from);
if (!Number.isInteger(games) || games < 1 || !Number.isInteger(from) || from < 0) {
  process.stderr.write('usage: npm run fuzz -- --games N --seed S [--from K] [--json]\n');
  process.exit(2);
}
const found = fuzzedDecks();
if (!found.ok) {
  process.stderr.write(`${found.message}\n`);
  process.exit(2);
}
for (const line of found.refused) process.stderr.write(`not fuzzed: ${line}\n`);
const failures: Fuzzed[] = [];
const ends: Record<string, number> = {};
let decisions = 0;
let refused = found.refused.length;
const started = performance.now();
for (let game = from; game < from + games; game++) {
  const fuzzed = fuzzOne(found.decks, values.seed, game);
  decisions += fuzzed.decisions;
  ends[fuzzed.refused ? 'refused' : fuzzed.end] = (ends[fuzzed.refused ? 'refused' : fuzzed.end] ?? 0) + 1;
  if (fuzzed.refused) {
    refused++;
    process.stderr.write(
      `game ${game} [${fuzzed.edition}] ${fuzzed.decks.join(' – ')} cannot be set up: ${fuzzed.end}\n`,
    );
  }
  if (fuzzed.fault !== null) {
    failures.push(fuzzed);
    process.stderr.write(
      `FAILED game ${game} [${fuzzed.edition}] ${fuzzed.decks.join(' – ')}: ${fuzzed.fault}\n  again: npm run fuzz -- --games 1 --seed ${values.seed} --from ${game}\n`,
    );
  }
  if ((game + 1 - from) % 50 === 0 && process.stderr.isTTY)
    process.stderr.write(
      `${game + 1 - from}/${games} games, ${failures.length} failed; go on with --from ${game + 1}\n`,
    );
}
const seconds = (performance.now() - started) / 1000;
const summary = {
  games,
  from,
  seed: values.seed,
  decks: found.decks.length,
  decisions,
  seconds: Math.round(seconds * 10) / 10,
  ends,
  failed: failures.length,
  refused,
};
process.stdout.write(
  values.json
    ? `${JSON.stringify({ ...summary, failures })}\n`
    : `${games} games from ${from}, seed ${values.seed}: ${decisions} decisions in ${summary.seconds} s, ${failures.length} failed ${JSON.stringify(ends)}\n`,
);
process.exit(failures.length > 0 || refused > 0 ? 1 : 0);
