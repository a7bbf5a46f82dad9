/** Whole games with hand-made cards: play to the end, suspend, fork, save, undo. */
import { serialize } from 'node:v8';
import { describe, expect, test } from 'vitest';
import {
  type Agent,
  type Answer,
  type CardDefinition,
  type Decision,
  EDITIONS,
  type EditionName,
  type Game,
  type Setup,
  answer,
  bookmark,
  checksum,
  createGame,
  decision,
  fork,
  load,
  play,
  result,
  save,
  undo,
  view,
} from './index.ts';

const land = (name: string): CardDefinition => ({
  key: `test:${name}`,
  name,
  layout: 'normal',
  faces: [{ name, manaCost: null, supertypes: ['basic'], types: ['land'], subtypes: [name], abilities: [] }],
});
const creature = (
  name: string,
  cost: string[],
  power: number,
  toughness: number,
  extra: Partial<CardDefinition['faces'][0]> = {},
): CardDefinition => ({
  key: `test:${name}`,
  name,
  layout: 'normal',
  faces: [
    {
      name,
      manaCost: cost,
      supertypes: [],
      types: ['creature'],
      subtypes: ['Bear'],
      power,
      toughness,
      abilities: [],
      ...extra,
    },
  ],
});
const bolt: CardDefinition = {
  key: 'test:bolt',
  name: 'Three Damage',
  layout: 'normal',
  faces: [
    {
      name: 'Three Damage',
      manaCost: ['R'],
      supertypes: [],
      types: ['instant'],
      subtypes: [],
      abilities: [
        {
          ability: 'spell',
          text: '~ deals 3 damage to any target.',
          body: {
            targets: [
              {
                name: 't1',
                count: { min: 1, max: 1 },
                objects: { where: { is: 'type', type: 'creature' } },
                players: { who: 'all' },
              },
            ],
            effect: [
              {
                do: 'damage',
                amount: 3,
                to: { objects: { set: 'ref', name: 't1' }, players: { who: 'ref', name: 't1' } },
              },
            ],
          },
        },
      ],
    },
  ],
};
const drawer = creature('Drawing Bear', ['1', 'G'], 2, 2, {
  abilities: [
    {
      ability: 'triggered',
      event: { on: 'move', what: { is: 'self' }, to: 'battlefield' },
      body: { effect: [{ do: 'may', who: { who: 'you' }, effect: [{ do: 'draw', who: { who: 'you' }, count: 1 }] }] },
    },
  ],
});
const definitions = [land('Forest'), land('Mountain'), creature('Bear', ['1', 'G'], 2, 2), drawer, bolt];
const deck = ['test:Forest', 'test:Mountain', 'test:Bear', 'test:Drawing Bear', 'test:bolt'].flatMap((def) =>
  Array.from({ length: 12 }, () => ({ def, name: def })),
);

/** A seeded agent that answers anything legally, found by trying. */
function chaos(seed: number): Agent {
  let s = seed >>> 0;
  const below = (n: number): number => {
    s = (Math.imul(s, 1664525) + 1013904223) >>> 0;
    return n <= 0 ? 0 : Math.floor((s / 2 ** 32) * n);
  };
  return (d: Decision): Answer => {
    switch (d.form) {
      case 'choose': {
        if (d.kind === 'priority' && below(4) > 0) return [0];
        if (d.kind === 'mulligan') return [1];
        if (d.kind === 'payment') return [0];
        const order = d.options
          .map((_, i) => i)
          .filter(
            (i) =>
              !('action' in (d.options[i] as object)) ||
              (d.options[i] as { action: { act: string } }).action.act !== 'mana',
          );
        const n = Math.max(d.min, Math.min(d.max, 1));
        const at = below(order.length);
        return Array.from({ length: n }, (_, k) => order[(at + k) % order.length] as number);
      }
      case 'order':
        return d.options.map((_, i) => i);
      case 'number':
        return d.min;
      case 'divide':
        return d.options.map((_, i) => (i === 0 ? d.amount - d.least * (d.options.length - 1) : d.least));
      case 'name':
        return 'Forest';
      case 'attackers':
        return d.candidates
          .filter((c) => c.must === true || below(2) === 0)
          .map((c) => ({ attacker: c.attacker, target: 0 }));
      case 'blockers':
        return [];
    }
  };
}

