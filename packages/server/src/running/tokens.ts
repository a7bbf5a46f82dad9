/** Secrets that make a seat one's own, or let others in. All are kept only as their hashes. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
/** Numbers of 32 bits from here on are drawn anew: below, each letter comes from equally many. */
const FAIR = 2 ** 32 - (2 ** 32 % LETTERS.length);

function letter(): string {
  for (;;) {
    const drawn = new DataView(randomBytes(4).buffer).getUint32(0);
    if (drawn < FAIR) return LETTERS.charAt(drawn % LETTERS.length);
  }
}

/** Base64 for addresses. */
const inAddresses = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Name of a table: short enough to read aloud, not secret. */
export const tableName = (): string => Array.from({ length: 8 }, letter).join('');
export const newToken = (): string => inAddresses(randomBytes(24));
export const hashOf = (token: string): string => inAddresses(sha256(utf8ToBytes(token)));

/**
 * The secret of a link that a seat gives away, made from the seat's own: whoever has the seat is told it again, and only its hash
 * is stored.
 */
export const linkToken = (seat: string, link: 'invite' | 'watch'): string =>
  inAddresses(hmac(sha256, utf8ToBytes(seat), utf8ToBytes(link)));

/** Whether the token is the one of that hash. All letters are compared, so that the time it takes tells nothing of where they differ. */
export function isToken(token: string, hash: string): boolean {
  const given = hashOf(token);
  let differs = given.length ^ hash.length;
  for (let at = 0; at < given.length; at += 1) differs |= given.charCodeAt(at) ^ hash.charCodeAt(at);
  return differs === 0;
}
