/**
 * Everything that can happen, as a union of one type for each kind. 2006: 410, 419 · 2009, 2011, 2026: 603, 614, 700.1
 * The module of a kind (events/kinds) says all there is to know of it; `happen` (events/happen.ts) makes events happen.
 */
import type { ObjectId, PlayerId } from '../state/ids.ts';
import type { AbilityRef, CopySnapshot, FaceDownBy, FloatingEffect, Memory } from '../state/state.ts';
import type { CounterKind } from '../state/names.ts';
import type { AbilityEvent } from './kinds/ability.ts';
import type { AttachmentEvent } from './kinds/attachment.ts';
import type { CardEvent } from './kinds/cards.ts';
import type { CombatEvent } from './kinds/combat.ts';
import type { ControlEvent } from './kinds/control.ts';
import type { CountersEvent } from './kinds/counters.ts';
import type { DamageEvent } from './kinds/damage.ts';
import type { DesignationEvent } from './kinds/designation.ts';
import type { DiceEvent } from './kinds/dice.ts';
import type { DungeonEvent } from './kinds/dungeon.ts';
import type { FaceEvent } from './kinds/face.ts';
import type { LifeEvent } from './kinds/life.ts';
import type { ManaEvent } from './kinds/mana.ts';
import type { Move } from './kinds/move.ts';
import type { OutcomeOfGame } from './kinds/game-end.ts';
import type { PhasingEvent } from './kinds/phasing.ts';
import type { PlayerAction } from './kinds/action.ts';
import type { RemovalEvent } from './kinds/removal.ts';
import type { RememberEvent } from './kinds/remember.ts';
import type { PlanarEvent } from './kinds/planar.ts';
import type { SchemeEvent } from './kinds/scheme.ts';
import type { TapEvent } from './kinds/tap.ts';
import type { TokenEvent } from './kinds/token.ts';
import type { TurnEvent } from './kinds/turn.ts';

/** What makes an event happen, in the sense in which abilities ask for it. */
export type Reason =
  | 'effect'
  | 'cost'
  /** a state-based action */
  | 'sba'
  /** the course of the turn */
  | 'turn'
  /** the combat damage, or other damage, that it results from */
  | 'damage'
  /** a creature is tapped because it attacks */
  | 'attack'
  /** a permanent is tapped for this mana */
  | 'tap'
  | 'cast'
  | 'playLand'
  | 'resolve'
  | 'countered'
  | 'draw'
  | 'discard'
  | 'mill'
  | 'sacrifice'
  | 'destroy'
  | 'exile'
  /** a static ability has the first card drawn in a turn revealed */
  | 'firstDraw'
  /** a player leaves the game */
  | 'leave';

/** Why an event happens. */
export interface Cause {
  reason: Reason;
  /** the player whose effect, cost or action it is; -1: the game's */
  by: PlayerId;
  /** the object that the ability is on, or the spell; 0: none */
  source: ObjectId;
  /** the ability that is carried out or whose cost is paid, as far as that is known */
  ability: AbilityRef | null;
  /** the rule that makes it happen: its number in the newest edition that has it (see `byRule` in events/cause.ts) */
  rule: string | null;
  /** keys of the replacement effects already applied on the way to this event (2006: 419.6a · later: 614.5) */
  applied: readonly string[] | null;
}

/** What all events have in common. */
export interface Happening<K extends string> {
  readonly kind: K;
  /** the object it happens to; 0: none */
  object: ObjectId;
  /** the player it happens to, or who does it; -1: none */
  player: PlayerId;
  /** how much or how many; 0 where the kind has no number */
  amount: number;
  cause: Cause;
}

export type GameEvent =
  | AbilityEvent
  | AttachmentEvent
  | CardEvent
  | CombatEvent
  | ControlEvent
  | CountersEvent
  | DamageEvent
  | DesignationEvent
  | DiceEvent
  | DungeonEvent
  | FaceEvent
  | LifeEvent
  | ManaEvent
  | Move
  | OutcomeOfGame
  | PhasingEvent
  | PlayerAction
  | RemovalEvent
  | RememberEvent
  | PlanarEvent
  | SchemeEvent
  | TapEvent
  | TokenEvent
  | TurnEvent;

export type EventKind = GameEvent['kind'];
export type EventOf<K extends EventKind> = Extract<GameEvent, { kind: K }>;

/** How a permanent arrives: gathered from the effect that moves it and from replacement effects (2026: 614.12). */
export interface Arrival {
  controller: PlayerId;
  /** who would control it without control-changing effects */
  byDefault: PlayerId;
  /** who puts it there, if not who controls it */
  putBy: PlayerId;
  tapped: boolean;
  faceDown: FaceDownBy | null;
  transformed: boolean;
  /** replacing: as the result of a replacement effect */
  counters: { counter: CounterKind; count: number; replacing?: true }[];
  /** counters that come with the effect that makes it a copy */
  copyCounters: { counter: CounterKind; count: number }[];
  copied: CopySnapshot | null;
  /** what it enters attached to; 0: nothing says it */
  attachedTo: ObjectId;
  attachedPlayer: PlayerId;
  attacking: boolean;
  /** it attacks what that creature attacks or attacked; 0: what its controller chooses */
  attacksAs: ObjectId;
  /** other objects that enter as one permanent with it (2026: 712.14c) */
  melding: readonly ObjectId[];
  /** the player it attacks; -1: what its controller chooses */
  attacksPlayer: PlayerId;
  /** or a planeswalker of that player */
  planeswalkersToo: boolean;
  blocking: boolean;
  /** the attacker it blocks; 0: what its controller chooses */
  blocks: ObjectId;
  /** what was chosen as it entered */
  memory: Memory[];
  /** effects that begin as it enters (2026: 611.2e) */
  begins: readonly BeginsAsEnters[];
}

/** An effect that has not begun yet. */
export type NewEffect = Omit<FloatingEffect, 'id' | 'timestamp'>;

/** An effect about what enters, under the name that the effect which puts it there has for it. */
export interface BeginsAsEnters {
  readonly name: string;
  readonly effect: NewEffect;
}

const NOTHING: Arrival['melding'] = [];
const NO_EFFECTS: Arrival['begins'] = [];

/** A plain arrival under that player's control. */
export function arrival(controller: PlayerId, fields: Partial<Arrival> = {}): Arrival {
  return {
    controller,
    byDefault: controller,
    putBy: controller,
    tapped: false,
    faceDown: null,
    transformed: false,
    counters: [],
    copyCounters: [],
    copied: null,
    attachedTo: 0,
    attachedPlayer: -1,
    attacking: false,
    attacksAs: 0,
    melding: NOTHING,
    attacksPlayer: -1,
    planeswalkersToo: false,
    blocking: false,
    blocks: 0,
    memory: [],
    begins: NO_EFFECTS,
    ...fields,
  };
}

/** What really happened for one event that was to happen. */
export interface Outcome<E extends GameEvent = GameEvent> {
  event: E;
  /** whether it, or anything that replaced it in kind, happened */
  did: boolean;
  /** the object as it is now (after a zone change its new id), 0 none */
  object: ObjectId;
  /** the other objects that it is now, if several cards represented the permanent */
  others: readonly ObjectId[];
  amount: number;
}
