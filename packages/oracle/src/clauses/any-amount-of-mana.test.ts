/** "Starting with you, each player may pay any amount of mana": one mana, as often as liked, and what all or each of them paid. */
import { describe, expect, it } from 'vitest';
import { effectOf } from '../../cards-in-tests.ts';

const PAID = { do: 'pay', who: { who: 'all' }, cost: { mana: ['1'] }, times: 'any', each: true, out: 'o1' };
const all = { who: 'all' };

describe('any amount of mana', () => {
  it('is paid by each, and all of it counts', () => {
    expect(
      effectOf(
        'Join forces — Starting with you, each player may pay any amount of mana. Each player draws X cards, where X is the total amount of mana paid this way.',
      ),
    ).toMatchObject({
      effect: [
        { ...PAID, from: { who: 'you' } },
        { do: 'draw', who: all, count: { q: 'ref', name: 'o1' } },
      ],
    });
  });

  it('is what each who paid has paid', () => {
    expect(
      effectOf('Each player may pay any amount of mana. Then each player who paid mana this way gains that much life.'),
    ).toMatchObject({
      effect: [
        PAID,
        { do: 'gainLife', who: { who: 'ref', name: 'o1' }, amount: { q: 'ref', name: 'o1', share: true } },
      ],
    });
  });

  it.each([
    'Draw X cards, where X is the total amount of mana paid this way.',
    'You may pay {2}. If you do, draw X cards, where X is the total amount of mana paid this way.',
    'Draw a card. Then each player who paid mana this way gains 1 life.',
  ])('%s is refused', (text) => {
    expect(() => effectOf(text)).toThrow();
  });
});
