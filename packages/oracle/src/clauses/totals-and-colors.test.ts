/** Costs that ask for a total, colors that are shared, numbers that lie close together, and what lasts equally long. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const creature = { types: ['Creature'], power: '2', toughness: '2' };
const isCreature = { is: 'type', type: 'creature' };
const chosen = (total: number) => ({
  set: 'choice',
  count: { min: 0, max: null },
  total: { stat: 'power', atLeast: total },
});
const wording = '2017-01' as const;

describe('a total', () => {
  it('is sacrificed', () => {
    expect(
      effectOf('Destroy all lands unless you sacrifice any number of creatures with total power 12 or greater.'),
    ).toMatchObject({ effect: [{ do: 'pay', cost: { actions: [{ do: 'sacrifice', what: chosen(12) }] } }] });
  });
  it('is tapped', () => {
    expect(
      abilitiesOf(
        'Tap any number of untapped creatures you control with total power 10 or greater: Draw a card.',
        creature,
      ),
    ).toMatchObject([{ cost: { actions: [{ do: 'tap', what: chosen(10) }] } }]);
  });
  it('is asked for by costs alone', () => {
    expect(() => effectOf('Sacrifice any number of creatures with total power 12 or greater.')).toThrow();
  });
});

describe('colors', () => {
  it('are not shared with any of several', () => {
    const text =
      "Whenever an opponent casts a creature spell that doesn't share a color with a creature you control, draw a card.";
    expect(abilitiesOf(text, { ...creature, wording })).toMatchObject([
      {
        event: {
          what: {
            is: 'and',
            of: [
              isCreature,
              { is: 'spell' },
              {
                is: 'not',
                of: {
                  is: 'sharesColor',
                  with: {
                    set: 'all',
                    where: { is: 'and', of: [isCreature, { is: 'controlledBy', player: { who: 'you' } }] },
                  },
                },
              },
            ],
          },
        },
      },
    ]);
  });
  it('are those of something', () => {
    expect(
      effectOf('Choose a color of a permanent you control. Add one mana of that color to your mana pool.', { wording }),
    ).toMatchObject({ effect: [{ do: 'addMana', mana: { types: { count: 1, colorsOf: { set: 'all' } } } }] });
    expect(
      abilitiesOf(
        "As an additional cost to cast Test Name, sacrifice a creature.\nTarget player discards all cards of each of the sacrificed creature's colors.",
        { wording },
      ),
    ).toMatchObject([
      {},
      { body: { effect: [{ do: 'discard', what: { set: 'all', where: { is: 'sharesColor' }, zone: 'hand' } }] } },
    ]);
  });
});

describe('otherwise', () => {
  it('life totals lie apart', () => {
    const life = (of: object) => ({ q: 'life', of });
    const t1 = { who: 'ref', name: 't1' };
    const you = { who: 'you' };
    const within = (left: object, right: object) => ({
      if: 'compare',
      left: life(left),
      op: '≤',
      right: { q: 'add', of: [life(right), 5] },
    });
    expect(
      effectOf(
        "If the difference between your life total and target player's life total is 5 or less, exchange life totals with that player.",
      ),
    ).toMatchObject({ effect: [{ condition: { if: 'and', of: [within(you, t1), within(t1, you)] } }] });
  });
  it('it is not so', () => {
    expect(
      effectOf(
        "Reveal the top card of your library. If it's a creature card, put it into your hand. If it isn't, put it into your graveyard.",
        { wording },
      ),
    ).toMatchObject({ effect: [{ do: 'reveal' }, { do: 'if', then: [{ do: 'move' }], else: [{ do: 'move' }] }] });
  });
  it('two changes last equally long', () => {
    expect(
      effectOf('Until end of turn, all creatures become black and all lands become Swamps.', { wording }),
    ).toMatchObject({ effect: [{ duration: { until: 'endOfTurn' }, parts: [{}, {}] }] });
  });
  it('as much mana as was given up', () => {
    expect(
      effectOf('Sacrifice any number of lands, then add that much {C} to your mana pool.', { wording }),
    ).toMatchObject({ effect: [{ out: 'o1' }, { mana: { types: { type: 'C', count: { q: 'ref', name: 'o1' } } } }] });
  });
});
