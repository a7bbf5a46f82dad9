/** A shield of another size "instead", and what has the name of another. */
import { expect, it } from 'vitest';
import { effectOf } from '../../cards-in-tests.ts';

const wording = '2017-01' as const;
const t1 = { set: 'ref', name: 't1' };

it('the other shield is for the same target', () => {
  const text =
    'Prevent the next 1 damage that would be dealt to target creature or player this turn. If that creature is green, prevent the next 2 damage instead.';
  const shield = (size: number) => ({
    do: 'effect',
    parts: [
      {
        shield: size,
        replacement: {
          event: { on: 'damage', to: { set: t1 }, toPlayer: { name: 't1' } },
          instead: { instead: 'prevent' },
        },
      },
    ],
    duration: { until: 'endOfTurn' },
  });
  expect(effectOf(text, { wording })).toMatchObject({
    targets: [{ name: 't1' }],
    effect: [{ do: 'if', condition: { if: 'matches', what: t1 }, then: [shield(2)], else: [shield(1)] }],
  });
});

it('"except for …" is said of the whole noun', () => {
  const permanents = { set: 'all', where: { is: 'permanent' } };
  const land = { is: 'type', type: 'land' };
  expect(
    effectOf('Destroy each permanent with the same name as another permanent, except for lands.', { wording }),
  ).toMatchObject({
    effect: [
      {
        do: 'destroy',
        what: {
          where: {
            is: 'and',
            of: [{ is: 'permanent' }, { is: 'sharesName', with: permanents, another: true }, { is: 'not', of: land }],
          },
        },
      },
    ],
  });
});

it('others "with that name" are others than what has it', () => {
  expect(effectOf('Destroy target creature. Tap all other creatures with that name.', { wording })).toMatchObject({
    effect: [
      { do: 'destroy', what: t1 },
      {
        do: 'tap',
        what: {
          where: { of: [{ is: 'not', of: { is: 'in', set: t1 } }, { is: 'type' }, { is: 'sharesName', with: t1 }] },
        },
      },
    ],
  });
});

it('"that name" is the one that was chosen, where one was', () => {
  const text = 'Choose a nonland card name. Target player reveals their hand and discards all cards with that name.';
  expect(effectOf(text, { wording: '2026-02' })).toMatchObject({
    effect: [
      { do: 'choose', out: 'o1' },
      { do: 'reveal' },
      { do: 'discard', what: { where: { name: { ref: 'o1' } } } },
    ],
  });
});

it('"that name" is not the name of what was revealed since', () => {
  const text =
    'Exile target creature. Then its controller reveals their hand and exiles all cards with that name from their hand and graveyard.';
  expect(() => effectOf(text, { wording: '2026-02' })).toThrow();
});

it.each([
  'Prevent the next 2 damage.',
  'Target creature gets +1/+1 until end of turn. If it is green, prevent the next 2 damage instead.',
])('%s is refused', (text) => {
  expect(() => effectOf(text, { wording })).toThrow();
});
