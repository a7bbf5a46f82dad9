/** Who chooses which creatures attack or block. */
import { expect, it, test } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const you = { who: 'you' };

test.each([
  ['You choose which creatures attack this turn.', { rule: 'choosesAttackers', who: you }, 'endOfTurn'],
  [
    'You choose which creatures block this combat and how those creatures block.',
    { rule: 'choosesBlocks', who: you },
    'endOfCombat',
  ],
])('%s', (text, rule, until) => {
  expect(effectOf(text)).toMatchObject({ effect: [{ do: 'effect', parts: [{ rule }], duration: { until } }] });
});

it('is the attacking player as long as a permanent says so', () => {
  const text = 'The attacking player chooses how each creature blocks each turn.';
  expect(abilitiesOf(text, { types: ['Enchantment'] })).toMatchObject([
    { ability: 'static', parts: [{ rule: { rule: 'choosesBlocks', who: { who: 'attacking' } } }] },
  ]);
});

it('what happens in this combat triggers each time', () => {
  const text = "Whenever a creature attacks and isn't blocked this combat, untap it and remove it from combat.";
  expect(effectOf(text, { types: ['Instant'] })).toMatchObject({
    effect: [{ do: 'delayed', pattern: { on: 'unblocked' }, repeat: true, duration: { until: 'endOfCombat' } }],
  });
});
