/** The rules of chapter 6 as of 2026-02, each as `number | title | summary`, in our own words. */
export const SUMMARIES = `
601.1 | “Play” on old cards | Older cards said “play” for casting a spell or card. Their Oracle text now says “cast”.
601.1a | Playing a card | An effect that says “play a card” means to play it as a land or to cast it as a spell, whichever fits the card.
601.2 | Casting a spell | The player puts the spell on the stack and pays for it by these steps in order, and may begin only if allowed to cast it. If a step can't be carried out, the casting is illegal and the game goes back to before it was proposed.
601.2a | To the stack | The card or copy moves to the top of the stack with its characteristics, under the caster's control, and stays until it resolves, is countered or is moved. Continuous effects on its characteristics, and one-shot effects that give it abilities, apply as it gets there.
601.2b | Announcing modes and costs | The caster announces modes, splices, additional costs or one alternative cost or method (never two), X, and how hybrid and Phyrexian mana will be paid. If the text lets a later choice define X, that choice is made now; earlier choices may limit these.
601.2c | Choosing targets | The caster sets the number of targets, which then stays fixed, and chooses legal ones, no target twice for one word “target”; unchosen modes and costs need none. As many “must be chosen” effects as possible are obeyed, and “becomes the target” abilities trigger now but wait until the casting ends.
601.2d | Dividing an effect | If the spell divides or distributes something among targets, the caster announces the division now. Every target gets at least one.
601.2e | Legality check | The game checks whether the proposed spell may be cast. If it may not, everything goes back to before it was proposed.
601.2f | Total cost | The mana cost or alternative cost, plus additional costs and increases, minus reductions in any order the caster likes; mana never falls below {0}. Then effects that directly affect the total apply and it is locked: later changes do nothing.
601.2g | Mana abilities before payment | If mana must be paid, the caster may now activate mana abilities. Once payment begins it is too late.
601.2h | Paying | The caster pays everything in any order, except that random costs and costs that move objects from a library to a public zone come last. Partial payment is not possible, nor is paying an unpayable cost.
601.2i | The spell becomes cast | Effects that modify the spell as it is cast apply, and then it has been cast: abilities that watch for casting or being put on the stack trigger. The controller gets priority if they had it before.
601.3 | When a spell may be cast | A player may begin casting only if some rule or effect permits it and none forbids it.
601.3a | Prohibitions on qualities | If an effect forbids spells with certain qualities, a player may look ahead to choices made while proposing the spell. If some choices could make it escape the prohibition, the player may begin to cast it.
601.3b | Flash for certain qualities | If an effect lets spells with certain qualities be cast as though they had flash, choices made while proposing count. If some choices could bring the spell under the effect, the player may begin to cast it that way.
601.3c | Flash for an extra cost | If an effect grants casting as though with flash only when an alternative or additional cost is paid, the player may begin casting at that time.
601.3d | Flash under a condition | If a spell has flash only under certain conditions, it may be begun as though it had flash while those conditions hold.
601.3e | Alternative characteristics | When a rule or effect says to use another set or part of a card's characteristics to judge whether it may be cast, those replace its own for that check. Continuous effects that would apply to the object so changed count too.
601.3f | Face-down cards in exile | If an effect lets a player cast spells of some quality among cards exiled face down, the player may begin to cast only one they may look at.
601.4 | Options hanging on later choices | A mode, alternative cost or additional cost may be announced if another choice of the same step, normally made later, could make it available. The caster may take those choices into account beforehand.
601.5 | Permission lost meanwhile | If the player may no longer cast the spell once its proposal is complete, the casting is undone. Losing permission later, while costs are worked out and paid or after casting, doesn't matter.
601.5a | Flash condition lost | A player who began casting with flash, or as though with flash, because a condition held may go on even if it stops holding.
601.6 | An opponent chooses | If a spell has an opponent do something the caster normally does, such as choosing modes or targets, the opponent does it at the usual moment.
601.6a | Which opponent | If several opponents could make the choice, the spell's controller picks which of them makes it.
601.6b | Controller first | If the controller and another player act at the same time while the spell is cast, the controller goes first, whatever the APNAP order.
601.7 | Cost changes look forward | Casting a spell that changes costs does nothing to spells and abilities already on the stack.
602.1 | Form of activated abilities | An activated ability is written with its cost, a colon, its effect and then any instructions about activating it.
602.1a | Activation cost | All text ahead of the colon is the activation cost. Whoever activates the ability pays it.
602.1b | Activation instructions | Text at the end of the ability may say who may activate it, when, or how its cost is set. It isn't part of the effect and works at all times.
602.1c | Only these are activated | Only activated abilities can be activated, so “activating an ability” always means one of them.
602.1d | “Play” for abilities | Older cards said “play” an ability. Their Oracle text now says “activate”.
602.1e | Changed ways to pay | If a spell or ability changes how the activation cost may be paid, the change covers the total cost, including what other effects add or take off.
602.2 | Activating an ability | The controller (the owner, if none), or whom the object names, puts the ability on the stack and pays, following the steps in order. If a step can't be followed, the activation is undone; announcements and payments can't be changed afterwards.
602.2a | The ability on the stack | The player announces the ability, revealing its card if it is in a hidden zone. The ability becomes the top object of the stack: no card, only its text, controlled by that player, until it resolves, is countered or is moved.
602.2b | The other steps | From modes to payment, activation runs like casting a spell. The activation cost takes the place of the mana cost.
602.3 | An opponent's choices | If an ability has an opponent do something its controller normally does while activating, such as choosing modes or targets, the opponent does it at the usual moment.
602.3a | Which opponent chooses | If several opponents could choose, the ability's controller picks the one who does.
602.3b | The controller acts first | If the controller and another player act at once during activation, the controller goes first, whatever the APNAP order.
602.4 | Later cost changes | Activating an ability that changes costs does nothing to spells and abilities already on the stack.
602.5 | Prohibited activation | An ability that may not be activated can't even be begun.
602.5a | Tap symbols and new creatures | A creature's ability with {T} or {Q} in its cost can be activated only if its controller has had it continuously since their most recent turn began. Haste lifts this.
602.5b | Restrictions stay | A restriction on an ability's use, such as once each turn, still counts for that object after its controller changes.
602.5c | Acquired restricted ability | When an object gets a restricted ability from another object, the restriction covers just that ability from that source. Identical abilities have their own restrictions.
602.5d | Activate as a sorcery | “Activate only as a sorcery” means when the player could cast a sorcery by timing. The ability is no sorcery, and the player needs no sorcery card.
602.5e | Activate as an instant | “Activate only as an instant” means when the player could cast an instant by timing. The ability is no instant, and the player needs no instant card.
603.1 | Form of triggered abilities | A triggered ability begins with “when”, “whenever” or “at”, names its trigger condition, then its effect, then any instructions.
603.1a | Trailing instructions | Text after the effect may limit targets or say the ability can't be countered. It isn't part of the effect and works while the ability is on the stack.
603.1b | “All” of several conditions | If an ability with several trigger conditions asks whether all of them happened in some period, count whether they occurred. It doesn't matter whether the ability triggered for them.
603.2 | Triggering | An ability triggers by itself whenever an event or state matches its trigger event. It does nothing yet.
603.2a | No permission needed | Triggered abilities trigger even when nobody may cast or activate. Effects that stop activation don't touch them.
603.2b | Start of a phase or step | “At the beginning of” abilities trigger as the named phase or step starts.
603.2c | Once per occurrence | An ability triggers once per occurrence of its event. One event that holds several occurrences makes it trigger several times.
603.2d | Additional triggers | If an ability says another triggers more often, work out the number, then it triggers that often; the saying ability applies neither to itself nor to others like it. For an object's triggered abilities, its delayed and reflexive ones don't count.
603.2e | “Becomes” triggers | They trigger at the change only, not for a state that was there already or goes on. Entering tapped or untapped is not becoming so.
603.2f | Never visible | A triggered ability whose condition is met doesn't trigger if its object is at no time visible to everybody.
603.2g | Only what happens | Only events that really occur trigger abilities. A prevented or replaced event triggers none.
603.2h | “Do this only once each turn” | An ability with this instruction triggers only if its source's controller hasn't taken that action yet this turn.
603.3 | Onto the stack | When a player would next get priority, the controller puts the triggered ability on top of the stack: no card, only its text. It stays until it resolves, is countered, is removed by a rule or is moved.
603.3a | Controller of a trigger | A triggered ability, unless delayed, belongs to whoever controlled its source when it triggered.
603.3b | Order of triggers | In APNAP order each player stacks their triggers in an order they choose: first those not triggered by another ability's triggering, then, in a second round, the rest. State-based actions and new triggers follow until none remain; then priority is given.
603.3c | Modal triggers | The controller chooses modes when the ability goes on the stack and can't choose an illegal one. Without a chosen mode the ability leaves the stack.
603.3d | Targets of triggers | Targets and divisions are chosen as for spells. If a required choice has no legal option, or something makes the ability illegal, it is removed from the stack.
603.4 | Intervening “if” | If “if” follows the trigger condition directly, the ability triggers only when that condition is true, and checks again on resolution, where it does nothing if false. An “if” elsewhere is ordinary English.
603.5 | “May” and “unless” in triggers | An optional ability goes on the stack regardless, and its “may” is decided on resolution. The same goes for “unless”.
603.6 | Zone-change triggers | They trigger on objects changing zones and, on resolution, look for the object in the zone it went to. If it never got there, has left (even if it came back) or is in a zone hidden from a player, that part does nothing.
603.6a | Enters triggers | When permanents enter the battlefield, all permanents there, newcomers included, are checked for abilities that trigger on it.
603.6b | Changed from the first moment | Continuous effects shape a permanent as soon as it is on the battlefield, so it is never there unmodified. They don't apply before that.
603.6c | Leaves triggers | They trigger when a permanent leaves the battlefield for another zone, or when a phased-in one leaves with its owner, and find the card only in the first zone it reached. “From anywhere” triggers never count as leaves-the-battlefield abilities.
603.6d | “Enters with”, “as enters” | “Enters with”, “as … enters”, “enters as” and “enters tapped” are static abilities, not triggers. They apply as part of the entering itself.
603.6e | Auras whose permanent leaves | An Aura's ability that triggers on its enchanted permanent leaving can find the new object that card became. It also finds the Aura's own new object in its owner's graveyard after state-based actions.
603.7 | Delayed triggered abilities | An effect may create an ability that acts later. It contains “when”, “whenever” or “at”, though seldom as its first word.
603.7a | When they come to be | They are made by resolving spells or abilities, by applied replacement effects, or by static abilities that let a player act. They never trigger on events before their creation, and earlier events may make their trigger impossible.
603.7b | Once only | A delayed triggered ability without a duration triggers only at the next occurrence. If several occur at once, its controller picks the one that triggers it.
603.7c | Particular objects | A delayed ability about a particular object affects it even with changed characteristics. If the object isn't in the expected zone on resolution, or left and came back, it is unaffected.
603.7d | Delayed by a spell | If a spell creates it, the spell is its source. Its controller is whoever controlled the spell at resolution.
603.7e | Delayed by an ability | If an activated or triggered ability creates it, it has that ability's source. Its controller is whoever controlled that ability at resolution.
603.7f | Delayed by a replacement effect | If a static ability's replacement effect creates it, its source is the object with that ability. Its controller is the object's controller when the replacement applied.
603.7g | Delayed by a permitted action | If a static ability lets a player act and so creates it, its source is the object with that ability. Its controller is the object's controller when the action was taken.
603.7h | After so many resolutions | An ability may create a delayed one that triggers once the first has resolved so many times within one turn. The delayed one is created only once, in the resolution that reaches the number.
603.8 | State triggers | They trigger as soon as a game state holds and go on the stack at the next chance. They can't trigger again until that instance has left the stack; then they do so if the state still holds and the object is in the same zone.
603.9 | When a player loses | Abilities that watch for a player losing trigger when that player loses or leaves the game for any reason, unless they leave because of a draw.
603.10 | Looking back in time | Normally the objects and effects just after an event decide what triggers. For the listed exceptions, the abilities and objects just before the event decide.
603.10a | Back: zone changes | Leaves-the-battlefield abilities look back; so do those for cards leaving a graveyard and for objects visible to all going to a hand or library.
603.10b | Back: phasing out | Triggers on a permanent phasing out use the state just before.
603.10c | Back: unattaching | Triggers on an object becoming unattached use the state just before.
603.10d | Back: loss of control | Triggers on a player losing control of an object, or an opponent gaining it from them, use the state just before.
603.10e | Back: countering | Triggers on a spell being countered use the state just before.
603.10f | Back: losing the game | Triggers on a player losing the game use the state just before.
603.10g | Back: planeswalking away | Triggers on planeswalking away from a plane use the state just before.
603.11 | Static ability with linked triggers | Some objects put a static ability and the triggered abilities linked to it into one paragraph, static part first. A few have their trigger condition in the middle.
603.12 | Reflexive triggers | A resolving spell or ability may create an ability for “when” a player does or doesn't do something, or something happens, “this way”. It is checked right after its creation and looks at what happened earlier in that resolution; otherwise it is like a delayed one.
603.12a | Several occurrences | It triggers once for each time its event occurred in that resolution. “Pays one or more times” after “any number of times” gives one trigger only.
604.1 | Static abilities | They are statements that simply hold all the time; they aren't activated and don't trigger.
604.2 | Continuous effects from them | A static ability makes continuous effects, some of them replacement or prevention effects. They last as long as the permanent stays and has the ability, or the object is in the zone where the ability works.
604.3 | Characteristic-defining abilities | They state an object's characteristics usually found elsewhere on it, adding to or overriding that. They work in every zone, outside the game and before it starts.
604.3a | What counts as one | It defines color, subtype, power or toughness; is printed, came with the token's creation, or came by a copy or text-changing effect; affects no other object's characteristics directly; isn't granted by the object to itself; and is unconditional.
604.4 | Attached objects don't target | Static abilities of Auras, Equipment and Fortifications affect what they are attached to without targeting it. After a move they affect the new object only.
604.5 | Working on the stack | Some static abilities apply while the spell is on the stack: those about countering it, additional or alternative costs, or casting it free.
604.6 | Working where it can be played | Abilities saying you may, can't or may only play or cast this card in some way apply in any zone the card could be played from.
604.7 | No last known information | A static ability can't use an object's last known information to apply its effects.
605.1 | Mana abilities | Activated or triggered abilities that meet either set of criteria are mana abilities, whatever else they do and whatever timing they state.
605.1a | Activated mana abilities | An activated ability is one if it needs no target, could add mana when it resolves and isn't a loyalty ability.
605.1b | Triggered mana abilities | A triggered ability is one if it needs no target, triggers on an activated mana ability's activation or resolution or on mana being added, and could add mana.
605.2 | Mana or not | A mana ability stays one even when it can't produce any mana at the moment.
605.3 | Activating mana abilities | They are activated like other activated abilities, with the exceptions below.
605.3a | When | A player may do so with priority, while casting or activating something that needs mana, or when asked for a mana payment, even in mid-casting or mid-resolution.
605.3b | No stack | An activated mana ability resolves at once without using the stack. It can't be targeted, countered or responded to.
605.3c | Not again before it resolves | Once its activation has begun, the same mana ability can't be activated again until it resolves.
605.4 | Triggered mana ability rules | They follow the rules of triggered abilities, apart from the exception below.
605.4a | Triggered ones skip the stack | A triggered mana ability resolves directly after the mana ability that set it off, with no wait for priority. It can't be targeted, countered or responded to.
605.5 | What isn't a mana ability | Spells aren't, nor are abilities that miss the criteria.
605.5a | Near misses | Not mana abilities: any with a target, triggered ones that make mana on another event, and those triggered by mana abilities that can't make mana. They follow the ordinary rules.
605.5b | Spells that make mana | A spell is never a mana ability and resolves normally. Old “mana source” cards are now instants.
606.1 | Loyalty abilities | Certain activated abilities are loyalty abilities and have rules of their own.
606.2 | Loyalty symbol | An activated ability is a loyalty ability if its cost has a loyalty symbol. Usually only planeswalkers have them.
606.3 | When to activate | Only in a main phase of your own turn, with priority and an empty stack, for a permanent you control. And only if no player has activated a loyalty ability of that permanent this turn.
606.4 | Loyalty cost | The cost is to add or remove as many loyalty counters on the permanent as the symbol shows. Other effects may change it.
606.5 | Several loyalty costs | If the total cost includes several costs of adding or removing loyalty counters, they are merged into one.
606.6 | Negative cost | A loyalty ability with a negative cost, additional costs counted, needs at least as many loyalty counters on the permanent.
607.1 | Linked abilities | If one ability printed on an object makes something happen and another refers directly to it, they are linked. The second means only what the first did or affected, nothing from other abilities.
607.1a | Inside a granting ability | An ability that stands within another that grants it to its own object counts as printed on that object.
607.1b | Double-faced objects | On a nonmodal double-faced object, abilities of both faces count as printed on it, whichever is up.
607.1c | Linked to itself | A single printed ability that does both jobs is linked to itself.
607.1d | Linked across two objects | A token, emblem or nontoken permanent can have an ability linked to one of the object that created it or put it onto the battlefield. The kinds of linking are the same, only on two objects.
607.2 | Kinds of linked abilities | Linked abilities come in several kinds.
607.2a | Exile by ability | An activated or triggered ability that exiles cards is linked to one about “the exiled cards” or cards “exiled with” the object. The second means only cards in exile through the first one's instruction.
607.2b | Exile by replacement | An ability whose replacement effect exiles cards is linked to one about “the exiled cards” or cards “exiled with” the object. The second means only cards in exile directly through that replacement.
607.2c | Put onto the battlefield | An activated or triggered ability that puts objects onto the battlefield is linked to one about objects put there or created “with” the object. The second means only those.
607.2d | Chosen value | An ability that has a player choose a value is linked to one about the (last) chosen value. The second means only that choice.
607.2e | Noted information | An ability that notes information is linked to one that refers to information noted for the object. The second means only what the first noted.
607.2f | Meaningless words | An ability that offers a choice among words with no rules meaning is linked to one about that choice. The second means only that choice.
607.2g | Cost paid on entering | An ability that has a cost paid as the object enters is linked to one about the cost paid as it entered. The second means only that payment.
607.2h | Static with triggers | A static ability and triggered abilities in one paragraph are linked. Each trigger looks only at actions taken through that static ability.
607.2i | Additional cost paid or not | An ability allowing an additional cost is linked to any that ask whether it was paid, which look only at whether paying that cost was declared in casting. With several costs, each linked ability says which it means.
607.2j | Variable additional cost | An ability with a variable additional cost to cast is linked to one about the cost paid as it was cast. The second means only the value chosen for that cost.
607.2k | Champion | Both abilities of the keyword champion are linked.
607.2m | Anchor words | Abilities that follow an anchor word are linked to the one that offers that word as a choice.
607.2n | Exile before the game | An ability about cards “exiled with cards named” this object's name is linked to the pre-game exiling ability of every object that had that name before the game began.
607.2p | Choice before the game | A pre-game choice for a characteristic-defining ability in the same paragraph is linked with it. The ability keeps using that choice as the object changes zones.
607.2q | Exile to pay for casting | A permanent spell's ability that exiles cards while paying for it is linked to the permanent's one about cards “exiled with” it. The latter means only cards exiled to pay for the spell it came from.
607.3 | Several exiled cards | If one ability says “the exiled card” but its partner exiled several, it means each: values are added up, actions and token copies are done for each. For an action on “a” card, the controller picks one.
607.4 | More than one pair | One ability can belong to several linked pairs.
607.5 | Gained together | If one effect gives an object a linked pair, they are linked to each other there, though not printed. They link to nothing else that the object has or had.
607.5a | Undefined choice | A gained ability that refers to a choice has an undefined one if its linked ability wasn't copied or no choice was made. The part that uses it does nothing.
608.1 | Resolving | When every player passes in succession, the top spell or ability of the stack resolves.
608.2 | Order of steps | For an instant, sorcery or ability, check the intervening “if” and the targets first. The other steps follow as needed, and leaving the stack and resolution triggers come last.
608.2a | Intervening “if” again | A triggered ability with an intervening “if” checks it now. If the condition is false, it leaves the stack and does nothing.
608.2b | Targets checked | A target that changed zones or no longer qualifies is illegal. If all are illegal, it doesn't resolve and a spell goes to its owner's graveyard; else illegal targets are spared the parts they're illegal for and give no information, so parts needing that don't happen.
608.2c | In the order written | The controller follows the instructions in order, as replacement effects allow. Read the whole text first, because later words may change what earlier ones mean.
608.2d | Choices on resolution | Choices not made earlier are announced as the effect applies, and illegal or impossible ones are barred, though drawing from an empty library counts as possible. In a division among untargeted things, each gets at least one.
608.2e | Several actions, several players | For each action in turn, the players choose in APNAP order, and then the action happens for all at once. After that comes the next action.
608.2f | One action on many | An action on several players or objects is simultaneous. If it can't be, it goes one by one in APNAP order, and for things of the same player the controller of the spell or ability sets the order.
608.2g | Paying and casting meanwhile | When offered a mana payment, a player may activate mana abilities first. If told or allowed to cast during resolution, they do so by the usual steps without priority after it, the new spell waits on top of the stack, and nothing else can be cast or activated.
608.2h | Information about the game | It is taken once, as the effect applies. A specific object's current state counts if it is in the expected public zone; otherwise, or if the effect moved it to a hidden zone, its last known information does, and it is the object that acts.
608.2i | Looking back | An effect that asks about the past, and doesn't act on those objects, counts objects as they were then. They needn't still be in that zone or still qualify.
608.2j | Only the named characteristics | An effect that refers to a characteristic looks just at that value and ignores related ones.
608.2k | Objects from cost or trigger | An untargeted object named in the ability's cost or trigger condition is still affected after its characteristics change.
608.2m | Leaving the stack midway | If a legally resolving instant, sorcery or ability leaves the stack during its resolution, it still finishes completely.
608.2n | Leaving the stack at the end | Last of all, an instant or sorcery goes to its owner's graveyard, and an ability leaves the stack and no longer exists.
608.2p | Resolution triggers | Abilities that watch for this spell or ability resolving trigger after all other steps.
608.3 | Permanent spells | A permanent spell is first judged by whether it has a target and whether that is legal. Then the step for Auras, mutating spells or failing to enter applies, if one fits.
608.3a | Without target | It becomes a permanent and comes onto the battlefield under its controller's control.
608.3b | With a target | If the target is illegal, a bestowed Aura or mutating creature spell becomes a creature spell and resolves as one without target. Any other such spell doesn't resolve and goes to its owner's graveyard.
608.3c | Aura spells | An Aura spell enters under its controller's control, attached to the object or player it targeted.
608.3d | Mutating spells | The object of a mutating creature spell merges with its target permanent.
608.3e | Unable to enter | If the controller can't put the resolved permanent spell onto the battlefield, it goes to its owner's graveyard.
608.3f | Copies become tokens | A resolving copy of a permanent spell becomes a token, no longer a copy of a spell. This doesn't count as creating a token.
608.3g | Delayed triggers from the spell | If its static ability that works on the stack creates a delayed triggered ability, that is created as the permanent enters.
609.1 | Effects | An effect is what a spell or ability makes happen. Resolving spells and abilities create one-shot or continuous effects, static abilities continuous ones; text is never an effect.
609.2 | Permanents by default | An effect touches only permanents unless it says otherwise or can clearly only apply in other zones.
609.3 | As much as possible | If an effect tries the impossible, it does as much as it can.
609.4 | “As though” | The pretended condition counts as true for that effect alone. For everything else the game is as it is.
609.4a | Two “as though” effects | If two let the same thing be done under different pretences, both can apply. One may supply what the other requires.
609.4b | Mana as though of any kind | It changes only how the player may pay, not the cost nor which mana was really spent. “Mana of any type can be spent” works alike.
609.5 | Ties | The text says what happens in a tie. The game has no general rule for it.
609.6 | Replacement and prevention | Replacement effects and prevention effects are continuous effects of their own kinds.
609.7 | Damage from a source | Some effects concern damage from a source.
609.7a | Choosing a source | Chosen as the effect is created: a permanent, a spell, an object referred to by something on the stack or by a waiting replacement, prevention or delayed trigger, or a face-up command-zone object, even if unable to deal damage. A permanent spell's permanent is covered too.
609.7b | Shield rechecks properties | If a resolved effect's shield wants sources of some property, it checks again when damage would be dealt. If they don't match, nothing is prevented or replaced, and an unused shield isn't used up.
609.7c | Static damage effects | A static ability's shield against sources of some property covers permanents and objects elsewhere that have it.
610.1 | One-shot effects | A one-shot effect happens once and has no duration, such as dealing damage, destroying, creating a token or moving an object.
610.2 | Making something happen later | A one-shot effect may make a delayed triggered ability, which acts later in the game instead of during the resolution.
610.3 | Moved until an event | If an effect moves an object “until” some event, a second one-shot effect returns it to its previous zone right after that event.
610.3a | Event already past: spells | If a resolving spell or activated ability would move the object, but the event came after it went on the stack and before the move, the object stays.
610.3b | Event already past: triggers | If a resolving triggered ability would move the object, but the event came after it triggered and before the move, the object stays.
610.3c | Whose control | An object returned to the battlefield in this way is under its owner's control, unless something else is said.
610.3d | Returning at once | If simultaneous events end several “until” moves, the effects that return the objects are simultaneous too.
610.4 | Phased out until an event | If an effect phases a permanent out “until” some event, a second one-shot effect phases it in right after that event.
610.4a | Not in the untap step | A permanent phased out until an event doesn't phase in during the untap step, though other effects can phase it in. After that the second effect never happens, even if the permanent is phased out again.
610.4b | Too late for spells | If a resolving spell or activated ability would phase it out, but the event came after it went on the stack and before that, the permanent doesn't phase out.
610.4c | Too late for triggers | If a resolving triggered ability would phase it out, but the event came after it triggered and before that, the permanent doesn't phase out.
610.4d | Phasing in at once | If simultaneous events end several such phasings, the effects that phase the permanents in are simultaneous too.
610.5 | Abilities for spells being cast | Some static abilities give spells an ability through a one-shot effect as they are cast. It applies as the player puts the spell on the stack.
611.1 | Continuous effects | They change objects' characteristics or control, or affect players or the rules, for a limited or unlimited time.
611.2 | From resolving | A spell or ability may create a continuous effect as it resolves.
611.2a | Duration | A resolved spell's or ability's continuous effect lasts as long as stated. Without a stated duration it lasts until the game ends.
611.2b | “For as long as” | If that time never begins, or is over before the effect would first apply and doesn't begin again during the resolution, the effect does nothing.
611.2c | Set of objects fixed | A resolved effect that changes characteristics or controllers keeps to the objects it hit when it began. A part that changes neither can reach objects that come later; mixed effects are judged part by part.
611.2d | Variables | A variable in such an effect is worked out once, at resolution.
611.2e | “Is” and “becomes” on entering | If it also puts a nontoken permanent onto the battlefield and says that it “is” or “has” something or lacks a characteristic, this applies as the permanent enters. “Becomes” and “gains” apply afterwards.
611.2f | The next spell cast | An effect on the characteristics of a player's next (fitting) spell waits. It begins when the player next puts such a spell on the stack, and applies to that one.
611.3 | From static abilities | The static ability of an object may create a continuous effect.
611.3a | Never locked in | A static ability's continuous effect applies at each moment to whatever its text fits then.
611.3b | While in its zone | A static ability's effect applies as long as its permanent is on the battlefield, or its object in the zone where the ability works.
611.3c | Already as it enters | Characteristics of an entering permanent are changed as it enters, not afterwards. So what triggers on its entering is decided with those changes.
611.3d | Granted while being played | If a static ability lets a land or permanent spell be played, or grants an ability for that, and also gives an ability that works only on the battlefield, that one lasts as stated. With no duration it lasts until the game's end.
612.1 | Text-changing effects | They change printed words or symbols of an object, generally in its rules text or type line only.
612.2 | Only words in proper use | Only words used in the meant way change: a color word as a color, a land type as one, a creature type as one. Such effects never change a card name, even if it contains the word.
612.2a | Creature types as token names | In text that creates creature tokens, creature types can be changed though they also serve as the tokens' names.
612.3 | Granted abilities aren't text | Adding or removing abilities changes no text. Text-changing effects on an object leave alone the abilities granted to it.
612.4 | Tokens | The subtypes and rules text that a token got from its creator can be changed by text-changing effects.
612.5 | Exchanged text boxes | Exchange of Words swaps the text boxes of two objects: each gets all the rules text of the other instead of its own.
612.6 | Full text | Volrath's Shapeshifter's “full text” covers the text box and type line, and also name, mana cost, color indicator, power and toughness.
612.7 | All names | Spy Kit changes the name text. The object has the name of every nonlegendary creature card in Oracle.
612.8 | Set name | An effect that sets a name changes the name text: the object loses all its names and has just that one.
612.9 | Name stickers | Name stickers continuously add their word to the name of the permanent or of the card in another zone they are on.
612.10 | Splice | Splice puts the splice card's rules text after the spell's own text. That text itself is neither changed nor replaced.
613.1 | Layers | Characteristics start from the real object: what the card prints, or what created the token or copy defined. Then all applicable continuous effects apply, layer by layer.
613.1a | Layer 1: copiable values | Layer 1 holds the rules and effects that change copiable values; it applies first.
613.1b | Layer 2: control | Layer 2, next after copiable values, holds effects that change control.
613.1c | Layer 3: text | Layer 3, next after control, holds effects that change text.
613.1d | Layer 4: type | Layer 4, next after text, holds effects that change card types, subtypes or supertypes.
613.1e | Layer 5: color | Layer 5, next after types, holds effects that change colors.
613.1f | Layer 6: abilities | Layer 6, next after colors, holds effects that add or remove abilities or forbid having one, and keyword counters.
613.1g | Layer 7: power and toughness | Layer 7, the last, holds effects that change power or toughness.
613.2 | Inside layer 1 | Layer 1 has the sublayers below, each in timestamp order unless dependency changes it.
613.2a | Layer 1a: copying | Copy effects and merging apply here. So do abilities for “as … enters” or being turned face up if they set power and toughness, with everything else they define.
613.2b | Layer 1b: face down | Face-down spells and permanents get the characteristics set for them by the face-down rules.
613.2c | Copiable values | What an object has after layer 1 are its copiable values.
613.3 | Inside layers 2–6 | Characteristic-defining abilities apply first, then the other effects in timestamp order unless dependency changes it.
613.4 | Inside layer 7 | Layer 7 has the sublayers below, each in timestamp order unless dependency changes it.
613.4a | Layer 7a: defining | First in layer 7, characteristic-defining abilities that define power or toughness apply.
613.4b | Layer 7b: setting | Second, effects that set power or toughness to a value apply, including those that speak of base power or toughness.
613.4c | Layer 7c: modifying | Third, effects and counters that raise or lower power or toughness without setting it apply.
613.4d | Layer 7d: switching | Last, effects that switch apply: toughness takes the power's value, and power that of toughness.
613.5 | All the time | The game applies the layers by itself and without pause. Every change they bring is immediate.
613.6 | Effects in several layers | Each part applies in its own layer or sublayer. Once started, an effect goes on applying to the same objects in later layers, even if its ability is removed on the way.
613.7 | Timestamps | Within a layer or sublayer, effects usually apply in timestamp order, earlier ones first.
613.7a | Timestamp of static abilities | It is the later of two: the object's own timestamp and that of the effect granting the ability. If the grant is later and the object gets a new timestamp, all effects of its static abilities get new ones in their old relative order.
613.7b | Timestamp of resolved effects | A resolved spell's or ability's continuous effect is stamped at its creation.
613.7c | Timestamp of counters | A counter is stamped when put on an object or player. Counters of that kind already there take the same new timestamp.
613.7d | Entering a zone | An object is stamped as it enters a zone.
613.7e | Becoming attached | Each time an Aura, Equipment or Fortification becomes attached, it is stamped anew.
613.7f | Turning over | Each turn face up or face down stamps the permanent anew.
613.7g | Transforming | Each time a double-faced permanent transforms or converts, it is stamped anew.
613.7h | Planes, phenomena, schemes | A face-up plane, phenomenon or scheme card is stamped as it turns face up.
613.7i | Vanguards | A face-up vanguard card is stamped as the game begins.
613.7j | Conspiracies | A conspiracy is stamped as the game begins, and anew if it turns from face down to face up.
613.7k | Stickers | A sticker is stamped when put on an object, again right after that object is, and when the object joins a merged permanent. Several stickers keep their order when their object enters a zone or merges.
613.7m | Stamped together | Of simultaneous timestamps, those for the active player's objects (controlled, or owned if uncontrolled) come earliest in an order that player chooses. The other players follow in turn order.
613.7n | Own ability before the effect | If an object's static ability and a resolving effect on that object would be stamped together, the object's own ability counts as earlier.
613.8 | Dependency | Sometimes dependency sets the order within a layer or sublayer. It beats timestamps.
613.8a | What depends on what | One effect depends on another in the same layer and sublayer if the other would change its text, its existence, what it applies to or what it does there. An effect of a characteristic-defining ability and one that isn't never depend on each other.
613.8b | Dependent effects wait | A dependent effect applies just after all that it depends on; several such at once go by timestamp. Effects in a dependency loop ignore this and go by timestamp.
613.8c | Order checked again | After each effect, the order of those left is worked out anew, since dependencies may arise or vanish.
613.9 | Overriding | A continuous effect can override another. The result of one may decide whether or how another applies.
613.10 | Effects on players | Effects on players apply after objects' characteristics are settled, in timestamp order, with dependency.
613.11 | Effects on game rules | Effects on rules, such as hand size or having to attack, apply after all others, by timestamp with dependency. Cost changes follow the order for total costs instead.
614.1 | Replacement effects | Like a shield, such a continuous effect watches for an event that would happen and puts another in its place, wholly or partly. It applies as events happen and isn't fixed beforehand.
614.1a | “Instead” | An effect that says “instead” is a replacement effect.
614.1b | “Skip” | An effect that says “skip” is a replacement effect that puts nothing in place of an event, step, phase or turn.
614.1c | “Enters with”, “as … enters” | “Enters with”, “as this enters” and “enters as” make replacement effects.
614.1d | How things enter | A continuous effect saying in what way this permanent or certain objects enter is a replacement effect.
614.1e | As it is turned face up | “As this permanent is turned face up” makes a replacement effect.
614.2 | Replaced damage | Some replacement effects concern damage from a source.
614.3 | Making such effects | Spells and abilities that create replacement effects can be used like any others. The effects last until used up or out of duration.
614.4 | In time | The effect must be there before the event. It can't change what already happened.
614.5 | One chance | A replacement effect gets one chance at an event and whatever events replace it, so it doesn't repeat itself.
614.6 | The replaced event | A replaced event doesn't happen; the modified one does and may trigger abilities. Impossible instructions in it are ignored.
614.7 | Nothing to replace | If the event to be replaced never happens, the effect does nothing.
614.7a | No damage at all | A source that would deal 0 damage deals none. Effects that would increase or redirect that damage do nothing.
614.8 | Regeneration | It replaces the permanent's next destruction this turn: its damage is removed, its controller taps it, and an attacker or blocker leaves combat. Abilities triggered by the damage still trigger.
614.9 | Redirection | It deals the same damage to another battle, creature, planeswalker or player. It does nothing if either permanent is gone or no longer of those types, or if either player has left the game.
614.10 | Skipping | To skip something is to do nothing in its place. A step, phase or turn already begun can't be skipped, so the effect waits for the next one.
614.10a | What was scheduled | Things scheduled for the skipped part don't happen; things set for the “next” one wait for one not skipped. Two effects that skip a player's next occurrence skip the next two.
614.10b | Skip, then act | If an effect skips something and then has the player act, the action comes first in the next step, phase or turn that really occurs.
614.11 | Replacing draws | Effects that replace draws apply even when the library is empty.
614.11a | In a series of draws | When one draw of a series is replaced, carry out the whole replacement as far as possible before the series goes on.
614.11b | Action on the drawn card | If the draw of an effect that also does something to the drawn card is replaced, that isn't done to cards drawn by the replacement.
614.12 | How a permanent enters | Such effects come from elsewhere, or from the permanent itself if about it alone. Judge it as it would be on the battlefield, with earlier such replacements, its own static abilities and existing continuous effects that would apply.
614.12a | Choices before entering | Choices that such an effect needs are made before the permanent enters.
614.12b | Costs that can't all be paid | If several such effects for permanents entering together need choices of one player, the player can't choose so that the costs together couldn't be paid.
614.12c | Anchor words on entering | The controller picks one of two words as it enters. The permanent has the ability behind an anchor word as long as that word was the one chosen, and each such ability is linked to the choice.
614.13 | Moving other objects | An effect on how a permanent enters may make other objects change zones.
614.13a | Not the newcomers | When choosing objects to move for it, you can't choose the one becoming that permanent or any object entering together with it.
614.13b | Not twice | An object can't be chosen more than once to change zones for effects on how permanents enter.
614.13c | Milling meanwhile | If, while such an effect applies, another replacement mills or exiles from a library's top, cards entering the battlefield out of that library are left out, though still in it.
614.14 | Linked exile | An ability whose replacement exiles cards is linked to one about “the exiled cards” or those “exiled with” the object, which means only those. A pair gained by another object is linked there likewise, and to nothing else.
614.15 | Self-replacement | A resolving spell's or ability's effect may replace all or part of its own effects; such effects aren't continuous and apply before other replacements. The text may be a separate ability.
614.16 | Tokens and counters by effects | Replacements of an effect creating tokens or putting counters on a permanent apply to resolving spells and abilities. They also apply if a replacement or prevention effect does this, even for an event that wasn't an effect.
614.17 | “Can't” | Effects that say something can't happen are no replacement effects but follow similar rules.
614.17a | In time to forbid | A “can't” effect must exist before the event. It can't undo the past.
614.17b | Forbidden costs | Nobody can choose to pay a cost that includes an event that can't happen.
614.17c | No other replacement | An event that can't happen can be replaced by a self-replacement effect only. Other replacement and prevention effects can't touch it.
614.17d | Forbidden entering | “Can't” effects on entering come from elsewhere, or from the permanent itself if about it alone. Judge it as it would be on the battlefield, with earlier such replacements, its own static abilities and existing continuous effects that would apply.
615.1 | Prevention effects | Like a shield, such a continuous effect watches for damage that would be dealt and prevents all or part of it. It applies as events happen and isn't fixed beforehand.
615.1a | “Prevent” | An effect that says “prevent” is a prevention effect; the word names the damage not dealt.
615.2 | Damage of a source | Many prevention effects concern damage from a source.
615.3 | Making prevention effects | Spells and abilities that create them can be used like any others. The effects last until used up or out of duration.
615.4 | Before the damage | The effect must be there before the damage. It can't change what already happened.
615.5 | Additional effects | An additional effect, perhaps using the amount prevented, happens directly after the time of the event. The prevention itself takes place at that time.
615.6 | Prevented damage | Prevented damage never happens; a modified event may happen and trigger abilities. Impossible instructions in it are ignored.
615.7 | An amount to prevent | “Prevent the next N” is a shield that shrinks by each damage prevented, whatever the number of events or sources; the rest is dealt. If several sources deal damage at once, that player or the permanent's controller chooses which is prevented.
615.8 | The next time | An effect about the next time a source deals damage prevents that whole instance of damage. Later ones are dealt normally.
615.9 | Source of your choice | A shield against a chosen source with some property checks again when damage would be dealt. If the property is gone, nothing is prevented and the shield remains.
615.10 | Static amounts | A static ability that prevents a certain amount prevents just that much of each fitting event. It applies separately to other such events, simultaneous or not.
615.11 | A shield for each | If an effect prevents the next N damage to each of several untargeted creatures, each fitting creature gets a shield at the resolution.
615.12 | Unpreventable damage | Prevention effects still apply to it but prevent nothing and aren't used up. Their additional effects happen.
615.12a | Once each | A prevention effect applies just once to the same unpreventable damage.
615.13 | Triggers on prevention | They trigger each time a prevention effect applies to a damage event, or to several simultaneous ones, and prevents any of the damage.
616.1 | Several at once | If more than one replacement or prevention effect would change an event, the affected player, or the affected object's controller (or owner, if none), chooses by the steps below. Simultaneous choices are made in APNAP order.
616.1a | First self-replacement | If a self-replacement effect is among them, one such must be chosen.
616.1b | Then control | Otherwise, if some would change whose control an object enters under, one of those must be chosen.
616.1c | Then copying | Otherwise, if some would make an object a copy as it enters, one of those must be chosen.
616.1d | Then back face up | Otherwise, if some would make a card enter with its back face up, one of those must be chosen.
616.1e | Then any | Otherwise any applicable one may be chosen.
616.1f | Repeat | After that effect has applied, choose again among those applicable now, until none remain.
616.1g | Events inside events | An effect on an event contained in a bigger one can be chosen only after the effect on the bigger event.
616.2 | Newly applicable | A replacement or prevention effect may become applicable because another one changed the event.
`;
