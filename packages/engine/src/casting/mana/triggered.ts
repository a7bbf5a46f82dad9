/**
 * Mana that triggered mana abilities add when a permanent is tapped for mana: what it will be, and when it comes.
 * 2006: 406.1, 411.3 · 2009, 2011: 605.1b, 605.4, 605.5 · 2026: 106.12a, 605.1b, 605.4, 605.5
 */
import type { Body } from '../../vocabulary/abilities.ts';
import type { EventPattern } from '../../vocabulary/patterns.ts';
import type { Game } from '../../running/game.ts';
import { inScope, type WaitingForMana } from '../../running/scope.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import type { PlayerState } from '../../state/state.ts';
import { delayedNode } from '../../abilities/lookup.ts';
import { isTriggeredManaAbility } from '../../abilities/mana-ability.ts';
import { derive } from '../../continuous/derive.ts';
import { byPlayer } from '../../events/cause.ts';
import { tapEvent } from '../../events/kinds/tap.ts';
import { bindings, matchesPattern } from '../../events/kinds/table.ts';
import { mayTrigger } from '../../meaning/condition.ts';
import { activeContext, bind, type Context, delayedContext, extended } from '../../meaning/context.ts';
import { playersOf } from '../../meaning/players.ts';
import { carryOut } from '../../resolving/carry-out.ts';
import { asThough, type Purpose } from './purpose.ts';
import { alternativesOf, type Output } from './sources.ts';

/** The outputs of tapping that permanent with what triggers on it added, in the order it comes; null if that cannot be said. */
export function withTriggeredMana(
  game: Game,
  player: PlayerId,
  object: ObjectId,
  outputs: readonly Output[],
  purpose: Purpose,
): readonly Output[] | null {
  const { tap = [] } = derive(game).triggers;
  const { delayed } = game.state;
  if (tap.length === 0 && delayed.length === 0) return outputs;
  const event = tapEvent(object, player, byPlayer(player, 'cost'), true);
  let all: readonly Output[] | null = outputs;
  const add = (ctx: Context, pattern: EventPattern, body: Body, may: () => boolean): void => {
    if (all === null || !isTriggeredManaAbility(pattern, body) || !matchesPattern(game, ctx, pattern, event, true))
      return;
    ctx.env = extended(ctx.env, bindings(game, pattern, event));
    if (may()) all = withOne(game, ctx, body, player, all, purpose);
  };
  for (const active of tap) {
    const ctx = activeContext(active);
    add(ctx, active.ability.event, active.ability.body, () => mayTrigger(game, ctx, active.ability));
  }
  for (const one of delayed) {
    const { pattern, body } = delayedNode(game, one);
    add(delayedContext(one), pattern, body, () => true);
  }
  return all;
}

function withOne(
  game: Game,
  ctx: Context,
  { effect }: Body,
  player: PlayerId,
  outputs: readonly Output[],
  purpose: Purpose,
): Output[] | null {
  const [step, ...more] = effect;
  if (step?.do !== 'addMana' || more.length > 0 || step.mana.restriction !== undefined) return null;
  const whose = playersOf(game, ctx, step.who);
  if (whose.length !== 1) return null;
  if (whose[0] !== player) return [...outputs];
  const usable = (types: readonly number[]): Output => ({
    types,
    units: types.map((mask) => asThough(game, player, purpose, mask)),
  });
  const join = (a: Output, b: Output): Output => ({
    types: [...a.types, ...b.types],
    units: [...a.units, ...b.units],
  });
  const { types } = step.mana;
  if (!Array.isArray(types) && 'anyTypeProduced' in types) {
    if (types.colorsOnly === true || types.count !== 1) return null;
    // of each type that the permanent may make, one more
    if (outputs.some((output) => output.types.length !== 1)) return null;
    return outputs.flatMap((output) => {
      const [made = 0] = output.types;
      const [unit = 0] = output.units;
      return bitsOf(made).map((bit) => join({ types: [bit], units: [(unit & ~made) | bit] }, usable([bit])));
    });
  }
  const alternatives = alternativesOf(game, ctx, step.mana);
  if (alternatives === null) return null;
  return outputs.flatMap((output) => alternatives.map((added) => join(output, usable(added))));
}

const bitsOf = (mask: number): number[] => {
  const bits: number[] = [];
  for (let bit = 1; bit <= mask; bit <<= 1) if ((mask & bit) !== 0) bits.push(bit);
  return bits;
};

/**
 * Runs a mana ability, then the triggered mana abilities it set off, without waiting for priority (411.3 · 605.4a): only then is it
 * known what the permanent has produced. `choice`: the types a payment plan chose, for all of them one after another.
 */
export function withTriggersAfter(game: Game, player: PlayerId, choice: string | null, run: () => boolean): boolean {
  const waiting: WaitingForMana[] = [];
  const before = poolOf(game, player).length;
  const done = inScope(game, { manaTriggers: waiting }, run);
  if (waiting.length === 0) return done;
  const produced = poolOf(game, player)
    .slice(before)
    .map((unit) => unit.type)
    .join('');
  // nothing is tapped for mana that makes none (2026: 106.12a)
  if (produced === '' && game.edition.tappedForMana === 'produced') return done;
  let used = produced.length;
  for (const { ctx, effect, pend } of waiting) {
    if (pend !== null) {
      pend();
      continue;
    }
    bind(ctx, 'event.word', { word: produced });
    if (choice !== null) bind(ctx, 'mana.choice', { word: choice.slice(used) });
    const had = poolOf(game, player).length;
    carryOut(game, ctx, effect, null);
    used += poolOf(game, player).length - had;
  }
  return done;
}

const poolOf = (game: Game, player: PlayerId): PlayerState['mana'] => (game.state.players[player] as PlayerState).mana;
