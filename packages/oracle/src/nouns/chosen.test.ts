import { expect, it } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

it.each(['Destroy a creature chosen at random.', 'Destroy a creature at random.'])('%s', (text) => {
  expect(effectOf(text)).toMatchObject({
    effect: [{ do: 'destroy', what: { set: 'choice', from: { where: { type: 'creature' } }, random: true } }],
  });
});

it('a card or token, in whosever graveyard it would be', () => {
  const text = 'If a card or token would be put into your graveyard from anywhere, exile it instead.';
  expect(abilitiesOf(text, { types: ['Artifact'] })).toMatchObject([
    {
      parts: [
        {
          replacement: {
            event: { on: 'move', what: { is: 'or', of: [{ is: 'card' }, { is: 'token' }] }, toOf: { who: 'you' } },
            instead: { instead: 'zone', zone: 'exile' },
          },
        },
      ],
    },
  ]);
});
