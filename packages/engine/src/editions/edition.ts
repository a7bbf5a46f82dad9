/**
 * The seams: every point at which the editions differ, as one typed table. 2006, 2009, 2011, 2026: passim
 * Core code reads a seam, never which edition it is. Adding a seam makes every edition fail to compile until it answers.
 * Rule numbers beside each: 2006 · 2009 · 2011 · 2026.
 */
import type { EditionName } from '../state/names.ts';
import type { StackInfo, Variant } from '../state/state.ts';
import type { Layout } from '../vocabulary/definition.ts';
import type { CardType, Supertype } from '../vocabulary/words.ts';
import type { KeywordDefinitions } from '../abilities/keywords/definition.ts';
import type { StateBasedAction } from '../state-based/actions.ts';

export interface Edition {
  readonly name: EditionName;
  /** words for logs and labels: play/cast, in play/battlefield, removed from the game/exile */
  readonly vocabulary: {
    battlefield: string;
    exile: string;
    cast: string;
    activate: string;
    manaValue: string;
  };
  /** card types the edition knows (205.2a); a card with another is an anachronism */
  readonly cardTypes: readonly CardType[];
  readonly supertypes: readonly Supertype[];
  /** subtypes that a player who chooses one may choose (212.1e · 204.3d · 205.3e): those that exist (editions/subtypes.ts) */
  readonly creatureTypes: readonly string[];
  readonly landTypes: readonly string[];
  /** kinds of cards by their layout (2006: 505, 508 · 2009: 708, 709 · 2011: 708–711 · 2026: 709–721); a card of another is an anachronism */
  readonly layouts: readonly Layout[];
  /** mana symbol families beyond colours, generic, X: two-colour hybrid, {2/W}, {C/W}, Phyrexian, {C} */
  readonly manaSymbols: readonly (
    | 'hybrid'
    | 'monoHybrid'
    | 'colorlessHybrid'
    | 'phyrexian'
    | 'hybridPhyrexian'
    | 'colorless'
    | 'snow'
  )[];
  /**
   * Keyword definitions; absent: an anachronism. Besides those the edition defines it has the later ones that only abbreviate a static
   * ability which its cards stated in words (editions/spelled-out.ts).
   */
  readonly keywords: KeywordDefinitions;

  // Turn
  /** which mana pays a snow symbol: what a snow permanent has made (104.3h · 107.4f · 107.4h) · any snow source (107.4h) */
  readonly snowMana: 'permanents' | 'sources';
  /** when unspent mana empties: 300.3 phase · 106.4, 500.4 step */
  readonly manaEmptying: 'phase' | 'step';
  /** 300.3 each unspent mana is 1 life lost · none since */
  readonly manaBurn: boolean;
  /** 308.4 · 508.6, 508.6, 508.8: the steps after declaring attackers are skipped unless one was declared, or one put onto the battlefield attacking either */
  readonly combatSkip: 'none-declared' | 'none-attacking';
  /** 101.4 · 103.4 · 103.4 · 103.5 */
  readonly mulligan: 'paris-in-turn' | 'paris-together' | 'london';
  /** the first mulligan costs no card: 101.4a in Two-Headed Giant · 103.4b · 103.5c in every multiplayer game */
  readonly freeMulligan: 'two-headed-giant' | 'multiplayer';

