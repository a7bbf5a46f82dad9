import { expect, it } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

const creature = { types: ['Creature'], power: '2', toughness: '2' };
const text = (counted: string) =>
  `{X}, {T}: Put up to X +1/+0 counters on Test Name. This ability can't cause the total number of ${counted} counters on Test Name to be greater than four.`;

it('up to so many counters, and no more in all than the text allows', () => {
  expect(abilitiesOf(text('+1/+0'), creature)).toMatchObject([
    { body: { effect: [{ do: 'putCounters', counter: '+1/+0', count: { q: 'x' }, upTo: true, most: 4 }] } },
  ]);
});

it('the counters that are counted are those that are put', () => {
  expect(() => abilitiesOf(text('+1/+1'), creature)).toThrow();
});
