import { expect, it } from 'vitest';
import { cardWith, effectOf } from '../../cards-in-tests.ts';
import { compile } from '../compile.ts';

it.each([
  ['Destroy all permanents originally printed in the Old Sands expansion.', {}],
  ['Destroy all permanents with a name originally printed in the Old Sands expansion.', { wording: '2026-02' }],
] as const)('%s', (text, card) => {
  expect(effectOf(text, card)).toEqual({
    effect: [
      {
        do: 'destroy',
        what: {
          set: 'all',
          where: { is: 'and', of: [{ is: 'permanent' }, { is: 'ofExpansion', expansion: 'Old Sands' }] },
        },
      },
    ],
  });
});

it('each is sacrificed by its controller: all at once', () => {
  expect(effectOf('Each land originally printed in the Old Sands expansion is sacrificed by its controller.')).toEqual({
    effect: [
      {
        do: 'sacrifice',
        who: { who: 'all' },
        what: {
          set: 'all',
          where: {
            is: 'and',
            of: [
              { is: 'type', type: 'land' },
              { is: 'ofExpansion', expansion: 'Old Sands' },
            ],
          },
        },
      },
    ],
  });
});

it('a card bears the symbol of the expansion in which it was first printed, and so it is defined', () => {
  const compiled = compile({ ...cardWith('Draw a card.'), firstIn: 'Old Sands' });
  expect(compiled).toMatchObject({ ok: true, definition: { expansion: 'Old Sands', firstIn: 'Old Sands' } });
  expect(compile(cardWith('Draw a card.'))).not.toHaveProperty('definition.firstIn');
});
