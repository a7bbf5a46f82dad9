/**
 * What a game is, as plain data: JSON.stringify saves it at any tick. No functions, no trees: definitions by key, abilities
 * by reference. 2006: 100–103, 217 · 2009, 2011, 2026: 100–104, 400
 */
import type { GameFault } from './limits.ts';
import type { Objection, RewordedLine } from './hands.ts';
import type { Binding, Env, EventBindings } from './binding.ts';
import type { CardId, EffectId, ObjectId, PlayerId } from './ids.ts';
import type { LastTurnHistory, TurnHistoryState } from './turn-history.ts';
import type { Loop } from './growth.ts';
import type { RandomState } from './random.ts';
import type { Color, CounterKind, DefKey, EditionName, ManaType, Phase, Step, Zone } from './names.ts';
import type { SHARED } from './writing.ts';

export type { Binding, Env, EventBindings };

/**
 * An ability by reference: `path` is a slash-separated path into the definition, e.g. `faces/0/abilities/1`, also to a quoted
 * ability or token inside another; `env` is what a quoted ability captured. Keyword abilities: `path#n` is the n-th ability of
 * the keyword's definition at that path. `def` may be a fixed definition of the edition (`rule:face-down`, `rule:intrinsic/Forest`).
 */
export interface AbilityRef {
  def: DefKey;
  path: string;
  env?: Env;
  /** words changed by text-changing effects (layer 3), in order */
  text?: readonly (readonly [string, string])[];
}

/** A choice or object remembered, and by which ability: those linked to it have the same definition from the same copy effect. */
export interface Memory {
  link: string;
  kind: 'color' | 'word' | 'name' | 'number' | 'player' | 'objects' | 'copied';
  value: Binding;
  def: DefKey;
  /** the instance of the keyword that remembers it, empty for an ability of no keyword */
  instance: string;
  /** timestamp of the effect that had made its object a copy, 0 for none */
  copiedAt: number;
  /** chosen secretly: no view tells it */
  secret?: true;
  /** until the turn ends */
  forTurn?: true;
}

/** Snapshot of copiable values held by a copy effect or a copy (2006: 503.2 · 2009, 2011: 706.2 · 2026: 707.2). */
export interface CopySnapshot {
  name: string;
  /** every name, where it is not the one */
  names?: readonly string[];
  manaCost: readonly string[] | null;
  colors: readonly Color[] | null; // null: from the mana cost
  supertypes: readonly string[];
  types: readonly string[];
  subtypes: readonly string[];
  power: number | null;
  toughness: number | null;
  loyalty: number | 'X' | null;
  /** of a battle */
  defense?: number | null;
  abilities: readonly AbilityRef[];
  /** the definition and face copied */
  def: DefKey;
  face: number;
  /** of a flip card: what it is once flipped */
  flipped?: CopySnapshot;
  /** of a Room: what it is with its left half unlocked, its right, both, neither */
  doors?: readonly CopySnapshot[];
  /** of a double-faced token: what it is with its other face up */
  otherFace?: CopySnapshot;
}

export type Recipient = { object: ObjectId } | { player: PlayerId };

/** One target slot's choices, aligned with the spec of the same name. */
export interface ChosenTargets {
  name: string;
  objects: readonly ObjectId[];
  players: readonly PlayerId[];
  /** divided amounts, objects first then players */
  divided: readonly number[] | null;
  /** where so many are chosen for each of several players: for whom each object was */
  of?: readonly PlayerId[];
  /** as it resolves, where they can be asked about: those that have become illegal */
  illegal?: readonly ObjectId[];
  illegalPlayers?: readonly PlayerId[];
  /** which of the spell's texts has it: 0 for what has one only */
  text: number;
  /** path of the TargetSpec below the ability's path, e.g. `body/targets/0` or `body/modes/options/1/targets/0` */
  spec: string;
}

