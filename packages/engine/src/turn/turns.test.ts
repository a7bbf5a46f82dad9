/**
 * How turns begin, what is counted and forgotten then, what is skipped, and when unspent mana goes.
 * 2006: 102, 300, 419.4, 507.1 · 2009: 102.1, 500, 614.10, 710.1 · 2011: 102.1, 500, 614.10, 712.1 · 2026: 102.1, 106.4, 500, 614.10, 722.1
 */
import { describe, expect, test } from 'vitest';
import { board, testEdition, pt, type Board } from '../continuous/board-in-tests.ts';
import type { EditionName } from '../state/names.ts';
import { freshLoop } from '../state/fresh.ts';
import type { GameState, LastKnown, ManaUnit, TurnState } from '../state/state.ts';
import type { Ability } from '../vocabulary/abilities.ts';
import type { Duration, Rule } from '../vocabulary/rules-effects.ts';
import type { ManaType } from '../vocabulary/words.ts';
import { beginTurn, emptyMana, nextStep, takeSkip } from './turns.ts';

const NEWEST: EditionName = '2026-02';
const you = { who: 'you' } as const;
const opponents = { who: 'opponents' } as const;
const everybody = { who: 'all' } as const;

describe('unspent mana', () => {
  const unit = (type: ManaType, keep: ManaUnit['keep'] = false): ManaUnit => ({
    type,
    source: 0,
    snow: false,
    by: null,
    keep,
  });
  /** What each player has left, what A lost, and what is told. */
  const left = (
    edition: EditionName,
    at: 'step' | 'phase',
    mine: ManaUnit[],
    rule?: Rule,
    more: Partial<TurnState> = {},
  ) => {
    const t = board(testEdition(edition));
    const { game } = t;
    const [a, b] = game.state.players;
    Object.assign(a ?? {}, { mana: mine });
    Object.assign(b ?? {}, { mana: [unit('G')] });
    Object.assign(game.state.turn, more);
    if (rule) t.put({ types: ['enchantment'], abilities: [{ ability: 'static', parts: [{ part: 'rule', rule }] }] });
    game.entries = [];
    emptyMana(game, at);
    return [
      a?.mana.map(({ type }) => type).join(''),
      b?.mana.map(({ type }) => type).join(''),
      20 - (a?.life ?? 0),
      game.entries.map(({ text }) => text).filter((text) => text.includes('burn')).length,
    ];
  };
  const keep = (who: typeof you | typeof everybody, ...types: ('R' | 'G')[]): Rule =>
    ({ rule: 'keepMana', who, ...(types.length > 0 && { types }) }) as Rule;
  test.each<[string, Parameters<typeof left>, unknown[]]>([
    ['stays as a step ends in 2006', ['2006-10', 'step', [unit('R'), unit('R')]], ['RR', 'G', 0, 0]],
    ['burns as a phase ends in 2006', ['2006-10', 'phase', [unit('R'), unit('R')]], ['', '', 2, 2]],
    [
      'burns nobody whom another controls',
      ['2006-10', 'phase', [unit('R')], undefined, { active: 0, controller: 1 }],
      ['', '', 0, 1],
    ],
    ['goes as a step ends since 2009', ['2009-10', 'step', [unit('R')]], ['', '', 0, 0]],
    ['goes as a phase ends', [NEWEST, 'phase', [unit('R')]], ['', '', 0, 0]],
    ['that lasts is there', [NEWEST, 'phase', [unit('R', true), unit('G')]], ['R', '', 0, 0]],
    [
      'that lasts until combat ends is there between its steps',
      [NEWEST, 'step', [unit('R', 'combat'), unit('G')]],
      ['R', '', 0, 0],
    ],
    ['and goes as the phase ends', [NEWEST, 'phase', [unit('R', 'combat')]], ['', '', 0, 0]],
    ['is kept by whom an effect lets keep it', [NEWEST, 'phase', [unit('R'), unit('G')], keep(you)], ['RG', '', 0, 0]],
    ['of that type alone', [NEWEST, 'phase', [unit('R'), unit('G')], keep(you, 'G')], ['G', '', 0, 0]],
    ['of that type by everybody', [NEWEST, 'phase', [unit('R'), unit('G')], keep(everybody, 'G')], ['G', 'G', 0, 0]],
  ])('%s', (_, of, expected) => {
    expect(left(...of)).toEqual(expected);
  });
});

