/** How many counters are on something, asked. 2006: 200.10 · 2009: 120 · 2011: 121 · 2026: 122 */
import { expect, it } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

const creature = { types: ['Creature'], wording: '2026-02' } as const;
const self = { set: 'self' };

it('had none of any kind', () => {
  expect(abilitiesOf('When this creature dies, if it had no counters on it, draw a card.', creature)).toMatchObject([
    { condition: { if: 'not', of: { if: 'matches', what: self, filter: { is: 'hasCounter' } } } },
  ]);
});
