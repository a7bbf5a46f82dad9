import { expect, test } from 'vitest';
import { card } from '../table/fixture-in-tests.ts';
import { pointedAt, stacksOf } from './stacks.ts';

const goblin = (more = {}) => card('Goblin', { kind: 'token', power: 1, toughness: 1, subtypes: ['Goblin'], ...more });
const counts = (...args: Parameters<typeof stacksOf>) => stacksOf(...args).map(({ members }) => members.length);

test('equal tokens are one stack; tapped ones, hurt ones and those with an Aura stand apart', () => {
  expect(counts([goblin(), goblin(), goblin()])).toEqual([3]);
  expect(counts([goblin(), goblin({ tapped: true }), goblin({ tapped: true })])).toEqual([1, 2]);
  expect(counts([goblin(), goblin({ damage: 1 }), goblin({ attachments: [7] }), goblin({ attachments: [8] })])).toEqual(
    [1, 1, 1, 1],
  );
});

test('what something points at stands apart, and so does what is chosen', () => {
  const [first, second, third] = [goblin(), goblin(), goblin()] as const;
  const bolt = card('Lightning Bolt', { zone: 'stack', targets: [{ object: second.id }] });
  const goblins = [first, second, third];
  expect(counts(goblins, pointedAt(goblins, [bolt]))).toEqual([2, 1]);
  expect(counts(goblins, new Set(), (id) => (id === first.id ? 'chosen' : ''))).toEqual([1, 2]);
});

test('lands stand before the rest', () => {
  const forest = () => card('Forest', { types: ['land'], typeLine: 'Basic Land — Forest' });
  expect(stacksOf([goblin(), forest(), forest()]).map(({ top, members }) => `${members.length} ${top.name}`)).toEqual([
    '2 Forest',
    '1 Goblin',
  ]);
});
