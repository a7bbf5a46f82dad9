/** Keyword abilities by name, with their parameters. 2006: 502 · 2009, 2011, 2026: 702 */
import type { Filter, PlayerSet } from './nouns.ts';
import type { Cost } from './costs.ts';
import type { Condition } from './conditions.ts';
import type { Quantity } from './quantities.ts';
import type { KeywordName } from './keyword-names.ts';
import type { Spoken, Subtype } from './words.ts';
import type { Ability, Body } from './abilities.ts';

export type { KeywordName } from './keyword-names.ts';

/** A keyword ability with its parameters. Which parameters a keyword takes is fixed by its definition. */
export interface KeywordAbility {
  ability: 'keyword';
  keyword: KeywordName;
  /** rampage 2, modular 1, bushido 3, fading 5, annihilator 2; sunburst none */
  n?: Quantity;
  cost?: Cost;
  /** the least that X in the cost can be ("X can't be 0") */
  leastX?: number;
  /** "activate only once each turn": of the ability that the keyword stands for */
  perTurn?: number;
  /** kicker {A} and/or {B}: one cost each */
  costs?: readonly Cost[];
  /** protection from, affinity for, landwalk (the lands), enchant, equip restriction, typecycling, offering, splice onto */
  quality?: Filter;
  /** protection: what stays attached although it has the quality (2026: 702.16n) */
  spares?: Filter;
  /** protection from a player, hexproof from */
  player?: PlayerSet;
  /** enchant player */
  enchantPlayer?: true;
  subtype?: Spoken<Subtype>;
  /** partner with: the other card's name */
  partner?: string;
  /** gift: what is given */
  gift?: 'card' | 'Food' | 'Treasure' | 'Fish' | 'Octopus' | 'turn';
  /** prototype: of the prototyped spell, whose mana cost is `cost` */
  power?: number;
  toughness?: number;
  /** a dungeon's room: its name, and the rooms that its arrows point to */
  room?: string;
  leadsTo?: readonly string[];
  /** class level: what it has from that level on; max speed, infinity: what it has meanwhile */
  abilities?: readonly Ability[];
  /** a chapter symbol's numbers */
  chapters?: readonly number[];
  /** visit: the numbers that are lit up */
  lights?: readonly number[];
  /** forecast, haunt, chapter, room, visit: what the keyword's own ability does */
  body?: Body;
  /** commander ninjutsu: from the command zone, too (2026: 702.49d) */
  fromCommand?: true;
  /** companion: what the starting deck is like, whose cards are in your library */
  deck?: Condition;
  text?: string;
  /** a name without rules meaning before it (2026: 207.2d) */
  abilityWord?: string;
}
