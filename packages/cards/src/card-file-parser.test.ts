import { describe, expect, test } from 'vitest';
import { createCardFileParser } from './card-file-parser.ts';

/** Reads a text in chunks of a size. */
function read(text: string, chunkSize = 1 << 20) {
  const bytes = new TextEncoder().encode(text);
  const parser = createCardFileParser();
  for (let at = 0; at < bytes.length; at += chunkSize) if (!parser.write(bytes.subarray(at, at + chunkSize))) break;
  return parser.end();
}

function cardsOf(text: string, chunkSize?: number) {
  const result = read(text, chunkSize);
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return result;
}

const elf = {
  object: 'card',
  name: 'Test Elf',
  layout: 'normal',
  mana_cost: '{G}',
  type_line: 'Creature — Elf',
  oracle_text: 'Reach',
  power: '1',
  toughness: '*',
  colors: ['G'],
  released_at: '2020-01-02',
};
const transforming = {
  object: 'card',
  name: 'Day // Night',
  layout: 'transform',
  type_line: 'Creature — Elf // Creature — Wolf',
  released_at: '2021-01-01',
  card_faces: [
    {
      name: 'Day',
      mana_cost: '{1}{G}',
      type_line: 'Creature — Elf',
      oracle_text: 'One.',
      power: '1',
      toughness: '1',
      loyalty: null,
    },
    {
      name: 'Night',
      mana_cost: '',
      type_line: 'Creature — Wolf',
      oracle_text: 'Two.',
      power: '3',
      toughness: '3',
      color_indicator: ['G'],
    },
  ],
};

describe('Scryfall', () => {
  test('a list, cut anywhere', () => {
    const text = JSON.stringify([elf, transforming], undefined, 1);
    const whole = cardsOf(text);
    expect(whole.cards.map(({ card }) => card)).toEqual([
      {
        name: 'Test Elf',
        layout: 'normal',
        manaCost: '{G}',
        supertypes: [],
        types: ['Creature'],
        subtypes: ['Elf'],
        typeLine: 'Creature — Elf',
        text: 'Reach',
        power: '1',
        toughness: '*',
        firstPrinted: '2020-01-02',
      },
      expect.objectContaining({ name: 'Day // Night', layout: 'double-faced', manaCost: '{1}{G}', power: '1' }),
    ]);
    const back = whole.cards[1]?.card.faces?.[1];
    expect(back).toMatchObject({ name: 'Night', colorIndicator: ['G'] });
    expect(back).not.toHaveProperty('manaCost');
    for (const size of [1, 7, 64]) expect(cardsOf(text, size)).toEqual(whole);
  });

  test('one card a line, with and without brackets; a list as the web interface gives it', () => {
    const expected = cardsOf(JSON.stringify([elf, transforming]));
    const lines = [elf, transforming].map((card) => JSON.stringify(card));
    expect(cardsOf(`[\n${lines.join(',\n')}\n]\n`)).toEqual(expected);
    expect(cardsOf(`${lines.join('\n')}\n`)).toEqual(expected);
    expect(cardsOf(`{"object":"list","has_more":false,"data":[${lines.join(',')}]}`)).toEqual(expected);
  });

  test('what is no card, and what is not counted', () => {
    const result = cardsOf(
      JSON.stringify([
        elf,
        { ...elf, name: 'Goblin', layout: 'token' },
        { ...elf, name: 'Odd Elf', border_color: 'silver' },
        { ...elf, name: 'Round Elf', layout: 'spherical' },
        { ...elf, name: 'Twin' },
        { ...elf, name: 'Twin' },
        { ...elf, name: 'Hidden\u202eElf' },
        { ...elf, name: 'Written Elf', oracle_text: 'Draw\u001b[31m a card.' },
        { ...elf, name: 'Somewhere', layout: 'planar', type_line: 'Plane — Alara' },
      ]),
    );
    expect(result.absent).toEqual([
      { name: 'Goblin', reason: 'a token' },
      { name: 'Round Elf', reason: 'a card of the layout spherical' },
      { name: 'Hidden\\u202eElf', reason: 'it holds characters that are not seen' },
      { name: 'Written Elf', reason: 'it holds characters that are not seen' },
      { name: 'Twin', reason: 'several cards of one name' },
    ]);
    expect(result.cards.map(({ card, excluded }) => [card.name, excluded])).toEqual([
      ['Test Elf', undefined],
      ['Odd Elf', 'a card of a silver-bordered set'],
      ['Somewhere', 'a plane card'],
    ]);
  });

  test.each([
    ['split', ['Enchantment — Room', 'Enchantment — Room'], '', 'room'],
    ['split', ['Instant', 'Sorcery'], 'Aftermath (Cast it.)', 'aftermath'],
    ['split', ['Instant', 'Sorcery'], 'Draw a card.', 'split'],
    ['adventure', ['Creature — Elf', 'Sorcery — Omen'], '', 'omen'],
    ['adventure', ['Creature — Elf', 'Sorcery — Adventure'], '', 'adventure'],
    ['modal_dfc', ['Creature — Elf', 'Land'], '', 'modal-double-faced'],
  ])('the layout %s of %s', (layout, [front, back], text, expected) => {
    const faces = [
      { name: 'A', type_line: front, oracle_text: '' },
      { name: 'B', type_line: back, oracle_text: text },
    ];
    const { cards } = cardsOf(JSON.stringify([{ name: 'A // B', layout, card_faces: faces }]));
    expect(cards[0]?.card.layout).toBe(expected);
  });
});

