/**
 * Nouns: sets of objects and players, by predicate, relation or reference.
 * 2006: 200–217, 402, 415 · 2009: 109, 112–113 · 2011: 109, 112, 114 · 2026: 109, 113, 115
 *
 * A *reference* names a binding that an enclosing clause made: a target (`TargetSpec.name`), the outcome of an instruction
 * (`out`), a choice, or what the event of a trigger or replacement was about. Event patterns bind these fixed names:
 * `event.object` (what it happened to), `event.player`, `event.by` (whose effect did it), `event.source`, `event.other` (blocked creature, host, the new
 * object after a zone change where the old one was matched), `event.attackers` (all of whom an event stands for that asks for so many), `event.all` (all that move at once, for which one of them stands),
 * `event.amount`, `event.spell`. `forEach` and a `who` with several players bind
 * `each.object` and `actor`; what an object's own number is compared with knows the object as `candidate`; a quoted ability knows the object that gave it, or created its token, as `granter`.
 */
import type {
  Comparison,
  CardType,
  Color,
  CounterKind,
  Designation,
  ManaSymbol,
  Stat,
  Spoken,
  Subtype,
  Supertype,
  Zone,
} from './words.ts';
import type { Quantity } from './quantities.ts';
import type { Condition } from './conditions.ts';
import type { KeywordName } from './keywords.ts';
import type { EventPattern } from './patterns.ts';

/** A colour word: a literal one, or a choice made earlier. */
export type ColorWord = Spoken<Color> | { ref: string };
/** A subtype word: a literal one, or a choice made earlier. */
export type TypeWord = Spoken<Subtype> | { ref: string };
/** A card name: a literal one, the ability's own name (`self`), or a choice made earlier. */
export type NameWord = string | { ref: string } | { of: ObjectSet };

/** Players. `you` is the controller of the ability. */
export type PlayerSet =
  | { who: 'you' }
  | { who: 'opponents' }
  | { who: 'opponent' } // "an opponent": one of them, chosen by you where it matters
  | { who: 'all' }
  | { who: 'others' } // each player other than `actor`
  | { who: 'active' }
  | { who: 'actor' } // the player of the enclosing `who` with several players, or of a permission
  | { who: 'defending'; of?: ObjectSet } // the player (or controller of the planeswalker) attacked by that creature
  | { who: 'attacking' }
  | { who: 'attacked'; by: ObjectSet } // whom those attack, as they attack now or last did before they left the battlefield
  | { who: 'controllers'; of: ObjectSet }
  | { who: 'owners'; of: ObjectSet }
  | { who: 'ref'; name: string }
  | { who: 'where'; of: PlayerSet; condition: Condition } // condition reads the player as `actor`
  | { who: 'except'; of: PlayerSet; not: PlayerSet }
  | { who: 'opponentsOf'; of: PlayerSet } // of any of those
  | { who: 'designated'; as: Designation } // the monarch; who has the initiative, the city's blessing
  | { who: 'host' }; // the player self is attached to (Aura with "enchant player")

/** Of which kind a type is that objects share. */
export type SharedKind = 'card' | 'creature' | 'land' | 'permanent';

