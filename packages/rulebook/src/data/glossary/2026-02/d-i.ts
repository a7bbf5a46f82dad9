/** Terms of 2026-02 from Damage to Islandwalk. The form of the lines is in `index.ts`. */
export const GLOSSARY = `
Damage | 120 | What sources deal to players, creatures, planeswalkers and battles. Players lose life by it, creatures may be destroyed, planeswalkers lose loyalty counters and battles defense counters.
Damage Assignment Order (Obsolete) | 510.1c 510.1d | Formerly creatures that met several others dealt their combat damage in a declared order. Now their controller divides it freely among those.
Dash | 702.109 | An alternative cost: the creature has haste, and goes back to its owner's hand at the next end step.
Day | 730 702.145 | One of two designations of the game; the other is night. It has neither until something says so.
Daybound | 702.145 730 | On a front face: the permanent shows this face by day and turns to its nightbound face as night falls. If it is neither day nor night, it becomes day.
Deal | 120 | What sources do with damage.
Deathtouch | 702.2 | Any damage from the source, above zero, is enough to destroy the creature that it is dealt to.
Decayed | 702.147 | The creature can't block, and it is sacrificed at end of combat when it attacks.
Deck | 100 103 | The cards that a player begins with, which become the library.
Declare Attackers | 508.1 | To choose which creatures attack, and what each attacks, and to pay what that costs.
Declare Attackers Step | 508 | The second of the combat phase, in which the active player chooses the attackers.
Declare Blockers | 509.1 | To choose which creatures block, and which attacker each blocks, and to pay what that costs.
Declare Blockers Step | 509 | The third of the combat phase, in which the defending player chooses the blockers.
Defender | 702.3 | The creature can't attack.
Defending Player | 506.2 802 805.10 | Whoever can be attacked in this combat, with their planeswalkers and the battles they protect. Some multiplayer games have several.
Defending Team | 805.10 | Where teams share turns, the team that can be attacked.
Defense | 210 310 | The number in a battle card's lower right corner: how many defense counters it enters with. Also a characteristic of battles alone.
Delayed Triggered Ability | 603.7 | An ability made by an effect, to do something later. It usually triggers once.
Delve | 702.66 | Each card that you exile from your graveyard pays {1} of the spell's cost.
Demonstrate | 702.144 | When you cast the spell, you may copy it; if you do, choose an opponent, who copies it too.
Dependency | 613.8 | Within a layer an effect waits for another that would change its text, its existence, what it applies to or what it does there, whatever their timestamps.
Deploy Creatures Option | 804 | A multiplayer option: each creature may tap to give its control to a teammate.
Destroy | 701.8 | To put a permanent from the battlefield into its owner's graveyard; regeneration and indestructible can stop it.
Detain | 701.35 | Until your next turn, that permanent can't attack or block, and none of its activated abilities can be used.
Dethrone | 702.105 | When the creature attacks a player whose life is the highest, or tied for that, it gets a +1/+1 counter.
Devoid | 702.114 | The object has no color, in any zone.
Devotion | 700.5 | How many symbols of that color are in the mana costs of a player's permanents.
Devour | 702.82 | As the creature enters, you may sacrifice other creatures; it enters with N +1/+1 counters for each of them.
Dies | 2011-09+ 700.4 | Goes from the battlefield to a graveyard.
Discard | 701.9 | To put a card from one's hand into one's graveyard.
Discover | 701.57 | Exile cards from the top until a nonland card of mana value N or less appears; cast it free or take it in hand. The others go under the library at random.
Disguise | 702.168 708 | The card may be cast for {3}, face down, as a 2/2 creature that has ward {2}, and turned up for its disguise cost.
Disturb | 702.146 | The card may be cast from the graveyard for this cost, with its back face up.
Doctor’s Companion | 702.124 | A form of partner: the other commander is a legendary Time Lord Doctor creature card without further creature types.
Door | 709.5 | Either half of a Room.
Double | 701.10 | To make twice as much of a creature's power or toughness, a life total, a number of counters or the mana in a pool.
Double Agenda | 702.106 | Hidden agenda with two names in place of one.
Double Strike | 702.4 | The creature deals combat damage in both steps, with first strike and again regularly.
Double-Faced Cards | 712 | Cards with a face on each side instead of a common back.
Draft | 100.2b 905 | A Limited format: players take cards by turns from packs and build decks of them with basic lands. To draft a card is to take it.
Draft Round | 905.1a 905.1b | The part of a draft that begins with opening one pack each and ends when those packs are used up.
Draw | 104.4 121 | To put the top card of one's library into one's hand, when the word draw is used. Also a game that nobody wins or loses.
Draw Step | 504 | The last of the beginning phase, in which the active player draws a card.
Dredge | 702.52 | In place of drawing a card you may mill N cards and return this card from the graveyard to your hand.
Dungeon | 309 | A card type of cards from outside the game, with rooms that a venture marker goes through. It is not a permanent.
During (Obsolete) | 603.2 | Old “phase abilities” said so; they now trigger as a step or phase begins. Elsewhere the word is ordinary English.
Earthbend | 701.66 | Your target land becomes a 0/0 creature with haste, still a land, and gets N +1/+1 counters; when it dies or is exiled, it returns tapped under your control.
Echo | 702.30 | In your first upkeep after you got control of the permanent, you pay the echo cost or sacrifice it.
EDH (Obsolete) | 903 | The former name of Commander.
Effect | 609 | What a spell or ability makes happen.
Embalm | 702.128 | Pay the cost and exile the creature card from your graveyard: create a token copy that is white, has no mana cost and is a Zombie besides its types. At sorcery speed only.
Emblem | 114 | A marker in the command zone that has abilities and nothing else.
Emerge | 702.119 | An alternative cost for which you sacrifice a creature; its mana value comes off the cost.
Emperor | 809 | The player in the middle of a team in the Emperor variant.
Emperor Variant | 809 | A multiplayer variant for teams of three.
Enchant | 303.4 702.5 | What an Aura may target as a spell, and be attached to as a permanent.
Enchantment | 303 | A card type, and a permanent.
Enchantment Type | 205.3h 303 | A subtype that belongs to enchantments, such as Aura or Saga.
Encoded | 702.99 | Of a card exiled by cipher and the creature chosen for it: how they are bound together.
Encore | 702.141 | Pay the cost and exile the card from your graveyard: for each opponent a token copy with haste that attacks that player this turn if able; all are sacrificed at the next end step.
Encounter | 312 | To turn up a phenomenon card from the top of a planar deck.
End of Combat Step | 511 | The last of the combat phase; after it everything leaves combat.
End Step | 2009-10+ 513 | The first of the ending phase, when “at the beginning of the end step” triggers.
End the Combat Phase | 2026-02+ 723 | To skip, by an effect, straight to the end of the combat phase by a shortened procedure.
End the Turn | 2009-10+ 723 | To skip, by an effect, straight to the cleanup step: the stack is exiled and hardly anything else of the turn takes place.
Ending Phase | 512 | The turn's last phase: end step and cleanup step.
Endure | 701.63 | To put N +1/+1 counters on the permanent, or to create an N/N white Spirit creature token instead, as its controller chooses.
Energy Symbol | 107.14 | {E} stands for one energy counter; a player pays it by removing one of theirs.
Enlist | 702.154 | As the creature attacks, you may tap another untapped creature that is not attacking and not summoning sick; the attacker gets +X/+0, X being its power.
Enter | 2026-02+ 403.3 603.6a | Short for “enter the battlefield”.
Enters the Battlefield | 2009-10+ 403.3 603.6a 603.6d 614.12 | A card does so as it is put onto the battlefield from elsewhere, a token as it is created. Cards now say “enters”.
Entwine | 702.42 | An optional additional cost: if it is paid, all modes of the spell are chosen.
Epic | 702.50 | The spell's controller casts no more spells for the rest of the game, but copies this one, apart from epic, at each of their upkeeps.
Equip | 301.5 702.6 | Pay the cost to attach the Equipment to a target creature of yours, at sorcery speed.
Equipment | 301.5 702.6 | An artifact type that is attached to creatures.
Escalate | 702.120 | The cost is paid once for every mode chosen after the first.
Escape | 702.138 | The card may be cast from its graveyard for this alternative cost.
Eternalize | 702.129 | Pay the cost and exile the creature card from your graveyard: create a token copy that is a black 4/4 Zombie without a mana cost. At sorcery speed only.
Evasion Ability | 509.1b 509.1c | An ability that limits which creatures can block the attacker.
Event | 700.1 | Whatever happens in a game.
Evoke | 702.74 | An alternative cost: if it was paid, the permanent is sacrificed when it enters.
Evolve | 702.100 | Whenever a creature of greater power or toughness enters under your control, this one gets a +1/+1 counter.
Exalted | 702.83 | Whenever a creature of yours attacks alone, it gets +1/+1 until end of turn.
Exchange | 701.12 | To swap two things, such as control of permanents or life totals; all of it happens or nothing.
Exert | 701.43 | To choose that a permanent won't untap in your next untap step, usually for a benefit.
Excess Damage | 120.4a 120.10 | Damage beyond what is lethal to a creature, or beyond the loyalty of a planeswalker or the defense of a battle.
Exile | 2009-10+ 406 701.13 | The zone of what is set apart, formerly “removed from the game”; also to put something there.
Exhaust | 702.177 | An activated ability that can be used only once as long as the permanent stays the same object.
Expansion Symbol | 206 | The small sign of the set on the card. Play ignores it.
Expend | 700.14 | You expend N as you spend, all told, your Nth mana of the turn on casting spells.
Exploit | 702.110 | When the creature enters, you may sacrifice a creature.
Explore | 701.44 | Reveal the top card of your library: a land goes to your hand; otherwise the creature gets a +1/+1 counter, and the card stays on top or goes to the graveyard.
Extort | 702.101 | For each spell that you cast you may pay {W/B}; if so, each opponent loses 1 life, and you gain as much as was lost.
Extra Turn | 500.7 805.8 807.4 | A turn added by an effect, right after the one stated. The latest made is taken first.
Fabricate | 702.123 | When the permanent enters, it gets N +1/+1 counters or its controller creates N 1/1 colorless Servo artifact creature tokens, as they choose.
Face a Villainous Choice | 701.55 | The player picks one of two things named, and it is done.
Face Down | 110.5 406.3 708 | With the back showing: how some zones keep cards; also a status of permanents, and a way to cast spells, which then have only the characteristics listed for that.
Face Up | 110.5 708 | With the front showing: how most zones keep cards, and the usual status of a permanent.
Fading | 702.32 | The permanent enters with N fade counters; each upkeep one is removed, and when none can be, the permanent is sacrificed.
Fateseal | 701.29 | To look at an opponent's top N cards and put any of them under that library, the others back on top, in an order of one's own.
Fear | 702.36 | Only artifact creatures and black creatures can block this one.
Fight | 701.14 | Two creatures deal damage to each other, each as much as its power.
Finality Counter | 122.1h | The permanent is exiled instead of being put into a graveyard from the battlefield.
Firebending | 702.189 | Whenever the creature attacks, add N red mana, which lasts until combat ends.
First Strike | 702.7 | The creature deals its combat damage in an earlier step than creatures that lack it.
Flanking | 702.25 | Whenever a creature without flanking blocks this one, the blocker gets -1/-1 until end of turn.
Flash | 702.8 | The card can be played whenever its player could cast an instant.
Flashback | 702.34 | The card may be cast from its owner's graveyard for this cost, and is exiled when it leaves the stack.
Flavor Text | 207.2 | Words in italics, outside parentheses, without bearing on play.
Flavor Word | 207.2d | A word in italics before an ability that paints its story. Without meaning in the rules.
Flip Cards | 710 | Cards with a second set of characteristics printed upside down, used once the permanent is flipped.
Flipped | 110.5 710 | A status: the permanent uses the lower, turned half of its flip card.
Flipping a Coin | 705 | Chance with two results that are equally likely.
Flying | 702.9 | Only creatures with flying or reach can block this one.
Food Token | 111.10 | A colorless artifact token: {2}, tap and sacrifice it to gain 3 life.
For Mirrodin! | 702.163 | When the Equipment enters, it brings a 2/2 red Rebel creature token and is attached to that.
Forage | 701.61 | To exile three cards from one's graveyard or sacrifice a Food.
Forecast | 702.57 | An activated ability of a card in hand, used in its owner's upkeep only, once each turn, while the card is shown.
Forest | 305.6 | A basic land type. Such a land taps for {G}.
Forestcycling | 702.29 | Typecycling that finds a card with the land type Forest.
Forestwalk | 702.14 | Landwalk that looks for a Forest.
Foretell | 702.143 | On your turn, pay {2} to exile the card from your hand face down; on a later turn it may be cast for its foretell cost.
Foretold | 702.143 | Of a card: exiled by foretelling, or made so by an effect. Of a spell: it was such a card in exile before it was cast.
Fortification | 301.6 702.67 | An artifact type that is attached to lands.
Fortify | 301.6 702.67 | Pay the cost to attach the Fortification to a target land of yours, at sorcery speed.
Frenzy | 702.68 | Whenever the creature attacks and isn't blocked, +N/+0 is added to it until end of turn.
Free-for-All | 806 | A multiplayer variant: each plays for himself.
Freerunning | 702.173 | An alternative cost for spells, open to you if an Assassin or commander of yours dealt combat damage to a player this turn.
Full Party | 700.8 | A party of four creatures.
Fuse | 702.102 | Both halves of the split card may be cast together from hand, as one spell.
Fused Split Spell | 702.102 709.4d | A split card cast with fuse, or a copy of one: it has the characteristics of both halves.
General | 809 | In the Emperor variant, whoever is not an emperor.
Generic Mana | 107.4 | What number symbols and {X} in costs ask for: mana of whatever type.
Gift | 702.174 | As you cast the spell you may promise an opponent the gift named; that player gets it when the spell resolves or the permanent enters.
Global Enchantment (Obsolete) | 303 | The former name of an enchantment that is no Aura.
Goad | 701.15 | To make a creature goaded until your next turn.
Goaded | 701.15 | Such a creature attacks each combat if able, and attacks some other player than the one who goaded it if able.
Gold Token | 111.10 | A colorless artifact token: sacrifice it for one mana of any color, without tapping it.
Graft | 702.58 | The permanent enters with N +1/+1 counters; whenever another creature enters, one of them may be moved to it.
Grand Melee | 807 | A multiplayer variant for large tables, often ten or more, with several turns under way at once.
Gravestorm | 702.69 | When you cast the spell, copy it once for every permanent that went from the battlefield to a graveyard this turn; the copies may have new targets.
Graveyard | 404 | The zone of a player's discard pile; also the cards in it.
Hand | 402 | The zone of the cards that a player has drawn and not yet used; also those cards.
Hand Modifier | 211 | A characteristic of vanguards: it changes how many cards the player starts with and may keep.
Harmonize | 702.180 | The card may be cast from your graveyard for this cost, which tapping one creature of yours lowers by that creature's power; then it is exiled.
Harness | 701.64 | To make a permanent harnessed.
Harnessed | 701.64 702.186 | A designation of permanents: while it lasts, they have their ∞ abilities.
Haste | 302.6 702.10 | The creature can attack, and use its tap and untap symbols, even when it has just come under its controller's control.
Haunt | 702.55 | When the creature dies or the spell resolves, its card is exiled and haunts a target creature; its ability triggers again when that creature dies.
Hexproof | 2011-09+ 702.11 | It can't be the target of what opponents cast or control.
Hidden Agenda | 702.106 | The conspiracy starts face down, with a card name chosen in secret.
Hidden Zone | 400.2 | A zone whose cards are not for all to see: library and hand, even when they happen to be revealed.
Hideaway | 702.75 | When the permanent enters, look at the top N cards and exile one face down; the rest go to the bottom at random. Its other ability may play the exiled card.
Historic | 700.6 | Legendary, an artifact or a Saga.
Horsemanship | 702.31 | Only creatures with horsemanship can block this one.
Hybrid Card | 202.2f | A card whose mana cost has a hybrid symbol.
Hybrid Mana Symbols | 107.4 | Symbols such as {W/U}, each paid in either of two ways.
Hybrid Phyrexian Mana Symbols | 2026-02+ 107.4 | Symbols such as {G/W/P}: paid by mana of either color or by 2 life.
Job Select | 702.182 | When the Equipment enters, it brings a 1/1 colorless Hero creature token and is attached to that.
Junk Token | 111.10 | A colorless artifact token: tap and sacrifice it, at sorcery speed, to exile your library's top card, which may be played this turn.
If | 603.4 | After the trigger condition of an ability: an intervening “if” clause.
Illegal Action | 732 | An action against the rules, or against what effects demand or forbid.
Illegal Target | 608.2b | A target that has left, or no longer fits what its spell or ability asks for.
Illustration | 203 | The card's picture. Play ignores it.
Illustration Credit | 213 | The name of the artist. Play ignores it.
Impending | 702.176 | An alternative cost: the permanent enters with N time counters and is no creature while it has one; each of your end steps removes one.
Imprint | 2026-02+ 207.2c | Once a keyword ability, now an ability word without meaning in the rules.
Improvise | 702.126 | Each untapped artifact of yours that you tap for the spell pays {1}.
In Play (Obsolete) | 403 | The former name of the battlefield.
In Response To | 117.7 | Cast or activated while something else is on the stack, and so resolved before it.
Incubate | 701.53 | To create an Incubator token with N +1/+1 counters.
Incubator Token | 111.10 | A double-faced token: an artifact that {2} transforms into a 0/0 Phyrexian artifact creature. Both faces are colorless.
Independent | 613.8 | Of an effect: it depends on no other in the layer.
Indestructible | 702.12 | It can't be destroyed, and lethal damage does not destroy it either.
Infect | 702.90 | Its damage puts -1/-1 counters on creatures and gives players poison counters instead of costing them life.
Infinity | 702.186 701.64 | An artifact type; and ∞, the keyword of an ability that a permanent has only while harnessed.
Ingest | 702.115 | Whenever the creature deals combat damage to a player, the top card of that library is exiled.
Initiative | 725 | A designation of one player at a time, who ventures into Undercity on taking it and in each upkeep. Whoever's creatures deal that player combat damage takes it.
Instant | 304 | A card type for spells that can be cast whenever their player has priority. Not a permanent.
Instead | 614.1a | The mark of a replacement effect: what follows happens in place of the event.
Interrupt (Obsolete) | 304 | A former card type; such cards are instants now, and such abilities are ordinary activated abilities, or mana abilities where they fit those.
Intervening “If” Clause | 603.4 | A condition right after a trigger: checked at the moment of triggering, and once more on resolution.
Intimidate | 702.13 | Only artifact creatures, and creatures that share a color with this one, can block it.
Investigate | 701.16 | To create a Clue token.
Island | 305.6 | A basic land type. Such a land taps for {U}.
Islandcycling | 702.29 | Typecycling that finds a card with the land type Island.
Islandhome (Obsolete) | – | Once: the creature attacks only a player with an Island, and is sacrificed when its controller has none. Cards now say that in full.
Islandwalk | 702.14 | Landwalk that looks for an Island.
`;
