/**
 * What an object is worth to who controls it, in a scale where a plain 2/2 creature is worth about 3 and a card about 1.5.
 * 2006: 200–212 · 2009, 2011, 2026: 109, 200–209
 */
import type {
  Ability,
  CardType,
  Characteristics,
  Face,
  Filter,
  Instruction,
  KeywordName,
  ObjectId,
} from '@rulewright/engine';
import { objectOf, profileOf } from '@rulewright/engine';
import { manaValueOf } from './mana.ts';
import { type Table, faceOf, hasType, landsOf, traits } from './table.ts';

const KEYWORD_WORTH: Readonly<Partial<Record<KeywordName, number>>> = {
  flying: 1,
  shadow: 1,
  fear: 0.7,
  intimidate: 0.7,
  menace: 0.6,
  horsemanship: 1,
  landwalk: 0.6,
  'first strike': 0.7,
  'double strike': 1.8,
  trample: 0.4,
  haste: 0.2,
  vigilance: 0.4,
  deathtouch: 1,
  lifelink: 0.8,
  protection: 0.6,
  shroud: 0.4,
  hexproof: 0.7,
  indestructible: 1.5,
  defender: -1,
};

export function worthOf(table: Table, id: ObjectId): number {
  const object = objectOf(table.game, id);
  if (!object) return 0;
  const is = traits(table, id);
  if (object.kind === 'ability') return 1.5;
  const face = object.faceDown ? null : faceOf(table, object, object.face);
  if (!hasType(is, 'creature') && face && sweepsItself(face)) return 1;
  if (hasType(is, 'land') && !hasType(is, 'creature') && makesNoMana(table, id)) return BARREN_LAND;
  let worth = worthOfTraits(table, is);
  if (face) worth += enginesOf(face);
  if (object.counters && hasType(is, 'planeswalker')) worth += (object.counters['loyalty'] ?? 0) * 0.5;
  return worth;
}

const makesNoMana = (table: Table, id: ObjectId): boolean =>
  !profileOf(table.game, id).activated.some(({ mana }) => mana);

/** What a land is worth that makes no mana: it is there to be given up for another. */
const BARREN_LAND = 1;

/** Whether an ability of the permanent destroys all of some types, itself among them: it is there to be used up. */
export const sweepsItself = (face: Face): boolean =>
  face.abilities.some(
    (ability) =>
      ability.ability === 'activated' &&
      ability.body.effect.some(
        (instruction) =>
          instruction.do === 'destroy' &&
          instruction.what.set === 'all' &&
          typesNamed(instruction.what.where).some((type) => face.types.includes(type)),
      ),
  );

/** The types that a filter about nothing but types lets through. */
function typesNamed(where: Filter): readonly CardType[] {
  if (where.is === 'type') return [where.type];
  if (where.is !== 'or') return [];
  const each = where.of.map(typesNamed);
  return each.some((types) => types.length === 0) ? [] : each.flat();
}

const engines = new WeakMap<Face, number>();

/** What abilities are worth that can be used turn after turn: each use does what a card might. */
function enginesOf(face: Face): number {
  let worth = engines.get(face);
  if (worth === undefined) {
    worth = 0;
    for (const ability of face.abilities) worth += engineOf(ability);
    worth = Math.min(2.5, worth);
    engines.set(face, worth);
  }
  return worth;
}
/** What an ability is worth that can be used turn after turn, for mana and tapping alone. */
export function engineOf(ability: Ability): number {
  if (ability.ability !== 'activated') return 0;
  const { mana = [], actions = [] } = ability.cost;
  if (mana.length > 4 || actions.some(({ do: verb }) => verb !== 'tap')) return 0;
  return Math.max(0, ...ability.body.effect.map(engineWorth));
}

/** What is done under a condition counts for half. */
function engineWorth(instruction: Instruction): number {
  if (instruction.do === 'if') return 0.5 * Math.max(0, ...instruction.then.map(engineWorth));
  return ENGINES[instruction.do] ?? 0;
}
const ENGINES: Readonly<Partial<Record<Instruction['do'], number>>> = {
  damage: 1.5,
  destroy: 2,
  draw: 1.5,
  createTokens: 1.5,
  discard: 1,
  tap: 0.6,
  counter: 1.5,
  gainLife: 0.4,
  search: 1.5,
};

