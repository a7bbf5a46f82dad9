/** Types joined before another type. */
import { expect, test } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const MODERN = { wording: '2026-02' } as const;
const type = (name: string) => ({ is: 'type', type: name });
const subtype = (name: string) => ({ is: 'subtype', subtype: name });
const and = (...of: object[]) => ({ is: 'and', of });
const or = (...of: object[]) => ({ is: 'or', of });
const ARTIFACT_CREATURE = and(type('artifact'), type('creature'));

const target = (noun: string): unknown =>
  (effectOf(`Destroy target ${noun}.`, MODERN) as { targets: [{ objects: { where: unknown } }] }).targets[0].objects
    .where;
const cast = (noun: string): unknown => {
  const [ability] = abilitiesOf(`Whenever you cast ${noun} spell, draw a card.`, { ...MODERN, types: ['Artifact'] });
  return (ability as unknown as { event: { what: { of: unknown[] } } }).event.what.of;
};

test.each([
  ['Vehicle or artifact creature', or(subtype('Vehicle'), ARTIFACT_CREATURE)],
  ['Saga or enchantment creature', or(subtype('Saga'), and(type('enchantment'), type('creature')))],
  ['Cleric or Wizard creature', and(or(subtype('Cleric'), subtype('Wizard')), type('creature'))],
])('what no creature is called stands for itself: %s', (noun, where) => {
  expect(target(noun)).toEqual(where);
});

test.each([
  ['a Vehicle or artifact creature', [or(subtype('Vehicle'), ARTIFACT_CREATURE)]],
  ['a Goblin creature or artifact creature', [or(and(subtype('Goblin'), type('creature')), ARTIFACT_CREATURE)]],
  ['a Goblin or artifact creature', [or(subtype('Goblin'), type('artifact')), type('creature')]],
])('before "spell" too: %s', (noun, of) => {
  expect(cast(noun)).toEqual([...of, { is: 'spell' }]);
});

test('what may be meant either way is refused', () => {
  expect(() => target('artifact or enchantment creature')).toThrow('ambiguous');
});
