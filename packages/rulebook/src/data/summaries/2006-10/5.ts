/** The rules of chapter 5 as of 2006-10, each as `number | title | summary`, in our own words. */
export const SUMMARIES = `
500.1 | Restrictions and requirements | A restriction says a creature can't attack or block, or can't unless a condition is met. A requirement says it must attack or block, or must if a condition is met.
500.2 | Checking the attack | The active player checks each own creature for things it must or can't do; if the attack breaks one, it is illegal and another must be proposed. Requirements to attack don't bind tapped creatures or ones whose attack cost isn't paid.
500.3 | Checking the block | The defending player checks each own creature for things it must or can't do; if the blocks break one, they are illegal and others must be proposed. Requirements to block don't bind tapped creatures or ones whose block cost isn't paid.
500.4 | When a declaration conflicts | An unfollowed restriction always makes a declaration illegal. An unfollowed requirement does only if it could be obeyed without breaking a restriction and doing so would raise the total of requirements obeyed.
500.5 | Options to consider | When looking for requirements that could be obeyed, skip options that satisfy none on that creature. Consider every option that does and that raises the total obeyed, even if a requirement met before would then be broken.
501.1 | Evasion abilities | Evasion abilities are static abilities that limit which creatures can block an attacker; they matter only in the declare blockers step.
501.2 | Evasion adds up | A blocker must get past all of an attacker's evasion abilities, for they are cumulative.
501.3 | Limits on blocking, and timing | Abilities that limit what a creature can block also matter only as blockers are declared. Gaining or losing evasion after a legal block changes nothing about that block.
502.1 | Keywords | A keyword is a name standing for an ability that is very common or too long to spell out on the card. Reminder text may sum up what it means.
502.2 | First Strike | A creature with first strike deals its combat damage in an earlier step than creatures without it.
502.2a | What first strike is | A static ability that changes how the combat damage step works.
502.2b | The extra damage step | If any attacker or blocker has first or double strike as combat damage begins, only those assign damage in that step. A second damage step follows for the survivors that have not yet assigned, plus those with double strike.
502.2c | Gaining or losing first strike late | Once the first combat damage step is over, giving or taking away first strike neither stops a creature's combat damage nor lets it deal any twice.
502.2d | Extra first strike | More than one first strike on a creature does nothing more.
502.3 | Flanking | Creatures without flanking that block a creature with flanking get -1/-1 until end of turn.
502.3a | What flanking does | Triggers in the declare blockers step each time a creature without flanking blocks this creature: that blocker gets -1/-1 until end of turn.
502.3b | Several flankings | Each flanking ability on a creature triggers by itself.
502.4 | Flying | A creature with flying can be blocked only by other creatures with flying.
502.4a | What flying is | Flying is one of the evasion abilities.
502.4b | Who blocks fliers | Only creatures with flying can block a creature with flying. A flier itself may block creatures with or without flying.
502.4c | Extra flying | More than one flying on a creature does nothing more.
502.5 | Haste | A creature with haste can attack and use its {T} abilities on the turn it comes under your control.
502.5a | What haste is | Haste is static: it works all the time.
502.5b | No waiting | A creature with haste may attack, and its activated abilities with {T} in the cost may be played, even if its controller has not controlled it since that player's latest turn began.
502.5c | Extra haste | More than one haste on a creature does nothing more.
502.6 | Landwalk | A creature with landwalk can't be blocked while the defending player controls a land of the named kind.
502.6a | Kinds of landwalk | “Landwalk” and “snow landwalk” are general names. The card names a subtype or supertype, as in islandwalk, snow swampwalk or legendary landwalk.
502.6b | When it can't be blocked | These are evasion abilities. Creatures with landwalk are unblockable while the defending player controls at least one land having the named subtype, supertype or both.
502.6c | Snow landwalk | Unblockable while the defending player controls a snow land of the named subtype. It counts as a kind of landwalk: it may be chosen where any landwalk may, and is lost when all landwalk abilities are.
502.6d | Landwalks don't cancel | A blocker's own landwalk or snow landwalk does not undo an attacker's.
502.6e | Extra landwalk | A second landwalk or snow landwalk of the same kind on a creature does nothing more.
502.7 | Protection | A permanent with protection from a quality can't be targeted, enchanted, equipped or blocked by things with that quality, and takes no damage from them.
502.7a | Protection from what | A static ability “protection from [quality]”, usually a color but any characteristic may be named. If it is a type, subtype or supertype, it covers permanents of that kind and also sources of that kind that are not in play.
502.7b | Targeting | Spells with the quality, and abilities from sources with it, can't target the protected permanent.
502.7c | Auras | An Aura with the quality can't enchant the protected permanent. One already attached goes to its owner's graveyard as a state-based effect.
502.7d | Equipment | Equipment with the quality can't equip the protected permanent. One already attached comes off but stays in play.
502.7e | Damage | All damage to the protected permanent from sources with the quality is prevented.
502.7f | Blocking | While it attacks, creatures with the quality can't block it.
502.7g | Extra protection | A second protection from the same quality on a permanent does nothing more.
502.8 | Shadow | Creatures with shadow can block and be blocked only by creatures with shadow.
502.8a | What shadow is | Shadow is one of the evasion abilities.
502.8b | Who blocks shadow | A creature without shadow can't block one that has it, nor can a creature with shadow block one that lacks it.
502.8c | Extra shadow | More than one shadow on a creature does nothing more.
502.9 | Trample | An attacker with trample may assign to the defending player the damage left over once its blockers have lethal damage.
502.9a | What trample is | A static ability that changes how an attacker's combat damage is assigned. It does nothing while the creature blocks or for damage outside combat.
502.9b | Assigning with trample | Damage goes to the blockers first; once all have lethal damage, the rest may be split among them and the defending player. Lethal counts damage already on a blocker and that assigned by others at once; it isn't compulsory, but without it the player gets none.
502.9c | Blockers gone | If every creature blocking it is removed from combat before combat damage, the defending player is assigned all its damage.
502.9d | Only toughness counts | Lethal damage is judged by a blocker's real toughness alone. Prevention, protection and other things that would change the damage dealt are ignored.
502.9e | Helping the trampler | With several attackers, those without trample may put their damage where it lets the tramplers push the most through.
502.9f | Extra trample | More than one trample on a creature does nothing more.
502.10 | Banding | Creatures with banding may attack in bands, and the player who controls one chooses how the creatures fighting it assign their damage.
502.10a | What banding is | A static ability that changes how attackers are declared and how combat damage is assigned.
502.10b | Forming a band | As attackers are declared, any number of attackers with banding and at most one without may be declared a band. The defending player can't form bands, but banding on blockers matters for damage.
502.10c | Many bands | There may be any number of attacking bands, but a creature can be in only one.
502.10d | How long a band lasts | A declared band lasts through combat, even if members lose banding. A creature removed from combat leaves its band.
502.10e | Block one, block all | When a creature blocks one member of a band, it blocks every other member too.
502.10f | Abilities aren't shared | Banded creatures stay separate permanents: they neither share nor lose abilities by banding.
502.10g | Blocked by an effect | If an effect makes one member blocked, the whole band becomes blocked.
502.10h | Who assigns the damage | The controller of an attacker with banding assigns the damage of creatures blocking it; likewise a blocker's controller for the creatures it blocks. If banding is gone before combat damage, assignment is normal.
502.10i | Extra banding | More than one banding on a creature does nothing more.
502.11 | Bands with Other | A narrower banding: creatures band with others that have the same “bands with other” ability.
502.11a | A form of banding | An effect that makes a permanent lose banding also takes away all its “bands with other” abilities.
502.11b | Forming such a band | Attackers with the same “bands with other [creature type]” may form a band; creatures with banding may join, others may not. Members need not be of that type, and blocking the band works as for banding.
502.11c | Who assigns damage | If two or more creatures with the same such ability block one attacker, the defending player assigns that attacker's damage. If one creature blocks two or more of them, the attacking player assigns the blocker's.
502.11d | Extra of the same type | A second “bands with other” of the same type on a creature does nothing more.
502.12 | Rampage | A creature with rampage gets bigger for each creature beyond the first that blocks it.
502.12a | What rampage does | Rampage N triggers when the creature becomes blocked: until end of turn it gets +N/+N for every blocker after the first.
502.12b | Counted once | The bonus is worked out only as the ability resolves. Blockers added or removed later in that combat don't change it.
502.12c | Several rampages | Each rampage ability on a creature triggers by itself.
502.13 | Cumulative Upkeep | Each of your upkeeps the permanent gets an age counter, and you pay its cost once per age counter or sacrifice it.
502.13a | What cumulative upkeep does | At your upkeep's beginning, add an age counter, then pay the cost once per age counter or sacrifice the permanent. Choices in the cost are made for each counter apart; you pay everything or nothing.
502.13b | Several at once | Each cumulative upkeep triggers by itself. All share the same age counters: each counts every age counter on the permanent as it resolves.
502.14 | Vigilance | A creature with vigilance doesn't tap to attack.
502.14a | What vigilance is | A static ability that changes the declare attackers step.
502.14b | Attacking untapped | Creatures with vigilance stay untapped when they attack.
502.14c | Extra vigilance | More than one vigilance on a creature does nothing more.
502.15 | Phasing | A permanent with phasing leaves play in one of its controller's untap steps and returns in the next.
502.15a | What phasing is | A static ability that changes the untap step.
502.15b | Phasing in and out | In each untap step, before untapping, all the active player's permanents with phasing phase out. At the same moment everything that phased out under that player's control phases in.
502.15c | Skipped untap step | A player who skips an untap step skips its phasing too.
502.15d | No coming or leaving play | Phasing triggers no comes-into-play or leaves-play abilities, and effects on how things come into play are ignored; only those that mention phasing apply. Such triggers wait until the upkeep step to go on the stack.
502.15e | Damage goes | Phasing out removes all damage dealt to the permanent.
502.15f | The same permanent | A card that phases in counts as the permanent it was before. This departs from the rule that objects forget their past when changing zones.
502.15g | Which effects survive | Effects with a limited duration and delayed triggers that refer to the permanent can no longer affect it once it phases out. Others, such as those of unlimited duration, can affect it when it is back.
502.15h | What is remembered | A phased-out card keeps its counters, choices made as it came into play, flipped and tapped status, and controller. But another player may get it back if a limited control effect has run out meanwhile.
502.15i | Phasing indirectly | When a permanent phases out, the Auras and Equipment on it phase out with it, “indirectly”. They phase in only together with that permanent.
502.15j | Auras phasing by themselves | An Aura or Equipment that phased out directly returns attached to what it was on. If that is gone or no longer legal, as a state-based effect the Aura goes to its owner's graveyard; Equipment stays in play unattached.
502.15k | Timestamps kept | Permanents keep the timestamps they had before phasing out, though they all phase in at once.
502.15m | As though it had haste | A permanent that phased in can attack and tap for abilities as if it had haste, even on the turn it first came into play. This lasts until it leaves play or changes controllers.
502.15n | Targets that phase back | If a target phases out and in again before the spell or ability resolves, that resolves normally for it.
502.15p | Extra phasing | More than one phasing on a permanent does nothing more.
502.16 | Buyback | Pay extra as you play the spell, and it returns to your hand when it resolves.
502.16a | What buyback does | Found on instants and sorceries: you may pay the buyback cost as an additional cost. If you did, the spell goes to its owner's hand, not the graveyard, as it resolves.
502.17 | Horsemanship | A creature with horsemanship can be blocked only by other creatures with horsemanship.
502.17a | What horsemanship is | An evasion ability from the set Portal Three Kingdoms.
502.17b | Who blocks horsemanship | Only creatures with horsemanship can block it. It may itself block creatures with or without horsemanship.
502.17c | Extra horsemanship | More than one horsemanship on a creature does nothing more.
502.18 | Cycling | Pay a cost and discard the card from your hand to draw a card.
502.18a | What cycling does | An activated ability usable only while the card is in hand: pay the cost and discard the card, then draw one.
502.18b | Exists in every zone | Cycling can be played only from hand, but the ability exists everywhere, even in play. So effects that look for objects with activated abilities see it.
502.18c | Landcycling | Pay the cost and discard the card to find a card of the named land type, reveal it, put it in your hand and shuffle. It counts as cycling: it triggers what cycling triggers, and what forbids cycling forbids it.
502.19 | Echo | On the first upkeep after you get the permanent, pay its echo cost or sacrifice it.
502.19a | What echo does | Triggers at your upkeep's beginning if you gained control of the permanent since your previous upkeep began: sacrifice it or pay its echo cost.
502.20 | Fading | The permanent comes into play with fade counters, loses one each upkeep, and is sacrificed when there is none to remove.
502.20a | What fading does | Fading N: it comes into play with N fade counters. At your upkeep's beginning remove one; if you can't, sacrifice it.
502.21 | Kicker | Pay an optional additional cost as you play the spell for an extra effect.
502.21a | What kicker does | A static ability that works on the stack: you may pay the kicker cost as an additional cost to play the spell. “Kicker A and/or B” means two kickers, A and B.
502.21b | The kicked effect | Other abilities of the object say what paying the kicker does. With several kicker costs, there are abilities that go with each.
502.21c | Targets of the kicked part | Targets of text that depends on a kicker are chosen only if you announced that you will pay that kicker. Otherwise none are chosen for it.
502.21d | The [A] and [B] kicker | “The [A] kicker” means the first kicker cost listed on the card, “the [B] kicker” the second. What was actually spent to pay does not matter.
502.22 | Flashback | Play the card from your graveyard for its flashback cost; it is removed from the game afterwards.
502.22a | What flashback does | You may play the instant or sorcery from your graveyard for the flashback cost, an alternative to its mana cost. If you did, it is removed from the game whenever it would leave the stack, wherever it would go.
502.23 | Threshold | An ability word now, not a keyword.
502.23a | No longer a keyword | Threshold is now an ability word without rules meaning. Cards that had the keyword have new wording in Oracle.
502.24 | Madness | If you discard the card, you may remove it from the game and play it for its madness cost.
502.24a | What madness does | A player who discards it from hand may have it removed from the game, not go to the graveyard. A trigger then lets its owner play it for the madness cost; if the owner doesn't, it goes to the graveyard.
502.24b | An alternative cost | Playing a card for its madness cost follows the steps for alternative costs.
502.25 | Fear | A creature with fear can be blocked only by artifact or black creatures.
502.25a | What fear is | Fear is one of the evasion abilities.
502.25b | Who blocks fear | Only creatures that are artifacts, black or both can block a creature with fear.
502.25c | Extra fear | More than one fear on a creature does nothing more.
502.26 | Morph | Play the card face down as a 2/2 for {3}, and turn it up later for its morph cost.
502.26a | What morph does | You may pay {3}, not the mana cost, to play the card face down as a 2/2 creature with no name, text, subtypes, expansion symbol or mana cost. Whenever you could play an instant, you may reveal and pay its morph cost to turn it up, without the stack.
502.26b | Playing it face down | Turn it face down first: it is then a 2/2 creature card with no other characteristics, on the stack and in play alike, and those are its copiable values. {3} is an alternative cost; it may be played from any zone you could play it from.
502.26c | Only with morph | A card that lacks morph can't be played face down.
502.26d | Turning it up | When you could play an instant, show the morph cost the permanent will have face up, pay it and turn it up; it gets its normal characteristics back. Abilities about coming into play don't trigger or apply.
502.26e | Turned face down in play | A permanent that a spell or ability turns face down becomes a 2/2 creature with no name, text, subtypes, expansion symbol or mana cost, and those are its copiable values. The morph rules apply to it.
502.26f | More on face-down cards | Section 504 has further rules for face-down cards played with morph.
502.27 | Amplify | Reveal cards of the creature's type from your hand as it comes into play, and it gets +1/+1 counters for them.
502.27a | What amplify does | As it comes into play, reveal any number of cards in hand sharing a creature type with it: it gets N +1/+1 counters per card. You can't reveal itself or cards coming into play along with it.
502.27b | Several amplifies | Each amplify on a creature works by itself.
502.28 | Double Strike | A creature with double strike deals combat damage both with first strikers and with the others.
502.28a | What double strike is | A static ability that changes how the combat damage step works.
502.28b | Two damage steps | If any attacker or blocker has double or first strike as combat damage begins, only those assign damage in that step. In a second step, survivors that have not yet assigned do so, and double strikers assign again.
502.28c | Losing it in between | A creature that loses double strike during the first combat damage step assigns no damage in the second.
502.28d | Gaining it in between | A first striker given double strike after its damage from the first step is on the stack assigns damage in the second step too.
502.28e | Extra double strike | More than one double strike on a creature does nothing more.
502.29 | Provoke | When the creature attacks, you may untap a creature of the defending player and make it block.
502.29a | What provoke does | When this creature attacks, you may have a target creature of the defending player block it this combat if able. If you do, that creature untaps.
502.29b | Several provokes | Each provoke on a creature triggers by itself.
502.30 | Storm | The spell is copied once for every spell played before it this turn.
502.30a | What storm does | When you play the spell, it is copied for each other spell anyone played earlier in the turn. You may choose new targets for any of the copies.
502.30b | Several storms | Each storm on a spell triggers by itself.
502.31 | Affinity | The spell costs less for each thing of the named kind that you control.
502.31a | What affinity does | “Affinity for [text]” makes the spell cost {1} less for each such thing you control.
502.31b | Generic mana only | Affinity lowers only the generic part of a cost, never colored mana, and never below 0.
502.31c | Several affinities | Every affinity on a spell applies.
502.32 | Entwine | Pay extra to get all the modes of a spell.
502.32a | What entwine does | You may choose all modes of the spell, not just one, by paying the entwine cost as an additional cost.
502.32b | Order of the modes | If entwined, the modes are carried out in their printed order as the spell resolves.
502.33 | Equip | Pay to attach the Equipment to a creature you control.
502.33a | What equip does | Pay the cost to attach this Equipment to a target creature of yours. It can be played only when you could play a sorcery.
502.33b | More on Equipment | The rules on artifacts (212.2) say more about Equipment.
502.33c | Several equips | With several equip abilities, you may use any one of them.
502.34 | Imprint | An ability that removes cards from the game and ties them to the permanent.
502.34a | What imprint does | Written “Imprint - [text]”, an activated or triggered ability. Cards it removes from the game are imprinted on the source while they stay removed.
502.34b | The imprinted card | “Imprinted [type] card” means a card of that type imprinted on the permanent. If several are, each of them is meant.
502.35 | Modular | The permanent comes with +1/+1 counters that may move to an artifact creature when it dies.
502.35a | What modular does | Modular N: it comes into play with N +1/+1 counters. When it goes from play to a graveyard, you may put as many +1/+1 counters as it had on target artifact creature.
502.35b | Several modulars | Each modular on a creature works by itself.
502.36 | Scry | Look at the top cards of your library and put any of them on the bottom.
502.36a | What scry does | While the spell or ability resolves, look at your top N cards. Put any number on the bottom of your library and the others on top, each group in any order.
502.36b | Several scries | Each scry of a spell or ability works by itself.
502.37 | Sunburst | The object comes into play with a counter for each color of mana spent on it.
502.37a | What sunburst does | Coming from the stack, it gets one counter per color of mana spent on its cost: +1/+1 counters if it comes into play as a creature, charge counters if not.
502.37b | When it applies | Sunburst works only as the spell resolves, and only if colored mana was spent. Mana for additional or alternative costs counts.
502.37c | As a number | Sunburst may also set a number for another ability. Then whether the spell is a creature makes no difference.
502.37d | Several sunbursts | Each sunburst on an object works by itself.
502.38 | Bushido | The creature gets bigger whenever it blocks or becomes blocked.
502.38a | What bushido does | Bushido N triggers when the creature blocks or is blocked and gives it +N/+N until end of turn.
502.38b | Several bushidos | Each bushido on a creature triggers by itself.
502.39 | Soulshift | When the permanent dies, you may return a cheap enough Spirit card from your graveyard to your hand.
502.39a | What soulshift does | Soulshift N triggers when the permanent goes from play to a graveyard. You may return target Spirit card of converted mana cost at most N to your hand from your graveyard.
502.39b | Several soulshifts | Each soulshift on a permanent triggers by itself.
502.40 | Splice | Reveal the card from your hand to add its text to another spell you play.
502.40a | What splice does | As you play a spell of the named kind, you may reveal this card from hand to copy its text box onto that spell. You pay the splice cost as an additional cost; the card stays in your hand.
502.40b | Limits and order | You must be able to make the card's required choices, and one card splices onto a spell only once. Reveal several at once and order them; the main spell's instructions come first.
502.40c | What the spell gains | The spell gets only the spliced text boxes, not name, cost, color, types or anything else. A card name in the added text means the spell itself.
502.40d | Targets of added text | Choose targets for the added text as usual. The spell is countered on resolution only if all its targets are illegal.
502.40e | When splicing ends | Once the spell leaves the stack, it loses all spliced text.
502.41 | Defender | A creature with defender can't attack.
502.41a | What defender is | Defender is static: it works all the time.
502.41b | No attacking | Creatures that have defender can't be declared as attackers.
502.41c | Extra defender | More than one defender on a creature does nothing more.
502.42 | Offering | Sacrifice a permanent of the named kind to play the card at instant speed and for less.
502.42a | What offering does | By sacrificing a permanent of the named kind, you may play the card whenever you could play an instant, from any zone you could play it from. Its total cost is then lowered by that permanent's mana cost.
502.42b | When you sacrifice | The sacrifice happens as the spell is announced; the reduction applies when its total cost is worked out.
502.42c | How the cost shrinks | Generic mana in the sacrificed permanent's cost reduces generic mana, colored mana reduces the same color. Colored mana that has no match, or is more than needed, reduces generic mana.
502.43 | Ninjutsu | Return an unblocked creature to hand to put the card into play attacking in its stead.
502.43a | What ninjutsu does | From hand only: pay the cost, reveal the card and return one of your unblocked creatures to its owner's hand. The card comes into play tapped and attacking.
502.43b | How long it is revealed | The card stays revealed from announcing the ability until that ability has left the stack.
502.43c | Timing and whom it attacks | Ninjutsu can be played only while some creature in play is unblocked. The Ninja comes into play unblocked and attacks the same player as the returned creature did.
502.44 | Epic | You play no more spells this game, but get a copy of this one every upkeep.
502.44a | What epic does | You can't play spells for the rest of the game. At the beginning of each of your upkeeps you copy the spell without its epic ability and may choose new targets for the copy.
502.44b | Copies still work | The ban starts when the epic spell resolves. Effects, epic's own among them, may still put copies of spells on the stack.
502.45 | Enchant | Says what an Aura can target and be attached to.
502.45a | What enchant does | A static ability “Enchant [permanent or player]” limiting what an Aura spell can target and what the Aura can enchant.
502.45b | More on Auras | The rules on enchantments (212.4) say more about Auras.
502.45c | Several enchants | All enchant abilities apply: the Aura's target, and whatever it enchants, must meet every one of them.
502.45d | Enchanting players | An Aura that can enchant a player targets and is attached to players only, never permanents. The Aura rules apply to the player as they would to a permanent.
502.46 | Convoke | Tap your creatures to help pay for the spell.
502.46a | What convoke does | As an additional cost you may tap any number of your untapped creatures. Each lowers the spell's cost by {1} or by one mana of one of that creature's colors.
502.46b | Not below zero | The cost of a spell can't go under 0 through convoke.
502.46c | Extra convoke | More than one convoke on a spell does nothing more.
502.47 | Dredge | Return the card from your graveyard instead of drawing, by putting cards from your library into the graveyard.
502.47a | What dredge does | While the card is in your graveyard and your library has N or more cards, you may replace a draw: put your top N cards into the graveyard and return this card to hand.
502.47b | Too few cards | With fewer cards in the library than dredge asks for, you can't put any there by it.
502.48 | Transmute | Discard the card to search for one of the same converted mana cost.
502.48a | What transmute does | From hand, whenever you could play a sorcery: pay the cost and discard this card to find a card with equal converted mana cost. Reveal it, put it into your hand and shuffle.
502.48b | Exists in all zones | Transmute can be played only from hand, but the ability exists everywhere, even in play. So effects that look for objects with activated abilities see it.
502.49 | Substance | A keyword that does nothing.
502.49a | No effect | Substance is a static ability; having it changes nothing.
502.50 | Bloodthirst | The permanent comes into play with +1/+1 counters if an opponent was dealt damage this turn.
502.50a | What bloodthirst does | Bloodthirst N: it comes into play with N +1/+1 counters if any opponent of yours has been dealt damage this turn.
502.50b | Bloodthirst X | It comes into play with as many +1/+1 counters as the total damage dealt to your opponents this turn.
502.50c | Several bloodthirsts | Each bloodthirst on an object applies by itself.
502.51 | Haunt | When the card goes to the graveyard, it is removed from the game haunting a creature.
502.51a | What haunt does | A trigger: when the permanent goes to a graveyard from play, or the instant or sorcery does as it resolves, remove it from the game haunting target creature.
502.51b | The creature it haunts | A card removed from the game by haunt haunts the creature that was targeted. “The creature it haunts” keeps meaning that object even if it stops being a creature.
502.51c | Triggering while removed | The haunting card's triggered abilities about the haunted creature work while the card is removed from the game.
502.52 | Replicate | Pay a cost any number of times as you play the spell to get that many copies.
502.52a | What replicate does | You may pay the replicate cost any number of times as an additional cost. If you paid it, a trigger on playing the spell copies it once per payment, and you may choose new targets for the copies.
502.52b | Several replicates | Each replicate is paid for apart, and its trigger counts only the payments made for it.
502.53 | Forecast | An ability you play in your upkeep by revealing the card from your hand.
502.53a | What forecast is | “Forecast - [activated ability]” is an activated ability that you can play only while the card is in your hand.
502.53b | When, and what is shown | Play it only in the upkeep step of the card's owner, once each turn, revealing the card as you do. It stays revealed until that upkeep ends or the card leaves your hand.
502.54 | Graft | The permanent comes with +1/+1 counters that may move to other creatures as they come into play.
502.54a | What graft does | Graft N: it comes into play with N +1/+1 counters. Each time another creature comes into play, you may move one of them to that creature.
502.54b | Several grafts | Each graft on a creature works by itself.
502.55 | Recover | When a creature of yours dies, pay to return this card from your graveyard or lose it.
502.55a | What recover does | Works only in your graveyard: when a creature goes there from play, you may pay the cost. If you do, this card returns to your hand; if not, it is removed from the game.
502.56 | Ripple | Reveal cards from the top of your library and play for free those with the spell's name.
502.56a | What ripple does | When you play the spell, you may reveal your top N cards, or all if there are fewer. Those with the spell's name you may play free; the rest go under your library in any order.
502.56b | Several ripples | Each ripple on a spell triggers by itself.
502.57 | Flash | You may play the card whenever you could play an instant.
502.57a | What flash does | A static ability that works in any zone you could play the card from: you may play it at any moment when an instant could be played.
502.57b | Extra flash | More than one flash on an object does nothing more.
502.58 | Split Second | While the spell is on the stack, nobody can respond except with mana abilities.
502.58a | What split second does | While this spell is on the stack, no player can play other spells, nor abilities other than mana abilities.
502.58b | Extra split second | More than one split second on a spell does nothing more.
502.59 | Suspend | Pay to set the card aside with time counters; it is played free when the last one is removed.
502.59a | What suspend does | When you could play it from hand, you may pay and set it aside, removed from the game with N time counters, without the stack. Remove one each of your upkeeps; after the last, play it free if able, and a creature has haste while you control it.
502.59b | Suspended | A card is suspended while it is removed from the game with suspend and at least one time counter.
502.59c | An alternate way to pay | Playing the spell by suspend follows the steps for alternative costs.
503.1 | Copies | Some objects make or become copies of a spell, permanent or card. Old cards that say “search for a copy” aren't meant; their wording has changed.
503.2 | Copiable values | A copy takes the original's printed values, as changed by other copy effects, by being face down and by “comes into play as” abilities; for one on the stack, also the choices made in playing it. Other effects, status and counters aren't copied.
503.3 | Copies of copies | What was copied, adjusted for the copy's own status, becomes the copy's copiable values. Whatever copies the copy uses these.
503.4 | Copying something else | A permanent may change from copying one permanent to another while it stays in play. Nothing triggers for coming into or leaving play, and noncopy effects already on it stay.
503.5 | Coming in as a copy | Something that comes into play “as a copy” is the copy from the first moment. So copied “comes into play with” and “as it comes into play” abilities apply, and its comes-into-play triggers can trigger.
503.6 | Choices aren't copied | Choices made for the original permanent aren't copied. If the copy comes into play as one, its controller makes its own “as comes into play” choices.
503.7 | Choices never made | If a copied ability refers to a choice the copy never made, that choice counts as zero or undefined.
503.8 | Choices remembered | A choice made as the copy came into play is remembered and serves its later abilities where it fits. Where it doesn't fit, it counts as zero or undefined.
503.9 | Copy effects that add or except | An ability the copy effect adds becomes part of the copiable values. Characteristics the effect says it doesn't copy keep their own values.
503.10 | Copying a spell | The copy goes on the stack without being played, under the control of whoever put it there, with all the original's choices and payments. It has no card but is a spell like any other; choices made on resolution aren't copied.
503.10a | Copies elsewhere | A copy of a spell ceases to exist off the stack, and a copy of a card anywhere but on the stack or in play. This is a state-based effect.
503.11 | Effects that use a name | An effect that names a permanent keeps track of it even if its name changes or it becomes a copy of something else.
503.12 | Playing a copy | A player told to “play a copy” follows the usual steps for playing, only while another spell or ability is still resolving. The played copy is a spell that can resolve or be countered.
504.1 | What allows it | Spells and permanents can be face down through morph or the cards Illusionary Mask and Ixidron.
504.2 | Face-down characteristics | On the stack, in play or phased out, a face-down object has only the characteristics that whatever turned it down lists, and these are copiable. It is turned down first, so its own comes-into-play abilities do nothing and effects see a face-down spell.
504.3 | Who may look | You may look at any time at your own face-down spells and permanents, and those you controlled when they phased out, but no other face-down cards. Face-down spells normally can't be turned face up.
504.4 | Telling them apart | If you have several face-down spells or permanents, they must always be easy to tell apart, for instance by the order they were played or which attacked. Use counters, dice or a clear order on the table.
504.5 | Turning face up | The permanent's copiable values become its normal ones again, and effects already on it still apply. Abilities about its coming into play neither trigger nor apply.
504.6 | When to reveal | Reveal a face-down permanent leaving play (unless it phases out), and a face-down spell or phased-out object going anywhere but into play. When the game ends, reveal all that are face down.
504.7 | Face down and a copy | A face-down permanent that becomes a copy still shows only its face-down characteristics. When turned up, it has the values it copied.
504.8 | As it is turned face up | An “As this is turned face up” ability the permanent will have is applied during the turning up, not after it.
505.1 | Split cards | A split card has two faces on its front and the normal card back.
505.2 | Two sets of characteristics | Off the stack, a split card has both halves' characteristics and two converted mana costs. On the stack it has only those of the half being played.
505.3 | Color of split cards | Every split card is multicolored except on the stack, because its halves' mana costs differ in color. As a spell it has only the colors of the half played.
505.4 | One card | A split card counts as one card, not two, for drawing, discarding and so on.
505.5 | Two answers | Off the stack, asking for a characteristic of a split card gives two answers, one per half.
505.6 | Comparisons | Off the stack, a positive or relative comparison is true if either half alone makes it true; a negative one is true only if the matching positive one is false. With several characteristics, each is judged apart and all must be true.
505.7 | Naming a split card | To name a split card, a player must say the names of both halves.
506.1 | Subgames | A subgame is a game made by a card's effect; the main game is the one that card was played in. The main game stops while the subgame runs and then resumes.
506.2 | Main-game triggers wait | Abilities of the main game that trigger during the subgame go on the stack only when the subgame is over.
506.3 | Libraries become decks | Each player removes their library from the game face down and uses it as the deck of the subgame. Abilities that trigger on this removal in the main game do trigger.
506.3a | Small decks | The deck may be smaller than the usual minimum. A player whose deck has under seven cards loses the subgame at once, mulligan or not.
506.4 | Starting the subgame | It runs like any game, and chance decides who goes first.
506.5 | Outside the subgame | Everything in the main game or outside it counts as outside the subgame, unless brought into it. So do players not taking part.
506.5a | Bringing cards in | A card brought from the main game into the subgame counts as removed from the main game and triggers abilities there accordingly.
506.6 | Ending the subgame | Each player shuffles all they own that was brought into the subgame into the main-game library. But what the subgame removed from the game stays removed in the main game.
506.7 | Subgames in subgames | A subgame may have a subgame of its own. Each main game has one subgame and the reverse, so a game can be both at once.
507.1 | Controlling a turn | Mindslaver lets one player control another's turn: the next turn that player really takes. It covers the whole turn, until the following one begins.
507.1a | Several such effects | If several such effects apply to one player, only the last one created works.
507.1b | Skipped turns | If the turn is skipped, the effect waits for one the player really takes.
507.1c | Objects keep controllers | Only the turn is controlled. Permanents, spells and so on keep their normal controllers.
507.2 | Shared information | Whatever the controlled player may see, the player controlling the turn may see as well.
507.3 | Making the decisions | The turn's controller makes all choices the rules or objects allow or ask of that player during the turn, including what to play.
507.3a | Whose resources pay | Costs for the controlled player are paid only from that player's own cards, mana and other resources.
507.3b | Conceding | The turn's controller can't make the player concede. The controlled player still may concede at any time.
507.3c | What can't be decided | The controller can't make choices that neither rules nor objects call for, nor those that come from tournament rules.
507.3d | Own decisions too | The player controlling the turn also keeps making their own choices.
507.4 | No mana burn | A player whose turn another controls loses no life to mana burn. Unused mana still empties at the end of the phase.
508.1 | Flip cards | A flip card has two parts on one front: the normal characteristics right side up, others upside down. It has the normal card back.
508.1a | The top half | The top shows what applies normally: name, type line, text box, power and toughness. Its text usually says when the permanent flips.
508.1b | The bottom half | The bottom shows an alternative name, type line, text box, power and toughness. They count only for a flipped permanent in play.
508.1c | What flipping doesn't change | Flipping leaves color, mana cost, expansion symbol and the printed credits as they were. Outside effects on it go on applying.
508.2 | Which half counts | Outside play, and in play until flipped, only the normal characteristics exist. Once flipped in play, the alternative name, type line, text box, power and toughness replace them.
508.3 | Showing it is flipped | Its controller must keep it clear whether a flip permanent is flipped, tapped or not, for instance with a coin or die.
508.4 | No flipping back | A flipped permanent never becomes unflipped. If it leaves play, it forgets that it was flipped.
509.1 | Ending the turn | When Time Stop or the like ends the turn, these steps are followed in place of normal resolution.
509.1a | Clear stack and combat | Remove everything on the stack from the game, and all attackers and blockers from combat. Objects without cards that are neither in play nor on the stack vanish at the next check of state-based effects.
509.1b | Check the state | State-based effects are checked, but nobody gets priority and triggered abilities don't go on the stack.
509.1c | Skip to cleanup | The current step and phase end, and the game goes right to the cleanup step, skipping everything between.
509.2 | Triggers on the way | Abilities that trigger meanwhile wait. If any did before cleanup ends, players may play spells and abilities in that cleanup step, and another cleanup step follows.
509.3 | No end-of-turn triggers | “At end of turn” abilities don't trigger, for the end of turn step is skipped.
510.1 | Status | A permanent's status is its physical state: tapped or untapped, flipped or unflipped, face up or face down. It always has one of each pair.
510.2 | Not a characteristic | Status is no characteristic, but it may change the characteristics a permanent has.
510.3 | Status on arrival | Unless a spell or ability says otherwise, a permanent arrives untapped, unflipped and face up.
510.4 | Status stays | Status stays as it is until a spell, ability or game action alters it, even when it doesn't matter for the permanent.
510.5 | Permanents only | Cards not in play have no status. A removed card that is face down is not “face down” in the sense used for permanents.
510.6 | Phasing and status | A permanent that phases out keeps its status and facts such as controller and counters, and phases in the same. If face down, it stays so while phased out.
511.1 | Winning a flip | For “win or lose the flip”, the affected player flips and calls heads or tails, winning if the call is right and losing if not. Nobody else wins or loses.
511.2 | Heads or tails only | If only heads or tails matters, each affected player flips without calling. No one wins or loses such a flip.
511.3 | What may be flipped | If a coin has no clear sides, name one heads and one tails. Any method with two equally likely outcomes will do if all players agree.
`;
