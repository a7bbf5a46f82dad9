/**
 * Which players are meant, and who of several does or chooses something.
 * 2006: 103.4, 308.1, 601 · 2009, 2011: 506.2, 508.5, 801 · 2026: 506.2, 508.5, 801, 802.2
 */
import { describe, expect, test } from 'vitest';
import { card } from '../casting/table-in-tests.ts';
import { createGame } from '../game.ts';
import { newCombat } from '../events/combat-record.ts';
import type { Decision } from '../decisions/decision.ts';
import type { Game } from '../running/game.ts';
import type { LastKnown } from '../state/state.ts';
import type { PlayerSet } from '../vocabulary/nouns.ts';
import { actorsOf, whoChooses } from './actors.ts';
import { type Context, ruleContext } from './context.ts';
import { areOpponents, choosersAmong, isPlayer, playersKnown, playersOf } from './players.ts';

const bear = card('Bear', '1', ['creature']);
/** Five players, each with a Bear; the first is active. */
function seated(range?: number): { game: Game; bears: number[]; asked: Decision[] } {
  const made = createGame({
    edition: '2026-02',
    seed: 1,
    players: ['A', 'B', 'C', 'D', 'E'].map((name) => ({ name, deck: [] })),
    definitions: [bear],
    variant: 'free-for-all',
    ...(range !== undefined && { range }),
    position: {
      active: 0,
      step: 'main1',
      objects: [0, 1, 2, 3, 4].map((player) => ({ name: 'Bear', def: bear.key, player, zone: 'battlefield' as const })),
    },
  });
  if (!made.ok) throw new Error(JSON.stringify(made.errors));
  const { game } = made;
  const asked: Decision[] = [];
  const last = (d: Decision) => {
    asked.push(d);
    return d.form === 'choose' ? [d.options.length - 1] : [];
  };
  Object.assign(game, { agents: [last, last, last, last, last] });
  return { game, bears: [...game.state.battlefield], asked };
}
const opponent = { who: 'opponent' } as const;
const opponents = { who: 'opponents' } as const;

describe('one of several', () => {
  test('is chosen by whose ability it is, and stays the same', () => {
    const { game, bears, asked } = seated();
    const ctx = ruleContext(0, bears[0] ?? 0);
    expect(actorsOf(game, ctx, opponent)).toEqual([4]);
    expect(asked).toMatchObject([{ player: 0, kind: 'player', options: [1, 2, 3, 4].map((player) => ({ player })) }]);
    expect([actorsOf(game, ctx, opponent), playersOf(game, ctx, opponent), asked.length]).toEqual([[4], [4], 1]);
    // in another ability another may be
    expect([actorsOf(game, ruleContext(1, bears[1] ?? 0), opponent), asked.length]).toEqual([[4], 2]);
  });
  test('is nobody’s choice where all are meant, or one', () => {
    const { game, bears, asked } = seated();
    const ctx = ruleContext(0, bears[0] ?? 0);
    expect(actorsOf(game, ctx, opponents)).toEqual([1, 2, 3, 4]);
    expect(actorsOf(game, ctx, { who: 'active' })).toEqual([0]);
    expect(asked).toEqual([]);
  });
  test('of those who have left another chooses in their place', () => {
    const { game, bears, asked } = seated();
    Object.assign(game.state.players[2] ?? {}, { left: true });
    const ctx = ruleContext(0, bears[0] ?? 0, { it: { players: [2] } });
    expect(whoChooses(game, ctx, { who: 'ref', name: 'it' })).toBe(4);
    expect(asked).toMatchObject([{ player: 0, options: [1, 3, 4].map((player) => ({ player })) }]);
    expect(whoChooses(game, ctx, { who: 'you' })).toBe(0);
    expect([
      playersOf(game, ctx, { who: 'ref', name: 'it' }),
      playersKnown(game, ctx, { who: 'ref', name: 'it' }),
    ]).toEqual([[], [2]]);
  });
});

