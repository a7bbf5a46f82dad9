/**
 * What people may say that a line does which they carry out by hand: each step is an ordinary instruction with free places.
 * 2006: 413, 418, 501 · 2009, 2011: 608, 611, 701 · 2026: 111.10, 608, 611, 701
 *
 * No tree comes from outside. The steps are abilities of one definition of the rules: only games with such lines have it. People fill the places
 * with answers. A place is bound under its name; a place of fixed words tells variants of the step apart.
 */
import type { Ability } from '../../vocabulary/abilities.ts';
import type { CostAction } from '../../vocabulary/costs.ts';
import type { Instruction, TokenSpec } from '../../vocabulary/instructions.ts';
import type { Duration } from '../../vocabulary/rules-effects.ts';
import { STEPS_KEY } from '../../vocabulary/holes.ts';
import { ruleDefinition } from '../../vocabulary/rule-definition.ts';
import { type CardType, COLORS, MANA_TYPES } from '../../vocabulary/words.ts';
import {
  amount,
  anObject,
  DONE,
  DURATIONS,
  handOf,
  HOW_LONG,
  MOST_SAID,
  MOST_TOKENS,
  n,
  number,
  objects,
  type Place,
  players,
  ref,
  self,
  type Step,
  what,
  which,
  who,
  you,
  MOST_AT_ONCE,
} from './places.ts';
import { WITH_CARDS } from './steps-with-cards.ts';
import { WITH_PERMANENTS } from './steps-with-permanents.ts';

const TOKEN_TYPES: readonly (readonly CardType[])[] = [
  ['creature'],
  ['artifact', 'creature'],
  ['enchantment', 'creature'],
  ['artifact'],
  ['enchantment'],
  ['land'],
];

const OF_PLAYERS = ['poison', 'energy', 'experience', 'rad'] as const;

const tap: Instruction = { do: 'tap', what: self };
const sacrificed: Instruction = { do: 'sacrifice', who: you, what: self };
const artifact = (subtype: string, mana: string[], actions: Instruction[], ...effect: Instruction[]): TokenSpec => ({
  colors: [],
  types: ['artifact'],
  subtypes: [subtype],
  abilities: [
    {
      ability: 'activated',
      cost: { ...(mana.length > 0 && { mana }), actions: actions as CostAction[] },
      body: { effect },
    },
  ],
});
const anyColor: Instruction = { do: 'addMana', who: you, mana: { types: { any: 1 } } };
const draws: Instruction = { do: 'draw', who: you, count: 1 };
const discards: Instruction = {
  do: 'discard',
  who: you,
  what: { set: 'choice', by: you, from: handOf(you), count: { min: 1, max: 1 } },
};
/** 2026: 111.10 */
const PREDEFINED: readonly TokenSpec[] = [
  artifact('Treasure', [], [tap, sacrificed], anyColor),
  artifact('Food', ['2'], [tap, sacrificed], { do: 'gainLife', who: you, amount: 3 }),
  artifact('Gold', [], [sacrificed], anyColor),
  artifact('Clue', ['2'], [sacrificed], draws),
  artifact('Blood', ['1'], [tap, discards, sacrificed], draws),
];

/** What comes up at a step of a turn, by hand. */
const LATER: Readonly<Record<string, Extract<Instruction, { do: 'delayed' }>['pattern']>> = {
  'the next end step': { on: 'step', step: 'end' },
  'the next upkeep': { on: 'step', step: 'upkeep' },
  'your next upkeep': { on: 'step', step: 'upkeep', whose: you },
  'your next end step': { on: 'step', step: 'end', whose: you },
  'the end of combat': { on: 'endOfCombat' },
};
const LATER_WORDS = Object.keys(LATER);

