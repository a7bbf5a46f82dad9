/**
 * Mana symbols as needs, units of mana as what they can pay, and the pool.
 * 2006: 104.3–104.4, 300.3 · 2009: 106, 107.4, 116.7, 609.4 · 2011: 106, 107.4, 117.7, 609.4 · 2026: 106, 107.4, 118.7, 609.4
 */
import type { Filter } from '../../vocabulary/nouns.ts';
import type { ManaProduced, SpendingAsThough } from '../../vocabulary/rules-effects.ts';
import { MANA_TYPES, type ManaCost, type ManaType } from '../../vocabulary/words.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import type { ManaUnit, PlayerState } from '../../state/state.ts';
import { nodeAt } from '../../abilities/lookup.ts';
import { rulesOf } from '../../continuous/derive.ts';
import { activeContext, bind, type Context, context } from '../../meaning/context.ts';
import { matches } from '../../meaning/filter.ts';
import { isPlayer } from '../../meaning/players.ts';
import { greater, lesser } from '../../state/numbers.ts';
import { memoised } from '../../state/memoised.ts';
import { keepMana } from '../../events/mana-pool.ts';

/** Bits of a unit or a need: WUBRGC, snow, and what stands in for generic mana only. A unit pays a need where they share a bit. */
export const SNOW = 64;
export const GENERIC_ONLY = 128;
export const ANY_MANA = 255;
/** What may be tapped for a waterbend cost (2026: 701.67b). */
export const WATERBENT = 256;
const ANY_COLOR = 31;
const BIT: Readonly<Record<string, number>> = Object.fromEntries([
  ...MANA_TYPES.map((type, i) => [type, 1 << i]),
  ['S', SNOW],
]);
export const manaBit = (type: ManaType): number => BIT[type] as number;
const ANY_TYPE = ANY_COLOR | manaBit('C');
/** The types in a mask, in the order WUBRGC. */
export const manaTypes = (mask: number): ManaType[] => MANA_TYPES.filter((_, i) => (mask & (1 << i)) !== 0);

/** What is to be paid in mana: units of any kind, and units of certain kinds (one mask each). Life for Phyrexian symbols. */
export interface ManaNeed {
  readonly generic: number;
  readonly colored: readonly number[];
  readonly life: number;
}

export const NO_NEED: ManaNeed = { generic: 0, colored: [], life: 0 };

interface Parsed {
  need: ManaNeed;
  /** how many X */
  xs: number;
  /** symbols payable in ways of different amounts: `2/W`, `W/P` */
  choices: readonly (readonly ManaNeed[])[];
  /** the ways to pay it where it has no X */
  ways: readonly ManaNeed[];
}

/** Reads a cost's symbols. Throws on a symbol that no edition has, and on {Y} and {Z}: one number is chosen for a spell or ability, X. */
export const parseMana = memoised((cost: ManaCost): Parsed => {
  let generic = 0;
  let xs = 0;
  const colored: number[] = [];
  const choices: ManaNeed[][] = [];
  for (const symbol of cost) {
    const parts = symbol.split('/');
    if (symbol === 'X') xs++;
    else if (parts.length === 1) {
      if (BIT[symbol] !== undefined) colored.push(BIT[symbol]);
      else generic += genericOf(symbol);
    } else if (parts.every((p) => BIT[p] !== undefined))
      colored.push(parts.reduce((mask, p) => mask | (BIT[p] as number), 0));
    else choices.push(parts.map(half).sort((a, b) => a.life - b.life || a.generic - b.generic));
  }
  const need = { generic, colored, life: 0 };
  return { need, xs, choices, ways: combine(need, choices) };
});

function genericOf(symbol: string): number {
  const n = Number(symbol);
  if (!Number.isInteger(n) || n < 0) throw new Error(`{${symbol}} is no mana symbol`);
  return n;
}

