/** The cards of a permanent of several go to a library in an order that is drawn, where an effect says so. 2006, 2009, 2011: none · 2026: 712.21a */
import { expect, test } from 'vitest';
import { card, table } from '../casting/table-in-tests.ts';
import { arrangeComponents } from './arrange-components.ts';
import { byRule } from './cause.ts';
import { moveEvent } from './kinds/move.ts';
import type { WritableObject } from '../state/state.ts';

test('in a random order each of them is the first at times, and nobody is asked', () => {
  const t = table('2026-02', [card('Bear', '1', ['creature']), card('Wolf', '1', ['creature'])], {
    battlefield: ['Bear', 'Wolf'],
  });
  const [bear, { kind, def, card: other, face, copied, tokenPath }] = [t.the('Bear'), t.the('Wolf')];
  (bear as WritableObject).components = [{ ...bear, kind, def, card: other, face, copied, tokenPath }];
  const orders = Array.from({ length: 20 }, () => {
    const what = { object: bear.id, from: 'battlefield', to: 'library', position: 0, unordered: 'random' } as const;
    const event = moveEvent(what, byRule('712.21a'));
    arrangeComponents(t.game, [{ event }]);
    return event.order?.join();
  });
  expect(new Set(orders)).toEqual(new Set([`${bear.card},${other}`, `${other},${bear.card}`]));
});
