/** Numbers of cards, exceptions, what also gains, and sources in the plural. */
import { expect, it } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const creature = { types: ['Creature'], power: '2', toughness: '2' };
const isCreature = { is: 'type', type: 'creature' };
const isLand = { is: 'type', type: 'land' };

it.each([
  [
    "Destroy all creatures except for Walls. They can't be regenerated.",
    {
      do: 'destroy',
      noRegenerate: true,
      what: { where: { is: 'and', of: [isCreature, { is: 'not', of: { is: 'subtype', subtype: 'Wall' } }] } },
    },
  ],
  [
    'Prevent all combat damage that creatures would deal this turn.',
    {
      do: 'effect',
      parts: [
        {
          replacement: {
            event: { on: 'damage', combat: true, source: { of: [isCreature, { is: 'zone', zone: 'battlefield' }] } },
          },
        },
      ],
    },
  ],
  ['Creatures you control also gain flying until end of turn.', { do: 'effect', parts: [{ mods: [{ mod: 'gain' }] }] }],
  [
    'Discard a number of cards equal to the number of lands you control.',
    { do: 'discard', what: { set: 'choice', count: { min: { q: 'count' }, max: { q: 'count' } } } },
  ],
  [
    'Target creature gets +1/+1 until end of turn for each of its colors.',
    { do: 'effect', parts: [{ mods: [{ power: { q: 'colorsAmong', of: { set: 'ref', name: 't1' } } }] }] },
  ],
])('%s', (text, instruction) => {
  expect(effectOf(text)).toMatchObject({ effect: [instruction] });
});

it('a player may be chosen at random', () => {
  expect(effectOf('Choose an opponent at random. That player loses 1 life.')).toMatchObject({
    effect: [{ do: 'choose', random: true, what: { choose: 'player' } }, { do: 'loseLife' }],
  });
});

it('those that can’t be regenerated are called by their noun', () => {
  expect(effectOf("Destroy all creatures. Those creatures can't be regenerated.")).toMatchObject({
    effect: [{ do: 'destroy', noRegenerate: true }],
  });
  expect(() => effectOf("Destroy all creatures. Those artifacts can't be regenerated.")).toThrow();
});

it('more than each other player is more than anybody besides that player', () => {
  const count = (player: object): object => ({
    q: 'count',
    of: { set: 'all', where: { is: 'and', of: [isLand, { is: 'controlledBy', player }] } },
  });
  const player = { who: 'ref', name: 'event.player' };
  expect(
    abilitiesOf(
      "At the beginning of each player's upkeep, if that player controls more lands than each other player, you draw a card.",
      creature,
    ),
  ).toMatchObject([
    {
      condition: {
        left: count(player),
        op: '>',
        right: {
          q: 'greatestAmong',
          players: { who: 'except', of: { who: 'all' }, not: player },
          amount: count({ who: 'actor' }),
        },
      },
    },
  ]);
});

it('any player may activate it when that player could cast a sorcery', () => {
  expect(
    abilitiesOf(
      '{2}: Target player discards a card. Any player may activate this ability but only any time he or she could cast a sorcery.',
      creature,
    ),
  ).toMatchObject([{ anyPlayer: true, timing: 'sorcery' }]);
});

it('a card that an opponent owns is put from exile into a graveyard', () => {
  expect(
    abilitiesOf("{1}, Put a card an opponent owns from exile into that player's graveyard: Draw a card.", creature),
  ).toMatchObject([
    {
      cost: { actions: [{ do: 'move', what: { set: 'choice', from: { zone: 'exile' } }, to: { zone: 'graveyard' } }] },
    },
  ]);
});
