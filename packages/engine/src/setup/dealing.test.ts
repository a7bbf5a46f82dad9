/** What a seat does not know is dealt anew: the same cards, or likely ones. 2006: 217.1b, 217.3, 504.1 · 2009, 2011: 400.2, 402.3, 707.1 · 2026: 400.2, 402.3, 708.1 */
import { expect, test } from 'vitest';
import { createGame } from '../game.ts';
import type { Game } from '../running/game.ts';
import { slotOf } from '../state/ids.ts';
import type { GameObject } from '../state/state.ts';
import type { Ability } from '../vocabulary/abilities.ts';
import type { CardDefinition } from '../vocabulary/definition.ts';
import { dealAnew, drawFrom, type Prior } from './dealing.ts';
import type { Position } from './description.ts';

type Face = CardDefinition['faces'][0];
const card = (name: string, face: Partial<Face> = {}): CardDefinition => ({
  key: name,
  name,
  layout: 'normal',
  faces: [{ name, manaCost: ['1'], supertypes: [], types: ['artifact'], subtypes: [], abilities: [], ...face } as Face],
});
const land = (name: string, subtype: string): CardDefinition =>
  card(name, { manaCost: null, supertypes: ['basic'], types: ['land'], subtypes: [subtype] });
const hidden = (keyword: string): Partial<Face> => ({
  abilities: [{ ability: 'keyword', keyword, cost: { mana: ['1'] } } as Ability],
});
const NAMES = ['Ant', 'Bee', 'Cod', 'Doe'];
const DEFINITIONS = [
  ...NAMES.map((name) => card(name)),
  card('Masked', hidden('morph')),
  card('Veiled', hidden('megamorph')),
  card('Cloaked', hidden('disguise')),
  card('Fire', { manaCost: ['R'] }),
  card('Blaze', { manaCost: ['1', 'R'] }),
  card('Wave', { manaCost: ['U'] }),
  card('Steam', { manaCost: ['U/R'] }),
  land('Mountain', 'Mountain'),
  land('Island', 'Island'),
];

type Placed = Position['objects'][number];
const put = (player: number, zone: Placed['zone'], names: readonly string[], more: Partial<Placed> = {}): Placed[] =>
  names.map((name) => ({ name, def: name, player, zone, ...more }));

function game(...objects: Placed[]): Game {
  const made = createGame({
    seed: 'truth',
    players: [
      { name: 'Ann', deck: [] },
      { name: 'Ben', deck: [] },
    ],
    definitions: DEFINITIONS,
    position: { objects },
  });
  if (!made.ok) throw new Error(made.errors[0]?.message);
  return made.game;
}
const objectsIn = ({ state }: Game, ids: readonly number[] = []): GameObject[] =>
  ids.map((id) => state.objects[slotOf(id)] as GameObject);
const namesIn = (made: Game, ids: readonly number[] = []): string[] => objectsIn(made, ids).map(({ def }) => def);
const handOf = (made: Game, player: number): number[] => made.state.players[player]?.hand ?? [];
const SEEDS = Array.from({ length: 40 }, (_, at) => `seed ${at}`);

test('each player’s cards change places among themselves, and a card stays one card', () => {
  const orders = new Set<string>();
  for (const seed of SEEDS) {
    const made = game(...put(0, 'hand', NAMES), ...put(1, 'hand', ['Fire', 'Wave']));
    const places = [...objectsIn(made, handOf(made, 0)), ...objectsIn(made, handOf(made, 1))];
    const cards = new Map(places.map(({ card: physical, def }) => [physical, def]));
    dealAnew(made, places, seed, null);
    expect([...namesIn(made, handOf(made, 0))].sort()).toEqual(NAMES);
    expect([...namesIn(made, handOf(made, 1))].sort()).toEqual(['Fire', 'Wave']);
    const dealt = [...objectsIn(made, handOf(made, 0)), ...objectsIn(made, handOf(made, 1))];
    expect(new Map(dealt.map(({ card: physical, def }) => [physical, def]))).toEqual(cards);
    orders.add(namesIn(made, handOf(made, 0)).join());
  }
  expect(orders.size).toBeGreaterThan(10);
});

test('one seed deals the same however the cards lie, also several of one name', () => {
  const dealt = (names: readonly string[]): string => {
    const made = game(...put(0, 'hand', names));
    dealAnew(made, objectsIn(made, handOf(made, 0)), 'one', null);
    return namesIn(made, handOf(made, 0)).join();
  };
  expect(dealt(['Doe', 'Ant', 'Bee', 'Cod', 'Ant'])).toBe(dealt(['Ant', 'Bee', 'Ant', 'Cod', 'Doe']));
  const made = game(...put(0, 'hand', ['Ant', 'Ant', 'Ant']));
  const physical = (order: readonly GameObject[]): number[] => {
    const places = order.map((object) => ({ ...object }));
    dealAnew(made, places, 'one', null);
    return places.map(({ id }) => made.state.objects[slotOf(id)]?.card ?? 0);
  };
  const own = objectsIn(made, handOf(made, 0)).map((object) => ({ ...object }));
  expect(physical(own)).toEqual(physical(own.map((place, at) => ({ ...place, card: own[2 - at]?.card ?? 0 }))));
});

test('a place that is not dealt keeps its card', () => {
  for (const seed of SEEDS) {
    const made = game(...put(0, 'hand', NAMES));
    const [first, ...others] = objectsIn(made, handOf(made, 0));
    dealAnew(made, others, seed, null);
    expect(namesIn(made, [first?.id ?? 0])).toEqual(['Ant']);
    expect([...namesIn(made, handOf(made, 0))].sort()).toEqual(NAMES);
  }
});

