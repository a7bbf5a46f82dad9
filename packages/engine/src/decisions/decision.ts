/**
 * Every question the rules ask a player, by the form of its answer.
 * 2006: 100–101, 408–413 · 2009: 101.4, 115, 601 · 2011: 101.4, 116, 601 · 2026: 101.4, 117, 601
 *
 * A decision lists values; `labels(game, decision)` names them for people. `kind` says what is being decided, `form` what an
 * answer looks like:
 *  choose     indices into options, min to max of them, distinct unless `repeat` → number[]
 *  order      a permutation of all option indices → number[]
 *  number     an integer from min to max (null: unbounded) → number
 *  divide     one amount per option, at least `least` each, summing to `amount` → number[]
 *  name       a card name of the catalogue → string; where `line` is given, that line in words that were read → Reworded, or '' for none
 *  attackers  → { attacker, target }[] (index into that candidate's targets)
 *  blockers   → { blocker, attackers: number[] }[] (indices into that candidate's attackers)
 */
import type { ObjectId, PlayerId } from '../state/ids.ts';
import type { AbilityRef, Recipient } from '../state/state.ts';
import type { Ability } from '../vocabulary/abilities.ts';
import type { SpecialAction } from '../vocabulary/rules-effects.ts';
import type { ManaType } from '../vocabulary/words.ts';

export const DECISION_KINDS = [
  'priority',
  'target',
  'mode',
  'x',
  'number',
  'cost',
  'payment',
  'objects',
  'discard',
  'sacrifice',
  'search',
  'order',
  'triggerOrder',
  'replacement',
  'attackers',
  'blockers',
  'damageOrder',
  'damageDivision',
  'divide',
  'yesNo',
  'pay',
  'color',
  'creatureType',
  'landType',
  'cardType',
  'cardName',
  'word',
  'piles',
  'pile',
  'player',
  'mulligan',
  'bottom',
  'startingPlayer',
  'legend',
  'source',
  'option',
  'attachTo',
  'untap',
  'manaType',
  'vote',
  'sideboard',
] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** What is asked where something may be paid as a spell or ability resolves, which then says what. */
export const PAY_THE_COST = 'pay the cost';
/** The same of what may be done. */
export const USE_THE_EFFECT = 'use the effect';

/** An action a player may take with priority, or a mana ability while paying. */
export type Action =
  | { act: 'pass' }
  /** permission: index of the 'mayPlay' used, -1 from the hand; by: the effect that allows an additional land, '' the one of each turn */
  | { act: 'playLand'; object: ObjectId; face: number; permission: number; by: string }
  | {
      act: 'cast';
      object: ObjectId;
      face: number /** alternative cost or permission tag, '' the mana cost */;
      by: string;
      faceDown: boolean;
    }
  | { act: 'activate'; object: ObjectId; ability: AbilityRef; index: number }
  | { act: 'mana'; object: ObjectId; ability: AbilityRef; index: number } // a mana ability
  | { act: 'turnFaceUp'; object: ObjectId; by: string }
  | { act: 'byHand'; object: ObjectId; ability: AbilityRef; index: number } // announces a line that was not read
  | {
      act: 'special';
      object: ObjectId;
      what: 'suspend' | 'unlock left' | 'unlock right' | 'roll the planar die' | 'stop' | SpecialAction;
      effect: number;
    };

/** A value that can be chosen. */
export type OptionValue =
  | { action: Action /** `attempt`: may fail to be paid and is then reversed */; attempt?: true }
  | { object: ObjectId }
  | { player: PlayerId }
  | { word: string } // colour letter, type, word
  | { mode: number; text: string }
  | { yes: boolean }
  | { ability: AbilityRef; source: ObjectId } // a trigger or replacement
  | { text: string; object?: ObjectId; objects?: readonly ObjectId[]; group?: StepGroup } // an option that is only words, or a pile
  | { mana: ManaType }
  | { pay: 'auto' | 'cancel' };

/** Answers a payment that can be made automatically: so, but with mana left that the rest of the hand needs, as far as that can be. */
export const KEEPING = 'keep';

/** Among which a step of a line by hand is shown; the last three end what is said, go on after it, and take the last step back. */
export type StepGroup =
  | 'players'
  | 'cards'
  | 'zones'
  | 'tokens'
  | 'permanents'
  | 'changes'
  | 'spells'
  | 'chance'
  | 'costs'
  | 'done'
  | 'goOn'
  | 'takeBack';