/** One half of a hybrid or Phyrexian symbol (107.4e–f). */
function half(part: string): ManaNeed {
  if (part === 'P') return { generic: 0, colored: [], life: 2 };
  const bit = BIT[part];
  return bit === undefined
    ? { generic: genericOf(part), colored: [], life: 0 }
    : { generic: 0, colored: [bit], life: 0 };
}

export const addNeeds = (a: ManaNeed, b: ManaNeed): ManaNeed =>
  a === NO_NEED
    ? b
    : b === NO_NEED
      ? a
      : { generic: a.generic + b.generic, colored: [...a.colored, ...b.colored], life: a.life + b.life };

/** The ways in which a cost can be paid, most natural first. One, unless it has symbols with halves of different amounts. */
export function waysToPay(cost: ManaCost, x: number): readonly ManaNeed[] {
  const { need, xs, choices, ways } = parseMana(cost);
  return xs === 0 ? ways : combine({ ...need, generic: need.generic + xs * x }, choices);
}

function combine(base: ManaNeed, choices: Parsed['choices']): ManaNeed[] {
  let ways = [base];
  for (const options of choices) ways = options.flatMap((option) => ways.map((way) => addNeeds(way, option)));
  return ways;
}

/** So much of its generic mana is paid with mana of those colours only. */
export function onlyOf(need: ManaNeed, amount: number, colors: readonly ManaType[]): ManaNeed {
  const n = greater(0, lesser(amount, need.generic));
  const mask = colors.reduce((bits, color) => bits | manaBit(color), 0);
  return n === 0 ? need : { ...need, generic: need.generic - n, colored: [...need.colored, ...Array(n).fill(mask)] };
}

/** So much of its generic mana may also be paid by waterbending. */
export function waterbentFor(need: ManaNeed, amount: number): ManaNeed {
  const n = lesser(amount, need.generic);
  return { ...need, generic: need.generic - n, colored: [...need.colored, ...Array(n).fill(ANY_MANA | WATERBENT)] };
}

/** Reduces generic mana, never below nothing (118.7a). */
export const reduceGeneric = (need: ManaNeed, by: number): ManaNeed =>
  by <= 0 || need.generic === 0 ? need : { ...need, generic: greater(0, need.generic - by) };

/**
 * What those symbols take off a cost, one for each way of choosing halves: of a hybrid symbol either half, of a Phyrexian one its colour,
 * of a snow one generic mana (2009: 116.7a · 2011: 117.7c–d · 2026: 118.7e–g).
 */
const reductions = memoised((symbols: ManaCost): readonly ManaNeed[] => {
  const halves = symbols
    .filter((symbol) => symbol !== 'X')
    .map((symbol) =>
      symbol
        .split('/')
        .filter((part) => part !== 'P')
        .map((part) => half(part === 'S' ? '1' : part)),
    );
  return combine(NO_NEED, halves);
});

/** Reduces mana of the types of those symbols; what exceeds them reduces generic mana (2011: 117.7a–b · 2026: 118.7b–d). */
export function reduceTyped(need: ManaNeed, symbols: ManaCost, coloredOnly?: true): readonly ManaNeed[] {
  const reduced = reductions(symbols).map((by) => {
    const colored = [...need.colored];
    let { generic } = by;
    for (const mask of by.colored) {
      // a hybrid need is given up last
      let at = colored.indexOf(mask);
      if (at < 0) at = colored.findIndex((m) => (m & mask) !== 0);
      if (at >= 0) colored.splice(at, 1);
      else if (coloredOnly !== true) generic++;
    }
    return reduceGeneric({ ...need, colored }, generic);
  });
  return reduced.filter((way, i) => reduced.findIndex((other) => isSameNeed(other, way)) === i);
}

const isSameNeed = (a: ManaNeed, b: ManaNeed): boolean =>
  a.generic === b.generic &&
  a.life === b.life &&
  a.colored.length === b.colored.length &&
  a.colored.every((mask, i) => mask === b.colored[i]);

export const manaIn = (need: ManaNeed): number => need.generic + need.colored.length;

