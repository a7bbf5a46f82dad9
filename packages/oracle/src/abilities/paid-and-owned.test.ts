/** Costs of cards of one graveyard, abilities for the owner alone, protection from spells of a type, the first of two. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

const creature = { types: ['Creature'], power: '2', toughness: '2', wording: '2017-01' } as const;

describe('of a single graveyard', () => {
  it('cards are exiled', () => {
    expect(abilitiesOf('Exile two creature cards from a single graveyard: Draw a card.', creature)).toMatchObject([
      {
        cost: {
          actions: [
            {
              do: 'move',
              what: {
                set: 'choice',
                from: { set: 'all', where: { is: 'type', type: 'creature' }, zone: 'graveyard' },
                count: { min: 2, max: 2 },
                singleOwner: true,
              },
              to: { zone: 'exile' },
            },
          ],
        },
      },
    ]);
  });

  it('cards go to the bottom of a library', () => {
    expect(
      abilitiesOf(
        "Cumulative upkeep—Put two cards from a single graveyard on the bottom of their owner's library.",
        creature,
      ),
    ).toMatchObject([
      {
        keyword: 'cumulative upkeep',
        cost: { actions: [{ what: { singleOwner: true }, to: { zone: 'library', position: 'bottom' } }] },
      },
    ]);
  });

  it('is asked for by costs alone', () => {
    expect(() =>
      abilitiesOf('When Test Name dies, exile two creature cards from a single graveyard.', creature),
    ).toThrow();
  });
});

describe('whose and of what', () => {
  it('its owner alone', () => {
    expect(
      abilitiesOf("{0}: You gain 1 life. Only Test Name's owner may activate this ability.", creature),
    ).toMatchObject([{ ability: 'activated', onlyOwner: true }]);
    expect(() =>
      abilitiesOf("{0}: You gain 1 life. Only target creature's owner may activate this ability.", creature),
    ).toThrow();
  });

  it('spells of a type', () => {
    expect(abilitiesOf('Protection from Spirits and from Arcane', creature)).toMatchObject([
      { quality: { is: 'subtype', subtype: 'Spirit' } },
      { quality: { is: 'subtype', subtype: 'Arcane' } },
    ]);
    expect(() => abilitiesOf('Protection from Spirits and from Arcanes', creature)).toThrow();
  });

  it('the first of two', () => {
    const text =
      "Whenever a creature dies, if another creature is on the battlefield, return the first card to the battlefield under its owner's control at the beginning of the next end step.";
    expect(abilitiesOf(text, creature)).toMatchObject([
      {
        body: {
          effect: [{ do: 'delayed', body: { effect: [{ do: 'move', what: { set: 'ref', name: 'event.object' } }] } }],
        },
      },
    ]);
  });
});
