/** A card as text, whatever file it came from: what the compiler reads. 2006: 201–212 · 2009: 200–210 · 2011: 200–211 · 2026: 200–212 */

/**
 * How the faces or halves of a card relate. `double-faced` turns over in play (transforms), `modal-double-faced` is cast
 * or played as either face. The one-face layouts after `leveler` mark cards whose text box has a structure of its own.
 */
export const CARD_LAYOUTS = [
  'normal',
  'leveler',
  'split',
  'flip',
  'double-faced',
  'modal-double-faced',
  'meld',
  'aftermath',
  'adventure',
  'omen',
  'prepare',
  'room',
  'saga',
  'class',
  'case',
  'mutate',
  'prototype',
  'battle',
  'station',
  'vanguard',
  'plane',
  'phenomenon',
  'scheme',
  'dungeon',
] as const;
export type CardLayout = (typeof CARD_LAYOUTS)[number];

/** What a meld card says about the pair: the two cards that meld, and the name of what they become. */
export interface MeldPair {
  readonly parts: readonly [string, string];
  readonly result: string;
}

/**
 * One card, or one face or half of a card.
 *
 * A card with `faces` repeats on itself what it shows in a library: of a `split`, `aftermath` or `room` card both halves
 * together (types united, no mana cost); of every other layout the front or main face. Its `text` is always the faces' texts
 * joined by a line `//`. A compiler reads the faces and takes `layout` and `name` from the card.
 */
export interface CardText {
  /** the full name: `Fire // Ice`; of a face its own: `Fire` */
  readonly name: string;
  readonly layout: CardLayout;
  /** symbols in braces, as printed: `{2}{W/U}`. Absent where no mana cost is printed */
  readonly manaCost?: string;
  /** colour letters in WUBRG order, where the mana cost and the text do not already say the colour */
  readonly colorIndicator?: readonly ('W' | 'U' | 'B' | 'R' | 'G')[];
  /** the words of the type line as printed: `Legendary` */
  readonly supertypes: readonly string[];
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  /** `Legendary Creature — Elf Warrior` */
  readonly typeLine: string;
  /** rules text with reminder text, one paragraph a line; empty where nothing is printed */
  readonly text: string;
  /** as printed: `2`, `*`, `1+*` */
  readonly power?: string;
  readonly toughness?: string;
  readonly loyalty?: string;
  readonly defense?: string;
  /** vanguard cards only, with sign: `+1`, `-8` */
  readonly handModifier?: string;
  readonly lifeModifier?: string;
  /** in printed order, front or left first; never with one element, never nested */
  readonly faces?: readonly CardText[];
  readonly meld?: MeldPair;
  /** `YYYY-MM-DD` of the earliest printing outside promotional and silver-bordered sets; absent where the source does not know */
  readonly firstPrinted?: string;
  /** the expansion of that printing: `Homelands`; absent where the source does not know */
  readonly firstIn?: string;
  /** other names this card is known by, of older lists or other printings */
  readonly legacyNames?: readonly string[];
}
