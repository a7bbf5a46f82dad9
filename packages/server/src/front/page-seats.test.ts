/** A page's seats are in cookies that its scripts do not see; each code for one is good once, and not for long. */
import { expect, test } from 'vitest';
import { newKeeping, tokensIn } from './page-seats.ts';

test('a code gives its cookie once, and after a minute not at all', () => {
  let now = 0;
  const keeping = newKeeping(5000, () => now);
  const code = keeping.of(undefined).keep('abcd', 1, 'token-of-seat-1');
  expect(keeping.cookieFor(code)).toBe('seat-abcd-1=token-of-seat-1; Path=/; Max-Age=5; HttpOnly; SameSite=Strict');
  expect(keeping.cookieFor(code)).toBeNull();
  const late = keeping.of(undefined).keep('abcd', 1, 'token-of-seat-1');
  now = 60_001;
  expect(keeping.cookieFor(late)).toBeNull();
  expect(keeping.cookieFor('no-such-code')).toBeNull();
});

test('a connection sits down with the cookies it came with and the seats it was given', () => {
  const page = newKeeping(5000).of('theme=dark; seat-abcd-0=first-token; seat-efgh-1=other-token');
  expect(page.tokenFor('abcd', undefined)).toBe('first-token');
  expect(page.tokenFor('abcd', 1)).toBeNull();
  expect(page.tokenFor('ijkl', undefined)).toBeNull();
  page.keep('ijkl', 0, 'token-of-new-seat');
  expect(page.tokenFor('ijkl', 0)).toBe('token-of-new-seat');
});

test('cookies that are none are passed over', () => {
  const wrong = ['seat-abcd-0=short', 'seat-abcd-x=first-token', 'seat-abcd-0', '=;;;', 'seat-abcd-0=first token'];
  expect([...tokensIn(wrong.join('; '), 'abcd')]).toEqual([]);
  expect([...tokensIn('x'.repeat(100_000), 'abcd')]).toEqual([]);
});
