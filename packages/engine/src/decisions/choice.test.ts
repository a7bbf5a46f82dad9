import { expect, test } from 'vitest';
import { isChoice } from './choice.ts';
import type { Decision, OptionValue } from './decision.ts';

const asked = { kind: 'option', player: 0, by: 0, source: 0, purpose: 'choose' } as const;
const options = (count: number): readonly OptionValue[] => Array.from({ length: count }, (_, i) => ({ word: `${i}` }));
const choose = (count: number, min: number, max: number): Decision => ({
  ...asked,
  form: 'choose',
  options: options(count),
  min,
  max,
});

test.each([
  ['one of two', choose(2, 1, 1), true],
  ['one of one', choose(1, 1, 1), false],
  ['two of three', choose(3, 2, 2), true],
  ['two of two', choose(2, 2, 2), false],
  ['up to two of two', choose(2, 0, 2), true],
  ['one or two of two', choose(2, 1, 2), true],
  ['none of none', choose(0, 0, 0), false],
  ['the order of two', { ...asked, form: 'order', options: options(2) } satisfies Decision, true],
  ['the order of one', { ...asked, form: 'order', options: options(1) } satisfies Decision, false],
  [
    'a division among two',
    { ...asked, form: 'divide', options: options(2), amount: 3, least: 1 } satisfies Decision,
    true,
  ],
  [
    'all of it to one',
    { ...asked, form: 'divide', options: options(1), amount: 3, least: 1 } satisfies Decision,
    false,
  ],
  ['any number', { ...asked, form: 'number', min: 0, max: null } satisfies Decision, true],
  ['a number from 0 to 1', { ...asked, form: 'number', min: 0, max: 1 } satisfies Decision, true],
  ['the number 1', { ...asked, form: 'number', min: 1, max: 1 } satisfies Decision, false],
  ['a name', { ...asked, form: 'name' } satisfies Decision, true],
  [
    'attacks of one',
    { ...asked, form: 'attackers', candidates: [{ attacker: 1, targets: [] }] } satisfies Decision,
    true,
  ],
  ['attacks of none', { ...asked, form: 'attackers', candidates: [] } satisfies Decision, false],
  ['blocks of none', { ...asked, form: 'blockers', candidates: [] } satisfies Decision, false],
])('whether there is something to choose: %s', (_, decision, several) => {
  expect(isChoice(decision)).toBe(several);
});
