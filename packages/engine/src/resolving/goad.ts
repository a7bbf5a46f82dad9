/** Goading: until a player's next turn a creature has to attack, and somebody else if it can. 2026: 701.15 · 2006, 2009, 2011: none */
import type { Game } from '../state/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { objectOf } from '../state/objects.ts';
import { addRuleEffect } from '../events/effects.ts';
import { bind, type Context } from '../meaning/context.ts';
import { objectsOf } from '../meaning/objects.ts';
import type { Instruction } from '../vocabulary/instructions.ts';
import { effectDefinition } from '../vocabulary/rule-definition.ts';

/** Two requirements for each creature and player; the same player's goading it again adds none (701.15b–d). */
export function goad(game: Game, ctx: Context, i: Extract<Instruction, { do: 'goad' }>): void {
  const goaded = objectsOf(game, ctx, i.what).filter((id) => objectOf(game, id)?.zone === 'battlefield');
  for (const id of goaded) {
    if (goadersOf(game, id).includes(ctx.controller)) continue;
    addRuleEffect(game, GOADED, ctx.controller, ctx.source, { goaded: { objects: [id] } });
  }
  if (i.out !== undefined) bind(ctx, i.out, { objects: goaded, did: goaded.length > 0 });
}

/** Whose goading the creature is under, each once (701.15b–d). */
export const goadersOf = ({ state }: Game, id: ObjectId): PlayerId[] =>
  state.effects.flatMap(({ ref, controller, env }) =>
    ref.def === GOADED.key && env['goaded']?.objects?.includes(id) === true ? [controller] : [],
  );

const what = { set: 'ref', name: 'goaded' } as const;
const whom = { who: 'except', of: { who: 'all' }, not: { who: 'you' } } as const;
export const GOADED = effectDefinition(
  'rule:goaded',
  [
    { part: 'rule', rule: { rule: 'mustAttack', what } },
    { part: 'rule', rule: { rule: 'mustAttack', what, whom } },
  ],
  { until: 'nextTurn', of: { who: 'you' } },
);
