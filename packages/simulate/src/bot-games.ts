/**
 * Games in which programs play: several at a time in this process, each with its own processes. Loaded only where a program plays.
 */
import { Bot, playWithBots, type Tally } from '@rulewright/bots';
import type { Game, PlayerId } from '@rulewright/engine';
import { type Batch, matchAt } from './batches.ts';
import { isBot } from './contestant.ts';
import { broken, decksAt, ended, failed, type Match, newGame, Notes, type Played, seedOf } from './one-game.ts';
import { addTallies } from './totals.ts';

/** All batches, so many at a time, until the signal. It rejects with a BotFailure where a program cannot be started at all. */
export async function withBots(
  matches: readonly Match[],
  batches: readonly Batch[],
  done: (batch: Batch, played: readonly Played[]) => void,
  lanes: number,
  signal?: AbortSignal,
): Promise<void> {
  const waiting = batches.values();
  let isOver = signal?.aborted === true;
  signal?.addEventListener('abort', () => (isOver = true), { once: true });
  const lane = async (): Promise<void> => {
    const bots = new Bots();
    try {
      for (const batch of waiting) {
        const match = matchAt(matches, batch.match);
        const seated = await bots.of(match);
        const played: Played[] = [];
        for (let game = batch.from; game < batch.to && !isOver; game++)
          played.push(await playOneWithBots(match, game, seated));
        if (isOver) return;
        done(batch, played);
      }
    } catch (error) {
      isOver = true;
      throw error;
    } finally {
      await bots.close();
    }
  };
  const settled = await Promise.allSettled(Array.from({ length: Math.min(lanes, batches.length) }, lane));
  for (const end of settled) if (end.status === 'rejected') throw end.reason;
}

/** The programs of one lane: one for each seat that it has played. */
class Bots {
  private readonly all = new Map<string, Bot>();

  /** A running program for each seat of the match that one plays. */
  async of(match: Match): Promise<Map<PlayerId, Bot>> {
    const seated = new Map<PlayerId, Bot>();
    for (const [seat, deck] of decksAt(match).entries()) {
      const contestant = match.agents[deck];
      if (!isBot(contestant)) continue;
      const key = `${seat} ${contestant.program}`;
      const bot = this.all.get(key) ?? new Bot(contestant);
      // one that has ended since is started again as it sits down
      if (!this.all.has(key)) await bot.start();
      this.all.set(key, bot);
      seated.set(seat, bot);
    }
    return seated;
  }

  async close(): Promise<void> {
    await Promise.all([...this.all.values()].map((bot) => bot.close()));
  }
}

/** As `playOne`, with programs at some seats. */
async function playOneWithBots(match: Match, game: number, bots: ReadonlyMap<PlayerId, Bot>): Promise<Played> {
  const notes = new Notes(match);
  let made: Game | string;
  try {
    made = newGame(match, game, undefined, notes);
  } catch (fault) {
    return broken(match, game, fault, null);
  }
  if (typeof made === 'string') return failed(game, made, null);
  const decks = decksAt(match);
  for (const [seat, bot] of bots) {
    const deck = match.decks[decks[seat] ?? 0];
    await bot.sitDown(made, seat, { name: String(game), seed: seedOf(match, game), deck, sideboard: [] });
  }
  const played = await playedOut(match, game, made, bots, notes);
  const tallies: [Tally | null, Tally | null] = [null, null];
  for (const [seat, bot] of bots) {
    const deck = decks[seat] ?? 0;
    tallies[deck] = addTallies(tallies[deck], bot.getUp(made));
  }
  return { ...played, bots: tallies };
}

async function playedOut(
  match: Match,
  game: number,
  state: Game,
  bots: ReadonlyMap<PlayerId, Bot>,
  notes: Notes,
): Promise<Played> {
  try {
    return ended(match, game, await playWithBots(state, bots, () => notes.answer(state)), state, notes);
  } catch (fault) {
    return broken(match, game, fault, state);
  }
}
