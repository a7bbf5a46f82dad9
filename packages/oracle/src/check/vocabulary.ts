/**
 * The vocabulary's shapes: a compiled tree holds no node and no key that the vocabulary does not have, so that nothing
 * half-read reaches the engine. 2006: 200–216, 402–423 · 2009, 2011, 2026: 109–120, 601–616
 */
import type {
  Ability,
  Choosable,
  Condition,
  ContinuousPart,
  CopyException,
  Duration,
  EventPattern,
  Filter,
  Instead,
  Instruction,
  Modification,
  ObjectHistory,
  ObjectSet,
  PlayerSet,
  Quantity,
  Rule,
  TurnHistory,
} from '@rulewright/engine';

type Node = Record<string, unknown>;

const INSTRUCTIONS: Record<Instruction['do'], string> = {
  draw: 'who count',
  discard: 'who what',
  mill: 'who count',
  move: 'what to',
  sacrifice: 'who what',
  destroy: 'what noRegenerate',
  counter: 'what to',
  search: 'who of zones where count reveal allMatching',
  shuffle: 'who cards',
  reveal: 'what who',
  lookAt: 'who what',
  scry: 'who count',
  surveil: 'who count',
  fateseal: 'who count',
  clash: 'who',
  proliferate: 'who',
  bolster: 'who count',
  populate: 'who',
  amass: 'who count subtype',
  monstrosity: 'what count',
  adapt: 'what count',
  detain: 'what',
  explore: 'what',
  orderTop: 'who what',
  piles: 'by what chooser chosen other',
  damage: 'source amount to unpreventable',
  damageDivided: 'source targets unpreventable',
  gainLife: 'who amount',
  loseLife: 'who amount',
  payLife: 'who amount',
  setLife: 'who amount',
  exchangeLife: 'a b',
  putCounters: 'counter count on',
  putCountersDivided: 'counter targets',
  removeCounters: 'counter count from',
  moveCounters: 'counter count from to',
  playerCounters: 'counter count who',
  tap: 'what',
  untap: 'what',
  attach: 'what to',
  unattach: 'what',
  createTokens: 'who count token tapped attacking attachedTo',
  copyToken: 'who count of except tapped attacking',
  regenerate: 'what',
  phaseOut: 'what',
  phaseIn: 'what',
  turnFaceUp: 'what',
  turnFaceDown: 'what',
  transform: 'what',
  meld: 'what into',
  designate: 'what as',
  setLevel: 'what level',
  flip: 'what',
  exchangeControl: 'a b',
  goad: 'what',
  becomeBlocked: 'what',
  removeFromCombat: 'what',
  removeDamage: 'what',
  exchangeWithCard: 'permanent card',
  fight: 'a b',
  manifest: 'who what cloak',
  addMana: 'who mana',
  changeTargets: 'of by to which',
  copySpell: 'what who count newTargets forEach target except',
  cast: 'who what free cost tag optional copy as lands',
  playLand: 'who what optional',
  effect: 'parts duration',
  delayed: 'pattern body repeat duration thatTurn',
  reflexive: 'body',
  original: '',
  extraTurn: 'who count',
  extraPhase: 'phases after',
  extraStep: 'step after',
  skip: 'who what times',
  daytime: 'to',
  endTurn: '',
  endCombatPhase: '',
  controlTurn: 'who of',
  loseGame: 'who',
  winGame: 'who',
  drawGame: '',
  restartGame: 'leaving',
  subgame: '',
  choose: 'who what link random secret',
  flipCoin: 'who',
  rollDie: 'who sides',
  if: 'condition then else',
  may: 'who effect else',
  pay: 'who cost then else times',
  forEach: 'over effect',
  forEachPlayer: 'who effect',
  repeat: 'effect times while optional',
  oneOf: 'who options',
  bind: 'name value',
  nothing: '',
};
const SETS: Record<ObjectSet['set'], string> = {
  self: '',
  ref: 'name',
  all: 'where zone of',
  host: '',
  attachments: 'of where',
  top: 'of zone count where',
  topUntil: 'of where count',
  bottom: 'of zone count',
  choice: 'by from count random different',
  union: 'of',
  except: 'of not',
  where: 'of filter',
  linked: 'link',
  devoured: '',
  haunted: '',
  damageSources: 'where',
  sourceOf: 'of',
  targetsOf: 'of',
  lastCast: '',
  whatBecameOf: 'of',
  blockersOf: 'of',
  blockedBy: 'of',
  createdWith: 'source',
};
const PLAYERS: Record<PlayerSet['who'], string> = {
  you: '',
  opponents: '',
  opponent: '',
  all: '',
  others: '',
  active: '',
  actor: '',
  defending: 'of',
  attacking: '',
  controllers: 'of',
  owners: 'of',
  ref: 'name',
  where: 'of condition',
  except: 'of not',
  host: '',
};
const FILTERS: Record<Filter['is'], string> = {
  any: '',
  type: 'type',
  supertype: 'supertype',
  subtype: 'subtype',
  color: 'color',
  colorless: '',
  multicolored: '',
  monocolored: '',
  named: 'name',
  permanent: '',
  spell: '',
  ability: '',
  activatedAbility: '',
  triggeredAbility: '',
  card: '',
  token: '',
  tapped: '',
  untapped: '',
  faceDown: '',
  attacking: 'whom',
  blocking: 'whom',
  blockedBy: 'by',
  blocked: '',
  unblocked: '',
  enchanted: '',
  equipped: '',
  attachedTo: 'to',
  hasKeyword: 'keyword',
  hasAbility: 'kind',
  hasCounter: 'counter',
  stat: 'stat op than',
  controlledBy: 'player',
  ownedBy: 'player',
  self: '',
  other: '',
  in: 'set',
  sharesColor: 'with',
  sharesType: 'with of',
  sharesName: 'with',
  targets: 'what player single only',
  history: 'event',
  castBy: 'player',
  designated: 'as',
  historic: '',
  hasAlternative: 'kind',
  suspended: '',
  zone: 'zone',
  not: 'of',
  and: 'of',
  or: 'of',
};
const QUANTITIES: Record<Exclude<Quantity, number>['q'], string> = {
  x: '',
  ref: 'name',
  count: 'of',
  countPlayers: 'of',
  stat: 'stat of',
  greatest: 'stat of',
  least: 'stat of',
  devotion: 'colors of',
  greatestAmong: 'players amount',
  counters: 'counter on',
  level: 'of',
  playerCounters: 'counter of',
  life: 'of',
  handSize: 'of',
  zoneSize: 'zone of',
  colorsAmong: 'of',
  basicLandTypesAmong: 'of',
  typesAmong: 'of',
  manaSpent: 'type colors',
  timesPaid: 'cost own',
  history: 'event',
  add: 'of',
  subtract: 'from of',
  times: 'of by',
  half: 'of round',
  min: 'of',
  max: 'of',
  negative: 'of',
  if: 'condition then else',
};
const CONDITIONS: Record<Condition['if'], string> = {
  compare: 'left op right',
  exists: 'what atLeast',
  matches: 'what filter',
  samePlayer: 'a b',
  existsPlayer: 'who',
  did: 'name',
  paid: 'cost own',
  turn: 'of',
  daytime: 'time',
  step: 'step',
  phase: 'phase',
  sharesAll: 'what share',
  sameWord: 'a b',
  wonFlip: 'name',
  wonClash: 'name',
  cast: 'what from',
  selfIn: 'zone',
  not: 'of',
  and: 'of',
  or: 'of',
};
const EVENTS: Record<EventPattern['on'], string> = {
  move: 'what from to notTo by fromOf toOf linked',
  sacrifice: 'what who',
  destroy: 'what byEffect',
  cast: 'who what',
  playLand: 'who what',
  activate: 'who what mana',
  becomesTarget: 'what by who',
  countered: 'what',
  damage: 'source to toPlayer combat batch',
  attacks: 'what whom alone',
  attack: 'who atLeast what',
  blocks: 'what whom',
  becomesBlocked: 'what by',
  unblocked: 'what',
  step: 'step whose',
  endOfCombat: '',
  tap: 'what forMana who',
  untap: 'what',
  draw: 'who notFirstInDrawStep nth',
  discard: 'who what by',
  cycle: 'who what',
  gainLife: 'who',
  loseLife: 'who',
  counters: 'counter what removed last each chapter',
  becomesLevel: 'what level',
  phases: 'what dir',
  turnedFaceUp: 'what',
  transforms: 'what into',
  daytime: '',
  attached: 'what to',
  controlChanges: 'what to',
  unattached: 'what from',
  triggers: 'what cause',
  search: 'who',
  shuffle: 'who',
  action: 'action who what won',
  flipCoin: 'who won',
  token: 'who',
  loseGame: 'who',
  produceMana: 'what who',
  beginTurn: 'whose',
  beginPhase: 'phase whose',
  state: 'condition',
  either: 'of',
};
const MODIFICATIONS: Record<Modification['mod'], string> = {
  copy: 'of except counters',
  control: 'player',
  text: 'from to',
  fullText: 'of except',
  textWord: 'word newWord',
  types: 'op types subtypes supertypes',
  everyCreatureType: '',
  color: 'op colors',
  gain: 'abilities',
  gainThis: '',
  lose: 'keyword',
  loseAll: '',
  setPT: 'power toughness',
  modifyPT: 'power toughness',
  switchPT: '',
  name: 'name',
};
const RULES: Record<Rule['rule'], string> = {
  cantAttack: 'what whom unless',
  cantAttackAlone: 'what',
  cantBlockAlone: 'what',
  maxAttackers: 'n whom eachTurn',
  maxBlocking: 'n eachTurn',
  mustAttack: 'what whom',
  cantBlock: 'what whom when',
  mustBlock: 'what whom',
  allMustBlock: 'whom',
  mustBeBlocked: 'what',
  minBlockers: 'what n',
  maxBlockers: 'what n',
  extraBlocks: 'what n',
  attackAsThough: 'what having',
  blockAsThough: 'what having',
  attackCost: 'what whom planeswalkersToo cost',
  blockCost: 'what cost',
  noCombatDamage: 'what',
  damageAsUnblocked: 'what optional',
  damageByToughness: 'what',
  doesntUntap: 'what during',
  mayNotUntap: 'what',
  untapLimit: 'what n',
  cantBeTargeted: 'what by of',
  playerCantBeTargeted: 'who of by',
  cantBeAttached: 'what by',
  cantCast: 'who what when',
  cantActivate: 'who of exceptMana when',
  cantPlayLands: 'who what',
  castLimit: 'who what n',
  onlySorceryTiming: 'who',
  cantBeCountered: 'what',
  cantBeRegenerated: 'what',
  cantBeSacrificed: 'what',
  indestructible: 'what',
  damageCantBePrevented: 'source to',
  cantGainLife: 'who',
  cantLoseLife: 'who',
  cantDraw: 'who',
  cantSearch: 'who',
  cantLoseGame: 'who',
  cantWinGame: 'who',
  cantEnter: 'what from',
  cantPhaseOut: 'what',
  bound: 'what to',
  cantHaveCounters: 'what',
  mayPlay: 'who what free cost tag once types normally',
  mayCastAsThoughFlash: 'who what',
  extraLandPlays: 'who n',
  playWithTopRevealed: 'who',
  playWithHandRevealed: 'who',
  maxHandSize: 'who n delta',
  keepMana: 'who types',
  spendAsAnyColor: 'who for',
  activationLimit: 'of n',
  loyaltyTwice: 'who',
  legendRuleOff: 'what',
  mayLookAt: 'who what',
};
const PARTS: Record<ContinuousPart['part'], string> = {
  change: 'affects mods',
  rule: 'rule',
  replacement: 'replacement times shield',
  cost: 'change',
  additionalCost: 'cost tag optional repeat choices own',
  alternativeCost: 'cost tag condition from transformed',
  castFrom: 'from plus tag',
  payWith: 'how from colors tag',
  offering: 'what',
  castTiming: 'when',
};
const INSTEADS: Record<Instead['instead'], string> = {
  nothing: '',
  do: 'effect',
  amount: 'amount',
  zone: 'zone position reveal shuffle out',
  enters: 'tapped tappedUnless counters choices copy becomes under faceDown transformed',
  prevent: 'amount then',
  redirect: 'to amount',
  regenerate: '',
  mana: 'mana',
};
const DURATIONS: Record<Duration['until'], string> = {
  endOfTurn: '',
  endOfCombat: '',
  forever: '',
  nextTurn: 'of',
  nextUntapStep: 'of',
  endOfNextTurn: 'of',
  leaves: 'what',
  asLongAs: 'condition',
  all: 'of',
};
const CHOICES: Record<Choosable['choose'], string> = {
  color: 'among',
  creatureType: '',
  basicLandType: '',
  landType: '',
  cardType: '',
  cardName: 'where',
  number: 'min max',
  player: 'among',
  objects: 'from count hidden',
  onePerFilter: 'from filters',
  textWord: 'of for not',
  word: 'options',
};
const EXCEPTIONS: Record<CopyException['except'], string> = {
  gain: 'abilities',
  lose: 'keyword',
  types: 'add subtypes supertypes set remove',
  pt: 'power toughness',
  color: 'colors add',
  gainThis: '',
  colorOf: 'of',
  keepColor: '',
  keepName: '',
  name: 'name',
  if: 'type then',
};
const ABILITIES: Record<Ability['ability'], string> = {
  spell: 'body text abilityWord',
  activated: 'cost body zone timing condition perTurn anyPlayer loyalty keyword text abilityWord',
  triggered: 'event condition body zones perTurn keyword text abilityWord',
  static: 'parts condition zones cda keyword text abilityWord',
  keyword:
    'keyword n cost leastX costs quality player enchantPlayer subtype power toughness abilities chapters body text abilityWord',
};
const HISTORIES: Record<ObjectHistory['did'], string> = {
  attacked: '',
  blocked: '',
  dealtDamage: 'to',
  wasDealtDamage: 'by',
  entered: '',
  controlledSinceTurnBegan: '',
  controlledSinceLastUpkeep: '',
};
const TURN_HISTORIES: Record<TurnHistory['of'], string> = {
  spellsCast: 'by where',
  spellsCastLastTurn: 'by',
  spellsCastBefore: '',
  died: 'where',
  landsPlayed: 'by',
  lifeGained: 'by',
  lifeLost: 'by',
  damageTo: 'player from combat by akinTo',
  cardsDrawn: 'by',
  attackers: 'by',
  activations: '',
};

