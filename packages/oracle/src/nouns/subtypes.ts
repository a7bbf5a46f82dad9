/** Subtypes by the card type they belong to. 2006: 212 · 2009, 2011: 204–211 · 2026: 205.3 */

/** Creature types, older ones included. */
export const CREATURE_TYPES: readonly string[] = (
  'Advisor Aetherborn Alien Ally Angel Antelope Ape Archer Archon Armadillo Army Artificer Assassin Assembly-Worker ' +
  'Astartes Atog Aurochs Avatar Azra Badger Balloon Barbarian Bard Basilisk Bat Bear Beast Beaver Beeble Beholder ' +
  'Berserker Bird Bison Blinkmoth Boar Bringer Brushwagg Camarid Camel Capybara Caribou Carrier Cat Centaur Child ' +
  "Chimera Citizen Cleric Clown Cockatrice Construct Coward Coyote Crab Crocodile C'tan Custodes Cyberman Cyclops " +
  'Dalek Dauthi Demigod Demon Deserter Detective Devil Dinosaur Djinn Doctor Dog Dragon Drake Dreadnought Drix ' +
  'Drone Druid Dryad Dwarf Echidna Efreet Egg Elder Eldrazi Elemental Elephant Elf Elk Employee Eye Faerie Ferret ' +
  'Fish Flagbearer Fox Fractal Frog Fungus Gamer Gargoyle Germ Giant Gith Glimmer Gnoll Gnome Goat Goblin God Golem ' +
  'Gorgon Graveborn Gremlin Griffin Guest Hag Halfling Hamster Harpy Hedgehog Hellion Hero Hippo Hippogriff Homarid ' +
  'Homunculus Horror Horse Human Hydra Hyena Illusion Imp Incarnation Inkling Inquisitor Insect Jackal Jellyfish ' +
  'Juggernaut Kangaroo Kavu Kirin Kithkin Knight Kobold Kor Kraken Llama Lamia Lammasu Leech Lemur Leviathan ' +
  'Lhurgoyf Licid Lizard Lobster Manticore Masticore Mercenary Merfolk Metathran Minion Minotaur Mite Mole Monger ' +
  'Mongoose Monk Monkey Moogle Moonfolk Mount Mouse Mutant Myr Mystic Nautilus Necron Nephilim Nightmare ' +
  'Nightstalker Ninja Noble Noggle Nomad Nymph Octopus Ogre Ooze Orb Orc Orgg Otter Ouphe Ox Oyster Pangolin ' +
  'Peasant Pegasus Pentavite Performer Pest Phelddagrif Phoenix Phyrexian Pilot Pincher Pirate Plant Platypus ' +
  'Porcupine Possum Praetor Primarch Prism Processor Qu Rabbit Raccoon Ranger Rat Rebel Reflection Rhino Rigger ' +
  'Robot Rogue Sable Salamander Samurai Sand Saproling Satyr Scarecrow Scientist Scion Scorpion Scout Sculpture ' +
  'Seal Serf Serpent Servo Shade Shaman Shapeshifter Shark Sheep Siren Skeleton Skunk Slith Sliver Sloth Slug Snail ' +
  'Snake Soldier Soltari Sorcerer Spawn Specter Spellshaper Sphinx Spider Spike Spirit Splinter Sponge Squid ' +
  'Squirrel Starfish Surrakar Survivor Symbiote Synth Tentacle Tetravite Thalakos Thopter Thrull Tiefling Toy ' +
  'Treefolk Trilobite Triskelavite Troll Turtle Tyranid Unicorn Utrom Vampire Varmint Vedalken Villain Volver Wall ' +
  'Walrus Warlock Warrior Weasel Weird Werewolf Whale Wizard Wolf Wolverine Wombat Worm Wraith Wurm Yeti Zombie ' +
  'Zubera Hound Naga Lord Legend Viashino Cephalid'
).split(' ');

/** Land types. */
export const LAND_TYPES: readonly string[] =
  "Cave Desert Forest Gate Island Lair Locus Mine Mountain Plains Planet Power-Plant Sphere Swamp Tower Town Urza's".split(
    ' ',
  );

/** Artifact types. */
export const ARTIFACT_TYPES: readonly string[] = (
  'Attraction Blood Bobblehead Clue Contraption Equipment Food Fortification Gold Incubator Infinity Junk Lander ' +
  'Map Mutagen Powerstone Spacecraft Stone Treasure Vehicle'
).split(' ');

/** Enchantment types. */
export const ENCHANTMENT_TYPES: readonly string[] =
  'Aura Background Cartouche Case Class Curse Role Room Rune Saga Shard Shrine'.split(' ');

/** Types of instants and sorceries. */
export const SPELL_TYPES: readonly string[] = 'Adventure Arcane Lesson Omen Trap'.split(' ');

/** Planeswalker types. */
export const PLANESWALKER_TYPES: readonly string[] = (
  'Ajani Aminatou Angrath Arlinn Ashiok Bahamut Basri Bolas Calix Chandra Comet Dack Dakkon Daretti Davriel Dihada ' +
  'Domri Dovin Ellywick Elminster Elspeth Estrid Freyalise Garruk Gideon Grist Guff Huatli Jace Jared Jaya Jeska ' +
  'Kaito Karn Kasmina Kaya Kiora Koth Liliana Lolth Lukka Minsc Mordenkainen Nahiri Narset Niko Nissa Nixilis Oko ' +
  'Quintorius Ral Rowan Saheeli Samut Sarkhan Serra Sivitri Sorin Szat Tamiyo Tasha Teferi Teyo Tezzeret Tibalt ' +
  'Tyvar Ugin Urza Venser Vivien Vraska Vronos Will Windgrace Wrenn Xenagos Yanggu Yanling Zariel'
).split(' ');

/** The card type that a subtype belongs to; undefined for those of instants and sorceries, and for a planeswalker's. */
export const TYPE_OF: ReadonlyMap<string, string> = new Map(
  Object.entries({
    creature: CREATURE_TYPES,
    land: LAND_TYPES,
    artifact: ARTIFACT_TYPES,
    enchantment: ENCHANTMENT_TYPES,
  }).flatMap(([type, subtypes]) => subtypes.map((subtype): [string, string] => [subtype, type])),
);
