/** Who has which role in an action decides what a pronoun means. */
import { expect, test } from 'vitest';
import { effectOf } from '../../cards-in-tests.ts';

const MODERN = { wording: '2026-02' } as const;
const last = (text: string): unknown => (effectOf(text, MODERN) as { effect: unknown[] }).effect.at(-1);

test.each([
  'Target creature you control deals damage equal to its power to any other target. Then sacrifice it.',
  "Target creature you control deals damage equal to its power to target creature you don't control. Then sacrifice it.",
  'Target creature you control deals 2 damage to target creature an opponent controls. Sacrifice it.',
])('you sacrifice what is yours: %s', (text) => {
  expect(last(text)).toEqual({ do: 'sacrifice', what: { set: 'ref', name: 't1' }, who: { who: 'you' } });
});

test("what was somebody else's is yours once you have gained control of it", () => {
  const text =
    "Untap target creature you don't control and gain control of it until end of turn. At the beginning of the next end step, sacrifice it.";
  expect(last(text)).toMatchObject({ body: { effect: [{ do: 'sacrifice', what: { set: 'ref', name: 't1' } }] } });
});

test.each([
  "Target creature you control deals damage equal to its power to target creature you don't control. It gains haste until end of turn.",
  "Target creature you control deals 2 damage to target creature an opponent controls. Return it to its owner's hand.",
])('of two targets that both come into question none is taken by its place: %s', (text) => {
  expect(() => last(text)).toThrow('"it" may mean more than one thing');
});

test('what is dealt damage by the object itself is "it"', () => {
  expect(last("Test Name deals 2 damage to target creature. It can't block this turn.")).toMatchObject({
    parts: [{ rule: { rule: 'cantBlock', what: { set: 'ref', name: 't1' } } }],
  });
});
