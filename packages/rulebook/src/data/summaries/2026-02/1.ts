/** The rules of chapter 1 as of 2026-02, each as `number | title | summary`, in our own words. */
export const SUMMARIES = `
100.1 | Any number of players | The rules cover every Magic game of at least two players, whether it has two or more.
100.1a | Two-player game | A game is a two-player game if exactly two players begin it.
100.1b | Multiplayer game | A game is a multiplayer game if more than two players begin it.
100.2 | What each player needs | Each player brings a deck of traditional Magic cards, something to stand for tokens and counters, and a way to keep count of life.
100.2a | Constructed decks | A constructed deck, built beforehand, has at least 60 cards. It may hold any number of basic lands but at most four cards of any other English name; interchangeable names count as one name.
100.2b | Limited decks | A limited deck, built from freshly opened product plus basic lands, has at least 40 cards. It may hold every copy of a card that the product contained.
100.2c | Commander decks | Commander has deck-building demands of its own, given in section 903.
100.2d | Supplementary decks | Some formats and casual variants let players use an extra deck of nontraditional cards (Attractions, planes and phenomena, schemes). Each such deck follows its own construction rules.
100.3 | Coins, dice and other items | Some cards need coins or ordinary dice. Some casual variants need more, such as marked cards, nontraditional cards or special dice.
100.4 | Sideboards | A player may have a sideboard: extra cards for changing the deck between the games of a match. The tournament rules alter how sideboards work in some formats.
100.4a | Constructed sideboards | In constructed play a sideboard has at most fifteen cards. The limit of four per name counts deck and sideboard together.
100.4b | Sideboards of single limited players | When individuals play limited, every card of a player's pool that is not in the deck is that player's sideboard.
100.4c | Two-Headed Giant limited sideboards | In limited Two-Headed Giant, the team shares one sideboard: all cards of the team's pool that neither player put into a deck.
100.4d | Other team limited sideboards | In other limited team variants, each unused card of the team's pool goes to the sideboard of one of its players. Sideboards are separate, and players may not swap cards between them.
100.5 | Minimum deck size | The least number of cards that a deck must hold is its minimum deck size. Only Commander decks have a maximum.
100.6 | Tournaments | Most tournaments add the Magic Tournament Rules to these. Those may bar some cards, even all cards of some older sets.
100.6a | Matches | Tournaments are usually played in matches. A two-player match usually goes to the first player with two game wins; a multiplayer match is usually a single game.
100.6b | Finding tournaments | The publisher's online store and event locator lists tournaments nearby.
100.7 | Cards outside these rules | Some cards are meant for casual play, and these rules need not cover what they do: Mystery Booster playtest cards, certain promos, silver-bordered “Un-set” cards, and Unfinity cards with an acorn symbol.
101.1 | Cards beat rules | When a card directly contradicts a rule, follow the card, but set aside only the rule for that situation. No card can take away a player's right to concede at any time.
101.2 | “Can't” beats “can” | If a rule or effect allows or orders something and another effect says it can't happen, it doesn't happen.
101.2a | Not for gaining and losing abilities | The rule that “can't” wins does not cover effects that add abilities to objects or remove them.
101.3 | Ignore the impossible | Skip whatever part of an instruction can't be done. Unless the card says what follows from that, nothing does.
101.4 | APNAP order | When several players choose or act at once, the active player makes all needed choices first, then each other player in turn order. Afterward all the actions happen together.
101.4a | Choosing cards in hidden zones | Cards that each player chooses from a hidden zone may stay face down while chosen. The player must still show clearly which card it is.
101.4b | Earlier choices are known | Players who choose later know what earlier players chose, apart from cards chosen face down from hidden zones.
101.4c | Several choices of one player | A player with several choices to make at once follows the order given. If none is given, that player picks the order.
101.4d | Restart of the order | If a nonactive player's choice makes the active player, or a nonactive player earlier in turn order, choose something, APNAP order starts over for all choices still to be made.
101.4e | Order before the game starts | For choices and actions while the game is being started, treat the starting player as active and all others as nonactive.
102.1 | Players, active and nonactive | A player is a person in the game. Whoever has the current turn is the active player, and everyone else is nonactive.
102.2 | Opponent in a two-player game | With two players, each is the opponent of the other.
102.3 | Teammates and opponents | In a team game, the others on your team are your teammates. Everyone outside your team is your opponent.
102.4 | “Your team” | “Your team” stands for you and your teammates. In a game without teams it just means you.
103.1 | Who goes first | The players settle, in any way they agree on, who chooses the starting player; later in a match the loser of the last game chooses, or after a draw whoever chose before. Turns then go clockwise from the starting player.
103.1a | Starting team | With shared team turns, a team starts instead of a player.
103.1b | The archenemy starts | In an Archenemy game the archenemy always has the first turn; the usual ways of deciding aren't used.
103.1c | A card that names the starter | Power Play makes its controller the starting player. It applies after the usual choice has been made and overrides it.
103.2 | Extra steps before shuffling | Once the starting player is known, some games need more preparation. Do whichever of the following steps apply, in the order listed.
103.2a | Setting aside the sideboard | Set aside sideboards and all cards that substitute cards stand for. The deck each player then has is that player's starting deck.
103.2b | Revealing a companion | A player may reveal one card with companion that they own outside the game, if their deck meets its condition. The card stays outside the game.
103.2c | Commanders | In Commander, each player moves their commander out of the deck, face up, to the command zone.
103.2d | Sticker sheets | In constructed, a player using stickers reveals all their sheets and takes three at random; in limited, a player chooses and reveals up to three opened sheets. Only stickers on those sheets, which stay revealed, are available during the game.
103.2e | Conspiracies | In a Conspiracy Draft game, a player may move as many conspiracies as they like out of the sideboard into the command zone.
103.3 | Shuffling | Next each player shuffles their deck, and opponents may shuffle or cut it too. The deck is now the player's library.
103.3a | Shuffling supplementary decks | The owner of each supplementary deck shuffles it. Opponents may then shuffle or cut it as well.
103.4 | Starting life | Players start at 20 life, except in variants that say otherwise.
103.4a | Two-Headed Giant life | In Two-Headed Giant a team starts at 30 life.
103.4b | Vanguard life | In Vanguard, a player starts at 20 life adjusted by the life modifier of their vanguard.
103.4c | Commander life | In Commander, players start at 40 life.
103.4d | Brawl life | In Brawl, players start at 25 life if there are two of them and at 30 if there are more.
103.4e | Archenemy life | In Archenemy, the archenemy starts at 40 life.
103.5 | Opening hands and mulligans | All draw their starting hand, normally seven; in turn order each declares a mulligan or keeps, then those mulligans happen together: shuffle the hand in, draw a full hand, bottom one card per mulligan so far. Repeat until all keep; nobody may mulligan after the opening hand would be zero cards.
103.5a | Vanguard starting hand | In Vanguard, a player's starting hand is seven cards adjusted by the hand modifier of their vanguard.
103.5b | Actions when you could mulligan | An action allowed any time a player could mulligan is taken, in any round, when that player's mulligan declaration comes up, even after others have declared. After the action, the player makes the declaration.
103.5c | Free first mulligan | In multiplayer games and in all Brawl games, a player's first mulligan is free: it counts neither toward cards put on the bottom nor toward how many mulligans they may take. Later ones count.
103.5d | Mulligans of teams | With shared team turns, each player of the starting team declares first, then the other teams in turn order; teammates may confer. All mulligans happen at once, and a player may still mulligan after a teammate has kept.
103.6 | Actions from opening hands | After mulligans, the starting player takes any actions that cards in their opening hand allow, in any order. The other players follow in turn order.
103.6a | Beginning on the battlefield | If a card may begin the game on the battlefield, a player uses this by putting it there now.
103.6b | Revealing from the opening hand | A card that may be revealed from an opening hand is revealed now, once only. It stays revealed until the first turn begins.
103.6c | Opening hands of teams | With shared team turns, the players of the starting team take such actions first, in an order of the team's choice, then each other team in turn order. Teammates may confer.
103.7 | The starting plane | In Planechase, the starting player turns up cards of their planar deck until one is a plane, putting each phenomenon on the bottom. That plane is the starting plane.
103.8 | First turn | Then the first turn begins; it belongs to the starting player.
103.8a | No draw for the first of two players | With two players, the starting player has no draw step on their first turn.
103.8b | No draw for the first team | In Two-Headed Giant, the starting team has no draw step on its first turn.
103.8c | Draws in other multiplayer games | In every other multiplayer game, even the starting player has a draw step on the first turn.
104.1 | When the game ends | A game is over as soon as someone wins, it is drawn, or it restarts.
104.2 | Winning | A game can be won in several ways.
104.2a | Last player left | You win at once when you are still in the game and all your opponents have left it. No effect can prevent this win.
104.2b | Winning by an effect | An effect may say that a player wins.
104.2c | Last team left | In a team game, a team with someone still playing wins once every other team has left. All its members win, even those who had lost earlier.
104.2d | Emperor's win | In an Emperor game, the emperor's win is the team's win.
104.3 | Losing | A game can be lost in several ways.
104.3a | Conceding | A player may concede whenever they like. They leave at once and lose.
104.3b | No life left | A player at 0 life or less loses, as a state-based action, the next time someone would get priority.
104.3c | Drawing too many cards | A player who must draw more cards than their library holds draws those it has. They then lose, as a state-based action, the next time someone would get priority.
104.3d | Ten poison counters | A player with at least ten poison counters loses, as a state-based action, the next time someone would get priority.
104.3e | Losing by an effect | An effect may say that a player loses.
104.3f | Win and loss together | A player who would win and lose at once loses.
104.3g | When a team loses | In a team game, a team has lost once each of its players has.
104.3h | “Wins” with limited range | With limited range of influence, an effect saying that a player wins makes that player's opponents in range lose instead. The game may go on without them.
104.3i | Loss of an emperor | In an Emperor game, a team loses when its emperor does.
104.3j | Commander damage | In Commander, a player loses, as a state-based action, once a single commander has dealt them at least 21 combat damage during the game.
104.3k | Losing by penalty | In a tournament, a judge's penalty may make a player lose.
104.4 | Draws | A game can be drawn in several ways.
104.4a | All lose at once | If every player still in the game loses at the same time, it is a draw.
104.4b | Endless mandatory loops | Without limited range of influence, a loop of mandatory actions that nothing can stop makes the game a draw. A loop with an optional action in it doesn't.
104.4c | Draw by an effect | An effect may say that the game is drawn.
104.4d | All teams lose at once | In a team game, it is a draw if every team that is left loses at the same time.
104.4e | “A draw” with limited range | With limited range of influence, an effect that calls a draw makes it one for its controller and all players in their range. Those leave; the others play on.
104.4f | Loops with limited range | With limited range of influence, an unstoppable mandatory loop is a draw for all who control an object in the loop and for all players in their range. Those leave; the others play on.
104.4g | Draw for a team | In a team game, a team draws when the game is drawn for each of its players still in it.
104.4h | Draw for an emperor | In an Emperor game, a draw for the emperor is a draw for the team.
104.4i | Intentional draw | In a tournament, the players may all agree on a draw.
104.5 | Leaving the game | Whoever loses, or for whom the game is drawn, leaves the game. In multiplayer, rule 800.4 says what follows.
104.6 | Restarting the game | Karn Liberated can restart the game. Everyone who is still in it then begins a new one at once.
105.1 | The five colors | Magic's colors are white, blue, black, red and green.
105.2 | Color of an object | An object has each color found among its mana cost's symbols, whatever its frame looks like, so it may have several colors or none. A color indicator or characteristic-defining ability may also set its color.
105.2a | Monocolored | A monocolored object has one color, no more and no fewer.
105.2b | Multicolored | A multicolored object has at least two colors.
105.2c | Colorless | An object without any color is colorless.
105.3 | Changing color | Effects may change or give colors or make an object colorless. A new color replaces the old ones unless the effect says it comes in addition to them.
105.4 | Choosing a color | To choose a color is to choose one of the five. Neither “multicolored” nor “colorless” is a color.
105.5 | Color pairs | A color pair is two of the five colors, no more or fewer. Each of the ten possible combinations of two is one.
106.1 | What mana is | Mana is what players mainly spend on costs, above all to cast spells and to activate abilities.
106.1a | Colors of mana | Mana comes in five colors: white, blue, black, red and green.
106.1b | Types of mana | Mana comes in six types: the five colors plus colorless.
106.2 | Mana symbols | Mana symbols stand for mana, and for mana costs too.
106.3 | Where mana comes from | Mana comes from mana abilities, and sometimes from spells or other abilities, that tell a player to add it. Its source is the spell, or, for an ability, the source of that ability.
106.4 | Mana pool | Added mana goes into the player's mana pool, where it can be spent at once or wait unspent. Pools empty as each step and phase ends, and the players lose that mana.
106.4a | Announcing leftover mana | If a player still has mana after paying a cost, they say what mana is left.
106.4b | Announcing mana when passing | A player who passes priority with mana in the pool says what mana it is.
106.5 | Undefined mana | An ability that would make mana of an undefined type makes none.
106.6 | Mana with strings attached | Mana may come with limits on its use, an extra effect on what it is spent on, or a delayed trigger for when it is spent. None of this changes the type of the mana.
106.6a | Strings on increased mana | If a replacement effect makes a spell or ability produce more mana, all of it has the same limits and extra effects. Delayed triggers or continuous or replacement effects tied to spending it come once for each mana.
106.7 | “Could produce” | A permanent could produce any type of mana that one of its abilities would make if it resolved now, with replacement effects in any order and whether or not its costs could be paid. If none can be found that way, there is no such type.
106.8 | Adding hybrid mana | To add mana of a hybrid symbol, the player chooses a half. A colored half gives one mana of that color; a generic half gives that much colorless mana.
106.9 | Adding Phyrexian mana | To add mana of a Phyrexian symbol, add one mana of its color.
106.10 | Adding generic mana | To add mana of a generic symbol, add that amount of colorless mana.
106.11 | Adding snow mana | To add mana of snow symbols, add as much colorless mana.
106.12 | Tapping for mana | A permanent is tapped for mana by activating one of its mana abilities that has {T} in the cost.
106.12a | Triggers on tapping for mana | A trigger on a permanent being tapped for mana, or for mana of some type, triggers when such a mana ability resolves and makes mana, or that type of mana.
106.12b | Replacing mana from tapping | A replacement effect for a permanent tapped for mana, perhaps of a given type or amount, changes the production while the mana ability resolves and makes mana of that kind.
106.13 | Moving mana between pools | Drain Power empties one player's pool and puts the lost mana into another's, possibly the same player's. The mana keeps its sources, restrictions and extra effects.
107.1 | Whole numbers | Magic uses only whole numbers.
107.1a | No fractions | Nothing can be fractional: no choice, damage, life gain or the like. If a result could be a fraction, the spell or ability says whether it is rounded up or down.
107.1b | Negative numbers | No player chooses a negative number or deals or gains one. Values such as power can be below zero and count so in calculations, but an effect's negative result becomes 0 unless it doubles, triples or sets a life total or a creature's power or toughness.
107.1c | “Any number” | Someone told to choose any number may choose zero or any positive one.
107.2 | Undeterminable numbers | A number that is needed but can't be determined is 0.
107.3 | Meaning of X | X stands for a number to be determined. Either an ability of the object defines it, or the controller chooses it.
107.3a | Choosing X in costs | If a spell or activated ability has X in a cost and its text doesn't define X, its controller chooses and announces X while casting or activating. While it is on the stack, every X in those costs has that value.
107.3b | X without paying the cost | If a spell with undefined {X} in its mana cost is cast for neither that cost nor an alternative cost with X, X must be 0. Merely reducing a cost, even to nothing, doesn't do this.
107.3c | X defined by the text | If the text of a spell or activated ability defines X, X has that value while it is on the stack, and the controller has no choice. The value may change in that time.
107.3d | X in special actions | For a special action whose cost has X (suspend, morph), the player who takes it chooses X right before paying.
107.3e | Another object's X | A spell or ability that refers to the X in another object's costs uses, for X in its own text, the value chosen or defined for that object.
107.3f | X in text only | If X appears in the text but in no cost and isn't defined, the controller chooses it when it is due: as the spell or ability goes on the stack, or as it resolves.
107.3g | X off the stack | In every zone but the stack, {X} in a card's mana cost counts as 0, even if the card's text defines X.
107.3h | Paying a mana cost with X | If an effect has a player pay an object's mana cost with {X} in it, X is 0. But if the object is a spell on the stack, use the X chosen or determined when it was cast.
107.3i | One value per object | As a rule, every X on an object is the same number at a given time.
107.3j | X in gained abilities | In an ability that an object gains, by granting, text change or copying, X is what that ability itself defines, or 0 if it defines nothing.
107.3k | X in activation costs | X in the cost of an activated ability of an object is separate from every other X chosen for that object or for other uses of its abilities.
107.3m | X as it enters | An object's enters-the-battlefield trigger or replacement effect that refers to X uses the X chosen for costs of the spell it was. For the permanent itself X is 0.
107.3n | X in delayed triggers | If a delayed trigger refers to an X it doesn't define, and X was chosen for a cost of the spell or ability that made it, that value is used.
107.3p | Meaning of Y | Y, where used besides X, works just as X does.
107.4 | The mana symbols | Mana symbols are the five colored ones and {C}, numbers, {X}, two-color hybrids, hybrids of {2} or {C} with a color, Phyrexian symbols and hybrid Phyrexian ones, and snow {S}.
107.4a | Colored symbols | White is {W}, blue {U}, black {B}, red {R} and green {G}, as mana and as a cost. A colored cost can be paid only by mana of that color.
107.4b | Generic symbols | In costs, numbers and {X} stand for generic mana, which mana of every type can pay.
107.4c | Colorless symbol | {C} is one colorless mana. As a cost, only a colorless mana pays it.
107.4d | Zero symbol | {0} means no mana. It marks a cost that needs no resources.
107.4e | Hybrid symbols | A hybrid symbol is paid by either half: {W/U} by white or blue, {2/B} by one black or any two mana. It is a colored symbol and has all the colors of its halves, even if one half is colorless.
107.4f | Phyrexian symbols | A Phyrexian symbol is colored and is paid by one mana of its color or 2 life. A hybrid Phyrexian symbol has both its colors and is paid by one mana of either or 2 life.
107.4g | {H} | {H} in rules text stands for any of the fifteen Phyrexian symbols.
107.4h | Snow symbol | {S} in a cost is paid by one mana of any type from a snow source, and reductions of generic mana don't lower it. It may also mean such mana as spent; snow itself is no color and no mana type.
107.5 | Tap symbol | {T} in an activation cost means to tap this permanent, so an already tapped one can't pay it. A creature's ability with {T} needs the creature to have been under its controller's control without a break since their latest turn began.
107.6 | Untap symbol | {Q} in an activation cost means to untap this permanent, so an already untapped one can't pay it. A creature's ability with {Q} needs the creature to have been under its controller's control without a break since their latest turn began.
107.7 | Loyalty symbols | Planeswalkers' activated abilities have a loyalty symbol as cost: [+N] means put N loyalty counters on the permanent, [-N] remove N of them, [0] put none. The symbols may also occur in abilities that change loyalty costs.
107.8 | Level symbols | A leveler's two level symbols, a range N1-N2 or N3+, are keyword abilities for static abilities. Each covers the abilities and the power and toughness printed in its strip of the text box.
107.8a | Level range | {LEVEL N1-N2}: while the creature has from N1 to N2 level counters, it has that base power and toughness and those abilities.
107.8b | Level and higher | {LEVEL N3+}: while the creature has at least N3 level counters, it has that base power and toughness and those abilities.
107.9 | Tombstone icon | A tombstone beside the name marks Odyssey-block cards that matter in the graveyard. It does nothing.
107.10 | Type icon | On timeshifted Future Sight frames, an icon at the upper left shows the card type, or a black and white cross for several types. It does nothing.
107.11 | Planeswalker symbol | {PW} is a symbol on one face of the planar die in Planechase.
107.12 | Chaos symbol | {CHAOS} is a symbol on one face of the planar die in Planechase, and in abilities that refer to the die's results.
107.13 | Color indicator | The dot left of the type line of some cards is a color indicator. Its color gives the card's color or colors.
107.14 | Energy symbol | {E} is one energy counter. A player pays {E} by taking an energy counter off themselves.
107.15 | Chapter symbols | Each chapter symbol of a Saga, a Roman numeral, is a keyword ability for a triggered ability. Its effect is the text beside the symbol.
107.15a | One chapter | A chapter N ability triggers when lore counters put onto the Saga raise their number from less than N to N or more.
107.15b | Several chapters at once | Text with two chapter symbols works as two chapter abilities with the same effect.
107.16 | Class level bars | Each level bar of a Class is a keyword ability for both an activated ability, with the cost shown, and a static ability. The static one holds the abilities printed in the bar's section.
107.16a | What a level bar means | For the cost, a Class at level N-1 becomes level N, only at sorcery speed. While the Class has level N or higher, it has the bar's abilities.
107.17 | Ticket symbol | {TK} is one ticket counter.
107.17a | Ticket cost | A ticket symbol with a number in it is a cost. A player pays it by taking that many ticket counters off themselves.
107.18 | Pawprint symbol | {P} marks modes of some modal spells. It is no cost, mana, counter or other resource.
108.1 | Oracle wording | A card's wording is the one in the Oracle reference, found in the Gatherer database.
108.2 | What “card” means | “Card” in rules and text means a Magic card only, or an object that such a card represents.
108.2a | Traditional and nontraditional cards | Decks hold only traditional, normal-sized cards. Nontraditional cards are kept out of decks, may form supplementary decks, and may be oversized or have another back.
108.2b | Tokens are not cards | A token is never a card, not even if a card-sized game piece represents it.
108.3 | Owner of a card | You own a card if you began the game with it in your deck, brought it in from outside, or put it into the command zone as the game began. Who owns it legally matters only for ante.
108.3a | Owner of a shared planar deck | In Planechase with one shared planar deck, the planar controller counts as the owner of all its cards.
108.3b | Owner outside the game | A card outside this game but in another Magic game has the owner it has there, and one in a game's sideboard belongs to whoever began that game with it. Any other card outside the game belongs to its legal owner.
108.4 | Controller of a card | A card has a controller only while it represents a permanent or spell, and then the rules for those decide who it is.
108.4a | No controller: use the owner | Where the controller of a card without one is asked for, its owner is used.
108.5 | Nontraditional cards | Nontraditional cards can start the game only in the command zone. An effect that would bring one into the game from outside fails, unless it is a dungeon.
108.6 | More about cards | Chapter 2 says more about the parts of cards.
109.1 | Objects | Objects are cards, copies of cards, tokens, spells, permanents, emblems, and abilities on the stack.
109.2 | Types mean permanents | A description with a card type or subtype but no zone and none of the words “card”, “spell”, “source” or “scheme” means a permanent on the battlefield.
109.2a | “Card” with a zone | A description with “card” and a zone means a card in that zone.
109.2b | “Spell” | A description with “spell” means a spell on the stack.
109.2c | “Source” | A description with “source” means a fitting source, whether of abilities, damage or mana, in whatever zone.
109.2d | “This scheme” | In a scheme's ability, “this scheme” is the scheme in the command zone that bears the ability.
109.3 | Characteristics | Characteristics are name, mana cost, color and indicator, types of all three kinds, rules text, abilities, power, toughness, loyalty, defense, hand and life modifier. All else, such as being tapped, targets, owner, controller or what an Aura enchants, is not.
109.4 | Who has a controller | Only objects on the stack or battlefield are controlled by someone; elsewhere they have no controller. The exceptions follow.
109.4a | Controller of a mana ability | Find a mana ability's controller as if it stood on the stack.
109.4b | Controller of a waiting trigger | A triggered ability not yet on the stack is controlled by whoever controlled its source when it triggered. For a delayed one, rules 603.7d–f decide.
109.4c | Controller of an emblem | The player who put an emblem into the command zone controls it.
109.4d | Controller of a plane | In Planechase, the planar controller, usually the active player, controls each face-up plane or phenomenon.
109.4e | Controller of a vanguard | In Vanguard, owners control their vanguard cards.
109.4f | Controller of a scheme | In Archenemy, owners control their schemes.
109.4g | Controller of a conspiracy | In Conspiracy Draft, owners control their conspiracies.
109.5 | “You” | “You” on an object is its controller, whoever tries to play, cast or activate it, or else its owner. For a static ability it is the present controller, for an activated one the activator, for a triggered one the controller when it triggered; delayed triggers have their own rule.
110.1 | What a permanent is | Each card or token on the battlefield is a permanent. It is one from the moment it enters until it moves to another zone, and stays there without limit of time.
110.2 | Owner and controller | A permanent's owner is its card's owner; tokens have their own rule. By default its controller is the player under whose control it entered, and it always has one.
110.2a | Put onto the battlefield | What an effect has a player put onto the battlefield enters under that player's control, unless the effect says otherwise.
110.2b | Stolen permanent spells | A player who gains control of another's permanent spell controls the permanent it becomes. By default, though, its controller is the player who put the spell on the stack.
110.3 | Characteristics of a permanent | A nontoken permanent has the characteristics its card shows, changed by continuous effects.
110.4 | Permanent types | The permanent types are artifact, battle, creature, enchantment, land and planeswalker. Instants and sorceries never enter the battlefield; whether a kindred card can depends on its other types.
110.4a | Permanent card | A permanent card is one that could enter the battlefield: any artifact, battle, creature, enchantment, land or planeswalker card.
110.4b | Permanent spell | A permanent spell is one that will become a permanent as it resolves: any artifact, battle, creature, enchantment or planeswalker spell.
110.4c | Loss of all permanent types | A permanent that has lost every permanent type remains a permanent and stays on the battlefield.
110.5 | Status | A permanent always has one value of each of four pairs: tapped or untapped, flipped or unflipped, face up or face down, phased in or phased out.
110.5a | Status is no characteristic | Status isn't a characteristic, but may influence a permanent's characteristics.
110.5b | Status on entering | Unless something says otherwise, permanents enter untapped, unflipped, face up and phased in.
110.5c | Status is kept | A permanent's status stays, even where it means nothing, until a spell, ability or turn-based action alters it.
110.5d | Only permanents have status | Cards elsewhere than on the battlefield are neither tapped nor untapped, however they lie. An exiled card being face down is unrelated to the status of face-down permanents.
111.1 | What a token is | A token is a marker that represents a permanent which no card represents. Effects put tokens onto the battlefield.
111.2 | Owner of a token | Whoever creates a token owns it, and it enters under their control.
111.3 | Characteristics of a token | The creating spell or ability may give the token any characteristics, which count as if printed and so are copiable. The token has no others.
111.4 | Name of a token | Unless told otherwise, a token's name is its subtypes followed by “Token”. On the battlefield, a change of its name doesn't change its subtypes, nor the reverse.
111.5 | Tokens that can't enter | No token is created if a rule or effect says that permanents with one of its characteristics can't enter. Likewise none is created as a copy of an instant or sorcery card.
111.6 | Tokens as permanents | A token is affected by whatever affects permanents or its types. It is not a card, even if a Magic card or a game piece from a booster represents it.
111.7 | Tokens off the battlefield | A token in any zone but the battlefield ceases to exist as a state-based action. Abilities that trigger on its move trigger before that.
111.8 | No return for tokens | A token that has left the battlefield can't change zones or come back: it stays where it is until state-based actions make it cease to exist.
111.9 | Legendary tokens | “Create [name], a…” with a list of characteristics creates a token with these and that name.
111.10 | Predefined tokens | Some effects create a token defined in the following list. The effect may alter or add to the listed characteristics.
111.10a | Treasure | A colorless Treasure artifact: {T} and sacrifice it to add one mana of a color you choose.
111.10b | Food | A colorless Food artifact: {2}, {T} and sacrifice it to gain 3 life.
111.10c | Gold | A colorless Gold artifact: sacrifice it, without tapping, to add one mana of a color you choose.
111.10d | Walker | A 2/2 black Zombie creature with the name Walker.
111.10e | Shard | A colorless Shard enchantment: {2} and sacrifice it to scry 1 and then draw a card.
111.10f | Clue | A colorless Clue artifact: {2} and sacrifice it to draw a card.
111.10g | Blood | A colorless Blood artifact: {1}, {T}, discarding a card and sacrificing it draws you a card.
111.10h | Powerstone | A colorless Powerstone artifact: {T} adds {C}, which can't go toward casting nonartifact spells.
111.10i | Incubator | A double-faced token. Front: a colorless Incubator artifact that {2} transforms; back: a colorless 0/0 Phyrexian artifact creature with the name Phyrexian Token.
111.10j | Cursed Role | A colorless Aura Role enchantment called Cursed that enchants a creature and makes its base power and toughness 1/1.
111.10k | Monster Role | A colorless Aura Role enchantment called Monster that enchants a creature and gives it +1/+1 and trample.
111.10m | Royal Role | A colorless Aura Role enchantment called Royal that enchants a creature and gives it +1/+1 and ward {1}.
111.10n | Sorcerer Role | A colorless Aura Role enchantment called Sorcerer that enchants a creature. It gives +1/+1 and an ability to scry 1 whenever the creature attacks.
111.10p | Virtuous Role | A colorless Aura Role enchantment called Virtuous that enchants a creature and gives it +1/+1 per enchantment you control.
111.10q | Wicked Role | A colorless Aura Role enchantment called Wicked that enchants a creature and gives it +1/+1. When the token goes from the battlefield to a graveyard, every opponent loses 1 life.
111.10r | Young Hero Role | A colorless Aura Role enchantment called Young Hero that enchants a creature. Whenever the creature attacks with toughness 3 or less, it gets a +1/+1 counter, by an ability that it is given.
111.10s | Map | A colorless Map artifact: {1}, {T} and sacrifice it to have a target creature of yours explore, only at sorcery speed.
111.10t | Junk | A colorless Junk artifact: {T} and sacrifice it to exile your library's top card, which you may play this turn. Only at sorcery speed.
111.10u | Lander | A colorless Lander artifact: {2}, {T} and sacrifice it to search your library for a basic land, put it onto the battlefield tapped, and shuffle.
111.10v | Mutagen | A colorless Mutagen artifact: {1}, {T} and sacrifice it to give a target creature a +1/+1 counter, only at sorcery speed.
111.11 | Tokens by a card's name | If an effect only names the token and the name is none of the predefined ones, the token has the characteristics of the card so named in the Oracle reference.
111.12 | Copies of nothing | A token copy of a nonexistent object isn't created, unless the effect uses the object's last known information.
111.13 | Copies of permanent spells | A copied permanent spell becomes a token with its characteristics as it resolves. Replacement effects and triggers about creating tokens ignore it.
112.1 | What a spell is | A spell is a card on the stack. The first step of casting moves the card to the top of the stack, and it is a spell until it resolves, is countered or otherwise leaves.
112.1a | Copies of spells | A copy of a spell is a spell too, though no card may represent it.
112.1b | Cast copies of cards | A copy of a card that a player casts is a spell as well.
112.2 | Owner and controller of a spell | The owner of a spell is its card's owner, or for a copy the player under whose control it went on the stack. By default whoever put it on the stack controls it, and it always has a controller.
112.2a | Owner of a castable copy | A copy of a card made with leave to cast it is owned by the player who was told to make it and may cast it.
112.3 | Characteristics of a spell | A spell that isn't a copy has the characteristics its card shows, changed by continuous effects.
112.4 | Changes carry over | A change that a resolving spell or ability makes to a permanent spell's characteristics goes on applying to the permanent it becomes.
113.1 | Three kinds of ability | “Ability” has three meanings, given below.
113.1a | Abilities of objects | An ability may be a characteristic of an object, from its rules text, from what created it, or granted by a rule or effect. Abilities generate effects.
113.1b | Abilities of players | An ability may belong to a player and change how the game affects them. Players have one only if an effect gives it.
113.1c | Abilities on the stack | An activated or triggered ability on the stack is an ability too, and it is an object.
113.2 | What abilities affect | An ability may affect its own object, other objects and players.
113.2a | Good or bad | An ability may help or harm.
113.2b | Costs as abilities | An additional or alternative cost of casting a card is one of the card's abilities.
113.2c | Several abilities | Each paragraph of a card is an ability of its own, save keywords strung on one line. Several copies of one ability on an object work separately, though they may not do more than one would.
113.2d | Effects of abilities | An ability can make one-shot or continuous effects. Replacement and prevention effects are among the continuous ones.
113.3 | Four categories | Abilities fall into four general categories, given below.
113.3a | Spell abilities | All text of an instant or sorcery is a spell ability, followed as the spell resolves, unless it is an activated or triggered ability or a static one covered by the rule on where abilities function.
113.3b | Activated abilities | An activated ability reads “[Cost]: [Effect.]”, perhaps with instructions for activating. A player with priority may activate it, which puts it on the stack until it resolves, is countered or otherwise leaves.
113.3c | Triggered abilities | A triggered ability has a trigger condition, with “when”, “whenever” or “at”, and an effect. After its event it goes on the stack when a player would next get priority, until it resolves, is countered or otherwise leaves.
113.3d | Static abilities | A static ability is a statement that is simply true. Its continuous effect lasts while its permanent is on the battlefield with the ability, or its object is in the right zone.
113.4 | Mana abilities | Some activated and triggered abilities are mana abilities. They skip the stack, and at certain times can be activated without priority.
113.5 | Loyalty abilities | A loyalty ability of a permanent you control can be activated only with priority and an empty stack in a main phase of your turn. Only one such ability of each permanent, once a turn, whoever activates it.
113.6 | Where abilities function | Abilities of instants and sorceries usually function only on the stack, all others only on the battlefield. The exceptions follow.
113.6a | Characteristic-defining abilities | A characteristic-defining ability functions in every zone, and outside and before the game too.
113.6b | Stated zones only | An ability that says where it functions does so only there.
113.6c | All but stated zones | An ability that says where it doesn't function does so everywhere else, including outside and before the game.
113.6d | Own casting cost | An ability that gives its object an alternative cost or otherwise changes what it costs to cast functions on the stack.
113.6e | How its object may be played | An ability that limits or alters how its own object is played or cast functions wherever that could be done from and on the stack. One that grants its object such an ability functions on the stack only.
113.6f | From which zones | An ability that limits or alters the zones its own object may be played or cast from functions everywhere, also outside the game.
113.6g | Can't be countered or copied | An ability that says its object can't be countered or copied functions on the stack.
113.6h | How its object enters | An ability that changes how its own object enters the battlefield functions as that happens.
113.6i | No counters on it | An ability that says its object can't have counters put on it functions on the battlefield and also as the object enters.
113.6j | Costs unpayable on the battlefield | An activated ability whose cost can't be paid with the object on the battlefield functions in every zone where it can be paid.
113.6k | Triggers from other zones | If a trigger condition couldn't ever trigger on the battlefield, it functions in each zone where it can. The ability's other trigger conditions may function elsewhere.
113.6m | Moving itself out of a zone | An ability, or a delayed trigger it makes, that moves its object out of a zone functions only there. Not so if its trigger, or an earlier part of its cost or effect, put it there or, for an Aura, has the enchanted object leave the battlefield.
113.6n | Deck construction | An ability that changes deck construction functions before the game and overrides also the tournament rules and format documents. It never makes a card legal or unlimited where it is banned, restricted or not in the format.
113.6p | Command zone | Abilities of emblems, planes, vanguards, schemes and conspiracies function in the command zone.
113.7 | Source of an ability | An ability's source is whatever object generated it: the one whose ability was activated or triggered. Delayed triggers follow rules 603.7d–f.
113.7a | Independent of the source | An ability on the stack goes on without its source. What it needs to know of the source is checked when it is put there, if needed for announcing it, else when it resolves; a source gone from its zone is used as it last existed, and can still act.
113.8 | Controller of an ability | The activator controls an activated ability on the stack. A triggered one belongs to whoever controlled its source when it triggered, or owned it if it had no controller; delayed triggers follow rules 603.7d–f.
113.9 | Countering abilities | Abilities on the stack aren't spells: what counters only spells can't counter them, but what counters abilities can. Static abilities are never on the stack, so can't be countered.
113.10 | Adding and removing abilities | Effects may give abilities (“gains”, “has”) or take them away (“loses”).
113.10a | Activation instructions come along | Instructions for activating that come with an added activated ability are part of it.
113.10b | All instances removed | An effect that takes an ability away takes every instance of it.
113.10c | Latest wins | When effects both add and remove the same ability, the most recent usually wins.
113.11 | “Can't have” an ability | An object that can't have an ability loses it, and no effect or keyword counter can give it. That part of a continuous effect doesn't apply to the object, but the rest of it and any other effects do.
113.12 | Qualities are not abilities | What an object gains or has as an ability can be removed by another effect. An effect that sets a characteristic, or states a quality such as “can't be blocked”, grants no ability.
114.1 | Emblems | An emblem is a marker in the command zone that stands for an object with abilities and usually nothing else.
114.2 | Getting an emblem | A player who gets an emblem puts it, with the ability given, into the command zone. That player owns and controls it.
114.3 | No other characteristics | Beyond the abilities it was made with, an emblem has no characteristics: no types, mana cost or color, and mostly no name.
114.4 | Where emblems function | An emblem's abilities work from the command zone.
114.5 | Neither card nor permanent | Emblems are not cards, not permanents, and “emblem” is not a card type.
115.1 | Targets | Targets are the objects and players that a spell or ability will affect, declared as it is put on the stack. Only a spell or ability that says so can change them.
115.1a | Targeted instants and sorceries | An instant or sorcery is targeted if its spell ability says “target [something]”; targets are chosen on casting. The word in its activated or triggered abilities makes only those targeted.
115.1b | Auras | Every Aura spell targets what its enchant ability names, chosen on casting. As a permanent an Aura has no target, though its activated and triggered abilities may.
115.1c | Targeted activated abilities | An activated ability is targeted if it says “target [something]” for what it affects; targets are chosen on activation.
115.1d | Targeted triggered abilities | A triggered ability is targeted if it says “target [something]” for what it affects; targets are chosen as it goes on the stack.
115.1e | Targets within keywords | Some keywords, such as equip, modular and mutate, stand for targeted abilities or give a spell targets. The word “target” is then in the keyword's rule.
115.2 | Legal targets | Only permanents can be targeted, unless the spell or ability names players or another zone, or targets what can't be on the battlefield, such as spells and abilities.
115.3 | Same target twice | For one instance of “target” nothing may be chosen twice. For separate instances the same object or player may be chosen once each if it fits; this also holds when targets are changed.
115.4 | “Any target” | “Any target” and the like, used of damage, means creatures, players, planeswalkers and battles. Nothing else can be chosen.
115.5 | Not itself | A spell or ability on the stack can't legally target itself.
115.6 | Zero targets | A spell or ability may allow zero targets. It still counts as requiring targets, but is targeted only if at least one was chosen.
115.7 | Changing targets | Some effects let a player change targets, others let a player choose new ones.
115.7a | “Change the target(s)” | Each target may change only to another legal one, and a target that can't stays as it is, even if illegal. Either all of them change to other legal targets or none do.
115.7b | “Change a target” | As with “change the target(s)”, but only one of the targets may be changed.
115.7c | “Change any targets” | As with “change the target(s)”, but as many of the targets as the player likes may be changed.
115.7d | “Choose new targets” | The player may leave targets as they are, even illegal ones. New targets must be legal and may not make an unchanged one illegal.
115.7e | Only the final set counts | Whether a change of targets is legal is judged by the final set of targets alone.
115.7f | Divisions stay | If a spell or ability divides or distributes something among targets, that division stays the same when the targets change.
115.8 | Modes stay | Modes may need different targets. Changing targets or choosing new ones never changes the mode.
115.9 | Checking what is targeted | Objects that check another spell's or ability's targets look at them as they are now, as they were when chosen, or both, depending on the wording.
115.9a | Number of targets | “With [a number of] targets” counts how often anything was chosen as a target when the spell or ability went on the stack, repeats included. Whether the targets are still legal is no matter.
115.9b | “That targets” | “That targets [something]” uses each target's present information, even if it is now illegal. A target that left its expected zone or the game is ignored, without last known information.
115.9c | “That targets only” | “That targets only [something]” first needs that a single object or player was chosen, even several times, changes of target included but legality aside. Then that target is checked as it is now.
115.10 | Affecting without targeting | Spells and abilities may affect things they don't target. Those are usually chosen only on resolution.
115.10a | Only “target” makes a target | Something affected is a target only if the spell or ability, or the rule of its keyword, calls it one with the word “target”.
115.10b | “You” is no target | The word “you” on an object never means a target.
116.1 | Special actions | A player with priority may take special actions, which don't use the stack. The game's own turn-based and state-based actions are something else.
116.2 | The twelve special actions | Special actions number twelve, listed below.
116.2a | Playing a land | Playing a land puts it onto the battlefield from its zone, usually the hand. By default a player may do so once on each of their own turns, with priority and an empty stack in a main phase.
116.2b | Turning a creature face up | A player may turn a face-down creature face up whenever they have priority.
116.2c | Actions allowed for later | Some effects let a player act later, mostly to end a continuous effect or stop a delayed trigger. This can be done with priority as long as the effect allows it, unless it sets other timing.
116.2d | Ignoring a static ability | Some static abilities let a player act to ignore their effect for a time. This can be done whenever the player has priority.
116.2e | Circling Vultures | The player may discard Circling Vultures, by its own ability, whenever they could cast an instant.
116.2f | Suspend | A player with priority may exile a card with suspend from their hand, if they could begin to cast it then.
116.2g | Companion | Once a game, the player may pay {3} to put their chosen companion from outside the game into their hand. It needs priority and an empty stack in a main phase of their turn.
116.2h | Foretell | On their own turn with priority, a player may pay {2} to exile a card with foretell face down from their hand.
116.2i | Planar die | In Planechase, a player may roll the planar die with priority and an empty stack in their own main phase. It costs one mana for each time they already took this action this turn; rolls caused by effects don't count.
116.2j | Conspiracy | In Conspiracy Draft, a player with priority may turn their face-down conspiracy in the command zone face up.
116.2k | Plot | On their own turn, with priority and an empty stack, a player may exile a card with plot from their hand.
116.2m | Unlocking | A player may unlock a locked half of their permanent by paying that half's mana cost, its unlock cost. It needs priority and an empty stack in a main phase of their turn.
116.3 | Priority afterward | Whoever took a special action gets priority next.
117.1 | Priority | Except where a spell or ability tells someone to act, only the player with priority may act: by casting spells, activating abilities or taking special actions.
117.1a | When to cast | Instants may be cast whenever you have priority. Other spells need priority and an empty stack in your main phase.
117.1b | When to activate | Activated abilities may be activated whenever you have priority.
117.1c | When to take special actions | Some special actions may be taken whenever you have priority. Others need an empty stack in your main phase as well.
117.1d | When to activate mana abilities | Mana abilities may be activated with priority, while you cast or activate something that needs mana, or when any rule or effect wants mana paid, even amid casting, activation or resolution.
117.2 | What needs no priority | Other abilities and actions come about by the game itself, or players perform them without getting priority.
117.2a | Triggered abilities | Abilities may trigger at any time, also during casting, activating and resolving, but nothing happens then. Each goes on the stack when a player would next get priority.
117.2b | Static abilities | Static abilities apply all the time, without regard to priority.
117.2c | Turn-based actions | As certain steps and phases begin, turn-based actions happen by themselves before anyone gets priority. They also happen as each step and phase ends, and nobody gets priority after those.
117.2d | State-based actions | State-based actions happen by themselves, under certain conditions, before a player would get priority.
117.2e | During resolution | Nobody has priority while something resolves, even if it has players choose, act or activate mana abilities.
117.3 | Who gets priority | The following rules say who has priority.
117.3a | At the beginning of steps | In most steps and phases the active player gets priority first, after turn-based actions and after beginning triggers are on the stack. In the untap step nobody does, and in the cleanup step usually nobody.
117.3b | After resolution | After something other than a mana ability resolves, the active player gets priority.
117.3c | After acting | Someone with priority who casts a spell, activates an ability or takes a special action gets priority again.
117.3d | Passing | A player with priority who does nothing passes, saying what mana is in their pool, if any. The next player in turn order gets priority.
117.4 | All players pass | When all players pass in a row without acting in between, the top of the stack resolves. If the stack is empty, the step or phase ends.
117.5 | Before priority | Before a player gets priority, state-based actions are performed, all at once and again until none apply, and then triggers go on the stack. This repeats until neither occurs.
117.6 | Priority of teams | With shared team turns, a team has priority, not a single player.
117.7 | In response | What a player casts or activates with priority while something else is on the stack is “in response to” it. The newer one resolves first.
118.1 | Costs | A cost is something a player must do or pay in order to do something else, or to stop something. Paying means following the instructions of whatever contains the cost.
118.2 | Costs with mana | Someone who pays a cost that includes mana gets to activate mana abilities. For spells and activated abilities, rules 601.2f–h give the steps.
118.3 | Only if fully payable | You can pay a cost only if you have everything it takes. With 1 life you can't pay 2, and a tapped permanent can't be tapped.
118.3a | Paying mana | Mana is paid by taking it out of the mana pool, and 0 mana can always be paid. The player says what mana remains, if any.
118.3b | Paying life | Life is paid by lowering the life total. Paying 0 life is always possible.
118.3c | Mana abilities stay optional | No one has to activate mana abilities, even for a cost that must be paid.
118.4 | Costs with X | For X in costs, rule 107.3 applies.
118.5 | Costs of zero | A cost of {0}, even if only reduced to it, is paid by saying so. It isn't paid by itself.
118.5a | Spells that cost zero | A spell with mana cost {0}, like an ability with cost {0}, doesn't cast or activate itself: the player must do so as usual.
118.6 | No mana cost | A missing mana cost, or an ability's cost based on one, can't be paid. Trying to cast or activate is legal, but trying to pay such a cost is not.
118.6a | Changing an unpayable cost | Increases and additional costs leave an unpayable cost unpayable. An alternative cost in its place may be paid, including casting without paying the mana cost.
118.7 | Changed and reduced costs | Effects may change or reduce costs, and paying the changed cost counts as paying the original. Mana reduced to nothing is {0}.
118.7a | Generic reductions | A reduction by generic mana lowers only the generic part, never the colored or colorless part.
118.7b | Reductions of other types | A reduction by colored or colorless mana that the cost doesn't ask for lowers the generic part by as much.
118.7c | Too much colored reduction | If the reduction by a color exceeds what the cost has of it, that part becomes nothing and the rest comes off the generic part.
118.7d | Too much colorless reduction | If the reduction by colorless mana exceeds the colorless part, that part becomes nothing and the rest comes off the generic part.
118.7e | Hybrid reductions | For a reduction by a hybrid symbol, the payer picks a half when the reduction is applied. A colored half takes off one mana of its color, a generic half that much generic mana.
118.7f | Phyrexian reductions | A reduction by a Phyrexian symbol takes off one mana of its color.
118.7g | Snow reductions | A reduction by snow symbols takes off as much generic mana.
118.8 | Additional costs | An additional cost, given by a spell's text or by another effect, must be paid together with the mana cost or activation cost.
118.8a | As many as apply | Additional costs may apply in any number. The controller announces, on casting or activating, which they mean to pay.
118.8b | Optional additional costs | An additional cost may be optional.
118.8c | “If able” and hidden cards | A player told to cast a spell if able need not do so if its mandatory additional cost uses cards of a stated quality in a hidden zone. This holds even if such cards are there.
118.8d | Mana cost stays | Additional costs change what is paid, not the mana cost. Whatever asks for the mana cost gets the original one.
118.9 | Alternative costs | An alternative cost, given by a spell's text or by another effect, may be paid in place of the mana cost. “Without paying its mana cost” is one.
118.9a | One per spell | A spell may be cast for one alternative cost at most. Its controller announces it while casting.
118.9b | Usually optional | Alternative costs are normally optional, but an effect that lets you cast a spell may insist on one.
118.9c | Original mana cost remains | Alternative costs change what is paid, not the mana cost. Whatever asks for the mana cost gets the original one.
118.9d | Increases and reductions apply | Additional costs, increases and reductions for a spell apply to the alternative cost being paid.
118.10 | One payment, one use | One payment serves one spell, ability or effect only. An effect that does the same thing on resolution doesn't pay another cost.
118.11 | Replaced payments | A cost counts as paid even if effects modify the actions with which it was paid.
118.12 | “If they do” | Where a text orders or allows an action and goes on “if [a player] does”, “doesn't” or “can't”, the action is a cost paid on resolution. The “if” asks whether the player chose the optional cost or started the mandatory one, whatever really happened.
118.12a | “Unless” | “[Do something] unless [a player does another thing]” means that the player may do the other thing, and if they don't, the first happens.
118.12b | Choosing to search | After a choice to search a zone and do things with the cards found, “if [a player] does” asks only whether they chose to search.
118.13 | Symbols payable in several ways | Some mana symbols in costs, such as hybrid and Phyrexian ones, offer several ways to pay.
118.13a | In mana and activation costs | For a mana or activation cost, its controller decides how to pay such a symbol as they propose the spell or ability.
118.13b | In costs during resolution | For a cost paid during resolution, the payer decides how to pay such a symbol right before paying.
118.13c | In special actions | For a special action's cost, whoever takes it decides how to pay such a symbol right before paying.
118.14 | Mana of any type | Where mana of any type can be spent, players may treat it as colorless or any color for that cost. If the effect also lets a player cast spells, this covers only spells cast that way.
119.1 | Starting life total | Players start at 20 life, except in variants that say otherwise.
119.1a | Two-Headed Giant start | In Two-Headed Giant a team starts at 30 life.
119.1b | Vanguard start | In Vanguard, a player starts at 20 life adjusted by the life modifier of their vanguard.
119.1c | Commander start | In Commander, players start at 40 life.
119.1d | Brawl start | In Brawl, players start at 25 life if there are two of them and at 30 if there are more.
119.1e | Archenemy start | In Archenemy, the archenemy starts at 40 life.
119.2 | Damage costs life | A player who is dealt damage normally loses as much life.
119.3 | Gaining and losing | When an effect makes a player gain or lose life, the life total changes to match.
119.4 | Paying life | To pay more than 0 life, a player's life total must be at least the amount. Payment is subtracted and counts as losing life.
119.4a | Paying life in a team | In Two-Headed Giant, paying more than 0 life takes a team total of at least what both members pay together for that cost or effect. The payment comes off the team's total.
119.4b | Paying no life | 0 life can always be paid, at any life total and even by players who can't pay life.
119.5 | Setting life totals | A player whose life total is set to a number gains or loses the difference.
119.6 | Zero life | At 0 life or less, a player loses the game as a state-based action.
119.7 | Can't gain life | A player who can't gain life makes no exchange and gets no redistributed total that would raise their life total. A cost of having them gain life can't be paid, and replacements of their life gain do nothing.
119.8 | Can't lose life | A player who can't lose life makes no exchange and gets no redistributed total that would lower their life total. A cost of having them pay life can't be paid.
119.9 | Triggers on life gain | “Whenever [a player] gains life” means whenever a source causes the gain. Gaining 0 life is no event and triggers nothing.
119.10 | Replacing life gain | “If [a player] would gain life” means if a source would cause the gain. Gaining 0 life is no event, so nothing is replaced.
120.1 | Who is dealt damage | Objects deal damage to players, creatures, planeswalkers and battles. The object that deals it is its source.
120.1a | Who is not | No damage can be dealt to an object that is neither battle nor creature nor planeswalker.
120.2 | Who deals damage | Every object can deal damage.
120.2a | Combat damage | In the combat damage step, attackers and blockers deal combat damage equal to their power.
120.2b | Damage by effects | A spell or ability that has damage dealt says which object deals it.
120.3 | What damage does | What damage results in depends on what is dealt it, on its source and, for a permanent, on the permanent's characteristics.
120.3a | Players lose life | Unless its source has infect, damage to a player makes that player lose as much life.
120.3b | Infect and players | If the source has infect, its controller gives the damaged player as many poison counters.
120.3c | Planeswalkers lose loyalty | Damage to a planeswalker takes as many loyalty counters off it.
120.3d | Wither, infect and creatures | If the source has wither or infect, its controller puts as many -1/-1 counters on the damaged creature.
120.3e | Marked damage | Unless its source has wither or infect, damage to a creature is marked on it.
120.3f | Lifelink | If the source has lifelink, its controller also gains as much life.
120.3g | Toxic | When a creature with toxic deals combat damage to a player, its controller also gives that player poison counters equal to the creature's total toxic value.
120.3h | Battles lose defense | Damage to a battle takes as many defense counters off it.
120.4 | How damage is processed | Damage goes through four stages, in order.
120.4a | First: excess redirected | If the effect sends excess damage elsewhere, the event is changed. Excess is what goes beyond lethal damage (beyond 1 with deathtouch), loyalty or defense, counting damage marked and dealt at once; of several types, take the largest.
120.4b | Second: damage is dealt | Damage is dealt, after replacement and prevention effects that concern damage. Abilities that trigger on damage trigger here and wait.
120.4c | Third: results | Damage dealt turns into its results, such as life loss or counters, after replacement effects that concern those.
120.4d | Fourth: the event occurs | Last of all, the damage event takes place.
120.5 | Damage doesn't destroy | Neither damage nor its source destroys a permanent. State-based actions may destroy it, or put it into its owner's graveyard, because of what the damage did.
120.6 | Lethal damage | Damage stays marked until cleanup, even if the permanent is no longer a creature, or until it regenerates. A creature with marked damage of at least its toughness is destroyed as a state-based action.
120.7 | Choosing a source of damage | A source may be chosen among permanents, spells, face-up objects in the command zone and objects referred to, even if gone, by something on the stack or by a waiting prevention, replacement or delayed trigger. It need not be able to deal damage.
120.8 | Zero damage | Damage of 0 isn't dealt. So nothing triggers, and effects that would increase or redirect it find nothing to replace.
120.9 | “Damage dealt” in triggers | If an ability triggers on damage from specific sources, “damage dealt” is theirs alone, not that of others at the same time.
120.10 | Checking for excess damage | Whatever goes beyond a creature's lethal damage, or a planeswalker's loyalty or battle's defense before the damage, all sources together, is excess. With several of these types, the largest of the figures counts.
121.1 | Drawing | To draw a card, put your library's top card into your hand. That happens in the draw step as a turn-based action, and through costs and effects.
121.2 | One at a time | A draw of several cards is that many single draws.
121.2a | Changing the number | Replacement effects about how many cards are drawn change the instruction before the single draws are considered.
121.2b | One draw each turn | If a player can't draw more than one card a turn, this limits each draw, so an instruction to draw several may be done in part. But they can't choose, or pay as a cost, to draw several.
121.2c | Several players draw | If several players are to draw, the active player makes all their draws first. The others follow in turn order.
121.2d | Teams draw | With shared team turns, the active team's players make their draws first, in an order the team picks. Then the other teams follow in turn order.
121.3 | Choosing to draw | A player with an empty library may still choose to draw. A player who can't draw because of an effect may not.
121.3a | Choosing another's draw | The same goes when another player chooses: an empty library doesn't prevent the choice, but an effect that stops the draw does.
121.4 | Drawing from an empty library | A player who tried to draw from an empty library loses the game, as a state-based action, the next time someone would get priority.
121.5 | Not every card is drawn | Cards moved from library to hand without the word “draw” aren't drawn. So draw triggers and replacements, and the penalty for an empty library, don't apply.
121.6 | Replacing draws | Effects can replace a card draw.
121.6a | Also with an empty library | A replacement of a draw applies even if the library is empty.
121.6b | Within a sequence | If one draw of a sequence is replaced, the replacement is finished before the next draw.
121.6c | Actions on the drawn card | If an effect acts further on the drawn card and the draw is replaced, it acts on no card drawn by that replacement or later ones.
121.7 | Draws out of replacement | When a replacement or prevention effect makes a player draw, first any unreplaced parts of the event occur. Then come the draws, one by one.
121.8 | Draws amid casting | A card drawn during casting or activating stays face down until that is done or reversed, and an effect that reveals it waits until it is done. Face down it has no characteristics and can't pay a cost that needs particular ones.
121.9 | Option to reveal | A player who may reveal a card as they draw it may look at it before deciding.
122.1 | Counters | A counter is a marker on an object or player that changes it or works with rules and effects. It is no object or token and has no characteristics, and counters of one name are interchangeable.
122.1a | +X/+Y counters | On a creature, or a creature card in another zone, a +X/+Y counter adds X to power and Y to toughness. A -X/-Y counter subtracts.
122.1b | Keyword counters | A keyword counter on a permanent, or a card elsewhere, gives that keyword: flying, first or double strike, deathtouch, haste, reach, trample, vigilance, menace, lifelink, hexproof, indestructible, shadow, exalted, decayed or a variant.
122.1c | Shield counters | Shield counters on a permanent, however many, give one replacement and one prevention effect. If an effect would destroy it, remove one instead; if damage would be dealt to it, prevent that and remove one.
122.1d | Stun counters | Stun counters on a permanent, however many, give one replacement effect: if it would untap, a stun counter comes off instead.
122.1e | Loyalty counters | A planeswalker has as much loyalty as loyalty counters. With 0 it goes to its owner's graveyard as a state-based action.
122.1f | Poison counters | One poison counter makes a player poisoned; ten or more make them lose as a state-based action. Two-Headed Giant has rules of its own.
122.1g | Defense counters | A battle has as much defense as defense counters. With 0 it goes to its owner's graveyard as a state-based action, unless an ability of it has triggered and not yet left the stack.
122.1h | Finality counters | Finality counters on a permanent, however many, give one replacement effect: if it would go from the battlefield to a graveyard, it is exiled.
122.1i | Rad counters | A player with rad counters has an ability that triggers as their precombat main phase begins, by section 727.
122.2 | Lost in other zones | When an object changes zones, its counters cease to exist. They aren't “removed”.
122.3 | +1/+1 against -1/-1 | If a permanent has both +1/+1 and -1/-1 counters, a state-based action removes equally many of each, as many as there are of the fewer.
122.4 | Limits on counters | If an ability of a permanent limits how many counters of a kind it can have, a state-based action removes the surplus.
122.5 | Moving counters | Moving a counter is taking it off one object and putting it on another. If either can't be done (same object, no such counter, counters not allowed, object gone), neither happens.
122.6 | Counters being put | “Counters put on an object” means those put on it on the battlefield and those it enters with.
122.6a | Who puts them | When an object enters with counters, the effect may say who puts them on it. Otherwise its controller does.
122.7 | The Nth counter | An ability that triggers when the Nth counter of a kind is put on an object does so when its number goes from fewer than N to N or more.
122.8 | Counters of an object that left | If a trigger that checks that an object left the battlefield puts its counters on another, they aren't moved. The other gets as many of each kind, or of the kinds named, as the first had.
122.9 | Counters of a sacrificed object | If an activated ability with its object's sacrifice as a cost puts that object's counters on another, they aren't moved. The other gets as many of each kind, or of the kinds named, as the first had.
123.1 | Stickers | A sticker is a marker put on an object, of one of four kinds: name, ability, power and toughness, or art. It is no object, counter or token, and what it changes isn't copiable.
123.2 | Sticker sheets | A sticker sheet is one of the fixed combinations of stickers from Unfinity boosters. It is not a card and has no characteristics.
123.2a | Constructed play | In constructed, a player using stickers brings at least ten different sheets, with no upper limit. They reveal all of them and take three at random.
123.2b | Limited play | In limited, a player chooses and reveals up to three of the sheets they opened.
123.2c | Available stickers | During the game a player may use only stickers from their chosen sheets, which stay revealed.
123.3 | Putting on a sticker | A player told to put a sticker on an object takes one they have access to that isn't on an object they own.
123.3a | Each sticker is distinct | All of a player's stickers are different stickers, even those that look the same.
123.3b | Only on your own objects | No player can put a sticker on an object of another owner. That part of an effect does nothing.
123.3c | Ticket costs | For a sticker with a number in a ticket symbol, the object's owner pays that many {TK}. Without enough, the sticker can't be put on.
123.3d | Moving is free | Moving a sticker from object to object doesn't cost its tickets again.
123.4 | Stickered | An object is stickered while it has at least one sticker of any kind, not if it merely had one before.
123.5 | Kept in public zones | An object that moves to a public zone keeps its stickers, which apply to the new object it becomes. In a hidden zone it loses them.
123.5a | Melding | Stickers of cards that enter as a melded permanent are on that permanent and keep their order of timestamps.
123.5b | Merging | A sticker of an object that becomes part of a merged permanent is on that permanent.
123.5c | Splitting up again | When a melded or merged permanent goes to another public zone, its stickers stay on only one of the resulting objects. The owner chooses which.
123.6 | Name stickers | A name sticker adds its word or words to the name of the permanent, or of a card in another zone. This is a text-changing effect.
123.6a | What a word is | For name stickers, a word is a run of characters without spaces, so hyphens and punctuation don't split it. A blank line to be filled in is no word.
123.6b | Where the word goes | The object's controller chooses a place for the word, at the start or after any word of the current name, and announces the new name. A nameless object has that word as its name; no other words are changed.
123.6c | Working out the name | Begin with copiable values and apply name stickers and other text changes by timestamp. Each sticker's word keeps its place, counted in words before it, or goes last if there are too few; place and order survive moves between public zones.
123.6d | Letters | When letters on a name sticker are counted, capital and small ones are the same.
123.6e | Unique vowels | Unique vowels on a name sticker are its different vowels, each counted once. A, E, I, O, U and Y are vowels, and case is no matter.
123.7 | Ability stickers | An ability sticker gives its printed ability to the permanent, or card in another zone, that it is on.
123.7a | Ability of the sticker | The ability of an ability sticker is the one it grants, even if another effect has taken it from the object.
123.8 | Power and toughness stickers | Such a sticker sets power and toughness to its numbers, on a creature or, in other zones, on a creature or Vehicle card. Of several on a creature, timestamps decide which prevails.
123.8a | Power of a sticker | The power or toughness of a sticker is what a power and toughness sticker has printed, and no other sticker counts.
123.9 | Art stickers | An art sticker does nothing itself. Other spells and abilities may look for it.
`;
