/** What a player who forages exiles or sacrifices. 2006, 2009, 2011: none · 2026: 701.61 */
import type { ObjectSet } from '../../vocabulary/nouns.ts';
import type { Game } from '../../running/game.ts';
import type { Context } from '../../meaning/context.ts';
import { all, controlledBy, you } from '../../abilities/keywords/terms.ts';
import { objectRule } from '../../continuous/prohibitions.ts';
import { objectsOf } from '../../meaning/objects.ts';

export const GRAVEYARD: ObjectSet = { set: 'all', where: { is: 'any' }, zone: 'graveyard', of: you };
export const FOODS: ObjectSet = all({ is: 'subtype', subtype: 'Food' }, controlledBy(you));
export const EXILED = 3;

/** Whether the context's controller has three cards in the graveyard, or a Food that can be sacrificed. */
export const canForage = (game: Game, ctx: Context): boolean =>
  objectsOf(game, ctx, GRAVEYARD).length >= EXILED ||
  objectsOf(game, ctx, FOODS).some((id) => !objectRule(game, 'cantBeSacrificed', id));
