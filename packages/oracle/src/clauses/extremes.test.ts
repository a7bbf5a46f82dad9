/** The one with the least or the greatest of something, and who breaks a tie. */
import { describe, expect, it } from 'vitest';
import { effectOf } from '../../cards-in-tests.ts';

const isCreature = { is: 'type', type: 'creature' };
const all = { set: 'all', where: isCreature };
const among = (filter: object, besides?: object) =>
  besides === undefined ? filter : { is: 'and', of: [filter, besides] };
const destructible = { is: 'not', of: { is: 'hasKeyword', keyword: 'indestructible' } };
const theOne = (stat: string, q: string, of: object, besides?: object) => ({
  set: 'choice',
  by: { who: 'you' },
  from: { set: 'where', of, filter: among({ is: 'stat', stat, op: '=', than: { q, stat, of } }, besides) },
  count: { min: 1, max: 1 },
});

describe('one of the least or greatest', () => {
  it.each([
    [
      "Destroy the creature with the least power. It can't be regenerated. If two or more creatures are tied for least power, you choose one of them.",
      { do: 'destroy', what: theOne('power', 'least', all, destructible), noRegenerate: true },
    ],
    [
      'Test Name deals 2 damage to the creature with the highest toughness. If two or more creatures are tied for highest toughness, you choose one of them.',
      { do: 'damage', source: { set: 'self' }, amount: 2, to: { objects: theOne('toughness', 'greatest', all) } },
    ],
    [
      'Return to your hand the creature card in your graveyard with the greatest power. If two or more cards are tied for greatest power, you choose one of them.',
      {
        do: 'move',
        what: theOne('power', 'greatest', { ...all, zone: 'graveyard', of: { who: 'you' } }),
        to: { zone: 'hand' },
      },
    ],
  ])('%s', (text, instruction) => {
    expect(effectOf(text)).toEqual({ effect: [instruction] });
  });

  it('has the least, or as little as another', () => {
    expect(
      effectOf(
        'Destroy target creature if it has the least power or is tied for least power among creatures on the battlefield.',
      ),
    ).toMatchObject({
      effect: [
        {
          do: 'if',
          condition: {
            if: 'matches',
            filter: { is: 'stat', stat: 'power', op: '≤', than: { q: 'least', stat: 'power', of: all } },
          },
        },
      ],
    });
  });

  it.each([
    "Destroy the creature with the least power. It can't be regenerated.",
    "Destroy the creature with the least power. It can't be regenerated. If two or more creatures are tied for least toughness, you choose one of them.",
    'Test Name deals 2 damage to the creature with the highest toughness.',
  ])('%s is refused', (text) => {
    expect(() => effectOf(text)).toThrow();
  });
});
