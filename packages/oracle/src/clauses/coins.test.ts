/** Coins of which it matters which side comes up: nobody calls them. 2006: 511 · 2009, 2011, 2026: 705 */
import { expect, it } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

it('one coin, and both of its sides', () => {
  const text = 'Flip a coin. If it comes up heads, draw a card. If it comes up tails, you lose 1 life.';
  const heads = { if: 'heads', name: 'o1' };
  expect(effectOf(text)).toMatchObject({
    effect: [
      { do: 'flipCoin', sides: true, out: 'o1' },
      { do: 'if', condition: heads, then: [{ do: 'draw' }] },
      { do: 'if', condition: { if: 'not', of: heads }, then: [{ do: 'loseLife' }] },
    ],
  });
});

it('those whose coins come up tails are those who flipped one, without the others', () => {
  const text = 'Each opponent flips a coin. Each player whose coin comes up tails sacrifices a creature.';
  expect(effectOf(text)).toMatchObject({
    effect: [
      { do: 'flipCoin', sides: true, out: 'o1' },
      { do: 'sacrifice', who: { who: 'except', of: { who: 'opponents' }, not: { who: 'ref', name: 'o1' } } },
    ],
  });
});

it('what is repeated until both come up heads', () => {
  const text =
    "You and target opponent each flip a coin. Test Name deals 1 damage to each player whose coin comes up tails. Repeat this process until both players' coins come up heads on the same flip.";
  expect(effectOf(text)).toMatchObject({
    effect: [
      {
        do: 'repeat',
        effect: [{ do: 'flipCoin', sides: true, out: 'o1' }, { do: 'damage' }],
        while: { if: 'not', of: { if: 'compare', left: { q: 'ref', name: 'o1' }, op: '=', right: 2 } },
      },
    ],
  });
});

it('a flip that is won or lost is called', () => {
  expect(effectOf('Flip a coin. If you win the flip, draw a card.')).toMatchObject({
    effect: [{ do: 'flipCoin', out: 'o1' }, { condition: { if: 'wonFlip' } }],
  });
  expect(JSON.stringify(effectOf('Flip a coin. If you win the flip, draw a card.'))).not.toContain('sides');
});

it('two coins in place of one', () => {
  expect(
    abilitiesOf('If you would flip a coin, instead flip two coins and ignore one.', { types: ['Artifact'] }),
  ).toMatchObject([{ parts: [{ rule: { rule: 'flipsTwice', who: { who: 'you' } } }] }]);
});
