import { expect, test } from 'vitest';
import { parseTypeLine } from './type-line.ts';

test.each([
  ['Legendary Creature — Elf Warrior', ['Legendary'], ['Creature'], ['Elf', 'Warrior']],
  ['Basic Snow Land — Forest', ['Basic', 'Snow'], ['Land'], ['Forest']],
  ['Land — Urza’s Power-Plant', [], ['Land'], ["Urza's", 'Power-Plant']],
  ['Artifact Creature — Assembly-Worker', [], ['Artifact', 'Creature'], ['Assembly-Worker']],
  ['Legendary Creature — Time Lord Doctor', ['Legendary'], ['Creature'], ['Time Lord', 'Doctor']],
  ['Plane — Bolas’s Meditation Realm', [], ['Plane'], ["Bolas's Meditation Realm"]],
  ['World Enchantment', ['World'], ['Enchantment'], []],
  ['Instant', [], ['Instant'], []],
  ['', [], [], []],
])('%s', (line, supertypes, types, subtypes) => {
  expect(parseTypeLine(line)).toEqual({ supertypes, types, subtypes });
});
