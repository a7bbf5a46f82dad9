/** A process repeated on a condition, so often. */
import { expect, test } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const MODERN = { wording: '2026-02' } as const;
const body = (text: string) => effectOf(text, MODERN);
const goblin = { if: 'exists' };

test('once more if a condition holds after the first time: all that was done before it', () => {
  const [repeat, ...more] = (
    body('Draw a card. You gain 1 life. If you control a Goblin, repeat this process once.') as { effect: object[] }
  ).effect;
  expect(repeat).toMatchObject({ do: 'repeat', effect: [{ do: 'draw' }, { do: 'gainLife' }], times: 2, while: goblin });
  expect(more).toEqual([]);
});

test('with what is done on the condition beside it', () => {
  const then = [{ do: 'gainLife' }];
  expect(body('Draw a card. If you control a Goblin, you gain 1 life and repeat this process once.')).toMatchObject({
    effect: [
      { do: 'repeat', effect: [{ do: 'draw' }, { do: 'if', condition: goblin, then }], times: 2, while: goblin },
    ],
  });
});

test('a process of which nothing stands before is none', () => {
  expect(() => abilitiesOf('{T}: Repeat this process once.', { ...MODERN, types: ['Artifact'] })).toThrow();
});