  // Combat
  /** 500.5 creatures that obey one, or that come along anyway · 509.1c whoever can come along: what may be needed for requirements to be obeyed */
  readonly requirementsRecruit: boolean;
  /** "blocks" triggers on creatures declared as blockers (410.9a) · also where an effect makes a creature a blocker (509.4a · 509.4a · 509.3a) */
  readonly blocking: 'declared' | 'by-effects-too';
  /** "blocks a creature" triggers on creatures declared as blockers (410.9b · 509.4b) · also where an effect has a creature block (2011: 509.4b · 509.3b) */
  readonly blockingACreature: 'declared' | 'by-effects-too';
  /**
   * the defending player for a creature: the one it attacks, and any once it attacks no more (308.1, 602.2a · 508.4, 802.2a) · whom it attacked
   * first (2011: 508.5) · whom it attacks or attacked last (508.5)
   */
  readonly defendingPlayer: 'attacked-now' | 'attacked-first' | 'attacked-last';
  /** 310.1–310.4 on the stack · 510 at once */
  readonly combatDamage: 'stack' | 'direct';
  /** 310.2c free · 509.2, 510.1c ordered · 510.1c free */
  readonly damageDivision: 'free' | 'ordered';
  /** 310.5 those that had not assigned, with double strikers · 510.5/510.4 as the first step began */
  readonly firstStrikeSecondStep: 'did-not-assign' | 'had-as-step-began';
  /** shuffling a specific object into a library it cannot go to (2011: 701.16c–d · 2026: 701.24c): whether the library is shuffled · said by no older rule */
  readonly shufflesWithout: boolean;
  /** cards found by a quality are revealed although the effect does not say so: yes (2006 glossary) · no (2009: 701.14d · 2011: 701.15d · 2026: 701.23e) */
  readonly qualityIsShown: boolean;
  /** what is chosen as a player proliferates gets: none · none · a counter of one kind it has (701.24a–b) · of each (701.34a) */
  readonly proliferate: 'one-kind' | 'every-kind';
  /** none · 702.2 free division and 704.5h · 702.2b lethal */
  readonly deathtouch: 'absent' | 'free-division' | 'lethal';
  /** 704.5h from 2011: toughness greater than 0 is asked */
  readonly deathtouchNeedsToughness: boolean;
  /** 306.7 damage from an opponent's noncombat source may go to a planeswalker instead */
  readonly damageRedirection: boolean;

  // State-based actions and permanents
  /** 420.5 · 704.5: which are checked */
  readonly stateBasedActions: readonly StateBasedAction[];
  /** the planeswalking ability is one of each plane (2009, 2011: 309.6, 901.7a) · of the game, without a source (2026: 901.8) */
  readonly planeswalking: 'plane' | 'game';
  /** what keeps a scheme that is not ongoing face up: a waiting ability of its own (2011: 311.6) · of any scheme (314.6) */
  readonly schemesStay: 'own' | 'any';
  /** 420.5e · 704.5k all go · 704.5j each player keeps one */
  readonly legendRule: 'all' | 'choose-one';
  /** 306.4: all with a common subtype go · legend rule since */
  readonly planeswalkerUniqueness: 'absent' | 'subtype' | 'legend';
  /** whose by default a permanent is that was a spell another player had taken: that player's · its caster's (110.2b) */
  readonly takenSpells: 'controller' | 'caster';
  /**
   * Numbers below zero: read as zero by everything but what changes them (2006: 104.2); read as they are, and an effect that comes to
   * one does nothing unless it changes power or toughness at all (2009, 2011: 107.1b), or doubles, triples or sets it (2026: 107.1b)
   */
  readonly belowZero: 'zero' | 'modifies' | 'doubles-or-sets';
  /** which of the life totals that are redistributed a player can be given: any · only one that the player can gain or lose life for (2026: 119.7–119.8) */
  readonly givenTotals: 'any' | 'possible';
  /** who chooses what an Aura enchants that enters without being cast: who puts it there (2006: 212.4j), who will control it (later: 303.4f) */
  readonly auraHostChosenBy: 'putter' | 'controller';
  /** 216.1 controller of the effect · 110.5a player who gets it · 111.2 creator */
  readonly tokenOwner: 'effect-controller' | 'receiver' | 'creator';
  /** name of a token whose maker gives none: its subtypes (110.5c) · its subtypes and "Token" (111.4) */
  readonly tokenNames: 'subtypes' | 'subtypes-and-token';
  /** mana value of the other side of a double-faced card: none, it has no mana cost (2011: 711.2b) · that of its front (2026: 202.3b) */
  readonly backFaceManaValue: 'zero' | 'front';
  /** no rule · no rule · as often as it is told (701.25) · an ability transforms what it is on only if that has not transformed since (701.27f) */
  readonly transforming: 'always' | 'once-since';
  /** 216.3, 217.8c, 702.26: phased-out tokens cease */
  readonly tokensPhasing: 'cease' | 'survive';
  /** what has a basic land type has its mana ability: a land (212.6d) · any object (305.6) · a land (305.6) */
  readonly basicLandTypes: 'of-lands' | 'of-any-object';
  /** an attached Aura that is a creature goes to its owner's graveyard (212.4g) · becomes unattached, and then goes there (303.4c · 303.4d · 303.4d) */
  readonly creatureAuras: 'to-graveyard' | 'unattached-first';
  /** what phases out is removed from combat (217.8 · 506.4 of 2011 · 506.4), or there again if it phases in before combat ends (2009: 506.4, 511.3) */
  readonly phasingInCombat: 'removed' | 'kept';
  /** 502.15 zone · 702.23 status */
  readonly phasing: 'zone' | 'status';
  /** 700.4a (2009, 2011) no ability: whoever loses all abilities stays indestructible by another's effect · 702.12 */
  readonly indestructible: 'not-an-ability' | 'keyword';

