/**
 * What a number in card text amounts to.
 * 2006: 104.2, 413.2f · 2009, 2011: 107.1–107.3, 608.2g, 800.4f · 2026: 107.1–107.3, 201.2b, 608.2h, 800.4i, 903.3d
 */
import { askedKey } from '../abilities/asked.ts';
import { timesResolved, timesUsed } from '../abilities/uses.ts';
import type { Filter, ObjectSet, PlayerSet } from '../vocabulary/nouns.ts';
import type { Quantity, TurnHistory } from '../vocabulary/quantities.ts';
import { BASIC_LAND_TYPES, type Color, type ManaType, type Stat, type Zone } from '../vocabulary/words.ts';
import type { Game } from '../running/game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import type { GameObject, StackInfo } from '../state/state.ts';
import { objectOf, objectOrLast, zoneList } from '../state/objects.ts';
import { ownTag } from '../state/instances.ts';
import { characteristics, controllerOf, rulesOf } from '../continuous/derive.ts';
import { rulesBeforeTypes } from '../continuous/before-types.ts';
import { activeContext, withBinding, type Context } from './context.ts';
import { boundBy, chosenXIn, LEVEL, rememberedUnder, STORED, wordsOf } from './memory.ts';
import { holds } from './condition.ts';
import { asRead, compare, comparedStats, matches, mostOfOneType, shareCreatureType, statOf } from './filter.ts';
import { askedAbout, objectsOf } from './objects.ts';
import { partySize } from './party.ts';
import { timesPaidOf } from './paid.ts';
import { isAskedAbout, playersKnown, playersAskedAbout } from './players.ts';
import { commanderIn } from '../state/commander.ts';
import { lifeTotal, ownStartingLife, sharersOf } from '../state/teams.ts';
import { typeBit } from '../objects/subtypes.ts';
import { counted } from '../state/limits.ts';
import { greater, lesser } from '../state/numbers.ts';

/** What X is in the ability; null where nothing has defined it yet. */
export function valueOfX(game: Game, ctx: Context): number | null {
  const source = objectOrLast(game, ctx.source);
  return ctx.x ?? ctx.env['x']?.amount ?? ctx.stack?.x ?? (source === null ? null : chosenXIn(game, source, ctx.ref));
}

/** What is compared where that quantity is: the mana value of one split card is that of either half (2006: 505.6 · 2009, 2011: 708.6a). */
export function comparedAmounts(game: Game, ctx: Context, q: Quantity): readonly number[] {
  if (typeof q !== 'number' && q.q === 'stat' && q.stat === 'manaValue') {
    const [id, ...others] = askedAbout(game, ctx, q.of);
    if (id !== undefined && others.length === 0) return comparedStats(game, id, q.stat);
  }
  return [amountOf(game, ctx, q)];
}

/** A whole number; may be negative where power and the like are (107.1b is applied by what uses it). */
export function amountOf(game: Game, ctx: Context, q: Quantity): number {
  return typeof q === 'number' ? q : counted(workedOut(game, ctx, q));
}