describe('printings of Scryfall', () => {
  const printing = (over: object) => ({ ...elf, oracle_id: 'elf', ...over });
  const night = {
    ...transforming,
    oracle_id: 'night',
    lang: 'fr',
    card_faces: transforming.card_faces.map((face, at) => ({ ...face, printed_name: ['Jour', 'Nuit'][at] })),
  };

  test('are one card, of the earliest date that counts, with its names in other languages', () => {
    const { cards, absent, foreign } = cardsOf(
      JSON.stringify([
        printing({ lang: 'de', printed_name: 'Prüfelf', released_at: '2019-01-01' }),
        printing({ lang: 'en', released_at: '2020-01-02' }),
        printing({ lang: 'en', released_at: '2018-05-05' }),
        printing({ lang: 'en', released_at: '2010-01-01', set_type: 'memorabilia' }),
        printing({ lang: 'ja', printed_name: '試験エルフ' }),
        printing({ lang: 'de', printed_name: 'Prüfelf' }),
        night,
        { ...transforming, oracle_id: 'night', lang: 'en' },
      ]),
    );
    expect(cards.map(({ card, excluded }) => [card.name, card.firstPrinted, excluded])).toEqual([
      ['Test Elf', '2018-05-05', undefined],
      ['Day // Night', '2021-01-01', undefined],
    ]);
    expect(absent).toEqual([]);
    expect(foreign).toEqual([
      ['Prüfelf', 'Test Elf'],
      ['試験エルフ', 'Test Elf'],
      ['Jour', 'Day // Night'],
      ['Nuit', 'Day // Night'],
      ['Jour // Nuit', 'Day // Night'],
    ]);
  });

  test('count as soon as one of them does', () => {
    const { cards } = cardsOf(
      JSON.stringify([
        printing({ border_color: 'silver', released_at: '2001-01-01' }),
        printing({ released_at: '2020-01-02' }),
      ]),
    );
    expect(cards).toEqual([{ card: expect.objectContaining({ firstPrinted: '2020-01-02' }), excluded: undefined }]);
  });
});

describe('MTGJSON since version 5', () => {
  const face = (over: object) => ({
    name: 'Test Elf',
    layout: 'normal',
    type: 'Creature — Elf',
    manaCost: '{G}',
    ...over,
  });

  test('AtomicCards', () => {
    const half = { name: 'Fire // Ice', layout: 'split', type: 'Instant' };
    const data = {
      'Test Elf': [face({ power: '1', toughness: '1', text: 'Reach', colors: ['G'] })],
      'Fire // Ice': [
        { ...half, side: 'b', faceName: 'Ice', manaCost: '{1}{U}' },
        { ...half, side: 'a', faceName: 'Fire', manaCost: '{1}{R}' },
      ],
      Funny: [face({ name: 'Funny', isFunny: true })],
    };
    const { cards } = cardsOf(JSON.stringify({ meta: { date: '2026-01-01', version: '5.2.2' }, data }));
    expect(cards.map(({ card, excluded }) => [card.name, card.layout, excluded])).toEqual([
      ['Test Elf', 'normal', undefined],
      ['Fire // Ice', 'split', undefined],
      ['Funny', 'normal', 'a card of a silver-bordered set'],
    ]);
    expect(cards[1]?.card.faces?.map((each) => each.name)).toEqual(['Fire', 'Ice']);
  });

  test('meld cards are three cards', () => {
    const meld = (own: string, side: string, faceName = own) => ({
      name: `${own} // Whole`,
      faceName,
      side,
      layout: 'meld',
      type: 'Creature — Elf',
    });
    const data = {
      'Upper // Whole': [meld('Upper', 'a'), meld('Upper', 'b', 'Whole')],
      'Lower // Whole': [meld('Lower', 'a'), meld('Lower', 'b', 'Whole')],
    };
    const { cards } = cardsOf(JSON.stringify({ data, meta: {} }));
    expect(cards.map(({ card }) => card.name).sort()).toEqual(['Lower', 'Upper', 'Whole']);
    for (const { card } of cards) expect(card.meld).toEqual({ parts: ['Lower', 'Upper'], result: 'Whole' });
  });

  test('AllPrintings: the first printing outside promotional sets', () => {
    const set = (code: string, type: string, releaseDate: string, cards: object[]) => ({
      name: code,
      code,
      type,
      releaseDate,
      cards,
    });
    const data = {
      PRM: set('PRM', 'promo', '1995-01-01', [face({}), face({ name: 'Only Here' })]),
      ONE: set('ONE', 'expansion', '2023-02-03', [face({})]),
      TWO: set('TWO', 'expansion', '2022-02-03', [face({}), face({})]),
    };
    const { cards } = cardsOf(JSON.stringify({ meta: {}, data }));
    expect(cards.map(({ card, excluded }) => [card.name, card.firstPrinted, excluded])).toEqual([
      ['Test Elf', '2022-02-03', undefined],
      ['Only Here', undefined, 'printed in promotional sets only'],
    ]);
  });
});

