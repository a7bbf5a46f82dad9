/**
 * The rules, examples and glossary entries of the documents that the project began with, each summed up in our own words: what it is, the summary,
 * the cards it names. Headings are in the table of titles.
 */
export const SEED_LINES = {
  '2006-10': `
rule 502.51b | Cards exiled by haunt haunt the targeted creature; the 'creature it haunts' stays that object even if no longer a creature.
rule 502.51c | Haunt cards' triggers about the haunted creature work from the removed-from-the-game zone.
rule 502.52a | Replicate = optional additional cost paid any number of times, plus a play trigger copying the spell per payment; copies may get new targets.
rule 502.52b | Multiple replicate instances are paid separately; each trigger counts only payments made for its own instance.
rule 502.53a | Forecast is an activated ability playable only from hand, written 'Forecast - [activated ability]'.
rule 502.53b | Forecast only in card owner's upkeep, once per turn; card revealed on playing, stays revealed until upkeep ends or it leaves hand.
rule 502.54a | Graft N: comes into play with N +1/+1 counters; when another creature arrives, may move one counter onto it.
rule 502.54b | Each graft instance works on its own.
rule 502.55a | Recover works in graveyard: when a creature goes to your graveyard from play, pay cost to return card to hand, else remove it.
rule 502.56a | Ripple N: on playing, may reveal top N (or all if fewer), play same-named cards free, bottom the rest in any order.
rule 502.56b | Each ripple instance triggers separately.
rule 502.57a | Flash works in any zone the card can be played from; play it whenever an instant could be played.
rule 502.57b | Extra flash instances are redundant.
rule 502.58a | While a split second spell is on the stack, no player may play spells or non-mana abilities.
rule 502.58b | Extra split second instances on one spell are redundant.
rule 502.59a | Suspend: special action removes card from hand with N time counters; upkeep removes one; at last, mandatory free play; creature gains haste.
rule 502.59b | A card is suspended when in removed-from-game zone with suspend and a time counter.
rule 502.59c | Playing a spell through suspend uses alternative-cost rules 409.1b and 409.1f-h.
rule 503.1 | Some objects create or become a copy of a spell, permanent or card; old 'search for a copy' wordings are excluded.
rule 503.2 | Copy takes copiable values plus stack choices: printed values modified by copy effects, 'comes into play as' abilities and face-down; not other effects, status, counters.
example 503.2 1 | Animated 5/5 Chimeric Staff copied by Clone: Clone is a noncreature artifact, but has the animation ability. | Chimeric Staff; Clone
example 503.2 2 | Clone of a face-down Grinning Demon: nameless, typeless, ability-less colorless 2/2, face up; morph cost can't turn it up. | Clone; Grinning Demon
rule 503.3 | Copied information, adjusted for the copy's status, becomes its copiable values; later copiers use those values.
example 503.3 1 | Doppelganger copies Grizzly Bears except color, gaining upkeep ability; Clone of it is a blue 2/2 Bears having that ability. | Vesuvan Doppelganger; Grizzly Bears; Clone
example 503.3 2 | Flipped Tomoya copying unflipped Nezumi Shortfang shows the flipped side, Stabwhisker the Odious. | Tomoya the Revealer; Nezumi Shortfang; Stabwhisker the Odious
example 503.3 3 | Face-down Demon copying Branchsnap Lorian stays a blank 2/2; may be turned up for {G} and then is Lorian. | Grinning Demon; Branchsnap Lorian
example 503.3 4 | Face-down Demon copying Wandering Ones stays blank 2/2; no morph special action; if an effect turns it up it is Wandering Ones. | Grinning Demon; Wandering Ones
rule 503.4 | A copying permanent may switch to copying another while in play: no comes/leaves-play triggers; noncopy effects on it persist.
example 503.4 1 | Shapeshifter pumped by Giant Growth becomes a copy of an arriving creature and keeps +3/+3 this turn. | Unstable Shapeshifter; Giant Growth
rule 503.5 | An object coming into play as a copy is a copy on arrival: copied 'comes into play with/as' replacements apply and arrival triggers may trigger.
example 503.5 1 | Clone as Skyshroud Behemoth comes into play tapped with two fade counters. | Skyshroud Behemoth; Clone
example 503.5 2 | Clone as Striped Bears triggers the copied comes-into-play draw. | Striped Bears; Clone
rule 503.6 | Choices made for the copied permanent aren't copied; on arrival the copy's controller makes its own 'as comes into play' choices.
example 503.6 1 | Clone as Chameleon Spirit: Clone's controller chooses a new color. | Clone; Chameleon Spirit
rule 503.7 | If a copied ability refers to a choice never made for the copy, the choice is 'zero' or 'undefined'.
example 503.7 1 | Shapeshifter becomes Voice of All after arrival: no color chosen, so its protection covers nothing. | Voice of All; Unstable Shapeshifter
rule 503.8 | 2006-only: a choice made as a copy came into play is remembered and used by later copied abilities when appropriate, else zero/undefined.
example 503.8 1 | Doppelganger arrives as Chameleon Spirit choosing blue, later copies Quirion Elves: chosen-color mana ability makes blue. | Vesuvan Doppelganger; Chameleon Spirit; Quirion Elves
example 503.8 2 | Doppelganger arrives as Caller of the Hunt choosing Goblin, later copies Quirion Elves: mana ability makes no mana. | Vesuvan Doppelganger; Caller of the Hunt; Quirion Elves
rule 503.9 | Abilities granted by the copy effect join the copiable values; uncopied characteristics retain original values.
example 503.9 1 | Shapeshifter copying Quirion Elves keeps its trigger as copiable; Clone of it gets Elves plus that trigger. | Quirion Elves; Unstable Shapeshifter; Clone
rule 503.10 | Copying a spell puts an unplayed copy on stack with all play decisions; controlled by who put it there; cardless; uses original payment objects.
example 503.10 1 | Forked Emerald Charm keeps its mode; targets can change only since Fork permits; copy takes Fork's color. | Fork; Emerald Charm
example 503.10 2 | Copy of Fling uses power of the creature sacrificed for the original Fling. | Fling
rule 503.10a | Spell copies off the stack, and card copies outside stack/play, cease to exist (state-based effect).
rule 503.11 | Effects naming a permanent keep tracking it after name changes or copying.
example 503.11 1 | Shapeshifter as Crazed Armodon activates it, is destroyed at end of turn even if no longer an Armodon copy. | Unstable Shapeshifter; Crazed Armodon
rule 503.12 | 'Play a copy' follows playing steps 409.1a-h during another resolution; the played copy is a normal spell.
rule 504.1 | Illusionary Mask, Ixidron and morph are the only sources of face-down spells/permanents. | Illusionary Mask; Ixidron
rule 504.2 | Face-down objects have only listed, copiable characteristics; turned down before arrival or stack, so arrival abilities don't work, and spell-watchers see the face-down spell.
rule 504.3 | You may look at your own face-down spells, permanents and your phased-out face-down cards only; spells normally can't be turned up.
rule 502.26c | A card lacking morph can't be played face down.
rule 502.26d | Whenever you could play an instant, reveal and pay morph cost to turn your face-down permanent up; comes-into-play abilities don't apply.
rule 502.26e | A face-up permanent turned face down becomes a nameless, textless, no-subtype, no-cost 2/2 creature; these values are copiable.
rule 502.26f | Pointer: see rule 504 for face-down handling.
rule 502.27a | Amplify N: on arrival reveal hand cards sharing a creature type; N +1/+1 counters each; not itself or simultaneously arriving cards.
rule 502.27b | Each amplify instance works separately.
rule 502.28a | Double strike is static and alters the combat damage step.
rule 502.28b | With any first/double striker, others skip first damage step; a second step handles remaining creatures plus double strikers.
rule 502.28c | Losing double strike during first damage step stops assignment in the second.
rule 502.28d | First striker gaining double strike after its first-step damage is on the stack may assign again in second step.
rule 502.28e | Extra double strike instances are redundant.
rule 502.29a | Provoke: on attacking, may make target defending-player creature block it if able, untapping that creature.
rule 502.29b | Each provoke instance triggers separately.
rule 502.30a | Storm: on playing, copy this spell for each other spell played before it this turn; copies may get new targets.
rule 502.30b | Each storm instance triggers separately.
rule 502.31a | Affinity for [text]: spell costs {1} less for each such thing you control; works on the stack.
rule 502.31b | Affinity cuts only generic mana and never below 0.
rule 502.31c | All affinity instances apply.
rule 502.32a | Entwine: optionally choose all modes by paying an additional cost, per 409.1b and 409.1f-h.
rule 502.32b | Entwined modes are followed in printed order on resolution.
rule 502.33a | Equip [cost]: attach this Equipment to target creature you control, at sorcery timing.
rule 502.33b | Pointer: Equipment details in rule 212.2.
rule 502.33c | With several equip abilities, any may be used.
rule 502.34a | Imprint label on activated/triggered abilities; cards removed by it are imprinted on the source.
rule 502.34b | 'Imprinted [type] card' means each imprinted card of that type; several may qualify.
rule 502.35a | Modular N: arrives with N +1/+1 counters; on going to graveyard from play may put that many on target artifact creature.
rule 502.35b | Each modular instance works separately.
rule 502.36a | Scry N: look at top N, put any number on bottom and rest on top, any orders (2006: static keyword ability).
rule 502.36b | Each scry instance works separately.
rule 502.37a | Sunburst: arriving from stack, gets one counter per color of mana spent: +1/+1 if creature, otherwise charge.
rule 502.37b | Sunburst only on resolving with colored mana spent; mana for additional or alternative costs counts.
rule 502.37c | Sunburst may set another ability's variable; creature versus noncreature is then irrelevant.
example 502.37c 1 | Modular-Sunburst: +1/+1 counters per color spent, then the usual modular death trigger.
rule 502.37d | Each sunburst instance works separately.
rule 502.38a | Bushido N: on blocking or becoming blocked, gets +N/+N until end of turn.
rule 502.38b | Each bushido instance triggers separately.
rule 502.39a | Soulshift N: on dying from play, may return target Spirit card with converted cost N or less from graveyard to hand.
rule 502.39b | Each soulshift instance triggers separately.
rule 502.40a | Splice onto [type] [cost]: while playing such a spell, reveal this from hand, copy its text box onto spell, pay extra cost.
example 502.40a 1 | The spliced card stays in hand: later playable, spliceable again, or discardable for the host spell's cost.
rule 502.40b | Need legal choices; each card spliced once per spell; reveal all together and choose order; main instructions go first.
rule 502.40c | Spliced spell keeps the main characteristics; gains only text; self-names in added text mean the stack spell.
example 502.40c 1 | Glacial Ray spliced on blue Reach Through Mists: blue source deals 2, may target protection-from-red creature. | Glacial Ray; Reach Through Mists
rule 502.40d | Choose targets for added text normally; spell is countered only if all targets illegal.
rule 502.40e | Splice changes vanish when the spell leaves the stack.
rule 502.41a | Defender is static.
rule 502.41b | A defender creature can't attack.
rule 502.41c | Extra defender instances are redundant.
rule 502.42a | [Text] offering: play at instant timing by sacrificing such a permanent; total cost falls by its mana cost; works wherever playable.
rule 502.42b | Sacrifice occurs on announcement (409.1a); reduction applies when determining cost (409.1f).
rule 502.42c | Generic reduces generic, color reduces same color; unmatched or excess colored reduces generic.
rule 502.43a | Ninjutsu: pay, reveal, return your unblocked attacker to hand: put this from hand into play tapped and attacking.
rule 502.43b | Ninjutsu card stays revealed until the ability leaves the stack.
rule 502.43c | Only while a creature is unblocked; the ninja arrives unblocked attacking the same player.
rule 502.44a | Epic: play no more spells this game; each upkeep copy this spell without epic, may retarget.
rule 502.44b | After an epic spell resolves no spells may be played, though effects may still put spell copies on the stack.
rule 502.45a | Enchant [permanent or player] limits what an Aura spell targets and an Aura may enchant.
rule 502.45b | Pointer: Aura details in rule 212.4.
rule 502.45c | Multiple enchant instances all apply to targeting and attaching.
rule 502.45d | Player-enchanting Auras can't target or attach to permanents; 212.4d-k apply with players.
rule 502.46a | Convoke: as additional cost tap any of your untapped creatures; each cuts {1} or one mana of its color.
example 502.46a 1 | Guardian of Vitu-Ghazi {6}{G}{W}: colorless and red creatures each cut {1}; green-white cuts {1}, {G} or {W}. | Guardian of Vitu-Ghazi
rule 502.46b | Convoke never reduces a cost below 0.
rule 502.46c | Extra convoke instances are redundant.
rule 502.47a | Dredge N in graveyard: with N+ library cards, replace a draw by milling N and returning this card to hand.
rule 502.47b | With fewer than N library cards, dredge can't put any into graveyard.
rule 502.48a | Transmute: sorcery-timed; pay, discard this: search a card of equal converted cost, reveal, take to hand, shuffle.
rule 502.48b | Transmute exists in every zone, so effects counting activated abilities see it.
rule 502.49a | Substance is a static ability with no effect.
rule 502.50a | Bloodthirst N: if an opponent took damage this turn, arrives with N +1/+1 counters.
rule 502.50b | Bloodthirst X: arrives with counters equal to total damage dealt to opponents this turn.
rule 502.50c | Each bloodthirst instance applies separately.
rule 502.51a | Haunt: on dying (permanent) or on resolving to graveyard (instant/sorcery), remove the card haunting target creature.
glossary Removed from the Game | Such a card is out of play; removing effect may allow return; 'set aside' is a form (217.7).
glossary Replacement Effect | Continuous effect watching for an event and replacing it (419).
glossary Replicate | Restates replicate: pay extra cost any times, copy per payment, retarget copies (502.52).
glossary Requirement | Effect forcing attack or block; the overall declaration must still be legal (500).
glossary Resolve | Top stack object's controller follows instructions in order; combat damage resolves as assigned (413).
glossary Respond, Response (Informal) | Playing instant or ability while something is on the stack, ahead of it (408).
glossary Restriction | Effect that could prevent attacking or blocking; declarations must be legal (500).
glossary Reveal | Show to all players; for one-shot then restored; as cost, revealed until the spell or ability leaves stack.
glossary Ripple | Restates ripple: reveal top N, play same-named free, rest to bottom (502.56).
glossary Rules Text | Defines object properties; changing rules text changes properties.
glossary Sacrifice | Controller moves own permanent to owner's graveyard; not destruction; can't sacrifice others' or nonpermanents.
glossary Scry | Restates scry N (502.36).
glossary Sealed Deck | 40-card minimum; unlimited duplicates (100.3).
glossary Search | Hidden-zone search by quality may fail to find; search by quantity must find as many as possible.
example Search 1 | All-duplicates search may leave some behind; 'search for three cards' with three or more available must take three.
glossary Set Aside | Remove from game with a stated return condition.
glossary Shadow | Shadow attackers blocked only by shadow; non-shadow attackers not blockable by shadow (502.8).
glossary Shared Life Total | 2HG team life starts at 40; individual changes apply to team; individual value is half rounded up (606).
glossary Shield | Replacement/prevention effects act as shields (419).
glossary Shuffle | Randomize order; opponents may shuffle or cut afterwards (101.1).
glossary Skip | Proceed as if nonexistent, a replacement; started things can't be skipped; two skips skip two occurrences (300.9, 419.6e-f).
glossary Snow | Supertype; 'snow-covered' became 'snow' outside names (205.4e).
glossary Snow Landwalk | Unblockable if defender controls a snow land of the subtype (502.6).
glossary Snow Mana | {S}: generic cost payable with one mana from a snow permanent; generic reductions don't affect it.
glossary Snow-Covered (Obsolete) | Old term, read as 'snow' except in names.
glossary Sorcery | Active player, main phase, empty stack; goes to graveyard as part of resolution (212.7).
glossary Sorcery Type | Sorcery subtypes; shared with instants are spell types; list as of Time Spiral: Arcane.
glossary Soulshift | Restates soulshift N (502.39).
glossary Source of an Ability | The object that generated it (402, 200.7).
glossary Source of Damage | Object that dealt it; choosable: permanents, stack spells, objects referred to by stack objects incl. combat-damage creatures (419.8).
glossary Special Action | No stack: land, turn face-up, end effects, stop delayed triggers, ignore effects, suspend (408.1i, 408.2).
glossary Spell | Nonland card on the stack until it leaves; spell copies are spells too (213, 401).
glossary Splice | Restates splice rules: reveal, copy text box, one per card, order, targets, lost off stack.
glossary Split Cards | Two faces and characteristic sets; off-stack queries return both; positive, relative, negative comparisons give one answer (505).
glossary Split Second | Restates split second (502.58).
glossary Stack | Spells, abilities and combat-damage assignments stack; on all passes top resolves, active player gets priority (217.6, 408.1).
glossary State-Based Effects | Checked and applied whenever a player would receive priority (420).
glossary State Triggers | Trigger on game state; don't retrigger until ability leaves stack (410.11).
glossary Static Ability | Always on; creates continuous effects while in proper zone (412).
glossary Status | Tapped/untapped, flipped/unflipped, face up/down; not characteristics; default untapped, unflipped, face up (phasing isn't status).
glossary Step | Subdivision of phases (section 3).
glossary Storm | Restates storm (502.30).
glossary Subgame | Separate Magic game created by a card (506).
glossary Substance | No-effect static ability used in errata.
glossary Subtype | Single words after the dash, per card type; objects may have several.`,
  '2011-09': `
rule 706.1 | Objects may become, or turn others into, copies; tokens may copy objects; old 'search for a copy' excluded.
rule 706.2 | Copiable values: printed text including color indicator and loyalty, modified by copy, as-enters/turned-up characteristic-setting and face-down; excludes status, counters, other effects.
example 706.2 1 | Clone of animated Chimeric Staff is a noncreature artifact with the animation ability (mana symbols stripped in seed). | Chimeric Staff; Clone
example 706.2 2 | Clone of face-down Grinning Demon is a blank 2/2, face up, no morph turn-up. | Clone; Grinning Demon
rule 706.2a | Color derives from mana cost or color indicator, abilities from text; no duplication.
rule 706.3 | Copied info adjusted by status (110.6) becomes copiable values used by later copies.
example 706.3 1 | Doppelganger as Runeclaw Bear stays blue with upkeep trigger; Clone of it matches. | Vesuvan Doppelganger; Runeclaw Bear; Clone
example 706.3 2 | Flipped Tomoya copying Nezumi Shortfang becomes Stabwhisker the Odious. | Tomoya the Revealer; Nezumi Shortfang; Stabwhisker the Odious
example 706.3 3 | Face-down Demon copying Lorian stays blank; turned up for Lorian's morph cost {G}. | Grinning Demon; Branchsnap Lorian
example 706.3 4 | Face-down Demon copying Wandering Ones can't be turned up by special action; effects can. | Grinning Demon; Wandering Ones
rule 706.4 | Recopying while on battlefield: no enter/leave triggers; noncopy effects persist.
example 706.4 1 | Shapeshifter keeps Giant Growth +3/+3 when it recopies. | Unstable Shapeshifter; Giant Growth
rule 706.5 | Entering as a copy: copy on entry, copied entry replacements apply, entry triggers may trigger.
example 706.5 1 | Clone as Skyshroud Behemoth enters tapped with two fade counters. | Skyshroud Behemoth; Clone
example 706.5 2 | Clone as Wall of Omens draws a card. | Wall of Omens; Clone
rule 706.6 | Original's choices aren't copied; the entering copy's controller chooses anew.
example 706.6 1 | Clone as Adaptive Automaton: controller chooses a creature type anew. | Clone; Adaptive Automaton
rule 706.7 | Copied linked ability pairs link only to each other on the copy.
rule 706.7a | Choice usable only by its linked ability, never remembered; undefined choices make that part do nothing.
example 706.7a 1 | Shapeshifter copying Voice of All after entry: protection from nothing. | Voice of All; Unstable Shapeshifter
example 706.7a 2 | Doppelganger entered as Voice of All (blue), then copies Quirion Elves: no mana produced. | Vesuvan Doppelganger; Voice of All; Quirion Elves
rule 706.8 | Copying a double-faced permanent copies only the up face's copiable values.
rule 706.9 | Copy effects may carry modifications or exceptions.
rule 706.9a | Abilities gained through the copying process become copiable.
example 706.9a 1 | Shapeshifter as Quirion Elves retains trigger; Clone of it has both. | Quirion Elves; Unstable Shapeshifter; Clone
rule 706.9b | Some copy effects exclude characteristics, retaining original values ('except it's still').
rule 706.9c | Some copy effects modify a characteristic; final values are copiable.
example 706.9c 1 | Copy Artifact as Juggernaut is artifact, creature and enchantment, all copiable. | Copy Artifact; Juggernaut
rule 706.9d | Excluded, retained or modified characteristics: defining CDA isn't copied; if color, color indicator isn't either.
example 706.9d 1 | Quicksilver Gargantuan copying Tarmogoyf is 7/7 and lacks Tarmogoyf's power/toughness CDA. | Quicksilver Gargantuan; Tarmogoyf
rule 706.10 | Copying spell/activated ability puts uncast copy on stack with all decisions; owned and controlled by player it was put under.
example 706.10 1 | Forked Emerald Charm copy is red, same mode, retargetable. | Fork; Emerald Charm
example 706.10 2 | Fling copy checks the originally sacrificed creature's power. | Fling
rule 706.10a | Spell/card copies in wrong zones cease to exist as state-based actions.
rule 706.10b | Ability copy has same source; counts as same ability for resolution counts.
rule 706.10c | Copy target choice: unchanged targets may be illegal, changed must be legal, then goes on stack.
rule 706.11 | Effects naming a permanent track it through name or copy changes.
example 706.11 1 | Shapeshifter as Crazed Armodon activates; destroyed at next end step regardless of later form. | Unstable Shapeshifter; Crazed Armodon
rule 706.12 | 'Cast a copy' follows 601.2a-g during another resolution; copy becomes a cast spell.`,
  '2009-10': `
rule 706.1 | Objects may become, or turn others into, copies; effects may make tokens copying objects; old 'search for a copy' excluded.
rule 706.2 | Copy takes copiable values and stack choices; includes loyalty; 'as enters'/'turned face up' abilities that set characteristics; not status, counters, other effects.
example 706.2 1 | Animated 5/5 Chimeric Staff cloned: Clone is a noncreature artifact with the animation ability. | Chimeric Staff; Clone
example 706.2 2 | Clone of face-down Grinning Demon is a blank colorless 2/2, face up; can't be turned up for morph. | Clone; Grinning Demon
rule 706.2a | Color comes from mana cost and abilities from rules text; a copy doesn't get them twice.
rule 706.3 | Copied info, adjusted by status (110.6), becomes the copiable values used by later copies.
example 706.3 1 | Doppelganger as Runeclaw Bear keeps blue and gains upkeep trigger; Clone of it is a blue Bear with that trigger. | Vesuvan Doppelganger; Runeclaw Bear; Clone
example 706.3 2 | Flipped Tomoya copying Nezumi Shortfang has Stabwhisker the Odious characteristics. | Tomoya the Revealer; Nezumi Shortfang; Stabwhisker the Odious
example 706.3 3 | Face-down Demon copying Branchsnap Lorian remains blank 2/2; turn up for {G} and it is Lorian. | Grinning Demon; Branchsnap Lorian
example 706.3 4 | Face-down Demon copying Wandering Ones can't use morph action; an effect turning it up reveals Wandering Ones. | Grinning Demon; Wandering Ones
rule 706.4 | Recopying a different object on the battlefield triggers no enter/leave abilities and leaves noncopy effects in place.
example 706.4 1 | Shapeshifter with Giant Growth becomes a copy of an entering creature and retains +3/+3. | Unstable Shapeshifter; Giant Growth
rule 706.5 | Entering as (or token that's) a copy: already a copy on entering; copied enter replacements apply, enter triggers can trigger.
example 706.5 1 | Clone as Skyshroud Behemoth enters tapped with two fade counters. | Skyshroud Behemoth; Clone
example 706.5 2 | Clone as Striped Bears triggers the draw. | Striped Bears; Clone
rule 706.6 | Choices of the original aren't copied; entering copy's controller makes its own 'as enters' choices.
example 706.6 1 | Clone as Chameleon Spirit: controller chooses color anew. | Clone; Chameleon Spirit
rule 706.7 | Copied linked pairs stay linked only to each other on the copy (607).
rule 706.7a | Choice belongs only to its linked ability; not remembered for other copied abilities; undefined choice makes that part do nothing.
example 706.7a 1 | Shapeshifter becomes Voice of All without choosing: protection protects from nothing. | Voice of All; Unstable Shapeshifter
example 706.7a 2 | Doppelganger entered as Chameleon Spirit (blue) then copies Quirion Elves: mana ability yields no mana (reversal of 2006). | Vesuvan Doppelganger; Chameleon Spirit; Quirion Elves
rule 706.8 | Abilities given in the copying process are copiable; excluded characteristics retain original values.
example 706.8 1 | Shapeshifter as Quirion Elves retains its trigger; Clone of it gets both. | Quirion Elves; Unstable Shapeshifter; Clone
rule 706.9 | Copying spell or activated ability puts uncast copy on stack with all decisions; owner and controller: player under whose control it was put.
example 706.9 1 | Forked Emerald Charm copy is red, keeps mode; targets may change because Fork allows. | Fork; Emerald Charm
example 706.9 2 | Fling copy uses power of the originally sacrificed creature. | Fling
rule 706.9a | Spell copies off stack, and card copies off stack/battlefield, cease to exist as a state-based action.
rule 706.9b | Ability copy shares the original's source, and counts as same ability for resolution counting.
rule 706.9c | Choosing new copy targets: any may remain, even illegal; changed ones must be legal; then copy goes on stack.
rule 706.10 | Effects naming a permanent track it through name changes and copying.
example 706.10 1 | Shapeshifter as Crazed Armodon activates; destroyed at next end step even if no longer that copy. | Unstable Shapeshifter; Crazed Armodon
rule 706.11 | 'Cast a copy' follows 601.2a-g while another object resolves; the copy becomes a cast spell.`,
};
