/**
 * Instructions: what a spell or ability does as it resolves, and the actions of costs.
 * 2006: 413, 416–417 · 2009, 2011: 608, 701 · 2026: 608, 701
 *
 * `out` names the outcome: its objects (as they are afterwards), players and amount can be referred to, and
 * `{if:'did'}` says whether it really happened. Where `who` is several players, choices are made in turn order starting
 * with the active player and then all act at once (2006: 413.2d · later: 608.2e), each with `actor` bound to the player.
 */
import type {
  CounterKind,
  Designation,
  KeywordAction,
  Phase,
  Spoken,
  Step,
  Subtype,
  Zone,
  Color,
  CardType,
} from './words.ts';
import type {
  ColorWord,
  Count,
  Filter,
  NameWord,
  ObjectSet,
  PlayerSet,
  RecipientSet,
  Together,
  TypeWord,
} from './nouns.ts';
import type { Quantity } from './quantities.ts';
import type { Condition } from './conditions.ts';
import type { Cost } from './costs.ts';
import type { EventPattern } from './patterns.ts';
import type { ContinuousPart, CopyException, Duration, ManaProduced, SpendingAsThough } from './rules-effects.ts';
import type { Ability, Body } from './abilities.ts';

/** Until a permanent leaves the battlefield. */
type UntilLeaves = Extract<Duration, { until: 'leaves' }>;

/** An instruction whose outcome can be referred to. */
export interface Named {
  /** name under which the outcome is bound */
  out?: string;
}

/** How what enters the battlefield joins combat; nothing of it is declared. */
export interface IntoCombat {
  attacking?: true;
  /** attacks what that creature attacks or attacked (ninjutsu) */
  attacksAs?: ObjectSet;
  attacksPlayer?: PlayerSet;
  /** or a planeswalker that they control, as its controller chooses */
  planeswalkersToo?: true;
  blocking?: true;
  /** the attacking creature it blocks; absent: its controller chooses */
  blocks?: ObjectSet;
}

/** Where and how a moved object arrives. */
export interface Destination extends IntoCombat {
  zone: Zone;
  position?: 'top' | 'bottom' | 'topOrBottom' | { fromTop: Quantity }; // of a library; absent elsewhere. topOrBottom: whoever puts it there chooses
  /** any order chosen by the library's owner unless `random` */
  order?: 'any' | 'random';
  under?: PlayerSet; // battlefield: whose control; default the mover's
  tapped?: true;
  faceDown?: true;
  /** battlefield: with its back face up; what is not double-faced stays where it is (2026: 712.14a) */
  transformed?: true;
  counters?: readonly { counter: CounterKind; count: Quantity }[];
  attachedTo?: ObjectSet;
  attachedToPlayer?: PlayerSet;
  /** remembered by the source under this link (607) */
  link?: string;
  /** what the card remembers of them from then on: the creature that it haunts (2006: 502.51b · 2009: 702.52b · 2011: 702.53b · 2026: 702.55b) or is encoded on (2026: 702.99b) */
  remembering?: { link: string; objects: ObjectSet };
}

/** A token as described by the effect that creates it (2006: 216 · 2009, 2011: 110.5 · 2026: 111). */
export interface TokenSpec {
  name?: string;
  colors: readonly ColorWord[];
  supertypes?: readonly ('legendary' | 'snow' | 'basic' | 'world')[];
  types: readonly CardType[];
  subtypes: readonly TypeWord[];
  power?: Quantity;
  toughness?: Quantity;
  abilities?: readonly Ability[];
}

/** An emblem: nothing but abilities, which function in the command zone (2011: 113 · 2026: 114). */
export interface EmblemSpec {
  abilities: readonly Ability[];
}

