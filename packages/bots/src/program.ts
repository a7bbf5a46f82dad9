/** A running program that writes lines: started, read line by line within limits, stopped by its process id. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { MAX_BOT_LINE_BYTES } from '@rulewright/protocol';

/** What came of waiting for a line. `why` says why the program writes no more. */
export type Heard =
  | { readonly heard: 'line'; readonly line: string }
  | { readonly heard: 'nothing' }
  | { readonly heard: 'end'; readonly why: string };

/** Lines that wait unread before the program has to wait. */
const MOST_WAITING = 64;
/** Milliseconds that a program has to end by itself. */
const TO_END = 1000;
/** Characters of what it wrote as errors that are told. */
const ERRORS_KEPT = 500;

const running = new Set<Program>();
/** Programs must not outlive this process. */
function stopAll(): void {
  for (const program of running) program.kill('the host ended');
}

/** The words of a command line: separated by spaces, those between quotation marks kept together. No shell is involved. */
export const wordsOf = (commandLine: string): string[] =>
  [...commandLine.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, plain]) => double ?? single ?? plain ?? '',
  );

export class Program {
  private readonly child: ChildProcessWithoutNullStreams;
  private readonly lines: string[] = [];
  private partial: string[] = [];
  private partialLength = 0;
  private errors = '';
  private end: string | null = null;
  private readonly exited: Promise<void>;
  private wake: () => void = () => {};

  constructor(commandLine: string) {
    const [file = '', ...args] = wordsOf(commandLine);
    this.child = spawn(file, args, { stdio: 'pipe', windowsHide: true });
    if (running.size === 0) process.once('exit', stopAll);
    running.add(this);
    const { stdin, stdout, stderr } = this.child;
    // Writing to a program that has ended is no error of ours: its end is noticed by itself.
    stdin.on('error', () => {});
    stdout.setEncoding('utf8').on('data', (chunk: string) => this.read(chunk));
    stderr.setEncoding('utf8').on('data', (chunk: string) => {
      this.errors = (this.errors + chunk).slice(-ERRORS_KEPT);
    });
    this.exited = new Promise((resolve) => {
      const gone = (why: string): void => {
        this.finish(why);
        running.delete(this);
        if (running.size === 0) process.removeListener('exit', stopAll);
        resolve();
      };
      this.child.once('error', (error: NodeJS.ErrnoException) => gone(`it cannot be started: ${startFault(error)}`));
      this.child.once('exit', () => this.letGo());
      // `close` comes after everything it wrote was read, or nobody reads it any more
      this.child.once('close', (code, signal) => {
        const said = this.errors.trim();
        gone(`it ended with ${signal ?? `exit code ${code}`}${said === '' ? '' : `: ${said}`}`);
      });
    });
  }

  /** Why it is not running any more; null while it is. */
  get ended(): string | null {
    return this.end;
  }

  send(message: unknown): void {
    if (this.end === null) this.child.stdin.write(`${JSON.stringify(message)}\n`);
  }

  /** The next line that it wrote, waiting so many milliseconds for it. One caller at a time. */
  async next(milliseconds: number): Promise<Heard> {
    const waiting = this.taken();
    if (waiting !== null) return waiting;
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        // This process may have been busy: what was written in time is read before the program counts as late.
        setImmediate(() => settle({ heard: 'nothing' }));
      }, milliseconds);
      const settle = (otherwise: Heard | null): void => {
        const heard = this.taken() ?? otherwise;
        if (heard === null) return;
        clearTimeout(timer);
        this.wake = () => {};
        resolve(heard);
      };
      this.wake = () => settle(null);
    });
  }

  /** Ends it at once. */
  kill(why: string): void {
    this.finish(why);
    this.child.kill('SIGKILL');
  }

  /** Closes its input and waits until it has ended; one that stays is killed. */
  async close(): Promise<void> {
    this.finish('its input was closed');
    this.child.stdin.end();
    const timer = setTimeout(() => this.child.kill('SIGKILL'), TO_END);
    await this.exited;
    clearTimeout(timer);
  }

  private taken(): Heard | null {
    const line = this.lines.shift();
    if (line === undefined) return this.end === null ? null : { heard: 'end', why: this.end };
    if (this.lines.length < MOST_WAITING) this.child.stdout.resume();
    return { heard: 'line', line };
  }

  private read(chunk: string): void {
    if (this.end !== null) return;
    const [first = '', ...rest] = chunk.split('\n');
    this.partial.push(first);
    this.partialLength += first.length;
    for (const next of rest) {
      this.lines.push(this.partial.join(''));
      this.partial = [next];
      this.partialLength = next.length;
    }
    if (this.partialLength > MAX_BOT_LINE_BYTES) this.kill(`it wrote a line of more than ${MAX_BOT_LINE_BYTES} bytes`);
    if (this.lines.length >= MOST_WAITING) this.child.stdout.pause();
    this.wake();
  }

  /** Nobody reads any more what it writes: it is let flow, so that a program which writes on is not waited for. */
  private finish(why: string): void {
    this.end ??= why;
    this.child.stdout.resume();
    this.letGo();
    this.wake();
  }

  /** Where it has ended and nobody reads, its output is closed: a program that it has started may hold it open. */
  private letGo(): void {
    const { exitCode, signalCode, stdout, stderr } = this.child;
    if (this.end === null || (exitCode === null && signalCode === null)) return;
    stdout.destroy();
    stderr.destroy();
  }
}

function startFault({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'ENOENT') return 'there is no such program';
  if (code === 'EACCES') return 'it is not executable (chmod +x)';
  return message;
}
