/**
 * Continuous effects: what they change in characteristics, and what they forbid, require or allow.
 * 2006: 418, 419, 420 · 2009, 2011: 611–616 · 2026: 611–616
 */
import type { CardType, Color, CounterKind, Spoken, Subtype, Supertype, Zone } from './words.ts';
import type { ColorWord, Filter, ObjectSet, PlayerSet, TypeWord } from './nouns.ts';
import type { Quantity } from './quantities.ts';
import type { Condition } from './conditions.ts';
import type { Cost, CostChange } from './costs.ts';
import type { EventPattern } from './patterns.ts';
import type { Ability, TriggeredAbility } from './abilities.ts';
import type { Instruction, TokenSpec } from './instructions.ts';
import type { KeywordName } from './keywords.ts';

/** One change to the characteristics or controller of an object; its layer follows from its kind. */
export type Modification =
  | { mod: 'copy'; of: ObjectSet; except?: readonly CopyException[] } // layer 1
  | { mod: 'control'; player: PlayerSet } // layer 2
  | { mod: 'text'; from: string; to: string } // layer 3: one colour word or basic land/creature type for another
  | { mod: 'fullText'; of: ObjectSet; except?: readonly CopyException[] } // layer 3: all that is printed on that card
  | { mod: 'textWord'; word: { ref: string }; newWord: { ref: string } } // the same with chosen words
  | {
      mod: 'types';
      op: 'add' | 'set' | 'remove';
      types?: readonly CardType[];
      subtypes?: readonly TypeWord[];
      supertypes?: readonly Supertype[];
      /** with those creature types it becomes an artifact creature, and nothing else is said of what it keeps (205.1b) */
      artifactCreature?: true;
    } // layer 4. `set` with only land subtypes follows the basic-land-type rule (2026 305.7)
  | { mod: 'everyCreatureType' }
  | { mod: 'color'; op: 'add' | 'set'; colors: readonly ColorWord[] } // layer 5; set [] is colorless
  | { mod: 'gain'; abilities: readonly Ability[] } // layer 6
  | { mod: 'gainThis' } // layer 6: the very ability this effect comes from ("gains this ability")
  | { mod: 'gainBelow' } // layer 6: the abilities printed below the one this effect comes from, but for others of its keyword (2026: 702.165a)
  | { mod: 'gainActivated'; of: ObjectSet } // layer 6: all activated abilities that those have: as the effect begins where a spell or ability that resolves gives them, else at any time
  | { mod: 'gainKeyword'; keyword: KeywordName; of: ObjectSet } // layer 6: each ability of that keyword that those have, with its quality and number, at the same times (2026: 702.1c)
  | { mod: 'lose'; keyword: KeywordName; quality?: Filter; barred?: true } // quality: that landwalk alone; barred: and can't have or gain it (2026: 113.11)
  | { mod: 'loseThis' } // the very ability this effect comes from
  | { mod: 'loseAll' }
  | { mod: 'setPT'; power?: Quantity; toughness?: Quantity } // 7b (7a when characteristic-defining)
  | { mod: 'modifyPT'; power: Quantity; toughness: Quantity; multiplies?: true } // 7c; multiplies: doubles or triples (2026: 701.10–11)
  | { mod: 'switchPT' }
  | { mod: 'name'; name: string };

/** An exception in a copy effect (2006: 503.9 · 2009: 706.8 · 2011: 706.9 · 2026: 707.9). */
export type CopyException =
  | { except: 'gain'; abilities: readonly Ability[] }
  | { except: 'lose'; keyword: KeywordName }
  | {
      except: 'types';
      add?: readonly CardType[];
      subtypes?: readonly Spoken<Subtype>[];
      supertypes?: readonly Supertype[];
      set?: readonly CardType[];
      remove?: readonly Supertype[];
      /** the subtypes stand in place of the others of their kind (2026: 205.1a) */
      only?: true;
    }
  | { except: 'pt'; power: number; toughness: number }
  | { except: 'color'; colors: readonly Spoken<Color>[]; add?: true }
  | { except: 'gainThis' } // the very ability this effect comes from, as part of the copiable values
  | { except: 'colorOf'; of: ObjectSet } // has that object's colours
  | { except: 'keepColor' }
  | { except: 'noManaCost' }
  | { except: 'keepName' }
  | { except: 'name'; name: string }
  | { except: 'if'; type: CardType; then: readonly CopyException[] }; // if the copy has that card type

