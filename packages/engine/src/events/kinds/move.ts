/**
 * Zone changes, and copies and abilities that come into being on the stack.
 * 2006: 216.3, 217, 410.2 · 2009, 2011: 110.5, 304.4, 307.4, 400.4a, 400.7, 603.2, 603.2d, 603.6c · 2026: 111.8, 304.4, 307.4, 400.4a, 400.7,
 * 603.2, 603.2e, 603.6c, 603.10a, 800.4b
 */
import type { DefKey } from '../../vocabulary/definition.ts';
import type { EventPattern } from '../../vocabulary/patterns.ts';
import type { Game } from '../../running/game.ts';
import { EVERYBODY, type CardId, type ObjectId } from '../../state/ids.ts';
import type { Zone } from '../../state/names.ts';
import { isNontraditional } from '../../state/nontraditional.ts';
import { isHiddenZone, objectOf, objectOrLast } from '../../state/objects.ts';
import type { FaceDownBy, StackInfo } from '../../state/state.ts';
import { characteristics, controllerOf, withNothingKnownOf } from '../../continuous/derive.ts';
import { Reads } from '../../continuous/derived.ts';
import { admitToStack } from '../../continuous/coming-and-going.ts';
import { cantEnter, isSpellCard } from '../../continuous/entering.ts';
import type { Context } from '../../meaning/context.ts';
import { matches, speaksOfCards } from '../../meaning/filter.ts';
import { isPlayer } from '../../meaning/players.ts';
import type { Arrival, Cause, GameEvent, Happening } from '../event.ts';
import { faceDownName, note } from '../log.ts';
import { moveObject, newObject, touch } from '../objects.ts';
import { isKeptOut } from '../outside.ts';
import { bound, type KindOf, type PatternOn } from './kind.ts';

export interface Move extends Happening<'move'> {
  /** null: it comes into being on the stack, as a copy of a spell or as an ability */
  from: Zone | null;
  to: Zone;
  /** in a library: 0 the top, or how many cards are above it; -1 the default of the zone */
  position: number;
  arrival: Arrival | null;
  /** the new id, once it has happened */
  became: ObjectId;
  /** a permanent that several cards represent leaves: in what order they are put there, topmost or earliest first */
  order: readonly CardId[] | null;
  /**
   * where those of its cards go that are no commanders, and how far down in a library; null: with the others (2026: 903.9c). `cards`: where
   * all of its cards go, and not the tokens (2026: 729.3e)
   */
  apart: { readonly zone: Zone; readonly position: number; readonly cards?: true } | null;
  /** what its other cards became */
  others: readonly ObjectId[] | null;
  /** one of those others, seen only by what speaks of cards: one permanent has left, and several cards were moved (2026: 712.21) */
  card: boolean;
  /** what is announced for it on the stack */
  stack: StackInfo | null;
  /** the face that it has on the stack */
  face: number;
  /** it goes onto the stack face down, because of that */
  faceDown: FaceDownBy | null;
  /** the definition of what comes into being on the stack */
  definition: DefKey;
  /** put into a library with others by its owner in an order of their choice, or at random: nobody else knows the order */
  unordered: 'arranged' | 'random' | null;
  /** the link or the `out` of the effect that sends it there ("exiled this way") */
  via: string | null;
}

/** A permanent enters the battlefield. */
export type Entering = Move & { arrival: Arrival };
export const isEntering = (event: GameEvent): event is Entering =>
  event.kind === 'move' && event.to === 'battlefield' && event.arrival !== null;

type Fields = Partial<
  Pick<Move, 'player' | 'position' | 'arrival' | 'stack' | 'face' | 'faceDown' | 'unordered' | 'via'>
>;

/** Whether a land enters because it is played, or a permanent because the spell that it was has been cast. */
const isPlayed = (game: Game, { object, from, to, cause }: Move): boolean =>
  to === 'battlefield' &&
  (cause.reason === 'playLand' ||
    (cause.reason === 'resolve' && from === 'stack' && objectOrLast(game, object)?.stack?.castFrom != null));

