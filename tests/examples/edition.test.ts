import { expect, test } from 'vitest';
import { basicLand, passUntil, played, take } from './playing.ts';

const forest = basicLand('Forest');
const tapped = (change: Parameters<typeof played>[3]) => {
  const game = played('2011-09', [forest], [{ name: 'Forest', player: 0 }], change);
  take(game, 'Forest: {T}: {G}');
  passUntil(game, 'beginCombat');
  return game.state.players[0]?.life;
};

test('the code that empties mana pools reads the seam, and not which edition it is', () => {
  expect(tapped({})).toBe(20);
  expect(tapped({ manaEmptying: 'phase', manaBurn: true })).toBe(19);
});
