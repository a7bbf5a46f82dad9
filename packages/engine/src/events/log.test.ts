/** What the log says of causes, and what it keeps to itself. */
import { expect, test } from 'vitest';
import { createGame } from '../game.ts';
import type { Game, LogEntry } from '../running/game.ts';
import type { ObjectId } from '../state/ids.ts';
import { objectOf } from '../state/objects.ts';
import { inScope } from '../running/scope.ts';
import { look, newLens } from '../view/lens.ts';
import type { CardDefinition } from '../vocabulary/definition.ts';
import { byPlayer, byRule } from './cause.ts';
import type { Cause } from './event.ts';
import { note } from './log.ts';
import type { WritableObject } from '../state/state.ts';

const WORDS = 'Whenever a creature dies, draw a card.';
const seer: CardDefinition = {
  key: 'Seer',
  name: 'Seer',
  layout: 'normal',
  faces: [
    {
      name: 'Seer',
      manaCost: null,
      supertypes: [],
      types: ['creature'],
      subtypes: [],
      power: 1,
      toughness: 1,
      abilities: [{ ability: 'static', parts: [], text: WORDS }],
    } as CardDefinition['faces'][0],
  ],
};

/** Ann has a Seer on the battlefield, Ben one in hand. */
function position(): { game: Game; seen: ObjectId; hidden: ObjectId } {
  const created = createGame({
    seed: 1,
    players: [
      { name: 'Ann', deck: [] },
      { name: 'Ben', deck: [] },
    ],
    definitions: [seer],
    position: {
      objects: [
        { name: 'Seer', def: 'Seer', player: 0, zone: 'battlefield' },
        { name: 'Seer', def: 'Seer', player: 1, zone: 'hand' },
      ],
    },
  });
  if (!created.ok) throw new Error(JSON.stringify(created.errors));
  const { game } = created;
  return {
    game,
    seen: game.state.battlefield[0] as ObjectId,
    hidden: game.state.players[1]?.hand[0] as ObjectId,
  };
}

const ability = (source: ObjectId): Cause => ({
  ...byPlayer(0, 'effect', source),
  ability: { def: 'Seer', path: 'faces/0/abilities/0' },
});

function told(game: Game, cause: Cause, text: string): LogEntry | undefined {
  inScope(game, { causing: cause }, () => note(game, () => text));
  return look(game, newLens(0, 'x')).view.log.at(-1);
}

test('an entry says the object, the words of its ability and the rule', () => {
  const { game, seen } = position();
  expect(told(game, ability(seen), 'Ann draws a card.')?.because).toEqual({
    source: 'Seer',
    ability: WORDS,
    rule: null,
  });
  expect(told(game, byRule('704.5g'), 'Seer is destroyed.')?.because).toEqual({
    source: null,
    ability: null,
    rule: { edition: '2026-02', number: '704.5g' },
  });
  expect(told(game, byRule('2006-10:300.3'), 'Ann loses 1 life.')?.because?.rule).toEqual({
    edition: '2006-10',
    number: '300.3',
  });
});

test('nothing is added where the sentence has said it, or nothing is known', () => {
  const { game, seen } = position();
  expect(told(game, byPlayer(0, 'cast', seen), 'Ann casts Seer.')).not.toHaveProperty('because');
  expect(told(game, byPlayer(0), 'Ann draws a card.')).not.toHaveProperty('because');
});

test('a cause that lies hidden, or face down, is not named, and its words are not told', () => {
  const { game, seen, hidden } = position();
  expect(told(game, ability(hidden), 'Ann draws a card.')).not.toHaveProperty('because');
  const object = objectOf(game, seen);
  if (object) (object as WritableObject).faceDown = true;
  expect(told(game, ability(seen), 'Ann draws a card.')?.because).toMatchObject({
    source: expect.stringMatching(/^face-down creature/),
    ability: null,
  });
});