/** What an object on the stack knows about how it was put there. */
export interface StackInfo {
  /** the ability, for an ability or for a copy of one; null for a spell */
  ability: AbilityRef | null;
  /** the object the ability is on (may be gone: last known information) */
  source: ObjectId;
  kind: 'spell' | 'activated' | 'triggered' | 'damage';
  /** the modes chosen, for each of its texts */
  modes: readonly (readonly number[])[];
  targets: readonly ChosenTargets[];
  x: number | null;
  env: Env;
  /** optional and alternative costs paid, by tag, and how often */
  paid: Readonly<Record<string, number>>;
  /** mana spent, by type */
  manaSpent: readonly ManaType[];
  manaFrom?: readonly ObjectId[]; // what made that mana, where a card of the game asks for it
  helper?: Readonly<{ player: PlayerId; mana: number }>; // who paid so much of that mana besides (2026: 702.132a)
  castFrom: Zone | null;
  /** a copy of a spell or ability */
  copy: boolean;
  /** abilities of the cards spliced onto it */
  spliced: readonly AbilityRef[];
  /** abilities that an effect gave the card and by which it was cast: spell and permanent have them (2009, 2011: 400.7f · 2026: 400.7g, 611.3d) */
  given?: readonly DerivedAbility[];
  /** combat damage as one object (2006: 310.3) */
  damage: readonly AssignedDamage[] | null;
  durations?: Readonly<Record<string, 'holds' | 'ended'>>; // of effects to come, by place: what has held since (casting/awaited-durations.ts)
}

export interface AssignedDamage {
  source: ObjectId;
  recipient: Recipient;
  amount: number;
}

/** The ability, action or effect that turned an object face down (2006: 504.1 · 2009, 2011: 707.1 · 2026: 708.1, 708.6). */
export type FaceDownBy = 'morph' | 'disguise' | 'manifest' | 'cloak' | 'agenda' | 'effect';

/** A card, token or copy that represents a permanent together with others: what of the object is its own (2026: 712.4a, 729.2). */
export type Component = Readonly<
  Pick<
    GameObject,
    'card' | 'kind' | 'def' | 'tokenPath' | 'tokenText' | 'tokenEnv' | 'copied' | 'face' | 'faceDown' | 'faceDownBy'
  >
>;

/** An object, to be read: `toWrite` (writing.ts) gives it to whoever changes it. */
export type GameObject = Readonly<WritableObject>;
/** One fixed shape for all kinds: cards, tokens, copies of spells, abilities on the stack. */
export interface WritableObject {
  id: ObjectId;
  card: CardId;
  kind: 'card' | 'token' | 'copy' | 'ability' | 'emblem';
  /** the card's definition; for a token the definition its description is in */
  def: DefKey;
  /** for a token: path of its TokenSpec in `def`, '' for cards */
  tokenPath: string;
  /** of a token: the words that were changed in the text that created it */
  tokenText: NonNullable<AbilityRef['text']> | null;
  /** for a token: what its description captured */
  tokenEnv: Env | null;
  /** copiable values other than those printed: tokens that are copies, copies of spells, "enters as a copy" (layer 1) */
  copied: CopySnapshot | null;
  /** of a permanent that several represent: the others, from the top down; null: it alone */
  components: readonly Component[] | null;
  owner: PlayerId;
  /** controller before control-changing effects (layer 2) */
  controller: PlayerId;
  /** controller as last seen when state-based actions were checked: a change is an event */
  heldBy: PlayerId;
  zone: Zone;
  /** the face that is up, or the half that was cast */
  face: number;
  /** timestamp of when it last transformed, 0 never */
  transformedAt: number;
  timestamp: number;
  tapped: boolean;
  flipped: boolean;
  faceDown: boolean;
  /** what made a permanent or spell face down: it says what it is meanwhile, and how it may be turned face up; null face up */
  faceDownBy: FaceDownBy | null;
  /** its number among face-down permanents and spells, 0 if face up */
  faceDownOrder: number;
  phasedOut: boolean;
  /** phased out attached to something that phased out */
  phasedIndirectly: boolean;
  /** who controlled it as it phased out; -1 while it is phased in */
  phasedUnder: PlayerId;
  counters: Readonly<Record<CounterKind, number>> | null;
  /** when counters of each kind were last put there, where the edition orders them among effects (2026: 613.7c) */
  counterTimestamps: Readonly<Record<CounterKind, number>> | null;
  attachedTo: ObjectId;
  attachedPlayer: PlayerId; // -1 none
  damage: number;
  /** dealt damage by a source with deathtouch since the last state-based check */
  deathtouched: boolean;
  /** moment (`state.tick`-independent clock: the timestamp counter) since which its controller has controlled it continuously */
  controlledSince: number;
  /** turn number in which it entered its zone */
  enteredTurn: number;
  /** the moment it entered its zone: one for all that entered at once */
  enteredAt: number;
  memory: readonly Memory[] | null;
  stack: StackInfo | null;
  /** for a permanent: how the spell it was had been cast (kicked, X, mana spent); null if not cast */
  spell: StackInfo | null;
  /** bit p set: player p knows which card this is though it lies hidden */
  known: number;
  /** exiled face down, hidden from all but `known` */
  hidden: boolean;
  /** activation counts this turn by ability path */
  activations: Readonly<Record<string, number>> | null;
  /** regeneration shields this turn */
  shields: number;
  /** the object it was just before its last zone change (what may still find it: 400.7a–j) */
  previous: ObjectId;
  /** creator of a token: the source object */
  createdBy: ObjectId;
}

