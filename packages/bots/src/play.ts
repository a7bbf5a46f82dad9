/** A game some of whose seats are programs, played to its end. */
import { decision, type Game, type GameResult, type PlayerId, result } from '@rulewright/engine';
import type { Bot } from './bot.ts';

/**
 * Plays a game that waits for a bot's answer until nobody is asked any more. The other seats have agents; those of `bots` have none.
 * `answered` is called before each answer of a bot, and may throw to end the game.
 */
export async function playWithBots(
  game: Game,
  bots: ReadonlyMap<PlayerId, Bot>,
  answered: () => void,
): Promise<GameResult> {
  for (let asked = decision(game); asked !== null; asked = decision(game)) {
    const bot = bots.get(asked.by);
    if (bot === undefined) throw new Error(`seat ${asked.by} has neither an agent nor a bot`);
    answered();
    await bot.decide(game);
  }
  const ended = result(game);
  if (ended === null) throw new Error('nobody is asked, and the game has no result');
  return ended;
}
