/**
 * What a noun, number or condition can read: which characteristics (to skip trials of dependency that cannot succeed) and
 * which other parts of the state (to know when a derived table is stale). Conservative: what is not known reads everything.
 * 2006: 418.5c · 2009, 2011: 613.7 · 2026: 613.8
 */
import { READS_ALL, Reads } from './derived.ts';

/** Aspects of an object that effects change and read, as bits. */
export const Aspect = {
  types: 1,
  color: 2,
  abilities: 4,
  /** abilities may be taken away: a static ability's effect may cease to exist */
  existence: 8,
  pt: 16,
  control: 32,
  name: 64,
  manaCost: 128,
} as const;
export const ASPECTS_ALL = 255;

export interface Analysis {
  aspects: number;
  reads: number;
}

const memo = new WeakMap<object, Analysis>();
const NOTHING: Analysis = { aspects: 0, reads: 0 };

/** What evaluating any node inside `node` may read. */
export function analyse(node: unknown): Analysis {
  if (typeof node !== 'object' || node === null) return NOTHING;
  let found = memo.get(node);
  if (found === undefined) {
    found = walk(node as Record<string, unknown>);
    memo.set(node, found);
  }
  return found;
}

const EVERYTHING: Analysis = { aspects: ASPECTS_ALL, reads: READS_ALL };

function walk(node: Record<string, unknown> | readonly unknown[]): Analysis {
  const own = Array.isArray(node) ? NOTHING : local(node as Record<string, unknown>);
  let { aspects, reads } = own;
  for (const child of Object.values(node)) {
    if (typeof child !== 'object' || child === null) continue;
    const below = analyse(child);
    aspects |= below.aspects;
    reads |= below.reads;
  }
  return { aspects, reads };
}

const has = (aspects: number, reads = 0): Analysis => ({ aspects, reads });

function local(node: Record<string, unknown>): Analysis {
  if (typeof node['is'] === 'string')
    return FILTERS[node['is']] ?? (node['is'] === 'stat' ? stat(node['stat']) : EVERYTHING);
  if (typeof node['set'] === 'string')
    return node['set'] === 'all' ? inZone(node['zone']) : (SETS[node['set']] ?? EVERYTHING);
  if (typeof node['who'] === 'string') return PLAYERS[node['who']] ?? EVERYTHING;
  if (typeof node['q'] === 'string')
    return node['q'] === 'stat' || node['q'] === 'greatest' || node['q'] === 'least'
      ? stat(node['stat'])
      : (QUANTITIES[node['q']] ?? EVERYTHING);
  if (typeof node['if'] === 'string') return CONDITIONS[node['if']] ?? EVERYTHING;
  return NOTHING; // a plain record inside one of those: its children are read
}

function stat(name: unknown): Analysis {
  switch (name) {
    case 'power':
    case 'toughness':
    case 'basePower':
    case 'baseToughness':
      return has(Aspect.pt | Aspect.types); // only creatures have them
    case 'manaValue':
      return has(Aspect.manaCost, Reads.stack);
    case 'loyalty':
    case 'defense':
      return NOTHING;
    case 'damageMarked':
      return has(0, Reads.damage);
    default:
      return EVERYTHING;
  }
}

function inZone(zone: unknown): Analysis {
  const zones = zone === undefined ? [] : Array.isArray(zone) ? zone : [zone];
  let reads = 0;
  for (const z of zones) {
    if (z === 'hand' || z === 'library' || z === 'graveyard') reads |= Reads.hands;
    if (z === 'stack') reads |= Reads.stack;
  }
  return has(0, reads);
}