/** One unit of mana (2006: 104.3, 300.3 · later: 106). */
export interface ManaUnit {
  type: ManaType;
  source: ObjectId;
  snow: boolean;
  /** path of the ManaProduced node that made it, if it carries a restriction or rider */
  by: AbilityRef | null;
  /** it does not empty; `combat`: until end of combat */
  keep: boolean | 'combat';
}

export interface PlayerState {
  id: PlayerId;
  life: number;
  library: ObjectId[]; // first is the top
  hand: ObjectId[];
  graveyard: ObjectId[]; // last is the top
  counters: Readonly<Record<CounterKind, number>> | null;
  mana: ManaUnit[];
  landsPlayed: number;
  /** has tried to draw from an empty library since the last state-based check */
  drewFromEmpty: boolean;
  /** how many cards the player normally draws before the game, and keeps at the end of a turn: seven, but for a vanguard */
  maxHandSize: number;
  lost: boolean;
  lossReason: string | null;
  left: boolean;
  /** how many cards were in the player's zones as the player left */
  leftWith: { readonly hand: number; readonly library: number; readonly graveyard: number } | null;
  /** the game was a draw for this player, who left it while others played on */
  drew: boolean;
  mulligans: number;
  kept: boolean;
  /** timestamp at which this player's most recent turn began: what was controlled before it is not "summoning sick" */
  turnBegan: number;
  /** timestamps at which the last and the last but one of this player's upkeeps began (echo) */
  lastUpkeep: number;
  previousUpkeep: number;
  team: number;
  /** has the city's blessing */
  blessed: boolean;
  /** how often the Ring has tempted this player, and who bears it, 0 nobody */
  tempted: number;
  ringBearer: ObjectId;
  /** the cards that lead the deck: one, or two that are partners */
  commanders: readonly Commander[];
  /** combat damage that each commander has dealt this player in this game */
  commanderDamage: Readonly<Record<CardId, number>> | null;
  /** the dungeons completed, by name */
  completed: readonly string[];
  /** the scheme deck, its top first; absent where the player has none, so that other games have no such field */
  schemes?: readonly SupplementaryCard[];
  /** the Attraction deck, its top first; absent where the player has none */
  attractions?: readonly SupplementaryCard[];
  /** the player's own planar deck, its top first; absent where there is none */
  planes?: readonly SupplementaryCard[];
  /** what attacked in the player's last turn; kept only where some definition asks for it */
  attackedLastTurn?: readonly ObjectId[];
  /** how often the player has rolled the planar die as a special action this turn */
  planarRolls?: number;
  /** the top card of the library while it is played with revealed, 0 none, and those that were so before; absent where none was */
  tops?: { readonly now: ObjectId; readonly before: readonly ObjectId[] };
  /** the player's speed; absent: none (2026: 702.179b) */
  speed?: number;
  /** cards outside the game, and those of them (and of a main game) that have been looked at as objects */
  sideboard: readonly CardInDeck[];
  outside: ObjectId[];
}

