/** Bands by the letter of the rules: all that attackers of one target can form. 2006: 308.2b, 502.10–11 · 2009: 702.19 · 2011: 702.20 · 2026: 702.22 */
import { has } from './attacks.ts';
import type { Creature, World } from './world.ts';

/** Attackers, by index, and what each attacks. */
export type Aimed = readonly { readonly creature: number; readonly way: number }[];

/** Every way to form bands, in words: each band its creatures, in order. `byAbility`: what bands with others are those with the same ability (2006). */
export function bandings(world: World, attacks: Aimed, byAbility: boolean): Set<string> {
  const isBand = (members: Aimed): boolean =>
    members.every(({ way }) => way === members[0]?.way) &&
    mayBand(
      world,
      members.map(({ creature }) => world.creatures[creature] as Creature),
      byAbility,
    );
  return new Set(
    partitions(attacks)
      .filter((parts) => parts.every((part) => part.length === 1 || isBand(part)))
      .map((parts) => wordsOf(parts.map((part) => part.map(({ creature }) => creature)))),
  );
}

/** Bands in words that can be compared; a creature by itself is in none. */
export const wordsOf = (bands: readonly (readonly number[])[]): string =>
  bands
    .filter((band) => band.length > 1)
    .map((band) => [...band].sort((a, b) => a - b).join('+'))
    .sort()
    .join(' ');

/** "Bands with other Elves". */
const bandsWithElves = ({ decrees }: World, { elf, player }: Creature): boolean =>
  decrees.some(({ by, says }) => by === player && ((says === 'yourElvesBand' && elf) || says === 'yoursBandWithElves'));

function mayBand(world: World, members: readonly Creature[], byAbility: boolean): boolean {
  const strangers = members.filter((creature) => !has(creature, 'banding'));
  if (strangers.length < members.length && strangers.length <= 1) return true;
  if (byAbility) return strangers.every((creature) => bandsWithElves(world, creature));
  return members.every(({ elf }) => elf) && members.some((creature) => bandsWithElves(world, creature));
}

function partitions(list: Aimed): Aimed[][] {
  const [first, ...rest] = list;
  if (first === undefined) return [[]];
  return partitions(rest).flatMap((parts) => [
    [[first], ...parts],
    ...parts.map((part, at) => parts.map((other, i) => (i === at ? [first, ...part] : other))),
  ]);
}
