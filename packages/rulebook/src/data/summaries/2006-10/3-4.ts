/** The rules of chapters 3-4 as of 2006-10, each as `number | title | summary`, in our own words. */
export const SUMMARIES = `
300.1 | The five phases | A turn has five phases in order: beginning, precombat main, combat, postcombat main, end. All take place every turn; beginning, combat and end consist of steps.
300.2 | When a phase or step ends | It ends when all players pass in a row while the stack is empty; an empty stack alone isn't enough. Nothing can happen between turns, phases or steps.
300.3 | Mana burn | At the end of a phase, but not of a step, unused mana is lost and costs its player 1 life each. This is loss of life, not damage, and doesn't use the stack.
300.4 | Effects that run out | Effects “until end of” a phase or step stop as it ends; effects “until” it stop as it begins. “Until end of combat” lasts to the end of the whole combat phase.
300.5 | Triggers at the beginning | “At the beginning of” abilities go on the stack as that phase or step begins.
300.6 | Extra turns | Extra turns come right after the present one. Several are added one by one, and the latest created is taken first.
300.7 | Extra phases | Extra phases come right after the phase named. Of several after the same phase, the latest created comes first.
300.8 | Extra steps | Extra steps come right after (or before) the step named. Of several after the same step, the latest created comes first.
300.9 | Skipping | A skipped step, phase or turn is passed over as if it weren't there.
301.1 | The beginning phase | Its three steps are, in order, untap, upkeep and draw.
302.1 | Phasing first | The active player's permanents with phasing phase out, and at the same moment whatever phased out under that player's control phases in. This doesn't use the stack.
302.2 | Untapping | Next the active player settles which of their permanents untap, normally all, and untaps them at once. Effects may keep some tapped; the stack isn't used.
302.3 | No priority | Nobody gets priority in the untap step, so nothing is played or resolved. Abilities that trigger in it wait, usually until the upkeep step.
303.1 | The upkeep step | Abilities that trigger as upkeep begins, and those that triggered in the untap step, go on the stack. Next, priority goes to the active player.
304.1 | The draw step | The active player draws a card, without the stack. Then waiting triggers go on the stack, and the active player gets priority.
305.1 | Two main phases | Each turn has a main phase before combat (precombat) and one after (postcombat). Either is called “the main phase”.
305.2 | No steps | A main phase has no steps: it ends once all players pass in a row on an empty stack.
305.3 | What can be played | Triggers for its beginning are stacked first, then the active player gets priority. Normally only this player, only in this phase, may play artifact, creature, enchantment and sorcery spells.
305.4 | Playing a land | Once a turn in a main phase, the active player with priority and an empty stack may play a land from hand. It isn't a spell or ability, doesn't use the stack, and can't be countered or responded to.
306.1 | The steps of combat | Five steps: beginning of combat, attackers, blockers, combat damage, end of combat. Blockers and damage are skipped if nothing attacks; first or double strike makes a second damage step.
306.2 | Removed from combat | A creature leaves combat if it leaves play, regenerates, changes controllers, stops being a creature or an effect removes it. It then is no longer attacking, blocking, blocked or unblocked.
306.2a | Too late to stop | Once a creature is declared as attacker or blocker, effects that would have kept it from doing so don't take it out of combat.
306.2b | Tapping too late | Tapping or untapping a declared attacker or blocker neither takes it out of combat nor stops its combat damage.
306.3 | Attacking and defending player | The active player is the attacking player and, as combat starts, picks one opponent as defending player. Some multiplayer games allow attacking several.
306.4 | Attacking alone | A creature attacks alone if nothing else attacks, and blocks alone if nothing else blocks.
307.1 | Beginning of combat | Abilities that trigger at this time are stacked first, then the active player gets priority.
308.1 | The declare attackers step | The active player declares attackers without the stack, naming whom each attacks if several can be attacked; a creature's “defending player” is only the one it attacks. Then triggers go on the stack and that player gets priority.
308.2 | How to declare attackers | Follow these steps in order. If any can't be done, the declaration is illegal and the game goes back to the moment before it.
308.2a | Choosing attackers | The active player chooses no attackers, or creatures that together may legally attack. Tapped creatures never can, even if attacking would not tap them; without haste, neither can those not controlled continuously since the turn began.
308.2b | Announcing bands | If a chosen creature has banding or bands with other, announce now which creatures are banded.
308.2c | Tapping attackers | The chosen creatures are tapped. That is no cost, only what attacking does.
308.2d | The cost to attack | If attacking has costs, work out the total, be it mana, tapping, sacrifices, discards or the like. From then on it is fixed.
308.2e | Mana for the cost | If mana is to be paid, the active player may now play mana abilities.
308.2f | Paying the attack cost | All attack costs are paid, in any order, and never only in part.
308.2g | Becoming attackers | With all paid, each chosen creature that the active player still controls is attacking. It stays so until removed from combat or the combat phase is over.
308.3 | Attack triggers | “Attacks” abilities trigger only when the creature is declared as an attacker. Later changes that would fit the condition, or being put into play attacking, don't trigger them.
308.4 | No attackers | If no attackers are declared, the step is finished, then declare blockers and combat damage are skipped.
309.1 | The declare blockers step | The defending player declares blockers without the stack. Then triggers go on the stack and the active player gets priority.
309.2 | How to declare blockers | Follow these steps in order. If any can't be done, the declaration is illegal and the game goes back to the moment before it.
309.2a | Choosing blockers | The defending player chooses any number of untapped creatures and one attacker for each to block, and the set of blocks must be legal. Blocking doesn't tap creatures.
309.2b | The cost to block | If blocking has costs, work out the total, be it mana, tapping, sacrifices, discards or the like. From then on it is fixed.
309.2c | Mana for the cost | If mana is to be paid, the defending player may now play mana abilities.
309.2d | Paying the block cost | All block costs are paid, in any order, and never only in part.
309.2e | Becoming blockers | Each chosen creature the defending player still controls blocks the attacker chosen for it. It stays so until removed from combat or the combat phase is over.
309.2f | Blocked and unblocked | An attacker with at least one declared blocker becomes blocked, any other unblocked. That stays until it is removed from combat or combat ends, unless an effect changes it.
309.3 | Block triggers | “Blocks” abilities trigger only when the creature is declared as a blocker. Later changes that would fit the condition, or being put into play blocking, don't trigger them.
309.4 | Becomes-blocked triggers | These trigger only the first time the creature becomes blocked in a combat, by a declared blocker, one put into play blocking, or an effect. Later changes to the blocker that would fit don't trigger them.
310.1 | Assigning combat damage | The active player announces how attackers assign damage, then the defending player for blockers, and it all goes on the stack as one object. Then triggers go on the stack and the active player gets priority.
310.2 | Dividing damage | A player may split a creature's combat damage freely among legal recipients, within these limits.
310.2a | As much as its power | Each attacker and blocker assigns damage equal to its power, or none if that is 0 or less.
310.2b | Unblocked attackers | All of an unblocked attacker's damage is assigned to the defending player.
310.2c | Blocked attackers | A blocked attacker splits its damage among its blockers as its controller likes. If none are left, it assigns no damage.
310.2d | Blockers | A blocker splits its damage among the attackers it blocks as its controller likes. If none are left, it assigns no damage.
310.2e | Effects on assignment | An effect saying a creature deals combat damage in another way changes how it is assigned.
310.3 | Not a spell or ability | Combat damage on the stack is neither spell nor ability, so it can't be countered.
310.4 | Dealing the damage | When the damage object resolves, all of it is dealt at once as assigned. Then the active player gets priority.
310.4a | As first assigned | Assigned damage is dealt even if its source has left play or changed power, or the recipient has left combat.
310.4b | The source of damage | The source is the creature as it is now, or as it last was if it has left play.
310.4c | Recipients gone | Damage assigned to a creature that has left play or isn't a creature any more isn't dealt.
310.5 | First strike step | If any attacker or blocker has first or double strike, only those assign damage at first. A second damage step follows for survivors that have not assigned yet, plus double strikers.
311.1 | End of combat step | Abilities that say “at end of combat” trigger and are put on the stack; next, the active player has priority.
311.2 | Combat is over | When this step ends, every creature is removed from combat and the postcombat main phase follows.
312.1 | The end phase | Its two steps are end of turn and cleanup.
313.1 | End of turn step | Abilities that trigger “at end of turn” are put on the stack; next, the active player has priority.
313.2 | Too late for this turn | “At end of turn” triggers made or arriving after this step has begun wait for the next turn's end phase. Durations such as “until end of turn” or “this turn” are not affected.
314.1 | Discarding to hand size | The active player discards down to the maximum hand size, normally seven. The stack isn't used.
314.2 | Damage and effects end | Next, all at once and without the stack: damage is removed from permanents, and effects “until end of turn” and “this turn” end.
314.3 | Priority in cleanup | Normally nobody gets priority and the step ends. But if state-based effects apply or triggers wait, the active player gets priority, and once all pass on an empty stack another cleanup step follows.
400.1 | Abilities | An ability is what an object does or can do, set by its text box, by the effect that made it or by an effect granting it. Italic reminder and flavor text are no abilities.
400.2 | How effects arise | Spells, activated and triggered abilities make effects as they resolve; static abilities make continuous effects. Text by itself is never an effect.
401.1 | What a spell is | A card on the stack is a spell. Playing it begins by moving it there from where it is played, usually the hand.
401.1a | Copies are spells | A copy of a spell is a spell too, though it has no card.
401.1b | No mana cost | If there is no mana cost, it can't be paid.
401.2 | When it stops being a spell | It stops being a spell when it resolves, is countered or leaves the stack in another way.
401.3 | Instants and sorceries | Their abilities are the instructions carried out on resolution, except those that can only apply at another time.
401.4 | Playable from elsewhere | An object may have a static ability that lets it be played from a zone other than the hand. That ability works while the object is there.
401.5 | How it may be played | An object's static abilities may restrict or ease when and how it can be played. They work in any zone it can be played from.
401.6 | Static abilities of spells | Some static abilities work while the spell is on the stack, such as additional and alternative costs and cost reductions.
401.7 | Where the card goes | Last in resolving, an instant or sorcery goes to its owner's graveyard; an artifact, creature or enchantment comes into play under the spell's controller. A countered card goes to its owner's graveyard.
402.1 | Ability and effect | An ability is text that isn't reminder or flavor text; following it gives an effect. It can affect its own object, others or players, and grants abilities with “has”, “have”, “gain” or “gains”.
402.2 | Kinds of abilities | Abilities are activated, triggered or static; the first two may also be mana abilities. Their effects are one-shot or continuous, and some replace or prevent.
402.3 | Good or bad | An ability may help or harm.
402.4 | Costs as abilities | A card's additional or alternative cost to play it is one of its abilities.
402.5 | Countering abilities | An ability is no spell, so what counters only spells can't counter it. Effects that counter abilities can, and so can the rules, as when all its targets are illegal.
402.6 | Independent of the source | Once on the stack, an ability stays even if its source goes. What it needs to know of the source it checks on resolution, or when put on the stack if for dividing its effect; if the source is gone, last known information serves.
402.7 | Several abilities | Each paragraph is an ability of its own, except strings of keywords on one line. Repeats of the same ability work separately, with more or no more effect as that ability's rules say.
402.8 | Where abilities work | Abilities of instants and sorceries usually work only on the stack, those of other objects only in play. The exceptions follow.
402.8a | Type and color setters | Characteristic-setting abilities that set type, subtype, supertype or color work in every zone.
402.8b | Zones it names | If an ability says in which zones it works, it works only from them.
402.8c | Cost to play | An ability that changes what its object costs to play works on the stack.
402.8d | How it is played | An ability that restricts or changes how its object can be played works wherever that could be played from.
402.8e | Costs not payable in play | An activated ability whose cost can't be paid in play works in every zone where the cost can be paid.
402.8f | Triggers outside play | A condition that can trigger only outside play does so from that zone. Other conditions of the same ability may work elsewhere.
402.8g | Moving itself out of a zone | If its cost or effect takes its object out of a given zone, it works only there. Not so if its trigger condition, or an earlier part of cost or effect, puts the object in that zone.
403.1 | Activated abilities | They read “[cost]: [effect]”. All before the colon is the cost, paid by the player playing it.
403.2 | Who may play it | Only the object's controller, or the owner of an uncontrolled object, unless the object says otherwise.
403.3 | Limits on use | A limit such as once each turn goes with the object, even when another player gets control.
403.4 | Tap symbol and new creatures | A creature's ability with {T} in its cost can be played only if its controller has controlled it since that player's latest turn started. Haste lifts this.
403.5 | Sorcery and instant timing | “Only any time you could play a sorcery” (or an instant) means that card type's timing rules apply. The ability doesn't become a sorcery or instant.
404.1 | Triggered abilities | They start with “when”, “whenever” or “at”. The phrase with that word is the trigger condition and says what triggers them.
404.2 | They trigger by themselves | They aren't played but trigger each time their event happens. They are put on the stack when a player would next get priority.
404.3 | Intervening “if” | An “if” right after the trigger condition is checked when the event happens and again on resolution; if false at either time, the ability does nothing. Elsewhere “if” is an ordinary word.
404.4 | Delayed triggers | An effect may create a delayed triggered ability for later. It has “when”, “whenever” or “at” in it, seldom at the start.
404.4a | Not before it is made | A delayed trigger is made as a spell or ability resolves and can't trigger on anything earlier. What happened before may make its event impossible.
404.4b | Only once | It triggers just once, on the next time its event happens, unless it states a duration such as “this turn”.
404.4c | Changed objects | If it refers to a given object, it affects that one even after its characteristics change.
404.4d | Objects that left | If it refers to a given permanent, it fails once that leaves play, even if it returns. One-shot effects on an object in a given zone likewise fail once it leaves that zone.
404.5 | Linked static and trigger | Some objects join a static ability and a trigger linked to it in one paragraph, static part first. A few triggers have the condition in the middle.
405.1 | Static abilities | They aren't played but simply exist and act all the time. They apply only on permanents in play, apart from the exceptions of 402.8.
405.2 | Characteristic-setting abilities | Built-in static abilities that say what characteristic values, types or colors their own object has. Not so abilities that affect other objects, or that an object grants to itself.
405.2a | In every zone | If one sets types, supertypes, subtypes or colors, it applies in every zone. Other characteristic-setting abilities don't.
406.1 | What a mana ability is | An activated ability that could add mana to a player's pool as it resolves, or one that triggers from a mana ability and could add more. It may do other things too.
406.2 | What isn't one | Spells that add mana aren't mana abilities, nor are triggers from anything but mana abilities. They use the stack as usual.
406.3 | Even without mana | It stays a mana ability even when the game state keeps it from making mana.
406.4 | No stack | Activated or triggered, mana abilities are played and resolve like others but never use the stack: no one can counter them or respond.
406.5 | Triggers from mana abilities | Abilities that trigger on playing a mana ability use the stack unless they are mana abilities themselves.
406.6 | Undefined mana | If it would make mana of an undefined type, it makes none.
407.1 | Adding and removing abilities | “Gains” or “has” adds an ability, “loses” removes it. If effects add and remove the same one, as a rule the latest wins.
407.2 | Being is not having | An effect that says what an object is, such as a value for a characteristic, grants no ability. What an object “gains” or “has” can be removed.
407.3 | All instances go | An effect removing an ability removes every instance of it.
408.1 | Timing, Priority, and the Stack | Players play spells and abilities only with priority, and what they play waits on the stack.
408.1a | Only at certain times | Spells and activated abilities can be played only when allowed and by set rules.
408.1b | Before priority | Before a player gets priority, state-based effects resolve together, again and again until none apply; then triggers go on the stack; then all repeats until nothing is new. Then the player may play something, take a special action or pass.
408.1c | Who gets priority | The active player first in most steps, none in untap, seldom in cleanup. A player who acts gets priority again, one who passes hands it on; when all pass in a row the top object resolves, or with an empty stack the phase or step ends.
408.1d | When to play what | Instants and activated abilities can be played whenever you have priority. Other spells need your main phase, priority and an empty stack.
408.1e | On top | A spell or activated ability being played goes on top of the stack.
408.1f | Triggers wait | Abilities may trigger any time, even while something is played or resolves, but nothing happens then. They go on the stack just before a player would next get priority.
408.1g | Combat damage | Combat damage goes on the stack after being assigned.
408.1h | Static abilities | They aren't played; they act on the game all the time, whoever has priority.
408.1i | Special actions | These don't use the stack: playing a land, turning a face-down creature up, ending a continuous effect or stopping a delayed trigger, ignoring a continuous effect, and removing a suspend card in hand from the game.
408.2 | Actions That Don't Use the Stack | Effects, static abilities, state-based effects, mana abilities, special actions and game actions never go on the stack.
408.2a | Effects | Effects are what resolving gives and don't go on the stack. Delayed triggers they create may, once triggered.
408.2b | Static abilities | They make effects all the time, without the stack.
408.2c | State-based effects | They resolve whenever a player would get priority and their condition is true.
408.2d | Playing a land | A special action that puts the land into play: only in your own main phase, with priority and an empty stack. You get priority afterwards.
408.2e | Mana abilities | They resolve at once, with all they do besides making mana. A player who had priority before has it again afterwards.
408.2f | Characteristic-setting abilities | Statements like “This is red” are just read and obeyed.
408.2g | Game actions | Without the stack: phasing and untapping in the untap step, the draw of the draw step, declaring attackers and blockers, cleanup, and mana burn.
408.2h | Turning face up | If you control a face-down permanent and have priority, you may turn it up as a special action. You have priority afterwards.
408.2i | Ending effects later | If an effect lets a player act later to end a continuous effect or stop a delayed trigger, that is a special action needing priority. The player has priority afterwards.
408.2j | Ignoring effects | If a static ability lets a player act to ignore its effect for a while, that is a special action needing priority. The player has priority afterwards.
408.2k | Suspending a card | Removing a suspend card in your hand from the game is a special action needing priority. You have priority afterwards.
409.1 | Playing spells and abilities | Follow these steps in order; if one can't be done, the game goes back to the moment before. What was announced or paid can't be changed.
409.1a | Announcing | The spell's card goes on the stack, or the ability without a card; if played from a hidden zone, its card is revealed. The spell has its card's characteristics, the ability only its text; whoever played it controls it.
409.1b | Modes, X and costs | Announce the mode, cards to splice, the value of X or other variables, and which alternative, additional or special costs you will pay. Two alternative costs or ways of playing can't be combined, and earlier choices may limit these.
409.1c | Targets | If targets vary in number, say how many, then name them; without enough legal ones it can't be played. One instance of “target” can't have the same target twice, but different instances may share one that fits.
409.1d | Conditional targets | Targets that need a certain cost paid or mode chosen are picked only if that was announced. Else it is played as if it lacked those targets.
409.1e | Dividing | If it treats targets differently or divides something, announce how now. Each target, object or player in a division gets at least one.
409.1f | Total cost | The mana, activation or alternative cost plus all increases minus all reductions. Once worked out it is fixed.
409.1g | Mana abilities | If mana is part of the cost, you may now play mana abilities; afterwards is too late.
409.1h | Paying | The whole cost is paid, in any order, and never only in part.
409.1i | Played | Now it counts as played, and abilities that trigger on that do so. Its controller gets priority if they had it before.
409.2 | Opponents who choose | If it says an opponent chooses its mode, targets or how they are affected, that opponent does so at the time its controller would.
409.2a | Which opponent | If several opponents could choose, the controller of the spell or ability picks one.
409.2b | Controller first | If the controller and another player must do something at the same time while it is played, its controller goes first.
409.3 | Cost changes later | Playing something that alters costs does nothing to what is on the stack already.
409.4 | Forbidden to play | You can't even begin to play what an effect forbids to be played.
410.1 | Not played | Triggered abilities may trigger when nothing can be played, and effects against playing abilities don't stop them.
410.2 | Triggering | An ability triggers whenever its event or state comes about, and belongs to whoever controlled its source then. It has only its text, and goes on the stack once a player would get priority.
410.3 | Ordering triggers | In APNAP order, each player puts their waiting triggers on the stack in any order. State-based effects are then checked and new triggers added until nothing is new; then priority is given.
410.4 | Choices when stacking | Its controller makes choices as for an activated ability when it goes on the stack. If no legal choice exists or it is illegal, it is removed from the stack.
410.5 | May and unless | Abilities with “may” or “unless” go on the stack in any case. The choice is made when they resolve.
410.6 | Once per event | An ability triggers once each time its event happens, but several times if one event has several such occurrences.
410.7 | Prevented events | Only an event that really happens triggers; one prevented or replaced doesn't.
410.8 | Intervening “if” | A condition right after the trigger event must be true then, or nothing triggers, and again on resolution, or nothing is done. An “if” elsewhere in the text isn't treated so.
410.9 | Block triggers | Abilities about blocking or being blocked may trigger once or several times, as their wording says.
410.9a | “Blocks” | Triggers once each combat, however many creatures it blocks, and only if it was declared as a blocker.
410.9b | “Blocks a creature” | Triggers once per attacker it blocks, and only if it was declared as a blocker.
410.9c | “Becomes blocked” | Triggers once a combat, however many block it. An effect that blocks it or makes a creature block it also triggers this, but only if it hadn't been blocked yet.
410.9d | “A creature blocks this” | Triggers once per creature that blocks it, even one an effect makes block after it was already blocked. Becoming blocked without a creature doesn't trigger it.
410.9e | A number of blockers | Triggers if that many (or at least that many) creatures are blocked or block at the declaration. Effects adding or removing blockers can trigger it too.
410.10 | Zone-change triggers | They look for the moved object only in the zone it went to. If it never got there, has left (even if back) or is hidden in a library or hand, that part does nothing.
410.10a | Comes-into-play triggers | Whenever permanents come into play, all permanents in play, new ones too, are checked for abilities that fit.
410.10b | Modified from the start | Continuous effects change a permanent the moment it is in play, so it is never there unmodified. They don't apply before it is in play.
410.10c | Leaves-play triggers | They trigger as something leaves play, for instance to a graveyard. To act on the card, they look only in the first zone it went to.
410.10d | Looking back in time | Normally triggers are checked against objects just after the event. Those for leaving play, going from a visible zone to a hidden one, or losing control look at how things were just before.
410.10e | Not triggers | “Comes into play with”, “as … comes into play”, “comes into play as” and “comes into play tapped” are static. They apply in the very event of coming into play.
410.10f | Aura triggers | An Aura's trigger on the enchanted permanent leaving play can find the Aura in its owner's graveyard, and also the permanent where it went.
410.11 | State triggers | They trigger as soon as a game state fits, then not again until that ability has left the stack. If the object is in the same zone and the state still fits, they trigger once more.
411.1 | Playing mana abilities | Announce it and pay the cost by the usual steps; it resolves right away without going on the stack.
411.2 | When to play them | An activated mana ability can be played when you have priority, or whenever a mana payment is asked for, even amid playing or resolving something.
411.3 | Triggered mana abilities | They resolve at once after the mana ability that set them off; nobody needs priority first. Whatever else they do happens at once too.
411.3a | Same type of mana | If one adds mana “of the same type” or color and several were made, the player receiving the mana chooses which.
412.1 | How long they last | Effects of a static ability last while its object stays in the zone where the ability works.
412.2 | Auras and Equipment | Static abilities that change the attached permanent don't target it. If the Aura or Equipment moves, they stop for the old permanent and start for the new.
412.3 | On the stack | Some static abilities work while the spell is on the stack: those about countering it, additional and alternative costs, or playing it without paying its mana cost.
412.4 | Where it can be played from | “You may play this”, “You can't play this” and “Play this only” abilities work in any zone you could play the card from.
412.5 | No last known information | How a static ability's effects apply is never found by an object's last known information.
413.1 | When things resolve | Each time all players pass in a row, the top object of the stack resolves: spell, ability or combat damage.
413.2 | How things resolve | Resolving follows these steps in this order.
413.2a | Checking targets | Targets that left their zone or no longer fit are illegal. If all are, it is countered; otherwise it acts only on the legal ones, using current or last known information on the others where needed.
413.2b | Following instructions | The controller does as it says in the order written. But replacement effects and later text can change what earlier text means, so read it all first.
413.2c | Choices on resolution | Other choices are made as the effect is applied. Illegal or impossible options can't be chosen, but drawing a card always counts as possible, even from an empty library.
413.2d | Several actions | For each action in turn, choices are made in APNAP order, then the action is done by all at once.
413.2e | Mana and playing meanwhile | Asked to pay mana, a player may play mana abilities. A spell the effect lets a player play is put on top and played by the usual steps without priority after; nothing else can be played during resolution.
413.2f | Information | Numbers are found once, as the effect applies, from objects as they are now, or as last known if gone; divided damage was fixed on playing. If the text says an object does something, that object does it, not the ability.
413.2g | Only the characteristic asked | An effect asking for a characteristic looks at its value only, whatever related ones the object has.
413.2h | The last step | Last, a permanent spell goes into play under its controller, an instant or sorcery to its owner's graveyard.
413.2i | Ties | If a tie is possible, the card says what to do. The game has no general rule for it.
414.1 | Countering | A countered spell goes from the stack to its owner's graveyard, a countered ability just off the stack. Neither resolves, and nothing it would do happens.
414.2 | No refund | Costs paid for what was countered are not given back.
415.1 | Targeted spells | An instant or sorcery is targeted if what it does on resolution says “target” something. If only its activated or triggered ability says so, that ability is, not the spell.
415.2 | Targeted abilities | An ability that is activated or triggered is targeted if it says “target” with an object, player or zone.
415.3 | Auras and Equipment | An Aura spell always targets, as its enchant ability says; as a permanent it doesn't. Equipment targets neither as spell nor as permanent, but equip does; other abilities of both may.
415.4 | Zero targets | What may have zero or more targets is targeted only if at least one was chosen.
415.5 | What can be a target | Only permanents, unless the text allows a player or an object elsewhere, or the target can't exist in play, as a spell or ability.
415.6 | Not itself | Nothing on the stack can target itself.
415.7 | Changing targets | A target may be changed only to another legal one, and the mode stays.
415.7a | To a legal target | A target can change only to another legal target. If there is none, it stays the same.
415.7b | The mode stays | Modes may target differently. Changing targets never changes the mode.
415.7c | “You” | “You” in a text is not a target.
416.1 | Where effects come from | Resolving spells and abilities make one-shot or continuous effects, static abilities continuous ones; some replace or prevent. State-based effects come from the rules.
416.2 | Permanents only | Effects touch only permanents, unless the text says otherwise or clearly can mean only objects elsewhere.
416.3 | As much as possible | Of something impossible, an effect does as much as can be done.
417.1 | One-shot effects | They do something once and have no duration, such as dealing damage, destroying or moving objects.
417.2 | Later actions | If one tells a player to do something later, it really makes a delayed triggered ability.
418.1 | Continuous effects | They change objects' characteristics or the rules for a fixed or open time. They come from resolving spells and abilities or from static abilities.
418.2 | As it comes into play | They change a permanent in the very moment it comes into play. So apply them before seeing what its arrival triggers.
418.3 | From spells and abilities | They last as long as they say, and mostly affect only what was there when they began.
418.3a | Duration | Such an effect lasts as long as its spell or ability says, or if that says nothing, to the end of the game.
418.3b | Which objects | If it changes characteristics or control, it touches only objects affected when it began. If not, it changes the rules and can touch later ones too.
418.3c | Variables | A variable in it is worked out just once, on resolution.
418.3d | “As long as” | If such a duration is over between playing or stacking the ability and the first moment its effect would apply, the effect does nothing.
418.4 | From static abilities | They always apply to whatever fits at the moment, while their source is in the right zone.
418.4a | Not locked in | Such an effect applies at every moment to whatever its text then fits.
418.4b | While the source is there | It applies all the time its permanent is in play or its object is in the fitting zone.
418.5 | Layers and order | Continuous effects apply in layers, within each by timestamp or dependency.
418.5a | Layers | Layers: 1 copy, 2 control, 3 text, 4 type, 5 others, 6 power and toughness; characteristic-setting first in each. Layer 6: a characteristic-setting, b others, c counters, d static abilities that modify without setting, e switching.
418.5b | Several layers | Each part of an effect applies in its own layer. Once begun, it goes on applying to the same objects in later layers, even if its ability is removed meanwhile.
418.5c | Dependency | An effect depends on another in the same layer and sublayer if that would change its text or existence, what it applies to or what it does there. Otherwise it is independent.
418.5d | Dependent effects wait | They apply just after all they depend on, even if characteristic-setting; several such go by timestamp. In a dependency loop, only timestamps count.
418.5e | Timestamps of objects | It is the time the object entered its zone; for simultaneous ones the active player chooses the order. Aura and Equipment get a new one when attached; phasing in keeps the old one.
418.5f | Timestamps of static abilities | Its effect has the object's timestamp or that of the effect creating the ability, whichever came later.
418.5g | Timestamps of spells and abilities | An effect from a resolving spell or ability gets its timestamp when it is made.
418.5h | Overriding | One continuous effect can override another, and may decide whether another applies or what it does.
418.5i | Switching power and toughness | The values of power and toughness trade places. This is applied after all else that affects them.
418.6 | Text-Changing Effects | They change only words used in the right sense, never names or granted abilities.
418.6a | Only the right words | Only words used as color, land type or creature type words are changed. Names never are, even if they contain such a word.
418.6b | Granted abilities | Adding or removing abilities doesn't change an object's text. So granted abilities can't be altered by effects on that object's text.
418.6c | Token names | A spell or ability making creature tokens gives them type and name by creature type words. Those words can be changed.
418.6d | Tokens themselves | A token's creature type and rules text come from what made it. Text-changing effects can alter them.
419.1 | Replacement and prevention | Continuous effects that, like shields, watch for an event and replace or prevent all or part of it.
419.1a | “Instead” and “skip” | Effects with “instead” are replacement effects. “Skip” replaces something with nothing.
419.1b | Coming into play with | “Comes into play with”, “as … comes into play” and “comes into play as” are replacement effects.
419.1c | Comes into play … | Continuous effects saying how this or other objects come into play are replacement effects.
419.1d | “Prevent” | Effects with “prevent” are prevention effects, saying what won't happen.
419.1e | As it is turned face up | “As this is turned face up” is a replacement effect.
419.2 | Not locked in | They apply as events happen, not fixed beforehand.
419.3 | Playing and lasting | Spells and abilities making them can be played as any others. They last until used up or their duration ends.
419.4 | In time | They must exist before the event; what has happened can't be changed. So they are usually played in response.
419.5 | The modified event | A replaced or prevented event never happens; the modified one does and may trigger abilities. Impossible parts of it are ignored.
419.5a | Zero damage | Dealing 0 damage is no damage: nothing triggers, and effects that raise damage have nothing to replace.
419.5b | “If you do” | After “you may”, it asks whether you chose to do the event, whatever then happened. If that was replaced, it refers to the replacing event.
419.6 | Replacement Effects | An event is replaced at most once by each such effect.
419.6a | Once per event | A replacement effect gets just one chance at an event and can't repeat on its own result.
419.6b | Regeneration | The next time the permanent would be destroyed this turn, instead its damage is removed, it is tapped, and it leaves combat. Triggers on the damage still occur.
419.6c | Redirection | Damage to one creature or player is dealt to another instead. If either creature has left play or isn't a creature any more then, nothing is redirected.
419.6d | Self-replacement | An effect may replace part or all of its own spell's or ability's effects. Such self-replacement effects are applied before all others.
419.6e | Skipping | To skip is to do nothing instead. What has started can't be skipped; the effect waits for the next one.
419.6f | What was scheduled | Things due in a skipped step, phase or turn don't happen; those for the “next” one wait for one not skipped. Two skips of the next mean two are skipped.
419.6g | Modal replacement | With “instead choose one”, the mode is chosen as it applies, anew for each event, and must be possible. It doesn't repeat on its own result, whatever mode was chosen.
419.6h | Replacing draws | Draws may be replaced even with an empty library. In a series, the replacement is finished first; extra actions on the drawn card don't apply to cards drawn by the replacement.
419.7 | Prevention Effects | They mostly stop damage, often up to an amount.
419.7a | Damage | What they prevent is usually damage.
419.7b | Amounts | Each 1 damage prevented shrinks the shield by 1; at 0, damage is dealt normally. With several sources at once, the player or creature's controller chooses what is prevented first; sources and events don't count, only the amount.
419.7c | A shield each | If it prevents N damage to each of several untargeted creatures, each such creature gets its own shield on resolution.
419.8 | Sources of Damage | Some effects ask for a damage source or for one with certain properties.
419.8a | Choosing a source | Choose, as the effect is made, a permanent, a spell, or something an object on the stack refers to. For a permanent, any of its damage counts; for a permanent spell, also that of the permanent it becomes.
419.8b | Rechecking properties | If a spell's or ability's shield needs certain properties, they are checked again when the source would deal damage. If they don't fit, the shield does nothing and isn't used up.
419.8c | From static abilities | Such effects cover permanents with the property and sources with it that aren't in play.
419.9 | Which applies first | The affected player, or controller of the affected object, chooses what applies first.
419.9a | Who chooses the order | The affected player, or the affected object's controller (else owner), picks one to apply, then the others if still fitting. Self-replacement comes first; several players choose in APNAP order.
419.9b | Newly applicable | One replacement effect's change may let another apply to the event.
420.1 | State-based effects | They cover only the conditions listed below. Abilities that watch for a game state are triggered abilities.
420.2 | Always active | They always work and belong to no player.
420.3 | When they are checked | When a player would get priority, all that apply resolve as one event, again until none do; then triggers go on the stack. In cleanup, if any apply, the active player gets priority.
420.4 | Not during resolution | What goes on in the middle of a resolution doesn't matter to them.
420.5 | The list | These are the state-based effects.
420.5a | No life | A player whose life is 0 or less loses.
420.5b | Toughness 0 | A creature whose toughness is 0 or less goes to its owner's graveyard, and can't regenerate.
420.5c | Lethal damage | A creature of toughness above 0 with damage at least equal to it is destroyed; it may regenerate.
420.5d | Loose Auras | An Aura on nothing, or on an illegal permanent or player, goes to its owner's graveyard.
420.5e | The legend rule | If two or more legendary permanents share a name, all go to their owners' graveyards. If just one of them is legendary, nothing happens.
420.5f | Tokens elsewhere | A token that isn't in play ceases to exist.
420.5g | Empty library | A player who tried to draw from an empty library since the last check loses.
420.5h | Poison | A player who has at least ten poison counters loses.
420.5i | The world rule | Of two or more world permanents, only the one that has been so in play for the shortest time stays. In a tie, all go; those go to their owners' graveyards.
420.5j | Stray copies | A spell's copy anywhere but on the stack, or a card's copy neither there nor in play, vanishes.
420.5k | Illegal Equipment | Equipment on an illegal permanent comes off but stays in play.
420.5m | Wrongly attached permanents | A permanent attached to another that is neither Aura nor Equipment comes off but stays in play.
420.5n | Opposing counters | If a permanent has both +1/+1 and -1/-1 counters, they cancel in pairs until one kind is gone.
421.1 | Endless loops | The game can get to where actions could repeat forever. These “infinity rules” say how to break out.
421.2 | One player's choice | If just one player controls the optional actions in it, that player names a number. The loop runs that often or until another player intervenes.
421.3 | Two players' loop | If both must act to go on, the first names a number. The other names a lower one, so the active player gets the last word, or agrees, so the second player does; with more players this goes on.
421.4 | Mandatory loops | A loop of mandatory actions only makes the game a draw.
421.5 | Independent actions | If players control optional actions that don't depend on one another, the active player names a number. In APNAP order the others agree or name a higher one, even if the loops are separate.
422.1 | Undoing illegal actions | An action that can't be completed legally is undone with its payments, triggering nothing; a spell goes back. Legal mana abilities may be undone unless their mana went to one not undone; moves to or from a library, except to the stack, can't.
422.2 | Trying again | After undoing, the player who had priority keeps it and may do anything legal, even the same in a legal way, or pass.
423.1 | Drawing a card | You draw by putting your library's top card into your hand: as a game action in each draw step, or by a cost or effect.
423.2 | One at a time | Drawing several cards is that many single draws.
423.2a | Several players | If more than one player draws, the active player does all their draws first, then the rest in turn order.
423.3 | Choosing to draw from none | You may choose to draw when offered, even with no cards in your library.
423.4 | Losing by drawing | A player who tries to draw from an empty library loses when a player would next get priority, as a state-based effect.
423.5 | Not a draw | A card an effect moves from library to hand without “draw” isn't drawn. So it neither triggers nor is replaced as a draw, and is safe with an empty library.
423.6 | Replacing draws | An effect may put something else in place of a card draw.
423.6a | Empty library | Such an effect applies even if the library has no card to draw.
423.6b | In a series | It is carried out fully before the other draws go on.
423.6c | Actions on the drawn card | If the draw is replaced, an extra action on the drawn card isn't done to any card drawn by the replacement or by further replacements.
432.2b | Drawing in Two-Headed Giant | If an effect makes several players draw, the active team's primary player (on the right) does all draws first, then its secondary player, then the other team the same way.
`;
