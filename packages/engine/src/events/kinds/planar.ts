/** The planar die is rolled, chaos ensues, a player planeswalks. 2006: none · 2009: 701.19, 901 · 2011: 701.21, 901 · 2026: 311.7, 312.5, 701.31, 901 */
import type { Game } from '../../running/game.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { isPhenomenon } from '../../state/nontraditional.ts';
import { objectOf } from '../../state/objects.ts';
import type { PlanarFace } from '../../vocabulary/words.ts';
import { matches } from '../../meaning/filter.ts';
import { isPlayer } from '../../meaning/players.ts';
import type { Cause, Happening } from '../event.ts';
import { endExpired } from '../effects.ts';
import { note } from '../log.ts';
import { turnDown, turnUpTop } from '../planes.ts';
import { cease, rememberLast } from '../objects.ts';
import { type KindOf, onlySeen } from './kind.ts';

export interface PlanarRoll extends Happening<'planarRoll'> {
  face: PlanarFace;
}
/** Chaos ensues; `player` is who rolled it, or whose effect says so. */
export type Chaos = Happening<'chaos'>;
/** The player turns up the top card of a planar deck; `object` is it, once it has happened. */
export interface Planeswalk extends Happening<'planeswalk'> {
  /** what was face up and is not any more */
  away: readonly ObjectId[];
  /** that leaves the game with its owner, and so goes under no deck */
  gone: boolean;
}
export type PlanarEvent = PlanarRoll | Chaos | Planeswalk;

export const planarRollEvent = (player: PlayerId, face: PlanarFace, cause: Cause): PlanarRoll => ({
  kind: 'planarRoll',
  object: 0,
  player,
  amount: 0,
  cause,
  face,
});

export const chaosEvent = (player: PlayerId, cause: Cause): Chaos => ({
  kind: 'chaos',
  object: 0,
  player,
  amount: 0,
  cause,
});

export const planeswalkEvent = (
  player: PlayerId,
  away: readonly ObjectId[],
  gone: boolean,
  cause: Cause,
): Planeswalk => ({ kind: 'planeswalk', object: 0, player, amount: 0, cause, away, gone });

export const planarRoll: KindOf<PlanarRoll> = {
  perform(game, { player, face }) {
    note(game, (w) => `${w.player(player)} rolls the planar die: ${FACES[face]}.`);
    return true;
  },
  patterns: {
    planarRoll: (game, ctx, { who, face }, event) =>
      isPlayer(game, ctx, who, event.player) && (face === undefined || face === event.face),
    // it has no numerical result (2026: 706.7)
    dieRoll: (game, ctx, { who, result }, { player }) => result === undefined && isPlayer(game, ctx, who, player),
  },
};
const FACES: Readonly<Record<PlanarFace, string>> = {
  planeswalker: 'the Planeswalker symbol',
  chaos: 'the chaos symbol',
  blank: 'a blank face',
};

export const chaos: KindOf<Chaos> = { perform: onlySeen, patterns: { chaos: () => true } };

export const planeswalk: KindOf<Planeswalk> = {
  perform(game, event) {
    const { player, away, gone } = event;
    for (const id of away) {
      const plane = objectOf(game, id);
      if (plane === null) continue;
      rememberLast(game, plane, 0);
      if (gone) cease(game, id);
      else turnDown(game, plane);
    }
    event.object = turnUpTop(game, player);
    endExpired(game, { at: 'planeswalk' });
    note(game, (w) => `${w.player(player)} planeswalks${event.object === 0 ? '' : ` to ${w.object(event.object)}`}.`);
    return true;
  },
  patterns: {
    planeswalk: (game, ctx, { who, to, from, encounter }, { player, object, away }) =>
      isPlayer(game, ctx, who, player) &&
      (to === undefined || matches(game, ctx, object, to)) &&
      (encounter !== true || isEncountered(game, object)) &&
      (from === undefined || away.some((id) => matches(game, ctx, id, from))),
  },
  // an ability of the plane that is planeswalked away from could not trigger else (2026: 603.10g)
  looksBack: (_list, _event, pattern) => pattern.on === 'planeswalk' && pattern.from !== undefined,
  // as it turns face up (2009, 2011: 613.6e · 2026: 613.7h)
  stamps: (_game, { object }) => object,
};

function isEncountered(game: Game, id: ObjectId): boolean {
  const object = objectOf(game, id);
  return object !== null && isPhenomenon(game, object);
}