/** A card that leads its owner's deck. 2006: none · 2009, 2011: 903.3 · 2026: 702.124d, 903.3 */
export interface Commander {
  readonly card: CardId;
  /** how often it was cast from the command zone */
  readonly casts: number;
  /** as which object a check of state-based actions last found it in a graveyard or in exile, 0: never */
  readonly seen: ObjectId;
}

/** A scheme, plane or phenomenon face down in its deck. */
export interface SupplementaryCard extends CardInDeck {
  /** all have seen it come to where it lies */
  seen?: true;
}

export interface CardInDeck {
  def: DefKey;
  name: string;
}

export interface CombatState {
  /** attackers in order declared */
  attackers: Attacker[];
  blockers: Blocker[];
  /** the one defending player, where the attacking player chose one; -1 all opponents */
  defending: PlayerId;
  /** a creature has attacked, so that blockers are declared and damage is dealt (the seam `combatSkip`) */
  attacked: boolean;
  /** those that something required to attack as attackers were declared; absent: none (2026: 506.6) */
  hadToAttack?: readonly ObjectId[];
  /** the players whom declared attackers attacked, an entry for each attacker */
  attackedPlayers: PlayerId[];
  /** the declare blockers step of this combat phase has begun */
  blockersDeclared: boolean;
  /** objects that dealt damage (or assigned it) in the first combat damage step */
  firstStrikeStep: boolean;
  dealtFirst: readonly ObjectId[];
  /** what has phased out and is there again if it phases in (the seam `phasingInCombat`); absent: none */
  phasedOut?: readonly (Attacker | Blocker)[];
  /** attackers that were removed from combat and stayed on the battlefield; absent: none (seam `defendingPlayer`) */
  former?: readonly Attacker[];
  /** how many had attacked and blocked in earlier combats of this turn; absent: none */
  before?: { attackers: number; blockers: number };
}
export interface Attacker {
  id: ObjectId;
  defender: PlayerId;
  /** whom it attacked at first, where it has come to attack another */
  first?: PlayerId;
  /** planeswalker or battle attacked, 0 if the player; negative: it has been removed from combat */
  planeswalker: ObjectId;
  blocked: boolean;
  /** its blockers, in damage assignment order where the edition has one */
  blockedBy: ObjectId[];
  band: number;
}
export interface Blocker {
  id: ObjectId;
  blocking: ObjectId[];
}

/** Objects that are gone until a permanent leaves the battlefield (2026: 610.3–610.4). */
export interface Absence {
  until: ObjectId;
  /** as they are meanwhile */
  objects: readonly ObjectId[];
  /** the zone they go back to; null: they are phased out, and phase in */
  back: Zone | null;
  controller: PlayerId;
  source: ObjectId;
}

/** A continuous effect from a resolved spell or ability: which parts, what it was bound to, until when. */
export interface FloatingEffect {
  id: EffectId;
  /** path of the list of parts: the `effect` instruction in its ability */
  ref: AbilityRef;
  controller: PlayerId;
  source: ObjectId;
  env: Env;
  x: number | null;
  timestamp: number;
  /** per part: the objects locked in, or null where the set is not locked */
  locked: readonly (readonly ObjectId[] | null)[];
  /** per part: numbers and words fixed on resolution (608.2h), by path below the part */
  fixed: Readonly<Record<string, number>> | null;
  /** per part: snapshot for a copy modification */
  snapshot: CopySnapshot | null;
  /** activated abilities that other objects had as it began, and that it gives */
  gained?: readonly DerivedAbility[];
  /** remaining uses of a "next time", remaining amount of a shield; null unlimited */
  uses: number | null;
  shield: number | null;
  expires: Expiry;
}
export type Expiry =
  | { at: 'endOfTurn' | 'endOfCombat'; turn?: number } // of that turn, where several are taken at once
  | { at: 'never' }
  | { at: 'planeswalk' }
  | { at: 'turnOf'; player: PlayerId } // when that player's next turn begins
  | { at: 'upkeepOf' | 'endStepOf'; player: PlayerId } // when that player's next upkeep, or end step, begins
  // with the next untap step of that player, or of whoever controls the object then
  | { at: 'untapStepBegins' | 'untapStepEnds'; of: { player: PlayerId; object?: never } | { object: ObjectId } }
  | { at: 'endOfTurnOf'; player: PlayerId; turn: number } // end of that player's next turn after turn number
  | { at: 'leaves'; objects: readonly ObjectId[] }
  | { at: 'condition' } // checked against the `effect` instruction's duration condition
  | { at: 'any'; of: readonly Expiry[] };

