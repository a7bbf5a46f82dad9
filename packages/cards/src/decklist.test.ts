import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDecklist } from './decklist.ts';

/** The list as `count name` lines, sideboard after a bar; or its faults. */
function read(text: string): string[] {
  const result = parseDecklist(text);
  if (!result.ok) return result.faults.map((fault) => `line ${fault.line}: ${fault.reason}`);
  const lines = (entries: readonly { count: number; name: string }[]) => entries.map((e) => `${e.count} ${e.name}`);
  const { main, sideboard, commander } = result.deck;
  return [
    ...lines(main),
    ...(sideboard.length > 0 ? ['|', ...lines(sideboard)] : []),
    ...(commander ? ['commander', ...lines(commander)] : []),
  ];
}

const expected = ['4 Jackal Pup', '17 Mountain', '|', '4 Pyroblast'];

describe('plain lists', () => {
  test.each([
    ['a heading', '4 Jackal Pup\n17 Mountain\n\nSideboard\n4 Pyroblast\n'],
    ['a heading with a colon and a number', '4x Jackal Pup\n17x Mountain\nSideboard (4):\n4x Pyroblast'],
    ['an empty line', '4 Jackal Pup\n17 Mountain\n\n4 Pyroblast'],
    ['prefixes', '4 Jackal Pup\nSB: 4 Pyroblast\n17 Mountain'],
    ['a comment as heading', '// Name: Sligh\n4 Jackal Pup\n17 Mountain\n\n// Sideboard\n4 Pyroblast'],
    ['groups', 'Creatures (4)\n4 Jackal Pup\n\nLands (17)\n17 Mountain\n\nSideboard\n4 Pyroblast'],
    ['groups without a sideboard heading', 'Creatures\n4 Jackal Pup\n\nLands\n17 Mountain\n\n4 Pyroblast'],
    ['windows line ends, spaces, byte order mark', '\uFEFF  4 Jackal Pup \r\n17 Mountain\r\n \r\n4 Pyroblast\r\n'],
    ['comments', '# mine\n4 Jackal Pup\n; lands\n17 Mountain\n\n// what comes in\nSideboard\n4 Pyroblast'],
  ])('%s', (_, text) => {
    expect(read(text)).toEqual(expected);
  });

  test('empty lines inside a list with headings mean nothing', () => {
    expect(read('Deck\n4 Jackal Pup\n\n17 Mountain\n\nSideboard\n4 Pyroblast')).toEqual(expected);
    expect(read('Deck\n4 Jackal Pup\n\n36 Mountain\n\n4 Pyroblast')).toEqual([
      '4 Jackal Pup',
      '36 Mountain',
      '4 Pyroblast',
    ]);
    expect(read('Deck\n4 Jackal Pup\n\n4 Mountain')).toEqual(['4 Jackal Pup', '4 Mountain']);
  });

  test('names keep their slashes and numbers', () => {
    expect(read('4 Fire // Ice\n1 1996 World Champion\n2 Wear/Tear')).toEqual([
      '4 Fire // Ice',
      '1 1996 World Champion',
      '2 Wear/Tear',
    ]);
  });

  test('the name of the deck and the lines of its cards', () => {
    expect(parseDecklist('// Name: Sligh\n\n4 Jackal Pup')).toEqual({
      ok: true,
      kind: 'deck',
      form: 'plain',
      leftOut: [],
      deck: { name: 'Sligh', main: [{ count: 4, name: 'Jackal Pup', line: 3 }], sideboard: [] },
    });
  });
});

test('Arena', () => {
  const text =
    'About\nName Sligh\n\nDeck\n4 Jackal Pup (TMP) 183\n17 Mountain (M10) 242\n\nSideboard\n4 Pyroblast (ICE) 213★\n';
  expect(read(text)).toEqual(expected);
  expect(parseDecklist(text)).toMatchObject({ deck: { name: 'Sligh' } });
});

test('Arena with a companion, which the sideboard holds', () => {
  const deck = 'Deck\n60 Mountain (M10) 242\n\nSideboard\n1 Jegantha, the Wellspring (IKO) 222';
  expect(read(`Companion\n1 Jegantha, the Wellspring (IKO) 222\n\n${deck}`)).toEqual([
    '60 Mountain',
    '|',
    '1 Jegantha, the Wellspring',
  ]);
  expect(read('Companion\n1 Lurrus of the Dream-Den\n\nDeck\n60 Mountain')).toEqual([
    'line 2: the companion "Lurrus of the Dream-Den" is not in the sideboard',
  ]);
});

test('a commander is kept apart', () => {
  expect(read('Commander\n1 Krenko, Mob Boss\n\nDeck\n99 Mountain')).toEqual([
    '99 Mountain',
    'commander',
    '1 Krenko, Mob Boss',
  ]);
});

