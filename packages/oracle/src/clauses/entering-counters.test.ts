import { expect, it } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

it.each([
  ['a number of loyalty counters on him equal to the number of lands you control', { q: 'count' }],
  ['a loyalty counter on her for each land you control', { q: 'count' }],
  ['two loyalty counters on it for each land you control', { q: 'times', of: 2 }],
])('a planeswalker that is a person enters with %s', (how, count) => {
  const walker = { types: ['Planeswalker'], loyalty: '0', wording: '2026-02' as const };
  expect(abilitiesOf(`Test Name enters with ${how}.`, walker)).toMatchObject([
    { parts: [{ replacement: { instead: { instead: 'enters', counters: [{ counter: 'loyalty', count }] } } }] },
  ]);
});
