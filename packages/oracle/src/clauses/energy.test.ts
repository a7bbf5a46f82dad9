import { expect, it } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const paid = { q: 'ref', name: 'energyPaid' };

it('for each energy counter paid this way', () => {
  expect(effectOf('You may pay any amount of {E}. Draw a card for each {E} paid this way.')).toMatchObject({
    effect: [{ do: 'may' }, { do: 'draw', count: paid }],
  });
});

it('an amount of energy is paid as a whole, or is the price of something', () => {
  const pays = {
    do: 'playerCounters',
    counter: 'energy',
    count: { q: 'negative', of: { q: 'stat', stat: 'power', of: { set: 'ref', name: 't1' } } },
  };
  expect(
    effectOf("Choose target creature. You may pay an amount of {E} equal to that creature's power."),
  ).toMatchObject({ effect: [{ do: 'bind' }, { do: 'may', effect: [pays] }] });
});

it('X energy counters are a cost', () => {
  expect(abilitiesOf('Pay X {E}: Draw X cards.', { types: ['Artifact'] })).toMatchObject([
    { cost: { actions: [{ do: 'playerCounters', counter: 'energy', count: { q: 'negative', of: { q: 'x' } } }] } },
  ]);
});

it('who would get energy counters gets more', () => {
  const text = 'If you would get one or more {E}, you get that many plus one {E} instead.';
  expect(abilitiesOf(text, { types: ['Artifact'] })).toMatchObject([
    { parts: [{ replacement: { event: { on: 'getsCounters', who: { who: 'you' }, counter: 'energy' } } }] },
  ]);
});
