/** Ability words: italic labels without rules meaning. 2006: 502.23, 502.34 · 2009: 206.2c · 2011, 2026: 207.2c */
const LIST = (
  "Battalion,Bloodrush,Channel,Chroma,Cohort,Constellation,Converge,Council's dilemma,Delirium,Domain,Fateful hour,Ferocious," +
  'Formidable,Grandeur,Hellbent,Heroic,Imprint,Inspired,Join forces,Kinship,Landfall,Lieutenant,Metalcraft,Morbid,Parley,' +
  'Radiance,Raid,Rally,Revolt,Spell mastery,Strive,Sweep,Tempting offer,Threshold,Will of the council,Addendum,Ascend,' +
  "Coven,Enrage,Magecraft,Adamant,Alliance,Celebration,Corrupted,Descend 4,Descend 8,Eerie,Fathomless descent,Flurry,Hero's Reward," +
  'Pack tactics,Paradox,Renew,Survival,Undergrowth,Valiant,Void,Disappear,Opus,Increment,Repartee,Vivid,Infusion'
).split(',');

/** By their words as tokens. */
export const ABILITY_WORDS: Record<string, string> = Object.fromEntries(
  LIST.map((word) => [word.replace(/'s\b/, " 's"), word]),
);
