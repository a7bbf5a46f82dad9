/** Terms of 2026-02 from Abandon to Cycling. The form of the lines is in `index.ts`. */
export const GLOSSARY = `
Abandon | 701.33 | To turn an ongoing scheme that is face up face down and put it under its owner's scheme deck.
Ability | 113 602 603 604 | What an object's text makes it do or lets it do. On the stack, an activated or triggered ability is itself an object.
Ability Word | 207.2c | A word in italics before an ability that groups similar cards. It has no meaning in the rules.
Absorb | 702.64 | Absorb N prevents N of the damage that each source would deal to the creature.
Activate | 2009-10+ 602 | To put an activated ability on the stack and pay for it; it has its effect when it resolves.
Activated Ability | 2009-10+ 113.3b 602 | An ability written as a cost, a colon and an effect. A player who has priority may pay the cost to use it.
Activation Cost | 118 602.1 | All that stands before the colon of an activated ability. Its user pays all of it.
Active Player | 102.1 | The player whose turn it is.
Active Player, Nonactive Player Order | 101.4 805.6 | When several players choose at the same time, the active player chooses first, then the others in turn order. Teams that share turns use their own form of this.
Active Team | 805.4a | Where teams share their turns, the team whose turn it is.
Adapt | 701.46 | To put N +1/+1 counters on a creature, if it has none.
Additional Cost | 118.8 601.2b 601.2f | A cost paid on top of the mana cost or alternative cost of a spell. Some are optional, some are compulsory.
Adventurer Card | 715 | A card with a second, smaller frame inside it: it may be cast as that Adventure spell, exiled on resolution, and then cast from exile as the main card.
Affinity | 702.41 | Affinity for something makes a spell cost {1} less for each such thing that its controller controls.
Afflict | 702.130 | Whenever the creature becomes blocked, the defending player loses N life.
Afterlife | 702.135 | When the permanent dies, its controller creates N Spirit creature tokens: 1/1, white and black, flying.
Aftermath | 702.127 | This half of a split card can be cast from a graveyard, and from nowhere else; afterwards the card is exiled.
Airbend | 701.65 | To exile permanents or spells; while such a card stays exiled, its owner may cast it for {2} instead of its mana cost.
Alternating Teams Variant | 811 | A multiplayer variant for teams of the same size, whose members sit by turns.
Alternative Cost | 118.9 601.2b | A cost that may be paid instead of a spell's mana cost. Only one can be used for a spell.
Alternate Name | 2026-02+ 201.6 | A second name printed on special versions of a card. The game ignores it.
Amass | 701.47 | To put N +1/+1 counters on an Army that you control and give it the named creature type; whoever controls none first creates a 0/0 black Army token.
Amplify | 702.38 | As the creature enters, its controller may reveal cards from hand that share a creature type with it; it enters with N +1/+1 counters for each.
Anchor Word | 614.12b | A word that names one of two abilities: as the permanent enters, its controller chooses a word, and the permanent has the ability of that word.
Annihilator | 702.86 | Whenever the creature attacks, the defending player sacrifices N permanents.
Ante | 407 | A zone for cards that the players stake, used only where people play for ownership; also the act of putting a card there.
Any Target | 2026-02+ 115.4 | One target that is a creature, a player, a planeswalker or a battle.
APNAP Order | 101.4 | Short for Active Player, Nonactive Player order.
Archenemy | 904 | A casual variant: one player with a deck of schemes fights a team of all the others. That player is called the archenemy.
Archenemy Commander | 2026-02+ 903 904 | Archenemy played with Commander decks, under rules changed for it.
Artifact | 301 | A card type, and a permanent.
Artifact Creature | 301 302 | A permanent that is both, and follows the rules for both.
Artifact Land | 301 305 | A permanent that is both. It is played as a land and can never be cast.
Artifact Type | 205.3g 301 | A subtype that belongs to artifacts, such as Equipment or Treasure.
As Though | 609.4 | Makes the game act, for one stated purpose, as if something were so that is not; for everything else it stays as it is.
Ascend | 702.131 | Whoever controls ten or more permanents gets the city's blessing, for good.
Assemble | – | An action of the Unstable set with Contraptions; the rules do not cover it.
Assign Combat Damage | 510.1 | To say how much combat damage an attacking or blocking creature deals to what.
Assist | 702.132 | While the total cost is paid, another player whom the caster chooses may pay generic mana of it.
At End of Turn (Obsolete) | 513 | An old way to name the beginning of the end step. Cards now say that.
Attach | 701.3 | To put an Aura, Equipment or Fortification from where it is onto an object or player.
Attack | 508 | To send a creature into combat against a player, a planeswalker or a battle.
Attack Alone | 506.5 | A creature attacks alone if nothing else was declared with it; it is attacking alone while nothing else is attacking.
Attack Left Option | 803 | A multiplayer option: players attack only the opponent on their left.
Attack Multiple Players Option | 802 | A multiplayer option: one combat may attack several opponents at once.
Attack Right Option | 803 | A multiplayer option: players attack only the opponent on their right.
Attacking Creature | 506.3 508.1k | A creature that was declared as an attacker or put onto the battlefield attacking. It stays one until it leaves combat or the combat phase is over.
Attacking Team | 805.10 | Where teams share turns, the team that attacks in this combat.
Attacks and Isn’t Blocked | 509.1h 509.3g | The moment at which an attacking creature becomes unblocked.
Attraction | 717 701.51 701.52 | An artifact type of cards in a deck of their own, opened onto the battlefield and visited by the roll of a die.
Attraction Deck | 717.2 | The deck of a player's Attractions: at least ten in constructed play, at least three in limited play.
Aura | 303.4 702.5 | An enchantment that is attached to an object or player. As a spell it targets what it will enchant.
Aura Swap | 702.65 | Pay the cost to exchange this Aura on the battlefield for an Aura card in your hand.
Awaken | 702.113 | The spell may be cast for this other cost; then it also puts N +1/+1 counters on a target land you control, which becomes a 0/0 Elemental creature with haste.
Background | 702.124 903 | An enchantment type. A legendary one may be the second commander beside a card that lets its owner choose a Background.
Backup | 702.165 | When the creature enters, N +1/+1 counters go on a target creature; another creature than itself also gains its abilities printed below until the turn ends.
Banding, “Bands with Other” | 702.22 | Creatures attack as a band that is blocked as one; and whoever has a creature with banding in the fight divides the damage dealt to it. “Bands with other” bands only with creatures of that quality.
Bargain | 702.166 | An optional additional cost: sacrifice an artifact, an enchantment or a token. The spell was bargained if its caster chose to pay it.
Base Power, Base Toughness | 613.4b | Power and toughness as printed or set to a number, before counters and effects that add or subtract.
Basic | 205.4 | A supertype. A land that has it is a basic land, any number of which may be in a deck.
Basic Landcycling | 702.29 | A form of typecycling that finds a basic land card.
Basic Land Type | 305.6 | Plains, Island, Swamp, Mountain or Forest. A land of the type can tap for mana of its color.
Battle | 310 | A card type, and a permanent. It has defense counters and a protector, and it can be attacked.
Battle Cry | 702.91 | Whenever the creature attacks, all others that are attacking get +1/+0 for the turn.
Battlefield | 2009-10+ 403 | The zone of the permanents; formerly “in play”.
Becomes | 603.2e | In a trigger, marks a change: it triggers when the state begins, and not while it merely goes on.
Beginning of Combat Step | 507 | The first of the combat phase, before attackers are declared.
Beginning Phase | 501 | The turn's first phase: untap, upkeep and draw steps.
Behold | 701.4 | To choose a permanent of some quality that you control, or to reveal a card of that quality from your hand.
Bestow | 702.103 | The creature card may be cast, for its bestow cost, as an Aura that enchants a creature; when it is not attached any more, it is a creature again.
Blight | 701.68 | Blight N: put N -1/-1 counters on one of your creatures.
Blitz | 702.152 | An alternative cost: the creature has haste, draws its controller a card when it dies, and is sacrificed at the next end step.
Block | 509 | To send an untapped creature against an attacking creature.
Block Alone | 506.5 | A creature blocks alone if no other was declared as a blocker; it is blocking alone while no other is blocking.
Blocked Creature | 509.1h | An attacking creature that a creature blocked, or that an effect made blocked. It stays blocked, even when its blockers leave, until it leaves combat or the phase ends, unless an effect makes it unblocked.
Blocking Creature | 509.1g | A creature that was declared as a blocker or put onto the battlefield blocking. It stays one until it leaves combat or the phase ends.
Blood Token | 111.10 | A colorless artifact token: {1}, tap it, discard a card and sacrifice it to draw a card.
Bloodthirst | 702.54 | If an opponent has been dealt damage this turn, the creature enters with N +1/+1 counters.
Boast | 702.142 | An activated ability that can be used once each turn, and only if its creature has attacked that turn.
Bolster | 701.39 | To put N +1/+1 counters on the creature of yours that has the least toughness, or on one of them if they are equal.
Booster Pack | 100.2b | An unopened packet of cards of one set, used to play Limited.
Brawl | 903.12 | A form of Commander with smaller decks, in which the commander may also be a planeswalker.
Bury (Obsolete) | 701.8 | Once: to put a permanent into its owner's graveyard. Cards now say to destroy it without regeneration, or to sacrifice it.
Bushido | 702.45 | Whenever the creature blocks or becomes blocked, +N/+N is added to it until end of turn.
Buyback | 702.27 | An optional additional cost: if it was paid, the spell goes back to its owner's hand as it resolves.
Card | 108 | The ordinary piece of the game. In rules text the word leaves out tokens, and leaves out whatever is on the battlefield or the stack.
Card Pool | 100.2b | In Limited, the cards that a player may build a deck from, besides basic lands.
Card Type | 205 300 | Artifact, creature, land and so on. Every object has one, except abilities on the stack; each has its own rules.
Cascade | 702.85 | When the spell is cast, exile cards from the top until a nonland card of lesser mana value appears; it may be cast free. The rest go under the library at random.
Case | 719 | An enchantment type: once its controller meets the condition “to solve”, it is solved and its last ability works.
Cast | 2009-10+ 601 | To put a card on the stack from where it is, usually the hand, and pay for it; it has its effect when it resolves.
Caster (Obsolete) | 112.2 | Once: the player who cast a spell. Cards now say “controller”.
Casting Cost (Obsolete) | 202 | The former name of mana cost.
Casualty | 702.153 | As the spell is cast, its caster may sacrifice a creature of power N or more; then the spell is copied, and the copy may have new targets.
Champion, Championed | 702.72 | When the creature enters, it is sacrificed unless you exile another permanent of the quality; that returns when the creature leaves. Whatever it exiled so is championed by it.
Change a Target | 115.7 | To give a spell or ability another target that is legal for it.
Changeling | 702.73 | The object has all creature types, in every zone.
Chaos Ability | 311.7 | An ability of a plane card that triggers when the planar die shows chaos.
Chaos Symbol | 107.12 | A symbol on the planar die, and beside the chaos abilities of plane cards.
Characteristics | 109.3 | What an object is by its card and the effects on it: name, mana cost, color, color indicator, types, rules text, abilities, power, toughness, loyalty, defense, and the two modifiers. Tapped, controller, counters and the like are none.
Characteristic-Defining Ability | 604.3 | A static ability that sets what is usually printed elsewhere on its object, such as its color or power. It works in all zones.
Choose a Background | 702.124 903 | A form of partner: the commander may have a legendary Background enchantment as a second commander.
Cipher | 702.99 | As the spell resolves, it may be exiled encoded on a creature you control; whenever that deals combat damage to a player, a copy may be cast free.
City’s Blessing | 702.131 | A designation that a player gets by ascend, with ten permanents, and never loses.
Clash | 701.30 | Two players each reveal the top card of their library and may put it at the bottom; the one with the greater mana value wins.
Class | 716 | An enchantment type with abilities that raise its level; each level adds abilities to those before.
Cleanup Step | 2009-10+ 514 | The last step of the turn: discard down to the maximum hand size, then damage wears off and “until end of turn” ends.
Cleave | 702.148 | An alternative cost: if it was paid, the words in square brackets are left out of the spell.
Cloak | 701.58 708 | To put a card face down onto the battlefield as a 2/2 creature with ward {2}; a creature card may later be turned up for its mana cost.
Clue Token | 111.10 | A colorless artifact token: pay {2} and sacrifice it to draw a card.
Collect Evidence | 701.59 | Collect evidence N: exile cards of total mana value N or more from your graveyard.
Collector Number | 213 | A printed number that has no bearing on play.
Color | 105 106 202.2 | White, blue, black, red or green: a characteristic of objects, and an attribute of mana.
Colorless | 105.2c 106 107.4c | Having no color; this is not itself a color. Also a type of mana.
Color Identity | 2009-10+ 903.4 | The colors of the mana symbols in a card's cost and rules text, with those of its color indicator and characteristic-defining abilities. A Commander deck keeps within its commander's.
Color Indicator | 204 | A dot left of the type line that gives the card its color.
Combat Damage | 510 | Damage that attacking and blocking creatures deal by fighting in the combat damage step.
Combat Damage Step | 510 | The step in which attackers and blockers deal their damage, all at once; with first or double strike there are two.
Combat Phase | 506 | The turn's third phase, with five steps from beginning of combat to end of combat.
Command | 408 | The zone of emblems, commanders, dungeons, schemes and other objects that act on the game without being permanents.
Commander | 2011-09+ 903 | A casual variant whose decks are led by a legendary card; also that card. The designation never leaves the card, whatever its zone.
Commander Draft | 903.13 | A variant that drafts boosters and then plays Commander.
Commander Ninjutsu | 2026-02+ 702.49 | Ninjutsu that works from the command zone too.
Commander Tax | 2011-09+ 903.8 | The {2} that a commander costs more for each time that its owner has cast it before from the command zone in this game.
Companion | 702.139 | A card outside the game that a player may name before it begins, if the deck meets its condition. Once, at sorcery speed, {3} puts it into the player's hand.
Compleated | 702.150 | The planeswalker enters with two fewer loyalty counters for each Phyrexian mana symbol paid with life.
Complete a Dungeon | 309.7 | To take a dungeon card out of the game when one's marker has reached its last room.
Concede | 104.3a | To give up. A player may do so at any moment, leaves the game at once and loses it.
Connive | 701.50 | The creature's controller draws, then discards; if a nonland card was discarded, the creature gets a +1/+1 counter.
Conspiracy | 315 | A card type for Conspiracy Draft that starts in the command zone. It is not a permanent.
Conspiracy Draft | 905 | A variant that drafts boosters with conspiracies and then plays a multiplayer game.
Conspire | 702.78 | As the spell is cast, you may tap two of your creatures that share a color with it; then the spell is copied, and the copy may have new targets.
Constructed | 100.2a | Play with decks that were built beforehand.
Continuous Effect | 611 | An effect that goes on for a time, stated or not: it changes characteristics, control, players or rules.
Continuous Artifact (Obsolete) | 301 | Once on the type line of artifacts that are not activated. They are simply artifacts now.
Control, Controller | 108.4 109.4 | The controller is the player who may use the object at present, who need not be its owner.
Control Another Player | 722 | To make every decision that the other player would make.
Convert | 701.28 | To turn a double-faced card over to its other face.
Converted Mana Cost (Obsolete) | 202.3 | The former name of mana value.
Convoke | 702.51 | Each untapped creature of yours that you tap for the spell pays {1} or one mana of that creature's color.
Copiable Values | 613.2 707.2 707.3 | The characteristics that a copy gets: what is printed, as changed by other copy effects, by being face down, and by choices made on entering, but by nothing else.
Copy | 707 | To make an object with another's copiable values, or to give those to an object; also an object so made.
Cost | 118 | What one must do or pay to do something, or to stop something from happening.
Counter | 122 701.6 | To counter a spell or ability is to take it off the stack without effect. A counter is also a marker on an object or player that changes it or works with rules and abilities.
Counts As (Obsolete) | – | Old cards said that they counted as something. Now they say that they are it.
Craft | 702.167 | At sorcery speed, pay the cost and exile this permanent along with the named materials from your permanents or graveyard; it returns transformed.
Create | 701.7 | To put a token onto the battlefield.
Creature | 302 | A card type, and a permanent that attacks and blocks.
Creature Type | 205.3m 302 308 | A subtype of creatures and kindreds, such as Elf or Wizard.
Crew | 301.7 702.122 | Tap untapped creatures of yours with total power N or more: the Vehicle is an artifact creature until end of turn.
Crime | 700.13 | To target an opponent, anything an opponent controls, or a card in an opponent's graveyard.
Cumulative Upkeep | 702.24 | Each upkeep the permanent gets an age counter; its controller sacrifices it unless the cost is paid once for every age counter.
Cycling | 702.29 | Pay the cost and discard the card from your hand to draw a card.
`;
