/** The abilities of an object that are one keyword, with their qualities, costs and numbers. 2006: 502.1 · 2009, 2011, 2026: 702.1 */
import { abilityAt } from '../abilities/lookup.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId } from '../state/ids.ts';
import type { KeywordAbility, KeywordName } from '../vocabulary/keywords.ts';
import { characteristics } from './derive.ts';

export function keywordAbilities(game: Game, id: ObjectId, keyword: KeywordName): KeywordAbility[] {
  const { keywords, abilities } = characteristics(game, id);
  if (!keywords.includes(keyword)) return [];
  const found: KeywordAbility[] = [];
  for (const { ref } of abilities) {
    const ability = abilityAt(game, ref);
    if (ability.ability === 'keyword' && ability.keyword === keyword) found.push(ability);
  }
  return found;
}
