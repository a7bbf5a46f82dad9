/** The rules of chapter 6 as of 2006-10, each as `number | title | summary`, in our own words. */
export const SUMMARIES = `
600.1 | Multiplayer games | A game that starts with three players or more is multiplayer. This chapter holds optional rules for such games.
600.2 | Options and variants | A multiplayer game may add several of the options given here. But it follows only one of the variants.
600.3 | Tournament rules | Multiplayer tournaments often have further rules of their own, for example on building decks. Those are not found here.
600.4 | When players leave | A multiplayer game can go on after one player or several have left it, as a two-player game can't.
600.4a | What leaves with a player | At once, with no state-based effect, a leaver's objects leave, their spells and abilities on the stack vanish and effects giving them control of objects end. Then whatever they still control leaves too (others' objects are removed from the game), but combat damage on the stack stays as it is.
600.4b | Control never goes to a leaver | If a player who left would get control of an object, its controller stays the same. A token that such a player would control isn't made at all.
600.4c | A leaver's objects stay out | An object that would go to any zone leaves the game instead if its owner has left. That covers abilities that would go on the stack.
600.4d | Choices of a departed player | If an object asks a choice of someone who has left, the object's controller names another player to make it. If an opponent of that controller was to choose, the controller must name another opponent if there is one.
601.1 | Limited range of influence | This option can be added to most multiplayer games and is often used with five players or more. Emperor games always use it.
601.2 | Range of influence | It says how many seats away a player can affect things: players that near, and the objects they control, are in range. It limits spells, abilities, effects, dealing damage, attacks and choices.
601.2a | Usual ranges | The range is mostly 1 seat or 2 seats to either side. It need not be the same for every player.
601.2b | Yourself | You are always in range of yourself.
601.2c | When the range is worked out | At the start of each turn it is settled who is in whose range. So someone leaving changes nobody's range before the next turn.
601.2d | Objects in range | An object is in your range if you control it, or if its controller sits within that number of seats of you.
601.3 | Attacking in range | Your creatures can attack only opponents in your range of influence. If no opponent is in range, they can't attack at all.
601.4 | Targets in range | Your spells and abilities can't target a player or an object outside your range of influence.
601.5 | Choices and range | With a limited range of influence, cards that have a player make a choice work in a different way.
601.5a | Choosing objects or players | A player who has to choose an object or player must take one in their own range of influence.
601.5b | Choosing between options | A player choosing among options, not among objects or players, may take any of them. It doesn't matter if an option speaks of things out of their range.
601.5c | Nobody in range can choose | If an effect needs a choice that no player in its controller's range may make, the nearest fitting player to that controller's left makes it.
601.6 | Activated abilities out of range | You can't play an activated ability of an object that is out of your range of influence.
601.7 | Triggers and range | An ability triggers only if all of its trigger event takes place in the range of the player who controls its source.
601.7a | Events crossing the range | If the event moves an object into or out of a player's range, look at the game before or after the event, whichever fits, to tell if the ability triggers.
601.8 | Auras out of range | An Aura can't enchant anything beyond its controller's range. If it is on an illegal permanent, a state-based effect puts the Aura into its owner's graveyard.
601.9 | Equipment out of range | An Equipment can't equip anything beyond its controller's range. If it is on an illegal permanent, a state-based effect unattaches it, and it stays in play.
601.10 | Effects out of range | A spell or ability can't affect any object or player outside its controller's range. Such parts of its effect do nothing, while the rest works as usual.
601.11 | Information out of range | A spell or ability looking for information sees only objects and events in its controller's range of influence.
601.12 | Legend rule and range | A legendary permanent falls under the “legend rule” only if another legendary permanent of that name is in its controller's range. So with unlike ranges one may go and the other stay.
601.13 | World rule and range | A world permanent falls under the “world rule” only if some other world permanent is in the range of its controller.
601.14 | Replacement, prevention and range | An event changed by a replacement or prevention effect may ask for things that range makes impossible. The player ignores those instructions.
601.14a | Replacing to out of range | If a replacement effect would have a spell or ability affect something out of its controller's range, that part of the event does nothing.
601.14b | Prevention and range | A prevention effect naming damage sources or recipients works only on those in range of the controller of the spell or ability. If it names neither, it prevents damage only when source and recipient are both in range.
602.1 | Attacking several players | With this option the active player may attack more than one player in the same combat. Attacking only one is still allowed.
602.2 | Many defending players | As combat begins, nobody is picked as the defending player. All opponents of the attacking player are defending players for that phase.
602.2a | Which defending player is meant | “Defending player” means a single one, usually whom the creature with the ability attacks. If several could be meant, the ability's controller chooses.
602.3 | Choosing whom each attacks | While declaring attackers, the attacking player picks for each creature which defending player it attacks.
602.3a | Restrictions and requirements | Those about attacking a certain player count only for creatures attacking that player, all others for the whole group of attackers. The group as a whole must be legal too.
602.3b | Bands | All creatures of a band must attack the same player.
602.4 | Order of declaring blockers | If more than one player is attacked, the defending players declare blockers one after another in APNAP order. Each makes all of their blocks before the next begins.
602.4a | Whom you may block | A defending player blocks only with their own creatures. These can block only attackers that attack that same player.
602.4b | Are the blocks legal? | To check one defending player's blocks, leave out attackers of other players and the blockers other players control.
602.5 | Combat damage | Players assign combat damage in APNAP order. The rest of the step is as with two players.
603.1 | Where deploy creatures is used | Emperor games always use this option, and other team games may. Games in which everyone plays alone mostly don't.
603.2 | What deploy creatures does | Every creature has an ability costing {T} that gives control of it to target teammate. It can be played only when its controller could play a sorcery.
604.1 | Attack left or right | Some multiplayer games use an option that lets players attack only to one side.
604.1a | Attack left | You can attack only the opponent in the seat directly on your left. If no opponent sits there, you can't attack.
604.1b | Attack right | You can attack only the opponent in the seat directly on your right. If no opponent sits there, you can't attack.
605.1 | Free-for-All | Everyone plays for themselves against all of the others.
605.2 | Options of Free-for-All | Before play starts, the players settle which options hold. What follows are the usual ones of this variant.
605.2a | Range in Free-for-All | Limited range of influence is mostly left out. If used, everyone gets one and the same range, settled before play.
605.2b | Ways to attack | One of attack left, attack right and attack multiple players has to be used, and no more than one.
605.2c | No deploying | Free-for-All is played without the deploy creatures option.
605.3 | Seats in Free-for-All | Players take seats around the table at random.
605.4 | Winning and losing | A Free-for-All game is won and lost by the usual rules.
606.1 | Two-Headed Giant | Two teams play against each other, each of two players.
606.2 | No further options | Two-Headed Giant is played without any other multiplayer option.
606.3 | Seats and the primary player | Teammates sit side by side in an order their team settles. The one on the right is the primary player, the one on the left the secondary player.
606.4 | What is special | Two things set Two-Headed Giant apart: shared life and shared turns.
606.4a | Shared life total | A team has one life total between its players. It begins at 40.
606.4b | Team turns | Turns are taken by teams and not by single players.
606.5 | What isn't shared | Apart from life, teammates share no resources such as hands or mana, and neither may handle the other's cards or permanents. They may look at each other's hands and talk over strategy whenever they like.
606.6 | How team turns go | How mulligans, draws, priority, choices and turns go when teams take turns together.
606.6a | Team mulligans | The starting team goes first; its players each decide, unaware of the teammate's result, and mulligan together: first seven cards, then one fewer each time down to zero. Who keeps is done, though the teammate may go on; the other team follows once both have kept.
606.6b | First draw of the game | In the first draw step of the starting team, the secondary player draws and the primary player doesn't.
606.6c | Priority of teams | A team gets priority as a whole, not one of its players.
606.6d | APNAP for teams | The team taking the turn is active, the other nonactive. When both must choose or act at once, the active team chooses first and then the other, and all actions happen together.
606.6e | Acting within a team | A player may play spells, abilities or special actions only while their team has priority; if teammates want to act at once, the primary player decides who does. Each of them draws in the team's draw step and may play one land in each team turn.
606.6f | Passing as a team | A team passes if neither of its players wants to act. If both teams pass in a row, the top object of the stack resolves and the active team gets priority, or with an empty stack the step or phase ends.
606.6g | Extra, skipped and controlled turns | When a player gets or skips a turn, phase or step, their whole team does. Whoever is to control a player's turn controls that of the player's team.
606.6h | Order of drawing cards | If several players are to draw, the active team's primary player makes all their draws, then its secondary player. After them the nonactive team draws in the same order.
606.7 | Team combat | Combat in Two-Headed Giant differs from that in other multiplayer variants.
606.7a | Teams in combat | A team attacks the other team with all its attackers as one group. Both players of the active team are attacking players, both of the other team defending players.
606.7b | Team attack | The active team declares one joint attack, which must be legal as a whole. A creature that can't attack one of the defending players can't attack their team.
606.7c | Team block | The defending team declares one joint block, which must be legal as a whole. Its players' creatures may block any attacker, whichever of them controls the blocker.
606.7d | Team combat damage | First the active team announces the damage of each attacker; one that would damage the defending team assigns all that to a single defending player, picked by the active team. Then the defending team announces that of its blockers.
606.8 | Winning and losing | A Two-Headed Giant game is won and lost as usual, apart from a few additions.
606.8a | Team at 0 life | A team whose life is 0 or less loses as soon as a team would next get priority. This is a state-based effect.
606.8c | Conceding for the team | When one player concedes, the whole team loses.
606.9 | Damage and life changes | Each player is dealt damage and loses or gains life on their own. The outcome then changes the life total of the team.
606.9a | One player's life total | An effect asking for a single player's life gets half the team's total, rounded up.
606.9b | Setting both life totals | If an effect sets the life of each teammate to some number, the team's total becomes those numbers added up.
606.9c | Setting one life total | If an effect sets the life of just one player, take their share as that number. The team's total then changes by the difference from the share before.
606.10 | Bigger teams | Teams of three or more may play too, if all are equally large. Each team then begins with 20 life per player.
607.1 | Emperor | Two teams or more play against each other, each of three players.
607.2 | Emperor and generals | Teammates sit side by side in an order they settle. The middle one is the emperor, and the others are generals who guard the emperor.
607.3 | Options of Emperor | Emperor games are usually played with the options given below.
607.3a | Ranges of influence | An emperor has a range of 2, a general a range of 1.
607.3b | Deploying creatures | The deploy creatures option holds in Emperor games.
607.3c | Whom you may attack | You can attack an opponent only if they have the seat right beside yours.
607.4 | Who begins | Chance decides which emperor takes the first turn. From there turns pass to the left.
607.5 | Winning and losing | An Emperor game is won and lost as usual, apart from one addition.
607.5a | When the emperor falls | As soon as an emperor loses, that emperor's whole team loses.
607.6 | Other team sizes | Any number of teams of the same size may play. With different sizes of team, the ranges of influence should be fitted to them.
607.7 | What isn't shared | Teammates share no resources such as hands or mana, and none may handle another's cards or permanents. They may look at each other's hands and talk over strategy whenever they like.
608.1 | Grand Melee | This variant of Free-for-All is meant for games starting with at least ten players.
608.2 | Options of Grand Melee | Before play starts, the players settle which options hold. What follows are the usual ones of this variant.
608.2a | Range in Grand Melee | Every player's range of influence is 1.
608.2b | Attacking left | The attack left option holds in Grand Melee.
608.2c | Options left out | Grand Melee is played without attacking multiple players and without deploying creatures.
608.3 | Seats in Grand Melee | Chance decides who sits where.
608.4 | Several turns at once | Several players can take turns at the same time. A turn marker stands for each active player's turn and moves on as turns end.
608.4a | How many turn markers | The game has one turn marker for every four players, with a remainder below four not counted.
608.4b | Handing out the markers | The starting player takes marker number one, the fifth player (four seats to the left) number two, and so on. When all are given out, everyone holding one starts a turn at once.
608.4c | Passing the marker | As your turn ends, the marker goes to the player on your left. If anyone in the three seats to the left of that player has a marker, it waits until the player four seats to their left has taken over that other marker.
608.4d | Removing a marker | If someone's leaving lowers the number of markers due, the one nearest to the leaver's right is removed, but only between turns. If several have left and more than one marker could go, the lower numbered one goes.
608.4e | Extra turns | An extra turn you'd take after the current turn, when that turn isn't yours, comes instead right before your own next turn.
608.5 | Winning and losing | A Grand Melee game is won and lost by the usual rules.
609.1 | Teams | Two teams or more, all of the same size, play against each other.
609.2 | Options of Teams | Before play starts, the players settle which options hold. What follows are the usual ones of this variant.
609.2a | Range in Teams | A range of influence of 2 is advised.
609.2b | Ways to attack | One of attack left, attack right and attack multiple players has to be used, and no more than one.
609.2c | No deploying | Teams games usually leave out the deploy creatures option.
609.3 | Seats in Teams | At the start nobody sits beside a teammate, and each team is spread evenly around the table.
609.4 | Whom you may attack | You can attack an opponent only if they have a seat beside yours.
609.5 | Winning and losing | A Teams game is won and lost by the usual rules.
609.6 | What isn't shared | Teammates share no resources and may not handle each other's cards or permanents. They may always talk over strategy, but may see each other's hands only when sitting side by side.
`;
