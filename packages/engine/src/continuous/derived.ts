/**
 * The derived table: what every object is, and which rules, replacements, triggers and cost changes are active.
 * Immutable once made. 2006: 418 · 2009, 2011, 2026: 613
 */
import type { ObjectId, PlayerId } from '../state/ids.ts';
import type { AbilityRef, Characteristics, Env } from '../state/state.ts';
import type { ContinuousPart, Replacement, Rule } from '../vocabulary/rules-effects.ts';
import type { CostChange } from '../vocabulary/costs.ts';
import type { ActivatedAbility, StaticAbility, TriggeredAbility } from '../vocabulary/abilities.ts';
import type { IndexedKind } from '../abilities/pattern-kinds.ts';

/** Where something active comes from: enough to evaluate its nouns. */
export interface ActiveSource {
  /** the object it is on, or the source of the floating effect */
  source: ObjectId;
  controller: PlayerId;
  env: Env;
  x: number | null;
  ref: AbilityRef;
  /** floating effect it belongs to, 0 for an ability */
  effect: number;
  timestamp: number;
  /** identifies it in an event's `applied` list */
  key: string;
  /** index among the parts of its ability or effect */
  part: number;
}
export interface ActiveRule<R extends Rule = Rule> extends ActiveSource {
  rule: R;
}
export interface ActiveReplacement extends ActiveSource {
  replacement: Replacement;
  uses: number | null;
  shield: number | null;
}
export interface ActiveCost extends ActiveSource {
  change: CostChange;
}
/** A triggered ability that an object has now. */
export interface ActiveTrigger extends ActiveSource {
  ability: TriggeredAbility;
}
/** An activated ability that an object has now, and its index among them. */
export interface ActiveActivated {
  ref: AbilityRef;
  ability: ActivatedAbility;
  index: number;
  /** it is a mana ability */
  mana: boolean;
}

/** The abilities of one object, sorted by kind: keywords expanded by the edition, text substitutions made. */
export interface AbilityProfile {
  activated: readonly ActiveActivated[];
  triggered: readonly { ref: AbilityRef; ability: TriggeredAbility }[];
  statics: readonly { ref: AbilityRef; ability: StaticAbility }[];
  /** parts about casting the object itself (additional and alternative costs, timing), or about using it from an opening hand */
  casting: readonly { ref: AbilityRef; part: ContinuousPart }[];
}

export interface Derived {
  /** by slot; null where the slot is empty */
  characteristics: (Characteristics | null)[];
  /** controller by slot, after layer 2 */
  controllers: PlayerId[];
  /** abilities by slot */
  profiles: (AbilityProfile | null)[];
  rules: Map<Rule['rule'], ActiveRule[]>;
  replacements: { [K in IndexedKind]?: ActiveReplacement[] };
  /** by the event kinds that their patterns can match */
  triggers: { [K in IndexedKind]?: ActiveTrigger[] };
  stateTriggers: ActiveTrigger[];
  costs: ActiveCost[];
  /** effects give abilities to spells: what a card would be as one is looked up ahead */
  toSpells: boolean;
  /** effects give abilities to cards that fit, where they lie: what another face of one would be given there is looked up ahead */
  toCards: boolean;
  /** how often an object was taken in or out since it was made, which leaves the rest of it as it is */
  changes: number;
  /** what changes make it stale: see `Reads` */
  reads: number;
}

/** Categories of change, as bits: what derived characteristics may depend on. `touch(game, bits)` drops the table if it reads them. */
export const Reads = {
  membership: 1, // objects entering and leaving zones, effects beginning and ending, control, attachment, face, counters on objects
  tapped: 2,
  life: 4, // life totals and player counters
  hands: 8, // hand, library and graveyard sizes and contents
  combat: 16,
  turn: 32, // step, phase, active player
  history: 64,
  damage: 128,
  stack: 256,
  mana: 512,
  effects: 1024, // what resolved effects say, though they change no characteristics: which creatures are paired
} as const;
export const READS_ALL = 2047;
