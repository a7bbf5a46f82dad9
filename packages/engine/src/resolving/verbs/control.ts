/**
 * The verbs that carry out others: alternatives, options, payments, and what is done several times.
 * 2006: 413.2, 416.3 · 2009: 116.12, 608.2c, 609.3 · 2011: 117.12, 608.2c, 609.3 · 2026: 118.12, 608.2c, 609.3, 701.55
 */
import type { Cost } from '../../vocabulary/costs.ts';
import type { Doing, Instruction } from '../../vocabulary/instructions.ts';
import type { PlayerSet } from '../../vocabulary/nouns.ts';
import type { Quantity } from '../../vocabulary/quantities.ts';
import type { Game } from '../../running/game.ts';
import { soOften } from '../../state/limits.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { hasLeft, playersFrom } from '../../state/objects.ts';
import type { AbilityRef } from '../../state/state.ts';
import { memoised } from '../../state/memoised.ts';
import { abilityAt } from '../../abilities/lookup.ts';
import { hasDone } from '../../abilities/uses.ts';
import { rulesOf } from '../../continuous/derive.ts';
import { PAY_THE_COST, USE_THE_EFFECT } from '../../decisions/decision.ts';
import { askForNo, askOption, askYesNo } from '../../decisions/ask.ts';
import { noteDone } from '../../events/history.ts';
import { actorsOf } from '../../meaning/actors.ts';
import { holds } from '../../meaning/condition.ts';
import { activeContext, bind, type Context, rejoin, withBinding } from '../../meaning/context.ts';
import { bound } from '../../meaning/memory.ts';
import { objectsOf } from '../../meaning/objects.ts';
import { isPlayer, playersOf } from '../../meaning/players.ts';
import { amountOf } from '../../meaning/quantity.ts';
import { isUnknown } from '../../meaning/unknown-targets.ts';
import { holdsByUnseen } from '../../meaning/unseen.ts';
import { canPay, chooseX, payCost } from '../../casting/costs/pay.ts';
import { carryOutByHand } from '../by-hand/collecting.ts';
import { carryOut, carryOutWith } from '../carry-out.ts';
import { rounds } from '../loops.ts';
import { inTurn } from '../one-by-one.ts';
import { inTurnOrder } from '../outcome.ts';
import { canDo, possibleByUnseen } from '../possible.ts';
import { eachMoves, putByOwners } from './cards.ts';
import { putOnEach } from './counters.ts';
import { tokensForEach } from './tokens.ts';
import { always, type Original, type Verbs } from './verb.ts';

/**
 * One way or the other; neither where something of a target that has become illegal must be known for it (2026: 608.2b). Where cards
 * that somebody has not seen decide it, and only one way begins by asking its player, the player is asked on the other too.
 */
function decide(game: Game, ctx: Context, i: Doing<'if'>, original: Original): void {
  if (isUnknown(ctx, i.condition)) return;
  const met = holds(game, ctx, i.condition);
  const [taken, other] = met ? [i.then, i.else ?? []] : [i.else ?? [], i.then];
  const [offered] = other;
  if (offered?.do === 'may' && taken[0]?.do !== 'may' && holdsByUnseen(game, ctx, i.condition))
    for (const player of actorsOf(game, ctx, offered.who))
      askForNo(game, { player, source: ctx.source, purpose: USE_THE_EFFECT });
  return carryOut(game, ctx, taken, original);
}

/** What the player chooses to do of that which is possible; nothing where nothing is (2006: 413.2c · 2009, 2011, 2026: 608.2d). */
function chooseOption(game: Game, ctx: Context, player: PlayerId, { options }: Doing<'oneOf'>): readonly Instruction[] {
  const possible = options.filter(({ effect }) => canDo(game, ctx, effect));
  if (possible.length === 0) return [];
  const at = askOption(game, {
    player,
    source: ctx.source,
    purpose: 'choose one',
    options: possible.map(({ label }) => ({ text: label })),
    unseen: options.some(({ effect }) => possibleByUnseen(game, ctx, effect)),
  });
  return possible[at]?.effect ?? [];
}