function isCausedSo(game: Game, event: Move, cause: NonNullable<PatternOn<'move'>['cause']>): boolean {
  if (cause === 'played') return isPlayed(game, event);
  if (cause === 'unplayed') return !isPlayed(game, event);
  return event.cause.reason === cause;
}

/** An object changes zones. */
export const moveEvent = (what: { object: ObjectId; from: Zone; to: Zone } & Fields, cause: Cause): Move =>
  moving(what.object, what.from, what.to, '', what, cause);

/** A copy of a spell, or an ability, comes into being on the stack. */
export const ontoStackEvent = (what: { definition: DefKey; stack: StackInfo } & Fields, cause: Cause): Move =>
  moving(0, null, 'stack', what.definition, what, cause);

const moving = (
  object: ObjectId,
  from: Zone | null,
  to: Zone,
  definition: DefKey,
  fields: Fields,
  cause: Cause,
): Move => ({
  kind: 'move',
  object,
  player: fields.player ?? -1,
  amount: 0,
  cause,
  from,
  to,
  position: fields.position ?? -1,
  arrival: fields.arrival ?? null,
  became: 0,
  order: null,
  apart: null,
  others: null,
  card: false,
  stack: fields.stack ?? null,
  face: fields.face ?? 0,
  faceDown: fields.faceDown ?? null,
  definition,
  unordered: fields.unordered ?? null,
  via: fields.via ?? null,
});

const isOneOf = (zone: Zone | null, wanted: Zone | readonly Zone[] | undefined): boolean =>
  wanted === undefined || (zone !== null && (typeof wanted === 'string' ? zone === wanted : wanted.includes(zone)));

/**
 * Which of the two ids of a moved object a pattern looks at: what enters the battlefield, and a card that comes from anywhere, is looked at as it
 * is there, all else as it was before. `happened` is false for replacement effects, for which nothing has moved yet.
 */
function movedObject(event: Move, pattern: PatternOn<'move'>, happened: boolean): ObjectId {
  const { object, became, from, to } = event;
  if (!happened || became === 0) return object;
  if (to === 'battlefield' && (pattern.from === undefined || pattern.to !== undefined)) return became;
  // an animated land is no creature card there (603.6c, 603.10)
  if (to === 'graveyard' && pattern.to !== undefined && pattern.from === undefined && speaksOfCards(pattern.what))
    return became;
  // from a hidden zone nothing was seen of it before
  return from === 'library' || from === 'hand' ? became : object;
}

/** Of what was exiled face down and not seen before, nobody knows more than that it is a card (2006: 217.7b · 2009, 2011: 406.3 · 2026: 406.3a). */
function fitsAsMoved(game: Game, ctx: Context, event: Move, pattern: PatternOn<'move'>, happened: boolean): boolean {
  const id = movedObject(event, pattern, happened);
  const exiled = event.to === 'exile' && happened ? objectOf(game, id) : null;
  return exiled?.hidden === true
    ? withNothingKnownOf(game, exiled, () => matches(game, ctx, id, pattern.what))
    : matches(game, ctx, id, pattern.what);
}

/** Whether a move between those zones fits what the pattern says of them. */
const fitsZones = ({ from, to, notTo }: PatternOn<'move'>, moved: Zone | null, there: Zone): boolean =>
  isOneOf(there, to) &&
  isOneOf(moved, from) &&
  !(from === undefined && moved === there) &&
  (notTo === undefined || there !== notTo);

/** For each pattern about moves, whether one between those zones could fit it, whatever moves. */
const BETWEEN: {
  readonly [On in keyof KindOf<Move>['patterns']]: (pattern: PatternOn<On>, from: Zone | null, to: Zone) => boolean;
} = {
  move: fitsZones,
  attached: (_, _from, to) => to === 'battlefield',
  controlChanges: (_, from) => from === 'battlefield',
};

