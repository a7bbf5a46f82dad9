/** A clock outside the thread that works: whatever a scenario does, its run ends, and what it had reached is said. */
import { Worker } from 'node:worker_threads';
import type { Game } from '@rulewright/engine';
import { visibleText } from '@rulewright/engine/plain-text';
import { Failure } from './failure.ts';

export const SECONDS_HELP = 'end a scenario that takes longer';
/** Seconds of a scenario where nobody says how many. */
export const SECONDS = '60';

export interface WallClock {
  /** the clock runs anew, for work of that name; it must not have ended */
  begin(name: string): void;
  /** how far it has come */
  reached(game: Game): void;
  /** the work is done */
  end(): void;
}

/** Places of the numbers that both threads see: how often the clock was set, how far the game is, how long the name is. */
const [SET, TURN, ANSWERS, LENGTH] = [0, 1, 2, 3];
const NUMBERS = 4;
const MOST_BYTES = 300;

/** The other thread waits until the clock is set anew, and where that takes too long it says so and ends the process. */
const OTHER_THREAD = `
const { workerData: { shared, ms } } = require('node:worker_threads');
const numbers = new Int32Array(shared, 0, ${NUMBERS});
for (;;) {
  const set = Atomics.load(numbers, ${SET});
  if (Atomics.wait(numbers, ${SET}, set, set === 0 ? Infinity : ms) !== 'timed-out') continue;
  const name = Buffer.from(new Uint8Array(shared, ${NUMBERS} * 4, numbers[${LENGTH}])).toString();
  require('node:fs').writeSync(2, 'rulewright: ' + name + ' was stopped: it took longer than ' + ms / 1000 +
    ' seconds; it had reached turn ' + numbers[${TURN}] + ', after ' + numbers[${ANSWERS}] + ' answers (--seconds gives it more)\\n');
  process.kill(process.pid, 'SIGKILL');
}`;

/** A clock that ends this process, as a signal does, where work takes longer than those seconds. @throws Failure where they are no number */
export function newWallClock(seconds: string): WallClock {
  const ms = Number(seconds) * 1000;
  if (!(ms > 0 && ms < 2 ** 31)) throw new Failure(`--seconds takes a number above 0; "${seconds}" is none`);
  const shared = new SharedArrayBuffer(NUMBERS * 4 + MOST_BYTES);
  const numbers = new Int32Array(shared, 0, NUMBERS);
  const bytes = new Uint8Array(shared, NUMBERS * 4);
  const thread = new Worker(OTHER_THREAD, { eval: true, workerData: { shared, ms } });
  thread.unref();
  return {
    begin(name) {
      numbers[TURN] = numbers[ANSWERS] = 0;
      numbers[LENGTH] = new TextEncoder().encodeInto(visibleText(name), bytes).written;
      Atomics.add(numbers, SET, 1);
      Atomics.notify(numbers, SET);
    },
    reached({ state, log }) {
      numbers[TURN] = state.turn.number;
      numbers[ANSWERS] = log.length;
    },
    end: () => void thread.terminate(),
  };
}
