/** What a seat does not know is dealt anew, each order as likely; what it knows stays. 2006: 217.1b, 217.3 · 2009, 2011, 2026: 400.2, 402.3 */
import { expect, test } from 'vitest';
import { determinize } from './determinize.ts';
import { answer, createGame, decision, fork } from './game.ts';
import type { Setup } from './setup/description.ts';
import type { Game } from './running/game.ts';
import { objectOf } from './state/objects.ts';
import type { CardDefinition } from './vocabulary/definition.ts';
import type { Ability } from './vocabulary/abilities.ts';
import { view } from './view/make-view.ts';
import type { WritableObject } from './state/state.ts';

const card = (name: string, abilities: Ability[] = []): CardDefinition => ({
  key: name,
  name,
  layout: 'normal',
  faces: [
    { name, manaCost: null, supertypes: [], types: ['creature'], subtypes: [], power: 1, toughness: 1, abilities },
  ],
});
const NAMES = ['Ape', 'Bat', 'Cat', 'Dog', 'Eel', 'Fox'];
const morph: Ability = { ability: 'keyword', keyword: 'morph', cost: { mana: ['1'] } };
const miracle: Ability = { ability: 'keyword', keyword: 'miracle', cost: { mana: ['1'] } };
const DEFINITIONS = [
  ...NAMES.map((name) => card(name)),
  card('Masked', [morph]),
  card('Veiled', [morph]),
  card('Marvel', [miracle]),
];

type Placed = NonNullable<Setup['position']>['objects'][number];
const put = (player: number, zone: Placed['zone'], names: readonly string[], more: Partial<Placed> = {}): Placed[] =>
  names.map((name) => ({ name, def: name, player, zone, ...more }));

/** It is Ann's turn; Ben holds two cards and has four in his library. */
function begun(
  hidden: readonly string[] = NAMES,
  more: readonly Placed[] = [],
  step: 'upkeep' | 'main1' = 'main1',
): Game {
  const made = createGame({
    seed: 'truth',
    players: [
      { name: 'Ann', deck: [] },
      { name: 'Ben', deck: [] },
    ],
    definitions: DEFINITIONS,
    position: {
      step,
      objects: [
        ...put(0, 'hand', ['Ape', 'Cat']),
        ...put(0, 'library', ['Bat', 'Dog', 'Fox']),
        ...put(1, 'hand', hidden.slice(0, 2)),
        ...put(1, 'library', hidden.slice(2)),
        ...more,
      ],
    },
  });
  if (!made.ok) throw new Error(made.errors[0]?.message);
  return made.game;
}

const named = (game: Game, ids: readonly number[]): string[] => ids.map((id) => objectOf(game, id)?.def ?? '');
const hand = (game: Game, player: number): string[] => named(game, game.state.players[player]?.hand ?? []);
const library = (game: Game, player: number): string[] => named(game, game.state.players[player]?.library ?? []);

function dealt(
  game: Game,
  seat: number,
  seed: number | string,
  ...assumed: [Parameters<typeof determinize>[3]?]
): Game {
  const made = determinize(game, seat, seed, ...assumed);
  if (made === null) throw new Error('no game was found');
  return made;
}

test('the seat sees the same and may do the same; its own hand stays, and nobody gains or loses a card', () => {
  const game = begun();
  for (let seed = 0; seed < 20; seed++) {
    const made = dealt(game, 0, seed);
    expect(JSON.stringify(view(made, 0))).toBe(JSON.stringify(view(game, 0)));
    expect(JSON.stringify(decision(made))).toBe(JSON.stringify(decision(game)));
    expect(hand(made, 0)).toEqual(['Ape', 'Cat']);
    expect(library(made, 0).sort()).toEqual(['Bat', 'Dog', 'Fox']);
    expect([...hand(made, 1), ...library(made, 1)].sort()).toEqual(NAMES);
    expect(made.state.random.key).not.toBe(game.state.random.key);
  }
});

test('one seed gives one game, whatever really lies hidden, and another seed another', () => {
  const seen = (game: Game): string => JSON.stringify([hand(game, 1), library(game, 1), game.state.random]);
  const [game, twin] = [begun(), begun(['Fox', 'Eel', 'Dog', 'Cat', 'Bat', 'Ape'])];
  expect(seen(dealt(game, 0, 'a'))).toBe(seen(dealt(game, 0, 'a')));
  expect(seen(dealt(twin, 0, 'a'))).toBe(seen(dealt(game, 0, 'a')));
  expect(seen(dealt(game, 0, 'b'))).not.toBe(seen(dealt(game, 0, 'a')));
});

