import { expect, test } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const you = { who: 'you' };
const keyword = (more: object = {}) => ({ ability: 'keyword', keyword: 'hexproof', ...more });
const untargeted = (more: object = {}) => ({
  part: 'rule',
  rule: { rule: 'playerCantBeTargeted', who: you, of: { who: 'opponents' }, ...more },
});

test('you and several kinds of permanents have hexproof', () => {
  const text = 'You, planeswalkers you control, and other creatures you control have hexproof.';
  expect(abilitiesOf(text, { types: ['Creature'], power: '3', toughness: '4' })).toMatchObject([
    {
      ability: 'static',
      parts: [
        untargeted(),
        { part: 'change', affects: { set: 'all' }, mods: [{ mod: 'gain', abilities: [keyword()] }] },
        { part: 'change', affects: { set: 'all' }, mods: [{ mod: 'gain', abilities: [keyword()] }] },
      ],
    },
  ]);
});

test('hexproof from some sources is said of you once for each kind of them', () => {
  const qualities = ['U', 'B'].map((color) => ({ is: 'color', color }));
  const text = 'You and permanents you control gain hexproof from blue and from black until end of turn.';
  expect(effectOf(text)).toMatchObject({
    effect: [
      {
        do: 'effect',
        parts: [
          ...qualities.map((by) => untargeted({ by })),
          { part: 'change', mods: [{ mod: 'gain', abilities: qualities.map((quality) => keyword({ quality })) }] },
        ],
      },
    ],
  });
});
