/** The words of creatures and enchantments, and since which edition it makes sense there: each word and its text. */
import { EDITIONS, type EditionName } from '@rulewright/engine';

interface Says {
  readonly text: string;
  readonly since?: EditionName;
}

/** Words of a creature about itself. */
const TRAITS = {
  flying: { text: 'Flying' },
  reach: { text: 'Reach', since: '2009-10' },
  shadow: { text: 'Shadow' },
  seesShadow: { text: "This creature can block creatures with shadow as though they didn't have shadow." },
  fear: { text: 'Fear' },
  intimidate: { text: 'Intimidate', since: '2009-10' },
  menace: { text: 'Menace', since: '2026-02' },
  horsemanship: { text: 'Horsemanship' },
  skulk: { text: 'Skulk', since: '2026-02' },
  swampwalk: { text: 'Swampwalk' },
  protectionFromBlack: { text: 'Protection from black' },
  defender: { text: 'Defender' },
  attacksDespiteDefender: { text: "This creature can attack as though it didn't have defender." },
  haste: { text: 'Haste' },
  banding: { text: 'Banding' },
  actsHasty: { text: 'This creature can attack as though it had haste.' },
  unblockable: { text: "This creature can't be blocked." },
  cantAttack: { text: "This creature can't attack." },
  cantBlock: { text: "This creature can't block." },
  notAloneAttacking: { text: "This creature can't attack alone." },
  notAloneBlocking: { text: "This creature can't block alone." },
  onlyAlone: { text: 'This creature can only attack alone.' },
  attacksWithTwoOthers: { text: "This creature can't attack unless at least two other creatures attack." },
  blocksWithTwoOthers: { text: "This creature can't block unless at least two other creatures block." },
  attacksWithBlack: { text: "This creature can't attack unless a black creature also attacks." },
  attacksIntoSwamps: { text: "This creature can't attack unless defending player controls a Swamp." },
  attacksBesideAnother: { text: "This creature can't attack unless you control another creature." },
  attacksWithMore: { text: "This creature can't attack unless you control more creatures than defending player." },
  attacks: { text: 'This creature attacks each combat if able.' },
  blocks: { text: 'This creature blocks each combat if able.' },
  attacksOrBlocks: { text: 'This creature attacks or blocks each combat if able.' },
  mustBeBlocked: { text: 'This creature must be blocked if able.' },
  lure: { text: 'All creatures able to block this creature do so.' },
  elfLure: { text: 'All Elves able to block this creature do so.' },
  calls: { text: 'Creatures your opponents control block this creature if able.' },
  blocksElves: { text: 'This creature blocks each attacking Elf if able.' },
  blockedByTwo: { text: "This creature can't be blocked except by two or more creatures." },
  blockedByThree: { text: "This creature can't be blocked except by three or more creatures." },
  blockedByOne: { text: "This creature can't be blocked by more than one creature." },
  blockedByFlyers: { text: "This creature can't be blocked except by creatures with flying." },
  notBlockedByFlyers: { text: "This creature can't be blocked by creatures with flying." },
  notBlockedByElves: { text: "This creature can't be blocked by Elves." },
  notBlockedByStrong: { text: "This creature can't be blocked by creatures with power 2 or greater." },
  notBlockedByWeaker: { text: "Creatures with power less than this creature's power can't block it." },
  blocksAnother: { text: 'This creature can block an additional creature each combat.' },
  blocksAnyNumber: { text: 'This creature can block any number of creatures.' },
  blocksFlyersOnly: { text: 'This creature can block only creatures with flying.' },
  blocksAsFlyer: { text: 'This creature can block creatures with flying as though it had flying.' },
  blocksAsShadow: { text: 'This creature can block creatures with shadow as though it had shadow.' },
  blocksNoFlyers: { text: "This creature can't block creatures with flying." },
  paysToAttack: { text: "This creature can't attack unless you pay {1}." },
  paysToBlock: { text: "This creature can't block unless you pay {1}." },
  paysToBlockStrong: { text: "This creature can't block creatures with power 2 or greater unless you pay {1}." },
  blockedForPay: {
    text: "This creature can't be blocked unless defending player pays {1} for each creature he or she controls that's blocking it.",
  },
} as const satisfies Readonly<Record<string, Says>>;
export type Trait = keyof typeof TRAITS;