function workedOut(game: Game, ctx: Context, q: Exclude<Quantity, number>): number {
  switch (q.q) {
    case 'x':
      return valueOfX(game, ctx) ?? 0;
    case 'xOf':
      return askedAbout(game, ctx, q.of).reduce((sum, id) => sum + xOfSpell(objectOrLast(game, id)), 0);
    case 'ref':
      return boundBy(game, ctx, q)?.amount ?? 0;
    case 'count':
      return objectsOf(game, ctx, q.of).length;
    case 'countPlayers':
      return playersAskedAbout(game, ctx, q.of).length;
    case 'stat':
      return askedAbout(game, ctx, q.of).reduce((sum, id) => sum + statOf(game, id, q.stat), 0);
    case 'greatest':
      return extreme(statsOf(game, ctx, q), greater);
    case 'least':
      return extreme(statsOf(game, ctx, q), lesser);
    case 'devotion':
      return devotionOf(game, ctx, q);
    case 'manaSymbols':
      return symbolsIn(game, askedAbout(game, ctx, q.of), wordsOf(game, ctx, q.color));
    case 'party': {
      const creature: Filter = { is: 'type', type: 'creature' };
      const where: Filter = { is: 'and', of: [creature, { is: 'controlledBy', player: q.of }] };
      return partySize(game, objectsOf(game, ctx, { set: 'all', where }));
    }
    case 'greatestAmong':
      return extreme(amountsOf(game, ctx, q), greater);
    case 'leastAmong':
      return extreme(amountsOf(game, ctx, q), lesser);
    case 'counters':
      return askedAbout(game, ctx, q.on).reduce((sum, id) => sum + countersOn(game, id, q.counter), 0);
    case 'commanderCasts':
      return objectsOf(game, ctx, q.of).reduce((sum, id) => {
        const object = objectOf(game, id);
        return sum + ((object && commanderIn(game, object)?.casts) ?? 0);
      }, 0);
    case 'castsOfCommanders':
      return playersAskedAbout(game, ctx, q.of)
        .flatMap((p) => game.state.players[p]?.commanders ?? [])
        .reduce((sum, { casts }) => sum + casts, 0);
    case 'tempted':
      return playersAskedAbout(game, ctx, q.of).reduce((sum, p) => sum + (game.state.players[p]?.tempted ?? 0), 0);
    case 'speed':
      return playersAskedAbout(game, ctx, q.of).reduce((sum, p) => sum + (game.state.players[p]?.speed ?? 0), 0);
    case 'stationing': {
      // 2026: 702.184c
      const rules = rulesOf(game, 'stationByToughness');
      const tough = (id: ObjectId): boolean =>
        rules.some((active) => objectsOf(game, activeContext(active), active.rule.what).includes(id));
      return askedAbout(game, ctx, q.of).reduce(
        (sum, id) => sum + statOf(game, id, tough(id) ? 'toughness' : 'power'),
        0,
      );
    }
    case 'dungeons':
      return playersAskedAbout(game, ctx, q.of).reduce(
        (sum, p) => sum + (game.state.players[p]?.completed.length ?? 0),
        0,
      );
    case 'stored': {
      const { op, than } = q.value ?? { op: '≥', than: 0 };
      return rememberedUnder(game, ctx, STORED).filter(({ value }) => compare(value.amount ?? 0, op, than)).length;
    }
    case 'level': {
      // without one it is 1 (2026: 716.2d)
      const [id = 0] = askedAbout(game, ctx, q.of);
      return objectOrLast(game, id)?.memory?.findLast((m) => m.link === LEVEL)?.value.amount ?? 1;
    }
    case 'playerCounters':
      // what a team shares counts once (2011, 2026: 810.10a)
      return playersKnown(game, ctx, q.of)
        .filter(
          (p, i, all) => !sharersOf(game, p, q.counter).some((mate) => all.indexOf(mate) < i && all.includes(mate)),
        )
        .reduce((sum, p) => sum + (game.state.players[p]?.counters?.[q.counter] ?? 0), 0);
    case 'life':
      return playersKnown(game, ctx, q.of).reduce((sum, p) => sum + asRead(game, lifeTotal(game, p)), 0);
    case 'startingLife':
      return playersKnown(game, ctx, q.of).reduce((sum, p) => sum + ownStartingLife(game, p), 0);
    case 'handSize':
      return playersKnown(game, ctx, q.of).reduce((sum, p) => sum + zoneSize(game, 'hand', p), 0);
    case 'unspentMana':
      return playersAskedAbout(game, ctx, q.of).reduce((sum, p) => sum + (game.state.players[p]?.mana.length ?? 0), 0);
    case 'zoneSize':
      return playersKnown(game, ctx, q.of).reduce((sum, p) => sum + zoneSize(game, q.zone, p), 0);
    case 'colorsAmong': {
      const bits = askedAbout(game, ctx, q.of).reduce((b, id) => b | characteristics(game, id).colors, 0);
      return bitCount(bits);
    }
    case 'basicLandTypesAmong': {
      const found = askedAbout(game, ctx, q.of).map((id) => characteristics(game, id).subtypes);
      return BASIC_LAND_TYPES.filter((type) => found.some((s) => s.includes(type))).length;
    }
    case 'typesAmong': {
      const bits = askedAbout(game, ctx, q.of).reduce((b, id) => b | characteristics(game, id).types, 0);
      return bitCount(bits);
    }
    case 'ofOneType':
      return mostOfOneType(objectsOf(game, ctx, q.of).map((id) => characteristics(game, id)));
    case 'differentNames':
      return differentNames(askedAbout(game, ctx, q.of).map((id) => characteristics(game, id).names));
    case 'valuesAmong':
      return new Set(statsOf(game, ctx, q)).size;
    case 'manaFrom':
      return (castWith(game, ctx, q)?.manaFrom ?? []).filter((id) => matches(game, ctx, id, q.from)).length;
    case 'manaSpent': {
      // as its costs were paid (2006: 409.1h · 2009, 2011: 601.2g · 2026: 601.2h, 609.4b); for a copy none was (2026: 707.10)
      const spent = castWith(game, ctx, q)?.manaSpent ?? [];
      if (q.colors === true) return new Set(spent.filter((t) => t !== 'C')).size;
      return q.type === undefined ? spent.length : spent.filter((t) => t === q.type).length;
    }
    case 'manaSpentOnX':
      return spentOnX(game, ctx, q.type);
    case 'timesPaid':
      return timesPaid(game, ctx, q.cost, q.own);
    case 'history':
      return fromHistory(game, ctx, q.event);
    case 'add':
      return q.of.reduce<number>((sum, part) => sum + amountOf(game, ctx, part), 0);
    case 'subtract':
      return amountOf(game, ctx, q.from) - amountOf(game, ctx, q.of);
    case 'times':
      return amountOf(game, ctx, q.of) * amountOf(game, ctx, q.by);
    case 'half': {
      const half = amountOf(game, ctx, q.of) / 2;
      return q.round === 'up' ? Math.ceil(half) : Math.floor(half);
    }
    case 'max':
      return Math.max(...q.of.map((part) => amountOf(game, ctx, part)));
    case 'min':
      return Math.min(...q.of.map((part) => amountOf(game, ctx, part)));
    case 'negative':
      return -amountOf(game, ctx, q.of);
    case 'if':
      return amountOf(game, ctx, holds(game, ctx, q.condition) ? q.then : q.else);
  }
}

