/**
 * Attacks by the letter of the rules: what can be attacked, which creatures can attack what, what requires them to, and what it costs.
 * 2006: 212.3d, 308.2, 500, 502.41, 602.3, 604.1a · 2009, 2011: 302.6, 506.2, 508.1, 702.3, 802.3, 803.1a · 2026: 302.6, 310.8b, 506.2, 508.1,
 * 701.15b, 702.3, 802.3, 803.1a
 */
import type { Matter, Price } from './legal.ts';
import type { Creature, World } from './world.ts';
import type { Trait } from './words.ts';

/** The thing attacked: a player, a planeswalker of that player, or a battle that the player protects, by its index. */
export interface Target {
  readonly what: 'player' | 'planeswalker' | 'battle';
  readonly index: number;
  readonly defender: number;
}

export const targetsOf = ({ players, attack, planeswalkers, battles }: World): Target[] => {
  const defenders = players === 2 || attack === 'left' ? [1] : [1, 2];
  return defenders.flatMap((defender) => [
    { what: 'player' as const, index: defender, defender },
    ...belonging(planeswalkers, defender).map((index) => ({ what: 'planeswalker' as const, index, defender })),
    ...belonging(battles, defender).map((index) => ({ what: 'battle' as const, index, defender })),
  ]);
};
const belonging = (list: readonly number[], player: number): number[] =>
  list.flatMap((whose, index) => (whose === player ? [index] : []));

export const has = (creature: Creature, trait: Trait): boolean => creature.traits.includes(trait);
/** The creatures of a player, by index. */
export const creaturesOf = ({ creatures }: World, player: number): number[] =>
  creatures.flatMap((creature, i) => (creature.player === player ? [i] : []));

/** Way w of a creature is that it attacks target w - 1. */
export function attackMatter(world: World): Matter {
  const own = creaturesOf(world, 0);
  const targets = targetsOf(world);
  const creature = (i: number): Creature => world.creatures[own[i] as number] as Creature;
  const target = (way: number): Target => targets[way - 1] as Target;
  const required = own.map((_, i) => requirementsOn(world, creature(i)));
  return {
    ways: own.map(() => targets.length),
    allowed: (declaration) => {
      const attacks = declaration.flatMap((way, i) =>
        way === 0 ? [] : [{ creature: creature(i), target: target(way) }],
      );
      return (
        attacks.every((attack) => canAttack(world, attack.creature, attack.target)) && canAttackTogether(world, attacks)
      );
    },
    requirements: required.flatMap((on, i) =>
      on.map(
        (met) =>
          (declaration: readonly number[]): boolean =>
            declaration[i] !== 0 && met(target(declaration[i] as number)),
      ),
    ),
    obliging: (i, way) => (required[i] ?? []).some((met) => met(target(way))),
    prices: (i, way) => pricesOf(world, i, creature(i), target(way)),
    purse: (world.plains[0] ?? 0) + (world.swamps[0] ?? 0),
  };
}

/** Whether it could attack that, whatever the others do. */
function canAttack(world: World, creature: Creature, { what, index, defender }: Target): boolean {
  const is = (trait: Trait): boolean => has(creature, trait);
  if (creature.tapped || (creature.sick && !is('haste') && !is('actsHasty'))) return false;
  if (is('cantAttack') || (is('defender') && !is('attacksDespiteDefender'))) return false;
  if (is('attacksIntoSwamps') && world.swamps[defender] === 0) return false;
  const [mine, theirs] = [creaturesOf(world, 0).length, creaturesOf(world, defender).length];
  if (is('attacksBesideAnother') && mine < 2) return false;
  if (is('attacksWithMore') && mine <= theirs) return false;
  const isPlayer = (player: number): boolean => what === 'player' && index === player;
  return world.decrees.every(({ by, says }) => {
    if (says === 'elvesSparePlayers') return !creature.elf || what !== 'player';
    if (says === 'groundedStay') return is('flying');
    if (says === 'groundedSpareYou') return is('flying') || !isPlayer(by);
    if (says === 'flyersSpareYours') return !is('flying') || what === 'battle' || defender !== by;
    return true;
  });
}

/** Whether they can attack beside each other. */
function canAttackTogether({ decrees }: World, attacks: readonly { creature: Creature; target: Target }[]): boolean {
  const n = attacks.length;
  const together = attacks.every(({ creature }) => {
    const alone = has(creature, 'notAloneAttacking') && n < 2;
    const crowded = has(creature, 'onlyAlone') && n > 1;
    const few = has(creature, 'attacksWithTwoOthers') && n < 3;
    const withBlack = attacks.some((other) => other.creature !== creature && other.creature.black);
    return !alone && !crowded && !few && (withBlack || !has(creature, 'attacksWithBlack'));
  });
  const decreed = decrees.every(({ by, says }) => {
    if (says === 'oneAttacker' || says === 'oneAttackerEachTurn') return n <= 1;
    if (says === 'twoAttackers') return n <= 2;
    if (says === 'oneAttacksYou')
      return attacks.filter(({ target }) => target.what === 'player' && target.index === by).length <= 1;
    if (says === 'noneAlone') return n !== 1;
    if (says === 'blackNotAlone') return n !== 1 || attacks.every(({ creature }) => !creature.black);
    return true;
  });
  return together && decreed;
}

/** Each requirement on a creature of player 0: which targets obey it. */
function requirementsOn({ decrees }: World, creature: Creature): ((target: Target) => boolean)[] {
  const any = (): boolean => true;
  const all: ((target: Target) => boolean)[] = [];
  for (const trait of ['attacks', 'attacksOrBlocks'] as const) if (has(creature, trait)) all.push(any);
  for (const { by, says } of decrees) {
    const opposes = by !== 0;
    const isYou = ({ what, index }: Target): boolean => what === 'player' && index === by;
    const isAnother = ({ what, index }: Target): boolean => what === 'player' && index !== by;
    if (says === 'allAttack' || (says === 'blackAttack' && creature.black)) all.push(any);
    else if (says === 'opponentsAttack' && opposes) all.push(any);
    else if (says === 'opponentsAttackYou' && opposes) all.push(isYou);
    else if (says === 'opponentsAttackOthers' && opposes) all.push(any, isAnother);
  }
  // a player goads a creature once, however often (2026: 701.15d)
  for (const by of new Set(decrees.flatMap((d) => (d.says === 'opponentsGoaded' && d.by !== 0 ? [d.by] : []))))
    all.push(any, ({ what, index }) => what === 'player' && index !== by);
  return all;
}

function pricesOf({ decrees }: World, i: number, creature: Creature, { what, index, defender }: Target): Price[] {
  const decreed = decrees.flatMap(({ by, says }, decree) => {
    const asks =
      says === 'attacksTaxed' ||
      (says === 'youAreTaxed' && what === 'player' && index === by) ||
      (says === 'yoursAreTaxed' && what !== 'battle' && defender === by);
    return asks ? [`${i} by ${decree}`] : [];
  });
  return has(creature, 'paysToAttack') ? [`${i} by itself`, ...decreed] : decreed;
}
