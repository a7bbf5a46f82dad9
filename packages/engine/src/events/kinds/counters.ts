/**
 * Counters on objects and players.
 * 2006: 200.10, 410.2 · 2009: 120, 603.2 · 2011: 121, 603.2 · 2026: 122.1, 122.6–7, 603.2, 613.7c, 714.2c, 714.2d
 */
import type { Game } from '../../running/game.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import type { CounterKind } from '../../state/names.ts';
import { absolute, greater, lesser } from '../../state/numbers.ts';
import { objectOf, objectOrLast } from '../../state/objects.ts';
import type { PlayerState } from '../../state/state.ts';
import { Reads } from '../../continuous/derived.ts';
import { cantGetCounters, cantHaveCounters } from '../../continuous/prohibitions.ts';
import { matches } from '../../meaning/filter.ts';
import { isPlayer } from '../../meaning/players.ts';
import { sharersOf } from '../../state/teams.ts';
import { reached } from '../../objects/saga.ts';
import { changeCounters } from '../counters.ts';
import type { Cause, Happening } from '../event.ts';
import { note } from '../log.ts';
import { touch } from '../objects.ts';
import { type KindOf, playerIn } from './kind.ts';
import { toWrite } from '../../state/writing.ts';

/** `amount` counters are put on the object, or removed from it where it is negative. */
export interface Counters extends Happening<'counters'> {
  counter: CounterKind;
  /** the event can't make there be more of them than that */
  most?: number;
  /** how many of them there were once this had happened: what happens at once with it may add to them, or take from them */
  now?: number;
}
export interface PlayerCounters extends Happening<'playerCounters'> {
  counter: CounterKind;
}
export type CountersEvent = Counters | PlayerCounters;

/** `player`: who puts or removes them, where that matters to what applies. */
export const countersEvent = (
  object: ObjectId,
  counter: CounterKind,
  amount: number,
  cause: Cause,
  player: PlayerId = -1,
): Counters => ({ kind: 'counters', object, player, amount, cause, counter });

export const playerCountersEvent = (
  player: PlayerId,
  counter: CounterKind,
  amount: number,
  cause: Cause,
): PlayerCounters => ({ kind: 'playerCounters', object: 0, player, amount, cause, counter });

const countOn = (game: Game, { object, counter }: Counters): number =>
  objectOrLast(game, object)?.counters?.[counter] ?? 0;

/** Who puts them: whoever's effect or cost it is; of those that it enters with, its controller (2026: 122.6). */
const whoPuts = ({ player, cause }: Counters): PlayerId => (player >= 0 ? player : cause.by);

/** Whether an effect puts them: not a cost, the result of damage, or what happens in the course of a turn (2026: 614.16). */
const isByEffect = ({ reason }: Cause): boolean => reason !== 'cost' && reason !== 'damage' && reason !== 'turn';

export const counters: KindOf<Counters> = {
  perform(game, event) {
    const object = objectOf(game, event.object);
    if (object === null) return false;
    const { counter } = event;
    const room = event.most === undefined ? null : greater(0, event.most - countOn(game, event));
    event.amount = changeCounters(
      game,
      toWrite(game.state, object),
      counter,
      room === null ? event.amount : lesser(event.amount, room),
    );
    if (event.amount === 0) return false;
    event.now = countOn(game, event);
    touch(game, Reads.membership);
    if (event.cause.reason !== 'sba') {
      const n = absolute(event.amount);
      const where = event.amount > 0 ? 'put on' : 'removed from';
      note(game, (w) => `${n} ${counter} counter${n === 1 ? '' : 's'} ${where} ${w.object(event.object)}.`);
    }
    return true;
  },
  impossible: (game, { object, counter, amount }) => amount > 0 && cantHaveCounters(game, object, counter),
  patterns: {
    counters(game, ctx, pattern, event) {
      if (event.amount < 0 !== (pattern.removed === true)) return false;
      if (pattern.counter !== undefined && event.counter !== pattern.counter) return false;
      if (pattern.by !== undefined && !isPlayer(game, ctx, pattern.by, whoPuts(event))) return false;
      if (pattern.byEffect === true && !isByEffect(event.cause)) return false;
      const { now = countOn(game, event) } = event;
      if (pattern.last === true && now > 0) return false;
      if (pattern.nth !== undefined) {
        // fewer before, that many or more after (2026: 122.7)
        if (now < pattern.nth || now - event.amount >= pattern.nth) return false;
      }
      if (pattern.chapter !== undefined && !reached(game, event.object, now, event.amount, pattern.chapter))
        return false;
      return matches(game, ctx, event.object, pattern.what);
    },
  },
};

export const playerCounters: KindOf<PlayerCounters> = {
  perform(game, event) {
    const { counter, player } = event;
    // nothing is paid by whoever has to pay nothing (2026: 118.5)
    if (event.amount === 0) return event.cause.reason === 'cost';
    const now = greater(0, (playerIn(game, event).counters?.[counter] ?? 0) + event.amount);
    for (const p of sharersOf(game, player, counter)) {
      const sharer = game.state.players[p] as PlayerState;
      sharer.counters = Object.assign({}, sharer.counters, { [counter]: now });
    }
    touch(game, Reads.life);
    note(game, (w) => `${w.player(player)} now has ${now} ${counter} counters.`);
    return true;
  },
  impossible: (game, { player, counter, amount }) => amount > 0 && cantGetCounters(game, player, counter),
  patterns: {
    getsCounters: (game, ctx, { who, counter, by }, event) =>
      event.amount > 0 &&
      (counter === undefined || event.counter === counter) &&
      (by === undefined || isPlayer(game, ctx, by, event.cause.by)) &&
      isPlayer(game, ctx, who, event.player),
  },
};
