/** By which rule what forbids something does: that of its keyword, where one forbids it. 2006: 502 · 2009, 2011, 2026: 101.2, 509.1b, 702 */
import { expect, test } from 'vitest';
import { whyNot } from '@rulewright/engine';
import { objectMeant } from './naming.ts';
import { placeAfter } from './place-in-tests.ts';

const KEYWORDS = ['Flying', 'Fear', 'Horsemanship', 'Intimidate', 'Shadow', 'Skulk', 'Shroud', 'Hexproof', 'Decayed'];
const TEXT = `${KEYWORDS.map((word) => `Card ${word} One | {R} | Creature — Human | 1/1\n  ${word}\n`).join('')}
Card Island One | {U} | Creature — Human | 1/1
  Islandwalk
Card Guarded One | {W} | Creature — Human | 1/1
  Protection from green
Card Lone One | {W} | Creature — Human | 1/1
  Lone One can't be blocked.
Card Ogre | {2}{G} | Creature — Ogre | 3/3
Card Growth | {G} | Instant
  Target creature gets +3/+3 until end of turn.
Card Quick Word | {G} | Instant
  Split second
  You gain 1 life.
Card Lamp | {1} | Artifact
  {1}: You gain 1 life.
Card Lock | {1} | Artifact
  Activated abilities of artifacts can't be activated.
`;
function reasons(lines: string, label: string, player: number): readonly string[] {
  const { setting } = placeAfter(TEXT.replaceAll('\n\n', '\n'), lines, '2026-02');
  return whyNot(setting.game, player, objectMeant(setting, label).id).map(
    ({ action, failed }) => `${action}: ${failed.map(({ obstacle, rule }) => `${obstacle} ${rule}`).join(', ')}`,
  );
}

test.each<[string, string]>([
  ['Flying One', '702.9b'],
  ['Fear One', '702.36b'],
  ['Horsemanship One', '702.31b'],
  ['Intimidate One', '702.13b'],
  ['Shadow One', '702.28b'],
  ['Skulk One', '702.118b'],
  ['Island One', '702.14c'],
  ['Guarded One', '702.16f'],
  ['Lone One', '509.1b'],
])('%s is not blocked, by %s', (attacker, rule) => {
  const position = `A: ${attacker}\nB: Ogre, Island`;
  const lines = `${position}\nAll pass until the declare attackers step\nA attacks with ${attacker}\nAll pass until the declare blockers step`;
  expect(reasons(lines, 'Ogre', 1)).toEqual([`block: prohibited ${rule}`]);
});

test.each<[string, string]>([
  ['Shroud One', '702.18a'],
  ['Hexproof One', '702.11b'],
  ['Guarded One', '702.16b'],
])('%s is no target, by %s', (creature, rule) => {
  expect(reasons(`A: Forest | hand: Growth\nB: ${creature}`, 'Growth', 0)).toEqual([`cast: untargetable ${rule}`]);
});

test('while a spell with split second is on the stack nothing is cast or activated (702.61a)', () => {
  const lines = 'A: Forest ×3, Lamp, Ogre | hand: Quick Word, Growth\nA casts Quick Word';
  expect(reasons(lines, 'Growth', 0)).toEqual(['cast: prohibited 702.61a']);
  expect(reasons(lines, 'Lamp', 0)).toEqual(['activate: prohibited 702.61a']);
});

test('an ability that an effect forbids', () => {
  expect(reasons('A: Forest, Lamp\nB: Lock', 'Lamp', 0)).toEqual(['activate: prohibited 602.5']);
});

test('a creature with decayed does not block (702.147a)', () => {
  const lines =
    'A: Ogre\nB: Decayed One\nAll pass until the declare attackers step\nA attacks with Ogre\nAll pass until the declare blockers step';
  expect(reasons(lines, 'Decayed One', 1)).toEqual(['block: prohibited 702.147a']);
});
