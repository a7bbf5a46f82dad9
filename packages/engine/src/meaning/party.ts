/** How many creatures are in a player's party. 2026: 700.8 */
import type { Game } from '../running/game.ts';
import type { ObjectId } from '../state/ids.ts';
import { characteristics } from '../continuous/derive.ts';
import { PARTY_TYPES } from '../vocabulary/words.ts';
import { hasSubtype } from './filter.ts';

/** One creature stands for one of the types; of several ways of counting the one with the most creatures is taken (700.8b). */
export function partySize(game: Game, creatures: readonly ObjectId[]): number {
  const could = PARTY_TYPES.map((type) => creatures.filter((id) => hasSubtype(game, characteristics(game, id), type)));
  const most = (type: number, taken: readonly ObjectId[]): number => {
    const candidates = could[type];
    if (candidates === undefined) return 0;
    const filled = candidates.filter((id) => !taken.includes(id)).map((id) => 1 + most(type + 1, [...taken, id]));
    return Math.max(most(type + 1, taken), ...filled);
  };
  return most(0, []);
}
