/**
 * Which keywords each edition has: today's is the base, an older one states what differs and what it does not have yet.
 * 2006: 502 · 2009, 2011, 2026: 702
 */
import type { KeywordName } from '../../vocabulary/keywords.ts';
import type { KeywordDefinition, KeywordDefinitions } from './definition.ts';
import * as alternative from './alternative-costs.ts';
import * as attaching from './attaching.ts';
import * as combat from './attacking-and-blocking.ts';
import * as casting from './casting.ts';
import { crew } from './crew.ts';
import * as doubleFaced from './double-faced.ts';
import * as entering from './entering.ts';
import * as evasion from './evasion.ts';
import * as exiling from './exiling.ts';
import * as growing from './growing.ts';
import * as hand from './from-hand-and-graveyard.ts';
import * as lowering from './lowering-costs.ts';
import * as prohibitions from './prohibitions.ts';
import * as read from './read-by-procedures.ts';
import * as spellText from './spell-text.ts';
import * as textBox from './text-boxes.ts';

const table = (...groups: readonly (readonly KeywordDefinition[])[]): KeywordDefinitions =>
  Object.fromEntries(groups.flat().map((definition) => [definition.keyword, definition]));

const without = (definitions: KeywordDefinitions, ...absent: KeywordName[]): KeywordDefinitions =>
  Object.fromEntries(Object.entries(definitions).filter(([keyword]) => !absent.includes(keyword as KeywordName)));

export const keywords2026: KeywordDefinitions = table(
  [
    evasion.flying,
    evasion.fear,
    evasion.intimidate,
    evasion.horsemanship,
    evasion.shadow,
    evasion.skulk,
    evasion.menace,
    evasion.landwalk,
  ],
  [
    read.firstStrike,
    read.doubleStrike,
    read.trample,
    read.vigilance,
    read.haste,
    read.banding,
    read.bandsWithOther,
    read.reach,
    read.deathtouch,
    read.lifelink,
  ],
  [read.wither, read.infect, read.phasing, read.enchant, read.fuse, read.prototype],
  [
    prohibitions.defender,
    prohibitions.shroud,
    prohibitions.hexproof,
    prohibitions.indestructible,
    prohibitions.protection,
    prohibitions.absorb,
    prohibitions.ward,
  ],
  [
    combat.flanking,
    combat.bushido,
    combat.rampage,
    combat.provoke,
    combat.frenzy,
    combat.poisonous,
    combat.exalted,
    combat.annihilator,
    combat.battleCry,
    combat.prowess,
  ],
  [
    attaching.equip,
    attaching.fortify,
    attaching.livingWeapon,
    attaching.auraSwap,
    attaching.umbraArmor,
    attaching.totemArmor,
  ],
  [
    hand.cycling,
    hand.typecycling,
    hand.basicLandcycling,
    hand.transmute,
    hand.transfigure,
    hand.reinforce,
    hand.scavenge,
    hand.forecast,
    hand.ninjutsu,
    hand.unearth,
  ],
  [hand.levelUp, hand.dredge, hand.recover],
  [
    casting.flash,
    casting.kicker,
    casting.multikicker,
    casting.entwine,
    casting.buyback,
    casting.flashback,
    casting.replicate,
    casting.conspire,
  ],
  [
    casting.splitSecond,
    casting.madness,
    casting.evoke,
    casting.morph,
    casting.megamorph,
    casting.disguise,
    casting.suspend,
    casting.storm,
    casting.gravestorm,
    casting.ripple,
    casting.retrace,
    casting.aftermath,
    casting.prowl,
  ],
  [spellText.splice, spellText.epic],
  [lowering.affinity, lowering.offering, lowering.convoke, lowering.delve, lowering.improvise, lowering.undaunted],
  [crew],
  [
    doubleFaced.daybound,
    doubleFaced.nightbound,
    doubleFaced.disturb,
    doubleFaced.moreThanMeetsTheEye,
    doubleFaced.livingMetal,
  ],
  [alternative.surge, alternative.dash, alternative.emerge, alternative.awaken, alternative.escalate],
  [
    growing.evolve,
    growing.extort,
    growing.dethrone,
    growing.outlast,
    growing.renown,
    growing.ingest,
    growing.fabricate,
    growing.afflict,
  ],
  [
    entering.modular,
    entering.sunburst,
    entering.amplify,
    entering.bloodthirst,
    entering.devour,
    entering.unleash,
    entering.graft,
    entering.fading,
    entering.vanishing,
  ],
  [
    entering.echo,
    entering.cumulativeUpkeep,
    entering.soulshift,
    entering.persist,
    entering.undying,
    entering.champion,
    entering.changeling,
    entering.exploit,
  ],
  [exiling.haunt, exiling.hideaway, exiling.cascade, exiling.rebound],
  [textBox.chapter, textBox.readAhead, textBox.classLevel, textBox.station, textBox.room, textBox.ascend],
);

export const keywords2011: KeywordDefinitions = {
  ...without(
    keywords2026,
    'afflict',
    'aftermath',
    'ascend',
    'awaken',
    'chapter',
    'class level',
    'crew',
    'dash',
    'daybound',
    'dethrone',
    'fuse',
    'disguise',
    'disturb',
    'living metal',
    'more than meets the eye',
    'nightbound',
    'emerge',
    'escalate',
    'evolve',
    'exploit',
    'extort',
    'fabricate',
    'improvise',
    'indestructible',
    'ingest',
    'megamorph',
    'menace',
    'outlast',
    'prototype',
    'prowess',
    'read ahead',
    'renown',
    'room',
    'scavenge',
    'skulk',
    'station',
    'surge',
    'umbra armor',
    'undaunted',
    'undying',
    'unleash',
    'ward',
  ),
  ...table([
    attaching.livingWeapon2011,
    casting.madnessByChoice,
    casting.suspendByForce,
    exiling.cascadeByCard,
    exiling.hideawayOfFour,
  ]),
};

export const keywords2009: KeywordDefinitions = {
  ...without(
    keywords2011,
    'annihilator',
    'battle cry',
    'hexproof',
    'infect',
    'level up',
    'living weapon',
    'multikicker',
    'rebound',
    'totem armor',
  ),
  ...table([entering.cumulativeUpkeep2009]),
};

export const keywords2006: KeywordDefinitions = {
  ...without(
    keywords2009,
    'absorb',
    'aura swap',
    'basic landcycling',
    'cascade',
    'champion',
    'changeling',
    'conspire',
    'deathtouch',
    'delve',
    'devour',
    'evoke',
    'exalted',
    'fortify',
    'frenzy',
    'gravestorm',
    'hideaway',
    'intimidate',
    'lifelink',
    'persist',
    'poisonous',
    'prowl',
    'reach',
    'reinforce',
    'retrace',
    'shroud',
    'transfigure',
    'unearth',
    'vanishing',
    'wither',
  ),
  ...table([evasion.flying2006, entering.graft2006, read.imprint, read.substance]),
};
