/** Who can blight. 2006, 2009, 2011: none · 2026: 701.68 */
import type { ObjectSet } from '../../vocabulary/nouns.ts';
import type { Game } from '../../running/game.ts';
import type { Context } from '../../meaning/context.ts';
import { all, controlledBy, creature, you } from '../../abilities/keywords/terms.ts';
import { objectsOf } from '../../meaning/objects.ts';

const YOUR_CREATURES: ObjectSet = all(creature, controlledBy(you));

/** Whether the context's controller has a creature to blight (701.68b). */
export const canBlight = (game: Game, ctx: Context): boolean => objectsOf(game, ctx, YOUR_CREATURES).length > 0;
