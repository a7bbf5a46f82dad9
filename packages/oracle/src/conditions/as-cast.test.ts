/** What was not cast. 2006: 410.10 · 2009, 2011, 2026: 614.12 */
import { expect, test } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

const modern = { wording: '2026-02' } as const;

const creature = (text: string, more: object = {}) =>
  abilitiesOf(text, { ...modern, types: ['Creature'], power: '1', toughness: '1', ...more });

test.each([
  ["it wasn't cast", { if: 'not', of: { if: 'cast', what: { set: 'self' } } }],
  ["it wasn't cast or no mana was spent to cast it", { if: 'or', of: [{ if: 'not' }, { op: '=', right: 0 }] }],
])('Test Name enters with a counter if %s', (words, condition) => {
  expect(creature(`Test Name enters with two +1/+1 counters on it if ${words}.`)).toMatchObject([{ condition }]);
});
