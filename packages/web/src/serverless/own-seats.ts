/** The seats of this browser where no server sets cookies: what opens them is kept beside the games, and told to the other tabs. */
import type { PageSeats } from '@rulewright/server/in-browser';
import type { OwnStore } from './store.ts';

interface Seat {
  readonly table: string;
  readonly seat: number;
  readonly token: string;
}

export interface OwnSeats extends PageSeats {
  /** the tokens of the seats at that table */
  tokensAt(table: string): readonly string[];
  /** resolves when the seat of that code is kept; null: there is no such code, or no longer */
  kept(code: string): Promise<void> | null;
}

export async function openOwnSeats(store: Pick<OwnStore, 'seats' | 'keepSeat'>): Promise<OwnSeats> {
  const tokens = new Map<string, Map<number, string>>();
  const keeping = new Map<string, Promise<void>>();
  const otherTabs = new BroadcastChannel('rulewright/seats');
  const note = ({ table, seat, token }: Seat): void => {
    tokens.set(table, new Map([...(tokens.get(table) ?? []), [seat, token]]));
  };
  otherTabs.addEventListener('message', ({ data }: MessageEvent<Seat>) => note(data));
  // where nothing can be read no table can be opened either, which says why
  for (const seat of await store.seats().catch(() => [])) note(seat);
  const tokensAt = (table: string): readonly string[] => [...(tokens.get(table)?.values() ?? [])];
  return {
    tokensAt,
    tokenFor: (table, seat) => (seat === undefined ? tokensAt(table).at(-1) : tokens.get(table)?.get(seat)) ?? null,
    keep(table, seat, token) {
      note({ table, seat, token });
      otherTabs.postMessage({ table, seat, token } satisfies Seat);
      const code = crypto.getRandomValues(new Uint8Array(16)).join('-');
      const kept = store.keepSeat(table, seat, token);
      // who never asks for it hears nothing of it
      kept.catch(() => undefined);
      keeping.set(code, kept);
      return code;
    },
    kept(code) {
      const kept = keeping.get(code) ?? null;
      keeping.delete(code);
      return kept;
    },
  };
}
