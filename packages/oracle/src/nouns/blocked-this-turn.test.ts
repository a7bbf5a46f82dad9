import { expect, it } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

const creature = { types: ['Creature'], power: '2', toughness: '2' };
const SELF = { set: 'self' };
const blockedOne = { is: 'history', event: { did: 'blockedOne', whom: SELF } };
const becameBlocked = { is: 'history', event: { did: 'becameBlocked', by: SELF } };
const CREATURE = { is: 'type', type: 'creature' };

it.each([
  ['that blocked Test Name this turn', blockedOne],
  ['that were blocked by Test Name this turn', becameBlocked],
  ['it blocked this turn', becameBlocked],
  ['that blocked or were blocked by Test Name this turn', { is: 'or', of: [blockedOne, becameBlocked] }],
])('creatures %s', (words, filter) => {
  expect(abilitiesOf(`When Test Name dies, destroy all creatures ${words}.`, creature)).toMatchObject([
    { body: { effect: [{ do: 'destroy', what: { set: 'all', where: { is: 'and', of: [CREATURE, filter] } } }] } },
  ]);
});

it('what fought in this combat is not what fought this turn', () => {
  const asked = (combat: object) => ({
    is: 'or',
    of: ['attacked', 'blocked'].map((did) => ({ is: 'history', event: { did, ...combat } })),
  });
  const condition = (time: string) =>
    abilitiesOf(`At end of combat, if Test Name attacked or blocked this ${time}, draw a card.`, creature);
  expect(condition('combat')).toMatchObject([{ condition: { filter: asked({ combat: true }) } }]);
  expect(condition('turn')).toMatchObject([{ condition: { filter: asked({}) } }]);
});

it('what it blocked, or was blocked by, is asked as it then was', () => {
  const blue = { is: 'and', of: [{ is: 'color', color: 'U' }, CREATURE] };
  const text =
    '{U}: Draw a card. Activate this ability only if Test Name blocked or was blocked by a blue creature this turn.';
  const underwent = (event: object) => ({ is: 'history', event: { did: 'underwent', event } });
  expect(abilitiesOf(text, creature)).toMatchObject([
    {
      condition: {
        filter: {
          is: 'or',
          of: [
            underwent({ on: 'blocks', what: { is: 'any' }, whom: blue }),
            underwent({ on: 'becomesBlocked', what: { is: 'any' }, by: blue }),
          ],
        },
      },
    },
  ]);
});

it('what blocks beside it, and what does not', () => {
  const text =
    'Whenever Test Name blocks a creature, if at least one other Wall creature is blocking that creature and no non-Wall creatures are blocking that creature, draw a card.';
  const blocking = { is: 'blocking', whom: { set: 'ref', name: 'event.other' } };
  expect(abilitiesOf(text, creature)).toMatchObject([
    {
      condition: {
        if: 'and',
        of: [
          { if: 'exists', what: { where: { of: [{ is: 'other' }, { subtype: 'Wall' }, CREATURE, blocking] } } },
          { if: 'not', of: { if: 'exists', what: { where: { of: [{ is: 'not' }, CREATURE, blocking] } } } },
        ],
      },
    },
  ]);
});
