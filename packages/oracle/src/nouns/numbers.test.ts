/** Which one of several. 2006: 104 · 2009, 2011, 2026: 107 */
import { expect, test } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

const modern = { wording: '2026-02' } as const;
const you = { who: 'you' };

const artifact = (text: string) => abilitiesOf(text, { ...modern, types: ['Artifact'] });

test.each([
  ['Whenever you cast your third spell in a turn, draw a card.', { on: 'cast', who: you, nth: 3 }],
  ['When the twelfth hour counter is put on Test Name, draw a card.', { on: 'counters', counter: 'hour', nth: 12 }],
])('%s', (text, event) => {
  expect(artifact(text)).toMatchObject([{ event }]);
});
