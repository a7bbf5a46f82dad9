/** Waiting, on a thread of Node and in a worker of a browser alike. */

const immediately: (work: () => void) => void = globalThis.setImmediate ?? afterMessages;

/** A browser has no `setImmediate`: a message to oneself comes after those that wait already, and sooner than any timer. */
function afterMessages(work: () => void): void {
  const { port1, port2 } = new MessageChannel();
  // the types of Node do not know it
  const heard = port1 as unknown as { onmessage: () => void };
  heard.onmessage = () => {
    port1.close();
    work();
  };
  port2.postMessage(null);
}

/** Lets whatever waits on this thread have its turn. */
export const breathe = (): Promise<void> => new Promise((resolve) => immediately(resolve));

/** Who waits until that signal, each woken by its function: one listener serves all, however many tables there are. */
const sleepers = new WeakMap<AbortSignal, Set<() => void>>();

function sleepersUntil(signal: AbortSignal): Set<() => void> {
  const known = sleepers.get(signal);
  if (known !== undefined) return known;
  const all = new Set<() => void>();
  sleepers.set(signal, all);
  signal.addEventListener('abort', () => [...all].forEach((wake) => wake()), { once: true });
  return all;
}

/** Waits so long, or until the server stops. */
export function pauseUnless(signal: AbortSignal, ms: number): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  const all = sleepersUntil(signal);
  return new Promise((resolve) => {
    const wake = (): void => {
      clearTimeout(timer);
      all.delete(wake);
      resolve();
    };
    const timer = setTimeout(wake, ms);
    all.add(wake);
  });
}

/** A timer that does not keep the program running. A browser has no such programs: there a timer is a number. */
export function unheld(timer: ReturnType<typeof setTimeout>): typeof timer {
  if (typeof timer === 'object') timer.unref();
  return timer;
}
