import { expect, it } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

it('life is a cost besides, of whoever casts the spell', () => {
  const text = 'Spells your opponents cast that target this creature cost an additional 3 life to cast.';
  expect(abilitiesOf(text, { types: ['Creature'] })).toMatchObject([
    {
      parts: [
        {
          change: {
            of: 'cast',
            who: { who: 'opponents' },
            what: { is: 'and', of: [{ is: 'spell' }, { is: 'targets', what: { set: 'self' } }] },
            add: { actions: [{ do: 'payLife', who: { who: 'you' }, amount: 3 }] },
          },
        },
      ],
    },
  ]);
});

it.each([
  ['black', 'B'],
  ['green', 'G'],
])('life that may be paid takes %s mana off, and no other', (color, symbol) => {
  const text = (paid: string): string =>
    `As an additional cost to cast ${color} permanent spells, you may pay 2 life. Those spells cost {${paid}} less to cast if you paid life this way. This effect reduces only the amount of ${color} mana you pay.`;
  const part = {
    part: 'additionalCost',
    cost: { actions: [{ do: 'payLife', who: { who: 'you' }, amount: 2 }], lessColored: [symbol] },
    optional: true,
    own: true,
  };
  expect(abilitiesOf(text(symbol), { types: ['Artifact'] })).toMatchObject([
    {
      parts: [{ part: 'change', affects: { zone: 'stack' }, mods: [{ mod: 'gain', abilities: [{ parts: [part] }] }] }],
    },
  ]);
  expect(() => abilitiesOf(text('W'), { types: ['Artifact'] })).toThrow();
});

it.each([
  ['Spells you cast cost {1} less to cast for each target.', { who: { who: 'you' }, reduce: 1, perTarget: 'each' }],
  [
    'Spells your opponents cast cost {1} more to cast for each target.',
    { who: { who: 'opponents' }, add: { generic: 1 }, perTarget: 'each' },
  ],
  ['Blitz costs you pay cost {1} less.', { what: { is: 'paid', cost: 'blitz' }, reduce: 1 }],
  [
    "Blitz costs you pay cost {1} less for each time you've cast your commander from the command zone this game.",
    { what: { is: 'paid', cost: 'blitz' }, reduce: { q: 'times', of: 1 } },
  ],
])('%s', (text, change) => {
  expect(abilitiesOf(text, { types: ['Artifact'] })).toMatchObject([
    { parts: [{ part: 'cost', change: { of: 'cast', ...change } }] },
  ]);
});
