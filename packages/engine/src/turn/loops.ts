/**
 * Loops: of mandatory actions, and of optional ones that several players take in turn. 2006: 102.4b, 421 · 2009: 104.4b, 713 ·
 * 2011: 104.4b, 104.4f, 716, 801.18 · 2026: 104.4b, 104.4f, 731, 801.16
 */
import type { Game } from '../running/game.ts';
import { Checksum } from '../state/hash.ts';
import { type ObjectId, type PlayerId, slotOf } from '../state/ids.ts';
import { apnap, objectOf, onStacks } from '../state/objects.ts';
import type { AbilityRef, Characteristics, FloatingEffect } from '../state/state.ts';
import type { ActivatedAbility } from '../vocabulary/abilities.ts';
import type { Instruction } from '../vocabulary/instructions.ts';
import { ZONES } from '../vocabulary/words.ts';
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
  if (!isNewOnTop(game)) return;
  const now = position(game);
  if (before === now) return drawLoop(game);
  // compared with a fixed position for a while, then with a later one, so that loops of any length are found
  if (choiceFree === SUSPICIOUS || (choiceFree & (choiceFree - 1)) === 0) {
    state.loop = { ...state.loop, position: now, involved: [], growth: null };
    involve(game);
  }
  const { rounds } = (state.loop.growth = grown(game, state.loop.growth));
  if (rounds < ROUNDS) return;
  if (growsTowardsSomething(game)) giveUp(game, `${ROUNDS} rounds in which something only grows`);
  else drawLoop(game);
}

/**
 * Whether what is about to resolve has come onto the stack since positions were last compared. Every round of a loop puts something there; what
 * was there already only makes the stack shorter.
 */
function isNewOnTop({ state: { stack, loop } }: Game): boolean {
  const top = stack.at(-1) ?? 0;
  if (top <= (loop.newest ?? 0)) return false;
  loop.newest = Math.max(...stack);
  return true;
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

/** What tells an activation from others: two of the same ability have the same key, whatever is chosen for them. */
const activationKey = ({ object, index, ability }: Activating): string => `${object} ${index} ${textOf(ability)}`;
const textOf = memoised((ref: AbilityRef): string => JSON.stringify(ref));
type Activating = Extract<Action, { act: 'activate' }>;

/**
 * Notes that a player is about to activate an ability. In which position is worked out only where a loop may run through it: the ability
 * costs nothing, or it is activated again, after another player activated one, where as much is untapped, in hands and so on as before.
 */
export function noteActivation(game: Game, player: PlayerId, action: Action): void {
  if (action.act !== 'activate') return;
  const { turn } = game.state;
  const { cost } = abilityAt(game, action.ability) as ActivatedAbility;
  const costsNothing = Object.values(cost).every((part) => Array.isArray(part) && part.every((each) => each === '0'));
  const key = activationKey(action);
  const mark = markOf(game);
  const before = turn.activated.findIndex(
    (each) => each.player === player && each.action === key && each.mark === mark,
  );
  const again = before >= 0 && turn.activated.slice(before).some((since) => since.player !== player);
  const at = costsNothing || again ? position(game) : null;
  turn.activated = [...turn.activated, { player, action: key, position: at, mark }];
}

/** A number that equal positions share, and that most actions change: life, cards and mana of the players, and what is tapped. */
function markOf({ state: { players, battlefield, objects, stack } }: Game): number {
  let mark = stack.length;
  for (const { life, library, hand, graveyard, mana } of players)
    mark =
      (Math.imul(mark, 31) + life + 7 * library.length + 11 * hand.length + 13 * graveyard.length + mana.length) | 0;
  for (let i = 0; i < battlefield.length; i++)
    if (objects[slotOf(battlefield[i] as ObjectId)]?.tapped === true) mark = Math.imul(mark, 31) + i;
  return mark | 0;
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

/** Whether the action is one of those activations. */
export const isAmong = (activations: readonly string[], action: Action): boolean =>
  action.act === 'activate' && activations.includes(activationKey(action));

/**
 * What matters of a position, with ids and timestamps left out or replaced by places and cards. Of effects that change characteristics it
 * is what they make of objects, so that those that have undone each other do not count.
 */
function position(game: Game): string {
  const { state } = game;
  const { objects, players, turn } = state;
  const sum = new Checksum();
  const cardIn = (id: ObjectId): number => objects[slotOf(id)]?.card ?? 0;
  const cardsIn = (cards: readonly ObjectId[]): void => {
    sum.word(cards.length);
    for (let i = 0; i < cards.length; i++) sum.word(cardIn(cards[i] as ObjectId));
  };
  for (const { life, counters, library, hand, graveyard, mana } of players) {
    sum.value(life).value(sorted(counters)).word(mana.length);
    cardsIn(library);
    cardsIn(hand);
    cardsIn(graveyard);
  }
  for (const o of objects) {
    if (o === null || o.zone === 'library' || o.zone === 'hand' || o.zone === 'graveyard') continue;
    if (o.kind === 'ability' || o.kind === 'copy') sum.value(o.kind);
    else sum.word(o.card);
    sum
      .word(ZONES.indexOf(o.zone))
      .word(o.tapped ? 1 : 0)
      .word(o.phasedOut ? 1 : 0)
      .word(o.face);
    sum.value(o.faceDown).value(o.flipped).value(sorted(o.counters)).word(cardIn(o.attachedTo)).word(o.attachedPlayer);
    sum.word(o.damage).value(o.shields);
    if (o.zone === 'battlefield' || o.zone === 'stack') sum.word(controllerOf(game, o.id)).value(shown(game, o.id));
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
const shown = (game: Game, id: ObjectId): number => digestOf(characteristics(game, id));

const digestOf = memoised((is: Characteristics): number => {
  const { name, colors, types, supertypes, subtypes, power, toughness, loyalty, keywords } = is;
  const abilities = is.abilities.map(({ ref, text }) => [ref.def, ref.path, text]);
  const what = [name, colors, types, supertypes, subtypes, power, toughness, loyalty, keywords, abilities];
  return new Checksum().value(what).number();
});

/** Whether all that the effect does is seen in the characteristics of objects. */
function changesOnly(game: Game, effect: FloatingEffect): boolean {
  const { parts } = nodeAt(game, effect.ref) as Extract<Instruction, { do: 'effect' }>;
  return parts.every(({ part }) => part === 'change');
}
