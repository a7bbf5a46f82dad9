/** Words on the wire, fixed once published: editions, steps, zones, opponents. 2006: 300–314 · 2009, 2011, 2026: 500–514 */

/** The version of this protocol. A server refuses a client of another version by name. */
export const PROTOCOL_VERSION = 2;

/** The longest position of the Lab that a server stores (`POST /positions`), in characters. */
export const LONGEST_POSITION = 100_000;

export const WIRE_EDITIONS = ['2006-10', '2009-10', '2011-09', '2026-02'] as const;
export const WIRE_STEPS = [
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
export const WIRE_PHASES = ['beginning', 'precombatMain', 'combat', 'postcombatMain', 'ending'] as const;
export const WIRE_ZONES = [
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
export const WIRE_VARIANTS = [
  'none',
  'free-for-all',
  'two-headed-giant',
  'emperor',
  'grand-melee',
  'team-vs-team',
  'alternating-teams',
] as const;
/** What decks are built for: games without commanders, with cards of one's own or of boosters opened for it, or led by a commander. */
export const FORMATS = ['constructed', 'limited', 'commander', 'brawl'] as const;
export type Format = (typeof FORMATS)[number];
/** Whether decks of that format are led by a commander. */
export const hasCommander = (format: Format): format is 'commander' | 'brawl' =>
  format === 'commander' || format === 'brawl';
/** What boosters are opened for: six for a deck, or three to pick from and pass on. */
export const LIMITED_KINDS = ['sealed', 'draft'] as const;
export type LimitedKind = (typeof LIMITED_KINDS)[number];
/** What people may say to each other at a table, by its number here; there is no other chat. */
export const PHRASES = [
  'Hello!',
  'Good luck!',
  'Well played.',
  'Thank you.',
  'I am thinking.',
  'Oops.',
  'Sorry.',
  'Good game.',
] as const;
/** No draft has more picks. */
export const MOST_PICKS = 60;
/** Seats at a table. */
export const MOST_SEATS = 12;
export const OPPONENTS = ['heuristic', 'random', 'friend', 'self', 'rollout', 'search'] as const;
/** Against whom: a built-in player, a friend who gets a link, or oneself at both seats. */
export type Opponent = (typeof OPPONENTS)[number];
export type WireEdition = (typeof WIRE_EDITIONS)[number];
export type WireVariant = (typeof WIRE_VARIANTS)[number];
export type WireStep = (typeof WIRE_STEPS)[number];
export const DEFAULT_EDITION_ON_WIRE: WireEdition = '2026-02';
