/** The titles of chapters and sections, each section followed by those of its headings. Written by scripts/rulebook.mjs. */
export const TITLES = {
  '2006-10': `
1 The Game
100 General
101 Starting the Game
102 Winning and Losing
103 The Magic Golden Rules
104 Numbers and Symbols
2 Cards
200 General
201 Characteristics
202 Name
203 Mana Cost and Color
204 Illustration
205 Type Line | 205.2 Types | 205.3 Subtypes | 205.4 Supertypes
206 Expansion Symbol
207 Text Box
208 Power/Toughness
209 Illustration Credit
210 Legal Text
211 Collector Number
212 Type, Supertype, and Subtype | 212.1 General | 212.2 Artifacts | 212.3 Creatures | 212.4 Enchantments | 212.5 Instants | 212.6 Land | 212.7 Sorceries
213 Spells
214 Permanents
216 Tokens
217 Zones | 217.2 Library | 217.3 Hand | 217.4 Graveyard | 217.5 In Play | 217.6 Stack | 217.7 Removed from the Game | 217.8 Phased Out | 217.9 Ante
3 Turn Structure
300 General
301 Beginning Phase
302 Untap Step
303 Upkeep Step
304 Draw Step
305 Main Phase
306 Combat Phase
307 Beginning of Combat Step
308 Declare Attackers Step
309 Declare Blockers Step
310 Combat Damage Step
311 End of Combat Step
312 End Phase
313 End of Turn Step
314 Cleanup Step
4 Spells, Abilities, and Effects
400 General
401 Spells on the Stack
402 Abilities
403 Activated Abilities
404 Triggered Abilities
405 Static Abilities
406 Mana Abilities
407 Adding and Removing Abilities
408 Timing of Spells and Abilities | 408.1 Timing, Priority, and the Stack | 408.2 Actions That Don't Use the Stack
409 Playing Spells and Activated Abilities
410 Handling Triggered Abilities
411 Playing Mana Abilities
412 Handling Static Abilities
413 Resolving Spells and Abilities
414 Countering Spells and Abilities
415 Targeted Spells and Abilities | 415.7 Changing Targets
416 Effects
417 One-Shot Effects
418 Continuous Effects | 418.3 Continuous Effects from Spells or Abilities | 418.4 Continuous Effects from Static Abilities | 418.5 Interaction of Continuous Effects | 418.6 Text-Changing Effects
419 Replacement and Prevention Effects | 419.6 Replacement Effects | 419.7 Prevention Effects | 419.8 Sources of Damage | 419.9 Interaction of Replacement or Prevention Effects
420 State-Based Effects
421 Handling Infinite Loops
422 Handling Illegal Actions
423 Drawing a Card
432 Drawing a Card
5 Additional Rules
500 Legal Attacks and Blocks
501 Evasion Abilities
502 Keyword Abilities | 502.10 Banding | 502.11 Bands with Other | 502.12 Rampage | 502.13 Cumulative Upkeep | 502.14 Vigilance | 502.15 Phasing | 502.16 Buyback | 502.17 Horsemanship | 502.18 Cycling | 502.19 Echo | 502.2 First Strike | 502.20 Fading | 502.21 Kicker | 502.22 Flashback | 502.23 Threshold | 502.24 Madness | 502.25 Fear | 502.26 Morph | 502.27 Amplify | 502.28 Double Strike | 502.29 Provoke | 502.3 Flanking | 502.30 Storm | 502.31 Affinity | 502.32 Entwine | 502.33 Equip | 502.34 Imprint | 502.35 Modular | 502.36 Scry | 502.37 Sunburst | 502.38 Bushido | 502.39 Soulshift | 502.4 Flying | 502.40 Splice | 502.41 Defender | 502.42 Offering | 502.43 Ninjutsu | 502.44 Epic | 502.45 Enchant | 502.46 Convoke | 502.47 Dredge | 502.48 Transmute | 502.49 Substance | 502.5 Haste | 502.50 Bloodthirst | 502.51 Haunt | 502.52 Replicate | 502.53 Forecast | 502.54 Graft | 502.55 Recover | 502.56 Ripple | 502.57 Flash | 502.58 Split Second | 502.59 Suspend | 502.6 Landwalk | 502.7 Protection | 502.8 Shadow | 502.9 Trample
503 Copying Objects
504 Face-Down Spells and Permanents
505 Split Cards
506 Subgames
507 Controlling Another Player's Turn
508 Flip Cards
509 Ending the Turn
510 Status
511 Flipping a Coin
6 Multiplayer Rules
600 General
601 Limited Range of Influence Option
602 Attack Multiple Players Option
603 Attack Multiple Players Option
604 Attack Left and Attack Right Options
605 Free-for-All Variant
606 Two-Headed Giant Variant | 606.6 Timing of Team Turns
607 Emperor Variant
608 Grand Melee Variant
609 Teams Variant`,
  '2009-10': `
1 Game Concepts
100 General
101 The Magic Golden Rules
102 Players
103 Starting the Game
104 Ending the Game
105 Colors
106 Mana
107 Numbers and Symbols
108 Cards
109 Objects
110 Permanents
111 Spells
112 Abilities
113 Targets
114 Special Actions
115 Timing and Priority
116 Costs
117 Life
118 Damage
119 Drawing a Card
120 Counters
2 Parts of a Card
200 General
201 Name
202 Mana Cost and Color
203 Illustration
204 Type Line | 204.2 Card Types | 204.3 Subtypes | 204.4 Supertypes
205 Expansion Symbol
206 Text Box
207 Power/Toughness
208 Loyalty
209 Hand Modifier
210 Life Modifier
211 Information Below the Text Box
3 Card Types
300 General
301 Artifacts
302 Creatures
303 Enchantments
304 Instants
305 Lands
306 Planeswalkers
307 Sorceries
308 Tribals
309 Planes
310 Vanguards
4 Zones
400 General
401 Library
402 Hand
403 Battlefield
404 Graveyard
405 Stack
406 Exile
407 Ante
408 Command
5 Turn Structure
500 General
501 Beginning Phase
502 Untap Step
503 Upkeep Step
504 Draw Step
505 Main Phase
506 Combat Phase
507 Beginning of Combat Step
508 Declare Attackers Step
509 Declare Blockers Step
510 Combat Damage Step
511 End of Combat Step
512 Ending Phase
513 End Step
514 Cleanup Step
6 Spells, Abilities, and Effects
601 Casting Spells
602 Activating Activated Abilities
603 Handling Triggered Abilities
604 Handling Static Abilities
605 Mana Abilities
606 Loyalty Abilities
607 Linked Abilities
608 Resolving Spells and Abilities
609 Effects
610 One-Shot Effects
611 Continuous Effects
612 Text-Changing Effects
613 Interaction of Continuous Effects
614 Replacement Effects
615 Prevention Effects
616 Interaction of Replacement and/or Prevention Effects
7 Additional Rules
700 General
701 Keyword Actions | 701.10 Play | 701.11 Regenerate | 701.12 Reveal | 701.13 Sacrifice | 701.14 Search | 701.15 Tap and Untap | 701.16 Scry | 701.17 Fateseal | 701.18 Clash | 701.19 Planeswalk | 701.2 Activate | 701.3 Attach | 701.4 Cast | 701.5 Counter | 701.6 Destroy | 701.7 Discard | 701.8 Exchange | 701.9 Exile
702 Keyword Abilities | 702.10 Haste | 702.11 Intimidate | 702.12 Landwalk | 702.13 Lifelink | 702.14 Protection | 702.15 Reach | 702.16 Shroud | 702.17 Trample | 702.18 Vigilance | 702.19 Banding | 702.2 Deathtouch | 702.20 Rampage | 702.21 Cumulative Upkeep | 702.22 Flanking | 702.23 Phasing | 702.24 Buyback | 702.25 Shadow | 702.26 Cycling | 702.27 Echo | 702.28 Horsemanship | 702.29 Fading | 702.3 Defender | 702.30 Kicker | 702.31 Flashback | 702.32 Madness | 702.33 Fear | 702.34 Morph | 702.35 Amplify | 702.36 Provoke | 702.37 Storm | 702.38 Affinity | 702.39 Entwine | 702.4 Double Strike | 702.40 Modular | 702.41 Sunburst | 702.42 Bushido | 702.43 Soulshift | 702.44 Splice | 702.45 Offering | 702.46 Ninjutsu | 702.47 Epic | 702.48 Convoke | 702.49 Dredge | 702.5 Enchant | 702.50 Transmute | 702.51 Bloodthirst | 702.52 Haunt | 702.53 Replicate | 702.54 Forecast | 702.55 Graft | 702.56 Recover | 702.57 Ripple | 702.58 Split Second | 702.59 Suspend | 702.6 Equip | 702.60 Vanishing | 702.61 Absorb | 702.62 Aura Swap | 702.63 Delve | 702.64 Fortify | 702.65 Frenzy | 702.66 Gravestorm | 702.67 Poisonous | 702.68 Transfigure | 702.69 Champion | 702.7 First Strike | 702.70 Changeling | 702.71 Evoke | 702.72 Hideaway | 702.73 Prowl | 702.74 Reinforce | 702.75 Conspire | 702.76 Persist | 702.77 Wither | 702.78 Retrace | 702.79 Devour | 702.8 Flash | 702.80 Exalted | 702.81 Unearth | 702.82 Cascade | 702.9 Flying
703 Turn-Based Actions
704 State-Based Actions
705 Flipping a Coin
706 Copying Objects
707 Face-Down Spells and Permanents
708 Split Cards
709 Flip Cards
710 Controlling Another Player's Turn
711 Ending the Turn
712 Subgames
713 Taking Shortcuts
714 Handling Illegal Actions
8 Multiplayer Rules
800 General
801 Limited Range of Influence Option
802 Attack Multiple Players Option
803 Attack Left and Attack Right Options
804 Deploy Creatures Option
805 Free-for-All Variant
806 Two-Headed Giant Variant | 806.6 Timing of Team Turns
807 Emperor Variant
808 Grand Melee Variant
809 Teams Variant
9 Casual Variants
900 General
901 Planar Magic | 901.14 Single Planar Deck Option
902 Vanguard
903 EDH`,
  '2011-09': `
1 Game Concepts
100 General
101 The Magic Golden Rules
102 Players
103 Starting the Game
104 Ending the Game
105 Colors
106 Mana
107 Numbers and Symbols
108 Cards
109 Objects
110 Permanents
111 Spells
112 Abilities
113 Emblems
114 Targets
115 Special Actions
116 Timing and Priority
117 Costs
118 Life
119 Damage
120 Drawing a Card
121 Counters
2 Parts of a Card
200 General
201 Name
202 Mana Cost and Color
203 Illustration
204 Color Indicator
205 Type Line | 205.2 Card Types | 205.3 Subtypes | 205.4 Supertypes
206 Expansion Symbol
207 Text Box
208 Power/Toughness
209 Loyalty
210 Hand Modifier
211 Life Modifier
212 Information Below the Text Box
3 Card Types
300 General
301 Artifacts
302 Creatures
303 Enchantments
304 Instants
305 Lands
306 Planeswalkers
307 Sorceries
308 Tribals
309 Planes
310 Vanguards
311 Schemes
4 Zones
400 General
401 Library
402 Hand
403 Battlefield
404 Graveyard
405 Stack
406 Exile
407 Ante
408 Command
5 Turn Structure
500 General
501 Beginning Phase
502 Untap Step
503 Upkeep Step
504 Draw Step
505 Main Phase
506 Combat Phase
507 Beginning of Combat Step
508 Declare Attackers Step
509 Declare Blockers Step
510 Combat Damage Step
511 End of Combat Step
512 Ending Phase
513 End Step
514 Cleanup Step
6 Spells, Abilities, and Effects
601 Casting Spells
602 Activating Activated Abilities
603 Handling Triggered Abilities
604 Handling Static Abilities
605 Mana Abilities
606 Loyalty Abilities
607 Linked Abilities
608 Resolving Spells and Abilities
609 Effects
610 One-Shot Effects
611 Continuous Effects
612 Text-Changing Effects
613 Interaction of Continuous Effects
614 Replacement Effects
615 Prevention Effects
616 Interaction of Replacement and/or Prevention Effects
7 Additional Rules
700 General
701 Keyword Actions | 701.10 Fight | 701.11 Play | 701.12 Regenerate | 701.13 Reveal | 701.14 Sacrifice | 701.15 Search | 701.16 Shuffle | 701.17 Tap and Untap | 701.18 Scry | 701.19 Fateseal | 701.2 Activate | 701.20 Clash | 701.21 Planeswalk | 701.22 Set in Motion | 701.23 Abandon | 701.24 Proliferate | 701.25 Transform | 701.3 Attach | 701.4 Cast | 701.5 Counter | 701.6 Destroy | 701.7 Discard | 701.8 Exchange | 701.9 Exile
702 Keyword Abilities | 702.10 Haste | 702.11 Hexproof | 702.12 Intimidate | 702.13 Landwalk | 702.14 Lifelink | 702.15 Protection | 702.16 Reach | 702.17 Shroud | 702.18 Trample | 702.19 Vigilance | 702.2 Deathtouch | 702.20 Banding | 702.21 Rampage | 702.22 Cumulative Upkeep | 702.23 Flanking | 702.24 Phasing | 702.25 Buyback | 702.26 Shadow | 702.27 Cycling | 702.28 Echo | 702.29 Horsemanship | 702.3 Defender | 702.30 Fading | 702.31 Kicker | 702.32 Flashback | 702.33 Madness | 702.34 Fear | 702.35 Morph | 702.36 Amplify | 702.37 Provoke | 702.38 Storm | 702.39 Affinity | 702.4 Double Strike | 702.40 Entwine | 702.41 Modular | 702.42 Sunburst | 702.43 Bushido | 702.44 Soulshift | 702.45 Splice | 702.46 Offering | 702.47 Ninjutsu | 702.48 Epic | 702.49 Convoke | 702.5 Enchant | 702.50 Dredge | 702.51 Transmute | 702.52 Bloodthirst | 702.53 Haunt | 702.54 Replicate | 702.55 Forecast | 702.56 Graft | 702.57 Recover | 702.58 Ripple | 702.59 Split Second | 702.6 Equip | 702.60 Suspend | 702.61 Vanishing | 702.62 Absorb | 702.63 Aura Swap | 702.64 Delve | 702.65 Fortify | 702.66 Frenzy | 702.67 Gravestorm | 702.68 Poisonous | 702.69 Transfigure | 702.7 First Strike | 702.70 Champion | 702.71 Changeling | 702.72 Evoke | 702.73 Hideaway | 702.74 Prowl | 702.75 Reinforce | 702.76 Conspire | 702.77 Persist | 702.78 Wither | 702.79 Retrace | 702.8 Flash | 702.80 Devour | 702.81 Exalted | 702.82 Unearth | 702.83 Cascade | 702.84 Annihilator | 702.85 Level Up | 702.86 Rebound | 702.87 Totem Armor | 702.88 Infect | 702.89 Battle Cry | 702.9 Flying | 702.90 Living Weapon
703 Turn-Based Actions
704 State-Based Actions
705 Flipping a Coin
706 Copying Objects
707 Face-Down Spells and Permanents
708 Split Cards
709 Flip Cards
710 Leveler Cards
711 Double-Faced Cards
712 Controlling Another Player
713 Ending the Turn
714 Restarting the Game
715 Subgames
716 Taking Shortcuts
717 Handling Illegal Actions
8 Multiplayer Rules
800 General
801 Limited Range of Influence Option
802 Attack Multiple Players Option
803 Attack Left and Attack Right Options
804 Deploy Creatures Option
805 Shared Team Turns Option
806 Free-for-All Variant
807 Grand Melee Variant
808 Team vs. Team Variant
809 Emperor Variant
810 Two-Headed Giant Variant
811 Alternating Teams Variant
9 Casual Variants
900 General
901 Planechase | 901.14 Single Planar Deck Option
902 Vanguard
903 Commander
904 Archenemy | 904.12 Supervillain Rumble Option`,
  '2026-02': `
1 Game Concepts
100 General
101 The Magic Golden Rules
102 Players
103 Starting the Game
104 Ending the Game
105 Colors
106 Mana
107 Numbers and Symbols
108 Cards
109 Objects
110 Permanents
111 Tokens
112 Spells
113 Abilities
114 Emblems
115 Targets
116 Special Actions
117 Timing and Priority
118 Costs
119 Life
120 Damage
121 Drawing a Card
122 Counters
123 Stickers
2 Parts of a Card
200 General
201 Name
202 Mana Cost and Color
203 Illustration
204 Color Indicator
205 Type Line | 205.2 Card Types | 205.3 Subtypes | 205.4 Supertypes
206 Expansion Symbol
207 Text Box
208 Power/Toughness
209 Loyalty
210 Defense
211 Hand Modifier
212 Life Modifier
213 Information Below the Text Box
3 Card Types
300 General
301 Artifacts
302 Creatures
303 Enchantments
304 Instants
305 Lands
306 Planeswalkers
307 Sorceries
308 Kindreds
309 Dungeons
310 Battles
311 Planes
312 Phenomena
313 Vanguards
314 Schemes
315 Conspiracies
4 Zones
400 General
401 Library
402 Hand
403 Battlefield
404 Graveyard
405 Stack
406 Exile
407 Ante
408 Command
5 Turn Structure
500 General
501 Beginning Phase
502 Untap Step
503 Upkeep Step
504 Draw Step
505 Main Phase
506 Combat Phase
507 Beginning of Combat Step
508 Declare Attackers Step
509 Declare Blockers Step
510 Combat Damage Step
511 End of Combat Step
512 Ending Phase
513 End Step
514 Cleanup Step
6 Spells, Abilities, and Effects
600 General
601 Casting Spells
602 Activating Activated Abilities
603 Handling Triggered Abilities
604 Handling Static Abilities
605 Mana Abilities
606 Loyalty Abilities
607 Linked Abilities
608 Resolving Spells and Abilities
609 Effects
610 One-Shot Effects
611 Continuous Effects
612 Text-Changing Effects
613 Interaction of Continuous Effects
614 Replacement Effects
615 Prevention Effects
616 Interaction of Replacement and/or Prevention Effects
7 Additional Rules
700 General
701 Keyword Actions | 701.10 Double | 701.11 Triple | 701.12 Exchange | 701.13 Exile | 701.14 Fight | 701.15 Goad | 701.16 Investigate | 701.17 Mill | 701.18 Play | 701.19 Regenerate | 701.2 Activate | 701.20 Reveal | 701.21 Sacrifice | 701.22 Scry | 701.23 Search | 701.24 Shuffle | 701.25 Surveil | 701.26 Tap and Untap | 701.27 Transform | 701.28 Convert | 701.29 Fateseal | 701.3 Attach | 701.30 Clash | 701.31 Planeswalk | 701.32 Set in Motion | 701.33 Abandon | 701.34 Proliferate | 701.35 Detain | 701.36 Populate | 701.37 Monstrosity | 701.38 Vote | 701.39 Bolster | 701.4 Behold | 701.40 Manifest | 701.41 Support | 701.42 Meld | 701.43 Exert | 701.44 Explore | 701.45 Assemble | 701.46 Adapt | 701.47 Amass | 701.48 Learn | 701.49 Venture into the Dungeon | 701.5 Cast | 701.50 Connive | 701.51 Open an Attraction | 701.52 Roll to Visit Your Attractions | 701.53 Incubate | 701.54 The Ring Tempts You | 701.55 Face a Villainous Choice | 701.56 Time Travel | 701.57 Discover | 701.58 Cloak | 701.59 Collect Evidence | 701.6 Counter | 701.60 Suspect | 701.61 Forage | 701.62 Manifest Dread | 701.63 Endure | 701.64 Harness | 701.65 Airbend | 701.66 Earthbend | 701.67 Waterbend | 701.68 Blight | 701.7 Create | 701.8 Destroy | 701.9 Discard
702 Keyword Abilities | 702.10 Haste | 702.100 Evolve | 702.101 Extort | 702.102 Fuse | 702.103 Bestow | 702.104 Tribute | 702.105 Dethrone | 702.106 Hidden Agenda | 702.107 Outlast | 702.108 Prowess | 702.109 Dash | 702.11 Hexproof | 702.110 Exploit | 702.111 Menace | 702.112 Renown | 702.113 Awaken | 702.114 Devoid | 702.115 Ingest | 702.116 Myriad | 702.117 Surge | 702.118 Skulk | 702.119 Emerge | 702.12 Indestructible | 702.120 Escalate | 702.121 Melee | 702.122 Crew | 702.123 Fabricate | 702.124 Partner | 702.125 Undaunted | 702.126 Improvise | 702.127 Aftermath | 702.128 Embalm | 702.129 Eternalize | 702.13 Intimidate | 702.130 Afflict | 702.131 Ascend | 702.132 Assist | 702.133 Jump-Start | 702.134 Mentor | 702.135 Afterlife | 702.136 Riot | 702.137 Spectacle | 702.138 Escape | 702.139 Companion | 702.14 Landwalk | 702.140 Mutate | 702.141 Encore | 702.142 Boast | 702.143 Foretell | 702.144 Demonstrate | 702.145 Daybound and Nightbound | 702.146 Disturb | 702.147 Decayed | 702.148 Cleave | 702.149 Training | 702.15 Lifelink | 702.150 Compleated | 702.151 Reconfigure | 702.152 Blitz | 702.153 Casualty | 702.154 Enlist | 702.155 Read Ahead | 702.156 Ravenous | 702.157 Squad | 702.158 Space Sculptor | 702.159 Visit | 702.16 Protection | 702.160 Prototype | 702.161 Living Metal | 702.162 More Than Meets the Eye | 702.163 For Mirrodin! | 702.164 Toxic | 702.165 Backup | 702.166 Bargain | 702.167 Craft | 702.168 Disguise | 702.169 Solved | 702.17 Reach | 702.170 Plot | 702.171 Saddle | 702.172 Spree | 702.173 Freerunning | 702.174 Gift | 702.175 Offspring | 702.176 Impending | 702.177 Exhaust | 702.178 Max Speed | 702.179 Start Your Engines! | 702.18 Shroud | 702.180 Harmonize | 702.181 Mobilize | 702.182 Job Select | 702.183 Tiered | 702.184 Station | 702.185 Warp | 702.186 ∞ (Infinity) | 702.187 Mayhem | 702.188 Web-slinging | 702.189 Firebending | 702.19 Trample | 702.190 Sneak | 702.2 Deathtouch | 702.20 Vigilance | 702.21 Ward | 702.22 Banding | 702.23 Rampage | 702.24 Cumulative Upkeep | 702.25 Flanking | 702.26 Phasing | 702.27 Buyback | 702.28 Shadow | 702.29 Cycling | 702.3 Defender | 702.30 Echo | 702.31 Horsemanship | 702.32 Fading | 702.33 Kicker | 702.34 Flashback | 702.35 Madness | 702.36 Fear | 702.37 Morph | 702.38 Amplify | 702.39 Provoke | 702.4 Double Strike | 702.40 Storm | 702.41 Affinity | 702.42 Entwine | 702.43 Modular | 702.44 Sunburst | 702.45 Bushido | 702.46 Soulshift | 702.47 Splice | 702.48 Offering | 702.49 Ninjutsu | 702.5 Enchant | 702.50 Epic | 702.51 Convoke | 702.52 Dredge | 702.53 Transmute | 702.54 Bloodthirst | 702.55 Haunt | 702.56 Replicate | 702.57 Forecast | 702.58 Graft | 702.59 Recover | 702.6 Equip | 702.60 Ripple | 702.61 Split Second | 702.62 Suspend | 702.63 Vanishing | 702.64 Absorb | 702.65 Aura Swap | 702.66 Delve | 702.67 Fortify | 702.68 Frenzy | 702.69 Gravestorm | 702.7 First Strike | 702.70 Poisonous | 702.71 Transfigure | 702.72 Champion | 702.73 Changeling | 702.74 Evoke | 702.75 Hideaway | 702.76 Prowl | 702.77 Reinforce | 702.78 Conspire | 702.79 Persist | 702.8 Flash | 702.80 Wither | 702.81 Retrace | 702.82 Devour | 702.83 Exalted | 702.84 Unearth | 702.85 Cascade | 702.86 Annihilator | 702.87 Level Up | 702.88 Rebound | 702.89 Umbra Armor | 702.9 Flying | 702.90 Infect | 702.91 Battle Cry | 702.92 Living Weapon | 702.93 Undying | 702.94 Miracle | 702.95 Soulbond | 702.96 Overload | 702.97 Scavenge | 702.98 Unleash | 702.99 Cipher
703 Turn-Based Actions
704 State-Based Actions
705 Flipping a Coin
706 Rolling a Die
707 Copying Objects
708 Face-Down Spells and Permanents
709 Split Cards
710 Flip Cards
711 Leveler Cards
712 Double-Faced Cards
713 Substitute Cards
714 Saga Cards
715 Adventurer Cards
716 Class Cards
717 Attraction Cards
718 Prototype Cards
719 Case Cards
720 Omen Cards
721 Station Cards
722 Controlling Another Player
723 Ending Turns and Phases
724 The Monarch
725 The Initiative
726 Restarting the Game
727 Rad Counters
728 Subgames
729 Merging with Permanents
730 Day and Night
731 Taking Shortcuts
732 Handling Illegal Actions
8 Multiplayer Rules
800 General
801 Limited Range of Influence Option
802 Attack Multiple Players Option
803 Attack Left and Attack Right Options
804 Deploy Creatures Option
805 Shared Team Turns Option
806 Free-for-All Variant
807 Grand Melee Variant
808 Team vs. Team Variant
809 Emperor Variant
810 Two-Headed Giant Variant
811 Alternating Teams Variant
9 Casual Variants
900 General
901 Planechase | 901.15 Single Planar Deck Option
902 Vanguard
903 Commander | 903.12 Brawl Option | 903.13 Commander Draft
904 Archenemy | 904.12 Supervillain Rumble Option | 904.13 Archenemy Commander Option
905 Conspiracy Draft`,
} as const;
