/**
 * The encoding, version 1: what each number of an observation and of an action means, by name. A place in a row is the index of its name.
 * Numbers stand as they are on the table, not scaled; flags are 0 or 1; what is not there is all zeros. A change of anything here
 * is a new version. 2006, 2009, 2011, 2026: none (a form for programs that learn)
 */
import { CARD_TYPES, COLORS, DECISION_KINDS, MANA_TYPES, STEPS } from '@rulewright/engine';

export const ENCODING_VERSION = 1;

/** Actions in a mask. */
export const ACTIONS = 64;

/** What players have, mine first, then theirs. */
const OF_PLAYER = [
  'life',
  'poison',
  'energy',
  'experience',
  'hand',
  'library',
  'graveyard',
  'permanents',
  'lands played',
  'monarch',
  'initiative',
  'blessing',
  ...MANA_TYPES.map((type) => `mana ${type}` as const),
] as const;
export type OfPlayer = (typeof OF_PLAYER)[number];

/** Lists of slots, in this order; see the package's README for which objects fill them when there are more. */
export const GROUPS = [
  { group: 'source', slots: 1 },
  { group: 'subject', slots: 1 },
  { group: 'my permanents', slots: 32 },
  { group: 'their permanents', slots: 32 },
  { group: 'my hand', slots: 12 },
  { group: 'their hand', slots: 8 },
  { group: 'stack', slots: 8 },
  { group: 'my graveyard', slots: 12 },
  { group: 'their graveyard', slots: 12 },
  { group: 'exile', slots: 8 },
  { group: 'command', slots: 4 },
  { group: 'known in libraries', slots: 4 },
] as const;
export type Group = (typeof GROUPS)[number]['group'];

const FORMS = ['choose', 'order', 'number', 'divide', 'name', 'attackers', 'blockers'] as const;

/** What stands once in an observation. */
export const GLOBALS = [
  'turn',
  'my turn',
  'day',
  'night',
  'subgame',
  ...STEPS.map((step) => `step ${step}` as const),
  ...OF_PLAYER.map((name) => `my ${name}` as const),
  ...OF_PLAYER.map((name) => `their ${name}` as const),
  ...DECISION_KINDS.map((kind) => `asked ${kind}` as const),
  ...FORMS.map((form) => `form ${form}` as const),
  'least',
  'most',
  'chosen',
  'left',
  'page',
  ...GROUPS.map(({ group }) => `beyond ${group}` as const),
] as const;

const TYPES = CARD_TYPES.slice(0, 9);

/** Keywords that have a flag; the others count as abilities, and show by the card's number. */
export const KEYWORDS = [
  'banding',
  'deathtouch',
  'defender',
  'double strike',
  'fear',
  'first strike',
  'flanking',
  'flash',
  'flying',
  'haste',
  'hexproof',
  'horsemanship',
  'indestructible',
  'infect',
  'intimidate',
  'landwalk',
  'lifelink',
  'menace',
  'persist',
  'protection',
  'prowess',
  'reach',
  'shadow',
  'shroud',
  'trample',
  'undying',
  'vigilance',
  'ward',
  'wither',
] as const;

export const KINDS = ['card', 'token', 'copy', 'ability', 'emblem'] as const;

/** What stands for each slot. */
export const OBJECT = [
  'present',
  'known',
  'card',
  'handle',
  'mine',
  'owned',
  ...KINDS.map((kind) => `is ${kind}` as const),
  ...TYPES.map((type) => `type ${type}` as const),
  'basic',
  'legendary',
  ...COLORS.map((color) => `color ${color}` as const),
  'mana value',
  'power',
  'toughness',
  'loyalty',
  'defense',
  'damage',
  'tapped',
  'sick',
  'face down',
  'phased out',
  'attacking',
  'attacked slot',
  'blocked slot',
  'attached slot',
  'target slot',
  'second target slot',
  'targets me',
  'targets them',
  'x',
  'counters +1/+1',
  'counters -1/-1',
  'counters other',
  ...KEYWORDS.map((keyword) => `has ${keyword}` as const),
  'abilities',
  'place',
] as const;

export const ACTS = [
  'pass',
  'playLand',
  'cast',
  'activate',
  'mana',
  'turnFaceUp',
  'special',
  'object',
  'player',
  'word',
  'mode',
  'yes',
  'no',
  'trigger',
  'text',
  'pay',
  'cancel',
  'attack',
  'block',
  'stay',
  'number',
  'name',
  'done',
  'more',
] as const;
export type Act = (typeof ACTS)[number];

/** What stands for each action. */
export const ACTION = [
  'present',
  ...ACTS.map((act) => `act ${act}` as const),
  'attempt',
  'slot',
  'card',
  'mine',
  ...TYPES.map((type) => `type ${type}` as const),
  'mana value',
  'power',
  'toughness',
  'me',
  'them',
  ...MANA_TYPES.map((type) => `word ${type}` as const),
  'index',
  'amount',
  'ability',
  'face',
  'alternative',
] as const;

/** The place of each name in its row. */
const places = <Name extends string>(names: readonly Name[]): Readonly<Record<Name, number>> =>
  Object.fromEntries(names.map((name, place) => [name, place])) as Record<Name, number>;

export const GLOBAL_AT = places(GLOBALS);
export const OBJECT_AT = places(OBJECT);
export const ACTION_AT = places(ACTION);

/** Where the first slot of each group is, counted from 0; a slot's number in a feature counts from 1. */
export const FIRST_SLOT: Readonly<Record<Group, number>> = (() => {
  const first: Partial<Record<Group, number>> = {};
  let at = 0;
  for (const { group, slots } of GROUPS) {
    first[group] = at;
    at += slots;
  }
  return first as Record<Group, number>;
})();

export const SLOTS = GROUPS.reduce((sum, { slots }) => sum + slots, 0);
export const OBSERVATION_SIZE = GLOBALS.length + SLOTS * OBJECT.length;
export const ACTION_SIZE = ACTION.length;

/** The whole encoding as plain data, for programs in other languages. */
export const ENCODING = {
  version: ENCODING_VERSION,
  observation: OBSERVATION_SIZE,
  actions: [ACTIONS, ACTION_SIZE],
  globals: GLOBALS,
  groups: GROUPS,
  object: OBJECT,
  action: ACTION,
} as const;
export type Encoding = typeof ENCODING;
