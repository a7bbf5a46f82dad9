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
  '2007-doran-rock': `
// Name: Doran Rock
// Event: World Championship 2007
// Date: 2007-12-06
// Source: public record of the event

2 Eyeblight's Ending
1 Forest
3 Garruk Wildspeaker
4 Treetop Village
1 Horizon Canopy
1 Pendelhaven
1 Hypnotic Specter
4 Birds of Paradise
4 Tarmogoyf
4 Thoughtseize
3 Caves of Koilos
3 Llanowar Elves
1 Brushland
2 Gemstone Mine
4 Llanowar Wastes
4 Ohran Viper
1 Liliana Vess
2 Profane Command
2 Urborg, Tomb of Yawgmoth
4 Doran, the Siege Tower
3 Shriekmaw
2 Nameless Inversion
4 Gilt-Leaf Palace

Sideboard
2 Loxodon Warhammer
2 Nath of the Gilt-Leaf
2 Serrated Arrows
2 Stupor
3 Riftsweeper
1 Shriekmaw
1 Oblivion Ring
2 Cloudthresher
`,
  '2007-elves-of-lorwyn': `
// Name: Elves of Lorwyn
// Event: World Championship 2007
// Date: 2007-12-06
// Source: public record of the event

3 Eyeblight's Ending
5 Forest
3 Troll Ascetic
2 Garruk Wildspeaker
4 Treetop Village
1 Pendelhaven
2 Civic Wayfinder
3 Masked Admirers
4 Tarmogoyf
3 Thoughtseize
4 Wren's Run Packmaster
4 Llanowar Elves
4 Llanowar Wastes
3 Imperious Perfect
4 Profane Command
1 Urborg, Tomb of Yawgmoth
1 Nameless Inversion
1 Boreal Druid
4 Gilt-Leaf Palace
4 Swamp

Sideboard
2 Loxodon Warhammer
3 Liliana Vess
2 Slaughter Pact
1 Krosan Grip
2 Nekrataal
2 Viridian Shaman
1 Thoughtseize
2 Cloudthresher
`,
  '2008-kithkin': `
// Name: Kithkin
// Event: World Championship 2008
// Date: 2008-12-14
// Source: public record of the event

3 Ranger of Eos
4 Knight of Meadowgrain
4 Wizened Cenn
1 Burrenton Forge-Tender
4 Cloudgoat Ranger
4 Unmake
4 Windbrisk Heights
1 Ajani Goldmane
4 Goldmeadow Stalwart
4 Rustic Clachan
4 Figure of Destiny
4 Spectral Procession
17 Plains
2 Elspeth, Knight-Errant

Sideboard
3 Reveillark
4 Stillmoon Cavalier
2 Burrenton Forge-Tender
1 Wilt-Leaf Liege
1 Ajani Goldmane
2 Oblivion Ring
2 Knight of the White Orchid
`,
  '2008-quick-n-toast': `
// Name: Quick ’n’ Toast
// Event: World Championship 2008
// Date: 2008-12-14
// Source: public record of the event

2 Negate
2 Cloudthresher
2 Jund Charm
4 Vivid Creek
1 Tidings
1 Pyroclasm
1 Cruel Ultimatum
1 Flooded Grove
1 Sunken Ruins
4 Cryptic Command
4 Reflecting Pool
4 Mulldrifter
1 Oona, Queen of the Fae
3 Esper Charm
2 Fire-Lit Thicket
4 Remove Soul
3 Wrath of God
2 Condemn
1 Yavimaya Coast
4 Vivid Grove
4 Mystic Gate
4 Vivid Meadow
4 Rhox War Monk
1 Underground River

Sideboard
1 Pithing Needle
1 Austere Command
1 Wrath of God
1 Glen Elendra Archmage
2 Condemn
2 Pyroclasm
4 Bitterblossom
3 Guttural Response
`,
  '2009-jund-cascade': `
// Name: Jund Cascade
// Event: World Championship 2009
// Date: 2009-11-19
// Source: public record of the event

4 Blightning
2 Forest
4 Rootbound Crag
2 Terminate
4 Lightning Bolt
2 Garruk Wildspeaker
3 Bituminous Blast
4 Sprouting Thrinax
4 Savage Lands
3 Dragonskull Summit
2 Oran-Rief, the Vastwood
2 Broodmate Dragon
3 Mountain
3 Maelstrom Pulse
4 Verdant Catacombs
1 Burst Lightning
2 Master of the Wild Hunt
4 Bloodbraid Elf
4 Putrid Leech
3 Swamp

Sideboard
1 Maelstrom Pulse
2 Jund Charm
4 Goblin Ruinblaster
3 Duress
3 Great Sable Stag
2 Thought Hemorrhage
`,
  '2009-naya-lightsaber': `
// Name: Naya Lightsaber
// Event: World Championship 2009
// Date: 2009-11-19
// Source: public record of the event

4 Baneslayer Angel
4 Ranger of Eos
4 Lightning Bolt
4 Plains
1 Oran-Rief, the Vastwood
4 Arid Mesa
4 Woolly Thoctar
4 Noble Hierarch
3 Mountain
4 Bloodbraid Elf
3 Ajani Vengeant
4 Wild Nacatl
4 Rootbound Crag
1 Scute Mob
4 Path to Exile
4 Sunpetal Grove
4 Forest

Sideboard
1 Ajani Vengeant
2 Burst Lightning
4 Goblin Ruinblaster
4 Great Sable Stag
4 Celestial Purge
`,
  '2009-white-black-tokens': `
// Name: White-Black Tokens
// Event: Pro Tour Kyoto 2009
// Date: 2009-03-01
// Source: public record of the event

4 Windbrisk Heights
4 Caves of Koilos
2 Arcane Sanctum
2 Swamp
3 Plains
2 Ajani Goldmane
4 Bitterblossom
4 Fetid Heath
1 Elspeth, Knight-Errant
4 Reflecting Pool
4 Spectral Procession
4 Knight of Meadowgrain
4 Thoughtseize
4 Glorious Anthem
4 Path to Exile
4 Cloudgoat Ranger
4 Tidehollow Sculler
2 Mutavault

Sideboard
3 Wispmare
3 Wrath of God
4 Burrenton Forge-Tender
1 Martial Coup
2 Scepter of Fugue
1 Ajani Goldmane
1 Elspeth, Knight-Errant
`,
  '2010-blue-black-control': `
// Name: Blue-Black Control
// Event: World Championship 2010
// Date: 2010-12-12
// Source: public record of the event

2 Inquisition of Kozilek
4 Creeping Tar Pit
4 Spreading Seas
3 Swamp
1 Misty Rainforest
5 Island
2 Consume the Meek
4 Jace, the Mind Sculptor
4 Mana Leak
2 Jace Beleren
2 Sea Gate Oracle
2 Doom Blade
1 Stoic Rebuttal
2 Duress
4 Drowned Catacomb
3 Grave Titan
2 Ratchet Bomb
4 Tectonic Edge
4 Darkslick Shores
4 Preordain
1 Verdant Catacombs

Sideboard
1 Sorin Markov
1 Inquisition of Kozilek
1 Doom Blade
3 Memoricide
1 Stoic Rebuttal
1 Duress
2 Flashfreeze
1 Ratchet Bomb
3 Disfigure
1 Jace Beleren
`,
  '2010-boss-naya': `
// Name: Boss Naya
// Event: Pro Tour San Diego 2010
// Date: 2010-02-21
// Source: public record of the event

1 Raging Ravine
4 Noble Hierarch
4 Ranger of Eos
2 Stirring Wildwood
1 Basilisk Collar
1 Rootbound Crag
1 Sejiri Steppe
5 Forest
3 Lightning Bolt
3 Misty Rainforest
1 Path to Exile
1 Scute Mob
2 Mountain
1 Behemoth Sledge
4 Knight of the Reliquary
2 Stoneforge Mystic
2 Plains
1 Elspeth, Knight-Errant
4 Wild Nacatl
2 Ajani Vengeant
4 Arid Mesa
2 Birds of Paradise
2 Terramorphic Expanse
1 Tectonic Edge
4 Bloodbraid Elf
2 Oblivion Ring

Sideboard
2 Manabarbs
1 Behemoth Sledge
1 Basilisk Collar
1 Goblin Guide
2 Dauntless Escort
2 Baneslayer Angel
1 Oblivion Ring
1 Stoneforge Mystic
4 Cunning Sparkmage
`,
  '2010-open-the-vaults-filigree': `
// Name: Open the Vaults Filigree
// Event: Pro Tour San Diego 2010
// Date: 2010-02-21
// Source: public record of the event

2 Celestial Colonnade
4 Spreading Seas
1 Swamp
4 Glassdust Hulk
4 Island
2 Fieldmist Borderpost
2 Jace, the Mind Sculptor
3 Plains
4 Filigree Angel
2 Journey to Nowhere
2 Terramorphic Expanse
3 Courier's Capsule
1 Sharuum the Hegemon
3 Oblivion Ring
2 Marsh Flats
2 Kabira Crossroads
4 Open the Vaults
4 Glacial Fortress
4 Architects of Will
4 Sphinx of Lost Truths
1 Mistvein Borderpost
3 Day of Judgment

Sideboard
2 Hindering Light
1 Oblivion Ring
4 Negate
3 Flashfreeze
1 Jace, the Mind Sculptor
2 Journey to Nowhere
1 Sanguine Bond
1 Day of Judgment
`,
  '2011-caw-go': `
// Name: Caw-Go
// Event: Pro Tour Paris 2011
// Date: 2011-02-13
// Source: public record of the event

4 Celestial Colonnade
3 Gideon Jura
1 Misty Rainforest
5 Island
4 Plains
4 Jace, the Mind Sculptor
3 Mana Leak
1 Deprive
1 Sword of Feast and Famine
1 Stoic Rebuttal
1 Sylvok Lifestaff
4 Seachrome Coast
4 Tectonic Edge
4 Glacial Fortress
4 Preordain
4 Spell Pierce
4 Squadron Hawk
4 Stoneforge Mystic
4 Day of Judgment

Sideboard
1 Sword of Body and Mind
1 Negate
2 Baneslayer Angel
2 Flashfreeze
4 Oust
3 Ratchet Bomb
2 Divine Offering
`,
  '2011-red-deck-wins': `
// Name: Red Deck Wins
// Event: World Championship 2011
// Date: 2011-11-20
// Source: public record of the event

2 Incinerate
3 Grim Lavamancer
4 Chandra's Phoenix
4 Goblin Fireslinger
4 Stormblood Berserker
4 Volt Charge
3 Galvanic Blast
21 Mountain
2 Arc Trail
4 Gut Shot
1 Spikeshot Elder
4 Stromkirk Noble
4 Shrine of Burning Rage

Sideboard
2 Traitorous Blood
4 Vulshok Refugee
4 Dismember
1 Manic Vandal
2 Koth of the Hammer
2 Arc Trail
`,
  '2011-tempered-steel': `
// Name: Tempered Steel
// Event: World Championship 2011
// Date: 2011-11-20
// Source: public record of the event

2 Moorland Haunt
4 Glint Hawk Idol
4 Signal Pest
4 Origin Spellbomb
9 Plains
4 Inkmoth Nexus
4 Mox Opal
4 Vault Skirge
1 Mikaeus, the Lunarch
4 Dispatch
4 Etched Champion
4 Seachrome Coast
4 Glint Hawk
4 Tempered Steel
4 Memnite

Sideboard
1 Oblivion Ring
1 Timely Reinforcements
3 Spellskite
3 Hero of Bladehold
2 Dismember
4 Shrine of Loyal Legions
1 Glacial Fortress
`,
  '2012-black-kessig': `
// Name: Black Kessig
// Event: Pro Tour Dark Ascension 2012
// Date: 2012-02-12
// Source: public record of the event

1 Go for the Throat
6 Forest
1 Glissa, the Traitor
2 Green Sun's Zenith
1 Dragonskull Summit
4 Primeval Titan
1 Birds of Paradise
1 Mountain
3 Black Sun's Zenith
2 Acidic Slime
4 Grave Titan
1 Ghost Quarter
2 Kessig Wolf Run
4 Rampant Growth
2 Ratchet Bomb
2 Evolving Wilds
4 Inkmoth Nexus
4 Solemn Simulacrum
4 Sphere of the Suns
3 Doom Blade
4 Woodland Cemetery
4 Swamp

Sideboard
1 Garruk, Primal Hunter
1 Black Sun's Zenith
1 Viridian Corrupter
2 Batterskull
2 Thrun, the Last Troll
1 Tree of Redemption
2 Nihil Spellbomb
2 Curse of Death's Hold
2 Ancient Grudge
1 Liliana of the Veil
`,
  '2012-white-blue-delver': `
// Name: White-Blue Delver
// Event: Pro Tour Dark Ascension 2012
// Date: 2012-02-12
// Source: public record of the event

3 Moorland Haunt
1 Runechanter's Pike
9 Island
1 Plains
4 Delver of Secrets
4 Snapcaster Mage
4 Mana Leak
2 Thought Scour
4 Ponder
4 Geist of Saint Traft
2 Invisible Stalker
2 Gut Shot
4 Gitaxian Probe
4 Vapor Snag
4 Seachrome Coast
1 Dismember
4 Glacial Fortress
3 Sword of War and Peace

Sideboard
2 Revoke Existence
1 Oblivion Ring
3 Timely Reinforcements
1 Mutagenic Growth
2 Dissipate
1 Dismember
1 Divine Offering
2 Phantasmal Image
1 Day of Judgment
1 Consecrated Sphinx
`,
  '2013-devotion-to-red': `
// Name: Devotion to Red
// Event: Pro Tour Theros 2013
// Date: 2013-10-13
// Source: public record of the event

4 Nykthos, Shrine to Nyx
3 Purphoros, God of the Forge
2 Hammer of Purphoros
3 Ember Swallower
4 Ash Zealot
4 Stormbreath Dragon
4 Burning-Tree Emissary
4 Boros Reckoner
4 Magma Jet
21 Mountain
1 Chandra, Pyromaster
1 Mizzium Mortars
4 Frostburn Weird
1 Mutavault

Sideboard
1 Hammer of Purphoros
1 Chandra, Pyromaster
3 Mizzium Mortars
2 Chandra's Phoenix
3 Peak Eruption
3 Anger of the Gods
2 Burning Earth
`,
  '2014-james-cady-splinter-twin': `
// Name: Splinter Twin
// Player: James Cady
// Event: Grand Prix Richmond 2014
// Date: 2014-03-08
// Source: public record of the event

2 Grim Lavamancer
4 Celestial Colonnade
2 Island
1 Sulfur Falls
3 Restoration Angel
4 Lightning Bolt
3 Snapcaster Mage
2 Steam Vents
4 Path to Exile
4 Arid Mesa
2 Cascade Bluffs
2 Lightning Helix
4 Splinter Twin
2 Kiki-Jiki, Mirror Breaker
1 Sacred Foundry
2 Pestermite
4 Remand
4 Deceiver Exarch
2 Mountain
4 Scalding Tarn
2 Wall of Omens
1 Plains
1 Hallowed Fountain

Sideboard
3 Wear // Tear
3 Dispel
2 Supreme Verdict
2 Vendilion Clique
3 Leyline of Sanctity
2 Rest in Peace
`,
  '2014-jeskai-tempo': `
// Name: Jeskai Tempo
// Event: Pro Tour Khans of Tarkir 2014
// Date: 2014-10-12
// Source: public record of the event

2 Banishing Light
2 Anger of the Gods
2 Sarkhan, the Dragonspeaker
1 Seeker of the Way
4 Magma Jet
1 Battlefield Forge
4 Mystic Monastery
4 Temple of Triumph
4 Dig Through Time
4 Flooded Strand
4 Stoke the Flames
3 Mountain
4 Lightning Strike
4 Goblin Rabblemaster
2 Shivan Reef
4 Mantis Rider
4 Jeskai Charm
4 Temple of Epiphany
1 Plains
2 Island

Sideboard
3 Dissolve
1 Phyrexian Revoker
2 Erase
2 End Hostilities
2 Anger of the Gods
2 Keranos, God of Storms
1 Disdainful Stroke
2 Negate
`,
  '2014-orzhov-control': `
// Name: Orzhov Control
// Event: Pro Tour Magic 2015
// Date: 2014-08-03
// Source: public record of the event

3 Desecration Demon
1 Ultimate Price
4 Caves of Koilos
4 Pack Rat
3 Bile Blight
3 Underworld Connections
8 Swamp
1 Plains
4 Godless Shrine
2 Banishing Light
2 Devour Flesh
3 Blood Baron of Vizkopa
1 Obzedat, Ghost Council
4 Thoughtseize
3 Hero's Downfall
1 Urborg, Tomb of Yawgmoth
2 Elspeth, Sun's Champion
3 Lifebane Zombie
4 Mutavault
4 Temple of Silence

Sideboard
3 Doom Blade
1 Erebos, God of the Dead
1 Underworld Connections
3 Duress
1 Sin Collector
2 Last Breath
2 Deicide
2 Drown in Sorrow
`,
  '2015-dimir-control': `
// Name: Dimir Control
// Event: Pro Tour Dragons of Tarkir 2015
// Date: 2015-04-12
// Source: public record of the event

1 Dissipate
4 Swamp
3 Island
4 Dissolve
1 Temple of Malady
1 Liliana Vess
4 Temple of Deceit
4 Hero's Downfall
3 Dig Through Time
4 Polluted Delta
1 Crux of Fate
2 Jace's Ingenuity
2 Opulent Palace
4 Bile Blight
1 Dragonlord's Prerogative
2 Ashiok, Nightmare Weaver
1 Temple of Enlightenment
1 Drown in Sorrow
1 Aetherspouts
1 Ultimate Price
3 Perilous Vault
4 Dismal Backwater
1 Urborg, Tomb of Yawgmoth
2 Ugin, the Spirit Dragon
2 Silence the Believers
3 Radiant Fountain

Sideboard
1 Interpret the Signs
1 Aetherspouts
1 Pearl Lake Ancient
1 Tasigur, the Golden Fang
1 Cranial Archive
2 Thoughtseize
2 Negate
2 Disdainful Stroke
1 Ashiok, Nightmare Weaver
1 Pharika's Cure
2 Drown in Sorrow
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
  '2014-forged-in-stone': `
