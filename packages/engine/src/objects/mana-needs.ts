/**
 * Mana symbols as needs: which units of mana pay them, and what lessens them.
 * 2006: 104.3, 203 · 2009: 106, 107.4, 116.7 · 2011: 106, 107.4, 117.7 · 2026: 106, 107.4, 118.7
 */
import { MANA_TYPES, type ManaCost, type ManaType } from '../vocabulary/words.ts';
import { memoised } from '../state/memoised.ts';
import { greater, lesser } from '../state/numbers.ts';

/** Bits of a unit or a need: WUBRGC, snow, and what stands in for generic mana only. A unit pays a need where they share a bit. */
export const SNOW = 64;
export const GENERIC_ONLY = 128;
export const ANY_MANA = 255;
/** What may be tapped for a waterbend cost (2026: 701.67b). */
export const WATERBENT = 256;
/** Mana that pays for no mana ability beside what it is for, and mana that may or may not (2006: 104.3 · later: 106.6, 609.4b). */
export const NO_MANA_ABILITY = 512;
export const NOT_EACH_MANA_ABILITY = 1024;
/** what is no kind of mana among the bits of a unit */
export const MARKS = NO_MANA_ABILITY | NOT_EACH_MANA_ABILITY;
export const ANY_COLOR = 31;
const BIT: Readonly<Record<string, number>> = Object.fromEntries([
  ...MANA_TYPES.map((type, i) => [type, 1 << i]),
  ['S', SNOW],
]);
export const manaBit = (type: ManaType): number => BIT[type] as number;
export const ANY_TYPE = ANY_COLOR | manaBit('C');
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
