/** Questions in words: what they are about, and how many of what is asked for. */
import { expect, test } from 'vitest';
import { card, instant, table } from '../casting/table-in-tests.ts';
import {
  type Decision,
  type DecisionKind,
  type OptionValue,
  PAY_THE_COST,
  USE_THE_EFFECT,
} from '../decisions/decision.ts';
import type { Game } from '../running/game.ts';
import type { ObjectId } from '../state/ids.ts';
import { prompt } from './question.ts';

interface Seen {
  game: Game;
  id: (name: string) => ObjectId;
}

/** A has a Bear that says this on the battlefield, and a Spark in hand. */
function seen(...texts: readonly string[]): Seen {
  const cards = [
    card(
      'Bear',
      '1 G',
      ['creature'],
      texts.map((text) => ({ ability: 'static', text, parts: [] }) as never),
    ),
    instant('Spark', 'R', { effect: [] }),
  ];
  const { game } = table('2026-02', cards, { battlefield: ['Bear'], hand: ['Spark'] }, {});
  const id = (name: string): ObjectId => game.state.objects.find((object) => object?.def === `t:${name}`)?.id ?? 0;
  return { game, id };
}

const asked = { kind: 'objects', player: 0, by: 0, source: 0, purpose: 'choose some' } as const;
const words = (count: number): OptionValue[] => Array.from({ length: count }, (_, at) => ({ word: String(at) }));
const choice = (
  options: readonly OptionValue[],
  more: Partial<Extract<Decision, { form: 'choose' }>> = {},
): Decision => ({ ...asked, form: 'choose', options, min: 1, max: 1, ...more });

test.each<readonly [DecisionKind, string]>([
  ['priority', 'You have priority'],
  ['target', 'Choose a target'],
  ['mode', 'Choose a mode'],
  ['x', 'Choose X'],
  ['payment', 'Pay the cost'],
  ['attackers', 'Declare attackers'],
  ['blockers', 'Declare blockers'],
  ['damageDivision', 'Divide combat damage'],
  ['triggerOrder', 'Order your triggered abilities (the first goes on the stack first)'],
  ['mulligan', 'Take a mulligan?'],
  ['bottom', 'Put a card on the bottom of your library'],
  ['legend', 'Choose which to keep'],
  ['discard', 'Discard a card'],
  ['cardName', 'Name a card'],
  ['search', 'Find a card'],
])('%s is asked for in its own words, whatever it is for', (kind, question) => {
  expect(prompt(seen().game, choice([], { kind, purpose: 'some reason' }))).toBe(question);
});

test('a question that needs it says what it is for; others are their purpose alone', () => {
  const { game } = seen();
  expect(prompt(game, choice([], { kind: 'divide', purpose: 'damage' }))).toBe('Divide the amount (damage)');
  expect(prompt(game, choice([], { kind: 'divide', purpose: '' }))).toBe('Divide the amount');
  expect(prompt(game, choice([], { kind: 'yesNo', purpose: 'draw a card' }))).toBe('Draw a card?');
  expect(prompt(game, choice(words(3), { min: 0, max: 2 }))).toBe('Choose some – up to 2');
});

test('a question says what it is about', () => {
  const { game, id } = seen();
  expect(prompt(game, choice([], { kind: 'priority', min: 0, max: 1 }))).toBe('You have priority');
  expect(prompt(game, { ...asked, kind: 'x', form: 'number', min: 0, max: 5 })).toBe('Choose X');
  expect(prompt(game, choice([], { kind: 'target', source: id('Bear') }))).toBe('Bear: Choose a target');
  // of an object that nobody knows any more nothing is said
  expect(prompt(game, choice([], { kind: 'target', source: 123_456_789 }))).toBe('Choose a target');
});

test('a payment asks for what is still owed', () => {
  const { game, id } = seen();
  expect(prompt(game, choice([], { kind: 'payment', source: id('Spark'), owed: '{R}' }))).toBe('Spark: Pay {R}');
  expect(prompt(game, choice([], { kind: 'payment', source: id('Spark'), owed: '' }))).toBe('Spark: Pay the cost');
});

test.each([
  ['target', 0, 1, 4, 'Choose up to 1 target'],
  ['target', 2, 2, 4, 'Choose 2 targets'],
  ['target', 1, 3, 4, 'Choose 1 to 3 targets'],
  ['target', 0, 4, 4, 'Choose any number of targets'],
  ['mode', 1, 2, 2, 'Choose 1 to 2 modes'],
  ['discard', 2, 2, 7, 'Discard 2 cards'],
  ['search', 0, 1, 20, 'Find up to 1 card'],
  ['search', 0, 3, 20, 'Find up to 3 cards'],
  ['bottom', 2, 2, 7, 'Put 2 cards on the bottom of your library'],
] as const)('%s, %i to %i of %i', (kind, min, max, offered, question) => {
  expect(prompt(seen().game, choice(words(offered), { kind, min, max }))).toBe(question);
});

test.each([
  ['objects', 'choose', 'Bear', 1, 'Choose a creature'],
  ['objects', 'choose', 'Spark', 1, 'Choose a card'],
  ['sacrifice', 'pay: sacrifice', 'Bear', 1, 'Sacrifice a creature'],
  ['cost', 'pay: tap', 'Bear', 1, 'Tap a creature'],
  ['cost', 'pay: move', 'Spark', 2, 'Choose 2 cards to pay with'],
] as const)('what all the options are is said: %s, %s, %s', (kind, purpose, name, number, question) => {
  const { game, id } = seen();
  const options = [{ object: id(name) }, { object: id(name) }];
  expect(prompt(game, choice(options, { kind, purpose, min: number, max: number }))).toBe(question);
});

test('where options are of several kinds, they alone say what is chosen', () => {
  const { game, id } = seen();
  expect(prompt(game, choice([{ object: id('Bear') }, { object: id('Spark') }], { purpose: 'choose' }))).toBe('Choose');
});

test.each([
  [USE_THE_EFFECT, 'yesNo', 'You may draw a card.', 'Draw a card?'],
  [USE_THE_EFFECT, 'yesNo', 'Then you may have target player lose 1 life.', 'Have target player lose 1 life?'],
  [USE_THE_EFFECT, 'yesNo', 'You may draw a card. Then you may discard a card.', 'Use the effect?'],
  [PAY_THE_COST, 'pay', 'Counter target spell unless its controller pays {3}.', 'Pay {3}?'],
  [PAY_THE_COST, 'pay', 'At the beginning of your upkeep, sacrifice it unless you discard a card.', 'Discard a card?'],
  [PAY_THE_COST, 'pay', 'Sacrifice it unless that player pays {2} or discards a card.', 'Pay {2} or discard a card?'],
  [PAY_THE_COST, 'pay', 'Whenever you draw, you may pay {1}. If you do, gain 1 life.', 'Pay {1}?'],
  [PAY_THE_COST, 'pay', 'Echo {3}', 'Pay the cost?'],
] as const)('to %s, by %s, is asked as the card says it: %s', (purpose, kind, text, question) => {
  const { game, id } = seen(text);
  expect(prompt(game, choice([], { kind, purpose, source: id('Bear') }))).toBe(`Bear: ${question}`);
});

test('where abilities ask for different payments, none of them is said', () => {
  const { game, id } = seen('Counter it unless you pay {3}.', 'Counter it unless you pay {1}.');
  const asked = choice([], { kind: 'pay', purpose: PAY_THE_COST, source: id('Bear') });
  expect(prompt(game, asked)).toBe('Bear: Pay the cost?');
});
