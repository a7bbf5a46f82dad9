/** What was spent to cast a spell. 2006: 409.1 · 2009, 2011, 2026: 601.2 */
import { expect, test } from 'vitest';
import { effectOf } from '../../cards-in-tests.ts';

const modern = { wording: '2026-02' } as const;

test('mana of several colors was spent', () => {
  const spent = (type: string, right: number) => ({ if: 'compare', left: { q: 'manaSpent', type }, op: '≥', right });
  const asked = (symbols: string) =>
    effectOf(`Draw a card. If ${symbols} was spent to cast this spell, draw a card.`, modern);
  expect(asked('{R}{G}')).toMatchObject({
    effect: [{}, { condition: { if: 'and', of: [spent('R', 1), spent('G', 1)] } }],
  });
  expect(asked('{B}{B}')).toMatchObject({ effect: [{}, { condition: spent('B', 2) }] });
});