/**
 * By how much an effect changes power or toughness. An X below zero may count as zero (seam `belowZero`; 2026: 107.1b); what is written
 * with a minus, as -X/-X or -1/-1 for each, is subtracted.
 */
export function modifierOf(game: Game, ctx: Context, q: Quantity, multiplies: true | undefined): number {
  if (typeof q === 'number' || multiplies === true || game.edition.belowZero !== 'doubles-or-sets')
    return amountOf(game, ctx, q);
  const least = (of: Quantity): number => greater(0, amountOf(game, ctx, of));
  if (q.q === 'if') return modifierOf(game, ctx, holds(game, ctx, q.condition) ? q.then : q.else, multiplies);
  if (q.q === 'negative') return -least(q.of);
  return q.q === 'times' && typeof q.of === 'number' ? q.of * least(q.by) : least(q);
}

/** Counters of a kind, or of all kinds, on an object as it is or last was. */
export function countersOn(game: Game, id: ObjectId, counter: string): number {
  const counters = objectOrLast(game, id)?.counters;
  if (counters == null) return 0;
  return counter === 'any' ? Object.values(counters).reduce((a, b) => a + b, 0) : (counters[counter] ?? 0);
}
/** How many there are on all of those together. */
export const countersAmong = (game: Game, ids: readonly ObjectId[], counter: string): number =>
  ids.reduce((sum, id) => sum + countersOn(game, id, counter), 0);

type CastInfo = Pick<StackInfo, 'paid' | 'manaSpent' | 'manaFrom'>;

/** How the spell was cast that is meant, or that the permanent was. */
function castWith(game: Game, ctx: Context, { of }: { of?: ObjectSet }): CastInfo | null {
  if (of === undefined) return castInfo(game, ctx);
  const object = objectOrLast(game, askedAbout(game, ctx, of)[0] ?? 0);
  return object?.stack ?? object?.spell ?? null;
}

/** How the spell was cast: of the spell that resolves, or that the permanent was. */
function castInfo(game: Game, ctx: Context): CastInfo | null {
  const source = objectOrLast(game, ctx.source);
  if (ctx.stack !== null && ctx.stack.kind === 'spell') return ctx.stack;
  return source?.stack ?? source?.spell ?? ctx.stack;
}

/**
 * Of the mana of a type that was spent, how much paid for X. Whoever cast the spell said which mana paid for what; nobody says less than there
 * can have been, so that is what counts: none of it paid for more than it had to elsewhere (2006: 409.1f–h · 2009, 2011: 601.2e–g · 2026: 601.2f–h).
 */
function spentOnX(game: Game, ctx: Context, type: ManaType | Color): number {
  const spent = castInfo(game, ctx)?.manaSpent ?? [];
  const symbols = characteristics(game, ctx.source).manaCost ?? [];
  const xs = symbols.filter((symbol) => symbol === 'X').length;
  const elsewhere = symbols.filter((symbol) => symbol === type).length;
  const ofType = spent.filter((each) => each === type).length;
  return Math.max(0, Math.min(xs * (valueOfX(game, ctx) ?? 0), ofType - elsewhere));
}