/** An optional action; what cannot be done at all is not offered (2026: 608.2d). */
function may(game: Game, ctx: Context, i: Doing<'may'>, original: Original): void {
  const once = doneOnce(game, ctx);
  const players = actorsOf(game, ctx, i.who);
  const [only, ...more] = i.effect;
  if (only?.do === 'move' && more.length === 0 && players.length > 1 && once === null && i.else === undefined)
    return eachMayMove(game, ctx, i, only);
  const round = rounds(ctx, i);
  if (i.out !== undefined) bind(ctx, i.out, { did: false, players: [] });
  for (const player of players) {
    round.begin();
    const own = withBinding(ctx, 'actor', { players: [player] });
    const open = once === null || !hasDone(game, ctx.source, once);
    const yes = open && usesIt(game, own, player, i.effect);
    if (i.out !== undefined) bind(own, i.out, { did: yes, players: yes ? [player] : [] });
    if (yes) {
      if (once !== null) noteDone(game, ctx.source, once);
      carryOut(game, own, i.effect, original);
    } else carryOut(game, own, i.else ?? [], original);
    rejoin(ctx, own, 'actor');
  }
  round.end();
}

const usesIt = (game: Game, own: Context, player: PlayerId, effect: readonly Instruction[]): boolean => {
  const question = { player, source: own.source, purpose: USE_THE_EFFECT };
  return canDo(game, own, effect)
    ? askYesNo(game, question)
    : possibleByUnseen(game, own, effect) && askForNo(game, question);
};

/** Each player in turn decides and chooses; then all that is moved moves at once (2006: 413.2d · later: 101.4, 608.2e). */
function eachMayMove(game: Game, ctx: Context, i: Doing<'may'>, only: Doing<'move'>): void {
  const players: PlayerId[] = [];
  eachMoves(game, ctx, i.who, only, (player, own) => {
    const yes = usesIt(game, own, player, i.effect);
    if (yes) players.push(player);
    return yes;
  });
  if (i.out !== undefined) bind(ctx, i.out, { did: players.length > 0, players });
}

/** The triggered ability being carried out, if what it lets its player do can be done only once each turn (2026: 603.2h). */
function doneOnce(game: Game, ctx: Context): AbilityRef | null {
  if (ctx.ref === null || ctx.stack?.kind !== 'triggered') return null;
  const ability = abilityAt(game, ctx.ref);
  return ability.ability === 'triggered' && ability.doOnce === true ? ctx.ref : null;
}

function offersToPay(game: Game, player: PlayerId, cost: Cost, ctx: Context): boolean {
  const question = { player, source: ctx.source, kind: 'pay', purpose: PAY_THE_COST } as const;
  if (canPay(game, player, cost, ctx)) return askYesNo(game, question);
  const unseen = (cost.actions ?? []).some((action) =>
    possibleByUnseen(game, { ...ctx, controller: player }, [action]),
  );
  return unseen && askForNo(game, question);
}

/** Paying while resolving: "unless", "you may pay … if you do" (2006: 413.2a · later: 118.12, 608.2f–g). */
function pay(game: Game, ctx: Context, i: Doing<'pay'>, original: Original): void {
  const players = inOrderFrom(game, ctx, playersOf(game, ctx, i.who), i.from);
  let paid = 0;
  const payers: PlayerId[] = [];
  const shares: { player: PlayerId; objects: []; amount: number }[] = [];
  for (const player of players) {
    const before = paid;
    const own = withBinding(ctx, 'actor', { players: [player] });
    const often = i.times === 'any';
    const times = i.times === undefined || i.times === 'any' ? 1 : amountOf(game, own, i.times);
    const costs = [i.cost, ...(i.or ?? [])].map((one) => multiplied(one, times));
    do {
      const cost = costs.find((one) => offersToPay(game, player, one, own));
      if (cost === undefined) break;
      chooseX(game, own, player, cost);
      if (!payCost(game, own, player, cost)) break;
      paid += times;
    } while (often);
    rejoin(ctx, own, 'actor');
    if (paid > before) payers.push(player);
    shares.push({ player, objects: [], amount: paid - before });
    if (payers.length > 0 && i.each !== true) break;
  }
  const did = payers.length > 0;
  if (i.out !== undefined)
    bind(ctx, i.out, {
      ...bound(game, ctx, i.out),
      did,
      amount: paid,
      players: payers,
      ...(i.each === true ? { shares } : {}),
    });
  const enough = i.each === true ? payers.length === players.length : did;
  carryOut(game, ctx, enough ? (i.then ?? []) : (i.else ?? []), original);
}