const OTHERS: readonly Step[] = [
  {
    label: 'Deal damage',
    group: 'players',
    places: [{ ask: 'recipients', as: 'to', question: 'to what and whom' }, number('how much damage to each')],
    says: 'this deals {n} damage to {to}',
    effect: () => [
      { do: 'damage', amount: n, to: { objects: ref('to'), players: { who: 'ref', name: 'to' } }, out: DONE },
    ],
  },
  {
    label: 'Gain or lose life',
    group: 'players',
    places: [which('gain, lose or have', ['gain', 'lose', 'have from now on']), players(), number('how much life')],
    says: '{who} {which} {n} life',
    effect: (at) => {
      const verb = (['gainLife', 'loseLife', 'setLife'] as const)[at] ?? 'gainLife';
      return [{ do: verb, who, amount: n }];
    },
  },
  {
    label: 'Create tokens',
    group: 'tokens',
    places: [
      players('who creates them'),
      number('how many', MOST_TOKENS, 'n', 1),
      number('power', MOST_SAID, 'power'),
      number('toughness', MOST_SAID, 'toughness'),
      { ask: 'words', as: 'color', question: 'colors', of: 'colors', most: COLORS.length },
      which(
        'types',
        TOKEN_TYPES.map((types) => types.join(' ')),
      ),
      { ask: 'words', as: 'type', question: 'subtypes', of: 'types', most: 3 },
    ],
    says: '{who} creates {n} {color} {type} {which} tokens, {power}/{toughness} if they are creatures',
    gives: 'was created',
    tokens: 'n',
    effect: (colors, at, subtypes) => {
      const types = TOKEN_TYPES[at] ?? ['creature'];
      const numbered = (count: number, as: string) =>
        Array.from({ length: count }, (_, i) => ({ ref: `${as}.${i + 1}` }));
      return [
        {
          do: 'createTokens',
          who,
          count: n,
          token: {
            colors: numbered(colors, 'color'),
            types,
            subtypes: numbered(subtypes, 'type'),
            ...(types.includes('creature') && { power: amount('power'), toughness: amount('toughness') }),
          },
          out: DONE,
        },
      ];
    },
  },
  {
    label: 'Create predefined tokens',
    group: 'tokens',
    places: [
      which('which', ['Treasure', 'Food', 'Gold', 'Clue', 'Blood']),
      players('who creates them'),
      number('how many', MOST_TOKENS, 'n', 1),
    ],
    says: '{who} creates {n} {which} tokens',
    gives: 'was created',
    tokens: 'n',
    effect: (at) => [{ do: 'createTokens', who, count: n, token: PREDEFINED[at] as TokenSpec, out: DONE }],
  },
  {
    label: 'Create tokens that are copies',
    group: 'tokens',
    places: [anObject('anything', 'of what', 'what'), number('how many', MOST_TOKENS, 'n', 1)],
    says: 'you create {n} tokens that are copies of {what}',
    gives: 'was created',
    tokens: 'n',
    effect: () => [{ do: 'copyToken', who: you, count: n, of: what, out: DONE }],
  },
  {
    label: 'Copy spells or abilities',
    group: 'spells',
    places: [objects('spells', 'which'), number('how often', MOST_TOKENS, 'n', 1)],
    says: 'you copy {what} {n} times, and may choose new targets',
    tokens: 'n',
    effect: () => [{ do: 'copySpell', what, who: you, count: n, newTargets: true }],
  },
  {
    label: 'Give players counters',
    group: 'players',
    places: [which('which counters', OF_PLAYERS), players(), number('how many')],
    says: '{who} gets {n} {which} counters',
    effect: (at) => [{ do: 'playerCounters', counter: OF_PLAYERS[at] ?? 'poison', count: n, who }],
  },
  {
    label: 'Add mana',
    group: 'spells',
    places: [which('which mana', MANA_TYPES), number('how much', MOST_AT_ONCE)],
    says: 'you add {n} mana of {which}',
    effect: (at) => [{ do: 'addMana', who: you, mana: { types: { type: MANA_TYPES[at] ?? 'C', count: n } } }],
  },
  {
    label: 'Counter spells or abilities',
    group: 'spells',
    places: [objects('spells', 'which')],
    says: '{what} is countered',
    gives: 'was countered',
    effect: () => [{ do: 'counter', what, out: DONE }],
  },
  {
    label: 'Cast cards now',
    group: 'spells',
    places: [which('for what', ['without paying its mana cost', 'for its mana cost']), objects('cards', 'which cards')],
    says: 'you may cast {what} {which}',
    effect: (at) => [
      { do: 'cast', who: you, what, lands: true, optional: true, ...(at === 0 && { free: true as const }) },
    ],
  },
  {
    label: 'May play cards later',
    group: 'spells',
    places: [{ ask: 'players', as: 'who', question: 'who may', one: true }, objects('cards', 'which cards'), HOW_LONG],
    says: '{who} may play {what} {duration}',
    effect: (at) => [
      {
        do: 'effect',
        parts: [{ part: 'rule', rule: { rule: 'mayPlay', who, what } }],
        duration: DURATIONS[at] as Duration,
      },
    ],
  },
  {
    label: 'Flip a coin',
    group: 'chance',
    places: [players('who flips')],
    says: '{who} flips a coin',
    effect: () => [{ do: 'flipCoin', who }],
  },
  {
    label: 'Roll a die',
    group: 'chance',
    places: [which('with how many sides', ['4', '6', '8', '10', '12', '20', '100']), players('who rolls')],
    says: '{who} rolls a die with {which} sides',
    effect: (at) => [{ do: 'rollDice', who, sides: [4, 6, 8, 10, 12, 20, 100][at] ?? 6 }],
  },
  {
    label: 'Take an extra turn',
    group: 'players',
    places: [{ ask: 'players', as: 'who', question: 'who', one: true }],
    says: '{who} takes an extra turn after this one',
    effect: () => [{ do: 'extraTurn', who, count: 1 }],
  },
  {
    label: 'Become the monarch, take the initiative',
    group: 'players',
    places: [
      which('which', ['the monarch', 'the initiative', "the city's blessing"]),
      { ask: 'players', as: 'who', question: 'who', one: true },
    ],
    says: '{who} has {which}',
    effect: (at) => [
      { do: 'designatePlayer', who, as: (['monarch', 'initiative', 'blessing'] as const)[at] ?? 'monarch' },
    ],
  },
  {
    label: 'Win or lose the game',
    group: 'players',
    places: [which('which', ['wins the game', 'loses the game']), players()],
    says: '{who} {which}',
    effect: (at) => [at === 0 ? { do: 'winGame', who } : { do: 'loseGame', who }],
  },
  {
    label: 'Later, by hand',
    group: 'chance',
    places: [which('when', LATER_WORDS), objects('anything', 'about what')],
    says: 'at {which} this goes on with {what}',
    effect: (at) => [
      {
        do: 'delayed',
        pattern: LATER[LATER_WORDS[at] ?? ''] ?? { on: 'step', step: 'end' },
        body: { effect: [{ do: 'byHand', text: 'the rest of a line' }] },
      },
    ],
  },
];

