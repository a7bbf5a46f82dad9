/** What must be printed on a card beside its text. */
import { expect, test } from 'vitest';
import { compile } from './compile.ts';

test.each([
  [{ defense: '4' }, []],
  [{}, ['a battle without its defense']],
])('a battle needs its defense: %j', (printed, refused) => {
  const made = compile({
    name: 'Siege',
    layout: 'normal',
    typeLine: 'Battle — Siege',
    supertypes: [],
    types: ['Battle'],
    subtypes: ['Siege'],
    text: '',
    manaCost: '{R}',
    ...printed,
  });
  expect(made.ok ? [] : made.refused.map(({ reason }) => reason)).toEqual(refused);
});