/** A predicate over one object. */
export type Filter =
  | { is: 'any' }
  | { is: 'type'; type: CardType }
  | { is: 'typeWord'; type: { ref: string } } // of a card type chosen earlier
  | { is: 'supertype'; supertype: Supertype }
  | { is: 'subtype'; subtype: TypeWord }
  | { is: 'color'; color: ColorWord }
  | { is: 'colorless' }
  | { is: 'multicolored' }
  | { is: 'monocolored' }
  | { is: 'named'; name: NameWord }
  | { is: 'anyTarget' } // what "any target" may be besides a player, which was "creature or player" before (2026: 115.4)
  | { is: 'permanent' } // on the battlefield; of a card in another zone: "permanent card"
  | { is: 'spell' }
  | { is: 'ability' } // an activated or triggered ability on the stack
  | { is: 'activatedAbility' }
  | { is: 'triggeredAbility' }
  | { is: 'abilityOf'; source: Filter } // an ability on the stack whose source is such an object (2026: 113.7)
  | { is: 'card' } // not a token, not a copy
  | { is: 'token' }
  | { is: 'tapped' }
  | { is: 'untapped' }
  | { is: 'faceDown' }
  | { is: 'attacking'; whom?: PlayerSet }
  | { is: 'blocking'; whom?: ObjectSet }
  | { is: 'blockedBy'; by: ObjectSet } // an attacking creature blocked by one of those
  | { is: 'blocked' }
  | { is: 'unblocked' }
  | { is: 'bandedWith'; with: ObjectSet } // an attacking creature in the band of one of those, and none of them
  | { is: 'enchanted' }
  | { is: 'equipped' }
  | { is: 'modified' } // with a counter, an Equipment or an Aura of its own controller (2026: 700.9)
  | { is: 'attachedTo'; to: ObjectSet }
  | { is: 'attachedToPlayer'; player: PlayerSet }
  | { is: 'hasKeyword'; keyword: KeywordName; quality?: Filter } // quality: that landwalk alone
  | { is: 'hasAbility'; kind: 'activated' | 'triggered' | 'nonManaActivated' | 'tapping' | 'mana' | 'any' } // tapping: activated, with {T} in its cost
  | { is: 'hasCounter'; counter?: CounterKind; atLeast?: number } // one, or so many of one kind
  | { is: 'costHas'; symbol: ManaSymbol } // a symbol in its mana cost
  | { is: 'costs'; mana: readonly ManaSymbol[] } // with that very mana cost
  | { is: 'costRepeats' } // a symbol more than once in it; of a split card, in both halves together (2026: 709.4b)
  | { is: 'payableFromX' } // its mana cost could be paid with some of the mana that was spent for the X of this spell or ability
  | { is: 'stat'; stat: Stat; op: Comparison; than: Quantity }
  | { is: 'parity'; stat: Stat; odd?: true } // an even or an odd one; zero is even
  | { is: 'controlledBy'; player: PlayerSet }
  | { is: 'ownedBy'; player: PlayerSet }
  | { is: 'self' }
  | { is: 'other' } // not self
  | { is: 'in'; set: ObjectSet }
  | { is: 'sharesColor'; with: ObjectSet }
  | { is: 'sharesType'; with: ObjectSet; of: SharedKind; among?: readonly CardType[] } // permanent: a card type that permanents can have; among: one of these card types
  | { is: 'sharesName'; with: ObjectSet; another?: true } // another: with one of those that is not itself
  | { is: 'differsInName'; from: ObjectSet } // has a name, and none in common with any of those (2026: 201.2c)
  /** a spell or ability with such a target; `single`: with one target, `only`: with none but one object or player */
  | { is: 'targets'; what?: ObjectSet; player?: PlayerSet; single?: true; only?: true }
  | { is: 'history'; event: ObjectHistory } // something true of this object this turn
  | { is: 'castBy'; player: PlayerSet }
  | { is: 'designated'; as: string | { ref: string } } // renowned; ref: a word chosen earlier
  | { is: 'sameSector'; with: ObjectSet } // as each of those (2026: 702.158e)
  | { is: 'transformed' } // a double-faced permanent with its back face up (2026: 701.27g)
  | { is: 'historic' }
  | { is: 'ofExpansion'; expansion: string } // bears its symbol; today: has a name that was first printed in it
  | { is: 'ringBearer'; of: PlayerSet } // such a player's Ring-bearer
  | { is: 'mayCrew' } // nothing says that it can't crew Vehicles (2026: 702.122c)
  | { is: 'attachable'; to: ObjectSet } // could be attached to one of those: "that could enchant it"
  | { is: 'hostFor'; what: ObjectSet } // one of those could be attached to it
  | { is: 'goaded' } // by any player (2026: 701.15)
  | { is: 'paired' } // with another creature (2026: 702.95b)
  | { is: 'hasAlternative'; kind: 'adventure' | 'omen' } // has an Adventure, whether or not it is on it
  | { is: 'suspended' } // in exile, with suspend and a time counter
  | { is: 'astrotorium' } // a card of an Attraction deck, whatever it has become
  | { is: 'commander' } // a card that leads its owner's deck
  | { is: 'paid'; cost: string } // a spell for which an optional or alternative cost with that tag was paid, or the permanent it became
  | { is: 'castFrom'; zone: Zone; of?: PlayerSet } // cast from there, or about to be; of: from such a player's, where `actor` is who casts it
  | { is: 'zone'; zone: Zone }
  | { is: 'not'; of: Filter }
  | { is: 'and'; of: readonly Filter[] }
  | { is: 'or'; of: readonly Filter[] };

/** What may have happened to one object, this turn unless said otherwise. */
export type ObjectHistory =
  | { did: 'attacked'; combat?: true } // combat: this combat
  | { did: 'hadToAttack' } // something required it to attack as attackers were declared in this combat (2026: 506.6)
  | { did: 'blocked'; combat?: true }
  | { did: 'blockedOne'; whom: ObjectSet } // one of those
  | { did: 'becameBlocked'; by?: ObjectSet } // by one of those
  | { did: 'attackedLastTurn' } // in the last turn of whoever controls it
  | { did: 'dealtDamage'; to?: PlayerSet; whom?: ObjectSet } // this object dealt damage, to those players or one of those objects
  | { did: 'wasDealtDamage'; by?: ObjectSet; controllers?: PlayerSet } // controllers: of its sources, as they dealt it
  | { did: 'activated' } // an ability of it was activated (2026: 700.10)
  | { did: 'entered' } // came onto the battlefield
  | { did: 'changedHands' } // came under the control of whoever controls it
  | { did: 'underwent'; event: EventPattern; other?: ObjectSet } // such an event was about it, or made it what it is now ("put there from the battlefield"); other: its event.other was one of those
  | { did: 'beganTurnUntapped' } // was an untapped permanent as the turn began
  | { did: 'drawn' } // a card that its player drew, still in hand
  | { did: 'controlledSinceTurnBegan' } // not "summoning sick"
  | { did: 'controlledSinceLastUpkeep' }; // since the beginning of its controller's most recent upkeep (not echo-liable)

