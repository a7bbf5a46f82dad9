/** Terms of 2026-02 from Public Zone to Zone-Change Triggers. The form of the lines is in `index.ts`. */
export const GLOSSARY = `
Public Zone | 400.2 | A zone whose cards all may see: battlefield, stack, graveyard, exile, command and ante, apart from cards that are face down.
Rad Counter | 2026-02+ 122 727 | A counter on players: before combat each mills as many cards, then for each nonland card among those loses 1 life and one rad counter.
Rampage | 702.23 | Whenever the creature becomes blocked, +N/+N is added to it until end of turn for each blocker after the first.
Range of Influence | 801 | How many seats away a player's actions reach, in games with that limit.
Ravenous | 702.156 | The creature enters with X +1/+1 counters, and draws you a card if X is at least 5.
Reach | 702.17 | The creature can block creatures with flying.
Read Ahead | 702.155 | The Saga's controller chooses at which chapter it starts; earlier chapters are passed over.
Rebound | 702.88 | If the spell was cast from hand, it is exiled as it resolves, and may be cast free in your next upkeep.
Reconfigure | 702.151 | Pay the cost, at sorcery speed, to attach the Equipment to one of your other creatures or to unattach it; while attached it is no creature.
Recover | 702.59 | When a creature goes from the battlefield to your graveyard, pay the cost to return this card from there to your hand; otherwise it is exiled.
Redirect (Obsolete) | 614.9 | Once: to make damage fall on something else. Cards now say that it is dealt to that instead.
Redirection Effect | 614.9 | A replacement effect that has damage dealt to another player or permanent.
Reflexive Triggered Ability | 603.12 | An ability that triggers, “when you do”, on what happened earlier while its maker resolved.
Regenerate | 701.19 | To put up a shield: the next time the permanent would be destroyed this turn, instead its damage is removed, it is tapped, and it leaves combat.
Reinforce | 702.77 | Pay the cost and discard the card to put N +1/+1 counters on a target creature.
Reminder Text | 207.2 | Words in italics and parentheses that explain a rule, without force of their own.
Removed from Combat | 506.4 | Of an attacker, a blocker or what is attacked: with no further part in this combat.
Remove from the Game, Removed, Removed-from-the-Game Zone (Obsolete) | 406 | The former names for exiling, for what is exiled, and for the exile zone.
Renown | 702.112 | When the creature deals combat damage to a player and is not renowned, it gets N +1/+1 counters and becomes so.
Renowned | 702.112 | A designation that the renown ability gives.
Replacement Effect | 614 | A continuous effect that waits for an event and puts another in its place, wholly or in part.
Replicate | 702.56 | An additional cost, paid as often as one likes: the spell is copied once for each, and the copies may have new targets.
Requirement | 508.1d 509.1c | An effect that makes creatures attack or block.
Resolve | 608 | What the top of the stack does when all pass: its instructions are followed.
Restart the Game | 104.6 726 | To end this game at once and begin another.
Respond | 117.7 | To cast or activate something while something else waits on the stack.
Restriction | 508.1c 509.1b | An effect that keeps creatures from attacking or blocking.
Retrace | 702.81 | The card may be cast from your graveyard if you also discard a land card.
Reveal | 701.20 | To show a card to everybody for a while.
The Ring | 701.54 | The emblem that one's Ring-bearer draws its powers from.
The Ring Tempts You | 701.54 | Get the emblem The Ring, or its next ability, and choose one of your creatures as Ring-bearer.
Ring-bearer | 701.54 | The creature chosen when the Ring tempts a player. It is legendary.
Riot | 702.136 | The creature enters with a +1/+1 counter or gains haste, as its controller chooses.
Ripple | 702.60 | When you cast the spell, you may reveal your library's top N cards and cast those of the same name free; the others go to the bottom.
Role | 111.10 303.7 | A colorless Aura token for creatures. Of several Roles that one player has on a permanent, only the newest stays.
Roll a d20 | 706 | To roll a die of twenty sides; a d6 has six, and so on.
Room | 309 709.5 | A part of a dungeon card. Also an enchantment type of split cards, whose halves are unlocked one at a time.
Room Ability | 309.4 | An ability of a dungeon's room that triggers as the marker moves in.
Rules Text | 207.1 | The words that define a card's abilities; a characteristic.
Sacrifice | 701.21 | To put a permanent that one controls into its owner's graveyard; this does not destroy it.
Saddle | 702.171 | Tap other untapped creatures of yours with total power N or more, at sorcery speed: this one is saddled until end of turn.
Saddled | 702.171 | A designation that the saddle ability gives for the turn.
Saga | 714 | An enchantment type: lore counters mark its chapters, each of which triggers in turn; after the last it is sacrificed.
Scavenge | 702.97 | Pay the cost and exile the creature card from your graveyard, at sorcery speed: a target creature gets as many +1/+1 counters as the card's power.
Scheme | 314 | A card type of Archenemy. Not a permanent.
Scheme Deck | 904.3 | An archenemy's deck of at least twenty schemes.
Scry | 701.22 | To look at the top N cards of one's library and put any of them at the bottom, the others back on top, in an order of one's own.
Search | 701.23 | To look through a zone for cards of a description. In a hidden zone one may fail to find those of a stated quality.
Secondary Title Bar | 201.6 | A small line with a card's true name, where it shows another.
Set Aside (Obsolete) | 406 | An old word for exiling.
Set in Motion | 701.32 | To turn up the top scheme of one's deck.
Shadow | 702.28 | The creature can block and be blocked only by creatures with shadow.
Shard Token | 111.10 | A colorless enchantment token: {2} and sacrifice it to scry 1 and then draw a card.
Shared Life Total | 810 | The one life total of a team in Two-Headed Giant.
Shared Team Turns Option | 805 | A multiplayer option: the members of a team take their turns together.
Shield Counter | 122.1c | If the permanent would be dealt damage or be destroyed by an effect, one such counter is removed instead.
Shortcut | 731 | An agreed way to pass over several choices without naming each.
Shroud | 702.18 | It can't be the target of any spell or ability, its controller's own included.
Shuffle | 103.3 701.24 | To put the cards of a deck or library into random order.
Sideboard | 100.4 | Extra cards with which a deck may be changed between the games of a match.
Siege | 310.11 | A battle type, protected by an opponent. When its last defense counter goes, its controller exiles it and may cast it transformed, free.
Silver-Bordered | – | Of cards for fun, in certain sets, which these rules may not cover.
Skip | 614.1b | A replacement effect: the event, step, phase or turn gives way to nothing.
Skulk | 702.118 | Creatures with greater power can't block this one.
Slivercycling | 2009-10+ 702.29 | Typecycling that finds a Sliver card.
Sneak | 702.190 | An alternative cost, for use during declare blockers: it includes returning an unblocked attacker to hand, and a creature so cast enters tapped and attacking.
Snow | 205.4 | A supertype; mana of sources that have it can pay {S}.
Snow Mana Symbol | 107.4h | {S}: one mana of a snow source, as a cost or as what was spent.
Snow-Covered (Obsolete) | 205.4 | The former word for snow, still in names.
Solved | 719 702.169 | A designation of a Case, and the keyword of the ability that works once the Case has it.
Sorcery | 307 | A card type for spells cast in one's own main phase with an empty stack. Not a permanent.
Soulbond | 702.95 | As this or another creature enters, you may pair the two while both are yours and unpaired; their ability works while they are paired.
Soulshift | 702.46 | When the permanent dies, a target Spirit card in your graveyard, of mana value up to N, may return to your hand.
Source of an Ability | 113.7 | The object that the ability comes from.
Source of Damage | 609.7 | The object that dealt it.
Source of Mana | 106.3 | The spell that made the mana, or the object whose ability did.
Space Sculptor | 702.158 | Gives every creature one of three sectors, alpha, beta or gamma, chosen by its controller.
Special Action | 116 | Something a player may do that does not use the stack, such as playing a land or turning a face-down creature up.
Spectacle | 702.137 | An alternative cost, open to you if an opponent lost life this turn.
Speed | 702.179 | A number from 1 to 4 that a player may have.
Spell | 112 | A card on the stack, or a copy there.
Spell Ability | 113.3a | What an instant or sorcery says is done as it resolves.
Spell Type | 205.3k 304 307 | A subtype that belongs to instants and sorceries, such as Arcane.
Splice | 702.47 | As you cast a spell of the quality, you may reveal this card and pay its splice cost: the spell gains its text, and the card stays in hand.
Split Cards | 709 | Cards with two halves, of which usually one is cast. Off the stack they have the characteristics of both.
Split Second | 702.61 | While the spell is on the stack, nobody can cast spells or activate abilities, apart from mana abilities.
Spree | 702.172 | Choose one or more modes, and pay the cost printed with each.
Squad | 702.157 | An additional cost, paid as often as one likes: for each, a token copy is created when the creature enters.
Stack | 405 | The zone where spells and abilities wait; the last one put there resolves first.
Start Your Engines! | 702.179 | Its controller, if without speed, gets speed 1; once in each of their turns, when opponents lose life, it rises by 1, up to 4.
Starting Deck | 103.2a | The deck as it is once the sideboard has been set apart.
Starting Hand Size | 103.5 | How many cards a player draws at first, usually seven.
Starting Life Total | 103.4 | A player's life at the beginning, usually 20.
Starting Player | 103.1 | Whoever was chosen to have the first turn.
Starting Team | 2009-10+ 103.1 805 | The team chosen to have the first turn, where teams share turns.
State-Based Actions | 2009-10+ 704 | What the game itself does whenever some condition holds, such as 0 life or lethal damage; checked before anyone gets priority, all at once, without the stack.
State Trigger | 603.8 | An ability that triggers on how things stand, and not again until it has left the stack.
Static Ability | 113.3d 604 | An ability that is simply true as long as its object is where it works.
Station | 702.184 721 | Tap another of your creatures, at sorcery speed, to put charge counters equal to its power on this permanent.
Station Cards | 721 | Cards with a text box in bands, station symbols and the station ability.
Status | 2009-10+ 110.5 | How a permanent stands: tapped or not, flipped or not, face up or down, phased in or out.
Step | 500 | A part of a phase.
Sticker | 123 | A marker that changes the object it is stuck to.
Sticker Kicker | 702.33h | Kicker that puts a sticker on the permanent and gives a ticket counter.
Sticker Sheet | 123 | A sheet of stickers from an Unfinity booster.
Storm | 702.40 | When you cast the spell, copy it once for each spell cast before it this turn; the copies may have new targets.
Stun Counter | 122.1d | If the permanent would untap, one such counter is removed instead.
Subgame | 728 | A whole game played inside a game, made by an effect.
Substitute Card | 713 | A stand-in with a common back, for a double-faced or meld card in a deck.
Subtype | 205.3 | What stands after the dash on the type line.
Successfully Cast (Obsolete) | 601 | Once said of spells that are cast. Cards leave out the first word now.
Summon (Obsolete) | 302 | Once on the type line of creatures: “Summon Elf” is “Creature — Elf” now.
Summoning Sickness Rule | 302.6 702.10 | A common name: a creature can't attack, nor use abilities with {T} or {Q} in their cost, unless its controller has had it since their most recent turn began.
Sunburst | 702.44 | The permanent enters with a counter for each color of mana spent on it: +1/+1 if it enters as a creature, otherwise charge.
Supertype | 205.4 | What stands before the card type, such as basic, legendary or snow. Most cards have none.
Supervillain Rumble | 2026-02+ 806 904 | Free-for-all in which all are archenemies.
Support | 701.41 | To give each of up to N target creatures a +1/+1 counter, this permanent apart.
Surge | 702.117 | An alternative cost, open to you if you or a teammate cast another spell this turn.
Surveil | 701.25 | To look at the top N cards of one's library and put any of them into the graveyard, the others back on top, in an order of one's own.
Suspend | 702.62 | Pay the cost to exile the card from hand with N time counters; your upkeeps remove them, and with the last gone you cast it free, a creature with haste.
Swamp | 305.6 | A basic land type. Such a land taps for {B}.
Swampcycling | 702.29 | Typecycling that finds a card with the land type Swamp.
Swampwalk | 702.14 | Landwalk that looks for a Swamp.
Tap | 701.26 | To turn a permanent on its side.
Tapped | 110.5 701.26 | A status: lying on its side.
Tap Symbol | 107.5 | {T} in a cost: tap this permanent.
Target | 115 | An object or player chosen beforehand for a spell or ability, marked by that word.
Team | 808 809 810 811 | Players who win together.
Teammate | 102.3 | Another player of one's team.
Team vs. Team Variant | 808 | A multiplayer variant for teams whose members sit side by side.
Text Box | 207 | The lower half of a card with its rules text, reminder text and flavor text.
Text-Changing Effect | 612 | A continuous effect that changes words of the text box or type line.
Threshold | 2026-02+ 207.2c | Once a keyword ability, now an ability word without meaning in the rules.
Ticket Symbol | 107.17 | {TK} stands for a ticket counter; with a number it is a cost of so many, paid by removing them from oneself.
Tiered | 702.183 | Choose one mode, and pay the cost printed with it.
Time Travel | 701.56 | For each of your permanents with a time counter and each suspended card you own, you may add such a counter or remove one.
Timestamp Order | 613.7 | Within a layer: earlier effects first.
Token | 111 | A marker for a permanent without a card.
Tombstone Icon | 107.9 | A sign on some cards that do something in the graveyard. Play ignores it.
Total Casting Cost (Obsolete) | 202.3 | The former name of mana value.
Total Cost | 601.2f | What is paid in the end: the cost itself, plus what is added, minus what is taken off.
Totem Armor (Obsolete) | 702.89 | The former name of umbra armor.
Toughness | 208 302.4 | The number after the slash in a creature card's lower right corner: how much damage destroys it. A characteristic of creatures alone.
Tournament | 100.6 | Organized competition.
Tournament Rules | 100.6 | Rules for sanctioned tournaments, on top of these.
Toxic | 702.164 | Combat damage of the creature to a player also gives that player as many poison counters as its total toxic value.
Traditional Magic Card | 108.2 | A card of the common size and back, made for decks.
Training | 702.149 | Whenever the creature attacks alongside one of greater power, it gets a +1/+1 counter.
Trample | 702.19 | When blocked, the attacker may deal the damage beyond lethal to its blockers to what it attacks.
Trample Over Planeswalkers | 2026-02+ 702.19 | Trample against a planeswalker, with damage beyond its loyalty going to its controller.
Transfigure | 702.71 | Pay the cost and sacrifice the creature, at sorcery speed: find a creature card of the same mana value and put it onto the battlefield.
Transform | 701.27 | To turn a double-faced permanent over to its other face.
Transforming Double-Faced Cards (Obsolete) | 712 | The former name of double-faced cards that are not modal.
Transmute | 702.53 | Pay the cost and discard the card, at sorcery speed: find a card of the same mana value and take it in hand.
Treasure Token | 111.10 | A colorless artifact token: tap and sacrifice it for one mana of any color.
Tribal (Obsolete) | 308 | The former name of kindred.
Tribute | 702.104 | As the creature enters, an opponent of your choice may put N +1/+1 counters on it; its other ability works if they did not.
Trigger | 603 | What a triggered ability does when its event takes place: it goes on the stack before the next player gets priority.
Trigger Condition | 603.1 | The beginning of a triggered ability, from “when”, “whenever” or “at”.
Triggered Ability | 113.3c 603 | An ability that begins with “when”, “whenever” or “at” and goes on the stack by itself.
Trigger Event | 603.2 | What a triggered ability waits for.
Triple | 701.11 | To make a creature's power, toughness or both three times as much until end of turn.
Turn-Based Actions | 703 | What the game does by itself as steps and phases begin or end, such as untapping and drawing, without the stack.
Turn Markers | 807.4 | Markers that show who is taking turns in a Grand Melee.
Two-Headed Giant Variant | 810 | A multiplayer variant for teams of two that share life and turns.
Type | 106 205 300 | An object's card type, or its card types, subtypes and supertypes together. Mana has a type too: its color, or colorless.
Type Icon | 107.10 | A sign on some Future Sight cards. Play ignores it.
Type Line | 205 | The line under the picture, with supertypes, card types and subtypes.
Type-Changing Effect | 205.1a 205.1b 305.7 613.1d | An effect that changes what types an object has.
Typecycling | 702.29 | Pay the cost and discard the card to find a card of the named type and take it in hand.
Umbra Armor | 702.89 | If the enchanted permanent would be destroyed, instead its damage is removed and this Aura is destroyed.
Unattach | 701.3d | To take an Equipment off its creature and leave it on the battlefield.
Unblockable (Obsolete) | 509.1b | Once: can't be blocked.
Unblocked Creature | 509.1h | An attacker that no creature was declared to block and no effect made blocked, until it leaves combat or the phase is over.
Undaunted | 702.125 | The spell costs {1} less for each opponent of its caster.
Undying | 702.93 | When the permanent dies without a +1/+1 counter, it returns under its owner's control with one.
Unearth | 702.84 | Pay the cost, at sorcery speed, to return the card from your graveyard with haste; it is exiled at the next end step, or if it would leave.
Unflipped | 110.5 710 | The usual status of a permanent, flip cards included.
Unleash | 702.98 | The creature may enter with a +1/+1 counter; it can't block while it has one.
Unless | 118.12a | Marks a cost with which a player may avert the rest.
Unlock | 709.5f | To give a half of a permanent its unlocked designation.
Unlocked | 709.5 | Of a half of a split permanent: having the designation that lets its name, cost and text count.
Untap | 701.26 | To turn a permanent upright again.
Untap Step | 502 | The first of the turn: phasing, day and night, then the active player's permanents untap. Nobody gets priority.
Untap Symbol | 2009-10+ 107.6 | {Q} in a cost: untap this permanent.
Untapped | 110.5 701.26 | The usual status of a permanent: upright.
Upkeep Step | 503 | The second of the turn, for what triggers in the upkeep.
Vancouver Mulligan | 2026-02+ 103.5 | A common name for a former mulligan: draw one card fewer, and on keeping look at the library's top card, which may go to the bottom.
Vanguard | 313 902 | A casual variant with a card for each player that changes starting life and hand; also that card type. Not a permanent.
Vanishing | 702.63 | The permanent enters with N time counters; each upkeep one is removed, and with the last the permanent is sacrificed.
Variant | 800.2 | A set of rules that shapes a multiplayer game.
Vehicle | 301.7 702.122 | An artifact type; crew makes it a creature.
Venture into [Quality] | 701.49 | To venture into a dungeon of the quality if none is under way.
Venture into the Dungeon | 701.49 | To move one's marker to the next room, or to start a dungeon at its first room.
Venture Marker | 309 | The marker for the room that one is in.
Vigilance | 702.20 | Attacking does not tap the creature.
Visit | 702.159 | On Attractions: what happens when its owner rolls one of its lit numbers.
Vote | 701.38 | To choose among answers in turn order; the count decides.
Walker Token | 111.10 | A 2/2 black Zombie creature token with the name Walker.
Wall | 702.3 | A creature type without rules of its own. Walls that could not attack by their type have defender now.
Ward | 702.21 | Whenever it becomes the target of what an opponent controls, that is countered unless its controller pays the ward cost.
Warp | 702.185 | The card may be cast from hand for this cost; it is exiled at the next end step, and may be cast from exile on a later turn.
Waterbend | 701.67 | To pay a cost, in which each untapped artifact or creature that you tap counts as {1}.
Web-slinging | 702.188 | An alternative cost that includes returning a tapped creature of yours to its owner's hand.
Win the Game | 104.2 809.5 810.8 | To be the last one left, or to be said to win by an effect.
Wither | 702.80 | Its damage to creatures is dealt as -1/-1 counters.
Wizardcycling | 2009-10+ 702.29 | Typecycling that finds a Wizard card.
World | 205.4 | A supertype that makes the world rule watch a permanent.
World Rule | 704.5k | A state-based action: of all world permanents only the newest stays; if several are equally new, none does.
X | 107.3 | A number not fixed in print: chosen by its player, or defined by the text.
Y | 107.3 | A number like X, where X is taken.
You, Your | 109.5 | The controller of the object that says so, or whoever tries to play it; its owner where it has no controller.
Zone | 400 | A place where objects are: library, hand, battlefield, graveyard, stack, exile, command; with ante at times.
Zone-Change Triggers | 603.6 | Triggers that look for objects that move between zones.
`;
