/** Why not: the reasons that the rules give. 2006: 408.1, 409.4 · 2009, 2011, 2026: 117.1, 601.3, 602.5 */
import { describe, expect, it } from 'vitest';
import { whyNot } from '@rulewright/engine';
import { type Place, openPlace, playOn } from './exploring.ts';
import { objectMeant } from './naming.ts';
import { readNotation } from './notation/index.ts';

const TEXT = `Card Bolt | {R} | Instant
  Bolt deals 3 damage to target creature.
Card Ogre | {2}{R} | Creature — Ogre | 3/3
Card Tinkerer | {R} | Creature — Human | 1/1
  {T}: Tinkerer deals 1 damage to target player.
Card Forge | {2} | Artifact
  {2}, {T}: Draw a card. Activate this ability only any time you could cast a sorcery.
Card Quiet | {1}{W} | Enchantment
  Your opponents can't cast spells.
Card Shapeless | Sorcery
  Draw a card.
Card Great Day | {R} | Legendary Sorcery
  Draw a card.
Card Later | {R} | Instant
  Cast this spell only if an opponent has more life than you.
  Draw a card.
Card Leaf | {5} | Sorcery
  Draw a card.
  Cycling {G}
Card Lock | {1} | Enchantment
  Activated abilities of creatures can't be activated.
Card Sage | {3}{U} | Planeswalker — Sage | loyalty 3
  +1: Draw a card.
`;

/** A place after some lines. */
function at(lines: string): Place {
  const read = readNotation(`${TEXT}Test  2026\n${lines.replaceAll(/^/gm, '  ')}`);
  if (!read.ok) throw new Error(read.message);
  const [scenario] = read.notation.scenarios;
  const opened = scenario && openPlace(scenario, '2026-02');
  if (!opened?.ok) throw new Error(opened?.message);
  let { place } = opened;
  for (const [nth, move] of opened.script.entries()) {
    const played = playOn(place, move, nth);
    if (!played.place) throw new Error(played.step.faults.join());
    ({ place } = played);
  }
  return place;
}
function reasons(lines: string, label: string, player = 0): string[] {
  const { setting } = at(lines);
  return whyNot(setting.game, player, objectMeant(setting, label).id).map(
    ({ action, failed }) => `${action}: ${failed.map(({ obstacle, rule }) => `${obstacle} ${rule}`).join(', ')}`,
  );
}