/**
 * "For each creature, its controller sacrifices it unless they pay": it is decided in turn order, and what is not paid for goes together
 * (2006: 413.2d · 2009, 2011: 101.4, 608.2e · 2026: 101.4, 608.2f). False where what is done is something else.
 */
function unlessPaid(game: Game, ctx: Context, objects: readonly ObjectId[], pay: Doing<'pay'>): boolean {
  const [instead, ...more] = pay.else ?? [];
  if (pay.then !== undefined || pay.out !== undefined || more.length > 0 || instead === undefined) return false;
  if (instead.do !== 'destroy' && instead.do !== 'sacrifice' && instead.do !== 'move') return false;
  const { else: _else, ...asked } = pay;
  const unpaid = inTurnOrder(game, ctx, objects, pay.who).filter((id) => {
    const own = withBinding(ctx, 'each.object', { objects: [id] });
    carryOut(game, own, [{ ...asked, out: 'each.paid' }], null);
    return bound(game, own, 'each.paid')?.did !== true;
  });
  carryOut(game, withBinding(ctx, 'each.object', { objects: unpaid }), [asMany(instead)], null);
  return true;
}

/** One permanent for each is as many of them. */
const asMany = memoised((i: Doing<'destroy' | 'sacrifice' | 'move'>): Instruction => {
  if (i.do !== 'sacrifice' || i.what.set !== 'choice') return i;
  const filter = { is: 'controlledBy', player: { who: 'actor' } } as const;
  const own: Quantity = { q: 'count', of: { set: 'where', of: { set: 'ref', name: 'each.object' }, filter } };
  return { ...i, what: { ...i.what, count: { min: own, max: own } } };
});

/** A cost so many times over, as one: all of it is paid or none (2006: 502.13a · 2009: 702.21a · 2011: 702.22a · 2026: 702.24a). */
function multiplied(cost: Cost, times: number): Cost {
  if (times === 1) return cost;
  if (cost.costOf !== undefined) throw new Error('The mana cost of an object is paid once');
  const each = <T>(list: readonly T[]): T[] => Array.from({ length: soOften(times) }, () => list).flat();
  return {
    ...(cost.mana === undefined ? {} : { mana: each(cost.mana) }),
    ...(cost.generic === undefined ? {} : { generic: { q: 'times', of: times, by: cost.generic } }),
    ...(cost.actions === undefined ? {} : { actions: each(cost.actions) }),
  };
}

/** Those players in turn order, from the one that is meant on. */
function inOrderFrom(
  game: Game,
  ctx: Context,
  players: readonly PlayerId[],
  from: PlayerSet | undefined,
): readonly PlayerId[] {
  const [first] = from === undefined ? [] : playersOf(game, ctx, from);
  return first === undefined ? players : playersFrom(game, first).filter((player) => players.includes(player));
}

function repeat(game: Game, ctx: Context, i: Doing<'repeat'>, original: Original): void {
  const times = i.times === undefined ? null : soOften(amountOf(game, ctx, i.times));
  const round = rounds(ctx, i.effect);
  for (let n = 0; times === null || n < times; n++) {
    soOften(n);
    round.begin();
    carryOut(game, ctx, i.effect, original);
    if (game.state.result !== null) return;
    if (i.while !== undefined && !holds(game, ctx, i.while)) break;
    if (i.optional !== undefined) {
      const player = playersOf(game, ctx, i.optional)[0];
      if (player === undefined || !askYesNo(game, { player, source: ctx.source, purpose: 'repeat' })) break;
    }
    if (times === null && i.while === undefined && i.optional === undefined)
      throw new Error('A repeated process has no end');
  }
  round.end();
}