describe('as a turn begins', () => {
  const begun = (more: Partial<TurnState> = {}, before: (t: Board) => void = () => {}): Board => {
    const t = board(testEdition(NEWEST));
    Object.assign(t.game.state.turn, { number: 4, begun: 4, active: 0, ...more });
    before(t);
    t.game.entries = [];
    beginTurn(t.game, 1, 7);
    return t;
  };
  const stale: Partial<TurnState> = {
    upkeeps: 3,
    combats: 2,
    mains: 2,
    activated: [{} as never],
    phase: 'ending',
    step: 'cleanup',
    extraTurnId: 3,
  };
  test('what was counted is counted anew', () => {
    const { turn } = begun(stale).game.state;
    expect(turn).toMatchObject({
      number: 5,
      begun: 5,
      active: 1,
      extraTurnId: 7,
      upkeeps: 0,
      combats: 0,
      mains: 0,
      activated: [],
      phase: 'beginning',
      step: 'untap',
      controller: -1,
    });
    expect(turn.upcoming[0]).toBe('untap');
    expect(turn.upcoming).toContain('draw');
  });
  test('the first of two players draws no card in the first turn', () => {
    const t = begun({ number: 0, begun: 0 });
    expect(t.game.state.turn.upcoming).not.toContain('draw');
    // nobody's turn came before
    expect(t.game.state.lastTurnHistory?.active).toEqual([]);
  });
  test('what happened in the last turn is kept in short, and a loop is none any more', () => {
    const t = begun({}, ({ game }) => {
      game.state.history.lifeLost[0] = 3;
      game.state.loop = { ...freshLoop(), choices: 9 } as GameState['loop'];
      Object.assign(game.state.players[0] ?? {}, { landsPlayed: 1 });
    });
    expect([t.game.state.lastTurnHistory?.active, t.game.state.lastTurnHistory?.lifeLost[0]]).toEqual([[0], 3]);
    expect([t.game.state.history.lifeLost[0] ?? 0, t.game.state.players[0]?.landsPlayed]).toEqual([0, 0]);
    expect(t.game.state.loop).toEqual(freshLoop());
  });
  test('it is told whose it is', () => {
    expect(begun().game.entries?.map(({ text }) => text)).toContain('Turn 5: B.');
  });
  test('what depends on whose turn it is is looked at again', () => {
    const t = board(testEdition(NEWEST));
    const bear = t.put({
      power: 2,
      toughness: 2,
      abilities: [
        {
          ability: 'static',
          condition: { if: 'turn', of: opponents },
          parts: [{ part: 'change', affects: { set: 'self' }, mods: [{ mod: 'modifyPT', power: 1, toughness: 1 }] }],
        },
      ],
    });
    expect(pt(t.game, bear)).toBe('2/2');
    beginTurn(t.game, 1, 0);
    expect(pt(t.game, bear)).toBe('3/3');
  });
  test('what triggers on that does', () => {
    const trigger: Ability = {
      ability: 'triggered',
      event: { on: 'beginTurn', whose: opponents },
      body: { effect: [{ do: 'gainLife', who: you, amount: 1 }] },
    };
    const t = begun({}, (on) => on.put({ types: ['enchantment'], abilities: [trigger] }));
    expect(t.game.state.pending).toHaveLength(1);
  });
  test('what lasts until that player’s turn ends, and nothing else', () => {
    const lasting = (duration: Duration) => {
      const t = begun({}, (on) =>
        on.resolve([{ part: 'rule', rule: { rule: 'playWithHandRevealed', who: you } }], { duration }),
      );
      return t.game.state.effects.length;
    };
    expect(lasting({ until: 'nextTurn', of: opponents })).toBe(0);
    expect(lasting({ until: 'nextTurn', of: you })).toBe(1);
    expect(lasting({ until: 'nextUpkeep', of: opponents })).toBe(1);
  });
  test('how many cards were in hand is kept where something asks for it', () => {
    const asking: Ability = {
      ability: 'triggered',
      event: { on: 'beginTurn', whose: you },
      body: { effect: [{ do: 'draw', who: you, count: { q: 'handAsTurnBegan', of: you } as never }] },
    };
    const t = begun({}, (on) => {
      on.put({ types: ['enchantment'], abilities: [asking] });
      on.put({}, { zone: 'hand' });
    });
    expect(t.game.state.history.began?.hands).toEqual([1, 0]);
  });
  test('who was given control of that turn has it, the last of several, and not of the next', () => {
    const controls = (...of: [number, number][]) => of.map(([player, by]) => ({ player, by }));
    const t = begun({ controls: controls([1, 1], [1, 0], [0, 1]) });
    expect([t.game.state.turn.controller, t.game.state.turn.controls]).toEqual([0, controls([0, 1])]);
    const gone = begun({ controls: controls([1, 0]) }, ({ game }) =>
      Object.assign(game.state.players[0] ?? {}, { left: true }),
    );
    expect(gone.game.state.turn.controller).toBe(-1);
  });

  test('what is remembered of objects is forgotten, but of the last turn and what something may ask for', () => {
    const known = (id: number, turn: number) => ({ id, turn }) as LastKnown;
    const t = begun({}, ({ game }) => {
      game.state.lki = [
        known(101, 4),
        known(102, 3),
        known(103, 3),
        known(104, 3),
        known(105, 3),
        known(106, 3),
        known(107, 1),
      ];
      game.state.delayed = [{ env: { it: { objects: [103] } }, expires: { at: 'never' } } as never];
      game.state.pending = [{ byObject: { 104: true } } as never];
      game.state.absent = [105] as never;
    });
    expect(t.game.state.lki.map(({ id }) => id)).toEqual([101, 103, 104, 105]);
  });
  test('where nothing is older nothing is', () => {
    const t = begun({}, ({ game }) => {
      game.state.lki = [{ id: 101, turn: 4 } as LastKnown];
    });
    expect(t.game.state.lki).toHaveLength(1);
  });
});

