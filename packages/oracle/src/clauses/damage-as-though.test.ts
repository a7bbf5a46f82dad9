import { expect, it } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

const ENCHANTMENT = { types: ['Enchantment'] };

it.each([
  ['All damage is dealt as though its source had wither.', { having: 'wither' }],
  ['All damage is dealt as though its source had infect.', { having: 'infect' }],
  ['All damage is dealt to you as though its source had infect.', { having: 'infect', to: { who: 'you' } }],
])('%s', (text, rule) => {
  expect(abilitiesOf(text, ENCHANTMENT)).toEqual([
    { ability: 'static', parts: [{ part: 'rule', rule: { rule: 'damageAsThough', ...rule } }] },
  ]);
});

it('says so of no keyword that does not change how damage is dealt', () => {
  expect(() => abilitiesOf('All damage is dealt as though its source had flying.', ENCHANTMENT)).toThrow();
});
