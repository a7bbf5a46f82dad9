import { describe, expect, it } from 'vitest';
import { effectOf } from '../../cards-in-tests.ts';

const you = { who: 'you' };
const creatureSpell = { is: 'and', of: [{ is: 'type', type: 'creature' }, { is: 'spell' }] };
const cast = (where: object) => ({ q: 'history', event: { of: 'spellsCast', by: you, where } });
const until = (where: object) => ({
  until: 'all',
  of: [
    { until: 'endOfTurn' },
    {
      until: 'asLongAs',
      condition: { if: 'compare', left: cast(where), op: '=', right: { q: 'ref', name: 'o1' } },
    },
  ],
});

describe('the next spell you cast this turn', () => {
  it('costs less until it has been cast', () => {
    expect(effectOf('The next creature spell you cast this turn costs {1} less to cast.')).toEqual({
      effect: [
        { do: 'bind', name: 'o1', value: { number: cast(creatureSpell) } },
        {
          do: 'effect',
          parts: [{ part: 'cost', change: { of: 'cast', what: creatureSpell, who: you, reduce: 1 } }],
          duration: until(creatureSpell),
        },
      ],
    });
  });

  it('may be cast as though it had flash', () => {
    const sorcery = { is: 'type', type: 'sorcery' };
    const text = 'The next sorcery card you cast this turn can be cast as though it had flash.';
    expect(effectOf(text)).toMatchObject({
      effect: [
        { do: 'bind' },
        {
          parts: [{ rule: { rule: 'mayCastAsThoughFlash', who: you, what: sorcery } }],
          duration: until(sorcery),
        },
      ],
    });
  });

  it.each([
    'The next creature spell you cast costs {1} less to cast.',
    'The next creature spell an opponent casts this turn costs {1} less to cast.',
    'The next creature spells you cast this turn costs {1} less to cast.',
    'The next spell you cast this turn costs {G} less to cast.',
    // what an effect changes is settled as it begins: a spell cast later would not have it
    'The next spell you cast this turn has convoke.',
    "The next creature spell you cast this turn can't be countered.",
  ])('%s is refused', (text) => {
    expect(() => effectOf(text)).toThrow();
  });
});
