/** One of two kinds of damage, what each player in turn may pay, and a spell among what is shuffled away. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const wording = '2017-01' as const;

describe('one or the other', () => {
  it('is dealt', () => {
    const dealt = (is: string) => ({
      effect: [
        {
          do: 'damage',
          source: { set: 'self' },
          amount: 2,
          to: { objects: { set: 'all', where: { of: [{ is }, { is: 'type', type: 'creature' }] } } },
        },
      ],
    });
    expect(
      effectOf(
        'Test Name deals 2 damage to each attacking creature or Test Name deals 2 damage to each blocking creature.',
      ),
    ).toMatchObject({ effect: [{ do: 'oneOf', options: [dealt('attacking'), dealt('blocking')] }] });
  });

  it('is paid by each player in turn', () => {
    const text =
      'At the beginning of your upkeep, for each player, Test Name deals 1 damage to that player unless he or she pays {B} or {3}.';
    expect(abilitiesOf(text, { types: ['Enchantment'], wording })).toMatchObject([
      {
        body: {
          effect: [
            {
              do: 'forEachPlayer',
              who: { who: 'all' },
              effect: [
                {
                  do: 'pay',
                  who: { who: 'actor' },
                  cost: { mana: ['B'] },
                  or: [{ mana: ['3'] }],
                  else: [{ do: 'damage', amount: 1, to: { players: { who: 'actor' } } }],
                },
              ],
            },
          ],
        },
      },
    ]);
  });

  it('is shuffled away', () => {
    expect(
      effectOf("Shuffle Test Name and up to three target cards from a single graveyard into their owners' libraries.", {
        wording,
      }),
    ).toMatchObject({
      effect: [{ do: 'shuffle', cards: { set: 'union', of: [{ set: 'self' }, { set: 'ref', name: 't1' }] } }],
    });
  });

  it.each([
    'For each player, Test Name deals 1 damage to that player unless you pay {B} or {3}.',
    'Test Name deals 2 damage to each attacking creature or target creature deals 2 damage to each blocking creature.',
    "Shuffle target creature and up to three target cards from a single graveyard into their owners' libraries.",
  ])('%s is refused', (text) => {
    expect(() => effectOf(text, { wording })).toThrow();
  });
});