const FILTERS: Readonly<Record<string, Analysis>> = {
  any: NOTHING,
  type: has(Aspect.types),
  supertype: has(Aspect.types),
  subtype: has(Aspect.types),
  color: has(Aspect.color),
  colorless: has(Aspect.color),
  multicolored: has(Aspect.color),
  monocolored: has(Aspect.color),
  named: has(Aspect.name),
  permanent: has(Aspect.types),
  spell: has(0, Reads.stack),
  ability: has(0, Reads.stack),
  activatedAbility: has(0, Reads.stack),
  triggeredAbility: has(0, Reads.stack),
  card: NOTHING,
  token: NOTHING,
  tapped: has(0, Reads.tapped),
  untapped: has(0, Reads.tapped),
  faceDown: NOTHING,
  attacking: has(0, Reads.combat),
  blocking: has(0, Reads.combat),
  blockedBy: has(0, Reads.combat),
  blocked: has(0, Reads.combat),
  unblocked: has(0, Reads.combat | Reads.turn),
  enchanted: has(Aspect.types),
  equipped: has(Aspect.types),
  modified: has(Aspect.types | Aspect.control),
  attachedTo: NOTHING,
  hasKeyword: has(Aspect.abilities),
  hasAbility: has(Aspect.abilities),
  hasCounter: NOTHING,
  controlledBy: has(Aspect.control),
  ownedBy: NOTHING,
  self: NOTHING,
  other: NOTHING,
  in: NOTHING,
  sharesColor: has(Aspect.color),
  sharesType: has(Aspect.types),
  sharesName: has(Aspect.name),
  targets: has(0, Reads.stack),
  history: has(Aspect.control, Reads.history | Reads.turn),
  castBy: has(0, Reads.stack),
  designated: NOTHING,
  transformed: NOTHING,
  historic: has(Aspect.types),
  hasAlternative: NOTHING,
  ringBearer: has(Aspect.control),
  suspended: has(Aspect.abilities),
  commander: NOTHING,
  castFrom: NOTHING,
  zone: NOTHING,
  not: NOTHING,
  and: NOTHING,
  or: NOTHING,
};

const SETS: Readonly<Record<string, Analysis>> = {
  self: NOTHING,
  ref: NOTHING,
  host: NOTHING,
  attachments: NOTHING,
  top: has(0, Reads.hands),
  topUntil: has(0, Reads.hands),
  bottom: has(0, Reads.hands),
  union: NOTHING,
  except: NOTHING,
  where: NOTHING,
  linked: NOTHING,
  damageSources: has(0, Reads.stack),
  devoured: NOTHING,
  convoked: NOTHING,
  haunted: NOTHING,
  sourceOf: has(0, Reads.stack),
  targetsOf: has(0, Reads.stack),
  lastCast: has(0, Reads.history | Reads.stack),
  whatBecameOf: has(0, Reads.stack),
  blockersOf: has(0, Reads.combat),
  blockedBy: has(0, Reads.combat),
  createdWith: NOTHING,
};

const PLAYERS: Readonly<Record<string, Analysis>> = {
  you: has(Aspect.control),
  opponents: has(Aspect.control),
  opponent: has(Aspect.control),
  all: NOTHING,
  others: has(Aspect.control),
  active: has(0, Reads.turn),
  actor: has(Aspect.control),
  defending: has(0, Reads.combat),
  attacking: has(0, Reads.combat | Reads.turn),
  controllers: has(Aspect.control),
  owners: NOTHING,
  ref: NOTHING,
  where: NOTHING,
  except: NOTHING,
  designated: NOTHING,
  host: NOTHING,
};

const QUANTITIES: Readonly<Record<string, Analysis>> = {
  x: NOTHING,
  ref: NOTHING,
  count: NOTHING,
  countPlayers: NOTHING,
  counters: NOTHING,
  tempted: NOTHING,
  commanderCasts: NOTHING,
  stationing: has(Aspect.pt | Aspect.types),
  party: has(Aspect.types | Aspect.control),
  dungeons: NOTHING,
  level: NOTHING,
  playerCounters: has(0, Reads.life),
  life: has(0, Reads.life),
  handSize: has(0, Reads.hands),
  zoneSize: has(0, Reads.hands),
  colorsAmong: has(Aspect.color),
  basicLandTypesAmong: has(Aspect.types),
  typesAmong: has(Aspect.types),
  manaSpent: NOTHING,
  timesPaid: NOTHING,
  history: has(Aspect.control, Reads.history | Reads.turn | Reads.life | Reads.damage | Reads.combat),
  add: NOTHING,
  subtract: NOTHING,
  times: NOTHING,
  half: NOTHING,
  min: NOTHING,
  max: NOTHING,
  negative: NOTHING,
  if: NOTHING,
};

const CONDITIONS: Readonly<Record<string, Analysis>> = {
  compare: NOTHING,
  exists: NOTHING,
  matches: NOTHING,
  samePlayer: NOTHING,
  existsPlayer: NOTHING,
  did: NOTHING,
  paid: NOTHING,
  turn: has(0, Reads.turn),
  step: has(0, Reads.turn),
  daytime: has(0, Reads.turn),
  phase: has(0, Reads.turn),
  before: has(0, Reads.turn),
  blockersDeclared: has(0, Reads.turn),
  sharesAll: has(Aspect.types | Aspect.color | Aspect.name),
  sameWord: NOTHING,
  isWord: NOTHING,
  wonFlip: NOTHING,
  wonClash: NOTHING,
  cast: NOTHING,
  selfIn: NOTHING,
  not: NOTHING,
  and: NOTHING,
  or: NOTHING,
};
