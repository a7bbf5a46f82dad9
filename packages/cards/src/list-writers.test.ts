/** Lists that are written are read again as the same deck, but for what their form has no place for. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DeckEntry } from './deck.ts';
import { parseDecklist } from './decklist.ts';
import { nameKey } from './names.ts';
import { LIST_TARGETS, LIST_WRITERS, unheldBy, type WritableDeck } from './list-writers.ts';

const name = fc.constantFrom(
  'Shock',
  'Fire // Ice',
  "Urza's Tower",
  'Lim-Dûl the Necromancer',
  'Æther Vial',
  'R&D',
  'Krenko, Mob Boss',
  '+2 Mace',
  '1996 World Champion',
  'Kongming, "Sleeping Dragon"',
  'Hazmat Suit (Used)',
);
const entries = (least: number) =>
  fc.uniqueArray(fc.record({ count: fc.integer({ min: 1, max: 20 }), name }), {
    selector: (one) => one.name,
    minLength: least,
    maxLength: 8,
  });
const title = fc.constantFrom(
  '',
  'Burn',
  'R&D <3>',
  'Sideboard',
  '4 Shock',
  '"quoted", with a comma',
  'Deck: the deck',
);
const deck: fc.Arbitrary<WritableDeck> = fc.record({
  name: title,
  main: entries(1),
  sideboard: entries(0),
  commander: fc.oneof(fc.constant([]), fc.constant([{ count: 1, name: 'Krenko, Mob Boss' }])),
  maybeboard: entries(0),
});
/** By the names under which cards are looked up: MTGO writes one slash. */
const bare = (of: readonly Pick<DeckEntry, 'count' | 'name'>[] = []): readonly string[] =>
  of.map((one) => `${one.count} ${nameKey(one.name)}`);

test.each(LIST_TARGETS)('%s', (target) => {
  fc.assert(
    fc.property(deck, (given) => {
      const lost = new Set(unheldBy(target, given));
      const read = parseDecklist(LIST_WRITERS[target].write(given));
      if (!read.ok) throw new Error(JSON.stringify(read.faults));
      const back = read.deck;
      expect(bare(back.main)).toEqual(bare(given.main));
      expect(bare(back.commander)).toEqual(lost.has('commander') ? [] : bare(given.commander));
      expect(bare(back.sideboard)).toEqual(
        bare([...given.sideboard, ...(lost.has('commander') ? (given.commander ?? []) : [])]),
      );
      expect(bare(back.maybeboard)).toEqual(lost.has('maybeboard') ? [] : bare(given.maybeboard));
      expect(back.name ?? '').toBe(lost.has('name') ? '' : given.name);
    }),
    { numRuns: 300 },
  );
});

test('what a form has no place for is named, and nothing else', () => {
  const whole = {
    name: 'Burn',
    main: [],
    sideboard: [],
    commander: [{ count: 1, name: 'X' }],
    maybeboard: [{ count: 1, name: 'Y' }],
  };
  expect(unheldBy('mtgo', whole)).toEqual(['name', 'commander', 'maybeboard']);
  expect(unheldBy('arena', whole)).toEqual(['maybeboard']);
  expect(unheldBy('text', whole)).toEqual([]);
  expect(unheldBy('cod', { main: [], sideboard: [] })).toEqual([]);
});

test('each program gets the names as it writes them', () => {
  const split = { main: [{ count: 4, name: 'Fire // Ice' }], sideboard: [] };
  expect(LIST_WRITERS.mtgo.write(split)).toBe('4 Fire/Ice\n');
  expect(LIST_WRITERS.arena.write(split)).toBe('Deck\n4 Fire // Ice\n');
});
