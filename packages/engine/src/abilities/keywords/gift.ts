/** Gift. What is given is printed with it: a spell gives it before its other effects, a permanent as it enters. */
import type { Condition } from '../../vocabulary/conditions.ts';
import type { Instruction, TokenSpec } from '../../vocabulary/instructions.ts';
import type { KeywordAbility } from '../../vocabulary/keywords.ts';
import type { Keyword } from './definition.ts';
import { numbers, ofType, opponents, optionalCost, or, paid, parts, self, thisEnters, whenever, you } from './terms.ts';

const GIFT = 'gift';
const given = { who: 'ref', name: GIFT } as const;
const creates = (token: TokenSpec, tapped?: true): Instruction => ({
  do: 'createTokens',
  who: given,
  count: 1,
  token,
  ...(tapped === undefined ? {} : { tapped }),
});

const sacrificed = { do: 'sacrifice', who: you, what: self } as const;
const FOOD: TokenSpec = {
  colors: [],
  types: ['artifact'],
  subtypes: ['Food'],
  abilities: [
    {
      ability: 'activated',
      cost: { mana: ['2'], actions: [{ do: 'tap', what: self }, sacrificed] },
      body: { effect: [{ do: 'gainLife', who: you, amount: 3 }] },
    },
  ],
};
const TREASURE: TokenSpec = {
  colors: [],
  types: ['artifact'],
  subtypes: ['Treasure'],
  abilities: [
    {
      ability: 'activated',
      cost: { actions: [{ do: 'tap', what: self }, sacrificed] },
      body: { effect: [{ do: 'addMana', who: you, mana: { types: { any: 1 } } }] },
    },
  ],
};
const creature = (subtype: string, power: number): TokenSpec => ({
  colors: ['U'],
  types: ['creature'],
  subtypes: [subtype],
  power,
  toughness: power,
});

/** The spell that it is, not the permanent that one becomes. */
const isNoPermanent: Condition = {
  if: 'matches',
  what: self,
  filter: or(ofType('instant'), ofType('sorcery')),
};

type Gift = NonNullable<KeywordAbility['gift']>;
const GIFTS: Readonly<Record<Gift, Instruction>> = {
  card: { do: 'draw', who: given, count: 1 },
  Food: creates(FOOD),
  Treasure: creates(TREASURE),
  Fish: creates(creature('Fish', 1), true),
  Octopus: creates(creature('Octopus', 8)),
  turn: { do: 'extraTurn', who: given, count: 1 },
};

export const gift: Keyword<'gift'> = {
  name: 'gift',
  rules: numbers(null, null, null, '702.174'),
  printed: [
    { says: 'gift a card', means: { gift: 'card' } },
    { says: 'gift a Food', means: { gift: 'Food' } },
    { says: 'gift a Treasure', means: { gift: 'Treasure' } },
    { says: 'gift a tapped Fish', means: { gift: 'Fish' } },
    { says: 'gift an Octopus', means: { gift: 'Octopus' } },
    { says: 'gift an extra turn', means: { gift: 'turn' } },
  ],
  needs: ['gift'],
  expand: (ability) => {
    const effect: readonly Instruction[] = [
      GIFTS[ability.gift as Gift],
      { do: 'performed', action: 'gift', what: self },
    ];
    return [
      parts(
        'gift',
        optionalCost(
          { actions: [{ do: 'choose', who: you, what: { choose: 'player', among: opponents }, link: GIFT }] },
          GIFT,
        ),
      ),
      {
        ability: 'spell',
        body: { effect: [{ do: 'if', condition: { if: 'and', of: [paid(GIFT), isNoPermanent] }, then: effect }] },
        keyword: 'gift',
      },
      whenever('gift', thisEnters, effect, { condition: paid(GIFT) }),
    ];
  },
};
