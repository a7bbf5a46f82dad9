/** Designations of players, ring-bearers, speed, and the locked and unlocked halves of Rooms. 2006, 2009, 2011: none · 2026: 701.54, 702.131, 702.179, 709.5, 724, 725 */
import type { Designation } from '../../vocabulary/words.ts';
import type { Game } from '../../running/game.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import { objectOf } from '../../state/objects.ts';
import { Reads } from '../../continuous/derived.ts';
import type { Context } from '../../meaning/context.ts';
import { isPlayer } from '../../meaning/players.ts';
import { designation as door, doorsOf, isUnlocked } from '../../objects/room.ts';
import { bearRing, gainSpeed, takeDesignation } from '../designating.ts';
import type { Cause, Happening } from '../event.ts';
import { note } from '../log.ts';
import { remember, touch } from '../objects.ts';
import { type KindOf, playerIn } from './kind.ts';

/** The player gets that designation. */
export interface Designate extends Happening<'designation'> {
  as: Designation;
}
/** The object becomes the player's ring-bearer; 0: none can be. */
export type RingTempts = Happening<'ringTempts'>;
export interface Unlock extends Happening<'unlock'> {
  half: number;
}
export interface Lock extends Happening<'lock'> {
  half: number;
}
/** The player's speed increases by the amount, or becomes it where there was none. */
export type Speed = Happening<'speed'>;
export type DesignationEvent = Designate | RingTempts | Speed | Unlock | Lock;

export const designationEvent = (player: PlayerId, as: Designation, cause: Cause): Designate => ({
  kind: 'designation',
  object: 0,
  player,
  amount: 0,
  cause,
  as,
});

export const ringTemptsEvent = (player: PlayerId, bearer: ObjectId, cause: Cause): RingTempts => ({
  kind: 'ringTempts',
  object: bearer,
  player,
  amount: 0,
  cause,
});

export const unlockEvent = (object: ObjectId, half: number, player: PlayerId, cause: Cause): Unlock => ({
  kind: 'unlock',
  object,
  player,
  amount: 0,
  cause,
  half,
});

export const lockEvent = (object: ObjectId, half: number, player: PlayerId, cause: Cause): Lock => ({
  kind: 'lock',
  object,
  player,
  amount: 0,
  cause,
  half,
});

export const speedEvent = (player: PlayerId, amount: number, cause: Cause): Speed => ({
  kind: 'speed',
  object: 0,
  player,
  amount,
  cause,
});

const DESIGNATED: Readonly<Record<Designation, string>> = {
  monarch: 'becomes the monarch',
  initiative: 'takes the initiative',
  blessing: 'gets the city’s blessing',
};

function turnKey(game: Game, { kind, object: id, half }: Unlock | Lock): boolean {
  const object = objectOf(game, id);
  const unlocked = kind === 'unlock';
  if (object === null || isUnlocked(object, half) === unlocked) return false;
  remember(game, id, [door(half, unlocked)]);
  touch(game, Reads.membership);
  note(game, (w) => `A door of ${w.object(id)} is ${kind}ed.`);
  return true;
}

/** Whether the ability being read is printed on that half. */
const isOfHalf = (ctx: Context, half: number): boolean => ctx.ref?.path.startsWith(`faces/${half}/`) === true;

export const designation: KindOf<Designate> = {
  perform(game, { player, as }) {
    if (!takeDesignation(game, player, as)) return false;
    touch(game, Reads.membership);
    note(game, (w) => `${w.player(player)} ${DESIGNATED[as]}.`);
    return true;
  },
  patterns: {
    designated: (game, ctx, pattern, event) =>
      event.as === pattern.as && isPlayer(game, ctx, pattern.who, event.player),
  },
};

export const ringTempts: KindOf<RingTempts> = {
  perform(game, event) {
    bearRing(playerIn(game, event), event.object);
    touch(game, Reads.membership);
    note(game, (w) => `The Ring tempts ${w.player(event.player)}.`);
    return true;
  },
  patterns: {
    ringTempts: (game, ctx, { who, chosen }, { player, object }) =>
      (chosen !== true || object !== 0) && isPlayer(game, ctx, who, player),
  },
};

export const speed: KindOf<Speed> = {
  perform(game, event) {
    gainSpeed(playerIn(game, event), event.amount);
    touch(game, Reads.membership);
    note(game, (w) => `${w.player(event.player)} has speed ${playerIn(game, event).speed}.`);
    return true;
  },
  impossible: (_game, { amount }) => amount <= 0,
  patterns: {},
};

export const unlock: KindOf<Unlock> = {
  perform: turnKey,
  patterns: {
    unlock: (game, ctx, { who, own, fully }, { object, player, half }) =>
      isPlayer(game, ctx, who, player) &&
      (own !== true || (object === ctx.source && isOfHalf(ctx, half))) &&
      (fully !== true || doorsOf(game, object, false).length === 0),
  },
};

export const lock: KindOf<Lock> = { perform: turnKey, patterns: {} };
