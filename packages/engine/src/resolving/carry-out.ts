/**
 * Carrying out instructions in the order written.
 * 2006: 413.2, 416.3 · 2009: 116.12, 608.2c, 609.3 · 2011: 117.12, 608.2c, 609.3 · 2026: 118.12, 608.2c, 609.3, 701.55a
 */
import type { Cost } from '../vocabulary/costs.ts';
import type { Instruction } from '../vocabulary/instructions.ts';
import type { Quantity } from '../vocabulary/quantities.ts';
import type { Game } from '../state/game.ts';
import { soOften } from '../state/limits.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import type { PlayerSet } from '../vocabulary/nouns.ts';
import type { AbilityRef } from '../state/state.ts';
import { memoised } from '../state/memoised.ts';
import { abilityAt } from '../abilities/lookup.ts';
import { hasDone } from '../abilities/uses.ts';
import { noteDone } from '../events/history.ts';
import { PAY_THE_COST, USE_THE_EFFECT } from '../decisions/decision.ts';
import { askForNo, askOption, askYesNo } from '../decisions/ask.ts';
import { rulesOf } from '../continuous/derive.ts';
import { activeContext, bind, type Context, recalling, rejoin, withBinding } from '../meaning/context.ts';
import { holds } from '../meaning/condition.ts';
import { holdsByUnseen } from '../meaning/unseen.ts';
import { isUnknown } from '../meaning/unknown-targets.ts';
import { objectsOf } from '../meaning/objects.ts';
import { actorsOf, chooseDefending } from '../meaning/actors.ts';
import { isPlayer, playersOf } from '../meaning/players.ts';
import { hasLeft, playersFrom } from '../state/objects.ts';
import { amountOf } from '../meaning/quantity.ts';
import { bound } from '../meaning/memory.ts';
import { canPay, chooseX, payCost } from '../casting/costs/pay.ts';
import { restartGame } from '../setup/restart.ts';
import { beginSubgame } from '../setup/subgame.ts';
import { canDo, possibleByUnseen } from './possible.ts';
import * as cards from './cards.ts';
import * as choosing from './choosing.ts';
import * as counters from './counters.ts';
import * as damage from './life-and-damage.ts';
import { rerollStored, rollDice } from './dice.ts';
import { planarEvents } from './planar.ts';
import { voting } from './voting.ts';
import { openAttractions, rollToVisit } from './attractions.ts';
import { abandoning, settingInMotion } from '../multiplayer/schemes.ts';
import { causedBy } from '../events/cause.ts';
import { happen } from '../events/happen.ts';
import { act, bindOutcome, inTurnOrder } from './outcome.ts';
import { carryOutByHand } from './by-hand/collecting.ts';
import { designatePlayer, increaseSpeed } from './designations.ts';
import { venture } from './dungeons.ts';
import { incubate } from './incubate.ts';
import { ringTempts } from './ring.ts';
import * as lasting from './lasting.ts';
import { becomeBlocked, block } from './become-blocked.ts';
import { activateMana, loseMana, takeMana } from './draining.ts';
import { goad } from './goad.ts';
import { reselectAttack } from './reselect-attack.ts';
import { moreVillainousChoices } from './villainous-choice.ts';
import * as mana from './mana.ts';
import * as permanents from './permanents.ts';
import { keywordAction, performed } from './keyword-actions.ts';
import { anotherOfEach, proliferate } from './proliferate.ts';
import * as stack from './stack.ts';
import * as tokens from './tokens.ts';
import * as library from './top-of-library.ts';
import { rounds } from './loops.ts';
import { inTurn } from './one-by-one.ts';
import * as turns from './turns.ts';

/** `original` is what a replacement effect replaced, for the instruction that lets it happen after all. */
export function carryOut(
  game: Game,
  ctx: Context,
  instructions: readonly Instruction[],
  original: (() => void) | null,
): void {
  recalling(ctx);
  for (const instruction of instructions) {
    if (game.state.result !== null) return;
    carryOutOne(game, ctx, instruction, original);
  }
}