// Name: Forged In Stone
// Event: Commander deck of 2014
// Date: 2014-11-07
// Format: commander
// Source: the list printed with the product

Commander
1 Nahiri, the Lithomancer

Deck
1 Containment Priest
1 Whitemane Lion
1 Grand Abolisher
1 Kor Sanctifiers
1 Mentor of the Meek
1 Flickerwisp
1 Hallowed Spiritkeeper
1 Kemba, Kha Regent
1 Silverblade Paladin
1 Skyhunter Skirmisher
1 Angelic Field Marshal
1 Celestial Crusader
1 Jazal Goldmane
1 Geist-Honored Monk
1 Requiem Angel
1 Adarkar Valkyrie
1 Sun Titan
1 Sunblast Angel
1 Twilight Shepherd
1 Angel of the Dire Hour
1 Serra Avatar
1 Gift of Estates
1 Spectral Procession
1 Fell the Mighty
1 Nomads' Assembly
1 Deploy to the Front
1 Martial Coup
1 Decree of Justice
1 Brave the Elements
1 Condemn
1 Afterlife
1 Midnight Haunting
1 Oblation
1 Wing Shards
1 Benevolent Offering
1 Comeuppance
1 Return to Dust
1 White Sun's Zenith
1 Masterwork of Ingenuity
1 Skullclamp
1 Sol Ring
1 Marble Diamond
1 Mask of Memory
1 Pearl Medallion
1 Swiftfoot Boots
1 Commander's Sphere
1 Loxodon Warhammer
1 Strata Scythe
1 Sword of Vengeance
1 Assault Suit
1 Bonehoard
1 Moonsilver Spear
1 Argentum Armor
1 Loreseeker's Stone
1 Armistice
1 Mobilization
1 Sacred Mesa
1 Marshal's Anthem
1 Cathars' Crusade
1 True Conviction
1 Arcane Lighthouse
1 Drifting Meadow
1 Emeria, the Sky Ruin
1 Ghost Quarter
1 Karoo
1 Secluded Steppe
1 Temple of the False God
32 Plains
`,
  '2014-guided-by-nature': `
