/** Steps with permanents, which people carry out by hand. 2006: 413, 418, 501 · 2009, 2011, 2026: 608, 611, 701 */
import type { Instruction } from '../../vocabulary/instructions.ts';
import type { KeywordName } from '../../vocabulary/keywords.ts';
import type { Filter } from '../../vocabulary/nouns.ts';
import type { Duration, Rule } from '../../vocabulary/rules-effects.ts';
import { type CardType, COLORS } from '../../vocabulary/words.ts';
import {
  actor,
  amount,
  anObject,
  DONE,
  DURATIONS,
  HOW_LONG,
  lasting,
  MOST_SAID,
  n,
  number,
  objects,
  players,
  ref,
  type Step,
  theirs,
  what,
  which,
  who,
  MOST_AT_ONCE,
} from './places.ts';
const PERMANENTS = [
  'permanents',
  'creatures',
  'artifacts',
  'enchantments',
  'lands',
  'planeswalkers',
  'tokens',
  'nonland permanents',
] as const;
const KINDS: readonly Filter[] = [
  { is: 'any' },
  { is: 'type', type: 'creature' },
  { is: 'type', type: 'artifact' },
  { is: 'type', type: 'enchantment' },
  { is: 'type', type: 'land' },
  { is: 'type', type: 'planeswalker' },
  { is: 'token' },
  { is: 'not', of: { is: 'type', type: 'land' } },
];

const TYPES = ['artifact', 'creature', 'enchantment', 'land', 'planeswalker'] as const satisfies readonly CardType[];
/** Keywords that are words alone, whatever else a card prints with them. */
const KEYWORDS = [
  'flying',
  'first strike',
  'double strike',
  'deathtouch',
  'defender',
  'haste',
  'hexproof',
  'indestructible',
  'lifelink',
  'menace',
  'reach',
  'shroud',
  'trample',
  'vigilance',
  'flash',
  'fear',
  'intimidate',
  'shadow',
  'skulk',
  'horsemanship',
  'infect',
  'wither',
  'persist',
  'undying',
  'changeling',
  'flanking',
  'exalted',
  'prowess',
  'convoke',
] as const satisfies readonly KeywordName[];

export const COUNTERS = [
  '+1/+1',
  '-1/-1',
  'loyalty',
  'charge',
  'time',
  'lore',
  'age',
  'fade',
  'level',
  'quest',
  'stun',
  'shield',
  'oil',
  'verse',
  'study',
  'page',
  'finality',
  'bounty',
  'blood',
  'brick',
  'depletion',
  'divinity',
  'doom',
  'dream',
  'experience',
  'flood',
  'gold',
  'growth',
  'hour',
  'ice',
  'ki',
  'luck',
  'mining',
  'net',
  'petal',
  'pressure',
  'rust',
  'slime',
  'spore',
  'storage',
  'tide',
  'tower',
  'velocity',
  'vitality',
  'void',
  'wish',
  'flying',
  'first strike',
  'deathtouch',
  'hexproof',
  'indestructible',
  'lifelink',
  'menace',
  'reach',
  'trample',
  'vigilance',
] as const;
const RULES: Readonly<Record<string, readonly Rule[]>> = {
  "can't attack": [{ rule: 'cantAttack', what }],
  "can't block": [{ rule: 'cantBlock', what }],
  "can't attack or block": [
    { rule: 'cantAttack', what },
    { rule: 'cantBlock', what },
  ],
  "can't be blocked": [{ rule: 'cantBlock', what: { set: 'all', where: { is: 'any' } }, whom: what }],
  'attacks if able': [{ rule: 'mustAttack', what }],
  'blocks if able': [{ rule: 'mustBlock', what }],
  "doesn't untap in its controller's untap step": [{ rule: 'doesntUntap', what }],
  "can't be countered": [{ rule: 'cantBeCountered', what }],
  "can't have its abilities activated": [{ rule: 'cantActivate', of: what }],
  "can't be sacrificed": [{ rule: 'cantBeSacrificed', what }],
};
const RULE_WORDS = Object.keys(RULES);

