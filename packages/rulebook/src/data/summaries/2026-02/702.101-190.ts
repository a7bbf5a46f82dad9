/** The rules 702.101 to 702.190 as of 2026-02, each as `number | title | summary`, in our own words. */
export const SUMMARIES = `
702.101 | Extort | With each spell you cast, you may pay to drain your opponents.
702.101a | What it does | When you cast a spell, you may pay {W/B}: every opponent loses 1 life, and you gain as much as they lost altogether.
702.101b | Multiple instances | Every extort ability triggers by itself.
702.102 | Fuse | Cast both halves of a split card from your hand as one spell.
702.102a | What it does | It applies in your hand: casting the split card from there, you may choose both halves rather than one, before putting it on the stack. That is a fused split spell.
702.102b | Characteristics | A fused split spell has both halves' characteristics combined.
702.102c | Cost | Its total cost includes both halves' mana costs.
702.102d | Resolving | On resolution its controller carries out the left half, then the right one.
702.103 | Bestow | Cast the creature as an Aura; it becomes a creature if it comes off.
702.103a | What it does | From any zone you could play it from, you may cast the card bestowed, paying [cost] as an alternative to its mana cost.
702.103b | Bestowed | On the stack it becomes an Aura enchantment with enchant creature, needing a legal target, and its permanent is a bestowed Aura. That lasts until it stops being bestowed.
702.103c | Copies | A copy of a bestowed Aura spell is bestowed also, and rules on spells cast bestowed hold for it.
702.103d | May it be cast | Whether you can cast it bestowed is judged only by its characteristics as bestow changes them.
702.103e | Illegal target | If its target is illegal as it starts to resolve, it stops being bestowed and resolves as a creature spell.
702.103f | Coming off | A bestowed Aura that becomes unattached stops being bestowed. Attached to something illegal, it comes off and stops being bestowed instead of going to the graveyard.
702.103g | Phasing in | A bestowed Aura phasing in unattached is no longer bestowed.
702.104 | Tribute | An opponent decides whether the creature enters with extra counters.
702.104a | What it does | As it enters, choose an opponent, who may have it enter with N more +1/+1 counters.
702.104b | Tribute wasn't paid | This is true if the chosen opponent didn't have the creature enter with tribute's +1/+1 counters.
702.105 | Dethrone | The creature grows when the player it attacks has the most life.
702.105a | What it does | When it attacks a player whose life is the highest or tied for it, put a +1/+1 counter on this creature.
702.105b | Multiple instances | Every dethrone ability triggers by itself.
702.106 | Hidden Agenda | The conspiracy starts face down with a card name you chose in secret.
702.106a | What it does | As the conspiracy goes to the command zone, you turn it face down and choose a card name in secret.
702.106b | Noting the name | Write the name on paper that stays with the face-down card.
702.106c | Turning it face up | With priority you may turn your face-down conspiracy in the command zone face up, as a special action. This reveals the name.
702.106d | The chosen name | An ability of the object naming “the chosen name” is linked: it means the name chosen for its own hidden agenda.
702.106e | Revealing at the end | A player who leaves the game reveals their face-down conspiracies to all. At the end of the game all are revealed.
702.106f | Double agenda | In this variant you secretly name two different cards. That there are two comes out only when the names are revealed.
702.107 | Outlast | Pay and tap the creature to put a +1/+1 counter on it.
702.107a | What it does | At sorcery speed, pay [cost] and tap it: this creature gets a +1/+1 counter.
702.108 | Prowess | The creature grows when you cast a noncreature spell.
702.108a | What it does | Prowess triggers when you cast a spell that is no creature: it gets +1/+1 until end of turn.
702.108b | Multiple instances | Every prowess ability triggers by itself.
702.109 | Dash | Cast the creature for its dash cost: it has haste and returns to hand at the end step.
702.109a | What it does | You may cast it for [cost] as an alternative to its mana cost. Then the permanent has haste and goes back to its owner's hand as the next end step begins.
702.110 | Exploit | When the creature enters, you may sacrifice a creature.
702.110a | What it does | Exploit triggers when the creature enters: you may sacrifice a creature, itself included.
702.110b | Exploits a creature | It exploits a creature when its exploit ability resolves and that ability's controller sacrifices one.
702.111 | Menace | One creature alone can't block it.
702.111a | Kind of ability | Menace is an evasion ability.
702.111b | Who may block | It takes at least two creatures to block a creature that has menace.
702.111c | Multiple instances | A second menace on one creature adds nothing.
702.112 | Renown | The creature grows once when it deals combat damage to a player.
702.112a | What it does | When it deals combat damage to a player and isn't renowned, it gets N +1/+1 counters and becomes renowned.
702.112b | Renowned | This is a mere marker, neither an ability nor copiable, that only permanents can have. It stays until the permanent leaves the battlefield.
702.112c | Multiple instances | Every renown triggers by itself, but once the first has resolved and made it renowned, the others do nothing.
702.113 | Awaken | Pay another cost and the spell also turns a land into a creature.
702.113a | What it does | You may pay [cost] as an alternative to the mana cost. Then a target land you control gets N +1/+1 counters and becomes a 0/0 Elemental creature with haste, still a land.
702.113b | Target only if paid | You choose awaken's target only when you pay the awaken cost; else the spell is cast without it.
702.114 | Devoid | The object has no color.
702.114a | What it does | This characteristic-defining ability makes the object colorless, in all zones and outside the game too.
702.115 | Ingest | Combat damage to a player exiles the top card of their library.
702.115a | What it does | Ingest triggers when the creature deals combat damage to a player, who exiles their library's top card.
702.115b | Multiple instances | Every ingest ability triggers by itself.
702.116 | Myriad | The creature attacks every other opponent with token copies.
702.116a | What it does | When it attacks, for each opponent but the defending player you may create a token copy, tapped and attacking them or a planeswalker of theirs. Those tokens are exiled at end of combat.
702.116b | Multiple instances | Every myriad ability triggers by itself.
702.117 | Surge | A cheaper cost if you or a teammate cast another spell this turn.
702.117a | What it does | As an alternative to the mana cost you may pay [cost] if you or a teammate already cast another spell this turn.
702.118 | Skulk | Creatures of greater power can't block it.
702.118a | Kind of ability | Skulk is an evasion ability.
702.118b | Who may block | A creature whose power is greater than this creature's can't block it.
702.118c | Multiple instances | A second skulk on one creature adds nothing.
702.119 | Emerge | Sacrifice a creature to cast the spell cheaper.
702.119a | What it does | You may pay [cost] and sacrifice a creature as an alternative to the mana cost. The total cost then drops by generic mana equal to that creature's mana value.
702.119b | Emerge from a quality | This variant has you sacrifice a permanent of the quality instead of a creature; its mana value reduces the generic cost likewise.
702.119c | When to sacrifice | Choose the permanent when choosing to pay the emerge cost; sacrifice it while paying the total cost.
702.120 | Escalate | Pay again for every mode beyond the first.
702.120a | What it does | On a modal spell, every mode chosen after the first adds [cost] to what you pay for casting it.
702.121 | Melee | The attacker grows for each opponent you attacked.
702.121a | What it does | When it attacks, until end of turn it gets +1/+1 for every opponent whom a creature of yours attacked this combat.
702.121b | Multiple instances | Every melee ability triggers by itself.
702.122 | Crew | Tap creatures to make the Vehicle a creature for the turn.
702.122a | What it does | Tap any other untapped creatures you control whose power adds up to at least N: until end of turn, the Vehicle becomes an artifact creature.
702.122b | Crews a Vehicle | A creature crews a Vehicle when tapped to pay for its crew ability.
702.122c | Can't crew Vehicles | Such a creature can't be tapped for a Vehicle's crew cost.
702.122d | Becomes crewed | A Vehicle becomes crewed whenever its crew ability resolves. An “if” clause about creatures that crewed it means just those tapped for that crew ability.
702.123 | Fabricate | It enters with counters or with Servos.
702.123a | What it does | When it enters, put N +1/+1 counters on it if you like; otherwise you create N colorless 1/1 Servo artifact creature tokens.
702.123b | Multiple instances | Every fabricate ability triggers by itself.
702.124 | Partner | You may have two commanders.
702.124a | Kinds of partner | In Commander they let you name two legendary cards as commander, each kind on its own terms, before the game. They are partner (plain, with a text, or with a name), choose a Background and Doctor's companion.
702.124b | Deck and start | The deck has exactly 100 cards, both commanders among them. Both start in the command zone.
702.124c | Color identity | Your commander's color identity is that of both commanders together.
702.124d | Each for itself | Apart from color identity they are independent: casting one ignores casts of the other, and 21 combat damage must come from one and the same commander.
702.124e | Your commander | “Your commander” means either one. Where an action could affect both, you choose one as the effect applies.
702.124f | No mixing | Different partner abilities don't combine: one with “partner” can't go with one that has “partner with [name]”.
702.124g | Several on one card | A legendary card with several partner abilities uses only one of your choice. Never may you have more than two commanders.
702.124h | Plain partner | You may have two legendary cards as commander when each has “partner”.
702.124i | Partner with a text | You may have two legendary cards as commander when both have the same “partner—[text]”. The texts are Character select, Father & son, Friends forever and Survivors.
702.124j | Partner with a name | Two legendary cards naming each other may be your commander. Also, when the permanent enters, a target player may search for the named card, reveal it, take it into hand and shuffle.
702.124k | Choose a Background | Your commander may be this card plus a legendary Background enchantment card, no other. Such a Background can be commander only together with a “choose a Background” commander.
702.124m | Doctor's companion | Your commander may be this legendary creature card plus a legendary Time Lord Doctor creature card without further creature types.
702.124n | References to partner | A partner ability named in an effect means that one alone. Plain “partner” means partner, partner—[text] and partner with [name], not the other variants.
702.125 | Undaunted | The spell is cheaper for each opponent.
702.125a | What it does | It works on the stack: casting the spell costs {1} less per opponent you have.
702.125b | Opponents who left | Players no longer in the game don't count as opponents here.
702.125c | Multiple instances | Every undaunted of a spell counts.
702.126 | Improvise | Tap artifacts to help pay for the spell.
702.126a | What it does | For each generic mana in the spell's total cost, you may tap one of your untapped artifacts instead of paying it.
702.126b | After the total cost | Improvise is neither an additional nor an alternative cost; it applies once the total cost has been set.
702.126c | Multiple instances | A second improvise on one spell adds nothing.
702.127 | Aftermath | The half is cast only from the graveyard, then exiled.
702.127a | What it does | You may cast this half of the split card from your graveyard and from no other zone. A spell cast from a graveyard is exiled whenever it would leave the stack.
702.128 | Embalm | Exile the card from your graveyard to make a white Zombie token copy.
702.128a | What it does | At sorcery speed, pay [cost] and exile the card from your graveyard: create a token copy that is white, has no mana cost and is also a Zombie.
702.128b | Embalmed | A token made by a resolving embalm ability is “embalmed”.
702.129 | Eternalize | Exile the card from your graveyard to make a black 4/4 Zombie token copy.
702.129a | What it does | At sorcery speed, pay [cost] and exile the card from your graveyard: create a token copy that is black and 4/4, has no mana cost and is also a Zombie.
702.130 | Afflict | When the creature is blocked, the defending player loses life.
702.130a | What it does | Afflict N triggers when the creature becomes blocked: N life is lost by the defending player.
702.130b | Multiple instances | Every afflict ability triggers by itself.
702.131 | Ascend | With ten permanents you get the city's blessing for good.
702.131a | On an instant or sorcery | As the spell resolves with ten or more permanents under your control, you get the city's blessing, if you lack it, and keep it all game.
702.131b | On a permanent | As soon as you control at least ten permanents and lack the city's blessing, you get it for the rest of the game.
702.131c | The city's blessing | It is a mere marker that rules and effects can look for. Several players may have it at once.
702.131d | Effects first | After someone gets the blessing, continuous effects are applied anew before trigger conditions are checked.
702.132 | Assist | Another player may help pay the spell's generic mana.
702.132a | What it does | If the total cost includes generic mana, you may choose another player before activating mana abilities. They may activate mana abilities first, then you, and they may pay any part of that generic mana.
702.133 | Jump-Start | Cast the card from your graveyard by also discarding a card.
702.133a | What it does | You may cast it from your graveyard, as an instant or sorcery spell, if you also discard a card as an additional cost. Then it is exiled whenever it would leave the stack.
702.134 | Mentor | Attacking, it puts a +1/+1 counter on a weaker attacker.
702.134a | What it does | When it attacks, put a +1/+1 counter on a target attacker of lesser power.
702.134b | Multiple instances | Every mentor ability triggers by itself.
702.134c | Mentors another creature | This happens whenever a mentor ability of the first creature that targets the second resolves.
702.135 | Afterlife | When it dies, you get flying Spirits.
702.135a | What it does | When it goes from the battlefield to a graveyard, you create N white and black 1/1 Spirit creature tokens that fly.
702.135b | Multiple instances | Every afterlife ability triggers by itself.
702.136 | Riot | It enters with a +1/+1 counter or with haste, as you choose.
702.136a | What it does | You may have it enter with one more +1/+1 counter; otherwise it gains haste.
702.136b | Multiple instances | Every riot works by itself.
702.137 | Spectacle | Another cost if an opponent lost life this turn.
702.137a | What it does | As an alternative to the mana cost you may pay [cost] if any opponent has lost life this turn.
702.138 | Escape | Cast the card from your graveyard for its escape cost.
702.138a | What it does | It works in your graveyard: you may cast the card from there for [cost] as an alternative to its mana cost.
702.138b | Escaped | A spell, or the permanent it became, escaped if it was cast out of a graveyard with an escape ability.
702.138c | Escapes with counters | If it escaped, it enters with those counters. A linked trigger on entering “this way” happens once that replacement was applied, even if it did nothing.
702.138d | Escapes with an ability | The permanent has that ability if it escaped.
702.139 | Companion | A card from outside the game that you may fetch if your deck meets its condition.
702.139a | What it does | Before the game, you may reveal one card you own outside it whose condition your starting deck meets. Once a game, in your main phase with priority and an empty stack, you may pay {3} to put it into your hand: a special action.
702.139b | Starting deck | This means the deck once the sideboard is set aside; in Commander, with the commander still in it.
702.139c | It stays in the game | Once in your hand, the companion remains in the game to its end.
702.139d | In Commander | The companion action may bring cards from outside into Commander games.
702.140 | Mutate | Merge the creature spell with your non-Human creature.
702.140a | What it does | You may pay [cost] as an alternative to the mana cost. The spell then is a mutating creature spell, targeting a non-Human creature of the same owner.
702.140b | Illegal target | If its target is illegal as it starts to resolve, it stops mutating and resolves as a creature spell, entering under its controller's control.
702.140c | Merging | With a legal target it doesn't enter but merges with that creature into one mutated permanent of several cards or tokens. The spell's controller chooses whether it goes on top or on the bottom.
702.140d | When a creature mutates | This triggers when a resolving mutating creature spell merges with the creature.
702.140e | The mutated permanent | It has the abilities of all its cards and tokens, and the other characteristics of the top one.
702.140f | Effects on the spell | Whatever refers to or changes the mutating spell does so to the permanent it merges with.
702.141 | Encore | Exile the card from your graveyard for a token copy against each opponent.
702.141a | What it does | At sorcery speed, pay [cost] and exile it from your graveyard: per opponent create a token copy with haste that must attack them this turn if able. Sacrifice the tokens as the next end step begins.
702.142 | Boast | An ability for a creature that attacked this turn, once a turn.
702.142a | What it does | A boast ability is activated, only if its creature attacked this turn and only once a turn.
702.142b | Boasting | A creature boasts when its boast ability is activated.
702.143 | Foretell | Exile the card face down for {2}, and cast it on a later turn for its foretell cost.
702.143a | What it does | With priority in your turn, you may pay {2} and exile the card from hand face down; you may look at it. After that turn you may cast it for a foretell cost of it, an alternative cost.
702.143b | Special action | Foretelling a card is a special action that bypasses the stack.
702.143c | Foretold | To foretell is to take this action. A foretold card is one exiled so; a foretold spell was such a card, whatever cost it was cast for.
702.143d | Foretold by an effect | An effect may make a card in exile foretold and give it a foretell cost. Its owner may look at it and cast it for such a cost after that turn, even without foretell.
702.143e | Telling cards apart | You must keep your foretold cards distinguishable from each other and from other face-down exiled ones, including the order of exile and any unprinted foretell costs.
702.143f | Revealing at the end | A player who leaves the game reveals their face-down foretold cards to all. At the end of the game all are revealed.
702.144 | Demonstrate | You may copy the spell; then an opponent copies it too.
702.144a | What it does | When you cast it, you may copy it with new targets if you like. If you do, choose an opponent, who copies the spell as well and may choose new targets.
702.145 | Daybound and Nightbound | Such permanents show their front face by day and their back face by night.
702.145a | Opposite faces | They stand on opposite faces of some double-faced cards.
702.145b | Daybound | On a front face: if it's night, a double-faced permanent enters transformed, and front face up it transforms as night comes. It can't transform in any other way.
702.145c | Night turns it at once | If it is night, a player immediately transforms their front-face-up daybound permanents. This is no state-based action.
702.145d | Day begins | If it's neither day nor night and someone controls a daybound permanent, day comes.
702.145e | Nightbound | On a back face: the permanent transforms as day comes, and can't transform in any other way.
702.145f | Day turns it at once | If it is day, a player immediately transforms their back-face-up nightbound permanents. This is no state-based action.
702.145g | Night begins | If it's neither day nor night, someone controls a nightbound permanent and no daybound one is on the battlefield, night comes.
702.146 | Disturb | Cast the card transformed from your graveyard.
702.146a | What it does | It stands on a front face: you may cast the card from your graveyard transformed, for [cost] instead of its mana cost.
702.146b | Back face up | A double-faced spell cast by disturb enters with its back face up.
702.147 | Decayed | The creature can't block and is sacrificed after it attacks.
702.147a | What it does | It can't block. When it attacks, sacrifice it at end of combat.
702.148 | Cleave | Pay another cost to strike out the bracketed text.
702.148a | What it does | You may pay [cost] as an alternative to the mana cost. If you do, everything in square brackets drops out of the spell's text.
702.148b | Text change | The brackets' text is removed by a text-changing effect.
702.149 | Training | The creature grows when it attacks with a stronger one.
702.149a | What it does | When it attacks together with another creature of greater power, put a +1/+1 counter on it.
702.149b | Multiple instances | Every training ability triggers by itself.
702.149c | Trains | A creature trains when its resolving training ability puts +1/+1 counters on it.
702.150 | Compleated | Paying life for Phyrexian mana makes the planeswalker enter with less loyalty.
702.150a | What it does | If its caster paid life for Phyrexian mana symbols in the cost, it enters with two fewer loyalty counters per such symbol.
702.151 | Reconfigure | Attach the Equipment to a creature, or take it off to be a creature again.
702.151a | What it does | At sorcery speed, [cost] attaches it to another target creature you control. At sorcery speed while it is attached to a creature, [cost] unattaches it.
702.151b | No creature while attached | Once attached to a creature by reconfigure, the Equipment is no creature until it becomes unattached from it.
702.152 | Blitz | Cast the creature with haste; it is sacrificed at the end step and draws a card.
702.152a | What it does | You may pay [cost] as an alternative to the mana cost. The permanent then has haste, lets you draw a card when it goes to a graveyard from the battlefield, and is sacrificed as the next end step begins.
702.152b | Multiple instances | You can use only one blitz to cast a spell. On the permanent, each blitz counts only its own payment.
702.153 | Casualty | Sacrifice a creature to copy the spell.
702.153a | What it does | As an additional cost you may sacrifice a creature whose power is at least N. If you did, a trigger on casting copies the spell, and the copy may get new targets.
702.153b | Multiple instances | Each casualty is paid by itself and counts only its own payment.
702.154 | Enlist | Tap a creature that isn't attacking to add its power to the attacker.
702.154a | What it does | As it attacks, you may tap one untapped nonattacking creature you control that has haste or was yours since the turn began. The attacker then gets +X/+0 until end of turn, X being the tapped one's power.
702.154b | Cost and linked trigger | The tapping is an optional cost to attack, and the trigger is linked to it.
702.154c | Enlists | A creature enlists the one you tap for its enlist cost. It can never enlist itself.
702.154d | Multiple instances | Every enlist works by itself; its trigger happens once, for its own cost alone.
702.155 | Read Ahead | You choose the chapter at which the Saga starts.
702.155a | Skipped chapters | In the turn the Saga entered, a chapter ability triggers only if the lore counters are exactly the number in its symbol.
702.155b | Choosing the chapter | As it enters, its controller picks a number from 1 to the final chapter, and it enters with so many lore counters.
702.155c | Multiple instances | A second read ahead on one object adds nothing.
702.156 | Ravenous | It enters with X counters and draws a card if X is 5 or more.
702.156a | What it does | It enters with X +1/+1 counters. When it enters, you draw a card if X is at least 5.
702.157 | Squad | Pay a cost any number of times to get that many copies of the creature.
702.157a | What it does | As an additional cost you may pay [cost] as often as you like. If you did, when the creature enters you create one token copy per payment.
702.157b | Multiple instances | Each squad is paid by itself and counts only its own payments.
702.158 | Space Sculptor | Creatures are assigned to sectors.
702.158a | One card only | Only Space Beleren has it; through it creatures get sector designations.
702.158b | Sector designations | They are alpha, beta and gamma, for permanents only and not copiable. A permanent keeps its sector until nobody controls any permanent having space sculptor or any ability from such a source.
702.158c | Assigning sectors | While space sculptor is on the battlefield, controllers of creatures without a sector assign them as a state-based action. Those lacking a space sculptor permanent choose first, then the others.
702.158d | Choosing a sector | When told to choose a sector, pick one of the three and do the action to every creature in it.
702.158e | Same sector | Permanents with equal sector designations share a sector.
702.159 | Visit | The Attraction has an effect when your roll lights on it.
702.159a | What it does | An Attraction's visit ability triggers when your roll to visit Attractions gives one of its lit numbers.
702.159b | Claim the prize | The paragraph “Prize —” belongs to the visit ability. To claim it is to do what stands after the dash.
702.160 | Prototype | Cast the card in its smaller, cheaper version.
702.160a | What it does | Such a card has a second power, toughness and mana cost. You may cast it prototyped, which uses these instead.
702.161 | Living Metal | The Vehicle is a creature in your turn.
702.161a | What it does | In your turns the permanent is also an artifact creature, keeping its other types.
702.162 | More Than Meets the Eye | Cast the card converted for another cost.
702.162a | What it does | From any zone you may cast it from, you may cast it converted, paying [cost] as an alternative to its mana cost.
702.163 | For Mirrodin! | The Equipment enters along with a Rebel that wears it.
702.163a | What it does | When the Equipment enters, you create a red 2/2 Rebel creature token and attach the Equipment to it.
702.164 | Toxic | Combat damage by the creature to a player also gives poison counters.
702.164a | Kind of ability | Toxic is static and written with a number, “toxic N”.
702.164b | Total toxic value | It is what all N of the creature's toxic abilities add up to.
702.164c | What it does | When the creature deals combat damage to a player, its controller also gives them poison counters equal to its total toxic value.
702.165 | Backup | When it enters, put counters on a creature, and another creature also gets its abilities for the turn.
702.165a | What it does | When it enters, put N +1/+1 counters on a target creature. If that is another, it gains until end of turn the abilities printed after backup, except backup ones.
702.165b | Copies keep the order | A permanent entering as a copy, or a token copy, keeps the order in which the abilities are printed.
702.165c | Printed abilities only | Backup grants only what is printed on its object, not what it gained by copying, by effects or as a token made with abilities.
702.165d | Fixed on the stack | What is granted is set when backup is put on the stack. Abilities the permanent loses after that are granted all the same.
702.166 | Bargain | Sacrifice an artifact, enchantment or token as you cast the spell for an added effect.
702.166a | What it does | As an additional cost, you may sacrifice one artifact, enchantment or token.
702.166b | Bargained | A spell is bargained once its controller declares that they will pay its bargain cost.
702.166c | Linked | Abilities saying what happens if the object was bargained look only at the bargain printed on that object.
702.166d | Targets only if bargained | Targets of a part that works only if bargained are chosen only if it was. Otherwise the spell is cast as though without them.
702.167 | Craft | Exile the permanent with materials and return it transformed.
702.167a | What it does | At sorcery speed, pay [cost], exile it and [materials] among your permanents and graveyard cards: it returns to the battlefield transformed, under its owner's control.
702.167b | Cards or permanents | A material named by type or subtype without “card” may be a permanent of that kind on the battlefield or a card of it in a graveyard.
702.167c | Cards used to craft it | These are the exiled cards that paid for the craft ability which put this permanent onto the battlefield.
702.168 | Disguise | Cast the card face down as a 2/2 with ward {2} for {3}; turn it up later for its disguise cost.
702.168a | What it does | Disguise is static and works in each zone you could play the card from. You may cast it face down for {3}, as a 2/2 creature with ward {2} and without name, subtypes or mana cost.
702.168b | Casting face down | Turn it down, announce disguise and pay {3} as an alternative cost, from any zone you could normally cast it from. Bans and effects look at the 2/2 with ward {2}, and those values are copiable until it is turned up.
702.168c | Disguise is the permission | Normally no card can be cast face down; disguise permits it.
702.168d | Turning it face up | With priority, as a special action without the stack, show the disguise cost the permanent would have face up, pay it and turn it up. Without such a cost it can't be done, and enters abilities neither trigger nor apply.
702.168e | X in the disguise cost | Other abilities of the permanent may use X from the disguise cost: it is the X chosen for the special action.
702.168f | Face-down rules | More on casting cards with disguise stands with face-down spells and permanents (rule 708).
702.169 | Solved | The ability works once the Case is solved.
702.169a | How it is written | On Case cards, “solved” stands before ability text; with it, it makes a static, triggered or activated ability.
702.169b | Static | The static ability holds only while this Case is solved.
702.169c | Triggered | The ability triggers only when this Case is solved.
702.169d | Activated | The ability may be activated only while this Case is solved.
702.170 | Plot | Exile the card from hand now, cast it free on a later turn.
702.170a | What it does | In your main phase, with priority and an empty stack, you may exile the card from hand and pay [cost]. It is plotted then.
702.170b | Special action | Plotting a card is a special action that bypasses the stack.
702.170c | Plotted by effects | Some spells and abilities also make a card in exile plotted.
702.170d | Casting it | In any turn after it became plotted, its owner may cast it free from exile in their main phase with an empty stack. It needn't have plot in exile.
702.170e | Plotting a card | This means taking the special action that plot allows.
702.170f | From other zones | An effect may let plot work outside the hand; then the card is exiled from where it is.
702.171 | Saddle | Tap creatures to saddle the permanent for the turn.
702.171a | What it does | At sorcery speed, tap any other untapped creatures you control whose power adds up to at least N: until end of turn it is saddled.
702.171b | Saddled | This is a mere marker, not copiable, that only permanents can have. It lasts until end of turn or until the permanent leaves the battlefield.
702.171c | Saddles | A creature saddles a permanent when tapped to pay for its saddle ability.
702.172 | Spree | Choose one or more modes and pay for each.
702.172a | What it does | On a modal spell: choose at least one mode, and pay the costs of all chosen ones as an additional cost.
702.172b | Plus signs | The plus signs in the corner and at the modes only remind you of the additional cost.
702.173 | Freerunning | Another cost if an Assassin or commander of yours hit a player.
702.173a | What it does | You may pay [cost] as an alternative to the mana cost if this turn a creature dealt combat damage to a player while it was an Assassin or commander you controlled.
702.174 | Gift | Promise an opponent something as you cast the spell to get more from it.
702.174a | What it does | As an additional cost you may choose an opponent. A second ability then gives the gift; how depends on the [something] and on whether it is a permanent or an instant or sorcery.
702.174b | When the gift is given | If the gift cost was paid, a permanent gives it by a trigger when it enters, an instant or sorcery as part of its effect. The [something] says what is given.
702.174c | Giving a gift | You give a gift when your instant or sorcery with its gift cost paid resolves, or when the gift trigger of a permanent you control does.
702.174d | Food | The opponent chosen creates a Food token.
702.174e | Card | The opponent chosen draws one card.
702.174f | Tapped Fish | The opponent chosen gets a blue 1/1 Fish creature token, tapped.
702.174g | Extra turn | The opponent chosen gets an extra turn after the current one.
702.174h | Treasure | The opponent chosen creates a Treasure token.
702.174i | Octopus | The opponent chosen gets a blue 8/8 Octopus creature token.
702.174j | Gift comes first | On an instant or sorcery, the gift is given before its other effects. If the spell leaves the stack unresolved, as when countered, nothing is given.
702.174k | Promised | A gift is promised once the spell's controller declares that they will pay its gift cost.
702.174m | Targets only if promised | Targets of a part that works only if the gift was promised are chosen only in that case.
702.175 | Offspring | Pay extra to get a 1/1 copy of the permanent.
702.175a | What it does | You may pay [cost] in addition as you cast it. If you did, when it enters you create a token copy of it that is 1/1.
702.175b | Multiple instances | Each offspring is paid by itself and counts only its own payments.
702.176 | Impending | Cast it for less; it is no creature until its time counters are gone.
702.176a | What it does | You may pay [cost] as an alternative to the mana cost: it enters with N time counters and is no creature while it has one. As your end step begins, remove one.
702.177 | Exhaust | The ability can be activated only once.
702.177a | What it does | An exhaust ability is an activated ability that may be activated just once.
702.177b | None activated this turn | If you may act only as long as you activated no exhaust ability this turn, merely beginning to activate one rules it out.
702.178 | Max Speed | The object has an ability while your speed is 4.
702.178a | What it does | It is a static ability: the object has the ability named after it while your speed is 4.
702.178b | Zones | If the granted ability says in which zones it works, max speed works in them too.
702.179 | Start Your Engines! | You get a speed of 1, which rises in your turns when opponents lose life.
702.179a | Speed begins | As a state-based action, a player without speed who controls a permanent with start your engines! gets speed 1.
702.179b | No speed | Players have no speed till a rule or effect sets it.
702.179c | Raised from none | If a player without speed increases it by a number, that number is their speed.
702.179d | Speed rises | With speed 1 or more you have a trigger without source: when opponents lose life in your turn and your speed is below 4, it goes up by 1. It triggers once a turn only.
702.179e | Max speed | A player whose speed is 4 has max speed.
702.179f | Counted as 0 | An effect that asks for the speed of a player who has none takes it as 0.
702.180 | Harmonize | Cast the card from your graveyard, tapping a creature to pay less.
702.180a | What it does | From your graveyard you may cast it for [cost], tapping up to one untapped creature of yours, whose power lowers the generic cost. The card is then exiled whenever it would leave the stack.
702.180b | When to tap | Choose the creature when choosing to pay the harmonize cost; tap it while paying the total cost.
702.181 | Mobilize | Attacking, it brings Warriors until the end step.
702.181a | What it does | When it attacks, you create N red 1/1 Warrior creature tokens that enter tapped and attacking. You sacrifice them as the next end step begins.
702.182 | Job Select | The Equipment enters along with a Hero that wears it.
702.182a | What it does | When the Equipment enters, you create a colorless 1/1 Hero creature token and attach the Equipment to it.
702.183 | Tiered | Choose one mode and pay its cost.
702.183a | What it does | On a modal spell: choose exactly one mode, and pay its cost as an additional cost.
702.184 | Station | Tap a creature to put its power in charge counters on the permanent.
702.184a | What it does | At sorcery speed, tap another untapped creature you control: this permanent gets charge counters equal to that creature's power.
702.184b | Station cards | Cards printed with station are station cards. Their layout is special and has station symbols, which are keyword abilities too.
702.184c | Other characteristics | A static ability may have station count another characteristic than the tapped creature's power.
702.185 | Warp | Cast it from hand for another cost; it is exiled at the end step and may be cast later.
702.185a | What it does | From hand you may pay [cost] as an alternative to its mana cost. The permanent is exiled as the next end step begins, and after that turn its owner may cast the card while it stays exiled.
702.185b | Warped cards | A warped card is one exiled by warp's delayed trigger.
702.185c | A spell was warped | This means someone cast a spell for its warp cost in this turn.
702.186 | ∞ (Infinity) | The permanent has an ability while it is harnessed.
702.186a | How it is written | On Infinity cards, the symbol and the ability text after it make one static ability.
702.186b | What it does | The permanent has the ability while it is harnessed.
702.187 | Mayhem | Cast the card from your graveyard in the turn you discarded it.
702.187a | Kind of ability | Mayhem is static and works only in your graveyard.
702.187b | With a cost | In a turn you discarded the card, you may cast it out of your graveyard for [cost] as an alternative to its mana cost.
702.187c | Without a cost | In a turn you discarded the card, you may play it out of your graveyard.
702.188 | Web-slinging | Return a tapped creature to cast the spell for another cost.
702.188a | What it does | As an alternative to the mana cost, you may pay [cost] and return a tapped creature of yours to its owner's hand.
702.189 | Firebending | Attacking, it adds red mana that lasts through combat.
702.189a | What it does | Firebending N triggers when the creature attacks: add N {R}, which you keep through steps and phases until end of combat.
702.189b | A player firebends | You firebend whenever a firebending ability you control resolves.
702.190 | Sneak | Return an unblocked creature to cast the spell in the declare blockers step.
702.190a | What it does | In your declare blockers step, whenever you could cast an instant, you may pay [cost] and return an unblocked creature of yours to its owner's hand instead of paying the mana cost.
702.190b | Enters attacking | A permanent spell cast by sneak enters tapped and attacking the player, planeswalker or battle that the returned creature was attacking.
`;
