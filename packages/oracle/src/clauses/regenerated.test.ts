/** What is done once a regeneration shield has been used. */
import { expect, it } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const creature = { types: ['Creature'], power: '2', toughness: '2' };
const shield = (set: object, then: readonly object[]) => ({
  do: 'effect',
  parts: [
    {
      part: 'replacement',
      replacement: { event: { on: 'destroy', what: { is: 'in', set } }, instead: { instead: 'regenerate', then } },
      times: 1,
    },
  ],
  duration: { until: 'endOfTurn' },
});

it('"when it regenerates this way" triggers as that shield is used', () => {
  const self = { set: 'self' };
  const counter = { do: 'putCounters', count: 1, counter: '+1/+1', on: self };
  expect(
    abilitiesOf('{1}: Regenerate Test Name. When it regenerates this way, put a +1/+1 counter on it.', creature),
  ).toMatchObject([{ body: { effect: [shield(self, [{ do: 'reflexive', body: { effect: [counter] } }])] } }]);
});

it('"if it regenerates this way" is done at once', () => {
  const text = 'Regenerate target creature. You gain control of that creature if it regenerates this way.';
  expect(effectOf(text)).toMatchObject({
    effect: [shield({ set: 'ref', name: 't1' }, [{ do: 'effect', duration: { until: 'forever' } }])],
  });
});
