/** Others than an object that is a creature at times. 2026: 702.122, 702.184 */
import { expect, test } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

const modern = { wording: '2026-02' } as const;
const you = { who: 'you' };

const creature = (text: string, more: object = {}) =>
  abilitiesOf(text, { ...modern, types: ['Creature'], power: '1', toughness: '1', ...more });

test('other creatures than what is one when it is crewed or stationed', () => {
  const text = 'Other creatures you control have vigilance.';
  const ability = (subtypes: string[]) => abilitiesOf(text, { ...modern, types: ['Artifact'], subtypes });
  expect(ability(['Vehicle'])).toMatchObject([{ parts: [{ affects: { where: { of: [{ is: 'other' }, {}, {}] } } }] }]);
  expect(ability(['Spacecraft'])).toEqual(ability(['Vehicle']));
  expect(() => ability([])).toThrow('than what?');
});

test('prevention during your turn, and other creatures than what is one then', () => {
  const text =
    "During your turn, Test Name is a 4/4 Soldier creature that's still a planeswalker.\nPrevent all damage that would be dealt to Test Name during your turn.\n+1: Another target creature you control gets +1/+1 until end of turn.";
  expect(creature(text, { types: ['Planeswalker'], loyalty: '4' })).toMatchObject([
    {},
    { condition: { if: 'turn', of: you }, parts: [{ replacement: { instead: { instead: 'prevent' } } }] },
    { body: { targets: [{ objects: { where: { of: [{ is: 'other' }, {}, {}] } } }] } },
  ]);
});

test('any other target than what deals the damage', () => {
  const other = (text: string, more: object) => {
    const [ability] = creature(text, more).slice(-1) as unknown as [
      { body: { targets: [{ objects: { where: { of: unknown[] } } }] } },
    ];
    return ability.body.targets[0].objects.where.of[0];
  };
  const than = (set: object) => ({ is: 'not', of: { is: 'in', set } });
  const aura = { types: ['Enchantment'], subtypes: ['Aura'] };
  expect(
    other('Enchant creature\nWhen this Aura enters, enchanted creature deals 2 damage to any other target.', aura),
  ).toEqual(than({ set: 'host' }));
  expect(
    other('Whenever a creature you control attacks, it deals 1 damage to any other target.', {
      types: ['Enchantment'],
    }),
  ).toEqual(than({ set: 'ref', name: 'event.object' }));
  expect(other('Whenever this creature attacks, it deals 1 damage to any other target.', {})).toEqual({ is: 'other' });
});
