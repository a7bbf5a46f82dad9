/**
 * The parts of a cost that are actions: whether they can all be performed, and performing them.
 * 2006: 104.3, 409.1h · 2009: 107.6, 116, 601.2g · 2011: 107.6, 117, 601.2g · 2026: 107.6, 107.14, 118, 601.2h, 701.59a, 701.59c, 702.122a,
 * 702.171a, 702.171c
 */
import type { CostAction } from '../../vocabulary/costs.ts';
import type { Instruction } from '../../vocabulary/instructions.ts';
import type { ObjectSet, PlayerSet } from '../../vocabulary/nouns.ts';
import type { Game } from '../../running/game.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { objectOf, ownerOf } from '../../state/objects.ts';
import type { Binding, GameObject, PlayerState } from '../../state/state.ts';
import { controllerOf, derive } from '../../continuous/derive.ts';
import { askObjects, askOption } from '../../decisions/ask.ts';
import type { DecisionKind } from '../../decisions/decision.ts';
import { happen } from '../../events/happen.ts';
import { causedBy } from '../../events/cause.ts';
import { tapEvent } from '../../events/kinds/tap.ts';
import { oneOf } from '../../meaning/actors.ts';
import { bind, withBinding, type Context, recalling } from '../../meaning/context.ts';
import { objectsOf } from '../../meaning/objects.ts';
import { playersOf } from '../../meaning/players.ts';
import { amountOf, countersAmong, countersOn } from '../../meaning/quantity.ts';
import { dependsOnUnseen, looks } from '../../meaning/unseen.ts';
import { canDraw, canLoseLife, cantHaveCounters, forbidden, objectRule } from '../../continuous/prohibitions.ts';
import { carryOutOne } from '../../resolving/carry-out.ts';
import { canBlight } from './blight.ts';
import { canForage } from './forage.ts';
import { assign } from '../../objects/mana-matching.ts';
import { greater, lesser } from '../../state/numbers.ts';

/** What an action does with an object: taps or untaps it, moves it away, or only needs it to be there. */
export type Use = 'tap' | 'gone' | 'stay';

/** Objects picked for each use. */
export interface Picked {
  tap: readonly ObjectId[];
  gone: readonly ObjectId[];
  stay: readonly ObjectId[];
}

/** Objects that an action needs: `count` of the candidates, each for one action of the same kind only. */
export interface Slot {
  use: Use;
  candidates: readonly ObjectId[];
  count: number;
}

/** The most life that the player can pay: a total below 0 is none, and none at all where life can't be lost (2011: 118.8 · 2026: 119.4, 119.8). */
export const lifeToPay = (game: Game, player: PlayerId): number =>
  canLoseLife(game, player) ? greater(0, (game.state.players[player] as PlayerState).life) : 0;

/** What the actions need. `life` is paid; all of it must be there at once. */
interface ActionNeeds {
  life: number;
  slots: Slot[];
}

/** What the actions need, or null if one of them cannot be performed at all. `paidFor`: a card that is on its way to the stack. */
export function actionNeeds(
  game: Game,
  ctx: Context,
  actions: readonly CostAction[],
  paidFor: ObjectId,
): ActionNeeds | null {
  const needs: ActionNeeds = { life: 0, slots: [] };
  for (const action of actions) {
    if (!add(game, ctx, action, paidFor, needs)) return null;
  }
  return needs;
}

