/** Which abilities are mana abilities. 2006: 406 · 2009, 2011, 2026: 605 */
import type { ActivatedAbility, TriggeredAbility } from '../vocabulary/abilities.ts';
import type { Instruction } from '../vocabulary/instructions.ts';
import type { Game } from '../state/game.ts';
import { memoised } from '../state/memoised.ts';

/**
 * An activated ability that could put mana into a pool as it resolves; without targets and not a loyalty ability where the
 * edition says so (605.1a).
 */
export function isManaAbility(game: Game, ability: ActivatedAbility): boolean {
  if (!couldAddMana(ability)) return false;
  const { manaAbility } = game.edition;
  if (!manaAbility.targetsAllowed && (ability.body.targets?.length ?? 0) > 0) return false;
  return !manaAbility.loyaltyExcluded || ability.loyalty === undefined;
}

/** A triggered ability that adds mana when a permanent is tapped for mana or another mana ability resolves (2006: 406.1 · 2009, 2011, 2026: 605.1b). */
export function isTriggeredManaAbility(_game: Game, ability: TriggeredAbility): boolean {
  return addsWhenTapped(ability) && (ability.body.targets?.length ?? 0) === 0;
}

const couldAddMana = memoised(
  ({ body }: ActivatedAbility): boolean =>
    addsMana(body.effect) || (body.modes?.options.some((o) => addsMana(o.effect)) ?? false),
);
const addsWhenTapped = memoised(
  ({ event, body }: TriggeredAbility): boolean => event.on === 'tap' && event.forMana === true && addsMana(body.effect),
);

function addsMana(effect: readonly Instruction[]): boolean {
  return effect.some((i) => {
    switch (i.do) {
      case 'addMana':
        return true;
      case 'if':
        return addsMana(i.then) || addsMana(i.else ?? []);
      case 'may':
      case 'forEach':
      case 'forEachPlayer':
      case 'repeat':
        return addsMana(i.effect);
      case 'oneOf':
        return i.options.some((o) => addsMana(o.effect));
      case 'pay':
        return addsMana(i.then ?? []) || addsMana(i.else ?? []);
      default: // no other instruction adds mana as it is carried out
        return false;
    }
  });
}
