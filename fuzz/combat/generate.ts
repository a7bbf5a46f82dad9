/** Random combats, as likely as can be to be argued about: half of the words of each are about one thing. */
import type { EditionName } from '@rulewright/engine';
import { below, randomSource } from '@rulewright/players';
import { type Decree, type Trait, decreesOf, traitsOf } from './words.ts';
import type { Creature, World } from './world.ts';

/** The subjects of words; of each, those that an edition has. */
const THEMES: readonly (readonly (Trait | Decree)[])[] = [
  ['flying', 'reach', 'blockedByFlyers', 'notBlockedByFlyers', 'blocksFlyersOnly', 'blocksNoFlyers', 'groundedStay'],
  ['flying', 'groundedSpareYou', 'flyersSpareYours', 'groundedCantBlock', 'yourFlyersUnblockable'],
  [
    'fear',
    'intimidate',
    'protectionFromBlack',
    'shadow',
    'seesShadow',
    'horsemanship',
    'skulk',
    'lure',
    'mustBeBlocked',
  ],
  ['flying', 'blocksAsFlyer', 'notBlockedByFlyers', 'blocksNoFlyers', 'reach'],
  ['shadow', 'seesShadow', 'blocksAsShadow', 'calls', 'yoursBlockTapped'],
  ['defender', 'attacksDespiteDefender', 'actsHasty', 'haste', 'attacks', 'attacksBesideAnother'],
  ['swampwalk', 'swampwalkIgnored', 'attacksIntoSwamps', 'attacks'],
  ['notAloneAttacking', 'onlyAlone', 'attacksWithTwoOthers', 'attacksWithBlack', 'attacks', 'noneAlone'],
  ['attacks', 'oneAttacker', 'twoAttackers', 'oneAttacksYou', 'oneAttackerEachTurn', 'blackAttack', 'blackNotAlone'],
  ['opponentsAttack', 'opponentsAttackYou', 'opponentsAttackOthers', 'opponentsGoaded', 'attacks', 'allAttack'],
  ['paysToAttack', 'youAreTaxed', 'yoursAreTaxed', 'attacksTaxed', 'attacks', 'opponentsAttackYou', 'twoAttackers'],
  [
    'paysToBlock',
    'paysToBlockStrong',
    'blockedForPay',
    'blocksTaxed',
    'blocksElves',
    'blocks',
    'lure',
    'mustBeBlocked',
    'allBlock',
    'twoBlockers',
  ],
  ['blockedByTwo', 'blockedByThree', 'menace', 'allBlockedByTwo', 'blocks', 'mustBeBlocked', 'lure', 'blocksAnother'],
  ['notAloneBlocking', 'blocksWithTwoOthers', 'blocks', 'allBlock', 'oneBlocker', 'noneAlone', 'mustBeBlocked'],
  ['blocksAnother', 'blocksAnyNumber', 'allBlockAnother', 'lure', 'elfLure', 'elvesLure', 'elvesMustBeBlocked'],
  ['banding', 'yourElvesBand', 'yoursBandWithElves'],
];

/** Combat number `index` of the run with that seed; the same every time. */
export function generate(edition: EditionName, seed: string, index: number): World {
  const source = randomSource(`combat/${seed}/${edition}/${index}`);
  const roll = (n: number): number => below(source, n);
  const chance = (percent: number): boolean => roll(100) < percent;
  const among = <T>(list: readonly T[]): T => list[roll(list.length)] as T;
  const many = <T>(least: number, most: number, make: () => T): T[] =>
    Array.from({ length: least + roll(most - least + 1) }, make);

  const [traits, decrees] = [traitsOf(edition), decreesOf(edition)];
  const theme = among(THEMES);
  const themed = <T extends Trait | Decree>(all: readonly T[]): T => {
    const own = all.filter((word) => theme.includes(word));
    return among(own.length > 0 && chance(65) ? own : all);
  };
  const players = chance(70) ? 2 : 3;
  const creature = (player: number) => (): Creature => {
    const said = new Set(many(0, 2, () => themed(traits)));
    // what a creature with shadow that sees it could block is not settled
    if (said.has('shadow') || said.has('blocksAsShadow')) said.delete('seesShadow');
    return {
      player,
      black: chance(50),
      artifact: chance(15),
      elf: chance(50),
      power: 1 + roll(2),
      tapped: chance(10),
      sick: player === 0 && chance(20),
      traits: [...said],
    };
  };
  const hasPlaneswalkers = edition !== '2006-10';
  const hasBattles = edition === '2026-02';
  const defender = (): number => 1 + roll(players - 1);
  return {
    players,
    attack: chance(80) ? 'multiple' : 'left',
    creatures: [
      ...many(1, 4, creature(0)),
      ...Array.from({ length: players - 1 }, (_, i) =>
        many(players === 2 ? 1 : 0, players === 2 ? 4 : 2, creature(i + 1)),
      ).flat(),
    ],
    decrees: many(0, 2, () => ({ by: roll(players), says: themed(decrees) })),
    planeswalkers: hasPlaneswalkers && chance(25) ? [defender()] : [],
    battles: hasBattles && chance(20) ? [defender()] : [],
    plains: Array.from({ length: players }, () => roll(4)),
    swamps: Array.from({ length: players }, () => (chance(40) ? 1 : 0)),
    picks: [roll(1000) / 1000, roll(1000) / 1000],
  };
}
