/**
 * A line between two threads, or between two parts of one: each side calls what the other offers, and what goes over it is plain data. Calls
 * arrive in the order in which they were made.
 */
import { StoreFailure, type StoreTrouble, TableTaken } from '../storage/failure.ts';

/** One end of a channel: a worker, its parent's port, or an end of `localChannel`. */
export interface Port {
  postMessage(message: unknown): void;
  on(event: 'message', heard: (message: unknown) => void): unknown;
}

/** What one side offers: functions of plain data. */
type Offer = Record<keyof never, (...given: never[]) => unknown>;
type Offered<Theirs, Name extends keyof Theirs> = Theirs[Name] extends (...given: infer Given) => infer Value
  ? { given: Given; value: Awaited<Value> }
  : never;

export interface Line<Theirs> {
  /** what it gives, or throws: a StoreFailure and a TableTaken as such, everything else as an Error of its message */
  call<Name extends keyof Theirs>(
    name: Name,
    ...given: Offered<Theirs, Name>['given']
  ): Promise<Offered<Theirs, Name>['value']>;
  /** the same, where nothing is to be heard of it */
  tell<Name extends keyof Theirs>(name: Name, ...given: Offered<Theirs, Name>['given']): void;
  /** the other side is gone: all that is waited for fails with that, and so does what is called later */
  cut(reason: Error): void;
}

type Message =
  | { readonly call: string; readonly given: readonly unknown[]; readonly number: number }
  | { readonly answer: number; readonly value: unknown }
  | { readonly failed: number; readonly error: WireError };

interface WireError {
  readonly name: string;
  readonly message: string;
  readonly stack: string;
  readonly trouble?: StoreTrouble;
  readonly advice?: string;
}

/** The number of a call that nobody waits for. */
const TOLD = 0;

/** `offer`: what the other side may call; `broken`: hears what one threw that nobody waits for. */
export function newLine<Theirs>(port: Port, offer: object, broken: (error: unknown) => void): Line<Theirs> {
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (reason: Error) => void }>();
  let calls = TOLD;
  let gone: Error | null = null;
  const own = offer as Offer;

  async function answer(name: string, given: readonly unknown[], number: number): Promise<void> {
    try {
      const value = await own[name]?.(...(given as never[]));
      if (number !== TOLD) port.postMessage({ answer: number, value } satisfies Message);
    } catch (error) {
      if (number === TOLD) broken(error);
      else port.postMessage({ failed: number, error: wireError(error) } satisfies Message);
    }
  }

  port.on('message', (heard) => {
    const message = heard as Message;
    if ('call' in message) {
      answer(message.call, message.given, message.number).catch(broken);
      return;
    }
    const number = 'answer' in message ? message.answer : message.failed;
    const caller = waiting.get(number);
    waiting.delete(number);
    if ('answer' in message) caller?.resolve(message.value as never);
    else caller?.reject(thrownError(message.error));
  });

  return {
    call: (name, ...given) =>
      new Promise((resolve, reject) => {
        if (gone !== null) return reject(gone);
        calls += 1;
        waiting.set(calls, { resolve, reject });
        port.postMessage({ call: String(name), given, number: calls } satisfies Message);
      }),
    tell(name, ...given) {
      if (gone === null) port.postMessage({ call: String(name), given, number: TOLD } satisfies Message);
    },
    cut(reason) {
      gone ??= reason;
      for (const { reject } of waiting.values()) reject(reason);
      waiting.clear();
    },
  };
}

function wireError(thrown: unknown): WireError {
  if (thrown instanceof StoreFailure) {
    const { name, message, stack = '', trouble, advice } = thrown;
    return { name, message, stack, trouble, advice };
  }
  const { name, message, stack = '' } = thrown instanceof Error ? thrown : new Error(String(thrown));
  return { name, message, stack };
}

function thrownError({ name, message, stack, trouble, advice }: WireError): Error {
  if (trouble !== undefined) return new StoreFailure(trouble, advice ?? '');
  const error = name === TableTaken.name ? new TableTaken(message) : new Error(message);
  error.stack = stack;
  return error;
}

/** A channel within one thread. */
export function localChannel(): [Port, Port] {
  const end = (): Port & { heard: (message: unknown) => void; other: ((message: unknown) => void) | null } => ({
    heard: () => undefined,
    other: null,
    postMessage(message) {
      queueMicrotask(() => this.other?.(message));
    },
    on(_event, heard) {
      this.heard = heard;
    },
  });
  const [one, two] = [end(), end()];
  one.other = (message) => two.heard(message);
  two.other = (message) => one.heard(message);
  return [one, two];
}
