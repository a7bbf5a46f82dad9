/** Why a creature does not attack or block, asked as attackers and blockers are declared. 2006: 308.2a, 309.2a · 2009, 2011, 2026: 508.1a, 508.1c, 509.1a–b */
import { expect, test } from 'vitest';
import { whyNot } from '@rulewright/engine';
import { objectMeant } from './naming.ts';
import { placeAfter } from './place-in-tests.ts';

const TEXT = `Card Ogre | {2}{R} | Creature — Ogre | 3/3
Card Hawk | {W} | Creature — Bird | 1/1
  Flying
Card Wall | {W} | Creature — Wall | 0/3
  Defender (This creature can't attack.)
Card Relic | {2} | Artifact
Card Coward | {R} | Creature — Goblin | 1/1
  Coward can't block.
Card Calm | {W} | Enchantment
  Creatures can't attack you.
Card Sage | {3}{U} | Planeswalker — Sage | loyalty 3
  +1: Draw a card.
`;

/** Why not, of one object, as one player may ask. */
function refused(lines: string, label: string, player: number): readonly string[] {
  const { setting } = placeAfter(TEXT, lines, '2026-02');
  return whyNot(setting.game, player, objectMeant(setting, label).id)
    .filter(({ action }) => action === 'attack' || action === 'block')
    .map(({ action, failed }) => `${action}: ${failed.map(({ obstacle, rule }) => `${obstacle} ${rule}`).join(', ')}`);
}
const attacking = (position: string): string => `${position}\nAll pass until the declare attackers step`;
const blocking = (position: string, attackers: string): string =>
  `${attacking(position)}\nA attacks with ${attackers}\nAll pass until the declare blockers step`;

test.each<[string, string, string, number, readonly string[]]>([
  ['what can attack', attacking('A: Ogre\nB: Ogre'), 'Ogre', 0, []],
  ['a tapped creature', attacking('A: Ogre (tapped), Hawk'), 'Ogre', 0, ['attack: tapped 508.1a']],
  ['a creature that came this turn', attacking('A: Ogre (summoning sick), Hawk'), 'Ogre', 0, ['attack: sick 508.1a']],
  ['what is no creature', attacking('A: Relic, Hawk'), 'Relic', 0, ['attack: notCreature 508.1a']],
  ['what another controls', attacking('A: Hawk\nB: Ogre (tapped)'), 'Ogre', 0, []],
  ['what the defending player controls', attacking('A: Hawk\nB: Ogre (tapped)'), 'Ogre', 1, []],
  ['a creature that may not', attacking('A: Wall, Hawk'), 'Wall', 0, ['attack: prohibited 702.3b']],
  [
    'a creature that may not attack anybody there is',
    attacking('A: Hawk\nB: Calm'),
    'Hawk',
    0,
    ['attack: prohibited 508.1c'],
  ],
  [
    'a creature that may attack a planeswalker',
    attacking('A: Hawk\nB: Calm, Sage (3 loyalty counters)'),
    'Hawk',
    0,
    [],
  ],
  ['a creature that attacks, tapped', `${attacking('A: Ogre, Hawk')}\nA attacks with Ogre`, 'Ogre', 0, []],
  ['a creature before it is asked about', 'A: Ogre (tapped)\nIt is the upkeep step', 'Ogre', 0, []],
  ['what can block', blocking('A: Ogre\nB: Ogre', 'Ogre'), 'Ogre 2', 1, []],
  ['a tapped blocker', blocking('A: Ogre\nB: Hawk (tapped), Wall', 'Ogre'), 'Hawk', 1, ['block: tapped 509.1a']],
  ['no creature to block with', blocking('A: Ogre\nB: Relic, Wall', 'Ogre'), 'Relic', 1, ['block: notCreature 509.1a']],
  ['what the attacking player controls', blocking('A: Ogre, Hawk (tapped)\nB: Wall', 'Ogre'), 'Hawk', 1, []],
  ['a blocker of the attacking player', blocking('A: Ogre, Hawk (tapped)\nB: Wall', 'Ogre'), 'Hawk', 0, []],
  ['a blocker of what flies', blocking('A: Hawk\nB: Ogre, Hawk', 'Hawk'), 'Ogre', 1, ['block: prohibited 702.9b']],
  [
    'a blocker of what flies and of what does not',
    blocking('A: Hawk, Ogre\nB: Wall, Hawk', 'Hawk, Ogre'),
    'Wall',
    1,
    [],
  ],
  [
    'a creature that can’t block',
    blocking('A: Ogre\nB: Coward, Wall', 'Ogre'),
    'Coward',
    1,
    ['block: prohibited 509.1b'],
  ],
])('%s', (_, lines, label, player, expected) => {
  expect(refused(lines, label, player)).toEqual(expected);
});
