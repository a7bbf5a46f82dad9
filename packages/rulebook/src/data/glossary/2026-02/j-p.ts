/** Terms of 2026-02 from Jump-Start to Prowl. The form of the lines is in `index.ts`. */
export const GLOSSARY = `
Jump-Start | 702.133 | The card may be cast from your graveyard if you also discard a card; it is exiled when it leaves the stack.
Keyword Ability | 702 | A word such as flying that stands for a longer ability or several.
Keyword Action | 2009-10+ 701 | A verb such as destroy or scry that has a meaning of its own in the rules.
Keyword Counter | 122.1b | A counter that gives its object the keyword it is named for.
Kicker, Kicked | 702.33 | An optional additional cost. A spell is kicked if its caster chose to pay it, or any one of several.
Kindred | 2026-02+ 308 | A card type that comes with another one and lets it have creature types.
Land | 305 | A card type, and a permanent. Lands are played without the stack, not cast.
Land Type | 205.3i 305 | A subtype that belongs to lands.
Lander Token | 111.10 | A colorless artifact token: {2}, tap and sacrifice it to find a basic land card and put it onto the battlefield tapped.
Landwalk | 702.14 | The creature can't be blocked while the defending player controls a land of the type named.
Last Known Information | 113.7a 608.2b 608.2h 800.4h | What an object was as it last existed in the zone where it is looked for, or what a departed player was at the end; used when neither can be asked any more.
Layer | 613 | One of the seven steps in which continuous effects are applied, from copies to power and toughness.
Learn | 701.48 | To discard a card and draw one, or to take a Lesson card into one's hand from outside the game; one may do neither.
Leaves the Battlefield | 2009-10+ 603.6c 603.10 | Moves from the battlefield to another zone; or, while phased in, leaves the game with its owner.
Legal Text | 213 | The lines of fine print under the text box. Play ignores them.
Legend (Obsolete) | 205.4 | A former creature type; such cards have the supertype legendary now.
Legendary | 205.4 704.5j | A supertype that makes the legend rule watch a permanent.
Legend Rule | 704.5j | A state-based action: of the legendary permanents of one name that a player controls, the player keeps one, and the others go to their owners' graveyards.
Lethal Damage | 120.4a 120.6 510.1 704.5g | As much damage as the creature's toughness or more; what is marked on it already counts.
Level | 716 | A number that a Class has: which of its abilities it has got.
Level Symbol | 107.8 711 | A keyword drawn as an arrow: with that many level counters the leveler has those abilities, that power and that toughness.
Level Up | 702.87 | Pay the cost to put a level counter on the creature, at sorcery speed.
Leveler Cards | 2011-09+ 711 | Creature cards with a text box in three bands and three boxes for power and toughness.
Library | 401 | The zone that a player draws from; also the cards in it.
Life, Life Total | 119 | A number that each player has, gains and loses; who has 0 or less loses the game.
Life Modifier | 212 | A characteristic of vanguards: it changes the life that their player starts with.
Lifelink | 702.15 | When the source deals damage, its controller also gains that much life.
Limited | 100.2b | Play with decks that are built on the spot from newly opened packs.
Limited Range of Influence | 801 | A multiplayer option: what a player does reaches only players within so many seats.
Linked Abilities | 607 | Two abilities printed on one object of which one refers to what the other did, and to nothing else.
Living Metal | 702.161 | On your turn the permanent is an artifact creature besides its other types.
Living Weapon | 702.92 | When the Equipment enters, it brings a 0/0 black Phyrexian Germ creature token and is attached to that.
Local Enchantment (Obsolete) | 303.4 | The former name of an Aura.
Lock | 709.5g | To take the unlocked designation from a half of a permanent.
Locked | 709.5 | Of a half of a split permanent: without its unlocked designation, and so without its name, cost and text.
London Mulligan | 2026-02+ 103.5 | A common name for today's mulligan: draw seven again, then put one card under the library for each mulligan taken.
Loop | 731 | Actions that could go on repeating for ever.
Lose the Game | 104.3 809.5 810.8 903.10 | What 0 life, ten poison counters, an empty library drawn from, conceding and some effects bring about; Commander, Emperor and Two-Headed Giant have more ways.
Loyalty | 209 306.5 | The number in a planeswalker card's lower right corner: how many loyalty counters it enters with. Also a characteristic of planeswalkers alone.
Loyalty Ability | 606 | An activated ability that adds or removes loyalty counters as its cost: one each turn for a planeswalker, at sorcery speed.
Madness | 702.35 | You may discard the card into exile; then you may cast it for its madness cost, or it goes to your graveyard.
Main Game | 728 | The game in which a subgame was begun.
Main Phase | 505 | The turn's second and fourth phases, before and after combat: for lands, sorceries and permanents.
Mana | 106 107.4 202 | What players pay for spells and abilities with.
Mana Ability | 605 | An ability that could make mana, has no target, is no loyalty ability, and works without the stack; a triggered one must follow from making mana.
Mana Burn (Obsolete) | 106.4 | The life that players once lost for mana left unspent at the end of a phase. Such mana is now simply lost.
Mana Cost | 107.4 202 | The symbols in a card's upper right corner, which pay for the spell; a characteristic.
Mana Pool | 106.4 | Where a player's mana waits to be spent. It empties at the end of every step and phase.
Mana Source (Obsolete) | 605 | A former card type; such cards are instants now, and such abilities are mana abilities.
Mana Symbol | 107.4 | A sign for mana or for a cost in mana.
Mana Value | 2026-02+ 202.3 | All the mana of a mana cost added up, whatever its color; X is 0 except on the stack.
Manifest | 701.40 708 | To put a card face down onto the battlefield as a 2/2 creature; a creature card may later be turned up for its mana cost.
Manifest Dread | 701.62 701.40 708 | To look at the top two cards of one's library, manifest one and put the other into the graveyard.
Map | 111.10 701.44 | A colorless artifact token: {1}, tap and sacrifice it, at sorcery speed, and a target creature of yours explores.
Match | 100.6 | In a tournament, one multiplayer game, or a series of two-player games, usually up to two wins.
Max Speed | 702.178 702.179 | A speed of 4. As a keyword, it gives an ability only while the controller, or off the battlefield the owner, has that speed.
Maximum Hand Size | 402.2 514.1 | How many cards a player may keep in the cleanup step, usually seven.
Mayhem | 702.187 | The card may be cast from your graveyard for this cost, or a land played, in the turn in which you discarded it.
Megamorph | 2026-02+ 702.37 | Morph that puts a +1/+1 counter on the permanent as it is turned up for its megamorph cost.
Meld | 701.42 | To turn over the two cards of a pair and join them into one permanent.
Meld Cards | 2026-02+ 712 | Cards with half of a larger card on the back, in pairs.
Melee | 702.121 | Whenever the creature attacks, +1/+1 is added to it until end of turn for each opponent that you attacked with a creature this combat.
Menace | 702.111 | It takes two or more creatures to block this one.
Mentor | 702.134 | Whenever the creature attacks, a target attacking creature of lesser power gets a +1/+1 counter.
Merged Permanent | 729 | One permanent made up of several cards or tokens.
Mill | 701.17 | To put that many cards from the top of a library into its owner's graveyard.
Minimum Deck Size | 2026-02+ 100.2a 100.2b | The least number of cards that a rule or effect lets the player's deck have.
Miracle | 702.94 | You may reveal the card as you draw it, first in the turn, and then cast it for its miracle cost.
Mobilize | 702.181 | Whenever the creature attacks, create N 1/1 red Warrior tokens, tapped and attacking; they are sacrificed at the next end step.
Modal, Mode | 700.2 | A modal spell or ability has a list of choices, its modes, with a number of them to choose.
Modal Double-Faced Cards | 2026-02+ 712 | Double-faced cards of which either face can be played from hand.
Modified | 700.9 | Having a counter, being equipped, or being enchanted by an Aura of the creature's own controller.
Modular | 702.43 | The permanent enters with N +1/+1 counters; when it dies, you may put as many as it had on a target artifact creature.
Monarch | 724 | A designation of one player at a time, who draws a card at each of their end steps. Whoever's creature deals that player combat damage takes it.
Mono Artifact (Obsolete) | 301 | Once on the type line of artifacts that tap to be used. They are simply artifacts now, with {T} in the cost.
Monocolored | 105.2a | Having one color, neither more nor none.
Monocolored Hybrid Mana Symbols | 107.4e | Symbols such as {2/B}: paid by {2} or one mana of the color.
Monstrosity | 701.37 | To put N +1/+1 counters on a creature and make it monstrous, unless it is so already.
Monstrous | 701.37 | A designation of a permanent whose monstrosity has resolved; it lasts until it leaves the battlefield.
More Than Meets the Eye | 702.162 701.28 | The card may be cast converted, with its other face up, for this cost.
Morph | 702.37 708 | The card may be cast for {3} face down as a 2/2 creature, and turned up for its morph cost.
Mountain | 305.6 | A basic land type. Such a land taps for {R}.
Mountaincycling | 702.29 | Typecycling that finds a card with the land type Mountain.
Mountainwalk | 702.14 | Landwalk that looks for a Mountain.
Move | 122.5 701.3 | To take a counter off one object and put it on another. Of Auras, cards now say attach.
Mulligan | 103.5 | To give back an opening hand for a new one.
Multicolored | 105.2b | Having two colors or more; this is not itself a color.
Multikicker | 2011-09+ 702.33 | Kicker that may be paid as many times as one likes.
Multiplayer Game | 800 | A game that more than two players begin.
Mutate | 702.140 | The creature card may be cast, for this cost, with one of your non-Human creatures as its target, which it then merges with, on top or underneath.
Mutating Creature Spell | 702.140 729 | A spell cast with mutate. With a legal target it merges: the creature is as its topmost card says and has the abilities of all; otherwise it enters as a creature.
Myriad | 702.116 | Whenever the creature attacks, you may create tapped token copies that attack each other opponent; they are exiled when combat ends.
Name | 201 | What stands in a card's upper left corner; a characteristic.
Night | 730 702.145 | One of two designations of the game; the other is day.
Nightbound | 702.145 730 | On a back face: the permanent shows this face by night and turns back as day comes.
Ninjutsu | 702.49 | Pay the cost and return an unblocked attacker of yours to hand: this card enters from hand, tapped and attacking the same.
Nonbasic Land | 205.4 | A land without the supertype basic.
Nonmodal Double-Faced Card | 2026-02+ 712 | A double-faced card that is cast with its front up and may transform later.
Nontraditional Magic Card | 108.2 | A card that stays out of decks, often larger or with another back.
Object | 109 | A card, copy of a card, token, spell, permanent, emblem, or ability on the stack.
Offering | 702.48 | The spell may be cast at instant speed if a permanent of the quality is sacrificed, whose mana cost comes off its own.
Offspring | 702.175 | An optional additional cost: if it was paid, a token copy of the creature that is 1/1 is created when it enters.
Omen Card | 720 | A card with a second, smaller frame inside it: it may be cast as that Omen spell, which is shuffled into the library as it resolves.
One-Shot Effect | 610 | An effect that does something once and is over.
Ongoing | 2011-09+ 205.4 | A supertype of schemes: they stay face up until abandoned.
Opening Hand | 103.5 | The hand that a player keeps, after the last mulligan.
Opponent | 102.2 102.3 | Someone one plays against: the other player, or whoever is not on one's team.
Option | 800.2 | A rule, or several, that can be added to a multiplayer game.
Oracle | 108.1 | The record of every card's wording in force, in English, found in the Gatherer database.
Outlast | 702.107 | Pay the cost and tap the creature, at sorcery speed, to put a +1/+1 counter on it.
Outside the Game | 400.11 | In none of the game's zones.
Overload | 702.96 | An alternative cost: if it was paid, the spell says “each” where it says “target”, and has no targets.
Owner | 108.3 110.2 111.2 112.2 | The player to whom a card or other object belongs, whoever controls it.
Paired | 702.95 | Of a creature: joined to another by soulbond.
Paris Mulligan | 2026-02+ 103.5 | A common name for a former mulligan: shuffle the hand away and draw one card fewer.
Partner, “Partner—[text],” “Partner with [name]” | 702.124 903 | Two cards with it may both be one's commanders. “Partner with” a name joins just that pair, and lets a player search for the other when one enters.
Party | 700.8 | At most one Cleric, Rogue, Warrior and Wizard each among a player's creatures, counted for the best.
Pass | 117 | To do nothing on having priority.
Pass in Succession | 117.4 | All players pass, one after another, with no action between.
Pawprint Symbol | 700.2i | A paw that says what a mode of a spell weighs.
Pay | 118 | To do what a cost asks, such as spending mana or life.
Permanent | 110 | A card or token on the battlefield.
Permanent Card | 110.4a | A card of a type that could stay on the battlefield.
Permanent Spell | 110.4b | A spell that becomes a permanent as it resolves.
Permanently (Obsolete) | 611.2 | Once: for the rest of the game. Cards leave the word out now.
Persist | 702.79 | When the permanent dies without a -1/-1 counter, it returns under its owner's control with one.
Phase | 500 702.26 | One of the five parts of a turn. Also, of a permanent, to change between phased in and phased out.
Phased In, Phased Out | 2009-10+ 110.5 702.26 | A status. What is phased out counts as absent from the battlefield; it comes back in its controller's untap step.
Phasing | 702.26 | The permanent phases out and in by turns, at the start of its controller's untap steps.
Phenomenon | 312 | A card type of Planechase, met once and passed by. Not a permanent.
Phyrexian Mana Symbol | 107.4f | A symbol such as {W/P}: paid by one mana of the color or 2 life.
Phyrexian Symbol | 2026-02+ 107.4g | In rules text, stands for all the Phyrexian mana symbols.
Pile | 700.3 | A group that cards are put into for a while.
Placed | 2026-02+ 122 | Once said of counters that are put on something. Cards now say put.
Plains | 305.6 | A basic land type. Such a land taps for {W}.
Plainscycling | 702.29 | Typecycling that finds a card with the land type Plains.
Plainswalk | 702.14 | Landwalk that looks for a Plains.
Planar Deck | 901.3 | A Planechase deck of at least ten planes and phenomena.
Planar Die | 901.3 | The six-sided die of Planechase, with one face for chaos and one for planeswalking.
Plane | 311 | A card type of Planechase: the place where the game is played. Not a permanent.
Planechase | 901 | A casual variant whose plane cards change the game for everybody.
Planeswalk | 701.31 | To put all planes and phenomena that are face up under their decks, and turn up the next from one's own.
Planeswalker | 306 | A card type, and a permanent with loyalty, which can be attacked.
Planeswalker Symbol | 2009-10+ 107.11 | The sign on the planar die that makes its player planeswalk.
Planeswalker Type | 205.3j 306 | A subtype that belongs to planeswalkers, such as Jace.
Planeswalker Uniqueness Rule (Obsolete) | 704.5j | A former rule: of planeswalkers of one type a player kept only one. The legend rule looks after their names now.
Play | 116 305 601 | To put a land onto the battlefield as the special action; or to play a card as a land or cast it. Once the word for cast, for activate, and for the battlefield.
Player | 102 | Someone who takes part in the game.
Plot | 702.170 | At sorcery speed, pay the cost to exile the card from hand; on a later turn it may be cast free at sorcery speed.
Plotted | 702.170 | Of a card: exiled by plotting, or made so by an effect.
Poison Counter | 122 704.5c | A counter on players; whoever has ten loses the game.
Poisoned | 122 | Having at least one poison counter.
Poisonous | 702.70 | Whenever the creature deals combat damage to a player, it also gives N poison counters.
Poly Artifact (Obsolete) | 301 | Once on the type line of artifacts that are used without tapping. They are simply artifacts now.
Populate | 701.36 | To create a copy of one of one's creature tokens.
Postcombat Main Phase | 505 | The main phase after combat.
Power | 208 302.4 | The number before the slash in a creature card's lower right corner: how much damage it deals in combat. A characteristic of creatures alone.
Powerstone Token | 111.10 | A colorless artifact token that taps for {C}, which nonartifact spells can't be cast with.
Precombat Main Phase | 505 | The first main phase of the turn.
Prevent | 615 | Says that damage is not dealt.
Prevention Effect | 615 | A continuous effect that waits for damage and stops it, wholly or in part.
Priority | 117 | The right to act now. When all pass, the top of the stack resolves, or the step ends if the stack is empty.
Prize | 702.159 | What some Attractions give for a visit beyond the rest.
Proliferate | 701.34 | To choose any players and permanents that have counters, and give each one more of every kind it has.
Protect, Protector | 310.8 | The player who defends a battle.
Protection | 702.16 | From what has the quality it can't be damaged, enchanted or equipped, blocked, or targeted.
Prototype | 702.160 718 | The card may be cast with the smaller power, toughness and mana cost of its inner frame.
Prototype Card | 718 | A card with an inner frame that holds a second cost, power and toughness.
Provoke | 702.39 | Whenever the creature attacks, you may untap a target creature of the defending player, which then blocks it if able.
Prowess | 702.108 | Whenever you cast a noncreature spell, the creature gets +1/+1 until end of turn.
Prowl | 702.76 | An alternative cost, open to you if a creature of yours that shares a type with the spell dealt a player combat damage this turn.
`;
