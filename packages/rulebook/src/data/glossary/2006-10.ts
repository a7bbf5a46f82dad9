/** Terms of 2006-10: those of the glossary page that the project began with, and others whose meaning has changed since. The form of the lines is in `index.ts`. */
export const GLOSSARY = `
Attack | 308 | To send a creature into combat against the defending player.
Characteristics | 201.2 | What an object is by its card and the effects on it, such as name, mana cost, color, types, rules text, abilities, power and toughness. Tapped, controller, counters and the like are none.
Comes into Play | 217.5 410.10 | What a permanent does when it is put into the zone of permanents from elsewhere, or is created there.
Combat Damage | 310 408.1 | Damage by fighting. It is assigned, goes on the stack, and is dealt as it was assigned when it resolves, even if its creature is gone.
Converted Mana Cost | 203.3 | All the mana of a mana cost added up, whatever its color.
Convoke | 502.46 | As you play the spell you may tap untapped creatures of yours; each lowers its cost by {1} or by one mana of that creature's color.
Haste | 502.5 212.3d | The creature can attack, and use its tap symbol, even when it has just come under its controller's control.
In Play | 217.5 | The zone of the permanents.
Legend Rule | 420.5e | A state-based effect: if legendary permanents of one name are in play, whoever controls them, all of them go to their owners' graveyards.
Mana Burn | 300.3 | The loss of 1 life for each mana left in a player's pool when a phase ends. It is not damage.
Mana Pool | 300.3 | Where a player's mana waits to be spent. It empties as a phase ends, and burns.
Mulligan | 101.4 | To shuffle the opening hand away and draw one card fewer.
Phased Out | 217.8 | The zone of permanents that have phased out. A token there ceases to exist.
Phasing | 502.15 | The permanent moves by turns to the phased-out zone and back, in its controller's untap steps.
Play a Spell, Play an Ability | 409 403 | To put it on the stack and pay for it; it has its effect when it resolves. Later editions say cast, and activate.
Poison Counter | 420.5h | A counter on players; whoever has ten loses the game.
Regenerate | 419.6b | To put up a shield: the next time the permanent would be destroyed this turn, instead its damage is removed, it is tapped, and it leaves combat.
Removed from the Game | 217.7 | The zone of cards set apart. The effect that puts a card there may let it come back.
Replacement Effect | 419 | A continuous effect that waits for an event and puts another in its place, wholly or in part.
Replicate | 502.52 | An additional cost, paid as often as one likes: the spell is copied once for each, and the copies may have new targets.
Requirement | 500.2 | An effect that makes creatures attack or block. What is declared must obey as many as can be obeyed within the restrictions.
Resolve | 413 | What the top of the stack does when all pass: its instructions are followed in order, or its combat damage is dealt.
Respond, Response (Informal) | 408.1 | To play an instant or ability while something waits on the stack; it resolves first.
Restriction | 500.2 | An effect that may keep creatures from attacking or blocking. No declaration may break one.
Reveal | – | To show a card to everybody for a while; as part of a cost, until its spell or ability leaves the stack.
Ripple | 502.56 | When you play the spell, you may reveal your library's top N cards and play those of the same name free; the others go to the bottom.
Rules Text | 207.1 | The words that say what an object's characteristics and abilities do.
Sacrifice | 217.4a | To put a permanent that one controls into its owner's graveyard; this does not destroy it.
Scry | 502.36 | To look at the top N cards of one's library and put any of them at the bottom, the others back on top, in an order of one's own.
Sealed Deck | 100.3 | Play with decks of at least forty cards, built from newly opened packs.
Search | 217.1 | To look through a zone for cards. In a hidden zone one may fail to find cards of a stated quality, but a mere number of cards must be found as far as there are any.
Set Aside | 217.7 | To remove a card from the game until something stated lets it come back.
Shadow | 502.8 | The creature can block and be blocked only by creatures with shadow.
Shared Life Total | 606 | The one life total of a team in Two-Headed Giant, 40 at first.
Shield | 419 | What an effect puts up when it replaces or prevents something later on.
Shuffle | 101.1 | To put the cards of a deck or library into random order; opponents may then shuffle or cut it.
Skip | 300.9 419.6e 419.6f | To go past a step, phase or turn as if it were not there. What has begun can't be skipped; two effects that skip the same take two.
Snow | 205.4e | A supertype; mana of permanents that have it can pay {S}.
Snow Landwalk | 502.6 | Landwalk that looks for a snow land of the type.
Snow Mana | 104.3h | {S} in a cost: one mana of a snow permanent. What lowers generic costs does not lower this.
Snow-Covered (Obsolete) | 205.4e | The former word for snow, still in names.
Sorcery | 212.7 | A card type for spells played in one's own main phase with an empty stack; the card goes to the graveyard as the last part of resolving.
Sorcery Type | 212.7 205.3 | A subtype that belongs to sorceries, such as Arcane; instants have the same.
Soulshift | 502.39 | When the permanent is put into a graveyard from play, a target Spirit card in your graveyard, of converted mana cost up to N, may return to your hand.
Source of an Ability | 402 | The object that the ability comes from.
Source of Damage | 419.8 | The object that dealt it. Whoever chooses one may name a permanent, a spell that is being played, or something that the stack still refers to.
Special Action | 408.1i 408.2 | Something a player may do that does not use the stack, such as playing a land, turning a face-down creature up or suspending a card.
Spell | 200.5 213 401 | A nonland card on the stack, or a copy there.
Splice | 502.40 | As you play a spell of the quality, you may reveal this card and pay its splice cost: the spell gains its text, and the card stays in hand.
Split Cards | 505 | Cards with two halves, of which one is played. Elsewhere than on the stack, a question about them has both answers.
Split Second | 502.58 | While the spell is on the stack, nobody can play spells or abilities, apart from mana abilities.
Stack | 217.6 408.1 | The zone where spells, abilities and combat damage wait; the last one put there resolves first.
State-Based Effects | 420 | What the game itself does whenever some condition holds, such as 0 life or lethal damage; checked before anyone gets priority, all at once, without the stack.
State Triggers | 410.11 | Abilities that trigger on how things stand, and not again until they have left the stack.
Static Ability | 405 412 | An ability that is simply true as long as its object is where it works.
Status | 510.1 | How a permanent stands: tapped or not, flipped or not, face up or down.
Step | 300 | A part of a phase.
Storm | 502.30 | When you play the spell, copy it once for each spell played before it this turn; the copies may have new targets.
Subgame | 506 | A whole game played inside a game, made by a card.
Substance | – | A static ability without effect, used in errata.
Subtype | 205.3 | The single words after the dash on the type line.
Summoning Sickness Rule | 212.3d | A common name: a creature can't attack, nor use abilities with {T} in their cost, unless its controller has had it since their most recent turn began.
Token | 200.4 216 | A marker for a permanent without a card. The controller of the spell or ability that made it owns it.
`;
