/** A deck as its page shows it, over a handful of cards and a compiler that understands all but one. */
import { type CardText, createCatalogue, DECK_LIMITS, memorySource } from '@rulewright/cards';
import type { CardDefinition } from '@rulewright/engine';
import { compile } from '@rulewright/oracle';
import { expect, test } from 'vitest';
import { readDeck, searchCards } from './read-deck.ts';

const card = (name: string, typeLine: string, more: Partial<CardText> = {}): CardText => {
  const [before = '', after = ''] = typeLine.split(' — ');
  const words = before.split(' ');
  return {
    name,
    layout: 'normal',
    supertypes: words.filter((word) => word === 'Basic' || word === 'Legendary'),
    types: words.filter((word) => word !== 'Basic' && word !== 'Legendary'),
    subtypes: after === '' ? [] : after.split(' '),
    typeLine,
    text: '',
    ...more,
  };
};
const source = memorySource(
  'a few cards',
  [
    card('Mountain', 'Basic Land — Mountain'),
    card('Lightning Bolt', 'Instant', { manaCost: '{R}', text: 'Lightning Bolt deals 3 damage to any target.' }),
    card('Mogg Chief', 'Legendary Creature — Goblin', { manaCost: '{2}{R}', power: '2', toughness: '2' }),
    card('Chaos Orb', 'Artifact', { manaCost: '{2}', text: 'Flip Chaos Orb onto the battlefield.' }),
    card('Mogg Fanatic', 'Creature — Goblin', {
      manaCost: '{R}',
      power: '1',
      toughness: '1',
      firstPrinted: '1997-10-14',
    }),
  ].map((one) => ({ card: one })),
);
const cards = createCatalogue<CardDefinition>(source, {
  version: 'test',
  compile: (one) =>
    one.name === 'Chaos Orb'
      ? {
          ok: false,
          refused: [{ text: one.text.slice(0, 14), from: 0, to: 14, reason: 'flipping a card is not known' }],
        }
      : compile(one),
});
const read = (list: string) =>
  readDeck(cards, { list }, { edition: '2026-02', format: 'constructed', sideboardUsed: true }, DECK_LIMITS);

test('a deck in order has its cards and no problem', () => {
  const deck = read('// Name: Burn\n56 Mountain\n4 Lightning Bolt\n\nSideboard\n2 Mogg Fanatic');
  expect(deck.problems).toEqual([]);
  expect(deck.main.map(({ count, card: { name, manaValue } }) => [count, name, manaValue])).toEqual([
    [56, 'Mountain', 0],
    [4, 'Lightning Bolt', 1],
  ]);
  expect(deck.sideboard).toMatchObject([
    { count: 2, card: { power: '1', year: 1997, colors: ['R'], types: ['creature'] } },
  ]);
});

test('everything that is wrong is told at once, each with its line, and the rest is read', () => {
  const deck = read('20 Mountain\n5 Lightning Bolt\n4 Lightnig Bolt\nx y 7 %%\n1 Chaos Orb');
  expect(deck.problems.map(({ kind, line }) => [kind, line])).toEqual([
    ['illegal', 2],
    ['unknown', 3],
    ['unreadable', 4],
    ['not-understood', 5],
  ]);
  expect(deck.problems[0]?.reason).toContain('rule 100.2a');
  expect(deck.problems[1]).toMatchObject({ similar: ['Lightning Bolt'], text: '4 Lightnig Bolt' });
  expect(deck.problems[3]?.reason).toContain('“Flip Chaos Orb”: flipping a card is not known');
  expect(deck.main.map(({ card: { name } }) => name)).toEqual(['Mountain', 'Lightning Bolt', 'Chaos Orb']);
});

test('too few cards are a problem of the whole deck, once every line is read', () => {
  expect(read('20 Mountain').problems).toMatchObject([{ kind: 'illegal', line: 0 }]);
  expect(read('').problems).toEqual([]);
});

test('a query finds cards, or says what is wrong with it', async () => {
  const brief = await searchCards(cards, 't:creature c:r mv<=2', true);
  const whole = await searchCards(cards, 't:creature c:r mv<=2');
  expect(brief.cards.map(({ name }) => name)).toEqual(whole.cards.map(({ name }) => name));
  expect(brief.cards.every((card) => !('understood' in card))).toBe(true);
  expect(whole.cards.every(({ understood }) => typeof understood === 'boolean')).toBe(true);
  expect(await searchCards(cards, 't:creature c:r mv<=2')).toMatchObject({
    total: 1,
    cards: [{ name: 'Mogg Fanatic' }],
    problem: null,
  });
  expect((await searchCards(cards, 'is:nonsense')).problem).toContain('is:');
});

test('with a format of commanders the list is told its commander, or which of its cards may lead it', () => {
  const fields = { edition: '2026-02', format: 'commander', sideboardUsed: false } as const;
  const named = readDeck(cards, { list: 'Commander\n1 Mogg Chief\n\n99 Mountain' }, fields, DECK_LIMITS);
  expect(named).toMatchObject({
    commander: [{ count: 1, card: { name: 'Mogg Chief' } }],
    commanders: [],
    problems: [],
  });
  const unnamed = readDeck(cards, { list: '1 Mogg Chief\n99 Mountain' }, fields, DECK_LIMITS);
  expect(unnamed).toMatchObject({ commander: [], commanders: ['Mogg Chief'] });
  expect(unnamed.problems.map(({ reason }) => reason)).toEqual([expect.stringContaining('the deck has no commander')]);
});