export const STEPS: readonly Step[] = [...OTHERS.slice(0, 2), ...WITH_CARDS, ...WITH_PERMANENTS, ...OTHERS.slice(2)];

/** How many variants a place makes. */
const sizeOf = (place: Place): number =>
  place.ask === 'which' ? place.of.length : place.ask === 'words' ? place.most + 1 : 1;

/** Where the variants of each step begin among the abilities of the definition. */
const FIRST: readonly number[] = STEPS.map((_, at) =>
  STEPS.slice(0, at).reduce(
    (sum, { places }) => sum + places.reduce((product, place) => product * sizeOf(place), 1),
    0,
  ),
);

function variantsOf({ places, effect }: Step): readonly Ability[] {
  const choices = places
    .filter((place) => sizeOf(place) > 1)
    .reduce<number[][]>(
      (all, place) => all.flatMap((chosen) => Array.from({ length: sizeOf(place) }, (_, at) => [...chosen, at])),
      [[]],
    );
  return choices.map((chosen): Ability => ({ ability: 'spell', body: { effect: effect(...chosen) } }));
}

/** Where the definition has the variant of a step: each place's choice by its number, 0 where it makes none. */
export const pathOf = (step: number, choices: readonly number[]): string => {
  const places = STEPS[step]?.places ?? [];
  const variant = places.reduce((sum, place, at) => sum * sizeOf(place) + (choices[at] ?? 0), 0);
  return `faces/0/abilities/${(FIRST[step] ?? 0) + variant}`;
};

export const STEPS_BY_HAND = ruleDefinition(STEPS_KEY, 'by hand', STEPS.flatMap(variantsOf));
