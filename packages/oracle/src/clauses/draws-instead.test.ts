/** Draws replaced by what goes on in a sentence of its own, and damage that leaves some life for a turn. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const ENCHANTMENT = { types: ['Enchantment'] };

describe('a draw is replaced', () => {
  it('by what a second sentence goes on with', () => {
    const text =
      "If you would draw a card, reveal the top card of your library instead. If it's a creature card, put it into your graveyard. Otherwise, draw a card.";
    expect(abilitiesOf(text, ENCHANTMENT)).toMatchObject([
      {
        parts: [
          {
            replacement: {
              event: { on: 'draw', who: { who: 'you' } },
              instead: {
                instead: 'do',
                effect: [
                  { do: 'reveal', out: 'o1' },
                  { do: 'if', else: [{ do: 'draw' }] },
                ],
              },
            },
          },
        ],
      },
    ]);
  });

  it('where "instead" comes first', () => {
    const text =
      "If a player would draw a card, instead he or she draws a card and reveals it. If it's a creature card, that player discards it unless he or she pays 3 life.";
    expect(abilitiesOf(text, ENCHANTMENT)).toMatchObject([
      {
        parts: [
          { replacement: { instead: { effect: [{ do: 'draw' }, { do: 'reveal' }, { then: [{ do: 'pay' }] }] } } },
        ],
      },
    ]);
  });

  it('and what cannot be done is known', () => {
    const text =
      "If you would draw a card, return a card from your graveyard to your hand instead. If you can't, you lose the game.";
    expect(abilitiesOf(text, ENCHANTMENT)).toMatchObject([
      {
        parts: [
          {
            replacement: {
              instead: { effect: [{ out: 'o1' }, { condition: { if: 'not' }, then: [{ do: 'loseGame' }] }] },
            },
          },
        ],
      },
    ]);
  });
});

it('damage leaves some life until end of turn', () => {
  const text = 'Until end of turn, damage that would reduce your life total to less than 1 reduces it to 1 instead.';
  expect(effectOf(text, { types: ['Instant'] })).toMatchObject({
    effect: [
      { parts: [{ replacement: { event: { on: 'loseLife', byDamage: true } } }], duration: { until: 'endOfTurn' } },
    ],
  });
});

it.each(['it', 'that card'])('what would be put into a graveyard is called %s', (it) => {
  const text = `If a card would be put into your graveyard from anywhere, exile ${it} instead.`;
  expect(abilitiesOf(text, ENCHANTMENT)).toMatchObject([{ parts: [{ replacement: { instead: { zone: 'exile' } } }] }]);
});

it('so many cards are exiled as damage is prevented', () => {
  const text =
    'The next time a source of your choice would deal damage to you this turn, prevent that damage. Exile cards from the top of your library equal to the damage prevented this way.';
  expect(effectOf(text)).toMatchObject({
    effect: [
      {},
      { parts: [{ replacement: { instead: { then: [{ what: { count: { name: 'event.prevented' } } }] } } }] },
    ],
  });
});
