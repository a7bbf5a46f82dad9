/**
 * What working out a noun, number or condition reads by itself: characteristics (to skip trials of dependency that cannot succeed) and other parts
 * of the state (to know when a derived table is stale). What it reads through its parts is theirs.
 * 2006: 200–217, 402, 415, 418.5c · 2009: 109, 112–113, 613.7 · 2011: 109, 112, 114, 613.7 · 2026: 109, 113, 115, 613.8
 */
import type { Condition } from '../vocabulary/conditions.ts';
import type { Filter, ObjectSet, PlayerSet } from '../vocabulary/nouns.ts';
import type { Quantity } from '../vocabulary/quantities.ts';
import type { Stat } from '../vocabulary/words.ts';

/** What working out a noun, number or condition may read: characteristics of objects, and other parts of the state. */
export type Read =
  | 'types'
  | 'color'
  | 'abilities'
  | 'pt'
  | 'control'
  | 'name'
  | 'manaCost'
  | 'tapped'
  | 'life'
  | 'hands'
  | 'combat'
  | 'turn'
  | 'history'
  | 'damage'
  | 'stack'
  | 'effects'
  | 'everything';
/** For each node of a family what it reads, or how that follows from the node. */
type ReadBy<U, D extends keyof U> = {
  readonly [K in U[D] & string]: readonly Read[] | ((node: Extract<U, { readonly [X in D]: K }>) => readonly Read[]);
};

const READ_BY_STAT: Readonly<Record<Stat, readonly Read[]>> = {
  // only creatures have them
  power: ['pt', 'types'],
  toughness: ['pt', 'types'],
  basePower: ['pt', 'types'],
  baseToughness: ['pt', 'types'],
  crewing: ['everything'],
  saddling: ['everything'],
  powerAndToughness: ['pt', 'types'],
  manaValue: ['manaCost', 'stack'],
  loyalty: [],
  defense: [],
  damageMarked: ['damage'],
};
const ofStat = ({ stat: name }: { stat: Stat }): readonly Read[] => READ_BY_STAT[name];

/** Where they are; what is on the battlefield is known with the table. */
function inZone({ zone: zones = 'battlefield' }: Extract<ObjectSet, { set: 'all' }>): readonly Read[] {
  const list = typeof zones === 'string' ? [zones] : zones;
  return list.flatMap((each): readonly Read[] =>
    each === 'stack' ? ['stack'] : each === 'hand' || each === 'library' || each === 'graveyard' ? ['hands'] : [],
  );
}

const SETS: ReadBy<ObjectSet, 'set'> = {
  self: [],
  ref: [],
  before: [],
  about: [],
  all: inZone,
  host: [],
  hostOf: [],
  top: ['hands'],
  topUntil: ['hands'],
  bottom: ['hands'],
  above: ['hands'],
  choice: ['everything'],
  union: [],
  except: [],
  where: [],
  linked: [],
  damageSources: ['stack'],
  devoured: [],
  convoked: [],
  delved: [],
  haunted: [],
  sourceOf: ['stack'],
  latest: [],
  lastDrawn: ['history'],
  lastCast: ['history', 'stack'],
  nextCast: ['history', 'stack'],
  castAs: ['stack'],
  whatBecameOf: ['stack'],
  pairedWith: ['effects'],
  blockersOf: ['combat'],
  attackedBy: ['combat', 'control', 'types'],
  createdWith: [],
};

const PLAYERS: ReadBy<PlayerSet, 'who'> = {
  you: ['control'],
  opponents: ['control'],
  opponent: ['control'],
  all: [],
  others: ['control'],
  active: ['turn'],
  actor: ['control'],
  defending: ['combat'],
  attacking: ['combat', 'turn'],
  attacked: ['combat'],
  controllers: ['control'],
  owners: [],
  ref: [],
  where: [],
  except: [],
  opponentsOf: [],
  designated: [],
  host: [],
};

