/**
 * Fits the weights by which the search player judges positions, and writes them: `npm run fit-evaluation -- --games 300 --seed fit`. The
 * heuristic player, in each third game the rollout player, plays itself with the built-in decks; at the beginning of each turn the features
 * are noted, and in the end who won. Logistic regression by Newton's method. Each deck has a weight of its own, which is then left out: else
 * a full hand would pass for a fault because the decks with the fullest hands lose most. The same games and seed give the same weights. 2006, 2009, 2011, 2026: none (a measure of players)
 */
import { writeFileSync } from 'node:fs';
import { optionsOf } from '../scripts/options.mjs';
import { type Agent, createGame, play } from '@rulewright/engine';
import { FEATURES, features, rolloutPlayer, heuristicPlayer } from '@rulewright/players';
import { fuzzedDecks } from '../fuzz/decks.ts';

interface Sample {
  readonly game: number;
  readonly x: readonly number[];
  readonly won: 0 | 1;
}

const values = optionsOf(
  'npm run fit-evaluation -- [--games 300] [--seed WORDS]   fits the weights by which search judges positions',
  {
    games: { type: 'string', default: '300' },
    seed: { type: 'string', default: 'fit' },
  },
);
const games = Number(values.games);
const found = fuzzedDecks();
if (!found.ok) throw new Error(found.message);
const { decks } = found;

const samples: Sample[] = [];
for (let game = 0; game < games; game++) samples.push(...played(game));
const weights = fitted(samples.filter(({ game }) => game % 5 !== 0));
const tested = samples.filter(({ game }) => game % 5 === 0);
const right = tested.filter(({ x, won }) => chance(weights, x) > 0.5 === (won === 1)).length;
const loss = tested.reduce(
  (sum, { x, won }) => sum - Math.log(Math.max(1e-9, won === 1 ? chance(weights, x) : 1 - chance(weights, x))),
  0,
);
const report = `${games} games, seed ${values.seed}: ${samples.length} positions; of those of a fifth of the games, kept back, ${((100 * right) / tested.length).toFixed(1)} % told rightly, ${(loss / tested.length).toFixed(3)} nats each`;
writeFileSync(
  new URL('../packages/players/src/search/weights.ts', import.meta.url),
  `/**
 * The weights of the features by which positions are judged, made by \`npm run fit-evaluation -- --games ${games} --seed ${values.seed}\`.
 * ${report}.
 */
export const WEIGHTS: readonly number[] = [
${FEATURES.map((name, at) => `  ${weights[at]?.toFixed(4)}, // ${name}`).join('\n')}
];
`,
);
process.stdout.write(`${report}\n${FEATURES.map((name, at) => `${name} ${weights[at]?.toFixed(4)}`).join('\n')}\n`);

/** The positions of one game, each seen by one seat, which goes round. */
function played(game: number): Sample[] {
  const pair = [decks[game % decks.length], decks[(game * 7 + Math.floor(game / decks.length) + 1) % decks.length]];
  const noted: { x: number[]; seat: number }[] = [];
  let turn = 0;
  const noting =
    (agent: Agent): Agent =>
    (decision, state) => {
      const { number } = state.state.turn;
      if (number > turn) {
        turn = number;
        const seat = number % 2;
        if (number > 1) noted.push({ x: features(state, seat), seat });
      }
      return agent(decision, state);
    };
  const made = createGame({
    edition: '2026-02',
    seed: `${values.seed}/${game}`,
    anachronisms: 'borrow',
    startingPlayer: game % 2,
    players: pair.map((deck, seat) => ({
      name: `${seat}`,
      deck: [...(deck?.main ?? [])],
      agent: noting((game % 3 === 0 ? rolloutPlayer : heuristicPlayer)(`${game}/${seat}`)),
    })),
    definitions: new Map(pair.flatMap((deck) => deck?.definitions ?? []).map((one) => [one.key, one])).values(),
  });
  if (!made.ok) throw new Error(made.errors[0]?.message);
  const ended = play(made.game);
  if (ended.result !== 'won') return [];
  return noted.map(({ x, seat }) => ({
    game,
    x: [...x, ...decks.map((deck) => Number(deck === pair[seat]) - Number(deck === pair[1 - seat]))],
    won: ended.winners.includes(seat) ? 1 : 0,
  }));
}

function chance(weights: readonly number[], x: readonly number[]): number {
  return 1 / (1 + Math.exp(-x.reduce((sum, value, at) => sum + value * (weights[at] as number), 0)));
}

/** Newton's method, with a little ridge so that it always ends. */
function fitted(given: readonly Sample[]): number[] {
  const n = given[0]?.x.length ?? 0;
  let weights = Array.from({ length: n }, () => 0);
  for (let round = 0; round < 12; round++) {
    const slope = weights.map((weight) => -weight);
    const curve = Array.from({ length: n }, (_, i) => Array.from({ length: n }, (__, j) => (i === j ? 1 : 0)));
    for (const { x, won } of given) {
      const p = chance(weights, x);
      for (let i = 0; i < n; i++) {
        slope[i] = (slope[i] as number) + (won - p) * (x[i] as number);
        for (let j = 0; j < n; j++)
          (curve[i] as number[])[j] = (curve[i]?.[j] as number) + p * (1 - p) * (x[i] as number) * (x[j] as number);
      }
    }
    const step = solved(curve, slope);
    weights = weights.map((weight, at) => weight + (step[at] as number));
  }
  return weights;
}

/** The solution of a system of linear equations with a positive definite matrix, by elimination. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] as number]);
  for (const [i, row] of rows.entries()) {
    const pivot = row[i] as number;
    for (let j = 0; j < row.length; j++) row[j] = (row[j] as number) / pivot;
    for (const [other, below] of rows.entries()) {
      if (other === i) continue;
      const factor = below[i] as number;
      for (let j = 0; j < below.length; j++) below[j] = (below[j] as number) - factor * (row[j] as number);
    }
  }
  return rows.map((row) => row.at(-1) as number);
}