/** What mana is spent on: restrictions and "as though any colour" look at it. */
export interface Purpose {
  kind: 'cast' | 'activate' | 'other';
  /** the spell, or the object the ability is on; 0 none */
  object: ObjectId;
  /** what lets the spell be cast lets all mana be spent so on it */
  spending?: SpendingAsThough;
}

/** Whether mana with that restriction may be spent so (2006: 104.3 · later: 106.6). */
export function mayBeSpentOn(
  game: Game,
  player: PlayerId,
  source: ObjectId,
  restriction: ManaProduced['restriction'],
  purpose: Purpose,
): boolean {
  if (restriction === undefined) return true;
  const is = (filter: Filter): boolean => isSpentOn(game, context(player, source), purpose, filter);
  if ('notCast' in restriction) return purpose.kind !== 'cast' || !is(restriction.notCast);
  const filter = purpose.kind === 'other' ? undefined : restriction[purpose.kind];
  return filter !== undefined && is(filter);
}

/** Whether what the mana is spent on fits: a spell also as it is proposed. */
function isSpentOn(game: Game, ctx: Context, { kind, object }: Purpose, filter: Filter): boolean {
  if (kind === 'cast') bind(ctx, 'proposed.spell', { objects: [object] });
  return matches(game, ctx, object, filter);
}

/** What a unit in the pool can pay here: a mask, 0 if it may not be spent on this. */
export function maskOfUnit(game: Game, player: PlayerId, unit: ManaUnit, purpose: Purpose): number {
  if (unit.by !== null) {
    const { restriction } = nodeAt(game, unit.by) as ManaProduced;
    if (!mayBeSpentOn(game, player, unit.source, restriction, purpose)) return 0;
  }
  return asThough(game, player, purpose, manaBit(unit.type)) | (unit.snow ? SNOW : 0);
}

/** Whether anything says that mana is spent as though it were other mana. */
export const spendsOtherwise = (game: Game): boolean =>
  rulesOf(game, 'spendAsThough').length > 0 || rulesOf(game, 'spendAsColorless').length > 0;

/** What such mana, a mask of types, can pay here: "you may spend mana as though it were mana of any color", or of any type (609.4b, 2026: 118.14). */
export function asThough(game: Game, player: PlayerId, purpose: Purpose, mask: number): number {
  let now = onlyAsColorless(game, player, mask);
  if (purpose.spending !== undefined) now |= purpose.spending === 'anyType' ? ANY_TYPE : ANY_COLOR;
  for (const active of rulesOf(game, 'spendAsThough')) {
    const ctx = activeContext(active);
    const { who, mana, as, orColorless, for: what, activate } = active.rule;
    if (!isPlayer(game, ctx, who, player) || (mana !== undefined && (mask & manaBit(mana)) === 0)) continue;
    if (activate === true && purpose.kind !== 'activate') continue;
    if (what !== undefined && (purpose.object === 0 || !isSpentOn(game, ctx, purpose, what))) continue;
    now |= as !== undefined ? manaBit(as) : orColorless === true ? ANY_TYPE : ANY_COLOR;
  }
  return now;
}

/** "You may spend other mana only as though it were colorless mana." */
function onlyAsColorless(game: Game, player: PlayerId, mask: number): number {
  let now = mask;
  for (const active of rulesOf(game, 'spendAsColorless')) {
    const kept = manaBit(active.rule.except);
    if (isPlayer(game, activeContext(active), active.rule.who, player) && (now & ~kept) !== 0)
      now = (now & kept) | manaBit('C');
  }
  return now;
}

/** Takes those units out of the player's pool; indices into the pool. Returns the units spent. */
export function spendUnits(game: Game, player: PlayerId, indices: readonly number[]): ManaUnit[] {
  const state = game.state.players[player] as PlayerState;
  const spent = indices.map((i) => state.mana[i] as ManaUnit);
  keepMana(game, player, (_, i) => !indices.includes(i));
  return spent;
}
