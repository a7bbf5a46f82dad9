import fc from 'fast-check';
import { expect, test } from 'vitest';
import { artImage, drawArt, type Pictured } from './art.ts';

const card = (name: string, more: Partial<Pictured> = {}): Pictured => ({
  name,
  tones: ['g'],
  types: ['creature'],
  subtypes: ['Bear'],
  faceDown: false,
  ...more,
});

test('the same card has the same picture, another card another', () => {
  expect(drawArt(card('Grizzly Bears'))).toEqual(drawArt(card('Grizzly Bears')));
  expect(drawArt(card('Grizzly Bears'))).not.toEqual(drawArt(card('Balduvian Bears')));
  const names = Array.from({ length: 60 }, (_, index) => `Bear ${index}`);
  expect(new Set(names.map((name) => drawArt(card(name)))).size).toBe(60);
});

test('a land is a landscape without a figure, a face-down card shows nothing of what it is', () => {
  const layers = (svg: string): number => svg.split('<svg').length - 2;
  expect(layers(drawArt(card('Forest', { types: ['land'], subtypes: ['Forest'] })))).toBe(1);
  expect(layers(drawArt(card('Grizzly Bears')))).toBe(2);
  const hidden = (name: string) => drawArt(card(name, { faceDown: true }));
  expect(hidden('Exalted Angel')).toEqual(hidden('Grizzly Bears'));
});

test('any name gives a whole picture that holds nothing of the name and no number that is none', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.subarray(['w', 'u', 'b', 'r', 'g', 'a', 'l'] as const),
      fc.constantFrom('creature', 'land', 'artifact', 'enchantment', 'instant', 'planeswalker', 'dungeon'),
      fc.constantFrom('Goblin', 'Wall', 'Angel', 'Aura', 'Equipment', '"><script>'),
      (name, tones, type, subtype) => {
        const pictured = { name, tones, types: [type], subtypes: [subtype], faceDown: false };
        expect(drawArt(pictured)).not.toMatch(/NaN|undefined|Infinity|script/);
        expect(artImage(pictured)).toMatch(/^url\("data:image\/svg\+xml,[^"]*"\)$/);
      },
    ),
  );
});
