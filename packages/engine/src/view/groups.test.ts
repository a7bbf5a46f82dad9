/** Many tokens are told as few: those that nothing tells apart have one number. */
import { expect, test } from 'vitest';
import { createGame, type Game, view } from '../index.ts';
import type { CardDefinition } from '../vocabulary/definition.ts';
import type { WritableObject } from '../state/state.ts';
import { look, newLens } from './lens.ts';

const STONE = {
  key: 'Stone',
  name: 'Stone',
  layout: 'normal',
  faces: [{ name: 'Stone', types: ['artifact'], supertypes: [], subtypes: [], manaCost: null, abilities: [] }],
} as unknown as CardDefinition;

/** Seven of a kind, of which all but the last are tokens. */
function seven(): { game: Game; at: (place: number) => WritableObject } {
  const created = createGame({
    seed: 1,
    players: [
      { name: 'Ada', deck: [] },
      { name: 'Ben', deck: [] },
    ],
    definitions: [STONE],
    position: {
      objects: Array.from({ length: 7 }, () => ({
        name: 'Stone',
        def: 'Stone',
        player: 0,
        zone: 'battlefield' as const,
      })),
    },
  });
  if (!created.ok) throw new Error(JSON.stringify(created.errors));
  const { game } = created;
  const at = (place: number): WritableObject => {
    const object = game.state.objects.find((one) => one?.id === game.state.battlefield[place]);
    return object ?? expect.fail('no such object');
  };
  for (let place = 0; place < 6; place += 1) at(place).kind = 'token';
  return { game, at };
}

const groupsOf = (game: Game, seat: number) => view(game, seat).battlefield.map(({ group }) => group ?? 0);

test('what is alike has one number, whoever looks; cards and tokens of their own kind have none', () => {
  const { game, at } = seven();
  at(1).tapped = true;
  at(4).tapped = true;
  at(3).counters = { charge: 1 };
  for (const seat of [-1, 0, 1]) expect(groupsOf(game, seat)).toEqual([1, 2, 1, 0, 2, 1, 0]);
});

test('each keeps its handle', () => {
  const { game } = seven();
  const { battlefield } = look(game, newLens(1, 'secret')).view;
  expect(battlefield.map(({ id, group }) => [id, group])).toEqual([
    ...[1, 2, 3, 4, 5, 6].map((id) => [id, 1]),
    [7, undefined],
  ]);
});

test('a token that something is attached to is one alone', () => {
  const { game, at } = seven();
  at(5).attachedTo = at(0).id;
  expect(groupsOf(game, 0)).toEqual([0, 1, 1, 1, 1, 0, 0]);
});
