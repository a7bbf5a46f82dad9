/** Which mana costs the mana that was spent for X could have paid. 2006: 104.3, 203 · 2009, 2011, 2026: 107.4, 202.1 */
import { expect, test } from 'vitest';
import { board, testEdition } from '../continuous/board-in-tests.ts';
import { blankStackInfo } from '../state/stack.ts';
import type { ManaCost, ManaType } from '../vocabulary/words.ts';
import { context } from './context.ts';
import { matches } from './filter.ts';

test.each<[string, string | null, string, number, boolean]>([
  ['all of it', '1 G', 'G G', 2, true],
  ['some of it', 'G', 'R R G', 3, true],
  ['none of it', '0', 'G', 1, true],
  ['mana of another colour', 'G', 'R R', 2, false],
  ['too little', '2 G', 'G G', 2, false],
  ['more than X, as a tax besides', '1 G', 'G G', 1, false],
  ['either half of a hybrid symbol', '2/W', 'G G', 2, true],
  ['life for a Phyrexian symbol', 'W/P', 'G', 1, false],
  ['an X of its own', 'X R', 'R', 1, true],
  ['mana that is not from snow', 'S', 'G', 1, false],
  ['no mana cost', null, 'G G', 2, false],
])('%s: {%s} by {%s}, X = %i', (_, cost, spent, x, could) => {
  const { game, put } = board(testEdition('2026-02'));
  const id = put({ manaCost: cost === null ? null : (cost.split(' ') as unknown as ManaCost) }, { zone: 'hand' });
  const manaSpent = spent.split(' ') as ManaType[];
  const ctx = context(0, 0, {}, x, null, blankStackInfo('activated', null, 0, {}, { manaSpent }));
  expect(matches(game, ctx, id, { is: 'payableFromX' })).toBe(could);
});

test('mana of a snow source pays for a snow symbol', () => {
  const { game, put } = board(testEdition('2026-02'));
  const id = put({ manaCost: ['S'] as unknown as ManaCost }, { zone: 'hand' });
  const land = put({ types: ['land'], supertypes: ['snow'] });
  const stack = blankStackInfo('activated', null, 0, {}, { manaSpent: ['G'], manaFrom: [land] });
  expect(matches(game, context(0, 0, {}, 1, null, stack), id, { is: 'payableFromX' })).toBe(true);
});
