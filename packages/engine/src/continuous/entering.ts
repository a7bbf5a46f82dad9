/**
 * What an object would be as it enters the battlefield, and whether it can. 2006: 212.5d, 212.7d, 217.1a · 2009, 2011: 304.4, 307.4, 400.4a, 614.12 ·
 * 2026: 304.4, 307.4, 400.4a, 614.12, 614.17d, 701.40f, 701.58f, 708.3, 712.13a
 */
import type { Rule } from '../vocabulary/rules-effects.ts';
import type { Game } from '../running/game.ts';
import { inScope } from '../running/scope.ts';
import type { ObjectId } from '../state/ids.ts';
import { objectOf } from '../state/objects.ts';
import type { GameObject } from '../state/state.ts';
import type { Arrival } from '../events/event.ts';
import type { Move } from '../events/kinds/move.ts';
import { activeContext } from '../meaning/context.ts';
import { isType, matches } from '../meaning/filter.ts';
import { isSpellFace, otherFaceTypes } from '../objects/double-faced.ts';
import { characteristics, fullProfileOf, lookAhead, rulesOf } from './derive.ts';
import type { ActiveRule } from './derived.ts';
import type { Ahead } from './look-ahead.ts';

/** Runs something with the object read as it would be on the battlefield. */
export function asItArrives<R>(game: Game, id: ObjectId, arrives: Arrival, run: (would: Ahead) => R): R {
  const would = lookAhead(game, id, arrives);
  const overlay = [...game.scope.overlay, { id, faceDown: arrives.faceDown !== null, ...would }];
  return inScope(game, { overlay }, () => run(would));
}

/** Instant and sorcery cards stay where they are, unless they would enter face down (2006: 212.5d, 212.7d, 217.1a · later: 304.4, 307.4, 400.4a). */
export function isSpellCard(game: Game, event: Move): boolean {
  if (event.arrival?.faceDown != null) return false;
  // with its back face up it is that of the card, whatever it enters as a copy of (2026: 712.13a)
  if (event.arrival?.transformed === true) {
    const back = otherFaceTypes(game, objectOf(game, event.object) as GameObject);
    return back !== null && isSpellFace(back);
  }
  const is = characteristics(game, event.object);
  return isType(is, 'instant') || isType(is, 'sorcery');
}

/** Whether something forbids it to enter as what it would be on the battlefield (2026: 614.17d, 701.40f, 701.58f, 708.3). */
export function cantEnter(game: Game, event: Move): boolean {
  const { arrival } = event;
  const rules = rulesOf(game, 'cantEnter');
  if (arrival === null) return rules.some((active) => entryForbidden(game, event, active));
  if (rules.length === 0 && arrival.copied === null && !forbidsItself(game, event.object)) return false;
  return asItArrives(game, event.object, arrival, (would) =>
    [...rules, ...would.rules].some((active) => isRule(active, 'cantEnter') && entryForbidden(game, event, active)),
  );
}

/** Whether what it is before it enters says that it can't: no look ahead is needed for anything else. */
const forbidsItself = (game: Game, id: ObjectId): boolean =>
  fullProfileOf(game, id).parts.some((part) => part.active === 'rule' && part.rule.rule === 'cantEnter');

export const isRule = <K extends Rule['rule']>(
  active: ActiveRule,
  kind: K,
): active is ActiveRule<Extract<Rule, { rule: K }>> => active.rule.rule === kind;

function entryForbidden(game: Game, event: Move, active: ActiveRule<Extract<Rule, { rule: 'cantEnter' }>>): boolean {
  const { rule } = active;
  if (rule.from !== undefined && (event.from === null || !rule.from.includes(event.from))) return false;
  return matches(game, activeContext(active), event.object, rule.what);
}
