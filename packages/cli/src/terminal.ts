/** What a command is given: its streams and surroundings, so that it can be run as a process or within a test. */
import { randomInt } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type { Readable, Writable } from 'node:stream';
import { visibleText } from '@rulewright/engine/plain-text';
import picocolors from 'picocolors';
import { fileFailure } from './failure.ts';

export type Input = Readable & { isTTY?: boolean };
export type Output = Writable & { isTTY?: boolean; columns?: number; rows?: number };

export interface Terminal {
  readonly stdin: Input;
  readonly stdout: Output;
  readonly stderr: Output;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** when the work began, a `performance.now()`: figures of speed include start-up */
  readonly startedAt: number;
}

/** The terminal of this process. */
export function processTerminal(): Terminal {
  return {
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
    environment: process.env,
    startedAt: performance.now() - process.uptime() * 1000,
  };
}

/** Somebody is there to be asked and to look. */
export const interactive = (terminal: Terminal): boolean =>
  terminal.stdin.isTTY === true && terminal.stdout.isTTY === true && terminal.environment['CI'] === undefined;

const ESCAPE = '\u001b';
/** Stands for the escape of our own colours until it is written. Nobody outside can know it, so that only those are written as such. */
const OWN = String.fromCharCode(...Array.from({ length: 3 }, () => randomInt(0xe000, 0xf900)));

/** The one way to a terminal: whatever stands in texts from outside, only our own colours act on it. */
export const write = (output: Output, text: string): void =>
  void output.write(visibleText(text).replaceAll(OWN, ESCAPE));

/** Results, one line or many. */
export function say(terminal: Terminal, text: string): void {
  write(terminal.stdout, `${text}\n`);
}

/** Everything that is not a result: progress, remarks, errors. */
export function remark(terminal: Terminal, text: string): void {
  write(terminal.stderr, `${text}\n`);
}

export function sayJson(terminal: Terminal, value: unknown): void {
  say(terminal, JSON.stringify(value));
}

/** All of standard input as text. @throws Failure where it is too long */
export const readInput = async (terminal: Terminal): Promise<string> =>
  (await wholeOf(terminal.stdin, '-')).toString('utf8');

/** Bytes of a file or a stream that are read: far more than any game, decklist, scenario or text of the rules has. */
const MOST_BYTES = 64 * 2 ** 20;

/** All that a stream brings. @throws Failure where it is too long, which is told of that file */
export async function wholeOf(stream: AsyncIterable<unknown>, file: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    const part = Buffer.from(chunk as Buffer);
    bytes += part.length;
    if (bytes > MOST_BYTES)
      throw fileFailure(file, [{ line: 0, reason: `this is longer than ${MOST_BYTES / 2 ** 20} MB` }]);
    chunks.push(part);
  }
  return Buffer.concat(chunks);
}

/** Columns to write in, where the width is not known 100. */
export const columns = (terminal: Terminal): number => Math.max(20, terminal.stdout.columns ?? 100);

/** Colours for what is written there; none where it is no terminal, or `NO_COLOR` is set. */
export function colours(terminal: Terminal, output: Output): ReturnType<typeof picocolors.createColors> {
  const all = picocolors.createColors(output.isTTY === true && !terminal.environment['NO_COLOR']);
  const own = Object.entries(all).map(([name, colour]) => [
    name,
    typeof colour === 'function' ? (text: string) => colour(visibleText(text)).replaceAll(ESCAPE, OWN) : colour,
  ]);
  return Object.fromEntries(own) as typeof all;
}
