/** Combats that lack one thing of a combat. */
import type { Creature, World } from './world.ts';

const without = <T>(list: readonly T[], at: number): T[] => list.filter((_, i) => i !== at);
const changed = <T>(list: readonly T[], at: number, to: T): T[] => list.map((one, i) => (i === at ? to : one));

export function* smallerOnes(world: World): Generator<World> {
  const { creatures } = world;
  for (const list of ['creatures', 'decrees', 'planeswalkers', 'battles'] as const)
    for (const i of world[list].keys()) yield { ...world, [list]: without<unknown>(world[list], i) };
  if (world.players === 3 && !mentionsThird(world))
    yield { ...world, players: 2, plains: world.plains.slice(0, 2), swamps: world.swamps.slice(0, 2) };
  for (const [i, creature] of creatures.entries())
    for (const less of lessOf(creature)) yield { ...world, creatures: changed(creatures, i, less) };
  for (const list of ['plains', 'swamps'] as const)
    for (const [i, n] of world[list].entries()) if (n > 0) yield { ...world, [list]: changed(world[list], i, n - 1) };
  if (world.attack === 'left') yield { ...world, attack: 'multiple' };
  for (const i of [0, 1])
    if (world.picks[i] !== 0) yield { ...world, picks: changed(world.picks, i, 0) as [number, number] };
}

const mentionsThird = ({ creatures, decrees, planeswalkers, battles }: World): boolean =>
  creatures.some(({ player }) => player === 2) ||
  decrees.some(({ by }) => by === 2) ||
  planeswalkers.includes(2) ||
  battles.includes(2);

function* lessOf(creature: Creature): Generator<Creature> {
  for (const i of creature.traits.keys()) yield { ...creature, traits: without(creature.traits, i) };
  for (const word of ['black', 'artifact', 'elf', 'tapped', 'sick'] as const)
    if (creature[word]) yield { ...creature, [word]: false };
  if (creature.power > 1) yield { ...creature, power: 1 };
}
