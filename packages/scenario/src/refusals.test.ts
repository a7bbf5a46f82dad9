/** Forty refusals: the rule that is named first where something is not offered, under the rules of each edition. */
import { type EditionName, decision, whyNot } from '@rulewright/engine';
import { describe, expect, it } from 'vitest';
import { objectMeant } from './naming.ts';
import { placeAfter } from './place-in-tests.ts';

const CARDS = `Card Bolt | {R} | Instant
  Bolt deals 3 damage to target creature.
Card Study | {U} | Sorcery
  Draw two cards.
Card Ogre | {2}{R} | Creature — Ogre | 3/3
Card Drake | {2}{U} | Creature — Drake | 2/2
  Flying
Card Wall | {1}{W} | Creature — Wall | 0/4
  Defender
Card Veil | {1}{G} | Creature — Spirit | 2/2
  Hexproof
Card Shadow | {1}{G} | Creature — Spirit | 2/2
  Shroud
Card Knight | {W}{W} | Creature — Knight | 2/2
  Protection from red
Card Stealth | {1}{B} | Creature — Rogue | 2/2
  Fear
Card Chains | {1}{W} | Enchantment — Aura
  Enchant creature
  Enchanted creature can't attack or block.
Card Tinkerer | {R} | Creature — Human | 1/1
  {T}: Tinkerer deals 1 damage to target player.
Card Drummer | {R} | Creature — Goblin | 1/1
  {0}: Drummer gets +1/+0 until end of turn. Activate this ability only once each turn.
Card Forge | {2} | Artifact
  {2}, {T}: Draw a card. Activate this ability only any time you could cast a sorcery.
Card Quiet | {1}{W} | Enchantment
  Your opponents can't cast spells.
Card Sudden | {R} | Instant
  Split second
  Sudden deals 1 damage to target player.
Card Sage | {2}{U} | Planeswalker — Jace | loyalty 3
  +1: Draw a card.
Card Vision | Sorcery
  Suspend 4—{U}
  Draw three cards.
`;

const ATTACKS = 'All pass until the declare attackers step';
const BLOCKS = (attacker: string): string =>
  `${ATTACKS}\nB attacks with ${attacker}\nAll pass until the declare blockers step`;

