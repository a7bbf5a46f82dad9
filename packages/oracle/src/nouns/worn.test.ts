/** What a creature is enchanted by. 2006: 212.4 · 2009, 2011, 2026: 303.4 */
import { expect, test } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

const modern = { wording: '2026-02' } as const;
const you = { who: 'you' };

const creature = (text: string, more: object = {}) =>
  abilitiesOf(text, { ...modern, types: ['Creature'], power: '1', toughness: '1', ...more });

test('whose the Aura is that a creature is enchanted by', () => {
  const aura = { is: 'and', of: [{ is: 'subtype' }, { is: 'controlledBy', player: you }] };
  expect(creature("Each creature that's enchanted by an Aura you control has flying.")).toMatchObject([
    { parts: [{ affects: { where: { of: [{}, { is: 'in', set: { set: 'hostOf', of: { where: aura } } }] } } }] },
  ]);
});
