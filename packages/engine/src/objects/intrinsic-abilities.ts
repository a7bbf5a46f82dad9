/**
 * Intrinsic abilities: the mana ability of the basic land types, the loyalty a planeswalker and the defense a battle enters with, what
 * becomes of a Siege. 2006: 212.6d, 406 · 2009, 2011: 305.6, 306.5b · 2026: 305.6, 306.5b, 310.4b, 310.11b
 */
import type { DerivedAbility } from '../state/state.ts';
import type { Ability } from '../vocabulary/abilities.ts';
import type { CardDefinition } from '../vocabulary/definition.ts';
import type { Edition } from '../editions/edition.ts';
import { ruleDefinition } from '../vocabulary/rule-definition.ts';
import { BASIC_LAND_TYPES, type CardType, type Color } from '../vocabulary/words.ts';
import { BATTLE_BIT, LAND_BIT, PLANESWALKER_BIT } from './subtypes.ts';

const PRODUCES: Readonly<Record<(typeof BASIC_LAND_TYPES)[number], Color>> = {
  Plains: 'W',
  Island: 'U',
  Swamp: 'B',
  Mountain: 'R',
  Forest: 'G',
};

const PREFIX = 'rule:intrinsic/';
const PLANESWALKER = 'planeswalker';
const BATTLE = 'battle';
const SIEGE = 'Siege';

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

const definition = (name: string, type: CardType, abilities: readonly Ability[]): CardDefinition =>
  ruleDefinition(PREFIX + name, name, abilities, [type]);

/** It enters with as many counters as the printed number says: a replacement effect like any other. */
const entersWith = (stat: 'loyalty' | 'defense'): Ability => ({
  ability: 'static',
  text: `Enters with its ${stat} in ${stat} counters.`,
  parts: [
    {
      part: 'replacement',
      replacement: {
        event: { on: 'move', what: { is: 'self' }, to: 'battlefield' },
        instead: {
          instead: 'enters',
          counters: [{ counter: stat, count: { q: 'stat', stat, of: { set: 'self' } } }],
        },
      },
    },
  ],
});

/** "Exile it, then you may cast it transformed without paying its mana cost" (2026: 310.11b). */
const defeated: Ability = {
  ability: 'triggered',
  text: 'Last defense counter removed: it is exiled, and may be cast transformed for free.',
  event: { on: 'counters', counter: 'defense', what: { is: 'self' }, removed: true, last: true },
  body: {
    effect: [
      { do: 'move', what: { set: 'self' }, to: { zone: 'exile' }, out: 'exiled' },
      {
        do: 'cast',
        who: { who: 'you' },
        what: { set: 'ref', name: 'exiled' },
        free: true,
        optional: true,
        transformed: true,
      },
    ],
  },
};

const OTHERS: readonly CardDefinition[] = [
  definition(PLANESWALKER, 'planeswalker', [entersWith('loyalty')]),
  definition(BATTLE, 'battle', [entersWith('defense')]),
  definition(SIEGE, 'battle', [defeated]),
];

/** Fixed definitions that hold those abilities. */
export const INTRINSIC_DEFINITIONS: readonly CardDefinition[] = [...BASIC_LANDS, ...OTHERS];

const INTRINSIC: ReadonlyMap<string, DerivedAbility> = new Map(
  INTRINSIC_DEFINITIONS.map(({ name: type }) => [
    type,
    { ref: { def: PREFIX + type, path: 'faces/0/abilities/0' }, text: [], granted: 0, instance: 0 },
  ]),
);

export const isIntrinsic = (ability: DerivedAbility): boolean => ability.ref.def.startsWith(PREFIX);

/**
 * Those of an object with these types: for its basic land types (seam `basicLandTypes`), in the order of its subtypes, for being a planeswalker or a battle,
 * and for being a Siege.
 */
export function intrinsicAbilities(
  types: number,
  subtypes: readonly string[],
  { basicLandTypes }: Edition,
): readonly DerivedAbility[] {
  const ofLand = (types & LAND_BIT) !== 0 || (basicLandTypes === 'of-any-object' && subtypes.length > 0);
  if (!ofLand && (types & (PLANESWALKER_BIT | BATTLE_BIT)) === 0) return NONE;
  const words = ofLand ? subtypes.filter((word) => word !== SIEGE) : [];
  if ((types & PLANESWALKER_BIT) !== 0) words.push(PLANESWALKER);
  if ((types & BATTLE_BIT) !== 0) words.push(BATTLE, ...(subtypes.includes(SIEGE) ? [SIEGE] : []));
  const found: DerivedAbility[] = [];
  for (const word of words) {
    const ability = INTRINSIC.get(word);
    if (ability !== undefined) found.push(ability);
  }
  return found.length === 0 ? NONE : found;
}
const NONE: readonly DerivedAbility[] = [];
