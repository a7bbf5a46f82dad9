/** Which cards a set has, and what is in a booster of it. */

export const RARITIES = ['common', 'uncommon', 'rare', 'mythic rare'] as const;
export type Rarity = (typeof RARITIES)[number];

/** Cards that are printed together: those of a rarity, and in some sets those of a rarity apart from the others. */
export const SHEET_KINDS = ['', 'timeshifted ', 'double faced '] as const;
export type Sheet = `${(typeof SHEET_KINDS)[number]}${Rarity}`;

/** One card of a booster: of one of these sheets. */
export type Slot = readonly [Sheet, ...Sheet[]];

export interface CardSet {
  /** `ICE` */
  readonly code: string;
  readonly name: string;
  /** `YYYY-MM-DD` */
  readonly released: string;
  /** without basic lands, tokens and advertising */
  readonly booster: readonly Slot[];
  /** each card once, by the name of its front face, in the order of the set; without basic lands */
  readonly cards: readonly { readonly name: string; readonly sheet: Sheet }[];
}

/** The sets there are, or why there are none. */
export type SetsResult =
  | { readonly ok: true; readonly sets: readonly CardSet[] }
  | { readonly ok: false; readonly file: string; readonly reason: string };

const SHEETS: ReadonlySet<string> = new Set(
  SHEET_KINDS.flatMap((kind) => RARITIES.map((rarity) => `${kind}${rarity}`)),
);
const isSheet = (word: string): word is Sheet => SHEETS.has(word);

export const rarityOf = (sheet: Sheet): Rarity =>
  RARITIES.find((rarity) => SHEET_KINDS.some((kind) => sheet === `${kind}${rarity}`)) ?? 'common';

/** A card of a set as a file tells it. */
export interface Printed {
  readonly name: string;
  readonly rarity: string;
  readonly timeshifted: boolean;
  readonly doubleFaced: boolean;
}

/**
 * A set from what a file says of it: `words` are what is in a booster, a list where it is one of several. Undefined: it has no boosters that
 * can be opened here.
 */
export function cardSet(
  about: Pick<CardSet, 'code' | 'name' | 'released'>,
  words: readonly (string | readonly string[])[],
  printed: readonly Printed[],
): CardSet | undefined {
  const slots = words.map((word) => (typeof word === 'string' ? [word] : word));
  const named = slots.flat().map((word) => word.replace(/^foil /, ''));
  /** whether the set's boosters keep such cards apart */
  const apart = (kind: string): boolean => named.some((word) => word.startsWith(kind));
  const cards = new Map<string, Sheet>();
  for (const { name, rarity, timeshifted, doubleFaced } of printed) {
    const kind =
      timeshifted && apart('timeshifted')
        ? 'timeshifted '
        : doubleFaced && apart('double faced')
          ? 'double faced '
          : '';
    const sheet = `${kind}${rarity.toLowerCase()}`;
    if (isSheet(sheet) && !cards.has(name)) cards.set(name, sheet);
  }
  const present = new Set(cards.values());
  const sheetsOf = (word: string): Sheet[] => {
    const plain = word.replace(/^foil /, '');
    const wanted = plain === 'double faced' ? RARITIES.map((rarity): Sheet => `double faced ${rarity}`) : [plain];
    return wanted.filter((sheet): sheet is Sheet => isSheet(sheet) && present.has(sheet));
  };
  const booster = slots.flatMap((slot): Slot[] => {
    const [first, ...others] = slot.flatMap(sheetsOf);
    return first === undefined ? [] : [[first, ...others]];
  });
  if (booster.length === 0) return undefined;
  return {
    ...about,
    booster: withRares(booster, present),
    cards: [...cards].map(([name, sheet]) => ({ name, sheet })),
  };
}

/** In sets of the first years whose boosters have no place for the rares, these were printed among the uncommons. */
function withRares(booster: readonly Slot[], present: ReadonlySet<Sheet>): readonly Slot[] {
  if (!present.has('rare') || booster.some((slot) => slot.includes('rare'))) return booster;
  return booster.map((slot) => (slot.includes('uncommon') ? [...slot, 'rare'] : slot));
}
