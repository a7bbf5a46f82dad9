/** What an edition does not know, and where it is borrowed from. 2006: 205.2a, 502 · 2009: 204.2, 702 · 2011: 205.2, 702 · 2026: 205.2a, 702 */
import { expect, test } from 'vitest';
import { editionOf } from '../editions/editions.ts';
import type { Ability } from '../vocabulary/abilities.ts';
import type { CardDefinition, Face } from '../vocabulary/definition.ts';
import { borrowing, problemsOf } from './anachronism.ts';

const first = editionOf('2006-10');
const today = editionOf('2026-02');

const card = (face: Partial<Face>, more: Partial<CardDefinition> = {}): CardDefinition => ({
  key: 'test:card',
  name: 'Card',
  layout: 'normal',
  faces: [
    { name: 'Card', manaCost: null, supertypes: [], types: ['artifact'], subtypes: [], abilities: [], ...face } as Face,
  ],
  ...more,
});
const does = (...effect: unknown[]): Ability => ({ ability: 'spell', body: { effect } }) as unknown as Ability;
const keyword = (name: string): Ability => ({ ability: 'keyword', keyword: name }) as Ability;
const found = (edition: typeof today, definition: CardDefinition): string[] =>
  problemsOf(edition, definition).map(({ what }) => what);

const day = { do: 'daytime', becomes: 'day' };
const restart = { do: 'restartGame' };
const cards: readonly [string, CardDefinition, string][] = [
  ['layout', card({}, { layout: 'leveler' }), 'leveler cards do not exist in the 2006-10 rules.'],
  [
    'planeswalker',
    card({ types: ['planeswalker'] }),
    'the card type planeswalker does not exist in the 2006-10 rules.',
  ],
  ['ongoing', card({ supertypes: ['ongoing'] }), 'the supertype ongoing does not exist in the 2006-10 rules.'],
  ['W/P', card({ manaCost: ['W/P'] }), 'the mana symbol {W/P} does not exist in the 2006-10 rules.'],
  ['2/W', card({ manaCost: ['2/W'] }), 'the mana symbol {2/W} does not exist in the 2006-10 rules.'],
  ['deathtouch', card({ abilities: [keyword('deathtouch')] }), 'This edition has no keyword "deathtouch".'],
  ['restartGame', card({ abilities: [does(restart)] }), 'restarting the game does not exist in the 2006-10 rules.'],
  ['daytime', card({ abilities: [does(day)] }), 'day and night do not exist in the 2006-10 rules.'],
];

test.each(cards)('an edition that does not know it says so, and today’s knows it: %s', (_, definition, message) => {
  expect(problemsOf(first, definition).map((problem) => problem.message)).toEqual([`Card: ${message}`]);
  expect(problemsOf(first, definition)[0]?.card).toBe('Card');
  expect(problemsOf(today, definition)).toEqual([]);
});

test('every edition knows what all have', () => {
  const definition = card({
    supertypes: ['legendary'],
    types: ['creature'],
    manaCost: ['X', '3', 'W', 'W/U', 'S', 'C'],
    abilities: [keyword('flying'), does({ do: 'draw' })],
  });
  for (const edition of [first, today]) expect(problemsOf(edition, definition)).toEqual([]);
});

test.each([
  ['S', 'snow'],
  ['C', 'colorless'],
  ['W/P', 'phyrexian'],
  ['G/U/P', 'hybridPhyrexian'],
  ['2/W', 'monoHybrid'],
  ['C/W', 'colorlessHybrid'],
  ['W/U', 'hybrid'],
] as const)('{%s} is a symbol of its own: %s', (symbol, kind) => {
  const definition = card({ manaCost: [symbol] });
  expect(found({ ...today, manaSymbols: [kind] }, definition)).toEqual([]);
  expect(found({ ...today, manaSymbols: today.manaSymbols.filter((one) => one !== kind) }, definition)).toEqual([
    symbol,
  ]);
});

