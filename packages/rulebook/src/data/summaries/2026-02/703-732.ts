/** The rules of sections 703-732 as of 2026-02, each as `number | title | summary`, in our own words. */
export const SUMMARIES = `
703.1 | What they are | A turn-based action happens by itself as certain steps or phases begin, or as any step or phase ends. It doesn't use the stack.
703.1a | “At the beginning” triggers differ | An ability that waits for a step or phase to begin is a triggered ability; it is no turn-based action.
703.2 | No controller | No player controls a turn-based action.
703.3 | They come first | The turn-based actions of a step or phase are done first as it begins. Only then are state-based actions checked, triggered abilities put on the stack and priority given.
703.4 | The list | The turn-based actions, in the order of the turn.
703.4a | Phasing | First in the untap step, the active player's phased-in permanents with phasing phase out, and phased-out permanents that player controlled as they phased out phase in. All of this is simultaneous.
703.4b | Day and night check | Next in the untap step, after phasing, a game that has day or night checks whether it changes. A game that has neither skips the check.
703.4c | Untapping | Next in the untap step, after phasing and any day/night check, the active player determines which of their permanents untap. Those all untap at the same time.
703.4d | Drawing | First in the draw step, the active player draws a card.
703.4e | Setting a scheme in motion | In an Archenemy game, as the archenemy's precombat main phase begins, they set in motion the scheme on top of their scheme deck.
703.4f | Lore counters on Sagas | First in a player's precombat main phase (after the scheme in Archenemy), that player puts a lore counter on each of their Saga enchantments that has a chapter ability.
703.4g | Rolling for Attractions | After the lore counters, an active player who controls an Attraction rolls to visit their Attractions.
703.4h | Choosing the defending player | As the beginning of combat step begins in a multiplayer game where not all opponents become defending players automatically, the active player chooses one opponent, who is the defending player.
703.4i | Declaring attackers | First in the declare attackers step, the active player declares attackers.
703.4j | Declaring blockers | First in the declare blockers step, the defending player declares blockers.
703.4k | Assigning combat damage | First in the combat damage step, in APNAP order, each player announces how their attacking and blocking creatures assign combat damage.
703.4m | Dealing combat damage | Once combat damage is assigned, it is all dealt at the same time.
703.4n | Discarding to hand size | First in the cleanup step, an active player with more cards in hand than their maximum hand size (normally seven) discards down to it.
703.4p | Damage and effects wear off | After that discard, at the same time all damage is removed from permanents and effects that last “until end of turn” or “this turn” end.
703.4q | Mana empties | As each step and phase ends, unspent mana leaves every mana pool.
704.1 | What they are | A state-based action happens by itself whenever its condition is met. It doesn't use the stack.
704.1a | State triggers differ | An ability that watches for a state of the game is a triggered ability; it is no state-based action.
704.2 | No controller | State-based actions are checked all through the game; no player controls them.
704.3 | When they are checked | Before a player gets priority, all that apply happen as one event; repeat until none does, then put waiting triggers on the stack and check again. In cleanup too, but if the first check does nothing and no trigger waits, nobody gets priority and the step ends.
704.4 | Blind during resolution | State-based actions ignore what happens while a spell or ability resolves: only the state at the check counts. Triggered abilities do take notice.
704.5 | The list | The state-based actions of every game.
704.5a | No life | A player whose life total is 0 or less loses the game.
704.5b | Drawing from an empty library | A player who tried to draw from an empty library since the last check loses the game.
704.5c | Poison | A player with ten or more poison counters loses the game. Two-Headed Giant games use 704.6b instead.
704.5d | Tokens elsewhere | A token anywhere but on the battlefield ceases to exist.
704.5e | Copies elsewhere | A copy of a spell off the stack ceases to exist. So does a copy of a card that is neither on the stack nor on the battlefield.
704.5f | No toughness | A creature whose toughness is 0 or less goes to its owner's graveyard. Regeneration doesn't help.
704.5g | Lethal damage | A creature with toughness above 0 is destroyed if the damage marked on it is at least its toughness. Regeneration can replace this.
704.5h | Deathtouch | A creature with toughness above 0 is destroyed if a source with deathtouch dealt damage to it since the last check. Regeneration can replace this.
704.5i | No loyalty | A planeswalker at 0 loyalty goes to its owner's graveyard.
704.5j | Legend rule | If a player controls several legendary permanents of the same name, they choose one to keep. The others go to their owners' graveyards.
704.5k | World rule | Of several permanents with the supertype world, only the one that has been world for the shortest time stays; the others go to their owners' graveyards. If several tie for the shortest, all go.
704.5m | Auras attached to nothing legal | An Aura that is unattached, or attached to an illegal object or player, goes to its owner's graveyard.
704.5n | Equipment and Fortifications | An Equipment or Fortification attached to a player or to an illegal permanent comes off and stays on the battlefield.
704.5p | Other attached permanents | A battle or creature attached to anything comes off and stays on the battlefield. So does any other attached permanent that is no Aura, Equipment or Fortification.
704.5q | +1/+1 and -1/-1 counters | If a permanent has both +1/+1 and -1/-1 counters, pairs of them are removed until one kind is gone.
704.5r | Too many counters of a kind | If a permanent's own ability limits it to N counters of a kind and it has more, the surplus is removed.
704.5s | Finished Sagas | A Saga with a chapter ability and at least as many lore counters as its final chapter number is sacrificed by its controller, unless one of its chapter abilities has triggered and not yet left the stack.
704.5t | Finished dungeons | A dungeon whose owner's venture marker is on its bottommost room is removed from the game by its owner, unless one of its room abilities has triggered and not yet left the stack.
704.5u | Sectors | If a permanent with space sculptor and creatures without a sector are on the battlefield, each player gives a sector to each such creature they control. Players without a space sculptor permanent choose first.
704.5v | No defense | A battle at 0 defense goes to its owner's graveyard, unless an ability of it has triggered and not yet left the stack.
704.5w | Battles without a protector | If a battle has no protector in the game and nothing attacks it, its controller chooses one as its battle type requires. If nobody can be chosen, it goes to its owner's graveyard.
704.5x | Sieges protected by their controller | A Siege's controller who is also its protector chooses an opponent as the new protector. If nobody can be chosen, the Siege goes to its owner's graveyard.
704.5y | Several Roles | If a permanent bears several Roles controlled by the same player, all but the one with the latest timestamp go to their owners' graveyards.
704.5z | Starting speed | A player who has no speed and controls a permanent with start your engines! gets speed 1.
704.6 | In variants | State-based actions that only certain variants add.
704.6a | Team without life | In Two-Headed Giant, a team whose life is 0 or less loses.
704.6b | Poisoned team | In Two-Headed Giant, a team with at least fifteen poison counters loses.
704.6c | Commander damage | In Commander, a player loses once the same commander has dealt them 21 or more combat damage during the game.
704.6d | Commander back to the command zone | In Commander, the owner of a commander put into a graveyard or exile since the last check may put it into the command zone.
704.6e | Used schemes | In Archenemy, a face-up scheme that isn't ongoing is turned face down and goes to the bottom of its owner's scheme deck, once no scheme's triggered ability is on the stack or waiting.
704.6f | Used phenomena | In Planechase, the planar controller planeswalks if a phenomenon is face up in the command zone, unless an ability of it has triggered and not yet left the stack.
704.7 | One replacement for all | If several state-based actions would bring about the same result at once, one replacement effect replaces them all.
704.8 | Last known information | For a permanent that leaves by a state-based action, last known information comes from the state before any of the state-based actions performed together with it.
705.1 | The coin | A flip needs a fair object whose two sides can be told apart; name one heads and one tails if need be. If all players agree, another random method with two equally likely outcomes may stand in.
705.2 | Winning and losing | Nobody wins or loses if the effect asks only for heads or tails. Otherwise the player who flips calls it, wins if the call is right and loses if not; no other player wins or loses.
705.3 | Set results | If an effect states the result or the winner of a flip, that counts in place of the real result. A player can thus win a flip that nobody could win otherwise.
706.1 | Which dice | The effect that calls for a roll says what kind of dice and how many.
706.1a | N-sided dice | An N-sided die, or dN, has N equally likely outcomes, from 1 to N.
706.1b | Substitute methods | Players may agree on another way to roll, even a digital one, with equally many and equally likely outcomes.
706.2 | Natural result and result | The number on the top face before modifiers is the natural result. After all modifiers, from the instruction or elsewhere, it is the result.
706.2a | Optional and costly modifiers | A modifier may be optional or have a cost. If that costs mana, the player who rolled may activate mana abilities before applying it.
706.2b | Order of modifiers | If several effects would modify a natural result, the player who rolled chooses which to apply: rerolls come first, then increases and decreases.
706.3 | Results tables | Some abilities that call for rolls have a results table.
706.3a | Reading the table | Each entry of a results table gives a number, a range N1–N2 or “N+”, and an effect. The entry whose range holds the result happens, if there is one.
706.3b | All one ability | The roll, its modifiers in the same paragraph, further instructions based on the result and the table are together one ability.
706.3c | “Roll again” | “Roll again” in a table means the same kind and number of dice, with the same applicable modifiers.
706.4 | Without a table | An ability without a results table says itself how the results are used, if at all.
706.5 | Doubles | A player rolled doubles if the results of their two dice are equal.
706.6 | Ignored rolls | An ignored roll never happened: it triggers nothing and nothing applies to it. If the lowest roll is ignored and several tie for lowest, the player chooses one of them.
706.7 | The planar die | Rolling the planar die triggers abilities that trigger on rolling dice. Effects that use, compare or exchange a numerical result ignore it.
706.8 | Storing results | A card can have a player roll dice and store the results on it, and let a player reroll any number of them later.
706.8a | Stored result and value | To store a roll on a permanent is to note the kind of die and its result. That note is a stored result, and the number is its value.
706.8b | Rerolling stored results | For each stored result rerolled, roll a die of its noted kind. The old ones are no longer stored, and the new ones are stored in their place.
706.8c | Linked abilities | A permanent's ability that stores results and its ability that refers to stored results are linked.
707.1 | Copies | Some effects make an object a copy of a spell, permanent or card, or create a token that is a copy.
707.2 | Copiable values | A copy gets the printed values as changed by copy effects, face-down status and abilities that set power and toughness “as … enters” or as it is turned face up; of objects on the stack, the choices too. It gets no other effects, status, counters or stickers.
707.2a | Color and abilities | A copy has the color that its copied mana cost or color indicator gives, and the abilities of its copied rules text, each only once.
707.2b | Later changes to the original | A copy once made doesn't change when the original's copiable values change.
707.2c | Static copy effects | A copy effect from a static ability fixes the copiable values it grants as it first begins to apply.
707.3 | Copies of copies | The copied information becomes the copy's own copiable values, as modified by its status. Objects that copy it use those new values.
707.4 | Copying something else | A permanent that changes what it copies while it stays on the battlefield doesn't enter or leave, so no such abilities trigger. Noncopy effects on it stay.
707.5 | Entering as a copy | An object that enters as a copy is one already as it enters. So the copied “enters with” and “as this enters” abilities apply, and copied enters-the-battlefield abilities can trigger.
707.6 | Choices aren't copied | A copy of a permanent doesn't take over choices made for it. The controller of an object that enters as a copy makes its “as this enters” choices anew.
707.7 | Linked abilities | A copied pair of linked abilities is linked on the copy, each to the other only. It matters nothing what other abilities the copy has or had.
707.8 | Melded and double-faced permanents | A copy of a melded or other double-faced permanent uses the copiable values of the face that is up.
707.8a | Double-faced tokens | A token made as a copy of a double-faced object gets both its faces, as changed by other copy effects, and enters with the same face up. This excludes a token with its own characteristics that a replacement effect lets enter as a copy.
707.9 | Exceptions | A copy effect may change the copying or make exceptions.
707.9a | Added abilities | An ability that a copy effect gives as it copies is part of the copiable values of the copy.
707.9b | Changed characteristics | If a copy effect modifies a characteristic as it copies, the final values are copiable values of the copy.
707.9c | Characteristics not copied | A copy effect may leave certain characteristics uncopied, or let the object keep its own values of them.
707.9d | Defining abilities dropped | If a copy effect keeps, sets or doesn't copy a characteristic, abilities that define it aren't copied, nor, for color, the color indicator. Types given “in addition to its other types” don't drop such abilities.
707.9e | Extra effects as exceptions | If a replacement effect's copying includes an additional effect beyond characteristics and another copy effect is applied later, the additional effect doesn't happen.
707.9f | Conditional exceptions | Whether an exception that asks for a characteristic applies is judged by what the copy would be without it, but with the effect's other exceptions.
707.9g | Linked triggered abilities | If a replacement effect that copies is linked to a triggered ability in its paragraph and another copy effect is applied later, that ability doesn't trigger.
707.10 | Copying spells and abilities | A copy goes onto the stack without being cast or activated, with all decisions and payments of the original but no choices made on resolution. Whoever puts it there controls it (and owns the copy of a spell); it is a spell or an ability like any other.
707.10a | Copies in the wrong zone | As a state-based action, a spell's copy off the stack ceases to exist. So does a card's copy that is neither on the stack nor on the battlefield.
707.10b | Source of a copied ability | A copied ability has the source of the original and means that very object when it names it. It counts as the same ability where resolutions in a turn are counted.
707.10c | Choosing new targets | If new targets may be chosen for a copy, its controller may leave any target as it is, even an illegal one, but each new target must be legal. The copy goes onto the stack once they are chosen.
707.10d | One for each possible target | If a copy is made for each thing a spell or ability could target, all targets of a copy are that one thing. None is made where that is illegal for any instance of “target”; their controller orders them on the stack.
707.10e | New target given by the effect | If the effect names the copy's new target, every target is that one; no copy is made if it is illegal for any instance of “target”. If a replacement effect would give several targets, the copy's controller chooses a legal one of them.
707.10f | Copies of permanent spells | A resolving copy of a permanent spell is a copy of a spell no longer; it becomes a token.
707.10g | Double-faced spells | A copy of a double-faced permanent spell has both its faces, as changed by other copy effects, with the same one up. The token it becomes is double-faced too.
707.11 | References by name | An effect that names a permanent keeps to that permanent even if its name changes or it becomes a copy.
707.12 | Casting a copy | An instruction to cast a copy creates it in the object's zone and casts it, by the rules for casting, while the spell or ability still resolves. It is then a spell that can resolve or be countered.
707.13 | Copies of a named card | If an effect says by name which card to copy, the copy is created outside the game with the characteristics in the Oracle reference.
707.14 | Copies of a noted card | If an effect notes a card in a graveyard by name and creates a copy, the copiable values come from that card as it last was in the graveyard.
708.1 | Face-down objects | Some cards let spells and permanents be face down.
708.2 | Their characteristics | A face-down spell or permanent has only the characteristics listed by what let it be face down. Those are its copiable values.
708.2a | The usual 2/2 | If nothing else is listed, a permanent turned face down or entering face down is a 2/2 creature without text, name, subtypes or mana cost. These are its copiable values.
708.2b | Already face down | A face-down permanent can't be turned face down again: nothing happens and its characteristics don't change.
708.3 | Entering face down | An object is turned face down before it enters, so its own abilities about entering neither trigger nor apply.
708.4 | Casting face down | A card is turned face down before it goes onto the stack, so effects and prohibitions look only at its face-down characteristics. The permanent it becomes is face down.
708.5 | Looking at them | You may always look at face-down spells and permanents you control, even phased out. You can't look at another player's, nor at face-down cards in other zones.
708.6 | Telling them apart | If you control several face-down objects, everyone must always be able to tell them apart, such as by what made them face down, when they were cast or entered, and which attacked.
708.7 | Turning face up | What let a permanent be face down may also let its controller turn it face up. Spells normally can't be.
708.8 | Turned face up | A permanent turned face up gets its normal copiable values back, and effects applied to it stay. Its abilities about entering don't trigger or apply, as it entered already.
708.9 | Revealing them | The owner reveals a face-down permanent or merged component that leaves the battlefield, and a face-down spell that goes anywhere else than the battlefield. All of a player's are revealed as that player leaves, and everybody's as the game ends.
708.10 | Becoming a copy while face down | A face-down permanent that becomes a copy keeps its face-down characteristics. Once turned face up, it has the values it copied.
708.11 | “As this is turned face up” | Such an ability that the permanent will have once it is face up applies while it is being turned face up, not later.
708.12 | Information once revealed | If an effect reveals a face-down permanent and needs to know about it, it uses its characteristics without any continuous effects.
709.1 | Two faces on one card | A split card has two faces on its front and the normal Magic back.
709.2 | One card | A split card has two halves to cast but counts as one card.
709.3 | Choosing a half | A player chooses which half to cast before it goes onto the stack.
709.3a | Only that half counts | Only the half to be cast decides whether it can be cast; only that half goes onto the stack.
709.3b | On the stack | On the stack a split card has only the characteristics of the half being cast.
709.3c | Casting a copy | A copy of a split card that a player may cast has the same two separate halves as the card.
709.4 | Off the stack | Anywhere but on the stack, a split card has the characteristics of both halves together.
709.4a | Two names | A split card has two names. A player who chooses a card name may choose one of them, not both; the object has the chosen name if either matches.
709.4b | Mana cost | Its mana cost is both costs together, and its colors and mana value follow from that. An effect about the mana symbols sees each separate symbol.
709.4c | Types and abilities | A split card has the card types of both halves and the abilities of both.
709.4d | Fused spells | On the stack, a fused split spell also has both halves' characteristics together.
709.5 | Shared type line | A split permanent card with one type line has, on the battlefield, only the name, mana cost and rules text of its unlocked halves. This works as two static abilities; they, and which half a characteristic is in, are copiable.
709.5a | Types of each half | Each half has all types and subtypes of the shared type line.
709.5b | Both halves are copiable | That each half exists is a copiable value of an object with a shared type line, even as a spell. This is an exception to the rule that a split spell has one half only.
709.5c | Locked and unlocked | A permanent can be designated “left half unlocked” and “right half unlocked”. A half with its designation is unlocked, otherwise locked.
709.5d | As it enters | The permanent enters with the half unlocked that was cast as a spell. If neither was cast, it enters with both locked.
709.5e | Unlock cost | Its controller may pay a locked half's mana cost to unlock it. This special action needs priority and an empty stack in a main phase of that player's turn.
709.5f | Unlock as an effect | To unlock half of a permanent, the player chooses a locked half, which gets its unlocked designation.
709.5g | Lock as an effect | To lock half of a permanent, the player chooses an unlocked half, which loses its unlocked designation.
709.5h | “When you unlock” | Such abilities trigger as the half gets its designation, whether as the permanent enters or later.
709.5i | “Fully unlock” | Such an ability triggers as the permanent with one half unlocked gets the other unlocked, or as it gets both unlocked from none.
709.5j | Doors | A door of a Room is one of its halves.
710.1 | The frame | A flip card shows its normal characteristics upright and alternative ones upside down. Its back is the normal Magic back.
710.1a | Top half | The top half holds the normal name, text, types, power and toughness, and usually an ability that flips the permanent under certain conditions.
710.1b | Bottom half | The bottom half holds an alternative name, text box, types, power and toughness. They count only on the battlefield and only while flipped.
710.1c | What flipping leaves alone | Flipping changes neither color nor mana cost, and effects from outside continue to apply.
710.2 | When each half counts | Off the battlefield and until it flips, a flip card has only its normal characteristics. Once flipped, it has the alternative name, text box, types, power and toughness in their place.
710.3 | Showing the status | You must keep it clear, tapped or untapped, whether your permanent is flipped.
710.4 | No way back | A flipped permanent can't be unflipped. If it leaves the battlefield, it forgets its status.
710.5 | Naming it | A player who chooses a card name may choose a flip card's alternative name.
711.1 | The frame | A leveler card has a text box in three bands with two level symbols, and three power/toughness boxes.
711.2 | Level symbols | A level symbol is a keyword for a static ability, with a range N1-N2 or N3+. The abilities and power/toughness of its band are part of it.
711.2a | Level N1-N2 | While the creature has from N1 to N2 level counters, it has this base power and toughness and these abilities.
711.2b | Level N3+ | While the creature has at least N3 level counters, it has this base power and toughness and these abilities.
711.3 | One text box | The bands only show which abilities and power/toughness belong to which symbol; the card has one text box.
711.4 | Abilities without a symbol | An ability without a level symbol works as usual. So level up can be activated whatever the number of level counters.
711.5 | Below the first level | A leveler with fewer level counters than its first symbol asks for has the topmost power and toughness.
711.6 | Off the battlefield | Anywhere else than on the battlefield, a leveler card has its topmost power and toughness.
711.7 | Not Class levels | Class enchantments have class levels; those are no level up abilities and have nothing to do with level counters.
712.1 | Three kinds | A double-faced card has no Magic back but a face on one side and, on the other, a face or half of an oversized one. It is nonmodal (once “transforming”), modal, or a meld card.
712.2 | Nonmodal cards | A nonmodal card's abilities let it transform or convert to its other face, or let it be cast or enter transformed or converted, that is with its back face up.
712.2a | Nonmodal front symbol | The symbol in the upper left marks the front face: since The Brothers' War a white triangle pointing up in a black circle, before that one of the set's own, such as a sun.
712.2b | Nonmodal back symbol | A symbol in an upper corner marks the back face: since The Brothers' War a white triangle pointing down in a black circle, before that one of the set's own, such as a crescent moon.
712.2c | Gray power and toughness | The back face's power and toughness in gray on the front are a reminder without effect.
712.3 | Modal cards | The two faces of a modal card are usually independent, though either may have an ability to transform or convert.
712.3a | Modal front symbol | A single black triangle in a sideways teardrop, in the upper left, marks the front face.
712.3b | Modal back symbol | Two white triangles in a sideways teardrop, in the upper left, mark the back face.
712.3c | Hint bar | The bar about the opposite face, in the lower left, is a reminder without effect.
712.4 | Meld cards | A meld card has a face on its front and half of an oversized face on its back.
712.4a | How they meld | One card of each pair has the ability that exiles both and melds them: they enter combined, back faces up. The result is one object represented by two cards.
712.4b | Meld back faces | A pair's back faces serve only to give the melded permanent its characteristics. Anything that asks for the back face of a meld card otherwise finds none.
712.4c | They can't transform | A meld card can't transform or convert; instructions to do so are ignored.
712.5 | Meld pairs | Exactly seven pairs of cards meld.
712.5a | Chittering Host | Graf Rats and Midnight Scavengers meld into it.
712.5b | Hanweir, the Writhing Township | Hanweir Battlements and Hanweir Garrison meld into it.
712.5c | Brisela, Voice of Nightmares | Gisela, the Broken Blade and Bruna, the Fading Light meld into it.
712.5d | Mishra, Lost to Phyrexia | Mishra, Claimed by Gix and Phyrexian Dragon Engine meld into it.
712.5e | Urza, Planeswalker | Urza, Lord Protector and The Mightstone and Weakstone meld into it.
712.5f | Titania, Gaea Incarnate | Titania, Voice of Gaea and Argoth, Sanctum of Nature meld into it.
712.5g | Ragnarok, Divine Deliverance | Vanille, Cheerful l'Cie and Fang, Fearless l'Cie meld into it.
712.6 | Looking at both sides | Whoever may look at a double-faced card may see both its sides.
712.7 | Hidden zones | In a hidden zone a double-faced card must look like the rest; its owner may use opaque sleeves or substitute cards. Tournaments have more rules on this.
712.8 | Characteristics of each face | Each face has its own characteristics; of meld cards, each front face and the combined back face have.
712.8a | Elsewhere: front face | Outside the game and off the battlefield and stack, only the front face's characteristics count.
712.8b | Meld cards on the stack | A meld card as a spell has only its front face's characteristics.
712.8c | Nonmodal spells | A nonmodal spell normally has its front face up and only its characteristics. Cast transformed or converted, it has only those of the back face, but the front face's mana cost gives its mana value.
712.8d | Permanents, front face up | A permanent whose front face is up has only the characteristics of that face.
712.8e | Nonmodal permanents, back face up | It has only its back face's characteristics, but its mana value comes from the front face's mana cost. Another permanent that copies that back face has mana value 0.
712.8f | Modal spells and permanents | On the stack and the battlefield, a modal card has only the characteristics of the face that is up.
712.8g | Melded permanents | A melded permanent has only the combined back face's characteristics; its mana value is that of both front faces added up. A copy of it has mana value 0.
712.9 | What can transform | Only permanents represented by double-faced tokens or cards, meld cards excepted, can transform or convert. For any other permanent nothing happens.
712.10 | Instant and sorcery faces | A permanent doesn't transform or convert into an instant or sorcery face.
712.11 | Casting front face up | Unless something says otherwise, a double-faced spell is cast front face up.
712.11a | Cast transformed | Cast transformed or converted, it goes onto the stack back face up.
712.11b | Choosing a modal face | A player who casts a modal card, or a copy of one, chooses the face before it goes onto the stack.
712.11c | Only that face counts | Only the face that will be up on the stack decides whether it can be cast and goes onto the stack.
712.11d | Front abilities that allow it | A front-face ability that lets the card be cast transformed or converted also counts when judging whether it can be cast.
712.12 | Modal lands | A player who plays a modal card as a land chooses one of its land faces first. It enters with that face up.
712.13 | Resolving spells | By default, the permanent has the same face up as the spell had.
712.13a | Spells that enter transformed | Some abilities let a spell that is front face up enter transformed or converted. If its back face is an instant or sorcery, it goes to its owner's graveyard instead of entering.
712.14 | Entering from elsewhere | From any zone but the stack, a double-faced card enters front face up by default.
712.14a | Put transformed | A double-faced card put onto the battlefield transformed or converted enters back face up. A card that isn't double-faced stays where it is.
712.14b | Modal cards that can't enter | A modal card whose front face is no permanent card stays where it is when an instruction would put it onto the battlefield.
712.14c | Melding | Melded counterparts enter as one permanent, back faces up.
712.15 | Face down | A double-faced card cast or entering face down has the characteristics that the rule or effect gives it. It stays hidden by a substitute card or opaque sleeves.
712.15a | Face-down permanents | A face-down double-faced permanent can't transform or convert. Turned face up, it shows its front face.
712.16 | They can't be turned face down | A melded or other double-faced permanent can't be turned face down; nothing happens.
712.17 | Exiled face down | A double-faced card exiled face down stays hidden by a substitute card or opaque sleeves.
712.18 | Same object | A permanent that transforms or converts is no new object; effects on it continue.
712.19 | Naming one | A player who chooses a card name may take the name of either face, but not both, or of a pair's combined back face.
712.20 | “As this transforms” | Such an ability that the permanent will have afterward applies while it is transforming or converting, not later.
712.21 | Melded permanents leave | One permanent leaves the battlefield, and two cards arrive in the new zone.
712.21a | Order of the two cards | The owner orders the two cards in the graveyard or library, and doesn't reveal the order in a library.
712.21b | Timestamps in exile | The player who exiles the melded permanent sets the order of the two cards' timestamps then.
712.21c | Effects that find it | An effect that can find what a melded permanent became finds both cards and does the same to each.
712.21d | Replacement effects | A replacement effect applied to one of the two cards as the melded permanent leaves affects both. A commander may be exempt from this.
712.21e | Counting | As it changes zones, it counts as one object that moved but as two cards.
713.1 | What it is | A substitute card is a game supplement with a normal Magic back that stands for a double-faced or meld card.
713.2 | What it must say | It must clearly give at least the front face's name; other information may be added.
713.2a | With circles to fill in | The substitutes of 2011–2018 list cards; exactly one circle must be marked to say which is meant.
713.2b | For Nicol Bolas, the Ravager | The substitute of Core Set 2019 stands for that one card.
713.2c | For modal cards | The substitutes of Zendikar Rising can stand for any modal double-faced card; write in the names of both faces.
713.3 | In a deck | The real card is set aside before the game and kept at hand. Only double-faced and meld cards may have substitutes in a deck.
713.4 | Counts as the card | In the game, a substitute card is the card it stands for.
713.5 | Face up in public | While it is face up in a public zone, set it aside and use the real card.
714.1 | The frame | A Saga card has a banded text box with chapter symbols, an upright picture on the right and its type line at the bottom.
714.1a | Saga creatures | A Saga that is also a creature has power and toughness and a second text box below the type line. The abilities there don't depend on the chapters.
714.2 | Chapter abilities | A chapter symbol is a keyword for a triggered ability, called a chapter ability.
714.2a | Chapter numbers | A chapter symbol gives its number as a Roman numeral.
714.2b | When a chapter triggers | Chapter N triggers as lore counters are put on the Saga and their number rises from less than N to N or more.
714.2c | Several numbers | A chapter ability with two numbers is the same ability once for each.
714.2d | Final chapter number | A Saga's final chapter number is the highest among its chapter abilities, or 0 if it has none.
714.2e | Final chapter ability | The chapter ability with the final chapter number is the Saga's final chapter ability.
714.3 | Lore counters | Lore counters mark how far a Saga has got.
714.3a | As it enters | A Saga enters with one lore counter. With read ahead, its controller chooses the number of lore counters, from one to the final chapter number.
714.3b | Each turn | At the start of a player's precombat main phase, they put a lore counter on each of their Sagas with a chapter ability. This is a turn-based action.
714.4 | Sacrificed when done | As a state-based action, a Saga with a chapter ability and at least its final chapter number of lore counters is sacrificed by its controller, unless a chapter ability of it has triggered and not left the stack.
715.1 | The frame | An adventurer card has a smaller frame set into its text box.
715.2 | Alternative characteristics | The small frame on the left gives characteristics it may have as a spell. The rest of the card gives the normal ones.
715.2a | “Has an Adventure” | This means an object with the alternative characteristics of an Adventure, whether or not it uses them now.
715.2b | Copiable | That it has these alternative characteristics, and what they are, is copiable.
715.2c | One card | An adventurer card counts as one card, though it has two sets of characteristics.
715.3 | Choosing | As a player plays the card, they choose whether to play it normally or as an Adventure.
715.3a | What counts for casting | As an Adventure, it is judged only by its alternative characteristics.
715.3b | On the stack | The Adventure spell has only its alternative characteristics.
715.3c | Copies | A copy of an Adventure spell is an Adventure with the alternative characteristics only. What refers to a spell cast as an Adventure includes the copy.
715.3d | Exile and play later | A resolving Adventure is exiled by its controller, not put into the graveyard, and that player may play it while it stays there. This doesn't let them cast it as an Adventure again, though other effects may.
715.4 | Everywhere else | Off the stack, and on it unless cast as an Adventure, the card has only its normal characteristics.
715.5 | Naming it | A player who chooses a card name may choose the alternative name.
716.1 | The frame | A Class card has a banded text box with two class level bars, an upright picture on the left and its type line at the bottom.
716.2 | Class level bars | A class level bar is a keyword for an activated and a static ability, with an activation cost and a level. The abilities in its band are part of the static one.
716.2a | What a bar means | For [Cost], the Class becomes level N; activate only at level N-1 and as a sorcery. From level N on, the Class has the abilities.
716.2b | Levels | A level is a designation any permanent can have. It stays if a Class stops being one, and isn't copiable.
716.2c | “Gain a Class level” | To gain a Class level is to activate the ability of a class level bar.
716.2d | No level | A permanent without a level counts as level 1.
716.3 | Abilities without a bar | An ability without a bar works as usual. The Class always has the ability of its top band.
716.4 | Not leveler cards | Level counters do nothing for Classes, and class levels nothing for the older leveler cards.
717.1 | The cards | Attraction is an artifact subtype on nontraditional cards with an Astrotorium back and a column of numbers, of which some are lit up (white on a bright background). Cards of the same name may have different ones lit.
717.2 | Attraction deck | Attractions aren't in a deck and don't count toward its size. Who plays with them has a supplementary Attraction deck in the command zone, shuffled before the game.
717.2a | Constructed | An Attraction deck has at least ten cards, each with a different English name.
717.2b | Limited | An Attraction deck has at least three cards from the player's card pool; names may repeat.
717.3 | Opening | Effects can let an Attraction enter from the command zone.
717.4 | Rolling to visit | A player who controls an Attraction rolls to visit as their precombat main phase begins. This is a turn-based action.
717.5 | Visit abilities | An ability after “Visit —” triggers whenever you roll to visit and the result is one of the lit-up numbers.
717.6 | Never elsewhere | A card with an Astrotorium back that would go to any zone but battlefield, exile or command zone goes to the command zone instead. This may apply several times to one event.
717.6a | Junkyard | A player's cards put there this way lie face up in one pile, apart from any Attraction deck. The pile, called the junkyard, is no zone.
718.1 | The frame | A prototype card has a small frame with the prototype ability and a second mana cost, power and toughness.
718.2 | Alternative characteristics | That second mana cost, power and toughness may apply while it is a spell or a permanent. The rest of the card gives the normal ones.
718.2a | Copiable | That it has these alternative characteristics, and what they are, is copiable.
718.3 | Choosing | As a player casts the card, they choose to cast it normally or, by its prototype ability, prototyped.
718.3a | What counts for casting | For a prototyped spell, only its alternative mana cost, power and toughness are looked at in judging whether it can be cast.
718.3b | Spell and permanent | A prototyped spell, and the permanent made from it, have only the alternative mana cost, power and toughness, and the colors of that mana cost.
718.3c | Copies of the spell | A copy of a prototyped spell is prototyped too, with the alternative mana cost, power and toughness. What refers to a prototyped spell includes it.
718.3d | Copies of the permanent | A copy of a permanent that was a prototyped spell has the alternative mana cost, power and toughness. What refers to such a permanent includes it.
718.4 | Otherwise normal | In other zones, or if not cast prototyped, a prototype card has only its normal characteristics.
718.5 | What stays | All but mana cost, power, toughness and color is the same either way.
719.1 | The frame | A Case card has an upright picture on the left and its type line at the bottom.
719.2 | Frame without meaning | The frame of a Case means nothing in the rules.
719.3 | Its two keywords | “To solve —” stands for a triggered ability; “Solved —” for one that may be static, triggered or activated.
719.3a | “To solve” | At the beginning of your end step, if the condition holds and the Case isn't solved, it becomes solved.
719.3b | Solved | Solved is only a marker on a permanent that other things can look for. It lasts until the permanent leaves the battlefield, and is no ability and not copiable.
719.3c | “Solved —” abilities | While the Case is solved, the text after “Solved —” is an ability that applies, triggers or can be activated according to its kind.
720.1 | The frame | An omen card has a smaller frame set into its text box.
720.2 | Alternative characteristics | The small frame on the left gives characteristics it may have as a spell. The rest of the card gives the normal ones.
720.2a | “Has an Omen” | This means an object with the alternative characteristics of an Omen, whether or not it uses them now.
720.2b | Copiable | That it has these alternative characteristics, and what they are, is copiable.
720.2c | One card | An omen card counts as one card, though it has two sets of characteristics.
720.3 | Choosing | As a player casts the card, they choose whether to cast it normally or as an Omen.
720.3a | What counts for casting | As an Omen, it is judged only by its alternative characteristics.
720.3b | On the stack | The Omen spell has only its alternative characteristics.
720.3c | Copies | A copy of an Omen spell is an Omen with the alternative characteristics only. What refers to a spell cast as an Omen includes the copy.
720.3d | Shuffled away | A resolving Omen is shuffled into its owner's library by its controller and doesn't go to the graveyard.
720.4 | Everywhere else | Off the stack, and on it unless cast as an Omen, the card has only its normal characteristics.
720.5 | Naming it | A player who chooses a card name may choose the alternative name.
721.1 | The frame | A station card has a banded text box with one or two station symbols, perhaps with power/toughness boxes, and usually the station ability.
721.2 | Station symbols | A station symbol {N+} stands for a static ability, which includes the abilities and the power/toughness box in its band.
721.2a | With abilities | While the permanent has at least N charge counters, it has these abilities.
721.2b | With power and toughness | While the permanent has at least N charge counters, it has these abilities and is also a creature with this base power and toughness.
721.2c | Off the battlefield | Anywhere but on the battlefield, a station card has no power or toughness.
721.3 | One text box | The bands only show what belongs to which symbol; the card has one text box.
721.4 | Abilities without a symbol | An ability without a station symbol works as usual. So station can be activated whatever the number of charge counters.
722.1 | For a turn | Some cards let a player control another during that player's next turn, meaning the next they really take. It lasts the whole turn, until the next turn begins.
722.1a | Several such effects | Of several effects that control the same player, the last one created counts.
722.1b | Skipped turns | If the turn is skipped, the effect waits until the player actually takes a turn.
722.2 | For a shorter time | Two cards let a player control another for a limited time: Opposition Agent and Word of Command.
722.3 | Only the player | Objects keep their controllers. A player controlled in their own turn is still the active player.
722.4 | What the controller sees | Both players see what the controlled player may see of objects in the game. Cards outside the game only the controlled player sees.
722.5 | All decisions | The controller makes every choice that the rules or objects let or make the controlled player make, including what to play and what spells and abilities call for.
722.5a | Whose resources | The costs of the controlled player can be paid only with that player's own cards, mana and so on.
722.5b | Other decisions | The controller can't decide what neither the rules nor objects call for, nor what tournament rules call for.
722.6 | Conceding | The controller can't make the player concede. The controlled player may concede at any time.
722.7 | Restrictions and requirements | The effect may forbid the controlled player certain actions or require some.
722.8 | Own decisions too | A player who controls another still makes their own choices.
722.9 | Controlling oneself | A player whom an effect gives control of themselves decides as normal.
723.1 | Ending the turn | Some cards end the turn, which follows its own steps in place of normal resolution.
723.1a | Turn: waiting triggers vanish | Abilities that triggered earlier but aren't on the stack yet cease to exist. Those that trigger during the process don't.
723.1b | Turn: exile the stack | The whole stack is exiled, with the object that is resolving. What no card represents ceases to exist at the next check, unless it is on the battlefield or in the command zone.
723.1c | Turn: state-based actions | State-based actions are checked; nobody gets priority and no triggers go onto the stack.
723.1d | Turn: on to cleanup | The phase and step end, creatures and planeswalkers leave combat if there is one, and the cleanup step comes next, all between being skipped. If it is the cleanup step already, a new one begins.
723.1e | No end step | Triggers of the beginning of the end step don't trigger, as that step is skipped.
723.1f | Turn: later triggers | What triggered meanwhile goes onto the stack in the cleanup step, players get priority, and another cleanup step follows. If nothing did, nobody gets priority in that step.
723.2 | Ending the combat phase | Mandate of Peace ends the combat phase, which follows its own steps in place of normal resolution.
723.2a | Combat: waiting triggers vanish | Abilities that triggered earlier but aren't on the stack yet cease to exist. Those that trigger during the process don't.
723.2b | Combat: exile the stack | The whole stack is exiled, with the object that is resolving. What no card represents ceases to exist at the next check, unless it is on the battlefield or in the command zone.
723.2c | Combat: state-based actions | State-based actions are checked; nobody gets priority and no triggers go onto the stack.
723.2d | Combat: on to the next phase | The combat phase ends: creatures and planeswalkers leave combat and “until end of combat” effects end. The game goes to the next phase, usually the second main phase, skipping all steps between.
723.2e | No end of combat | “At end of combat” abilities don't trigger, as that step is skipped.
723.2f | Combat: later triggers | Nobody gets priority meanwhile. What triggered during the process goes onto the stack in the next phase; then the active player gets priority.
723.2g | Outside combat | Outside a combat phase, an effect that ends it does nothing.
724.1 | What it is | The monarch is a designation of a player. Nobody has it until an effect makes someone the monarch.
724.2 | Its abilities | In their end step, the monarch draws a card; the controller of a creature that deals combat damage to the monarch becomes the monarch. Both triggers have no source, and the monarch at that time controls them.
724.3 | Only one | A player who becomes the monarch takes the place of the old monarch.
724.4 | The monarch leaves | As the monarch leaves the game, the active player is the new monarch; if that player leaves too or there is none, the next in turn order who can be. If nobody can, there is no monarch.
724.5 | Effects that ask for the monarch | A static ability's effect that depends on who is the monarch does nothing until there is one.
725.1 | What it is | The initiative is a designation of a player. Nobody has it until an effect lets someone take it.
725.2 | Its abilities | Its holder ventures into Undercity in their upkeep, and anyone who takes it does so too; whoever's creatures deal combat damage to the holder takes it. These triggers have no source, and the holder at that time controls them.
725.3 | Only one | When a player takes the initiative, the one who had it loses it.
725.4 | The holder leaves | As its holder leaves the game, the initiative goes to the active player. If that player leaves too or there is none, the next in turn order takes it.
725.5 | Taking it again | If its holder is told to take the initiative, “whenever a player takes the initiative” triggers, but there is still only one.
726.1 | What it means | Karn Liberated restarts the game: it ends at once, without a winner, loser or draw, and its players start a new one by the usual procedure with one exception.
726.1a | Who starts | The controller of what restarted the game takes the first turn of the new one.
726.2 | The cards | All cards in the game as it ended, even phased out, nontraditional or brought in from outside, are in the new game. Owners stay the same wherever the cards are.
726.3 | Small libraries | A player whose library has fewer than seven cards loses in the first turn's upkeep, mulligans or not, for having drawn seven.
726.4 | Finishing the effect | The effect's further instructions are followed just before the first untap step, without priority. What triggers goes onto the stack when a player next gets priority, usually in the first upkeep.
726.5 | Exempt cards | Cards the effect exempts aren't in their owner's deck in the new game.
726.5a | Exempt commanders | In Commander, an exempted commander doesn't start in the command zone, but is still the commander of its deck.
726.6 | In a subgame | If a subgame is restarted, the main game goes on unaffected. Its effects about the subgame's winner or loser mean that of the restarted subgame.
726.7 | Limited range of influence | All players take part in the restart, whatever the range of influence of the one who caused it.
727.1 | What they do | As each player's precombat main phase begins, that player mills as many cards as they have rad counters, then loses 1 life and one rad counter per nonland card among them. The trigger has no source; the active player controls it.
727.1a | “From radiation” | Life lost from radiation is life lost by the triggered ability of rad counters.
728.1 | Shahrazad | One card lets players play a Magic game within the game.
728.1a | Main game and subgame | A subgame is a separate game created by an effect. The game in which that spell or ability was cast or activated, the main game, waits until it ends.
728.1b | Kept apart | Effects and definitions of either game mean nothing in the other, except as the effect that created the subgame says.
728.2 | How it starts | New zones are created, and each player shuffles their main-game library to be their subgame library; other cards stay, with few exceptions. A random player goes first, and the rest is as in any game.
728.2a | Supplementary decks go over | Each supplementary deck goes to the subgame's command zone and is shuffled. Face-up nontraditional cards stay in the main game.
728.2b | Vanguards go over | In Vanguard, each vanguard card goes to the subgame's command zone.
728.2c | Commanders go over | In Commander, a commander in the main game's command zone goes to that of the subgame.
728.3 | Small decks | A player whose deck has fewer than seven cards loses the subgame in the first upkeep, mulligans or not, for having drawn seven.
728.4 | Outside the subgame | All objects of the main game and cards outside it are outside the subgame unless brought in, and so are players who don't play it.
728.4a | Bringing cards in | If a card is brought in from the main game, main-game abilities that trigger on its leaving do trigger. They go onto the stack once the main game resumes.
728.4b | Players' counters | Counters of a player in the main game don't count in the subgame but are there again afterward. Counters got in the subgame cease to exist as it ends.
728.5 | How it ends | Owners shuffle their traditional cards, except those in the command zone, into their main-game libraries; all else there ceases to exist, with few exceptions. The creating spell or ability finishes resolving; then main-game abilities that triggered go onto the stack.
728.5a | Supplementary decks return | Cards that began in a supplementary deck and are out of it go face down to its bottom. Then each such deck goes back to the main game's command zone and is shuffled.
728.5b | Vanguards return | In Vanguard, each vanguard card goes back to the main game's command zone.
728.5c | Commanders return | In Commander, a commander in the subgame's command zone goes back to that of the main game.
728.6 | Subgames of subgames | A subgame can have a subgame of its own, and is the main game to it.
729.1 | Mutate | One keyword, mutate, lets an object merge with a permanent.
729.2 | How to merge | The object is put on top of the permanent or under it. The merged permanent is represented by it together with all earlier components.
729.2a | Topmost component | It has only its topmost component's characteristics unless the effect says otherwise. This is copiable, with the time of the merge as its timestamp.
729.2b | It doesn't enter | The merging object leaves its zone to be part of the permanent, but nothing counts as having entered the battlefield.
729.2c | Same object | The permanent is the same object as before: effects on it continue and it hasn't just come under anyone's control.
729.2d | Tokens | A merged permanent that contains a token is a token only if that is on top.
729.2e | Face up and face down | Its topmost component gives its status. If it becomes face up by the merge, it doesn't count as turned face up.
729.2f | Turning it | As a merged permanent is turned face down or face up, all its components that lie the other way are turned too.
729.2g | Instants and sorceries inside | A face-down merged permanent with an instant or sorcery card in it can't be turned face up: its controller reveals it and it stays face down. No “turned face up” abilities trigger.
729.2h | Flip cards | If the permanent is flipped, a flip card in it uses its alternative characteristics.
729.2i | Double-faced components | A merged permanent isn't double-faced. If it transforms or converts, each double-faced component that can transform turns to its other face.
729.2j | Not face down | A face-up merged permanent with a double-faced component can't be turned face down.
729.3 | It leaves | One permanent leaves the battlefield, and each component goes to the proper zone.
729.3a | Order of the components | The owner orders the new objects in a graveyard or library, and doesn't reveal the order in a library.
729.3b | Timestamps in exile | The player who exiles it sets the order of the cards' timestamps then.
729.3c | Effects that find it | An effect that can find what it became finds all the objects and does the same to each.
729.3d | Replacement effects | A replacement effect applied to it as it leaves applies to all components. A commander may be exempt from this.
729.3e | Replacements for cards only | A replacement for a “card” but not for tokens applies to all components, even tokens, if the merged permanent is no token. If it is a token, it applies only to the components that are cards.
730.1 | Designations of the game | The game starts with neither day nor night, and gets one by daybound, nightbound or other effects. From then on it always has exactly one of them.
730.1a | Day becomes night | These phrases mean that the game loses one designation and gains the other.
730.2 | The check | As the second part of each untap step, the game looks at the previous turn to see whether day or night changes.
730.2a | Day to night | If it is day and the previous turn's active player (with shared team turns, the whole active team) cast no spells in it, it becomes night.
730.2b | Night to day | If it is night and the previous turn's active player (with shared team turns, any one player of that team) cast two or more spells in it, it becomes day.
730.2c | Neither | If it is neither day nor night, nothing is checked and it stays so.
731.1 | What they are for | Players usually take shortcuts that all understand, without naming every action and pass.
731.1a | Informal | Any system of shortcuts is fine as long as each player understands what the others mean.
731.1b | Loops | For actions that could repeat forever, a shortcut settles how often they are repeated, without performing them, and how the loop ends.
731.1c | Tournaments | Tournaments change these rules; at a tournament, the Tournament Rules win any conflict.
731.2 | Procedure | A shortcut is proposed, accepted or shortened by each other player, and then taken.
731.2a | Proposing | The player with priority describes choices for all players that are legal and have predictable results, even loops or several turns. They can't depend on the outcome of events, and must end where some player has priority.
731.2b | Accepting or shortening | Each other player, in turn order, accepts or names an earlier place where they will choose differently. They needn't say how; the sequence then ends there.
731.2c | Taking it | The game goes to the final ending point with all choices made. If it was shortened, the player with priority there must choose differently from the proposal.
731.3 | Fragmented loops | If independent actions of several players reach the same state again and again, the active player must choose differently to stop it. If they aren't involved, the first involved player in turn order must.
731.4 | Mandatory loops | A loop of only mandatory actions makes the game a draw.
731.5 | No forced way out | Only objects in the loop can force a player to take an action that ends it.
731.6 | “Unless” in a loop | Nobody must do what follows “unless” to break a loop. If nobody does, it continues as if the other action were mandatory.
732.1 | Undoing | An illegal or unfinished action is undone with its payments; a spell returns to its zone, nothing triggers. Players may undo mana abilities used for it unless their mana went into a kept one, but nothing that moved cards to or from a library (save to the stack), shuffled it or revealed its cards.
732.2 | Going on | The player who had priority keeps it, and may redo it legally, do something else or pass.
`;
