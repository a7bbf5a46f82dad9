/** Life totals that are dealt out again. 2009: 118 · 2011: 119 · 2026: 119.7–119.8 */
import { expect, test } from 'vitest';
import { answer, createGame, decision } from '../game.ts';
import type { CardDefinition } from '../vocabulary/definition.ts';

const sands: CardDefinition = {
  key: 'Sands',
  name: 'Sands',
  layout: 'normal',
  faces: [
    {
      name: 'Sands',
      manaCost: null,
      supertypes: [],
      types: ['artifact'],
      subtypes: [],
      abilities: [
        {
          ability: 'activated',
          cost: {},
          body: { effect: [{ do: 'redistributeLife', who: { who: 'all' }, by: { who: 'you' } }] },
        },
      ],
    },
  ],
};
const PLAYERS = 12;

test('the totals of twelve players can be dealt out in any order, and it is soon known that they can', () => {
  const made = createGame({
    seed: 'sands',
    players: Array.from({ length: PLAYERS }, (_, n) => ({ name: `Player ${n}`, deck: [] })),
    definitions: [sands],
    variant: 'free-for-all',
    position: {
      life: Array.from({ length: PLAYERS }, (_, n) => n + 1),
      objects: [{ name: 'Sands', def: 'Sands', player: 0, zone: 'battlefield' }],
    },
  });
  if (!made.ok) throw new Error(made.errors[0]?.message);
  const { game } = made;
  const asked = decision(game);
  const activate =
    asked?.form === 'choose' ? asked.options.findIndex((o) => 'action' in o && o.action.act === 'activate') : 0;
  answer(game, [activate]);
  while (decision(game)?.kind === 'priority') answer(game, [0]);
  for (let n = 0; n < PLAYERS; n++) expect(answer(game, [1]).ok).toBe(true);
  // the last of the totals that are left, each time: the greatest goes to the first
  for (let n = PLAYERS - 1; n > 0; n--) expect(answer(game, [n]).ok).toBe(true);
  expect(game.state.players.map(({ life }) => life)).toEqual(Array.from({ length: PLAYERS }, (_, n) => PLAYERS - n));
});
