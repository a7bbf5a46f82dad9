/** Comparisons joined. 2006: 404.3 · 2009, 2011, 2026: 603.4 */
import { expect, test } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

const modern = { wording: '2026-02' } as const;

const creature = (text: string, more: object = {}) =>
  abilitiesOf(text, { ...modern, types: ['Creature'], power: '1', toughness: '1', ...more });

test('of comparisons joined, all are about one thing', () => {
  const text =
    "Whenever a creature you control enters, if its power is greater than Test Name's power or its toughness is greater than Test Name's toughness, draw a card.";
  const left = { q: 'stat', of: { set: 'ref', name: 'event.object' } };
  expect(creature(text)).toMatchObject([{ condition: { if: 'or', of: [{ left }, { left }] } }]);
});
