import { expect, it } from 'vitest';
import { effectOf } from '../../cards-in-tests.ts';

it.each([
  ['Target creature gains your choice of flying or haste until end of turn.', [{ mod: 'gain' }], ['flying', 'haste']],
  [
    'Target creature gets -1/-1 and gains your choice of flying, shadow, or haste until end of turn.',
    [{ mod: 'modifyPT', power: -1, toughness: -1 }, { mod: 'gain' }],
    ['flying', 'shadow', 'haste'],
  ],
  [
    'Target creature loses your choice of flying or trample until end of turn.',
    [{ mod: 'lose' }],
    ['flying', 'trample'],
  ],
])('%s', (text, mods, labels) => {
  expect(effectOf(text)).toMatchObject({
    effect: [
      {
        do: 'oneOf',
        who: { who: 'you' },
        options: labels.map((label) => ({
          label,
          effect: [{ do: 'effect', parts: [{ affects: { set: 'ref', name: 't1' }, mods }] }],
        })),
      },
    ],
  });
});

it('protection from colorless or from the color of your choice', () => {
  const text = 'Target creature gains protection from colorless or from the color of your choice until end of turn.';
  expect(effectOf(text)).toMatchObject({ effect: [{ do: 'oneOf', options: [{}, {}] }] });
});
