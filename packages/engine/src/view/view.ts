/**
 * What one seat (or a spectator) may know of a game, as plain data with everything named for people.
 * 2006: 217, 401 · 2009, 2011: 400.2, 401–406, 707 · 2026: 400.2, 401–406, 708
 */
import type { ObjectId, PlayerId } from '../state/ids.ts';
import type { Phase, Step, Zone, EditionName, CounterKind, ManaType } from '../state/names.ts';
import type { GameResult, Recipient, Variant } from '../state/state.ts';
import type { Decision, DecisionKind, DivisionConstraint, OptionValue, ToldByHand } from '../decisions/decision.ts';
import type { LogEntry } from '../running/game.ts';

/** Something that a rule says of the game, a player or an object, and that everybody sees: a designation, a choice, a marker. */
export interface ViewMark {
  /** one of the edition's marks (`monarch`, `level`, …), or a permanent's designation by its own word */
  mark: string;
  /** in words: “the monarch”, “level 2”, “protected by Ben” */
  label: string;
  /** rule number in this edition, null where it has none */
  rule: string | null;
  /** the player it is about (who protects, who goads), -1 none */
  player: PlayerId;
  /** the object it is about (the Ring-bearer, the dungeon, the card exiled), 0 none */
  object: ObjectId;
  /** the level, how often the Ring tempted, how many extra turns; null where nothing is counted */
  count: number | null;
}

export interface ViewObject {
  id: ObjectId;
  /** what it is called by someone who sees it: its name, or what a face-down card is called */
  name: string;
  /** the name printed on the card where this seat knows it though it is hidden (own morph, looked-at card) */
  knownAs: string | null;
  /** printed name of the physical card or token, for frames ("Clone" copying something); equal to name mostly */
  cardName: string;
  kind: 'card' | 'token' | 'copy' | 'ability' | 'emblem';
  zone: Zone;
  owner: PlayerId;
  controller: PlayerId;
  manaCost: string; // "{2}{U}", '' for none
  manaValue: number;
  colors: readonly string[];
  typeLine: string;
  types: readonly string[];
  subtypes: readonly string[];
  /** ability texts, one an ability, as it has them now */
  abilities: readonly string[];
  power: number | null;
  toughness: number | null;
  /** power and toughness as printed on what it is or copies; null where it has none, where they are no numbers, or face down */
  printed: { power: number; toughness: number } | null;
  loyalty: number | null;
  /** of a battle */
  defense: number | null;
  damage: number;
  tapped: boolean;
  flipped: boolean;
  faceDown: boolean;
  phasedOut: boolean;
  /** can't attack or use {T} yet */
  sick: boolean;
  counters: readonly { counter: CounterKind; count: number }[];
  attachedTo: ObjectId;
  /** the player it is attached to, -1 none */
  attachedPlayer: PlayerId;
  attachments: readonly ObjectId[];
  attacking: Recipient | null;
  blocking: readonly ObjectId[];
  /** on the stack: what it targets, its X, its text */
  targets: readonly Recipient[];
  x: number | null;
  source: ObjectId;
  /** its designations and what its abilities had somebody choose or exile */
  marks: readonly ViewMark[];
  /** of a token on the battlefield: all of this number are alike but for their ids; absent: it is like no other */
  group?: number;
}

export interface ViewPlayer {
  id: PlayerId;
  name: string;
  /** players of the same number are teammates */
  team: number;
  life: number;
  counters: readonly { counter: CounterKind; count: number }[];
  handCount: number;
  /** cards of the hand this seat knows (all of its own) */
  hand: readonly ViewObject[];
  libraryCount: number;
  /** cards of the library this seat knows, with their place from the top */
  libraryKnown: readonly { place: number; object: ViewObject }[];
  graveyard: readonly ViewObject[];
  mana: readonly { type: ManaType; count: number; note: string }[];
  lost: boolean;
  lossReason: string | null;
  /** the game was a draw for this player, and goes on for others */
  drew: boolean;
  /** has left the game */
  left: boolean;
  landsPlayed: number;
  /** its designations, where its venture marker is, its turn marker, who controls it, extra turns to come */
  marks: readonly ViewMark[];
}

export interface ViewOption {
  label: string;
  value: OptionValue;
  /** object the option is about, 0 none (for clicking it) */
  object: ObjectId;
}

/** The pending decision as its answerer sees it; other seats see only who decides and what kind. */
export interface ViewDecision {
  kind: DecisionKind;
  form: Decision['form'];
  player: PlayerId;
  by: PlayerId;
  source: ObjectId;
  prompt: string;
  /** rule number in this edition */
  rule: string | null;
  /** the line that somebody carries out by hand, and the steps so far, which every seat reads; absent: none is */
  byHand?: ToldByHand;
  /** absent for seats that do not answer it */
  options?: readonly ViewOption[];
  min?: number;
  max?: number | null;
  repeat?: boolean;
  amount?: number;
  least?: number;
  constraint?: DivisionConstraint;
  attackers?: readonly {
    attacker: ObjectId;
    label: string;
    targets: readonly { label: string; value: Recipient }[];
    must: boolean;
  }[];
  blockers?: readonly {
    blocker: ObjectId;
    label: string;
    attackers: readonly { id: ObjectId; label: string }[];
    max: number;
  }[];
}

export interface View {
  /** the seat it is for, -1 a spectator */
  seat: PlayerId;
  edition: EditionName;
  /** how deep in subgames this game is: 0 the main game */
  subgame: number;
  variant: Variant;
  /** day or night */
  marks: readonly ViewMark[];
  turn: { number: number; active: PlayerId; phase: Phase; step: Step };
  /** all the turns taken at the same time in a Grand Melee; the stack of the one attended to is `stack` */
  turns: readonly { player: PlayerId; step: Step | null; stack: readonly ViewObject[] }[];
  priority: PlayerId;
  players: readonly ViewPlayer[];
  battlefield: readonly ViewObject[];
  stack: readonly ViewObject[]; // last is the top
  exile: readonly ViewObject[];
  ante: readonly ViewObject[];
  command: readonly ViewObject[];
  decision: ViewDecision | null;
  result: GameResult | null;
  /** entries this seat may read, those asked for */
  log: readonly LogEntry[];
}