/** What a player may be asked to choose and bind. */
export type Choosable =
  | { choose: 'color'; among?: readonly Spoken<Color>[]; several?: true } // several: one or more
  | { choose: 'creatureType'; not?: readonly Subtype[] }
  | { choose: 'basicLandType' }
  | { choose: 'landType' }
  | { choose: 'cardType'; among?: readonly CardType[] | 'permanent' } // permanent: of those that permanents can have
  | { choose: 'cardName'; where?: Filter; count?: number } // filter over the catalogue's card: types only; count: that many different names
  | { choose: 'number'; min: Quantity; max: Quantity | null }
  | { choose: 'player'; among: PlayerSet }
  | { choose: 'objects'; from: ObjectSet; count: Count; hidden?: true }
  | { choose: 'onePerFilter'; from: ObjectSet; filters: readonly Filter[]; upTo?: true } // one (or none) matching each filter; one object may serve several
  /** a word that a text-changing effect replaces; with `for`: another of the same kind to replace that one (2006: 418.6a · later: 612.2) */
  | {
      choose: 'textWord';
      of: readonly ('color' | 'basicLandType' | 'creatureType')[];
      for?: { ref: string };
      not?: readonly string[];
    }
  | { choose: 'word'; options: readonly string[] }; // "heads or tails", "odd or even"

/** A row of a results table (2026: 706.3a). */
export interface TableRow {
  from: number;
  /** null: that number and all above it */
  to: number | null;
  effect: readonly Instruction[];
  /** "roll again" */
  again?: true;
}

/** What players vote for. */
export type Ballot =
  | { words: readonly { word: string; out: string }[] }
  | { objects: ObjectSet }
  | { players: PlayerSet };

