/**
 * What holds only while a procedure runs: how objects are read meanwhile, and where what it finds is kept. No part of the state: a tick that
 * is run again opens all of it again. 2006: 413, 419 · 2009, 2011, 2026: 608, 614 (no rule: the machine)
 */
import type { Instruction } from '../vocabulary/instructions.ts';
import type { AbilityProfile } from '../continuous/derived.ts';
import type { Context } from '../meaning/context.ts';
import type { Cause } from '../events/event.ts';
import type { Characteristics, Memory } from '../state/state.ts';
import type { Game } from './game.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';

/** What an object would be that enters, or is cast, so. */
export interface Overlay {
  id: ObjectId;
  characteristics: Characteristics;
  controller: PlayerId;
  profile: AbilityProfile;
  faceDown: boolean;
}

/** A triggered ability that waits for the end of a mana ability; `pend` puts it on the stack then, null: it is a mana ability. */
export interface WaitingForMana {
  ctx: Context;
  effect: readonly Instruction[];
  pend: (() => void) | null;
}

export interface Scope {
  /**
   * Objects read as they would be on the battlefield while it is decided how they enter (614.12), before their ids change.
   * `characteristics`, `controllerOf` and `profileOf` look here first.
   */
  readonly overlay: readonly Overlay[];
  /** where an entering permanent's choices are kept while they are made ("as it enters"); null otherwise */
  readonly choosing: Memory[] | null;
  /** what enters the battlefield at once with it, itself included: none of it can be chosen then */
  readonly entering: readonly ObjectId[];
  /**
   * while a spell is cast or an ability activated: by whom, what it is on the stack (0 before it is there), the top of each library as that
   * began, and the cards drawn since; else null
   */
  readonly announcing: {
    readonly player: PlayerId;
    readonly on: ObjectId;
    readonly tops: readonly ObjectId[];
    readonly drawn: ObjectId[];
  } | null;
  /**
   * what the mana ability that is being activated set off and waits for its end: triggered mana abilities (605.4a), and
   * others to be put on the stack (2026: 106.12a); else null
   */
  readonly manaTriggers: WaitingForMana[] | null;
  /** why the event happens that is being performed; null between events */
  readonly causing: Cause | null;
}

/** The scope of every tick as it begins. */
export const OUTERMOST: Scope = {
  overlay: [],
  choosing: null,
  entering: [],
  announcing: null,
  manaTriggers: null,
  causing: null,
};

/** Runs a procedure while an event with that cause happens: `inScope` for what is done most often. */
export function whileCausing<A, R>(game: Game, causing: Cause, run: (game: Game, about: A) => R, about: A): R {
  const outer = game.scope;
  const { overlay, choosing, entering, announcing, manaTriggers } = outer;
  game.scope = { overlay, choosing, entering, announcing, manaTriggers, causing };
  const result = run(game, about);
  game.scope = outer;
  return result;
}

/**
 * Runs a procedure in a scope that differs so. Where a question suspends it, the scope stays as it is until the answer, for whoever shows
 * the game or checks the answer; `advance` then begins in the outermost scope.
 */
export function inScope<R>(game: Game, differing: Partial<Scope>, run: () => R): R {
  const outer = game.scope;
  // written out, so that all scopes have one shape
  const {
    overlay = outer.overlay,
    choosing = outer.choosing,
    entering = outer.entering,
    announcing = outer.announcing,
    manaTriggers = outer.manaTriggers,
    causing = outer.causing,
  } = differing;
  game.scope = { overlay, choosing, entering, announcing, manaTriggers, causing };
  const result = run();
  game.scope = outer;
  return result;
}
