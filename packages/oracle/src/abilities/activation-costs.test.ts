import { expect, it, test } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

const LEAST = "This effect can't reduce the amount of mana an ability costs to activate to less than one mana.";
const cost = (change: object) => [
  { ability: 'static', parts: [{ part: 'cost', change: { of: 'activate', ...change } }] },
];
const creature = { is: 'type', type: 'creature' };
const host = { is: 'in', set: { set: 'host' } };

test.each([
  [`Activated abilities of creatures cost {1} less to activate. ${LEAST}`, { what: creature, reduce: 1, leaves: 1 }],
  [
    `Activated abilities of creatures you control cost up to {2} less to activate. ${LEAST}`,
    { what: { is: 'and', of: [creature, { is: 'controlledBy', player: { who: 'you' } }] }, reduce: 2, leaves: 1 },
  ],
  ['Activated abilities of creatures cost {2} more to activate.', { what: creature, add: { generic: 2 } }],
  [
    'Cycling abilities you activate cost up to {2} less to activate.',
    { keyword: 'cycling', what: { is: 'any' }, who: { who: 'you' }, reduce: 2 },
  ],
])('%s', (text, change) => {
  expect(abilitiesOf(text, { types: ['Enchantment'] })).toEqual(cost(change));
});

test.each([
  ['Activated abilities of enchanted creature cost {3} more to activate.', { what: host, add: { generic: 3 } }],
  [
    `Enchanted creature's activated abilities cost {2} less to activate. ${LEAST}`,
    { what: host, reduce: 2, leaves: 1 },
  ],
])('%s', (text, change) => {
  const card = { types: ['Enchantment'], subtypes: ['Aura'] };
  expect(abilitiesOf(`Enchant creature\n${text}`, card).slice(1)).toEqual(cost(change));
});

it('an ability may cost more for what is counted', () => {
  expect(
    abilitiesOf('{3}, {T}: Draw a card. This ability costs {1} more to activate for each card in your hand.', {
      types: ['Artifact'],
    }),
  ).toMatchObject([{ cost: { mana: ['3'], generic: { q: 'times', of: 1, by: { q: 'count' } } } }]);
});
