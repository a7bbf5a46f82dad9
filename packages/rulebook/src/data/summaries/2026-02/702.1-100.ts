/** The rules 702.1 to 702.100 as of 2026-02, each as `number | title | summary`, in our own words. */
export const SUMMARIES = `
702.1 | What a keyword is | Some abilities are so common or so long that a card gives only their name, the keyword. Reminder text may add a short account of what it does.
702.1a | Keyword costs | A “[keyword] cost” in an effect means only the variable costs that belong to that keyword.
702.1b | Granted with a variable | An effect may grant a keyword whose variable depends on the object or on the game state. That value is worked out anew all the time, never fixed.
702.1c | The same is true for | If such a list names a keyword with variants or variables, and the effect grants the keyword or its counters to objects or players, it grants every fitting variant and variable.
702.1d | With a keyword | “With” or “that has” a keyword means having an ability of that keyword.
702.2 | Deathtouch | Any damage this object deals to a creature is enough to destroy it.
702.2a | Kind of ability | Deathtouch is static.
702.2b | The creature is destroyed | State-based actions destroy a creature with toughness above 0 if a source with deathtouch dealt it damage since they were last checked.
702.2c | One damage is lethal | When excess damage is reckoned, any combat damage above zero assigned to a creature by a deathtouch source counts as lethal.
702.2d | From any zone | Deathtouch works wherever the object with it is when it deals the damage.
702.2e | The source has left | If the source changes zones before an effect has it deal damage, what it last was decides whether it had deathtouch.
702.2f | Multiple instances | A second deathtouch on one object adds nothing.
702.3 | Defender | A creature with it cannot attack.
702.3a | Kind of ability | Defender is static.
702.3b | No attacks | Defender keeps a creature from attacking.
702.3c | Multiple instances | A second defender on one creature adds nothing.
702.4 | Double Strike | The creature deals combat damage in both combat damage steps: the first-strike one and the regular one.
702.4a | Kind of ability | Double strike is static and changes the rules of the combat damage step.
702.4b | Two damage steps | If an attacker or blocker has first or double strike as combat damage begins, only those with either deal damage, then a second step follows. There, remaining attackers and blockers deal damage if they had neither as the first step began or have double strike now.
702.4c | Losing it midway | A creature that loses double strike in the first combat damage step deals no damage in the second.
702.4d | Gaining it midway | If a first striker has dealt its first-step damage and then gains double strike, it may deal damage in the second step as well.
702.4e | Multiple instances | A second double strike on one creature adds nothing.
702.5 | Enchant | It says what an Aura may target and be attached to.
702.5a | What it limits | Enchant, written with an object or player, is static. It limits what the Aura spell may target and what the Aura may enchant.
702.5b | Auras | More on Auras stands with the rules on enchantments (rule 303).
702.5c | Multiple instances | All enchant abilities of an Aura count together: its target, and whatever it enchants, must satisfy every one of them.
702.5d | Auras on players | An Aura that may enchant a player targets and is attached to players only, never permanents.
702.6 | Equip | Pay the cost to attach the Equipment to a creature you control, at sorcery speed.
702.6a | What it does | Equip is an activated ability of Equipment: for [cost], attach it to a target creature you control. You may activate it only when you could cast a sorcery.
702.6b | Equipment | More on Equipment stands with the rules on artifacts (rule 301).
702.6c | Equip with a quality | “Equip [quality]” may target only a creature of that quality controlled by whoever activates it. The quality doesn't limit what the Equipment can be attached to in other ways.
702.6d | Multiple instances | With several equip abilities, you may activate whichever you like.
702.6e | Equip planeswalker | This variant attaches the Equipment to a target planeswalker you control, which is treated as a creature for it. Sorcery timing applies.
702.7 | First Strike | The creature deals combat damage before creatures without first or double strike.
702.7a | Kind of ability | First strike is static and changes the rules of the combat damage step.
702.7b | Two damage steps | If an attacker or blocker has first or double strike as combat damage begins, only those with either deal damage, then a second step follows. There, remaining attackers and blockers deal damage if they had neither as the first step began or have double strike now.
702.7c | Change between the steps | Gaining first strike after first-step damage doesn't stop a creature from dealing damage in the second step. Losing it after dealing damage there doesn't let it deal damage again, unless it has double strike.
702.7d | Multiple instances | A second first strike on one creature adds nothing.
702.8 | Flash | You may play the card whenever you could cast an instant.
702.8a | What it does | Flash is static, works in each zone you could play the card from, and lets you play it at any time you could cast an instant.
702.8b | Multiple instances | A second flash on one object adds nothing.
702.9 | Flying | The creature can be blocked only by creatures with flying or reach.
702.9a | Kind of ability | Flying is an evasion ability.
702.9b | Who may block | Only creatures with flying or reach may block a flyer. A flyer itself may block creatures with or without flying.
702.9c | Multiple instances | A second flying on one creature adds nothing.
702.10 | Haste | The creature ignores summoning sickness.
702.10a | Kind of ability | Haste is static.
702.10b | Attacking at once | A creature with haste may attack though its controller hasn't had it since their latest turn began.
702.10c | Tapping at once | Its controller may use its abilities with {T} or {Q} in the cost though they haven't had it since their latest turn began.
702.10d | Multiple instances | A second haste on one creature adds nothing.
702.11 | Hexproof | Opponents can't target the permanent or player.
702.11a | Kind of ability | Hexproof is static.
702.11b | On a permanent | Spells and abilities controlled by your opponents can't target the permanent.
702.11c | On a player | Spells and abilities controlled by your opponents can't target you.
702.11d | Hexproof from a quality | The permanent can't be targeted by opponents' spells of that quality or by opponents' abilities whose source has it. This variant is itself a hexproof ability.
702.11e | Counts as hexproof | Losing hexproof means losing every “hexproof from” too. Effects that ignore hexproof when targeting a creature, or look for a card with hexproof, cover “hexproof from” as well.
702.11f | From A and from B | This stands for two separate hexproof abilities, one for each quality.
702.11g | From each characteristic | This stands for one separate hexproof ability for every quality the characteristic can have.
702.11h | Multiple instances | The same hexproof ability twice on a permanent or player adds nothing.
702.12 | Indestructible | The permanent can't be destroyed.
702.12a | Kind of ability | Indestructible is static.
702.12b | Not destroyed | Nothing destroys the permanent, and lethal damage doesn't either: the state-based action for lethal damage passes it over.
702.12c | Multiple instances | A second indestructible on one permanent adds nothing.
702.13 | Intimidate | Only artifact creatures and creatures sharing a color with it can block the creature.
702.13a | Kind of ability | Intimidate is an evasion ability.
702.13b | Who may block | A blocker must be an artifact creature or share a color with the creature that has intimidate.
702.13c | Multiple instances | A second intimidate on one creature adds nothing.
702.14 | Landwalk | The creature can't be blocked while the defending player controls a land of the named kind.
702.14a | How it is written | It appears as “[type]walk”. The type is mostly a land type, but may be “land” with any mix of land types, card types and supertypes.
702.14b | Kind of ability | Landwalk is an evasion ability.
702.14c | When it can't be blocked | The creature is unblockable while the defending player controls one or more lands that fit: of the named type or supertype, lacking it (as “nonbasic”), or having both the type or supertype and the subtype named.
702.14d | No cancelling | A landwalk of the blocker does nothing against the attacker's landwalk.
702.14e | Multiple instances | The same kind of landwalk twice on one creature adds nothing.
702.15 | Lifelink | Damage the object deals also gains its controller that much life.
702.15a | Kind of ability | Lifelink is static.
702.15b | Life gained | The source's controller (its owner if nobody controls it) gains life equal to the damage dealt, on top of the damage's other results.
702.15c | The source has left | If the source changes zones before an effect has it deal damage, what it last was decides whether it had lifelink.
702.15d | From any zone | Lifelink works wherever the object with it is when it deals the damage.
702.15e | Several sources at once | Each source with lifelink that deals damage at the same time causes its own life gain event.
702.15f | Multiple instances | A second lifelink on one object adds nothing.
702.16 | Protection | Things of the named quality can't damage, enchant, equip, fortify, block or target what has protection from it.
702.16a | The quality | Protection is static and its quality may be any characteristic or information, but a card name only if it says so. A type, subtype or supertype covers permanents of it and also sources of it off the battlefield.
702.16b | Targeting | Neither spells of the quality nor abilities from a source of the quality can target the protected permanent or player.
702.16c | Auras | Auras of the quality can't enchant the protected permanent or player. Those already attached go to their owners' graveyards as a state-based action.
702.16d | Equipment and Fortifications | Equipment and Fortifications of the quality can't be attached to the protected permanent. Those attached come off as a state-based action and stay on the battlefield.
702.16e | Damage | All damage from sources of the quality to the protected permanent or player is prevented.
702.16f | Blocking | Creatures of the quality can't block a protected attacker.
702.16g | From A and from B | This stands for two separate protection abilities, one for each quality.
702.16h | From each characteristic | This stands for one separate protection ability for every quality the characteristic can have.
702.16i | From each of a set | This stands for one separate protection ability for everything in the set, be it characteristics, qualities or players.
702.16j | From everything | No object, whatever its characteristics, can target, enchant or damage the permanent or player. A permanent also can't be equipped, fortified or blocked by creatures.
702.16k | From a player | It protects from all objects the player controls, and those they own that nobody else controls. That player's spells, abilities, Auras, Equipment, Fortifications and blockers are shut out, and damage from those objects is prevented.
702.16m | Multiple instances | Protection from one quality twice on a permanent or player adds nothing.
702.16n | Not removing Auras | If an Aura granting protection says it doesn't remove itself or all Auras, those Auras stay. Other protection of the creature from that quality still removes them.
702.16p | Already attached | One Aura spares what is attached: matching objects on the creature (itself too) as its protection starts to apply stay on. New ones can't become attached, and other protection from that quality works as usual.
702.17 | Reach | The creature can block creatures with flying.
702.17a | Kind of ability | Reach is static.
702.17b | Blocking flyers | Only creatures with flying or reach may block a creature that flies.
702.17c | Multiple instances | A second reach on one creature adds nothing.
702.18 | Shroud | Nothing can target the permanent or player.
702.18a | What it does | Shroud is static: no spell or ability, whoever controls it, can target the permanent or player.
702.18b | Multiple instances | A second shroud on a permanent or player adds nothing.
702.19 | Trample | The attacker may assign damage beyond what its blockers need to what it attacks.
702.19a | Kind of ability | Trample is static and changes how an attacker assigns combat damage. It does nothing for a blocker or for noncombat damage.
702.19b | How damage is assigned | Only once every blocker has lethal damage may the rest be split among blockers and the attacked player, planeswalker or battle. Lethal counts damage marked and other damage assigned in this step, but ignores effects that would change what is dealt.
702.19c | Trample over planeswalkers | Attacking a planeswalker, it may also damage that walker's controller, after lethal to all blockers and at least its loyalty to the walker. Others' damage in this step counts; effects changing damage dealt don't.
702.19d | The blockers are gone | If it was blocked but no blocker is left as damage is assigned, all its damage goes to the defending player or planeswalker, as if the blockers had been given lethal damage.
702.19e | The planeswalker is gone | If the planeswalker attacked leaves combat, trample over planeswalkers lets excess damage (all of it, if no blockers are there) go to the defending player. Still, the creature isn't attacking that player.
702.19f | Plain trample stops there | Without trample over planeswalkers, a creature attacking a planeswalker can assign nothing to the defending player, even if the walker left combat or needs less damage.
702.19g | Multiple instances | Trample twice, or trample over planeswalkers twice, adds nothing.
702.20 | Vigilance | Attacking doesn't tap the creature.
702.20a | Kind of ability | Vigilance is static and changes the declare attackers step.
702.20b | Stays untapped | A creature with vigilance doesn't tap for attacking.
702.20c | Multiple instances | A second vigilance on one creature adds nothing.
702.21 | Ward | An opponent's spell or ability that targets the permanent is countered unless they pay a cost.
702.21a | What it does | Ward is a triggered ability: when a spell or ability of an opponent targets the permanent, it is countered unless that player pays [cost].
702.21b | Ward with X | An X in a ward cost is worked out when the ability resolves, not when it triggers.
702.22 | Banding | Attackers can form a band that is blocked as one, and you, not the opponent, divide the damage dealt to your banding creatures.
702.22a | Kind of ability | Banding is static and changes the rules of combat.
702.22b | Bands with other | This is a form of banding. An effect that takes banding away takes this away too.
702.22c | Forming bands | A band is attackers with banding plus at most one without, or attackers of a quality of which at least one has “bands with other” of it. You may declare any number of bands, but each creature joins only one.
702.22d | One target for the band | The whole band attacks the same player, planeswalker or battle.
702.22e | How long it lasts | A band stays together for the rest of combat, even if members lose banding.
702.22f | Leaving combat | An attacker removed from combat also leaves its band.
702.22g | Nothing shared | Banded attackers remain separate permanents; the band gives and takes no abilities.
702.22h | Blocking one blocks all | A creature that blocks one member of a band blocks each other member too.
702.22i | Blocked by an effect | If an effect makes one member blocked, all of the band is blocked.
702.22j | Defender divides damage | If its blockers include one with banding, or one with “bands with other” of a quality and another of that quality, the defending player divides the attacker's damage among its blockers at will.
702.22k | Attacker divides damage | If a creature blocks one with banding, or one with “bands with other” of a quality and another of that quality, the active player divides the blocker's damage among what it blocks at will.
702.22m | Multiple instances | Banding twice, or the same “bands with other” twice, adds nothing.
702.23 | Rampage | The creature grows for each blocker after the first.
702.23a | What it does | Rampage N triggers when the creature becomes blocked: until end of turn it gets +N/+N for every blocker after the first.
702.23b | Counted once | The bonus is set as the ability resolves, once per combat. Blockers that come or go later don't change it.
702.23c | Multiple instances | Every rampage ability triggers by itself.
702.24 | Cumulative Upkeep | Each upkeep the permanent gets an age counter and you pay the cost once per counter or sacrifice it.
702.24a | What it does | As your upkeep begins, if it's on the battlefield, put an age counter on it, then pay [cost] once per age counter or sacrifice it. Choices are made for each counter separately; you pay all or nothing.
702.24b | Multiple instances | Every cumulative upkeep triggers by itself, but each counts all age counters there as it resolves.
702.25 | Flanking | A creature without flanking that blocks this one gets -1/-1.
702.25a | What it does | Flanking triggers in the declare blockers step: a blocker of this creature that lacks flanking gets -1/-1 until end of turn.
702.25b | Multiple instances | Every flanking ability triggers by itself.
702.26 | Phasing | The permanent leaves existence and comes back by turns, in its controller's untap steps.
702.26a | When it happens | In each untap step, before untapping, the active player's phased-in permanents with phasing phase out. At the same time, everything that phased out under their control phases in.
702.26b | Phased out | A phased-out permanent is treated as nonexistent, neither affecting nor affected, except by what names phased-out permanents. It leaves combat when it phases out.
702.26c | Phased in | A permanent that phases in gets the status “phased in” and exists again for the game.
702.26d | No change of zone | Phasing changes neither zone nor control, so zone-change triggers don't happen, tokens survive, and counters and stickers stay. To effects that check its history, it neither left nor entered the battlefield or anyone's control.
702.26e | Not hit by effects | A continuous effect from a resolving spell or ability that changes characteristics or control doesn't include phased-out permanents, even one it names, unless it refers to it as phased out.
702.26f | Effects may run out | Continuous effects on it may expire while it is phased out and then don't return. A “for as long as” duration that tracks the permanent ends when it phases out.
702.26g | Indirectly | Auras, Equipment and Fortifications attached to a permanent phase out with it, “indirectly”. They phase in only together with that permanent.
702.26h | Directly and indirectly | What would phase out both directly and indirectly at once does so indirectly only.
702.26i | Attachments on return | One that phased out directly phases in attached to what it was on, if that object is still in its zone or that player in the game. Otherwise it returns unattached, and state-based actions apply.
702.26j | No attach triggers | Phasing in or out doesn't trigger abilities that watch for becoming attached or unattached.
702.26k | Owner leaves | When a player leaves the game, phased-out permanents they own leave too. No zone-change ability triggers on this.
702.26m | Skipped untap step | If a player skips the untap step through an effect, no phasing happens that turn.
702.26n | When a player has left | In multiplayer, phased-out permanents may leave or be exiled as someone leaves. One that phased out under the departed player's control phases in at the first untap step after the point where their next turn would have started.
702.26p | Multiple instances | A second phasing on one permanent adds nothing.
702.27 | Buyback | Pay an extra cost and the spell returns to your hand as it resolves.
702.27a | What it does | An instant or sorcery with buyback lets you pay [cost] in addition as you cast it. If paid, the resolving spell goes to its owner's hand, not the graveyard.
702.28 | Shadow | Creatures with shadow block, and are blocked by, only creatures with shadow.
702.28a | Kind of ability | Shadow is an evasion ability.
702.28b | Who may block | Creatures without shadow can't block those with it, nor the other way round.
702.28c | Multiple instances | A second shadow on one creature adds nothing.
702.29 | Cycling | Pay and discard the card from your hand to draw a card.
702.29a | What it does | Cycling is an activated ability that works only in your hand: pay [cost] and discard this card to draw a card.
702.29b | Exists in every zone | It can be activated only from hand, but the object has it everywhere. Effects that look for activated abilities therefore find it.
702.29c | When you cycle this card | This triggers when the card is discarded to pay for its cycling ability. It triggers from whichever zone the card ends up in.
702.29d | Cycles or discards | An ability that triggers on “cycles or discards” triggers just once for a cycled card.
702.29e | Typecycling | For [cost] and discarding this card, search your library for a card of the type, reveal it, take it into hand and shuffle. The type may be any card type, subtype, supertype or mix.
702.29f | Typecycling is cycling | Whatever triggers on cycling, forbids it, changes its cost or looks for a card with cycling treats typecycling the same.
702.30 | Echo | In your first upkeep with the permanent, pay the cost again or sacrifice it.
702.30a | What it does | As your upkeep begins, if you have gained control of the permanent since your last upkeep began, sacrifice it unless you pay [cost].
702.30b | Old cards without a cost | Cards of the Urza block were printed with echo alone; by errata their echo cost equals their mana cost.
702.31 | Horsemanship | Only creatures with horsemanship can block the creature.
702.31a | Kind of ability | Horsemanship is an evasion ability.
702.31b | Who may block | Only a creature with horsemanship can block one that has it. Those with it may block any creature.
702.31c | Multiple instances | A second horsemanship on one creature adds nothing.
702.32 | Fading | The permanent enters with fade counters and loses one each upkeep; when none can be removed, it is sacrificed.
702.32a | What it does | Fading N: the permanent enters with N fade counters, and as your upkeep begins you remove one. If there is none to remove, sacrifice it.
702.33 | Kicker | Pay an optional extra cost as you cast the spell for an added effect.
702.33a | What it does | Kicker is static, works on the stack and lets you pay [cost] in addition as you cast the spell.
702.33b | And/or | “Kicker [cost 1] and/or [cost 2]” gives the spell two kicker abilities, one per cost.
702.33c | Multikicker | This variant lets you pay its cost as often as you like while casting. A multikicker cost counts as a kicker cost.
702.33d | Kicked | A spell is kicked once its controller declares that they will pay any kicker cost of it. With two kicker costs or multikicker it may be kicked several times.
702.33e | Linked to its kicker | Abilities saying what happens if the object was kicked look only at the kicker or multikicker printed on that object.
702.33f | A kicker and B kicker | With several kicker costs, “its [A] kicker” and “its [B] kicker” mean the first and second listed. Each such ability is linked to that kicker.
702.33g | Targets only if kicked | Targets of a part that works only if kicked are chosen only if the spell was kicked. Otherwise it is cast as though without them.
702.33h | Sticker kicker | This is kicker [cost] plus: if you kick the spell, as an additional cost you get a ticket counter and may put a sticker on it.
702.34 | Flashback | Cast the card from your graveyard for its flashback cost, then exile it.
702.34a | What it does | You may cast the card from your graveyard for [cost] in place of its mana cost if it would be an instant or sorcery spell. If so, it is exiled whenever it would leave the stack.
702.35 | Madness | When you discard the card, you may cast it for its madness cost.
702.35a | What it does | If you would discard the card, it goes to exile rather than the graveyard. A trigger then lets its owner cast it for [cost] in place of its mana cost, or else put it into their graveyard.
702.35b | Alternative cost | Casting a spell through madness is paying an alternative cost.
702.35c | Finding the discarded card | If the madness trigger has resolved, the card wasn't cast and it moved to a public zone, effects about the discarded card still find it.
702.36 | Fear | Only artifact creatures and black creatures can block the creature.
702.36a | Kind of ability | Fear is an evasion ability.
702.36b | Who may block | A blocker must be black or an artifact creature.
702.36c | Multiple instances | A second fear on one creature adds nothing.
702.37 | Morph | Cast the card face down as a 2/2 for {3}; turn it up later for its morph cost.
702.37a | What it does | Morph is static and works in each zone you could play the card from. You may cast it face down for {3}, as a 2/2 creature without text, name, subtypes or mana cost.
702.37b | Megamorph | This variant works like morph, and the permanent gets a +1/+1 counter as it is turned up for its megamorph cost. A megamorph cost counts as a morph cost.
702.37c | Casting face down | Turn it down, announce morph and pay {3} as an alternative cost, from any zone you could normally cast it from. Bans and effects look at the blank 2/2, and those values are copiable until it is turned up.
702.37d | Morph is the permission | Normally no card can be cast face down; morph permits it.
702.37e | Turning it face up | With priority, as a special action without the stack, show the morph cost the permanent would have face up, pay it and turn it up. Without such a cost it can't be done, and enters abilities neither trigger nor apply.
702.37f | X in the morph cost | Other abilities of the permanent may use X from the morph cost: it is the X chosen for the special action.
702.37g | Face-down rules | More on casting cards with morph stands with face-down spells and permanents (rule 708).
702.38 | Amplify | The creature enters with counters for cards you reveal that share a creature type.
702.38a | What it does | As it enters, reveal any hand cards of yours that have a creature type in common with it; it enters with N +1/+1 counters per card. It and cards entering simultaneously can't be revealed.
702.38b | Multiple instances | Every amplify works by itself.
702.39 | Provoke | When the creature attacks, you may untap a creature and make it block.
702.39a | What it does | When it attacks, you may pick a target creature of the defending player: it must block this creature this combat if able. You then untap that creature.
702.39b | Multiple instances | Every provoke ability triggers by itself.
702.40 | Storm | The spell is copied once per spell cast before it this turn.
702.40a | What it does | Storm triggers on the stack as you cast the spell, copying it once per other spell cast earlier this turn. You may give the copies new targets.
702.40b | Multiple instances | Every storm ability triggers by itself.
702.41 | Affinity | The spell is cheaper for each thing of a kind you control.
702.41a | What it does | Affinity is static and works on the stack: casting the spell costs {1} less per [text] you control.
702.41b | Multiple instances | Every affinity of a spell counts.
702.42 | Entwine | Pay an extra cost to choose all modes of the spell.
702.42a | What it does | Entwine is static on modal spells, working on the stack. Instead of the number of modes given, you may choose all and then pay [cost] in addition.
702.42b | Order of the modes | If entwine was paid, carry out the modes as the card orders them.
702.43 | Modular | The permanent enters with +1/+1 counters, which may pass to an artifact creature when it dies.
702.43a | What it does | Modular N: it enters with N +1/+1 counters. When it goes from the battlefield to a graveyard, you may put as many +1/+1 counters as it had on a target artifact creature.
702.43b | Multiple instances | Every modular works by itself.
702.44 | Sunburst | The object enters with a counter for each color of mana spent on it.
702.44a | What it does | For each color among the mana spent on casting it, the object enters with a +1/+1 counter if it enters as a creature (type-changing effects aside), else with a charge counter.
702.44b | When it works | Counters come only if it enters as a resolving spell from the stack and some colored mana was spent on its costs, additional and alternative ones included.
702.44c | As a number | Sunburst may set a variable of another ability; then it doesn't matter whether the spell is a creature.
702.44d | Multiple instances | Every sunburst works by itself.
702.45 | Bushido | The creature grows when it blocks or is blocked.
702.45a | What it does | Bushido N triggers when the creature blocks or becomes blocked, giving it +N/+N until end of turn.
702.45b | Multiple instances | Every bushido ability triggers by itself.
702.46 | Soulshift | When it dies, you may take back a cheap enough Spirit card.
702.46a | What it does | When it goes from the battlefield to a graveyard, you may return a target Spirit card of mana value N or less out of your graveyard to hand.
702.46b | Multiple instances | Every soulshift ability triggers by itself.
702.47 | Splice | Reveal the card as you cast a spell and pay to add its text to that spell.
702.47a | What it does | Splice is static and works in your hand. As you cast a [quality] spell, you may reveal the card and pay [cost] in addition; the spell gains the card's rules text.
702.47b | Limits and order | You must be able to make the card's choices, such as targets, and can splice each card only once onto a spell. Reveal all together and order them; the main spell's effects come first.
702.47c | Only text is added | The spell keeps its own characteristics and gains only rules text, by a text-changing effect. Where the added text names its card, it means the spell.
702.47d | Targets | Choose targets for added text as usual. The spell doesn't resolve if all its targets are illegal by then.
702.47e | Leaving the stack | However the spell leaves the stack, splice changes end.
702.48 | Offering | Sacrifice a permanent of the quality to cast the spell cheaper and at instant speed.
702.48a | What it does | You may sacrifice a [quality] permanent as an additional cost. Then the total cost drops by that permanent's mana cost, and you may cast the spell whenever you could cast an instant.
702.48b | When to sacrifice | Choose the permanent while making the spell's choices; sacrifice it while paying the total cost.
702.48c | How the cost drops | Generic mana in its mana cost lowers generic mana. Colored and colorless mana lower mana of their type, and what is left over lowers generic mana.
702.49 | Ninjutsu | Return an unblocked attacker to put this card from hand onto the battlefield attacking.
702.49a | What it does | It works only in your hand: pay [cost], reveal the card and return an unblocked attacker you control to its owner's hand. The card is put onto the battlefield tapped and attacking.
702.49b | Stays revealed | The card is shown from the announcement until the ability leaves the stack.
702.49c | What it attacks | The new creature attacks the player, planeswalker or battle that the returned creature was attacking.
702.49d | Commander ninjutsu | This variant works in the command zone as well as in hand: reveal the card there, otherwise the same cost and effect.
702.50 | Epic | You cast no more spells this game, but copy this one in every upkeep.
702.50a | What it does | You can't cast spells for the rest of the game, and each of your upkeeps begins with a copy of this spell, minus epic. You may choose new targets for the copy.
702.50b | Copies still come | The ban on casting starts as the epic spell you control resolves. Effects, epic included, may still put copies on the stack.
702.51 | Convoke | Tap creatures to help pay for the spell.
702.51a | What it does | For each colored mana in the total cost you may instead tap an untapped creature you control of that color, and for each generic mana any untapped creature you control.
702.51b | After the total cost | Convoke is neither an additional nor an alternative cost; it applies once the total cost has been set.
702.51c | Convoked | A creature tapped for the spell in this way “convoked” it.
702.51d | Multiple instances | A second convoke on one spell adds nothing.
702.52 | Dredge | Instead of drawing, mill cards and take this card from your graveyard into hand.
702.52a | What it does | It works only in your graveyard: if you would draw and your library has at least N cards, you may mill N cards and return this card to your hand instead.
702.52b | Too few cards | With fewer than N cards in the library, you can't mill any for dredge.
702.53 | Transmute | Discard the card to find one of the same mana value.
702.53a | What it does | It works only in your hand, at sorcery speed: pay [cost] and discard the card to search your library for a card of equal mana value. Reveal it, take it into hand and shuffle.
702.53b | Exists in every zone | It can be activated only from hand, but the object has it everywhere. Effects that look for activated abilities therefore find it.
702.54 | Bloodthirst | The permanent enters with counters if an opponent was dealt damage this turn.
702.54a | What it does | Bloodthirst N is static: the permanent enters with N +1/+1 counters if any opponent has been dealt damage this turn.
702.54b | Bloodthirst X | X is all the damage dealt to your opponents this turn; the permanent enters with that many +1/+1 counters.
702.54c | Multiple instances | Every bloodthirst applies by itself.
702.55 | Haunt | The dead card is exiled haunting a creature.
702.55a | What it does | When a permanent with haunt goes from the battlefield to a graveyard, or a spell with it goes there while resolving, exile it haunting a target creature.
702.55b | Creature it haunts | The exiled card haunts the creature haunt targeted. “Creature it haunts” means that object even if it no longer is a creature.
702.55c | Triggers in exile | The card's triggered abilities about the haunted creature may trigger from exile.
702.56 | Replicate | Pay a cost any number of times to copy the spell that often.
702.56a | What it does | As an additional cost you may pay [cost] as often as you like. If you did, a trigger on casting copies the spell once per payment, and copies may get new targets.
702.56b | Multiple instances | Each replicate is paid by itself and counts only its own payments.
702.57 | Forecast | An activated ability used from the hand in your upkeep by revealing the card.
702.57a | Kind of ability | Forecast marks an activated ability that can be activated from a player's hand only.
702.57b | When and how | Activate it once a turn and only in the upkeep step of the card's owner, revealing the card. It stays revealed till it leaves the hand or a step or phase other than upkeep begins.
702.58 | Graft | The permanent enters with +1/+1 counters it may hand to creatures entering.
702.58a | What it does | Graft N: it enters with N +1/+1 counters. When another creature enters and this permanent has a +1/+1 counter, you may move one onto that creature.
702.58b | Multiple instances | Every graft works by itself.
702.59 | Recover | When a creature dies to your graveyard, pay to get this card back or exile it.
702.59a | What it does | It works only in your graveyard: when a creature goes from the battlefield to your graveyard, you may pay [cost] to return this card to your hand. If you don't, exile it.
702.60 | Ripple | Reveal top cards as you cast the spell and cast those of the same name free.
702.60a | What it does | As you cast it, you may reveal your library's top N cards (all, if fewer) and cast those sharing its name without paying mana costs. The others go to the bottom in any order.
702.60b | Multiple instances | Every ripple ability triggers by itself.
702.61 | Split Second | While the spell is on the stack, nobody can respond with spells or most abilities.
702.61a | What it does | While the spell is on the stack, no player can cast another spell or activate an ability other than a mana ability.
702.61b | What is still allowed | Mana abilities and special actions remain possible. Triggered abilities still trigger and go on the stack.
702.61c | Multiple instances | A second split second on one spell adds nothing.
702.62 | Suspend | Exile the card from hand with time counters; when the last is gone, play it free.
702.62a | What it does | When you could begin casting it from hand, you may, off the stack, exile it with N time counters for [cost]. One goes each upkeep of yours; after the last you may play it free if able (a creature has haste while you control it), else it stays exiled.
702.62b | Suspended | A card is suspended while it is in exile, has suspend and bears a time counter.
702.62c | Bans on casting | Effects that would forbid casting the card also count when seeing whether you could begin to cast it.
702.62d | Alternative cost | Casting it through suspend's effect follows the rules of alternative costs.
702.63 | Vanishing | The permanent loses a time counter each upkeep and is sacrificed with the last.
702.63a | What it does | Vanishing N: it enters with N time counters, and your upkeep begins by removing one, if any. When the last is removed, sacrifice it.
702.63b | Vanishing without a number | It enters with no counters from this, but each of your upkeeps removes a time counter if there is one. When the last is removed, sacrifice it.
702.63c | Multiple instances | Every vanishing works by itself.
702.64 | Absorb | Some of each damage to the creature is prevented.
702.64a | What it does | Absorb N is static: whenever a source would damage the creature, N of it is prevented.
702.64b | Per source and time | Up to N is prevented for each source each time. Other sources, or the same one later, are reduced anew.
702.64c | Multiple instances | Every absorb applies by itself.
702.65 | Aura Swap | Exchange the Aura with one in your hand.
702.65a | What it does | For [cost], you may exchange this Aura on the battlefield with an Aura card from your hand.
702.65b | Both or nothing | If one half of the exchange is impossible, nothing happens.
702.66 | Delve | Exile cards from your graveyard to help pay for the spell.
702.66a | What it does | For each generic mana in the spell's total cost, you may exile a card in your graveyard instead of paying it.
702.66b | After the total cost | Delve is neither an additional nor an alternative cost; it applies once the total cost has been set.
702.66c | Multiple instances | A second delve on one spell adds nothing.
702.67 | Fortify | Pay the cost to attach the Fortification to a land you control, at sorcery speed.
702.67a | What it does | For [cost], attach this Fortification to a target land you control. You may activate it only when you could cast a sorcery.
702.67b | Fortifications | More on Fortifications stands with the rules on artifacts (rule 301).
702.67c | Multiple instances | With several fortify abilities, you may use whichever you like.
702.68 | Frenzy | The creature gets more power when it attacks unblocked.
702.68a | What it does | Frenzy N triggers when the creature attacks and is not blocked: it gets +N/+0 until end of turn.
702.68b | Multiple instances | Every frenzy ability triggers by itself.
702.69 | Gravestorm | The spell is copied once per permanent that died this turn.
702.69a | What it does | It triggers on the stack as you cast the spell, copying it once per permanent put from the battlefield into a graveyard this turn. You may give the copies new targets.
702.69b | Multiple instances | Every gravestorm ability triggers by itself.
702.70 | Poisonous | Combat damage by the creature to a player also gives poison counters.
702.70a | What it does | Poisonous N triggers when the creature deals combat damage to a player, who gets N poison counters.
702.70b | Multiple instances | Every poisonous ability triggers by itself.
702.71 | Transfigure | Sacrifice the permanent to fetch a creature of the same mana value.
702.71a | What it does | At sorcery speed, pay [cost] and sacrifice this permanent: put a creature card of equal mana value from your library onto the battlefield, then shuffle.
702.72 | Champion | The permanent needs another of your objects exiled; that one returns when it leaves.
702.72a | What it does | When it enters, exile another [object] you control or sacrifice it. When it leaves the battlefield, the exiled card returns to the battlefield under its owner's control.
702.72b | Linked | Champion's two abilities are linked to each other.
702.72c | Championed | A permanent is championed by the one whose champion ability directly exiled it.
702.73 | Changeling | The object has every creature type.
702.73a | What it does | This characteristic-defining ability makes the object every creature type, in all zones and outside the game too.
702.74 | Evoke | Cast the card for its evoke cost; it is sacrificed when it enters.
702.74a | What it does | From wherever you can cast it, you may pay [cost] as an alternative to its mana cost. If you did, a trigger has its controller sacrifice the permanent when it enters.
702.75 | Hideaway | As it enters, exile one of your top cards face down.
702.75a | What it does | When it enters, look at your library's top N cards, exile one face down and put the others on the bottom in random order. Whoever controls the permanent may look at the exiled card.
702.75b | Old cards without a number | Cards printed with hideaway and no number now have “Hideaway 4” and, as a separate ability, enter tapped.
702.76 | Prowl | A cheaper cost if a source of yours sharing its creature type hit a player.
702.76a | What it does | You may pay [cost] as an alternative to its mana cost if this turn a source dealt combat damage to a player while you controlled it and it had a creature type of this spell.
702.77 | Reinforce | Discard the card to put +1/+1 counters on a creature.
702.77a | What it does | It works only in your hand: pay [cost] and discard this card to put N +1/+1 counters on a target creature.
702.77b | Exists in every zone | It can be activated only from hand, but the object has it everywhere. Effects that look for activated abilities therefore find it.
702.78 | Conspire | Tap two creatures of its color to copy the spell.
702.78a | What it does | As an additional cost you may tap two untapped creatures of yours, each sharing a color with the spell. If you did, a trigger on casting copies it, and the copy may get new targets.
702.78b | Multiple instances | Each conspire is paid by itself and counts only its own payment.
702.79 | Persist | It returns from death with a -1/-1 counter, unless it had one.
702.79a | What it does | When it goes from the battlefield to a graveyard without -1/-1 counters on it, it returns under its owner's control with one -1/-1 counter.
702.80 | Wither | Its damage to creatures comes as -1/-1 counters.
702.80a | What it does | Damage from the source to a creature isn't marked; the source's controller puts as many -1/-1 counters on the creature.
702.80b | The source has left | If the source changes zones before an effect has it deal damage, what it last was decides whether it had wither.
702.80c | From any zone | Wither works wherever the object with it is when it deals the damage.
702.80d | Multiple instances | A second wither on one object adds nothing.
702.81 | Retrace | Cast the card from your graveyard by also discarding a land card.
702.81a | What it does | It works in your graveyard: you may cast the card from there if you discard a land card as an additional cost.
702.82 | Devour | Sacrifice creatures as it enters to give it counters.
702.82a | What it does | As it enters, you may sacrifice any creatures; it enters with N +1/+1 counters per creature sacrificed so.
702.82b | It devoured | “Devoured” creatures are those sacrificed through its devour ability as it entered.
702.82c | Devour a quality | With a quality, you may sacrifice any permanents of that quality instead of creatures, for N +1/+1 counters each.
702.83 | Exalted | Your creature that attacks alone gets +1/+1.
702.83a | What it does | Exalted triggers when a creature of yours attacks alone, giving it +1/+1 until end of turn.
702.83b | Attacks alone | A creature attacks alone if no other is declared as an attacker in that combat phase.
702.84 | Unearth | Bring the card back from the graveyard with haste until the next end step.
702.84a | What it does | At sorcery speed from your graveyard, [cost] returns it to the battlefield with haste. It is exiled as the next end step begins, or whenever else it would leave the battlefield.
702.85 | Cascade | As you cast the spell, you may also cast a cheaper card off your library for free.
702.85a | What it does | On casting, exile from the top of your library up to a nonland card of lower mana value. You may cast it free if that spell's mana value is lower too; uncast exiled cards go to the bottom in random order.
702.85b | As you cascade | Such an action comes once cascade has finished exiling, before you choose whether to cast the last card. If no fitting card was exiled, it comes before the cards go to the bottom.
702.85c | Multiple instances | Every cascade ability triggers by itself.
702.86 | Annihilator | When the creature attacks, the defending player sacrifices permanents.
702.86a | What it does | Annihilator N triggers when the creature attacks: N permanents are sacrificed by the defending player.
702.86b | Multiple instances | Every annihilator ability triggers by itself.
702.87 | Level Up | Pay to put a level counter on the permanent.
702.87a | What it does | For [cost], put a level counter on it. You may activate it only when you could cast a sorcery.
702.87b | Leveler cards | Cards printed with level up are leveler cards. Their layout is special and has two level symbols, which are keyword abilities too.
702.87c | Not Class levels | Class enchantments gain class levels in another way; these have nothing to do with level up or level counters.
702.88 | Rebound | The spell is exiled as it resolves and may be cast free next upkeep.
702.88a | What it does | If the spell was cast from your hand, exile it as it resolves instead of putting it into the graveyard. When your next upkeep begins, you may cast it from exile for free.
702.88b | Alternative cost | Casting it through rebound's effect follows the rules of alternative costs.
702.88c | Multiple instances | A second rebound on one spell adds nothing.
702.89 | Umbra Armor | The Aura is destroyed in place of the enchanted permanent.
702.89a | What it does | If the enchanted permanent would be destroyed, all damage on it is removed and this Aura is destroyed instead.
702.89b | Totem armor | Old cards that say “totem armor” now read “umbra armor”.
702.90 | Infect | Its damage comes as poison counters to players and -1/-1 counters to creatures.
702.90a | Kind of ability | Infect is static.
702.90b | Damage to players | The player loses no life from the damage but gets as many poison counters from the source's controller.
702.90c | Damage to creatures | Damage isn't marked on the creature; the source's controller puts as many -1/-1 counters on it.
702.90d | The source has left | If the source changes zones before an effect has it deal damage, what it last was decides whether it had infect.
702.90e | From any zone | Infect works wherever the object with it is when it deals the damage.
702.90f | Multiple instances | A second infect on one object adds nothing.
702.91 | Battle Cry | Attacking, the creature gives other attackers +1/+0.
702.91a | What it does | Battle cry triggers when the creature attacks: all other attackers get +1/+0 until end of turn.
702.91b | Multiple instances | Every battle cry ability triggers by itself.
702.92 | Living Weapon | The Equipment enters along with a Germ that wears it.
702.92a | What it does | When the Equipment enters, you create a black 0/0 Phyrexian Germ creature token and attach the Equipment to it.
702.93 | Undying | It returns from death with a +1/+1 counter, unless it had one.
702.93a | What it does | When it goes from the battlefield to a graveyard without +1/+1 counters on it, it returns under its owner's control with one +1/+1 counter.
702.94 | Miracle | If it's your first draw of the turn, you may cast the card for its miracle cost.
702.94a | What it does | You may reveal the card as you draw it if it's your first draw this turn. Doing so triggers: you may then cast it for [cost] in place of its mana cost.
702.94b | Stays revealed | The card stays revealed till it leaves your hand or the miracle trigger resolves or otherwise leaves the stack.
702.95 | Soulbond | The creature may pair with another of yours.
702.95a | What it does | When this creature or another of yours enters, you may pair this one with that other (or, on its own entry, with any), both unpaired. The pair lasts while both stay creatures on the battlefield under your control.
702.95b | Paired and unpaired | Soulbond makes creatures paired, and abilities may ask for this or for the partner. A creature that isn't paired is unpaired.
702.95c | When pairing fails | If, as soulbond resolves, either object isn't a creature, has left the battlefield or isn't controlled by soulbond's controller, neither gets paired.
702.95d | Only one partner | No creature is paired with more than one other.
702.95e | How a pair ends | Both become unpaired when either gets another controller, stops being a creature or leaves the battlefield.
702.96 | Overload | Pay another cost to make the spell affect each thing rather than a target.
702.96a | What it does | You may pay [cost] as an alternative to the mana cost. If you do, every “target” in the spell's text becomes “each”.
702.96b | No targets | An overloaded spell has no targets, and so may affect things that couldn't have been targeted.
702.96c | Text change | The word is replaced by a text-changing effect.
702.97 | Scavenge | Exile the creature card from your graveyard to put its power in counters on a creature.
702.97a | What it does | At sorcery speed, pay [cost] and exile the card from your graveyard: a target creature gets +1/+1 counters equal to the exiled card's power.
702.98 | Unleash | It may enter with a +1/+1 counter, but can't block with one.
702.98a | What it does | You may have it enter with one more +1/+1 counter. While any +1/+1 counter is on it, it can't block.
702.99 | Cipher | The spell's card is encoded on a creature, which casts copies when it hits a player.
702.99a | What it does | If the spell is a card, you may exile it encoded on a creature you control. As long as it is, each time that creature's combat damage hits a player, you may copy the card and cast the copy for free.
702.99b | Encoded | “Encoded” is the tie between the exiled cipher card and the creature chosen as the spell resolved.
702.99c | How long it lasts | It stays encoded while the card is in exile and the creature on the battlefield, even if the latter gets a new controller or stops being a creature.
702.100 | Evolve | The creature grows when a bigger one of yours enters.
702.100a | What it does | When a creature of yours enters with greater power or greater toughness than this creature, put a +1/+1 counter on this one.
702.100b | Evolves | A creature evolves when its resolving evolve ability puts +1/+1 counters on it.
702.100c | Noncreature permanents | Against a permanent that is no creature, a creature's power or toughness is never greater.
702.100d | Multiple instances | Every evolve ability triggers by itself.
`;
