/** Creatures that attack or block only in company, or at a price. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

const creature = { types: ['Creature'], power: '2', toughness: '2', wording: '2017-01' } as const;
const ruleOf = (text: string) =>
  (abilitiesOf(text, creature) as unknown as { parts: { rule: object }[] }[])[0]?.parts[0]?.rule;
const self = { set: 'self' };

describe('paid for blocking', () => {
  it.each([
    [
      "Test Name can't block creatures with power 3 or greater unless you pay {1}.",
      {
        rule: 'blockCost',
        what: self,
        whom: {
          set: 'all',
          where: {
            is: 'and',
            of: [
              { is: 'type', type: 'creature' },
              { is: 'stat', stat: 'power', op: '≥', than: 3 },
            ],
          },
        },
        cost: { mana: ['1'] },
      },
    ],
    [
      "Red creatures can't block creatures you control unless their controller pays 1 life for each blocking creature he or she controls.",
      {
        rule: 'blockCost',
        what: { set: 'all' },
        whom: { set: 'all' },
        cost: { actions: [{ do: 'payLife', amount: 1 }] },
      },
    ],
  ])('%s', (text, rule) => {
    expect(ruleOf(text)).toMatchObject(rule);
  });
});

describe('in company', () => {
  it.each([
    [
      "Test Name can't attack unless at least two other creatures attack.",
      { rule: 'cantAttackAlone', what: self, others: 2 },
    ],
    [
      "Test Name can't block unless at least three other creatures block.",
      { rule: 'cantBlockAlone', what: self, others: 3 },
    ],
    [
      "Test Name can't block unless a creature with greater power also blocks.",
      {
        rule: 'cantBlockAlone',
        what: self,
        with: {
          set: 'all',
          where: {
            is: 'and',
            of: [
              { is: 'type', type: 'creature' },
              { is: 'stat', stat: 'power', op: '>', than: { q: 'stat', stat: 'power', of: self } },
            ],
          },
        },
      },
    ],
  ])('%s', (text, rule) => {
    expect(ruleOf(text)).toEqual(rule);
  });

  it.each([
    "Test Name can't attack unless at least two other creatures block.",
    "Test Name can't attack unless a green creature also attack.",
    "Test Name can't attack unless a green creature also blocks.",
  ])('%s is refused', (text) => {
    expect(() => ruleOf(text)).toThrow();
  });
});
