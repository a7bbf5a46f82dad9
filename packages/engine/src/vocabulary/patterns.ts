/** Event patterns of triggers and replacements. 2006: 404, 410, 419 · 2009, 2011, 2026: 603, 614 */
import type { Comparison, CounterKind, Designation, KeywordAction, PlanarFace, Step, Zone } from './words.ts';
import type { Filter, PlayerSet } from './nouns.ts';
import type { Condition } from './conditions.ts';
import type { KeywordName } from './keywords.ts';

/** Something that happens or would happen. What each binds is in the comment beside it (see nouns.ts). */
export type EventPattern =
  /** A zone change. Binds event.object (the moving object as it was before; for entering the battlefield the object as it
   * then is), event.other (the object it became), event.player (its controller before, else owner), event.source (what moved it). */
  | {
      on: 'move';
      what: Filter;
      from?: Zone | readonly Zone[];
      to?: Zone | readonly Zone[];
      notTo?: Zone;
      by?: PlayerSet; // whose effect or cost moves it
      fromOf?: PlayerSet; // whose library, hand or graveyard it leaves
      toOf?: PlayerSet; // whose library, hand or graveyard it reaches
      /** only as a spell's resolution ends ("as it resolves"), as it is discarded or milled, or as a land that is played or a spell that was cast enters, or not so */
      cause?: 'resolve' | 'discard' | 'mill' | 'played' | 'unplayed';
      /** only if a replacement effect with that `out` sent it there ("exiled this way") */
      via?: string;
      /** only if this very object had it moved, remembering it under that link ("championed with") */
      linked?: string;
      /** once for all that move at once and match ("one or more creatures die"): event.object is the first of them */
      together?: true;
    }
  | { on: 'sacrifice'; what: Filter; who?: PlayerSet; exploiter?: Filter; together?: 'player' | 'all' } // event.object, event.player; exploiter: only as such a creature's exploit ability resolves (2026: 702.110b); together: once for all that a player sacrifices at once, or all players do, event.amount how many
  | { on: 'destroy'; what: Filter; byEffect?: true; by?: PlayerSet } // event.object; byEffect: not by a state-based action; by: whose effect does it
  | { on: 'cast'; who?: PlayerSet; what: Filter; nth?: number; later?: true } // event.object the spell, event.player; nth: of those that the player casts this turn; later: not the first of them
  | { on: 'playLand'; who?: PlayerSet; what: Filter; from?: Zone }
  /** event.object is what the ability is on, event.ability what it is on the stack; of: a loyalty ability, or an ability of one of those keywords; tapping: with {T} in its cost, or without it */
  | {
      on: 'activate';
      who?: PlayerSet;
      what: Filter;
      mana?: false;
      of?: 'loyalty' | readonly KeywordName[];
      tapping?: boolean;
    }
  | { on: 'becomesTarget'; what: Filter; by?: Filter; who?: PlayerSet; first?: true } // event.object, event.source the spell or ability; first: of such, for that object this turn
  | { on: 'playerTargeted'; whom: PlayerSet; by?: Filter; who?: PlayerSet } // event.source the spell or ability, event.player whose
  | { on: 'countered'; what: Filter; by?: PlayerSet } // by: whose spell or ability counters it
  /** event.source, event.object or event.player the recipient, event.amount. Several at once: once per source and recipient; together: once for the sources of each player; atLeast, exactly: so much by one source. */
  | {
      on: 'damage';
      source?: Filter;
      to?: Filter;
      toPlayer?: PlayerSet;
      jointly?: true; // a shield of so much damage is one for all of them ("you and/or permanents you control")
      combat?: boolean;
      together?: true;
      atLeast?: number;
      exactly?: number;
    }
  | { on: 'prevented'; to: PlayerSet } // damage that would be dealt to them, once for each prevention effect: event.player, event.amount
  | { on: 'excessDamage'; what: Filter; combat?: boolean } // a permanent has been dealt more than lethal damage: event.object, event.amount
  | {
      on: 'attacks';
      what: Filter;
      whom?: PlayerSet;
      planeswalkersToo?: true;
      alone?: true;
      others?: number;
      first?: true;
    } // event.object, event.player the defending player; whom: them, or also their planeswalkers; others: at least so many attack besides; first: for the first time this turn
  /**
   * Attackers are declared by that player: once for all of them (that match, if there are so many), with `whom` once for each such player
   * they attack; with `what` and no number once for each that matches. event.player the defending player, event.object an attacker,
   * event.amount how many attack so.
   */
  | { on: 'attack'; who: PlayerSet; whom?: PlayerSet; atLeast?: number; what?: Filter }
  | { on: 'assignsDamage'; what: Filter } // combat damage, of what would assign any: event.object; replaced only, nothing triggers on it
  | { on: 'blocks'; what: Filter; whom?: Filter; atLeast?: number; together?: true } // event.object blocks event.other; atLeast: once, as it comes to block so many; together: once for all `whom` that it blocks
  | { on: 'becomesBlocked'; what: Filter; by?: Filter; together?: true } // event.object by event.other; without `by`, or together, once however many block
  | { on: 'unblocked'; what: Filter } // attacks and is not blocked
  | { on: 'step'; step: Step; whose?: PlayerSet } // at the beginning of; event.player is the active player
  | { on: 'endOfCombat' }
  | { on: 'tap'; what: Filter; forMana?: boolean; who?: PlayerSet } // event.object, event.player, event.amount types in event.mana
  | { on: 'untap'; what: Filter }
  | { on: 'draws'; who: PlayerSet; atLeast?: number } // so many cards would be drawn: event.player, event.amount (2026: 121.2a)
  | { on: 'draw'; who: PlayerSet; notFirstInDrawStep?: true; nth?: number } // event.player, event.object
  | { on: 'discard'; who?: PlayerSet; what?: Filter; by?: PlayerSet; together?: true | 'all' } // event.object the discarded card, event.other it afterwards; together: once for all that a player discards at once, or all players do, event.amount how many
  | { on: 'cycle'; who?: PlayerSet; what: Filter }
  | { on: 'gainLife'; who: PlayerSet; first?: true } // event.amount; first: of the turn
  | { on: 'loseLife'; who: PlayerSet; byDamage?: true; byRadiation?: true; first?: true } // event.amount; byDamage: as the result of damage; byRadiation: of what rad counters do (2026: 727.1a)
  | {
      on: 'counters';
      counter?: CounterKind;
      what: Filter;
      by?: PlayerSet;
      byEffect?: true;
      removed?: true;
      last?: true;
      each?: true;
      nth?: number;
      chapter?: number;
    } // event.amount; by: who puts them; byEffect: put by an effect, not as a cost, by damage or in the course of the turn; each: once for each counter ("whenever a counter is put on"); nth: there are that many of them now; chapter: they bring a Saga to that chapter
  | { on: 'getsCounters'; who: PlayerSet; counter?: CounterKind; by?: PlayerSet } // players: event.player, event.amount; by: whose effect gives them
  | { on: 'designated'; who: PlayerSet; as: Designation } // event.player
  | { on: 'room'; room: string } // the venture marker is moved into it
  | { on: 'unlock'; who: PlayerSet; own?: true; fully?: true } // a half of a permanent; own: the half that the ability is on; fully: so that both are
  | { on: 'ringTempts'; who: PlayerSet; chosen?: true } // event.player, event.object the Ring-bearer; chosen: only if a creature was chosen
  | { on: 'completes'; who: PlayerSet } // a dungeon: event.player
  | { on: 'setInMotion'; what: Filter } // a scheme: event.object, event.player
  | { on: 'planeswalk'; who: PlayerSet; to?: Filter; from?: Filter; encounter?: true } // encounter: to a phenomenon
  | { on: 'chaos' } // chaos ensues: event.player, who rolled it or whose effect says so
  | { on: 'planarRoll'; who: PlayerSet; face?: PlanarFace }
  | { on: 'becomesLevel'; what: Filter; level: number }
  | { on: 'phases'; what: Filter; dir: 'in' | 'out' }
  | { on: 'turnedFaceUp'; what: Filter /** by paying that keyword's cost */; by?: string }
  | { on: 'transforms'; what: Filter; into?: Filter } // into: what it is once it has transformed
  | { on: 'daytime' } // day becomes night or night becomes day
  | { on: 'attached'; what: Filter; to?: Filter }
  | { on: 'unattached'; what: Filter; from?: Filter } // event.object from event.other; leaving the battlefield counts
  | { on: 'controlChanges'; what: Filter; from?: PlayerSet; to?: PlayerSet } // from: "loses control of", or "gains control of … from"
  | { on: 'reveal'; who: PlayerSet; what: Filter } // a card drawn, because a static ability of this very object has it revealed
  | { on: 'search'; who: PlayerSet } // their own library
  | { on: 'shuffle'; who: PlayerSet }
  /** A player has done that, or a permanent: once it is complete, whatever of it was possible. won: a clash. event.object, event.other (who was mentored), event.player, event.amount. */
  /** nth: of mana spent on spells this turn */
  | { on: 'action'; action: KeywordAction; who?: PlayerSet; what?: Filter; to?: Filter; won?: true; nth?: number }
  | { on: 'flipCoin'; who: PlayerSet; won?: boolean }
  | { on: 'rollDice'; who: PlayerSet } // dice would be rolled; event.amount
  /**
   * A die has been rolled: event.player, event.amount its result. together: once for all that are rolled at once, event.amount the
   * highest result. natural: the number on the die is meant. Without a number the planar die counts too (2026: 706.7).
   */
  | { on: 'dieRoll'; who: PlayerSet; together?: true; natural?: true; result?: { op: Comparison; than: number } }
  | { on: 'token'; who: PlayerSet; what?: Filter } // tokens would be created, or such tokens among others: event.amount how many of them
  | { on: 'loseGame'; who: PlayerSet }
  | { on: 'produceMana'; what: Filter; who?: PlayerSet; atLeast?: number } // replacement of mana from a tapped permanent, if it is so much
  | { on: 'beginTurn'; whose: PlayerSet }
  | { on: 'beginPhase'; phase: 'combat' | 'precombatMain' | 'postcombatMain' | 'main'; nth?: number; whose: PlayerSet } // nth: of the turn
  /** A triggered ability triggers, of what, caused by such an event. Binds event.object (the ability on the stack), event.player. */
  | { on: 'triggers'; what?: Filter; cause?: EventPattern }
  | { on: 'state'; condition: Condition } // state trigger (2006: 410.11 · later: 603.8)
  | { on: 'either'; of: readonly EventPattern[] };
