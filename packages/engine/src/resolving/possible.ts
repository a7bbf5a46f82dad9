/**
 * Whether an optional instruction can be done at all: what cannot is not offered.
 * 2006: 413.2, 423.3 · 2009: 116.3, 116.12, 119.3, 305.3, 608.2d · 2011: 117.3, 117.12, 120.3, 305.3, 608.2d · 2026: 115.7f, 118.3, 118.12,
 * 121.2b, 121.3, 305.3, 608.2d
 */
import type { Choosable, Instruction } from '../vocabulary/instructions.ts';
import type { ObjectSet, PlayerSet } from '../vocabulary/nouns.ts';
import type { Game } from '../state/game.ts';
import { greater } from '../state/numbers.ts';
import { objectOf, objectOrLast } from '../state/objects.ts';
import type { GameObject } from '../state/state.ts';
import { lifeToPay, nounOf } from '../casting/costs/actions.ts';
import { actedBy } from '../meaning/actors.ts';
import type { Context } from '../meaning/context.ts';
import { objectsOf } from '../meaning/objects.ts';
import { playersOf } from '../meaning/players.ts';
import { amountOf, countersAmong, countersOn } from '../meaning/quantity.ts';
import { dependsOnUnseen, isUnseen } from '../meaning/unseen.ts';
import { canBlight } from '../casting/costs/blight.ts';
import { canForage } from '../casting/costs/forage.ts';
import { canDraw, objectRule } from '../continuous/prohibitions.ts';
import { canPlayAny } from './stack.ts';
import { isFromOutside } from './from-outside.ts';

/**
 * Whether a player may choose to carry the instructions out. It depends on the first of them: the others follow as far as they can.
 * False only where that is plainly impossible.
 */
export function canDo(game: Game, ctx: Context, effect: readonly Instruction[]): boolean {
  const [first] = decisive(effect);
  return first !== undefined && canBegin(game, ctx, first);
}

/** "Untap it and remove it from combat": that something is untapped already does not stand in the way of the rest (2006: 103.3 · later: 101.3). */
function decisive(effect: readonly Instruction[]): readonly Instruction[] {
  const [first, ...rest] = effect;
  const turns = (first?.do === 'tap' || first?.do === 'untap') && first.what.set !== 'choice';
  return turns && rest.length > 0 ? decisive(rest) : effect;
}

