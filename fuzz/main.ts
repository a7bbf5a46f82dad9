/**
 * `npm run fuzz`: random games of the built-in decks in all editions under invariants, twins and no-leak checks; with `--leaks`, pairs
 * of games that differ in what lies hidden; with `--guess`, guesses at it; with `--layers`, random stacks of effects against a reference;
 * with `--concessions`, games that players leave at every decision; with `--durations`, what effects last as long as is removed. Number K of seed S is the same whenever and wherever it is run.
 */
import { parseArgs } from 'node:util';
import { EDITIONS, type EditionName } from '@rulewright/engine';
import { fuzzedDecks } from './decks.ts';
import { fuzzConcessions } from './concessions-run.ts';
import { fuzzDurations } from './durations-run.ts';
import { fuzzHostile } from './hostile-run.ts';
import { fuzzLayers } from './layers/run.ts';
import { fuzzPeeks } from './leaks/peeks.ts';
import { fuzzLeaks, reportGuesses } from './leaks/run.ts';
import { type Fuzzed, fuzzOne } from './one-game.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '100' },
    layers: { type: 'string' },
    concessions: { type: 'string' },
    decisions: { type: 'string' },
    leaks: { type: 'string' },
    guess: { type: 'string' },
    peeks: { type: 'string' },
    hostile: { type: 'string' },
    durations: { type: 'string' },
    edition: { type: 'string' },
    help: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    json: { type: 'boolean', default: false },
  },
});
const USAGE = `npm run fuzz -- --games N    N random games of the built-in decks (default 100)
npm run fuzz -- --leaks N    N pairs of games that differ in what lies hidden, every byte compared
npm run fuzz -- --guess N    N guesses of a classifier which draw a card was, from object ids and from handles
npm run fuzz -- --peeks N    N games in which every player is asked twice, the hidden cards dealt anew
npm run fuzz -- --layers N   N random stacks of effects in each edition, compared with a reference
npm run fuzz -- --concessions N   N games of two to ten players in all variants and editions, left at every decision
npm run fuzz -- --hostile N       N damaged and forged saves, set-ups, decklists and answers of each kind
npm run fuzz -- --durations N     N tries with every effect that lasts as long as something, which is then removed
  --decisions D with --concessions: after D decisions those who are left concede (default 400)
  --seed S      which of them (default 1)
  --from K      beginning with number K (default 0)
  --edition E   with --layers: this edition alone (${EDITIONS.join(', ')})
  --json        the result as one line of JSON
`;
if (values.help) {
  process.stdout.write(USAGE);
  process.exit(0);
}
const games = Number(values.games);
const stacks = Number(values.layers ?? 1);
const departures = Number(values.concessions ?? 1);
const pairs = Number(values.leaks ?? 1);
const guesses = Number(values.guess ?? 1);
const attacks = Number(values.hostile ?? 1);
const tries = Number(values.durations ?? 1);
const watched = Number(values.peeks ?? 1);
const from = Number(values.from);
const isEdition = (name: string): name is EditionName => (EDITIONS as readonly string[]).includes(name);
const edition = values.edition;
if (
  ![games, stacks, pairs, guesses, watched, departures, attacks, tries, Number(values.decisions ?? 1)].every(
    (n) => Number.isInteger(n) && n >= 1,
  ) ||
  !Number.isInteger(from) ||
  from < 0 ||
  (edition !== undefined && (values.layers === undefined || !isEdition(edition)))
) {
  process.stderr.write(USAGE);
  process.exit(2);
}
if (values.layers !== undefined) {
  const editions = edition !== undefined && isEdition(edition) ? [edition] : EDITIONS;
  process.exit(fuzzLayers({ stacks, seed: values.seed, from, editions, json: values.json }));
}
if (values.durations !== undefined) process.exit(fuzzDurations({ tries, seed: values.seed, from, json: values.json }));
const found = fuzzedDecks();
if (!found.ok) {
  process.stderr.write(`${found.message}\n`);
  process.exit(2);
}
if (values.hostile !== undefined)
  process.exit(fuzzHostile(found.decks, { attacks, seed: values.seed, from, json: values.json }));
if (values.concessions !== undefined)
  process.exit(
    fuzzConcessions(found.decks, {
      games: departures,
      seed: values.seed,
      from,
      json: values.json,
      decisions: values.decisions === undefined ? undefined : Number(values.decisions),
    }),
  );
if (values.leaks !== undefined)
  process.exit(await fuzzLeaks({ decks: found.decks, pairs, seed: values.seed, from, json: values.json }));
if (values.peeks !== undefined)
  process.exit(fuzzPeeks(found.decks, { games: watched, seed: values.seed, from, json: values.json }));
if (values.guess !== undefined)
  process.exit(reportGuesses({ decks: found.decks, guesses, seed: values.seed, json: values.json }));
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
