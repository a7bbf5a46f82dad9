/** Where the games of a command are played, on this machine or by the workers of a queue, and what may keep them from it. */
import type { PlayBatches } from '@rulewright/simulate';
import { Failure } from './failure.ts';

export const QUEUE_HELP =
  'let the workers of a queue play, an address such as redis://127.0.0.1:6379 (see rulewright worker)';

/**
 * How to play, and what to call when it is over. An interrupt (Ctrl-C) cancels what is on a queue; on this machine it ends the program, or, where
 * `isHeard`, lets no other game begin.
 */
export async function wherePlayed(
  queue: string | undefined,
  jobs: number,
  isHeard = false,
): Promise<{ play: PlayBatches; end: () => void }> {
  if (queue === undefined) {
    const { onThisMachine } = await import('@rulewright/simulate');
    if (!isHeard) return { play: onThisMachine(jobs), end: () => {} };
    const { signal, end } = interrupts();
    return { play: onThisMachine(jobs, signal), end };
  }
  const { onQueue } = await import('@rulewright/queue');
  const { signal, end } = interrupts();
  return { play: onQueue(queue, { signal }), end };
}

/** A signal that an interrupt or a request to end sets off; the second one ends the process at once. */
export function interrupts(): { signal: AbortSignal; end: () => void } {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, abort);
  return {
    signal: controller.signal,
    end: () => {
      for (const name of ['SIGINT', 'SIGTERM'] as const) process.removeListener(name, abort);
    },
  };
}

/**
 * Throws the error, as a `Failure` where it says that a program or a queue cannot be used. By name: the classes are loaded only where they
 * are needed.
 */
export function playFault(error: unknown): never {
  const name = error instanceof Error ? error.name : '';
  const message = error instanceof Error ? error.message : String(error);
  if (name === 'BotFailure')
    throw new Failure(`${message}\nPROTOCOL.md says what a program that plays reads and writes.`);
  throw name === 'QueueFailure' || name === 'PlayerFailure' ? new Failure(message) : error;
}