describe('why not', () => {
  it.each([
    ['nothing, where it is offered', 'A: Mountain, Ogre | hand: Bolt', 'Bolt', 0, []],
    ['no mana', 'A: Ogre | hand: Bolt', 'Bolt', 0, ['cast: cost 118.3']],
    ['no target', 'A: Mountain | hand: Bolt', 'Bolt', 0, ['cast: targets 601.2c']],
    ['both', 'A: hand: Bolt', 'Bolt', 0, ['cast: cost 118.3, targets 601.2c']],
    [
      'a creature in combat',
      'A: Mountain ×3 | hand: Ogre\nIt is the beginning of combat',
      'Ogre',
      0,
      ['cast: mainPhase 302.1'],
    ],
    [
      'a creature in the turn of another, with something on the stack',
      'A: Mountain, Ogre | hand: Bolt\nB: Mountain ×3 | hand: Ogre\nA casts Bolt, targeting Ogre\nA passes',
      'Ogre 2',
      1,
      ['cast: stack 302.1, otherTurn 302.1'],
    ],
    [
      'another has priority',
      'A: Mountain, Ogre | hand: Bolt',
      'Bolt',
      1,
      ['cast: priority 117.1, cost 118.3, place 601.3'],
    ],
    ['a second land', 'A: Mountain | hand: Forest, Island\nA plays Forest', 'Island', 0, ['play: landPlayed 305.2b']],
    [
      'a land in the turn of another',
      "It is B's turn\nA: Mountain | hand: Forest\nB: hand: Forest\nB passes",
      'Forest',
      0,
      ['play: otherTurn 305.3'],
    ],
    ['summoning sickness', 'A: Tinkerer (summoning sick)', 'Tinkerer', 0, ['activate: sick 602.5a']],
    ['a tapped creature', 'A: Tinkerer (tapped)', 'Tinkerer', 0, ['activate: tapped 107.5']],
    [
      'an ability that is a sorcery',
      'A: Forge, Mountain ×2\nIt is the upkeep step',
      'Forge',
      0,
      ['activate: mainPhase 602.5d'],
    ],
    ['what an effect forbids', 'A: Mountain, Ogre | hand: Bolt\nB: Quiet', 'Bolt', 0, ['cast: prohibited 601.3']],
    ['a spell on the stack', 'A: Mountain, Ogre | hand: Bolt\nA casts Bolt, targeting Ogre', 'Bolt', 0, []],
    ['a mana ability, where it is offered', 'A: Mountain, Ogre | hand: Bolt', 'Mountain', 0, []],
    ['a mana ability of what is tapped', 'A: Mountain (tapped), Mountain', 'Mountain', 0, ['activate: tapped 107.5']],
    ['an ability, where another of the kind is not', 'A: Tinkerer, Tinkerer (tapped)', 'Tinkerer', 0, []],
    ['one where another of the kind is', 'A: Tinkerer, Tinkerer (tapped)', 'Tinkerer 2', 0, ['activate: tapped 107.5']],
    ['a land, where it is offered', 'A: hand: Forest, Bolt', 'Forest', 0, []],
    ['a land of another’s hand', 'A: Mountain\nB: hand: Forest', 'Forest', 0, ['play: place 305.1']],
    ['a land in the graveyard', 'A: Mountain | graveyard: Forest', 'Forest', 0, ['play: place 305.1']],
    ['a spell without a mana cost', 'A: Mountain | hand: Shapeless', 'Shapeless', 0, ['cast: noManaCost 118.6']],
    ['a legendary sorcery without a legend', 'A: Mountain | hand: Great Day', 'Great Day', 0, ['cast: legend 205.4e']],
    ['a loyalty ability, where it is offered', 'A: Sage (3 loyalty counters)', 'Sage', 0, []],
    [
      'a loyalty ability at another time',
      'A: Sage (3 loyalty counters)\nIt is the upkeep step',
      'Sage',
      0,
      ['activate: mainPhase 606.3'],
    ],
    [
      'a second loyalty ability in a turn',
      'A: Sage (3 loyalty counters)\nA activates Sage\nAll pass until it resolves',
      'Sage',
      0,
      ['activate: loyaltyUsed 606.3'],
    ],
    ['an ability that is forbidden', 'A: Tinkerer, Lock', 'Tinkerer', 0, ['activate: prohibited 602.5']],
    [
      'a creature that does not attack',
      'A: Ogre, Ogre (tapped)\nAll pass until the declare attackers step',
      'Ogre 2',
      0,
      ['attack: tapped 508.1a'],
    ],
    ['what another controls', 'A: Mountain\nB: Tinkerer', 'Tinkerer', 0, ['activate: controller 602.2']],
    [
      'a spell that costs too much, where its cycling is offered',
      'A: Forest | hand: Leaf',
      'Leaf',
      0,
      ['cast: cost 118.3'],
    ],
    ['an ability on the stack', 'A: Tinkerer\nA activates Tinkerer, targeting B', 'Tinkerer #1', 0, []],
    ['a card in the graveyard', 'A: Mountain, Ogre | graveyard: Bolt', 'Bolt', 0, ['cast: place 601.3']],
  ])('%s', (_, lines, label, player, expected) => {
    expect(reasons(lines, label, player)).toEqual(expected);
  });
  it('says nothing of what is not there', () => {
    expect(whyNot(at('A: Mountain').setting.game, 0, 9999)).toEqual([]);
  });
});