function add(game: Game, ctx: Context, i: CostAction, paidFor: ObjectId, needs: ActionNeeds): boolean {
  const slot = (set: ObjectSet, use: Slot['use'], fits: (id: ObjectId) => boolean): boolean =>
    addSlot(game, ctx, set, { needs, use, paidFor, fits });
  const payer = ctx.controller;
  const at = (id: ObjectId): GameObject | null => objectOf(game, id);
  switch (i.do) {
    case 'tap':
      if (i.what.set === 'self') {
        const object = at(ctx.source);
        if (object === null || object.zone !== 'battlefield' || object.tapped || object.phasedOut) return false;
        needs.slots.push({ use: 'tap', candidates: [ctx.source], count: 1 });
        return true;
      }
      return slot(
        i.what,
        'tap',
        (id) => at(id)?.zone === 'battlefield' && at(id)?.tapped === false && at(id)?.phasedOut === false,
      );
    case 'untap':
      return slot(
        i.what,
        'tap',
        (id) => at(id)?.zone === 'battlefield' && at(id)?.tapped === true && at(id)?.phasedOut === false,
      );
    case 'sacrifice':
      // only what its player controls (2009: 701.13 · 2011: 701.14 · 2026: 701.21; 2006: glossary)
      return slot(
        i.what,
        'gone',
        (id) =>
          at(id)?.zone === 'battlefield' &&
          controllerOf(game, id) === payer &&
          !objectRule(game, 'cantBeSacrificed', id),
      );
    case 'discard':
      return slot(i.what, 'gone', (id) => at(id)?.zone === 'hand' && at(id)?.owner === payer);
    case 'move':
      return slot(i.what, 'gone', (id) => at(id)?.phasedOut === false);
    case 'reveal':
      return slot(i.what, 'stay', (id) => at(id) !== null);
    case 'payLife': {
      if (playersOf(game, ctx, i.who)[0] !== payer) return false;
      needs.life += greater(0, amountOf(game, ctx, i.amount));
      return true;
    }
    case 'putCounters': // also loyalty counters (2009, 2011, 2026: 606.4)
      return slot(i.on, 'stay', (id) => at(id) !== null && !cantHaveCounters(game, id, i.counter));
    case 'removeCounters': {
      const { counter, count } = i;
      const wanted = count === 'all' ? 0 : amountOf(game, ctx, count);
      if (i.among === true) return countersAmong(game, objectsOf(game, ctx, i.from), counter) >= wanted;
      return slot(i.from, 'stay', (id) => at(id) !== null && countersOn(game, id, counter) >= wanted);
    }
    case 'playerCounters': {
      const wanted = -amountOf(game, ctx, i.count);
      return (game.state.players[payer]?.counters?.[i.counter] ?? 0) >= wanted;
    }
    case 'mill':
      return (game.state.players[payer] as PlayerState).library.length >= amountOf(game, ctx, i.count);
    // on the battlefield, tapped or not (2026: 701.43b–c)
    case 'exert':
      return slot(i.what, 'stay', (id) => at(id)?.zone === 'battlefield');
    case 'forage':
      return canForage(game, ctx);
    case 'blight':
      return canBlight(game, ctx);
    case 'unattach':
      return slot(i.what, 'stay', (id) => (at(id)?.attachedTo ?? 0) !== 0);
    case 'draw':
      return playersOf(game, ctx, i.who).every((p) => canDraw(game, p, amountOf(game, ctx, i.count)));
    case 'choose':
      return (
        i.what.choose !== 'objects' || objectsOf(game, ctx, i.what.from).length >= amountOf(game, ctx, i.what.count.min)
      );
    case 'gainLife': {
      const able = ableToGain(game, ctx, i.who);
      return able.length > 0 && (i.who.who === 'opponent' || able.length === playersOf(game, ctx, i.who).length);
    }
    case 'createTokens':
      return playersOf(game, ctx, i.who).length > 0;
    case 'addMana':
    case 'flipCoin':
    case 'performed':
      return true;
  }
}

/** Who can be given life: a cost cannot be paid with life for those who can't gain any (2009: 117.7 · 2011: 118.7 · 2026: 119.7). */
const ableToGain = (game: Game, ctx: Context, who: PlayerSet): PlayerId[] =>
  playersOf(game, ctx, who).filter((player) => !forbidden(game, 'cantGainLife', player));

