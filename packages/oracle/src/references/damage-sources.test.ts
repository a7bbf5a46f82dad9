import { expect, test } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const enchantment = { types: ['Enchantment'] };
const creature = { is: 'type', type: 'creature' };
const yours = { is: 'controlledBy', player: { who: 'you' } };
const onBattlefield = { is: 'zone', zone: 'battlefield' };
const source = (text: string): unknown => {
  const [ability] = abilitiesOf(text, enchantment) as readonly {
    event?: { source?: unknown };
    parts?: readonly { replacement?: { event?: { source?: unknown } } }[];
  }[];
  return ability?.event?.source ?? ability?.parts?.[0]?.replacement?.event?.source;
};

test('a creature as a source is a permanent', () => {
  const permanent = { is: 'and', of: [creature, yours, onBattlefield] };
  expect(
    source('If a creature you control would deal damage to a player, it deals double that damage instead.'),
  ).toEqual(permanent);
  expect(source('Whenever a creature you control deals damage to an opponent, draw a card.')).toEqual(permanent);
});

test('a source, a spell and the object itself say what they are', () => {
  expect(source('If a source you control would deal damage to a player, it deals double that damage instead.')).toEqual(
    yours,
  );
  expect(source('Whenever Test Name deals damage to an opponent, draw a card.')).toEqual({ is: 'self' });
  expect(
    JSON.stringify(source('Whenever an instant or sorcery spell deals damage to a player, draw a card.')),
  ).not.toContain('battlefield');
});

test('a group is asked of each source, so that what has left is one of them', () => {
  expect(effectOf('Prevent all damage that would be dealt this turn by creatures you control.')).toMatchObject({
    effect: [{ parts: [{ replacement: { event: { source: { is: 'and', of: [creature, yours, onBattlefield] } } } }] }],
  });
});
