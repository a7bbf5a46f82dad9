/** The rules of chapters 8 and 9 as of 2026-02, each as `number | title | summary`, in our own words. */
export const SUMMARIES = `
800.1 | Multiplayer game | A game that more than two players begin is a multiplayer game. This section adds optional rules for it.
800.2 | Options and variants | A multiplayer game may use several options but no more than one variant.
800.3 | Tournament rules | Multiplayer tournaments may have further rules, deck building included, in the tournament rules.
800.4 | Players leaving the game | A multiplayer game can go on after players have left it.
800.4a | What leaves with a player | At once, objects the player owns leave, effects giving them control of objects or players end, their stack objects without cards vanish, and whatever else they control is exiled. If they had priority, the next player gets it.
800.4b | Nothing comes to who left | No object or player comes under the control of a player who left, and no token is created for them. An object that would enter or go on the stack under their control stays where it is.
800.4c | When control falls back to them | When a control effect ends, no other gives the object to a player in the game, and its default controller has left, the object is exiled at once.
800.4d | Nothing is created for them | An object that a departed player would own isn't created. A triggered ability they would control doesn't go on the stack.
800.4e | Combat damage to them | No combat damage is assigned to a player who left.
800.4f | Costs they should pay | A cost that a departed player would have to pay, or decide on paying, goes unpaid.
800.4g | Choices of objects | If an object asks a departed player for another choice, its controller chooses someone else to make it. If an opponent was to choose, it must be another opponent if possible.
800.4h | Choices of rules | If a rule asks a departed player for a choice, the player next in turn order makes it.
800.4i | Information about them | Effects use a player's current information, or if they left, their last known information from before. Effects that look for players' actions also find those of players who left.
800.4j | Leaving during their turn | The turn goes on to its end without an active player. Where the active player would get priority, the next in turn order gets it, or the top object resolves, or the step or phase ends.
800.4k | Turns of who left | A turn that a departed player would begin doesn't begin.
800.4m | Until their next turn | Effects lasting until a departed player's next turn, or a point in it, last until that turn would have begun.
800.4n | Ante | A departed player's objects in the ante zone stay in the game.
800.4p | Planar controller leaves | In Planechase, if the planar controller would leave, first the next player in turn order who stays becomes the planar controller.
800.5 | Seating order | Players may agree on any way to settle the seating, unless the variant or option rules it.
800.6 | First mulligan is free | In multiplayer games a player's first mulligan counts neither for the cards to put on the bottom nor for how many mulligans they may take. Later ones do.
800.7 | First draw step | In multiplayer games the starting player does draw on the first turn. Only in Two-Headed Giant does the starting team skip that draw step.
801 | Limited Range of Influence Option | Players affect only others seated near them.
801.1 | Where it is used | Most multiplayer games can use it. Emperor always does, and games of five or more often do.
801.2 | Range of influence | A player's range is how many seats away they can affect, covering spells, abilities, effects, damage, attacks, choices and winning. Players within so many seats, and objects they control, are in it.
801.2a | Usual ranges | One and two seats are the usual ranges. Players may have different ones.
801.2b | Yourself | You are always in your own range of influence.
801.2c | When it is determined | Who is within whose range is determined as each turn begins.
801.2d | Objects in range | An object is in your range if its controller is you or someone within range. A battle also is if its protector is.
801.3 | Attacking in range | Your creatures attack only opponents in your range, their planeswalkers and the battles they protect. With no opponent in range they can't attack.
801.4 | Targets in range | You can't target what is outside your range with spells and abilities you control.
801.5 | Choices | Cards that ask for choices work differently under this option.
801.5a | Choosing objects or players | An object or player you choose must be in your range.
801.5b | Choosing options | Between options that aren't objects or players you choose freely, even if they refer to something out of range.
801.5c | Nobody in range to choose | If nobody in the controller's range can make a needed choice, the nearest suitable player to the controller's left does.
801.6 | Activating out of range | You can't activate the activated abilities of objects outside your range.
801.7 | Triggering in range | An ability triggers only on an event that happens wholly in the range of its source's controller.
801.7a | Moving in or out of range | If the event includes an object's moving into or out of range, look at the game after or before it, whichever fits.
801.8 | Auras in range | An Aura can't enchant anything out of its controller's range. If so attached, it goes to its owner's graveyard as a state-based action.
801.9 | Equipment in range | Equipment and Fortifications can't be attached to objects out of their controller's range. If so attached, they come off as a state-based action and stay on the battlefield.
801.10 | Effects in range | Spells and abilities do nothing to objects and players out of their controller's range. The rest of their effect happens.
801.11 | Information in range | A spell or ability sees only objects and events within its controller's range.
801.12 | World rule | The world rule counts only other world permanents within range of the permanent's controller.
801.13 | Replacement and prevention | An event modified by a replacement or prevention effect may contain instructions that can't be carried out because of range. Those are ignored.
801.13a | Replacement out of range | The part of a replacement that would make a spell or ability affect something out of its controller's range does nothing.
801.13b | Prevention in range | Prevention of damage by sources works only on sources within the controller's range, and of damage to recipients only for recipients in range. If neither is specified, source and recipient must both be in range.
801.14 | Winning by an effect | If an effect has a player win the game, that player's opponents in their range lose instead.
801.15 | Draw by an effect | If an effect makes the game a draw, it is one for its controller and everyone in their range, who leave. The others play on.
801.16 | Draw by a loop | In a loop of mandatory actions, the game is a draw for all who control an object involved and for all within their ranges, who leave. The others play on.
801.17 | Restarting the game | Effects restarting the game ignore ranges: everyone takes part in the new game.
801.18 | Planes and phenomena | In multiplayer Planechase except Grand Melee, plane and phenomenon cards ignore ranges and affect all objects and players they apply to.
802 | Attack Multiple Players Option | The active player may attack several players at once.
802.1 | Several or one | The active player can attack more than one player in a combat, or just one.
802.2 | All opponents defend | No defending player is chosen as combat starts: all opponents of the attacking player are defending players.
802.2a | Which defending player is meant | “Defending player” means one: whom the creature attacks or attacked last, or that planeswalker's controller or battle's protector. It's found for each attacker singly; if several would fit, the controller of the spell or ability chooses.
802.3 | Declaring attackers | For each attacker, choose which defending player, planeswalker of one or battle protected by one it attacks.
802.3a | Restrictions and requirements | Those not about a certain player look at all attackers together, those about one apply only to creatures attacking that player. The whole attack must be legal.
802.3b | Bands | All creatures of a band must attack the same player.
802.4 | Declaring blockers | If several players are attacked, themselves or through planeswalkers and battles, they declare all their blocks one after the other in APNAP order.
802.4a | Who blocks what | A defending player blocks only with their own creatures, and only attackers of themselves, their planeswalkers or battles they protect.
802.4b | Legality of blocks | Whether a player's blocks are legal is judged without attackers of other players and without others' blockers.
802.5 | Combat damage | Combat damage is assigned in APNAP order; otherwise the step goes as with two players.
803 | Attack Left and Attack Right Options | Players attack only their neighbor on one side.
803.1 | Optional rules | Some multiplayer games let players attack only to the left or only to the right.
803.1a | Attack left | You can attack only an opponent in the next seat to your left, their planeswalkers, or battles they protect. If that seat holds no opponent, you can't attack.
803.1b | Attack right | You can attack only an opponent in the next seat to your right, their planeswalkers, or battles they protect. If that seat holds no opponent, you can't attack.
804 | Deploy Creatures Option | Creatures can be handed to a teammate.
804.1 | Where it is used | Emperor always uses it and other team variants may. Games of single players usually don't.
804.2 | The ability | Each creature can be tapped, at sorcery timing, for target teammate to gain control of it.
805 | Shared Team Turns Option | The members of a team take their turns together.
805.1 | Where it is used | Two-Headed Giant and Archenemy always use it, other team games may. Teammates must sit next to each other.
805.2 | Primary player | The primary player of a team sits rightmost as the team sees it. If teammates disagree over a choice, that player decides.
805.3 | Starting team | The usual methods for choosing who begins determine the starting team.
805.3a | Mulligans | The starting team's players, in the order they like, say if they mulligan, then the other teams in turn order; then all are taken at once. Teammates may consult, and one may mulligan after another has decided to keep.
805.3b | Cards that begin on the battlefield | The starting team's players, in the order they like, put any such cards from opening hands onto the battlefield, then those of each other team in turn order. Teammates may consult.
805.4 | Team turns | Teams rather than players take turns.
805.4a | Active team | The active team is the one whose turn it is. All others are nonactive.
805.4b | Drawing | In a team's draw step each of its players draws a card.
805.4c | Playing lands | In each turn of a team, every one of its players may play a land.
805.4d | Each player's step | An ability that triggers at “each player's” or “each opponent's” step or phase triggers once per fitting player if it speaks of “that player” or the like in its condition, effect or “if” clause.
805.5 | Priority | Priority belongs to teams, not to players.
805.5a | Acting with priority | While your team has priority, you may take special actions, cast spells and activate abilities.
805.5b | Passing | A team passes when none of its players wants to act. When all teams pass in a row, the top object resolves and the active team gets priority, or with an empty stack the step or phase ends.
805.6 | Order of choices | Choices at the same time are made first by the active team, then by the others in turn order; players within a team choose in the order they like. Then all actions happen at once.
805.6a | Drawing cards | If several players draw, those of the active team do so first in the order they like, then those of each nonactive team in turn order.
805.7 | Triggered abilities | The active team puts all triggered abilities of its members on the stack in any order, then each nonactive team does so in turn order.
805.8 | Extra and skipped turns | Extra or skipped turns, phases and steps go to the player's whole team, once only if one effect says so for several teammates. Whoever controls a player controls their team.
805.9 | Active player in abilities | “Active player” in an ability means just one of them. The ability's controller chooses which when its effect applies.
805.10 | Combat | This option has its own combat rules.
805.10a | Attacking and defending teams | Teams attack and defend as groups: all players of the active team are attacking players, all of the nonactive team defending players.
805.10b | Declaring attackers | The active team declares one combined attack, saying for each creature which defending player, planeswalker or battle it attacks. All attackers together must be legal.
805.10c | Which attacking player is meant | “Attacking player” means one: the controller of the attacker that the blocker in question blocks. It's found for each blocker singly; if several would fit, the controller of the spell or ability chooses.
805.10d | Declaring blockers | The defending team declares one combined block: its creatures may block attackers of any of its players, their planeswalkers or battles they protect. All blocks together must be legal.
805.10e | Which defending player is meant | “Defending player” means one: whom the creature attacks or attacked last, or that planeswalker's controller or battle's protector. It's found for each attacker singly; if several would fit, the controller of the spell or ability chooses.
805.10f | Assigning combat damage | First the active team announces how all its attackers assign combat damage, then the defending team does for its blockers.
806 | Free-for-All Variant | Everyone plays against everyone.
806.1 | Single players | A group of single players compete, each against all others.
806.2 | Default options | Options are settled before play; these are the defaults.
806.2a | Range of influence | Usually unlimited. If limited, it is the same for all players and settled before play.
806.2b | Attack options | One and only one of attack left, attack right and attack multiple players is used.
806.2c | No deploy creatures | Free-for-All doesn't use the deploy creatures option.
806.3 | Seating | Players sit around the table at random.
807 | Grand Melee Variant | A big free-for-all in which several players take turns at once.
807.1 | Ten or more | Grand Melee changes Free-for-All for many single players, normally at least ten.
807.2 | Default options | Options are settled before play; these are the defaults.
807.2a | Range of influence | Everyone's range of influence is 1.
807.2b | Attack left | Players use the attack left option.
807.2c | Options not used | Neither attack multiple players nor deploy creatures is used.
807.3 | Seating | Players sit at random.
807.4 | Turn markers | Several players take turns at once. Turn markers that move round show who, each standing for one active player's turn.
807.4a | How many markers | For every full four players there is one turn marker.
807.4b | Handing them out | The starting player takes marker one, the player four seats to the left marker two, and so on. All of them start their turns together.
807.4c | Passing the marker | After your turn you pass the marker to your left. If a holder leaves, the player to their left takes it, after the turn if one was going on, else at once.
807.4d | Waiting | With a new marker you can't begin while someone in the three seats to your left has one. You wait until the player four seats to your left takes it.
807.4e | Marking for removal | If a player's leaving would reduce the number of markers, the one nearest to their right is to be removed; if several leave at once and several markers could go, the lowest number. A marker may be designated repeatedly.
807.4f | Markers not counted | Markers already designated for removal aren't counted when asking whether the number of markers goes down.
807.4g | Removing markers | A designated marker is removed after its holder's current turn, or at once if they aren't taking one. If it was designated several times, the marker to its right gets all those designations but one.
807.4h | Range after leaving | When neighbors leave, the players on both sides of the gap come into each other's range only when the next turn begins.
807.4i | Extra turns | An extra turn keeps the marker with you. If another marker is within three seats left, it waits until that moves four seats away; if within three seats right, you pass yours on and take the extra turn right before your next.
807.4j | Extra turn without marker | If you'd have no marker when your extra turn should begin, you take that turn immediately ahead of your next one.
807.5 | Several stacks | There are as many stacks as turn markers, one for each.
807.5a | Priority for a stack | You get priority for a marker's stack only if that marker, or the controller of an object on that stack, is in your range.
807.5b | Which stack | You specify the stack for your spell or ability. But it goes on the stack of whatever made it trigger, of the resolving object that had you cast or copy it, or of its target, and it can't target objects on several stacks.
808 | Team vs. Team Variant | Teams of any size play against each other.
808.1 | Teams | Two or more teams play, each of any number of players.
808.2 | Seating | Each team sits together on its side, in an order it decides.
808.3 | Default options | Options are settled before play; these are the defaults.
808.3a | Attack multiple players | The attack multiple players option is in use.
808.3b | Options not used | Usually neither deploy creatures nor limited range of influence is used.
808.4 | Who goes first | A random team starts, with its center player or, if its number is even, the one left of the middle. Turns go round to the left.
808.5 | Not shared | Teammates share no resources and can't handle each other's cards. They may always see each other's hands and talk strategy.
809 | Emperor Variant | Teams of three protect the emperor in their middle.
809.1 | Teams | Two or more teams play, three players in each.
809.2 | Emperor and generals | Each team sits together in an order of its choice. The one in the middle is its emperor and the others are generals.
809.3 | Default options | These are the options Emperor uses by default.
809.3a | Range of influence | Emperors have a range of influence of 2, generals of 1.
809.3b | Deploy creatures | The deploy creatures option is in use.
809.3c | Attacking neighbors | You can attack only opponents in the seats next to you, planeswalkers those neighbors control and battles they protect.
809.4 | Who goes first | A random emperor starts, and turns go round to the left.
809.5 | Winning and losing | Besides the normal rules for ending the game, these apply.
809.5a | Emperor wins | When its emperor wins, the team wins.
809.5b | Emperor loses | When its emperor loses, the team loses.
809.5c | Emperor draws | A draw for the emperor is a draw for the team.
809.6 | Bigger teams | Any number of teams of equal size can play. With over three players a team, ranges of influence should be adapted.
809.6a | Ranges of bigger teams | A general's range should just reach one opposing general at the start, an emperor's just two. No emperor should start within another's range.
809.7 | Not shared | Teammates share no resources and can't handle each other's cards. They may always see each other's hands and talk strategy.
810 | Two-Headed Giant Variant | Two teams of two play with shared life totals and turns.
810.1 | Teams | Two teams play, two players in each.
810.2 | Shared team turns | The shared team turns option is in use.
810.3 | Seating | Each team sits together on its side, in an order it decides.
810.4 | Shared life total | Each team has one life total and starts at 30.
810.5 | What is not shared | Apart from life and poison counters, teammates share no resources, nor may they handle each other's cards. They may always see each other's hands and talk strategy.
810.6 | First draw step | The starting team has no draw step in its first turn.
810.7 | Combat | Combat follows the rules of the shared team turns option.
810.8 | Winning and losing | Besides the normal rules for winning and losing, these apply.
810.8a | As a team | A team wins or loses when either player does. If an effect says one of them can't win or can't lose, the team can't.
810.8b | Conceding | If either player concedes, the whole team leaves at once and loses.
810.8c | No life left | A team at 0 life or less loses, as a state-based action.
810.8d | Poison | A team with at least fifteen poison counters loses, as a state-based action.
810.9 | Life changes | Damage, life loss and life gain happen to a single player, and the result goes to the team's life total.
810.9a | A player's life total | Where a cost or effect asks for a player's life total, the team's is used.
810.9b | Paying life together | If both teammates pay life at once, together they can't pay more than their team has. Paying 0 life is always possible.
810.9c | Setting one life total | If an effect sets one player's life total, that player gains or loses as much life as needed, and the team's total changes by it.
810.9d | Setting both life totals | If an effect would set the life totals of all players of a team, the team picks one member and only that player is affected.
810.9e | Exchange with a teammate | Teammates can't exchange life totals with each other; such an exchange doesn't happen.
810.9f | Redistributing life totals | Someone redistributing life totals may include at most one player of each team.
810.9g | Can't gain life | If one player can't gain life, nobody on the team can.
810.9h | Can't lose life | If one player can't lose life, nobody on the team can lose life or pay any except 0.
810.10 | Poison counters | Poison counters are given to a single player but shared by the team.
810.10a | Counting poison | A player's number of poison counters is the team's. That of a player's opponents is the number opposing teams have.
810.10b | Losing poison | Poison counters a player loses are lost by the team.
810.10c | Can't get poison | If one player can't get poison counters, nobody on the team can.
810.10d | Kinds of counters | A player counts as having their own kinds of counters and their team's. They are poisoned if the team has any poison counter.
810.11 | Bigger teams | Equal teams of more than two can play. Each player over two adds 15 to the team's starting life and five to the poison counters needed to lose.
811 | Alternating Teams Variant | Teammates sit apart, alternating with opponents.
811.1 | Teams | Two or more teams of the same size play.
811.2 | Default options | Options are settled before play; these are the defaults.
811.2a | Range of influence | A range of influence of 2 is recommended.
811.2b | Attack options | One and only one of attack left, attack right and attack multiple players is used.
811.2c | No deploy creatures | The deploy creatures option isn't normally used.
811.3 | Seating | No one sits beside a teammate, and teams are spread out evenly.
811.4 | Attacking neighbors | You can attack only opponents in the seats next to you, planeswalkers they control and battles they protect.
811.5 | Not shared | Teammates share no resources and can't handle each other's cards. They may always talk strategy, but see each other's hands only if they sit side by side.
900.1 | Casual variants | Some casual variants have optional rules here; there are more than these.
900.2 | Supplements | These variants use additional zones, rules, cards and other things that traditional games don't.
901 | Planechase | Plane and phenomenon cards change the game as players roll a die to planeswalk.
901.1 | Normal rules with additions | Planechase keeps all normal rules and adds plane and phenomenon cards.
901.2 | Number of players | Two or more can play. By default several play Free-for-All, able to attack multiple players and with unlimited range of influence.
901.3 | Planar decks and die | Each player needs a planar deck of ten or more plane and phenomenon cards, all of different English names and at most two phenomena. The game needs one planar die.
901.3a | Planar die | It has six faces: one Planeswalker symbol, one chaos symbol and four blanks.
901.4 | In the command zone | Plane and phenomenon cards stay in the command zone all game, in the planar deck or face up.
901.5 | Starting plane | When opening hands are settled, the starting player turns up cards of their planar deck until a plane shows, putting phenomena on the bottom. That plane starts the game, and nothing on these cards triggers.
901.6 | Owner and planar controller | The owner began the game with the card; the planar controller, normally the active player, controls it face up. If that player would leave, the next who stays takes over until they leave or another becomes active.
901.7 | Abilities work there | The abilities of face-up planes and phenomena work in the command zone, whether static, triggered or activated.
901.7a | Turned face down | A face-up plane or phenomenon that is turned down becomes a new object.
901.8 | Planeswalking ability | A sourceless triggered ability of the game: when you roll the Planeswalker symbol, you planeswalk. Whoever's roll triggered it controls it.
901.9 | Rolling the planar die | In their main phase with priority and the stack empty, the active player may roll it as a special action. It costs mana equal to how many times they took this action earlier that turn; rolls from effects don't count.
901.9a | Blank | Nothing happens on a blank, and the active player has priority.
901.9b | Chaos symbol | Chaos ensues, and the active player has priority.
901.9c | Planeswalker symbol | The planeswalking ability triggers and goes on the stack, and the active player has priority.
901.9d | Other dice abilities | Abilities on rolling dice trigger from the planar die too. But effects using a roll's number, or comparing rolls, ignore it.
901.10 | Player leaves | All a player's objects leave with them, except phenomenon abilities. If a face-up plane or phenomenon is among them, the planar controller at once turns up the next card of their own planar deck.
901.10a | Planeswalking ability ends | If a plane leaves the game with a planeswalking ability on the stack, that ability vanishes.
901.10b | Phenomenon abilities stay | Abilities of a departed player's phenomena stay on the stack, now under the new planar controller.
901.11 | Planeswalking | A player who turns up the top card of their planar deck during the game has planeswalked. Effects lasting until someone planeswalks end, and abilities on it trigger.
901.11a | Causes of planeswalking | It comes from the planeswalking ability, from the face-up card's owner leaving, from a phenomenon's trigger leaving the stack, or from other abilities' instructions.
901.11b | To and away from | You planeswalk to the plane turned up, and away from the plane or phenomenon that is turned down or leaves the game.
901.11c | Several planes | With several planes face up, you planeswalk away from them all.
901.12 | Two-Headed Giant | Both sets of rules apply together, with these additions.
901.12a | Own planar decks | Every player has a planar deck of their own.
901.12b | Planar controller | Normally it is the active team's primary player. If that team would leave, the primary player of the next team staying takes over, until they leave or another team becomes active.
901.12c | You means the team | Although one player controls the plane or phenomenon, “you” in its abilities means both players of that team.
901.12d | Each rolls | Both members of the active team may roll the planar die, each paying by the number of their own earlier rolls that turn.
901.13 | Range of influence | Except in Grand Melee, planes and phenomena ignore limited ranges and affect all objects and players they apply to.
901.14 | Grand Melee | In Grand Melee several planes or phenomena can be face up at once.
901.14a | Several starting planes | Every player who starts with a turn marker sets a starting plane before the first turn and is a planar controller.
901.14b | Fewer turn markers | If a player's leaving reduces the turn markers, they first cease to be planar controller, with no successor. Their face-up cards go to the bottom of their owners' planar decks, and nobody has planeswalked.
901.15 | Single Planar Deck Option | All players share one planar deck.
901.15a | The communal deck | It has at least forty cards, or ten per player if that is fewer, all with different English names. At most two phenomena per player are allowed.
901.15b | Its owner | The planar controller counts as owner of every card in the communal deck.
901.15c | A player's planar deck | Whatever refers to a player's planar deck uses the communal one.
902 | Vanguard | Each player plays a famous character whose card changes the game for them.
902.1 | Normal rules with additions | Each player has one face-up vanguard card whose characteristics affect the game; all normal rules hold otherwise.
902.2 | Number of players | Vanguard is for two or more players.
902.3 | Vanguard cards | Each player needs one, put face up beside the library before the game. It stays in the command zone all game.
902.4 | Starting life | You start with 20 life, changed by your vanguard's life modifier.
902.5 | Starting hand | Your starting hand is seven cards, changed by your vanguard's hand modifier.
902.5a | Mulligans | In a mulligan you shuffle your hand away and draw your full starting hand size again. In multiplayer games the first gives as many cards as before.
902.5b | Maximum hand size | It is seven, changed by the hand modifier of your vanguard.
902.6 | Owner and controller | A vanguard's owner is who had it in the command zone from the start. The owner also controls it face up.
902.7 | Abilities work there | The abilities of a face-up vanguard work in the command zone, whether static, triggered or activated.
903 | Commander | Decks of 100 different cards are led by a legendary commander.
903.1 | Normal rules with additions | A legendary creature leads each deck as its commander, in a variant created by fans. Normal rules hold, with additions.
903.2 | Number of players | Two or more can play. By default several play Free-for-All, able to attack multiple players and with unlimited range of influence.
903.3 | The commander | A deck's commander is a legendary creature, Vehicle, or Spacecraft with a power/toughness box. Being commander belongs to the card itself, isn't a characteristic, and stays through zone changes.
903.3a | Other commanders | A card saying that it can be your commander changes deck building, before the game.
903.3b | Melded commander | If a commander is melded, the melded permanent is the commander.
903.3c | Merged commander | If a commander is part of a merged permanent, that permanent is the commander.
903.3d | Effects about commanders | To control a commander means a permanent on the battlefield, to cast one means a spell, and a commander in another zone means a card there.
903.3e | Finding your commander | An effect about a characteristic of your commander sees its current characteristics in every zone, hand and library too.
903.4 | Color identity | A card's color identity is all colors of mana symbols in its mana cost and rules text, and those of its characteristic-defining abilities and color indicator. It decides which cards fit a commander.
903.4a | Fixed before the game | Color identity is settled before the game. During it, effects use what the card's was as the game began.
903.4b | Chosen color | If a commander's static ability has you choose its color before the game, that counts for its color identity, in deck building and all game. You reveal it as you put the commander into the command zone.
903.4c | Reminder text | Reminder text doesn't count for color identity.
903.4d | Back faces | A double-faced card's back face counts for color identity.
903.4e | Alternative characteristics | Alternative characteristics, like those of adventurer cards, count for color identity.
903.4f | No commander | For a player without commander, colors of its color identity are undefined. That part of an ability does nothing, and costs using it can't be paid.
903.5 | Deck construction | Commander decks follow these rules.
903.5a | Deck size | A deck has exactly 100 cards, the commander among them.
903.5b | Different names | All cards but basic lands must have different English names. Interchangeable names are one name.
903.5c | Within the color identity | Every color of a card's color identity must be in that of the commander.
903.5d | Basic land types | A card with a basic land type is allowed only if all colors of mana it could make are within the commander's color identity.
903.5e | No sideboards | There are no sideboards in Commander.
903.6 | Start of the game | You put your commander face up into the command zone, then shuffle the rest of your deck as your library.
903.7 | Life and hand | Once it is known who starts, everyone has 40 life and draws seven cards.
903.8 | Casting the commander | You may cast your commander from the command zone. It costs {2} more for every time you cast it from there before in this game.
903.9 | Back to the command zone | A commander can come back to the command zone.
903.9a | From graveyard or exile | As a state-based action, its owner may put a commander into the command zone from a graveyard or exile, if it came there since the last check of state-based actions.
903.9b | From going to hand or library | If a commander would go to its owner's hand or library, the command zone may be chosen instead by its owner. This can replace the same event more than once.
903.9c | Melded or merged | If that replacement is used on a melded or merged commander, only its commander card goes to the command zone. The other parts go where they would have.
903.10 | Winning and losing | Besides the normal rules for ending the game, this applies.
903.10a | 21 combat damage | A player dealt at least 21 combat damage in all by one and the same commander loses, as a state-based action.
903.11 | Cards from outside | Traditional cards come in from outside only by rules, special actions and effects made for bringing cards into Commander games.
903.11a | Limits on such cards | Such a card can't share a name with any of your starting deck or any you own in the game. All colors of its color identity must be in your commander's.
903.12 | Brawl Option | Commander with smaller decks.
903.12a | Normal rules with changes | Brawl is played by the Commander rules with these changes.
903.12b | Standard cards | Brawl decks usually use cards of the Standard format.
903.12c | Commanders | The commander is a legendary creature, planeswalker or Vehicle, or a legendary Spacecraft that has a power/toughness box.
903.12d | Deck size | A deck has exactly 60 cards, the commander among them.
903.12e | Colorless commanders | With a commander without colors in its color identity, your deck may have basic lands in any number, all of a single basic land type that you choose.
903.12f | Starting life | You start with 25 life in games of two and 30 in multiplayer games.
903.12g | First mulligan is free | Also with two players, a player's first mulligan counts neither for the cards to put on the bottom nor for how many mulligans they may take. Later ones do.
903.12h | No commander damage | In Brawl, 21 combat damage from a commander doesn't make anyone lose.
903.13 | Commander Draft | Players draft their Commander decks.
903.13a | Draft and game | A draft from sealed boosters, by default Commander Legends, is followed by a multiplayer Commander game.
903.13b | Drafting | Usually in three rounds, each player opens a booster, drafts two cards face down and passes the rest. This is repeated with each pack received until all cards are drafted.
903.13c | Passing direction | Packs go to the left in rounds one and three and to the right in round two.
903.13d | Looking at cards | You may look only at the pack you draft from and your own drafted cards. You can't show drafted cards unless an ability tells you to.
903.13e | Card pool | Your drafted cards are your pool. With Commander Legends or Commander Masters draft boosters you may add two of The Prismatic Piper, with Battle for Baldur's Gate two of Faceless One, used only as commanders.
903.13f | Deck construction | As in Commander, but with at least 60 cards and no maximum, and same-named cards of your pool in any number. With Commander Masters boosters, possible commanders of at most one color count as having partner.
903.13g | The game | The game itself follows the Commander rules.
904 | Archenemy | A team plays against one opponent who has powerful schemes.
904.1 | Normal rules with additions | A team faces a single opponent strengthened by scheme cards; all normal rules hold otherwise.
904.2 | Default setup | Team vs. Team with exactly two teams. Of the options, only attack multiple players and shared team turns are used.
904.2a | The archenemy | One team is a single player, the archenemy.
904.2b | The other team | The opposing team has any number of players.
904.3 | Scheme deck | The archenemy needs a scheme deck of twenty or more scheme cards, at most two with the same English name.
904.4 | In the command zone | Scheme cards stay in the command zone all game, in the scheme deck or face up.
904.5 | Starting life | The archenemy starts with 40 life, everyone else with 20.
904.6 | Who goes first | The archenemy has the first turn.
904.7 | Owner and controller | A scheme's owner is who had it in the command zone from the start. The owner also controls it face up.
904.8 | Abilities work there | The abilities of a face-up scheme work in the command zone, whether static, triggered or activated.
904.9 | Setting schemes in motion | As each of their precombat main phases begins, the archenemy turns up the top card of the scheme deck, a turn-based action. The scheme's abilities on being set in motion trigger.
904.10 | Schemes that go away | A face-up scheme that isn't ongoing goes face down to the bottom of its owner's scheme deck, as a state-based action, once no scheme's triggered abilities are on the stack or waiting.
904.11 | Ongoing schemes | An ongoing scheme stays face up until an ability has it abandoned.
904.12 | Supervillain Rumble Option | Everyone is an archenemy.
904.12a | Free-for-All with schemes | All play Free-for-All with a scheme deck each. Of the options, only attack multiple players is used.
904.12b | All archenemies | Every player is an archenemy.
904.12c | Who goes first | The starting player is random. All other rules for the archenemy hold for everyone.
904.13 | Archenemy Commander Option | Commander played as Archenemy.
904.13a | Both sets of rules | The Commander rules, modified by those of Archenemy, apply with these exceptions.
904.13b | Starting life | The archenemy starts with 60 life and the other team with a shared total of 60, handled as in Two-Headed Giant.
904.13c | Poison | Poison isn't shared: the archenemy or a single member of the team loses with at least ten poison counters, as a state-based action.
904.13d | Scheme deck | The archenemy's scheme deck has ten or more cards, all with different English names.
905 | Conspiracy Draft | Players draft cards, some of which work during the draft, then play a multiplayer game.
905.1 | Draft and game | A draft from sealed boosters, by default Conspiracy or Conspiracy: Take the Crown, is followed by a multiplayer game.
905.1a | Drafting | Usually in three rounds, each player opens a booster, drafts one card face down and passes the rest. This is repeated with each pack received until all cards are drafted.
905.1b | Passing direction | Packs go to the left in rounds one and three and to the right in round two.
905.1c | Looking at cards | You may look only at the pack you draft from, your own drafted cards, and cards revealed or drafted face up. You can't show drafted cards unless an ability tells you to.
905.1d | Card pool | After the draft your drafted cards are your pool. You build your deck of these and any number of basic lands.
905.2 | Abilities during the draft | Some cards have abilities that work in the draft.
905.2a | No priority | In the draft there's no active player and no priority. If players can't agree on the order of simultaneous actions, it is random.
905.2b | Revealed and noted | Some cards are revealed as drafted, and something is noted that abilities can use in the game and all may look at anytime. Then the card goes face down to the drafted pile.
905.2c | Drafted face up | Some cards are drafted face up and all may look at them. They stay so until the draft ends, an effect has them turned down, or they leave the drafted pile.
905.3 | Number of players | It is a multiplayer game, by default Free-for-All in which several players can be attacked and range of influence is unlimited.
905.4 | Conspiracies | Before decks are shuffled, you may put any number of conspiracies from your sideboard into the command zone.
905.4a | Hidden agenda | Conspiracies with hidden agenda go there face down. With priority you may turn one of yours face up.
905.5 | Owner and controller | A conspiracy's owner is who put it into that zone as the game began. The owner controls it.
905.6 | Life and hand | Once it is known who starts, everyone has 20 life and draws seven cards.
`;
