import { expect, test } from 'vitest';
import { abilitiesOf, cardWith, effectOf } from '../../cards-in-tests.ts';
import { compile } from '../compile.ts';
import { print } from '../print.ts';

const noted = { q: 'ref', name: 'o1' };

test('X that several instructions use is noted before the first of them', () => {
  const text =
    'Destroy target land. You draw X cards and you lose X life, where X is the number of creatures you control.';
  expect(effectOf(text)).toMatchObject({
    effect: [
      { do: 'destroy' },
      { do: 'bind', name: 'o1', value: { number: { q: 'count' } } },
      { do: 'draw', count: noted },
      { do: 'loseLife', amount: noted },
    ],
  });
});

test('X that one instruction uses is the number itself', () => {
  expect(effectOf('You draw X cards, where X is the number of creatures you control.')).toMatchObject({
    effect: [{ do: 'draw', count: { q: 'count' } }],
  });
});

test('what an event tells is not noted again', () => {
  const text =
    'Whenever you gain life, target opponent loses X life and you draw X cards, where X is the amount of life you gained.';
  const amount = { q: 'ref', name: 'event.amount' };
  expect(abilitiesOf(text, { types: ['Enchantment'] })).toMatchObject([
    {
      body: {
        effect: [
          { do: 'loseLife', amount },
          { do: 'draw', count: amount },
        ],
      },
    },
  ]);
});

test('without phrasing it is X again', () => {
  const compiled = compile(
    cardWith('You draw X cards and you lose X life, where X is the number of creatures you control.'),
  );
  if (!compiled.ok) throw new Error('not understood');
  expect(print(compiled.definition, '2017-01')).toBe(
    'Draw X cards. Lose X life, where X is the number of creatures you control.',
  );
});
