/** Costs. 2006: 104.3, 409.1 · 2009: 116, 601.2 · 2011: 117, 601.2 · 2026: 118, 601.2 */
import type { Instruction } from './instructions.ts';
import type { Color, ManaCost } from './words.ts';
import type { Quantity } from './quantities.ts';
import type { Filter, ObjectSet, PlayerSet } from './nouns.ts';
import type { Condition } from './conditions.ts';
import type { KeywordName } from './keywords.ts';

/** The instructions that can be costs: what each needs in order to be paid is in `casting/costs/actions.ts`. */
export const COST_VERBS = [
  'tap',
  'untap',
  'sacrifice',
  'discard',
  'move',
  'reveal',
  'payLife',
  'putCounters',
  'removeCounters',
  'playerCounters',
  'mill',
  'unattach',
  'draw',
  'addMana',
  'choose',
  'flipCoin',
  'gainLife',
  'createTokens',
  'exert',
  'forage',
  'blight',
  'performed',
] as const satisfies readonly Instruction['do'][];

export type CostAction = Extract<Instruction, { do: (typeof COST_VERBS)[number] }>;

/** What must be paid: mana, and actions that must be performed in full. */
export interface Cost {
  mana?: ManaCost;
  /** generic mana whose amount is computed ("{1} for each card in your graveyard") */
  generic?: Quantity;
  actions?: readonly CostAction[];
  /** generic mana less, as the ability says of its own cost; applied with other reductions (601.2f). With `costOf`: less of that */
  less?: Quantity;
  /** the mana cost of the object that the ability is on is taken off, if that holds (2026: 118.7) */
  lessMana?: { if: Condition };
  /** so much coloured mana less of what this is paid with, and no generic mana instead */
  lessColored?: ManaCost;
  /** X of this and of what is paid with it is paid with mana of those colours only */
  onX?: readonly Color[];
  /** "X can't be 0": the least that is announced for X */
  leastX?: number;
  /** the mana cost of the card itself; only of a keyword that an effect gives a card */
  own?: true;
  /** for each generic mana of it an untapped artifact or creature may be tapped (2026: 701.67) */
  waterbend?: true;
  /** the mana cost of that object */
  costOf?: ObjectSet;
}

/** A change to what spells or abilities cost. */
export interface CostChange {
  of: 'cast' | 'activate';
  /** which spells, or whose abilities (the object the ability is on) */
  what: Filter;
  who?: PlayerSet;
  add?: Cost;
  /** loyalty counters that a loyalty ability costs more; negative: less (2026: 606.5) */
  loyalty?: number;
  /** generic reduction, never below zero generic */
  reduce?: Quantity;
  /** or as much of the reduction as whoever pays likes */
  upTo?: true;
  /** the reduction leaves so much mana to be paid, where there was so much */
  leaves?: number;
  /** in the end so much mana is paid at least: generic mana makes up for what is missing */
  least?: number;
  /** of abilities: no mana abilities, or those that such a keyword stands for */
  exceptMana?: true;
  keyword?: KeywordName;
  /** of abilities: what is so of the ability on the stack, that is, of what it targets */
  aimed?: Filter;
  /** `add` is paid for each target of the spell beyond the first, or for each; `reduce` is taken off for each */
  perTarget?: true | 'each';
  /** reduction by coloured symbols too */
  reduceMana?: ManaCost;
  /** the symbols take off no generic mana */
  coloredOnly?: true;
  condition?: Condition;
}