const FILTERS: ReadBy<Filter, 'is'> = {
  any: [],
  type: ['types'],
  typeWord: ['types'],
  supertype: ['types'],
  subtype: ['types'],
  color: ['color'],
  colorless: ['color'],
  multicolored: ['color'],
  monocolored: ['color'],
  named: ['name'],
  anyTarget: ['types'],
  permanent: ['types'],
  spell: ['stack'],
  ability: ['stack'],
  activatedAbility: ['stack'],
  triggeredAbility: ['stack'],
  abilityOf: ['stack'],
  card: [],
  token: [],
  tapped: ['tapped'],
  untapped: ['tapped'],
  faceDown: [],
  attacking: ['combat'],
  blocking: ['combat'],
  blockedBy: ['combat'],
  blocked: ['combat'],
  bandedWith: ['combat'],
  unblocked: ['combat', 'turn'],
  enchanted: ['types'],
  equipped: ['types'],
  modified: ['types', 'control'],
  attachedTo: [],
  attachedToPlayer: [],
  hasKeyword: ['abilities'],
  hasAbility: ['abilities'],
  hasCounter: [],
  costHas: ['manaCost'],
  costs: ['manaCost'],
  costRepeats: ['manaCost'],
  payableFromX: ['manaCost'],
  stat: ofStat,
  controlledBy: ['control'],
  ownedBy: [],
  parity: ofStat,
  self: [],
  other: [],
  in: [],
  sharesColor: ['color'],
  sharesType: ['types'],
  sharesName: ['name'],
  differsInName: ['name'],
  targets: ['stack'],
  history: ['control', 'history', 'turn'],
  castBy: ['stack'],
  designated: [],
  sameSector: [],
  transformed: [],
  astrotorium: [],
  ofExpansion: [],
  historic: ['types'],
  goaded: ['everything'],
  attachable: ['everything'],
  hostFor: ['everything'],
  mayCrew: ['everything'],
  paired: ['effects'],
  ringBearer: ['control'],
  hasAlternative: [],
  suspended: ['abilities'],
  commander: [],
  castFrom: [],
  paid: ['stack'],
  zone: [],
  not: [],
  and: [],
  or: [],
};

const QUANTITIES: ReadBy<Exclude<Quantity, number>, 'q'> = {
  x: [],
  ref: [],
  count: [],
  countPlayers: [],
  stat: ofStat,
  greatest: ofStat,
  least: ofStat,
  devotion: ['everything'],
  manaSymbols: ['manaCost'],
  party: ['types', 'control'],
  greatestAmong: ['everything'],
  leastAmong: ['everything'],
  counters: [],
  commanderCasts: [],
  tempted: [],
  speed: [],
  xOf: [],
  stationing: ['pt', 'types'],
  castsOfCommanders: [],
  dungeons: [],
  stored: [],
  level: [],
  playerCounters: ['life'],
  life: ['life'],
  startingLife: [],
  handSize: ['hands'],
  unspentMana: [],
  zoneSize: ['hands'],
  colorsAmong: ['color'],
  basicLandTypesAmong: ['types'],
  typesAmong: ['types'],
  ofOneType: ['types'],
  differentNames: ['name'],
  valuesAmong: ofStat,
  manaFrom: [],
  manaSpent: [],
  manaSpentOnX: [],
  timesPaid: [],
  history: ['control', 'history', 'turn', 'life', 'damage', 'combat'],
  add: [],
  subtract: [],
  times: [],
  half: [],
  max: [],
  min: [],
  negative: [],
  if: [],
};

const CONDITIONS: ReadBy<Condition, 'if'> = {
  compare: [],
  exists: [],
  matches: [],
  samePlayer: [],
  existsPlayer: [],
  did: [],
  paid: [],
  asCast: [],
  turn: ['turn'],
  step: ['turn'],
  phase: ['turn'],
  daytime: ['turn'],
  before: ['turn'],
  afterUpkeep: ['turn'],
  attacked: ['combat'],
  blockersDeclared: ['turn'],
  ignoresLandwalk: [],
  ignoresShadow: [],
  sharesAll: ['types', 'color', 'name'],
  isWord: [],
  wonFlip: [],
  lostFlip: [],
  heads: [],
  wonClash: [],
  cast: [],
  selfIn: [],
  not: [],
  and: [],
  or: [],
};

/** Families whose nodes read, by the key that tells which node it is. */
export const READING = { set: SETS, who: PLAYERS, is: FILTERS, q: QUANTITIES, if: CONDITIONS } as const;