/** What the rules of the game are changed to: prohibitions, requirements, permissions. Not locked in (611.2c). */
export type Rule =
  | { rule: 'cantAttack'; what: ObjectSet; whom?: PlayerSet; planeswalkersToo?: true; unless?: Condition } // them, or also their planeswalkers
  // others: so many of them must do so too, default 1; with: only those count
  | { rule: 'cantAttackAlone'; what: ObjectSet; others?: number; with?: ObjectSet }
  | { rule: 'attacksAlone'; what: ObjectSet } // only while no other creature attacks
  | { rule: 'cantBlockAlone'; what: ObjectSet; others?: number; with?: ObjectSet }
  | { rule: 'maxAttackers'; n: number; whom?: PlayerSet; eachTurn?: true } // no more than n creatures can attack (that player) each combat
  | { rule: 'maxBlocking'; n: number; eachTurn?: true } // no more than n creatures can block each combat
  | { rule: 'choosesAttackers'; who: PlayerSet } // that player chooses which creatures attack; what each attacks stays with the attacking player
  | { rule: 'choosesBlocks'; who: PlayerSet } // that player chooses which creatures block, and how
  | { rule: 'mustAttack'; what: ObjectSet; whom?: PlayerSet; attacked?: ObjectSet } // that player, or that planeswalker or battle
  | { rule: 'goaded'; what: ObjectSet } // by whoever controls the effect (2026: 701.15b)
  /** Creatures matching `what` can't block creatures matching `whom`. "Can't be blocked": what any. `when` reads the pair as event.object (blocker), event.other (attacker). */
  | { rule: 'cantBlock'; what: ObjectSet; whom?: ObjectSet; when?: Condition }
  | { rule: 'mustBlock'; what: ObjectSet; whom?: ObjectSet }
  | { rule: 'allMustBlock'; whom: ObjectSet; what?: ObjectSet } // all creatures able to block it do so, or all of those
  | { rule: 'ignoresLandwalk'; what?: ObjectSet; quality?: Filter } // those (else all) can block as though attackers had no such (else no) landwalk
  | { rule: 'ignoresShadow'; what: ObjectSet } // those can block as though attackers had no shadow
  | { rule: 'blocksTapped'; what: ObjectSet } // those can block though they are tapped
  | { rule: 'mustBeBlocked'; what: ObjectSet } // at least one creature blocks it if able
  | { rule: 'minBlockers'; what: ObjectSet; n: number }
  | { rule: 'maxBlockers'; what: ObjectSet; n: number }
  | { rule: 'extraBlocks'; what: ObjectSet; n: number | 'any' }
  | { rule: 'attackAsThough'; what: ObjectSet; having: 'noDefender' | 'haste' }
  | { rule: 'blockAsThough'; what: ObjectSet; having: KeywordName; whom?: ObjectSet } // whom: where it blocks one of those
  /** its controller may do that as it attacks: an optional cost to attack (2026: 508.1g); `declared` are the creatures that attack with it */
  | { rule: 'asAttacks'; what: ObjectSet; effect: readonly Instruction[] }
  | { rule: 'attackCost'; what: ObjectSet; whom?: PlayerSet; planeswalkersToo?: true; cost: Cost } // of attacking them, or also their planeswalkers
  | { rule: 'blockCost'; what: ObjectSet; whom?: ObjectSet; cost: Cost } // whom: only for blocking those
  | { rule: 'noCombatDamage'; what: ObjectSet } // assigns none
  | { rule: 'damageAsUnblocked'; what: ObjectSet; optional?: true } // optional: its controller chooses as damage is assigned
  | { rule: 'damageByToughness'; what: ObjectSet }
  | { rule: 'damageAsThough'; having: 'wither' | 'infect'; to?: PlayerSet } // all damage is dealt (to such players) as though its source had that
  | { rule: 'stationByToughness'; what: ObjectSet }
  | { rule: 'cantCrew'; what: ObjectSet } // Vehicles
  | { rule: 'crewsBetter'; what: ObjectSet; more: number; crewing?: true } // saddles Mounts and crews Vehicles as though its power were so much greater; crewing: only that
  | { rule: 'doesntUntap'; what: ObjectSet; of?: PlayerSet } // in these players' untap steps, else in that of whoever controls it
  | { rule: 'untapsToo'; what: ObjectSet } // during each untap step of another player
  | { rule: 'mayNotUntap'; what: ObjectSet } // you may choose not to untap
  | { rule: 'untapLimit'; what: Filter; n: number; who?: PlayerSet } // those players (else all) can't untap more than n such during their untap steps
  | { rule: 'cantBeTargeted'; what: ObjectSet; by?: Filter; of?: PlayerSet } // by: the source; of: whose spells and abilities
  | { rule: 'targetAsThough'; what: ObjectSet; of: PlayerSet; without: 'shroud' | 'hexproof' } // of: whose spells and abilities may target it
  | { rule: 'mustTarget'; who: PlayerSet; what: ObjectSet } // as they cast or activate something, one of those is among its targets if possible
  | { rule: 'playerCantBeTargeted'; who: PlayerSet; of?: PlayerSet; by?: Filter }
  | { rule: 'playerCantBeEnchanted'; who: PlayerSet; by: Filter }
  | { rule: 'cantBeAttached'; what: ObjectSet; by: Filter; spares?: Filter } // spares: those that are attached already
  | { rule: 'cantCast'; who: PlayerSet; what: Filter; when?: Condition } // `when` reads the player as actor, the spell as event.object
  /** tapping: those with {T} in their costs; keywords: those that such a keyword stands for */
  | {
      rule: 'cantActivate';
      who?: PlayerSet;
      of: ObjectSet;
      exceptMana?: true;
      tapping?: true;
      keywords?: readonly KeywordName[];
      when?: Condition;
    }
  | { rule: 'cantPlayLands'; who: PlayerSet; what?: Filter }
  | { rule: 'castLimit'; who: PlayerSet; what: Filter; n: number } // each turn
  | { rule: 'onlySorceryTiming'; who: PlayerSet }
  | { rule: 'cantBeCountered'; what: ObjectSet }
  | { rule: 'cantBeRegenerated'; what: ObjectSet }
  | { rule: 'cantBeSacrificed'; what: ObjectSet }
  | { rule: 'indestructible'; what: ObjectSet }
  | { rule: 'damageCantBePrevented'; source?: Filter; to?: RecipientFilter; combat?: true } // combat: combat damage alone
  | { rule: 'revealFirstDraw'; who: PlayerSet; ownTurn?: true } // the first card that the player draws each turn, or each turn of their own
  | { rule: 'mayRevealAsDrawn'; what: ObjectSet } // its owner may reveal such a card as it is drawn, if it is the first that the owner draws this turn
  | { rule: 'triggersAgain'; of: Filter; cause?: EventPattern } // abilities of such objects that trigger (on that) trigger once more each time
  | { rule: 'triggersNothing'; cause: EventPattern; of?: Filter } // no ability triggers on that; of: none of such objects
  | { rule: 'cantGainLife'; who: PlayerSet }
  | { rule: 'controlsSearching'; who: PlayerSet } // the ability's controller controls them meanwhile
  | { rule: 'cantGetCounters'; who: PlayerSet; counter?: CounterKind }
  | { rule: 'cantLoseLife'; who: PlayerSet }
  | { rule: 'cantDraw'; who: PlayerSet }
  | { rule: 'drawLimit'; who: PlayerSet; n: number } // each turn
  | { rule: 'searchesTop'; who: PlayerSet; n: number } // searches the top n cards of a library instead of the library
  | { rule: 'surveilsFurther'; who: PlayerSet; n: number } // may look at so many additional cards while surveilling (2026: 701.25b)
  | { rule: 'devotionMore'; who: PlayerSet; n: number } // to each colour and each combination of colours (2026: 700.5a)
  | { rule: 'asCascades'; who: PlayerSet; effect: readonly Instruction[] } // may do that as they cascade, with what is exiled bound as cascaded (2026: 702.85b)
  | { rule: 'cantSearch'; who: PlayerSet }
  | { rule: 'cantLoseGame'; who: PlayerSet }
  | { rule: 'cantWinGame'; who: PlayerSet }
  | { rule: 'skipsExtraTurns'; who: PlayerSet } // as they would begin
  | { rule: 'lastsWithoutLife'; who: PlayerSet } // doesn't lose the game for having 0 or less life
  | { rule: 'cantEnter'; what: Filter; from?: readonly Zone[] }
  | { rule: 'cantPhaseOut'; what: ObjectSet }
  | { rule: 'cantTransform'; what: ObjectSet } // nor convert (2026: 701.28f)
  /** its face is right by day or by night: it transforms as that changes, and not otherwise (2026: 702.145) */
  | { rule: 'bound'; what: ObjectSet; to: 'day' | 'night' }
  | { rule: 'cantHaveCounters'; what: ObjectSet; counter?: CounterKind } // of that kind alone
  | { rule: 'paired'; one: ObjectSet; other: ObjectSet } // for as long as the effect lasts (2026: 702.95)
  | { rule: 'counterLimit'; what: ObjectSet; counter: CounterKind; n: number } // more of them are removed
  /** the player may do that with priority, without the stack: end the effect this is part of, ignore it, discard the card (2026: 116.2c–e) */
  | {
      rule: 'maySpecially';
      who: PlayerSet;
      action: SpecialAction;
      cost?: Cost;
      effect: readonly Instruction[];
      /** only when a sorcery could be cast */
      sorcery?: true;
    }
  /** the player ignores what the ability's source says */
  | { rule: 'ignores'; who: PlayerSet }
  | {
      rule: 'mayPlay';
      who: PlayerSet;
      what: ObjectSet;
      free?: true;
      cost?: Cost;
      /** for any cost that the card has for that keyword, itself or by an effect */
      keywordCost?: KeywordName;
      /** of a spell cast so */
      more?: Surcharge;
      tag?: string;
      once?: true;
      /** once each turn */
      perTurn?: true;
      types?: 'lands' | 'spells';
      /** not as an Adventure, or only so */
      normally?: true;
      adventure?: true;
      /** only once the turn is over in which the effect began: "on a later turn" */
      later?: true;
      /** only when a sorcery could be cast, whatever it is */
      sorcery?: true;
      /** as though it had flash */
      flash?: true;
      /** mana of any colour, or of any type, can be spent to cast a spell by this */
      spending?: SpendingAsThough;
    } // from where they are
  | { rule: 'graveyardsAsOwn'; who: PlayerSet; of: PlayerSet } // casts cards from the graveyards of those players as though they were in their own
  | { rule: 'mayCastAsThoughFlash'; who: PlayerSet; what: Filter }
  | { rule: 'extraLandPlays'; who: PlayerSet; n: number | 'any' }
  | { rule: 'playWithTopRevealed'; who: PlayerSet }
  | { rule: 'playWithHandRevealed'; who: PlayerSet }
  | { rule: 'ascend'; who: PlayerSet }
  | { rule: 'startEngines'; who: PlayerSet }
  | { rule: 'sculptsSpace'; who: PlayerSet } // with a space sculptor (2026: 702.158)
  | { rule: 'extraVotes'; who: PlayerSet; n: number; optional?: true } // while voting; optional: so many or none
  | { rule: 'flipsTwice'; who: PlayerSet } // for each coin they would flip they flip two, and ignore one
  | { rule: 'winsFlips'; who: PlayerSet } // their coins come up heads and they win the flips (2026: 705.3)
  | { rule: 'moreVillainousChoices'; who: PlayerSet; n: number } // they face each so many times more (2026: 701.55c)
  | { rule: 'ventureOnlyInto'; kind: Subtype } // on a dungeon: it is entered only by venturing into that kind
  | { rule: 'maxHandSize'; who: PlayerSet; n?: number | 'none'; delta?: number } // a size, or by how much it differs
  | { rule: 'keepMana'; who: PlayerSet; types?: readonly Color[] } // unspent mana doesn't empty
  /**
   * Mana, or mana of that colour, can be spent as though it were of any colour, or of that one alone; orColorless: of any type. for: to cast
   * those spells, or with `activate` to activate abilities of those objects; absent: on anything
   */
  | {
      rule: 'spendAsThough';
      who: PlayerSet;
      mana?: Spoken<Color>;
      as?: Spoken<Color>;
      orColorless?: true;
      for?: Filter;
      activate?: true;
    }
  | { rule: 'spendAsColorless'; who: PlayerSet; except: Spoken<Color> } // other mana only as though it were colourless
  | { rule: 'loyaltyTwice'; who: PlayerSet }
  | { rule: 'activatesAnew'; who: PlayerSet; keyword: KeywordName } // may activate abilities of that keyword as though they hadn't been activated
  | { rule: 'activateAsInstant'; who: PlayerSet; keyword?: KeywordName; loyaltyOf?: ObjectSet } // abilities of that keyword, or loyalty abilities of those, whenever an instant could be cast
  | { rule: 'legendRuleOff'; what: Filter }
  | { rule: 'mayLookAt'; who: PlayerSet; what: ObjectSet }; // cards exiled face down, face-down permanents, or the top card of a library

