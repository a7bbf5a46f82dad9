import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildIndex, memoryReader, memorySource, openIndex } from './card-index.ts';
import { layeredSource } from './card-source.ts';
import { cardText } from './card-text.ts';

const shock = cardText([{ name: 'Shock', typeLine: 'Instant', manaCost: '{R}', text: 'Shock deals 2 damage.' }], {
  layout: 'normal',
  firstPrinted: '1998-03-02',
});
const fireIce = cardText(
  [
    { name: 'Fire', typeLine: 'Instant', manaCost: '{1}{R}' },
    { name: 'Ice', typeLine: 'Instant', manaCost: '{1}{U}' },
  ],
  { layout: 'split' },
);
const oldFace = cardText([{ name: 'Demonic Tutor', typeLine: 'Sorcery', manaCost: '{1}{B}' }], { layout: 'normal' });
const emeritus = cardText(
  [
    { name: 'Emeritus of Woe', typeLine: 'Creature — Vampire Warlock', manaCost: '{3}{B}' },
    { name: 'Demonic Tutor', typeLine: 'Sorcery', manaCost: '{1}{B}' },
  ],
  { layout: 'prepare' },
);
const bant = cardText([{ name: 'Bant', typeLine: 'Plane — Alara' }], { layout: 'plane' });

describe('finding a card', () => {
  const source = memorySource(
    'test',
    [{ card: shock }, { card: fireIce }, { card: bant, excluded: 'a plane' }],
    [{ name: 'Goblin', reason: 'a token' }],
  );

  test('by full name, front name, other half, and however typed', () => {
    expect(source.find('Shock')).toEqual(shock);
    expect(source.find('SHOCK')).toEqual(shock);
    for (const name of ['Fire // Ice', 'Fire', 'Ice', 'fire/ice']) expect(source.find(name)).toEqual(fireIce);
    expect(source.lookup('Ice')).toEqual({ kind: 'found', name: 'Fire // Ice', fit: 'other', counted: true });
  });

  test('an unknown name finds nothing', () => {
    expect(source.find('Shoc')).toBeUndefined();
    expect(source.lookup('Shocks')).toEqual({ kind: 'unknown' });
    expect(source.lookup('')).toEqual({ kind: 'unknown' });
    expect(source.find('Goblin')).toBeUndefined();
  });

  test('counted and excluded', () => {
    expect(source.names()).toEqual(['Fire // Ice', 'Shock']);
    expect(source.excluded()).toEqual([
      { name: 'Bant', reason: 'a plane' },
      { name: 'Goblin', reason: 'a token' },
    ]);
    expect(source.lookup('Bant')).toEqual({ kind: 'found', name: 'Bant', fit: 'full', counted: false });
  });

  test('two cards that a name fits equally well are ambiguous', () => {
    const half = (other: string) =>
      cardText(
        [
          { name: 'Ice', typeLine: 'Instant' },
          { name: other, typeLine: 'Instant' },
        ],
        { layout: 'split' },
      );
    const two = memorySource('test', [{ card: half('Water') }, { card: half('Steam') }]);
    expect(two.find('Ice')).toBeUndefined();
    expect(two.lookup('Ice')).toEqual({
      kind: 'ambiguous',
      names: ['Ice // Steam', 'Ice // Water'],
      fit: 'front',
      counted: true,
    });
    expect(two.find('Steam')?.name).toBe('Ice // Steam');
  });
});

describe('layers', () => {
  const upper = memorySource('upper', [{ card: emeritus }, { card: { ...shock, text: 'newer' } }]);
  const lower = memorySource('lower', [{ card: oldFace }, { card: shock }]);
  const both = layeredSource([upper, lower]);

  test('the first source that has the card gives it', () => {
    expect(both.find('shock')?.text).toBe('newer');
    expect(both.names()).toEqual(['Demonic Tutor', 'Emeritus of Woe // Demonic Tutor', 'Shock']);
  });

  test("a full name below goes before a face's name above", () => {
    expect(both.find('Demonic Tutor')).toEqual(oldFace);
    expect(upper.find('Demonic Tutor')).toEqual(emeritus);
  });
});

test('a card counted in one layer is not listed as excluded by another', () => {
  const upper = memorySource('upper', [{ card: shock, excluded: 'only promotional' }]);
  const lower = memorySource('lower', [{ card: shock }]);
  expect(layeredSource([upper, lower]).excluded()).toEqual([]);
});

describe('a damaged index is refused', () => {
  const bytes = buildIndex('test', [{ card: shock }]);

  test('cut short', () => {
    const opened = openIndex(memoryReader(bytes.subarray(0, bytes.length - 1)));
    expect(opened).toEqual({
      ok: false,
      reason: `a card index cut short: ${bytes.length - 1} bytes of ${bytes.length}`,
    });
  });

  test('not an index, or none of this version', () => {
    expect(openIndex(memoryReader(new Uint8Array(10)))).toEqual({ ok: false, reason: 'not a card index' });
    const other = new TextEncoder().encode('{"cardIndex":99}'.padEnd(600));
    expect(openIndex(memoryReader(other))).toMatchObject({ ok: false, reason: 'a card index of version 99, not 1' });
  });
});

test('every name of any set of names is found, and only those', () => {
  const name = fc.stringMatching(/^[A-Za-zéûÆ',-]{1,8}( [a-z]{1,3})?$/);
  fc.assert(
    fc.property(fc.uniqueArray(name, { maxLength: 40 }), name, (names, other) => {
      const source = memorySource(
        'test',
        names.map((each) => ({ card: cardText([{ name: each, typeLine: 'Instant' }], { layout: 'normal' }) })),
      );
      for (const each of names) expect(source.find(each)?.name).toBe(each);
      if (names.includes(other)) return;
      const answer = source.lookup(other);
      if (answer.kind === 'found') expect(answer.name.toLowerCase().normalize('NFKD')).not.toBe('');
      expect(source.names()).toEqual([...names].sort());
    }),
  );
});
