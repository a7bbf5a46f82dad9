/**
 * Cards of hands and libraries: drawing, discarding, searching, shuffling and revealing. A draw or discard contains the card's move.
 * 2006: 217, 300–302, 410.2, 423 · 2009: 119, 603.2, 701 · 2011: 120, 603.2, 701 · 2026: 121, 603.2, 701.9, 701.20, 701.23–24
 */
import type { Filter } from '../../vocabulary/nouns.ts';
import type { Game } from '../../running/game.ts';
import { EVERYBODY, type ObjectId, type PlayerId } from '../../state/ids.ts';
import { definitionOf, objectOf } from '../../state/objects.ts';
import { count } from '../../state/turn-history.ts';
import type { Env } from '../../state/state.ts';
import { Reads } from '../../continuous/derived.ts';
import { canDraw, forbidden } from '../../continuous/prohibitions.ts';
import type { Context } from '../../meaning/context.ts';
import { matches } from '../../meaning/filter.ts';
import { isPlayer } from '../../meaning/players.ts';
import { isActivePlayer } from '../../state/teams.ts';
import type { Cause, Happening } from '../event.ts';
import { note } from '../log.ts';
import { touch } from '../objects.ts';
import { shuffleLibrary } from '../shuffling.ts';
import { bound, type KindOf, onlySeen, playerIn } from './kind.ts';
import { moveEvent } from './move.ts';
import { toWrite } from '../../state/writing.ts';

/** The player draws `amount` cards, each in an event of its own. */
export type Draws = Happening<'draws'>;
/** One card is drawn. */
export type Draw = Happening<'draw'>;
export interface Discard extends Happening<'discard'> {
  /** what the card has become; 0: not yet known */
  became: ObjectId;
}
/** A card was discarded to pay for its own cycling ability. */
export interface Cycle extends Happening<'cycle'> {
  became: ObjectId;
  /** the X of the cycling cost; null: it has none */
  x: number | null;
}
/** The player searches a zone or zones of `whose`. */
export interface Search extends Happening<'search'> {
  whose: PlayerId;
}
export interface Shuffle extends Happening<'shuffle'> {
  /** what the effect has bound: a card that it still refers to keeps its identity */
  env: Env | null;
  /** what stays in its position */
  placed: readonly ObjectId[];
}
export interface Reveal extends Happening<'reveal'> {
  /** who sees it, as a bit mask of seats */
  seats: number;
}
export type CardEvent = Draws | Draw | Discard | Cycle | Search | Shuffle | Reveal;

export const drawEvent = (player: PlayerId, cause: Cause): Draw => ({
  kind: 'draw',
  object: 0,
  player,
  amount: 1,
  cause,
});

export const drawsEvent = (player: PlayerId, amount: number, cause: Cause): Draws => ({
  kind: 'draws',
  object: 0,
  player,
  amount,
  cause,
});

export const discardEvent = (object: ObjectId, player: PlayerId, cause: Cause): Discard => ({
  kind: 'discard',
  object,
  player,
  amount: 1,
  cause,
  became: 0,
});

export const cycleEvent = (
  object: ObjectId,
  became: ObjectId,
  player: PlayerId,
  cause: Cause,
  x: number | null = null,
): Cycle => ({
  kind: 'cycle',
  object,
  player,
  amount: 0,
  cause,
  became,
  x,
});

export const searchEvent = (player: PlayerId, whose: PlayerId, cause: Cause): Search => ({
  kind: 'search',
  object: 0,
  player,
  amount: 0,
  cause,
  whose,
});

export const shuffleEvent = (
  player: PlayerId,
  cause: Cause,
  env: Env | null = null,
  placed: readonly ObjectId[] = [],
): Shuffle => ({
  kind: 'shuffle',
  object: 0,
  player,
  amount: 0,
  cause,
  env,
  placed,
});

export const revealEvent = (object: ObjectId, player: PlayerId, cause: Cause, seats = EVERYBODY): Reveal => ({
  kind: 'reveal',
  object,
  player,
  amount: 0,
  cause,
  seats,
});

