/**
 * Blocks of one defending player by the letter of the rules, who looks at nothing but attackers of that player and their own creatures
 * (2006: 602.4 · later: 802.4). 2006: 309.2, 500, 501, 502.2, 502.4, 502.6–8, 502.17, 502.25 · 2009: 509.1, 702.9, 702.11–12, 702.14–15, 702.25,
 * 702.28, 702.33 · 2011: 509.1, 702.9, 702.12–13, 702.15–16, 702.26, 702.29, 702.34 · 2026: 509.1, 702.9, 702.13–14, 702.16–17, 702.28, 702.31,
 * 702.36, 702.111, 702.118
 */
import { creaturesOf, has } from './attacks.ts';
import type { Declaration, Matter, Price } from './legal.ts';
import type { Creature, World } from './world.ts';
import type { Decree, Trait } from './words.ts';

/** More than so many declarations are not looked at. */
const MOST = 3000;

/** Each way of a creature to block: attackers by index. */
export interface BlockMatter extends Matter {
  readonly blockers: readonly number[];
  readonly blocks: readonly (readonly (readonly number[])[])[];
}

/** How `player` can block those attackers, all of them attacking that player, a planeswalker of that player or a battle under their protection. */
export function blockMatter(world: World, player: number, attackers: readonly number[]): BlockMatter {
  const blockers = creaturesOf(world, player);
  const creature = (index: number): Creature => world.creatures[index] as Creature;
  const blocks = waysToBlock(world, blockers, attackers);
  const blocked = (i: number, way: number): readonly number[] => blocks[i]?.[way - 1] ?? [];
  const required = blockers.map((index) => requirementsOn(world, player, creature(index)));
  const wanted = attackers.flatMap((index) => timesWanted(world, creature(index)).map(() => index));
  const isBlocked = (declaration: Declaration, attacker: number): boolean =>
    declaration.some((way, i) => blocked(i, way).includes(attacker));
  const lures = blockers.flatMap((index, i) =>
    attackers.flatMap((attacker) =>
      timesLured(world, creature(index), creature(attacker)).map(
        () =>
          (declaration: Declaration): boolean =>
            blocked(i, declaration[i] as number).includes(attacker),
      ),
    ),
  );
  return {
    blockers,
    blocks,
    ways: blocks.map((ways) => ways.length),
    allowed: (declaration) => {
      const pairs = declaration.flatMap((way, i) =>
        blocked(i, way).map((attacker) => [creature(blockers[i] as number), creature(attacker)] as const),
      );
      return (
        pairs.every(([blocker, attacker]) => canBlock(world, player, blocker, attacker)) &&
        declaration.every((way, i) => blocked(i, way).length <= mostBlocked(world, creature(blockers[i] as number))) &&
        attackers.every((attacker) =>
          isEnough(world, creature(attacker), pairs.filter(([, a]) => a === creature(attacker)).length),
        ) &&
        canBlockTogether(
          world,
          declaration.flatMap((way, i) => (way === 0 ? [] : [creature(blockers[i] as number)])),
        )
      );
    },
    requirements: [
      ...required.flatMap((n, i) =>
        n.map(
          () =>
            (declaration: Declaration): boolean =>
              declaration[i] !== 0,
        ),
      ),
      ...wanted.map(
        (attacker) =>
          (declaration: Declaration): boolean =>
            isBlocked(declaration, attacker),
      ),
      ...lures,
    ],
    obliging: (i, way) =>
      (required[i] ?? []).length > 0 ||
      blocked(i, way).some(
        (attacker) =>
          wanted.includes(attacker) ||
          timesLured(world, creature(blockers[i] as number), creature(attacker)).length > 0,
      ),
    prices: (i, way) => pricesOf(world, i, creature(blockers[i] as number), blocked(i, way)),
    purse: (world.plains[player] ?? 0) + (world.swamps[player] ?? 0),
  };
}

/** One attacker each, and more than one where that may be legal or there is room to look at what is not. */
function waysToBlock(world: World, blockers: readonly number[], attackers: readonly number[]): number[][][] {
  const size = (ways: readonly (readonly number[][])[]): number => ways.reduce((n, of) => n * (of.length + 1), 1);
  const upTo = (more: number): number[][][] =>
    blockers.map((index) => {
      const most = mostBlocked(world, world.creatures[index] as Creature) + more;
      return subsets(attackers).filter((some) => some.length > 0 && some.length <= most);
    });
  const generous = upTo(1);
  return size(generous) <= MOST ? generous : upTo(0);
}

const subsets = (list: readonly number[]): number[][] =>
  list.reduce<number[][]>((all, one) => [...all, ...all.map((some) => [...some, one])], [[]]);

/** How many attackers it can block at once. */
function mostBlocked({ decrees }: World, blocker: Creature): number {
  if (has(blocker, 'blocksAnyNumber')) return Infinity;
  const more = decrees.filter(
    ({ by, says }) => says === 'allBlockAnother' || (says === 'yoursBlockAnother' && by === blocker.player),
  );
  return 1 + more.length + (has(blocker, 'blocksAnother') ? 1 : 0);
}