function worthOfTraits(table: Table, is: Characteristics): number {
  let worth = 0;
  if (hasType(is, 'creature')) {
    worth += 0.4 + Math.max(0, is.power) * 0.8 + Math.max(0, is.toughness) * 0.45;
    for (const keyword of is.keywords) worth += KEYWORD_WORTH[keyword as KeywordName] ?? 0;
    worth += Math.min(1.5, is.abilities.length * 0.25);
  }
  if (hasType(is, 'land')) worth += worthOfLand(table, is);
  else if (!hasType(is, 'creature')) worth += 1.2 + is.manaValue * 0.6;
  if (hasType(is, 'planeswalker')) worth += 2;
  return worth;
}

function worthOfLand(table: Table, is: Characteristics): number {
  const lands = landsOf(table, table.me).length;
  const base = lands < 4 ? 2.6 : lands < 7 ? 1.8 : 1;
  return base + (is.supertypes.includes('basic') ? 0 : 0.3);
}

/** What a card will be worth as a permanent. */
export function worthOfFace(face: Face): number {
  let worth = 0;
  if (face.types.includes('creature')) {
    const grown = countersOnEntering(face);
    worth +=
      0.4 +
      Math.max(face.printedPower ? 2 : 0, (face.power ?? 0) + grown) * 0.8 +
      Math.max(face.printedToughness ? 2 : 0, (face.toughness ?? 0) + grown) * 0.45;
    for (const ability of face.abilities)
      if (ability.ability === 'keyword') worth += KEYWORD_WORTH[ability.keyword] ?? 0.2;
    worth += Math.min(1.5, face.abilities.length * 0.25);
  } else if (!face.types.includes('land')) {
    worth += 1.2 + manaValueOf(face) * 0.5;
  } else {
    worth += 2;
  }
  if (face.types.includes('planeswalker')) worth += 3;
  return worth + drawbacks(face.abilities);
}

/** By how much the +1/+1 counters with which it enters make it larger. */
function countersOnEntering({ abilities }: Face): number {
  let grown = 0;
  for (const ability of abilities) {
    if (ability.ability !== 'static') continue;
    for (const part of ability.parts) {
      if (part.part !== 'replacement' || part.replacement.instead.instead !== 'enters') continue;
      for (const { counter, count } of part.replacement.instead.counters ?? [])
        if (counter === '+1/+1') grown += typeof count === 'number' ? count : 1;
    }
  }
  return grown;
}

/** What a permanent asks of its controller: upkeep payments, sacrifices and damage to oneself. */
function drawbacks(abilities: readonly Ability[]): number {
  let sum = 0;
  for (const ability of abilities) {
    if (ability.ability === 'keyword' && (ability.keyword === 'cumulative upkeep' || ability.keyword === 'fading'))
      sum -= 1;
    if (ability.ability === 'triggered' && ability.event.on === 'step') {
      for (const instruction of ability.body.effect) if (instruction.do === 'sacrifice') sum -= 1.2;
    }
  }
  return sum;
}

/** What is left of a card's worth for each land that is missing after the next. */
const SHORT_OF_MANA = 0.8;

/** A card in hand: lands are worth much while they are missing and little afterwards; what cannot be paid soon, less. */
export function worthInHand(table: Table, id: ObjectId): number {
  const object = objectOf(table.game, id);
  const face = object && faceOf(table, object, object.face);
  if (!face) return 1;
  const lands = landsOf(table, table.me).length;
  if (face.types.includes('land')) {
    const held = (table.game.state.players[table.me]?.hand ?? []).filter((card) =>
      hasType(traits(table, card), 'land'),
    ).length;
    if (lands + held <= 4) return 4;
    return lands >= 7 ? 0.3 : 1 / Math.max(1, held);
  }
  const short = Math.max(0, manaValueOf(face) - lands - 1);
  const worth = face.types.includes('creature') ? worthOfFace(face) : 1.8 + manaValueOf(face) * 0.4;
  return Math.max(0.5, worth * SHORT_OF_MANA ** short);
}