interface Wanted {
  readonly needs: ActionNeeds;
  readonly use: Slot['use'];
  readonly paidFor: ObjectId;
  fits(id: ObjectId): boolean;
}

/** The card that is on its way to the stack is none of those that pay for it: it is in hand no more. */
function addSlot(game: Game, ctx: Context, set: ObjectSet, wanted: Wanted): boolean {
  if (set.set === 'union') return set.of.every((part) => addSlot(game, ctx, part, wanted));
  const { needs, use, paidFor, fits } = wanted;
  const among = (of: ObjectSet): ObjectId[] => objectsOf(game, ctx, of).filter((id) => id !== paidFor);
  if (set.set !== 'choice') {
    const ids = among(set);
    // a named object has to be there; "all" may be none
    if (set.set !== 'all' && ids.length === 0) return false;
    // of "the top three cards" none may lack (2006: 104.3 · 2009: 116.3 · 2011: 117.3 · 2026: 118.3)
    if (set.set === 'top' && ids.length < amountOf(game, ctx, set.count)) return false;
    if (!ids.every(fits)) return false;
    if (ids.length > 0) needs.slots.push({ use, candidates: ids, count: ids.length });
    return true;
  }
  const total = set.total === undefined ? null : neededFor(game, ctx, set.total, among(set.from).filter(fits));
  if (set.total !== undefined && total === null) return false;
  const count = total?.length ?? greater(0, amountOf(game, ctx, set.count.min));
  if (count === 0) return true;
  const fitting = total ?? among(set.from).filter(fits);
  const candidates = set.singleOwner === true ? ofOneOwner(game, fitting, count, needs.slots) : fitting;
  if (candidates.length < count) return false;
  needs.slots.push({ use, candidates, count });
  return true;
}

type Total = NonNullable<Extract<ObjectSet, { set: 'choice' }>['total']>;

/** So many that one player owns, none of which is needed already; of those who own enough any will do. None if nobody does. */
function ofOneOwner(game: Game, ids: readonly ObjectId[], count: number, slots: readonly Slot[]): readonly ObjectId[] {
  const taken = new Set(slots.flatMap((slot) => (slot.candidates.length === slot.count ? slot.candidates : [])));
  const free = ids.filter((id) => !taken.has(id));
  const owners = new Set(free.map((id) => ownerOf(game, id)));
  for (const owner of owners) {
    const own = free.filter((id) => ownerOf(game, id) === owner);
    if (own.length >= count) return own.slice(0, count);
  }
  return [];
}

const totalStat = (game: Game, ctx: Context, { stat }: Total, ids: readonly ObjectId[]): number =>
  ids.reduce((sum, id) => sum + statOf(game, ctx, stat, id), 0);

/** The fewest of the objects that come to the total, null if all of them do not. */
function neededFor(game: Game, ctx: Context, total: Total, ids: readonly ObjectId[]): ObjectId[] | null {
  const wanted = amountOf(game, ctx, total.atLeast);
  const sorted = [...ids].sort((a, b) => statOf(game, ctx, total.stat, b) - statOf(game, ctx, total.stat, a));
  for (let n = 0; n <= sorted.length; n++)
    if (totalStat(game, ctx, total, sorted.slice(0, n)) >= wanted) return sorted.slice(0, n);
  return null;
}

const statOf = (game: Game, ctx: Context, stat: Total['stat'], id: ObjectId): number =>
  amountOf(game, withBinding(ctx, CHOSEN, { objects: [id] }), { q: 'stat', stat, of: { set: 'ref', name: CHOSEN } });

const MOST_SELECTIONS = 200;

/**
 * Whether objects can be found for all slots, distinct where they are tapped or moved away, so that `works` holds of them.
 * Those that `spare` says are not wanted for anything else are taken first. `unknown` where the search was cut short or `works`
 * did not know.
 */