/** What everybody is told while somebody says what a line does that is carried out by hand. */
export interface ToldByHand {
  /** who says what it does */
  readonly who: PlayerId;
  /** the line */
  readonly text: string;
  /** the steps so far, in words */
  readonly steps: readonly string[];
  /** what is asked: what the line is, what it costs, its next step, what fills a place of one, the line in other words, whether somebody agrees */
  readonly asks: 'way' | 'cost' | 'step' | 'place' | 'words' | 'consent';
  /** the step whose place is asked for, as far as it is said */
  readonly now?: string;
  /** the line is said in other words, which then apply by themselves: the step is those words */
  readonly reworded?: true;
  /** who is to agree before it happens, in this order; and who does already */
  readonly others: readonly PlayerId[];
  readonly agreed: readonly PlayerId[];
}

interface Asked {
  kind: DecisionKind;
  /** whose decision it is */
  player: PlayerId;
  /** who answers it, when another controls the player's turn (507.3, 722.5) */
  by: PlayerId;
  /** the object it is for, 0 for none */
  source: ObjectId;
  /** what it is for, in words (a short phrase; also tells apart several of one kind) */
  purpose: string;
  /** of a line that is carried out by hand, which agents are not asked about: its first or least answer does nothing, or agrees */
  readonly byHand?: ToldByHand;
}

export type Decision =
  | (Asked & {
      form: 'choose';
      options: readonly OptionValue[];
      min: number;
      max: number;
      repeat?: true;
      /** only one answer is left; asked so that nobody learns from the silence what lies hidden. Agents are not asked */
      forced?: true;
      /** payment: the mana still to be paid, in symbols, what the pool can pay of it taken off */
      readonly owed?: string;
    })
  | (Asked & { form: 'order'; options: readonly OptionValue[] })
  | (Asked & { form: 'number'; min: number; max: number | null })
  | (Asked & {
      form: 'divide';
      options: readonly OptionValue[];
      amount: number;
      least: number /** the most each may get */;
      most?: readonly number[] /** lethal-in-order and similar rules are checked on answer */;
      constraint?: DivisionConstraint;
    })
  | (Asked & {
      form: 'name';
      cardTypes?: readonly string[];
      notCardTypes?: readonly string[];
      supertypes?: readonly string[];
      /** with these, of the card types that are left out only what has them all */
      notSupertypes?: readonly string[];
      /** no card name is asked for but this line, in other words */
      line?: AbilityRef;
    })
  | (Asked & { form: 'attackers'; candidates: readonly AttackCandidate[] })
  | (Asked & { form: 'blockers'; candidates: readonly BlockCandidate[] });

/** Division of combat damage (2006: 310.2 · 2009, 2011: 510.1 · 2026: 510.1). */
export interface DivisionConstraint {
  /** lethal damage to each option, in option order */
  lethal: readonly number[];
  /** each must have lethal before the next gets any */
  ordered: boolean;
  /** index of the option that may get damage only if all others have lethal (trample), -1 none */
  excess: number;
}

export interface AttackCandidate {
  attacker: ObjectId;
  targets: readonly Recipient[];
  /** attacks if able */
  must?: true;
}
export interface BlockCandidate {
  blocker: ObjectId;
  attackers: readonly ObjectId[];
  max: number;
}

export type AttackAnswer = readonly { attacker: ObjectId; target: number }[];
export type BlockAnswer = readonly { blocker: ObjectId; attackers: readonly number[] }[];
/** A line in words that were read: the words, and the abilities that they mean. Whoever plays says words; who runs the game has them read. */
export interface Reworded {
  readonly words: string;
  readonly abilities: readonly Ability[];
}
/** An answer: plain data, kept in the input log. */
export type Answer = number | string | readonly number[] | AttackAnswer | BlockAnswer | Reworded;

export type AnswerTo<D extends Decision> = D extends { form: 'number' }
  ? number
  : D extends { form: 'name' }
    ? string
    : D extends { form: 'attackers' }
      ? AttackAnswer
      : D extends { form: 'blockers' }
        ? BlockAnswer
        : readonly number[];

/** Why an answer was not taken. The state is untouched. */
export interface WrongAnswer {
  error:
    | 'wrong-form'
    | 'out-of-range'
    | 'too-few'
    | 'too-many'
    | 'repeated'
    | 'illegal'
    | 'not-your-decision'
    | 'no-decision'
    /** through a lens: the game went on since the last look; an object that it never showed; one that is not to be seen any more */
    | 'stale-view'
    | 'never-seen'
    | 'out-of-sight';
  message: string;
  /** rule topic for the explanation, e.g. `attack-requirements` */
  rule?: string;
}