/** What mana is spent as though it were, for one spell (2006: 104.3 · 2009, 2011: 106 · 2026: 118.14, 609.4b). */
export type SpendingAsThough = 'anyColor' | 'anyType';

/** What a spell costs more, or one that such a player casts. */
export interface Surcharge {
  cost: Cost;
  who?: PlayerSet;
}

export interface RecipientFilter {
  objects?: Filter;
  players?: PlayerSet;
}

/** What an effect or a card's own text lets a player do without the stack. */
export type SpecialAction = 'endEffect' | 'ignore' | 'discard' | 'foretell' | 'plot' | 'companion';

/** A replacement or prevention effect (2006: 419 · later: 614, 615). Bindings are those of its pattern. */
export interface Replacement {
  event: EventPattern;
  condition?: Condition;
  /** the chooser may decline */
  optional?: PlayerSet;
  instead: Instead;
}

export type Instead =
  | { instead: 'nothing' } // skip it
  | { instead: 'do'; effect: readonly Instruction[] } // these happen instead; the original may be done inside by {do:'original'}
  | { instead: 'amount'; amount: Quantity } // the same with another amount; may read event.amount
  | {
      instead: 'zone'; // goes there instead
      zone: Zone;
      /** of several cards only those that are commanders; the others go where they would have gone (2026: 903.9c) */
      commanders?: true;
      position?: 'top' | 'bottom';
      reveal?: true;
      shuffle?: true;
      out?: string;
      /** remembered by the effect's object under this link (607) */
      link?: string;
    }
  /** enters the battlefield in that way (614.12); `choices` are carried out first ("as it enters"), binding linked values. */
  | {
      instead: 'enters';
      tapped?: true;
      untapped?: true;
      counters?: readonly { counter: CounterKind; count: Quantity }[];
      choices?: readonly Instruction[];
      /** tapped unless this holds after the choices ("you may pay 2 life. If you don't, it enters tapped") */
      tappedUnless?: Condition;
      copy?: {
        of: ObjectSet;
        except?: readonly CopyException[];
        optional?: true;
        /** and tapped, if it enters as the copy */
        tapped?: true;
        /** "except it enters with …", `if` it has that card type: unless another copy effect is applied after this one */
        counters?: readonly { counter: CounterKind; count: Quantity; if?: CardType }[];
        /** "when you do": unless another copy effect is applied after this one (2026: 707.9g) */
        then?: readonly Instruction[];
      };
      /** "it becomes your choice of": one of these is what it is, power and toughness among it, and is copied from it */
      becomes?: readonly (readonly CopyException[])[];
      under?: PlayerSet;
      faceDown?: true;
      transformed?: true;
      /** attacking what that creature attacks or attacked */
      attacksAs?: ObjectSet;
      /** carried out once it has entered; `self` is the permanent */
      then?: readonly Instruction[];
    }
  | { instead: 'prevent'; amount?: Quantity; then?: readonly Instruction[] } // no amount: all of it. `event.prevented` is bound in then
  | { instead: 'redirect'; to: { objects?: ObjectSet; players?: PlayerSet }; amount?: Quantity }
  | { instead: 'regenerate'; then?: readonly Instruction[] } // then: once it has regenerated
  | { instead: 'mana'; mana: ManaProduced }
  | { instead: 'moreMana'; times: number } // of each unit as many
  /** those tokens are created in their place, or besides them; each count may read event.amount */
  | { instead: 'tokens'; made: readonly { count: Quantity; token: TokenSpec }[]; besides?: true }
  | { instead: 'moreDice'; more: Quantity; ignore: 'highest' | 'lowest' } // and that roll is ignored, once for each die more
  | { instead: 'reroll' }; // that die