describe('skips', () => {
  const withSkips = (...skips: TurnState['skips']): Board => {
    const t = board(testEdition(NEWEST));
    Object.assign(t.game.state.turn, { skips, active: 0, number: 4 });
    t.game.entries = [];
    return t;
  };
  const told = (t: Board) => t.game.entries?.map(({ text }) => text);
  test('a turn is skipped once for each, and it is told', () => {
    const t = withSkips({ player: 0, what: 'turn', times: 2 }, { player: 1, what: 'draw', times: 1 });
    expect([takeSkip(t.game, 0, 'turn'), t.game.state.turn.skips[0]?.times]).toEqual([true, 1]);
    expect([takeSkip(t.game, 0, 'turn'), t.game.state.turn.skips.length]).toEqual([true, 1]);
    expect([takeSkip(t.game, 0, 'turn'), takeSkip(t.game, 0, 'draw')]).toEqual([false, false]);
    expect(takeSkip(t.game, 1, 'draw')).toBe(true);
    expect(told(t)).toEqual(['A skips a turn.', 'A skips a turn.', 'B skips the draw step.']);
    expect(t.game.state.turn.skips).toEqual([]);
  });
  test('one of a whole turn is not used up, and counts in that turn alone', () => {
    const t = withSkips(
      { player: 0, what: 'draw', times: 1, turn: 4 },
      { player: 0, what: 'upkeep', times: 1, turn: 3 },
    );
    expect([takeSkip(t.game, 0, 'draw'), takeSkip(t.game, 0, 'draw'), takeSkip(t.game, 0, 'upkeep')]).toEqual([
      true,
      true,
      false,
    ]);
  });
  test('one that is used up counts no more', () => {
    expect(takeSkip(withSkips({ player: 0, what: 'draw', times: 0 }).game, 0, 'draw')).toBe(false);
  });
  test('a skipped phase is gone with all its steps', () => {
    const t = withSkips({ player: 0, what: 'combat', times: 1 });
    const { turn } = t.game.state;
    Object.assign(turn, {
      upcoming: ['beginCombat', 'declareAttackers', 'endCombat', 'main2', 'end'],
      phase: 'precombatMain',
    });
    nextStep(t.game);
    expect(turn.upcoming).toEqual(['main2', 'end']);
    nextStep(t.game);
    expect([turn.step, turn.phase, t.game.state.agenda.at(-1)]).toEqual([
      'main2',
      'postcombatMain',
      { frame: 'step', step: 'main2', stage: 0 },
    ]);
  });
  test('mana is gone where the next step is of another phase', () => {
    const t = withSkips();
    Object.assign(t.game.state.turn, { upcoming: ['beginCombat', 'declareAttackers'], phase: 'precombatMain' });
    const mana = () =>
      Object.assign(t.game.state.players[0] ?? {}, {
        mana: [{ type: 'R', source: 0, snow: false, by: null, keep: false }],
      }).mana;
    mana();
    nextStep(t.game);
    expect(t.game.state.players[0]?.mana).toEqual([]);
    mana();
    nextStep(t.game);
    expect(t.game.state.players[0]?.mana).toHaveLength(1);
  });
});

