/** How what is moved enters, said in the sentence after it. 2006: 419.6 · 2009, 2011, 2026: 608.2c, 614.12 */
import { expect, test } from 'vitest';
import { effectOf } from '../../cards-in-tests.ts';

const RETURN = 'Return target creature card from your graveyard to the battlefield.';
const ENTERS = 'that creature enters the battlefield with an additional +1/+1 counter on it.';

test.each([
  [`${RETURN} That${ENTERS.slice(4)}`, 1],
  [
    `${RETURN} If {G} was spent to cast Test Name, ${ENTERS}`,
    { q: 'if', condition: { if: 'compare', left: { q: 'manaSpent', type: 'G' } }, then: 1, else: 0 },
  ],
])('%s', (text, count) => {
  expect(effectOf(text)).toMatchObject({
    effect: [{ do: 'move', to: { zone: 'battlefield', counters: [{ counter: '+1/+1', count }] } }],
  });
});

test('what is done in between has come after it entered', () => {
  expect(() => effectOf(`${RETURN} You gain 2 life. That${ENTERS.slice(4)}`)).toThrow(
    'how something enters that has entered',
  );
});
