/** The rules of chapters 2-3 as of 2026-02, each as `number | title | summary`, in our own words. */
export const SUMMARIES = `
200.1 | Parts of a card | A card has a name, mana cost, picture, color indicator, type line, set symbol, text box, power and toughness, loyalty or defense, hand and life modifiers, illustrator, fine print and collector number. Some cards have certain parts more than once.
200.2 | Parts as characteristics | Several of these parts are characteristics of the object too.
200.3 | Objects that aren't cards | Tokens and copies of cards or spells have only those parts of a card that are characteristics.
201.1 | Place of the name | A card shows its name at the upper left.
201.2 | English names count | Whatever language a card is printed in, its name is the English one.
201.2a | Same name | Objects have the same name if they share at least one, whatever further names they have. A nameless object has the same name as nothing, not even another nameless one.
201.2b | Group with different names | Objects of a group have different names only if each has a name and no two of them share one.
201.2c | Different name than others | One object has a different name than others if it has a name and shares none with them, though they may be nameless. If it is nameless, it doesn't.
201.3 | Interchangeable names | Certain pairs of cards with different English names count as having the same one. Their names are interchangeable.
201.3a | Interchangeable in play | Whenever a rule, ability or effect looks at names, interchangeable ones are the same name.
201.3b | Interchangeable in decks | For building decks and format legality too, interchangeable names are the same name.
201.3c | Interchangeable names indicator | Later printings with an interchangeable name show, at the lower left, the set code and collector number of the original printing.
201.4 | Choosing a card name | A player who chooses a card name takes that of a card in the Oracle reference. A token's name is allowed only if a card has it too.
201.4a | Name with characteristics | If the name must have certain characteristics, the Oracle text of the chosen card must match them.
201.4b | Name of a split card | For a split card the player chooses the name of one half, never both. Only that half's characteristics decide whether it may be chosen.
201.4c | Name of a flip card | A flip card's alternative name may be chosen. Whether it fits is judged by the card with its alternative characteristics.
201.4d | Name of a back face | The name of a double-faced card's back may be chosen. Only the back's characteristics decide whether it fits.
201.4e | Name of a meld pair | The name of a meld pair's combined back may be chosen. Only the combined back's characteristics decide whether it fits.
201.4f | Name of an adventure | An adventurer card's alternative name may be chosen. Whether it fits is judged by the card with its alternative characteristics.
201.4g | Choosing an interchangeable name | Choosing one of several interchangeable names chooses them all, since those cards have the same name in the game.
201.5 | Own name means this object | Text that names the object it is on means that object alone, not others of that name, even if game effects change names.
201.5a | Name in a granted ability | If an ability grants another that names the granting ability's source, that name means this source only. If the granted ability also moved it to another public zone, it means what the source became there; copies of the granted ability work likewise.
201.5b | Name in a gained ability | If an object gains an ability in which another object calls itself by name, read the gaining object's name instead.
201.5c | Short names | A shortened form of its own name in a card's text stands for the full name.
201.6 | Secondary title bar | Some promos show a different name at the upper left, with the Oracle name in a bar below. Only the Oracle name counts; the other, also when used in the text, stands for it.
202.1 | Mana cost | The mana symbols near the top of a card, usually at the upper right, are its mana cost.
202.1a | Paying the mana cost | The mana cost is the mana to be spent to cast the card. Colored and colorless symbols take mana of matching type and the generic part must be paid too; Phyrexian symbols are an exception.
202.1b | Objects without mana cost | Lands, cards without mana symbols there, most tokens and nontraditional cards have no mana cost, which can't be paid. Lands, though, are played without any cost.
202.2 | Color from the mana cost | An object has every color found among its mana cost's symbols, whatever its frame looks like.
202.2a | Colors and their symbols | White is {W}, blue {U}, black {B}, red {R} and green {G}; these five are the colors.
202.2b | Colorless objects | If no colored mana symbol is in its mana cost, an object is colorless.
202.2c | Several colored symbols | An object with different colored symbols in its mana cost is all those colors. A gold frame is usual but not needed.
202.2d | Hybrid and Phyrexian colors | Hybrid and Phyrexian symbols in a mana cost make the object all their colors, besides any others it has.
202.2e | Color by indicator | A color indicator left of the type line makes its object every color shown in it.
202.2f | Color by effects | Effects can change or give colors or make an object colorless.
202.3 | Mana value | The mana value is how much mana the mana cost amounts to in all, whatever the colors.
202.3a | Mana value without mana cost | Without a mana cost an object's mana value is 0. Exceptions are back faces of nonmodal double-faced permanents and spells, and melded permanents.
202.3b | Mana value of back faces | The back of a nonmodal double-faced permanent or spell takes its mana value from the front's mana cost. A copy of such a back has mana value 0, even if a double-faced card represents the copy.
202.3c | Mana value of melded permanents | A melded permanent takes its mana value from the mana costs of both front faces together. A copy of one has mana value 0, even if two meld cards represent it.
202.3d | Mana value of split cards | A split card off the stack, or a fused split spell, takes its mana value from both halves together. Any other split spell takes that of the half being cast.
202.3e | X in mana value | In a mana value, X is the chosen number on the stack and 0 elsewhere.
202.3f | Hybrid in mana value | In a mana value, each hybrid symbol counts as its larger part.
202.3g | Phyrexian in mana value | In a mana value, each Phyrexian symbol counts 1.
202.4 | Additional costs are apart | Additional costs, from an object's text or from effects, don't belong to the mana cost. They are paid together with the other costs.
203.1 | Illustration | The picture on a card has no effect in the game. A creature shown flying has flying only if its text says so.
204.1 | Look of the color indicator | The color indicator is a dot of one or more colors left of the type line, mostly on nonland cards that lack a mana cost.
204.2 | Effect of the color indicator | An object is all the colors that its color indicator shows.
205.1 | What the type line holds | The type line, below the picture, has the card types and any subtypes and supertypes.
205.1a | Setting types | Set card types mostly replace old ones, but instants and sorceries remain so, and counters, stickers, effects and damage stay. Set subtypes replace those of their set; subtypes go with a lost card type unless another type present has them.
205.1b | Keeping types | “In addition to its other types”, “still a [type]” and “becomes an artifact creature” keep all prior types. “Becomes a [creature type] artifact creature” keeps all but the creature types, which it replaces.
205.2 | About card types | The following rules are about card types.
205.2a | List of card types | Card types are artifact, battle, creature, enchantment, instant, kindred, land, planeswalker and sorcery, and conspiracy, dungeon, phenomenon, plane, scheme and vanguard.
205.2b | Several card types | An object with several card types meets the conditions of effects for any of them.
205.2c | Types of non-cards | Tokens, copies of spells and copies of cards have card types too.
205.3 | About subtypes | The following rules are about subtypes.
205.3a | Subtypes on the type line | The type line of a card may have one or more subtypes.
205.3b | How subtypes are written | After a long dash, each word is a subtype; a creature subtype may have two words, as listed. A plane has only one subtype, made of all the words after the dash.
205.3c | Subtypes of several types | On a card with several card types, each subtype belongs to the type that fits it.
205.3d | No unfitting subtypes | No object can gain a subtype that none of its types has.
205.3e | Choosing a subtype | A player told to choose a subtype picks a single existing one, of the card type that is asked for.
205.3f | Oracle subtypes | What subtypes a card has is read in the Oracle reference, since many printed ones are obsolete and many were added later.
205.3g | Artifact types | Artifacts have subtypes of their own, the artifact types: Treasure, Food, Clue, Blood, Gold, Map, Junk, Lander, Mutagen, Powerstone, Incubator, Stone, Infinity, Bobblehead, Equipment, Fortification, Vehicle, Spacecraft, Attraction and Contraption.
205.3h | Enchantment types | Enchantments have subtypes of their own, the enchantment types: Aura, Saga, Class, Case, Curse, Role, Room, Rune, Shrine, Shard, Cartouche and Background.
205.3i | Land types | Lands have subtypes of their own, the land types: the basic ones Plains, Island, Swamp, Mountain and Forest, and Cave, Desert, Gate, Lair, Locus, Mine, Planet, Power-Plant, Sphere, Tower, Town and Urza's.
205.3j | Planeswalker types | Planeswalkers have subtypes of their own, the planeswalker types, mostly names such as Chandra or Jace.
205.3k | Spell types | The subtypes of instants and sorceries alike are the spell types: Adventure, Arcane, Lesson, Omen and Trap.
205.3m | Creature types | The subtypes of creatures and kindreds alike are the creature types, such as Elf, Goblin or Wizard. All are single words except Time Lord.
205.3n | Planar types | Planes have subtypes of their own, the planar types, such as Dominaria or Bolas's Meditation Realm.
205.3p | Dungeon type | The only dungeon type is Undercity, on the dungeon card of that name.
205.3q | Battle type | The only battle type is Siege.
205.3r | Types without subtypes | Phenomena, schemes, vanguards and conspiracies don't have subtypes.
205.4 | About supertypes | The following rules are about supertypes.
205.4a | List of supertypes | Supertypes stand before the card types, and an object may have several. They are basic, legendary, ongoing, snow and world.
205.4b | Supertypes are independent | Changing card types or subtypes leaves supertypes alone, and the reverse. An object that gains or loses a supertype keeps its others.
205.4c | Basic | A land is basic if it has the supertype basic, and nonbasic if not, even with a basic land type. Old basic lands printed without the word have it by errata.
205.4d | Legendary permanents | The “legend rule”, a state-based action, applies to permanents with the supertype legendary.
205.4e | Legendary instants and sorceries | To cast a legendary instant or sorcery, a player must control a creature or planeswalker that is legendary.
205.4f | World | The “world rule”, a state-based action, applies to permanents with the supertype world.
205.4g | Snow | A permanent is snow if it has the supertype snow, and nonsnow if not, whatever its name.
205.4h | Ongoing | The state-based action that puts schemes away leaves those with the supertype ongoing alone.
206.1 | Expansion symbol | A small icon, usually under the picture's right edge, shows the set of the card. It does nothing in the game.
206.2 | Rarity by color | The symbol is red-orange for mythic rare, gold for rare, silver for uncommon, black or white for common and basic lands, purple for special. Before Exodus it was always black.
206.3 | Names instead of symbols | Cards that once looked at expansion symbols now, by errata, look for names originally printed in the set.
206.3a | Arabian Nights | City in a Bottle looks for permanents and cards whose names first appeared in Arabian Nights. The rules list those names.
206.3b | Antiquities | Golgothian Sylex looks for permanents whose names first appeared in Antiquities. The rules list those names.
206.3c | Homelands | Apocalypse Chime looks for permanents whose names first appeared in Homelands. The rules list those names.
206.4 | Any printing may be played | A constructed deck may use any printing of a card that is in a set the format allows, or that the tournament rules allow.
206.5 | List of sets | The Magic website lists all sets and their symbols.
207.1 | Text box | The lower half of a card has the text box, mostly with the rules text that gives the card its abilities.
207.2 | Italics without function | Some italic words in the text box do nothing in the game.
207.2a | Reminder text | Italics in parentheses sum up a rule that concerns the card, most often on the line of the ability it explains.
207.2b | Flavor text | Italic flavor text, mostly under the rules text, is there for its charm only.
207.2c | Ability words | An ability word is an italic word at the beginning of an ability, such as landfall, metalcraft or threshold. It links cards that work alike but means nothing in the rules.
207.2d | Flavor words | A flavor word is an italic word before one particular ability that describes it for flavor. It means nothing in the rules.
207.3 | Background icons | Decorative icons behind the text, such as those of guilds and factions, do nothing.
207.4 | Chaos symbol in the text box | On a plane card the chaos symbol stands left of its chaos ability, which triggers whenever chaos ensues. By itself the symbol means nothing in the rules.
207.5 | Circled colors | Cryptic Spires has two of its color symbols circled when its deck is built. The circled symbols are part of its printed rules text and count for color identity.
208.1 | Power and toughness | A creature card has two numbers, like 2/3, at the lower right: power, the damage it deals in combat, then toughness, the damage it takes to destroy it. Effects may modify or set them.
208.2 | Stars | In place of a number, power or toughness may contain a star (*).
208.2a | Star by defining ability | A characteristic-defining ability may set power or toughness (“is equal to…”); it works everywhere, also outside the game. A number in it that can't be determined is 0.
208.2b | Star set as it enters | A replacement effect may set power and toughness to one of several values as the creature enters or turns up, and what is chosen is copiable. Off the battlefield both are 0.
208.3 | Noncreatures | Noncreature permanents have no power or toughness, even if printed, as on Vehicles. In other zones a noncreature object has them only if they are printed.
208.3a | Effects on noncreatures | An effect that sets or changes a noncreature permanent's power or toughness comes about, but does something only if the permanent becomes a creature.
208.4 | Base values | Some effects speak of base power, base toughness or both.
208.4a | Setting base values | An effect that sets power or toughness to a value may call it base; further continuous effects can still change the result.
208.4b | Checking base values | A check of base power or toughness counts defining abilities and whatever sets the values. It leaves out counters and effects that only modify them.
208.5 | Missing values | A creature without a value for power or toughness has 0.
209.1 | Loyalty number | The number at a planeswalker card's lower right is its loyalty off the battlefield. It is also how many loyalty counters the planeswalker enters with.
209.2 | Loyalty abilities | Activated abilities whose cost has a loyalty symbol are loyalty abilities. You need priority and an empty stack in a main phase of your turn, and the permanent may have had none activated this turn.
210.1 | Defense number | The number at a battle card's lower right is its defense off the battlefield. It is also how many defense counters the battle enters with.
211.1 | Hand modifier | The +, - or zero number at a vanguard's lower left changes its owner's starting and maximum hand size.
212.1 | Life modifier | The +, - or zero number at a vanguard's lower right changes its owner's starting life total.
213.1 | Small print | The print under the text box does nothing in the game, and not every set has all of it.
213.1a | Collector number | Most sets number their cards, often with the set's total behind. Some numbers go beyond that total.
213.1b | Rarity letter | One letter after the collector number gives the rarity.
213.1c | Promotion | Promos may say which promotion they are from.
213.1d | Interchangeable version | Cards with interchangeable names may say which version of the card they are.
213.1e | Set and language codes | A three-character set code and a two-character language code are divided by a bullet, or on premium cards by a star.
213.1f | Illustrator | The artist's name follows a paintbrush, or “Illus.” on older cards.
213.1g | Legal text | The fine print at the bottom gives trademark and copyright.
300.1 | List of card types | Artifact, battle, creature, enchantment, instant, kindred, land, planeswalker and sorcery are card types, and so are conspiracy, dungeon, phenomenon, plane, scheme and vanguard.
300.2 | Several card types | An object with several card types is all of them at once, and whatever affects one of the types affects it.
300.2a | Lands of another type too | A land that has another card type can only be played as a land, never cast.
300.2b | Kindred and its other type | Each kindred card has a second card type, whose rules it follows for casting and resolving.
301.1 | Casting artifacts | You may cast an artifact from your hand with priority and an empty stack in a main phase of your turn. The spell uses the stack.
301.2 | Resolving artifacts | A resolving artifact spell is put onto the battlefield by its controller, under their control.
301.3 | Artifact subtypes | Artifact types are single words after a long dash. An artifact may have several.
301.4 | Color of artifacts | The artifact type brings no characteristics of its own. Most artifacts are colorless, but they can have colors, and colorless things need not be artifacts.
301.5 | Equipment | Equipment is an artifact subtype. It can be attached only to creatures.
301.5a | Equipped creature | The creature with an Equipment attached is equipped, and the Equipment equips it.
301.5b | Attaching Equipment | Equipment is cast and enters like any artifact, unattached; equip attaches it to a creature you must control on activation and resolution. If an effect tries to attach it to what it can't equip, it doesn't move.
301.5c | What can't be equipped | Equipment equips one creature only, chosen by its controller, and not itself; nor does it equip if it lost the subtype or is a creature without reconfigure. On an illegal or missing permanent it becomes unattached, as a state-based action.
301.5d | Control of Equipment | Equipment and equipped creature may have different controllers, and changing one doesn't change the other. Only the Equipment's controller activates its abilities, only the creature's those it grants to the creature.
301.5e | Entering attached | Equipment, not also an Aura, that an effect would put onto the battlefield attached to an undefined object or one it can't equip, enters unattached. A token does so too.
301.5f | “Equipped creature” elsewhere | In any permanent's ability, “equipped creature” is whatever creature that permanent is attached to, Equipment or not.
301.6 | Fortifications | Fortification is an artifact subtype that is attached to lands only, by fortify. It follows the Equipment rules with lands for creatures, and a Fortification that is a creature can't fortify.
301.7 | Vehicles | Vehicle is an artifact subtype. Most Vehicles have crew, which can make them artifact creatures.
301.7a | Power of Vehicles | A Vehicle has its printed power and toughness only while it is a creature as well.
301.7b | Vehicles that become creatures | On becoming a creature, a Vehicle has its printed power and toughness at once. The effect that did this and others may modify or set them.
302.1 | Casting creatures | You may cast a creature from your hand with priority and an empty stack in a main phase of your turn. The spell uses the stack.
302.2 | Resolving creatures | A resolving creature spell is put onto the battlefield by its controller, under their control.
302.3 | Creature subtypes | Creature types, mostly single words, follow a long dash. A creature may have several.
302.4 | Power and toughness | Among the card types, creatures alone have power and toughness.
302.4a | Power | Power is how much damage a creature deals in combat.
302.4b | Toughness | Toughness is how much damage it takes to destroy a creature.
302.4c | Working out power and toughness | Take the two numbers from the creature's lower right corner and apply all continuous effects that concern them.
302.5 | Attacking and blocking | Creatures may attack and block.
302.6 | Summoning sickness | A creature not under its controller's control without a break since their latest turn began can't attack. Nor can its abilities with {T} or {Q} in the cost be activated.
302.7 | Damage on creatures | Unless its source has wither or infect, damage is marked on the creature until cleanup or regeneration. With marked damage of at least its toughness it is destroyed as a state-based action.
303.1 | Casting enchantments | You may cast an enchantment from your hand with priority and an empty stack in a main phase of your turn. The spell uses the stack.
303.2 | Resolving enchantments | A resolving enchantment spell is put onto the battlefield by its controller, under their control.
303.3 | Enchantment subtypes | Enchantment types are single words after a long dash. An enchantment may have several.
303.4 | Auras | Aura is an enchantment subtype. An Aura enters attached to an object or player that its enchant ability allows; other effects may limit what can enchant a permanent.
303.4a | Target of Aura spells | An Aura spell has a target, as its enchant ability says.
303.4b | Enchanted | Whatever an Aura is attached to is enchanted, and the Aura enchants it.
303.4c | Illegal attachment | An Aura goes to its owner's graveyard, as a state-based action, if what it enchants is illegal by its enchant ability or other effects, no longer exists or has left the game.
303.4d | What an Aura can't enchant | An Aura can't enchant itself or, as a creature, anything; a state-based action puts it into its owner's graveyard. It enchants one object or player only, chosen by its controller if an effect would attach it to more.
303.4e | Control of Auras | An Aura's controller need not control what it enchants, and changing one control doesn't change the other. Only the Aura's controller activates its abilities, only the enchanted object's those it grants.
303.4f | Auras entering otherwise | If an Aura enters other than by resolving and the effect doesn't say what it will enchant, the player under whose control it enters chooses something legal for it as it enters.
303.4g | Nothing to enchant | An entering Aura with nothing legal to enchant stays in its zone, or from the stack goes to its owner's graveyard. An Aura token isn't created.
303.4h | Not a kind that attaches | What an effect would put onto the battlefield attached enters unattached if it isn't an Aura, Equipment or Fortification.
303.4i | Entering attached illegally | An Aura that an effect would put onto the battlefield attached to something undefined or illegal stays in its zone, or from the stack goes to its owner's graveyard. An Aura token isn't created.
303.4j | Moving an Aura illegally | If an effect would attach an Aura on the battlefield to something it can't enchant, it stays where it is.
303.4k | Auras turned face up | If an Aura being turned face up may be attached, its controller looks at it as though already face up. They choose something legal by its enchant ability and other effects.
303.4m | “Enchanted” elsewhere | In any permanent's ability, “enchanted [object or player]” is whatever that permanent is attached to, Aura or not.
303.5 | Sagas | Saga is an enchantment subtype, with rules in section 714.
303.6 | Classes | Class is an enchantment subtype, with rules in section 716.
303.7 | Roles | Role is a further subtype that some Auras have.
303.7a | One Role per player | If one player controls several Roles attached to a permanent, all but the one with the newest timestamp go to their owners' graveyards as a state-based action.
304.1 | Casting instants | You may cast an instant from your hand whenever you have priority. The spell uses the stack.
304.2 | Resolving instants | On resolution, do what the instant's text says, then put it into its owner's graveyard.
304.3 | Instant subtypes | Spell types are single words after a long dash, shared with sorceries. An instant may have several.
304.4 | Never on the battlefield | An instant that would enter the battlefield stays in its zone instead.
304.5 | “Only as an instant” | “Any time they could cast an instant” and “only as an instant” mean just that the player has priority. They need no instant, and effects that stop them casting instants don't matter unless they would actually cast one.
305.1 | Playing lands | You may play a land from your hand with priority and an empty stack in a main phase of your turn. It is a special action: the land skips the stack, is never a spell and can't be responded to.
305.2 | One land a turn | A player can usually play one land in their turn. Continuous effects may allow more.
305.2a | Counting lands played | Playing a land is legal if you may play more lands this turn than you have already played. Those played as special actions and while something resolved both count.
305.2b | No lands left to play | You can't play a land in any way once you have played as many as you may this turn, and an instruction to do so is ignored.
305.3 | Only on your turn | You can't play a land in any way on someone else's turn, and an instruction to do so is ignored.
305.4 | Putting is not playing | Lands that effects put onto the battlefield aren't played and don't count toward the lands of the turn.
305.5 | Land subtypes | Land types are single words after a long dash. A land may have several.
305.6 | Basic land types | A land of a basic type can tap for its mana even if its text doesn't say so: Plains {W}, Island {U}, Swamp {B}, Mountain {R}, Forest {G}. “Basic land type” means one of these five.
305.7 | Setting basic land types | A land set to basic types loses old land types and the abilities from its text, old types and copiable effects, and gets the new mana abilities. It keeps granted abilities, card types and supertypes; with types merely added it loses nothing.
305.8 | Basic and nonbasic | A land is basic if it has the supertype basic, and nonbasic if not, even with a basic land type.
305.9 | Land and something else | What is a land and something else besides can only be played as a land, never cast.
306.1 | Casting planeswalkers | You may cast a planeswalker from your hand with priority and an empty stack in a main phase of your turn. The spell uses the stack.
306.2 | Resolving planeswalkers | A resolving planeswalker spell is put onto the battlefield by its controller, under their control.
306.3 | Planeswalker subtypes | Planeswalker types are single words after a long dash. A planeswalker may have several.
306.4 | No uniqueness rule any more | The old rule against two planeswalkers of one type is gone. By errata older planeswalkers are legendary, so the “legend rule” applies to them.
306.5 | Loyalty | Planeswalkers alone have loyalty.
306.5a | Printed loyalty | Off the battlefield, a planeswalker card's loyalty is the number at its lower right.
306.5b | Entering with loyalty | A planeswalker enters with as many loyalty counters as its printed loyalty, by a replacement effect from an ability it always has.
306.5c | Loyalty on the battlefield | On the battlefield, a planeswalker's loyalty is how many loyalty counters it has.
306.5d | Using loyalty abilities | A planeswalker's loyalty abilities need priority and an empty stack in a main phase of your turn. Only one of a permanent's loyalty abilities may be activated each turn.
306.6 | Attacking planeswalkers | Creatures can attack planeswalkers.
306.7 | No redirection any more | Noncombat damage to an opponent can no longer be redirected to that opponent's planeswalker. Certain cards now, by errata, damage planeswalkers directly.
306.8 | Damage to planeswalkers | Damage to a planeswalker takes as many loyalty counters off it.
306.9 | No loyalty left | A planeswalker with loyalty 0 goes to its owner's graveyard as a state-based action.
307.1 | Casting sorceries | You may cast a sorcery from your hand with priority and an empty stack in a main phase of your turn. The spell uses the stack.
307.2 | Resolving sorceries | On resolution, do what the sorcery's text says, then put it into its owner's graveyard.
307.3 | Sorcery subtypes | Spell types are single words after a long dash, shared with instants. A sorcery may have several.
307.4 | Never on the battlefield | A sorcery that would enter the battlefield stays in its zone instead.
307.5 | “Only as a sorcery” | “Any time they could cast a sorcery” and “only as a sorcery” mean just priority and an empty stack in the player's main phase. They need no sorcery, and effects that stop them casting sorceries don't matter unless they would cast one.
307.5a | When a sorcery couldn't be cast | A spell was cast when a sorcery couldn't have been if its controller had no priority, wasn't in their main phase, or something else was on the stack. Nothing else is asked.
308.1 | Kindred plus another type | A kindred card has another card type as well, and is cast and resolved by the rules for that type.
308.2 | Kindred subtypes | Kindreds use the creature types, mostly single words, after a long dash. A kindred may have several.
308.3 | Formerly tribal | Older kindreds were printed with the type “tribal” and now have kindred by errata.
309.1 | Dungeons | Only nontraditional cards are dungeons.
309.2 | Coming into the game | Dungeons start outside the game, in neither deck nor sideboard. Venturing into the dungeon brings them in.
309.2a | Venturing without a dungeon | A player who ventures while owning no dungeon in the command zone puts one of theirs from outside the game there.
309.2b | Where a dungeon stays | A dungeon in the game stays in the command zone until it leaves the game.
309.2c | Not permanents | Dungeons aren't permanents and can't be cast. They leave the command zone only by leaving the game.
309.2d | Only by venturing | An effect other than venturing into the dungeon can't bring a dungeon into the game; it stays outside.
309.3 | One at a time | A player can own just one dungeon in the command zone. While they do, they can't bring in another.
309.4 | Rooms and marker | A dungeon has rooms joined by arrows. The owner's venture marker on the card shows the room they are in.
309.4a | Starting at the top | As a player puts their dungeon into the command zone, the marker goes on the topmost room.
309.4b | Names of rooms | The name of a room is flavor only.
309.4c | Room abilities | Each room has an ability, with its effect printed, that triggers when you move your marker into it. It works while the dungeon is in the command zone, and the dungeon's owner controls it.
309.5 | Moving through rooms | By venturing into the dungeon, players move their markers down its rooms.
309.5a | To the next room | A player who ventures when not on the bottommost room moves the marker along an arrow to the next room, choosing if there are several arrows.
309.5b | Starting a new dungeon | A player who ventures on the bottommost room removes that dungeon from the game. They put another of theirs from outside into the command zone, with the marker on its topmost room.
309.6 | Leaving the last room | A dungeon whose marker is on the bottommost room is removed from the game by its owner, as a state-based action, unless a room ability of it has triggered and not yet left the stack.
309.7 | Completing a dungeon | A dungeon is completed as it is removed from the game.
310.1 | Casting battles | You may cast a battle from your hand with priority and an empty stack in a main phase of your turn. The spell uses the stack.
310.2 | Resolving battles | A resolving battle spell is put onto the battlefield by its controller, under their control.
310.3 | Battle subtypes | Battle types are single words after a long dash.
310.4 | Defense | Battles have defense as a characteristic.
310.4a | Printed defense | Off the battlefield, a battle card's defense is the number at its lower right.
310.4b | Entering with defense | A battle enters with as many defense counters as its printed defense, by a replacement effect from an ability it always has.
310.4c | Defense on the battlefield | On the battlefield, a battle's defense is how many defense counters it has.
310.5 | Attacking battles | Creatures can attack battles.
310.6 | Damage to battles | Damage to a battle takes as many defense counters off it.
310.7 | No defense left | A battle with defense 0 goes to its owner's graveyard as a state-based action, unless an ability of it has triggered and not yet left the stack.
310.8 | Protector | Every battle has a player as its protector.
310.8a | Choosing the protector | As a battle enters, its controller chooses its protector among the players its battle type allows. Without a battle type, the controller is the protector.
310.8b | Who may attack a battle | Its protector never can; any attacking player for whom the protector is a defending player can. So a Siege's own controller may attack it.
310.8c | Who may block for a battle | Only its protector may block creatures that attack the battle, with creatures they control.
310.8d | Defending player | For an attacked battle whose protector isn't its controller, “defending player” means the protector.
310.8e | “Protects” | The player who protects a battle is its protector.
310.8f | Only one protector | A battle has one protector at most. When another player becomes it, the former no longer is.
310.8g | Protector is kept | A battle keeps its protector even if it is no longer a battle or becomes a copy of another one.
310.9 | Never attached | A battle can't be attached to anything, even as an Aura, Equipment or Fortification. If it is, a state-based action unattaches it.
310.10 | Missing or wrong protector | If an unattacked battle has no protector, or one its type doesn't allow, its controller chooses a fitting one, as a state-based action. If there is none, it goes to its owner's graveyard.
310.11 | Sieges | All battles so far have the subtype Siege, which has special rules.
310.11a | Protector of a Siege | The protector of a Siege is always an opponent of its controller, who must choose one as it enters.
310.11b | Defeating a Siege | When a Siege's last defense counter is removed, exile the Siege; you may then cast it transformed without paying its mana cost.
311.1 | Planes | Only nontraditional cards are planes, and only Planechase uses them.
311.2 | Planes in the command zone | Planes stay in the command zone all game, in the planar deck or face up; one that would leave it stays. They aren't permanents and can't be cast.
311.3 | Planar subtypes | A plane has a single planar type: all the words after the long dash together.
311.4 | Abilities of planes | While a plane is in the command zone face up, its static abilities apply, its triggered ones may trigger and its activated ones may be activated.
311.5 | Planar controller | The planar controller, normally the active player, controls a face-up plane. When that player would leave the game, the next in turn order who stays takes over, until they leave or another player becomes active.
311.6 | Turned face down | A plane turned face down becomes a new object.
311.7 | Chaos abilities | A plane's chaos ability, under the planar controller, triggers when the chaos symbol is rolled or something resolving says that chaos ensues. If it ensues for a particular plane, that may be one revealed in the planar deck.
312.1 | Phenomena | Only nontraditional cards are phenomena, and only Planechase uses them.
312.2 | Phenomena in the command zone | Phenomena stay in the command zone all game, in the planar deck or face up; one that would leave it stays. They aren't permanents and can't be cast.
312.3 | No subtypes | A phenomenon never has subtypes.
312.4 | Controller of a phenomenon | The planar controller, normally the active player, controls a face-up phenomenon. When that player would leave the game, the next in turn order who stays takes over, until they leave or another player becomes active.
312.5 | Encountering | A phenomenon's ability triggers when you encounter it: that is, when you move it off a planar deck and turn it up.
312.6 | Turned face down | A phenomenon turned face down becomes a new object.
312.7 | Leaving a phenomenon | A face-up phenomenon makes the planar controller planeswalk, as a state-based action, when a player would next get priority. Not so while a triggered ability of it has yet to leave the stack.
313.1 | Vanguards | Only nontraditional cards are vanguards, and only the Vanguard variant uses them.
313.2 | Vanguards in the command zone | Vanguards stay in the command zone all game; one that would leave it stays. They aren't permanents and can't be cast.
313.3 | No subtypes | A vanguard never has subtypes.
313.4 | Abilities of vanguards | While a vanguard is in the command zone, its static abilities apply, its triggered ones may trigger and its activated ones may be activated.
313.5 | Owner and controller | The player who began the game with a vanguard in the command zone owns it, and controls it face up.
313.6 | Hand modifier | The +, - or zero number at its lower left changes the owner's normal hand of seven. The result is both the starting hand and the maximum hand size.
313.7 | Life modifier | The +, - or zero number at its lower right changes the owner's starting life, normally 20.
314.1 | Schemes | Only nontraditional cards are schemes, and only Archenemy uses them.
314.2 | Schemes in the command zone | Schemes stay in the command zone all game, in the scheme deck or face up; one that would leave it stays. They aren't permanents and can't be cast.
314.3 | No subtypes | A scheme never has subtypes.
314.4 | Abilities of schemes | While a scheme is in the command zone face up, its static abilities apply, its triggered ones may trigger and its activated ones may be activated.
314.5 | Owner and controller | The player who began the game with a scheme in the command zone owns it, and controls it face up.
314.6 | Putting schemes away | A face-up scheme that isn't ongoing goes face down to the bottom of its owner's scheme deck, as a state-based action when someone would get priority, once no scheme's triggered ability is on the stack or waiting.
314.7 | “This scheme” | In a scheme's ability, “this scheme” is the scheme in the command zone that the ability comes from.
315.1 | Conspiracies | Conspiracies are for limited play, mainly Conspiracy Draft, and never for constructed.
315.2 | Starting conspiracies | Before decks are shuffled, each player may put conspiracies from their sideboard into the command zone, as many as they like. Those with hidden agenda go there face down.
315.3 | Conspiracies in the command zone | Conspiracies stay in the command zone all game; one that would leave it stays. They aren't permanents, can't be cast or put in a deck, and none can be brought in from outside.
315.4 | No subtypes | A conspiracy never has subtypes.
315.5 | Abilities of conspiracies | While a conspiracy is in the command zone face up, its static abilities apply and its triggered ones may trigger.
315.5a | Effects on starting the game | A conspiracy's abilities can change how the game is started.
315.5b | Face-down conspiracies | A conspiracy that is face down has no characteristics.
315.6 | Owner and controller | The player who put a conspiracy into the command zone as the game began owns and controls it.
315.7 | Looking at conspiracies | You may always look at your own face-down conspiracies, but never at those others control.
`;
