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

it("at the end of that player's next turn, or unless it is bought off", () => {
  const text =
    "Target player exiles all cards from his or her hand face down. At the beginning of the end step of that player's next turn, that player returns those cards to his or her hand.";
  const of = { who: 'ref', name: 't1' };
  expect(effectOf(text)).toMatchObject({
    effect: [
      { do: 'forEachPlayer' },
      { do: 'delayed', duration: { until: 'endOfNextTurn', of }, pattern: { step: 'end', whose: of }, laterTurn: true },
    ],
  });
  const bite =
    'Whenever Test Name deals damage to a player, that player gets another poison counter at the beginning of his or her next upkeep unless he or she pays {2} before that step.';
  expect(abilitiesOf(bite, { types: ['Creature'], power: '2', toughness: '2' })).toMatchObject([
    {
      body: {
        effect: [
          { do: 'delayed', unless: { cost: { mana: ['2'] } }, body: { effect: [{ counter: 'poison', count: 1 }] } },
        ],
      },
    },
  ]);
});