// Name: Guided By Nature
// Event: Commander deck of 2014
// Date: 2014-11-07
// Format: commander
// Source: the list printed with the product

Commander
1 Freyalise, Llanowar's Fury

Deck
1 Elvish Mystic
1 Elvish Skysweeper
1 Essence Warden
1 Joraga Warcaller
1 Llanowar Elves
1 Sylvan Safekeeper
1 Elvish Visionary
1 Priest of Titania
1 Sylvan Ranger
1 Thornweald Archer
1 Wellwisher
1 Farhaven Elf
1 Imperious Perfect
1 Reclamation Sage
1 Timberwatch Elf
1 Titania's Chosen
1 Wood Elves
1 Elvish Archdruid
1 Ezuri, Renegade Leader
1 Drove of Elves
1 Immaculate Magistrate
1 Wren's Run Packmaster
1 Lys Alana Huntmaster
1 Masked Admirers
1 Wolfbriar Elemental
1 Creeperhulk
1 Silklash Spider
1 Titania, Protector of Argoth
1 Grave Sifter
1 Primordial Sage
1 Rampaging Baloths
1 Soul of the Harvest
1 Thunderfoot Baloth
1 Siege Behemoth
1 Tornado Elemental
1 Terastodon
1 Lifeblood Hydra
1 Hunting Triad
1 Whirlwind
1 Overwhelming Stampede
1 Overrun
1 Grim Flowering
1 Collective Unconscious
1 Desert Twister
1 Wave of Vitriol
1 Praetor's Counsel
1 Sylvan Offering
1 Harrow
1 Fresh Meat
1 Skullclamp
1 Sol Ring
1 Emerald Medallion
1 Moss Diamond
1 Swiftfoot Boots
1 Commander's Sphere
1 Assault Suit
1 Seer's Sundial
1 Predator, Flagship
1 Loreseeker's Stone
1 Beastmaster Ascension
1 Song of the Dryads
1 Wolfcaller's Howl
1 Crystal Vein
1 Evolving Wilds
1 Gargoyle Castle
1 Ghost Quarter
1 Haunted Fengraf
1 Havenwood Battleground
1 Jungle Basin
1 Myriad Landscape
1 Oran-Rief, the Vastwood
1 Slippery Karst
1 Terramorphic Expanse
1 Tranquil Thicket
25 Forest
`,
  '2014-sworn-to-darkness': `
// Name: Sworn To Darkness
// Event: Commander deck of 2014
// Date: 2014-11-07
// Format: commander
// Source: the list printed with the product

Commander
1 Ob Nixilis of the Black Oath

Deck
1 Skirsdag High Priest
1 Nantuko Shade
1 Vampire Hexmage
1 Burnished Hart
1 Flesh Carver
1 Crypt Ghast
1 Disciple of Bolas
1 Evernight Shade
1 Abyssal Persecutor
1 Nekrataal
1 Magus of the Coffers
1 Raving Dead
1 Shriekmaw
1 Bloodgift Demon
1 Demon of Wailing Agonies
1 Drana, Kalastria Bloodchief
1 Ghoulcaller Gisa
1 Gray Merchant of Asphodel
1 Morkrut Banshee
1 Grave Titan
1 Phyrexian Gargantua
1 Pontiff of Blight
1 Reaper from the Abyss
1 Butcher of Malakir
1 Overseer of the Damned
1 Pestilence Demon
1 Liliana's Reaver
1 Xathrid Demon
1 Sign in Blood
1 Read the Bones
1 Victimize
1 Syphon Mind
1 Dread Return
1 Mutilate
1 Infernal Offering
1 Aether Snap
1 Promise of Power
1 Necromantic Selection
1 Profane Command
1 Dregs of Sorrow
1 Black Sun's Zenith
1 Spoils of Blood
1 Tragic Slip
1 Malicious Affliction
1 Sudden Spoiling
1 Tendrils of Corruption
1 Annihilate
1 Skeletal Scrying
1 Wake the Dead
1 Sol Ring
1 Charcoal Diamond
1 Jet Medallion
1 Mind Stone
1 Swiftfoot Boots
1 Unstable Obelisk
1 Worn Powerstone
1 Lashwrithe
1 Commander's Sphere
1 Bad Moon
1 Arcane Lighthouse
1 Barren Moor
1 Bojuka Bog
1 Crypt of Agadeem
1 Everglades
1 Ghost Quarter
1 Myriad Landscape
1 Polluted Mire
32 Swamp
`,
  '2015-plunder-the-graves': `
// Name: Plunder the Graves
// Event: Commander deck of 2015
// Date: 2015-11-13
// Format: commander
// Source: the list printed with the product