test.each([
  ['an empty line ends the heading', 'Commander\n1 Krenko, Mob Boss\n\n99 Mountain'],
  ['an empty line below the heading does not', 'Commander (1)\n\n1 Krenko, Mob Boss\n\n99 Mountain'],
  ['groups follow it', 'Commander\n1 Krenko, Mob Boss\nLands (99)\n99 Mountain'],
  ['a remark as heading', '// Commander\n1 Krenko, Mob Boss\n\n// Lands\n99 Mountain'],
  ['on one line', 'Commander: Krenko, Mob Boss\n99 Mountain'],
  ['as its general', 'General: 1 Krenko, Mob Boss\n99 Mountain'],
  ['marked', '1 Krenko, Mob Boss (M13) 138 *CMDR* *F*\n99 Mountain'],
  ['marked as Archidekt does', '1x Krenko, Mob Boss (m13) 138 [Commander{top}] ^Have,#37d67a^\n99 Mountain'],
])('a commander as people name it: %s', (_, list) => {
  expect(read(list)).toEqual(['99 Mountain', 'commander', '1 Krenko, Mob Boss']);
});

test('MTGO text and deck file', () => {
  expect(read('4 Jackal Pup\n17 Mountain\n\nSideboard\n4 Pyroblast')).toEqual(expected);
  const dek = `<?xml version="1.0" encoding="utf-8"?>
<Deck xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <NetDeckID>0</NetDeckID>
  <Cards CatID="1" Quantity="4" Sideboard="false" Name="Jackal Pup" Annotation="0" />
  <Cards CatID="2" Quantity="17" Sideboard="false" Name="Mountain" />
  <Cards CatID="3" Quantity="4" Sideboard="true" Name="Pyroblast" />
</Deck>`;
  expect(read(dek)).toEqual(expected);
});

test('.dec of Apprentice and Magic Workstation', () => {
  expect(read('// NAME : Sligh\n        4 Jackal Pup\n        17 Mountain\nSB:  4 Pyroblast')).toEqual(expected);
  expect(read('    4 [TE] Jackal Pup\n    17 [TE] Mountain (2)\nSB: 4 [IA] Pyroblast')).toEqual(expected);
});

test('.dck of Forge', () => {
  const text =
    '[metadata]\nName=Sligh\nDescription=Fast, and\n[Main]\n4 Jackal Pup|TMP\n17 Mountain+|M10|3\n[Sideboard]\n4 Pyroblast|ICE|1';
  expect(read(text)).toEqual(expected);
  expect(parseDecklist(text)).toMatchObject({ deck: { name: 'Sligh' } });
});

test('.dck of XMage', () => {
  const text =
    'NAME:Sligh\nAUTHOR:me\n4 [TMP:183] Jackal Pup\n17 [M10:242] Mountain\nSB: 4 [ICE:213] Pyroblast\nLAYOUT MAIN:(1,1)(NONE,false,50)|([TMP:183],)\nLAYOUT SIDEBOARD:(0,0)';
  expect(read(text)).toEqual(expected);
});

describe('.cod of Cockatrice', () => {
  const cod = (zones: string) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<cockatrice_deck version="1">\n<deckname>Lim-D&#251;l &amp; me</deckname>\n<comments></comments>\n${zones}</cockatrice_deck>\n`;

  test('zones', () => {
    const text = cod(
      '<zone name="main">\n<card number="4" name="Jackal Pup"/>\n<card number="17" name="Mountain"/>\n</zone>\n<zone name="side"><card number="4" name="Pyroblast"/></zone><zone name="tokens"><card number="1" name="Goblin"/></zone>',
    );
    expect(read(text)).toEqual(expected);
    expect(parseDecklist(text)).toMatchObject({
      deck: { name: 'Lim-Dûl & me', main: [{ line: 6 }, { line: 7 }] },
    });
  });

  test('what is wrong is named with its line', () => {
    expect(read(cod('<zone name="main"><card number="0" name="Shock"/></zone>'))).toEqual([
      'line 5: the number of cards is not at least 1',
    ]);
    expect(read(cod('<zone name="heap"/>'))).toEqual(['line 5: the zone "heap" is not one of a deck\'s']);
    expect(read('<cockatrice_deck version="1">\n<zone name="main">\n<card number="4" name="Shock"/>')).toEqual([
      'line 3: the XML is not well formed: Missing end tag for element zone. It may be cut short: export it again',
    ]);
    expect(read('<page>\n</page>')).toEqual(['line 1: XML, but neither a Cockatrice nor an MTGO deck']);
    expect(read('<cockatrice_deck\n<zone')).toEqual([expect.stringMatching(/^line 2: the XML is not well formed/)]);
  });
});

