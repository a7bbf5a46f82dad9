/** How a host is started; here on the thread of the front. */
import { type HostSettings, newHost, type Surroundings } from './host.ts';
import { localChannel, type Port } from './line.ts';

/** What is seen of a thread from outside. */
interface Watched {
  /** what it is busy with */
  readonly busy: SharedArrayBuffer;
  /** of memory that it may have */
  readonly megabytes: number;
  /** which part of the time since it was last asked it was at work, from 0 to 1 */
  active(): number;
}

/** A host at work. */
export interface Running {
  readonly port: Port;
  /** null: it is on the thread of whoever would watch it */
  readonly watched: Watched | null;
  /** resolves when it has ended: what it died of, null where nothing is known */
  readonly ended: Promise<Error | null>;
  stop(): Promise<void>;
}

/** Starts the host of that place among so many. */
export type Start = (place: number, places: number) => Running;

/** What all hosts of a server are told alike. */
export type Shared = Omit<HostSettings, 'place' | 'places'>;

export const inFront =
  (settings: Shared, surroundings: Omit<Surroundings, 'busyWith'>): Start =>
  (place, places) => {
    const [port, other] = localChannel();
    newHost(other, { ...settings, place, places }, { ...surroundings, busyWith: () => undefined });
    return { port, watched: null, ended: new Promise(() => undefined), stop: () => Promise.resolve() };
  };