export interface DelayedTrigger {
  id: EffectId;
  /** path of the `delayed` instruction */
  ref: AbilityRef;
  controller: PlayerId;
  source: ObjectId;
  env: Env;
  x: number | null;
  repeat: boolean;
  expires: Expiry;
  /** created in this turn; "next" patterns ignore the moment of creation itself */
  createdTick: number;
  /** only in the extra turn with that id (0: any) */
  turn: number;
  /** how many turns had begun when it was made, where it waits for a later one */
  madeIn?: number;
}

/** A triggered ability that has triggered and waits to be put on the stack. */
export interface PendingTrigger {
  ability: AbilityRef;
  source: ObjectId;
  controller: PlayerId;
  env: Env;
  x: number | null;
  /** order of triggering */
  order: number;
  kind: 'triggered' | 'delayed' | 'reflexive' | 'state';
  /** something on the stack set it off: what was resolving, cast or activated */
  bySpell: boolean;
  /** the `order` of the ability whose triggering set it off */
  about?: number;
}

/** What an object last was, under the id it had (2006: 402.6, 413.2f · 2009, 2011: 112.7a, 608.2g · 2026: 113.7a, 608.2h). */
export interface LastKnown {
  id: ObjectId;
  object: GameObject;
  characteristics: Characteristics;
  controller: PlayerId;
  attachments: readonly ObjectId[];
  attacking: boolean;
  blocking: boolean;
  blocked: boolean;
  /** the player who defended against it (seam `defendingPlayer`), -1 none, or that player's planeswalker, 0 none */
  defender: PlayerId;
  planeswalker: ObjectId;
  /** what it was blocking, what was blocking it and who had goaded it; absent: nothing */
  blocks?: readonly ObjectId[];
  blockers?: readonly ObjectId[];
  goaders?: readonly PlayerId[];
  turn: number;
  /** timestamp of the effect that had made it a copy, 0 for none */
  copiedAt: number;
  /** the object it became; of a permanent that several cards represented, also those that the others became */
  next: ObjectId;
  also: readonly ObjectId[];
}

/** Derived characteristics of one object: immutable once made. */
export interface Characteristics {
  name: string;
  names: readonly string[]; // every name it has (split halves)
  manaCost: readonly string[] | null;
  manaValue: number;
  /** mana values where the edition gives a split card two answers; else one */
  manaValues: readonly number[];
  colors: number; // bit i is COLORS[i]
  supertypes: readonly string[];
  types: number; // bit i is CARD_TYPES[i]
  subtypes: readonly string[];
  allCreatureTypes: boolean;
  power: number;
  toughness: number;
  loyalty: number | 'X'; // as printed
  defense: number;
  hasPT: boolean;
  basePower: number;
  baseToughness: number;
  abilities: readonly DerivedAbility[];
  /** bit mask over KEYWORDS by index/32 */
  keywords: readonly string[];
  /** keywords that it can't have (2026: 113.11); absent: none */
  barred?: readonly string[];
}

/** An ability an object has, after the layers. The tree is looked up from the reference (and substitutions) and memoised. */
export interface DerivedAbility {
  ref: AbilityRef;
  /** text substitutions applied, e.g. [["Forest","Island"]]; empty for none */
  text: readonly (readonly [string, string])[];
  /** timestamp of the effect that granted it, 0 for its own */
  granted: number;
  /** instance key distinguishing several of the same */
  instance: number;
}

/** An ability that a player with priority activated, and in which position: null where none could have been reached before. */
export interface Activation {
  player: PlayerId;
  action: string;
  position: string | null;
  /** what changes with nearly every action, in a number: where it differs, the position does too */
  mark: number;
}