Commander
1 Meren of Clan Nel Toth

Deck
1 Sakura-Tribe Elder
1 Satyr Wayfinder
1 Viridian Emissary
1 Wall of Blossoms
1 Viridian Zealot
1 Korozda Guildmage
1 Lotleth Troll
1 Blood Bairn
1 Phyrexian Rager
1 Skullwinder
1 Wood Elves
1 Eternal Witness
1 Corpse Augur
1 Centaur Vinecrasher
1 Bloodspore Thrinax
1 Jarad, Golgari Lich Lord
1 Shriekmaw
1 Indrik Stomphowler
1 Kessig Cagebreakers
1 Banshee of the Dread Choir
1 Phyrexian Plaguelord
1 Acidic Slime
1 Mycoloth
1 Mazirek, Kraul Death Priest
1 Vulturous Zombie
1 Great Oak Guardian
1 Champion of Stray Souls
1 Extractor Demon
1 Thief of Blood
1 Pathbreaker Ibex
1 Cloudthresher
1 Butcher of Malakir
1 Eater of Hope
1 Scourge of Nel Toth
1 Caller of the Pack
1 Terastodon
1 Verdant Force
1 Mulch
1 Victimize
1 Primal Growth
1 Ambition's Cost
1 Sever the Bloodline
1 Barter in Blood
1 Rise from the Grave
1 Spider Spawning
1 Overwhelming Stampede
1 Dread Summons
1 Altar's Reap
1 Tribute to the Wild
1 Golgari Charm
1 Grisly Salvage
1 Putrefy
1 Wretched Confluence
1 Skullclamp
1 Sol Ring
1 Golgari Signet
1 Lightning Greaves
1 Thought Vessel
1 Bonehoard
1 Eldrazi Monument
1 Diabolic Servitude
1 Command Tower
1 Evolving Wilds
1 Golgari Guildgate
1 Golgari Rot Farm
1 Grim Backwoods
1 High Market
1 Jungle Hollow
1 Polluted Mire
1 Slippery Karst
1 Tainted Wood
1 Terramorphic Expanse
1 Vivid Grove
1 Vivid Marsh
13 Swamp
12 Forest
`,
  '2016-invent-superiority': `
// Name: Invent Superiority
// Event: Commander deck of 2016
// Date: 2016-11-11
// Format: commander
// Source: the list printed with the product

Commander
1 Breya, Etherium Shaper

Deck
1 Daretti, Scrap Savant
1 Myr Retriever
1 Chief Engineer
1 Etherium Sculptor
1 Vedalken Engineer
1 Slobad, Goblin Tinkerer
1 Baleful Strix
1 Akiri, Line-Slinger
1 Armory Automaton
1 Shimmer Myr
1 Master of Etherium
1 Trinket Mage
1 Magus of the Will
1 Hanna, Ship's Navigator
1 Silas Renn, Seeker Adept
1 Sydri, Galvanic Genius
1 Etched Oracle
1 Solemn Simulacrum
1 Sanctum Gargoyle
1 Faerie Artisans
1 Bruse Tarl, Boorish Herder
1 Ethersworn Adjudicator
1 Sphinx Summoner
1 Jor Kadeen, the Prevailer
1 Soul of New Phyrexia
1 Godo, Bandit Warlord
1 Hellkite Tyrant
1 Sharuum the Hegemon
1 Myr Battlesphere
1 Hellkite Igniter
1 Filigree Angel
1 Whipflare
1 Parting Thoughts
1 Trash for Treasure
1 Beacon of Unrest
1 Migratory Route
1 Open the Vaults
1 Phyrexian Rebirth
1 Grave Upheaval
1 Coastal Breach
1 Grip of Phyresis
1 Ancient Excavation
1 Read the Runes
1 Trial // Error
1 Everflowing Chalice
1 Skullclamp
1 Sol Ring
1 Dispeller's Capsule
1 Executioner's Capsule
1 Cranial Plating
1 Fellwar Stone
1 Ichor Wellspring
1 Mycosynth Wellspring
1 Swiftfoot Boots
1 Thopter Foundry
1 Commander's Sphere
1 Loxodon Warhammer
1 Bonehoard
1 Nevinyrral's Disk
1 Trading Post
1 Blinkmoth Urn
1 Darksteel Citadel
1 Seat of the Synod
1 Curse of Vengeance
1 Arcane Sanctum
1 Ash Barrens
1 Azorius Chancery
1 Boros Garrison
1 Buried Ruin
1 Command Tower
1 Crumbling Necropolis
1 Dimir Aqueduct
1 Evolving Wilds
1 Exotic Orchard
1 Mystic Monastery
1 Nomad Outpost
1 Rakdos Carnarium
1 Rupture Spire
1 Temple of the False God
1 Terramorphic Expanse
1 Transguild Promenade
5 Plains
5 Island
4 Swamp
4 Mountain
`,
  '2017-heavenly-inferno': `
// Name: Heavenly Inferno
// Event: Commander deck of 2017
// Date: 2017-06-09
// Format: commander
// Source: the list printed with the product

Commander
1 Kaalia of the Vast

Deck
1 Akroma, Angel of Fury
1 Angel of Despair
1 Angelic Arbiter
1 Anger
1 Archangel of Strife
1 Avatar of Slaughter
1 Basandra, Battle Seraph
1 Bladewing the Risen
1 Boros Guildmage
1 Dragon Whelp
1 Dread Cacodemon
1 Duergar Hedge-Mage
1 Fallen Angel
1 Furnace Whelp
1 Gwyllion Hedge-Mage
1 Lightkeeper of Emeria
1 Malfegor
1 Mana-Charged Dragon
1 Mother of Runes
1 Oni of Wild Places
1 Oros, the Avenger
1 Orzhov Guildmage
1 Razorjaw Oni
1 Reiver Demon
1 Serra Angel
1 Shattered Angel
1 Tariel, Reckoner of Souls
1 Voice of All
1 Akroma's Vengeance
1 Death by Dragons
1 Diabolic Tutor
1 Earthquake
1 Evincar's Justice
1 Syphon Flesh
1 Syphon Mind
1 Bathe in Light
1 Cleansing Beam
1 Comet Storm
1 Congregate
1 Master Warcraft
1 Mortify
1 Orim's Thunder
1 Path to Exile
1 Return to Dust
1 Sulfurous Blast
1 Terminate
1 Wrecking Ball
1 Armillary Sphere
1 Boros Signet
1 Darksteel Ingot
1 Lightning Greaves
1 Orzhov Signet
1 Rakdos Signet
1 Sol Ring
1 Pyrohemia
1 Righteous Cause
1 Soul Snare
1 Stranglehold
1 Vow of Duty
1 Vow of Lightning
1 Vow of Malice
1 Akoum Refuge
1 Barren Moor
1 Bojuka Bog
1 Boros Garrison
1 Command Tower
1 Evolving Wilds
1 Forgotten Cave
1 Molten Slagheap
8 Mountain
1 Orzhov Basilica
8 Plains
1 Rakdos Carnarium
1 Rupture Spire
1 Secluded Steppe
8 Swamp
1 Vivid Meadow
1 Zoetic Cavern
`,
  '2017-vampiric-bloodlust': `
// Name: Vampiric Bloodlust
// Event: Commander deck of 2017
// Date: 2017-08-25
// Format: commander
// Source: the list printed with the product

Commander
1 Edgar Markov

