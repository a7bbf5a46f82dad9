import { expect, it } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const creatures = { set: 'all', where: { is: 'type', type: 'creature' } };

it.each([
  ['two +1/+1 counters', { counter: '+1/+1', count: 2 }],
  ['three counters', { counter: 'any', count: 3 }],
  ['X +1/+1 counters', { counter: '+1/+1', count: { q: 'x' } }],
])('%s from among several, as a cost', (words, counters) => {
  expect(abilitiesOf(`Remove ${words} from among creatures: Draw a card.`, { types: ['Artifact'] })).toMatchObject([
    { cost: { actions: [{ do: 'removeCounters', ...counters, from: creatures, among: true }] } },
  ]);
});

it('or from each of them', () => {
  expect(effectOf('Remove a +1/+1 counter from each creature.')).toMatchObject({
    effect: [{ do: 'removeCounters', counter: '+1/+1', count: 1, from: creatures }],
  });
  expect(JSON.stringify(effectOf('Remove a +1/+1 counter from each creature.'))).not.toContain('among');
});
