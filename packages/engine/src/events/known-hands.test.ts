/** What the others know of a hand follows names, not cards. 2006: 217.3 · 2009, 2011, 2026: 402.3 */
import { expect, test } from 'vitest';
import { createGame } from '../game.ts';
import type { Game } from '../running/game.ts';
import { EVERYBODY } from '../state/ids.ts';
import { objectOf } from '../state/objects.ts';
import type { GameObject, WritableObject } from '../state/state.ts';
import type { CardDefinition } from '../vocabulary/definition.ts';
import { byRule } from './cause.ts';
import { happen } from './happen.ts';
import { moveEvent } from './kinds/move.ts';

const card = (name: string): CardDefinition => ({
  key: name,
  name,
  layout: 'normal',
  faces: [{ name, manaCost: null, supertypes: [], types: ['land'], subtypes: [], abilities: [] } as never],
});

/** Ben's hand; what is written with a star, Ann has seen. */
function hand(...names: readonly string[]): Game {
  const created = createGame({
    seed: 1,
    players: [
      { name: 'Ann', deck: [] },
      { name: 'Ben', deck: [] },
    ],
    definitions: [card('Bog'), card('Field')],
    position: {
      objects: names.map((name) => {
        const def = name.replace('*', '');
        return { name: def, def, player: 1, zone: 'hand' as const };
      }),
    },
  });
  if (!created.ok) throw new Error(JSON.stringify(created.errors));
  for (const [at, object] of held(created.game).entries())
    if (names[at]?.includes('*')) (object as WritableObject).known = EVERYBODY;
  return created.game;
}

const held = (game: Game): GameObject[] =>
  (game.state.players[1]?.hand ?? []).map((id) => objectOf(game, id) as GameObject);
const seen = (game: Game): string[] => held(game).map(({ def, known }) => `${def}${(known & 1) === 0 ? '' : '*'}`);

function move(game: Game, at: number, to: 'graveyard' | 'library', shown = true): string[] {
  const { id } = held(game)[at] as GameObject;
  const unordered = shown ? null : 'arranged';
  happen(game, [moveEvent({ object: id, from: 'hand', to, position: 0, unordered }, byRule('2026-02:402.3'))]);
  return seen(game);
}

test('of two cards with one name that which leaves in sight is taken for the one that was seen', () => {
  expect(move(hand('Bog*', 'Bog', 'Field*'), 0, 'graveyard')).toEqual(['Bog', 'Field*']);
  expect(move(hand('Bog*', 'Bog', 'Field*'), 1, 'graveyard')).toEqual(['Bog', 'Field*']);
  expect(move(hand('Bog*', 'Bog*', 'Bog'), 2, 'graveyard').sort()).toEqual(['Bog', 'Bog*']);
});

test('after a card has left unseen, one of each name may be the one', () => {
  for (const at of [0, 1, 2])
    expect(move(hand('Bog*', 'Field*', 'Field'), at, 'library', false).filter((one) => one.includes('*'))).toEqual([]);
  const two = move(hand('Bog*', 'Bog*', 'Field'), 2, 'library', false);
  expect(two.sort()).toEqual(['Bog', 'Bog*']);
  expect(move(hand('Bog*', 'Bog*', 'Field'), 0, 'library', false).sort()).toEqual(['Bog*', 'Field']);
});

test('a card that everybody has seen is still known where it goes', () => {
  const game = hand('Bog*', 'Field');
  expect(move(game, 0, 'library')).toEqual(['Field']);
  expect(objectOf(game, game.state.players[1]?.library[0] ?? 0)?.known).toBe(EVERYBODY);
});

test('which of several known cards of one name is forgotten does not tell their order in the hand', () => {
  const forgotten = (reversed: boolean): number | undefined => {
    const game = hand('Bog', 'Bog*', 'Bog*', 'Field*');
    const { id } = held(game)[0] as GameObject;
    const cards = game.state.players[1]?.hand ?? [];
    if (reversed) cards.reverse();
    happen(game, [moveEvent({ object: id, from: 'hand', to: 'graveyard', position: 0 }, byRule('2026-02:402.3'))]);
    return held(game).find(({ def, known }) => def === 'Bog' && (known & 1) === 0)?.card;
  };
  expect(forgotten(true)).toBe(forgotten(false));
});
