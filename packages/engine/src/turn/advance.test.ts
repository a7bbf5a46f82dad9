/** Games that go on, or end, whoever leaves and whatever does not end. 2006: 600.4 · 2009, 2011, 2026: 800.4 */
import { describe, expect, test } from 'vitest';
import {
  type CardDefinition,
  EDITIONS,
  type Game,
  type Setup,
  answer,
  concede,
  createGame,
  decision,
  load,
  result,
  save,
  undo,
} from '../index.ts';

const plains: CardDefinition = {
  key: 'test:Plains',
  name: 'Plains',
  layout: 'normal',
  faces: [
    { name: 'Plains', manaCost: null, supertypes: ['basic'], types: ['land'], subtypes: ['Plains'], abilities: [] },
  ],
};
const setup = (seats: number): Setup => ({
  seed: 1,
  players: Array.from({ length: seats }, (_, n) => ({
    name: `P${n}`,
    deck: Array.from({ length: 40 }, () => ({ def: plains.key, name: plains.name })),
  })),
  definitions: [plains],
  startingPlayer: 1,
});
function begun(given: Setup): Game {
  const made = createGame(given);
  if (!made.ok) throw new Error(made.errors[0]?.message);
  return made.game;
}
/** Everybody keeps; nobody who has left may be asked. */
function keepAll(game: Game): void {
  for (let asked = decision(game); asked?.kind === 'mulligan'; asked = decision(game)) {
    expect(game.state.players[asked.by]?.left).toBe(false);
    expect(answer(game, [1])).toEqual({ ok: true });
  }
}

describe.each(EDITIONS)('a concession during mulligans, %s', (edition) => {
  // 2026: 800.4k and what follows from it before the first turn
  test('the starting player leaves: the next in turn order takes the first turn', () => {
    const game = begun({ ...setup(3), edition });
    concede(game, 1);
    keepAll(game);
    expect(game.state.turn).toMatchObject({ number: 1, active: 2 });
  });

  test('the starting player and the next leave, and the other two play', () => {
    const game = begun({ ...setup(4), edition });
    concede(game, 2);
    concede(game, 1);
    keepAll(game);
    expect(game.state.turn).toMatchObject({ number: 1, active: 3 });
  });

  test('a player who leaves while another is asked is asked no more, and takes no mulligan', () => {
    const game = begun({ ...setup(3), edition });
    expect(decision(game)?.by).toBe(1);
    concede(game, 0);
    keepAll(game);
    expect(game.state.players[0]).toMatchObject({ left: true, hand: [], mulligans: 0 });
    expect(game.state.turn).toMatchObject({ number: 1, active: 1 });
  });

  test('all but one leave: that one has won', () => {
    const game = begun({ ...setup(3), edition });
    concede(game, 1);
    concede(game, 0);
    expect(result(game)).toMatchObject({ result: 'won', winners: [2] });
  });
});

test('what a player conceded is not undone', () => {
  const game = begun(setup(4));
  keepAll(game);
  expect(answer(game, [0])).toEqual({ ok: true });
  // while 2 has priority 0 concedes; then 2 passes, which alone could be taken back
  concede(game, 0);
  expect(answer(game, [0])).toEqual({ ok: true });
  expect(decision(game)?.by).toBe(3);
  expect(undo(game)).toBe(false);
  expect(game.state.players[0]?.left).toBe(true);
});

describe('the budget of ticks', () => {
  /** A game whose agenda never comes to a question: nobody is left whom its turns could begin for. */
  function endless(mostTicks?: number): Game {
    const game = begun({ ...setup(2), ...(mostTicks !== undefined && { mostTicks }) });
    const { state } = game;
    for (const player of state.players) player.left = true;
    state.agenda = [{ frame: 'turn' }];
    state.turn.upcoming = [];
    game.checkpoint = structuredClone(state);
    game.tickInputs = [];
    return game;
  }

  test('what asks nobody anything for too long ends in a fault', () => {
    const loaded = load(save(endless()));
    expect(loaded.ok && result(loaded.game)).toMatchObject({ result: 'fault', fault: 'too-many-ticks' });
  });

  test('the limit is an option of the game and counts the same steps every time', () => {
    const ticks = [1, 2].map(() => {
      const game = endless(50);
      const before = game.state.tick;
      const loaded = load(save(game));
      if (!loaded.ok) throw new Error('not loaded');
      expect(result(loaded.game)).toMatchObject({ result: 'fault' });
      expect(decision(loaded.game)).toBeNull();
      return loaded.game.state.tick - before;
    });
    expect(ticks).toEqual([50, 50]);
  });

  test('a limit that is no whole number is refused', () => {
    for (const mostTicks of [0, -1, 1.5, Number.NaN]) {
      const refused = { ok: false, errors: [{ message: expect.stringContaining('mostTicks') }] };
      expect(createGame({ ...setup(2), mostTicks })).toMatchObject(refused);
    }
  });
});
