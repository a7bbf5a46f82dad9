/** The rules of sections 700-701 as of 2026-02, each as `number | title | summary`, in our own words. */
export const SUMMARIES = `
700.1 | Events | Whatever happens in a game is an event, and one resolution may hold several. Each triggered ability or replacement effect says what event it looks for, so one happening can be one event to one ability and many to another.
700.2 | Modal | A spell or ability is modal if it lets a player choose a number of options from a bulleted list of two or more. Each option is a mode.
700.2a | Spells and activated abilities | The controller chooses the modes while casting or activating. A mode that would be illegal, such as one without legal targets, can't be chosen.
700.2b | Triggered abilities | The controller chooses the modes as the ability goes on the stack, and can't choose an illegal one. An ability without a chosen mode leaves the stack.
700.2c | Targets of a mode | Targets that belong to one mode are chosen only if that mode is. Otherwise the spell or ability counts as not having them.
700.2d | The same mode twice | A player may not choose a mode twice unless the spell allows it. A mode chosen several times counts as that many modes in a row, with the same or different targets.
700.2e | Another player chooses | If another player is to choose the mode, they do it when the controller would. If several players could, the controller picks which of them.
700.2f | Changed targets | Modes may have different targets. Changing a target never changes the mode.
700.2g | Copies | A copy has the modes chosen for the original; its controller can't choose others.
700.2h | Costs of modes | A cost before a mode is an additional cost of casting the spell with that mode. If several such modes are chosen, all their costs are paid.
700.2i | Pawprints | Instead of bullets, a spell may mark modes with pawprints {P} and give a limit. Its controller may choose any modes whose pawprints add up to no more than the limit.
700.3 | Piles | Some effects group objects into piles for a time.
700.3a | Each in one pile | Every affected object goes into exactly one pile unless the effect says otherwise.
700.3b | Still single objects | The objects of a pile stay separate objects; a pile is none itself.
700.3c | Same zone | Objects in piles stay in their zone. A graveyard split into piles keeps its order.
700.3d | Empty piles | A pile may hold any number of objects, even none.
700.4 | Dies | To die is to go from the battlefield to a graveyard.
700.5 | Devotion | Devotion to a color is how many mana symbols of it are in the mana costs of the permanents a player controls. For two colors, symbols that are either color or both count.
700.5a | When devotion is calculated | Devotion is worked out after copy, control and text-changing effects but before other effects that change permanents' characteristics. Effects that modify devotion count.
700.6 | Historic | Legendary objects, artifacts and Sagas are historic.
700.7 | “This creature” and the like | A phrase such as “this creature” means that very object, even while it isn't such a thing.
700.8 | Party | A player's party is at most one Cleric, one Rogue, one Warrior and one Wizard among the creatures they control.
700.8a | Counting the party | The game itself counts the party, from zero to four. Players don't say which creatures are in it.
700.8b | Creatures of several types | A creature counts for only one of the four types, in the way that gives the highest number.
700.8c | Full party | A party of four creatures is full.
700.8d | Choosing a party | Stick Together makes players choose a party: for each of the four types, at most one creature of that type they control.
700.9 | Modified | A permanent is modified if it has a counter, is equipped, or is enchanted by an Aura that its own controller controls.
700.10 | “That was activated this turn” | This means that an ability of the permanent was activated this turn, even if it has lost it or the player has left.
700.11 | Descended | A player descended this turn if a permanent card went to their graveyard from anywhere; each such card is one time. The cards needn't be there still.
700.12 | Outlaws | Assassins, Mercenaries, Pirates, Rogues and Warlocks are outlaws.
700.12a | Outlaws you control | Outlaws that a player controls means only permanents, unless otherwise stated.
700.13 | Committing a crime | A player commits a crime as they cast, activate or put on the stack as a trigger something that targets an opponent, an opponent's permanent, spell or ability, or a card in an opponent's graveyard.
700.14 | Expend | A player expends N if, as they pay for a spell, the mana they have spent on spells this turn rises from less than N to N or more.
700.15 | Enters | To enter means to enter the battlefield.
701.1 | Keyword actions | Verbs on cards mean what they mean in English, except for certain keywords with a meaning of their own.
701.2 | Activate | To use an activated ability by paying its costs.
701.2a | What activating is | To activate an ability is to pay its costs and put it on the stack. This takes priority, and only the object's controller (or its owner if it has none) may do so unless it says otherwise.
701.3 | Attach | To put an Aura, Equipment or Fortification onto an object or player.
701.3a | What attaching is | The Aura, Equipment or Fortification is taken from where it is and put onto an object or player. That must be something it could enchant, equip or fortify.
701.3b | When nothing moves | Nothing happens if the target can't be attached to, if it is attached there already, or if the object is no Aura, Equipment or Fortification.
701.3c | New timestamp | One that moves from another object or player to a new one gets a new timestamp.
701.3d | Unattach | To unattach an Equipment is to take it off its creature, leaving it on the battlefield. Anything that stops being attached “becomes unattached”, also because it, its object or its player left.
701.4 | Behold | To show a card in hand or point to a permanent of a given quality.
701.4a | What beholding is | To behold something of a quality, reveal such a card from your hand or choose such a permanent you control.
701.4b | “Was beheld” | It matters whether the object had the quality when you beheld it, not whether it still has it on resolution.
701.5 | Cast | To put a spell on the stack and pay its costs.
701.5a | What casting is | To cast a spell is to move it from its zone (usually the hand) to the stack and pay for it, so that it can resolve. It takes priority.
701.5b | Casting a card | Casting a card means casting it as a spell.
701.6 | Counter | To cancel a spell or ability on the stack.
701.6a | What countering is | A countered spell or ability leaves the stack without resolving or having any effect. A countered spell goes to its owner's graveyard.
701.6b | No refund | Costs paid for what is countered aren't given back.
701.7 | Create | To put tokens onto the battlefield.
701.7a | What creating is | To create tokens, put the stated number with the stated characteristics onto the battlefield.
701.7b | Order of effects | Replacement effects on creating a token apply before continuous effects that will change it are considered; those on its entering apply after.
701.7c | Older wording | Older cards that “put” tokens onto the battlefield now read “create”.
701.8 | Destroy | To put a permanent into its owner's graveyard in a way that regeneration can stop.
701.8a | What destroying is | A destroyed permanent goes from the battlefield to its owner's graveyard.
701.8b | Only these ways | Only effects that say “destroy”, lethal damage and deathtouch damage destroy. A permanent that goes to the graveyard otherwise isn't destroyed.
701.8c | Regeneration | Regeneration replaces being destroyed.
701.9 | Discard | To put a card from hand into the graveyard.
701.9a | What discarding is | A discarded card goes from its owner's hand to their graveyard.
701.9b | Who chooses | The player who discards chooses the card, unless the effect says it is random or another's choice.
701.9c | Into a hidden zone | A discarded card that goes unrevealed to a hidden zone instead has undefined characteristics. If a cost asks for a characteristic of it, the payment is illegal and is undone.
701.10 | Double | To make a value twice as large.
701.10a | Power and toughness | Doubling power or toughness is a continuous effect that modifies it and doesn't set it.
701.10b | By how much | The creature gets +X/+0, +0/+X or +X/+Y, where X and Y are its power and toughness as the effect resolves.
701.10c | Negative values | A negative power or toughness is doubled downward: the creature gets minus the amount by which that value is under 0.
701.10d | Life totals | The player gains or loses life so that the total becomes twice what it was.
701.10e | Counters | The player or permanent gets as many more of those counters as it already has.
701.10f | Mana | The player adds as much mana of that type as is already in their pool.
701.10g | Damage | The source deals twice the damage instead; this is a replacement effect.
701.11 | Triple | To make power or toughness three times as large.
701.11a | A modifying effect | Tripling power or toughness is a continuous effect that modifies it and doesn't set it.
701.11b | By how much | The creature gets plus twice its power, twice its toughness or both, as they are when the effect resolves.
701.11c | Negative values | A negative power or toughness is tripled downward: the creature gets minus twice the amount by which that value is under 0.
701.12 | Exchange | To swap two things, such as control, life totals, cards or values.
701.12a | All or nothing | If the whole exchange can't be made on resolution, none of it is.
701.12b | Control | The two controllers gain control of each other's permanent at the same time. If one player controls both, nothing happens.
701.12c | Life totals | Each player gains or loses life to reach the other's old total, and this can be replaced and can trigger. Who can't gain life gets no higher total, who can't lose life no lower one.
701.12d | Cards in zones | Cards of different zones are exchanged only if one player owns them all; one of the zones may be empty.
701.12e | Attached cards | If one of the exchanged cards is attached to an object, it comes off, and the other card is attached there.
701.12f | Whole zones | Two whole zones are exchanged even if one is empty.
701.12g | Numbers | Each value becomes the other's old one: a life total by gain or loss (which can be replaced, trigger or be impossible), power or toughness by a continuous effect that sets it. Switching power and toughness is something else.
701.12h | Text boxes | A text-changing effect gives each permanent the other's previous rules text.
701.13 | Exile | To move an object to exile.
701.13a | What exiling is | An exiled object goes to the exile zone, from wherever it is.
701.14 | Fight | To have creatures deal damage to each other equal to their power.
701.14a | What fighting is | Each of the two creatures deals its power in damage to the other.
701.14b | No fight | If either is no longer on the battlefield, no longer a creature, or an illegal target, neither fights or deals damage.
701.14c | Itself | A creature that fights itself deals twice its power to itself.
701.14d | Not combat | Damage from a fight isn't combat damage.
701.15 | Goad | To force a creature to attack, and someone else if able.
701.15a | How long | The creature is goaded until the next turn of the controller of the spell or ability that goaded it.
701.15b | What goaded means | Each combat the goaded creature attacks if able, and if able a player who isn't the controller of what goaded it. Goaded is a designation: no ability and not copiable.
701.15c | Several players | Several players can goad the same creature; each adds requirements.
701.15d | Again by the same player | A creature goaded again by the same player gets no further requirements.
701.16 | Investigate | To create a Clue.
701.16a | What investigating is | To investigate is to create a Clue token.
701.17 | Mill | To put cards from the top of a library into the graveyard.
701.17a | What milling is | A player who mills N puts their library's top N cards into their graveyard.
701.17b | Too few cards | A player told to mill more than the library holds mills all of it. They can't choose to do so or pay a cost of it.
701.17c | Finding milled cards | An effect that refers to a milled card finds it wherever it went, if that is a public zone.
701.17d | One card meant, several milled | An ability about the one milled card means each; variables use the sum of the answers, and what it does to “the” card it does to each. For “a” card, its controller chooses which.
701.18 | Play | To put a land onto the battlefield as one's land for the turn, or to cast a card.
701.18a | Playing a land | A land is put onto the battlefield, without the stack, by a player with priority in their own main phase, with the stack empty and no land played this turn. Lands put there by effects aren't played.
701.18b | Playing a card | To play a card is to play it as a land or cast it as a spell, as the card allows.
701.18c | “Play with” | “Play with … revealed” and the like means to go on with the game in that way.
701.18d | Older wording for spells | Older cards that “play” spells now cast them.
701.18e | Older wording for abilities | Older cards that “play” abilities now activate them.
701.19 | Regenerate | To save a permanent from being destroyed by tapping it and healing it.
701.19a | By a spell or ability | The next time the permanent would be destroyed this turn, its damage is removed, its controller taps it and it leaves combat instead.
701.19b | By a static ability | Every time the permanent would be destroyed, its damage is removed, its controller taps it and it leaves combat instead.
701.19c | “Can't be regenerated” | Getting a regeneration shield isn't regenerating. If something can't be regenerated, shields may still be made but don't apply.
701.20 | Reveal | To show a card to all players.
701.20a | How long | A card is revealed for as long as its effect needs it; as part of a cost or of activating from a hidden zone, until the spell or ability leaves the stack. If that triggers something, it stays revealed until the trigger leaves the stack or fails to get there.
701.20b | Same zone | A revealed card stays in its zone.
701.20c | Again | A card that is revealed already can be revealed again.
701.20d | Reordered libraries | Revealed library cards that are shuffled or reordered are revealed no longer and become new objects.
701.20e | Looking | Looking works like revealing, but only the named player sees the card.
701.21 | Sacrifice | To put one's own permanent into the graveyard.
701.21a | What sacrificing is | The controller puts the permanent into its owner's graveyard; only one's own permanents can be sacrificed. That isn't destroying, so regeneration and the like don't help.
701.22 | Scry | To look at top cards and put some on the bottom.
701.22a | Scry N | Look at the top N cards, put any of them on the bottom and the rest on top, each in any order.
701.22b | Scry 0 | Scry 0 is no event and triggers nothing.
701.22c | Several players | Players who scry together look at the same time, decide in APNAP order and then move their cards together.
701.22d | When it triggers | Triggers on scrying happen after it is done, even if some or all of it was impossible.
701.23 | Search | To look through a zone for cards.
701.23a | What searching is | Look at all cards of the zone, even a hidden one, and find one that fits.
701.23b | Not finding | In a hidden zone, a player who searches for cards of a certain quality need not find any, though they are there.
701.23c | Undefined quality | For an undefined quality, the player may search the hidden zone but finds nothing.
701.23d | Any cards | Searching a hidden zone for just a number of cards, the player must find that many, or as many as there are.
701.23e | Not revealed | Found cards are revealed only if the effect says so.
701.23f | Part of a zone | If only part of the zone is searched instead, other instructions about the search still apply, and triggers on searching a library still trigger.
701.23g | Searching in vain | A player may choose to search even if what is to be done with the cards is illegal or impossible.
701.23h | Several searches, one shuffle | If an effect has a library searched several times before the shuffle, that is one search for all the cards.
701.23i | Several players | Players who search together look at the same time and then choose in APNAP order.
701.23j | Outside the game | Whoever searches outside the game may choose a fitting card that they own from there.
701.24 | Shuffle | To put cards in a random order.
701.24a | What shuffling is | Randomize the library or face-down pile so that nobody knows its order.
701.24b | Found cards set aside | If found cards are to go elsewhere or to a set place after the shuffle, all other cards are shuffled without them. Triggers on shuffling still trigger.
701.24c | Objects that aren't there | If objects are to be shuffled into a library, it is shuffled even if none is where it should be or all go or stay elsewhere.
701.24d | Empty sets | If a set of objects is to be shuffled into a library, it is shuffled even if the set is empty.
701.24e | Tiny libraries | Shuffling a library of one card or none still triggers abilities.
701.24f | Several shuffles at once | If several effects shuffle a library at once, abilities trigger once for each.
701.24g | A fixed place | If an object is put at a place in a library as it is shuffled, all is random but that object, which is at that place.
701.25 | Surveil | To look at top cards and put some into the graveyard.
701.25a | Surveil N | Look at the top N cards, put any of them into your graveyard and the rest back on top in any order.
701.25b | Additional cards | Additional cards that an effect lets you look at are treated like the others.
701.25c | Surveil 0 | Surveil 0 is no event and triggers nothing.
701.25d | When it triggers | Triggers on surveilling happen after it is done, even if some or all of it was impossible.
701.26 | Tap and untap | To turn a permanent sideways or upright again.
701.26a | Tap | To tap is to turn sideways; only an untapped permanent can be tapped.
701.26b | Untap | To untap is to turn upright; only a tapped permanent can be untapped.
701.27 | Transform | To turn a double-faced permanent over.
701.27a | What transforming is | The permanent is turned over to its other face. Only double-faced tokens and cards can do so.
701.27b | Not turned face up or down | Transforming isn't turning face up or face down; abilities about those don't trigger.
701.27c | Others do nothing | If the permanent is no double-faced token or card, nothing happens.
701.27d | Instant or sorcery faces | If the other face is an instant or sorcery, nothing happens.
701.27e | “Transforms into” | Such an ability triggers if the object transforms or converts and has the stated characteristic right afterward.
701.27f | Only once | A permanent's own ability transforms it only if it has neither transformed nor converted since the ability went on the stack; for its delayed triggered ability, since that was created.
701.27g | Transformed permanents | A transformed permanent is a double-faced one with its back face up. Melded and merged permanents never are.
701.28 | Convert | To turn a double-faced permanent over, much as by transforming.
701.28a | What converting is | The permanent is turned to its other face; the rules of transforming apply in the same way.
701.28b | Not turned face up or down | Converting isn't turning face up or face down; abilities about those don't trigger.
701.28c | Others do nothing | If the permanent is no double-faced token or card, nothing happens.
701.28d | Instant or sorcery faces | If the other face is an instant or sorcery, nothing happens.
701.28e | Only once | A permanent's own ability converts it only if it has neither transformed nor converted since the ability went on the stack; for its delayed triggered ability, since that was created.
701.28f | Can't transform | A permanent that can't transform can't convert.
701.29 | Fateseal | To scry an opponent's library.
701.29a | Fateseal N | Of the top N cards of an opponent's library, put any on its bottom and the rest on top, each in any order, after looking at them.
701.30 | Clash | To compare the mana values of top cards.
701.30a | What clashing is | The player reveals their library's top card and may put it on the bottom.
701.30b | With an opponent | Choose an opponent; both of you clash.
701.30c | Order | The players reveal together, decide in APNAP order, and then the cards move together.
701.30d | Winning | The player whose revealed card has a higher mana value than every other one wins the clash.
701.31 | Planeswalk | To move to another plane in Planechase.
701.31a | Who may | Only in Planechase, and only the planar controller, can planeswalk.
701.31b | What planeswalking is | All face-up planes and phenomena go face down to the bottom of their owners' planar decks. Then the top card of your planar deck is turned face up off the deck.
701.31c | Causes | A player planeswalks by the planeswalking ability, because a face-up plane's or phenomenon's owner leaves the game, because a phenomenon's trigger leaves the stack, or because an ability says so.
701.31d | To and away from | You planeswalk to the card that is turned up and away from the one that is turned down or leaves the game.
701.32 | Set in motion | To turn a scheme up in Archenemy.
701.32a | Who may | Only in Archenemy, only schemes, and only by the archenemy.
701.32b | What it is | The scheme is moved off the top of the scheme deck if there, and turned face up if it isn't. It counts as set in motion even if neither was needed.
701.32c | One at a time | Several schemes are set in motion one after another.
701.33 | Abandon | To put an ongoing scheme away in Archenemy.
701.33a | Only ongoing schemes | Only a face-up ongoing scheme in an Archenemy game can be abandoned.
701.33b | What abandoning is | The scheme is turned face down and goes to the bottom of its owner's scheme deck.
701.34 | Proliferate | To add to counters that are already there.
701.34a | What proliferating is | Choose any number of permanents and players with counters. Each gets one more of every kind it has.
701.34b | Two-Headed Giant | A team shares poison, so of several chosen teammates only one gets a poison counter. The player who proliferates chooses which.
701.35 | Detain | To hold a permanent down for a turn.
701.35a | What detaining does | Until the next turn of the effect's controller, the permanent can't attack or block and nobody can activate its abilities.
701.36 | Populate | To copy a creature token.
701.36a | What populating is | You create a copy of a creature token of your choice that you control.
701.36b | No token | Without a creature token you create nothing.
701.37 | Monstrosity | To make a permanent monstrous with +1/+1 counters, once.
701.37a | Monstrosity N | If the permanent isn't monstrous, it gets N +1/+1 counters and becomes monstrous.
701.37b | Monstrous | Monstrous is only a marker on a permanent that other things can look for. It lasts until the permanent leaves the battlefield, and is no ability and not copiable.
701.37c | Monstrosity X | X in the permanent's other abilities is what X was as it became monstrous.
701.38 | Vote | To have players choose among listed options in turn.
701.38a | What voting is | From the stated player on, in turn order, each player chooses one of the options.
701.38b | Options | The options may be objects, words that stand for effects, or other things that matter to the resolution.
701.38c | Only real votes | Text about voting means only what is called a vote, not other choices by players.
701.38d | Several votes | A player with several votes casts them all when it is their time to vote.
701.39 | Bolster | To strengthen one's weakest creature.
701.39a | Bolster N | Choose a creature among those you control with the least toughness and put N +1/+1 counters on it.
701.40 | Manifest | To make a card a face-down 2/2 creature on the battlefield.
701.40a | What manifesting is | The card is turned face down and put onto the battlefield as a 2/2 creature without text, name, subtypes or mana cost. It is manifested until it is turned face up.
701.40b | Turning it up | When you have priority, you may show that it is a creature card with a mana cost, pay that cost and turn it face up. This special action doesn't use the stack.
701.40c | With morph | A manifested card with morph may be turned up by its morph cost or as any manifested one.
701.40d | With disguise | A manifested card with disguise may be turned up by its disguise cost or as any manifested one.
701.40e | Several cards | Cards from a library are manifested one by one.
701.40f | If it can't enter | If the face-down object can't enter, the card isn't manifested: it stays unchanged in its zone, face up if it was.
701.40g | Instants and sorceries | A manifested instant or sorcery that would turn face up is revealed by its controller and stays face down. No “turned face up” abilities trigger.
701.40h | Face-down rules | The rules for face-down permanents apply to it.
701.41 | Support | To put a +1/+1 counter on several creatures each.
701.41a | Support N | Up to N target creatures get a +1/+1 counter each; if a permanent's ability says so, creatures other than that permanent.
701.42 | Meld | To combine two cards of a meld pair.
701.42a | What melding is | The two cards enter combined, back faces up. They are one object represented by two cards.
701.42b | Only a pair | Only two cards of the same meld pair can meld; tokens and all other cards can't.
701.42c | If they can't | Objects that can't be melded stay in their zones.
701.43 | Exert | To spend a permanent's next untap.
701.43a | What exerting is | You choose that the permanent doesn't untap in your next untap step.
701.43b | Untapped or exerted already | A permanent may be exerted untapped or repeatedly. All those effects end in the same untap step.
701.43c | Only on the battlefield | An object elsewhere can't be exerted.
701.43d | As it attacks | “You may exert this as it attacks” offers an optional cost to attack. It is linked to a “when you do” ability in its paragraph.
701.44 | Explore | To reveal a card and either take the land or grow.
701.44a | What exploring is | Its controller reveals their library's top card. A land goes to their hand; otherwise the permanent gets a +1/+1 counter and they may put the card into their graveyard.
701.44b | When it has explored | A permanent has explored once all that exploring says is done, even if some or all of it was impossible.
701.44c | It left before | If the permanent changed zones before, last known information tells what explored and who controlled it.
701.44d | Several at once | In APNAP order, the first player to control (or to have last controlled) one of the permanents chooses one to explore. This is repeated until all have.
701.45 | Assemble | To put Contraptions onto the battlefield, an action of the Unstable set.
701.45a | Not in these rules | Unstable isn't covered here. Outside silver borders, only Steamflogger Boss speaks of assembling Contraptions.
701.46 | Adapt | To grow a permanent that has no +1/+1 counter.
701.46a | Adapt N | If the permanent has no +1/+1 counters, it gets N of them.
701.47 | Amass | To raise an Army.
701.47a | Amass N | If you control no Army, create a 0/0 black Army creature token of the stated subtype. Then an Army you control gets N +1/+1 counters and that subtype in addition, if it lacks it.
701.47b | When it is done | A player has amassed once all that amassing says is done, even if some or all of it was impossible.
701.47c | The amassed Army | This is the Army you chose, whether it got counters or not.
701.47d | Older cards | A card that names no subtype amasses Zombies.
701.48 | Learn | To swap a card or fetch a Lesson.
701.48a | What learning is | You may discard a card to draw one. If you didn't discard, you may reveal a Lesson you own from outside the game and take it into your hand.
701.49 | Venture into the dungeon | To enter a dungeon or go on to its next room.
701.49a | Without a dungeon | A player without a dungeon card in the command zone puts one they own there from outside the game, with their venture marker on its top room.
701.49b | Going on | From any room but the bottommost, the player follows an arrow of their choice to the next room and moves the marker there.
701.49c | From the last room | The player removes the finished dungeon from the game, which completes it. Then they put a new one from outside into the command zone, marker on the top room.
701.49d | Of a quality | To venture into something of a quality is to pick a dungeon of that quality if the player has none in the command zone. Otherwise they venture as usual.
701.50 | Connive | To draw and discard, growing if a nonland card goes.
701.50a | What conniving is | The permanent's controller draws a card and then discards one. If that is a nonland card, the permanent gets a +1/+1 counter.
701.50b | When it has connived | A permanent has connived once all that conniving says is done, even if some or all of it was impossible.
701.50c | It left before | If the permanent changed zones before, last known information tells what connived and who controlled it.
701.50d | Several at once | In APNAP order, the first player to control (or to have last controlled) one of the permanents chooses one to connive. This is repeated until all have.
701.50e | Connive N | The controller draws N cards, discards N and puts one +1/+1 counter on the permanent for each nonland card discarded.
701.51 | Open an Attraction | To put the top Attraction of one's Attraction deck onto the battlefield.
701.51a | Only with a deck | A player can open an Attraction only in a game they play with an Attraction deck.
701.51b | What opening is | The top card of your Attraction deck is turned face up and enters under your control.
701.51c | When it triggers | Abilities on opening trigger as the Attraction is put onto the battlefield that way. If it is kept from entering or its entering is replaced, they don't.
701.52 | Roll to visit your Attractions | To roll a die for the lit-up numbers of one's Attractions.
701.52a | Visiting | Roll a six-sided die. Each Attraction you control on which that number is lit is visited, and its visit ability triggers.
701.53 | Incubate | To create an Incubator token.
701.53a | Incubate N | Create an Incubator token that enters with N +1/+1 counters.
701.53b | Incubator tokens | It is double-faced: in front a colorless Incubator artifact that transforms for {2}; behind, “Phyrexian Token”, a colorless 0/0 Phyrexian artifact creature.
701.54 | The Ring tempts you | To choose a Ring-bearer and strengthen the Ring.
701.54a | Choosing a Ring-bearer | Choose a creature you control. It is your Ring-bearer until another becomes so or another player gains control of it.
701.54b | Ring-bearer | Ring-bearer is a designation of a permanent and isn't copiable.
701.54c | The emblem | Who lacks The Ring gets it before choosing: the Ring-bearer is legendary, unblockable by greater power. From temptation 2: draw, then discard as it attacks; from 3: its blockers are sacrificed at end of combat; from 4: each opponent loses 3 life when it deals a player combat damage.
701.54d | When it triggers | The Ring tempts you once these actions are done, even if some or all were impossible.
701.54e | “Is your Ring-bearer” | This is true of a creature with the designation on the battlefield under your control.
701.55 | Face a villainous choice | To choose one of two options and carry it out.
701.55a | What it is | The player chooses one of two options, and everything in it is done.
701.55b | Impossible options | The player may choose an illegal or impossible option, and does as much of it as possible.
701.55c | Additional times | If a replacement effect has them face it additional times, the whole process is done that often, one at a time.
701.55d | Several players | Several players go through the whole process one by one, in APNAP order.
701.56 | Time travel | To add or remove time counters.
701.56a | What it is | Choose any permanents you control and suspended cards you own in exile that have time counters. On each, add or remove one time counter.
701.57 | Discover | To exile cards until a cheap enough one, then cast or take it.
701.57a | Discover N | Exile from the top of your library up to a nonland card with mana value at most N. You may cast it free if the spell's mana value is at most N, else it goes to your hand; the other exiled cards go to the bottom in random order.
701.57b | When it is done | A player has discovered once all that discovering says is done, even if some or all of it was impossible.
701.57c | The discovered card | The last exiled card, if its mana value is N or less, is the discovered card, whether cast or put into a hand.
701.58 | Cloak | To make a card a face-down 2/2 creature with ward {2} on the battlefield.
701.58a | What cloaking is | The card is turned face down and put onto the battlefield as a 2/2 creature with ward {2} and without name, subtypes or mana cost. It is cloaked until it is turned face up.
701.58b | Turning it up | When you have priority, you may show that it is a creature card with a mana cost, pay that cost and turn it face up. This special action doesn't use the stack.
701.58c | With morph | A cloaked card with morph may be turned up by its morph cost or as any cloaked one.
701.58d | With disguise | A cloaked card with disguise may be turned up by its disguise cost or as any cloaked one.
701.58e | Several cards | Cards from a single library are cloaked one by one.
701.58f | If it can't enter | If the face-down object can't enter, the card isn't cloaked: it stays unchanged in its zone, face up if it was.
701.58g | Instants and sorceries | A cloaked instant or sorcery that would turn face up is revealed by its controller and stays face down. No “turned face up” abilities trigger.
701.58h | Face-down rules | The rules for face-down permanents apply to it.
701.59 | Collect evidence | To exile cards from one's graveyard by mana value.
701.59a | Collect evidence N | Exile any number of cards from your graveyard whose mana values add up to N or more.
701.59b | Too little | A player whose graveyard can't make up N can't choose to collect evidence.
701.59c | “Evidence was collected” | On a spell that may collect evidence as an additional cost, an ability that asks whether it was collected is linked to it.
701.60 | Suspect | To give a creature menace and keep it from blocking.
701.60a | How long | The creature is suspected until it leaves the battlefield or something ends it.
701.60b | A designation | Suspected is a designation of permanents only; it is no ability and not copiable.
701.60c | What it does | A suspected permanent can't block, by an ability, and has menace.
701.60d | Not twice | What is suspected can't become suspected again.
701.61 | Forage | To exile three cards from the graveyard or sacrifice a Food.
701.61a | What foraging is | Exile three cards of your graveyard or sacrifice a Food.
701.62 | Manifest dread | To manifest one of two top cards.
701.62a | What it is | Look at your library's top two cards, manifest one and put whatever isn't manifested into your graveyard.
701.62b | When it triggers | Triggers on manifesting dread happen after it is done, even if some or all of it was impossible.
701.63 | Endure | To grow or create a Spirit.
701.63a | Endure N | The permanent's controller puts N +1/+1 counters on it or else creates an N/N white Spirit creature token.
701.63b | Endure 0 | To endure 0 does nothing: no counters, no token.
701.64 | Harness | To mark a permanent as harnessed.
701.64a | What harnessing is | A permanent that isn't harnessed becomes harnessed.
701.64b | Harnessed | Harnessed is only a marker on a permanent that other things can look for. It lasts until the permanent leaves the battlefield, and is no ability and not copiable.
701.65 | Airbend | To exile objects that their owners may cast for {2}.
701.65a | What airbending is | The player exiles the permanents or spells. While such a card stays exiled, its owner may cast it for {2} in place of its mana cost.
701.65b | When it triggers | Triggers on airbending happen as the player exiles at least one object by it.
701.66 | Earthbend | To bring a land to life.
701.66a | Earthbend N | Target land you control becomes a 0/0 creature with haste as well and gets N +1/+1 counters. When it dies or is exiled, it comes back tapped under your control.
701.66b | When it triggers | Triggers on earthbending happen as its delayed triggered ability is created.
701.67 | Waterbend | To pay generic mana by tapping artifacts and creatures.
701.67a | Waterbend a cost | Pay the cost; each generic mana in it may be paid by tapping an untapped artifact or creature you control instead.
701.67b | Part of a total cost | If it is part of a total cost, tapping pays only for the generic mana of the waterbend cost, not for other generic mana.
701.67c | When it triggers | Triggers on waterbending happen whenever the player pays a waterbend cost, however they pay it.
701.68 | Blight | To weaken one's own creature.
701.68a | Blight N | A creature you control gets N -1/-1 counters.
701.68b | If you can't | A player who can't put those counters on a creature they control can't choose to blight.
701.68c | The blighted creature | This is the one that the player chose for the counters.
701.68d | When it triggers | Triggers on blighting happen after it is done, whatever really happened.
`;
