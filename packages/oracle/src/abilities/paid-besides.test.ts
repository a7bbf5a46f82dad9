import { expect, test } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

const you = { who: 'you' };
const modern = { wording: '2026-02' } as const;
const [cast, may] = ['As an additional cost to cast this spell,', 'you may'];
const ofYours = (where: object, more: object = {}) => ({
  set: 'all',
  where: { is: 'and', of: [where, { is: 'controlledBy', player: you }] },
  ...more,
});

test('evidence is cards of the own graveyard, of so much mana value together', () => {
  const text = `${cast} ${may} collect evidence 6.\nDestroy target creature. If evidence was collected, tap target land.`;
  expect(abilitiesOf(text, modern)[0]).toEqual({
    ability: 'static',
    parts: [
      {
        part: 'additionalCost',
        tag: 'evidence',
        optional: true,
        cost: {
          actions: [
            {
              do: 'move',
              what: {
                set: 'choice',
                by: you,
                from: { set: 'all', where: { is: 'any' }, zone: 'graveyard', of: you },
                count: { min: 0, max: null },
                total: { stat: 'manaValue', atLeast: 6 },
              },
              to: { zone: 'exile' },
            },
          ],
        },
      },
    ],
  });
});

test('"it" after a cost paid besides is not the spell', () => {
  const text = `${cast} ${may} sacrifice an artifact.\nTap target creature. If this spell's additional cost was paid, put a stun counter on it.`;
  expect(abilitiesOf(text, modern)[1]).toMatchObject({
    body: {
      effect: [
        { do: 'tap' },
        {
          condition: { if: 'paid', cost: 'additional' },
          then: [{ do: 'putCounters', on: { set: 'ref', name: 't1' } }],
        },
      ],
    },
  });
});

test('one of its kind is beheld, on the battlefield or in the hand', () => {
  const goblin = { is: 'subtype', subtype: 'Goblin' };
  expect(abilitiesOf(`${cast} behold a Goblin or pay {2}.\nDraw a card.`, modern)[0]).toMatchObject({
    parts: [
      {
        choices: [
          {
            actions: [
              {
                do: 'reveal',
                what: {
                  from: { set: 'union', of: [ofYours(goblin), { set: 'all', where: goblin, zone: 'hand', of: you }] },
                },
              },
            ],
          },
          { mana: ['2'] },
        ],
      },
    ],
  });
});

test('a card is cast from the graveyard for more', () => {
  const text =
    'You may cast this card from your graveyard by paying 2 life and sacrificing another creature or an artifact in addition to paying its other costs.';
  expect(abilitiesOf(text, { types: ['Creature'], ...modern })).toEqual([
    {
      ability: 'static',
      parts: [
        {
          part: 'castFrom',
          from: 'graveyard',
          tag: 'castFrom',
          plus: {
            actions: [
              { do: 'payLife', who: you, amount: 2 },
              {
                do: 'sacrifice',
                who: you,
                what: {
                  set: 'choice',
                  by: you,
                  from: ofYours({
                    is: 'or',
                    of: [
                      { is: 'and', of: [{ is: 'other' }, { is: 'type', type: 'creature' }] },
                      { is: 'type', type: 'artifact' },
                    ],
                  }),
                  count: { min: 1, max: 1 },
                },
              },
            ],
          },
        },
      ],
    },
  ]);
});

test('a player who may do something unless another pays', () => {
  const text = 'Whenever an opponent casts a spell, you may draw a card unless that player pays {1}.';
  expect(abilitiesOf(text, { types: ['Enchantment'], ...modern })).toMatchObject([
    {
      body: {
        effect: [
          {
            do: 'pay',
            who: { who: 'ref', name: 'event.player' },
            cost: { mana: ['1'] },
            else: [{ do: 'may', who: you, effect: [{ do: 'draw' }] }],
          },
        ],
      },
    },
  ]);
});
