/** The abilities of an object that are one keyword, with their qualities, costs and numbers. 2006: 502.1 · 2009, 2011, 2026: 702.1 */
import { numberOf } from '../abilities/keywords/terms.ts';
import { abilityAt } from '../abilities/lookup.ts';
import type { Game } from '../running/game.ts';
import type { ObjectId } from '../state/ids.ts';
import { abilityContext } from '../meaning/context.ts';
import { amountOf } from '../meaning/quantity.ts';
import type { AbilityRef } from '../state/state.ts';
import type { KeywordAbility, KeywordName } from '../vocabulary/keywords.ts';
import { characteristics, controllerOf } from './derive.ts';

export const keywordAbilities = (game: Game, id: ObjectId, keyword: KeywordName): KeywordAbility[] =>
  keywordInstances(game, id, keyword).map(({ ability }) => ability);

/** The sum of the numbers of all its instances, each worked out as the object stands now. */
export const keywordTotal = (game: Game, id: ObjectId, keyword: KeywordName): number =>
  keywordInstances(game, id, keyword).reduce(
    (sum, { ability, ref }) => sum + amountOf(game, abilityContext(controllerOf(game, id), id, ref), numberOf(ability)),
    0,
  );

/** The same with where each of them is written. */
export function keywordInstances(
  game: Game,
  id: ObjectId,
  keyword: KeywordName,
): { ability: KeywordAbility; ref: AbilityRef }[] {
  const { keywords, abilities } = characteristics(game, id);
  if (!keywords.includes(keyword)) return [];
  const found: { ability: KeywordAbility; ref: AbilityRef }[] = [];
  for (const { ref } of abilities) {
    const ability = abilityAt(game, ref);
    if (ability.ability === 'keyword' && ability.keyword === keyword) found.push({ ability, ref });
  }
  return found;
}
