/**
 * Loops: of mandatory actions, and of optional ones that several players take in turn. 2006: 102.4b, 421 · 2009: 104.4b, 713 ·
 * 2011: 104.4b, 104.4f, 716, 801.18 · 2026: 104.4b, 104.4f, 731, 801.16
 */
import type { Game } from '../state/game.ts';
import { Checksum } from '../state/hash.ts';
import { type ObjectId, type PlayerId, slotOf } from '../state/ids.ts';
import { apnap, objectOf, onStacks } from '../state/objects.ts';
import type { Characteristics, FloatingEffect } from '../state/state.ts';
import type { ActivatedAbility } from '../vocabulary/abilities.ts';
import type { Instruction } from '../vocabulary/instructions.ts';
import type { Action } from '../decisions/decision.ts';
import { abilityAt, nodeAt } from '../abilities/lookup.ts';
import { characteristics, controllerOf } from '../continuous/derive.ts';
import { drawAround } from '../multiplayer/leaving.ts';
import { memoised } from '../state/memoised.ts';
import { grown, growsTowardsSomething, ROUNDS } from './growth.ts';
import { setResult } from '../events/leaving.ts';

/** Resolutions without an optional action before positions are compared, and before the game is given up as not understood. */
const SUSPICIOUS = 200;
const BOUND = 20_000;

/**
 * Called as something is about to resolve, and nothing optional was done for long. Where the very position recurs, or only more and more
 * comes of every round, the game is a draw; where what grows may be on its way to something, nobody can say.
 */
export function endLoop(game: Game): void {
  const { state } = game;
  state.loop.choiceFree++;
  const { choiceFree, position: before } = state.loop;
  if (choiceFree < SUSPICIOUS) return;
  involve(game);
  if (choiceFree >= BOUND) return giveUp(game, `${BOUND} resolutions without an optional action`);
  const now = position(game);
  if (before === now) return drawLoop(game);
  // compared with a fixed position for a while, then with a later one, so that loops of any length are found
  if (choiceFree === SUSPICIOUS || (choiceFree & (choiceFree - 1)) === 0) {
    state.loop = { choiceFree, position: now, involved: [], growth: null };
    involve(game);
  }
  const { rounds } = (state.loop.growth = grown(game, state.loop.growth));
  if (rounds < ROUNDS) return;
  if (growsTowardsSomething(game)) giveUp(game, `${ROUNDS} rounds in which something only grows`);
  else drawLoop(game);
}

/** Nobody can say how it ends. */
function giveUp(game: Game, reason: string): void {
  setResult(game, { result: 'unresolved-loop', reason });
}

/** Who controls what is about to resolve is involved, and who controls what it is of. */
function involve(game: Game): void {
  const { stack, loop } = game.state;
  const top = stack.at(-1);
  if (top === undefined) return;
  for (const id of [top, objectOf(game, top)?.stack?.source ?? top]) {
    const player = controllerOf(game, id);
    if (!loop.involved.includes(player)) loop.involved = [...loop.involved, player];
  }
}

/** Where range is limited only for those involved and who is in their range (2011: 104.4f, 801.18 · 2026: 104.4f, 801.16). */
function drawLoop(game: Game): void {
  const { state, edition } = game;
  if (state.reach === null || edition.drawingInRange !== 'effects-and-loops')
    setResult(game, { result: 'draw', reason: 'a loop of mandatory actions' });
  else drawAround(game, state.loop.involved);
}

export const actionKey = (action: Action): string => JSON.stringify(action);

/**
 * Notes that a player is about to activate an ability. In which position is worked out only where a loop may run through it: the ability
 * costs nothing, or it is activated again after another player activated one.
 */
export function noteActivation(game: Game, player: PlayerId, action: Action): void {
  if (action.act !== 'activate') return;
  const { turn } = game.state;
  const { cost } = abilityAt(game, action.ability) as ActivatedAbility;
  const costsNothing = Object.values(cost).every((part) => Array.isArray(part) && part.every((each) => each === '0'));
  const key = actionKey(action);
  const before = turn.activated.findIndex((each) => each.player === player && each.action === key);
  const again = before >= 0 && turn.activated.slice(before).some((since) => since.player !== player);
  const at = costsNothing || again ? position(game) : null;
  turn.activated = [...turn.activated, { player, action: key, position: at }];
}

