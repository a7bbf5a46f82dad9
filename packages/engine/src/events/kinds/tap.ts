/** Tapping and untapping permanents. 2006: 417.1, 420 · 2009: 701.15–16 · 2011: 701.16–17 · 2026: 701.26 */
import type { Game } from '../../running/game.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { Reads } from '../../continuous/derived.ts';
import { matches } from '../../meaning/filter.ts';
import { isPlayer } from '../../meaning/players.ts';
import type { Cause, Happening } from '../event.ts';
import { note } from '../log.ts';
import { change, type KindOf } from './kind.ts';

export interface Tap extends Happening<'tap'> {
  /** for mana: as the cost of a mana ability of its own */
  forMana: boolean;
}
export type Untap = Happening<'untap'>;
export type TapEvent = Tap | Untap;

export const tapEvent = (object: ObjectId, player: PlayerId, cause: Cause, forMana = false): Tap => ({
  kind: 'tap',
  object,
  player,
  amount: 0,
  cause,
  forMana,
});

export const untapEvent = (object: ObjectId, player: PlayerId, cause: Cause): Untap => ({
  kind: 'untap',
  object,
  player,
  amount: 0,
  cause,
});

function become(game: Game, event: TapEvent, tapped: boolean): boolean {
  return change(game, event, Reads.tapped, (object) => {
    if (object.tapped === tapped) return false;
    object.tapped = tapped;
    if (event.cause.reason === 'effect')
      note(game, (w) => `${w.object(event.object)} becomes ${tapped ? 'tapped' : 'untapped'}.`);
    return true;
  });
}

export const tap: KindOf<Tap> = {
  perform: (game, event) => become(game, event, true),
  patterns: {
    tap: (game, ctx, { what, forMana, who }, event) =>
      (forMana === undefined || forMana === event.forMana) &&
      (who === undefined || isPlayer(game, ctx, who, event.player)) &&
      matches(game, ctx, event.object, what),
  },
};

export const untap: KindOf<Untap> = {
  perform: (game, event) => become(game, event, false),
  patterns: { untap: (game, ctx, { what }, { object }) => matches(game, ctx, object, what) },
};
