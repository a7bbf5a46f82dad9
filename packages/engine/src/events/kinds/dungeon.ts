/** Dungeons and emblems come into the command zone, dungeons are completed. 2006, 2009, 2011: none · 2026: 114, 309 */
import type { DefKey } from '../../vocabulary/definition.ts';
import type { Game } from '../../running/game.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { definitionOf, objectOf } from '../../state/objects.ts';
import { isPlayer } from '../../meaning/players.ts';
import type { Cause, Happening } from '../event.ts';
import { note } from '../log.ts';
import { cease, putInCommand } from '../objects.ts';
import { type KindOf, playerIn } from './kind.ts';

/** A dungeon card comes into the command zone; `object` is it, once it has happened. */
export interface EnterDungeon extends Happening<'enterDungeon'> {
  definition: DefKey;
}
/** A player gets an emblem of the rules; `object` is it, once it has happened. */
export interface GetEmblem extends Happening<'getEmblem'> {
  definition: DefKey;
}
export type CompleteDungeon = Happening<'completeDungeon'>;
export type DungeonEvent = EnterDungeon | GetEmblem | CompleteDungeon;

export const enterDungeonEvent = (player: PlayerId, definition: DefKey, cause: Cause): EnterDungeon => ({
  kind: 'enterDungeon',
  object: 0,
  player,
  amount: 0,
  cause,
  definition,
});

export const getEmblemEvent = (player: PlayerId, definition: DefKey, cause: Cause): GetEmblem => ({
  kind: 'getEmblem',
  object: 0,
  player,
  amount: 0,
  cause,
  definition,
});

export const completeDungeonEvent = (object: ObjectId, player: PlayerId, cause: Cause): CompleteDungeon => ({
  kind: 'completeDungeon',
  object,
  player,
  amount: 0,
  cause,
});

function comes(game: Game, event: EnterDungeon | GetEmblem, kind: 'card' | 'emblem', verb: string): boolean {
  const { player, definition } = event;
  const { id } = putInCommand(game, kind, player, definition);
  event.object = id;
  note(game, (w) => `${w.player(player)} ${verb} ${w.object(id)}.`);
  return true;
}

export const enterDungeon: KindOf<EnterDungeon> = {
  perform: (game, event) => comes(game, event, 'card', 'enters'),
  patterns: {},
};

export const getEmblem: KindOf<GetEmblem> = {
  perform: (game, event) => comes(game, event, 'emblem', 'gets'),
  patterns: {},
};

export const completeDungeon: KindOf<CompleteDungeon> = {
  perform(game, event) {
    const player = playerIn(game, event);
    const dungeon = objectOf(game, event.object);
    if (dungeon === null) return false;
    player.completed = [...player.completed, definitionOf(game, dungeon).name];
    note(game, (w) => `${w.player(event.player)} completes ${w.object(event.object)}.`);
    cease(game, event.object);
    return true;
  },
  patterns: { completes: (game, ctx, { who }, { player }) => isPlayer(game, ctx, who, player) },
};
