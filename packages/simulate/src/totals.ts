/** From single games to the figures of a simulation. */
import { createHash } from 'node:crypto';
import type { Tally } from '@rulewright/bots';
import type { EditionName, HouseRules, Variant } from '@rulewright/engine';
import type { Played } from './one-game.ts';

export interface SimulationFailure {
  readonly game: number;
  /** seed of that game */
  readonly seed: string;
  readonly end: 'unfinished' | 'error';
  readonly message: string;
}

export interface Simulation {
  readonly games: number;
  readonly wins: readonly [number, number];
  readonly draws: number;
  readonly unfinished: number;
  readonly errors: number;
  readonly turns: { readonly mean: number; readonly max: number };
  /** answers at which at least two were legal */
  readonly decisions: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
  /** of every game's complete input log and final state, in order: the same for the same seed on any machine, with any jobs */
  readonly checksum: string;
  readonly edition: EditionName;
  readonly seed: number | string;
  readonly agents: readonly [string, string];
  readonly jobs: number;
  /** seats at the table and what was played, where that was not the game of two */
  readonly players?: number;
  readonly variant?: Variant;
  /** seams of other editions that were played by; absent: none */
  readonly houseRules?: HouseRules;
  /** 95 % Wilson interval for the share of games that deck 0 wins, of those won by either */
  readonly interval: readonly [number, number];
  /** by which rule games ended, and how many */
  readonly endings: Readonly<Record<string, number>>;
  /** where programs played: for each deck what its program was asked and what was answered for it; null: no program */
  readonly bots?: readonly [Tally | null, Tally | null];
  /** the first that went wrong */
  readonly failures: readonly SimulationFailure[];
}

const MOST_FAILURES = 20;

export function totals(
  played: readonly Played[],
  about: Pick<Simulation, 'edition' | 'seed' | 'agents' | 'jobs' | 'seconds' | 'players' | 'variant' | 'houseRules'> & {
    seedOf: (game: number) => string;
  },
): Simulation {
  const inOrder = [...played].sort((a, b) => a.game - b.game);
  const wins: [number, number] = [0, 0];
  const failures: SimulationFailure[] = [];
  const hash = createHash('sha256');
  let draws = 0;
  let unfinished = 0;
  let errors = 0;
  let decisions = 0;
  let turns = 0;
  let longest = 0;
  for (const game of inOrder) {
    hash.update(gameLine(game));
    decisions += game.decisions;
    turns += game.turns;
    longest = Math.max(longest, game.turns);
    if (game.winner !== null) wins[game.winner]++;
    if (game.end === 'draw') draws++;
    if (game.end === 'unfinished' || game.end === 'error') {
      if (game.end === 'unfinished') unfinished++;
      else errors++;
      if (failures.length < MOST_FAILURES)
        failures.push({ game: game.game, seed: about.seedOf(game.game), end: game.end, message: game.reason });
    }
  }
  const { seconds } = about;
  return {
    games: inOrder.length,
    wins,
    draws,
    unfinished,
    errors,
    turns: { mean: inOrder.length === 0 ? 0 : round(turns / inOrder.length), max: longest },
    decisions,
    seconds: round(seconds),
    gamesPerSecond: round(inOrder.length / seconds),
    decisionsPerSecond: Math.round(decisions / seconds),
    checksum: hash.digest('hex').slice(0, 16),
    edition: about.edition,
    seed: about.seed,
    agents: about.agents,
    jobs: about.jobs,
    ...(about.players !== undefined && { players: about.players }),
    ...(about.variant !== undefined && { variant: about.variant }),
    ...(about.houseRules !== undefined && { houseRules: about.houseRules }),
    interval: wilson(wins[0], wins[0] + wins[1]),
    endings: endingsOf(inOrder),
    ...(inOrder.some(({ bots }) => bots !== undefined) && {
      bots: [tallied(inOrder, 0), tallied(inOrder, 1)] as const,
    }),
    failures,
  };
}

/** The questions to the program of a deck in all games; null where none plays it. */
function tallied(played: readonly Played[], deck: 0 | 1): Tally | null {
  return played.reduce<Tally | null>((sum, { bots }) => {
    const tally = bots?.[deck] ?? null;
    return tally === null ? sum : addTallies(sum, tally);
  }, null);
}

/** Both together; `b` where there was none before. */
export const addTallies = (a: Tally | null, b: Tally): Tally =>
  a === null
    ? b
    : {
        asked: a.asked + b.asked,
        late: a.late + b.late,
        wrong: a.wrong + b.wrong,
        absent: a.absent + b.absent,
        stalling: a.stalling + b.stalling,
      };

/** The part of a game in the checksum of many. */
export const gameLine = ({ game, end, winner, checksum }: Played): string =>
  `${game}:${end}:${winner ?? '-'}:${checksum}\n`;

/** By which rule games ended, and how many, by the alphabet. */
export function endingsOf(played: readonly Played[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const { end, reason } of played)
    if (end === 'won' || end === 'draw') counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The figures that depend on the games alone: the same byte for byte wherever they are played. */
export function untimed({
  jobs: _jobs,
  seconds: _seconds,
  gamesPerSecond: _games,
  decisionsPerSecond: _decisions,
  ...figures
}: Simulation): Omit<Simulation, 'jobs' | 'seconds' | 'gamesPerSecond' | 'decisionsPerSecond'> {
  return figures;
}

/** Half the width of a 95 % interval, in standard deviations. */
export const Z95 = 1.959963984540054;

/** The 95 % Wilson score interval of a share; of nothing, everything. */
export function wilson(successes: number, trials: number): [number, number] {
  if (trials === 0) return [0, 1];
  const z = Z95;
  const p = successes / trials;
  const spread = z * Math.sqrt((p * (1 - p)) / trials + (z * z) / (4 * trials * trials));
  const centre = p + (z * z) / (2 * trials);
  const scale = 1 + (z * z) / trials;
  return [round4(Math.max(0, (centre - spread) / scale)), round4(Math.min(1, (centre + spread) / scale))];
}

const round = (n: number): number => Math.round(n * 1000) / 1000;
const round4 = (n: number): number => Math.round(n * 10000) / 10000;