/** Words of an enchantment about many creatures. */
const DECREES = {
  oneAttacker: { text: 'No more than one creature can attack each combat.' },
  oneAttackerEachTurn: { text: 'No more than one creature can attack each turn.' },
  twoAttackers: { text: 'No more than two creatures can attack each combat.' },
  oneAttacksYou: { text: 'No more than one creature can attack you each combat.' },
  oneBlocker: { text: 'No more than one creature can block each combat.' },
  twoBlockers: { text: 'No more than two creatures can block each combat.' },
  youAreTaxed: {
    text: "Creatures can't attack you unless their controller pays {1} for each creature he or she controls that's attacking you.",
  },
  yoursAreTaxed: {
    text: "Creatures can't attack you or planeswalkers you control unless their controller pays {1} for each of those creatures.",
    since: '2009-10',
  },
  attacksTaxed: { text: "Creatures can't attack unless their controller pays {1} for each of those creatures." },
  blocksTaxed: { text: "Creatures can't block unless their controller pays {1} for each of those creatures." },
  allAttack: { text: 'All creatures attack each combat if able.' },
  blackAttack: { text: 'Black creatures attack each turn if able.' },
  opponentsAttack: { text: 'Creatures your opponents control attack each combat if able.' },
  opponentsAttackYou: { text: 'Creatures your opponents control attack you each combat if able.' },
  opponentsAttackOthers: {
    text: 'Creatures your opponents control attack each combat if able and attack a player other than you if able.',
  },
  opponentsGoaded: { text: 'Creatures your opponents control are goaded.', since: '2026-02' },
  groundedStay: { text: "Creatures without flying can't attack." },
  groundedSpareYou: { text: "Creatures without flying can't attack you." },
  flyersSpareYours: {
    text: "Creatures with flying can't attack you or planeswalkers you control.",
    since: '2009-10',
  },
  elvesSparePlayers: { text: "Elves can't attack players." },
  noneAlone: { text: "Creatures can't attack or block alone." },
  blackNotAlone: { text: "Black creatures can't attack or block alone." },
  allBlockedByTwo: { text: "Creatures can't be blocked except by two or more creatures." },
  yoursBlockedByTwo: { text: "Creatures you control can't be blocked except by two or more creatures." },
  allBlock: { text: 'Each creature blocks each combat if able.' },
  opponentsBlock: { text: 'Creatures your opponents control block each combat if able.' },
  elvesMustBeBlocked: { text: 'Elves must be blocked if able.' },
  elvesLure: { text: 'All creatures able to block Elves do so.' },
  elvesCantBlock: { text: "Elves can't block." },
  groundedCantBlock: { text: "Creatures without flying can't block." },
  yourFlyersUnblockable: { text: "Creatures you control with flying can't be blocked." },
  yoursBlockTapped: { text: 'Tapped creatures you control can block as though they were untapped.' },
  allBlockAnother: { text: 'Each creature can block an additional creature each combat.' },
  yoursBlockAnother: { text: 'Each creature you control can block an additional creature each combat.' },
  swampwalkIgnored: { text: "Creatures with swampwalk can be blocked as though they didn't have swampwalk." },
  yourElvesBand: { text: 'Elves you control have "bands with other Elves."' },
  yoursBandWithElves: { text: 'Creatures you control have "bands with other Elves."' },
} as const satisfies Readonly<Record<string, Says>>;
export type Decree = keyof typeof DECREES;

export const textOf = (word: Trait | Decree): string => says(word).text;
const says = (word: Trait | Decree): Says => (word in TRAITS ? TRAITS[word as Trait] : DECREES[word as Decree]);

const known = (edition: EditionName, word: Trait | Decree): boolean =>
  EDITIONS.indexOf(edition) >= EDITIONS.indexOf(says(word).since ?? '2006-10');
export const traitsOf = (edition: EditionName): Trait[] =>
  (Object.keys(TRAITS) as Trait[]).filter((trait) => known(edition, trait));
export const decreesOf = (edition: EditionName): Decree[] =>
  (Object.keys(DECREES) as Decree[]).filter((decree) => known(edition, decree));
