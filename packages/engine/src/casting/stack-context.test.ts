/** What the words of an object on the stack are read against. 2006: 413, 415 · 2009: 113, 608 · 2011: 114, 608 · 2026: 115, 608 */
import { expect, test } from 'vitest';
import { aimed, board, testEdition } from '../continuous/board-in-tests.ts';
import { objectOf } from '../state/objects.ts';
import { blankStackInfo } from '../state/stack.ts';
import type { ChosenTargets, GameObject } from '../state/state.ts';
import { stackContext, targetBindings } from './stack-context.ts';

test.each<[string, ChosenTargets, object]>([
  ['none', aimed([]), { objects: [], players: [], did: false, amount: 0 }],
  ['an object', aimed([7]), { objects: [7], players: [], did: true, amount: 1 }],
  ['a player', aimed([], { players: [1] }), { objects: [], players: [1], did: true, amount: 1 }],
  [
    'with shares',
    aimed([7, 8], { divided: [1, 2] }),
    { objects: [7, 8], players: [], did: true, amount: 2, each: [1, 2] },
  ],
])('what a target is known as: %s', (_, chosen, expected) => {
  expect(targetBindings([chosen])).toEqual({ t: expected });
});

test('an ability on the stack knows what it was given and what was noted as it was put there', () => {
  const b = board(testEdition('2026-02'));
  const bear = b.put({ name: 'Bear' });
  const [given, noted] = [{ amount: 1 }, { amount: 2 }];
  const stack = blankStackInfo('activated', null, bear, { noted });
  const object = objectOf(b.game, b.put({ name: 'Ability' }, { zone: 'stack', stack })) as GameObject;
  const ref = { def: '', path: '', env: { given } };
  expect(stackContext(b.game, object, ref).env).toMatchObject({ given, noted });
  expect(stackContext(b.game, object, null).env).toMatchObject({ noted });
});
