/** Many games, here or on several threads; the figures do not depend on which. */
import { performance } from 'node:perf_hooks';
import { DEFAULT_EDITION, type EditionName, type HouseRules, type Variant } from '@rulewright/engine';
import { hasKeys, takes } from '@rulewright/engine/arguments';
import { batchesOf, type PlayBatches } from './batches.ts';
import { type Contestant, nameOf } from './contestant.ts';
import { onThisMachine } from './on-this-machine.ts';
import { type Match, type Played, seedOf } from './one-game.ts';
import type { PlayableDeck } from './playable-deck.ts';
import { type Simulation, totals } from './totals.ts';

export interface SimulationOptions {
  readonly games: number;
  /** default 1 */
  readonly seed?: number | string;
  /** default today's */
  readonly edition?: EditionName;
  /** built-in players, programs, functions, or modules that export one, which play on threads too; default random against random */
  readonly agents?: readonly [Contestant, Contestant];
  /** threads; default 1, which is this one. Where a program plays: games at a time, each with processes of its own */
  readonly jobs?: number;
  readonly anachronisms?: 'refuse' | 'borrow';
  /** seats at the table; default 2 */
  readonly players?: number;
  readonly variant?: Variant;
  /** seams of other editions to play by */
  readonly houseRules?: HouseRules;
  /** decks for Brawl: of sixty cards, led by a commander */
  readonly brawl?: boolean;
  /** answers after which a game counts as unfinished; default 200,000 */
  readonly mostAnswers?: number;
  /** where the games are played; default on this machine, with so many `jobs` */
  readonly play?: PlayBatches;
  readonly onProgress?: (done: number, games: number) => void;
  /** when the work began, for figures that include start-up: a `performance.now()`; default now */
  readonly since?: number;
}

const MOST_ANSWERS = 200_000;

/** The settings that the games of a simulation share. */
export function matchOf(a: PlayableDeck, b: PlayableDeck, options: Omit<SimulationOptions, 'games'>): Match {
  takes(
    'matchOf',
    'two decks, as playableDeck gives them, and options',
    hasKeys(a, 'main') && hasKeys(b, 'main') && hasKeys(options),
  );
  const definitions = new Map([...a.definitions, ...b.definitions].map((definition) => [definition.key, definition]));
  return {
    edition: options.edition ?? DEFAULT_EDITION,
    seed: options.seed ?? 1,
    agents: options.agents ?? ['random', 'random'],
    decks: [a.main, b.main],
    names: [a.name, b.name],
    ...((a.commander ?? b.commander) && { commanders: [a.commander ?? null, b.commander ?? null] as const }),
    ...(options.brawl && { brawl: true }),
    definitions: [...definitions.values()],
    mostAnswers: options.mostAnswers ?? MOST_ANSWERS,
    ...(options.anachronisms && { anachronisms: options.anachronisms }),
    ...(options.players && { players: options.players }),
    ...(options.variant && { variant: options.variant }),
    ...(options.houseRules && { houseRules: options.houseRules }),
  };
}

/**
 * Plays deck a against deck b. Never rejects for what happens in a game: that is counted, with its message and seed.
 * @throws BotFailure where a program that is to play cannot be started, PlayerFailure where a player of one's own cannot play
 */
export async function simulate(a: PlayableDeck, b: PlayableDeck, options: SimulationOptions): Promise<Simulation> {
  takes(
    'simulate',
    'two decks, as playableDeck gives them, and options with games',
    hasKeys(a, 'main') && hasKeys(b, 'main') && Number.isInteger(options?.games),
  );
  const since = options.since ?? performance.now();
  const match = matchOf(a, b, options);
  const jobs = Math.max(1, options.jobs ?? 1);
  const played: Played[] = [];
  await (options.play ?? onThisMachine(jobs))([match], batchesOf(0, 0, options.games), (_, games) => {
    played.push(...games);
    options.onProgress?.(played.length, options.games);
  });
  const seconds = Math.max((performance.now() - since) / 1000, 1e-6);
  return totals(played, {
    edition: match.edition,
    seed: match.seed,
    agents: [nameOf(match.agents[0]), nameOf(match.agents[1])],
    jobs,
    seconds,
    ...(match.players && { players: match.players }),
    ...(match.variant && { variant: match.variant }),
    ...(match.houseRules && { houseRules: match.houseRules }),
    seedOf: (game) => seedOf(match, game),
  });
}
