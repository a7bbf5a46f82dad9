/** Playing on the full screen: built-in players go at a pace one can follow, people when they are asked. 2006: 408 · 2009, 2011: 116 · 2026: 117 */
import { setTimeout as pause } from 'node:timers/promises';
import { decision } from '@rulewright/engine';
import { render } from 'ink';
import type { Because } from '../../explain/cause-words.ts';
import type { Terminal } from '../../terminal.ts';
import { give, giveUp, type Sitting, step, takeBack } from '../sitting.ts';
import { type Driver, TableScreen } from './table-screen.tsx';

const ALTERNATE_SCREEN = '\u001b[?1049h\u001b[H';
const NORMAL_SCREEN = '\u001b[?1049l';

export interface Driven extends Driver {
  /** plays until the game is over or left */
  play(): Promise<void>;
}

/** The game behind the screen. */
export function driverOf(sitting: Sitting, pace: number): Driven {
  const listeners = new Set<() => void>();
  let left = false;
  let goOn: () => void = () => {};
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const continued = (): void => {
    tell();
    goOn();
  };
  return {
    sitting,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    answer(given) {
      const done = give(sitting, given);
      if (!done.ok) return done.wrong.message;
      continued();
      return null;
    },
    undo() {
      if (!takeBack(sitting)) return 'Nothing can be taken back: something hidden was seen since.';
      continued();
      return null;
    },
    concede() {
      const asked = decision(sitting.game);
      if (asked) giveUp(sitting, asked.by);
      continued();
    },
    change(at, settings) {
      const seat = sitting.seats[at];
      if (seat) seat.settings = settings;
      tell();
    },
    passUntil(until) {
      const asked = decision(sitting.game);
      const seat = asked ? sitting.seats[asked.by] : undefined;
      if (seat) seat.passing = { until, turn: sitting.game.state.turn.number };
      give(sitting, [0]);
      continued();
    },
    leave() {
      left = true;
      goOn();
    },
    async play() {
      let steps = 0;
      while (!left) {
        const now = step(sitting);
        if (now === 'over') {
          tell();
          return;
        }
        if (now === 'asked') {
          const answered = new Promise<void>((resolve) => {
            goOn = resolve;
          });
          tell();
          await answered;
        } else if (now === 'acted') {
          tell();
          await pause(pace);
        } else if (++steps % 20 === 0) await pause(0);
      }
    },
  };
}

/** Plays the game on the full screen, and gives the terminal back as it was. */
export async function playOnScreen(
  sitting: Sitting,
  terminal: Terminal,
  { pace, why }: { readonly pace: number; readonly why: Because | null },
): Promise<void> {
  const driver = driverOf(sitting, pace);
  const seat = sitting.seats.findIndex(({ kind }) => kind === 'person');
  terminal.stdout.write(ALTERNATE_SCREEN);
  const app = render(<TableScreen driver={driver} seat={seat} why={why} />, {
    stdin: terminal.stdin as NodeJS.ReadStream,
    stdout: terminal.stdout as NodeJS.WriteStream,
    exitOnCtrlC: false,
    patchConsole: false,
  });
  try {
    await driver.play();
    await app.waitUntilExit();
  } finally {
    app.unmount();
    terminal.stdout.write(NORMAL_SCREEN);
  }
}