function canBegin(game: Game, ctx: Context, i: Instruction): boolean {
  const some = (set: ObjectSet, fits?: (object: GameObject) => boolean): boolean => available(game, ctx, set, fits) > 0;
  switch (i.do) {
    // whoever holds nothing may discard their hand, as they may to pay a cost (2009: 116.3 · 2011: 117.3 · 2026: 118.3)
    case 'discard':
      return i.what.set === 'all' || some(i.what);
    case 'sacrifice':
      return some(i.what, ({ id }) => !objectRule(game, 'cantBeSacrificed', id));
    case 'ante':
    case 'destroy':
    case 'move':
    case 'counter':
    case 'reveal':
    case 'lookAt':
    case 'regenerate':
    case 'attach':
    case 'unattach':
    case 'phaseOut':
    case 'phaseIn':
    case 'turnFaceUp':
    case 'turnFaceDown':
    case 'transform':
    case 'meld':
    case 'designate':
    case 'unlock':
    case 'setLevel':
    case 'flip':
    case 'goad':
    case 'becomePlotted':
    case 'becomeForetold':
    case 'airbend':
    case 'cascaded':
    case 'reselectAttack':
    case 'removeFromCombat':
    case 'removeDamage':
    case 'manifest':
    case 'monstrosity':
    case 'adapt':
    case 'detain':
    case 'exert':
    case 'suspect':
    case 'earthbend':
      return some(i.what);
    // what is tapped is not tapped again (2009: 701.15a–b · 2011: 701.17a–b · 2026: 701.26a–b)
    case 'tap':
      return some(i.what, ({ tapped }) => !tapped);
    case 'untap':
      return some(i.what, ({ tapped }) => tapped);
    case 'block':
      return some(i.what) && some(i.whom);
    case 'merge':
      return some(i.what) && some(i.with);
    case 'exchangeControl':
      return some(i.a) && some(i.b);
    case 'fight':
      return some(i.a) && (i.b === undefined || some(i.b));
    case 'exchangeWithCard':
    case 'sacrificeForCard':
      return some(i.permanent) && some(i.card);
    case 'putCounters':
    case 'putSameCounters':
      return some(i.on);
    case 'removeCounters':
    case 'moveCounters': {
      if (i.do === 'removeCounters' && i.upTo === true) return some(i.from);
      const n = i.count === 'all' ? 1 : i.count === 'any' ? 0 : amountOf(game, ctx, i.count);
      if (i.do === 'removeCounters' && i.among === true)
        return countersAmong(game, objectsOf(game, ctx, i.from), i.counter) >= n;
      return some(i.from, ({ id }) => countersOn(game, id, i.counter) >= n);
    }
    case 'playerCounters': {
      // paying energy and the like (2026: 107.14, 118.3)
      const less = -amountOf(game, ctx, i.count);
      return playersOf(game, ctx, i.who).every((p) => (game.state.players[p]?.counters?.[i.counter] ?? 0) >= less);
    }
    case 'payLife':
      return playersOf(game, ctx, i.who).every((p) => lifeToPay(game, p) >= amountOf(game, actedBy(ctx, p), i.amount));
    // an empty library does not stand in the way (2006: 423.3 · 2009: 119.3 · 2011: 120.3 · 2026: 121.3)
    case 'draw':
      return playersOf(game, ctx, i.who).some((p) => canDraw(game, p, amountOf(game, actedBy(ctx, p), i.count)));
    // nobody chooses to mill more cards than there are: that is impossible (2006: 413.2c · 2009, 2011: 608.2d · 2026: 701.17b)
    case 'mill':
      return playersOf(game, ctx, i.who).some(
        (p) => (game.state.players[p]?.library.length ?? 0) >= greater(1, amountOf(game, actedBy(ctx, p), i.count)),
      );
    case 'cast':
    case 'playLand':
      return canPlayAny(game, ctx, i);
    // nobody chooses to blight without a creature (2026: 701.68b)
    case 'blight':
      return playersOf(game, ctx, i.who).some((p) => canBlight(game, { ...ctx, controller: p }));
    // nobody chooses to forage with neither (2026: 701.61a)
    case 'forage':
      return playersOf(game, ctx, i.who).some((p) => canForage(game, { ...ctx, controller: p }));
    case 'changeTargets':
      return some(
        i.of,
        ({ stack }) => stack?.targets.some((chosen) => chosen.objects.length + chosen.players.length > 0) === true,
      );
    // what has left is copied as it last was (2006: 413.2f · later: 608.2g–h)
    case 'copySpell':
    case 'copyToken':
      return objectsOf(game, ctx, i.do === 'copySpell' ? i.what : i.of).some((id) => objectOrLast(game, id) !== null);
    // a villainous choice may be one that is impossible (2026: 701.55b)
    case 'villainousChoice':
    case 'learn':
    case 'recruit':
    case 'timeTravel':
    case 'setInMotion':
      return true;
    case 'oneOf':
      return i.options.some((option) => canDo(game, ctx, option.effect));
    case 'choose':
      return i.what.choose !== 'objects' || canChoose(game, ctx, i.what);
    // what is searched for may be outside this game, where only carrying it out looks (407, 729)
    case 'search':
    case 'shuffle':
    case 'scry':
    case 'surveil':
    case 'fateseal':
    case 'clash':
    case 'piles':
    case 'damage':
    case 'damageDivided':
    case 'damageSplit':
    case 'gainLife':
    case 'loseLife':
    case 'setLife':
    case 'exchangeLife':
    case 'redistributeLife':
    case 'exchangeLifeWith':
    case 'putCountersDivided':
    case 'createTokens':
    case 'createNamed':
    case 'createEmblem':
    case 'becomeBlocked':
    case 'exchangeZones':
    case 'proliferate':
    case 'anotherOfEach':
    case 'bolster':
    case 'populate':
    case 'amass':
    case 'performed':
    case 'explore':
    case 'connive':
    case 'endure':
    case 'discover':
    case 'manifestDread':
    case 'addMana':
    case 'activateMana':
    case 'loseMana':
    case 'takeMana':
    case 'effect':
    case 'delayed':
    case 'reflexive':
    case 'endEffect':
    case 'original':
    case 'extraTurn':
    case 'extraPhase':
    case 'extraStep':
    case 'skip':
    case 'daytime':
    case 'endTurn':
    case 'endCombatPhase':
    case 'controlTurn':
    case 'designatePlayer':
    case 'openAttraction':
    case 'rollToVisit':
    case 'abandon':
    case 'planeswalk':
    case 'chaos':
    case 'rollPlanarDie':
    case 'venture':
    case 'incubate':
    case 'ringTempts':
    case 'loseGame':
    case 'winGame':
    case 'drawGame':
    case 'restartGame':
    case 'subgame':
    case 'flipCoin':
    case 'rollDice':
    case 'rerollStored':
    case 'vote':
    case 'increaseSpeed':
    case 'if':
    case 'may':
    case 'pay':
    case 'forEach':
    case 'oneByOne':
    case 'forEachPlayer':
    case 'repeat':
    case 'bind':
    case 'byHand':
    case 'nothing':
      return true;
  }
}

/** Whether there are as many as must be chosen; what is outside this game is looked at only as it is carried out (407, 729). */
const canChoose = (game: Game, ctx: Context, { from, count }: Extract<Choosable, { choose: 'objects' }>): boolean =>
  amountOf(game, ctx, count.min) <= 0 || available(game, ctx, { set: 'choice', by: YOU, from, count }) > 0;
const YOU: PlayerSet = { who: 'you' };

/** What the first thing done is done to, or chosen from. */
const nounAtFirst = (i: Instruction): ObjectSet | undefined =>
  i.do === 'choose' && i.what.choose === 'objects' ? i.what.from : nounOf(i)?.set;

/** Whether it depends on cards that somebody has not seen whether the first thing can be done. */
export function possibleByUnseen(game: Game, ctx: Context, effect: readonly Instruction[]): boolean {
  const [first] = decisive(effect);
  const set = first === undefined ? undefined : nounAtFirst(first);
  if (first === undefined || set === undefined) return false;
  if (dependsOnUnseen(game, ctx, set)) return true;
  // whether a card can be played is to be read from it alone
  if (first.do !== 'cast' && first.do !== 'playLand') return false;
  return objectsOf(game, ctx, set.set === 'choice' ? set.from : set).some((id) => isUnseen(game, id));
}

/** How many objects the noun could give that are there and fit, without asking. */
export function available(
  game: Game,
  ctx: Context,
  set: ObjectSet,
  fits: (object: GameObject) => boolean = () => true,
): number {
  if (set.set === 'choice') {
    if (isFromOutside(set)) return 1;
    const options = available(game, ctx, set.from, fits);
    return options >= amountOf(game, ctx, set.count.min) ? options : 0;
  }
  if (set.set === 'union') return set.of.reduce((sum, one) => sum + available(game, ctx, one, fits), 0);
  return objectsOf(game, ctx, set)
    .map((id) => objectOf(game, id))
    .filter((object) => object !== null && fits(object)).length;
}
