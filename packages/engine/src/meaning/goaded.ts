/** Which creatures are goaded, and by whom. 2026: 701.15 · 2006, 2009, 2011: none */
import { rulesOf } from '../continuous/derive.ts';
import { lastKnown, objectOf } from '../state/objects.ts';
import type { Game } from '../running/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import type { FloatingEffect } from '../state/state.ts';
import { effectDefinition } from '../vocabulary/rule-definition.ts';
import { activeContext } from './context.ts';
import { objectsOf } from './objects.ts';

/**
 * Whose goading the creature is under, or last was, each once (701.15b–d). What an ability on the battlefield says of it is no rule yet while
 * characteristics are being determined; what has resolved is.
 */
export function goadersOf(game: Game, id: ObjectId): readonly PlayerId[] {
  if (objectOf(game, id) === null) return lastKnown(game, id)?.goaders ?? [];
  const goaders = [
    ...game.state.effects.filter((effect) => isGoading(effect, id)),
    ...rulesOf(game, 'goaded').filter((active) =>
      objectsOf(game, activeContext(active), active.rule.what).includes(id),
    ),
  ].map(({ controller }) => controller);
  return goaders.length === 0 ? goaders : [...new Set(goaders)];
}

/** Whether the effect is of a spell or ability that has goaded the creature. */
export const isGoading = ({ ref, env }: FloatingEffect, id: ObjectId): boolean =>
  ref.def === GOADED.key && env['goaded']?.objects?.includes(id) === true;

/** Whom a goaded creature has to attack if it can, besides having to attack: any player but who goaded it. */
export const NOT_THE_GOADER = { who: 'except', of: { who: 'all' }, not: { who: 'you' } } as const;

export const GOADED = effectDefinition(
  'rule:goaded',
  [{ part: 'rule', rule: { rule: 'goaded', what: { set: 'ref', name: 'goaded' } } }],
  { until: 'nextTurn', of: { who: 'you' } },
);