  // Copying and characteristics
  /** whether a token that copies a double-faced object has both faces: only the one that is up, 706.8 (2011) · both, 707.8a */
  readonly doubleFacedTokens: boolean;
  /**
   * whether a characteristic-defining ability is copied by an effect with an exception about what it defines: 503.9, 706.8 always ·
   * 706.9d not if the exception changes it in any way · 707.9d not if it sets it or leaves it as it was
   */
  readonly copiedDefinitions: 'always' | 'unless-changed' | 'unless-set';
  /** the X of an ability that an object has gained, by a copy effect too: that of the object (107.3g) · what the ability defines (107.3j) */
  readonly xOfGained: 'of-object' | 'its-own';
  /** who knows a choice: 503.7–8 every ability of the object · 706.7a · 706.7a · 607.2d, 607.5a only a linked one */
  readonly choiceMemory: 'object' | 'linked';
  /** Whether a top card of a library that stops being played with revealed is a new object once it is revealed again. 2009, 2011: 401.7 · 2026: 401.6 */
  readonly revealedAnew: boolean;
  /** Whether a card is of an expansion by the symbol that it bears or by where its name was first printed. 2006, 2011: 206.3 · 2009: 205.3 · 2026: 206.3a–c */
  readonly ofExpansion: 'expansion' | 'firstIn';
  /** what can be copied on the stack: 503.10 spells · 706.9, 706.10 activated abilities too · 707.10 triggered abilities too */
  readonly copiedOnStack: readonly StackInfo['kind'][];
  /** a copy of a permanent spell that resolves: 503.10a, 706.9a, 706.10a ceases to exist · 707.10f, 608.3f becomes a token */
  readonly copyOfPermanentSpell: 'ceases' | 'token';
  /** 505.5–6 two answers · 709.4 combined */
  readonly splitCharacteristics: 'two-answers' | 'combined';
  /** 505.7 name both · 709.4a name one */
  readonly splitNaming: 'both' | 'one';
  /** what keeps its types by becoming "a … artifact creature" keeps its creature types: too (212.1c · 204.1b · 205.1b) · unless it becomes one with others (205.1b) */
  readonly artifactCreatures: 'keep-all' | 'replace-creature-types';
  /** whether an object can gain a subtype that belongs to none of its card types: nothing says not · not · 205.3d it can't */
  readonly subtypesNeedType: boolean;
  /** layers in order; 418.5a six · 613.1 seven. P/T sublayers in order */
  readonly layers: {
    order: readonly ('copy' | 'faceDown' | 'control' | 'text' | 'type' | 'color' | 'ability' | 'other' | 'pt')[];
    pt: readonly ('cda' | 'set' | 'other' | 'modify' | 'counters' | 'static' | 'switch')[];
    /** the rule of each layer and sublayer, for explanations (continuous/layers.ts has the four tables, `LAYERS`) */
    rules: Readonly<Record<string, string>>;
  };
  /** 418.5c none · 613.7a neither from a characteristic-defining ability · 613.8a neither or both */
  readonly dependencyExemption: 'none' | 'neither-cda' | 'neither-or-both-cda';
  /** 613.7c (2011), 613.8c: dependency tested again after each effect */
  readonly dependencyRetest: boolean;
  /** 418.5e, 613.6g active player orders · 613.7m APNAP */
  readonly timestampOrder: 'active-player' | 'apnap';
  /** 405.2a outside play only type and colour · 604.3 everywhere */
  readonly cdaZones: 'type-and-color-outside' | 'everywhere';

