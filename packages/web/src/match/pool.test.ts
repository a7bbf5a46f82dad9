/** Cards moved between deck and sideboard. */
import { expect, test } from 'vitest';
import { moveCard, total } from './pool.ts';

test('a card goes over one at a time, and none is lost', () => {
  const main = [
    { name: 'Shock', count: 1 },
    { name: 'Forest', count: 20 },
  ];
  const side = [{ name: 'Forest', count: 1 }];
  expect(moveCard(main, side, 'Shock')).toEqual([
    [{ name: 'Forest', count: 20 }],
    [
      { name: 'Forest', count: 1 },
      { name: 'Shock', count: 1 },
    ],
  ]);
  const [less, more] = moveCard(main, side, 'Forest');
  expect([total(less), total(more)]).toEqual([20, 2]);
  expect(moveCard(main, side, 'Island')).toEqual([main, side]);
});
