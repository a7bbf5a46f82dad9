/** What comes from outside is looked at: set-ups, saves, answers. */
import { describe, expect, test } from 'vitest';
import { type CardDefinition, type SavedGame, type Setup, answer, createGame, decision, load, save } from '../index.ts';
import type { GameState, WritableObject } from '../state/state.ts';
import { seal } from './saved.ts';
import { unsoundness } from './state.ts';

const bear: CardDefinition = {
  key: 'test:bear',
  name: 'Bear',
  layout: 'normal',
  faces: [
    {
      name: 'Bear',
      manaCost: [],
      supertypes: [],
      types: ['creature'],
      subtypes: [],
      power: 2,
      toughness: 2,
      abilities: [],
    },
  ],
};
const deck = Array.from({ length: 20 }, () => ({ def: bear.key, name: bear.name }));
const setup: Setup = {
  seed: 0.5,
  players: [
    { name: 'A', deck },
    { name: 'B', deck },
  ],
  definitions: [bear],
  startingPlayer: 0,
};
const position = (fields: object): object => ({ position: { objects: [], ...fields } });

describe('a set-up', () => {
  test('that is right is taken, with whatever else its objects have', () => {
    expect(createGame({ ...setup, players: setup.players.map((p) => ({ ...p, rating: 1_800 })) })).toMatchObject({
      ok: true,
    });
  });

  test.each<[string, unknown, RegExp]>([
    ['nothing', undefined, /it is missing, and must be an object/],
    ['no players', {}, /players is missing/],
    ['a seed that is no number', { seed: Number.NaN }, /seed is NaN/],
    [
      'a deck with a hole',
      { players: [{ name: 'A', deck: Object.assign([], { 3: deck[0] }) }, setup.players[1]] },
      /players\[0\]\.deck\[0\]/,
    ],
    ['definitions that are none', { definitions: 7 }, /definitions/],
    [
      'a definition without faces',
      { definitions: [{ key: 'k', name: 'K', layout: 'normal' }] },
      /definitions\[0\]\.faces is missing/,
    ],
    ['an unknown word', { attack: 'backwards' }, /attack/],
    ['a starting player who is not there', { startingPlayer: 7 }, /Player 7 cannot go first/],
    ['seventeen players', { players: Array.from({ length: 17 }, () => setup.players[0]) }, /at most 16/],
    [
      'more cards than there are slots',
      { players: [{ name: 'A', deck: Array.from({ length: 16_000 }, () => deck[0]) }, setup.players[1]] },
      /at most 15360 cards/,
    ],
    ['life that is no number', position({ life: [Number.NaN] }), /position\.life\[0\] is NaN/],
    ['life beyond measure', position({ life: [2 ** 52] }), /life is/],
    ['negative counters', position({ counters: [{ energy: -1 }] }), /energy counters of a player is -1/],
    ['life for a third player', position({ life: [20, 20, 20] }), /more players/],
    [
      'a controller who is not there',
      position({ objects: [{ name: 'Bear', def: bear.key, player: 0, zone: 'battlefield', controller: 2 }] }),
      /no player 2/,
    ],
    [
      'negative damage',
      position({ objects: [{ name: 'Bear', def: bear.key, player: 0, zone: 'battlefield', damage: -1 }] }),
      /damage of Bear is -1/,
    ],
  ])('with %s is refused', (_, change, reason) => {
    const given =
      change === undefined
        ? undefined
        : Object.keys(change as object).length === 0
          ? {}
          : { ...setup, ...(change as object) };
    const made = createGame(given as Setup);
    expect(made.ok ? '' : made.errors.map(({ message }) => message).join()).toMatch(reason);
  });
});

