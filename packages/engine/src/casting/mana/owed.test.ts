/** What is still owed, in symbols. */
import { expect, test } from 'vitest';
import type { MANA_TYPES } from '../../vocabulary/words.ts';
import { manaBit, waysToPay } from '../../objects/mana-needs.ts';
import { owedIn } from './owed.ts';

const pool = (...types: (typeof MANA_TYPES)[number][]): number[] => types.map(manaBit);

test.each<[string[], number[], string]>([
  [['3', 'R', 'R'], [], '{3}{R}{R}'],
  [['3', 'R', 'R'], pool('R', 'G'), '{2}{R}'],
  [['1', 'R'], pool('R', 'R'), ''],
  [['W/U', '1'], pool('G'), '{W/U}'],
  [['2/W'], [], '{W} or {2}'],
  [['W/P', '1'], pool('G'), '{W} or 2 life'],
])('of %j with %j in the pool: %s', (cost, units, owed) => {
  expect(owedIn(waysToPay(cost as never, 0), units)).toBe(owed);
});
