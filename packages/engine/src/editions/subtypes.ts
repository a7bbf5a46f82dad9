/**
 * The creature and land types that exist in each edition: those that a player who chooses one may choose.
 * 2006: 212.1e · 2009: 204.3d, 204.3h, 204.3k · 2011, 2026: 205.3e, 205.3i, 205.3m
 */
const list = (...words: readonly string[]): readonly string[] => words.flatMap((some) => some.split(' ')).sort();

const IN_ALL =
  'Advisor Angel Antelope Ape Archer Archon Artificer Assassin Assembly-Worker Atog Aurochs Avatar Badger ' +
  'Barbarian Basilisk Bat Bear Beast Beeble Berserker Bird Blinkmoth Boar Bringer Brushwagg Camarid Camel Caribou ' +
  'Carrier Cat Centaur Chimera Citizen Cleric Cockatrice Construct Coward Crab Crocodile Cyclops Dauthi Demon ' +
  'Deserter Devil Djinn Dragon Drake Dreadnought Drone Druid Dryad Dwarf Efreet Elder Elemental Elephant Elf Elk ' +
  'Eye Faerie Ferret Fish Flagbearer Fox Frog Fungus Gargoyle Giant Gnome Goat Goblin Golem Gorgon Graveborn ' +
  'Griffin Hag Harpy Hellion Hippo Homarid Homunculus Horror Horse Human Hydra Hyena Illusion Imp Incarnation ' +
  'Insect Jellyfish Juggernaut Kavu Kirin Kithkin Knight Kobold Kor Kraken Lammasu Leech Leviathan Lhurgoyf Licid ' +
  'Lizard Manticore Masticore Mercenary Merfolk Metathran Minion Minotaur Monger Mongoose Monk Moonfolk Mutant ' +
  'Myr Mystic Nautilus Nephilim Nightmare Nightstalker Ninja Nomad Octopus Ogre Ooze Orb Orc Orgg Ouphe Ox Oyster ' +
  'Pegasus Pentavite Pest Phelddagrif Phoenix Pincher Pirate Plant Prism Rabbit Rat Rebel Reflection Rhino Rigger ' +
  'Rogue Salamander Samurai Sand Saproling Satyr Scarecrow Scorpion Scout Serf Serpent Shade Shaman Shapeshifter ' +
  'Sheep Skeleton Slith Sliver Slug Snake Soldier Soltari Spawn Specter Spellshaper Sphinx Spider Spike Spirit ' +
  'Splinter Sponge Squid Squirrel Starfish Survivor Tetravite Thalakos Thopter Thrull Treefolk Triskelavite Troll ' +
  'Turtle Unicorn Vampire Vedalken Volver Wall Warrior Weird Whale Wizard Wolf Wolverine Wombat Worm Wraith Wurm ' +
  'Yeti Zombie Zubera';
/** the four that today's rules know no more */
const UNTIL_2011 = 'Anteater Cephalid Hound Viashino';
const SINCE_2009 = 'Ally Noggle Siren Surrakar';
const SINCE_2011 = 'Eldrazi Germ Gremlin Hippogriff Praetor Werewolf';
const TODAY =
  'Aetherborn Alien Armadillo Army Astartes Azra Balloon Bard Beaver Beholder Bison Capybara Child Clown Coyote ' +
  "C'tan Custodes Cyberman Dalek Demigod Detective Dinosaur Doctor Dog Drix Echidna Employee Fractal Gamer Gith " +
  'Glimmer Gnoll God Guest Halfling Hamster Hedgehog Hero Inkling Inquisitor Jackal Kangaroo Llama Lamia Lemur ' +
  'Lobster Mite Mole Monkey Moogle Mount Mouse Necron Noble Nymph Otter Pangolin Peasant Performer Phyrexian ' +
  'Pilot Platypus Porcupine Possum Primarch Processor Qu Raccoon Ranger Robot Sable Scientist Scion Sculpture ' +
  'Seal Servo Shark Skunk Sloth Snail Sorcerer Symbiote Synth Tentacle Tiefling Toy Trilobite Tyranid Utrom ' +
  'Varmint Villain Walrus Warlock Weasel';

/** In 2006 the card reference tells them: those of 2009 that cards had by then. */
export const CREATURE_TYPES_2006 = list(IN_ALL, UNTIL_2011, 'Egg');
export const CREATURE_TYPES_2009 = list(IN_ALL, UNTIL_2011, SINCE_2009, 'Egg');
export const CREATURE_TYPES_2011 = list(IN_ALL, UNTIL_2011, SINCE_2009, SINCE_2011);
export const CREATURE_TYPES_TODAY = [...list(IN_ALL, SINCE_2009, SINCE_2011, TODAY, 'Egg'), 'Time Lord'].sort();

const LANDS = "Plains Island Swamp Mountain Forest Desert Lair Locus Mine Power-Plant Tower Urza's";
export const LAND_TYPES_UNTIL_2011 = LANDS.split(' ');
export const LAND_TYPES_TODAY = [...LAND_TYPES_UNTIL_2011, 'Cave', 'Gate', 'Planet', 'Sphere', 'Town'];
