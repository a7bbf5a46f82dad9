/** Schemes are set in motion, abandoned, and turned face down again. 2006, 2009: none · 2011: 311, 701.22–701.23, 904 · 2026: 314, 701.32–701.33, 904 */
import type { Game } from '../../running/game.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { definitionOf, objectOf } from '../../state/objects.ts';
import { matches } from '../../meaning/filter.ts';
import type { Cause, Happening } from '../event.ts';
import { note } from '../log.ts';
import { cease, putInCommand } from '../objects.ts';
import { type KindOf, playerIn } from './kind.ts';

/** The top card of a player's scheme deck is turned face up; `object` is it, once it has happened. */
export type SetInMotion = Happening<'setInMotion'>;
/** A face-up scheme goes face down to the bottom of its owner's scheme deck, abandoned by an effect or used up. */
export interface SchemeDown extends Happening<'schemeDown'> {
  abandoned: boolean;
}
export type SchemeEvent = SetInMotion | SchemeDown;

export const setInMotionEvent = (player: PlayerId, cause: Cause): SetInMotion => ({
  kind: 'setInMotion',
  object: 0,
  player,
  amount: 0,
  cause,
});

export const schemeDownEvent = (object: ObjectId, player: PlayerId, abandoned: boolean, cause: Cause): SchemeDown => ({
  kind: 'schemeDown',
  object,
  player,
  amount: 0,
  cause,
  abandoned,
});

const deckOf = (game: Game, event: SchemeEvent) => playerIn(game, event).schemes ?? [];

export const setInMotion: KindOf<SetInMotion> = {
  impossible: (game, event) => deckOf(game, event).length === 0,
  perform(game, event) {
    const { player } = event;
    const [top, ...rest] = deckOf(game, event);
    if (top === undefined) return false;
    playerIn(game, event).schemes = rest;
    const { id } = putInCommand(game, 'card', player, top.def);
    event.object = id;
    note(game, (w) => `${w.player(player)} sets ${w.object(id)} in motion.`);
    return true;
  },
  patterns: { setInMotion: (game, ctx, { what }, { object }) => matches(game, ctx, object, what) },
  stamps: (_game, { object }) => object,
};

export const schemeDown: KindOf<SchemeDown> = {
  perform(game, event) {
    const scheme = objectOf(game, event.object);
    if (scheme === null) return false;
    const { def } = scheme;
    const { name } = definitionOf(game, scheme);
    note(game, (w) => `${w.object(event.object)} is ${event.abandoned ? 'abandoned' : 'turned face down'}.`);
    cease(game, event.object);
    playerIn(game, event).schemes = [...deckOf(game, event), { def, name, seen: true }];
    return true;
  },
  patterns: {},
};
