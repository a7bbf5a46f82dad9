/** Every form of list: what it says, what is left out of the deck, and that what is added to it never changes its main deck. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DeckEntry } from './deck.ts';
import { parseDecklist } from './decklist.ts';
import { decodeList } from './list-bytes.ts';
import { FORM_CASES } from './list-forms-in-tests.ts';

const counts = (entries: readonly DeckEntry[] = []): Record<string, number> =>
  Object.fromEntries(entries.map(({ count, name }) => [name, count]));
const deckOf = (text: string) => {
  const read = parseDecklist(text);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read;
};

describe('each form means what it says', () => {
  test.each(Object.entries(FORM_CASES))('%s', (_, { text, form, sideboard, maybeboard, led, leftOut = [] }) => {
    for (const written of [text, `\uFEFF${text}`, text.replaceAll(/\r?\n/g, '\r\n'), `\n${text}\n\n`]) {
      const read = deckOf(written);
      expect(read.form).toBe(form);
      expect(counts(read.deck.main)).toEqual(led ? { Mountain: 99 } : { 'Lightning Bolt': 4, Mountain: 56 });
      expect(counts(read.deck.commander)).toEqual(led ? { 'Krenko, Mob Boss': 1 } : {});
      expect(counts(read.deck.sideboard)).toEqual(sideboard ? { Pyroblast: 3 } : {});
      expect(counts(read.deck.maybeboard)).toEqual(maybeboard ? { Shock: 2 } : {});
      expect(read.leftOut.map(({ what }) => what)).toEqual([...(maybeboard ? ['Maybeboard'] : []), ...leftOut]);
    }
  });

  test('the lines of the cards are those of the text', () => {
    for (const { text } of Object.values(FORM_CASES)) {
      const lines = text.split(/\r?\n/);
      const { main, sideboard } = deckOf(text).deck;
      for (const { name, line } of [...main, ...sideboard])
        expect(
          lines[line - 1]?.includes(name) ||
            lines[line]?.includes(name) ||
            lines
              .slice(line - 1, line + 6)
              .join()
              .includes(name),
        ).toBe(true);
    }
  });
});

describe('cubes', () => {
  test.each<[string, string, readonly string[]]>([
    ['names', 'Lightning Bolt\nCounterspell\nFire // Ice\n', ['Lightning Bolt', 'Counterspell', 'Fire // Ice']],
    [
      'names with marks',
      '# mainboard\nLightning Bolt (m10) 146\nCounterspell\n\n# maybeboard\nShock\n',
      ['Lightning Bolt', 'Counterspell'],
    ],
    [
      'CubeCobra table',
      'name,CMC,Type,Color,Set,Collector Number,Rarity,Color Category,status,Finish,maybeboard,image URL\n"Lightning Bolt",1,Instant,R,m10,146,common,r,Owned,Non-foil,false,\n"Shock",1,Instant,R,m10,155,common,r,Owned,Non-foil,true,',
      ['Lightning Bolt'],
    ],
    [
      'CubeCobra file',
      JSON.stringify({
        name: 'Mine',
        cards: {
          mainboard: [{ cardID: 'x', details: { name: 'Lightning Bolt' } }],
          maybeboard: [{ details: { name: 'Shock' } }],
        },
      }),
      ['Lightning Bolt'],
    ],
  ])('%s', (_, text, names) => {
    const read = parseDecklist(text);
    expect(read).toMatchObject({
      ok: false,
      kind: 'cube',
      faults: [{ reason: expect.stringContaining('as of a cube, and no deck') }],
    });
    expect(read.kind === 'cube' && read.cube.cards.map(({ name }) => name)).toEqual(names);
  });
});

describe('what is wrong is told at once, with its place and what to do', () => {
  const faults = (text: string): string[] => {
    const read = parseDecklist(text);
    return read.ok
      ? []
      : read.faults.map(({ line, place, reason, similar = [] }) =>
          [line, place, reason, ...similar].filter((part) => part !== undefined).join(' | '),
        );
  };
  test.each<[string, string, readonly (string | RegExp)[]]>([
    [
      'headings',
      '4 Shock\n\nSidebord\n3 Pyroblast\n// Wishes\n1 Bant\n[heap]',
      [/^3 \| "Sidebord" is no heading.*Sideboard$/, /^5 \| "Wishes" is no heading/, /^7 \| the section \[heap\]/],
    ],
    ['a heading with a colon', '4 Shock\nRamp:\n3 Opt', [/^2 \| "Ramp" is no heading/]],
    [
      'a table',
      'Count,Name,Board\n0,Shock,main\nfour,Opt,main\n4,,main\n4,Duress,heap\n4,Bolt,sidebord',
      [
        /^2 \| Count \| the number of cards is not at least 1/,
        /^3 \| Count \|/,
        /^4 \| Name \| a card without a name/,
        /^5 \| Board \| "heap" is no part of a list/,
        /^6 \| Board \|.*Sideboard$/,
      ],
    ],
    ['flags', 'Count,Name,Commander\n4,Shock,perhaps', [/^2 \| Commander \| "perhaps" is neither yes nor no/]],
    ['an open quotation mark', 'Count,Name\n4,"Shock\n4,Opt', [/^2 \| a quotation mark/]],
    [
      'printings alone in a table',
      'Count,Scryfall ID\n4,abc',
      [/^2 \| name \| this names no card, but only a printing/],
    ],
    [
      'printings alone in a file',
      '{"mainBoard":[\n{"count":4,"printingUuid":"x"},\n{"count":4,"uuid":"y"}]}',
      [/^2 \| mainBoard\[0\] \| this names no card/, /^3 \| mainBoard\[1\] \|/],
    ],
    [
      'numbers in a file',
      '{"boards":{\n"mainboard":{"cards":{"a":{"quantity":"many","card":{"name":"Shock"}}}},\n"heap":{"cards":{"b":{"quantity":1,"card":{"name":"Opt"}}}}}}',
      [/^2 \| boards\.mainboard\.cards\.a\.quantity \| the number/, /^3 \| boards\.heap \| "heap" is no part/],
    ],
    ['a damaged file', '{"boards": {\n"mainboard": ', [/^[12] \| this is not the whole of a JSON file/]],
    ['another file', '{"version": 3}', [/^1 \| JSON, but no list of cards/]],
    ['a web page', '<!DOCTYPE html><html></html>', [/^1 \| this is a web page/]],
  ])('%s', (_, text, expected) => {
    const told = faults(text);
    expect(told).toHaveLength(expected.length);
    for (const [index, one] of expected.entries()) expect(told[index]).toMatch(one);
  });

  test('the others are read all the same, and what stands under unknown words is in no part', () => {
    const read = parseDecklist('4 Shock\nRamp:\n3 Opt\nSideboard\n2 Pyroblast');
    expect(read).toMatchObject({
      kind: 'faults',
      readable: { main: [{ name: 'Shock' }], sideboard: [{ name: 'Pyroblast' }] },
    });
  });
});

describe('an empty line', () => {
  const remarks = (text: string): string[] => {
    const read = parseDecklist(text);
    return 'remarks' in read ? (read.remarks ?? []).map(({ line, said }) => `${line}: ${said}`) : [];
  };
  test.each([
    ['alone', '4 Shock\n56 Mountain\n\n3 Pyroblast', 4],
    ['below a heading "Deck", behind a whole deck', 'Deck\n4 Shock\n56 Mountain\n\n3 Pyroblast', 5],
  ])('%s is the border of the sideboard, and that is said', (_, text, line) => {
    expect(counts(deckOf(text).deck.sideboard)).toEqual({ Pyroblast: 3 });
    expect(remarks(text)).toEqual([`${line}: the sideboard begins below the empty line`]);
  });

  test('means nothing where a heading says what follows, or a commander leads', () => {
    for (const text of [
      'Deck\n60 Mountain\n\nSideboard\n3 Pyroblast',
      'Commander\n1 Krenko, Mob Boss\n\nDeck\n96 Mountain\n\n3 Shock',
    ])
      expect(remarks(text)).toEqual([]);
    expect(counts(deckOf('Commander\n1 Krenko, Mob Boss\n\nDeck\n96 Mountain\n\n3 Shock').deck.main)).toEqual({
      Mountain: 96,
      Shock: 3,
    });
  });

  test('behind one card is told apart by a heading: it may lead the deck', () => {
    expect(parseDecklist('1 Krenko, Mob Boss\n\n99 Mountain')).toMatchObject({
      kind: 'faults',
      faults: [
        { line: 3, reason: expect.stringContaining('put a line "Commander" above the first cards if they lead') },
      ],
    });
  });
});

describe('a part that is added never changes the main deck', () => {
  const heading = fc.constantFrom(
    'Maybeboard',
    'Tokens',
    'Considering',
    'Planes',
    'Wishboard',
    'Ramp',
    'Trash pile',
    'Sidebord',
    'Contraptions',
    'Flurb',
  );
  const dress = fc.constantFrom<(words: string) => string>(
    (words) => `//${words}`,
    (words) => `// ${words} (3)`,
    (words) => `${words}:`,
    (words) => words.toUpperCase(),
    (words) => `[${words}]`,
    (words) => `# ${words}`,
    (words) => `## ${words}: 3`,
  );
  const texts = Object.entries(FORM_CASES).filter(
    ([, { text }]) => !/^[<{]/.test(text) && !/^[^\n]*[,;\t]/.test(text) && !text.startsWith('sep='),
  );
  test.each(texts)('%s', (_, { text }) => {
    const before = deckOf(text).deck;
    fc.assert(
      fc.property(heading, dress, fc.boolean(), (words, how, gap) => {
        const read = parseDecklist(`${text}${gap ? '\n' : ''}\n${how(words)}\n3 Goblin Guide\n`);
        // a word between two cards may be one without its number: that it is one or the other keeps the list from being taken
        if (!gap && how(words) === words.toUpperCase() && !read.ok) return;
        const { main, commander } = read.ok
          ? read.deck
          : read.kind === 'faults'
            ? read.readable
            : { main: [], commander: [] };
        expect(counts(main)).toEqual(counts(before.main));
        expect(counts(commander)).toEqual(counts(before.commander));
      }),
      { numRuns: 60 },
    );
  });

  test.each([
    ['Moxfield file', 'boards'],
    ['MTGJSON deck', 'data'],
    ['Scryfall file', 'entries'],
  ])('%s', (name, holder) => {
    const text = FORM_CASES[name]?.text ?? '';
    const before = deckOf(text).deck;
    for (const key of ['tokens2', 'planes', 'wishboard', 'heap', 'maybeboard', 'constructor']) {
      const file = JSON.parse(text) as Record<string, Record<string, unknown>>;
      const rows = [
        {
          quantity: 3,
          count: 3,
          name: 'Goblin Guide',
          card: { name: 'Goblin Guide' },
          card_digest: { name: 'Goblin Guide' },
        },
      ];
      Object.assign(file[holder] ?? {}, { [key]: rows });
      const read = parseDecklist(JSON.stringify(file));
      const main = read.ok ? read.deck.main : read.kind === 'faults' ? read.readable.main : [];
      expect(counts(main)).toEqual(counts(before.main));
    }
  });

  test.each(['TappedOut table', 'Scryfall table', 'a table with semicolons'])('%s', (name) => {
    const text = FORM_CASES[name]?.text ?? '';
    const before = deckOf(text).deck;
    for (const board of ['maybe', 'wishboard', 'heap', 'tokens', 'planes']) {
      const [, last = ''] = /\n([^\n]+)$/.exec(text.trimEnd()) ?? [];
      const read = parseDecklist(`${text}\n${last.replace(/^[a-zA-Z]+/, board)}`);
      expect(counts(read.ok ? read.deck.main : read.kind === 'faults' ? read.readable.main : [])).toEqual(
        counts(before.main),
      );
    }
  });
});

describe('names as people write them', () => {
  test.each<[string, string, string]>([
    ['4 Fire/Ice', '4', 'Fire/Ice'],
    ['4x Hazmat Suit (Used)', '4', 'Hazmat Suit (Used)'],
    ['4 B.F.M. (Big Furry Monster)', '4', 'B.F.M. (Big Furry Monster)'],
    ['Forest x20', '20', 'Forest'],
    ['Forest 20x', '20', 'Forest'],
    ['Krenko, Mob Boss, x1', '1', 'Krenko, Mob Boss'],
    ['1 X', '1', 'X'],
    ['1 1996 World Champion', '1', '1996 World Champion'],
    ['2 x Lim-Dûl’s Vault (ALL) 107', '2', 'Lim-Dûl’s Vault'],
  ])('%s', (text, count, name) => {
    expect(counts(deckOf(`60 Mountain\n${text}`).deck.main)).toEqual({ Mountain: 60, [name]: Number(count) });
  });

  test.each<[string, string]>([
    ['a Forge deck of old', '[general]\nconstructed\n[main]\n4 Lightning Bolt\n56 Mountain\n[sideboard]\n3 Pyroblast'],
    [
      'empty remarks of a program',
      '// NAME: Burn\n// CREATOR:\n// FORMAT:\n4 Lightning Bolt\n56 Mountain\nSB: 3 Pyroblast',
    ],
    ['marks that nobody sees', '\u200b4 Lightning\u00a0Bolt\n\u200e56 Mountain\u200b\n\nSideboard\u200b\n3 Pyroblast'],
    ['colours', 'Red (4)\n4 Lightning Bolt\n\nLands\n56 Mountain\n\nSideboard\n3 Pyroblast'],
    ['old line ends', '4 Lightning Bolt\r56 Mountain\r\r3 Pyroblast'],
    ['decorated headings', '**Main Deck (60)**\n4 Lightning Bolt\n56 Mountain\n\n--- Sideboard ---\n3 Pyroblast'],
    [
      'a commander in the prefix of deckstats',
      '4 Lightning Bolt\n56 Mountain\nSB: 3 Pyroblast\nSB: 1 [M13] Krenko, Mob Boss # !Commander',
    ],
    ['lines of JSON', '["4 Lightning Bolt", "56 Mountain", "SB: 3 Pyroblast"]'],
    [
      'rows of JSON',
      '{"main":[{"name":"Lightning Bolt","quantity":"4"},{"name":"Mountain","count":56}],"side":[{"card":"Pyroblast","qty":3}]}',
    ],
    [
      'Scryfall with columns of its own',
      'section,count,name,scryfall_uri\ncolumna,4,Lightning Bolt,x\ncolumnb,56,Mountain,x\nsideboard,3,Pyroblast,x',
    ],
    [
      'Moxfield with a companion of its own',
      '{"boards":{"mainboard":{"cards":{"a":{"quantity":4,"card":{"name":"Lightning Bolt"}},"b":{"quantity":56,"card":{"name":"Mountain"}}}},"companions":{"cards":{"c":{"quantity":3,"card":{"name":"Pyroblast"}}}},"signatureSpells":{"cards":{"d":{"quantity":1,"card":{"name":"Shock"}}}}}}',
    ],
  ])('%s', (_, text) => {
    const { deck } = deckOf(text);
    expect(counts(deck.main)).toEqual({ 'Lightning Bolt': 4, Mountain: 56 });
    expect(counts(deck.sideboard)).toEqual({ Pyroblast: 3 });
  });

  test('a cube by colours is one', () => {
    const read = parseDecklist('White\nSwords to Plowshares\n\nBlue (1):\nCounterspell\n\n// Gold\nFire // Ice');
    expect(read.kind === 'cube' && read.cube.cards.map(({ name }) => name)).toEqual([
      'Swords to Plowshares',
      'Counterspell',
      'Fire // Ice',
    ]);
  });

  test('a file of an older program is read in its letters', () => {
    expect(decodeList(Uint8Array.of(0x4c, 0xfb))).toBe('Lû');
    expect(decodeList(Uint8Array.of(0xff, 0xfe, 0x34, 0))).toBe('4');
    expect(decodeList(new TextEncoder().encode('Lû'))).toBe('Lû');
  });
});

const lists = join(
  process.env['RULEWRIGHT_SHARED'] ?? fileURLToPath(new URL('../../../../shared', import.meta.url)),
  'cases',
  'lists',
);
describe.skipIf(!existsSync(lists))(
  'the given lists mean what their README says (skipped without the shared folder)',
  () => {
    const given: readonly (readonly [string, readonly string[]])[] = [
      ['archidekt-cmd.txt', ['led']],
      ['archidekt.csv', []],
      ['archidekt.txt', ['Pyroblast', 'maybe']],
      ['cockatrice.cod', ['Pyroblast']],
      ['deckstats.txt', ['Pyroblast']],
      ['forge-cmd.dck', ['led']],
      ['moxfield-full.csv', []],
      ['moxfield.json', ['Pyroblast']],
      ['mtgjson-deck.json', ['Pyroblast']],
      ['mtgo.dek', ['Fire // Ice']],
      ['scryfall-deck.csv', []],
      ['tappedout.csv', ['Pyroblast']],
      ['untap.txt', ['Pyroblast']],
    ];
    test.each(given)('%s', (file, means) => {
      const { deck, leftOut } = deckOf(readFileSync(join(lists, file), 'utf8'));
      const led = means.includes('led');
      expect(counts(deck.main)).toEqual(led ? { Mountain: 99 } : { Mountain: 56, 'Lightning Bolt': 4 });
      expect(counts(deck.commander)).toEqual(led ? { 'Krenko, Mob Boss': 1 } : {});
      const side = means.find((word) => word !== 'led' && word !== 'maybe');
      expect(counts(deck.sideboard)).toEqual(side === undefined ? {} : { [side]: 3 });
      expect(counts(deck.maybeboard)).toEqual(means.includes('maybe') ? { Shock: 2 } : {});
      expect(leftOut.map(({ what }) => what)).toEqual(means.includes('maybe') ? ['Maybeboard'] : []);
    });

    test('cubecobra.csv', () => {
      const read = parseDecklist(readFileSync(join(lists, 'cubecobra.csv'), 'utf8'));
      expect(read.kind === 'cube' && read.cube.cards.map(({ name }) => name)).toEqual([
        'Lightning Bolt',
        'Counterspell',
      ]);
    });
  },
);
