import type { Ability, CardType, Color, Face, Filter, Instruction } from '@rulewright/engine';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';
import { WORDINGS } from '../grammar/index.ts';
import { print } from '../print.ts';

const you = { who: 'you' } as const;
const number = fc.integer({ min: 1, max: 9 });
const type = fc
  .constantFrom<CardType>('creature', 'artifact', 'enchantment', 'land')
  .map((t): Filter => ({ is: 'type', type: t }));
const color = fc.constantFrom<Color>('W', 'U', 'B', 'R', 'G');
const kind: fc.Arbitrary<Filter> = fc.oneof(
  type,
  fc.tuple(color, type).map(([c, t]): Filter => ({ is: 'and', of: [{ is: 'color', color: c }, t] })),
  fc.tuple(color, type).map(([c, t]): Filter => ({ is: 'and', of: [{ is: 'not', of: { is: 'color', color: c } }, t] })),
  type.map((t): Filter => ({ is: 'and', of: [t, { is: 'controlledBy', player: you }] })),
);
const all = kind.map((where) => ({ set: 'all', where }) as const);

const instruction: fc.Arbitrary<Instruction> = fc.oneof(
  number.map((count): Instruction => ({ do: 'draw', who: you, count })),
  number.map((amount): Instruction => ({ do: 'gainLife', who: you, amount })),
  number.map((amount): Instruction => ({ do: 'loseLife', who: { who: 'opponents' }, amount })),
  all.map((what): Instruction => ({ do: 'destroy', what })),
  all.map((what): Instruction => ({ do: 'tap', what })),
  all.map((what): Instruction => ({ do: 'move', what, to: { zone: 'exile' } })),
  fc
    .tuple(number, all)
    .map(([amount, objects]): Instruction => ({ do: 'damage', source: { set: 'self' }, amount, to: { objects } })),
  fc.tuple(number, number, all).map(
    ([power, toughness, affects]): Instruction => ({
      do: 'effect',
      parts: [{ part: 'change', affects, mods: [{ mod: 'modifyPT', power, toughness }] }],
      duration: { until: 'endOfTurn' },
    }),
  ),
  fc.tuple(number, color, number).map(
    ([count, c, size]): Instruction => ({
      do: 'createTokens',
      who: you,
      count,
      token: { colors: [c], types: ['creature'], subtypes: ['Saproling'], power: size, toughness: size },
    }),
  ),
  fc.tuple(number, all).map(([count, on]): Instruction => ({ do: 'putCounters', count, counter: '+1/+1', on })),
);

it('what is printed is read as the same tree, in every wording', () => {
  fc.assert(
    fc.property(
      fc.array(instruction, { minLength: 1, maxLength: 3 }),
      fc.constantFrom(...WORDINGS),
      (effect, wording) => {
        const ability: Ability = { ability: 'spell', body: { effect } };
        const face: Face = {
          name: 'Test Name',
          manaCost: null,
          supertypes: [],
          types: ['sorcery'],
          subtypes: [],
          abilities: [ability],
        };
        const text = print(face, wording);
        expect(text).toBeDefined();
        expect(abilitiesOf(text ?? '', { wording })).toEqual([ability]);
      },
    ),
    { numRuns: 300, seed: 1 },
  );
});
