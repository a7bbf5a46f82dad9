/** Places and their addresses. */
import { expect, test } from 'vitest';
import { type Place, readPlace, writePlace } from './place.ts';

test.each<Place>([
  { at: 'lobby' },
  { at: 'table', table: 'abcd2345' },
  { at: 'join', table: 'abcd2345', invite: 'x-y_z6789' },
  { at: 'watch', table: 'abcd2345', watch: 'x-y_z6789' },
])('%o is read as it is written', (place) => {
  expect(readPlace(writePlace(place))).toEqual(place);
});

test('an address that names nothing is the lobby', () => {
  for (const fragment of ['', '#', '#/nowhere/abcd2345']) expect(readPlace(fragment)).toEqual({ at: 'lobby' });
});

test('of a link that was cut off it is known that it is not whole', () => {
  for (const fragment of [
    '#/table',
    '#/join/abcd2345',
    '#/join/abcd2345/x-y',
    '#/watch/abc/x-y_z6789',
    '#/watch/%E0/?',
  ])
    expect(readPlace(fragment)).toEqual({ at: 'cut' });
});
