/**
 * The combat damage step: who takes part, assigning, and dealing, at once or from the stack.
 * 2006: 310, 502.2, 502.28 · 2009, 2011: 510, 702.4, 702.7 · 2026: 510, 702.4, 702.7
 */
import { blankStackInfo } from '../state/stack.ts';
import type { Game } from '../running/game.ts';
import type { ObjectId } from '../state/ids.ts';
import type { AssignedDamage, CombatState, GameObject, StackInfo } from '../state/state.ts';
import { objectOf } from '../state/objects.ts';
import { happen } from '../events/happen.ts';
import { byRule } from '../events/cause.ts';
import { controllerOf, derive } from '../continuous/derive.ts';
import { assignDamageEvent } from '../events/kinds/combat.ts';
import { damageEvent } from '../events/kinds/damage.ts';
import { ontoStackEvent } from '../events/kinds/move.ts';
import { arrival } from '../events/event.ts';
import { assignDamage } from './assign-damage.ts';
import { hasKeyword, isCreature } from './applies.ts';
import { beginFirstStrike, noteFirstStrikers } from '../events/combat-record.ts';

const inCombat = (combat: CombatState): ObjectId[] => [
  ...combat.attackers.map((a) => a.id),
  ...combat.blockers.map((b) => b.id),
];
const strikesFirst = (game: Game, id: ObjectId): boolean =>
  hasKeyword(game, id, 'first strike') || hasKeyword(game, id, 'double strike');

/** Whether the phase has two combat damage steps: asked as the first one begins. */
export function needsFirstStrikeStep(game: Game): boolean {
  const { combat } = game.state;
  return combat !== null && inCombat(combat).some((id) => strikesFirst(game, id));
}

/**
 * The step's own action. `first`: the first of two steps, for first and double strike; otherwise the only step or the second.
 * In 2006 the damage becomes an object on the stack, which `dealStackDamage` deals when it resolves.
 */
export function combatDamageStep(game: Game, first: boolean): void {
  const { combat } = game.state;
  if (combat === null) return;
  let taking: (id: ObjectId) => boolean;
  if (first) {
    const striking = new Set(inCombat(combat).filter((id) => strikesFirst(game, id)));
    taking = (id) => striking.has(id);
    beginFirstStrike(combat);
    if (game.edition.firstStrikeSecondStep === 'had-as-step-began') noteFirstStrikers(combat, [...striking]);
  } else if (combat.firstStrikeStep) {
    const { dealtFirst } = combat;
    taking = (id) => !dealtFirst.includes(id) || hasKeyword(game, id, 'double strike');
  } else taking = () => true;
  const assigned = assignDamage(game, combat, taking, (assigning) => aboutToAssign(game, assigning));
  // 2006: whoever did not assign in the first step may in the second, first strike or not (310.5)
  if (first && game.edition.firstStrikeSecondStep === 'did-not-assign')
    noteFirstStrikers(combat, [...new Set(assigned.map((a) => a.source))]);
  if (assigned.length === 0) return;
  if (game.edition.combatDamage === 'direct') deal(game, assigned);
  else
    happen(game, [
      ontoStackEvent(
        {
          definition: '',
          player: game.state.turn.active,
          stack: onStack(assigned),
          arrival: arrival(game.state.turn.active),
        },
        byRule('2006-10:310.2'),
      ),
    ]);
}

/** What effects do instead as creatures would assign combat damage. */
function aboutToAssign(game: Game, creatures: () => readonly ObjectId[]): void {
  if (derive(game).replacements.assignDamage === undefined) return;
  happen(
    game,
    creatures().map((id) => assignDamageEvent(id, controllerOf(game, id), byRule('510.1'))),
  );
}

/** Combat damage as one object: neither spell nor ability, and nothing can counter it (2006: 310.3). */
const onStack = (damage: readonly AssignedDamage[]): StackInfo => blankStackInfo('damage', null, 0, {}, { damage });

/**
 * Deals damage as it was assigned, whatever has become of its source; what is no longer in play or no longer a creature is
 * dealt none (2006: 310.4).
 */
export function dealStackDamage(game: Game, object: GameObject): void {
  const damage = object.stack?.damage ?? [];
  deal(
    game,
    damage.filter(({ recipient }) => 'player' in recipient || stillCreature(game, recipient.object)),
  );
}

const stillCreature = (game: Game, id: ObjectId): boolean =>
  objectOf(game, id)?.zone === 'battlefield' && isCreature(game, id);

function deal(game: Game, damage: readonly AssignedDamage[]): void {
  happen(
    game,
    damage.map(({ source, recipient, amount }) =>
      damageEvent(source, recipient, amount, byRule('510.2'), { combat: true }),
    ),
  );
}