export type Instruction =
  // Cards and zones
  | ({ do: 'draw'; who: PlayerSet; count: Quantity; upTo?: true } & Named) // upTo: each chooses how many, no more than that
  | ({ do: 'discard'; who: PlayerSet; what: ObjectSet } & Named) // what: a choice from the hand, or all matching
  | ({ do: 'mill'; who: PlayerSet; count: Quantity } & Named)
  | ({ do: 'ante'; who: PlayerSet; what: ObjectSet } & Named) // what they own of it
  | ({ do: 'move'; what: ObjectSet; to: Destination; until?: UntilLeaves } & Named) // exile, return, put; until: then back to where it was
  | ({ do: 'sacrifice'; who: PlayerSet; what: ObjectSet } & Named)
  | ({ do: 'destroy'; what: ObjectSet; noRegenerate?: true | Filter } & Named) // a filter: those of them that are so can't be regenerated
  | ({ do: 'counter'; what: ObjectSet; to?: Destination } & Named) // to: where it goes instead of the graveyard
  | ({
      do: 'search';
      who: PlayerSet;
      of: PlayerSet;
      zones: readonly Zone[];
      /** the player chooses which of the zones, one or more; those who chose the library are the players of the outcome */
      anyOf?: true;
      where: Filter;
      count: Count;
      reveal?: true;
      allMatching?: true;
      /** no two of those found share a name, and each has one */
      differentNames?: true;
      /** what those found must have in common or not exceed */
      together?: Together;
      /** one for each of these: "a Forest card and a Plains card" */
      kinds?: readonly Filter[];
    } & Named)
  | ({ do: 'shuffle'; who: PlayerSet; cards?: ObjectSet } & Named) // cards: shuffled into their owners' libraries
  | ({ do: 'reveal'; what: ObjectSet; who?: PlayerSet } & Named)
  | ({ do: 'lookAt'; who: PlayerSet; what: ObjectSet } & Named)
  | ({ do: 'scry'; who: PlayerSet; count: Quantity } & Named)
  | ({ do: 'surveil'; who: PlayerSet; count: Quantity } & Named)
  | { do: 'cascaded'; who: PlayerSet; what: ObjectSet } // those are exiled: what the player may do as they cascade
  | ({ do: 'fateseal'; who: PlayerSet; count: Quantity } & Named) // an opponent's library
  | ({ do: 'clash'; who: PlayerSet } & Named) // with an opponent, who is bound as clashed; out: who won
  /** faceDown: one pile is face down, and who chooses sees no more of it than how many cards are in it; the other is revealed */
  | {
      do: 'piles';
      by: PlayerSet;
      what: ObjectSet;
      chooser: PlayerSet;
      chosen: string;
      other: string;
      faceDown?: true;
    }
  // Life, damage, counters
  /**
   * source defaults to self; excess: to whom what is in excess of lethal damage is dealt instead (2026: 120.4a); evenly: the amount is
   * divided among all of them as it is dealt, rounded down; with: further damage, dealt at the same time
   */
  | ({
      do: 'damage';
      source?: ObjectSet;
      amount: Quantity;
      to: RecipientSet;
      unpreventable?: true;
      excess?: PlayerSet;
      /** name under which the excess damage that was dealt is bound (2026: 120.10) */
      excessOut?: string;
      evenly?: true;
      with?: readonly Instruction[];
    } & Named)
  | ({ do: 'damageDivided'; source?: ObjectSet; targets: string; unpreventable?: true } & Named) // as divided on announcement among that target's choices
  /** divided as it is dealt: `by` says how much each of them is dealt, those left out none */
  | ({ do: 'damageSplit'; source?: ObjectSet; amount: Quantity; by: PlayerSet; among: ObjectSet } & Named)
  | ({ do: 'gainLife'; who: PlayerSet; amount: Quantity } & Named)
  | ({ do: 'loseLife'; who: PlayerSet; amount: Quantity } & Named)
  | ({ do: 'payLife'; who: PlayerSet; amount: Quantity } & Named)
  | ({ do: 'setLife'; who: PlayerSet; amount: Quantity } & Named)
  | ({ do: 'redistributeLife'; who: PlayerSet; by: PlayerSet } & Named) // among any number of those players
  | { do: 'exchangeLife'; a: PlayerSet; b: PlayerSet }
  | { do: 'exchangeLifeWith'; who: PlayerSet; what: ObjectSet; stat: 'power' | 'toughness' } // of one permanent
  /** upTo: whoever puts them chooses how many, no more than that; most: so that no more than that many of them are there */
  | ({ do: 'putCounters'; counter: CounterKind; count: Quantity; on: ObjectSet; upTo?: true; most?: number } & Named)
  | ({ do: 'putCountersDivided'; counter: CounterKind; targets: string } & Named)
  /** any: of any kinds, as whoever removes them chooses; upTo: and how many, no more than that */
  | ({
      do: 'removeCounters';
      counter: CounterKind | 'any';
      count: Quantity | 'all';
      from: ObjectSet;
      upTo?: true;
      /** so many in all from those objects, divided as whoever removes them likes */
      among?: true;
    } & Named)
  /** any: whoever moves them chooses the kind, or with a free number how many of each */
  | ({
      do: 'moveCounters';
      counter: CounterKind | 'any';
      count: Quantity | 'all' | 'any';
      from: ObjectSet;
      to: ObjectSet;
    } & Named)
  /** as many of each kind as that has, or last had (2026: 122.8) */
  | ({ do: 'putSameCounters'; as: ObjectSet; on: ObjectSet } & Named)
  | ({ do: 'playerCounters'; counter: CounterKind; count: Quantity; who: PlayerSet } & Named) // poison, energy
  // Permanents
  | ({ do: 'tap'; what: ObjectSet } & Named)
  | ({ do: 'untap'; what: ObjectSet } & Named)
  | ({ do: 'attach'; what: ObjectSet; to: ObjectSet; as?: 'creature' } & Named) // as though that were a creature
  | ({ do: 'unattach'; what: ObjectSet } & Named)
  | ({
      do: 'createTokens';
      who: PlayerSet;
      count: Quantity;
      token: TokenSpec;
      /** others that are created at the same time: "a Knight and a Centaur" */
      also?: readonly { count: Quantity; token: TokenSpec }[];
      tapped?: true;
      attachedTo?: ObjectSet;
    } & IntoCombat &
      Named)
  | ({ do: 'createEmblem'; who: PlayerSet; emblem: EmblemSpec } & Named)
  | ({
      do: 'copyToken';
      who: PlayerSet;
      count: Quantity;
      of: ObjectSet;
      except?: readonly CopyException[];
      tapped?: true;
    } & IntoCombat &
      Named)
  /** tokens with all that is printed on the card of that name, which is one of the game's definitions (2026: 111.11) */
  | ({ do: 'createNamed'; who: PlayerSet; count: Quantity; card: string } & Named)
  | ({ do: 'regenerate'; what: ObjectSet } & Named) // makes a shield
  | ({ do: 'phaseOut'; what: ObjectSet; until?: UntilLeaves } & Named)
  | ({ do: 'phaseIn'; what: ObjectSet } & Named)
  | ({ do: 'turnFaceUp'; what: ObjectSet } & Named)
  | ({ do: 'turnFaceDown'; what: ObjectSet } & Named)
  | ({ do: 'transform'; what: ObjectSet } & Named)
  | ({ do: 'merge'; what: ObjectSet; with: ObjectSet } & Named) // the spell becomes part of the permanent
  | ({ do: 'meld'; what: ObjectSet; into: string } & Named) // two cards that form what has that name
  | ({ do: 'designate'; what: ObjectSet; as: string; forTurn?: true } & Named) // renowned, monstrous: a mark without rules meaning, until it leaves; forTurn: or the turn ends
  /** a half of each, chosen among those that are locked; with `lock` among the others */
  | ({ do: 'unlock'; who: PlayerSet; what: ObjectSet; lock?: true } & Named)
  | ({ do: 'setLevel'; what: ObjectSet; level: Quantity } & Named) // a designation (2026: 716.2b), no counters
  | ({ do: 'flip'; what: ObjectSet } & Named) // flip cards
  | ({ do: 'exchangeControl'; a: ObjectSet; b: ObjectSet } & Named)
  | ({ do: 'goad'; what: ObjectSet } & Named)
  | ({ do: 'becomeBlocked'; what: ObjectSet } & Named) // attacking creatures, by nothing
  | ({ do: 'block'; what: ObjectSet; whom: ObjectSet } & Named) // creatures of the defending player block those, whatever they could block
  | { do: 'reselectAttack'; what: ObjectSet; by: PlayerSet } // another player, planeswalker or battle that they attack (2026: 508.7)
  | ({ do: 'removeFromCombat'; what: ObjectSet } & Named)
  | ({ do: 'removeDamage'; what: ObjectSet } & Named) // all damage marked on it
  /** the permanent goes to its owner's hand and the Aura card from there takes its place; nothing if either cannot */
  | ({ do: 'exchangeWithCard'; permanent: ObjectSet; card: ObjectSet } & Named)
  /** its controller sacrifices the permanent and returns the card to the battlefield at the same time; nothing if either is not there */
  | ({ do: 'sacrificeForCard'; permanent: ObjectSet; card: ObjectSet } & Named)
  | ({ do: 'exchangeZones'; who: PlayerSet; a: Zone; b: Zone } & Named) // all cards of each go to the other
  | ({ do: 'fight'; a: ObjectSet; b?: ObjectSet } & Named) // without b: the two of a, each the other
  /** the whole effect of an ability of which the rest was read: its text is all that is known of it */
  | { do: 'byHand'; text: string }
  | ({ do: 'manifest'; who: PlayerSet; what: ObjectSet; cloak?: true } & Named)
  | ({ do: 'proliferate'; who: PlayerSet } & Named)
  | ({ do: 'anotherOfEach'; to: RecipientSet } & Named) // one more of each kind of counters that they have
  // stand for other instructions (resolving/keyword-actions.ts)
  | ({ do: 'bolster'; who: PlayerSet; count: Quantity } & Named) // out: the creature chosen
  | ({ do: 'populate'; who: PlayerSet } & Named) // out: the token
  | ({ do: 'amass'; who: PlayerSet; count: Quantity; subtype: Subtype } & Named) // out: the Army chosen
  | ({ do: 'monstrosity'; what: ObjectSet; count: Quantity } & Named)
  | ({ do: 'adapt'; what: ObjectSet; count: Quantity } & Named)
  | ({ do: 'detain'; what: ObjectSet } & Named)
  | ({ do: 'performed'; action: KeywordAction; what: ObjectSet; to?: ObjectSet } & Named) // an ability did what its keyword is named for: evolved, mentored
  | ({ do: 'explore'; what: ObjectSet } & Named)
  | ({ do: 'exert'; what: ObjectSet } & Named) // not untapped in its controller's next untap step
  | ({ do: 'connive'; what: ObjectSet; count: Quantity } & Named)
  | ({ do: 'endure'; what: ObjectSet; count: Quantity } & Named)
  | ({ do: 'suspect'; what: ObjectSet } & Named) // out: those that were not suspected before
  | ({ do: 'earthbend'; what: ObjectSet; count: Quantity } & Named)
  | ({ do: 'discover'; who: PlayerSet; count: Quantity } & Named) // out: the card discovered
  | ({ do: 'manifestDread'; who: PlayerSet } & Named) // out: the manifested permanent
  | ({ do: 'blight'; who: PlayerSet; count: Quantity } & Named) // out: the blighted creature
  | ({ do: 'learn'; who: PlayerSet } & Named)
  | ({ do: 'recruit'; who: PlayerSet } & Named)
  | ({ do: 'timeTravel'; who: PlayerSet } & Named) // out: what was chosen
  | ({ do: 'becomePlotted'; what: ObjectSet } & Named) // cards in exile (2026: 702.170c)
  | ({ do: 'becomeForetold'; what: ObjectSet } & Named) // cards in exile (2026: 702.143d)
  | ({ do: 'airbend'; what: ObjectSet } & Named) // out: the cards exiled
  | ({ do: 'forage'; who: PlayerSet } & Named)
  // Mana, spells and abilities
  | ({ do: 'addMana'; who: PlayerSet; mana: ManaProduced } & Named)
  | { do: 'activateMana'; who: PlayerSet; of: ObjectSet } // a mana ability of each
  | ({ do: 'loseMana'; who: PlayerSet } & Named) // all that they have not spent
  | ({ do: 'takeMana'; from: PlayerSet } & Named) // all of their unspent mana goes into your pool
  /** all of them or none, unless `which`: one of them, or any that the player likes */
  | ({
      do: 'changeTargets';
      of: ObjectSet;
      by: PlayerSet;
      to?: ObjectSet;
      toPlayer?: PlayerSet;
      which?: 'one' | 'any';
    } & Named)
  | ({
      do: 'copySpell';
      what: ObjectSet;
      who: PlayerSet;
      count: Quantity;
      newTargets?: true;
      /** a copy for each of these that the spell could target, with that as its target */
      forEach?: ObjectSet;
      /** the copy targets that, and is not made if it could not */
      target?: ObjectSet;
      except?: readonly CopyException[];
    } & Named)
  | ({
      do: 'cast';
      /** only if the resulting spell matches */
      as?: Filter;
      /** "play": a land is played */
      lands?: true;
      who: PlayerSet;
      what: ObjectSet;
      free?: true;
      cost?: Cost;
      tag?: string;
      optional?: true;
      copy?: true;
      /** face down as a 2/2 creature spell, from which nothing but a keyword of its own turns it up again for a cost */
      faceDown?: true;
      /** with its back face up; what has none is not cast (2026: 310.11b, 712.11d) */
      transformed?: true;
      /** mana of any colour, or of any type, can be spent to cast it */
      spending?: SpendingAsThough;
    } & Named) // during resolution
  | ({ do: 'playLand'; who: PlayerSet; what: ObjectSet; optional?: true } & Named)
  // Continuous, replacement, delayed
  | ({
      do: 'effect';
      parts: readonly ContinuousPart[];
      duration: Duration;
      /** says what the permanent "is" or "has" that an instruction before has put onto the battlefield, so it begins as that enters (2026: 611.2e) */
      asEnters?: true;
    } & Named)
  | ({
      do: 'delayed';
      pattern: EventPattern;
      body: Body;
      repeat?: true;
      duration?: Duration;
      thatTurn?: string;
      laterTurn?: true; // not in the turn in which it is made: "the next turn's upkeep"
      /** those players may stop it for that cost until it has triggered, by a special action (2006: 408.2i · 2009: 114.2c · 2011: 115.2c · 2026: 116.2c) */
      unless?: { who: PlayerSet; cost: Cost };
    } & Named) // captures bindings; once unless repeat
  | { do: 'reflexive'; condition?: Condition; body: Body } // "when you do"; condition: its intervening if (2026: 603.4)
  | { do: 'endEffect' } // inside a special action: ends the effect that allows it
  | { do: 'original' } // inside a replacement: the event it replaced
  // Turn
  | ({ do: 'extraTurn'; who: PlayerSet; count: Quantity } & Named)
  | { do: 'extraPhase'; phases: readonly Phase[]; after?: Phase; who?: PlayerSet } // who: 'you get': none in the turn of anybody else (2026: 500.10a)
  | { do: 'extraStep'; step: Step; after: Step }
  | { do: 'skip'; who: PlayerSet; what: Step | Phase | 'turn'; times: Quantity | 'allOfNextTurn' } // the next ones, or all of the player's next turn
  | ({ do: 'daytime'; to: 'day' | 'night' } & Named)
  | { do: 'endTurn' }
  | { do: 'endCombatPhase' }
  | { do: 'controlTurn'; who: PlayerSet; of: PlayerSet }
  | ({ do: 'designatePlayer'; who: PlayerSet; as: Designation } & Named) // become the monarch, take the initiative
  | ({ do: 'increaseSpeed'; who: PlayerSet; amount: Quantity } & Named)
  | ({ do: 'planeswalk'; who: PlayerSet } & Named)
  | ({ do: 'chaos'; who: PlayerSet } & Named) // chaos ensues
  | ({ do: 'rollPlanarDie'; who: PlayerSet } & Named)
  | ({ do: 'setInMotion'; who: PlayerSet; count: Quantity } & Named) // schemes, one at a time
  | ({ do: 'openAttraction'; who: PlayerSet } & Named) // out: what was opened
  | { do: 'rollToVisit'; who: PlayerSet } // their Attractions
  | ({ do: 'abandon'; who: PlayerSet; what: ObjectSet } & Named) // ongoing schemes
  | { do: 'venture'; who: PlayerSet; into?: Subtype } // into the dungeon, or into one of that kind
  | ({ do: 'incubate'; who: PlayerSet; count: Quantity } & Named)
  | ({ do: 'ringTempts'; who: PlayerSet } & Named)
  | { do: 'loseGame'; who: PlayerSet }
  | { do: 'winGame'; who: PlayerSet }
  | { do: 'drawGame' }
  | ({ do: 'restartGame'; leaving?: ObjectSet } & Named) // leaving: cards that stay in exile, bound under out
  | ({ do: 'subgame' } & Named) // out: its winners
  // Choosing and control flow
  | ({ do: 'choose'; who: PlayerSet; what: Choosable; link?: string; random?: true; secret?: true } & Named) // bound under out; link: remembered by the object (607)
  /** out amount: 1 won, 0 lost. sides: nobody calls it, out players: those whose coin came up heads (2006: 511.2 · 2009, 2011: 705.2) */
  | ({ do: 'flipCoin'; who: PlayerSet; sides?: true } & Named)
  /**
   * out amount: the sum of the results; word: doubles, where two dice have the same result (2026: 706.5). With `ignore` the highest or lowest roll has never happened (2026: 706.6). A row of the table is
   * carried out for each result in its range, with that result under `out`.
   */
  | ({
      do: 'rollDice';
      who: PlayerSet;
      sides: number;
      count?: Quantity;
      /** added to each natural result; negative: subtracted */
      plus?: Quantity;
      ignore?: 'highest' | 'lowest';
      table?: readonly TableRow[];
      /** the results are stored on the permanent that the ability is on (2026: 706.8a) */
      store?: true;
    } & Named)
  | { do: 'rerollStored'; who: PlayerSet } // any number of the results stored there (2026: 706.8b)
  /**
   * Each player votes, in turn order from `from` on, for one of the choices (2026: 701.38). A word binds under its own `out` the number of
   * its votes, who voted for it, and how often each did. out: what has the most votes, or is tied for them; amount: how many those are.
   */
  | ({ do: 'vote'; who: PlayerSet; from?: PlayerSet; for: Ballot; secret?: true } & Named)
  | { do: 'if'; condition: Condition; then: readonly Instruction[]; else?: readonly Instruction[] }
  | ({ do: 'may'; who: PlayerSet; effect: readonly Instruction[]; else?: readonly Instruction[] } & Named) // out: whether it was chosen
  /** `who` may pay; `then` if paid, `else` if not. "unless": then absent. "you may pay … if you do": then present. */
  | ({
      do: 'pay';
      who: PlayerSet;
      cost: Cost;
      /** what may be paid in its place */
      or?: readonly Cost[];
      then?: readonly Instruction[];
      else?: readonly Instruction[];
      times?: Quantity | 'any';
      /** who decides first, and the others in turn order; absent: the active player */
      from?: PlayerSet;
      /** each of them decides, and not one for all: out players are those who paid, and `else` is done if somebody did not */
      each?: true;
    } & Named)
  | { do: 'forEach'; over: ObjectSet; effect: readonly Instruction[] } // binds each.object, and each.amount where `over` is an outcome with an amount for each (counters put); all at once is not implied, but of tokens and of counters
  | { do: 'oneByOne'; over: RecipientSet; effect: readonly Instruction[] } // binds each.one, a player or an object: in turn order, those of one player as the controller likes (2026: 608.2f)
  | { do: 'forEachPlayer'; who: PlayerSet; from?: PlayerSet; effect: readonly Instruction[] } // binds actor, one after another, from the active player or that one on; a single move is made by all at once
  | {
      do: 'repeat';
      effect: readonly Instruction[];
      times?: Quantity;
      while?: Condition;
      optional?: PlayerSet;
    }
  | { do: 'oneOf'; who: PlayerSet; options: readonly { label: string; effect: readonly Instruction[] }[] } // "tap or untap", "or" of actions
  /** each of them chooses an option, which they need not be able to do, and it is done before the next of them chooses (2026: 701.55) */
  | {
      do: 'villainousChoice';
      who: PlayerSet;
      options: readonly { label: string; effect: readonly Instruction[] }[];
    }
  | { do: 'bind'; name: string; value: BoundValue }
  | { do: 'nothing' };

/** A value bound without doing anything: "where X is …", "that player", "the rest". */
export type BoundValue = { objects: ObjectSet } | { players: PlayerSet } | { number: Quantity } | { name: NameWord };

/** The word that tells which instruction it is. */
export type VerbName = Instruction['do'];
/** An instruction with one of those verbs. */
export type Doing<K extends VerbName> = Extract<Instruction, { readonly do: K }>;
