/** What an instruction before did to what was spoken of: "if that artifact is put into a graveyard this way". */
import { describe, expect, it } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

const creature = { types: ['Creature'], power: '2', toughness: '2' };
const conditionOf = (text: string) => {
  const [ability] = abilitiesOf(text, creature) as unknown as {
    body: { effect: { do: string; condition: object }[] };
  }[];
  return ability?.body.effect.find((i) => i.do === 'if')?.condition;
};
const DIED = { on: 'move', what: { is: 'any' }, from: 'battlefield', to: 'graveyard' };

describe('done this way', () => {
  it.each([
    [
      'When Test Name enters the battlefield, destroy target artifact. If that artifact is put into a graveyard this way, draw a card.',
      {
        if: 'exists',
        what: {
          set: 'where',
          of: { set: 'before', name: 'o1' },
          filter: {
            is: 'and',
            of: [
              { is: 'type', type: 'artifact' },
              { is: 'history', event: { did: 'underwent', event: DIED } },
            ],
          },
        },
      },
    ],
    [
      "When Test Name dies, return it to its owner's hand. If that card is returned to its owner's hand this way, draw a card.",
      {
        if: 'exists',
        what: { set: 'where', of: { set: 'ref', name: 'o1' }, filter: { is: 'zone', zone: 'hand' } },
      },
    ],
    [
      'When Test Name dies, target player discards a card. If that player discards an artifact card this way, draw a card.',
      {
        if: 'exists',
        what: {
          set: 'where',
          of: { set: 'ref', name: 'o1' },
          filter: { is: 'and', of: [{ is: 'type', type: 'artifact' }, { is: 'card' }] },
        },
      },
    ],
    [
      'At the beginning of your upkeep, Test Name deals 2 damage to you. If Test Name deals damage to you this way, tap it.',
      { if: 'samePlayer', a: { who: 'ref', name: 'o1' }, b: { who: 'you' } },
    ],
  ])('%s', (text, condition) => {
    expect(conditionOf(text)).toEqual(condition);
  });

  it.each([
    'When Test Name dies, draw a card. If that artifact is put into a graveyard this way, draw a card.',
    'When Test Name dies, target player discards a card. If that player discards an artifact cards this way, draw a card.',
    'At the beginning of your upkeep, target creature deals 2 damage to you. If Test Name deals damage to you this way, tap it.',
  ])('%s is refused', (text) => {
    expect(() => conditionOf(text)).toThrow();
  });
});

describe('each of several, and whoever flipped', () => {
  it('discarded cards of their own', () => {
    const text =
      'Each player may discard up to three cards. Test Name deals damage to each player equal to 3 minus the number of cards he or she discarded this way.';
    expect(abilitiesOf(text, { wording: '2017-01' })).toMatchObject([
      {
        body: {
          effect: [
            { do: 'may', effect: [{ do: 'discard', out: 'o1' }] },
            {
              do: 'damage',
              amount: {
                q: 'subtract',
                from: 3,
                of: {
                  q: 'count',
                  of: {
                    set: 'where',
                    of: { set: 'ref', name: 'o1' },
                    filter: { is: 'and', of: [{ is: 'card' }, { is: 'ownedBy', player: { who: 'actor' } }] },
                  },
                },
              },
            },
          ],
        },
      },
    ]);
  });

  it('lost the flip', () => {
    const text =
      'Whenever a player casts a spell, that player flips a coin. If he or she loses the flip, counter that spell.';
    expect(abilitiesOf(text, { ...creature, wording: '2017-01' })).toMatchObject([
      {
        body: {
          effect: [
            { do: 'flipCoin', out: 'o1' },
            { do: 'if', condition: { if: 'lostFlip', name: 'o1' } },
          ],
        },
      },
    ]);
  });

  it.each([
    'Whenever a player casts a spell, flip a coin. If he or she loses the flip, counter that spell.',
    'Each player loses 3 life. Test Name deals damage to each player equal to 3 minus the number of cards he or she discarded this way.',
  ])('%s is refused', (text) => {
    expect(() => abilitiesOf(text, { ...creature, wording: '2017-01' })).toThrow();
  });
});

describe('what you did, and what became of it', () => {
  const thisWay = (set: string, ...filter: object[]) => ({
    if: 'exists',
    what: filter.length === 0 ? { set, name: 'o1' } : { set: 'where', of: { set, name: 'o1' }, filter: filter[0] },
  });
  it.each([
    [
      'At the beginning of your upkeep, sacrifice a land. If you sacrifice an Island this way, draw a card.',
      thisWay('before', { is: 'subtype', subtype: 'Island' }),
    ],
    [
      'When Test Name dies, return target card from your graveyard to your hand. If you return a nonland card to your hand this way, draw a card.',
      thisWay('ref', { is: 'and', of: [{ is: 'not', of: { is: 'type', type: 'land' } }, { is: 'card' }] }),
    ],
    [
      'When Test Name dies, counter target spell. If that spell is countered this way, draw a card.',
      thisWay('before', { is: 'spell' }),
    ],
    [
      'At the beginning of your upkeep, destroy Test Name. If Test Name is destroyed this way, draw a card.',
      thisWay('ref'),
    ],
  ])('%s', (text, condition) => {
    expect(conditionOf(text)).toEqual(condition);
  });

  it.each([
    'At the beginning of your upkeep, target player sacrifices a land. If you sacrifice an Island this way, draw a card.',
    'At the beginning of your upkeep, destroy target creature. If Test Name is destroyed this way, draw a card.',
    'When Test Name dies, exile target spell. If that spell is countered this way, draw a card.',
  ])('%s is refused', (text) => {
    expect(() => conditionOf(text)).toThrow();
  });
});