test('MTGJSON version 3', () => {
  const set = (type: string, releaseDate: string, text: string) => ({
    name: 'A Set',
    code: 'SET',
    type,
    border: 'black',
    releaseDate,
    cards: [{ name: 'Test Elf', layout: 'normal', type: 'Creature — Elf', manaCost: '{G}', colors: ['Green'], text }],
  });
  const sets = {
    OLD: set('expansion', '1996-01-01', 'old'),
    NEW: set('core', '2010-01-01', 'new'),
    PRO: set('promo', '2011-01-01', 'promotional'),
  };
  const { cards } = cardsOf(JSON.stringify(sets));
  expect(cards).toHaveLength(1);
  expect(cards[0]?.card).toMatchObject({ name: 'Test Elf', text: 'new', firstPrinted: '1996-01-01' });
  const [slip] = cardsOf(
    JSON.stringify({ NEW: set('core', '2010-01-01', 'Flying\n{T}: Add {G} to your mana pool') }),
  ).cards;
  expect(slip?.card.text).toBe('Flying\n{T}: Add {G} to your mana pool.');
});

describe('a file that cannot be read is refused with its place', () => {
  const fault = (text: string, chunkSize?: number) => {
    const result = read(text, chunkSize);
    return result.ok ? undefined : result.fault;
  };

  test('cut short', () => {
    const text = JSON.stringify([elf, transforming], undefined, 1);
    expect(fault(text.slice(0, -20))).toMatchObject({ reason: expect.stringMatching(/^not valid JSON/) });
    for (let length = 1; length < text.length; length += 13) expect(fault(text.slice(0, length))).toBeDefined();
  });

  test('not JSON: line and offset, whatever the chunks', () => {
    const lines = [
      ...Array.from({ length: 40 }, (_, n) => JSON.stringify({ ...elf, name: `Elf ${n}` })),
      '{"name": oops}',
    ];
    const text = `[\n${lines.join(',\n')}\n]`;
    for (const size of [1, 100, 5000, 1 << 20]) {
      expect(fault(text, size)).toMatchObject({ line: 42, reason: expect.stringMatching(/^not valid JSON/) });
    }
  });

  test('a record that is no card', () => {
    const text = `[\n${JSON.stringify(elf)},\n{"name": "Broken", "layout": 7}\n]`;
    expect(fault(text)).toMatchObject({ line: 3, reason: expect.stringMatching(/^"Broken": layout: /) });
    expect(fault('{"ABC": {"name": "x"}}')).toMatchObject({ line: 1, reason: expect.stringContaining('code') });
  });

  test.each([
    ['', 'an empty file'],
    ['   \n', 'an empty file'],
    ['Shock', 'not a card file: neither a JSON list nor a JSON object'],
    ['<html></html>', 'not a card file: neither a JSON list nor a JSON object'],
  ])('%j', (text, reason) => {
    expect(fault(text)).toEqual({ reason });
  });

  test('a list of nothing', () => {
    expect(fault('[]')).toMatchObject({ reason: expect.stringContaining('the file has no cards') });
  });
});
