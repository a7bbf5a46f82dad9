/** The rules of chapters 1-2 as of 2006-10, each as `number | title | summary`, in our own words. */
export const SUMMARIES = `
100.1 | Which games | The rules hold for every Magic game of two players or more, multiplayer games included.
100.1a | Two-player games | If exactly two players begin a game, it is a two-player game.
100.1b | Multiplayer games | If three players or more begin a game, it is a multiplayer game.
100.2 | Constructed decks | Everyone brings a deck of 60 cards or more, something to mark tokens and counters, and a way to keep track of life. A deck may hold at most four cards of the same English name, but basic lands in any number.
100.3 | Limited decks | In sealed deck and draft play a deck needs only 40 cards and may hold any number of copies of a card. Markers and a way to keep track of life are needed as well.
100.4 | No largest deck | A deck may be as large as you like.
100.5 | Tournaments | Tournaments mostly have further rules that aren't found here. They may limit which cards are allowed, for example by banning whole older sets.
101.1 | Shuffling | All players shuffle their decks as the game begins, and may then shuffle those of opponents as well. The decks then are the libraries.
101.2 | Who goes first | After shuffling, the players settle in any way they agree on who picks the starting player. In later games of a match the loser of the last game picks, or after a drawn game whoever picked for that one.
101.3 | Life and opening hand | Once it's known who starts, each player begins at 20 life and draws seven cards.
101.4 | Mulligans | From the starting player on in turn order, each player may shuffle an unwanted hand into the deck and draw one card fewer than before, again and again down to zero cards. Each finishes before the next begins, and nobody mulligans after keeping a hand.
101.4a | Two-Headed Giant mulligans | The starting team finishes before the other; its players decide each for themselves and mulligan together. A player's first mulligan gives seven new cards, each later one a card fewer; who keeps is done, but the teammate may go on.
101.5 | The first turn | When everyone has kept a hand, the first turn of the starting player begins.
101.5a | Skipping the first draw | With two players, whoever plays first has no draw step in their first turn.
101.5b | First draw in multiplayer | In multiplayer games everyone has a draw step in their first turn. But in Two-Headed Giant only the starting team's secondary player draws in that team's first one.
102.1 | When the game ends | The game is over at once when somebody wins it or it is drawn.
102.2 | Ways to win | The game can be won in several ways.
102.2a | Last one left | If every opponent of a player who is still in the game has lost, that player wins.
102.2b | Winning by an effect | An effect can say that a player wins.
102.2c | Teams that win | A team with someone still in the game wins once all the other teams have lost. All its players win with it, even those who had lost before.
102.3 | Ways to lose | The game can be lost in several ways.
102.3a | Conceding | You may concede whenever you like, and then you lose at once.
102.3b | 0 life | A player with 0 life or less loses as soon as a player would next get priority. This is a state-based effect.
102.3c | Drawing from an empty library | A player who has to draw more cards than the library holds draws what is there. Then that player loses as soon as a player would next get priority, as a state-based effect.
102.3d | Poison | A player with at least ten poison counters loses as soon as a player would next get priority. This is a state-based effect.
102.3e | Winning and losing at once | A player who would win and lose at the same time loses.
102.3f | Teams that lose | In a game between teams, a team has lost when each of its players has.
102.4 | Draws | The game can be drawn in several ways.
102.4a | All lose at once | If everyone still in the game loses at the same time, it is a draw.
102.4b | Endless loops | If events repeat in a loop that nothing can stop, the game is drawn. It isn't if the loop holds an action that someone needn't take.
102.4c | All teams lose at once | If every team still in the game loses at the same time, it is a draw.
102.5 | Losing and leaving | Whoever loses leaves the game, and whoever leaves it loses.
103.1 | Cards beat the rules | If a card contradicts a rule, the card is followed, but it sets aside only the rule for that very situation. The one rule no card can beat: a player may concede whenever they like.
103.2 | “Can't” beats “can” | If one effect or rule lets something happen and another effect forbids it, it is forbidden. This isn't about effects that give abilities to objects or take them away.
103.3 | Impossible instructions | What can't be done is skipped. Nothing follows from that unless the card says so.
103.4 | APNAP order | If several players would choose or act at once, the active player makes all their choices first and the others follow in turn order. Then all the actions happen together.
103.4a | Knowing earlier choices | Everyone knows what the players before them have chosen.
103.4b | Several choices by one player | A player with more than one choice to make at once takes them in the order written. If there is no such order, the player picks it.
104.1 | Whole numbers | Only natural numbers are used, so nobody can choose or deal a fraction. Whatever could come out as a fraction says itself how to round.
104.2 | Below zero and unknown numbers | Power, toughness, mana costs, life and damage below 0 count as 0 except when the number itself is being changed. A number that can't be found out counts as 0.
104.3 | Mana symbols | There are colored symbols ({W}, {U}, {B}, {R}, {G}), variables ({X}, {Y}, {Z}), numerals such as {0} and {1}, ten hybrid symbols and snow, {S}.
104.3a | Colored mana symbols | Each stands for one mana of one color. Green is {G}, red {R}, black {B}, blue {U} and white {W}.
104.3b | Numerals in costs | A numeral in a cost stands for that much generic mana. Mana of any color, or colorless mana, can pay for it.
104.3c | Variables in costs | {X}, {Y} and {Z} stand for an amount that isn't fixed. The controller of the spell or activated ability sets it while playing it.
104.3d | Numerals that give mana | In an effect that adds mana to a mana pool, a numeral or variable symbol stands for colorless mana.
104.3e | Zero mana | {0} marks a cost of no mana at all. What costs {0} must still be played like anything else and isn't played by itself.
104.3f | Hybrid symbols in costs | A hybrid symbol is paid with mana of either one of the two colors it shows.
104.3g | Hybrid symbols that give mana | If an effect would add mana given by a hybrid symbol, the player who gets it picks one of the two colors and adds one mana of it.
104.3h | Snow mana | {S} is a generic cost of one mana that came from a snow permanent, whatever its color or if colorless. Effects reducing how much generic mana you pay leave it alone.
104.4 | Tap symbol | {T} in an activation cost means tapping this permanent, so it can't be paid if that is tapped already. A creature's ability with {T} can't be used unless its controller has had it without a break since their most recent turn began.
104.5 | Tombstone icon | Many cards of the Odyssey block with abilities that matter in a graveyard show a tombstone beside their name. It only makes them easy to see and does nothing else.
200.1 | Cards | In the rules and on cards, “card” means a real Magic card with Magic front and back. A token is no card, even if a card is used to mark it.
200.1a | Owner of a card | You own the cards that began the game in your deck. A card from elsewhere is owned by the player who brought it into the game.
200.2 | Oracle wording | The wording that counts is the one in the Oracle reference, to be found in the Gatherer database.
200.3 | Players | The people in the game are its players. Whoever's turn it is, is the active player; all others are nonactive.
200.3a | Teammates and opponents | In games between teams, the others on your team are your teammates. All players of other teams are your opponents.
200.4 | Tokens | A token marks a permanent that no card stands for.
200.4a | Owner and controller of a token | The controller of the spell or ability that made the token owns it. The player who put it into play controls it.
200.5 | Spells | A spell is a card on the stack, or a copy of a card or spell there.
200.5a | Owner and controller of a spell | Whoever owns the card of the spell owns the spell. Whoever played it controls it.
200.6 | Permanents | Any card or token in play is a permanent.
200.6a | Owner and controller of a permanent | A nontoken permanent belongs to the owner of its card. Whoever put a permanent into play controls it.
200.7 | Abilities | An ability is either an activated or triggered ability on the stack, or text on an object telling what that object does.
200.7a | Owner and controller of an ability | An ability on the stack is owned by whoever controlled its source as it was played or triggered. Its controller is who played it or, for a triggered one, who controlled the source as it triggered.
200.8 | Objects | Objects are cards, copies of cards, tokens, spells, permanents and abilities on the stack. Combat damage on the stack is one as well, though much that is said of objects doesn't fit it.
200.9 | A type alone | A type or subtype named without “card”, “spell” or “source” means a permanent of that kind in play.
200.9a | A type with “card” and a zone | A type, supertype or subtype together with “card” and a zone's name means a card of that kind in that zone.
200.9b | A type with “spell” | A type, supertype or subtype together with “spell” means a spell of that kind on the stack.
200.9c | A type with “source” | A type, supertype or subtype together with “source” means a source of that kind, be it of an ability or of damage.
200.10 | Counters | A counter on an object or player changes its characteristics or works with an ability; it is never a token. A +X/+Y counter adds to power and toughness, a -X/-Y counter takes away, and counters of the same name are all alike.
201.1 | Parts of a card | They are illustration and its credit, name and mana cost, type line, text box, power and toughness, expansion symbol, collector number and legal text. A card may have any of these more than once.
201.2 | Characteristics | They are name, mana cost, color, supertype, type, subtype, rules text, abilities, power, toughness and expansion symbol. Nothing else is one: not being tapped, targets, owner, controller, or what an Aura enchants.
202.1 | Where the name stands | A card's name is found at its top left.
202.2 | An object naming itself | Text naming the object it is on means that very object and no other of the name. That stays so even if an effect changes the name.
202.2a | “This” or “that” something | Words such as “this creature” or “that creature” in an ability point to one particular object. They still mean it after it has lost the characteristic they name.
202.2b | Names in granted abilities | If an object gives another an ability that names the giver, the name means only the giver. It doesn't mean anything else that has this name.
202.3 | The same name | Cards have the same name if their English names match exactly. Nothing else on them matters.
203.1 | Mana cost | The mana symbols at the top right of a card are its mana cost; without any it has none. To pay it, match the color of each colored symbol and pay the generic mana too.
203.1a | Lands, tokens and copies | Lands usually have no mana cost, nor do tokens unless the effect making them gives one. A copy has the mana cost of what it copies.
203.2 | Color | The mana symbols in an object's mana cost give its colors. The color of the frame doesn't matter.
203.2a | Colorless | If there is no colored mana symbol in its mana cost, an object has no color.
203.2b | Multicolored | An object whose mana cost shows colored symbols of two or more colors has all of those colors. It may have a gold frame, but needn't.
203.2c | The five colors | The colors are white {W}, blue {U}, black {B}, red {R} and green {G}.
203.2d | Choosing a color | Whoever must choose a color picks one of the five. “Multicolored” isn't a color.
203.2e | Color of hybrid symbols | An object with a hybrid symbol in its mana cost has both colors of that symbol, along with any others it has.
203.3 | Converted mana cost | This is the total amount of mana in the mana cost, whatever its colors. If told to pay that much mana, you may use any colored or colorless mana.
203.3a | No mana cost | An object without a mana cost has a converted mana cost of 0.
203.4 | Additional costs | What an object's text or an effect adds to the costs doesn't belong to the mana cost. It is paid together with the other costs of the spell.
204.1 | Illustration | The picture on a card's upper half means nothing for the game. A creature painted as flying flies only if its text says so.
205.1 | Type line | Types, subtypes and supertypes stand right below the illustration.
205.2 | Types | Which types there are, and having several of them.
205.2a | The six types | The types are land, creature, artifact, enchantment, instant and sorcery.
205.2b | Several types | An object may have more than one type. It then counts for effects that apply to any one of these.
205.3 | Subtypes | How subtypes are written and which types they belong to.
205.3a | Subtypes on the type line | A card's type line may show one subtype or more.
205.3b | How subtypes are written | Subtypes come after a long dash and are always one word. So every word there is a subtype of its own.
205.3c | Names for subtypes | Subtypes take their name from the type: those of creatures are creature types, and so on. An object can have several.
205.3d | Sets of subtypes | Most types have subtypes of their own that no other type shares. Instants and sorceries can share theirs, which are together called spell types.
205.3e | Whose subtypes they are | Subtypes printed on an artifact creature card are creature types. Those printed on an artifact land card are land types.
205.4 | Supertypes | What supertypes are and what each of them means.
205.4a | Having supertypes | A card may have supertypes, printed right before its types. They stay when its types or subtypes change, even if they mean nothing for the new type.
205.4b | Basic | A land having the supertype “basic” is a basic land, and every other land is nonbasic.
205.4c | Legendary | Permanents with the supertype “legendary” fall under the “legend rule”, a state-based effect.
205.4d | World | Permanents with the supertype “world” fall under the “world rule”, a state-based effect.
205.4e | Snow | Permanents with the supertype “snow” are snow permanents. All others are nonsnow, even if their name has the word snow in it.
206.1 | Expansion symbol | It shows the set a card comes from. Usually it stands below the illustration on the right.
206.2 | Rarity | The symbol's color gives the rarity: gold for rare, silver for uncommon, black or white for common and basic land, purple for a special rarity. Before Exodus all symbols were black, and core sets before Sixth Edition had none.
206.3 | Cards of a set | What affects cards of a set looks only for that set's symbol. A reprint counts as part of the original set only if it carries that set's symbol; reprints in the core set carry the core set's, but its first five editions had none.
207.1 | Text box | It takes up the lower half of the card and mostly holds the rules text that gives its abilities.
207.2 | Reminder and flavor text | The text box may also hold text in italics: reminder text in parentheses that sums up a rule, and flavor text. Flavor text does nothing in the game.
207.3 | Guild icons | Many cards of the Ravnica block show the icon of a guild whose mechanic or colors they have to do with. The icon does nothing.
208.1 | Power and toughness | A creature card shows two numbers at its lower right: power, the damage it deals in combat, and after the slash toughness, the damage that destroys it. Effects can change or set them.
208.2 | Power or toughness of * | Some creatures have * there, a value that their own ability sets while they are in play. Anywhere else * is 0.
208.3 | Noncreatures | A permanent that isn't a creature has neither power nor toughness, even if its card shows them.
209.1 | Illustration credit | The artist is named right below the text box. For the game this means nothing.
210.1 | Legal text | The small print at the foot of a card states the copyright. For the game it means nothing.
211.1 | Collector numbers | In some sets a card's number and the size of the set follow the legal text. For the game they mean nothing.
212.1 | General | What holds for the types, supertypes and subtypes of all objects.
212.1a | What has types | Cards, tokens, permanents and spells can have types, supertypes and subtypes. Abilities never do; they fall into categories of their own.
212.1b | Changing types | New types take the place of the old ones, and new subtypes that of a type's old ones; counters, effects and damage stay. Losing a type takes its subtypes along for that time, but losing a subtype leaves the types alone.
212.1c | Keeping types | Some effects say that an object keeps a type, by “in addition to its types” or “still a” type; it then keeps all earlier types, supertypes and subtypes. An effect that makes it an “artifact creature” also lets it keep its types and subtypes.
212.1d | Supertypes stand apart | Changing types or subtypes leaves supertypes alone, and the other way round. Gaining or losing one supertype leaves the rest in place.
212.1e | Choosing a subtype | Told to choose a subtype, pick exactly one that exists and belongs to the right type. So a land type won't do for a creature type.
212.2 | Artifacts | How artifacts are played, what they are, and how Equipment works.
212.2a | Playing artifacts | You may play an artifact card from your hand in your main phase with priority and an empty stack. As a spell it goes on the stack.
212.2b | Artifact spells resolving | A resolving artifact spell is put into play by its controller, who then controls it.
212.2c | Artifact types | Subtypes of artifacts are single words after a long dash and are called artifact types. An artifact may have more than one.
212.2d | Color of artifacts | Artifacts have no characteristics of their own; they are colorless because no colored mana is in their costs. Effects may color them, and a colored object turned into an artifact keeps its colors.
212.2e | Artifact creatures | They are both artifact and creature, so whatever affects either one affects them.
212.2f | Artifact lands | They are both artifact and land, so whatever affects either one affects them. They can be played as lands only, never as spells.
212.2g | Equipment | “Equipment” is a subtype of artifacts. An Equipment can be attached to creatures and legally to nothing else.
212.2h | Attaching Equipment | Equipment comes into play like other artifacts, attached to nothing; its equip ability moves it onto a creature you control. Control of that creature counts only as equip is played and resolves, and if it can't be equipped, the Equipment stays put.
212.2i | Equipment that can't equip | An Equipment can't equip itself, and equips nothing while it is a creature or lacks the subtype. If what it equips is illegal or gone, a state-based effect unattaches it, and it stays in play.
212.2j | Equipped creature | The creature with the Equipment on it is “equipped”; the Equipment “equips” it.
212.2k | Who controls Equipment | The Equipment and the creature may have different controllers, and one changing doesn't change the other. The Equipment's abilities are played by its own controller, those it gives to the creature only by the creature's controller.
212.3 | Creatures | How creatures are played, and when they may attack or use {T}.
212.3a | Playing creatures | You may play a creature card from your hand in your main phase with priority and an empty stack. As a spell it goes on the stack.
212.3b | Creature spells resolving | A resolving creature spell is put into play by its controller, who then controls it.
212.3c | Creature types | Subtypes of creatures are single words after a long dash and are called creature types. A creature may have more than one.
212.3d | Summoning sickness | A creature can't attack, nor can its abilities with {T} in their activation cost be played, unless its controller has had it since their most recent turn began. Haste lifts this rule.
212.4 | Enchantments | How enchantments are played, what they are, and how Auras work.
212.4a | Playing enchantments | You may play an enchantment card from your hand in your main phase with priority and an empty stack. As a spell it goes on the stack.
212.4b | Enchantment spells resolving | A resolving enchantment spell is put into play by its controller, who then controls it.
212.4c | Enchantment types | Subtypes of enchantments are single words after a long dash and are called enchantment types. An enchantment may have more than one.
212.4d | Auras | “Aura” is a subtype of enchantments; Auras come into play attached to a permanent or player. Their enchant ability limits to what, and other effects may limit what can enchant a permanent.
212.4e | Target of an Aura spell | An Aura spell has a target, and the enchant ability says what it may be.
212.4f | Aura on nothing legal | If the permanent an Aura enchants is illegal or gone, a state-based effect puts the Aura into its owner's graveyard.
212.4g | Auras that can't enchant | An Aura can't enchant itself, nor any permanent while it is a creature. If that comes about, a state-based effect puts it into its owner's graveyard.
212.4h | Enchanted permanent | The permanent with the Aura on it is “enchanted”; the Aura “enchants” it.
212.4i | Who controls an Aura | The Aura and the permanent may have different controllers, and one changing doesn't change the other. The Aura's abilities are played by its own controller, those it gives to the permanent only by the permanent's controller.
212.4j | Auras not played | An Aura coming into play unplayed, with nothing named for it to enchant, goes on a legal permanent or player chosen by whoever puts it into play. If there is none, it stays in its zone, but from the stack it goes to its owner's graveyard.
212.4k | Moving an Aura | If an effect would attach an Aura in play to something that this Aura can't enchant, the Aura stays where it is.
212.5 | Instants | How instants are played and what becomes of them.
212.5a | Playing instants | You may play an instant card from your hand whenever you have priority. As a spell it goes on the stack.
212.5b | Instant spells resolving | A resolving instant does what its text says. Afterwards it goes to the graveyard of its owner.
212.5c | Instant types | Subtypes of instants are single words after a long dash and are called instant types, or spell types if sorceries share them. An instant may have more than one.
212.5d | Never in play | An instant that would come into play stays in the zone it is in.
212.5e | “Any time you could play an instant” | This means only that you need priority. You needn't hold an instant that you could play.
212.6 | Land | How lands are played, and what their types do.
212.6a | Playing lands | You may play a land card from your hand only in your main phase with priority and an empty stack. It is never a spell and goes straight into play without the stack, so nobody can respond.
212.6b | One land a turn | You may play one land in each of your turns, and more if effects let you: say which you use, and play none that an effect forbids. Lands that effects “put” into play aren't played and don't count.
212.6c | Land types | Subtypes of lands are single words after a long dash and are called land types. A land may have more than one.
212.6d | Basic land types | Plains, Island, Swamp, Mountain and Forest are the basic land types. A land of such a type has an ability of its own to tap for {W}, {U}, {B}, {R} or {G}, in this order, even if its text doesn't say so.
212.6e | Changing basic land types | A land turned into basic land types loses its old land types and the abilities from those and its text, and gets the new mana abilities; granted abilities, types and supertypes stay. A land gaining types in addition keeps what it has and gets the new ones.
212.6f | Basic and nonbasic | Lands having the supertype “basic” are basic, and all other lands are nonbasic.
212.6g | Lands with another type | A land that is something else as well can be played as a land only, never as a spell.
212.7 | Sorceries | How sorceries are played and what becomes of them.
212.7a | Playing sorceries | You may play a sorcery card from your hand in your main phase with priority and an empty stack. As a spell it goes on the stack.
212.7b | Sorcery spells resolving | A resolving sorcery does what its text says. Afterwards it goes to the graveyard of its owner.
212.7c | Sorcery types | Subtypes of sorceries are single words after a long dash and are called sorcery types, or spell types if instants share them. A sorcery may have more than one.
212.7d | Never in play | A sorcery that would come into play stays in the zone it is in.
212.7e | “Any time you could play a sorcery” | This means only that you need priority in your own main phase with an empty stack. You needn't hold a sorcery that you could play.
213.1 | What a spell is | A nonland card is a spell while being played and while on the stack. It stops being one when it resolves, is countered or leaves the stack in another way.
213.1a | No mana cost to pay | Where there is no mana cost, it can't be paid.
213.2 | Types of a spell | A spell has the types, supertypes and subtypes of its card.
213.3 | “Spell” and “card” | On the stack a card is called a “spell” and not a “card”. “Card” is said only of those neither in play nor on the stack, as in a hand.
213.4 | Controller of a spell | Each spell has a controller, who is the player that played it unless something changes that.
213.5 | Changes carried into play | If an effect changes characteristics of a spell that turns into a permanent, it goes on applying to that permanent.
214.1 | What a permanent is | A card or token in play, which stays there until an effect or rule moves it. There are four kinds: lands, creatures, artifacts and enchantments; instant and sorcery cards can't come into play.
214.2 | Types of a permanent | A nontoken permanent has the types, supertypes and subtypes printed on its card. For a token, whatever made it sets them.
214.3 | Coming into and leaving play | A card or token is a permanent from coming into play, untapped, until it leaves. “Card” is nearly always said only of those neither in play nor on the stack.
214.4 | Controller of a permanent | Each permanent has a controller, who is the player that put it into play unless something changes that.
214.5 | Status | A permanent is tapped or untapped, flipped or unflipped, face up or face down. By default it enters untapped, unflipped and face up.
216.1 | Making tokens | Who puts a token into play controls it; the controller of what made it owns it. It has only the characteristics it is given, is named after its creature types if given no name, and once in play name and type change apart from each other.
216.2 | What affects tokens | Whatever affects permanents, or the token's type or subtype, affects the token. It is never a card, even if some card marks it.
216.3 | Tokens leaving play | A token in a zone other than play ceases to exist by a state-based effect, after its move has triggered abilities. Nothing can bring it back into play.
217.1 | Zones | Objects are in zones: each player's own library, hand and graveyard, and the shared ones of play, the stack and what is removed from the game. Some old cards also use ante and phased out, shared as well.
217.1a | To its owner's zone | An object bound for someone else's library, graveyard or hand goes to its owner's instead. An instant or sorcery card that would come into play stays where it is.
217.1b | Order in zones | Nobody may reorder a library, a graveyard or the stack unless an effect or rule allows it. Elsewhere owners arrange their objects freely, if control, tapped or flipped status and what enchants or equips them stay clear to all.
217.1c | New object in a new zone | An object that changes zones is new, and earlier effects no longer affect it. But changes to, and prevention of damage from, an artifact, creature or enchantment spell last on its permanent, and abilities triggered by a move can find the object where it went.
217.1d | How a move is done | First see what event moves the object, then apply replacement effects, then move it. If it is told several things that exclude each other, its controller (or owner, if nobody controls it) picks one.
217.1e | Outside the game | Objects removed from the game or in no zone at all are outside the game, and all others are inside. Outside the game isn't a zone itself.
217.2 | Library | Where a player's undrawn cards are, and how they are handled.
217.2a | Deck becomes library | As the game begins, your deck turns into your library.
217.2b | One face-down pile | A library is a single pile, face down. No player may look at its cards or reorder them.
217.2c | Counting a library | Everyone may count the cards left in anyone's library whenever they like.
217.2d | Several cards at once | If several cards go on top or bottom of a library together, their owner orders them as they like. The order isn't shown.
217.2e | Revealed top card | If you play with your top card revealed and it changes while someone plays a spell or ability, the new one stays hidden until the playing is done.
217.2f | Drawing while playing | If something draws you a card while a spell or other ability is on its way to being played, that card stays face down until the playing is done.
217.3 | Hand | Where players hold the cards they have drawn.
217.3a | What a hand is | Your hand holds cards you have drawn and not yet played. At the start of the game everyone draws seven.
217.3b | Maximum hand size | You may hold any number of cards, but in your cleanup step you must discard down to your maximum hand size, usually seven.
217.3c | Looking at hands | You may order and look at your own hand as you like. Others' hands you may count at any time but not see.
217.4 | Graveyard | Where discarded, destroyed and spent objects go.
217.4a | What goes to the graveyard | What is countered, discarded, destroyed or sacrificed goes on top of its owner's graveyard, and so does an instant or sorcery that has resolved. All graveyards begin empty.
217.4b | One face-up pile | A graveyard is a single pile, face up. Everyone may look through it at any time, but not reorder it.
217.4c | Several cards at once | If several cards go to one graveyard together, their owner picks the order.
217.5 | In Play | Where permanents are.
217.5a | The in-play zone | It is most of the space between the players and begins empty. Your permanents lie in front of you, apart from Auras on the permanents of others.
217.5b | What spells look at | A spell or ability affects and checks only what is in play, unless it names a player or another zone. There are permanents nowhere else.
217.5c | New permanent | Any permanent coming into play is wholly new and has nothing to do with what the same card was before. The same goes for objects entering other zones.
217.5d | Not in play | An object that isn't in play is neither tapped nor untapped. Nobody controls objects except those in play and on the stack.
217.6 | Stack | Where spells and abilities wait to resolve.
217.6a | Going on the stack | Playing a spell puts the card itself on the stack. Playing an ability puts it on top of the stack with no card.
217.6b | Order of the stack | The stack keeps the order in which things were added. Each new object goes on top.
217.6c | Characteristics and control there | A spell has all its card's characteristics, an ability just its text. Who played the spell or activated ability controls it; a triggered one belongs to whoever controlled its source as it triggered.
217.6d | All players pass | When every player passes in a row, whatever spell or ability was added last resolves. With an empty stack the step or phase is over instead, and the next starts.
217.6e | Combat damage | Combat damage goes on the stack too, like any other object there.
217.7 | Removed from the Game | Where cards are that effects have taken out of the game.
217.7a | Removing and setting aside | Effects can remove objects from the game; cards “set aside” to come back count as removed meanwhile. Objects that aren't cards can never come back.
217.7b | Face up unless stated | Cards there lie face up for all to look at. Those removed face down nobody may look at unless instructions allow it.
217.7c | Separate piles | Cards that may come back should lie in piles apart, by the way in which each of them would return.
217.7d | Linked abilities | If one printed ability removes cards from the game and another on the same card speaks of “the removed cards”, it means only cards removed by the first. An object that gains such a pair has it linked in the same way, and to nothing else.
217.8 | Phased Out | Where permanents are while phased out.
217.8a | Going there | A permanent that phases out is put into the phased-out zone.
217.8b | Looking at phased-out objects | Everyone may look at the face-up ones at any time. For face-down ones the rules of face-down permanents hold.
217.8c | Remembered state | Phased-out objects aren't in play, so they are neither tapped nor untapped and nobody controls them. But they come back in the state they left in, unlike other objects that change zones.
217.8d | Phased-out tokens | A token there ceases to exist by a state-based effect. Phased-out Auras and Equipment that were on it never phase in again in that game.
217.9 | Ante | The zone for cards that are played for.
217.9a | Playing for ante | Playing “for keeps” is an optional variation, allowed only where no law or other rule forbids it. Tournaments of the DCI forbid it strictly.
217.9b | How ante works | At the start each player puts one card at random from their deck into the ante zone, for all to look at. Whoever wins the game becomes owner of all cards there.
217.9c | Ante cards | Some cards tell you to take them out of your deck unless you play for ante. Only these can move cards into or out of an ante zone, or change who owns a card.
217.9d | To ante | Anteing an object means putting it into the ante zone from wherever it is. Nobody but its owner can do so.
`;
