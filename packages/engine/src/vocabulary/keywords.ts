/** Keyword abilities by name, with their parameters. 2006: 502 · 2009, 2011, 2026: 702 */
import type { Filter, PlayerSet } from './nouns.ts';
import type { Cost } from './costs.ts';
import type { Quantity } from './quantities.ts';
import type { Subtype } from './words.ts';
import type { Ability, Body } from './abilities.ts';

/** Every keyword ability the vocabulary names. Whether an edition defines it is the edition's seam `keywords`. */
export const KEYWORDS = [
  'absorb',
  'affinity',
  'afflict',
  'afterlife',
  'aftermath',
  'amplify',
  'annihilator',
  'ascend',
  'aura swap',
  'awaken',
  'banding',
  'bands with other',
  'bargain',
  'basic landcycling',
  'battle cry',
  'blitz',
  'bloodthirst',
  'bushido',
  'buyback',
  'cascade',
  'casualty',
  'champion',
  'changeling',
  'cipher',
  'chapter',
  'class level',
  'conspire',
  'convoke',
  'crew',
  'cumulative upkeep',
  'cycling',
  'dash',
  'daybound',
  'deathtouch',
  'decayed',
  'defender',
  'delve',
  'demonstrate',
  'dethrone',
  'devour',
  'disguise',
  'disturb',
  'double strike',
  'dredge',
  'echo',
  'embalm',
  'emerge',
  'enchant',
  'entwine',
  'epic',
  'equip',
  'escalate',
  'escape',
  'eternalize',
  'evoke',
  'evolve',
  'exalted',
  'exploit',
  'extort',
  'fabricate',
  'fading',
  'fear',
  'first strike',
  'flanking',
  'flash',
  'flashback',
  'flying',
  'forecast',
  'fortify',
  'frenzy',
  'fuse',
  'graft',
  'gravestorm',
  'haste',
  'haunt',
  'hexproof',
  'hideaway',
  'horsemanship',
  'imprint',
  'improvise',
  'indestructible',
  'infect',
  'ingest',
  'intimidate',
  'job select',
  'jump-start',
  'kicker',
  'landwalk',
  'level up',
  'lifelink',
  'living metal',
  'living weapon',
  'madness',
  'megamorph',
  'menace',
  'mentor',
  'mobilize',
  'modular',
  'more than meets the eye',
  'morph',
  'multikicker',
  'mutate',
  'nightbound',
  'ninjutsu',
  'offering',
  'offspring',
  'outlast',
  'overload',
  'persist',
  'phasing',
  'phyrexian',
  'poisonous',
  'protection',
  'prototype',
  'provoke',
  'prowess',
  'prowl',
  'rampage',
  'ravenous',
  'reach',
  'read ahead',
  'rebound',
  'recover',
  'reinforce',
  'renown',
  'replicate',
  'retrace',
  'ripple',
  'room',
  'scavenge',
  'shadow',
  'shroud',
  'skulk',
  'soulshift',
  'spectacle',
  'splice',
  'split second',
  'squad',
  'station',
  'storm',
  'substance',
  'sunburst',
  'surge',
  'suspend',
  'totem armor',
  'toxic',
  'training',
  'trample',
  'transfigure',
  'transmute',
  'typecycling',
  'umbra armor',
  'undaunted',
  'undying',
  'unearth',
  'unleash',
  'vanishing',
  'vigilance',
  'ward',
  'web-slinging',
  'wither',
] as const;
export type KeywordName = (typeof KEYWORDS)[number];

/** A keyword ability with its parameters. Which parameters a keyword takes is fixed by its definition. */
export interface KeywordAbility {
  ability: 'keyword';
  keyword: KeywordName;
  /** rampage 2, modular 1, bushido 3, fading 5, annihilator 2; sunburst none */
  n?: Quantity;
  cost?: Cost;
  /** the least that X in the cost can be ("X can't be 0") */
  leastX?: number;
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
  subtype?: Subtype;
  /** prototype: of the prototyped spell, whose mana cost is `cost` */
  power?: number;
  toughness?: number;
  /** a dungeon's room: its name, and the rooms that its arrows point to */
  room?: string;
  leadsTo?: readonly string[];
  /** class level: what it has from that level on */
  abilities?: readonly Ability[];
  /** a chapter symbol's numbers */
  chapters?: readonly number[];
  /** forecast, haunt, chapter, room: what the keyword's own ability does */
  body?: Body;
  text?: string;
}