export interface TurnState {
  number: number;
  /** how many turns have begun in this game: more than its number only where several are taken at the same time */
  begun: number;
  active: PlayerId;
  phase: Phase;
  step: Step;
  /** extra turns to take, last first */
  extraTurns: { player: PlayerId; id: number }[];
  /** id of the extra turn that this is, 0 for a normal one */
  extraTurnId: number;
  /** upkeep steps, combat phases and main phases of this turn, the present one counted */
  upkeeps: number;
  combats: number;
  mains: number;
  /** phases and steps still to come this turn */
  upcoming: Step[];
  startingPlayer: PlayerId;
  /** who took the last turn that was not an extra turn */
  lastInOrder: PlayerId;
  /** who controls the turn's player (722), or -1 */
  controller: PlayerId;
  /** what was activated this turn, in order */
  activated: readonly Activation[];
  /** turn: all of that turn of the player are skipped; null: of the next, which has not begun */
  skips: { player: PlayerId; what: string; times: number; turn?: number | null }[];
  /** what is done for having skipped a step, as the first thing in the next that occurs (2009, 2011, 2026: 614.10b) */
  afterSkips: {
    readonly refs: readonly AbilityRef[];
    readonly controller: PlayerId;
    readonly source: ObjectId;
    readonly env: Env;
  }[];
  /** whose next turn is controlled by whom, in the order the effects were created */
  controls: { player: PlayerId; by: PlayerId }[];
}

/** What each of several turns that are taken at the same time has of its own (2006: 608.4 · 2009: 808.4–5 · 2011, 2026: 807.4–5). */
export type OwnOfTurn = Pick<
  GameState,
  'turn' | 'priority' | 'stack' | 'combat' | 'agenda' | 'history' | 'lastTurnHistory' | 'loop'
>;
export interface TurnMarker {
  number: number;
  holder: PlayerId;
  /** the holder is taking a turn */
  taking: boolean;
  /** the holder has received it, and the turn that comes with it has not begun */
  due: boolean;
  /** the holder, whose turn is over, keeps it for an extra turn */
  kept: boolean;
  /** how often it is designated for removal */
  removals: number;
  /** its turn, while another is attended to; null: it is the one that the state shows */
  aside: OwnOfTurn | null;
}

export interface PriorityState {
  player: PlayerId;
  passes: number; // players who passed in succession
  objections?: readonly Objection[]; // to lines that the player announced by hand since getting priority; absent: none
}

/** Frames of the agenda: what lasts between ticks. The last is the innermost. */
export type Frame =
  | { frame: 'setup'; stage: string; player: PlayerId }
  | { frame: 'turn' }
  | { frame: 'step'; step: Step; stage: number }
  | { frame: 'priority' }
  | {
      frame: 'resolve';
      object: ObjectId;
      next: number;
      env: Env;
      /** the targets that were legal as it began to resolve */
      legal: readonly ChosenTargets[];
      did: boolean;
    }
  /** a subgame is played: it is the running state, and has this one as its main game. `out`: the name its winners are bound under */
  | { frame: 'subgame'; out: string | null; ref: AbilityRef; stack: StackInfo; controller: PlayerId }
  /** what is left of an ability that restarted the game, or whose card was taken into the subgame that it had begun */
  | { frame: 'rest'; ref: AbilityRef; stack: StackInfo; controller: PlayerId; next: number; env: Env };

/** Subtypes, and whether every creature type is among them. */
export type Kinds = Pick<Characteristics, 'subtypes' | 'allCreatureTypes'>;

/** Where a subgame comes from. The main game stands still meanwhile, so copies of the subgame share it. */
export interface MainGame {
  readonly state: GameState;
  /** the cards brought into the subgame, by their physical card */
  readonly cards: readonly BroughtCard[];
}
export interface BroughtCard {
  readonly card: CardId;
  readonly def: DefKey;
  readonly owner: PlayerId;
  /** a library of the main game, or wherever an effect of the subgame took it from */
  readonly from: 'library' | 'command' | 'outside';
}

