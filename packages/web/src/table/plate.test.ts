import { expect, test } from 'vitest';
import type { WireView } from '@rulewright/protocol';
import { card } from './fixture-in-tests.ts';
import { comingIn } from './plate.tsx';

test('what comes in is the power of attackers that nobody blocks', () => {
  const [angel, bear, wall] = [
    card('Serra Angel', { power: 4, toughness: 4, attacking: { player: 0 } }),
    card('Grizzly Bears', { power: 2, toughness: 2, attacking: { player: 0 } }),
    card('Wall of Wood', { power: 0, toughness: 3, attacking: { player: 1 } }),
  ] as const;
  const view = (battlefield: WireView['battlefield']) => ({ battlefield }) as WireView;
  expect(comingIn(view([angel, bear, wall]), 0)).toBe(6);
  expect(comingIn(view([angel, bear, wall, card('Elf', { blocking: [bear.id] })]), 0)).toBe(4);
  // or is about to
  expect(comingIn(view([angel, bear, wall]), 0, new Set(), [angel.id])).toBe(2);
  expect(comingIn(view([angel, bear, wall]), 1)).toBe(0);
});
