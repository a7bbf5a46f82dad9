/** Cards written into the position: behind those in the zone, in a new zone, for a new player, and never into the script. */
import { mtgjsonSource } from '@rulewright/cards/node';
import { readNotation } from '@rulewright/scenario/notation';
import { describe, expect, test } from 'vitest';
import { type NewCard, withCard, ZONES } from './placing.ts';

const HEAD = 'Bears  2026\n  A: Forest ×2 | 15 life | hand: Shock\n  B: | hand: Shock';
const TEXT = `${HEAD}\n  A passes\n`;
const put = (card: Partial<NewCard>, text = TEXT, head = HEAD): string[] | undefined =>
  withCard(text, head, { card: 'Grizzly Bears', player: 'A', zone: 'battlefield', state: '', ...card })?.split('\n');

test('behind what is in the zone', () => {
  expect(put({})?.[1]).toBe('  A: Forest ×2, Grizzly Bears | 15 life | hand: Shock');
  expect(put({ zone: 'hand' })?.[1]).toBe('  A: Forest ×2 | 15 life | hand: Shock, Grizzly Bears');
});

test('in a zone that is not there yet', () => {
  expect(put({ zone: 'graveyard' })?.[1]).toBe('  A: Forest ×2 | 15 life | hand: Shock | graveyard: Grizzly Bears');
  expect(put({ player: 'B' })?.[2]).toBe('  B: Grizzly Bears | hand: Shock');
});

test('for a player who has no line yet, before the script', () => {
  const head = 'Bears  2026';
  expect(put({ player: 'B', zone: 'hand' }, `${head}\n  A passes\n`, head)).toEqual([
    head,
    '  B: hand: Grizzly Bears',
    '  A passes',
    '',
  ]);
});

test('with what is so of it, and in quotation marks where the name needs them', () => {
  expect(put({ card: 'Urborg, Tomb', state: 'tapped' })?.[1]).toContain('Forest ×2, "Urborg, Tomb" (tapped) |');
});

test('a line that goes on below is one line', () => {
  const head = 'Bears  2026\n  A: Forest ×2,\n      Bear | hand: Shock';
  expect(put({}, `${head}\n`, head)).toEqual(['Bears  2026', '  A: Forest ×2, Bear, Grizzly Bears | hand: Shock', '']);
});

test('a text without a position is left alone, and an empty one becomes a position', () => {
  expect(put({}, 'hm', '')).toBeUndefined();
  expect(put({}, ' \n', '')).toEqual(['New position  2006 2009 2011 2026', '  A: Grizzly Bears', '']);
});

test('into a zone that holds none', () => {
  const head = 'Bears  2026\n  A: none | hand: none';
  expect(put({}, `${head}\n`, head)?.[1]).toBe('  A: Grizzly Bears | hand: none');
  expect(put({ zone: 'hand' }, `${head}\n`, head)?.[1]).toBe('  A: none | hand: Grizzly Bears');
});

const npm = mtgjsonSource();
describe.skipIf(!npm.ok)('the name of every card of the npm data', () => {
  test.each(ZONES)('is read as it was put: %s', (zone) => {
    const names = npm.ok ? npm.source.names() : [];
    expect(names.length).toBeGreaterThan(16_000);
    for (let from = 0; from < names.length; from += 500) {
      const some = names.slice(from, from + 500);
      let text = '';
      let head = '';
      for (const [at, card] of some.entries()) {
        text = withCard(text, head, { card, player: at % 2 === 0 ? 'A' : 'B', zone, state: '' }) ?? '';
        head = text.trimEnd();
      }
      const read = readNotation(text);
      const sides = read.ok ? read.notation.scenarios[0]?.position.sides : undefined;
      const found = ['A', 'B'].flatMap((player) =>
        (sides?.[player]?.[zone] ?? []).map((one) => (typeof one === 'string' ? one : one.card)),
      );
      expect(found.toSorted()).toEqual(some.toSorted());
    }
  });
});