export type GameResult =
  | { result: 'won'; winners: PlayerId[]; reason: string }
  | { result: 'draw'; reason: string }
  | { result: 'unresolved-loop'; reason: string }
  /** the game was ended by a limit of the machine, not by a rule; nobody has won */
  | { result: 'fault'; fault: GameFault; reason: string };

/** Variant and options of a multiplayer game (2006: 600.2 · later: 800.2). */
export interface GameOptions {
  variant: Variant;
  /** whom a player may attack: any opponent, one opponent chosen as combat begins, or the one in the next seat on that side */
  attack: 'multiple' | 'single' | 'left' | 'right';
  /** how many seats away each player can affect anything; null: everywhere */
  range: readonly number[] | null;
  deploy: boolean; // each creature can be deployed to a teammate
  commander: boolean; // each deck is led by a commander
  brawl: boolean; // the Brawl option of that
  /** each player puts a card into the ante zone before the game begins, and the winner gets them */
  ante: boolean;
  mostTicks?: number; // ticks that may follow one another without a question to anybody; absent: `MOST_TICKS`
  houseRules?: Readonly<Record<string, EditionName>>; // seams of other editions, each by the one it is taken from; absent: none
  byHand?: readonly PlayerId[]; // who carries out by hand the lines that were not read; absent: the game has none
}
/**
 * Ticks without a question before the game ends in a fault. Somebody gets priority in every turn, and a resolution is one tick for each
 * instruction, so games have few in a row (24 at most in 150 fuzzed games of every variant): four hundred times that is a defect.
 */
export const MOST_TICKS = 10_000;

export const VARIANTS = [
  'none',
  'free-for-all',
  'two-headed-giant',
  'emperor',
  'grand-melee',
  'team-vs-team',
  'alternating-teams',
] as const;
export type Variant = (typeof VARIANTS)[number];

export interface GameState {
  /** 1: the object in that slot is copied before it changes; absent: none is */
  [SHARED]?: Uint8Array;
  edition: EditionName;
  options: GameOptions;
  /** for each player a bit for each player within their range of influence, as this turn began; null: unlimited */
  reach: readonly number[] | null;
  /** the game that this one is a subgame of */
  main: MainGame | null;
  random: RandomState;
  objects: (GameObject | null)[];
  /** there may be tokens or copies, alone or among what represents a permanent: they can cease to exist */
  fleeting: boolean;
  free: number[];
  nextObject: number;
  nextCard: number;
  nextTimestamp: number;
  nextEffect: number;
  nextOrder: number;
  players: PlayerState[];
  battlefield: ObjectId[];
  stack: ObjectId[]; // last is the top
  exile: ObjectId[];
  ante: ObjectId[]; // the cards played for
  command: ObjectId[];
  /** the planar deck that all players have in common, its top first; absent without that option */
  planarDeck?: readonly SupplementaryCard[];
  turn: TurnState;
  /** the turns taken at the same time, in the order of their numbers; none but in a Grand Melee */
  markers: TurnMarker[];
  reworded?: readonly RewordedLine[]; // what people have said in other words, in that order; absent: nothing
  priority: PriorityState;
  combat: CombatState | null;
  agenda: Frame[];
  effects: FloatingEffect[];
  delayed: DelayedTrigger[];
  absent: readonly Absence[];
  pending: PendingTrigger[];
  lki: LastKnown[];
  history: TurnHistoryState;
  lastTurnHistory: LastTurnHistory;
  /** whether it is day or night; null: neither yet */
  daytime: 'day' | 'night' | null;
  /** who is the monarch, and who has the initiative; -1 nobody */
  monarch: PlayerId;
  initiative: PlayerId;
  /** state-triggered abilities waiting to resolve, by object and path (they do not trigger again meanwhile) */
  stateTriggers: { source: ObjectId; path: string }[];
  result: GameResult | null;
  /** something happened since state-based actions were last found at rest */
  unsettled: boolean;
  tick: number;
  logged: number;
  /** counts random draws, reveals and cards drawn: undo does not go back past one */
  barrier: number;
  /** positions seen without an optional action, for loops */
  /** resolutions since somebody last did something optional, the position when they began to look endless, and whose they were since */
  loop: Loop;
}