/** Whether the pattern, which is one about moves, could fit one between those zones. */
export const mayConcern = (pattern: EventPattern, from: Zone | null, to: Zone): boolean =>
  pattern.on === 'either'
    ? pattern.of.some((one) => mayConcern(one, from, to))
    : (BETWEEN as { readonly [On in EventPattern['on']]?: (...move: [never, Zone | null, Zone]) => boolean })[
        pattern.on
      ]?.(pattern as never, from, to) === true;

const isVisible = (zone: Zone | null): boolean => zone !== null && zone !== 'hand' && zone !== 'library';

export const move: KindOf<Move> = {
  perform(game, event) {
    if (event.from === null) {
      event.became = createOnStack(game, event);
      return true;
    }
    // no change of zones, and in 2006 none of the object (2006: 217.1c · 2009, 2011: 406.6 · 2026: 406.7)
    if (event.from === 'exile' && event.to === 'exile' && !game.edition.exiledAgainIsNew) {
      event.became = event.object;
      return false;
    }
    const name = game.entries === null ? '' : nameBefore(game, event.object);
    event.became = moveObject(game, event);
    if (event.became !== 0) note(game, () => sentence(game, event, name));
    return event.became !== 0;
  },
  impossible(game, event) {
    if (event.from === null) return false;
    const object = objectOf(game, event.object);
    if (object === null) return true;
    // a token that has left the battlefield goes nowhere (2006: 216.3 · 2026: 111.8)
    if (object.kind === 'token' && object.zone !== 'battlefield' && object.zone !== 'outside') return true;
    if (object.kind === 'card' && isKeptOut(game, object)) return true;
    // 2009, 2011: 400.4b, 309.2, 310.2 · 2026: 311.2, 312.2, 313.2, 314.2, 315.3, 400.4b
    if (event.from === 'command' && isNontraditional(game, object)) return true;
    if (event.to !== 'battlefield') return false;
    // nothing enters under the control of a player who has left (2026: 800.4b)
    if (game.state.players[event.arrival?.controller ?? -1]?.left === true) return true;
    return isSpellCard(game, event) || cantEnter(game, event);
  },
  patterns: {
    move(game, ctx, pattern, event, happened) {
      const { object, became, from, to, cause } = event;
      if (event.card && !speaksOfCards(pattern.what)) return false;
      if (!fitsZones(pattern, from, to)) return false;
      if (pattern.cause !== undefined && !isCausedSo(game, event, pattern.cause)) return false;
      if (pattern.via !== undefined && event.via !== pattern.via) return false;
      if (pattern.linked !== undefined && (event.via !== pattern.linked || cause.source !== ctx.source)) return false;
      if (pattern.by !== undefined && !isPlayer(game, ctx, pattern.by, cause.by)) return false;
      const owner = objectOrLast(game, became !== 0 && happened ? became : object)?.owner ?? -1;
      if (pattern.fromOf !== undefined && !isPlayer(game, ctx, pattern.fromOf, owner)) return false;
      if (pattern.toOf !== undefined && !isPlayer(game, ctx, pattern.toOf, owner)) return false;
      if (fitsAsMoved(game, ctx, event, pattern, happened)) return true;
      // "self" is the id the ability's object had or has
      return (
        happened && (object === ctx.source || became === ctx.source) && matches(game, ctx, ctx.source, pattern.what)
      );
    },
    attached: (game, ctx, { what, to }, event, happened) =>
      game.edition.enteringAttaches &&
      isEntering(event) &&
      event.arrival.attachedTo > 0 &&
      matches(game, ctx, happened ? event.became : event.object, what) &&
      (to === undefined || matches(game, ctx, event.arrival.attachedTo, to)),
    // nobody controls what has left the battlefield: whoever did has lost control of it
    controlChanges: (game, ctx, { what, from, to }, event) =>
      from !== undefined &&
      to === undefined &&
      event.from === 'battlefield' &&
      isPlayer(game, ctx, from, controllerOf(game, event.object)) &&
      matches(game, ctx, event.object, what),
  },
  binds(game, event, pattern) {
    const { became, from, to } = event;
    if (pattern.on === 'attached')
      return bound(event, event.arrival?.attachedTo, became === 0 ? event.object : became, -1);
    const entering = to === 'battlefield' || from === 'library' || from === 'hand';
    // each card that a permanent becomes is a card of its own
    const card = event.others !== null && pattern.on === 'move' && speaksOfCards(pattern.what);
    const object = (entering || card) && became !== 0 ? became : event.object;
    const isFound = game.edition.foundInHidden || from === null || isHiddenZone(from) || !isHiddenZone(to);
    return bound(event, isFound ? became : 0, object, controllerOf(game, object), event.cause.source);
  },
  looksBack(list, { from, to }, pattern) {
    if (pattern.on === 'controlChanges') return list.includes('losesControl');
    if (pattern.on !== 'move') return false;
    // an object put onto the battlefield is looked at as it is there (603.6a)
    if (to === 'battlefield' && pattern.to !== undefined) return false;
    return (
      // "from anywhere" is not about leaving the battlefield (603.6c)
      (from === 'battlefield' && pattern.from !== undefined && list.includes('leavesBattlefield')) ||
      (from === 'graveyard' && list.includes('leavesGraveyard')) ||
      (isVisible(from) && (to === 'hand' || to === 'library') && list.includes('visibleToHidden'))
    );
  },
  itself: ({ object, became }) => (became !== 0 ? became : object),
  stamps: (_game, { to, became }) => (to === 'battlefield' ? became : 0),
};

