import { expect, it } from 'vitest';
import { effectOf } from '../../cards-in-tests.ts';

const amount = { q: 'ref', name: 'event.prevented' };
const source = { set: 'ref', name: 'event.source' };
const life = { do: 'gainLife', who: { who: 'you' }, amount };
interface Part {
  replacement: { instead: { then?: unknown } };
}
const thenOf = (text: string): unknown => {
  const { effect } = effectOf(text) as { effect: readonly { parts?: readonly Part[] }[] };
  return effect.find(({ parts }) => parts !== undefined)?.parts?.[0]?.replacement.instead.then;
};

it.each([
  'Prevent all damage that would be dealt to you this turn.',
  'Prevent the next 3 damage that would be dealt to you this turn.',
  'Prevent the next 3 damage that a source of your choice would deal to you this turn.',
  'The next time a source of your choice would deal damage to you this turn, prevent that damage.',
])('%s If damage is prevented this way, …', (text) => {
  expect(thenOf(`${text} If damage is prevented this way, you gain that much life.`)).toEqual([life]);
});

it('asks what the damage came from', () => {
  const text = 'Prevent all damage that would be dealt to you this turn.';
  const creature = { is: 'type', type: 'creature' };
  const asked = (filter: object, then: object) => ({
    do: 'if',
    condition: { if: 'matches', what: source, filter },
    then: [then],
  });
  expect(
    thenOf(
      `${text} If damage from a creature source is prevented this way, you gain that much life. If damage from a noncreature source is prevented this way, Test Name deals that much damage to the source's controller.`,
    ),
  ).toMatchObject([
    asked(creature, life),
    asked({ is: 'not', of: creature }, { do: 'damage', amount, to: { players: { who: 'controllers', of: source } } }),
  ]);
});

it.each([
  'Draw a card. If damage is prevented this way, you gain that much life.',
  'If damage from a creature source is prevented this way, you gain that much life.',
])('%s is refused', (text) => {
  expect(() => effectOf(text)).toThrow();
});
