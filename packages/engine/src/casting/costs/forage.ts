/** What a player who forages exiles or sacrifices, and who blights. 2006, 2009, 2011: none · 2026: 701.61, 701.68 */
import type { Filter, ObjectSet, PlayerSet } from '../../vocabulary/nouns.ts';
import type { Game } from '../../state/game.ts';
import type { Context } from '../../meaning/context.ts';
import { objectRule } from '../../continuous/prohibitions.ts';
import { objectsOf } from '../../meaning/objects.ts';

const you: PlayerSet = { who: 'you' };
const food: Filter = {
  is: 'and',
  of: [
    { is: 'subtype', subtype: 'Food' },
    { is: 'controlledBy', player: you },
  ],
};

export const GRAVEYARD: ObjectSet = { set: 'all', where: { is: 'any' }, zone: 'graveyard', of: you };
export const FOODS: ObjectSet = { set: 'all', where: food };
export const EXILED = 3;

/** Whether the context's controller has three cards in the graveyard, or a Food that can be sacrificed. */
export const canForage = (game: Game, ctx: Context): boolean =>
  objectsOf(game, ctx, GRAVEYARD).length >= EXILED ||
  objectsOf(game, ctx, FOODS).some((id) => !objectRule(game, 'cantBeSacrificed', id));

const YOUR_CREATURES: ObjectSet = {
  set: 'all',
  where: {
    is: 'and',
    of: [
      { is: 'type', type: 'creature' },
      { is: 'controlledBy', player: you },
    ],
  },
};
/** Whether the context's controller has a creature to blight (2026: 701.68b). */
export const canBlight = (game: Game, ctx: Context): boolean => objectsOf(game, ctx, YOUR_CREATURES).length > 0;