/** By the key that tells which node it is: its table. A node is judged by the first of these keys it has. */
const TABLES: readonly (readonly [key: string, table: Record<string, string>])[] = [
  ['ability', ABILITIES],
  ['do', INSTRUCTIONS],
  ['set', SETS],
  ['who', PLAYERS],
  ['is', FILTERS],
  ['q', QUANTITIES],
  ['if', CONDITIONS],
  ['on', EVENTS],
  ['mod', MODIFICATIONS],
  ['rule', RULES],
  ['part', PARTS],
  ['instead', INSTEADS],
  ['until', DURATIONS],
  ['choose', CHOICES],
  ['except', EXCEPTIONS],
  ['did', HISTORIES],
];

/** Nodes without such a key, by the key they stand under. */
const UNDER: Record<string, string> = {
  body: 'targets effect modes',
  options: 'targets effect text',
  modes: 'count by repeat options',
  targets: 'name count objects players by other singleOwner divide ifPaid random',
  cost: 'mana generic actions',
  costs: 'mana generic actions',
  token: 'name colors supertypes types subtypes power toughness abilities',
  count: 'min max',
  change: 'of what who add reduce reduceMana condition',
  replacement: 'event condition optional instead',
  add: 'mana generic actions',
  objects: 'where zone of',
  mana: 'types restriction keep rider',
  counters: 'counter count',
};
/** An option of `oneOf`: it has no targets of its own, as a mode has. */
const LABELLED = 'label effect';
/** Keys of instructions that name what they are about, not a node. */
const TO_PLACES = 'zone position order under tapped faceDown transformed attacking counters attachedTo link haunting';
const RECIPIENT = 'objects players';