/** How many are chosen. `max: null` is any number. */
export interface Count {
  min: Quantity;
  max: Quantity | null;
}

/** What is asked of objects that are chosen together: of any two of them, or of the total of their mana values or powers. */
export interface Together {
  /** they share a type of that kind, or their controller */
  share?: 'card' | 'creature' | 'land' | 'controller';
  /** they share no creature type, controller or name, or are of different mana values or powers */
  differ?: 'creature' | 'controller' | 'name' | 'manaValue' | 'power';
  /** no more in all */
  manaValue?: Quantity;
  power?: Quantity;
}

/** A set of objects. */
export type ObjectSet =
  | { set: 'self' } // the object the ability is on, or its last known information
  // `share`: of what each of several players did, the acting player's part
  | { set: 'ref'; name: string; share?: true }
  | { set: 'before'; name: string; share?: true } // what that outcome was about, as it was before it: "for each creature destroyed this way"
  | { set: 'about'; name: string } // all that instruction was to act on, changed by it or not: "untap all creatures. They gain haste"
  | { set: 'all'; where: Filter; zone?: Zone | readonly Zone[]; of?: PlayerSet; each?: true } // zone defaults to the battlefield; `of` is whose zone; each: of each player's zone by itself, where some are chosen
  | { set: 'host' } // what self is attached to
  | { set: 'hostOf'; of: ObjectSet } // what those are attached to
  | { set: 'top'; of: PlayerSet; zone: 'library' | 'graveyard'; count: Quantity; where?: Filter } // first is topmost
  | { set: 'topUntil'; of: PlayerSet; where: Filter; count: Quantity } // from the top of the library down to the count-th card matching; all of it if there are not so many
  | { set: 'bottom'; of: PlayerSet; zone: 'library' | 'graveyard'; count: Quantity }
  | { set: 'above'; of: ObjectSet; directly?: true } // what lies above those in their graveyard; directly: only the next card
  | {
      set: 'choice';
      by: PlayerSet;
      from: ObjectSet;
      count: Count;
      random?: true;
      total?: { stat: Stat; atLeast: Quantity };
      singleOwner?: true;
      /** of those that are chosen, where none need be */
      together?: Together;
    } // asked when evaluated. Of those chosen together, only in what is paid: total: so much in all; singleOwner: all in one zone
  | { set: 'union'; of: readonly ObjectSet[]; apart?: true } // apart: each is a choice of one, other than those before it, and so that as many as can be are chosen
  | { set: 'except'; of: ObjectSet; not: ObjectSet }
  | { set: 'where'; of: ObjectSet; filter: Filter }
  | { set: 'linked'; link: string } // objects this object remembers under that link ("the exiled card", 607)
  | { set: 'damageSources'; where: Filter } // what may be chosen as a source of damage
  | { set: 'devoured' } // the creatures that this permanent devoured, as they last were
  | { set: 'convoked' } // the creatures tapped for the spell that self is or was (2026: 702.51c)
  | { set: 'delved' } // the cards exiled in place of mana as the spell that self is or was was cast (2026: 702.66)
  | { set: 'haunted' } // the creature that this card haunts, or what it last was
  | { set: 'sourceOf'; of: ObjectSet } // the object an ability on the stack came from
  | { set: 'latest'; of: ObjectSet } // the one of them that is where it is for the shortest time, by timestamps (2026: 613.7d, 712.21b)
  | { set: 'lastDrawn'; of: PlayerSet } // the card that they drew last this turn, if it is still in hand
  | { set: 'lastCast' } // the spell most recently cast this turn
  | { set: 'nextCast'; who: PlayerSet; where: Filter; after: Quantity } // from when it is put on the stack: the spell that is the next such after so many that those have cast this turn
  | { set: 'castAs'; of: ObjectSet } // the spells as which those cards have been cast, on the stack
  | { set: 'whatBecameOf'; of: ObjectSet } // those spells, or the permanents they have become
  | { set: 'blockersOf'; of: ObjectSet }
  | { set: 'attackedBy'; by: ObjectSet } // the planeswalkers and battles that those attack
  | { set: 'pairedWith'; of: ObjectSet } // the creatures those are paired with (2026: 702.95b)
  | { set: 'createdWith'; source: ObjectSet }; // tokens that source created

/** Something that can be targeted or dealt damage. */
export interface RecipientSet {
  objects?: ObjectSet;
  players?: PlayerSet;
}
