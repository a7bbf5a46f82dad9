/** The signs the app takes from the Mana font, by name. The build keeps these in the font and no others. */

export const MANA_GLYPHS: Readonly<Record<string, number>> = {
  W: 0xe600,
  U: 0xe601,
  B: 0xe602,
  R: 0xe603,
  G: 0xe604,
  C: 0xe904,
  S: 0xe619,
  X: 0xe615,
  Y: 0xe616,
  Z: 0xe617,
  T: 0xe61a,
  Q: 0xe61b,
  P: 0xe618,
  E: 0xe907,
};

/** Generic mana from 0 to 16. */
export const NUMBER_GLYPHS: readonly number[] = [
  0xe605, 0xe606, 0xe607, 0xe608, 0xe609, 0xe60a, 0xe60b, 0xe60c, 0xe60d, 0xe60e, 0xe60f, 0xe610, 0xe611, 0xe612,
  0xe613, 0xe614, 0xe62a,
];

/** Keyword abilities that a small card shows by a sign. */
export const KEYWORD_GLYPHS: Readonly<Record<string, number>> = {
  flying: 0xe952,
  trample: 0xe964,
  haste: 0xe953,
  vigilance: 0xe968,
  deathtouch: 0xe94b,
  lifelink: 0xea4b,
  defender: 0xe94c,
  reach: 0xe960,
  'first strike': 0xe950,
  'double strike': 0xe94d,
  hexproof: 0xe954,
  indestructible: 0xe95a,
  flash: 0xe951,
  menace: 0xe95d,
  shroud: 0xea88,
  protection: 0xea84,
  fear: 0xea6b,
  intimidate: 0xea75,
  islandwalk: 0xea76,
  swampwalk: 0xea8b,
  forestwalk: 0xea6e,
  mountainwalk: 0xea7b,
  plainswalk: 0xea7d,
  infect: 0xea73,
  prowess: 0xe982,
  ward: 0xe992,
  toxic: 0xe9bf,
  exalted: 0xea33,
};

export const SICK_GLYPH = 0xe96a;

/** What nearly every table shows, and what comes with the first card that shows one; `tokens.css` has a face for each. */
export const COMMON_GLYPHS: readonly number[] = [...Object.values(MANA_GLYPHS), ...NUMBER_GLYPHS, SICK_GLYPH];
export const RARER_GLYPHS: readonly number[] = Object.values(KEYWORD_GLYPHS);