describe('what cannot be read is refused with its line', () => {
  test.each([
    [
      'a line without a number',
      '4 Shock\nLightning Bolt',
      ['line 2: not a number of cards and a name: "Lightning Bolt"'],
    ],
    ['no copies', '0 Shock', ['line 1: the number of cards is not at least 1']],
    ['too many', '4000 Shock', ['line 1: the number of cards is more than 1000']],
    ['nothing', '', ['line 1: the list has no cards in its main deck']],
    ['only a sideboard', 'Sideboard\n4 Shock', ['line 1: the list has no cards in its main deck']],
    ['an unknown section', '4 Shock\n[heap]\n1 Bant', ["line 2: the section [heap] is not one of a deck's"]],
    [
      'several empty lines without headings',
      '4 Shock\n\n4 Opt\n\n4 Duress',
      ['line 5: empty lines divide the list, but not clearly: put a line "Sideboard" before the sideboard'],
    ],
    [
      'a second part too large for a sideboard',
      '4 Shock\n\n16 Mountain',
      ['line 3: empty lines divide the list, but not clearly: put a line "Sideboard" before the sideboard'],
    ],
  ])('%s', (_, text, faults) => {
    expect(read(text)).toEqual(faults);
  });

  test('all faults are reported', () => {
    expect(read('Shock\n4 Opt\nDuress')).toHaveLength(2);
  });
});

describe('for any text and any deck', () => {
  test('reading never throws, and refuses or gives cards', () => {
    const bits = fc.constantFrom(
      '4 Shock',
      '\n',
      'Sideboard',
      'SB: ',
      '[',
      ']',
      '<',
      'zone',
      '"',
      '//',
      '(M10)',
      '|',
      '&#',
      ' ',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(bits).map((parts) => parts.join('')),
        ),
        (text) => {
          const result = parseDecklist(text);
          if (result.ok) expect(result.deck.main.length).toBeGreaterThan(0);
          else expect(result.faults.length).toBeGreaterThan(0);
        },
      ),
    );
  });

  const name = fc.constantFrom('Shock', 'Fire // Ice', "Urza's Tower", 'Lim-Dûl the Necromancer', 'Æther Vial', 'R&D');
  const part = (least: number) =>
    fc.array(fc.tuple(fc.integer({ min: 1, max: 20 }), name), { minLength: least, maxLength: 8 });
  const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&apos;');
  type Part = readonly (readonly [number, string])[];
  const writers: Record<string, (main: Part, side: Part) => string> = {
    plain: (main, side) => `${lines(main)}\nSideboard\n${lines(side)}`,
    arena: (main, side) =>
      `Deck\n${lines(main, (n) => `${n} (M10) 12`)}\n\nSideboard\n${lines(side, (n) => `${n} (ICE) 3`)}`,
    dec: (main, side) => `${lines(main)}\n${side.map(([count, n]) => `SB: ${count} ${n}`).join('\n')}`,
    forge: (main, side) => `[metadata]\nName=x\n[Main]\n${lines(main, (n) => `${n}|M10`)}\n[Sideboard]\n${lines(side)}`,
    xmage: (main, side) =>
      `${lines(main, (n) => `[M10:1] ${n}`)}\n${side.map(([c, n]) => `SB: ${c} [M10:2] ${n}`).join('\n')}`,
    cockatrice: (main, side) =>
      `<cockatrice_deck version="1">${zone('main', main)}${zone('side', side)}</cockatrice_deck>`,
    mtgo: (main, side) => `<Deck>${dek(main, 'false')}${dek(side, 'true')}</Deck>`,
  };
  const lines = (of: Part, dress = (n: string) => n) => of.map(([count, n]) => `${count} ${dress(n)}`).join('\n');
  const zone = (id: string, of: Part) =>
    `<zone name="${id}">${of.map(([count, n]) => `<card number="${count}" name="${xml(n)}"/>`).join('')}</zone>`;
  const dek = (of: Part, side: string) =>
    of.map(([count, n]) => `<Cards Quantity="${count}" Sideboard="${side}" Name="${xml(n)}" />`).join('\n');

  test.each(Object.entries(writers))('%s gives back what was written', (_, write) => {
    fc.assert(
      fc.property(part(1), part(0), (main, side) => {
        const result = parseDecklist(write(main, side));
        if (!result.ok) throw new Error(JSON.stringify(result.faults));
        const pairs = (entries: readonly { count: number; name: string }[]) => entries.map((e) => [e.count, e.name]);
        expect(pairs(result.deck.main)).toEqual(main);
        expect(pairs(result.deck.sideboard)).toEqual(side);
      }),
    );
  });
});
