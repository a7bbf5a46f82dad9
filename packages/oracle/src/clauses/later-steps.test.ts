import { expect, it } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const you = { who: 'you' };
const draw = { do: 'draw', who: you, count: 1 };

it.each([
  ['Draw a card at the beginning of your next upkeep.', { on: 'step', step: 'upkeep', whose: you }],
  ['Draw a card at the beginning of your next end step.', { on: 'step', step: 'end', whose: you }],
  ['At the beginning of your next end step, draw a card.', { on: 'step', step: 'end', whose: you }],
  ['At the beginning of your next draw step, draw a card.', { on: 'step', step: 'draw', whose: you }],
  ['At the beginning of your next precombat main phase, draw a card.', { on: 'step', step: 'main1', whose: you }],
  ['At the beginning of your next main phase, draw a card.', { on: 'beginPhase', phase: 'main', whose: you }],
  ['At the beginning of the next combat, draw a card.', { on: 'step', step: 'beginCombat' }],
])('%s', (text, pattern) => {
  expect(effectOf(text)).toEqual({ effect: [{ do: 'delayed', pattern, body: { effect: [draw] } }] });
});

it('a phase of this turn is none of a later turn', () => {
  expect(effectOf('Draw a card at the beginning of your next main phase this turn.')).toMatchObject({
    effect: [{ do: 'delayed', pattern: { on: 'beginPhase', phase: 'main' }, duration: { until: 'endOfTurn' } }],
  });
});

it('whose step it is may follow from what is done', () => {
  expect(
    effectOf("Return target creature to its owner's hand at the beginning of his or her next upkeep."),
  ).toMatchObject({ effect: [{ pattern: { whose: { who: 'owners', of: { set: 'ref', name: 't1' } } } }] });
});

it('what "you" do in the same sentence is done now', () => {
  expect(
    effectOf("Return target creature to its owner's hand at the beginning of the next end step and you draw a card."),
  ).toMatchObject({ effect: [{ do: 'delayed' }, { do: 'draw', who: you }] });
});

it('only if what says so is still there', () => {
  const text =
    'Whenever a creature is put into your graveyard from the battlefield, you may return that card to the battlefield at the beginning of the next end step if Test Name is still on the battlefield.';
  expect(abilitiesOf(text, { types: ['Enchantment'] })).toMatchObject([
    { body: { effect: [{ do: 'delayed', body: { effect: [{ condition: { if: 'selfIn', zone: 'battlefield' } }] } }] } },
  ]);
});