/**
 * The actions that a player may not take again, because they have led back to this very position with something that another player did
 * in between: of those in the loop the active player, or the first in turn order, must do something else (2006: 421.3, 421.5 · 2009: 713.3 ·
 * 2011: 716.3 · 2026: 731.3). An ability is one action, whatever its targets.
 */
export function repeatedEnough(game: Game, player: PlayerId): readonly string[] {
  const { activated } = game.state.turn;
  const breaking = activated.filter(({ player: who, position: at }, i) => {
    if (who !== player || at === null) return false;
    const involved = new Set(activated.slice(i).map((since) => since.player));
    return involved.size > 1 && apnap(game).find((p) => involved.has(p)) === player;
  });
  if (breaking.length === 0) return NONE;
  const now = position(game);
  return breaking.flatMap((each) => (each.position === now ? [each.action] : NONE));
}
const NONE: readonly string[] = [];

/**
 * What matters of a position, with ids and timestamps left out or replaced by places and cards. Of effects that change characteristics it
 * is what they make of objects, so that those that have undone each other do not count.
 */
function position(game: Game): string {
  const { state } = game;
  const { objects, players, turn } = state;
  const sum = new Checksum();
  const cardIn = (id: ObjectId): number => objects[slotOf(id)]?.card ?? 0;
  for (const { life, counters, library, hand, graveyard, mana } of players) {
    sum.value(life).value(sorted(counters)).value(mana.length);
    for (const cards of [library, hand, graveyard]) {
      sum.value(cards.length);
      for (const id of cards) sum.value(cardIn(id));
    }
  }
  for (const o of objects) {
    if (o === null || o.zone === 'library' || o.zone === 'hand' || o.zone === 'graveyard') continue;
    sum
      .value(o.kind === 'ability' || o.kind === 'copy' ? o.kind : o.card)
      .value(o.zone)
      .value(o.tapped)
      .value(o.face);
    sum.value(o.faceDown).value(o.flipped).value(sorted(o.counters)).value(cardIn(o.attachedTo));
    sum.value(o.damage).value(o.shields);
    if (o.zone === 'battlefield' || o.zone === 'stack') sum.value(controllerOf(game, o.id)).value(shown(game, o.id));
    if (o.stack !== null)
      sum.value(o.stack.ability).value(cardIn(o.stack.source)).value(o.stack.modes).value(o.stack.x);
  }
  for (const id of onStacks(state)) sum.value(slotOf(id));
  for (const e of state.effects)
    if (!changesOnly(game, e)) sum.value(e.ref).value(slotOf(e.source)).value(e.uses).value(e.shield);
  sum.value(turn.step).value(turn.number).value(state.daytime).value(state.delayed.length).value(state.absent.length);
  return sum.digest();
}

const sorted = (counters: Readonly<Record<string, number>> | null) =>
  counters === null ? null : Object.entries(counters).sort(([a], [b]) => (a < b ? -1 : 1));

/** What can be told of an object. Most have the characteristics that they are made with, and share them. */
const shown = (game: Game, id: ObjectId): string => digestOf(characteristics(game, id));

const digestOf = memoised((is: Characteristics): string => {
  const { name, colors, types, supertypes, subtypes, power, toughness, loyalty, keywords } = is;
  const abilities = is.abilities.map(({ ref, text }) => [ref.def, ref.path, text]);
  const what = [name, colors, types, supertypes, subtypes, power, toughness, loyalty, keywords, abilities];
  return new Checksum().value(what).digest();
});

/** Whether all that the effect does is seen in the characteristics of objects. */
function changesOnly(game: Game, effect: FloatingEffect): boolean {
  const { parts } = nodeAt(game, effect.ref) as Extract<Instruction, { do: 'effect' }>;
  return parts.every(({ part }) => part === 'change');
}
