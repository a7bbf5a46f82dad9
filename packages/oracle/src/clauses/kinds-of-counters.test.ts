import { expect, test } from 'vitest';
import { effectOf } from '../../cards-in-tests.ts';

const modern = { wording: '2026-02' } as const;
const each = { set: 'ref', name: 'each.object' };
const put = (counter: string, count = 1) => ({ do: 'putCounters', count, counter, on: each });
const onTarget = (effect: readonly object[]) => ({
  effect: [{ do: 'forEach', over: { set: 'ref', name: 't1' }, effect }],
});

test('several kinds of counters for one creature', () => {
  const text = 'Put a flying counter, a first strike counter, and two +1/+1 counters on target creature.';
  expect(effectOf(text, modern)).toMatchObject(onTarget([put('flying'), put('first strike'), put('+1/+1', 2)]));
});

test.each([
  'Put your choice of a menace or reach counter on target creature.',
  'Put your choice of a menace counter or a reach counter on target creature.',
])('%s', (text) => {
  const options = [
    { label: 'menace counter', effect: [put('menace')] },
    { label: 'reach counter', effect: [put('reach')] },
  ];
  expect(effectOf(text, modern)).toMatchObject(onTarget([{ do: 'oneOf', who: { who: 'you' }, options }]));
});

test('what is done several times', () => {
  expect(effectOf('Manifest dread twice.', modern)).toEqual({
    effect: [{ do: 'repeat', times: 2, effect: [{ do: 'manifestDread', who: { who: 'you' } }] }],
  });
});
