/**
 * Pairs of games of which the second differs from the first by what must not matter: what cards and players are called, which seats the players
 * have, a permanent that no card of the game can mean, a creature beyond everybody's range of influence whose neighbours cannot mean it.
 */
import {
  type CardDefinition,
  EDITIONS,
  type EditionName,
  type Position,
  type PositionObject,
} from '@rulewright/engine';
import { below, type RandomSource, randomSource, shuffled } from '@rulewright/players';
import type { FuzzedSetup } from '../one-game.ts';
import { type Pool, poolDeck } from '../pool.ts';
import { isBlindTo } from './blind.ts';
import { type Renaming, SAME } from './names.ts';

export const CHANGES = ['names', 'seats', 'bystander', 'far'] as const;
export type Change = (typeof CHANGES)[number];

/** A game that begins in the middle, so that nothing is shuffled. */
export interface Placed extends FuzzedSetup {
  readonly position: Position;
}

export interface Pair {
  readonly change: Change;
  readonly first: Placed;
  readonly second: Placed;
  readonly renaming: Renaming;
}

const HAND = 7;
/** places of a deck, which begins with ten lands of either colour: those that lie on the battlefield */
const LANDS = [0, 1, 2, 10, 11];
const FAR_PLAYERS = 5;
/** whose creature it is that two of the five are too far from */
const MIDDLE = 2;

export const EXTRA_KEY = 'bystander';
/** The permanent too many: a permanent of one type with nothing else to it. */
const bystander = (type: 'enchantment' | 'creature'): CardDefinition => ({
  key: EXTRA_KEY,
  name: 'Bystander',
  layout: 'normal',
  faces: [
    {
      name: 'Bystander',
      manaCost: null,
      supertypes: [],
      types: [type],
      subtypes: [],
      ...(type === 'creature' ? { power: 2, toughness: 2 } : {}),
      abilities: [],
    },
  ],
});
/** The permanent too many, where there is one. */
const EXTRAS: Readonly<Record<Change, readonly CardDefinition[]>> = {
  names: [],
  seats: [],
  bystander: [bystander('enchantment')],
  far: [bystander('creature')],
};

/** Pair number `number` of that seed: changes and editions in turn. */
export function pairOf(pool: Pool, seed: string, number: number): Pair {
  const own = `${seed}/metamorphic/${number}`;
  const source = randomSource(own);
  const change = CHANGES[number % CHANGES.length] as Change;
  const edition = EDITIONS[Math.floor(number / CHANGES.length) % EDITIONS.length] as EditionName;
  const seats = change === 'far' ? FAR_PLAYERS : 2;
  const decks = Array.from({ length: seats }, (_, seat) =>
    poolDeck(pool, edition, source, (card) => isAllowed(card, change, seat)),
  );
  const definitions = [...decks.flatMap((deck) => deck.definitions), ...EXTRAS[change]];
  const first: Placed = {
    edition,
    seed: own,
    players: decks.map((_, seat) => ({ name: `Seat ${seat + 1}`, deck: [] })),
    definitions: [...new Map(definitions.map((card) => [card.key, card])).values()],
    position: { active: below(source, seats), objects: decks.flatMap(({ main }, seat) => dealt(main, seat, source)) },
    ...(change === 'far' ? { range: 1 } : {}),
  };
  return { change, first, ...changed(first, change, source) };
}

/**
 * Whether what happens rests on names, so that others may change it: what is chosen at random is chosen by its place among others, in a hand by its
 * name, and cards of a hand that are shuffled into a library begin there in that order.
 */
function restsOnNames(tree: unknown): boolean {
  if (typeof tree !== 'object' || tree === null) return false;
  const { random, do: what, cards } = tree as Record<string, unknown>;
  return random === true || (what === 'shuffle' && cards !== undefined) || Object.values(tree).some(restsOnNames);
}

