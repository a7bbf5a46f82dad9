/** What becomes of an Adventure or an Omen as it resolves. 2006, 2009, 2011: none · 2026: 715.3c–d, 720.3c–d */
import type { Game } from '../running/game.ts';
import { objectOf } from '../state/objects.ts';
import type { GameObject } from '../state/state.ts';
import { type Alternative, layoutOf } from '../objects/alternative.ts';
import { effectDefinition } from '../vocabulary/rule-definition.ts';
import { addRuleEffect } from '../events/effects.ts';
import { happen } from '../events/happen.ts';
import { byPlayer } from '../events/cause.ts';
import { shuffleEvent } from '../events/kinds/cards.ts';
import { moveEvent } from '../events/kinds/move.ts';

const ALTERNATIVE = 1;

/** As which of them the spell was cast, or what it copies was (715.3c, 720.3c). */
function castAs(game: Game, object: GameObject): Alternative | null {
  const layout = layoutOf(game, object);
  return (object.copied?.face ?? object.face) === ALTERNATIVE && (layout === 'adventure' || layout === 'omen')
    ? layout
    : null;
}

/** Moves a spell that has been carried out from the stack, if it does not go to a graveyard (715.3d, 720.3d). */
export function leavesOtherwise(game: Game, spell: GameObject): boolean {
  const as = castAs(game, spell);
  if (as === null) return false;
  const { id: object, controller, owner } = spell;
  const leave = (to: 'exile' | 'library'): number =>
    happen(game, [moveEvent({ object, from: 'stack', to }, byPlayer(controller, 'resolve'))])[0]?.object ?? 0;
  if (as === 'omen') {
    leave('library');
    happen(game, [shuffleEvent(owner, byPlayer(controller, 'resolve'))]);
    return true;
  }
  const card = leave('exile');
  if (objectOf(game, card)?.zone !== 'exile') return true;
  addRuleEffect(game, ON_AN_ADVENTURE, controller, card, { adventurer: { objects: [card] } });
  return true;
}

const adventurer = { set: 'ref', name: 'adventurer' } as const;
export const ON_AN_ADVENTURE = effectDefinition(
  'rule:on-an-adventure',
  [{ part: 'rule', rule: { rule: 'mayPlay', who: { who: 'you' }, what: adventurer, normally: true } }],
  { until: 'leaves', what: adventurer },
);
