/**
 * Kills: games at a server that is killed with -9 at random moments and started again. No acknowledged answer may be lost, and
 * each game must end as its twin that nobody interrupts.
 */
import { below, randomSource } from '@rulewright/players';
import { chooser, compareWithTwins, deedsOf, gamePlayer, lookAgain } from './games.ts';
import { playAt, type Player } from './player.ts';
import { serve, type Served } from './serving.ts';

export interface KillsReport {
  kills: number;
  games: number;
  /** answers and undos */
  deeds: number;
}

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
    while (players.filter(open).length < tables) players.push(gamePlayer(players.length, seed));
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
    report(`killed ${killed + 1} times, ${deedsOf(players)} answers`);
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
  await compareWithTwins(players);
  return { kills, games: players.length, deeds: deedsOf(players) };
}
