/** The colours of card faces. They are the same by day and by night. */

export interface Palette {
  deep: string;
  mid: string;
  light: string;
  glow: string;
}

/** One letter for one colour, `a` colourless, `l` a land without a colour of its own. */
export type Tone = 'w' | 'u' | 'b' | 'r' | 'g' | 'a' | 'l';

export const PALETTES: Readonly<Record<Tone, Palette>> = {
  w: { deep: '#6e5526', mid: '#c49a45', light: '#f0d48a', glow: '#fff6da' },
  u: { deep: '#081f3d', mid: '#15508c', light: '#4fa3d8', glow: '#cdeefc' },
  b: { deep: '#100c18', mid: '#352748', light: '#7a5f95', glow: '#d9c6e6' },
  r: { deep: '#3b0b0c', mid: '#9c2015', light: '#ee6a33', glow: '#ffd98e' },
  g: { deep: '#08271a', mid: '#1d6238', light: '#6fb04f', glow: '#e6f3a2' },
  a: { deep: '#1b2127', mid: '#4c5863', light: '#98a9b6', glow: '#eaf1f5' },
  l: { deep: '#2a2520', mid: '#5a4f42', light: '#9d8d78', glow: '#efe5d3' },
};

/** Of several colours the scene has the first, the figure the second. */
export function palettesOf(tones: readonly Tone[]): { scene: Palette; figure: Palette } {
  const [first = 'a', second = first] = tones;
  return { scene: PALETTES[first], figure: PALETTES[second] };
}
