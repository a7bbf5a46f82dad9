import { expect, it } from 'vitest';
import { effectOf } from '../../cards-in-tests.ts';

const CHOSEN = 'You may choose a creature card in your hand. If you do, you may cast that card';
const CAST = `${CHOSEN} face down as a 2/2 creature spell without paying its mana cost.`;
const TURNED =
  "If the creature that spell becomes as it resolves has not been turned face up and would assign or deal damage, be dealt damage, or become tapped, instead it's turned face up and assigns or deals damage, is dealt damage, or becomes tapped.";

it('a card is cast face down', () => {
  const casts = { do: 'cast', free: true, faceDown: true, what: { set: 'ref' } };
  expect(effectOf(CAST)).toMatchObject({
    effect: [
      { do: 'may', effect: [{ do: 'choose' }] },
      { do: 'if', then: [{ do: 'may', effect: [casts] }] },
    ],
  });
});

it('the creature that the spell has become is turned face up, and then it happens', () => {
  const compiled = effectOf(`${CAST} ${TURNED}`) as { effect: object[] };
  const creature = { set: 'whatBecameOf', of: { set: 'ref', name: 'o3' } };
  const instead = { instead: 'do', effect: [{ do: 'turnFaceUp', what: creature }, { do: 'original' }] };
  expect(compiled.effect.at(-1)).toMatchObject({
    do: 'effect',
    parts: ['assignsDamage', 'damage', 'damage', 'tap'].map((on) => ({ replacement: { event: { on }, instead } })),
    duration: { until: 'asLongAs', condition: { if: 'matches', what: creature, filter: { is: 'faceDown' } } },
  });
});

it('there is no such creature where no spell was cast', () => {
  expect(() => effectOf(TURNED)).toThrow();
});
