/** Whether somebody is dealt damage this way. 2006: 413.2 · 2009, 2011, 2026: 608.2 */
import { expect, test } from 'vitest';
import { effectOf } from '../../cards-in-tests.ts';

const modern = { wording: '2026-02' } as const;

test('whether a player is dealt damage this way', () => {
  const text = 'Test Name deals 2 damage to any target. If a player is dealt damage this way, scry 1.';
  expect(effectOf(text, modern)).toMatchObject({
    effect: [{ do: 'damage', out: 'o1' }, { condition: { if: 'existsPlayer', who: { who: 'ref', name: 'o1' } } }],
  });
});

test('a player who is dealt damage this way is spoken of', () => {
  const text =
    "Test Name deals 2 damage to any target. If a player is dealt damage this way, they can't gain life for the rest of the game.";
  const who = { who: 'ref', name: 'o1' };
  expect(effectOf(text, modern)).toMatchObject({
    effect: [
      { do: 'damage', out: 'o1' },
      {
        condition: { if: 'existsPlayer', who },
        then: [{ do: 'effect', parts: [{ rule: { rule: 'cantGainLife', who } }], duration: { until: 'forever' } }],
      },
    ],
  });
});
