/** What a deck may hold that games are counted with. */
import { cardText, memorySource, parseDecklist } from '@rulewright/cards';
import { expect, test } from 'vitest';
import { playableDeck } from './playable-deck.ts';

const creature = { typeLine: 'Creature — Elf', manaCost: '{G}', power: '2', toughness: '2' };
const source = memorySource(
  'two cards',
  [
    { ...creature, name: 'Plain Elf', text: 'Flying (Whenever this creature attacks, draw a card.)' },
    { ...creature, name: 'Strange Elf', text: 'Frobnicate (Whenever this creature attacks, draw a card.)' },
  ].map((face) => ({ card: cardText([face], { layout: 'normal' }) })),
);
const made = (text: string) => {
  const list = parseDecklist(text);
  return list.ok ? playableDeck(list.deck, source) : list;
};

test('a card whose keyword is known from its reminder text alone is refused by name', () => {
  expect(made('4 Plain Elf').ok).toBe(true);
  expect(made('4 Plain Elf\n4 Strange Elf')).toMatchObject({
    ok: false,
    faults: [{ line: 2, reason: expect.stringMatching('Strange Elf.*Frobnicate') as string }],
  });
});
