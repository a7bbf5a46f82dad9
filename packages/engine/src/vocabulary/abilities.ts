/** Abilities and targets. 2006: 402–405, 415 · 2009: 112–113, 601–604 · 2011: 112, 114, 601–604 · 2026: 113, 115, 601–604 */
import type { Zone } from './words.ts';
import type { Count, Filter, PlayerSet, Together } from './nouns.ts';
import type { Quantity } from './quantities.ts';
import type { Condition } from './conditions.ts';
import type { Cost } from './costs.ts';
import type { EventPattern } from './patterns.ts';
import type { ContinuousPart } from './rules-effects.ts';
import type { Instruction } from './instructions.ts';
import type { KeywordAbility } from './keywords.ts';

/** One use of the word "target" (2026: 115.3). Its choices are bound under `name`. Later specs may refer to earlier names. */
export interface TargetSpec {
  name: string;
  count: Count;
  /** objects allowed, and where; absent: players only */
  objects?: { where: Filter; zone?: Zone | readonly Zone[]; of?: PlayerSet }; // zone defaults to the battlefield
  players?: PlayerSet;
  /** one of these players as it is announced; as it resolves that is asked no more ("who had more life than you did as you activated this ability") */
  announced?: PlayerSet;
  /** who chooses; default the controller */
  by?: PlayerSet;
  /** different from the choices under these names */
  other?: readonly string[];
  /** what whoever chooses controls ("of an opponent's choice he or she controls") */
  own?: true;
  /** all in one zone: "from a single graveyard" */
  singleOwner?: true;
  /** the objects chosen are so together; as it resolves those that are legal by themselves are asked again (2026: 608.2b) */
  together?: Together;
  /** so many for each of these players, of what that player controls or, in a zone of theirs, owns: "for each opponent, … up to one target" */
  forEach?: PlayerSet;
  /** an amount divided among them on announcement: damage or counters, at least 1 each (601.2d) */
  divide?: Quantity;
  /** only required if that optional cost was paid ("if kicked, another target …") */
  ifPaid?: string;
  /** only required if it was not ("return target card … if kicked, instead return two target cards") */
  unlessPaid?: string;
  random?: true;
  /** named by people who carry the line out by hand: of anybody else's there are none */
  byHand?: true;
}

/** What a spell or ability does: targets and instructions, or modes of them. */
export interface Body {
  targets?: readonly TargetSpec[];
  effect: readonly Instruction[];
  modes?: Modes;
}

export interface Modes {
  count: Count;
  by?: PlayerSet;
  /** the same mode may be chosen more than once */
  repeat?: true;
  /** only modes that this ability of this object had not chosen before, or not before this turn */
  unchosen?: 'ever' | 'turn';
  /** those chosen are worth no more than that together (2026: 700.2i) */
  worth?: number;
  options: readonly ModeOption[];
}
export interface ModeOption {
  /** how many pawprints it is worth (2026: 700.2i) */
  worth?: number;
  /** paid besides by whoever casts a spell with this mode (2026: 702.172a, 702.183a) */
  cost?: Cost;
  targets?: readonly TargetSpec[];
  effect: readonly Instruction[];
  text?: string;
}

interface Printed {
  /** the printed text of this ability, in the wording it was compiled from */
  text?: string;
  /** "Threshold", "Imprint": an ability word, without rules meaning (207.2c); in 2006 some are keywords */
  abilityWord?: string;
}

export interface SpellAbility extends Printed {
  ability: 'spell';
  body: Body;
}

export interface ActivatedAbility extends Printed {
  ability: 'activated';
  cost: Cost;
  body: Body;
  /** zone from which it is activated; default the battlefield */
  zone?: Zone;
  timing?: 'sorcery' | 'instant';
  /** "only if", "only during your upkeep" */
  condition?: Condition;
  /** "only once each turn" */
  perTurn?: number;
  /** "only once": never again while the object stays where it is */
  once?: true;
  /** "any player may activate this ability" */
  anyPlayer?: true;
  /** nobody but an opponent of whoever controls the object may activate it (2009, 2011, 2026: 602.2) */
  onlyOpponents?: true;
  /** nobody but the owner of the object may activate it */
  onlyOwner?: true;
  /** loyalty ability with its cost, a signed number or "x" */
  loyalty?: number | 'x' | '-x';
  /** set by a keyword definition: equip, cycling, morph, … */
  keyword?: string;
}

export interface TriggeredAbility extends Printed {
  ability: 'triggered';
  event: EventPattern;
  /** intervening if (2006: 404.3 · later: 603.4) */
  condition?: Condition;
  /** what is so as it triggers, and not asked again: "while" */
  given?: Condition;
  body: Body;
  /** zones in which it triggers; default the battlefield (leave-the-battlefield looks back) */
  zones?: readonly Zone[];
  perTurn?: number;
  /** "do this only once each turn": what its player may do */
  doOnce?: true;
  keyword?: string;
}

export interface StaticAbility extends Printed {
  ability: 'static';
  parts: readonly ContinuousPart[];
  condition?: Condition;
  /** zones in which it functions; default the battlefield (for parts about casting or costs of itself: wherever it may be cast from, and the stack) */
  zones?: readonly Zone[];
  /** characteristic-defining (2006: 405.2 · later: 604.3) */
  cda?: true;
  keyword?: string;
}

/** A line that nobody has read: its text is all that is known of it. Only games in which people carry lines out take it. */
export interface UnreadAbility extends Printed {
  ability: 'unread';
  text: string;
  /** what it does once it is announced: the line itself, by hand; only in such games */
  body?: Body;
}

export type Ability =
  | SpellAbility
  | ActivatedAbility
  | TriggeredAbility
  | StaticAbility
  | KeywordAbility
  | UnreadAbility;