/** Whether it could block that attacker, whatever the others do. */
function canBlock({ decrees, swamps }: World, player: number, blocker: Creature, attacker: Creature): boolean {
  const [does, is] = [(t: Trait): boolean => has(blocker, t), (t: Trait): boolean => has(attacker, t)];
  const decreed = (decree: Decree): boolean => decrees.some(({ says }) => says === decree);
  const byDefender = (decree: Decree): boolean => decrees.some(({ by, says }) => says === decree && by === player);
  // as though it had them, for blocking such attackers (2006: none; later: 609.4)
  const flies = does('flying') || (is('flying') && does('blocksAsFlyer'));
  const shadowed = does('shadow') || (is('shadow') && does('blocksAsShadow'));
  if (blocker.tapped && !byDefender('yoursBlockTapped')) return false;
  if (does('cantBlock') || is('unblockable')) return false;
  if (is('flying') && !flies && !does('reach')) return false;
  if (is('shadow') !== shadowed && !(is('shadow') && does('seesShadow'))) return false;
  if (is('fear') && !blocker.artifact && !blocker.black) return false;
  if (is('intimidate') && !blocker.artifact && !(blocker.black && attacker.black)) return false;
  if (is('horsemanship') && !does('horsemanship')) return false;
  if (is('skulk') && blocker.power > attacker.power) return false;
  if (is('swampwalk') && swamps[player] !== 0 && !decreed('swampwalkIgnored')) return false;
  if (is('protectionFromBlack') && blocker.black) return false;
  if (is('blockedByFlyers') && !flies) return false;
  if (is('notBlockedByFlyers') && flies) return false;
  if (is('notBlockedByElves') && blocker.elf) return false;
  if (is('notBlockedByStrong') && blocker.power >= 2) return false;
  if (is('notBlockedByWeaker') && blocker.power < attacker.power) return false;
  if (does('blocksFlyersOnly') && !is('flying')) return false;
  if (does('blocksNoFlyers') && is('flying')) return false;
  if (decreed('elvesCantBlock') && blocker.elf) return false;
  if (decreed('groundedCantBlock') && !flies) return false;
  return !(is('flying') && decrees.some(({ by, says }) => says === 'yourFlyersUnblockable' && by === attacker.player));
}

/** Whether an attacker can be blocked by so many. */
function isEnough({ decrees }: World, attacker: Creature, n: number): boolean {
  const is = (trait: Trait): boolean => has(attacker, trait);
  const two =
    is('menace') ||
    is('blockedByTwo') ||
    decrees.some(
      ({ by, says }) => says === 'allBlockedByTwo' || (says === 'yoursBlockedByTwo' && by === attacker.player),
    );
  return n === 0 || (n >= (is('blockedByThree') ? 3 : two ? 2 : 1) && !(is('blockedByOne') && n > 1));
}

/** Whether those creatures can block beside each other. */
function canBlockTogether({ decrees }: World, blocking: readonly Creature[]): boolean {
  const n = blocking.length;
  return (
    blocking.every(
      (blocker) => !(has(blocker, 'notAloneBlocking') && n < 2) && !(has(blocker, 'blocksWithTwoOthers') && n < 3),
    ) &&
    decrees.every(({ says }) => {
      if (says === 'oneBlocker') return n <= 1;
      if (says === 'twoBlockers') return n <= 2;
      if (says === 'noneAlone') return n !== 1;
      if (says === 'blackNotAlone') return n !== 1 || blocking.every(({ black }) => !black);
      return true;
    })
  );
}

/** One for each requirement that it block at all. */
const requirementsOn = ({ decrees }: World, player: number, blocker: Creature): string[] => [
  ...(['blocks', 'attacksOrBlocks'] as const).filter((trait) => has(blocker, trait)),
  ...decrees.flatMap(({ by, says }) =>
    says === 'allBlock' || (says === 'opponentsBlock' && by !== player) ? [says] : [],
  ),
];

/** One for each requirement that something block that attacker. */
const timesWanted = ({ decrees }: World, attacker: Creature): string[] => [
  ...(has(attacker, 'mustBeBlocked') ? ['mustBeBlocked'] : []),
  ...decrees.flatMap(({ says }) => (says === 'elvesMustBeBlocked' && attacker.elf ? [says] : [])),
];

/** One for each requirement that this creature block that attacker. */
const timesLured = ({ decrees }: World, blocker: Creature, attacker: Creature): string[] => [
  ...(has(attacker, 'lure') ? ['lure'] : []),
  ...(has(attacker, 'calls') ? ['calls'] : []),
  ...(has(blocker, 'blocksElves') && attacker.elf ? ['blocksElves'] : []),
  ...(has(attacker, 'elfLure') && blocker.elf ? ['elfLure'] : []),
  ...decrees.flatMap(({ says }) => (says === 'elvesLure' && attacker.elf ? [says] : [])),
];

/** The price that a creature has to pay for blocking those attackers. */
function pricesOf({ creatures, decrees }: World, i: number, blocker: Creature, attackers: readonly number[]): Price[] {
  const blocked = attackers.map((attacker) => creatures[attacker] as Creature);
  return [
    ...decrees.flatMap(({ says }, decree) => (says === 'blocksTaxed' ? [`${i} by ${decree}`] : [])),
    ...(has(blocker, 'paysToBlock') ? [`${i} by itself`] : []),
    ...(has(blocker, 'paysToBlockStrong') && blocked.some(({ power }) => power >= 2) ? [`${i} for power`] : []),
    ...attackers.flatMap((attacker) =>
      has(creatures[attacker] as Creature, 'blockedForPay') ? [`${i} by attacker ${attacker}`] : [],
    ),
  ];
}