/** Mana to add. `any`: one colour of the player's choice each; `among`: any of those types, or of the colours in the color identity of the player's commanders (2026: 903.4f); `combination` lets each unit differ, `different` makes it. */
export interface ManaProduced {
  types:
    | readonly (Color | 'C')[]
    | {
        any: Quantity;
        among?: readonly (Color | 'C')[] | 'identity';
        combination?: true;
        different?: true;
        or?: { ref: string };
      } // or: or of that type
    | { colorsOf: ObjectSet; count: Quantity }
    | { everyColorOf: ObjectSet } // one of each colour that those have
    | { type: Color | 'C' | { ref: string }; count: Quantity }
    | { costOf: ObjectSet } // what the symbols of that mana cost stand for
    | { unspent: PlayerSet } // as much of each type as those players have unspent
    | { anyTypeProduced: true; by: ObjectSet; count: Quantity; colorsOnly?: true }; // colorsOnly: of any colour it could produce, not colorless;
  /** spend only on spells matching, or abilities of objects matching; or not on spells matching */
  restriction?: { cast?: Filter; activate?: Filter } | { notCast: Filter };
  /** kept until end of turn, or until end of combat */
  keep?: 'turn' | 'combat';
  /** what spending it on such a spell does to that spell (2006: 104.3 · later: 106.6) */
  rider?: { spell: Filter; does: 'uncounterable' | 'haste' | 'hasteThisTurn' };
  /** what triggers as it is spent on a spell that such an event is about (2006: 404.5 · 2009, 2011: 603.7 · 2026: 106.6, 603.7) */
  abilities?: readonly TriggeredAbility[];
}

