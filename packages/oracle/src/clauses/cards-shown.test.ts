/** What is done with cards of a hand or a library that were shown, and with what is of one of two kinds. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const actor = { who: 'actor' };
const TARGET = { who: 'ref', name: 't1' };

describe('cards that were shown', () => {
  it('are those of the hand and the one on top of the library', () => {
    const text =
      'Target player reveals his or her hand and the top card of his or her library. You choose a card revealed this way. That player puts the chosen card on the bottom of his or her library.';
    expect(effectOf(text)).toMatchObject({
      effect: [
        {
          do: 'reveal',
          who: TARGET,
          what: {
            set: 'union',
            of: [
              { zone: 'hand', of: actor },
              { set: 'top', of: actor, count: 1 },
            ],
          },
          out: 'o1',
        },
        { do: 'choose', who: { who: 'you' }, what: { from: { set: 'ref', name: 'o1' } } },
        { do: 'forEachPlayer', who: TARGET },
      ],
    });
  });

  it('are asked for the one that was named', () => {
    const text =
      'Whenever Test Name deals combat damage to a player, name a card. That player reveals his or her hand. If he or she reveals the named card, draw a card.';
    expect(abilitiesOf(text, { types: ['Creature'], power: '2', toughness: '2' })).toMatchObject([
      {
        body: {
          effect: [
            { do: 'choose', out: 'o2' },
            { do: 'reveal', out: 'o1' },
            {
              do: 'if',
              condition: {
                if: 'exists',
                what: { set: 'where', of: { set: 'ref', name: 'o1' }, filter: { is: 'named', name: { ref: 'o2' } } },
              },
            },
          ],
        },
      },
    ]);
  });

  it('are counted, those that were named', () => {
    const text =
      'Name a nonland card and choose a number greater than 0. Target player reveals his or her library. If that library contains exactly the chosen number of the named card, you draw a card.';
    expect(effectOf(text)).toMatchObject({
      effect: [
        { do: 'choose', out: 'o2' },
        { do: 'choose', what: { choose: 'number', min: 1, max: null }, out: 'o3' },
        { do: 'reveal', out: 'o1' },
        {
          do: 'if',
          condition: {
            if: 'compare',
            left: {
              q: 'count',
              of: { set: 'where', of: { set: 'ref', name: 'o1' }, filter: { is: 'named', name: { ref: 'o2' } } },
            },
            op: '=',
            right: { q: 'ref', name: 'o3' },
          },
        },
      ],
    });
  });

  it('are one of each color, and the others are discarded', () => {
    const text =
      'Each player reveals his or her hand and chooses one card of each color from it, then discards all other nonland cards.';
    expect(effectOf(text)).toMatchObject({
      effect: [
        { do: 'reveal', out: 'o1' },
        { do: 'choose', what: { choose: 'onePerFilter', filters: { length: 5 } }, out: 'o2' },
        {
          do: 'discard',
          what: {
            set: 'where',
            of: { set: 'except', of: { name: 'o1', share: true }, not: { name: 'o2', share: true } },
            filter: { is: 'not', of: { is: 'type', type: 'land' } },
          },
        },
      ],
    });
  });

  it('go to the bottom of that library, and the rest on top of it', () => {
    const text =
      "Look at the top five cards of target player's library. Put any number of them on the bottom of that library in any order and the rest on top of the library in any order.";
    expect(effectOf(text)).toMatchObject({
      effect: [
        { do: 'lookAt' },
        { do: 'move', to: { zone: 'library', position: 'bottom', order: 'any' } },
        { do: 'move', what: { set: 'except' }, to: { zone: 'library', position: 'top', order: 'any' } },
      ],
    });
  });
});

it('what is of one of two kinds is sacrificed as often as there is something', () => {
  const text = 'Each player sacrifices a Plains or a white permanent for each white permanent he or she controls.';
  expect(effectOf(text)).toMatchObject({
    effect: [
      {
        do: 'sacrifice',
        who: { who: 'all' },
        what: {
          set: 'choice',
          by: actor,
          from: {
            set: 'where',
            of: { set: 'all', where: { is: 'controlledBy', player: actor } },
            filter: { is: 'or' },
          },
          count: { min: { q: 'count' }, max: { q: 'count' } },
        },
      },
    ],
  });
});

it('"them" are those of which it is asked whether all are of a kind', () => {
  const text = 'At the beginning of each end step, if all lands on the battlefield are Islands, destroy them.';
  const lands = { set: 'all', where: { is: 'type', type: 'land' } };
  expect(abilitiesOf(text, { types: ['Artifact'] })).toMatchObject([
    {
      condition: {
        if: 'not',
        of: { if: 'exists', what: { set: 'where', of: lands, filter: { is: 'not', of: { is: 'subtype' } } } },
      },
      body: { effect: [{ do: 'destroy', what: lands }] },
    },
  ]);
});

it('"each of those creatures" is not the one object itself', () => {
  const text = '{T}: Creatures you control attack this turn if able. Destroy each of those creatures.';
  expect(() => abilitiesOf(text, { types: ['Creature'], power: '1', toughness: '1' })).toThrow(
    '"that …" refers to nothing',
  );
});