const setup = (edition: EditionName, seed: number, agents: boolean): Setup => ({
  edition,
  seed,
  definitions,
  players: [0, 1].map((p) => ({ name: `P${p}`, deck, agent: agents ? chaos(seed * 2 + p) : null })),
});

function started(s: Setup): Game {
  const created = createGame(s);
  if (!created.ok) throw new Error(JSON.stringify(created.errors));
  return created.game;
}

describe.each(EDITIONS)('a game under %s', (edition) => {
  test('is played to its end and is the same every time', () => {
    const sums = [0, 1].map(() => {
      const game = started(setup(edition, 7, true));
      const ended = play(game);
      expect(['won', 'draw']).toContain(ended.result);
      return checksum(game);
    });
    expect(sums[0]).toBe(sums[1]);
  });

  test('suspended, it takes the same course as with synchronous players, also saved and loaded, forked and forgotten', () => {
    const whole = started({ ...setup(edition, 11, true), checkpoints: false });
    play(whole);
    const agents = [chaos(22), chaos(23)];
    let game = started({ ...setup(edition, 11, false), log: false });
    let steps = 0;
    for (let d = decision(game); d !== null && result(game) === null; d = decision(game)) {
      const given = (agents[d.by] as Agent)(d, game);
      if (steps % 7 === 0) fork(game);
      if (steps % 5 === 0) {
        const loaded = load(JSON.parse(JSON.stringify(save(game))));
        if (!loaded.ok) throw new Error(loaded.error);
        game = loaded.game;
      }
      const taken = answer(game, given);
      if (!taken.ok) throw new Error(`${d.kind}: ${taken.wrong.message} ${JSON.stringify(given)}`);
      steps++;
    }
    expect(result(game)).toEqual(result(whole));
    expect(checksum(game)).toBe(checksum(whole));
  });
});

test('a view shows the own hand and not the other', () => {
  const game = started(setup('2026-02', 3, false));
  const seen = view(game, 0);
  expect(seen.players[0]?.hand).toHaveLength(7);
  expect(seen.players[1]?.hand).toHaveLength(0);
  expect(seen.players[1]?.handCount).toBe(7);
  expect(seen.decision?.kind).toBe('mulligan');
});

test('a wrong answer changes nothing and says what is wrong', () => {
  const game = started(setup('2026-02', 3, false));
  const before = JSON.stringify(game.state);
  expect(answer(game, [5])).toMatchObject({ ok: false, wrong: { error: 'out-of-range' } });
  expect(answer(game, 'yes')).toMatchObject({ ok: false, wrong: { error: 'wrong-form' } });
  expect(answer(game, [])).toMatchObject({ ok: false, wrong: { error: 'too-few' } });
  expect(JSON.stringify(game.state)).toBe(before);
});

test('a set-up that cannot be played says why', () => {
  const walker: CardDefinition = {
    key: 'test:w',
    name: 'Walker',
    layout: 'normal',
    faces: [
      {
        name: 'Walker',
        manaCost: ['2'],
        supertypes: [],
        types: ['planeswalker'],
        subtypes: [],
        loyalty: 3,
        abilities: [],
      },
    ],
  };
  const bad = createGame({
    edition: '2006-10',
    seed: 1,
    definitions: [walker],
    players: [0, 1].map((p) => ({ name: `P${p}`, deck: [{ def: 'test:w', name: 'Walker' }] })),
  });
  expect(bad).toMatchObject({ ok: false, errors: [{ error: 'anachronism', card: 'Walker' }] });
});