  // Replacement
  /** 419.9a the affected player's choice · 616.1b control first · 616.1c then copy · 616.1d then back face */
  readonly replacementOrder: readonly ('control' | 'copy' | 'backFace' | 'any')[];
  /** 410.10b none · 614.12 own statics · existing effects too */
  readonly entersLookAhead: 'none' | 'own-statics' | 'existing-too';
  /** what an effect says that a permanent "is" or "has" which it puts there: no rule about it, so afterwards · as it enters (611.2e) */
  readonly statedOfEntering: 'afterwards' | 'as-it-enters';
  /**
   * counters that a permanent enters with: nothing says that they are put on it (2006) · they are (120.5) · as the result of a replacement
   * effect (121.6) · they are (122.6)
   */
  readonly countersOnEntering: 'not-put' | 'put' | 'put-by-replacement';
  /**
   * a counter is moved onto what can't have it: the first object loses it, as much being done as can be (416.3 · 120.4, 609.3 · 121.5, 609.3) ·
   * neither is done (122.5)
   */
  readonly movedCounters: 'taken' | 'both-or-neither';
  /** what in the command zone may be chosen as a source of damage: no such zone (2006) · a face-up card (609.7a) · any face-up object (609.7a) */
  readonly commandZoneSources: 'cards' | 'objects';
  /** who puts the counters that damage results in: nobody, they are put (118.3c · 119.3b, d) · the controller of its source (120.3b, d) */
  readonly damagePutsCounters: 'nobody' | 'controller';
  /** prevention of what can't be prevented: nothing (2006) · it still does what else it says · 615.11 · 615.12 */
  readonly unpreventable: 'ignored' | 'applies';
  /** life that a prevention effect has gained: after the damage's results (2006) · as a part of the same damage event (118.4 · 119.4 · 120.4) */
  readonly preventionGain: 'afterwards' | 'with-results';

