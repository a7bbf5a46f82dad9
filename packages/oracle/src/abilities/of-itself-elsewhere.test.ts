/** What a card says of itself where it is not on the battlefield, and of what is paid for it. */
import { expect, it, test } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

const creature = { types: ['Creature'], power: '2', toughness: '2' };

it('it is cast from the graveyard and from nowhere else', () => {
  expect(
    abilitiesOf('You may cast Test Name from your graveyard, but not from anywhere else.', creature),
  ).toMatchObject([
    {
      parts: [
        { rule: { rule: 'mayPlay', what: { set: 'self' } } },
        {
          rule: {
            rule: 'cantCast',
            who: { who: 'all' },
            what: { of: [{ is: 'self' }, { is: 'not', of: { is: 'castFrom', zone: 'graveyard' } }] },
          },
        },
      ],
      zones: ['hand', 'library', 'graveyard', 'exile', 'command'],
    },
  ]);
});

it('while it is on the stack, it costs more to target it', () => {
  const text = 'As long as Test Name is on the stack, spells that target it cost {2} more to cast.';
  expect(abilitiesOf(text)).toMatchObject([
    {
      parts: [
        {
          change: {
            what: { of: [{ is: 'spell' }, { is: 'targets', what: { set: 'self' } }] },
            add: { generic: 2 },
          },
        },
      ],
      zones: ['stack'],
    },
  ]);
});

test.each([
  ["Whenever you pay Test Name's cumulative upkeep, draw a card.", { action: 'payUpkeep', who: { who: 'you' } }],
  [
    "When a player doesn't pay Test Name's cumulative upkeep, you lose 1 life.",
    { action: 'missUpkeep', who: { who: 'all' } },
  ],
])('%s', (text, event) => {
  expect(abilitiesOf(text, creature)).toMatchObject([{ event: { on: 'action', what: { is: 'self' }, ...event } }]);
});

it('the mana cost of what it enchants is paid by whoever controls that', () => {
  const text =
    "Enchant creature\nPay enchanted creature's mana cost: Untap enchanted creature. Any player may activate this ability, but only if he or she controls the enchanted creature.";
  expect(abilitiesOf(text, { types: ['Enchantment'], subtypes: ['Aura'] })).toMatchObject([
    { keyword: 'enchant' },
    {
      cost: { costOf: { set: 'host' } },
      anyPlayer: true,
      condition: { if: 'matches', what: { set: 'host' }, filter: { is: 'controlledBy', player: { who: 'you' } } },
    },
  ]);
});

it('a spell deals less to whom it would deal damage', () => {
  const text =
    'If a spell would deal damage to a creature or player, prevent 1 damage that spell would deal to that creature or player.';
  expect(abilitiesOf(text, creature)).toMatchObject([
    {
      parts: [
        {
          replacement: {
            event: { on: 'damage', source: { is: 'spell' }, to: { is: 'type' }, toPlayer: { who: 'all' } },
            instead: { instead: 'prevent', amount: 1 },
          },
        },
      ],
    },
  ]);
});
