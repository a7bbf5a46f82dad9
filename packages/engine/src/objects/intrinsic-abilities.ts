/**
 * Intrinsic abilities: the mana ability of the basic land types, and the loyalty a planeswalker enters with.
 * 2006: 212.6d, 406 · 2009, 2011, 2026: 305.6, 306.5b
 */
import type { DerivedAbility } from '../state/state.ts';
import type { CardDefinition } from '../vocabulary/definition.ts';
import { BASIC_LAND_TYPES, type Color } from '../vocabulary/words.ts';
import { LAND_BIT, typeBit } from './subtypes.ts';

const PRODUCES: Readonly<Record<(typeof BASIC_LAND_TYPES)[number], Color>> = {
  Plains: 'W',
  Island: 'U',
  Swamp: 'B',
  Mountain: 'R',
  Forest: 'G',
};

const PREFIX = 'rule:intrinsic/';
const PLANESWALKER = 'planeswalker';
const PLANESWALKER_BIT = typeBit('planeswalker');

const BASIC_LANDS = BASIC_LAND_TYPES.map(
  (type): CardDefinition => ({
    key: PREFIX + type,
    name: type,
    layout: 'normal',
    faces: [
      {
        name: type,
        manaCost: null,
        supertypes: ['basic'],
        types: ['land'],
        subtypes: [type],
        abilities: [
          {
            ability: 'activated',
            cost: { actions: [{ do: 'tap', what: { set: 'self' } }] },
            body: { effect: [{ do: 'addMana', who: { who: 'you' }, mana: { types: [PRODUCES[type]] } }] },
            text: `{T}: {${PRODUCES[type]}}`,
          },
        ],
      },
    ],
  }),
);

/** It enters with as many loyalty counters as its printed loyalty says: a replacement effect like any other. */
const LOYAL: CardDefinition = {
  key: PREFIX + PLANESWALKER,
  name: PLANESWALKER,
  layout: 'normal',
  faces: [
    {
      name: PLANESWALKER,
      manaCost: null,
      supertypes: [],
      types: ['planeswalker'],
      subtypes: [],
      abilities: [
        {
          ability: 'static',
          parts: [
            {
              part: 'replacement',
              replacement: {
                event: { on: 'move', what: { is: 'self' }, to: 'battlefield' },
                instead: {
                  instead: 'enters',
                  counters: [{ counter: 'loyalty', count: { q: 'stat', stat: 'loyalty', of: { set: 'self' } } }],
                },
              },
            },
          ],
        },
      ],
    },
  ],
};

/** Fixed definitions that hold those abilities. */
export const INTRINSIC_DEFINITIONS: readonly CardDefinition[] = [...BASIC_LANDS, LOYAL];

const INTRINSIC: ReadonlyMap<string, DerivedAbility> = new Map(
  [...BASIC_LAND_TYPES, PLANESWALKER].map((type) => [
    type,
    { ref: { def: PREFIX + type, path: 'faces/0/abilities/0' }, text: [], granted: 0, instance: 0 },
  ]),
);

export const isIntrinsic = (ability: DerivedAbility): boolean => ability.ref.def.startsWith(PREFIX);

/** Those of an object with these types: for its basic land types, in the order of its subtypes, and for being a planeswalker. */
export function intrinsicAbilities(types: number, subtypes: readonly string[]): readonly DerivedAbility[] {
  if ((types & (LAND_BIT | PLANESWALKER_BIT)) === 0) return NONE;
  const words = (types & LAND_BIT) === 0 ? [] : subtypes;
  const found: DerivedAbility[] = [];
  for (const word of (types & PLANESWALKER_BIT) === 0 ? words : [...words, PLANESWALKER]) {
    const ability = INTRINSIC.get(word);
    if (ability !== undefined) found.push(ability);
  }
  return found.length === 0 ? NONE : found;
}
const NONE: readonly DerivedAbility[] = [];