export function carryOutOne(game: Game, ctx: Context, i: Instruction, original: (() => void) | null): void {
  if (game.state.combat !== null) chooseDefending(game, ctx, i);
  switch (i.do) {
    case 'draw':
      return cards.draw(game, ctx, i);
    case 'discard':
      return cards.discard(game, ctx, i);
    case 'mill':
      return cards.mill(game, ctx, i);
    case 'ante':
      return cards.ante(game, ctx, i);
    case 'move':
      return cards.move(game, ctx, i);
    case 'search':
      return cards.search(game, ctx, i);
    case 'cascaded':
      return asCascades(game, ctx, i);
    case 'shuffle':
      return cards.shuffle(game, ctx, i);
    case 'reveal':
      return cards.reveal(game, ctx, i);
    case 'lookAt':
      return cards.lookAt(game, ctx, i);
    case 'scry':
    case 'surveil':
    case 'fateseal':
      return library.sortTop(game, ctx, i);
    case 'clash':
      return library.clash(game, ctx, i);
    case 'proliferate':
      return proliferate(game, ctx, i);
    case 'anotherOfEach':
      return anotherOfEach(game, ctx, i);
    case 'performed':
      return performed(game, ctx, i);
    case 'bolster':
    case 'populate':
    case 'amass':
    case 'monstrosity':
    case 'adapt':
    case 'detain':
    case 'explore':
    case 'exert':
    case 'connive':
    case 'endure':
    case 'suspect':
    case 'earthbend':
    case 'discover':
    case 'manifestDread':
    case 'blight':
    case 'learn':
    case 'recruit':
    case 'timeTravel':
    case 'airbend':
    case 'becomePlotted':
    case 'becomeForetold':
    case 'forage':
      return keywordAction(game, ctx, i);
    case 'piles':
      return choosing.piles(game, ctx, i);
    case 'sacrifice':
      return permanents.sacrifice(game, ctx, i);
    case 'destroy':
      return permanents.destroy(game, ctx, i);
    case 'tap':
    case 'untap':
      return permanents.tapOrUntap(game, ctx, i);
    case 'attach':
      return permanents.attach(game, ctx, i);
    case 'unattach':
      return permanents.unattach(game, ctx, i);
    case 'regenerate':
    case 'turnFaceUp':
    case 'turnFaceDown':
    case 'transform':
    case 'flip':
    case 'removeFromCombat':
    case 'removeDamage':
      return permanents.status(game, ctx, i);
    case 'phaseOut':
    case 'phaseIn':
      return permanents.phase(game, ctx, i);
    case 'merge':
      return permanents.merge(game, ctx, i);
    case 'meld':
      return permanents.meld(game, ctx, i);
    case 'sacrificeForCard':
      return permanents.sacrificeForCard(game, ctx, i);
    case 'exchangeWithCard':
      return permanents.exchangeWithCard(game, ctx, i);
    case 'unlock':
      return permanents.unlock(game, ctx, i);
    case 'setLevel':
      return permanents.setLevel(game, ctx, i);
    case 'designate':
      return permanents.designate(game, ctx, i);
    case 'becomeBlocked':
      return becomeBlocked(game, ctx, i);
    case 'block':
      return block(game, ctx, i);
    case 'reselectAttack':
      return reselectAttack(game, ctx, i);
    case 'goad':
      return goad(game, ctx, i);
    case 'exchangeControl':
      return lasting.exchangeControl(game, ctx, i);
    case 'manifest':
      return permanents.manifest(game, ctx, i);
    case 'createEmblem':
      return tokens.createEmblem(game, ctx, i);
    case 'createTokens':
      return tokens.createTokens(game, ctx, i);
    case 'createNamed':
      return tokens.createNamed(game, ctx, i);
    case 'copyToken':
      return tokens.copyToken(game, ctx, i);
    case 'damage':
      return damage.deal(game, ctx, i);
    case 'damageDivided':
      return damage.dealDivided(game, ctx, i);
    case 'damageSplit':
      return damage.dealSplit(game, ctx, i);
    case 'fight':
      return damage.fight(game, ctx, i);
    case 'gainLife':
    case 'loseLife':
    case 'payLife':
      return damage.changeLife(game, ctx, i);
    case 'incubate':
      return incubate(game, ctx, i);
    case 'ringTempts':
      return ringTempts(game, ctx, i);
    case 'designatePlayer':
      return designatePlayer(game, ctx, i);
    case 'planeswalk':
    case 'chaos':
    case 'rollPlanarDie': // 2009: 701.19, 901.8 · 2011: 701.21, 901.8 · 2026: 701.31, 901.9
      act(game, ctx, i.out, planarEvents(game, ctx, i));
      return;
    case 'increaseSpeed':
      return increaseSpeed(game, ctx, i);
    case 'setInMotion':
      // one at a time
      return bindOutcome(
        game,
        ctx,
        i.out,
        settingInMotion(game, ctx, i).flatMap((event) => happen(game, [event])),
      );
    case 'openAttraction':
      return bindOutcome(
        game,
        ctx,
        i.out,
        openAttractions(game, playersOf(game, ctx, i.who), causedBy(ctx), (events) => happen(game, events)),
      );
    case 'rollToVisit':
      return rollToVisit(playersOf(game, ctx, i.who), causedBy(ctx), (events) => happen(game, events));
    case 'abandon': // 2011: 701.23, 904.11 · 2026: 701.33, 904.11
      act(game, ctx, i.out, abandoning(game, ctx, i));
      return;
    case 'venture':
      return venture(game, ctx, i);
    case 'setLife':
      return damage.setLife(game, ctx, i);
    case 'exchangeZones':
      return cards.exchangeZones(game, ctx, i);
    case 'exchangeLifeWith':
      return damage.exchangeLifeWith(game, ctx, i);
    case 'redistributeLife':
      return damage.redistributeLife(game, ctx, i);
    case 'exchangeLife':
      return damage.exchangeLife(game, ctx, i);
    case 'putCounters':
      return counters.put(game, ctx, i);
    case 'putCountersDivided':
      return counters.putDivided(game, ctx, i);
    case 'removeCounters':
      return counters.remove(game, ctx, i);
    case 'moveCounters':
      return counters.move(game, ctx, i);
    case 'putSameCounters':
      return counters.putSame(game, ctx, i);
    case 'playerCounters':
      return counters.onPlayers(game, ctx, i);
    case 'addMana':
      return mana.addMana(game, ctx, i);
    case 'activateMana':
      return activateMana(game, ctx, i);
    case 'loseMana':
      return loseMana(game, ctx, i);
    case 'takeMana':
      return takeMana(game, ctx, i);
    case 'counter':
      return stack.counter(game, ctx, i);
    case 'changeTargets':
      return stack.changeTargetsOf(game, ctx, i);
    case 'copySpell':
      return stack.copySpell(game, ctx, i);
    case 'cast':
      return stack.castDuringResolution(game, ctx, i);
    case 'playLand':
      return stack.playLandDuringResolution(game, ctx, i);
    case 'endEffect':
      return lasting.endEffect(game, ctx);
    case 'effect':
      return lasting.effect(game, ctx, i);
    case 'delayed':
      return lasting.delayed(game, ctx, i);
    case 'reflexive':
      return lasting.reflexive(game, ctx, i);
    case 'original':
      original?.();
      return;
    case 'extraTurn':
      return turns.extraTurn(game, ctx, i);
    case 'extraPhase':
      return turns.extraPhase(game, ctx, i);
    case 'extraStep':
      return turns.extraStep(game, ctx, i);
    case 'skip':
      return turns.skip(game, ctx, i);
    case 'daytime':
      return turns.daytime(game, ctx, i);
    case 'endTurn':
      return turns.endTurn(game, ctx, i);
    case 'endCombatPhase':
      return turns.endCombatPhase(game, ctx, i);
    case 'controlTurn':
      return turns.controlTurn(game, ctx, i);
    case 'loseGame':
    case 'winGame':
    case 'drawGame':
      return turns.endGame(game, ctx, i);
    case 'restartGame':
      return restartGame(game, ctx, i);
    case 'subgame':
      return beginSubgame(game, ctx, i.out ?? null);
    case 'choose':
      return choosing.choose(game, ctx, i);
    case 'flipCoin':
      return choosing.flipCoin(game, ctx, i);
    case 'rollDice':
      return rollDice(game, ctx, i, {
        make: (events) => act(game, ctx, undefined, events),
        follow: (player, effect) => inner(game, ctx, 'actor', { players: [player] }, effect, original),
      });
    case 'rerollStored':
      return rerollStored(game, ctx, i, (events) => act(game, ctx, undefined, events));
    case 'vote': // 2026: 701.38
      act(game, ctx, undefined, voting(game, ctx, i));
      return;
    case 'bind':
      return choosing.bindValue(game, ctx, i);
    case 'if':
      return decide(game, ctx, i, original);
    case 'may':
      return may(game, ctx, i, original);
    case 'pay':
      return pay(game, ctx, i, original);
    case 'forEach': {
      // an outcome's amount for each of its objects goes with the object
      const each = i.over.set === 'ref' ? bound(game, ctx, i.over.name)?.each : undefined;
      const objects = objectsOf(game, ctx, i.over).map((object, n) => ({ object, amount: each?.[n] ?? 0 }));
      const [only, ...more] = i.effect;
      if ((only?.do === 'createTokens' || only?.do === 'copyToken') && more.length === 0 && objects.length > 0)
        return tokens.tokensForEach(game, ctx, objects, only);
      const ids = objects.map(({ object }) => object);
      if (more.length === 0 && objects.length > 1) {
        if (only?.do === 'pay' && unlessPaid(game, ctx, ids, only)) return;
        if (only?.do === 'forEachPlayer' && cards.putByOwners(game, ctx, ids, only)) return;
      }
      if (counters.putOnEach(game, ctx, objects, i.effect)) return;
      const round = rounds(ctx, i.effect);
      for (const { object, amount } of objects) {
        round.begin();
        bind(ctx, 'each.amount', { amount });
        inner(game, ctx, 'each.object', { objects: [object] }, i.effect, original);
      }
      return round.end();
    }
    case 'oneByOne': {
      const round = rounds(ctx, i.effect);
      inTurn(game, ctx, i.over, (one) => {
        round.begin();
        inner(game, ctx, 'each.one', one, i.effect, original);
      });
      return round.end();
    }
    case 'forEachPlayer': {
      const [only, ...more] = i.effect;
      if (only?.do === 'move' && more.length === 0) return cards.eachMoves(game, ctx, i.who, only);
      const round = rounds(ctx, i.effect);
      for (const player of inOrderFrom(game, ctx, actorsOf(game, ctx, i.who), i.from)) {
        if (hasLeft(game, player)) continue;
        round.begin();
        inner(game, ctx, 'actor', { players: [player] }, i.effect, original);
      }
      return round.end();
    }
    case 'repeat':
      return repeat(game, ctx, i, original);
    case 'oneOf': {
      const [first, ...others] = actorsOf(game, ctx, i.who);
      if (first === undefined) return;
      if (others.length === 0) return carryOut(game, ctx, chooseOption(game, ctx, first, i), original);
      const chosen = [first, ...others].map((player) => {
        const effect = chooseOption(game, withBinding(ctx, 'actor', { players: [player] }), player, i);
        return { player, effect };
      });
      for (const { player, effect } of chosen) inner(game, ctx, 'actor', { players: [player] }, effect, original);
      return;
    }
    case 'villainousChoice':
      for (const player of actorsOf(game, ctx, i.who))
        for (let times = 1 + moreVillainousChoices(game, player); times > 0; times--) {
          const options = i.options.map(({ label: text }) => ({ text }));
          const at = askOption(game, { player, source: ctx.source, purpose: 'face a villainous choice', options });
          inner(game, ctx, 'actor', { players: [player] }, i.options[at]?.effect ?? [], original);
        }
      return;
    case 'nothing':
      return;
    case 'byHand':
      carryOutByHand(game, ctx, i.text, (own, effect) => carryOut(game, own, effect, original));
      return;
  }
}