/** Each object in turn; what is the same single thing for each of several is done at once. */
function forEach(game: Game, ctx: Context, i: Doing<'forEach'>, original: Original): void {
  // an outcome's amount for each of its objects goes with the object
  const each = i.over.set === 'ref' ? bound(game, ctx, i.over.name)?.each : undefined;
  const objects = objectsOf(game, ctx, i.over).map((object, n) => ({ object, amount: each?.[n] ?? 0 }));
  const [only, ...more] = i.effect;
  if ((only?.do === 'createTokens' || only?.do === 'copyToken') && more.length === 0 && objects.length > 0)
    return tokensForEach(game, ctx, objects, only);
  const ids = objects.map(({ object }) => object);
  if (more.length === 0 && objects.length > 1) {
    if (only?.do === 'pay' && unlessPaid(game, ctx, ids, only)) return;
    if (only?.do === 'forEachPlayer' && putByOwners(game, ctx, ids, only)) return;
  }
  if (putOnEach(game, ctx, objects, i.effect)) return;
  const round = rounds(ctx, i.effect);
  for (const { object, amount } of objects) {
    round.begin();
    bind(ctx, 'each.amount', { amount });
    carryOutWith(game, ctx, 'each.object', { objects: [object] }, i.effect, original);
  }
  round.end();
}

function oneByOne(game: Game, ctx: Context, i: Doing<'oneByOne'>, original: Original): void {
  const round = rounds(ctx, i.effect);
  inTurn(game, ctx, i.over, (one) => {
    round.begin();
    carryOutWith(game, ctx, 'each.one', one, i.effect, original);
  });
  round.end();
}

function forEachPlayer(game: Game, ctx: Context, i: Doing<'forEachPlayer'>, original: Original): void {
  const [only, ...more] = i.effect;
  if (only?.do === 'move' && more.length === 0) return eachMoves(game, ctx, i.who, only);
  const round = rounds(ctx, i.effect);
  for (const player of inOrderFrom(game, ctx, actorsOf(game, ctx, i.who), i.from)) {
    if (hasLeft(game, player)) continue;
    round.begin();
    carryOutWith(game, ctx, 'actor', { players: [player] }, i.effect, original);
  }
  round.end();
}

function oneOf(game: Game, ctx: Context, i: Doing<'oneOf'>, original: Original): void {
  const [first, ...others] = actorsOf(game, ctx, i.who);
  if (first === undefined) return;
  if (others.length === 0) return carryOut(game, ctx, chooseOption(game, ctx, first, i), original);
  const chosen = [first, ...others].map((player) => {
    const effect = chooseOption(game, withBinding(ctx, 'actor', { players: [player] }), player, i);
    return { player, effect };
  });
  for (const { player, effect } of chosen) carryOutWith(game, ctx, 'actor', { players: [player] }, effect, original);
}

function villainousChoice(game: Game, ctx: Context, i: Doing<'villainousChoice'>, original: Original): void {
  for (const player of actorsOf(game, ctx, i.who))
    for (let times = 1 + moreVillainousChoices(game, player); times > 0; times--) {
      const options = i.options.map(({ label: text }) => ({ text }));
      const at = askOption(game, { player, source: ctx.source, purpose: 'face a villainous choice', options });
      carryOutWith(game, ctx, 'actor', { players: [player] }, i.options[at]?.effect ?? [], original);
    }
}

/** How many times more than once the player faces it (2026: 701.55c). */
const moreVillainousChoices = (game: Game, player: PlayerId): number =>
  rulesOf(game, 'moreVillainousChoices').reduce(
    (more, active) => (isPlayer(game, activeContext(active), active.rule.who, player) ? more + active.rule.n : more),
    0,
  );

/** Verbs that carry out others. */
export const CONTROL = {
  if: { possible: always, carryOut: decide },
  may: { possible: always, carryOut: may },
  pay: { possible: always, carryOut: pay },
  forEach: { possible: always, carryOut: forEach },
  oneByOne: { possible: always, carryOut: oneByOne },
  forEachPlayer: { possible: always, carryOut: forEachPlayer },
  repeat: { possible: always, carryOut: repeat },
  oneOf: {
    possible: (game, ctx, { options }) => options.some(({ effect }) => canDo(game, ctx, effect)),
    carryOut: oneOf,
  },
  // a villainous choice may be one that is impossible (2026: 701.55b)
  villainousChoice: { possible: always, carryOut: villainousChoice },
  byHand: {
    possible: always,
    carryOut: (game, ctx, { text }, original) =>
      void carryOutByHand(game, ctx, text, (own, effect) => carryOut(game, own, effect, original)),
  },
  nothing: { possible: always, carryOut: () => undefined },
} satisfies Partial<Verbs>;
