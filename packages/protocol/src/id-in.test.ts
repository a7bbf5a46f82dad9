import fc from 'fast-check';
import { expect, test } from 'vitest';
import { idIn, typeIn } from './id-in.ts';

test.each([
  ['{"type":"ping","id":7}', 7],
  ['{"id": 12 , "type":"ping"}', 12],
  ['{"deck":{"id":3},"list":[{"id":4}],"id":5}', 5],
  ['{"name":"\\"id\\":1,","id":2}', 2],
  ['{"id":9,"list":"cut of', 9],
  ['{"name":"id"}', null],
  ['{"id":"7"}', null],
  ['{"id":1.5}', null],
  ['["id",7]', null],
  ['', null],
  [`{"list":"${'x'.repeat(5000)}","id":7}`, null],
])('%.40s', (text, id) => {
  expect(idIn(text)).toBe(id);
});

test('it is the id that JSON gives', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.string({ maxLength: 5 }), fc.jsonValue(), { maxKeys: 4 }),
      fc.integer(),
      (rest, id) => {
        expect(idIn(JSON.stringify({ ...rest, id }))).toBe(id);
      },
    ),
    { numRuns: 50 },
  );
});

test.each([
  ['{"id":7,"type":"answer"}', 'answer'],
  ['{"answer":{"type":"say"},"type" : "pass-until"}', 'pass-until'],
  ['{"type":7}', null],
  ['not JSON', null],
])('the type of %s', (text, type) => {
  expect(typeIn(text)).toBe(type);
});