test('every card is as likely in every place', () => {
  const game = begun();
  const deals = 600;
  const counts = new Map<string, number>();
  for (let seed = 0; seed < deals; seed++) {
    const made = dealt(game, 0, `order ${seed}`);
    for (const [place, name] of [...hand(made, 1), ...library(made, 1)].entries())
      counts.set(`${place} ${name}`, (counts.get(`${place} ${name}`) ?? 0) + 1);
  }
  const expected = deals / NAMES.length;
  let chiSquared = 0;
  for (let place = 0; place < 6; place++)
    for (const name of NAMES) chiSquared += ((counts.get(`${place} ${name}`) ?? 0) - expected) ** 2 / expected;
  // rows and columns have fixed sums: 5/6 of it has 25 degrees of freedom, and exceeds 52.6 by chance once in a thousand
  expect((chiSquared * 5) / 6).toBeLessThan(52.6);
});

test('what the seat has seen stays where it lies', () => {
  const game = begun();
  const ben = game.state.players[1];
  for (const id of [ben?.hand[1] ?? 0, ben?.library[2] ?? 0]) {
    const object = objectOf(game, id);
    if (object) (object as WritableObject).known |= 1;
  }
  // the position was changed by hand: the checkpoint is what a fork begins from
  game.checkpoint = { ...structuredClone(game.state) };
  for (let seed = 0; seed < 20; seed++) {
    const made = dealt(game, 0, seed);
    expect([hand(made, 1)[1], library(made, 1)[2]]).toEqual(['Bat', 'Eel']);
    // Ben himself does not know his library
    const his = dealt(game, 1, seed);
    expect(hand(his, 1)).toEqual(['Ape', 'Bat']);
  }
});

test('what the seat has drawn since it was last asked stays in its hand', () => {
  const game = begun(NAMES, put(1, 'hand', ['Marvel']), 'upkeep');
  for (const given of [0, 0]) answer(game, [given]);
  // it has drawn its card, and is asked whether to reveal it
  expect(decision(game)?.purpose).toBe('reveal as it is drawn');
  const held = hand(game, 0);
  expect(held).toHaveLength(3);
  for (let seed = 0; seed < 20; seed++) {
    const made = dealt(game, 0, seed);
    expect(hand(made, 0)).toEqual(held);
    expect(JSON.stringify(view(made, 0))).toBe(JSON.stringify(view(game, 0)));
  }
});

test('a creature turned face down by morph is a card with morph', () => {
  const hidden = put(1, 'battlefield', ['Masked'], { faceDown: true });
  const game = begun(['Veiled', ...NAMES.slice(1)], hidden);
  const found = new Set<string>();
  for (let seed = 0; seed < 30; seed++) {
    const made = dealt(game, 0, seed);
    found.add(named(made, made.state.battlefield).join());
    expect(JSON.stringify(view(made, 0))).toBe(JSON.stringify(view(game, 0)));
  }
  expect([...found].sort()).toEqual(['Masked', 'Veiled']);
  expect(named(dealt(game, 1, 1), game.state.battlefield)).toEqual(['Masked']);
});

test('with closed lists nothing that was not seen tells what the others play', () => {
  const game = begun();
  const twin = begun(['Fox', 'Fox', 'Fox', 'Fox', 'Fox', 'Fox']);
  for (let seed = 0; seed < 10; seed++) {
    const [made, again] = [game, twin].map((one) => dealt(one, 0, seed, { lists: 'closed' })) as [Game, Game];
    expect([hand(made, 1), library(made, 1)]).toEqual([hand(again, 1), library(again, 1)]);
    // of nothing else it knows: the creatures of its own deck
    for (const name of hand(made, 1)) expect(['Ape', 'Bat', 'Cat', 'Dog', 'Fox']).toContain(name);
  }
  const from = dealt(game, 0, 1, { lists: 'closed', pool: [card('Gnu')] });
  expect(new Set([...hand(from, 1), ...library(from, 1)])).toEqual(new Set(['Gnu']));
});

test('the game goes on by itself and leaves the one it was made of alone', () => {
  const game = begun();
  const before = JSON.stringify(game.state);
  const made = fork(dealt(game, 0, 1));
  for (let n = 0; n < 12; n++) {
    const asked = decision(made);
    if (asked === null) break;
    expect(answer(made, asked.form === 'choose' ? [0] : []).ok).toBe(true);
  }
  expect(made.state.turn.step).not.toBe(game.state.turn.step);
  expect(JSON.stringify(game.state)).toBe(before);
});
