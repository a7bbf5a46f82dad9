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
    ['has convoke', { mods: [{ mod: 'gain', abilities: [{ ability: 'keyword', keyword: 'convoke' }] }] }],
    ["can't be countered", { rule: { rule: 'cantBeCountered' } }],
  ])('%s from when it is put on the stack', (what, part) => {
    const next = { set: 'nextCast', who: you, where: creatureSpell, after: { q: 'ref', name: 'o1' } };
    const { effect } = effectOf(`The next creature spell you cast this turn ${what}.`) as { effect: object[] };
    expect(effect[0]).toEqual({ do: 'bind', name: 'o1', value: { number: cast(creatureSpell) } });
    expect(effect[1]).toMatchObject({ parts: [part], duration: { until: 'endOfTurn' } });
    expect(JSON.stringify(effect[1])).toContain(JSON.stringify(next));
  });

  it.each([
    'The next creature spell you cast costs {1} less to cast.',
    'The next creature spell an opponent casts this turn costs {1} less to cast.',
    'The next creature spells you cast this turn costs {1} less to cast.',
    'The next spell you cast this turn costs {G} less to cast.',
    'The next spells you cast this turn have convoke.',
    'The next creature spell you cast has convoke.',
  ])('%s is refused', (text) => {
    expect(() => effectOf(text)).toThrow();
  });
});
