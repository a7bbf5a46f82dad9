import { describe, expect, it } from 'vitest';
import { effectOf } from '../../cards-in-tests.ts';

const t1 = { set: 'ref', name: 't1' };
const prevented = { q: 'ref', name: 'event.prevented' };
const prevents = (then?: object) => ({
  do: 'effect',
  parts: [{ replacement: { instead: { instead: 'prevent', ...(then === undefined ? {} : { then: [then] }) } } }],
});

describe('what is done with the damage prevented', () => {
  it.each([
    'Prevent the next 3 damage that would be dealt to target creature this turn.',
    'Prevent all damage that would be dealt to target creature this turn.',
    'Prevent all damage target creature would deal this turn.',
  ])('%s', (text) => {
    const life = { do: 'gainLife', who: { who: 'you' }, amount: prevented };
    expect(effectOf(`${text} You gain life equal to the damage prevented this way.`)).toMatchObject({
      effect: [prevents(life)],
    });
    const counters = { do: 'putCounters', counter: '+1/+1', count: prevented, on: t1 };
    expect(
      effectOf(`${text} For each 1 damage prevented this way, put a +1/+1 counter on that creature.`),
    ).toMatchObject({ effect: [prevents(counters)] });
  });

  it('leaves a sentence that says no such thing where it is', () => {
    expect(
      effectOf('Prevent all damage that would be dealt to target creature this turn. You gain 3 life.'),
    ).toMatchObject({
      effect: [prevents(), { do: 'gainLife', amount: 3 }],
    });
  });

  it.each([
    // what is done later is not done as damage is prevented
    'Prevent the next 3 damage that would be dealt to target creature this turn. At the beginning of the next end step, put a +0/+1 counter on that creature for each 1 damage prevented this way.',
    'Prevent the next 3 damage that would be dealt to target creature this turn. Draw a card. You gain life equal to the damage prevented this way.',
    'Target creature gains flying until end of turn. You gain life equal to the damage prevented this way.',
  ])('%s is refused', (text) => {
    expect(() => effectOf(text)).toThrow();
  });
});

it('a creature dealt damage this way is any that was dealt some', () => {
  const text =
    'Test Name deals 2 damage to target creature and 3 damage to another target creature. If a creature dealt damage this way would die this turn, exile it instead.';
  expect(effectOf(text)).toMatchObject({
    effect: [
      { do: 'damage', amount: 2, out: 'o1', with: [{ do: 'damage', amount: 3, out: 'o2' }] },
      {
        parts: [
          {
            replacement: {
              event: {
                what: {
                  is: 'in',
                  set: {
                    set: 'where',
                    of: {
                      set: 'union',
                      of: [
                        { set: 'ref', name: 'o1' },
                        { set: 'ref', name: 'o2' },
                      ],
                    },
                  },
                },
              },
            },
          },
        ],
      },
    ],
  });
});
