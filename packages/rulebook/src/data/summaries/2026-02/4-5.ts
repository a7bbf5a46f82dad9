/** The rules of chapters 4-5 as of 2026-02, each as `number | title | summary`, in our own words. */
export const SUMMARIES = `
400.1 | Zones | Objects are in zones: each player's own library, hand and graveyard, and the shared battlefield, stack, exile and command zones. Some old cards also use the shared ante zone.
400.2 | Public and hidden | Library and hand are hidden, even while all their cards are revealed. The other zones are public: all players may see the faces, except of cards allowed to be face down.
400.3 | Only the owner's | An object that would go to another player's library, graveyard or hand goes to its owner's instead.
400.4 | Barred zones | Cards of some types can't go to some zones.
400.4a | Instants and sorceries | An instant or sorcery card that would enter the battlefield stays where it was.
400.4b | Cards that stay in command | A conspiracy, phenomenon, plane, scheme or vanguard card that would leave the command zone stays there.
400.5 | Order in zones | Libraries, graveyards, the stack and face-down piles keep their order unless a rule or effect allows a change. Other objects may be arranged freely, if control, tapping, flipping and attachments stay clear.
400.6 | Moving between zones | Before the move, its owner (for the battlefield, also the others) looks at the object if they could see it there. Replacement effects apply; of contradictory effects, the controller, or owner if none, chooses one; then it moves.
400.7 | A new object | An object that changes zones is new, without memory of or relation to what it was. The exceptions follow.
400.7a | Changed permanent spells | Resolved effects that change characteristics or control of a permanent spell go on applying to its permanent.
400.7b | Granted battlefield abilities | An ability that a static ability grants a permanent spell, and that works on the battlefield, stays with its permanent.
400.7c | Prevention | Effects that prevent damage from a permanent spell also prevent it from its permanent.
400.7d | How it was cast | A permanent's abilities can use information on the spell it was, such as the costs or mana paid.
400.7e | Zone-change triggers | A trigger on an object's move can find the new object in the zone it went to, if that is public.
400.7f | Auras of a leaving permanent | A trigger on an enchanted permanent leaving can find its Auras in their owners' graveyards. That holds if they went there at the same time, or by state-based action because they weren't attached.
400.7g | Granted permission to cast | An ability granted to a nonland card so that it can be cast stays with it on the stack when it is cast so.
400.7h | Allowed spells | Other parts of an effect that lets a nonland card be cast can find it on the stack when it is cast so.
400.7i | Allowed lands | Other parts of an effect that lets a land card be played can find it on the battlefield when it is played so.
400.7j | Moved by itself | If an effect moves an object to a public zone, its other parts can find it. So can a spell or ability whose cost moved it there.
400.7k | Madness | If a card exiled by madness wasn't cast as the trigger resolved and moved to a public zone, effects about the discarded card can find it.
400.7m | Stickers | Stickers stay on an object that goes from one public zone to another. Their effects apply to the new object.
400.8 | Exiled again | An exiled object that is exiled stays in its zone but becomes a new object, exiled just now.
400.9 | Turned face down in command | A face-up object of the command zone that turns face down becomes a new object.
400.10 | Put into command again | A command-zone object that is put there stays in its zone but becomes a new object, arrived just now.
400.11 | Outside the game | What is in none of the game's zones is outside the game. That is no zone.
400.11a | Sideboards | Sideboard cards are outside the game.
400.11b | Brought in | A card brought in from outside stays until the game ends, its owner leaves or something removes it.
400.11c | Out of reach | Spells and abilities don't touch cards outside the game. Excepted are their own printed characteristic-defining abilities and whatever can bring them in.
400.12 | Actions on a zone | An action on a zone is done to all cards in it. The zone as such isn't affected.
401.1 | The deck | At the start, every player's deck is their library.
401.2 | One pile | A library is one face-down pile. Nobody may look at its cards or reorder them.
401.3 | Counting | Anyone may count any library's cards whenever they like.
401.4 | Several cards at once | The owner orders cards put into the same place of a library together, and doesn't show the order.
401.5 | Top card changing meanwhile | If a library's top card is revealed or may be looked at and changes during a casting, activation or special action, the new one stays unseen. It is shown when that is completed.
401.6 | Revealed anew | If the revealed top card stops being revealed even briefly and is then revealed again, it is a new object.
401.7 | Nth from the top | If a library has fewer than N cards, a card to be put Nth from its top goes to the bottom.
402.1 | The hand | It holds drawn cards and those put there by other effects. At the start, each player draws their starting hand size, normally seven.
402.2 | Maximum hand size | It is normally seven. A player may hold more, but discards the excess in their cleanup step.
402.3 | Looking and counting | You may arrange and look at your own hand whenever you like. Other hands you may only count.
403.1 | The battlefield | It is the area between the players and starts empty. Permanents usually lie before their controller, save some such as Auras on another player's permanent.
403.2 | Only the battlefield | A spell or ability affects and checks the battlefield alone, unless it names a player or another zone.
403.3 | Permanents | Every object on the battlefield is a permanent, and there are permanents nowhere else.
403.4 | New on entering | An entering permanent is a new object without ties to any former one of that card, apart from the listed exceptions. This holds for all zones.
403.5 | “In play” | Older cards call the battlefield “in play”. Their Oracle text has been changed.
404.1 | The graveyard | It is a discard pile, empty at first. Countered, discarded, destroyed and sacrificed objects and resolved instants and sorceries go on top of their owner's.
404.2 | Open pile | It is a single face-up pile that anyone may look through. Its order normally stays, though tournament rules may let a player change that of their own.
404.3 | Several cards together | The owner orders cards put into the same graveyard at the same time.
405.1 | Onto the stack | Casting puts the card itself on the stack. An activated or triggered ability goes on top without any card.
405.2 | Order of the stack | New objects go on top of all others, so the stack shows the order of arrival.
405.3 | Several together | Objects put on the stack at once by an effect go in APNAP order, the active player's lowest. Each player orders their own.
405.4 | Characteristics and controller | A spell has its card's characteristics; an ability only its text. Controllers are the caster, the activator, and whoever controlled the trigger's source as it triggered, unless it is delayed.
405.5 | All pass | When all pass in succession, the top object resolves. On an empty stack, the step or phase ends and the next one begins.
405.6 | Without the stack | Some things happen without the stack.
405.6a | Effects | Effects come from resolving and don't use the stack. Delayed triggered abilities they create may do so when they trigger.
405.6b | Static abilities | They make effects all the time and never use the stack, including characteristic-defining ones.
405.6c | Mana abilities | They resolve at once, mana and any other effect together. Whoever had priority before gets it again afterwards.
405.6d | Special actions | They happen at once, without the stack.
405.6e | Turn-based actions | They happen by themselves as certain steps or phases begin, before anyone gets priority, and as each ends, with no priority after.
405.6f | State-based actions | They happen by themselves when their conditions are met, before a player would get priority.
405.6g | Conceding | A player may concede whenever they like and leaves the game at once.
405.6h | Leaving a multiplayer game | When a player leaves, objects may leave, cease to exist, change control or be exiled. That happens at once.
406.1 | The exile zone | It holds objects. Some are exiled for good, others only for a time.
406.2 | Exiling | Exiling moves an object into the exile zone from wherever it is. A card moved there is an exiled card.
406.3 | Face up or face down | Exiled cards are face up for all to see, unless exiled face down, when only those allowed may look. Who may once look may go on until the card leaves exile or is shuffled in a pile, even if that permission ends.
406.3a | Playing face-down cards | A face-down exiled card has no characteristics, but what exiled it may let it be played. It is turned face up just before that is announced, unless cast face down.
406.3b | Casting among face-down cards | To cast a spell of certain qualities among them, a player must be allowed to look at the card. And the spell must have those qualities.
406.4 | Separate piles | Face-down cards lie apart by when and how they were exiled. Only who may look at a card can choose it; others choose a pile and get a random card of it, which for a cost of casting or activating is shown after payment.
406.5 | Keeping track | Exiled cards that may return, or matter through their own or their exiler's abilities, should lie in piles of their own.
406.6 | Linked exile abilities | On one object, an ability that exiles cards and one about “the exiled cards” or those “exiled with” it are linked. The second means only what the first exiled.
406.7 | Exiled once more | An object already in exile that is exiled stays there but becomes a new object, exiled just now.
406.8 | Old words | “Remove from the game” and “set aside” on older cards mean exile. Their Oracle text has been changed.
407.1 | Playing for ante | Ante is an old, optional way to play for cards, only where law and other rules allow it. Tournament rules forbid it strictly.
407.2 | How ante works | After it is settled who goes first, but before drawing, each player antes a random card of their deck. All may look at these, and the winner becomes owner of them all.
407.3 | Ante cards | Cards to be removed when not playing for ante are alone in moving cards into or out of ante or changing owners. Without ante, they can't be in decks or sideboards or brought into the game.
407.4 | To ante | To ante an object is to put it into the ante zone from anywhere. Only its owner can.
408.1 | The command zone | It is for special objects that influence the whole game but aren't permanents and can't be destroyed.
408.2 | Emblems | Emblems may be created here.
408.3 | Variants | In Planechase, Vanguard, Commander, Archenemy and Conspiracy Draft, special cards start the game here by the rules of the variant.
500.1 | Phases of a turn | Every turn has beginning, precombat main, combat, postcombat main and ending phase in this order, even if nothing happens. Beginning, combat and ending consist of steps.
500.2 | End with priority | A phase or step with priority ends when all players pass in succession on an empty stack. An empty stack alone doesn't end it.
500.3 | End without priority | A step without priority ends once its actions are done. Only the untap step and certain cleanup steps are such.
500.4 | Expiring at the beginning | Effects that last until a step or phase expire as it begins.
500.5 | Expiring at the end | As a step or phase ends, effects lasting until its end expire, then unspent mana empties from players' pools. This turn-based action doesn't use the stack.
500.5a | “Until end of combat” | Such effects expire when the combat phase ends, not as the end of combat step begins.
500.5b | “Until end of turn” | Such effects follow the special rules of the cleanup step.
500.6 | “At the beginning of” | Abilities for the start of a phase or step trigger as it begins. They go on the stack when a player would next get priority.
500.7 | Extra turns | An extra turn comes directly after the turn named. Several are added one by one, for several players in APNAP order, and the latest created is taken first.
500.8 | Extra phases | Extra phases come directly after the phase named; the latest created of several comes first.
500.9 | Extra steps | Extra steps come directly after or before the step named; the latest created of several comes first.
500.10 | Extra step after a phase | If an effect adds a step after a phase, the phase that normally holds that step is created there. Its other steps are skipped.
500.10a | “You get” extra steps | If an effect saying “you get” a step or phase would add it to another player's turn, nothing is added.
500.11 | Skipping parts of turns | A skipped step, phase or turn is passed over as if it weren't there.
500.12 | Nothing in between | No game event can happen between steps, phases or turns.
501.1 | Steps of the beginning phase | The beginning phase consists of untap, upkeep and draw steps in this order.
502.1 | Phasing | First the active player's permanents with phasing phase out, and phased-out ones that player controlled when they left phase in, all at once. This doesn't use the stack.
502.2 | Day and night | Second, day turns to night if the previous turn's active player cast no spell in it, and night to day if they cast two or more. If it is neither, it stays so; no stack is used.
502.2a | Day and night with teams | With shared team turns, day turns to night if nobody of the previous active team cast a spell, and night to day if any one of them cast two or more. If it is neither, it stays so; no stack is used.
502.3 | Untapping | Third, the active player determines which of their permanents untap, normally all unless effects forbid it, and untaps them at once. This doesn't use the stack.
502.4 | No priority while untapping | Nobody gets priority, so nothing can be cast, activated or resolved. Abilities that trigger wait until a player would next get priority, usually in the upkeep.
503.1 | Priority in the upkeep | The upkeep step has no turn-based actions. The active player gets priority as it begins.
503.1a | Waiting triggers of the upkeep | Triggers from the untap step and from the upkeep's beginning go on the stack before that priority, whatever order they triggered in.
503.2 | After the upkeep step | A spell castable only after a player's upkeep step may be cast once the first of several upkeep steps in the turn has ended.
504.1 | The draw | First the active player draws a card, without using the stack.
504.2 | Priority in the draw step | After that the active player gets priority.
505.1 | Two main phases | A turn has a first (precombat) and a second (postcombat) main phase with combat between them. Each, and both together, are called the main phase.
505.1a | Precombat and postcombat | Only the turn's first main phase is precombat. All others are postcombat, even if combat was skipped or extra phases were added.
505.1b | Counting main phases | “First main phase” and the like count only the main phases of the current turn, unless the text says otherwise.
505.2 | No steps | A main phase has no steps. It ends when all players pass in succession with an empty stack.
505.3 | Schemes | First, in Archenemy, the archenemy sets their top scheme in motion in their own precombat main phase. This doesn't use the stack.
505.4 | Lore counters | Second, in their precombat main phase, each Saga of the active player that has a chapter ability gets a lore counter from that player. This doesn't use the stack.
505.5 | Attractions | Third, an active player with Attractions rolls to visit them in their precombat main phase. This doesn't use the stack.
505.6 | Priority in the main phase | After that the active player gets priority.
505.6a | Main-phase spells | Artifact, creature, enchantment, planeswalker and sorcery spells can normally be cast only in a main phase, by the active player.
505.6b | Playing a land | In a main phase with priority and an empty stack, one land card per turn may be played from hand by the active player, more if effects allow. It is no spell or ability, uses no stack, and can't be countered or responded to.
506.1 | Steps of combat | Combat has the steps beginning, attackers, blockers, damage and end; blockers and damage are skipped if nothing is declared or put in attacking. If an attacker or blocker has first or double strike, there are two damage steps.
506.2 | Attacker and defender | The active player is the attacking player, whose creatures may attack. With two players the other is the defending player; that player, their planeswalkers and the battles they protect may be attacked.
506.2a | Defenders in multiplayer | There may be several defending players. Unless all opponents become so automatically, the attacking player chooses one opponent as a turn-based action in the beginning of combat step, as far as the variant leaves the choice.
506.2b | Attacking teams | With shared team turns, the active team attacks and the nonactive team defends.
506.3 | Who can attack and be attacked | Only creatures attack or block. Only players, planeswalkers and battles can be attacked.
506.3a | Noncreature put into combat | A noncreature permanent that would be put onto the battlefield attacking or blocking enters, but is neither.
506.3b | Attacking for the wrong player | A creature put onto the battlefield attacking, but under someone's control who isn't an attacking player, enters without becoming an attacker.
506.3c | Attacking what isn't there | A creature put in attacking a player out of the game, or a permanent gone or no planeswalker or battle, enters but isn't an attacker.
506.3d | Attacking late | A creature put in attacking during the declare blockers, combat damage or end of combat step is unblocked.
506.3e | Blocking someone else's attacker | A creature put in blocking an attacker that isn't attacking its controller, their planeswalker or a battle they protect enters, but isn't a blocker.
506.3f | Creature battles put into combat | A creature that is also a battle, put in attacking or blocking, enters but is neither.
506.3g | Battles told to attack or block | A resolving effect that would make a battle an attacking or blocking creature does nothing in that part.
506.4 | Removal from combat | A permanent leaves combat when it leaves the battlefield, changes controller, phases out or an effect says so; when, attacked, it is no planeswalker or battle any more; when, attacking or blocking, it regenerates, stops being a creature or becomes a battle. It loses those combat roles.
506.4a | Too late to forbid | Effects that would have stopped a creature from attacking or blocking don't remove it once it has been declared.
506.4b | Tapping in combat | Tapping or untapping a declared attacker or blocker neither removes it from combat nor stops its combat damage.
506.4c | Attacked permanent removed | If the planeswalker or battle it attacks is removed, the creature goes on attacking, though nothing in particular. It may be blocked; unblocked, it deals no combat damage.
506.4d | Blocker that is attacked | A blocking creature that is also an attacked planeswalker leaves combat only if it stops being both. If it stops being one, it keeps the other role.
506.4e | Attacked planeswalker battle | If it stops being both, it leaves combat; if just a battle still, it remains attacked. If only the planeswalker part remains, it leaves combat only when its protector isn't its controller.
506.5 | Alone | A creature attacks or blocks alone if it was the only one declared. It is attacking or blocking alone if no other creature now is.
506.6 | “Had to attack” | A creature had to attack if an effect required it when attackers were declared in that combat. Without such an effect it didn't, even if no other attack was legal.
506.7 | Timed by combat | Some spells may be cast only before or after a certain point of combat, such as attackers or blockers being declared, a step, or combat itself.
506.7a | Around attackers | “Before (or after) attackers are declared” means before (or after) the declare attackers step begins, whether or not anything attacks.
506.7b | Around blockers | “Before (or after) blockers are declared” means before (or after) the declare blockers step begins, whether or not anything blocks.
506.7c | In each combat | If a spell timed by a combat point may also be cast only during combat or a player's combat phase, it fits at the right time of any of several combat phases in the turn.
506.7d | First combat only | A spell for before or after a combat point, but not limited to being cast in combat, looks at that point in the turn's first combat phase alone.
506.7e | Point that never comes | If blockers and damage are skipped, a spell castable only before such a point may be cast until the declare attackers step ends. If the whole combat is skipped, until the precombat main phase ends.
506.7f | After skipped blockers | A spell only for combat after blockers are declared can't be cast in a combat whose declare blockers step is skipped.
506.7g | Abilities timed by combat | The rules for spells timed by combat hold alike for abilities that can be activated only at such times.
507.1 | Choosing the defender | First, in a multiplayer game where not every opponent becomes a defending player, the active player chooses one opponent to be it. This doesn't use the stack.
507.2 | Priority before attackers | After that the active player gets priority.
508.1 | Declaring attackers | First the active player declares attackers, without the stack, by these steps in order. If a step can't be carried out, the declaration is undone.
508.1a | Who attacks | The active player chooses attackers among their creatures. Each must be untapped, no battle, and either have haste or have been theirs continuously since the turn began.
508.1b | What is attacked | If there are planeswalkers, battles the defender protects or several players to attack, the active player says what each attacker attacks.
508.1c | Attack restrictions | If any effect that says a creature can't attack, or only under a condition, is disobeyed, the declaration is illegal.
508.1d | Attack requirements | As many requirements to attack must be met as restrictions allow, or the declaration is illegal. Nobody must pay a cost to attack; “this turn if able” counts in each declare attackers step.
508.1e | Bands | If attackers have banding or “bands with other”, the active player says which creatures form bands.
508.1f | Tapping attackers | The active player taps the attackers. This is no cost.
508.1g | Optional costs | The active player chooses which optional costs, paid “as” creatures attack, they will pay.
508.1h | Cost to attack | The active player works out the total cost to attack, required and chosen optional costs. It is then locked: later changes are ignored.
508.1i | Mana for attacking | If mana is part of the cost, the active player may activate mana abilities now.
508.1j | Paying to attack | The active player pays everything in any order. Partial payment isn't possible.
508.1k | Becoming attackers | Each chosen creature still under the active player's control becomes an attacker, until removed from combat or the combat phase ends.
508.1m | Attack triggers | Abilities that watch for attackers being declared trigger.
508.2 | Priority after attackers | After that the active player gets priority.
508.2a | Only at the declaration | “Attacks” abilities trigger only when the creature is declared. Coming to match the condition later triggers nothing.
508.2b | Stacking attack triggers | What triggered during the declaration goes on the stack before that priority, whatever the order of triggering.
508.3 | Attack conditions | Triggers on attackers being declared are worded in different ways.
508.3a | Whenever a creature attacks | Triggers if the creature is declared as an attacker, or as attacking the named player or permanent. Being put in attacking doesn't count.
508.3b | Whenever something is attacked | Triggers once if one or more creatures are declared attacking that player or permanent. Being put in attacking doesn't count.
508.3c | Whenever a player attacks with one | Triggers if such a creature of that player is declared as an attacker.
508.3d | Whenever a player attacks | Triggers if that player's creatures, one or more, are declared as attackers.
508.3e | Whenever one attacks another | Triggers if a player's creatures, one or more, are declared attacking the other player. Attacks on planeswalkers or battles, or being put in attacking, don't count.
508.3f | Attacks and isn't blocked | Such abilities trigger in the declare blockers step, not in the declare attackers step.
508.4 | Put in attacking | If nothing is specified, the controller chooses what a creature put in or said to be attacking attacks: a defending player, their planeswalker or a battle they protect. It is attacking but never “attacked”, until removed or the combat phase ends.
508.4a | Entering with nothing to attack | The creature enters but isn't attacking if the player named has left the game. The same if the permanent named is gone, is no planeswalker or battle now, or isn't a defending player's (to control or protect) any more.
508.4b | Stated, with nothing to attack | A creature said to be attacking doesn't become so if the player named has left the game. The same if the permanent named is gone, is no planeswalker or battle now, or isn't a defending player's any more.
508.4c | Free of attack rules | Requirements and restrictions on declaring attackers don't affect creatures put in or stated to be attacking.
508.4d | Put in late | A creature put in attacking during the declare blockers, damage or end step is unblocked. That lasts until it leaves combat, an effect makes it blocked or the combat phase ends.
508.5 | Which defending player | For an attacker, “defending player” means the one it attacks, the controller of the planeswalker or the protector of the battle it attacks, unless something else is said. If it no longer attacks, use what it attacked before its removal.
508.5a | One defending player | In multiplayer, “defending player” means one particular player, determined for each attacker apart. If several could be meant, the controller of the spell or ability chooses.
508.6 | Attacking a player | You are attacking a player while a creature of yours attacks them. You have attacked them if you declared a creature attacking them.
508.7 | Reselecting the attacked | Some cards let a player choose anew what a creature attacks.
508.7a | Not a second attack | The creature stays in combat and hasn't attacked again. It attacks the new choice but still counts as having attacked the one declared.
508.7b | Free choice | Restrictions and requirements for declaring attackers don't matter to the new choice.
508.7c | Opponents only | The new choice must be an opponent of the creature's controller, a planeswalker an opponent controls or a battle an opponent protects.
508.7d | The chosen defender only | In multiplayer without attacking multiple players, it must be the chosen defending player, their planeswalker or a battle they protect.
508.7e | Within range | With limited range of influence, the new choice must be in range of the creature's controller. For a battle, its protector too.
508.8 | Nothing attacks | If no attackers were declared or put in attacking, combat has no declare blockers step and no combat damage step.
509.1 | Declaring blockers | First the defending player declares blockers, without the stack, by these steps in order. If a step can't be carried out, the declaration is undone.
509.1a | Who blocks | The defending player chooses blockers among their untapped creatures that aren't battles. Each gets one creature to block that attacks that player, their planeswalker or a battle they protect.
509.1b | Block restrictions | If any effect that says a creature can't block, or only under a condition, is disobeyed, the declaration is illegal. Evasion abilities add up, and gaining or losing one after a legal block changes nothing.
509.1c | Block requirements | As many requirements to block must be met as restrictions allow, or the declaration is illegal. Nobody must pay a cost to block; “this turn if able” counts in each declare blockers step.
509.1d | Cost to block | The defending player works out the total cost to block. It is then locked: later changes are ignored.
509.1e | Mana for blocking | If mana is part of the cost, the defending player may activate mana abilities now.
509.1f | Paying to block | The player pays everything in any order. Partial payment isn't possible.
509.1g | Becoming blockers | Each chosen creature still under the defending player's control becomes a blocker of its attackers, until removed from combat or the combat phase ends.
509.1h | Blocked and unblocked | An attacker with declared blockers becomes blocked, others unblocked. That lasts until it is removed, an effect changes it or combat ends; losing all blockers leaves it blocked.
509.1i | Block triggers | Abilities that watch for blockers being declared trigger.
509.2 | Priority after blockers | After that the active player gets priority.
509.2a | Stacking block triggers | What triggered during the declaration goes on the stack before that priority, whatever the order of triggering.
509.3 | Block conditions | Triggers on blockers being declared are worded in different ways.
509.3a | Whenever a creature blocks | Usually triggers once per combat, however many it blocks: when declared, or made a blocker by an effect if it wasn't one already. Being put in blocking doesn't count.
509.3b | Whenever it blocks a creature | Triggers once for each attacker it blocks: when declared, or when an effect makes it block one it wasn't blocking yet. Being put in blocking doesn't count.
509.3c | Whenever it becomes blocked | Usually triggers once per combat, however many block it. An effect or a creature put in blocking also triggers it, but only if the attacker was unblocked then.
509.3d | Whenever blocked by a creature | Triggers once for each creature that blocks it: declared, put in blocking, or made by an effect to block it anew. Becoming blocked by an effect without a creature doesn't count.
509.3e | Numbers of creatures | An ability for blocking or being blocked by a number, or at least a number, of creatures triggers if the declaration of blockers meets it. Effects changing the blockers can trigger it too.
509.3f | Certain characteristics | An ability for creatures of some kind checks only the moment: a blocker when declared or made to block, an attacker when it becomes blocked. Matching later triggers nothing.
509.3g | Whenever it isn't blocked | “Attacks and isn't blocked” triggers if no blockers are declared for it, even if it was put in attacking. It doesn't if blockers were declared and then removed.
509.4 | Put in blocking | If nothing is specified, the controller chooses which attacker a creature put in blocking blocks. It is blocking but never “blocked” for triggers and effects.
509.4a | Nothing to block | If the attacker named no longer attacks, or the controller isn't its defending player, the creature enters but isn't a blocker.
509.4b | Free of block rules | Requirements and restrictions on declaring blockers don't affect creatures put in blocking.
510.1 | Assigning damage | First the active player announces the combat damage of each attacker, then the defending player that of each blocker. This doesn't use the stack.
510.1a | As much as its power | Each attacker and blocker assigns damage equal to its power. With 0 or less, it assigns none.
510.1b | Unblocked attackers | An unblocked creature assigns its damage to what it attacks. If that is nothing now, it assigns none.
510.1c | Blocked attackers | A blocked creature assigns its damage to its blockers: none if there are none now, all to a single one, or divided among several as its controller likes.
510.1d | Blockers | A blocker assigns its damage to what it blocks: none if it blocks nothing now, all to a single one, or divided among several as its controller likes.
510.1e | Checking the assignment | A player's whole assignment is checked together. If it breaks these rules, that player begins it again.
510.2 | Dealing damage | Second, all assigned combat damage is dealt at once, without the stack. Nobody can cast or activate between assigning and dealing.
510.3 | Priority after damage | After that the active player gets priority.
510.3a | Stacking damage triggers | What triggered on the damage or the state-based actions after it goes on the stack before that priority, whatever the order of triggering.
510.4 | First and double strike | If an attacker or blocker has either as the step begins, only those with either assign damage, and a second damage step follows. In it, the others left that had neither as the first step began, and those that now have double strike, assign.
511.1 | Priority at the end of combat | This step has no turn-based actions. The active player gets priority as it begins.
511.2 | “At end of combat” | Such abilities trigger as this step begins. “Until end of combat” effects last to the end of the combat phase.
511.3 | Combat is over | As the step ends, every creature, battle and planeswalker leaves combat. Then the postcombat main phase begins.
512.1 | Steps of the ending phase | The ending phase has an end step, then a cleanup step.
513.1 | Priority in the end step | The end step has no turn-based actions. The active player gets priority as it begins.
513.1a | Old wording | Triggers printed as “at end of turn” now say “at the beginning of the (next) end step” in Oracle.
513.2 | Too late this turn | If a permanent with an end-step trigger enters, or such a delayed trigger is created, during this step, it waits for the next turn's end step. “Until end of turn” and “this turn” effects aren't held up.
514.1 | Discarding | First the active player discards down to their maximum hand size, normally seven, without the stack.
514.2 | Damage and effects end | Second, all damage on permanents, phased-out ones included, is removed and effects lasting “until end of turn” or “this turn” end, all at once. This doesn't use the stack.
514.3 | No priority in cleanup | Usually nobody gets priority, so nothing can be cast or activated. One exception follows.
514.3a | Priority after all | If state-based actions are due or triggers are waiting, these are dealt with and the active player gets priority. When all then pass on an empty stack, another cleanup step begins.
`;
