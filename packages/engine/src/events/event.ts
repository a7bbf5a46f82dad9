/**
 * Everything that can happen, as one record shape. 2006: 410, 419 · 2009, 2011, 2026: 603, 614, 700.1
 * Writes to the state go through `happen` (events/happen.ts) and nothing else.
 */
import type { CardId, ObjectId, PlayerId } from '../state/ids.ts';
import type { AbilityRef, CopySnapshot, Env, FaceDownBy, Memory, StackInfo } from '../state/state.ts';
import type { CounterKind, Step, Zone } from '../state/names.ts';

export const EVENT_KINDS = [
  'move',
  'draw',
  'discard',
  'sacrifice',
  'destroy',
  'createToken',
  'damage',
  'gainLife',
  'loseLife',
  'tap',
  'untap',
  'counters',
  'attach',
  'unattach',
  'turnFaceUp',
  'turnFaceDown',
  'transform',
  'daytime',
  'merge',
  'flip',
  'phaseIn',
  'phaseOut',
  'control',
  'cast',
  'activate',
  'trigger',
  'playLand',
  'addMana',
  'takeMana',
  'shuffle',
  'search',
  'reveal',
  'action',
  'step',
  'turn',
  'attack',
  'putAttacking',
  'block',
  'putBlocking',
  'becomesBlocked',
  'unblocked',
  'becomesTarget',
  'countered',
  'lose',
  'win',
  'coin',
  'cycle',
  'regenerate',
  'effect',
  'effectEnds',
  'delayed',
  'combat',
  'playerCounters',
  'damageWillBeDealt',
  'excessDamage',
  'prevented',
  'remember',
  'removeFromCombat',
  'removeDamage',
  'designation',
  'enterDungeon',
  'getEmblem',
  'ringTempts',
  'unlock',
  'lock',
  'completeDungeon',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** How a permanent arrives: gathered from the effect that moves it and from replacement effects (2026: 614.12). */
export interface Arrival {
  controller: PlayerId;
  /** who controls it but for control-changing effects */
  byDefault: PlayerId;
  tapped: boolean;
  faceDown: FaceDownBy | null;
  transformed: boolean;
  /** replacing: as the result of a replacement effect */
  counters: { counter: CounterKind; count: number; replacing?: true }[];
  /** more of them, that go with being a copy */
  copyCounters: { counter: CounterKind; count: number }[];
  copied: CopySnapshot | null;
  attachedTo: ObjectId;
  attachedPlayer: PlayerId;
  attacking: boolean;
  /** it attacks what that creature attacks or attacked; 0: what its controller chooses */
  attacksAs: ObjectId;
  /** other objects that enter as one permanent with it (2026: 712.14c) */
  melding: readonly ObjectId[];
  /** the player it attacks; -1: what its controller chooses */
  attacksPlayer: PlayerId;
  blocking: boolean;
  /** the attacker it blocks; 0: what its controller chooses */
  blocks: ObjectId;
  /** what was chosen as it entered */
  memory: Memory[];
}

/** One event. Fields not used by the kind are 0, -1, null. */
export interface GameEvent {
  kind: EventKind;
  object: ObjectId;
  /** the affected or acting player, -1 none */
  player: PlayerId;
  /** the source of the effect, or of damage */
  source: ObjectId;
  /** a second object: blocked creature, host, cause */
  other: ObjectId;
  amount: number;
  from: Zone | null;
  to: Zone | null;
  /** top | bottom | index from the top of a library; -1 the default of the zone */
  position: number;
  counter: CounterKind | null;
  combat: boolean;
  /** can't be prevented, can't be regenerated */
  strict: boolean;
  step: Step | null;
  arrival: Arrival | null;
  /** a permanent that several cards represent leaves: in what order they are put there, topmost or earliest first */
  order: readonly CardId[] | null;
  /** what the others became, besides `other` */
  others: readonly ObjectId[] | null;
  /** one of those others, seen by what speaks of cards only: one permanent has left, and several cards were moved (2026: 712.21) */
  card: boolean;
  stack: StackInfo | null;
  ability: AbilityRef | null;
  env: Env | null;
  word: string | null;
  /** why: 'effect' | 'cost' | 'sba' | 'turn' | 'draw' | 'discard' | 'mill' | 'resolve' | 'countered' | 'sacrifice' | 'destroy' | 'exile' | 'cease' | 'cast' */
  cause: string;
  /** player whose effect or cost causes it, -1 the game */
  by: PlayerId;
  /** replacement effects already applied to this event (614.5), as keys */
  applied: readonly string[] | null;
}

/** What really happened for one original event. */
export interface Outcome {
  event: GameEvent;
  /** whether it, or anything that replaced it in kind, happened */
  did: boolean;
  /** the object as it is now (after a zone change its new id), 0 none */
  object: ObjectId;
  /** what else it is now, of a permanent that several cards represented */
  others: readonly ObjectId[];
  amount: number;
}