Deck
1 Licia, Sanguine Tribune
1 Mathas, Fiend Seeker
1 Kheru Mind-Eater
1 Patron of the Vein
1 Bloodsworn Steward
1 Crimson Honor Guard
1 Anowon, the Ruin Sage
1 Bloodlord of Vaasgoth
1 Blood Baron of Vizkopa
1 Butcher of Malakir
1 Captivating Vampire
1 Dark Impostor
1 Drana, Kalastria Bloodchief
1 Malakir Bloodwitch
1 Sangromancer
1 Skeletal Vampire
1 Vein Drinker
1 Bloodline Necromancer
1 Blood Artist
1 Bloodhusk Ritualist
1 Falkenrath Noble
1 Pawn of Ulamog
1 Vampire Nighthawk
1 Rakish Heir
1 Stromkirk Captain
1 Tithe Drinker
1 New Blood
1 Disrupt Decorum
1 Kindred Charge
1 Fell the Mighty
1 Blood Tribute
1 Consuming Vapors
1 Damnable Pact
1 Merciless Eviction
1 Ambition's Cost
1 Read the Bones
1 Syphon Mind
1 Teferi's Protection
1 Crackling Doom
1 Return to Dust
1 Swords to Plowshares
1 Go for the Throat
1 Skeletal Scrying
1 Mortify
1 Blade of the Bloodchief
1 Door of Destinies
1 Well of Lost Dreams
1 Heirloom Blade
1 Boros Signet
1 Orzhov Signet
1 Rakdos Signet
1 Skullclamp
1 Sol Ring
1 Worn Powerstone
1 Kindred Boon
1 Blind Obedience
1 Black Market
1 Sanguine Bond
1 Underworld Connections
1 Outpost Siege
1 Curse of Vitality
1 Curse of Disturbance
8 Swamp
4 Mountain
3 Plains
1 Path of Ancestry
1 Akoum Refuge
1 Bloodfell Caves
1 Bojuka Bog
1 Boros Garrison
1 Boros Guildgate
1 Cinder Barrens
1 Command Tower
1 Evolving Wilds
1 Forsaken Sanctuary
1 Kabira Crossroads
1 Nomad Outpost
1 Opal Palace
1 Orzhov Basilica
1 Orzhov Guildgate
1 Rakdos Carnarium
1 Rakdos Guildgate
1 Scoured Barrens
1 Stone Quarry
1 Terramorphic Expanse
1 Urborg Volcano
1 Wind-Scarred Crag
`,
  '2018-wade-into-battle': `
// Name: Wade into Battle
// Event: Commander deck of 2018
// Date: 2018-06-08
// Format: commander
// Source: the list printed with the product

Commander
1 Kalemne, Disciple of Iroas

Deck
1 Oreskos Explorer
1 Magus of the Wheel
1 Stinkdrinker Daredevil
1 Taurean Mauler
1 Dawnglare Invoker
1 Desolation Giant
1 Fumiko the Lowblood
1 Hunted Dragon
1 Stoneshock Giant
1 Thundercloud Shaman
1 Warchief Giant
1 Herald of the Host
1 Kalemne's Captain
1 Anya, Merciless Angel
1 Sunrise Sovereign
1 Hammerfist Giant
1 Inferno Titan
1 Dawnbreak Reclaimer
1 Sun Titan
1 Hostility
1 Jareth, Leonine Titan
1 Victory's Herald
1 Sandstone Oracle
1 Hamletback Goliath
1 Arbiter of Knollridge
1 Borderland Behemoth
1 Dream Pillager
1 Magma Giant
1 Angel of Serenity
1 Gisela, Blade of Goldnight
1 Breath of Darigaaz
1 Fiery Confluence
1 Disaster Radius
1 Earthquake
1 Meteor Blast
1 Fall of the Hammer
1 Orim's Thunder
1 Sol Ring
1 Blade of Selves
1 Boros Signet
1 Coldsteel Heart
1 Fellwar Stone
1 Lightning Greaves
1 Mind Stone
1 Thought Vessel
1 Basalt Monolith
1 Boros Cluestone
1 Darksteel Ingot
1 Loxodon Warhammer
1 Urza's Incubator
1 Worn Powerstone
1 Seer's Sundial
1 Dreamstone Hedron
1 Staff of Nin
1 Curse of the Nightly Hunt
1 Banishing Light
1 Faith's Fetters
1 Rite of the Raging Storm
1 Warstorm Surge
1 Ancient Amphitheater
1 Blasted Landscape
1 Boros Garrison
1 Boros Guildgate
1 Command Tower
1 Drifting Meadow
1 Evolving Wilds
1 Forgotten Cave
1 Secluded Steppe
1 Smoldering Crater
1 Terramorphic Expanse
1 Vivid Crag
1 Vivid Meadow
1 Wind-Scarred Crag
14 Mountain
11 Plains
1 Crib Swap
`,
  '2019-primal-genesis': `
// Name: Primal Genesis
// Event: Commander deck of 2019
// Date: 2019-08-23
// Format: commander
// Source: the list printed with the product

Commander
1 Ghired, Conclave Exile

Deck
1 Garruk, Primal Hunter
1 Atla Palani, Nest Tender
1 Marisi, Breaker of the Coil
1 Doomed Artisan
1 Tectonic Hellion
1 Ohran Frostfang
1 Selesnya Eulogist
1 Tahngarth, First Mate
1 Angel of Sanctions
1 Wingmate Roc
1 Dragonmaster Outcast
1 Feldon of the Third Path
1 Giant Adephage
1 Soul of Zendikar
1 Trostani, Selesnya's Voice
1 Desolation Twin
1 Flamerush Rider
1 Heart-Piercer Manticore
1 Rampaging Baloths
1 Thragtusk
1 Emmara Tandris
1 Wayfaring Temple
1 Cliffside Rescuer
1 Voice of Many
1 Scaretiller
1 Roc Egg
1 Garruk's Packleader
1 Sakura-Tribe Elder
1 Vitu-Ghazi Guildmage
1 Ghired's Belligerence
1 Full Flowering
1 Hour of Reckoning
1 Phyrexian Rebirth
1 Shamanic Revelation
1 Hate Mirage
1 Cultivate
1 Explore
1 Farseek
1 Harmonize
1 Fresh Meat
1 Momentous Fall
1 Second Harvest
1 Rootborn Defenses
1 Trostani's Judgment
1 Beast Within
1 Druid's Deliverance
1 Slice in Twain
1 Naya Charm
1 Sundering Growth
1 Idol of Oblivion
1 Mimic Vat
1 Soul Foundry
1 Lightning Greaves
1 Sol Ring
1 Commander's Insignia
1 Song of the Worldsoul
1 Growing Ranks
1 Intangible Virtue
1 Colossal Majesty
1 Elemental Bond
1 Cinder Glade
1 Exotic Orchard
1 Gargoyle Castle
1 Sungrass Prairie
7 Plains
4 Mountain
8 Forest
1 Ash Barrens
1 Blossoming Sands
1 Boros Garrison
1 Command Tower
1 Evolving Wilds
1 Graypelt Refuge
1 Gruul Turf
1 Jungle Shrine
1 Kazandu Refuge
1 Krosan Verge
1 Myriad Landscape
1 Naya Panorama
1 Rogue's Passage
1 Rugged Highlands
1 Selesnya Sanctuary
1 Terramorphic Expanse
`,
  '2020-arm-for-battle': `
// Name: Arm for Battle
// Event: Commander deck of 2020
// Date: 2020-11-20
// Format: commander
// Source: the list printed with the product

Commander
1 Wyleth, Soul of Steel

Deck
1 Oreskos Explorer
1 Relic Seeker
1 Sram, Senior Edificer
1 Brass Squire
1 Danitha Capashen, Paragon
1 Dualcaster Mage
1 Flickerwisp
1 Ironclad Slayer
1 Kor Cartographer
1 Odric, Lunarch Marshal
1 Tiana, Ship's Caretaker
1 Condemn
1 Expedite
1 Swords to Plowshares
1 Abrade
1 Boros Charm
1 Comet Storm
1 Dawn Charm
1 Deflecting Palm
1 Disenchant
1 Fists of Flame
1 Temur Battle Rage
1 Valorous Stance
1 Generous Gift
1 Unbreakable Formation
1 Volcanic Fallout
1 Wear // Tear
1 White Sun's Zenith
1 Master Warcraft
1 Return to Dust
1 Wild Ricochet
1 Word of Seizing
1 Response // Resurgence
1 Jaya's Immolating Inferno
1 Martial Coup
1 Relentless Assault
1 Winds of Rath
1 Bonesplitter
1 Explorer's Scope
1 Sol Ring
1 Blackblade Reforged
1 Blazing Sunsteel
1 Boros Signet
1 Hero's Blade
1 Mask of Avacyn
1 Ring of Thune
1 Ring of Valkas
1 Swiftfoot Boots
1 Fireshrieker
1 Haunted Cloak
1 Loxodon Warhammer
1 Sunforger
1 Sword of Vengeance
1 Sigarda's Aid
1 Spirit Mantle
1 Timely Ward
1 Unquestioned Authority
1 Faith Unbroken
1 On Serra's Wings
1 Boros Garrison
1 Boros Guildgate
1 Command Tower
1 Encroaching Wastes
1 Evolving Wilds
1 Forgotten Cave
1 Memorial to War
9 Mountain
1 Myriad Landscape
14 Plains
1 Rogue's Passage
1 Rupture Spire
1 Secluded Steppe
1 Slayers' Stronghold
1 Stone Quarry
1 Sunhome, Fortress of the Legion
1 Terramorphic Expanse
1 Transguild Promenade
1 Wind-Scarred Crag
`,
  '2021-coven-counters': `