/**
 * The symbols of those colours in the costs of a player's permanents, and what effects add for each player. No effect of a later layer than
 * copying, control and text has a part in it (2026: 700.5, 700.5a).
 */
function devotionOf(game: Game, ctx: Context, { colors, of }: Extract<Quantity, { q: 'devotion' }>): number {
  const permanents = objectsOf(game, ctx, { set: 'all', where: { is: 'controlledBy', player: of } });
  const words = colors.flatMap((color) => wordsOf(game, ctx, color));
  const players = playersAskedAbout(game, ctx, of);
  return rulesBeforeTypes(game, 'devotionMore').reduce(
    (sum, active) => {
      const theirs = playersKnown(game, activeContext(active), active.rule.who);
      return sum + active.rule.n * players.filter((player) => theirs.includes(player)).length;
    },
    symbolsIn(game, permanents, words),
  );
}

/** How many mana symbols in the mana costs of those objects are of one of those colours; a hybrid symbol is of each of its own, and counts once. */
function symbolsIn(game: Game, objects: readonly ObjectId[], colors: readonly string[]): number {
  const counts = (symbol: string): boolean => colors.some((color) => symbol.split('/').includes(color));
  return objects.reduce((sum, id) => sum + (characteristics(game, id).manaCost ?? []).filter(counts).length, 0);
}

/** Those with fewest names are taken first: they stand in the way of no more than others would. */
function differentNames(named: (readonly string[])[]): number {
  const taken = new Set<string>();
  const free = named
    .sort((a, b) => a.length - b.length)
    .filter((names) => names.length > 0 && !names.some((n) => taken.has(n)) && names.every((n) => taken.add(n)));
  return free.length;
}

/** How often an optional cost was paid, by its tag; `own`: the one of the keyword that is being read. */
export function timesPaid(game: Game, ctx: Context, cost: string, own: true | undefined): number {
  const tag = own === true && ctx.ref !== null ? ownTag(cost, ctx.ref) : cost;
  return timesPaidOf(castInfo(game, ctx)?.paid ?? {}, tag);
}

/** How many cards are in a zone of that player's; of one who has left, were as they left (2009, 2011: 800.4f · 2026: 800.4i). */
function zoneSize(game: Game, zone: Zone, player: PlayerId): number {
  const left = game.state.players[player]?.leftWith;
  if (left && (zone === 'hand' || zone === 'library' || zone === 'graveyard')) return left[zone];
  return zoneList(game.state, zone, player).length;
}

function bitCount(bits: number): number {
  let n = 0;
  for (let b = bits; b !== 0; b &= b - 1) n++;
  return n;
}

/** The greatest or least of some numbers, all of which may be negative; 0 among none. */
const extreme = (numbers: readonly number[], of: typeof greater): number =>
  numbers.length === 0 ? 0 : numbers.reduce((a, b) => of(a, b));

const statsOf = (game: Game, ctx: Context, { of, stat }: { of: ObjectSet; stat: Stat }): number[] =>
  askedAbout(game, ctx, of).map((id) => statOf(game, id, stat));

/** An amount as each of those players has it. */
const amountsOf = (game: Game, ctx: Context, q: { players: PlayerSet; amount: Quantity }): number[] =>
  playersAskedAbout(game, ctx, q.players).map((p) =>
    amountOf(game, withBinding(ctx, 'actor', { players: [p] }), q.amount),
  );

const NO_OBJECTS: readonly ObjectId[] = [];

/** Of the spell that it is, or was before it became a permanent. */
const xOfSpell = (object: GameObject | null): number => object?.spell?.x ?? object?.stack?.x ?? 0;

/** Whether it is such a spell, cast by one of those players. */
const isCastBy = (
  game: Game,
  ctx: Context,
  { by, where }: { by?: PlayerSet; where?: Filter },
  cast: Game['state']['history']['spellsCast'][number],
): boolean =>
  (by === undefined || isAskedAbout(game, ctx, by, cast.player)) &&
  (where === undefined || matches(game, ctx, cast.object, where));

