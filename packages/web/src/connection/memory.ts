/** What the browser remembers: seats (so that a reload goes on), one's name, settings, theme. */
import { DEFAULT_SETTINGS, seatSettings, type SeatSettings } from '@rulewright/protocol';

const KEY = 'rulewright';

export interface Remembered {
  name: string;
  settings: SeatSettings;
  theme: 'system' | 'dark' | 'light';
  /** single-letter keys act on the game */
  letterKeys: boolean;
  /** seat tokens by table, newest last */
  seats: readonly { table: string; token: string }[];
}

const FRESH: Remembered = { name: '', settings: DEFAULT_SETTINGS, theme: 'system', letterKeys: true, seats: [] };

export function recall(): Remembered {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return FRESH;
    const merged = { ...FRESH, ...(stored as Partial<Remembered>) };
    // Settings of an older version are replaced whole rather than mended by guesswork.
    return seatSettings.safeParse(merged.settings).success ? merged : { ...merged, settings: DEFAULT_SETTINGS };
  } catch {
    return FRESH; // not JSON, or storage is forbidden: nothing is remembered
  }
}

export function remember(change: Partial<Remembered>): Remembered {
  const next = { ...recall(), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // storage is full or forbidden: the game goes on, a reload will not find the seat
  }
  return next;
}

export function rememberSeat(table: string, token: string): void {
  remember({ seats: [...recall().seats.filter((seat) => seat.table !== table), { table, token }].slice(-20) });
}

export const forgetSeat = (table: string): Remembered =>
  remember({ seats: recall().seats.filter((seat) => seat.table !== table) });

export const seatToken = (table: string): string | null =>
  recall().seats.find((seat) => seat.table === table)?.token ?? null;
