/**
 * Games in which programs play: several at a time in this process, each with its own processes. Loaded only where a program plays.
 * 2006, 2009, 2011, 2026: none (not a matter of the rules)
 */
import { Bot, playWithBots, type Tally } from '@rulewright/bots';
import type { Game, PlayerId } from '@rulewright/engine';
import { isBot } from './contestant.ts';
import { broken, counter, decksAt, ended, failed, type Match, newGame, type Played, seedOf } from './one-game.ts';
import { addTallies } from './totals.ts';

export interface BotGamesOptions {
  readonly games: number;
  readonly onProgress?: (done: number, games: number) => void;
}

/** All games of the match, `lanes` at a time. @throws BotFailure where a program cannot be started at all */
export async function withBots(match: Match, { games, onProgress }: BotGamesOptions, lanes: number): Promise<Played[]> {
  const played: Played[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    const bots = botsOf(match);
    try {
      await Promise.all([...bots.values()].map((bot) => bot.start()));
      while (next < games) {
        played.push(await playOneWithBots(match, next++, bots));
        onProgress?.(played.length, games);
      }
    } finally {
      // where one fails, the others begin no other game
      if (next < games) next = games;
      await Promise.all([...bots.values()].map((bot) => bot.close()));
    }
  };
  const lanesDone = await Promise.allSettled(Array.from({ length: Math.min(lanes, games) }, lane));
  for (const done of lanesDone) if (done.status === 'rejected') throw done.reason;
  return played;
}

/** A program for each seat that one plays. */
function botsOf(match: Match): Map<PlayerId, Bot> {
  const bots = new Map<PlayerId, Bot>();
  for (const [seat, deck] of decksAt(match).entries()) {
    const contestant = match.agents[deck];
    if (isBot(contestant)) bots.set(seat, new Bot(contestant));
  }
  return bots;
}

/** As `playOne`, with programs at some seats. */
async function playOneWithBots(match: Match, game: number, bots: ReadonlyMap<PlayerId, Bot>): Promise<Played> {
  const answered = counter(match);
  let made: Game | string;
  try {
    made = newGame(match, game, undefined, answered);
  } catch (fault) {
    return broken(match, game, fault, null);
  }
  if (typeof made === 'string') return failed(game, made, null);
  const decks = decksAt(match);
  for (const [seat, bot] of bots) {
    const deck = match.decks[decks[seat] ?? 0];
    await bot.sitDown(made, seat, { name: String(game), seed: seedOf(match, game), deck, sideboard: [] });
  }
  const played = await playedOut(match, game, made, bots, answered);
  const tallies: [Tally | null, Tally | null] = [null, null];
  for (const [seat, bot] of bots) {
    const deck = decks[seat] ?? 0;
    const before = tallies[deck];
    const tally = bot.getUp(made);
    tallies[deck] = before === null ? tally : addTallies(before, tally);
  }
  return { ...played, bots: tallies };
}

async function playedOut(
  match: Match,
  game: number,
  state: Game,
  bots: ReadonlyMap<PlayerId, Bot>,
  answered: () => void,
): Promise<Played> {
  try {
    return ended(match, game, await playWithBots(state, bots, answered), state);
  } catch (fault) {
    return broken(match, game, fault, state);
  }
}