test('what is on a card twice, or on its other face, is said once', () => {
  const [face] = card({ types: ['planeswalker'], manaCost: ['W/P', 'W/P'] }).faces;
  const definition = card({}, { layout: 'split', faces: [face, face] });
  expect(found(first, definition)).toEqual(['planeswalker', 'W/P']);
});

test('day and night are asked about and triggered on too', () => {
  expect(found(first, card({ abilities: [does({ do: 'draw', where: { if: 'daytime' } })] }))).toEqual(['daytime']);
  expect(found(first, card({ abilities: [does({ event: { on: 'daytime' } })] }))).toEqual(['daytime']);
});

test.each(['subgame', 'restartGame'])('%s is an instruction of its own, and no part of another', (what) => {
  const inner = { do: what };
  expect(found(today, card({ abilities: [does(inner)] }))).toEqual([]);
  expect(problemsOf(today, card({ abilities: [does({ do: 'may', effect: [inner] })] }))).toEqual([
    { card: 'Card', what, message: `Card: "${what}" inside another instruction is not supported.` },
  ]);
  expect(found(today, card({ abilities: [does({ do: 'x', options: [{ label: 'y', effect: [inner] }] })] }))).toEqual([
    what,
  ]);
});

test('the same definition is looked at under each edition', () => {
  const definition = card({ types: ['planeswalker'] });
  expect([first, today, first].map((edition) => found(edition, definition))).toEqual([
    ['planeswalker'],
    [],
    ['planeswalker'],
  ]);
});

test.each(cards)('what is borrowed can be played, and nothing else is borrowed: %s', (_, definition) => {
  const { edition, borrowed } = borrowing(first, [definition]);
  expect(borrowed).toHaveLength(1);
  expect(found(edition, definition)).toEqual([]);
  const stillUnknown = cards.filter(([, other]) => problemsOf(edition, other).length > 0).length;
  // whoever knows Phyrexian symbols knows monocolored hybrid ones too
  expect(stillUnknown).toBe(cards.length - (definition.faces[0].manaCost?.[0] === 'W/P' ? 2 : 1));
});

test('what is borrowed is borrowed from the next edition that has it, with its rules', () => {
  const borrowedFrom = (definition: CardDefinition): string | undefined =>
    borrowing(first, [definition]).borrowed[0]?.message.match(/from the (\S+) rules\.$/)?.[1];
  expect(cards.map(([, definition]) => borrowedFrom(definition))).toEqual([
    '2011-09',
    '2009-10',
    '2011-09',
    '2011-09',
    '2009-10',
    '2009-10',
    '2011-09',
    '2026-02',
  ]);
  const walking = borrowing(first, [card({ types: ['planeswalker'] })]).edition;
  expect(walking.planeswalkerUniqueness).toBe('subtype');
  expect(walking.stateBasedActions).toEqual([...first.stateBasedActions, 'loyalty', 'planeswalkerUniqueness']);
  expect(walking.deathtouch).toBe('absent');
  const touching = borrowing(first, [card({ abilities: [keyword('deathtouch')] })]).edition;
  expect(touching.deathtouch).toBe('free-division');
  expect(touching.stateBasedActions).toEqual([...first.stateBasedActions, 'deathtouch']);
  expect(touching.planeswalkerUniqueness).toBe('absent');
});

test('what no edition can do is not borrowed', () => {
  const definition = card({ abilities: [does({ do: 'may', effect: [{ do: 'subgame' }] })] });
  const { edition, borrowed } = borrowing(first, [definition]);
  expect(borrowed).toEqual([]);
  expect(found(edition, definition)).toEqual(['subgame']);
});

test('an edition that knows everything borrows nothing', () => {
  expect(
    borrowing(
      today,
      cards.map(([, definition]) => definition),
    ).borrowed,
  ).toEqual([]);
});