describe('where the range is one seat', () => {
  test.each<[string, PlayerSet, number[]]>([
    ['those near are meant', opponents, [1, 4]],
    ['of a far one the nearest to the left chooses', { who: 'ref', name: 'far' }, [2]],
    ['who is near chooses', { who: 'ref', name: 'near' }, [4]],
    ['of nobody nobody', { who: 'ref', name: 'nobody' }, []],
  ])('%s', (_, set, expected) => {
    const { game, bears } = seated(1);
    const ctx = ruleContext(0, bears[0] ?? 0, {
      far: { players: [2, 3] },
      near: { players: [4] },
      nobody: { players: [] },
    });
    expect(choosersAmong(game, ctx, set)).toEqual(expected);
  });
  test('nobody far is anybody', () => {
    const { game, bears } = seated(1);
    const ctx = ruleContext(0, bears[0] ?? 0);
    expect([0, 1, 2, 3, 4].map((player) => isPlayer(game, ctx, { who: 'all' }, player))).toEqual([
      true,
      true,
      false,
      false,
      true,
    ]);
  });
});

test('opponents are others, where there are such', () => {
  const { game } = seated();
  expect([
    areOpponents(game, 0, 1),
    areOpponents(game, 1, 1),
    areOpponents(game, -1, 1),
    areOpponents(game, 1, -1),
    areOpponents(game, 0, 2),
  ]).toEqual([true, false, false, false, true]);
});

describe('the defending player', () => {
  const defending = { who: 'defending' } as const;
  const meant = (lay: (of: { game: Game; bears: number[] }) => Context): number[] => {
    const { game, bears } = seated();
    const combat = newCombat();
    combat.attackers = [2, 0].map((defender, n) => ({
      id: bears[n === 0 ? 1 : 3] ?? 0,
      defender,
      planeswalker: 0,
      band: 0,
      blocked: false,
      blockedBy: [],
    }));
    game.state.combat = combat;
    game.derived = null;
    return playersOf(game, lay({ game, bears }), defending);
  };
  const gone = (game: Game, defender: number): void => {
    game.state.lki.push({ id: 9999, defender } as LastKnown);
  };
  test.each<[string, (of: { game: Game; bears: number[] }) => Context, number[]]>([
    ['is whom the creature attacks', ({ bears }) => ruleContext(1, bears[1] ?? 0), [2]],
    ['of another attacker another', ({ bears }) => ruleContext(1, bears[3] ?? 0), [0]],
    [
      'whom the event is about, where the creature does not attack',
      ({ bears }) => ruleContext(0, bears[0] ?? 0, { 'event.defender': { players: [3] } }),
      [3],
    ],
    [
      'whom what dealt the damage attacks',
      ({ bears }) => ruleContext(0, bears[0] ?? 0, { 'event.source': { objects: [bears[1] ?? 0] } }),
      [2],
    ],
    ['else every opponent of the active player', ({ bears }) => ruleContext(0, bears[0] ?? 0), [1, 2, 3, 4]],
    [
      'or who was chosen to defend',
      ({ game, bears }) => {
        Object.assign(game.state.combat ?? {}, { defending: 0 });
        return ruleContext(1, bears[0] ?? 0);
      },
      [0],
    ],
    [
      'whom it attacked, where it is gone',
      ({ game }) => {
        gone(game, 0);
        return { ...ruleContext(0, 9999), recalls: true };
      },
      [0],
    ],
    [
      'nobody it attacked, where nothing remembers it',
      ({ game }) => {
        gone(game, 3);
        return ruleContext(0, 9999);
      },
      [1, 2, 3, 4],
    ],
    [
      'nobody, where what is gone attacked nobody',
      ({ game }) => {
        gone(game, -1);
        return { ...ruleContext(0, 9999), recalls: true };
      },
      [1, 2, 3, 4],
    ],
  ])('%s', (_, lay, expected) => {
    expect(meant(lay)).toEqual(expected);
  });
});