  // Spells and abilities
  /** permanents of which types "any target" may be: cards say "creature or player" · the same · the same · 115.4 */
  readonly anyTarget: readonly CardType[];
  /** several targets that an effect changes: each that can (415.7a · 113.6) · all or none (114.6a · 115.7a) */
  readonly changingTargets: 'each' | 'all-or-none';
  /** 413.2a, 608.2b countered · 608.2b does not resolve */
  readonly illegalTargets: 'countered' | 'does-not-resolve';
  /** where nothing is done to a target that has become illegal: in the whole effect (413.2a · 608.2b) · in the part that it is illegal for (608.2b) */
  readonly illegalFor: 'whole' | 'part';
  /** what an effect asks about one of its targets that has become illegal: known, as it is or last was (413.2a · 608.2g · 608.2b) · unknown (608.2b) */
  readonly askingIllegalTargets: 'known' | 'unknown';
  /** whether something divided among "any number" must be divided among some if that is possible: no older rule says so · yes (2011: 107.1c, 608.2d) · no (107.1c) */
  readonly dividesAmongSome: boolean;
  /** 406.1 · 605.1a: whether a mana ability may have targets; whether loyalty abilities are excluded (2011, 2026) */
  readonly manaAbility: { targetsAllowed: boolean; loyaltyExcluded: boolean };
  /** when something "is tapped for mana": as such a mana ability is activated (106.9 · 106.10), or as it has made mana (106.12a) */
  readonly tappedForMana: 'activated' | 'produced';
  /** whether what enters attached becomes attached by that: nothing says otherwise · no (603.2d) · yes, only what enters tapped or untapped does not become so (603.2e) */
  readonly enteringAttaches: boolean;
  /** 212.6b, 305.2 name the permission · 305.2a count */
  readonly landPlays: 'name-permission' | 'count';
  /** 409.4 · 601.5 · 601.3 */
  readonly castPermission: 'begin' | 'look-ahead';
  /** a spell to be cast if able that costs cards of some quality from a hidden zone: nothing says it need not be · 118.8c it need not */
  readonly hiddenCosts: 'required' | 'optional';
  /** none · none · none · 205.4e: a legendary instant or sorcery is cast only by who controls a legendary creature or planeswalker */
  readonly legendarySpells: 'unrestricted' | 'needs-legend';
  /**
   * a duration "for as long as" that ended before the effect would begin: the effect does nothing (418.3d · 611.2b), unless the duration
   * begins again during the same resolution (611.2b)
   */
  readonly endedDurations: 'never-begin' | 'begin-again-in-resolution';
  /** 409.1b not announced · 601.2b announced */
  readonly hybrid: 'on-payment' | 'announced';
  /** 409.1h, 601.2g any order · 601.2h today: nonrandom, then random or library */
  readonly payOrder: 'any' | 'random-last';
  /** 603.3b two-part today */
  readonly triggerStacking: 'one-part' | 'two-part';
  /** 410.10d · 603.6d · 603.6d · 603.10a–f: events for which triggers look back */
  readonly lookBack: readonly (
    | 'leavesBattlefield'
    | 'leavesGraveyard'
    | 'visibleToHidden'
    | 'phasesOut'
    | 'unattached'
    | 'losesControl'
    | 'countered'
    | 'losesGame'
  )[];
  /** convoke and delve: 502.46a, 702.48a, 702.63a (2009), 702.49a, 702.64a (2011) an additional cost that reduces · 702.51a, 702.66a pays */
  readonly convoke: 'reduces' | 'pays';
  /** when the permanent is sacrificed: 502.42b, 702.45b, 702.46b as the spell is announced · 702.48b as costs are paid */
  readonly offering: 'announced' | 'paid';

