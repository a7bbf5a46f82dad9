/** Whether a condition is true. 2006: 404.3 · 2009: 603.4, 608.2 · 2011: 506.6, 603.4, 608.2 · 2026: 506.7, 603.4, 608.2 */
import type { TriggeredAbility } from '../vocabulary/abilities.ts';
import type { Condition } from '../vocabulary/conditions.ts';
import type { Filter } from '../vocabulary/nouns.ts';
import type { Quantity } from '../vocabulary/quantities.ts';
import type { Step } from '../vocabulary/words.ts';
import type { ObjectId } from '../state/ids.ts';
import type { Game } from '../running/game.ts';
import { objectOf, objectOrLast } from '../state/objects.ts';
import type { TurnState } from '../state/state.ts';
import { TURN } from '../state/turn-structure.ts';
import { characteristics, rulesOf } from '../continuous/derive.ts';
import { equal } from '../vocabulary/equal.ts';
import { activeContext, type Context } from './context.ts';
import { bound } from './memory.ts';
import { compareAny } from './filter.ts';
import { matchesAsShown } from './shown-face-down.ts';
import { askedAbout, objectsOf } from './objects.ts';
import { isAskedAbout, playersAskedAbout } from './players.ts';
import { isActivePlayer } from '../state/teams.ts';
import { wordsIn } from '../abilities/paths.ts';
import { amountOf, comparedAmounts, timesPaid } from './quantity.ts';

/** Whether it asks in which zone an object is, which what it has become answers. */
const asksWhere = (filter: Filter): boolean => wordsIn(filter).has('zone');

/** Whether a point of the turn's first combat phase is still to come; without that phase, until the main phase before it is over (2011: 506.6d–e · 2026: 506.7d–e). */
function isBefore({ combats, phase, step }: TurnState, point: Step): boolean {
  if (combats === 0) return phase === 'beginning' || phase === 'precombatMain';
  return combats === 1 && phase === 'combat' && TURN.indexOf(step) < TURN.indexOf(point);
}

/** Whether the quantity is a characteristic of an object that there is not: "it has mana value less than …" is not so where nothing was found. */
const isOfNothing = (game: Game, ctx: Context, quantity: Quantity): boolean =>
  typeof quantity === 'object' &&
  quantity.q === 'stat' &&
  quantity.of.set === 'ref' &&
  askedAbout(game, ctx, quantity.of).length === 0;

/** Whether what the ability asks as it triggers is so: "while …", and its intervening if, which is asked again on resolution (2006: 404.3 · later: 603.4). */
export const mayTrigger = (
  game: Game,
  ctx: Context,
  { condition, given }: Pick<TriggeredAbility, 'condition' | 'given'>,
): boolean =>
  (condition === undefined || holds(game, ctx, condition)) && (given === undefined || holds(game, ctx, given));

