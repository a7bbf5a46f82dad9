/** The built-in decks as text, written by build-decks.mjs from the files in decks/. */
export const BUILT_IN_DECK_LISTS: Readonly<Record<string, string>> = {
  '1997-janosch-kuhn-red-white-blue-speed-control': `
// Name: Red-White-Blue Speed Control
// Player: Janosch Kühn
// Event: World Championship 1997
// Date: 1997-08-13
// Source: public record of the event

4 Frenetic Efreet
4 Wildfire Emissary
3 Abeyance
4 Counterspell
2 Disenchant
4 Force of Will
4 Impulse
4 Incinerate
4 Swords to Plowshares
2 Disintegrate
2 Hammer of Bogardan
1 Pillage
1 City of Brass
6 Island
6 Mountain
4 Plains
4 Thawing Glaciers
1 Undiscovered Paradise

Sideboard
2 Circle of Protection: Black
3 Circle of Protection: Red
2 Disenchant
2 Earthquake
1 Kjeldoran Outpost
2 Political Trickery
3 Pyroblast
`,
  '1997-svend-geertsen-green-stompy': `
// Name: Green Stompy
// Player: Svend Geertsen
// Event: World Championship 1997
// Date: 1997-08-13
// Source: public record of the event

4 Fyndhorn Elves
4 Ghazbán Ogre
4 Rogue Elephant
4 Quirion Ranger
3 Harvest Wurm
4 Spectral Bears
2 Whirling Dervish
2 Uktabi Orangutan
2 Jolrael's Centaur
3 Lhurgoyf
4 Giant Growth
2 Bounty of the Hunt
4 Winter Orb
16 Forest
2 Heart of Yavimaya

Sideboard
2 River Boa
2 Whirling Dervish
1 Uktabi Orangutan
2 Crumble
4 Emerald Charm
3 City of Solitude
1 Bounty of the Hunt
`,
  '1998-ben-rubin-sligh': `
// Name: Sligh
// Player: Ben Rubin
// Event: World Championship 1998
// Date: 1998-08-12
// Source: public record of the event

4 Ball Lightning
2 Goblin Vandal
4 Ironclaw Orcs
4 Jackal Pup
4 Mogg Fanatic
2 Mogg Flunkies
1 Viashino Sandstalker
4 Fireblast
2 Hammer of Bogardan
4 Incinerate
4 Shock
4 Cursed Scroll
17 Mountain
4 Wasteland

Sideboard
3 Bottle Gnomes
2 Dwarven Miner
2 Dwarven Thaumaturgist
1 Final Fortune
1 Firestorm
4 Pyroblast
2 Shattering Pulse
`,
  '1998-brian-hacker-white-weenie': `
// Name: White Weenie
// Player: Brian Hacker
// Event: World Championship 1998
// Date: 1998-08-12
// Source: public record of the event

3 Nomads en-Kor
3 Paladin en-Vec
4 Soltari Monk
4 Soltari Priest
1 Soltari Visionary
4 Soul Warden
4 Warrior en-Kor
4 White Knight
1 Aura of Silence
4 Empyrial Armor
4 Cataclysm
3 Disenchant
4 Tithe
17 Plains

Sideboard
3 Abeyance
2 Armageddon
3 Aura of Silence
3 Cursed Scroll
1 Disenchant
3 Spirit Link
`,
  '1998-randy-buehler-draw-go': `
// Name: Draw-Go
// Player: Randy Buehler
// Event: World Championship 1998
// Date: 1998-08-12
// Source: public record of the event

1 Rainbow Efreet
4 Counterspell
4 Dismiss
2 Dissipate
3 Forbid
4 Force Spike
4 Impulse
3 Mana Leak
1 Memory Lapse
4 Whispers of the Muse
4 Nevinyrral's Disk
18 Island
4 Quicksand
4 Stalking Stones

Sideboard
2 Capsize
1 Grindstone
4 Hydroblast
4 Sea Sprite
4 Wasteland
`,
  '1999-jakub-slemr-mono-black-control': `
// Name: Mono-Black Control
// Player: Jakub Šlemr
// Event: World Championship 1999
// Date: 1999-08-04
// Source: public record of the event

1 Bottle Gnomes
1 Phyrexian Negator
3 Phyrexian Plaguelord
3 Ravenous Rats
2 Ticking Gnomes
3 Cursed Scroll
4 Powder Keg
2 Corpse Dance
4 Dark Ritual
4 Diabolic Edict
1 Rapid Decay
1 Vampiric Tutor
4 Duress
2 Stupor
3 Yawgmoth's Will
2 Spawning Pool
15 Swamp
1 Volrath's Stronghold
4 Wasteland

Sideboard
1 Bottle Gnomes
2 Carrion Beetles
1 Evincar's Justice
1 Hatred
2 Perish
1 Persecute
2 Phyrexian Negator
3 Rapid Decay
1 Sphere of Resistance
1 Stromgald Cabal
`,
  '1999-kai-budde-red-artifact-wildfire': `
// Name: Red-Artifact Wildfire
// Player: Kai Budde
// Event: World Championship 1999
// Date: 1999-08-04
// Source: public record of the event

4 Covetous Dragon
1 Karn, Silver Golem
3 Masticore
4 Cursed Scroll
4 Fire Diamond
4 Grim Monolith
2 Mishra's Helix
4 Temporal Aperture
4 Thran Dynamo
4 Voltaic Key
2 Worn Powerstone
4 Wildfire
3 Ancient Tomb
4 City of Traitors
13 Mountain

Sideboard
2 Boil
3 Earthquake
1 Mishra's Helix
1 Phyrexian Processor
2 Rack and Ruin
2 Shattering Pulse
4 Spellshock
`,
  '2000-janosch-kuhn-angry-non-hermit': `
// Name: Angry Non-Hermit
// Player: Janosch Kühn
// Event: World Championship 2000
// Date: 2000-08-02
// Source: public record of the event

4 Avalanche Riders
4 Birds of Paradise
4 Blastoderm
4 Llanowar Elves
2 Masticore
2 Priest of Titania
4 Arc Lightning
1 Creeping Mold
4 Plow Under
4 Stone Rain
2 Saproling Burst
1 Phyrexian Processor
2 Dust Bowl
10 Forest
4 Karplusan Forest
4 Mountain
4 Rishadan Port

Sideboard
4 Boil
1 Creeping Mold
2 Flameshot
1 Masticore
1 Phyrexian Processor
2 Rack and Ruin
1 Splinter
3 Uktabi Orangutan
`,
  '2001-alex-borteh-merfolk-opposition': `
// Name: Merfolk Opposition
// Player: Alex Borteh
// Event: World Championship 2001
// Date: 2001-08-08
// Source: public record of the event

4 Static Orb
2 Darting Merfolk
4 Lord of Atlantis
4 Merfolk Looter
4 Merfolk of the Pearl Trident
4 Vodalian Merchant
2 Waterfront Bouncer
4 Opposition
4 Counterspell
4 Gush
4 Thwart
20 Island

Sideboard
3 Hibernation
3 Mana Maze
2 Misdirection
2 Prodigal Sorcerer
1 Rushing River
2 Teferi's Response
2 Wash Out
`,
  '2001-tom-van-de-logt-machine-head': `
// Name: Machine Head
// Player: Tom van de Logt
// Event: World Championship 2001
// Date: 2001-08-08
// Source: public record of the event

4 Plague Spitter
3 Phyrexian Scuta
3 Skizzik
2 Flametongue Kavu
2 Crypt Angel
4 Blazing Specter
4 Duress
4 Dark Ritual
4 Terminate
3 Vendetta
3 Urza's Rage
6 Swamp
6 Mountain
4 Rishadan Port
4 Urborg Volcano
4 Sulfurous Springs

Sideboard
4 Scoria Cat
3 Addle
2 Persecute
1 Pyroclasm
3 Phyrexian Arena
1 Flametongue Kavu
1 Crypt Angel
`,
  '2002-raphael-levy-le-wonder-goose': `
// Name: Le Wonder Goose
// Player: Raphael Levy
// Event: World Championship 2002
// Date: 2002-08-14
// Source: public record of the event

2 Genesis
4 Nimble Mongoose
3 Seton's Scout
4 Werebear
4 Wild Mongrel
4 Wonder
4 Mental Note
1 Rushing River
4 Breakthrough
4 Careful Study
4 Roar of the Wurm
8 Forest
10 Island
4 Yavimaya Coast

Sideboard
4 Compost
3 Disrupt
3 Phantom Centaur
2 Ray of Revelation
2 Repulse
1 Rushing River
`,
  '2002-sim-han-how-squirrel-opposition': `
// Name: Squirrel Opposition
// Player: Sim Han How
// Event: World Championship 2002
// Date: 2002-08-14
// Source: public record of the event

4 Birds of Paradise
3 Flametongue Kavu
3 Llanowar Elves
4 Merfolk Looter
3 Phantom Centaur
4 Wild Mongrel
4 Opposition
3 Squirrel Nest
4 Circular Logic
3 Fire // Ice
3 Deep Analysis
8 Forest
5 Island
3 Karplusan Forest
2 Shivan Reef
4 Yavimaya Coast

Sideboard
1 Flametongue Kavu
3 Gainsay
3 Quiet Speculation
2 Ray of Revelation
4 Roar of the Wurm
2 Simoon
`,
  '2003-dave-humpherys-blue-green-madness': `
// Name: Blue-Green Madness
// Player: Dave Humpherys
// Event: World Championship 2003
// Date: 2003-08-06
// Source: public record of the event

4 Aquamoeba
3 Arrogant Wurm
4 Basking Rootwalla
4 Wild Mongrel
3 Wonder
4 Circular Logic
1 Krosan Reclamation
1 Ray of Revelation
3 Unsummon
4 Careful Study
2 Deep Analysis
2 Quiet Speculation
3 Roar of the Wurm
1 Centaur Garden
2 City of Brass
8 Forest
11 Island

Sideboard
1 Deep Analysis
2 Envelop
1 Krosan Reclamation
2 Mana Leak
2 Nantuko Vigilante
2 Phantom Centaur
1 Ray of Revelation
2 Stupefying Touch
1 Unsummon
1 Wonder
`,
  '2003-wolfgang-eder-goblin-bidding': `
// Name: Goblin Bidding
// Player: Wolfgang Eder
// Event: World Championship 2003
// Date: 2003-08-06
// Source: public record of the event

3 Gempalm Incinerator
1 Goblin Grappler
4 Goblin Piledriver
2 Goblin Sharpshooter
4 Goblin Sledder
3 Goblin Taskmaster
4 Goblin Warchief
4 Siege-Gang Commander
3 Skirk Prospector
4 Sparksmith
3 Smother
3 Patriarch's Bidding
4 Bloodstained Mire
1 City of Brass
10 Mountain
3 Shadowblood Ridge
4 Swamp

Sideboard
2 Cabal Therapy
2 Dark Banishing
2 Flaring Pain
1 Smother
4 Starstorm
4 Sulfuric Vortex
`,
  '2004-affinity': `
// Name: Affinity
// Event: World Championship 2004, places 5 to 8
// Date: 2004-09-05
// Source: public record of the event

4 Arcbound Ravager
4 Seat of the Synod
3 Night's Whisper
4 Somber Hoverguard
4 Disciple of the Vault
4 Vault of Whispers
4 City of Brass
4 Arcbound Worker
4 Cranial Plating
4 Frogmite
3 Chromatic Sphere
3 Chrome Mox
3 Blinkmoth Nexus
3 Shrapnel Blast
4 Thoughtcast
2 Great Furnace
3 Mana Leak

Sideboard
2 Terror
4 Annul
4 Pyroclasm
3 Slobad, Goblin Tinkerer
`,
  '2004-gabriel-nassif-blue-white-anti-affinity-control': `
// Name: Blue-White Anti-Affinity Control
// Player: Gabriel Nassif
// Event: World Championship 2004
// Date: 2004-09-01
// Source: public record of the event

3 Wayfarer's Bauble
2 Eternal Dragon
3 Exalted Angel
3 Annul
3 Condescend
4 Mana Leak
3 Rewind
4 Thirst for Knowledge
2 Akroma's Vengeance
4 Decree of Justice
4 Wrath of God
4 Cloudpost
4 Flooded Strand
7 Island
7 Plains
3 Temple of the False God

Sideboard
4 Purge
3 Pacifism
2 Relic Barrier
3 Scrabbling Claws
3 Stifle
`,
  '2006-kamahl-wilds': `
// Name: Wilds of Krosa
// Event: a first deck for Commander
// Date: 2006-10-06
// Source: made for Rulewright
// Format: commander

Commander
1 Kamahl, Fist of Krosa

Deck
1 Llanowar Elves
1 Fyndhorn Elves
1 Birds of Paradise
1 Wall of Blossoms
1 Wall of Roots
1 Sakura-Tribe Elder
1 Wood Elves
1 Yavimaya Elder
1 Krosan Tusker
1 Eternal Witness
1 Indrik Stomphowler
1 Silvos, Rogue Elemental
1 Kodama of the North Tree
1 Verdeloth the Ancient
1 Thorn Elemental
1 Krosan Colossus
1 Symbiotic Wurm
1 Silklash Spider
1 Deranged Hermit
1 Spike Weaver
1 Genesis
1 Hystrodon
1 Elvish Champion
1 Wellwisher
1 Timberwatch Elf
1 Viridian Zealot
1 Uktabi Orangutan
1 Weatherseed Treefolk
1 Blastoderm
1 Rofellos, Llanowar Emissary
1 Elvish Piper
1 Fierce Empath
1 Vine Trellis
1 Iwamori of the Open Fist
1 Ravenous Baloth
1 Plated Slagwurm
1 Kodama's Reach
1 Rampant Growth
1 Explosive Vegetation
1 Overrun
1 Naturalize
1 Creeping Mold
1 Regrowth
1 Beast Attack
1 Call of the Herd
1 Roar of the Wurm
1 Rancor
1 Desert Twister
1 Hurricane
1 Moment's Peace
1 Elephant Guide
1 Sol Ring
1 Lightning Greaves
1 Loxodon Warhammer
1 Solemn Simulacrum
1 Skullclamp
1 Worn Powerstone
1 Triskelion
1 Treetop Village
1 Wirewood Lodge
1 Tranquil Thicket
1 Slippery Karst
37 Forest
`,
  '2006-kumano-fires': `
// Name: Fires of Kumano
// Event: a first deck for Commander
// Date: 2006-10-06
// Source: made for Rulewright
// Format: commander

Commander
1 Kumano, Master Yamabushi

Deck
1 Goblin King
1 Goblin Matron
1 Goblin Ringleader
1 Goblin Warchief
1 Siege-Gang Commander
1 Goblin Sharpshooter
1 Goblin Piledriver
1 Mogg Fanatic
1 Mogg War Marshal
1 Raging Goblin
1 Jackal Pup
1 Keldon Champion
1 Ball Lightning
1 Orcish Artillery
1 Anarchist
1 Flametongue Kavu
1 Bogardan Hellkite
1 Rorix Bladewing
1 Shivan Dragon
1 Shivan Hellkite
1 Two-Headed Dragon
1 Lightning Dragon
1 Arc-Slogger
1 Fledgling Dragon
1 Rathi Dragon
1 Kiki-Jiki, Mirror Breaker
1 Zo-Zu the Punisher
1 Ryusei, the Falling Star
1 Frostling
1 Avarax
1 Fire Elemental
1 Starstorm
1 Inferno
1 Earthquake
1 Fireball
1 Blaze
1 Lightning Bolt
1 Incinerate
1 Fireblast
1 Hammer of Bogardan
1 Shock
1 Volcanic Hammer
1 Violent Eruption
1 Urza's Rage
1 Insurrection
1 Relentless Assault
1 Wheel of Fortune
1 Pillage
1 Shatter
1 Reckless Charge
1 Fervor
1 Goblin Bombardment
1 Sol Ring
1 Lightning Greaves
1 Loxodon Warhammer
1 Solemn Simulacrum
1 Skullclamp
1 Worn Powerstone
1 Triskelion
1 Forgotten Cave
1 Smoldering Crater
1 Ghitu Encampment
37 Mountain
`,
};