  // Identity and hidden information
  /** 507.3 who controls a player chooses from outside the game too · 722.4 sees nothing there, and so chooses nothing */
  readonly controllerSeesOutside: boolean;
  /** 217.1e a card removed from the game is outside it · 400.10, 400.11 only what is in no zone */
  readonly exileIsOutside: boolean;
  /** whose range of influence bounds what a static ability counts for an object: its controller's and that object's controller's (601.11 · 801.11) · its controller's alone (801.11) */
  readonly countsFor: 'source-and-affected' | 'source';
  /** what triggers as an object goes to a hand or library: finds it there (217.1c · 400.7d) · does not (400.7d · 400.7e) */
  readonly foundInHidden: boolean;
  /** an Aura in a graveyard whose ability triggered as what it enchanted left: found (410.10f · 400.7e of 2011 · 400.7f), or only if it went there later (2009: 400.7e) */
  readonly aurasFound: 'ever' | 'gone-later';
  /** no rule · no rule · no rule · 400.7k: what speaks of a discarded card finds it in the graveyard where madness has put it */
  readonly foundAfterMadness: boolean;
  /** no rule · 400.8: what is exiled from exile becomes a new object */
  readonly exiledAgainIsNew: boolean;
  /** what gets a new timestamp besides what becomes attached: nothing · what turns face up or down or transforms (613.7f–g), counters (613.7c) */
  readonly timestamps: { faceNew: boolean; counterNew: boolean };
  /** counters that are replacement effects: 122.1c–d, 122.1h; none before */
  readonly protectingCounters: readonly ('shield' | 'stun' | 'finality')[];
  /** no rule · no rule · 701.7c · 701.9c: what a card is that was discarded into a hidden zone, unrevealed */
  readonly unseenDiscards: 'known' | 'undefined';
  /** 103.4a known · 101.4a may stay face down */
  readonly hiddenChoices: 'known' | 'may-stay-face-down';
  /** 422.1 · 714 · 717 · 732.1 reversing an illegal action */
  readonly reversal: readonly ('shuffled' | 'revealed')[];
  /** 606 · 806 · 805, 810 */
  readonly twoHeadedGiant: {
    /** what each player brings to the team's life total (606.10 · 806.10 · 810.11) */
    lifeEach: number;
    /** what a player's own life total is: a share of the team's, rounded up (606.9a · 806.9a), or all of it (810.9a) */
    lifeTotal: 'share' | 'team';
    /** poison counters: ten lose, by player · shared by the team, which has fifteen to lose and five more for each player beyond two (810.8d, 810.10) */
    poison: 'player' | 'team';
    /** a player who loses: alone, until the whole team has (102.3f) · with the team (806.8a · 810.8a) */
    losing: 'player' | 'team';
    /** what attackers attack: the team, one of whose players is chosen for damage (606.7d · 806.7f · 810.7f) · a player (805.10b) */
    attack: 'team' | 'player';
    /**
     * what keeps a creature from attacking a team: that it can't attack one of its players (606.7b) · that an object of one of them says that it
     * can't attack that player (806.7c · 810.7c); no team is attacked today (805.10b)
     */
    bans: 'of-one' | 'of-their-objects';
    /** the starting team's first draw: the primary player has none (606.6b) · the step is skipped (806.6b · 810.6) */
    firstDraw: 'secondary' | 'skipped';
  };
  /** 608 · 808 · 807 */
  readonly grandMelee: {
    /** one for all, so that a step is finished before another turn goes on (608) · each turn marker's own (808.5 · 807.5) */
    stacks: 'one' | 'each';
    /** a marker that would come too close to another: waits to be passed (608.4c · 808.4c) · is passed, and the turn waits to begin (807.4c–d) */
    passing: 'waits' | 'at-once';
    /** a player who is to take an extra turn after their own: takes it then (608.4e) · unless another marker is too close (808.4d · 807.4i) */
    extraTurns: 'at-once' | 'apart';
  };
  /**
   * decks led by a commander (none · 903): what would be put into a graveyard or exile may go to the command zone instead (2009: 903.10–11 ·
   * 2011: 903.11–12) · may go there from those zones, and instead of to a hand or library (903.9a–b); the mulligan in which cards are
   * exiled (2009: 903.7 · 2011: 903.8) · the usual one; what such a card is called (2009: 903.1 · 2011, 2026: 903.1);
   * whether cards come in from outside the game (not today: 903.11)
   */
  readonly commander: {
    returns: 'instead' | 'state-based';
    mulligan: 'exiling' | 'usual';
    brawl: boolean;
    called: 'general' | 'commander';
    outside: 'open' | 'closed';
    /** mana of which colours is added to the pool of such a player, and not colorless instead: those of the commander's cost (2009: 903.8), of its color identity (2011: 903.9), any */
    mana: 'cost' | 'identity' | 'any';
    /** with how much life an archenemy and who plays against one begin (2026: 904.13b) */
    archenemyLife: number;
  } | null;
  /**
   * a subgame: libraries, and cards brought in later, leave the main game by way of exile (506.3, 506.5a) · directly; what is exiled there stays so (506.6) · goes to the library
   * with the rest; commanders stay in the command zone (712.2) · come along from there (715.2c · 728.2c)
   */
  readonly subgame: {
    cardsLeave: 'exile' | 'direct';
    exiled: 'stays' | 'library';
    commanders: 'stay' | 'along';
  };
  /** the variants of multiplayer games (2006: 605–609 · 2009: 805–809 · 2011, 2026: 806–811) */
  readonly variants: readonly Variant[];
  /**
   * an effect that wins a game of more than two: wins it · has all opponents in range lose if range is limited (2009, 2026: 104.3h) ·
   * has all opponents lose (2011: 104.3h)
   */
  readonly winning: 'wins' | 'wins-unless-limited' | 'opponents-lose';
  /**
   * what makes a game with limited range a draw for those in range alone, who leave: nothing (2006) · an effect (104.4e) · a loop too
   * (2011, 2026: 104.4f)
   */
  readonly drawingInRange: 'nothing' | 'effects' | 'effects-and-loops';
  /** what would come under the control of a player who has left stays where it is (600.4b · 800.4b) · is exiled (800.4c) */
  readonly controlOfLeft: 'stays' | 'exile';
  /** a card of another player's that one who leaves has cast: ceases to exist with all they control on the stack (600.4a · 800.4a) · is exiled (800.4a) */
  readonly spellsOfLeft: 'cease' | 'exile';
  /** triggers that wait as an effect ends the turn: wait on (509.2 · 711.2 · 713.2) · cease to exist (723.1a) */
  readonly endingTurn: 'triggers-wait' | 'triggers-cease';
  /** 730: whether it can be day or night */
  readonly dayAndNight: boolean;
  /** 714 · 726: whether an effect can restart the game */
  readonly restart: boolean;
  /** 502.11b · 702.19 */
  readonly bandsWithOther: 'same-ability' | 'quality';
  /** rule number of a topic in this edition, for labels and explanations */
  readonly numbering: Readonly<Record<RuleTopic, string>>;
  /** rule number of what a player, an object or the game can be marked with, for views; absent: the edition has no such thing */
  readonly marks: Readonly<Partial<Record<MarkName, string>>>;
}

