/** The program within a test: arguments and input in, exit code and both outputs out. */
import { performance } from 'node:perf_hooks';
import { PassThrough, Readable, Writable } from 'node:stream';
import { runProgram } from './program.ts';
import type { Terminal } from './terminal.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs one command that ends by itself, without a terminal. `input`: standard input as text. */
export async function ran(args: readonly string[], input = ''): Promise<Ran> {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runProgram(
    args,
    terminalOf(Readable.from(input === '' ? [] : [input]), collecting(out), collecting(err)),
  );
  return { code, out: out.join(''), err: err.join('') };
}

/** Runs a command that goes on until it is stopped: what it writes so far, and its end. */
export function running(args: readonly string[]): { out: readonly string[]; ended: Promise<number> } {
  const out: string[] = [];
  const both = collecting(out);
  return { out, ended: runProgram(args, { ...terminalOf(Readable.from([]), both, both), environment: process.env }) };
}

/** Runs a command that asks; `answer` is given what was written since the last answer, and says what is typed. */
export async function conversed(args: readonly string[], answer: (question: string) => string): Promise<Ran> {
  const out: string[] = [];
  const err: string[] = [];
  const stdin = new PassThrough();
  let asked = 0;
  const listening = new Writable({
    write(chunk, _encoding, done) {
      out.push(String(chunk));
      if (String(chunk) === '> ') {
        const question = out.slice(asked).join('');
        asked = out.length;
        setImmediate(() => stdin.write(`${answer(question)}\n`));
      }
      done();
    },
  });
  const code = await runProgram(args, terminalOf(stdin, listening, collecting(err)));
  return { code, out: out.join(''), err: err.join('') };
}

function terminalOf(stdin: Readable, stdout: Writable, stderr: Writable): Terminal {
  return { stdin, stdout, stderr, environment: {}, startedAt: performance.now() };
}

const collecting = (into: string[]): Writable =>
  new Writable({
    write(chunk, _encoding, done) {
      into.push(String(chunk));
      done();
    },
  });