// Name: Coven Counters
// Event: Commander deck of 2021
// Date: 2021-09-24
// Format: commander
// Source: the list printed with the product

Commander
1 Leinore, Autumn Sovereign

Deck
1 Angel of Glory's Rise
1 Bastion Protector
1 Custodi Soulbinders
1 Dearly Departed
1 Herald of War
1 Knight of the White Orchid
1 Mikaeus, the Lunarch
1 Odric, Master Tactician
1 Riders of Gavony
1 Victory's Envoy
1 Champion of Lambholt
1 Gyre Sage
1 Kessig Cagebreakers
1 Somberwald Sage
1 Verdurous Gearhulk
1 Wild Beastmaster
1 Heron's Grace Champion
1 Sigarda, Heron's Grace
1 Abzan Falconer
1 Ainok Bond-Kin
1 Elite Scaleguard
1 Orzhov Advokist
1 Avacyn's Pilgrim
1 Eternal Witness
1 Yavimaya Elder
1 Enduring Scalelord
1 Juniper Order Ranger
1 Trostani's Summoner
1 Cleansing Nova
1 Hour of Reckoning
1 Shamanic Revelation
1 Bestial Menace
1 Biogenic Upgrade
1 Growth Spasm
1 Unbreakable Formation
1 Return to Dust
1 Swords to Plowshares
1 Beast Within
1 Inspiring Call
1 Lifecrafter's Bestiary
1 Arcane Signet
1 Sol Ring
1 Swiftfoot Boots
1 Talisman of Unity
1 Citadel Siege
1 Death's Presence
1 Canopy Vista
1 Exotic Orchard
1 Fortified Village
1 Sungrass Prairie
1 Temple of Plenty
1 Blighted Woodland
1 Command Tower
1 Krosan Verge
1 Myriad Landscape
1 Path of Ancestry
1 Rogue's Passage
1 Selesnya Sanctuary
1 Temple of the False God
12 Forest
12 Plains
1 Kyler, Sigardian Emissary
1 Celestial Judgment
1 Curse of Conformity
1 Moorland Rescuer
1 Sigarda's Vanguard
1 Stalwart Pathlighter
1 Wall of Mourning
1 Celebrate the Harvest
1 Curse of Clinging Webs
1 Heronblade Elite
1 Kurbis, Harvest Celebrant
1 Ruinous Intrusion
1 Sigardian Zealot
1 Somberwald Beastmaster
1 Dawnhart Wardens
1 Moonsilver Key
`,
  '2022-chaos-incarnate': `
// Name: Chaos Incarnate
// Event: Commander deck of 2022
// Date: 2022-12-02
// Format: commander
// Source: the list printed with the product

Commander
1 Kardur, Doomscourge

Deck
1 Archfiend of Depravity
1 Bloodgift Demon
1 Deadly Tempest
1 Dredge the Mire
1 Ob Nixilis Reignited
1 Profane Command
1 Rakshasa Debaser
1 Reign of the Pit
1 Sangromancer
1 Scythe Specter
1 Sepulchral Primordial
1 Soul Shatter
1 Titan Hunter
1 Blasphemous Act
1 Brash Taunter
1 Chaos Warp
1 Combustible Gearhulk
1 Dictate of the Twin Gods
1 Fiery Confluence
1 Geode Rager
1 Kazuul, Tyrant of the Cliffs
1 Magmatic Force
1 Sunbird's Invocation
1 Tectonic Giant
1 Wild Ricochet
1 Wildfire Devils
1 Kaervek the Merciless
1 Spiteful Visions
1 Stormfist Crusader
1 Theater of Horrors
1 Coveted Jewel
1 Solemn Simulacrum
1 Foreboding Ruins
1 Smoldering Marsh
1 Stensia Bloodhall
1 Temple of Malice
1 Ambition's Cost
1 Feed the Swarm
1 Indulgent Tormentor
1 Read the Bones
1 Sign in Blood
1 Syphon Mind
1 Vampire Nighthawk
1 Abrade
1 Explosion of Riches
1 Guttersnipe
1 Hate Mirage
1 Mana Geyser
1 Thermo-Alchemist
1 Breath of Malfegor
1 Rakdos Charm
1 Terminate
1 Unlicensed Disintegration
1 Arcane Signet
1 Burnished Hart
1 Commander's Sphere
1 Lightning Greaves
1 Nihil Spellbomb
1 Rakdos Signet
1 Sol Ring
1 Talisman of Indulgence
1 Wayfarer's Bauble
1 Worn Powerstone
1 Akoum Refuge
1 Bloodfell Caves
1 Cinder Barrens
1 Command Tower
1 Molten Slagheap
1 Myriad Landscape
1 Urborg Volcano
15 Swamp
14 Mountain
`,
  '2022-draconic-destruction': `
// Name: Draconic Destruction
// Event: Commander deck of 2022
// Date: 2022-12-02
// Format: commander
// Source: the list printed with the product

Commander
1 Atarka, World Render

Deck
1 Akoum Hellkite
1 Chain Reaction
1 Crucible of Fire
1 Demanding Dragon
1 Dragonkin Berserker
1 Dragonmaster Outcast
1 Drakuseth, Maw of Flames
1 Dream Pillager
1 Flameblast Dragon
1 Hoard-Smelter Dragon
1 Magmaquake
1 Mordant Dragon
1 Runehorn Hellkite
1 Sarkhan, the Dragonspeaker
1 Scourge of Valkas
1 Spit Flame
1 Sweltering Suns
1 Thunderbreak Regent
1 Thundermaw Hellkite
1 Tyrant's Familiar
1 Verix Bladewing
1 Foe-Razer Regent
1 Frontier Siege
1 Hunter's Prowess
1 Primal Might
1 Shamanic Revelation
1 Clan Defiance
1 Harbinger of the Hunt
1 Dragon's Hoard
1 Steel Hellkite
1 Cinder Glade
1 Game Trail
1 Haven of the Spirit Dragon
1 Temple of Abandon
1 Dragon Mage
1 Dragon Tempest
1 Dragonlord's Servant
1 Dragonspeaker Shaman
1 Furnace Whelp
1 Provoke the Trolls
1 Rapacious Dragon
1 Unleash Fury
1 Vandalblast
1 Beast Within
1 Blossoming Defense
1 Cultivate
1 Drumhunter
1 Elemental Bond
1 Garruk's Uprising
1 Harmonize
1 Hunter's Insight
1 Loaming Shaman
1 Return to Nature
1 Sakura-Tribe Elder
1 Draconic Disciple
1 Fires of Yavimaya
1 Savage Ventmaw
1 Arcane Signet
1 Atarka Monument
1 Commander's Sphere
1 Sol Ring
1 Swiftfoot Boots
1 Talisman of Impulse
1 Command Tower
1 Kazandu Refuge
1 Path of Ancestry
1 Rugged Highlands
1 Shivan Oasis
1 Timber Gorge
18 Mountain
12 Forest
`,
  '2022-grave-danger': `
// Name: Grave Danger
// Event: Commander deck of 2022
// Date: 2022-12-02
// Format: commander
// Source: the list printed with the product

Commander
1 Gisa and Geralf