function fromHistory(game: Game, ctx: Context, event: TurnHistory): number {
  const { history } = game.state;
  switch (event.of) {
    case 'spellsCast':
      return history.spellsCast.filter((s) => isCastBy(game, ctx, event, s)).length;
    case 'spellsCastLastTurn':
      return playersAskedAbout(game, ctx, event.by).reduce(
        (sum, p) => sum + (game.state.lastTurnHistory.spells[p] ?? 0),
        0,
      );
    case 'lifeLostLastTurn':
      return playersAskedAbout(game, ctx, event.by).reduce(
        (sum, p) => sum + (game.state.lastTurnHistory.lifeLost[p] ?? 0),
        0,
      );
    case 'spellsCastBefore': {
      const spell =
        event.what === undefined
          ? (ctx.env['event.object']?.objects?.[0] ?? ctx.source)
          : askedAbout(game, ctx, event.what)[0];
      const at = history.spellsCast.findIndex((s) => s.object === spell);
      const before = at < 0 ? history.spellsCast : history.spellsCast.slice(0, at);
      return before.filter((s) => isCastBy(game, ctx, event, s)).length;
    }
    case 'died':
      return history.died.filter((known) => matches(game, ctx, known.id, event.where)).length;
    case 'landsPlayed':
      return playersAskedAbout(game, ctx, event.by).reduce(
        (sum, p) => sum + (game.state.players[p]?.landsPlayed ?? 0),
        0,
      );
    case 'descended':
    case 'lifeGained':
    case 'lifeLost': {
      const counts = history[event.of];
      return playersAskedAbout(game, ctx, event.by).reduce((sum, p) => sum + (counts[p] ?? 0), 0);
    }
    case 'damageTo': {
      // as bloodthirst asks for it (2006: 502.50a · 2009: 702.51a · 2011: 702.52a · 2026: 702.54a)
      const akin =
        event.akinTo === undefined ? null : objectsOf(game, ctx, event.akinTo).map((id) => characteristics(game, id));
      return history.damage.reduce(
        (sum, d) =>
          'player' in d.recipient &&
          isAskedAbout(game, ctx, event.player, d.recipient.player) &&
          (event.from === undefined || matches(game, ctx, d.source, event.from)) &&
          (event.combat === undefined || d.combat) &&
          (event.by === undefined || isAskedAbout(game, ctx, event.by, d.sourceController)) &&
          (akin === null || akin.some((kinds) => shareCreatureType(kinds, d.kinds))) &&
          (event.kind === undefined || d.kinds.allCreatureTypes || d.kinds.subtypes.includes(event.kind))
            ? sum + d.amount
            : sum,
        0,
      );
    }
    case 'damageTaken': {
      const ids = askedAbout(game, ctx, event.what);
      return history.damage.reduce(
        (sum, { recipient, amount }) => ('object' in recipient && ids.includes(recipient.object) ? sum + amount : sum),
        0,
      );
    }
    case 'cardsDrawn':
      return playersAskedAbout(game, ctx, event.by).reduce((sum, p) => sum + (history.drawn[p] ?? 0), 0);
    case 'untappedAsTurnBegan': {
      const { by, type } = event;
      const untapped = history.began?.untapped ?? [];
      return untapped.filter(
        ({ player, types }) => (types & typeBit(type)) !== 0 && isAskedAbout(game, ctx, by, player),
      ).length;
    }
    case 'handAsTurnBegan':
      return playersAskedAbout(game, ctx, event.by).reduce((sum, p) => sum + (history.began?.hands[p] ?? 0), 0);
    case 'attackers':
      return history.attackers.filter(({ object, player, whom }) =>
        event.player === undefined
          ? isAskedAbout(game, ctx, event.by, controllerOf(game, object))
          : whom !== undefined &&
            isAskedAbout(game, ctx, event.by, player) &&
            isAskedAbout(game, ctx, event.player, whom),
      ).length;
    case 'happened': {
      const asked = askedKey(event.event);
      const except = event.except === undefined ? NO_OBJECTS : objectsOf(game, ctx, event.except);
      return (history.happened ?? []).reduce(
        (sum, e) =>
          e.asked === asked && isAskedAbout(game, ctx, event.by, e.player) && !except.includes(e.object)
            ? sum + (event.amount === true ? e.amount : 1)
            : sum,
        0,
      );
    }
    case 'activationsBegun':
      return (history.begun ?? []).filter(
        ({ player, keyword }) => keyword === event.keyword && isAskedAbout(game, ctx, event.by, player),
      ).length;
    case 'activations':
      return ctx.ref === null ? 0 : timesUsed(game, ctx.source, ctx.ref);
    case 'resolutions':
      return ctx.ref === null ? 0 : timesResolved(game, ctx.source, ctx.ref);
  }
}
