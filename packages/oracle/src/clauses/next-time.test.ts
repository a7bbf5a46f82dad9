import { expect, it } from 'vitest';
import { effectOf } from '../../cards-in-tests.ts';

const you = { who: 'you' };
const creature = { is: 'type', type: 'creature' };
const onBattlefield = { is: 'zone', zone: 'battlefield' };
const t1 = { set: 'ref', name: 't1' };
const once = (event: object, instead: object): unknown =>
  expect.objectContaining({
    effect: [
      {
        do: 'effect',
        parts: [{ part: 'replacement', replacement: { event, instead }, times: 1 }],
        duration: { until: 'endOfTurn' },
      },
    ],
  });

it.each([
  [
    'The next time target creature would deal combat damage this turn, prevent that damage.',
    { on: 'damage', combat: true, source: { is: 'in', set: t1 } },
    { instead: 'prevent' },
  ],
  [
    'The next time a creature would deal damage to you this turn, prevent that damage.',
    { on: 'damage', source: { is: 'and', of: [creature, onBattlefield] }, toPlayer: you },
    { instead: 'prevent' },
  ],
  [
    'The next time a creature would deal damage to you this turn, that damage is dealt to target creature instead.',
    { on: 'damage', source: { is: 'and', of: [creature, onBattlefield] }, toPlayer: you },
    { instead: 'redirect', to: { objects: t1 } },
  ],
  [
    'The next time target creature would deal damage this turn, it deals double that damage instead.',
    { on: 'damage', source: { is: 'in', set: t1 } },
    { instead: 'amount', amount: { q: 'times', of: 2, by: { q: 'ref', name: 'event.amount' } } },
  ],
])('%s', (text, event, instead) => {
  expect(effectOf(text)).toEqual(once(event, instead));
});

it('a source is whatever could deal damage, and a creature a permanent', () => {
  for (const [words, set, where] of [
    ['a red source of your choice', 'damageSources', { is: 'color', color: 'R' }],
    [
      'a creature of your choice with shadow',
      'all',
      { is: 'and', of: [creature, { is: 'hasKeyword', keyword: 'shadow' }] },
    ],
  ] as const)
    expect(effectOf(`The next time ${words} would deal damage to you this turn, prevent that damage.`)).toMatchObject({
      effect: [{ do: 'choose', what: { choose: 'objects', from: { set, where } } }, { do: 'effect' }],
    });
});

it('only part of that damage is prevented, or it is dealt to another by what would deal it', () => {
  const next = 'The next time a source of your choice would deal damage to you this turn,';
  const instead = (text: string) => (effectOf(`${next} ${text}`) as { effect: unknown[] }).effect.at(-1);
  const part = (what: object) => ({ parts: [{ times: 1, replacement: { instead: what } }] });
  expect(instead('prevent all but 1 of that damage.')).toMatchObject(
    part({ instead: 'prevent', amount: { q: 'subtract', of: 1 } }),
  );
  expect(instead('that source deals that damage to target creature instead.')).toMatchObject(
    part({ instead: 'redirect' }),
  );
  // any opponent is meant, and none is chosen
  expect(() =>
    effectOf('The next time target creature would deal damage to an opponent this turn, prevent that damage.'),
  ).toThrow();
});
