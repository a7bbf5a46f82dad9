/**
 * `npm run fuzz`: random games of the built-in decks in all editions under invariants, twins and no-leak checks; with `--leaks`, pairs
 * of games that differ in what lies hidden; with `--pool`, games of random decks of all understood cards; with `--guess`, guesses at it; with `--layers`, random stacks of effects against a reference; with `--mana`, whether random spells can be paid for; with `--combat`, declarations of attackers and blockers against a reference;
 * with `--concessions`, games that players leave at every decision; with `--durations`, what effects last as long as is removed; with `--metamorphic`, pairs of games that differ by what must not matter;
 * with `--messages`, bad messages to a server; with `--refusals`, whether what is not offered has a reason. Number K of seed S is the same whenever and wherever it is run.
 */
import { layeredSource } from '@rulewright/cards';
import { mtgjsonSource, readCardFile } from '@rulewright/cards/node';
import { EDITIONS, type EditionName } from '@rulewright/engine';
import { fuzzCombat } from './combat/run.ts';
import { builtInGame, fuzzedDecks } from './decks.ts';
import { fuzzConcessions } from './concessions-run.ts';
import { fuzzDurations } from './durations-run.ts';
import { fuzzGames } from './games-run.ts';
import { isOfGrowth } from './growth.ts';
import { fuzzHostile } from './hostile-run.ts';
import { fuzzLayers } from './layers/run.ts';
import { fuzzMana } from './mana/run.ts';
import { fuzzMessages } from './messages.ts';
import { fuzzMetamorphic } from './metamorphic/run.ts';
import { fuzzPeeks } from './leaks/peeks.ts';
import { fuzzLeaks, reportGuesses } from './leaks/run.ts';
import { newPool, poolGame } from './pool.ts';
import { compilerHash } from '../scripts/compiled-by.mjs';
import { optionsOf } from '../scripts/options.mjs';
import { runRefusals } from './refusals-run.ts';

const USAGE = `npm run fuzz -- --games N    N random games of the built-in decks (default 100)
npm run fuzz -- --pool N     N random games of random sixty-card decks of all understood cards, in all editions
  --players P   with --pool: so many at each table, two to six (default 2)
  --growth      with --pool: only cards that double, copy or make as many as there are of something
  --cards FILE  with --pool: cards of this file too (as "rulewright cards import" takes it)
npm run fuzz -- --leaks N    N pairs of games that differ in what lies hidden, every byte compared
npm run fuzz -- --guess N    N guesses of a classifier which draw a card was, from object ids and from handles
npm run fuzz -- --peeks N    N games in which every player is asked twice, the hidden cards dealt anew
npm run fuzz -- --layers N   N random stacks of effects in each edition, compared with a reference
npm run fuzz -- --mana N     N random boards in each edition: whether a spell can be paid for, compared with a search of everything
npm run fuzz -- --combat N   N random combats in each edition, every attack and every block, compared with a reference
npm run fuzz -- --concessions N   N games of two to ten players in all variants and editions, left at every decision
npm run fuzz -- --hostile N       N damaged and forged saves, set-ups, decklists and answers of each kind
npm run fuzz -- --messages N      N bad messages to a server, over its WebSocket
npm run fuzz -- --refusals N      N priorities and declarations: a reason exactly where nothing is offered
npm run fuzz -- --metamorphic N   N pairs of games that differ by names, seats or a permanent too many, and must go on alike
npm run fuzz -- --durations N     N tries with every effect that lasts as long as something, which is then removed
  --decisions D with --concessions: after D decisions those who are left concede (default 400)
  --seed S      which of them (default 1)
  --from K      beginning with number K (default 0)
  --edition E   with --layers, --mana and --combat: this edition alone (${EDITIONS.join(', ')})
  --json        the result as one line of JSON
`;
const values = optionsOf(USAGE, {
  games: { type: 'string', default: '100' },
  layers: { type: 'string' },
  mana: { type: 'string' },
  combat: { type: 'string' },
  concessions: { type: 'string' },
  decisions: { type: 'string' },
  leaks: { type: 'string' },
  guess: { type: 'string' },
  peeks: { type: 'string' },
  hostile: { type: 'string' },
  messages: { type: 'string' },
  refusals: { type: 'string' },
  durations: { type: 'string' },
  metamorphic: { type: 'string' },
  pool: { type: 'string' },
  players: { type: 'string' },
  cards: { type: 'string' },
  growth: { type: 'boolean', default: false },
  edition: { type: 'string' },
  seed: { type: 'string', default: '1' },
  from: { type: 'string', default: '0' },
  json: { type: 'boolean', default: false },
});
const games = Number(values.games);
const stacks = Number(values.layers ?? 1);
const boards = Number(values.mana ?? 1);
const combats = Number(values.combat ?? 1);
const departures = Number(values.concessions ?? 1);
const pairs = Number(values.leaks ?? 1);
const guesses = Number(values.guess ?? 1);
const attacks = Number(values.hostile ?? 1);
const messages = Number(values.messages ?? 1);
const tries = Number(values.durations ?? 1);
const changed = Number(values.metamorphic ?? 1);
const refusals = Number(values.refusals ?? 1);
const watched = Number(values.peeks ?? 1);
const pooled = Number(values.pool ?? 1);
const players = Number(values.players ?? 2);
const from = Number(values.from);
const isEdition = (name: string): name is EditionName => (EDITIONS as readonly string[]).includes(name);
const edition = values.edition;
if (
  ![
    games,
    stacks,
    boards,
    combats,
    pairs,
    guesses,
    watched,
    departures,
    attacks,
    messages,
    tries,
    changed,
    refusals,
    pooled,
    players,
    Number(values.decisions ?? 1),
  ].every((n) => Number.isInteger(n) && n >= 1) ||
  !Number.isInteger(from) ||
  from < 0 ||
  players < 2 ||
  players > 6 ||
  ((values.players !== undefined || values.cards !== undefined || values.growth) && values.pool === undefined) ||
  (edition !== undefined && ((values.layers ?? values.mana ?? values.combat) === undefined || !isEdition(edition)))
) {
  process.stderr.write(USAGE);
  process.exit(2);
}
const editions = edition !== undefined && isEdition(edition) ? [edition] : EDITIONS;
if (values.layers !== undefined)
  process.exit(fuzzLayers({ stacks, seed: values.seed, from, editions, json: values.json }));
