/** Cards that cannot tell whether a certain permanent is there: each of their nouns surely leaves it out. */
import type { CardDefinition, CardType, Filter } from '@rulewright/engine';

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Whether a permanent of one type, without colour, subtype, cost and abilities, fits: yes, no, or who knows. */
function fits(filter: Filter, type: CardType): boolean | null {
  switch (filter.is) {
    case 'type':
      return filter.type === type;
    case 'supertype':
    case 'multicolored':
    case 'monocolored':
    case 'spell':
    case 'ability':
    case 'activatedAbility':
    case 'triggeredAbility':
    case 'token':
    case 'faceDown':
    case 'hasKeyword':
    case 'hasCounter':
    case 'costHas':
    case 'self':
      return false;
    case 'subtype':
      return typeof filter.subtype === 'string' ? false : null;
    case 'color':
      return typeof filter.color === 'string' ? false : null;
    case 'any':
    case 'permanent':
    case 'colorless':
    case 'card':
      return true;
    case 'zone':
      return filter.zone === 'battlefield';
    case 'not': {
      const is = fits(filter.of, type);
      return is === null ? null : !is;
    }
    case 'and': {
      const each = filter.of.map((part) => fits(part, type));
      return each.includes(false) ? false : each.includes(null) ? null : true;
    }
    case 'or': {
      const each = filter.of.map((part) => fits(part, type));
      return each.includes(true) ? true : each.includes(null) ? null : false;
    }
    default: // what else a noun may ask is not worked out: it might fit
      return null;
  }
}

/** The words in the parts of a noun, the nouns they are made of aside. */
function inside(filter: Node, type: CardType): boolean {
  return Object.entries(filter).every(([key, value]) =>
    key === 'of' && (filter['is'] === 'not' || filter['is'] === 'and' || filter['is'] === 'or')
      ? [value].flat().every((part) => inside(part as Node, type))
      : isBlind(value, type),
  );
}

function isBlind(value: unknown, type: CardType): boolean {
  if (Array.isArray(value)) return value.every((each) => isBlind(each, type));
  if (!isNode(value)) return true;
  if (value['ability'] === 'keyword' && !SILENT.has(value['keyword'] as string)) return false;
  if (MEANS_CREATURES.has(value['do'] as string)) return false;
  if (typeof value['is'] === 'string') return fits(value as Filter, type) === false && inside(value, type);
  return Object.values(value).every((each) => isBlind(each, type));
}

/** Actions that mean creatures of whoever takes them without a noun. */
const MEANS_CREATURES = new Set(['bolster', 'blight', 'ringTempts', 'recruit']);

/** Keywords that mean no other permanent than the one that has them, and none that could block beside another. */
const SILENT = new Set(
  [
    'flying, first strike, double strike, deathtouch, defender, haste, hexproof, indestructible, lifelink, reach, shroud, trample, vigilance',
    'flash, fear, intimidate, shadow, horsemanship, landwalk, phasing, wither, infect, persist, undying, prowess',
    'cycling, flashback, kicker, multikicker, buyback, entwine, madness, morph, echo, cumulative upkeep, fading, vanishing, storm, unearth, evoke',
    'rebound, retrace, dredge, suspend, scavenge, embalm, eternalize, dash, spectacle, foretell, disturb, plot',
  ].flatMap((words) => words.split(', ')),
);

/** Whether the card says nothing that a permanent of that type could be meant by, with or without a noun. */
export function isBlindTo(definition: CardDefinition, type: CardType): boolean {
  const text = JSON.stringify(definition);
  return !/"(domain|devotion|damageSources|source)"/.test(text) && isBlind(definition.faces, type);
}
