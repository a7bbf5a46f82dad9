/** Secrets are what they were with Node's own hashes: a seat that was stored before is opened by its token still. */
import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashOf, isToken, linkToken, newToken, tableName } from './tokens.ts';

test('a token opens what holds its hash, and nothing else', () => {
  const token = newToken();
  const hash = hashOf(token);
  expect(token).toMatch(/^[\w-]{32}$/);
  expect(hash).toBe(createHash('sha256').update(token).digest('base64url'));
  expect(linkToken(token, 'watch')).toBe(createHmac('sha256', token).update('watch').digest('base64url'));
  expect(isToken(token, hash)).toBe(true);
  for (const other of ['', newToken(), `${token} `, token.slice(1)]) expect(isToken(other, hash)).toBe(false);
  for (const other of ['', hash.slice(1), `${hash}A`]) expect(isToken(token, other)).toBe(false);
});

test('tables have names of eight letters that are not mixed up, each as likely as another', () => {
  const names = Array.from({ length: 500 }, tableName);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(names.join(''))).toEqual(new Set('abcdefghjkmnpqrstuvwxyz23456789'));
  for (const name of names) expect(name).toHaveLength(8);
});
