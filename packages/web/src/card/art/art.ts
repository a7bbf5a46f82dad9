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

/** Two layers as SVG documents: the scene covers its room, the figure fits into it. A landscape has no figure. */
export interface Art {
  scene: string;
  figure: string | null;
}

const document = (inner: string, fit: 'slice' | 'meet'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid ${fit}">${inner}</svg>`;

const FACE_DOWN: Palette = PALETTES.l;

/** The back of things: a ruler on each side, a lamp in the middle. */
const back = (): Art => ({
  scene: document(
    `<rect x="-60" y="-60" width="220" height="220" fill="${FACE_DOWN.deep}"/>${times(24, (i) => line(`M8 ${i * 8 - 44}h${i % 4 === 0 ? 9 : 5}M92 ${i * 8 - 44}h-${i % 4 === 0 ? 9 : 5}`, FACE_DOWN.mid, 1))}`,
    'slice',
  ),
  figure: document(
    ring(50, 50, 20, FACE_DOWN.light, 1.6) +
      line('M50 24v52M24 50h52', FACE_DOWN.mid, 1.2) +
      disc(50, 50, 5, '#ffc24b'),
    'meet',
  ),
});

/** Draws the picture of a card. Plain text: nothing of the name stands in it. */
export function drawArt(card: Pictured): Art {
  if (card.faceDown) return back();
  const draw = drawFrom(`${card.name}/${card.subtypes.join(' ')}`);
  const { scene, figure } = palettesOf(card.tones);
  const tone = card.tones[0] ?? 'a';
  const is = (type: string): boolean => card.types.includes(type);
  if (is('land') && !is('creature')) return { scene: document(landscape(tone, scene, draw), 'slice'), figure: null };
  const behind = document(backdrop(scene, draw), 'slice');
  const drawn = is('creature') ? figureOf(card.subtypes, figure, draw) : thingOf(card, tone, figure, draw);
  return { scene: behind, figure: document(drawn, 'meet') };
}

const url = (svg: string): string => `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;

const MOST_KEPT = 600;
const kept = new Map<string, { scene: string; figure: string }>();

/** The picture's layers as CSS images, drawn once; `none` for a figure that is not there. */
export function artImages(card: Pictured): { scene: string; figure: string } {
  const key = JSON.stringify([card.name, card.tones, card.types, card.subtypes, card.faceDown]);
  const known = kept.get(key);
  if (known) return known;
  const { scene, figure } = drawArt(card);
  const images = { scene: url(scene), figure: figure === null ? 'none' : url(figure) };
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, images);
  return images;
}
