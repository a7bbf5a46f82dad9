/** Loops in which something grows are found, and nothing that ends by itself is taken for one. 2026: 104.4b, 731.4 */
import { expect, test } from 'vitest';
import { grown, growsTowardsSomething } from './growth.ts';
import { createGame } from '../game.ts';
import type { Game } from '../running/game.ts';
import type { Growth } from '../state/growth.ts';
import type { PlayerState } from '../state/state.ts';
import type { CardDefinition } from '../vocabulary/definition.ts';

const permanent = (name: string, abilities: readonly unknown[] = []): CardDefinition => ({
  key: name,
  name,
  layout: 'normal',
  faces: [{ name, manaCost: null, supertypes: [], types: ['artifact'], subtypes: [], abilities } as never],
});

function table(...objects: readonly string[]): Game {
  const compares = {
    ability: 'static',
    parts: [],
    condition: { if: 'compare', left: { q: 'life', of: { who: 'you' } }, op: '≥', right: 1000 },
  };
  const created = createGame({
    seed: 1,
    players: [
      { name: 'Ann', deck: [] },
      { name: 'Ben', deck: [] },
    ],
    definitions: [permanent('Stone'), permanent('Scale', [compares])],
    position: { objects: objects.map((name) => ({ name, def: name, player: 0, zone: 'battlefield' as const })) },
  });
  if (!created.ok) throw new Error(JSON.stringify(created.errors));
  return created.game;
}

const ann = (game: Game): PlayerState => game.state.players[0] as PlayerState;

/** What so many rounds come to, each begun by a change. */
function after(game: Game, rounds: number, change: (ann: PlayerState, round: number) => void): Growth {
  let growth: Growth | null = null;
  for (let round = 0; round <= rounds; round++) {
    change(ann(game), round);
    growth = grown(game, growth);
  }
  return growth as Growth;
}

test('rounds that only add something are counted', () => {
  expect(after(table('Stone'), 5, (player) => (player.life += 1)).rounds).toBe(5);
  expect(after(table('Stone'), 5, () => {}).rounds).toBe(5);
});

test('rounds that take something away are on their way to an end', () => {
  expect(after(table('Stone'), 5, (player) => (player.life -= 1)).rounds).toBe(0);
  expect(after(table('Stone'), 5, (player, n) => (player.counters = { poison: n + 1 })).rounds).toBe(0);
});

test('a round may go through other positions', () => {
  const game = table('Stone');
  game.state.turn.step = 'upkeep';
  let growth = grown(game, null);
  for (let round = 0; round < 4; round++) {
    ann(game).life += 1;
    game.state.turn.step = round % 2 === 0 ? 'draw' : 'upkeep';
    growth = grown(game, growth);
  }
  expect(growth.rounds).toBe(2);
});

test('what grows may be on its way to something where an amount is compared', () => {
  expect(growsTowardsSomething(table('Stone', 'Stone'))).toBe(false);
  expect(growsTowardsSomething(table('Stone', 'Scale'))).toBe(true);
});