describe('a saved game', () => {
  const saved = (): SavedGame => {
    const made = createGame(setup);
    if (!made.ok) throw new Error(made.errors[0]?.message);
    return JSON.parse(JSON.stringify(save(made.game))) as SavedGame;
  };
  const problem = (given: unknown) => {
    const loaded = load(given as SavedGame);
    return loaded.ok ? null : { fault: loaded.fault, error: loaded.error };
  };

  test('comes back as it was saved', () => {
    expect(problem(saved())).toBeNull();
  });

  test('with holes in a list is refused by its shape', () => {
    const given = saved();
    given.checkpoint.objects = Object.assign([], { 2: given.checkpoint.objects[2] });
    const { checksum: _, ...content } = given;
    expect(problem(seal(content))).toEqual({
      fault: 'shape',
      error: expect.stringContaining('checkpoint.objects[0] is '),
    });
  });

  test('of an older form is refused by name', () => {
    expect(problem({ ...saved(), format: 1 })).toEqual({ fault: 'format', error: expect.stringContaining('form 1') });
  });

  test('that was changed is refused', () => {
    const changed = saved();
    (changed.checkpoint.players[0] as { life: number }).life = 40;
    expect(problem(changed)?.fault).toBe('checksum');
    expect(problem(seal(changed))).toBeNull();
  });

  test('that is none is refused, whatever it is', () => {
    for (const given of [
      null,
      undefined,
      7,
      '',
      [],
      {},
      { format: 3 },
      { ...saved(), checkpoint: null },
      { ...saved(), more: 1 },
    ])
      expect(problem(given)?.fault).toBe('shape');
    let deep: unknown[] = [];
    for (let n = 0; n < 100_000; n++) deep = [deep];
    expect(problem({ ...saved(), log: deep })?.fault).toBe('shape');
  });

  test.each<[string, (forged: SavedGame) => void, RegExp]>([
    [
      'a card in two places',
      ({
        checkpoint: {
          players: [a],
        },
      }) => a?.hand.push(a.library[0] as number),
      /is in two places/,
    ],
    [
      'inputs that its log lacks',
      (forged) => {
        forged.tickInputs.push({ answer: [0] });
      },
      /log does not end with the inputs/,
    ],
    ['a zone with what is not there', ({ checkpoint }) => checkpoint.exile.push(4), /does not exist|lies in exile/],
    ['a card without its definition', (forged) => (forged.definitions = []), /definition/],
    [
      'an active player who is not there',
      ({ checkpoint }) => (checkpoint.turn.active = 9),
      /active player is player 9/,
    ],
    [
      'negative counters',
      ({
        checkpoint: {
          players: [a],
        },
      }) => Object.assign(a ?? {}, { counters: { poison: -1 } }),
      /-1 poison/,
    ],
    ['nothing to do', ({ checkpoint }) => (checkpoint.agenda = []), /nothing is to be done/],
    [
      'a card attached to nothing that ever was',
      ({ checkpoint }) => Object.assign(checkpoint.objects[1] ?? {}, { attachedTo: 7 << 14 }),
      /of which nothing is known/,
    ],
    ['a random source that is none', ({ checkpoint }) => (checkpoint.random.counter = -1), /random source/],
    ['one player', ({ checkpoint }) => (checkpoint.players.length = 1), /there are 1 players/],
    ['players in other seats', ({ checkpoint }) => checkpoint.players.reverse(), /player 0 has the id 1/],
    ['more passes than players', ({ checkpoint }) => (checkpoint.priority.passes = 3), /3 players have passed/],
    ['a turn before the first', ({ checkpoint }) => (checkpoint.turn.number = -1), /turn -1/],
    ['a range for some', ({ checkpoint }) => Object.assign(checkpoint.options, { range: [1] }), /not everybody/],
    ['a slot that is free twice', ({ checkpoint }) => checkpoint.free.push(99, 99), /free twice/],
    [
      'an object with negative damage',
      ({ checkpoint }) => Object.assign(checkpoint.objects[1] ?? {}, { damage: -1 }),
      /-1 damage/,
    ],
    [
      'a card that lies nowhere',
      ({
        checkpoint: {
          players: [a],
        },
      }) => a?.library.pop(),
      /lies nowhere/,
    ],
    [
      'a card in the library of another player',
      ({ checkpoint: { players } }) => players[1]?.library.push(players[0]?.library.pop() ?? 0),
      /of player 0 lies in library of player 1/,
    ],
  ])('that is forged and has %s is refused', (_, forge, reason) => {
    const forged = saved();
    forge(forged);
    const found = problem(seal(forged));
    expect(found?.fault).toBe('unsound');
    expect(found?.error).toMatch(reason);
  });

  test('may have an attachment whose host has left: state-based actions come later, and a phased-out one remembers it', () => {
    const made = createGame({
      ...setup,
      position: { objects: [{ name: 'Bear', def: bear.key, player: 0, zone: 'battlefield' }] },
    });
    if (!made.ok) throw new Error(made.errors[0]?.message);
    const { state, definitions } = made.game;
    const attachment = state.objects.find((object) => object?.zone === 'battlefield');
    if (attachment == null) throw new Error('there is no permanent');
    const gone = { id: 7 << 14 } as GameState['lki'][number];
    (attachment as WritableObject).attachedTo = gone.id;
    expect(unsoundness(state, definitions)).toHaveLength(1);
    expect(unsoundness({ ...state, lki: [gone] }, definitions)).toEqual([]);
    (attachment as WritableObject).phasedOut = true;
    expect(unsoundness(state, definitions)).toEqual([]);
  });
});

test('an answer with holes is of the wrong form', () => {
  const made = createGame({
    ...setup,
    position: { step: 'beginCombat', objects: [{ name: 'Bear', def: bear.key, player: 0, zone: 'battlefield' }] },
  });
  if (!made.ok) throw new Error(made.errors[0]?.message);
  const { game } = made;
  while (decision(game)?.form !== 'attackers') answer(game, [0]);
  const holes = Object.assign([], { 2: { attacker: 1, target: 0 } });
  for (const given of [holes, [null], [{ attacker: 0.5, target: 0 }], [{ attacker: 1 }]])
    expect(answer(game, given as never)).toMatchObject({ ok: false, wrong: { error: 'wrong-form' } });
});
