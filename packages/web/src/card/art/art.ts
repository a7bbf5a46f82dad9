/** A picture for every card, drawn from its colours, types and name: the same card has the same picture everywhere. */
import { figureOf } from './figures.ts';
import { type Palette, PALETTES, palettesOf, type Tone } from './palette.ts';
import { backdrop, landscape } from './scenes.ts';
import { drawFrom } from './seed.ts';
import { disc, line, ring, times } from './shapes.ts';
import { thingOf } from './things.ts';

/** What a picture is made from. Types are in lower case. */
export interface Pictured {
  name: string;
  tones: readonly Tone[];
  types: readonly string[];
  subtypes: readonly string[];
  faceDown: boolean;
}

/**
 * The picture as one SVG document: the scene covers its room, whatever its shape, and the figure stands in it whole; a landscape has none.
 * A browser lays out a document of its own for every picture, so there is one for both.
 */
const picture = (scene: string, figure = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg"><svg viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice">${scene}</svg>${figure && `<svg y="5%" height="88%" viewBox="0 0 100 100">${figure}</svg>`}</svg>`;

const FACE_DOWN: Palette = PALETTES.l;

/** The back of things: a ruler on each side, a lamp in the middle. */
const back = (): string =>
  picture(
    `<rect x="-60" y="-60" width="220" height="220" fill="${FACE_DOWN.deep}"/>${times(24, (i) => line(`M8 ${i * 8 - 44}h${i % 4 === 0 ? 9 : 5}M92 ${i * 8 - 44}h-${i % 4 === 0 ? 9 : 5}`, FACE_DOWN.mid, 1))}`,
    ring(50, 50, 20, FACE_DOWN.light, 1.6) +
      line('M50 24v52M24 50h52', FACE_DOWN.mid, 1.2) +
      disc(50, 50, 5, '#ffc24b'),
  );

/** Draws the picture of a card, as SVG. Nothing of the name stands in it. */
export function drawArt(card: Pictured): string {
  if (card.faceDown) return back();
  const draw = drawFrom(`${card.name}/${card.subtypes.join(' ')}`);
  const { scene, figure } = palettesOf(card.tones);
  const tone = card.tones[0] ?? 'a';
  const is = (type: string): boolean => card.types.includes(type);
  if (is('land') && !is('creature')) return picture(landscape(tone, scene, draw));
  const behind = backdrop(scene, draw);
  return picture(behind, is('creature') ? figureOf(card.subtypes, figure, draw) : thingOf(card, tone, figure, draw));
}

const MOST_KEPT = 600;
const kept = new Map<string, string>();

/** The picture as a CSS image, drawn once. */
export function artImage(card: Pictured): string {
  const key = JSON.stringify([card.name, card.tones, card.types, card.subtypes, card.faceDown]);
  const known = kept.get(key);
  if (known !== undefined) return known;
  const image = `url("data:image/svg+xml,${encodeURIComponent(drawArt(card))}")`;
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, image);
  return image;
}