const keysOf = new Map<string, ReadonlySet<string>>();
function allowed(list: string): ReadonlySet<string> {
  let set = keysOf.get(list);
  if (set === undefined) {
    set = new Set(list.split(' '));
    keysOf.set(list, set);
  }
  return set;
}

/** Undefined if the tree is of the vocabulary, else the first thing in it that is not. */
export function foreign(tree: unknown, under = 'abilities'): string | undefined {
  if (tree === null || typeof tree !== 'object') return undefined;
  if (Array.isArray(tree)) {
    for (const item of tree) {
      const found = foreign(item, under);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  const node = tree as Node;
  let keys: ReadonlySet<string> | undefined;
  let name = under;
  for (const [key, table] of TABLES) {
    const kind = node[key];
    if (typeof kind !== 'string' || !(key in node)) continue;
    const list = table[kind];
    if (list === undefined) {
      if (key === 'who' && 'do' in node) continue;
      return `${key}: "${kind}" is not in the vocabulary`;
    }
    name = `${key}: "${kind}"`;
    const more = key === 'do' ? ' out' : '';
    keys = allowed(`${key} ${list}${more}`.trim());
    break;
  }
  if (keys === undefined && typeof node['of'] === 'string' && under === 'event') {
    const list = TURN_HISTORIES[node['of'] as TurnHistory['of']];
    if (list === undefined) return `history "${node['of']}" is not in the vocabulary`;
    keys = allowed(`of ${list}`);
  }
  if (keys === undefined) {
    const list =
      under === 'to'
        ? 'zone' in node
          ? TO_PLACES
          : RECIPIENT
        : under === 'options' && 'label' in node
          ? LABELLED
          : UNDER[under];
    if (list !== undefined) keys = allowed(list);
  }
  for (const [key, value] of Object.entries(node)) {
    if (keys !== undefined && !keys.has(key)) return `"${key}" is not a part of ${name}`;
    if (typeof value === 'string' && value.startsWith('?')) return `an unresolved word ${value}`;
    const found = foreign(value, key);
    if (found !== undefined) return found;
  }
  return undefined;
}