export function holds(game: Game, ctx: Context, condition: Condition): boolean {
  switch (condition.if) {
    case 'compare':
      if (isOfNothing(game, ctx, condition.left)) return false;
      return compareAny(
        comparedAmounts(game, ctx, condition.left),
        condition.op,
        comparedAmounts(game, ctx, condition.right),
      );
    case 'exists': {
      const atLeast = condition.atLeast === undefined ? 1 : amountOf(game, ctx, condition.atLeast);
      return objectsOf(game, ctx, condition.what).length >= atLeast;
    }
    case 'matches': {
      // what is phased out is as though it were not there (2006: 217.8c · 2009: 702.23b · 2011: 702.24b · 2026: 702.26b)
      const there = (id: ObjectId): boolean => objectOf(game, id)?.phasedOut !== true;
      // "if it was attacking" is asked of what died, "if it's in a graveyard" of what it has become
      const found = (asksWhere(condition.filter) ? objectsOf : askedAbout)(game, ctx, condition.what);
      return found.length > 0 && found.every((id) => there(id) && matchesAsShown(game, ctx, id, condition.filter));
    }
    case 'samePlayer': {
      const b = playersAskedAbout(game, ctx, condition.b);
      return playersAskedAbout(game, ctx, condition.a).some((p) => b.includes(p));
    }
    case 'existsPlayer':
      return playersAskedAbout(game, ctx, condition.who).length > 0;
    case 'did':
      return bound(game, ctx, condition.name)?.did === true;
    case 'paid':
      return timesPaid(game, ctx, condition.cost, condition.own) > 0;
    case 'asCast': // 2006: 409.1i · 2009, 2011: 601.2h · 2026: 601.2i
      return timesPaid(game, ctx, condition.name, undefined) > 0;
    case 'turn':
      return playersAskedAbout(game, ctx, condition.of).some((p) => isActivePlayer(game, p));
    case 'daytime':
      return (game.state.daytime ?? 'neither') === condition.time;
    case 'step':
      return condition.step.includes(game.state.turn.step);
    case 'phase': // which may be an additional one (2026: 500.8)
      return (
        condition.phase.includes(game.state.turn.phase) &&
        (condition.nth === undefined || condition.nth === game.state.turn.combats)
      );
    case 'before':
      return isBefore(game.state.turn, condition.step);
    case 'afterUpkeep': {
      // there may be several (2026: 503.2)
      const { step, upkeeps } = game.state.turn;
      return upkeeps > 1 || (step !== 'untap' && step !== 'upkeep');
    }
    case 'attacked':
      return (game.state.combat?.attackedPlayers ?? []).some((player) =>
        isAskedAbout(game, ctx, condition.who, player),
      );
    case 'blockersDeclared':
      return game.state.combat?.blockersDeclared === true;
    case 'ignoresLandwalk': // 2009, 2011, 2026: 509.1b
      return rulesOf(game, 'ignoresLandwalk').some((active) => {
        const { what, quality } = active.rule;
        const [blocker = 0] = ctx.env['event.object']?.objects ?? [];
        return (
          (quality === undefined || equal(quality, condition.quality)) &&
          (what === undefined || objectsOf(game, activeContext(active), what).includes(blocker))
        );
      });
    case 'ignoresShadow': {
      const [blocker = 0] = ctx.env['event.object']?.objects ?? [];
      return rulesOf(game, 'ignoresShadow').some((active) =>
        objectsOf(game, activeContext(active), active.rule.what).includes(blocker),
      );
    }
    case 'sharesAll': {
      const found = objectsOf(game, ctx, condition.what).map((id) => characteristics(game, id));
      const [first] = found;
      if (first === undefined || found.length < 2) return false;
      switch (condition.share) {
        case 'color':
          return found.reduce((bits, c) => bits & c.colors, first.colors) !== 0;
        case 'cardType':
          return found.reduce((bits, c) => bits & c.types, first.types) !== 0;
        case 'name':
          return first.names.some((n) => found.every((c) => c.names.includes(n)));
      }
      break;
    }
    case 'isWord':
      return bound(game, ctx, condition.name)?.word === condition.word;
    case 'wonFlip':
    case 'heads':
      return bound(game, ctx, condition.name)?.amount === 1;
    case 'lostFlip':
      return bound(game, ctx, condition.name)?.amount === 0;
    case 'wonClash':
      return bound(game, ctx, condition.name)?.players?.includes(ctx.controller) === true;
    case 'cast':
      return objectsOf(game, ctx, condition.what).some((id) => {
        const object = objectOrLast(game, id);
        const cast = object === null ? null : (object.spell ?? object.stack);
        return (
          cast !== null &&
          cast.castFrom !== null &&
          !cast.copy &&
          (condition.from === undefined || cast.castFrom === condition.from) &&
          (condition.of === undefined || isAskedAbout(game, ctx, condition.of, object?.owner ?? -1))
        );
      });
    case 'selfIn':
      return objectOf(game, ctx.source)?.zone === condition.zone;
    case 'not':
      return !holds(game, ctx, condition.of);
    case 'and':
      return condition.of.every((c) => holds(game, ctx, c));
    case 'or':
      return condition.of.some((c) => holds(game, ctx, c));
  }
}
