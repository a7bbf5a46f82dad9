/** Creatures that attack or block only in company. */
import { describe, expect, it } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

const creature = { types: ['Creature'], power: '2', toughness: '2' };
const ruleOf = (text: string) =>
  (abilitiesOf(text, creature) as unknown as { parts: { rule: object }[] }[])[0]?.parts[0]?.rule;
const self = { set: 'self' };

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