/** Runs a block with a name bound inside it only; other names bound in it stay. */
function inner(
  game: Game,
  ctx: Context,
  name: string,
  value: { objects?: number[]; players?: number[] },
  effect: readonly Instruction[],
  original: (() => void) | null,
): void {
  const own = withBinding(ctx, name, value);
  carryOut(game, own, effect, original);
  rejoin(ctx, own, name);
}

/**
 * One way or the other; neither where something of a target that has become illegal must be known for it (2026: 608.2b). Where cards
 * that somebody has not seen decide it, and only one way begins by asking its player, the player is asked on the other too.
 */
function decide(game: Game, ctx: Context, i: Extract<Instruction, { do: 'if' }>, original: (() => void) | null): void {
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
function chooseOption(
  game: Game,
  ctx: Context,
  player: PlayerId,
  { options }: Extract<Instruction, { do: 'oneOf' }>,
): readonly Instruction[] {
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
function may(game: Game, ctx: Context, i: Extract<Instruction, { do: 'may' }>, original: (() => void) | null): void {
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
function eachMayMove(
  game: Game,
  ctx: Context,
  i: Extract<Instruction, { do: 'may' }>,
  only: Extract<Instruction, { do: 'move' }>,
): void {
  const players: PlayerId[] = [];
  cards.eachMoves(game, ctx, i.who, only, (player, own) => {
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
function pay(game: Game, ctx: Context, i: Extract<Instruction, { do: 'pay' }>, original: (() => void) | null): void {
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
function unlessPaid(
  game: Game,
  ctx: Context,
  objects: readonly ObjectId[],
  pay: Extract<Instruction, { do: 'pay' }>,
): boolean {
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
const asMany = memoised((i: Extract<Instruction, { do: 'destroy' | 'sacrifice' | 'move' }>): Instruction => {
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

function repeat(
  game: Game,
  ctx: Context,
  i: Extract<Instruction, { do: 'repeat' }>,
  original: (() => void) | null,
): void {
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

/** What effects let the players do with the cards that they have exiled (2026: 702.85b). */
function asCascades(game: Game, ctx: Context, i: Extract<Instruction, { do: 'cascaded' }>): void {
  const cascaded = { objects: objectsOf(game, ctx, i.what) };
  for (const player of playersOf(game, ctx, i.who))
    for (const active of rulesOf(game, 'asCascades')) {
      const own = activeContext(active);
      if (!isPlayer(game, own, active.rule.who, player)) continue;
      bind(own, 'cascaded', cascaded);
      carryOut(game, own, active.rule.effect, null);
    }
}
