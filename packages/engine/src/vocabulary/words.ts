/** Words of the game: colours, types, zones, steps, symbols. 2006: 104, 200–217, 300 · 2009, 2011, 2026: 105, 107, 200–210, 300, 400, 500 */

export const COLORS = ['W', 'U', 'B', 'R', 'G'] as const;
/** A colour by its mana letter: white, blue, black, red, green. */
export type Color = (typeof COLORS)[number];

/** A colour or subtype that text uses as such: effects that change text change it (2006: 418.6 · 2009, 2011, 2026: 612). */
export type Spoken<T extends string> = T;

/** A type of mana: a colour, or colorless. */
export const MANA_TYPES = ['W', 'U', 'B', 'R', 'G', 'C'] as const;
export type ManaType = (typeof MANA_TYPES)[number];

/**
 * One symbol of a mana cost, without braces: a colour letter, `C`, `S` (snow), `X`, a generic number (`'0'`, `'2'`, …),
 * hybrid `W/U`, `2/W` or `C/W`, Phyrexian `W/P` or `W/U/P`. The compiler admits no other.
 */
export type ManaSymbol = string;
/** The symbols of a mana cost in printed order. An empty list is the cost {0}'s absence, not an absent cost. */
export type ManaCost = readonly ManaSymbol[];

export const CARD_TYPES = [
  'artifact',
  'creature',
  'enchantment',
  'instant',
  'land',
  'planeswalker',
  'sorcery',
  'kindred',
  'battle',
  'plane',
  'phenomenon',
  'scheme',
  'vanguard',
  'conspiracy',
  'dungeon',
] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** Types of the nontraditional cards that stay in the command zone (2009: 108.2 · 2011, 2026: 108.2, 108.5, 400.4b). */
export const NONTRADITIONAL = [
  'plane',
  'phenomenon',
  'scheme',
  'vanguard',
  'conspiracy',
] as const satisfies readonly CardType[];

/** The faces of the planar die that differ; four of six are blank (2009, 2011, 2026: 901.3a). */
export const PLANAR_FACES = ['planeswalker', 'chaos', 'blank'] as const;
export type PlanarFace = (typeof PLANAR_FACES)[number];

export const SUPERTYPES = ['basic', 'legendary', 'ongoing', 'snow', 'world'] as const;
export type Supertype = (typeof SUPERTYPES)[number];

/** A subtype as printed: `Goblin`, `Forest`, `Aura`, `Equipment`, `Arcane`. */
export type Subtype = string;

export const BASIC_LAND_TYPES = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'] as const;
/** The types that permanents can have (2006: 214.1 · 2009, 2011, 2026: 110.4). */
export const TYPES_OF_PERMANENTS: readonly CardType[] = [
  'artifact',
  'creature',
  'enchantment',
  'land',
  'planeswalker',
  'battle',
];
/** The creature types of a party (2026: 700.8). */
export const PARTY_TYPES = ['Cleric', 'Rogue', 'Warrior', 'Wizard'] as const;

export const ZONES = [
  'library',
  'hand',
  'battlefield',
  'graveyard',
  'stack',
  'exile',
  'ante',
  'command',
  'outside',
] as const;
/** A zone. `outside` holds what is outside the game: the sideboard, cards set aside, and what has ceased to exist is in none. */
export type Zone = (typeof ZONES)[number];

export const STEPS = [
  'untap',
  'upkeep',
  'draw',
  'main1',
  'beginCombat',
  'declareAttackers',
  'declareBlockers',
  'combatDamage',
  'endCombat',
  'main2',
  'end',
  'cleanup',
] as const;
/** A step, or a main phase (which has no steps). */
export type Step = (typeof STEPS)[number];
export const PHASES = ['beginning', 'precombatMain', 'combat', 'postcombatMain', 'ending'] as const;
export type Phase = (typeof PHASES)[number];

export const DESIGNATIONS = ['monarch', 'initiative', 'blessing'] as const;
/** What a player can have: to be the monarch, the initiative, the city's blessing. */
export type Designation = (typeof DESIGNATIONS)[number];

/** A counter's kind as printed: `+1/+1`, `-1/-1`, `fuse`, `loyalty`, `poison`. */
export type CounterKind = string;

export const COMPARISONS = ['=', '≠', '<', '≤', '>', '≥'] as const;
/** How two numbers are compared. */
export type Comparison = (typeof COMPARISONS)[number];

export const STATS = [
  'power',
  'toughness',
  'manaValue',
  'loyalty',
  'defense',
  'basePower',
  'baseToughness',
  'damageMarked',
  'crewing',
  'saddling',
  'powerAndToughness',
] as const;
/** A numeric characteristic or derived value of one object. */
export type Stat = (typeof STATS)[number];

export const KEYWORD_ACTIONS = [
  'scry',
  'surveil',
  'fateseal',
  'clash',
  'proliferate',
  'bolster',
  'populate',
  'amass',
  'monstrosity',
  'adapt',
  'detain',
  'explore',
  'exert',
  'suspect',
  'connive',
  'discover',
  'manifestDread',
  'endure',
  'earthbend',
  'blight',
  'learn',
  'recruit',
  'timeTravel',
  'airbend',
  'forage',
  'boast',
  'foretell',
  'plot',
  'crew',
  'becomeCrewed',
  'saddle',
  'enlist',
  'evolve',
  'fight',
  'mentor',
  'renown',
  'train',
  'mutate',
  'crime',
  'expend',
  'copy',
  'vote',
  'gift',
  'firebend',
  'waterbend',
  'openAttraction',
  'visit',
  'payUpkeep',
  'missUpkeep',
] as const;
/** Keyword actions that abilities trigger on. */
export type KeywordAction = (typeof KEYWORD_ACTIONS)[number];
