/** Conditions: if, as long as, unless, only if. 2006: 404.3, 405 · 2009, 2011, 2026: 603.4, 604, 608.2 */
import type { Comparison, Phase, Step, Zone } from './words.ts';
import type { Filter, ObjectSet, PlayerSet } from './nouns.ts';
import type { Quantity } from './quantities.ts';

export type Condition =
  | { if: 'compare'; left: Quantity; op: Comparison; right: Quantity }
  | { if: 'exists'; what: ObjectSet; atLeast?: Quantity } // at least one (or that many)
  | { if: 'matches'; what: ObjectSet; filter: Filter } // every one of them, and at least one
  | { if: 'samePlayer'; a: PlayerSet; b: PlayerSet } // some player is in both
  | { if: 'existsPlayer'; who: PlayerSet }
  | { if: 'did'; name: string } // the instruction bound as `out` really did something ("if you do", "this way")
  | { if: 'paid'; cost: string; own?: true } // an optional or alternative cost with that tag was paid ("kicked", "buyback", "madness"); own: for the instance of the keyword that asks
  | { if: 'asCast'; name: string; condition: Condition } // that was so as this spell, or the one that this permanent was, became cast: noted under that name
  | { if: 'turn'; of: PlayerSet } // it is such a player's turn
  | { if: 'step'; step: readonly Step[] }
  | { if: 'phase'; phase: readonly Phase[]; nth?: number } // nth: of the combat phases of the turn
  | { if: 'daytime'; time: 'day' | 'night' | 'neither' }
  | { if: 'before'; step: Step } // of combat: that point of the turn's first combat phase is still to come
  | { if: 'afterUpkeep' } // the first upkeep step of the turn is over, if there was one (2026: 503.2)
  | { if: 'attacked'; who: PlayerSet } // creatures were declared as attackers of such a player in this combat phase
  | { if: 'blockersDeclared' } // in this combat phase
  | { if: 'ignoresLandwalk'; quality: Filter } // the blocker (event.object) can block as though the attacker had no such landwalk
  | { if: 'ignoresShadow' } // the blocker (event.object) can block as though the attacker had no shadow
  | { if: 'sharesAll'; what: ObjectSet; share: 'color' | 'cardType' | 'name' } // there are at least two and all share one
  | { if: 'isWord'; name: string; word: string } // the word bound or remembered under that name is this one
  | { if: 'wonFlip'; name: string }
  | { if: 'lostFlip'; name: string } // no flip is neither won nor lost
  | { if: 'heads'; name: string } // the coin of a flip that nobody calls came up so
  | { if: 'wonClash'; name: string } // you did
  | { if: 'cast'; what: ObjectSet; from?: Zone; of?: PlayerSet } // that object was cast (and by its controller), from there; of: from such a player's
  | { if: 'selfIn'; zone: 'graveyard' | 'hand' | 'exile' | 'battlefield' | 'library' | 'stack' | 'command' }
  | { if: 'not'; of: Condition }
  | { if: 'and'; of: readonly Condition[] }
  | { if: 'or'; of: readonly Condition[] };
