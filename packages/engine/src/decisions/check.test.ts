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

const asked = { kind: 'option', player: 0, by: 0, source: 0, purpose: 'choose' } as const;
const options = (count: number): OptionValue[] => Array.from({ length: count }, (_, n) => ({ word: `${n}` }));
const choose = (min: number, max: number, more: Partial<Choice> = {}): Choice => ({
  ...asked,
  form: 'choose',
  options: options(3),
  min,
  max,
  ...more,
});
const order: Decision = { ...asked, form: 'order', options: options(3) };
const number = (min: number, max: number | null): Decision => ({ ...asked, form: 'number', min, max });
const divide: Decision = { ...asked, form: 'divide', options: options(2), amount: 5, least: 1, most: [3, 4] };
const name: Decision = { ...asked, form: 'name' };
const attackers: Decision = { ...asked, form: 'attackers', candidates: [] };
const blockers: Decision = { ...asked, form: 'blockers', candidates: [] };
const hole = Object.assign([], { 1: 0 }) as number[];

test.each<[string, Decision, unknown]>([
  ['the first option', choose(1, 1), [0]],
  ['the last option', choose(1, 1), [2]],
  ['as few as may be', choose(1, 2), [1]],
  ['as many as may be', choose(1, 2), [0, 2]],
  ['nothing', choose(0, 1), []],
  ['one option twice where it may be', choose(2, 2, { repeat: true }), [2, 2]],
  ['the first option twice where it may be', choose(2, 2, { repeat: true }), [0, 0]],
  ['all in order', order, [2, 0, 1]],
  ['the least number', number(1, 3), 1],
  ['the greatest number', number(1, 3), 3],
  ['any number without a bound', number(0, null), 1_000_000],
  ['the least that each may get', divide, [1, 4]],
  ['the most that each may get', divide, [3, 2]],
  ['a division without bounds for each', { ...divide, most: [] } as Decision, [4, 1]],
  ['a name', name, 'Bear'],
  ['no attackers', attackers, []],
  ['an attacker', attackers, [{ attacker: 1, target: 0 }]],
  ['a blocker', blockers, [{ blocker: 1, attackers: [0, 1] }]],
])('takes %s', (_, decision, answer) => {
  expect(checkForm(decision, answer as never)).toBeNull();
});

test.each<[string, string, Decision, unknown]>([
  ['wrong-form', 'no list', choose(1, 1), 0],
  ['wrong-form', 'a hole', choose(2, 2), hole],
  ['wrong-form', 'half a number', choose(1, 1), [0.5]],
  ['too-few', 'fewer', choose(2, 3), [0]],
  ['too-many', 'more', choose(0, 1), [0, 1]],
  ['out-of-range', 'one beyond the last', choose(1, 1), [3]],
  ['out-of-range', 'one before the first', choose(1, 1), [-1]],
  ['out-of-range', 'two with one beyond the last', choose(2, 2), [0, 3]],
  ['out-of-range', 'two with one before the first', choose(2, 2), [0, -1]],
  ['out-of-range', 'the last of several beyond', choose(2, 2, { repeat: true }), [0, 3]],
  ['out-of-range', 'the last of several before', choose(2, 2, { repeat: true }), [0, -1]],
  ['repeated', 'one twice', choose(2, 2), [1, 1]],
  ['wrong-form', 'no order', order, 'first'],
  ['too-few', 'two of three in order', order, [0, 1]],
  ['repeated', 'one twice in order', order, [0, 1, 1]],
  ['out-of-range', 'one beyond in order', order, [0, 1, 3]],
  ['wrong-form', 'half of one', number(0, 3), 0.5],
  ['wrong-form', 'a word for a number', number(0, 3), '1'],
  ['out-of-range', 'less than the least', number(1, 3), 0],
  ['out-of-range', 'more than the greatest', number(1, 3), 4],
  ['out-of-range', 'less than the least without a bound', number(1, null), 0],
  ['wrong-form', 'no amounts', divide, 5],
  ['wrong-form', 'one amount for two', divide, [5]],
  ['out-of-range', 'less than the least to one', { ...divide, most: [3, 5] } as Decision, [0, 5]],
  ['out-of-range', 'more than the most to one', divide, [4, 1]],
  ['out-of-range', 'less than all', divide, [2, 2]],
  ['out-of-range', 'more than all', divide, [3, 3]],
  ['wrong-form', 'no name', name, ''],
  ['wrong-form', 'a number for a name', name, 7],
  ['wrong-form', 'attackers that are no list', attackers, {}],
  ['wrong-form', 'an attacker without a target', attackers, [{ attacker: 1 }]],
  ['wrong-form', 'a target without an attacker', attackers, [{ target: 1 }]],
  ['wrong-form', 'an attacker that is none', attackers, [null]],
  ['wrong-form', 'an attacker that is a number', attackers, [1]],
  ['wrong-form', 'a second attacker that is none', attackers, [{ attacker: 1, target: 0 }, {}]],
  ['wrong-form', 'blockers that are no list', blockers, {}],
  ['wrong-form', 'a blocker of nothing', blockers, [{ blocker: 1 }]],
  ['wrong-form', 'what is blocked by nothing', blockers, [{ attackers: [] }]],
  ['wrong-form', 'a blocker that is none', blockers, [null]],
])('says %s of %s', (error, _, decision, answer) => {
  expect(checkForm(decision, answer as never)).toMatchObject({ error });
});

test('says from where to where a number may be', () => {
  expect(checkForm(number(1, 3), 0)?.message).toBe('Choose a number from 1 to 3.');
  expect(checkForm(number(1, null), 0)?.message).toBe('Choose a number from 1 up.');
});
