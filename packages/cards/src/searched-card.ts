/** A card as a search looks at it. 2006: 200–205 · 2009, 2011, 2026: 200–208 (no rule: the search) */
import { cardColors, manaValueOf } from './card-facts.ts';
import type { CardText } from './card-text.ts';

/** Its words in small letters, those of several faces in lines. */
export interface SearchedCard {
  /** as it is printed */
  readonly fullName: string;
  /** the full name, and those of faces */
  readonly names: string;
  readonly layout: string;
  readonly type: string;
  readonly text: string;
  readonly colors: string;
  readonly manaValue: number;
  readonly power: number;
  readonly toughness: number;
  readonly year: number;
}

/** A printed number; NaN for what is none. */
export const numeric = (printed: string | undefined): number =>
  printed !== undefined && /^[+-]?\d+(\.\d+)?$/.test(printed) ? Number(printed) : Number.NaN;

/** The text of a card as a search looks at it. */
export const textOf = (card: CardText): string =>
  [card, ...(card.faces ?? [])].map(({ text }) => text.toLowerCase()).join('\n');

export function searched(card: CardText): SearchedCard {
  const faces = [card, ...(card.faces ?? [])];
  return {
    fullName: card.name,
    names: faces.map(({ name }) => name.toLowerCase()).join('\n'),
    layout: card.layout,
    type: faces.map(({ typeLine }) => typeLine.toLowerCase()).join('\n'),
    text: textOf(card),
    colors: cardColors(card).join('').toLowerCase(),
    manaValue: manaValueOf(card),
    power: numeric(card.power ?? card.faces?.[0]?.power),
    toughness: numeric(card.toughness ?? card.faces?.[0]?.toughness),
    year: Number(card.firstPrinted?.slice(0, 4) ?? Number.NaN),
  };
}