/** One part of a continuous effect, of a static ability or of a resolving spell or ability. */
export type ContinuousPart =
  | { part: 'change'; affects: ObjectSet; mods: readonly Modification[] }
  | { part: 'rule'; rule: Rule }
  | { part: 'replacement'; replacement: Replacement; times?: Quantity; shield?: Quantity; divided?: string } // times: "the next time"; shield: "the next N damage"; divided: a shield for each choice of that target, of its share
  | { part: 'cost'; change: CostChange }
  /** On the spell itself: how it may be cast. */
  /** choices: pay one of these; own: paid, and asked about, apart from other instances of the keyword */
  | {
      part: 'additionalCost';
      cost: Cost;
      tag?: string;
      optional?: true;
      repeat?: true;
      choices?: readonly Cost[];
      own?: true;
      /** paid for each mode beyond the first */
      perMode?: true;
    }
  /** it may also be cast from that zone for its mana cost, with that additional cost (retrace) */
  /** types: only if the resulting spell has one of them */
  | { part: 'castFrom'; from: Zone; plus: Cost; tag: string; types?: readonly CardType[] }
  | {
      part: 'alternativeCost';
      cost: Cost | 'free';
      tag: string;
      /** asked about apart from other instances of the keyword */
      own?: true;
      condition?: Condition;
      from?: Zone;
      /** only if the resulting spell has one of these types */
      types?: readonly CardType[];
      /** with such a permanent sacrificed, for generic mana of its mana value less */
      offering?: Filter;
      /** with such an untapped permanent tapped, if its player likes, for generic mana of its power less */
      tapping?: Filter;
      /** any time an instant could be cast while that is so */
      during?: Condition;
      /** with its back face up (2026: 712.11a) */
      transformed?: true;
      /** turned face down first (2006: 504.2 · 2009, 2011: 707.4 · 2026: 708.4) */
      faceDown?: 'morph' | 'disguise';
    }
  /** Each such object may be tapped or exiled in place of one generic mana, or with `colors` of one mana of its colours; bound under `tag`. */
  | { part: 'payWith'; how: 'tap' | 'exile'; from: ObjectSet; colors?: true; tag: string }
  | { part: 'helped' } // another player may pay generic mana of its total cost (2026: 702.132a)
  /** By sacrificing such a permanent it can be cast any time an instant could be, for that permanent's mana cost less. */
  | { part: 'offering'; what: Filter }
  | { part: 'goesFirst' } // of a conspiracy: its controller is the starting player (2026: 103.1c)
  | { part: 'forAnte' } // left out of the deck unless playing for ante
  | { part: 'deck'; copies?: number | 'any'; leads?: true } // asked where decks are checked: how many of it a deck can have, whether it can be a commander
  /** what its player may do with the card before the game begins: while a mulligan could be taken, or once all have kept */
  | { part: 'openingHand'; when: 'mulligan' | 'kept'; effect: readonly Instruction[] }
  /**
   * "cast this spell only …" as a condition. `untimely`: carried out as it becomes cast, if that was at a time when a sorcery could not
   * have been (2009, 2011, 2026: 307.5a). Flash only `given` that, or if `plus` is paid besides (2026: 601.3c–d).
   */
  | {
      part: 'castTiming';
      when: 'flash' | Condition;
      untimely?: readonly Instruction[];
      given?: Condition;
      plus?: Cost;
    };

/** How long an effect lasts. */
export type Duration =
  | { until: 'endOfTurn' } // and "this turn"
  | { until: 'endOfCombat' }
  | { until: 'forever' }
  | { until: 'nextTurn'; of: PlayerSet } // until that player's next turn begins
  | { until: 'nextUpkeep'; of: PlayerSet } // until that player's next upkeep begins
  | { until: 'nextEndStep'; of: PlayerSet } // until that player's next end step begins
  | { until: 'nextUntapStep'; of: PlayerSet; through?: true } // until it begins, or through it; "its controller's" is whoever controls it then
  | { until: 'endOfNextTurn'; of: PlayerSet }
  | { until: 'planeswalk' } // until a player planeswalks
  | { until: 'leaves'; what: ObjectSet } // until it leaves the battlefield (or its zone)
  | { until: 'asLongAs'; condition: Condition } // for as long as; ends for good
  | { until: 'all'; of: readonly Duration[] }; // whichever comes first
