import { describe, expect, it } from 'vitest';
import { abilitiesOf } from '../../cards-in-tests.ts';

const t1 = { set: 'ref', name: 't1' };

const rules = (text: string) => {
  const [ability] = abilitiesOf(text, { types: ['Instant'] });
  return ability?.ability === 'spell'
    ? ability.body.effect.map((i) => (i.do === 'effect' ? i.parts.map((p) => (p.part === 'rule' ? p.rule : p)) : i))
    : undefined;
};

describe('what has to block', () => {
  it('blocks one that is named', () => {
    expect(rules('Target creature blocks target creature this turn if able.')).toEqual([
      [{ rule: 'mustBlock', what: t1, whom: { set: 'ref', name: 't2' } }],
    ]);
  });

  it('blocks each of several, a requirement for each of them', () => {
    const attackers = {
      set: 'all',
      where: { is: 'and', of: [{ is: 'attacking' }, { is: 'type', type: 'creature' }] },
    };
    expect(rules('Target creature blocks each attacking creature this turn if able.')).toEqual([
      [{ rule: 'allMustBlock', whom: attackers, what: t1 }],
    ]);
  });
});
