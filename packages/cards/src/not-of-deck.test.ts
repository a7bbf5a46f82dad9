/** Lists that name among their cards what no deck holds: it is left out, and said. */
import type { CardDefinition } from '@rulewright/engine';
import { compileEitherWording } from '@rulewright/oracle';
import { expect, test } from 'vitest';
import { createCatalogue } from './catalogue.ts';
import { memorySource } from './card-index.ts';
import { cardText } from './card-text.ts';
import { examineList, remarkWords } from './deck-problems.ts';
import { parseDecklist } from './decklist.ts';
import { tokensOf } from './not-of-deck.ts';

const plain = (name: string, typeLine: string, text = '') =>
  cardText([{ name, typeLine, manaCost: '{1}', text }], { layout: typeLine.startsWith('Plane') ? 'plane' : 'normal' });
const shown = [
  plain('Forest', 'Basic Land — Forest'),
  plain('Calling', 'Sorcery', 'Create two 1/1 white Goblin Soldier creature tokens.'),
  plain('Whistle', 'Sorcery', 'Create Rex, a legendary 3/3 green Dog creature token.'),
  plain('Far Shore', 'Plane — Sea'),
];
const source = memorySource(
  'cards',
  shown.map((card) => ({ card, ...(card.layout === 'plane' && { excluded: 'a plane card' }) })),
  [{ name: 'Bat', reason: 'a token' }],
);
const catalogue = createCatalogue<CardDefinition>(source, { version: null, compile: compileEitherWording });
const examined = (text: string) =>
  examineList(text, parseDecklist(text), catalogue, { edition: '2026-02', play: 'constructed' });

test('tokens of the source, of a set of tokens and of cards of the list, and planes', () => {
  const list = examined(
    '52 Forest\n4 Calling\n4 Whistle\n1 Bat\n1 [TMOM:2] Someone\n2 Goblin Soldier\n1 Rex Token\n1 Far Shore\nSideboard\n1 Rex',
  );
  expect(list.problems).toEqual([]);
  expect(list.deck.main.map(({ count, card }) => `${count} ${card.name}`)).toEqual([
    '52 Forest',
    '4 Calling',
    '4 Whistle',
  ]);
  expect(list.remarks.map(remarkWords)).toEqual([
    'line 4: "Bat" is a token: no part of the deck',
    'line 5: "Someone" is a token: no part of the deck',
    'line 6: "Goblin Soldier" is a token: no part of the deck',
    'line 7: "Rex Token" is a token: no part of the deck',
    'line 8: "Far Shore" is a plane card, which a planar deck holds: no part of the deck',
    'line 10: "Rex" is a token: no part of the deck',
  ]);
});

test('a name that nothing says to be a token stays a fault', () => {
  expect(examined('60 Forest\n1 Rex').problems).toMatchObject([{ line: 2, kind: 'unknown' }]);
});

test('tokens have their own name, or their subtypes', () => {
  const made = (name: string) => {
    const entry = catalogue.card(name);
    return entry.ok ? tokensOf(entry.definition) : [];
  };
  expect([made('Calling'), made('Whistle'), made('Forest')]).toEqual([['Goblin Soldier'], ['Rex'], []]);
});
