/** Host names and origins: a stranger's page cannot reach a player's server. */
import { expect, test } from 'vitest';
import { hostAllowed, originAllowed } from './guard.ts';

test.each([
  ['localhost:4006', true],
  ['127.0.0.1:4006', true],
  ['[::1]:4006', true],
  ['192.168.1.7', true],
  ['cards.example', true],
  ['evil.example:4006', false],
  ['127.0.0.1.evil.example', false],
  ['', false],
  [undefined, false],
  ['a b', false],
])('host %s → %s', (host, allowed) => {
  expect(hostAllowed(host, ['cards.example'])).toBe(allowed);
});

test.each([
  ['http://127.0.0.1:4006', '127.0.0.1:4006', true],
  [undefined, '127.0.0.1:4006', true],
  ['http://127.0.0.1:9999', '127.0.0.1:4006', false],
  ['https://evil.example', '127.0.0.1:4006', false],
  ['null', '127.0.0.1:4006', false],
  ['file://127.0.0.1:4006', '127.0.0.1:4006', false],
])('origin %s at %s → %s', (origin, host, allowed) => {
  expect(originAllowed(origin, host)).toBe(allowed);
});
