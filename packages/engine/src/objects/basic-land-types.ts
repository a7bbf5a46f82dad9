/** The intrinsic mana ability of the basic land types. 2006: 212.6d, 406 · 2009, 2011, 2026: 305.6 */
import type { DerivedAbility } from '../state/state.ts';
import type { CardDefinition } from '../vocabulary/definition.ts';
import { BASIC_LAND_TYPES, type Color } from '../vocabulary/words.ts';
import { LAND_BIT } from './subtypes.ts';

const PRODUCES: Readonly<Record<(typeof BASIC_LAND_TYPES)[number], Color>> = {
  Plains: 'W',
  Island: 'U',
  Swamp: 'B',
  Mountain: 'R',
  Forest: 'G',
};

const PREFIX = 'rule:basic/';

/** Fixed definitions that hold those abilities. */
export const BASIC_LAND_DEFINITIONS: readonly CardDefinition[] = BASIC_LAND_TYPES.map((type) => ({
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
}));

const INTRINSIC: ReadonlyMap<string, DerivedAbility> = new Map(
  BASIC_LAND_TYPES.map((type) => [
    type,
    { ref: { def: PREFIX + type, path: 'faces/0/abilities/0' }, text: [], granted: 0, instance: 0 },
  ]),
);

export const isIntrinsic = (ability: DerivedAbility): boolean => ability.ref.def.startsWith(PREFIX);

/** The mana abilities that an object with those types has for its basic land types, in the order of its subtypes. */
export function intrinsicAbilities(types: number, subtypes: readonly string[]): readonly DerivedAbility[] {
  if ((types & LAND_BIT) === 0) return NONE;
  const found: DerivedAbility[] = [];
  for (const subtype of subtypes) {
    const ability = INTRINSIC.get(subtype);
    if (ability !== undefined) found.push(ability);
  }
  return found.length === 0 ? NONE : found;
}
const NONE: readonly DerivedAbility[] = [];
