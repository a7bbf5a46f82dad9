/** Cards written into the position: behind what is there, in a new zone, for a new player, and never into the script. */
import { expect, test } from 'vitest';
import { type NewCard, withCard } from './placing.ts';

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

test('without a position there is nothing to write into', () => {
  expect(put({}, 'hm', '')).toBeUndefined();
});
