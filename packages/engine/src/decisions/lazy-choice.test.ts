/** Options that are made only if somebody reads them. 2006: 408 · 2009: 115 · 2011: 116 · 2026: 117 */
import { expect, test } from 'vitest';
import type { Decision, OptionValue } from './decision.ts';
import { firstOption, hasSeveral, lazyChoice } from './lazy-choice.ts';

const ASKED = { kind: 'yesNo', player: 0, by: 1, source: 7, purpose: 'why' } as const;
const YES: OptionValue = { yes: true };
const NO: OptionValue = { yes: false };

/** A choice out of those options, and how often they were made. */
function choice(options: OptionValue[], isChoice: (() => boolean) | null = null, first: OptionValue | null = null) {
  const made = { times: 0 };
  const make = (): OptionValue[] => {
    made.times += 1;
    return options;
  };
  return { made, asked: lazyChoice(ASKED, make, isChoice, () => '{2}', first) };
}

test.each<[string, OptionValue[], boolean]>([
  ['one option is no choice', [YES], false],
  ['two are one', [YES, NO], true],
])('%s', (_, options, several) => {
  const { made, asked } = choice(options);
  expect([made.times, hasSeveral(asked), hasSeveral(asked), made.times]).toEqual([0, several, several, 1]);
  const plain = JSON.parse(JSON.stringify(asked)) as Extract<Decision, { form: 'choose' }>;
  expect(hasSeveral(plain)).toBe(several);
});

test('whoever can tell that there are several need not make them, and is asked once', () => {
  let times = 0;
  const { made, asked } = choice([YES], () => {
    times += 1;
    return true;
  });
  expect([hasSeveral(asked), hasSeveral(asked), times, made.times]).toEqual([true, true, 1, 0]);
  expect(asked.options).toEqual([YES]);
  expect([hasSeveral(asked), times, made.times]).toEqual([false, 1, 1]);
});

test('the first is known without the others, or out of them', () => {
  const known = choice([YES, NO], null, NO);
  expect([firstOption(known.asked), known.made.times]).toEqual([NO, 0]);
  const unknown = choice([YES, NO]);
  expect([firstOption(unknown.asked), unknown.made.times]).toEqual([YES, 1]);
  expect(firstOption(choice([]).asked)).toBeUndefined();
});

test('as data it is like any other choice, and its options are made once', () => {
  const { made, asked } = choice([YES, NO]);
  const data = {
    form: 'choose',
    kind: 'yesNo',
    player: 0,
    by: 1,
    source: 7,
    purpose: 'why',
    options: [YES, NO],
    min: 1,
    max: 1,
  };
  expect(JSON.parse(JSON.stringify(asked))).toEqual(data);
  expect([asked.options, (asked as { owed?: string }).owed, made.times]).toEqual([[YES, NO], '{2}', 1]);
});
