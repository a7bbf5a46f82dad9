/** Decklists by attackers: nothing hangs, throws or grows; what is refused says which limit and what to do. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { memorySource } from './card-index.ts';
import { cardText } from './card-text.ts';
import { DECK_LIMITS, deckLimits } from './deck-limits.ts';
import { parseDecklist } from './decklist.ts';
import { resolveDeck } from './resolve-deck.ts';

const LARGE = deckLimits({ bytes: 10_000_000, lines: 1_000_000, line: 10_000_000 });
const faultsOf = (text: string, limits = DECK_LIMITS): readonly { line: number; reason: string }[] => {
  const read = parseDecklist(text, limits);
  return read.ok ? [] : read.faults;
};

describe('limits', () => {
  test.each([
    [
      'bytes',
      `4 Mountain\n${'// é\n'.repeat(1_999)}${'é'.repeat(60_000)}`,
      /bytes or more, and may have 100000: give one deck/,
    ],
    ['lines', '1 Mountain\n'.repeat(2_001), /2002 lines, and may have 2000/],
    ['one line', `4 ${'a'.repeat(501)}`, /503 characters, and may have 500: write a number and a card name/],
    ['a name in XML', `<Deck><Cards Quantity="4" Name="${'a'.repeat(501)}"/></Deck>`, /501 characters/],
    ['copies', '999999999 Mountain', /more than 1000/],
    ['copies beyond all numbers', `${'9'.repeat(400)} Mountain`, /number of cards/],
    ['copies in XML', '<Deck><Cards Quantity="1e9" Name="Mountain"/></Deck>', /number of cards/],
    ['cards', '500 Mountain\n500 Island\n1 Forest', /1001 cards up to this line, and may have 1000: take cards out/],
  ])('%s', (_, text, reason) => {
    expect(faultsOf(text)[0]?.reason).toMatch(reason);
  });

  test('are settings', () => {
    const limits = deckLimits({ cards: 3 });
    expect(faultsOf('4 Mountain', limits)[0]?.reason).toMatch(/more than 3/);
    expect(faultsOf('3 Mountain', limits)).toEqual([]);
    expect(() => deckLimits({ cards: -1 })).toThrow(RangeError);
    expect(() => deckLimits({ lines: Number.NaN })).toThrow(RangeError);
  });
});

describe('names', () => {
  const source = memorySource('a few', [
    { card: cardText([{ name: 'Mountain', typeLine: 'Basic Land — Mountain' }], { layout: 'normal' }) },
  ]);

  test('a thousand that are not known get twenty suggestions', () => {
    const read = parseDecklist('1 Mountian\n'.repeat(1_000));
    const resolved = read.ok ? resolveDeck(read.deck, source) : read;
    const faults = resolved.ok ? [] : resolved.faults;
    expect(faults).toHaveLength(1_000);
    expect(faults.filter(({ reason }) => reason.includes('did you mean'))).toHaveLength(DECK_LIMITS.suggestions);
  });

  test('one of 100 kB is not known and not repeated', () => {
    const entry = { count: 1, name: 'Mountain'.repeat(12_500), line: 1 };
    const resolved = resolveDeck({ main: [entry], sideboard: [] }, source);
    expect(resolved).toMatchObject({ ok: false, faults: [{ line: 1 }] });
    expect(JSON.stringify(resolved).length).toBeLessThan(200);
  });

  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('%s is no heading and no zone', (word) => {
    expect(faultsOf(`4 Mountain\n${word}\n4 Island`)[0]).toMatchObject({ line: 2 });
    expect(faultsOf(`4 Mountain\n[${word}]`)[0]).toMatchObject({ line: 2 });
    const xml = `<cockatrice_deck><zone name="${word}"><card number="4" name="Island"/></zone></cockatrice_deck>`;
    expect(faultsOf(xml)[0]?.reason).toContain('is not one of a deck');
    expect(parseDecklist(`<Deck><Cards Quantity="4" Name="&${word};"/></Deck>`)).toMatchObject({
      ok: true,
      deck: { main: [{ name: `&${word};` }] },
    });
  });
});

describe('text that patterns could read in many ways', () => {
  // each of these made a reader that backtracks take seconds to hours; all of them end, with limits out of the way
  const n = 100_000;
  test.each<[string, string]>([
    ['spaces before a colon that does not come', `4 Mountain${' '.repeat(n)}x`],
    ['spaces before a number in brackets', `Sideboard${' '.repeat(n)}(1x`],
    ['a line separator among spaces', `4${' '.repeat(n)}\u2028${' '.repeat(n)}x`],
    ['marks', `4 Mountain${' #a'.repeat(n)} !`],
    ['marks in carets', `4 Mountain${' ^a'.repeat(n)} !`],
    ['carets alone', `4 Mountain ${'^'.repeat(n)}`],
    ['stars', `4 Mountain${' *a*'.repeat(n)} !`],
    ['set codes', `4 Mountain${' (ABC) 1'.repeat(n)} !`],
    ['numbers in brackets', `4 Mountain${' (1)'.repeat(n)} !`],
    ['opening brackets', `4 ${'['.repeat(n)}`],
    ['bars', `4 Mountain${'|'.repeat(n)}`],
    ['digits', `${'4'.repeat(n)}`],
    ['colons', ':'.repeat(n)],
    ['slashes in a name', `4 ${'a // '.repeat(n)}b`],
    ['comments that are not closed', `<Deck>${'<!-- '.repeat(n)}`],
    ['instructions that are not closed', `<Deck>${'<? '.repeat(n)}`],
    ['tags in tags', `${'<a>'.repeat(n)}${'</a>'.repeat(n)}`],
    ['tags that are not closed', `<Deck>${'<a '.repeat(n)}`],
    ['spaces in a tag', `<Deck${' '.repeat(n)}x`],
    ['attributes', `<Deck${' a="1"'.repeat(n)}`],
    ['quotation marks', `<Deck a=${'"'.repeat(n)}`],
    ['entities', `<Deck>${'&a'.repeat(n)}</Deck>`],
    ['entities that stand for entities', `<!DOCTYPE d [<!ENTITY a "&b;&b;">]><Deck>${'&a;'.repeat(n)}</Deck>`],
    ['numbers of characters', `<Deck><Cards Quantity="4" Name="&#x${'f'.repeat(n)};&#1114112;&#xd800;"/></Deck>`],
    ['letters that fold to eighteen', `4 ${'\ufdfa'.repeat(n)}`],
    ['accents on one letter', `4 a${'\u0301'.repeat(n)}`],
    ['lists in lists', `${'['.repeat(n)}${']'.repeat(n)}`],
    ['objects in objects', `${'{"a":'.repeat(n)}1${'}'.repeat(n)}`],
    ['a file that is cut short', `{"boards":{"mainboard":[${'{"quantity":1},'.repeat(n)}`],
    ['rows of a table', `Count,Name\n${'1,Mountain\n'.repeat(n)}`],
    ['columns of a table', `Count,Name${',x'.repeat(n)}\n4,Mountain`],
    ['quotation marks of a table', `Count,Name\n4,${'"'.repeat(n)}`],
    ['a field that is not closed', `Count,Name\n4,"${'Mountain\n'.repeat(n)}`],
    ['headings', '//a\n4 Mountain\n'.repeat(n)],
    ['names alone', 'Mountain\n'.repeat(n)],
    ['categories', `4 Mountain ${'[a{noDeck}] '.repeat(n)}`],
    ['angles', `4 Mountain ${'<'.repeat(n)}>`],
    ['colons of a remark', `4 Mountain\n//${' :'.repeat(n)}\n4 Island`],
    ['a declared separator', `sep=,\n${','.repeat(n)}`],
    ['bytes of no text', `\ufeff4 Moun\0tain\n4 \ud800\n4 \u202eniatnuoM${'\0'.repeat(n)}`],
  ])('%s', (_, text) => {
    for (const limits of [LARGE, DECK_LIMITS]) {
      const read = parseDecklist(text, limits);
      if (read.ok) for (const { name, count } of read.deck.main) expect(name.length * count).toBeGreaterThan(0);
      else expect(read.faults.length).toBeGreaterThan(0);
    }
  });

  test('a table of 100,000 rows and a file of as many are refused by their bytes, and read where they may be as long', () => {
    const table = `Count,Name\n${'1,Mountain\n'.repeat(n)}`;
    const file = JSON.stringify({ mainBoard: Array.from({ length: n }, () => ({ count: 1, name: 'Mountain' })) });
    for (const text of [table, file]) {
      expect(faultsOf(text)).toEqual([
        { line: 1, reason: expect.stringMatching(/bytes or more, and may have 100000/) },
      ]);
      expect(faultsOf(text, LARGE)).toEqual([
        { line: expect.any(Number), reason: expect.stringMatching(/1001 cards up to this line/) },
      ]);
    }
  });

  test('names of a file are data alone, whatever they are', () => {
    for (const word of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      const file = `{"boards":{"mainboard":[{"count":1,"name":"Mountain","${word}":{"name":"x"}}],"${word}":[{"count":1,"name":"x"}]}}`;
      expect(faultsOf(file)).toMatchObject([{ place: `boards.${word}` }]);
      expect(faultsOf(`Count,Name,Board\n1,Mountain,${word}`)[0]).toMatchObject({ line: 2, place: 'Board' });
    }
  });

  test('any text is a deck or has faults with their lines', () => {
    const piece = fc.constantFrom(
      ...' |\n|\t|:|(|)|[|]|<|>|</|/>|<!--|-->|&|;|#|^|*|+|x|4|15|SB:|Sideboard|Deck|name|{|}|,|":|Count,Name|boards|="|\'|\u2028|\0|\ufeff|Mountain|//|(M10)|<Deck>'.split(
        '|',
      ),
    );
    const text = fc.array(piece, { maxLength: 60 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, (list) => {
        const read = parseDecklist(list);
        const lines = list.split(/\r\n|\r|\n/).length;
        if (read.ok) for (const { name, count } of read.deck.main) return name !== '' && count > 0;
        else for (const { line, reason } of read.faults) if (line < 1 || line > lines || reason === '') return false;
        return true;
      }),
      { numRuns: 3_000 },
    );
  });
});
