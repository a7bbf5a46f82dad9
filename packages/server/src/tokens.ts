/** Secrets that make a seat one's own, or let others in. All are kept only as their hashes. */
import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Name of a table: short enough to read aloud, not secret. */
export const tableName = (): string => Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
export const newToken = (): string => randomBytes(24).toString('base64url');
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * The secret of a link that a seat gives away, made from the seat's own: whoever has the seat is told it again, and only its hash
 * is stored.
 */
export const linkToken = (seat: string, link: 'invite' | 'watch'): string =>
  createHmac('sha256', seat).update(link).digest('base64url');

/** Whether the token is the one of that hash, in constant time. */
export function isToken(token: string, hash: string): boolean {
  const given = Buffer.from(hashOf(token));
  const wanted = Buffer.from(hash);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
