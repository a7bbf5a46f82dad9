import { expect, test } from 'vitest';
import { card, table } from './table-in-tests.ts';

test('the table stands at the first priority', () => {
  const t = table('2026-02', [card('Bear', '1 G', ['creature'])], {
    hand: ['Bear'],
    battlefield: ['Forest', 'Forest'],
  });
  expect(t.decision().kind).toBe('priority');
  expect(t.actions()).toEqual(['cast Bear']);
});
