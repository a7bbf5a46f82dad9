/** The licences of what we ship and work with. */
import { expect, test } from 'vitest';
import { parts, unagreed } from './bill-of-materials.mjs';

test('every package of the lock file has a licence that was agreed to', () => {
  expect(parts().length).toBeGreaterThan(100);
  expect(unagreed()).toEqual([]);
});

test('an expression of several licences counts by its choices; what ships may have fewer than what tests', () => {
  const of = (licence: string, dev: boolean) => unagreed([{ name: 'a', version: '1.0.0', licence, dev }]);
  expect(of('GPL-3.0-only OR MIT', false)).toEqual([]);
  expect(of('(MIT AND Zlib)', false)).toEqual([]);
  expect(of('MIT AND GPL-3.0-only', false)).toEqual(['a@1.0.0: MIT AND GPL-3.0-only']);
  expect(of('MPL-2.0', true)).toEqual([]);
  expect(of('MPL-2.0', false)).toEqual(['a@1.0.0: MPL-2.0']);
  expect(of('none', true)).toEqual(['a@1.0.0: none']);
});
