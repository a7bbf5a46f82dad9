/** What is done to those instead that it would be done to; counters of any kinds that are removed. */
import { expect, test } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const today = { wording: '2026-02' } as const;

test('those creatures get more instead', () => {
  const text =
    'Creatures you control get +1/+1 until end of turn. If you attacked this turn, those creatures get +2/+2 until end of turn instead.';
  const affects = { set: 'all', where: { is: 'and' } };
  expect(effectOf(text, today)).toMatchObject({
    effect: [{ do: 'if', then: [{ parts: [{ affects }] }], else: [{ parts: [{ affects }] }] }],
  });
});

test('as many counters as are removed, of whatever kind', () => {
  const text = 'Remove up to two counters from target permanent. For each counter removed this way, draw a card.';
  expect(effectOf(text, today)).toMatchObject({
    effect: [
      { do: 'removeCounters', counter: 'any', count: 2, upTo: true, out: 'o1' },
      { times: { q: 'ref', name: 'o1' } },
    ],
  });
});

test('with a target they would be another one', () => {
  const text =
    'Creatures target player controls get -1/-1 until end of turn. If you attacked this turn, those creatures get -2/-2 until end of turn instead.';
  expect(() => effectOf(text, today)).toThrow('refers to nothing of that kind');
});

test('so much for each of one kind and for each of another', () => {
  const text = 'This creature gets +1/+1 for each creature you control and +1/+1 for each Aura you control.';
  const creature = { ...today, types: ['Creature'], power: '1', toughness: '1' };
  expect(abilitiesOf(text, creature)).toMatchObject([
    { parts: [{ mods: [{ power: { q: 'count' } }, { power: { q: 'count' } }] }] },
  ]);
});
