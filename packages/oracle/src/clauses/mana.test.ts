/** Mana of several types, and in amounts. 2006: 104 · 2009, 2011, 2026: 106 */
import { expect, test } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

const modern = { wording: '2026-02' } as const;

const artifact = (text: string) => abilitiesOf(text, { ...modern, types: ['Artifact'] });

const creature = (text: string, more: object = {}) =>
  abilitiesOf(text, { ...modern, types: ['Creature'], power: '1', toughness: '1', ...more });

test.each([
  ['{T}: Add two mana in any combination of {U}, {B}, and/or {R}.', { any: 2, among: ['U', 'B', 'R'] }],
  ['{T}: Add two mana in any combination of {U} and/or {B}.', { any: 2, among: ['U', 'B'] }],
])('%s', (text, types) => {
  expect(artifact(text)).toMatchObject([{ body: { effect: [{ mana: { types } }] } }]);
});

test('an amount of mana that is spent on some things only', () => {
  const text =
    "{T}, Sacrifice an artifact: Add an amount of {R} equal to the sacrificed artifact's mana value. Spend this mana only to cast artifact spells or activate abilities of artifacts.";
  expect(creature(text)).toMatchObject([
    {
      body: {
        effect: [{ mana: { types: { type: 'R', count: { q: 'stat' } }, restriction: { cast: {}, activate: {} } } }],
      },
    },
  ]);
});
