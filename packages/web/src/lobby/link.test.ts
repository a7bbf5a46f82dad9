import { expect, test } from 'vitest';
import { sharedOrigin } from './link.tsx';

const at = (hostname: string) => ({ hostname, origin: `http://${hostname}:4006` });

test('a link names an address that others reach', () => {
  expect(sharedOrigin(at('192.168.1.20'), [])).toBe('http://192.168.1.20:4006');
  expect(sharedOrigin(at('localhost'), ['http://192.168.1.20:4006'])).toBe('http://192.168.1.20:4006');
  expect(sharedOrigin(at('127.0.0.1'), [])).toBe(null);
});
