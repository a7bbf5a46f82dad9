import fc from 'fast-check';
import { expect, test } from 'vitest';
import { artImages, drawArt, type Pictured } from './art.ts';

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
  expect(new Set(names.map((name) => drawArt(card(name)).scene + drawArt(card(name)).figure)).size).toBe(60);
});

test('a land is a landscape without a figure, a face-down card shows nothing of what it is', () => {
  expect(drawArt(card('Forest', { types: ['land'], subtypes: ['Forest'] })).figure).toBe(null);
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
        const { scene, figure } = drawArt({ name, tones, types: [type], subtypes: [subtype], faceDown: false });
        for (const svg of [scene, figure ?? '']) expect(svg).not.toMatch(/NaN|undefined|Infinity|script/);
        expect(artImages({ name, tones, types: [type], subtypes: [subtype], faceDown: false }).scene).toMatch(
          /^url\("data:image\/svg\+xml,[^"]*"\)$/,
        );
      },
    ),
  );
});
