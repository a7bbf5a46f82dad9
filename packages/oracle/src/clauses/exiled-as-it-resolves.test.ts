/** A spell exiled as it resolves: what follows "if you do" is done then, and a time said last is of that. */
import { expect, test } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

const SAID =
  'Whenever you cast an instant spell, exile that card instead of putting it into your graveyard as it resolves';
const replaced = (more: string): unknown =>
  abilitiesOf(`${SAID}${more}`, { wording: '2026-02', types: ['Creature'], power: '1', toughness: '1' });
const part = (instead: object) => [
  {
    body: {
      effect: [
        {
          do: 'effect',
          parts: [
            {
              replacement: {
                event: { from: 'stack', to: 'graveyard', toOf: { who: 'you' }, cause: 'resolve' },
                instead,
              },
            },
          ],
        },
      ],
    },
  },
];

test('it is exiled', () => {
  expect(replaced('.')).toMatchObject(part({ instead: 'zone', zone: 'exile' }));
});

test.each([
  ['it becomes plotted', { do: 'becomePlotted', what: { set: 'ref', name: 'o1' } }],
  [
    'return it to your hand at the beginning of the next end step',
    { do: 'delayed', body: { effect: [{ do: 'move', what: { set: 'ref', name: 'o1' } }] } },
  ],
])('If you do, %s', (words, then) => {
  expect(replaced(`. If you do, ${words}.`)).toMatchObject(
    part({ instead: 'do', effect: [{ do: 'move', to: { zone: 'exile' }, out: 'o1' }, then] }),
  );
});
