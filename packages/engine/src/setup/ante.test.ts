import { expect, test } from 'vitest';
import { EDITIONS } from '../state/names.ts';
import { createGame } from '../game.ts';
import type { CardDefinition } from '../vocabulary/definition.ts';

const card = (name: string, abilities: CardDefinition['faces'][0]['abilities']): CardDefinition => ({
  key: name,
  name,
  layout: 'normal',
  faces: [
    {
      name,
      manaCost: null,
      supertypes: [],
      types: ['sorcery'],
      subtypes: [],
      abilities,
      text: '',
    },
  ],
});
const plain = card('Plain', []);
const staked = card('Staked', [{ ability: 'static', parts: [{ part: 'forAnte' }] }]);

test.each(EDITIONS)(
  'under the rules of %s a card for ante is left out of the deck unless that is played for',
  (edition) => {
    const deck = [...Array<CardDefinition>(10).fill(plain), staked].map(({ key, name }) => ({ def: key, name }));
    const held = (ante: boolean) => {
      const players = ['A', 'B'].map((name) => ({ name, deck }));
      const made = createGame({ edition, seed: 1, players, definitions: [plain, staked], ante });
      if (!made.ok) throw new Error(made.errors[0]?.message);
      const { objects, ante: zone } = made.game.state;
      return [objects.filter((o) => o?.def === staked.key).length, zone.length];
    };
    expect(held(false)).toEqual([0, 0]);
    expect(held(true)).toEqual([2, 2]);
  },
);