Deck
1 Geralf's Mindcrusher
1 Laboratory Drudge
1 Army of the Damned
1 Cemetery Reaper
1 Champion of the Perished
1 Crippling Fear
1 Gravespawn Sovereign
1 Josu Vess, Lich Knight
1 Liliana, Untouched by Death
1 Liliana's Mastery
1 Liliana's Standard Bearer
1 Midnight Reaper
1 Necromantic Selection
1 Necrotic Hex
1 Open the Graves
1 Overseer of the Damned
1 Scourge of Nel Toth
1 Unbreathing Horde
1 Zombie Apocalypse
1 Enter the God-Eternals
1 Havengul Lich
1 Undermine
1 Vela the Night-Clad
1 Grimoire of the Dead
1 Choked Estuary
1 Sunken Hollow
1 Temple of Deceit
1 Deep Analysis
1 Distant Melody
1 Eternal Skylord
1 Lazotep Plating
1 Sinister Sabotage
1 Cruel Revival
1 Curse of Disturbance
1 Feed the Swarm
1 Fleshbag Marauder
1 Gray Merchant of Asphodel
1 Lazotep Reaver
1 Liliana's Devotee
1 Lord of the Accursed
1 Lotleth Giant
1 Loyal Subordinate
1 Mire Triton
1 Murder
1 Spark Reaper
1 Syphon Flesh
1 Undead Augur
1 Vampiric Rites
1 Vengeful Dead
1 Victimize
1 Vizier of the Scorpion
1 Withered Wretch
1 Diregraf Captain
1 Gleaming Overseer
1 Pilfered Plans
1 Arcane Signet
1 Commander's Sphere
1 Dimir Signet
1 Heraldic Banner
1 Sol Ring
1 Talisman of Dominance
1 Unstable Obelisk
1 Wayfarer's Bauble
1 Command Tower
1 Dismal Backwater
1 Jwar Isle Refuge
1 Salt Marsh
1 Submerged Boneyard
13 Island
18 Swamp
`,
  '2023-explorers-of-the-deep': `
// Name: Explorers of the Deep
// Event: Commander deck of 2023
// Date: 2023-11-17
// Format: commander
// Source: the list printed with the product

Commander
1 Hakbal of the Surging Soul

Deck
1 Xolatoyac, the Smiling Flood
1 Mist Dancer
1 Ripples of Potential
1 Wave Goodbye
1 Bygone Marvels
1 Deeproot Historian
1 Topography Tracker
1 Tributary Instructor
1 Singer of Swift Rivers
1 Benthic Biomancer
1 Commit // Memory
1 Coralhelm Commander
1 Curse of the Swine
1 Emperor Mihail II
1 Herald of Secret Streams
1 Kindred Discovery
1 Kopala, Warden of Waves
1 Master of the Pearl Trident
1 Merfolk Sovereign
1 Reflections of Littjara
1 Seafloor Oracle
1 Surgespanner
1 Svyelun of Sea and Sky
1 Thassa, God of the Sea
1 Thieving Skydiver
1 Branching Evolution
1 Deeproot Elite
1 Hardened Scales
1 Realmwalker
1 Ruinous Intrusion
1 Cold-Eyed Selkie
1 Kumena, Tyrant of Orazca
1 Prime Speaker Zegana
1 Quandrix Command
1 Simic Ascendancy
1 Tishana, Voice of Thunder
1 Vorel of the Hull Clade
1 Zegana, Utopian Speaker
1 Metallic Mimic
1 Alchemist's Refuge
1 Hinterland Harbor
1 Karn's Bastion
1 Mosswort Bridge
1 Temple of Mystery
1 Vineglimmer Snarl
1 Merfolk Cave-Diver
1 Aetherize
1 Deeproot Waters
1 Merrow Reejerey
1 Rapid Hybridization
1 Ravenform
1 Sage of Fables
1 Stonybrook Banneret
1 Beast Within
1 Nicanzil, Current Conductor
1 Evolution Sage
1 Explore
1 Inspiring Call
1 Kodama's Reach
1 Growth Spiral
1 Kiora's Follower
1 Merfolk Mistbinder
1 Merfolk Skydiver
1 Tatyova, Benthic Druid
1 Arcane Signet
1 Commander's Sphere
1 Simic Signet
1 Sol Ring
1 Swiftfoot Boots
1 Command Tower
1 Llanowar Reborn
1 Myriad Landscape
1 Path of Ancestry
1 Reliquary Tower
1 Rogue's Passage
1 Secluded Courtyard
1 Simic Growth Chamber
1 Temple of the False God
1 Unclaimed Territory
7 Forest
13 Island
`,
  '2023-rebellion-rising': `
// Name: Rebellion Rising
// Event: Commander deck of 2023
// Date: 2023-02-10
// Format: commander
// Source: the list printed with the product

Commander
1 Neyali, Suns' Vanguard

Deck
1 Elspeth Tirel
1 Adriana, Captain of the Guard
1 Dragonmaster Outcast
1 Emeria Angel
1 Goldnight Commander
1 Harmonious Archon
1 Jor Kadeen, the Prevailer
1 Legion Warboss
1 Loyal Apprentice
1 Mentor of the Meek
1 Myr Battlesphere
1 Otharri, Suns' Glory
1 Phantom General
1 Prava of the Steel Legion
1 Siege-Gang Commander
1 Silverwing Squadron
1 Solemn Simulacrum
1 Boros Charm
1 Call the Coppercoats
1 Clever Concealment
1 Flawless Maneuver
1 Generous Gift
1 Midnight Haunting
1 Path to Exile
1 White Sun's Zenith
1 Battle Screech
1 Chain Reaction
1 Collective Effort
1 Cut a Deal
1 Finale of Glory
1 Goldwardens' Gambit
1 Hate Mirage
1 Heroic Reinforcements
1 Hordeling Outburst
1 Hour of Reckoning
1 Increasing Devotion
1 Martial Coup
1 Rip Apart
1 Assemble the Legion
1 Court of Grace
1 Felidar Retreat
1 Intangible Virtue
1 Roar of Resistance
1 Arcane Signet
1 Boros Signet
1 Commander's Sphere
1 Fellwar Stone
1 Glimmer Lens
1 Hexplate Wallbreaker
1 Idol of Oblivion
1 Kemba's Banner
1 Loxodon Warhammer
1 Mace of the Valiant
1 Mask of Memory
1 Maul of the Skyclaves
1 Mind Stone
1 Sol Ring
1 Soul-Guide Lantern
1 Staff of the Storyteller
1 Talisman of Conviction
1 Vulshok Factory
1 Boros Garrison
1 Buried Ruin
1 Castle Ardenvale
1 Castle Embereth
1 Command Tower
1 Exotic Orchard
1 Forgotten Cave
1 Furycalm Snarl
1 Kher Keep
1 Myriad Landscape
1 Path of Ancestry
1 Secluded Steppe
1 Slayers' Stronghold
1 Temple of Triumph
1 Temple of the False God
1 Windbrisk Heights
11 Plains
11 Mountain
`,
  '2023-veloci-ramp-tor': `
// Name: Veloci-Ramp-Tor
// Event: Commander deck of 2023
// Date: 2023-11-17
// Format: commander
// Source: the list printed with the product

Commander
1 Pantlaza, Sun-Favored

Deck
1 Wayta, Trainer Prodigy
1 Bronzebeak Foragers
1 From the Rubble
1 Wrathful Raptors
1 Curious Altisaur
1 Dinosaur Egg
1 Scion of Calamity
1 Sunfrill Imitator
1 Progenitor's Icon
1 Akroma's Will
1 Kinjalli's Sunwing
1 Temple Altisaur
1 Wakening Sun's Avatar
1 Zetalpa, Primal Dawn
1 Chandra's Ignition
1 Etali, Primal Storm
1 Fiery Confluence
1 Marauding Raptor
1 Apex Altisaur
1 Deathgorge Scavenger
1 Descendants' Path
1 Rampaging Brontodon
1 Regal Behemoth
1 Return of the Wildspeaker
1 Ripjaw Raptor
1 Rishkar's Expertise
1 Runic Armasaur
1 Shifting Ceratops
1 Topiary Stomper
1 Verdant Sun's Avatar
1 Wayward Swordtooth
1 Quartzwood Crasher
1 Regisaur Alpha
1 Xenagos, God of Revels
1 Zacama, Primal Calamity
1 Lifecrafter's Bestiary
1 Arch of Orazca
1 Canopy Vista
1 Cinder Glade
1 Clifftop Retreat
1 Exotic Orchard
1 Fortified Village
1 Furycalm Snarl
1 Game Trail
1 Kessig Wolf Run
1 Mosswort Bridge
1 Bellowing Aegisaur
1 Generous Gift
1 Majestic Heliopterus
1 Path to Exile
1 Earthshaker Dreadmaw
1 Ixalli's Lorekeeper
1 Thrashing Brontodon
1 Otepec Huntmaster
1 Itzquinth, Firstborn of Gishath
1 Cultivate
1 Drover of the Mighty
1 Farseek
1 Migration Path
1 Rampant Growth
1 Ranging Raptors
1 Savage Stomp
1 Thunderherd Migration
1 Thundering Spineback
1 Atzocan Seer
1 Raging Regisaur
1 Raging Swordtooth
1 Rhythm of the Wild
1 Arcane Signet
1 Sol Ring
1 Command Tower
1 Evolving Wilds
1 Jungle Shrine
1 Myriad Landscape
1 Path of Ancestry
1 Rogue's Passage
1 Secluded Courtyard
1 Temple of the False God
1 Terramorphic Expanse
1 Thriving Bluff
1 Thriving Grove
1 Thriving Heath
1 Unclaimed Territory
8 Forest
4 Plains
4 Mountain
`,
  '2024-animated-army': `
