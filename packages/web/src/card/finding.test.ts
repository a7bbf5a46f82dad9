/** What pages without a game are told of the cards. */
import { cardText, memorySource } from '@rulewright/cards';
import { expect, test } from 'vitest';
import { newCardFinding } from './finding.ts';

const card = (name: string, typeLine: string, manaCost: string, text = '') => ({
  card: cardText([{ name, typeLine, manaCost, text }], { layout: 'normal' }),
});
const cards = newCardFinding(
  memorySource('five', [
    card('Grizzly Bears', 'Creature — Bear', '{1}{G}'),
    card('Bear Cub', 'Creature — Bear', '{1}{G}', 'Trample'),
    card('Goblin Raider', 'Creature — Goblin Warrior', '{1}{R}', "Goblin Raider can't block."),
    card('Circle of Ashes: Red', 'Enchantment', '{1}{W}'),
    {
      card: cardText(
        [
          { name: 'Fire', typeLine: 'Instant', manaCost: '{1}{R}', text: 'Fire tramples on.' },
          { name: 'Ice', typeLine: 'Instant', manaCost: '{1}{U}', text: 'Tap target permanent.' },
        ],
        { layout: 'split' },
      ),
    },
  ]),
);
const names = (typed: string): readonly string[] => cards.findCards(typed).names;

test('cards are found by the beginning of their name, by a part of it, and by a query', () => {
  expect(names('bear')).toEqual(['Bear Cub', 'Grizzly Bears']);
  expect(names('fire // ice')).toEqual(['Fire // Ice']);
  expect(names('ashes: r')).toEqual(['Circle of Ashes: Red']);
  expect(names('t:creature c:r mv<=2')).toEqual(['Goblin Raider']);
  expect(names('raider goblin')).toEqual(['Goblin Raider']);
  expect(cards.findCards('t:creature -c:r')).toMatchObject({ total: 2, problem: null });
  expect(names(' ')).toEqual([]);
});

test('what is neither a name nor a query is said to be none, and why', () => {
  expect(cards.findCards('t:creature power>much').problem).toMatch(/power/);
  expect(cards.findCards('colour:red').problem).toMatch(/no field/);
  expect(cards.findCards('no such thing')).toEqual({ names: [], total: 0, problem: null });
});

test('a card is read with its faces, and found by a word in any of them', () => {
  expect(cards.cardNamed('grizzly bears')?.faces).toMatchObject([{ typeLine: 'Creature — Bear', manaCost: '{1}{G}' }]);
  expect(cards.cardNamed('Fire // Ice')?.faces.map(({ name }) => name)).toEqual(['Fire', 'Ice']);
  expect(cards.cardNamed('Nobody')).toBeNull();
  expect(cards.cardsWith('(?<![a-z])trample(?![a-z])')).toMatchObject([{ name: 'Bear Cub' }]);
});

test('without card data nothing is found', () => {
  const none = newCardFinding(undefined);
  expect([none.findCards('t:creature').names, none.cardNamed('Forest'), none.cardsWith('.')]).toEqual([[], null, []]);
});