describe('the rule that is named first', () => {
  it.each<[string, EditionName, string, string, string]>([
    ['a sorcery in upkeep', '2026-02', 'It is the upkeep step\nA: Island | hand: Study', 'Study', '307.1'],
    ['a sorcery in upkeep', '2006-10', 'It is the upkeep step\nA: Island | hand: Study', 'Study', '212.7a'],
    [
      'a creature in the turn of another',
      '2006-10',
      "It is B's turn\nA: Mountain ×3 | hand: Ogre\nB passes",
      'Ogre',
      '212.3a',
    ],
    [
      'an enchantment while the stack holds something',
      '2011-09',
      'A: Mountain, Plains ×2, Ogre | hand: Bolt, Quiet\nA casts Bolt, targeting Ogre',
      'Quiet',
      '303.1',
    ],
    ['a second land', '2026-02', 'A: hand: Forest, Island\nA plays Forest', 'Island', '305.2b'],
    ['a second land', '2006-10', 'A: hand: Forest, Island\nA plays Forest', 'Island', '212.6b'],
    ['a second land', '2009-10', 'A: hand: Forest, Island\nA plays Forest', 'Island', '305.2'],
    ['a land in the turn of another', '2026-02', "It is B's turn\nA: hand: Forest\nB passes", 'Forest', '305.3'],
    ['a land in the turn of another', '2006-10', "It is B's turn\nA: hand: Forest\nB passes", 'Forest', '212.6a'],
    ['no mana', '2026-02', 'A: Ogre | hand: Bolt', 'Bolt', '118.3'],
    ['no mana', '2011-09', 'A: Ogre | hand: Bolt', 'Bolt', '117.3'],
    ['no mana', '2009-10', 'A: Ogre | hand: Bolt', 'Bolt', '116.3'],
    ['no mana', '2006-10', 'A: Ogre | hand: Bolt', 'Bolt', '409.1h'],
    ['no creature to target', '2026-02', 'A: Mountain | hand: Bolt', 'Bolt', '601.2c'],
    ['no creature to target', '2006-10', 'A: Mountain | hand: Bolt', 'Bolt', '409.1c'],
    ['only a creature with hexproof', '2026-02', 'A: Mountain | hand: Bolt\nB: Veil', 'Bolt', '702.11b'],
    ['only a creature with shroud', '2009-10', 'A: Mountain | hand: Bolt\nB: Shadow', 'Bolt', '702.16a'],
    ['only a creature with protection', '2006-10', 'A: Mountain | hand: Bolt\nB: Knight', 'Bolt', '502.7b'],
    ['only a creature with protection', '2026-02', 'A: Mountain | hand: Bolt\nB: Knight', 'Bolt', '702.16b'],
    [
      'a spell under split second',
      '2006-10',
      "It is B's turn\nA: Mountain, Ogre | hand: Bolt\nB: Mountain | hand: Sudden\nB casts Sudden, targeting A\nB passes",
      'Bolt',
      '502.58a',
    ],
    [
      'an ability under split second',
      '2026-02',
      "It is B's turn\nA: Tinkerer\nB: Mountain | hand: Sudden\nB casts Sudden, targeting A\nB passes",
      'Tinkerer',
      '702.61a',
    ],
    ['a creature that came this turn', '2026-02', 'A: Tinkerer (summoning sick)', 'Tinkerer', '602.5a'],
    ['a creature that came this turn', '2006-10', 'A: Tinkerer (summoning sick)', 'Tinkerer', '403.4'],
    ['a tapped creature', '2009-10', 'A: Tinkerer (tapped)', 'Tinkerer', '107.5'],
    ['a tapped creature', '2006-10', 'A: Tinkerer (tapped)', 'Tinkerer', '104.4'],
    [
      'a second loyalty ability',
      '2026-02',
      'A: Sage (3 loyalty counters)\nA activates Sage\nAll pass until it resolves',
      'Sage',
      '606.3',
    ],
    [
      'an ability for the second time this turn',
      '2026-02',
      'A: Drummer\nA activates Drummer\nAll pass until it resolves',
      'Drummer',
      '602.5b',
    ],
    [
      'an ability for the second time this turn',
      '2006-10',
      'A: Drummer\nA activates Drummer\nAll pass until it resolves',
      'Drummer',
      '403.3',
    ],
    [
      'an ability that is activated as a sorcery, in upkeep',
      '2006-10',
      'It is the upkeep step\nA: Forge, Island ×2',
      'Forge',
      '403.5',
    ],
    ['an ability of what an opponent controls', '2006-10', 'A: Mountain\nB: Tinkerer', 'Tinkerer', '403.2'],
    ['what an effect forbids', '2026-02', 'A: Mountain, Ogre | hand: Bolt\nB: Quiet', 'Bolt', '601.3'],
    ['what an effect forbids', '2006-10', 'A: Mountain, Ogre | hand: Bolt\nB: Quiet', 'Bolt', '409.4'],
    ['a card in the graveyard', '2006-10', 'A: Mountain, Ogre | graveyard: Bolt', 'Bolt', '212.5a'],
    ['a spell without a mana cost', '2026-02', 'A: Island | hand: Vision', 'Vision', '118.6'],
    ['an attacker that came this turn', '2026-02', `A: Ogre (summoning sick), Drake\n${ATTACKS}`, 'Ogre', '508.1a'],
    ['a tapped attacker', '2006-10', `A: Ogre (tapped), Drake\n${ATTACKS}`, 'Ogre', '308.2a'],
    ['an attacker with defender', '2026-02', `A: Wall, Drake\n${ATTACKS}`, 'Wall', '702.3b'],
    [
      'a blocker of a creature with flying',
      '2026-02',
      `It is B's turn\nA: Ogre, Drake\nB: Drake\n${BLOCKS('Drake 2')}`,
      'Ogre',
      '702.9b',
    ],
    [
      'a blocker of a creature with fear',
      '2009-10',
      `It is B's turn\nA: Ogre, Stealth\nB: Stealth\n${BLOCKS('Stealth 2')}`,
      'Ogre',
      '702.33b',
    ],
    [
      'a blocker that an Aura forbids',
      '2011-09',
      `It is B's turn\nA: Ogre, Chains (attached to Ogre), Drake\nB: Wall, Tinkerer\n${BLOCKS('Tinkerer')}`,
      'Ogre',
      '509.1b',
    ],
  ])('%s, by the rules of %s', (_, edition, lines, label, rule) => {
    const { setting } = placeAfter(CARDS, lines, edition);
    const player = decision(setting.game)?.player ?? 0;
    const [first] = whyNot(setting.game, player, objectMeant(setting, label).id);
    expect(first?.failed[0]?.rule).toBe(rule);
  });
});