test('undo takes back the last answer from outside, not what an agent answered since', () => {
  const game = started({
    ...setup('2026-02', 5, false),
    startingPlayer: 0,
    players: [
      { name: 'P0', deck },
      {
        name: 'P1',
        deck,
        agent: (d) =>
          d.kind === 'priority' || d.kind === 'mulligan' ? [d.kind === 'mulligan' ? 1 : 0] : chaos(1)(d, null as never),
      },
    ],
  });
  answer(game, [1]); // keep
  const at = (): string | undefined => game.state.turn.step;
  while (at() !== 'main1' || decision(game)?.kind !== 'priority') answer(game, [0]);
  const before = JSON.stringify(view(game, 0).battlefield);
  const lands = (decision(game) as Extract<Decision, { form: 'choose' }>).options.findIndex(
    (o) => 'action' in o && o.action.act === 'playLand',
  );
  expect(lands).toBeGreaterThan(0);
  expect(answer(game, [lands]).ok).toBe(true);
  expect(JSON.stringify(view(game, 0).battlefield)).not.toBe(before);
  expect(undo(game)).toBe(true);
  expect(JSON.stringify(view(game, 0).battlefield)).toBe(before);
});

describe('going back', () => {
  /** A game that answers come to from outside, so many of them in. */
  const played = (answers: number): Game => {
    const game = started(setup('2026-02', 5, false));
    const player = chaos(3);
    for (let i = 0; i < answers && result(game) === null; i++) answer(game, player(decision(game) as Decision, game));
    return game;
  };

  test('a bookmark puts the game back as it was, after answers and after an undo', () => {
    const game = played(40);
    const player = chaos(4);
    for (let i = 0; i < 30 && result(game) === null; i++) {
      const [sum, asked, log] = [checksum(game), decision(game), game.log.length];
      const back = bookmark(game);
      if (i % 3 === 2) undo(game);
      else
        for (let j = 0; j <= i % 5 && result(game) === null; j++)
          answer(game, player(decision(game) as Decision, game));
      back();
      expect([checksum(game), game.log.length]).toEqual([sum, log]);
      expect(decision(game)).toEqual(asked);
      answer(game, player(decision(game) as Decision, game));
    }
  });

  test('undo leads to positions that were there, with the inputs that led to them', () => {
    const game = played(20);
    const player = chaos(5);
    const seen = new Map<string, string>();
    let undone = 0;
    for (let i = 0; i < 400 && result(game) === null; i++) {
      seen.set(JSON.stringify(game.log), checksum(game));
      if (i % 50 < 40) answer(game, player(decision(game) as Decision, game));
      else if (undo(game)) {
        undone += 1;
        expect(checksum(game)).toBe(seen.get(JSON.stringify(game.log)));
        const twin = load(save(game));
        expect(twin.ok && checksum(twin.game)).toBe(checksum(game));
      }
    }
    expect(undone).toBeGreaterThan(20);
  });

  test('undo in the middle of an action leads to where it was begun, with the inputs that led there', () => {
    const game = played(20);
    const player = chaos(6);
    const seen = new Map<string, string>();
    let undone = 0;
    for (let i = 0; i < 2000 && undone < 10 && result(game) === null; i++) {
      const asked = decision(game) as Decision;
      // the target of a spell is asked for in the middle of casting it
      if (asked.kind !== 'target') {
        seen.set(JSON.stringify(game.log), checksum(game));
        answer(game, player(asked, game));
      } else if (undo(game)) {
        undone += 1;
        expect(decision(game)?.kind).toBe('priority');
        expect(checksum(game)).toBe(seen.get(JSON.stringify(game.log)));
        answer(game, [0]);
      }
    }
    expect(undone).toBe(10);
  });

  test('what undo remembers of a game takes at most 400 KB, for it is mostly inputs', () => {
    const game = played(200);
    // written out, an object that several states share is written once
    expect(serialize(game.past).length).toBeLessThan(400_000);
  });
});