function isAllowed(card: CardDefinition, change: Change, seat: number): boolean {
  switch (change) {
    case 'names':
      return !restsOnNames(card.faces);
    // of a player's lands the first on the battlefield pay, and those that another owned come first or last by the seats
    case 'seats':
      return !restsOnNames(card.faces) && !JSON.stringify(card.faces).includes('"mod":"control"');
    case 'bystander':
      return isBlindTo(card, 'enchantment');
    case 'far':
      return Math.abs(seat - MIDDLE) > 1 || isBlindTo(card, 'creature');
  }
}

/** A hand, some lands on the battlefield, and the rest in the library. */
function dealt(main: readonly { def: string; name: string }[], player: number, source: RandomSource): PositionObject[] {
  const rest = shuffled(source, main.length).filter((at) => !LANDS.includes(at));
  return [...LANDS, ...rest].map((at, place) => {
    const { def, name } = main[at] as { def: string; name: string };
    const zone = place < LANDS.length ? 'battlefield' : place < LANDS.length + HAND ? 'hand' : 'library';
    return { def, name, player, zone };
  });
}

function changed(first: Placed, change: Change, source: RandomSource): Pick<Pair, 'second' | 'renaming'> {
  switch (change) {
    case 'names':
      return renamed(first);
    case 'seats':
      return swapped(first);
    case 'bystander':
      return { second: withExtra(first, below(source, 2)), renaming: SAME };
    case 'far':
      return { second: withExtra(first, MIDDLE), renaming: SAME };
  }
}

function withExtra(first: Placed, player: number): Placed {
  const { position } = first;
  const extra: PositionObject = { def: EXTRA_KEY, name: 'Bystander', player, zone: 'battlefield' };
  return { ...first, position: { ...position, objects: [...position.objects, extra] } };
}

/** The other way round at the table: the second player's cards come first. */
function swapped(first: Placed): Pick<Pair, 'second' | 'renaming'> {
  const { active = 0, objects } = first.position;
  const there = objects.map((object) => ({ ...object, player: 1 - object.player }));
  const second: Placed = {
    ...first,
    players: first.players.toReversed(),
    position: { active: 1 - active, objects: there.sort((a, b) => a.player - b.player) },
  };
  return { second, renaming: { ...SAME, seats: [1, 0] } };
}

/** Words that are the names of basic land types too. */
const KINDS = new Set(['Plains', 'Island', 'Swamp', 'Mountain', 'Forest']);
const NOT_NAMES = new Set(['supertypes', 'types', 'subtypes', 'subtype', 'type', 'text', 'keyword', 'key', 'word']);

function renamed(first: Placed): Pick<Pair, 'second' | 'renaming'> {
  const definitions = [...first.definitions];
  const names = [...new Set(definitions.flatMap(({ faces }) => faces.map(({ name }) => name)))].filter(
    (name) => !KINDS.has(name),
  );
  const another = new Map(names.map((name, at) => [name, `Zq${names.length - at}z`]));
  const again = new Map([...another].map(([name, now]) => [now, name]));
  const unword = (text: string): string =>
    another.get(text) ??
    text
      .split(' // ')
      .map((part) => another.get(part) ?? part)
      .join(' // ');
  // texts are compared as JSON
  const word = (text: string): string =>
    text.replace(/Zq\d+z/g, (now) => JSON.stringify(again.get(now) ?? now).slice(1, -1));
  const inside = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') return NOT_NAMES.has(key) ? value : unword(value);
    if (Array.isArray(value)) return value.map((each) => inside(each, key));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, inside(each, name)]));
  };
  const { position } = first;
  const second: Placed = {
    ...first,
    players: first.players.map((player, seat) => ({ ...player, name: `Somebody ${first.players.length - seat}` })),
    definitions: definitions.map((card) => inside(card, '') as CardDefinition),
    position: { ...position, objects: position.objects.map((object) => ({ ...object, name: unword(object.name) })) },
  };
  return { second, renaming: { ...SAME, word, unword } };
}