export const WITH_PERMANENTS: readonly Step[] = [
  {
    label: 'Become a copy',
    places: [objects('permanents', 'what becomes a copy'), anObject('anything', 'of what', 'of'), HOW_LONG],
    says: '{what} becomes a copy of {of} {duration}',
    effect: (at) => lasting(at, { mod: 'copy', of: ref('of') }),
  },
  {
    label: 'Put counters',
    places: [which('which counters', COUNTERS), objects('anything', 'on what'), number('how many on each')],
    says: '{n} {which} counters are put on {what}',
    effect: (at) => [{ do: 'putCounters', counter: COUNTERS[at] as (typeof COUNTERS)[number], count: n, on: what }],
  },
  {
    label: 'Remove counters',
    places: [which('which counters', COUNTERS), objects('anything', 'from what'), number('how many from each')],
    says: '{n} {which} counters are removed from {what}',
    effect: (at) => [
      { do: 'removeCounters', counter: COUNTERS[at] as (typeof COUNTERS)[number], count: n, from: what, upTo: true },
    ],
  },
  {
    label: 'Tap or untap',
    places: [which('which', ['tapped', 'untapped']), objects('permanents', 'which permanents')],
    says: '{what} is {which}',
    effect: (at) => [at === 0 ? { do: 'tap', what } : { do: 'untap', what }],
  },
  {
    label: 'Attach',
    places: [objects('permanents', 'what is attached'), anObject('permanents', 'to what', 'to')],
    says: '{what} is attached to {to}',
    effect: () => [{ do: 'attach', what, to: ref('to') }],
  },
  {
    label: 'Gain control',
    places: [
      objects('permanents', 'of what'),
      { ask: 'players', as: 'who', question: 'who gains control', one: true },
      HOW_LONG,
    ],
    says: '{who} gains control of {what} {duration}',
    effect: (at) => lasting(at, { mod: 'control', player: who }),
  },
  {
    label: 'Change power and toughness',
    places: [
      objects('permanents', 'of what'),
      number('power, how much more', MOST_SAID, 'power', -MOST_SAID),
      number('toughness, how much more', MOST_SAID, 'toughness', -MOST_SAID),
      HOW_LONG,
    ],
    says: '{what} gets {power}/{toughness} {duration}',
    effect: (at) => lasting(at, { mod: 'modifyPT', power: amount('power'), toughness: amount('toughness') }),
  },
  {
    label: 'Set power and toughness',
    places: [
      objects('permanents', 'of what'),
      number('power', MOST_SAID, 'power'),
      number('toughness', MOST_SAID, 'toughness'),
      HOW_LONG,
    ],
    says: '{what} is {power}/{toughness} {duration}',
    effect: (at) => lasting(at, { mod: 'setPT', power: amount('power'), toughness: amount('toughness') }),
  },
  {
    label: 'Gain or lose a keyword',
    places: [
      which('gain or lose', ['gains', 'loses'], 'verb'),
      { ask: 'which', as: 'which', question: 'which keyword', of: KEYWORDS, among: 'keywords' },
      objects('permanents', 'what'),
      HOW_LONG,
    ],
    says: '{what} {verb} {which} {duration}',
    effect: (verb, at, duration) => {
      const keyword = KEYWORDS[at] ?? 'flying';
      return lasting(
        duration,
        verb === 0 ? { mod: 'gain', abilities: [{ ability: 'keyword', keyword }] } : { mod: 'lose', keyword },
      );
    },
  },
  {
    label: 'Lose all abilities',
    places: [objects('permanents', 'what'), HOW_LONG],
    says: '{what} loses all abilities {duration}',
    effect: (at) => lasting(at, { mod: 'loseAll' }),
  },
  {
    label: 'Be of a card type',
    places: [
      which('besides its other types, or only', ['is also', 'is only', 'is no longer'], 'verb'),
      { ask: 'which', as: 'which', question: 'which type', of: TYPES, among: 'cardTypes' },
      objects('permanents', 'what'),
      HOW_LONG,
    ],
    says: '{what} {verb} of the type {which} {duration}',
    effect: (verb, at, duration) =>
      lasting(duration, {
        mod: 'types',
        op: (['add', 'set', 'remove'] as const)[verb] ?? 'add',
        types: [TYPES[at] ?? 'creature'],
      }),
  },
  {
    label: 'Be of subtypes',
    places: [
      which('besides its other subtypes, or only', ['is also', 'is only'], 'verb'),
      objects('permanents', 'what'),
      { ask: 'words', as: 'type', question: 'subtypes', of: 'types', most: 3 },
      HOW_LONG,
    ],
    says: '{what} {verb} {type} {duration}',
    effect: (verb, count, duration) =>
      lasting(duration, {
        mod: 'types',
        op: verb === 0 ? 'add' : 'set',
        subtypes: Array.from({ length: count }, (_, i) => ({ ref: `type.${i + 1}` })),
      }),
  },
  {
    label: 'Be of colors',
    places: [
      which('besides its other colors, or only', ['is also', 'is only'], 'verb'),
      objects('permanents', 'what'),
      { ask: 'words', as: 'color', question: 'colors', of: 'colors', most: COLORS.length },
      HOW_LONG,
    ],
    says: '{what} {verb} {color} {duration}',
    effect: (verb, count, duration) =>
      lasting(duration, {
        mod: 'color',
        op: verb === 0 ? 'add' : 'set',
        colors: Array.from({ length: count }, (_, i) => ({ ref: `color.${i + 1}` })),
      }),
  },
  {
    label: 'Forbid or require',
    places: [which('what', RULE_WORDS), objects('anything', 'of what'), HOW_LONG],
    says: '{what} {which} {duration}',
    effect: (at, duration) => [
      {
        do: 'effect',
        parts: (RULES[RULE_WORDS[at] ?? ''] ?? []).map((rule) => ({ part: 'rule', rule })),
        duration: DURATIONS[duration] as Duration,
      },
    ],
  },
  {
    label: 'Turn, transform or phase out',
    places: [
      which('which', ['turned face down', 'turned face up', 'transformed', 'phased out']),
      objects('permanents', 'what'),
    ],
    says: '{what} is {which}',
    effect: (at) => {
      const verbs: readonly Instruction[] = [
        { do: 'turnFaceDown', what },
        { do: 'turnFaceUp', what },
        { do: 'transform', what },
        { do: 'phaseOut', what },
      ];
      return verbs.slice(at, at + 1);
    },
  },
  {
    label: 'Fight',
    places: [anObject('permanents', 'what fights', 'what'), anObject('permanents', 'what it fights', 'other')],
    says: '{what} fights {other}',
    effect: () => [{ do: 'fight', a: what, b: ref('other') }],
  },
  {
    label: 'Destroy',
    places: [objects('permanents', 'which permanents'), which('regenerating', ['', ', and it can’t be regenerated'])],
    says: '{what} is destroyed{which}',
    gives: 'was destroyed',
    effect: (at) => [{ do: 'destroy', what, ...(at === 1 && { noRegenerate: true as const }), out: DONE }],
  },
  {
    label: 'Sacrifice these permanents',
    places: [objects('permanents', 'which permanents')],
    says: '{what} is sacrificed',
    gives: 'was sacrificed',
    effect: () => [
      {
        do: 'sacrifice',
        who: { who: 'controllers', of: what },
        what: { set: 'where', of: what, filter: theirs },
        out: DONE,
      },
    ],
  },
  {
    label: 'Sacrifice permanents that players choose',
    places: [players(), number('how many', MOST_AT_ONCE), which('of which kind', PERMANENTS)],
    says: '{who} sacrifices {n} {which} of their choice',
    gives: 'was sacrificed',
    effect: (at) => [
      {
        do: 'sacrifice',
        who,
        what: {
          set: 'choice',
          by: actor,
          from: { set: 'all', where: { is: 'and', of: [KINDS[at] ?? { is: 'any' }, theirs] } },
          count: { min: n, max: n },
        },
        out: DONE,
      },
    ],
  },
];
