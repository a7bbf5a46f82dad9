/**
 * The seats of pages. A page is not told the token of its seat: it gets a code, good once and for a minute, and gives it back over HTTP for
 * a cookie that no script reads and no other site's request carries. With that cookie its next connection takes the seat again.
 */
import { newToken } from '../running/tokens.ts';

/** What one connection of a page may sit down with. */
export interface PageSeats {
  /** the token of the browser's seat at that table, of that seat if it has several; null: it has none */
  tokenFor(table: string, seat: number | undefined): string | null;
  /** a code for the seat's cookie */
  keep(table: string, seat: number, token: string): string;
}

export interface Keeping {
  /** of a connection that came with those cookies */
  of(cookies: string | undefined): PageSeats;
  /** the cookie for a code; null: there is no such code (any more) */
  cookieFor(code: string): string | null;
}

const CODE_MS = 60_000;
/** Codes at once: more are not waited for. */
const MOST_CODES = 10_000;
/** Cookies are read up to here. */
const MOST_LETTERS = 16_384;

/** The tokens in a Cookie header of the seats at that table, by seat. */
export function tokensIn(cookies: string | undefined, table: string): ReadonlyMap<number, string> {
  const tokens = new Map<number, string>();
  for (const cookie of (cookies ?? '').slice(0, MOST_LETTERS).split(';')) {
    const [, at, seat, token] =
      /^seat-([A-Za-z0-9_-]{4,32})-(\d{1,2})=([A-Za-z0-9_-]{8,64})$/.exec(cookie.trim()) ?? [];
    if (at === table && token !== undefined) tokens.set(Number(seat), token);
  }
  return tokens;
}

/** `now`: milliseconds. `keptFor`: how long a browser keeps a seat, in milliseconds. */
export function newKeeping(keptFor: number, now: () => number = Date.now): Keeping {
  const codes = new Map<string, { cookie: string; until: number }>();
  return {
    of(cookies) {
      // the cookies of this connection's own seats come only with the next one
      const own = new Map<string, Map<number, string>>();
      return {
        tokenFor(table, seat) {
          const tokens = new Map([...tokensIn(cookies, table), ...(own.get(table) ?? [])]);
          return (seat === undefined ? [...tokens.values()].at(-1) : tokens.get(seat)) ?? null;
        },
        keep(table, seat, token) {
          own.set(table, new Map([...(own.get(table) ?? []), [seat, token]]));
          for (const [code, { until }] of codes) if (until < now() || codes.size >= MOST_CODES) codes.delete(code);
          const code = newToken();
          const cookie = `seat-${table}-${seat}=${token}; Path=/; Max-Age=${Math.floor(keptFor / 1000)}; HttpOnly; SameSite=Strict`;
          codes.set(code, { cookie, until: now() + CODE_MS });
          return code;
        },
      };
    },
    cookieFor(code) {
      const found = codes.get(code);
      codes.delete(code);
      return found !== undefined && found.until >= now() ? found.cookie : null;
    },
  };
}
