/** What players did this turn: attacked others, created tokens, cycled, played a card from somewhere; who controls the fewest of something. */
import { expect, test } from 'vitest';
import { abilitiesOf, effectOf } from '../../cards-in-tests.ts';

const today = { wording: '2026-02' } as const;
const you = { who: 'you' };

test.each([
  [
    'opponents you attacked this turn',
    'opponents',
    { left: { event: { of: 'attackers', by: you } }, op: '≥', right: 1 },
  ],
  ['players you attacked this combat', 'all', { if: 'attacked', who: { who: 'actor' } }],
])('the number of %s', (words, of, condition) => {
  expect(effectOf(`You gain life equal to the number of ${words}.`, today)).toMatchObject({
    effect: [{ amount: { q: 'countPlayers', of: { who: 'where', of: { who: of }, condition } } }],
  });
});

test('tokens that somebody created are those that came under their control', () => {
  expect(effectOf('You gain life equal to the number of tokens you created this turn.', today)).toMatchObject({
    effect: [{ amount: { q: 'history', event: { event: { on: 'move', to: 'battlefield' }, by: you } } }],
  });
});

test.each([
  ['you cycled two or more cards this turn', { left: { event: { event: { on: 'cycle' } } }, op: '≥', right: 2 }],
  [
    'three or more creature cards were put into graveyards from anywhere this turn',
    { left: { event: { event: { on: 'move', to: 'graveyard' }, by: { who: 'all' } } }, op: '≥', right: 3 },
  ],
  [
    "you didn't play a card from exile this turn",
    {
      if: 'and',
      of: [
        { op: '=', right: 0 },
        { op: '=', right: 0 },
      ],
    },
  ],
])('if %s', (words, condition) => {
  expect(
    abilitiesOf(`At the beginning of your end step, if ${words}, draw a card.`, { ...today, types: ['Artifact'] }),
  ).toMatchObject([{ condition }]);
});

test('whoever controls the fewest of something may be several', () => {
  expect(effectOf('Each player who controls the fewest creatures draws a card.', today)).toMatchObject({
    effect: [{ who: { who: 'where', condition: { op: '≤', right: { q: 'leastAmong', players: { who: 'all' } } } } }],
  });
});

test('numbers above twenty are words, from a hundred on digits', () => {
  const artifact = { ...today, types: ['Artifact'] };
  expect(abilitiesOf('Pay fifty {E}: Draw a card.', artifact)).toMatchObject([{ cost: { actions: [{ count: -50 }] } }]);
  expect(abilitiesOf('Remove 100 charge counters from this artifact: Draw a card.', artifact)).toMatchObject([
    { cost: { actions: [{ count: 100 }] } },
  ]);
});

test('{S} spent is mana that snow permanents made', () => {
  expect(effectOf('Add {C} for each {S} spent to cast this spell.', today)).toMatchObject({
    effect: [{ mana: { types: { count: { q: 'manaFrom', from: { is: 'supertype', supertype: 'snow' } } } } }],
  });
});
