import { expect, test } from 'vitest';
import { checkForm, payingAutomatically } from './check.ts';
import { type Decision, KEEPING, type OptionValue } from './decision.ts';

type Choice = Extract<Decision, { form: 'choose' }>;

const payment = (...options: OptionValue[]): Choice => ({
  form: 'choose',
  kind: 'payment',
  player: 0,
  by: 0,
  source: 0,
  purpose: 'pay',
  options,
  min: 1,
  max: 1,
});
const automatic = payment({ pay: 'auto' }, { pay: 'cancel' });
const byHand = payment({ pay: 'cancel' });

test('a payment is answered with the number of one of its options, or by keeping mana where the engine finds it', () => {
  expect(checkForm(automatic, [1])).toBeNull();
  expect(checkForm(automatic, KEEPING)).toBeNull();
  expect(checkForm(automatic, [2])).toMatchObject({ error: 'out-of-range' });
  expect(checkForm(automatic, [])).toMatchObject({ error: 'too-few' });
  expect(checkForm(automatic, [0, 1])).toMatchObject({ error: 'too-many' });
  expect(checkForm(byHand, KEEPING)).toMatchObject({ error: 'wrong-form' });
});

test('nothing but a payment is answered by keeping mana', () => {
  expect(checkForm({ ...automatic, kind: 'target' }, KEEPING)).toMatchObject({ error: 'wrong-form' });
});

test('says which option finds the mana', () => {
  expect(payingAutomatically(automatic)).toBe(0);
  expect(payingAutomatically(payment({ pay: 'cancel' }, { pay: 'auto' }))).toBe(1);
  expect(payingAutomatically(byHand)).toBe(-1);
});
