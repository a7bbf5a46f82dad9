/** Places and their addresses. */
import { expect, test } from 'vitest';
import { type Place, readPlace, writePlace } from './place.ts';

test.each<Place>([
  { at: 'lobby' },
  { at: 'table', table: 'abcd' },
  { at: 'join', table: 'abcd', invite: 'x-y_z' },
  { at: 'watch', table: 'abcd', watch: 'x-y_z' },
])('%o is read as it is written', (place) => {
  expect(readPlace(writePlace(place))).toEqual(place);
});

test('an address that names nothing is the lobby', () => {
  for (const fragment of ['', '#', '#/join/abcd', '#/nowhere/abcd'])
    expect(readPlace(fragment)).toEqual({ at: 'lobby' });
});