export function select(
  slots: readonly Slot[],
  spare: (id: ObjectId, use: Use) => boolean,
  works: (picked: Picked) => 'yes' | 'no' | 'unknown',
): { answer: 'yes' | 'no' | 'unknown'; picked: Picked } {
  if (slots.length === 0) return { answer: works(NOTHING), picked: NOTHING };
  const easy = distinct(slots, spare);
  if (easy !== null) {
    const answer = works(easy);
    if (answer === 'yes' || slots.every((s) => s.candidates.length === s.count)) return { answer, picked: easy };
  } else if (distinct(slots, () => true) === null) return { answer: 'no', picked: NOTHING };
  let tries = 0;
  let best: 'no' | 'unknown' = 'no';
  const picked: { [K in Use]: ObjectId[] } = { tap: [], gone: [], stay: [] };
  const go = (at: number, left: number, from: number): boolean => {
    const here = slots[at];
    if (here === undefined) {
      if (++tries > MOST_SELECTIONS) {
        best = 'unknown';
        return false;
      }
      const answer = works(picked);
      if (answer === 'unknown') best = 'unknown';
      return answer === 'yes';
    }
    if (left === 0) return go(at + 1, slots[at + 1]?.count ?? 0, 0);
    const taken = picked[here.use];
    const sorted = [...here.candidates].sort((a, b) => Number(spare(b, here.use)) - Number(spare(a, here.use)));
    for (let i = from; i < sorted.length; i++) {
      const id = sorted[i] as ObjectId;
      if (here.use !== 'stay' && taken.includes(id)) continue;
      taken.push(id);
      if (go(at, left - 1, i + 1)) return true;
      taken.pop();
      if (tries > MOST_SELECTIONS) return false;
    }
    return false;
  };
  const found = go(0, (slots[0] as Slot).count, 0);
  return { answer: found ? 'yes' : best, picked };
}
const NOTHING: Picked = { tap: [], gone: [], stay: [] };

/** Distinct objects for all slots from those allowed; null if there are not enough. */
function distinct(slots: readonly Slot[], allowed: (id: ObjectId, use: Use) => boolean): Picked | null {
  const result: { [K in Use]: ObjectId[] } = { tap: [], gone: [], stay: [] };
  for (const use of USES) {
    const own = slots.filter((s) => s.use === use);
    if (own.length === 0) continue;
    if (own.length === 1 || use === 'stay') {
      for (const { candidates, count } of own) {
        // forced ones need no leave
        const open = candidates.length === count ? candidates : candidates.filter((id) => allowed(id, use));
        if (open.length < count) return null;
        result[use].push(...open.slice(0, count));
      }
      continue;
    }
    const places = own.flatMap((s) => new Array<Slot>(s.count).fill(s));
    const ids = [...new Set(own.flatMap((s) => [...s.candidates]))].filter(
      (id) => allowed(id, use) || own.some((s) => s.candidates.length === s.count && s.candidates.includes(id)),
    );
    const payer = assign(
      ids.map(() => 1),
      places.map(() => 1),
      (id, place) => (places[place] as Slot).candidates.includes(ids[id] as ObjectId),
    );
    if (payer === null) return null;
    result[use] = payer.map((i) => ids[i] as ObjectId);
  }
  return result;
}
const USES: readonly Use[] = ['tap', 'gone', 'stay'];

const KINDS: Partial<Record<CostAction['do'], DecisionKind>> = { sacrifice: 'sacrifice', discard: 'discard' };

/** The noun of a cost action that names objects. */
export function nounOf(i: Instruction): { key: 'what' | 'on' | 'from'; set: ObjectSet } | null {
  if (i.do === 'putCounters') return { key: 'on', set: i.on };
  if (i.do === 'removeCounters') return { key: 'from', set: i.from };
  return 'what' in i && typeof i.what === 'object' && 'set' in i.what ? { key: 'what', set: i.what } : null;
}

/**
 * Performs the actions, asking for what is chosen; only choices that leave the rest payable are offered. What they
 * did is bound in the context, with all moved objects under `moved`. Returns false, part of it done, if one cannot be done. They are no
 * effects, and what the ability then does is (2026: 614.16).
 */
