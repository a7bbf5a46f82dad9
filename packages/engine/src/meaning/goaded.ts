/** Which creatures are goaded, and by whom. 2026: 701.15 · 2006, 2009, 2011: none */
import type { Game } from '../state/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { effectDefinition } from '../vocabulary/rule-definition.ts';

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