test.each([
  ['morph', 'Masked', ['Masked', 'Veiled']],
  ['disguise', 'Cloaked', ['Cloaked']],
] as const)('what lies face down by %s can do so', (by, name, able) => {
  const found = new Set<string>();
  for (const seed of SEEDS) {
    const made = game(
      ...put(0, 'battlefield', [name], { faceDown: by }),
      ...put(0, 'hand', [...NAMES, 'Masked', 'Veiled', 'Cloaked']),
    );
    const [down] = objectsIn(made, made.state.battlefield);
    dealAnew(made, [...objectsIn(made, handOf(made, 0)), down as GameObject], seed, null);
    found.add(namesIn(made, made.state.battlefield).join());
  }
  expect([...found].sort()).toEqual([...able]);
});

test('what was turned face down by an effect may be any card', () => {
  const found = new Set<string>();
  for (const seed of SEEDS) {
    const made = game(...put(0, 'battlefield', ['Ant'], { faceDown: 'morph' }), ...put(0, 'hand', ['Bee', 'Masked']));
    const [down] = objectsIn(made, made.state.battlefield);
    dealAnew(made, [down as GameObject, ...objectsIn(made, handOf(made, 0))], seed, null);
    found.add(namesIn(made, made.state.battlefield).join());
  }
  expect([...found].sort()).toEqual(['Ant', 'Bee', 'Masked']);
});

/** Names and how often they are dealt to Ben, whose four cards Ann does not know, where he has shown these. */
function taken(shown: readonly string[], pool: readonly string[], own: readonly string[] = []): Map<string, number> {
  const counts = new Map<string, number>();
  for (const seed of SEEDS) {
    const made = game(...put(0, 'graveyard', own), ...put(1, 'graveyard', shown), ...put(1, 'hand', NAMES));
    const known = new Set(
      objectsIn(
        made,
        made.state.players.flatMap(({ graveyard }) => graveyard),
      ).map((o) => o.card),
    );
    const prior: Prior = { seat: 0, shown: known, pool: DEFINITIONS.filter(({ name }) => pool.includes(name)) };
    dealAnew(made, objectsIn(made, handOf(made, 1)), seed, prior);
    for (const name of namesIn(made, handOf(made, 1))) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}
const namesOf = (counts: ReadonlyMap<string, number>): string[] => [...counts.keys()].sort();

test('likely cards have the colours that were shown, and two in five are lands', () => {
  const counts = taken(['Fire'], ['Fire', 'Blaze', 'Wave', 'Steam', 'Mountain', 'Island']);
  expect(namesOf(counts)).toEqual(['Blaze', 'Fire', 'Mountain']);
  expect(counts.get('Mountain')).toBeGreaterThan(40);
  expect(counts.get('Mountain')).toBeLessThan(90);
});

test('a card of two colours is likely where both were shown', () => {
  expect(namesOf(taken(['Fire', 'Wave'], ['Steam', 'Mountain']))).toContain('Steam');
});

test('where nothing was shown any card is likely', () => {
  expect(namesOf(taken([], ['Fire', 'Wave', 'Mountain', 'Island']))).toEqual(['Fire', 'Island', 'Mountain', 'Wave']);
});

test('more of what was shown is likelier than something else', () => {
  const counts = taken(['Fire'], ['Blaze', 'Mountain']);
  expect(counts.get('Fire')).toBeGreaterThan(3 * (counts.get('Blaze') ?? 0));
});

test('a deck has four of a name, but any number of basic lands', () => {
  expect(namesOf(taken(['Fire', 'Fire', 'Fire', 'Fire'], ['Blaze', 'Mountain']))).toEqual(['Blaze', 'Mountain']);
  const lands = taken(['Mountain', 'Mountain', 'Mountain', 'Mountain'], ['Mountain', 'Fire']);
  expect(lands.get('Mountain')).toBeGreaterThan(40);
});

test('without a pool the cards are like those of the seat’s own deck and those that were shown', () => {
  expect(namesOf(taken(['Fire'], [], ['Blaze', 'Mountain', 'Wave']))).toEqual(['Blaze', 'Fire', 'Mountain']);
  expect(namesOf(taken(['Fire'], ['Mountain'], ['Blaze']))).toEqual(['Fire', 'Mountain']);
});

test('where no card is likely any is taken', () => {
  expect(namesOf(taken(['Fire', 'Fire', 'Fire', 'Fire'], ['Wave']))).toEqual(['Fire', 'Wave']);
});

test('the seat’s own cards are those that it knows', () => {
  const made = game(...put(0, 'hand', NAMES));
  const prior: Prior = { seat: 0, shown: new Set(), pool: DEFINITIONS };
  dealAnew(made, objectsIn(made, handOf(made, 0)), 'one', prior);
  expect([...namesIn(made, handOf(made, 0))].sort()).toEqual(NAMES);
});

test('what is random comes from another seed at once, or after so many words', () => {
  const { state } = game();
  const before = state.random;
  drawFrom(state, 'next', 3);
  expect(state.random).toMatchObject({ key: before.key, then: { after: 3 } });
  const { then } = state.random as { then?: { key: string } };
  drawFrom(state, 'next', null);
  expect(state.random.key).toBe(then?.key);
  expect(state.random.key).not.toBe(before.key);
});