export function performActions(game: Game, ctx: Context, unordered: readonly CostAction[], forMana: boolean): boolean {
  const actions = inPayOrder(game, ctx, unordered);
  ctx.paying = true;
  recalling(ctx);
  try {
    for (let n = 0; n < actions.length; n++) {
      const rest = actionNeeds(game, ctx, actions.slice(n), 0);
      if (rest === null || rest.life > lifeToPay(game, ctx.controller)) return false;
      // what is done may be replaced, and the cost is paid all the same (2009: 116.11 · 2011: 117.11 · 2026: 118.11)
      if (!payAction(game, ctx, actions[n] as CostAction, actions.slice(n + 1), forMana)) return false;
    }
  } finally {
    delete ctx.paying;
  }
  return true;
}

/**
 * Costs are paid in any order; today those that are random or take cards from a library last (601.2h, seam `payOrder`), before that
 * whenever their player likes. It matters only where there is such a cost and another that moves cards: what is tapped is tapped
 * before it goes.
 */
function inPayOrder(game: Game, ctx: Context, actions: readonly CostAction[]): readonly CostAction[] {
  if (actions.length < 2) return actions;
  const last = actions.filter(isUnforeseen);
  const rest = actions.filter((i) => !isUnforeseen(i)).sort((a, b) => turn(a) - turn(b));
  const moving = rest.findIndex(moves);
  if (last.length === 0 || moving < 0 || game.edition.payOrder === 'random-last') return [...rest, ...last];
  const first = askOption(game, {
    player: ctx.controller,
    source: ctx.source,
    kind: 'cost',
    purpose: 'pay first',
    options: [rest[moving] as CostAction, last[0] as CostAction].map((i) => ({
      text: isUnforeseen(i) ? 'at random' : i.do,
    })),
  });
  return first === 0 ? [...rest, ...last] : [...rest.slice(0, moving), ...last, ...rest.slice(moving)];
}

/** Its outcome is random, or takes cards from a library. */
function isUnforeseen(i: CostAction): boolean {
  const set = nounOf(i)?.set;
  return i.do === 'mill' || (set?.set === 'choice' && set.random === true);
}

function turn(i: CostAction): number {
  if (i.do === 'tap' || i.do === 'untap') return 0;
  return moves(i) ? 2 : 1;
}

const moves = (i: CostAction): boolean => i.do === 'sacrifice' || i.do === 'discard' || i.do === 'move';

/** Whether what was done pays the cost. */
function payAction(
  game: Game,
  ctx: Context,
  action: CostAction,
  later: readonly CostAction[],
  forMana: boolean,
): boolean {
  const noun = nounOf(action);
  let ids: readonly ObjectId[] | null = null;
  if (noun !== null) {
    ids =
      noun.set.set === 'choice' && noun.set.random !== true
        ? choose(game, ctx, action, noun.set, later)
        : noun.set.set === 'choice'
          ? null
          : objectsOf(game, ctx, noun.set);
  }
  if (action.do === 'tap' && ids !== null) {
    const events = ids.map((object) =>
      tapEvent(object, ctx.controller, causedBy(ctx, 'cost'), forMana && object === ctx.source),
    );
    happen(game, events);
    if (action.out !== undefined) bind(ctx, action.out, { objects: ids, did: true });
    return true;
  }
  if (noun === null || ids === null) {
    if (action.do === 'gainLife' && action.who.who === 'opponent')
      bind(ctx, 'opponent', { players: [oneOf(game, ctx, ableToGain(game, ctx, action.who))] });
    carryOutOne(game, ctx, action, null);
    // "an opponent" of each of several such actions is chosen anew
    const { opponent, ...env } = ctx.env;
    if (opponent !== undefined) ctx.env = env;
    return true;
  }
  const bound = withBinding(ctx, CHOSEN, { objects: ids });
  const { out = DONE } = action;
  carryOutOne(game, bound, { ...action, out, [noun.key]: { set: 'ref', name: CHOSEN } }, null);
  const { [CHOSEN]: _, [DONE]: __, ...env } = bound.env;
  ctx.env = env;
  if (moves(action)) {
    bind(ctx, 'moved', { objects: [...(ctx.env['moved']?.objects ?? []), ...ids] });
    // what was sacrificed is looked at as it last was on the battlefield
    if (action.do === 'sacrifice' && action.out !== undefined)
      bind(ctx, action.out, { ...ctx.env[action.out], objects: ids });
  }
  return action.do !== 'discard' || isKnownToFit(noun.set, bound.env[out]);
}
const CHOSEN = 'cost.chosen';
const DONE = 'cost.done';

