/** Counters that were asked about. 2006: 413.2 · 2009, 2011, 2026: 608.2 */
import { expect, test } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

const modern = { wording: '2026-02' } as const;

const artifact = (text: string) => abilitiesOf(text, { ...modern, types: ['Artifact'] });

test.each([
  ['remove those counters and you lose 2 life', true],
  ['remove them all and you lose 2 life', true],
  ['you may remove all of them. If you do, you lose 2 life', false],
])('If it has three or more time counters on it, %s', (words, atOnce) => {
  const text = `{T}: Put a time counter on Test Name. Then if it has three or more time counters on it, ${words}.`;
  const removal = { do: 'removeCounters', count: 'all', counter: 'time', from: { set: 'self' } };
  const then = atOnce ? [removal, { do: 'loseLife' }] : [{ do: 'may', effect: [removal] }];
  expect(artifact(text)).toMatchObject([
    { body: { effect: [{ do: 'putCounters' }, { do: 'if', then }, ...(atOnce ? [] : [{}])] } },
  ]);
});

test('those counters are of some kind', () => {
  expect(() => artifact('{T}: Draw a card. Remove those counters.')).toThrow('those counters');
});
