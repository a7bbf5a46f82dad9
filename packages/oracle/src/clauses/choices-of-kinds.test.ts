import { expect, it } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const you = { who: 'you' };

it.each([
  ['Choose a card type.', {}],
  ['Choose a permanent type.', { among: 'permanent' }],
  ['Choose artifact or land.', { among: ['artifact', 'land'] }],
  ['Choose artifact, creature, or land.', { among: ['artifact', 'creature', 'land'] }],
])('%s', (text, among) => {
  expect(effectOf(`${text} Destroy all permanents of the chosen type.`)).toMatchObject({
    effect: [
      { do: 'choose', who: you, what: { choose: 'cardType', ...among }, out: 'o1' },
      { do: 'destroy', what: { where: { of: [{ is: 'permanent' }, { is: 'typeWord', type: { ref: 'o1' } }] } } },
    ],
  });
  // "that type" is the card type too, and no subtype
  expect(effectOf(`${text} Destroy all permanents of that type.`)).toMatchObject({
    effect: [{}, { what: { where: { of: [{ is: 'permanent' }, { is: 'typeWord', type: { ref: 'o1' } }] } } }],
  });
});

it('a permanent remembers the card type chosen', () => {
  const text =
    'As Test Name enters the battlefield, choose artifact, creature, or instant.\nSpells you cast of the chosen type cost {1} less to cast.';
  expect(abilitiesOf(text, { types: ['Artifact'] })).toMatchObject([
    { parts: [{ replacement: { instead: { choices: [{ link: 'chosenCardType' }] } } }] },
    { parts: [{ change: { what: { of: [{ is: 'spell' }, { is: 'typeWord', type: { ref: 'chosenCardType' } }] } } }] },
  ]);
});

it('the controller of what changes chooses its color', () => {
  const text = "Target creature gains protection from the color of its controller's choice until end of turn.";
  const controller = { who: 'controllers', of: { set: 'ref', name: 't1' } };
  expect(effectOf(text)).toMatchObject({
    effect: [{ do: 'choose', who: controller, what: { choose: 'color' }, out: 'o1' }, { do: 'effect' }],
  });
});

it('one target is chosen, and another for each', () => {
  const number = { q: 'add', of: [1, { q: 'count' }] };
  expect(
    effectOf(
      'Choose target creature, then choose another target creature for each Island you control. Untap each of them.',
    ),
  ).toMatchObject({ targets: [{ count: { min: number, max: number } }] });
  expect(() =>
    effectOf(
      'Choose target creature, then choose another target land for each Island you control. Untap each of them.',
    ),
  ).toThrow();
});
