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