describe('the next turn', () => {
  const over = (t: Board): void => {
    Object.assign(t.game.state.turn, { upcoming: [], lastInOrder: 0, number: 4, begun: 4 });
    nextStep(t.game);
  };
  test('is that of the next player, and unspent mana is gone', () => {
    const t = board(testEdition(NEWEST));
    Object.assign(t.game.state.players[0] ?? {}, {
      mana: [{ type: 'R', source: 0, snow: false, by: null, keep: false }],
    });
    over(t);
    expect([t.game.state.turn.active, t.game.state.turn.lastInOrder, t.game.state.players[0]?.mana]).toEqual([
      1,
      1,
      [],
    ]);
  });
  test('is an extra turn where there is one, after which the order goes on', () => {
    const t = board(testEdition(NEWEST));
    Object.assign(t.game.state.turn, { extraTurns: [{ player: 0, id: 8 }] });
    over(t);
    expect(t.game.state.turn).toMatchObject({ active: 0, lastInOrder: 0, extraTurnId: 8, extraTurns: [] });
  });
  test.each<[string, number]>([
    ['skipped', 1],
    ['not skipped', 0],
  ])('that is skipped is passed over: %s', (_, times) => {
    const t = board(testEdition(NEWEST));
    Object.assign(t.game.state.turn, { skips: times > 0 ? [{ player: 1, what: 'turn', times }] : [], active: 0 });
    over(t);
    expect([t.game.state.turn.active, t.game.state.turn.lastInOrder]).toEqual([times > 0 ? 0 : 1, 1]);
  });
  test.each<Duration['until'] & ('nextTurn' | 'nextUpkeep' | 'nextEndStep')>(['nextTurn', 'nextUpkeep', 'nextEndStep'])(
    'what lasts until the %s of a player who has left ends as that turn would have begun',
    (until) => {
      const t = board(testEdition(NEWEST));
      t.resolve([{ part: 'rule', rule: { rule: 'playWithHandRevealed', who: you } }], {
        duration: { until, of: opponents },
      });
      Object.assign(t.game.state.players[1] ?? {}, { left: true });
      over(t);
      expect([t.game.state.turn.active, t.game.state.effects.length]).toEqual([0, 0]);
    },
  );
});
