import { answer, type CardDefinition, createGame, decision, type Game, type Setup } from '@rulewright/engine';
import { describe, expect, it } from 'vitest';
import { consider, type Thought } from './consider.ts';

const bear: CardDefinition = {
  key: 'Bear',
  name: 'Bear',
  layout: 'normal',
  faces: [
    {
      name: 'Bear',
      manaCost: null,
      supertypes: [],
      types: ['creature'],
      subtypes: [],
      power: 2,
      toughness: 2,
      abilities: [],
    },
  ],
};

type Placed = NonNullable<Setup['position']>['objects'][number];
const bears = (player: number, zone: Placed['zone'], number: number, more: Partial<Placed> = {}): Placed[] =>
  Array.from({ length: number }, () => ({ name: 'Bear', def: 'Bear', player, zone, ...more }));

/** A may attack with two bears. B can block with one of three, and then strikes back with all. */
function attack(life: readonly number[]): Game {
  const made = createGame({
    seed: 1,
    players: ['A', 'B'].map((name) => ({ name, deck: [] })),
    definitions: [bear],
    position: {
      turn: 5,
      life,
      objects: [
        ...bears(0, 'battlefield', 2),
        ...bears(1, 'battlefield', 1),
        ...bears(1, 'battlefield', 2, { tapped: true }),
        ...[0, 1].flatMap((player) => bears(player, 'library', 9)),
      ],
    },
  });
  if (!made.ok) throw new Error(made.errors[0]?.message);
  const { game } = made;
  while (decision(game)?.form !== 'attackers') answer(game, [0]);
  return game;
}

const thinking = (game: Game, iterations: number): Thought | null => {
  const asked = decision(game);
  if (asked === null) throw new Error('the game is over');
  return consider(game, asked, [], { seed: 'test', budget: { iterations }, habits: { turn: -1, used: {} } });
};

describe('considering a decision', () => {
  it('prefers what wins to what it was given to begin with', () => {
    const thought = thinking(attack([2, 2]), 24);
    expect(thought?.best.answer).toHaveLength(2);
    expect(thought?.best.win).toBe(1);
  });

  it('comes to the same every time, and leaves the game as it was', () => {
    const game = attack([9, 9]);
    const before = JSON.stringify(game.state);
    expect(thinking(game, 10)).toEqual(thinking(game, 10));
    expect(JSON.stringify(game.state)).toBe(before);
  });

  it('plays no more games on than its budget has', () => {
    expect(thinking(attack([9, 9]), 7)?.games).toBeLessThanOrEqual(7);
  });
});