if (values.mana !== undefined) process.exit(fuzzMana({ boards, seed: values.seed, from, editions, json: values.json }));
if (values.combat !== undefined)
  process.exit(fuzzCombat({ combats, seed: values.seed, from, editions, json: values.json }));
if (values.messages !== undefined) process.exit(await fuzzMessages({ messages, seed: values.seed, json: values.json }));
if (values.durations !== undefined) process.exit(fuzzDurations({ tries, seed: values.seed, from, json: values.json }));
if (values.pool !== undefined || values.refusals !== undefined || values.metamorphic !== undefined) {
  const npm = mtgjsonSource();
  const own = values.cards === undefined ? null : await readCardFile(values.cards);
  for (const { file, reason } of [npm, own].flatMap((read) => (read && !read.ok ? read : [])))
    process.stderr.write(`${file}: ${reason}\n`);
  if (!npm.ok || own?.ok === false) process.exit(2);
  const pool = newPool(own ? layeredSource([own.source, npm.source]) : npm.source, compilerHash());
  if (values.metamorphic !== undefined)
    process.exit(fuzzMetamorphic(pool, { pairs: changed, seed: values.seed, from, json: values.json }));
  if (values.refusals !== undefined)
    process.exit(runRefusals(pool, { looked: refusals, seed: values.seed, from, json: values.json }));
  const again = `--players ${players}${values.growth ? ' --growth' : ''}${values.cards === undefined ? '' : ` --cards ${values.cards}`} --pool`;
  process.exit(
    fuzzGames((number) => poolGame(pool, values.seed, number, players, values.growth ? isOfGrowth : undefined), {
      games: pooled,
      seed: values.seed,
      from,
      json: values.json,
      refused: 0,
      again,
    }),
  );
}
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
process.exit(
  fuzzGames((number) => builtInGame(found.decks, values.seed, number), {
    games,
    seed: values.seed,
    from,
    json: values.json,
    refused: found.refused.length,
    again: '--games',
    decks: found.decks.length,
  }),
);
