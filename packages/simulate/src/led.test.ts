/** Decks led by a commander, from the list to the command zone. */
import { cardText, memorySource, parseDecklist } from '@rulewright/cards';
import { expect, test } from 'vitest';
import { newGame } from './one-game.ts';
import { playableDeck } from './playable-deck.ts';
import { matchOf } from './simulate.ts';

const source = memorySource(
  'three cards',
  [
    { name: 'Chief', manaCost: '{G}', typeLine: 'Legendary Creature — Elf', power: '2', toughness: '2' },
    { name: 'Rival', manaCost: '{G}', typeLine: 'Legendary Creature — Elf', power: '2', toughness: '2' },
    { name: 'Forest', typeLine: 'Basic Land — Forest' },
  ].map((face) => ({ card: cardText([face], { layout: 'normal' }) })),
);

test('a deck led by a commander begins with that card in the command zone, a deck without one with none', () => {
  const deck = (text: string) => {
    const list = parseDecklist(text);
    const made = list.ok ? playableDeck(list.deck, source, 'led') : list;
    if (!made.ok) throw new Error(made.faults[0]?.reason);
    return made.deck;
  };
  const led = deck('Commander\n1 Chief\n\nDeck\n99 Forest');
  const game = newGame(matchOf(led, led, {}), 0);
  if (typeof game === 'string') throw new Error(game);
  expect(game.state.players.map(({ commanders }) => commanders.length)).toEqual([1, 1]);
  const two = deck('Commanders\n1 Chief\n1 Rival\n\nDeck\n98 Forest');
  const ofTwo = newGame(matchOf(two, led, {}), 0);
  expect(typeof ofTwo === 'string' ? ofTwo : ofTwo.state.players.map(({ commanders }) => commanders.length)).toEqual([
    2, 1,
  ]);
  const plain = deck('60 Forest');
  expect(matchOf(plain, plain, {}).commanders).toBeUndefined();
});