/** A discarded card has moved on: "this card" is also what it has become. */
const isSelfOrMatches = (game: Game, ctx: Context, filter: Filter, { object, became }: Discard | Cycle): boolean =>
  matches(game, ctx, object, filter) || (became !== 0 && became === ctx.source && matches(game, ctx, became, filter));

export const draws: KindOf<Draws> = {
  perform: onlySeen,
  patterns: {
    draws: (game, ctx, { who, atLeast = 1 }, { player, amount }) =>
      amount >= atLeast && isPlayer(game, ctx, who, player),
  },
};

export const draw: KindOf<Draw> = {
  perform(game, event) {
    const { drawn } = game.state.history;
    const player = playerIn(game, event);
    count(drawn, event.player);
    touch(game, Reads.history);
    if (player.library.length === 0) player.drewFromEmpty = true;
    else if (game.state.turn.number > 0) note(game, (w) => `${w.player(event.player)} draws a card.`);
    return true;
  },
  impossible: (game, { player }) => !canDraw(game, player),
  contains(game, { player, cause }) {
    const top = game.state.players[player]?.library[0];
    return top === undefined
      ? null
      : moveEvent({ object: top, from: 'library', to: 'hand' }, { ...cause, reason: 'draw' });
  },
  patterns: {
    draw(game, ctx, { who, nth, notFirstInDrawStep }, { player, cause }) {
      if (!isPlayer(game, ctx, who, player)) return false;
      if (nth !== undefined && (game.state.history.drawn[player] ?? 0) !== nth) return false;
      return (
        notFirstInDrawStep !== true ||
        game.state.turn.step !== 'draw' ||
        !isActivePlayer(game, player) ||
        cause.reason !== 'turn'
      );
    },
  },
};

export const discard: KindOf<Discard> = {
  perform: onlySeen,
  contains: (_game, { object, cause }) =>
    moveEvent({ object, from: 'hand', to: 'graveyard' }, { ...cause, reason: 'discard' }),
  patterns: {
    discard: (game, ctx, { who, by, what }, event) =>
      (who === undefined || isPlayer(game, ctx, who, event.player)) &&
      (by === undefined || isPlayer(game, ctx, by, event.cause.by)) &&
      (what === undefined || isSelfOrMatches(game, ctx, what, event)),
  },
  binds: (_game, event) => bound(event, event.became),
  itself: ({ object, became }) => (became !== 0 ? became : object),
};

export const cycle: KindOf<Cycle> = {
  perform: onlySeen,
  patterns: {
    cycle: (game, ctx, { who, what }, event) =>
      (who === undefined || isPlayer(game, ctx, who, event.player)) && isSelfOrMatches(game, ctx, what, event),
  },
  binds: (_game, event) => bound(event, event.became),
  itself: ({ object, became }) => (became !== 0 ? became : object),
};

export const search: KindOf<Search> = {
  perform: onlySeen,
  impossible: (game, { player }) => forbidden(game, 'cantSearch', player),
  patterns: {
    search: (game, ctx, { who }, { player, whose }) => whose === player && isPlayer(game, ctx, who, player),
  },
};

export const shuffle: KindOf<Shuffle> = {
  perform(game, { player, env, placed }) {
    shuffleLibrary(game, player, env, placed);
    note(game, (w) => `${w.player(player)} shuffles.`);
    return true;
  },
  patterns: { shuffle: (game, ctx, { who }, { player }) => isPlayer(game, ctx, who, player) },
};

export const reveal: KindOf<Reveal> = {
  perform(game, { object: id, player, seats }) {
    const there = objectOf(game, id);
    if (there === null) return false;
    const object = toWrite(game.state, there);
    object.known |= seats;
    game.state.barrier++;
    // what lies face down goes on being called by its number
    const own = object.faceDown || object.hidden ? definitionOf(game, object).name : null;
    if (seats === EVERYBODY) note(game, (w) => `${w.player(player)} reveals ${own ?? w.object(id)}.`);
    return true;
  },
  patterns: {
    reveal: (game, ctx, { who, what }, { object, player, cause }) =>
      cause.reason === 'firstDraw' &&
      cause.source === ctx.source &&
      isPlayer(game, ctx, who, player) &&
      matches(game, ctx, object, what),
  },
};
