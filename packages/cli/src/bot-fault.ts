/** A program that cannot play, as a fault of the command line. */
import { Failure } from './failure.ts';

/** The error itself, unless it says that a program given as a player cannot be started. */
export function programFault(error: unknown): unknown {
  // by name: the class is loaded only where programs play
  if (!(error instanceof Error) || error.name !== 'BotFailure') return error;
  return new Failure(`${error.message}\nPROTOCOL.md says what a program that plays reads and writes.`);
}