/** Copies of spells, and abilities, come into being on the stack. */
function createOnStack(game: Game, event: Move): ObjectId {
  const { stack, arrival, player } = event;
  const object = newObject(game.state, {
    kind: stack?.ability != null || stack?.kind === 'damage' ? 'ability' : 'copy',
    owner: player,
    controller: arrival?.controller ?? player,
    zone: 'stack',
    def: event.definition,
    copied: arrival?.copied ?? null,
    stack,
    face: event.face,
    known: EVERYBODY,
    createdBy: event.cause.source,
  });
  game.state.stack.push(object.id);
  if (object.kind === 'ability') admitToStack(game, object);
  else touch(game, Reads.membership | Reads.stack);
  return object.id;
}

/** The name that everybody may know of an object before it moves. */
function nameBefore(game: Game, id: ObjectId): string {
  const object = objectOf(game, id);
  return object === null || isHiddenZone(object.zone) ? '' : characteristics(game, id).name;
}

const UNSAID: readonly Cause['reason'][] = ['cast', 'playLand', 'draw', 'resolve'];
const HOW: { readonly [R in Cause['reason']]?: string } = {
  sacrifice: 'is sacrificed',
  destroy: 'is destroyed',
  discard: 'is discarded',
};

function sentence(game: Game, { cause, to, became }: Move, before: string): string | null {
  if (UNSAID.includes(cause.reason) || to === 'stack') return null;
  const object = objectOf(game, became);
  if (object === null || to === 'library' || to === 'hand')
    return before === '' ? null : `${before} goes to its owner’s ${to}.`;
  const now = object.faceDown ? faceDownName(object) : characteristics(game, became).name;
  const name = before !== '' ? before : now;
  const words = game.edition.vocabulary;
  switch (to) {
    case 'battlefield': {
      const enters = words.battlefield === 'play' ? 'comes into play' : 'enters the battlefield';
      return `${now} ${enters} under ${game.names[controllerOf(game, became)] ?? 'a player'}’s control.`;
    }
    case 'graveyard':
      return `${name} ${HOW[cause.reason] ?? 'is put into a graveyard'}.`;
    case 'ante':
      return `${name} is put into the ante zone.`;
    case 'exile':
      return words.exile === 'exile' ? `${name} is exiled.` : `${name} is removed from the game.`;
    default: // cards put into a hand, a library or the stack have had their line, or none
      return null;
  }
}