/** A discarded card of which nothing is known is not of the kind that a cost asks for (2011: 701.7c · 2026: 701.9c). */
function isKnownToFit(set: ObjectSet, { objects = [], amount = 0 }: Binding = {}): boolean {
  const what = set.set === 'choice' ? set.from : set;
  return what.set !== 'all' || !looks(what.where) || objects.length === amount;
}

function choose(
  game: Game,
  ctx: Context,
  action: CostAction,
  set: Extract<ObjectSet, { set: 'choice' }>,
  later: readonly CostAction[],
): ObjectId[] {
  const own = actionNeeds(game, ctx, [action], 0);
  const min = greater(0, amountOf(game, ctx, set.count.min));
  const slotHere = own?.slots[0];
  const { total, singleOwner } = set;
  const among = (): ObjectId[] => objectsOf(game, ctx, set.from);
  const enough = (ids: readonly ObjectId[]): ObjectId[] =>
    ids.filter((id) => ids.filter((other) => ownerOf(game, other) === ownerOf(game, id)).length >= min);
  const candidates =
    singleOwner === true
      ? enough(among())
      : total === undefined && slotHere !== undefined
        ? slotHere.candidates
        : among();
  const max =
    set.count.max === null
      ? candidates.length
      : lesser(candidates.length, greater(min, amountOf(game, ctx, set.count.max)));
  const by: PlayerId = playersOf(game, ctx, set.by)[0] ?? ctx.controller;
  let open = candidates;
  if (later.length > 0 && min === 1 && max === 1 && slotHere !== undefined && slotHere.use !== 'stay') {
    const rest = actionNeeds(game, ctx, later, 0);
    const slots = rest?.slots ?? [];
    open = candidates.filter(
      (id) =>
        select(
          [...slots, { use: slotHere.use, candidates: [id], count: 1 }],
          () => true,
          () => 'yes',
        ).answer === 'yes',
    );
  }
  const least = total === undefined ? min : (slotHere?.count ?? 0);
  return askObjects(game, {
    player: by,
    source: ctx.source,
    kind: KINDS[action.do] ?? 'cost',
    purpose: `pay: ${action.do}`,
    ids: open,
    min: least,
    max,
    check: (answer) => {
      const ids = (answer as readonly number[]).map((i) => open[i] as ObjectId);
      if (singleOwner === true && new Set(ids.map((id) => ownerOf(game, id))).size > 1)
        return { error: 'illegal', message: 'those are not all in one zone', rule: 'costs' };
      return total === undefined || totalStat(game, ctx, total, ids) >= amountOf(game, ctx, total.atLeast)
        ? null
        : { error: 'illegal', message: 'that is not enough', rule: 'costs' };
    },
    unseen: dependsOnUnseen(game, ctx, set.from),
  });
}

/** Whether something would see that an ability is activated, so that it cannot be done quietly. */
export const isActivationWatched = (game: Game): boolean => {
  const { triggers, replacements } = derive(game);
  return triggers.activate !== undefined || replacements.activate !== undefined || game.state.delayed.length > 0;
};
