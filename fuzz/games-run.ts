/** `npm run fuzz -- --games N` and `--pool N`: the run, its report and its exit code. */
import { type Fuzzed, type FuzzedSetup, fuzzGame } from './one-game.ts';

interface Run {
  readonly games: number;
  readonly seed: string;
  readonly from: number;
  readonly json: boolean;
  /** decks that could not be made for this run: they count as failures */
  readonly refused: number;
  /** the options that say which kind of games these are, for the line that repeats one: `--pool` */
  readonly again: string;
  /** how many decks the games are drawn from, where they are made beforehand */
  readonly decks?: number;
}

/** Returns 0 where every game kept the invariants, 1 where one broke or could not begin. */
export function fuzzGames(setUp: (game: number) => FuzzedSetup, run: Run): number {
  const { games, seed, from, json, again, decks } = run;
  const failures: Fuzzed[] = [];
  const ends: Record<string, number> = {};
  let { refused } = run;
  let decisions = 0;
  const started = performance.now();
  for (let game = from; game < from + games; game++) {
    const fuzzed = fuzzGame(setUp(game), game);
    const about = `game ${game} [${fuzzed.edition}] ${fuzzed.decks.join(' – ')}`;
    const end = fuzzed.refused ? 'refused' : fuzzed.end;
    decisions += fuzzed.decisions;
    ends[end] = (ends[end] ?? 0) + 1;
    if (fuzzed.refused) {
      refused++;
      process.stderr.write(`${about} cannot be set up: ${fuzzed.end}\n`);
    }
    if (fuzzed.fault !== null) {
      failures.push(fuzzed);
      process.stderr.write(
        `FAILED ${about}: ${fuzzed.fault}\n  again: npm run fuzz -- ${again} 1 --seed ${seed} --from ${game}\n`,
      );
    }
    const done = game + 1 - from;
    if (done % 50 === 0 && process.stderr.isTTY)
      process.stderr.write(`${done}/${games} games, ${failures.length} failed; go on with --from ${game + 1}\n`);
  }
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  const failed = failures.length;
  process.stdout.write(
    json
      ? `${JSON.stringify({ games, from, seed, decks, decisions, seconds, ends, failed, refused, failures })}\n`
      : `${games} games from ${from}, seed ${seed}: ${decisions} decisions in ${seconds} s, ${failed} failed ${JSON.stringify(ends)}\n`,
  );
  return failed > 0 || refused > 0 ? 1 : 0;
}
