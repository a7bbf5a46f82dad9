/** Giving a recorded input again. */
import { type Game, giveAgain, type Input } from '@rulewright/engine';

/** Gives it to the game; null, or why the game does not take it. Never throws, whatever a file holds. */
export function refusedInput(game: Game, input: Input): string | null {
  try {
    const given = giveAgain(game, input);
    return given.ok ? null : given.wrong.message;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
