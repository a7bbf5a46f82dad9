/** Which abilities are mana abilities. 2006: 406 · 2009, 2011, 2026: 605 */
import type { ActivatedAbility, Body } from '../vocabulary/abilities.ts';
import type { Instruction } from '../vocabulary/instructions.ts';
import type { EventPattern } from '../vocabulary/patterns.ts';
import type { Game } from '../running/game.ts';
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

/** A triggered ability, delayed or not, that adds mana when a permanent is tapped for mana (2006: 406.1 · 2009, 2011, 2026: 605.1b). */
export const isTriggeredManaAbility = (event: EventPattern, body: Body): boolean =>
  event.on === 'tap' && event.forMana === true && addsUntargeted(body);

const couldAddMana = memoised(
  ({ body }: ActivatedAbility): boolean =>
    addsMana(body.effect) || (body.modes?.options.some((o) => addsMana(o.effect)) ?? false),
);
const addsUntargeted = memoised(({ effect, targets = [] }: Body): boolean => addsMana(effect) && targets.length === 0);

function addsMana(effect: readonly Instruction[]): boolean {
  return effect.some((i) => {
    switch (i.do) {
      case 'addMana':
        return true;
      case 'if':
        return addsMana(i.then) || addsMana(i.else ?? []);
      case 'may':
      case 'forEach':
      case 'oneByOne':
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
