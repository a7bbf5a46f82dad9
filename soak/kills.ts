/**
 * Kills: games at a server that is killed with -9 at random moments and started again. No acknowledged answer may be lost, and
 * each game must end as its twin that nobody interrupts.
 */
import { isDeepStrictEqual } from 'node:util';
import { below, randomSource } from '@rulewright/players';
import { openCatalogue, startServer } from '@rulewright/server';
import { deedOf, newPlayer, playAt, type Player, renumbered } from './player.ts';
import { serve, type Served } from './serving.ts';

export interface KillsReport {
  kills: number;
  games: number;
  /** answers and undos */
  deeds: number;
}

const DECKS = ['1998-brian-hacker-white-weenie', '1998-ben-rubin-sligh'] as const;
const OPPONENTS = ['self', 'heuristic', 'random'] as const;

/** @throws where something acknowledged is lost, or a game ends otherwise than its twin */
export async function soakKills(options: {
  kills: number;
  seed: number;
  /** a folder, or the address of a PostgreSQL database */
  store: string;
  /** servers at once on that database: while one is killed, the other runs and goes on with its tables. Default 1 */
  servers?: 1 | 2;
  tables?: number;
  /** threads that the tables are on. Default 0 */
  workers?: number;
  /** most deeds of one game; a longer one is compared as it stands then */
  longest?: number;
  report?: (line: string) => void;
}): Promise<KillsReport> {
  const { kills, seed, store, servers = 1, tables = 3, workers = 0, longest = 400, report = () => undefined } = options;
  const source = randomSource(`kills/${seed}`);
  const players: Player[] = [];
  const open = (player: Player): boolean => player.end === null;
  let spare = servers === 2 ? await serve(store, workers) : null;
  const another = async (): Promise<Served> => {
    const next = spare ?? (await serve(store, workers));
    spare = servers === 2 ? await serve(store, workers) : null;
    return next;
  };
  for (let killed = 0; killed < kills; killed += 1) {
    while (players.filter(open).length < tables) players.push(player(players.length, seed));
    const { server, address } = await another();
    let left = 3 + below(source, 40);
    const delay = below(source, 6);
    const dead = new Promise<void>((resolve) => server.once('exit', () => resolve()));
    const kill = (): void => {
      left -= 1;
      if (left === 0) setTimeout(() => server.kill('SIGKILL'), delay);
    };
    // where every game is over before its time has come, it is killed at rest
    await Promise.all(players.filter(open).map((one) => playAt(address, one, chooser(one, longest), kill)));
    server.kill('SIGKILL');
    await dead;
    report(`killed ${killed + 1} times, ${sum(players)} answers`);
  }
  const { server, address } = await another();
  spare?.server.kill('SIGKILL');
  try {
    await Promise.all(players.filter(open).map((one) => playAt(address, one, chooser(one, longest))));
    await Promise.all(players.map((one) => lookAgain(address, one)));
  } finally {
    server.kill('SIGKILL');
  }
  report('the twins');
  const whole = await startServer({ port: 0, home: null, cards: openCatalogue(), pace: 0 });
  try {
    await Promise.all(players.map((one) => compare(whole.address, one)));
  } finally {
    await whole.close();
  }
  return { kills, games: players.length, deeds: sum(players) };
}

const sum = (players: readonly Player[]): number => players.reduce((all, { deeds }) => all + deeds.length, 0);

function player(number: number, seed: number): Player {
  const opponent = OPPONENTS[number % OPPONENTS.length] ?? 'self';
  const [one, two] = number % 2 === 0 ? DECKS : [DECKS[1], DECKS[0]];
  return newPlayer(
    {
      type: 'create',
      edition: number % 4 === 3 ? '2006-10' : '2026-02',
      name: 'Ada',
      deck: { builtIn: one },
      opponent,
      opponentDeck: { builtIn: two },
      bestOf: 1,
      seed: seed * 1000 + number,
    },
    `${seed}/${number}`,
  );
}

const chooser =
  (player: Player, longest: number): Parameters<typeof playAt>[2] =>
  (view, decision) =>
    player.deeds.length >= longest ? null : deedOf(player.source, view, decision);

/** The last view whole, log and all, as somebody sees it who comes back. */
async function lookAgain(address: string, player: Player): Promise<void> {
  player.end = null;
  await playAt(address, player, () => null);
}

/** Does the same at a server that nobody kills. */
async function compare(address: string, player: Player): Promise<void> {
  const twin = newPlayer(player.create, '');
  await playAt(address, twin, () => player.deeds[twin.deeds.length] ?? null);
  await lookAgain(address, twin);
  const [uninterrupted, killed] = [twin, player].map(({ end }) => end && renumbered(end.view));
  if (!isDeepStrictEqual(uninterrupted, killed))
    throw new Error(`The game of seed ${player.create.seed} does not end as its twin.`);
}