// Name: Animated Army
// Event: Commander deck of 2024
// Date: 2024-08-02
// Format: commander
// Source: the list printed with the product

Commander
1 Bello, Bard of the Brambles

Deck
1 Wildsear, Scouring Maw
1 Domri, Anarch of Bolas
1 Etali, Primal Storm
1 Prosperous Bandit
1 Pyreswipe Hawk
1 Alchemist's Talent
1 Berserkers' Onslaught
1 Outpost Siege
1 Rain of Riches
1 Chaos Warp
1 Sunbird's Invocation
1 Gratuitous Violence
1 Warstorm Surge
1 Starstorm
1 Lotus Cobra
1 Evercoat Ursine
1 Brightcap Badger
1 Trailtracker Scout
1 Thickest in the Thicket
1 Ghalta, Primal Hunger
1 Esika's Chariot
1 Unnatural Growth
1 Greater Good
1 Kodama of the East Tree
1 Grothama, All-Devouring
1 Rampaging Baloths
1 Bootleggers' Stash
1 Primeval Bounty
1 Gilded Lotus
1 Spine of Ish Sah
1 Temple of Abandon
1 Karplusan Forest
1 Exotic Orchard
1 Sheltered Thicket
1 Game Trail
1 Raging Ravine
1 Copperline Gorge
1 Mossfire Valley
1 Cinder Glade
1 Rootbound Crag
1 Mosswort Bridge
1 Blasphemous Act
1 Llanowar Loamspeaker
1 Tendershoot Dryad
1 Goreclaw, Terror of Qal Sisma
1 Path of Discovery
1 Decimate
1 Rolling Hamsphere
1 Teapot Slinger
1 Explore
1 Farseek
1 Cultivate
1 Grumgully, the Generous
1 Wandertale Mentor
1 Thought Vessel
1 Arcane Signet
1 Wooded Ridgeline
1 Big Score
1 Abrade
1 Rampant Growth
1 Sakura-Tribe Elder
1 Beast Within
1 Garruk's Packleader
1 Harmonize
1 Garruk's Uprising
1 Gruul Signet
1 Burnished Hart
1 Hedron Archive
1 Fellwar Stone
1 Thran Dynamo
1 Sol Ring
1 Mind Stone
1 Talisman of Impulse
1 Terramorphic Expanse
1 Path of Ancestry
1 Gruul Turf
1 Evolving Wilds
1 Forgotten Cave
1 Tranquil Thicket
1 Command Tower
1 Reliquary Tower
8 Mountain
10 Forest
`,
  '2024-deep-clue-sea': `
// Name: Deep Clue Sea
// Event: Commander deck of 2024
// Date: 2024-02-09
// Format: commander
// Source: the list printed with the product

Commander
1 Morska, Undersea Sleuth

Deck
1 Sophia, Dogged Detective
1 Armed with Proof
1 Merchant of Truth
1 Serene Sleuth
1 Detective of the Month
1 Follow the Bodies
1 Tangletrove Kelp
1 Innocuous Researcher
1 On the Trail
1 Knowledge Is Power
1 Ransom Note
1 Aerial Extortionist
1 Bennie Bracks, Zoologist
1 Farewell
1 Fumigate
1 Organic Extinction
1 Search the Premises
1 Alandra, Sky Dreamer
1 Confirm Suspicions
1 Ethereal Investigator
1 Finale of Revelation
1 Kappa Cannoneer
1 Mechanized Production
1 Nadir Kraken
1 Shimmer Dragon
1 Teferi's Ageless Insight
1 Tezzeret, Betrayer of Flesh
1 Thought Monitor
1 Hornet Queen
1 Jolrael, Mwonvuli Recluse
1 Killer Service
1 Tireless Tracker
1 Adrix and Nev, Twincasters
1 Chulane, Teller of Tales
1 Disorder in the Court
1 Esix, Fractal Bloom
1 Hydroid Krasis
1 Koma, Cosmos Serpent
1 Lonis, Cryptozoologist
1 Selvala, Explorer Returned
1 Academy Manufactor
1 Idol of Oblivion
1 Inspiring Statuary
1 Nettlecyst
1 Psychosis Crawler
1 Canopy Vista
1 Exotic Orchard
1 Irrigated Farmland
1 Prairie Stream
1 Scattered Groves
1 Skycloud Expanse
1 Spire of Industry
1 Sungrass Prairie
1 Temple of Enlightenment
1 Temple of Mystery
1 Temple of Plenty
1 Swords to Plowshares
1 Erdwal Illuminator
1 Junk Winder
1 Ongoing Investigation
1 Whirler Rogue
1 Graf Mole
1 Ulvenwald Mysteries
1 Wilderness Reclamation
1 Wavesifter
1 Arcane Signet
1 Azorius Signet
1 Simic Signet
1 Sol Ring
1 Talisman of Curiosity
1 Talisman of Progress
1 Talisman of Unity
1 Azorius Chancery
1 Magnifying Glass
1 Command Tower
1 Krosan Verge
1 Lonely Sandbar
1 Path of Ancestry
1 Reliquary Tower
1 Seaside Citadel
1 Secluded Steppe
1 Selesnya Sanctuary
1 Simic Growth Chamber
1 Temple of the False God
1 Tranquil Thicket
3 Plains
6 Island
5 Forest
`,
  '2024-squirreled-away': `
// Name: Squirreled Away
// Event: Commander deck of 2024
// Date: 2024-08-02
// Format: commander
// Source: the list printed with the product

Commander
1 Hazel of the Rootbloom

Deck
1 The Odd Acorn Gang
1 Garruk, Cursed Huntsman
1 Chittering Witch
1 Insatiable Frugivore
1 Moonstone Eulogist
1 Swarmyard Massacre
1 Hazel's Brewmaster
1 Woe Strider
1 Saw in Half
1 Ogre Slumlord
1 Decree of Pain
1 Gourmand's Talent
1 Rootcast Apprenticeship
1 Scurry of Squirrels
1 End-Raze Forerunners
1 Arasta of the Endless Web
1 Deep Forest Hermit
1 Toski, Bearer of Secrets
1 Beastmaster Ascension
1 Second Harvest
1 Shamanic Revelation
1 Chatterfang, Squirrel General
1 Temple of Malady
1 Casualties of War
1 Windgrace's Judgment
1 Maskwood Nexus
1 Academy Manufactor
1 Woodland Cemetery
1 Necroblossom Snarl
1 Oran-Rief, the Vastwood
1 Swarmyard
1 Exotic Orchard
1 Llanowar Wastes
1 Grim Backwoods
1 Viridescent Bog
1 Twilight Mire
1 Gilded Goose
1 Chitterspitter
1 Maelstrom Pulse
1 Beledros Witherbloom
1 Idol of Oblivion
1 Sword of the Squeak
1 Morbid Opportunist
1 Nadier's Nightblade
1 Plumb the Forbidden
1 Bastion of Remembrance
1 Plaguecrafter
1 Cache Grab
1 Chatterstorm
1 Poison-Tip Archer
1 Moldervine Reclamation
1 Ravenous Squirrel
1 Skyfisher Spider
1 Binding the Old Gods
1 Golgari Rot Farm
1 Jungle Hollow
1 Haunted Mire
1 Nested Shambler
1 Deadly Dispute
1 Zulaport Cutthroat
1 Squirrel Sovereign
1 Prosperous Innkeeper
1 Haywire Mite
1 Tireless Provisioner
1 Squirrel Nest
1 Honored Dreyleader
1 Tear Asunder
1 Wolfwillow Haven
1 Putrefy
1 Arcane Signet
1 Golgari Signet
1 Talisman of Resilience
1 Sol Ring
1 Skullclamp
1 Terramorphic Expanse
1 Path of Ancestry
1 Evolving Wilds
1 Command Tower
1 Tranquil Thicket
1 Bojuka Bog
1 Tainted Wood
1 Barren Moor
8 Swamp
9 Forest
`,
};
