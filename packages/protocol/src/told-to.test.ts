import { expect, test } from 'vitest';
import { tellerTo } from './told-to.ts';

const toAda = tellerTo('Ada', new Set(['Ben', 'Adam', 'Lovelace, Ada', 'Serra Angel']));

test.each([
  ['Ada draws a card.', 'You draw a card.'],
  ['Ada draws 2 cards.', 'You draw 2 cards.'],
  ['Ada goes first.', 'You go first.'],
  ['Ada now has 3 poison counters.', 'You now have 3 poison counters.'],
  ['Ada now controls Serra Angel.', 'You now control Serra Angel.'],
  ['Ada searches a library.', 'You search a library.'],
  ['Ada loses the game (life).', 'You lose the game (life).'],
  ['Ada chooses a name.', 'You choose a name.'],
  ['Ada copies Shock.', 'You copy Shock.'],
  ['Ada plays Mountain.', 'You play Mountain.'],
  ['Ada passes.', 'You pass.'],
  ['Serra Angel and Ox attack Ada.', 'Serra Angel and Ox attack you.'],
  ['Serra Angel deals 4 damage to Ada.', 'Serra Angel deals 4 damage to you.'],
  ['Ben casts Shock targeting Ox, Ada.', 'Ben casts Shock targeting Ox, you.'],
  ['Ben searches Ada’s library.', 'Ben searches your library.'],
  ['The Ring tempts Ada.', 'The Ring tempts you.'],
])('%s', (text, told) => expect(toAda(text)).toBe(told));

test('what is not about the player stays as it is', () => {
  for (const text of [
    'Adam draws a card.',
    'Serra Angel attacks Adam.',
    'Ben draws a card.',
    'Ox deals 1 damage to Ben.',
  ])
    expect(toAda(text)).toBe(text);
});

test('a name that something else has too is said', () => {
  const text = 'Goblin attacks Ben.';
  expect(tellerTo('Goblin', new Set(['Goblin', 'Ben']))(text)).toBe(text);
  expect(tellerTo('damage', new Set(['Ben']))('Goblin deals 2 damage to damage.')).toBe(
    'Goblin deals 2 damage to you.',
  );
  expect(tellerTo('', new Set())(text)).toBe(text);
});

test.each([
  ['The computer draws a card.', 'The computer draws a card.'],
  ['Ox attacks The computer.', 'Ox attacks the computer.'],
  ['Turn 3: The computer', 'Turn 3: the computer'],
  ['Ada casts Shock targeting The computer 2.', 'You cast Shock targeting the computer 2.'],
  ['Ox deals 2 damage to The Rock.', 'Ox deals 2 damage to The Rock.'],
])('a name with an article begins a sentence alone with a capital: %s', (text, told) => {
  expect(tellerTo('Ada', new Set(['The computer', 'The computer 2', 'The Rock']))(text)).toBe(told);
  expect(tellerTo('', new Set(['The computer 2', 'The computer']))(text)).toBe(told.replace('You cast', 'Ada casts'));
});

test('names may hold what patterns are written with', () => {
  expect(tellerTo('A.* (1)', new Set(['Ben']))('A.* (1) draws a card.')).toBe('You draw a card.');
});