export const MARKS = [
  'day',
  'night',
  'team',
  'emperor',
  'outOfRange',
  'controlled',
  'monarch',
  'initiative',
  'speed',
  'blessing',
  'ring',
  'ringBearer',
  'paired',
  'dungeon',
  'completed',
  'extraTurn',
  'turnMarker',
  'protector',
  'chapter',
  'level',
  'unlocked',
  'transformed',
  'merged',
  'goaded',
  'monstrous',
  'saddled',
  'harnessed',
  'renowned',
  'solved',
  'sector',
  'regeneration',
  'chosen',
  'linked',
  'haunting',
  'encoded',
  'suspended',
  'mode',
  'paid',
  'commander',
  'commanderTax',
  'commanderDamage',
  'byHand',
  'reworded',
] as const;
export type MarkName = (typeof MARKS)[number];

export const RULE_TOPICS = [
  'priority',
  'casting',
  'activating',
  'targets',
  'modes',
  'costs',
  'mana',
  'playLand',
  'attackers',
  'blockers',
  'combatDamage',
  'damageDivision',
  'triggerOrder',
  'replacementOrder',
  'mulligan',
  'startingPlayer',
  'legendRule',
  'cleanupDiscard',
  'untap',
  'search',
  'scry',
  'resolving',
  'illegalTargets',
  'reversal',
  'legality',
  'winLife',
  'loseLibrary',
  'losePoison',
  'concede',
  'faceUp',
  'loops',
] as const;
export type RuleTopic = (typeof RULE_TOPICS)[number];
