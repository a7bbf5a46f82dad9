/** Contracts of the kinds of event: what matches, what is impossible, what is contained and bound. 2006: 410, 419 · 2009, 2011, 2026: 603, 614, 700.1 */
import { describe, expect, it } from 'vitest';
import { PATTERN_KINDS } from '../../abilities/pattern-kinds.ts';
import { context, ruleContext } from '../../meaning/context.ts';
import { createGame } from '../../game.ts';
import type { Game } from '../../running/game.ts';
import { applying, byPlayer, byRule, causedBy, hasApplied } from '../cause.ts';
import { happen } from '../happen.ts';
import { drawEvent } from './cards.ts';
import { blockEvent } from './combat.ts';
import { damageEvent } from './damage.ts';
import { loseEvent, winEvent } from './game-end.ts';
import { gainLifeEvent, loseLifeEvent } from './life.ts';
import { bindings, isImpossible, kindOf, matchesPattern } from './table.ts';

const RULE = byRule('700.1', 'effect');

function newGame(): Game {
  const made = createGame({
    seed: 1,
    edition: '2026-02',
    players: [
      { name: 'A', deck: [] },
      { name: 'B', deck: [] },
    ],
    definitions: [],
    position: { active: 0, step: 'main1', objects: [] },
  });
  if (!made.ok) throw new Error(made.errors[0]?.message);
  return made.game;
}

describe('the kinds of event', () => {
  it('every pattern that can be about a kind is one that the module of the kind knows', () => {
    const block = blockEvent(1, 2, 0, RULE);
    expect(Object.keys(kindOf(block).patterns).sort()).toEqual(
      Object.entries(PATTERN_KINDS)
        .filter(([, kinds]) => (kinds as readonly string[]).includes('block'))
        .map(([on]) => on)
        .sort(),
    );
  });

  it('life is gained and lost, and an amount of 0 is no event', () => {
    const game = newGame();
    const life = game.state.players[0]?.life ?? 0;
    expect(isImpossible(game, gainLifeEvent(0, 0, RULE))).toBe(true);
    expect(happen(game, [gainLifeEvent(0, 3, RULE), loseLifeEvent(0, 1, RULE)]).map((o) => o.did)).toEqual([
      true,
      true,
    ]);
    expect(game.state.players[0]?.life).toBe(life + 2);
    expect(game.state.history.lifeGained[0]).toBe(3);
  });

  it('a player who would win and lose at once only loses (2006: 102.3e · later: 104.3f)', () => {
    const game = newGame();
    happen(game, [winEvent(0, 'an effect', RULE), loseEvent(0, 'life', RULE)]);
    expect(game.state.players[0]?.lost).toBe(true);
    expect(game.state.result).toBeNull();
  });

  it('a draw from an empty library contains no move, and is remembered', () => {
    const game = newGame();
    const draw = drawEvent(0, RULE);
    expect(kindOf(draw).contains?.(game, draw)).toBeNull();
    happen(game, [draw]);
    expect(game.state.players[0]?.drewFromEmpty).toBe(true);
  });

  it('a pattern of several is matched by the kind of event that one of them is about', () => {
    const game = newGame();
    const ctx = ruleContext(0, 0);
    const either = {
      on: 'either',
      of: [
        { on: 'gainLife', who: { who: 'you' } },
        { on: 'loseLife', who: { who: 'you' } },
      ],
    } as const;
    expect(matchesPattern(game, ctx, either, loseLifeEvent(0, 1, RULE), true)).toBe(true);
    expect(matchesPattern(game, ctx, either, loseLifeEvent(1, 1, RULE), true)).toBe(false);
    expect(matchesPattern(game, ctx, either, drawEvent(0, RULE), true)).toBe(false);
  });

  it('a pattern may speak of what its own event binds, unless that was bound before', () => {
    const game = newGame();
    const losing = { on: 'loseLife', who: { who: 'ref', name: 'event.player' } } as const;
    const bound = ruleContext(0, 0, { 'event.player': { players: [0] } });
    const seen = (ctx: typeof bound, player: 0 | 1) =>
      matchesPattern(game, ctx, losing, loseLifeEvent(player, 1, RULE), true);
    expect([seen(ruleContext(0, 0), 0), seen(ruleContext(0, 0), 1)]).toEqual([true, true]);
    expect([seen(bound, 0), seen(bound, 1)]).toEqual([true, false]);
  });

  it('damage binds what deals it, not what caused it', () => {
    const game = newGame();
    const event = damageEvent(77, { player: 1 }, 2, byPlayer(0, 'effect', 5));
    expect(bindings(game, { on: 'damage' }, event)).toEqual({
      'event.player': { players: [1] },
      'event.by': { players: [0] },
      'event.source': { objects: [77] },
      'event.amount': { amount: 2 },
    });
  });
});

describe('causes', () => {
  it('name the ability that is carried out, and the cost while one is paid', () => {
    const ctx = context(1, 9, {}, null, { def: 'x', path: 'faces/0/abilities/0' });
    expect(causedBy(ctx)).toMatchObject({ reason: 'effect', by: 1, source: 9, ability: { def: 'x' }, rule: null });
    expect(causedBy({ ...ctx, paying: true }).reason).toBe('cost');
  });

  it('remember the replacement effects applied on the way, which apply once', () => {
    const after = applying(RULE, 'a');
    expect([hasApplied(RULE, 'a'), hasApplied(after, 'a'), hasApplied(after, 'b')]).toEqual([false, true, false]);
  });
});
