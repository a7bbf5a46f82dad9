/** Which decks a card fits by its colours. 2006: none · 2009: 903.4c–d · 2011, 2026: 903.4, 903.5c–d */
import { type CardText, type Colour, COLOURS, ownColours } from './card-text.ts';

const BASIC_TYPES: Readonly<Record<string, Colour>> = {
  Plains: 'W',
  Island: 'U',
  Swamp: 'B',
  Mountain: 'R',
  Forest: 'G',
};

const partsOf = (card: CardText): readonly CardText[] => card.faces ?? [card];

/** Reminder text is no rules text (2011: 903.4b · 2026: 903.4c). */
const withoutReminder = (text: string): string => text.replace(/\([^()]*\)/g, '');

/** The colours of the mana symbols in a text: `{2/W}`, `{G/P}` and half mana count by their colour. */
function symbolColours(text: string): Set<Colour> {
  const symbols = [...text.matchAll(/\{([^{}]*)\}/g)].flatMap(([, symbol = '']) => symbol.split('/'));
  return new Set(COLOURS.filter((colour) => symbols.some((part) => part === colour || part === `H${colour}`)));
}

/** What counts: mana symbols alone, of the leading card those in its cost (2009: 903.4c), or color identity (2011, 2026: 903.4). */
export type ColoursBy = 'symbols' | 'identity';

/**
 * The colours by which a card is or is not allowed in a deck, all its faces together: those of the mana symbols in its cost and rules text,
 * by identity also of its colour indicator and of what it says of its own colour.
 */
export function colorIdentity(card: CardText, by: ColoursBy): ReadonlySet<Colour> {
  const parts = partsOf(card);
  const found = symbolColours(parts.map(({ manaCost = '', text }) => `${manaCost} ${withoutReminder(text)}`).join(' '));
  if (by === 'symbols') return found;
  const defined = parts.flatMap((part) => [...(part.colorIndicator ?? []), ...(ownColours(part) ?? [])]);
  return new Set(COLOURS.filter((colour) => found.has(colour) || defined.includes(colour)));
}

/** The colours that the deck of a commander may have. */
export const coloursUnder = (commander: CardText, by: ColoursBy): ReadonlySet<Colour> =>
  by === 'symbols' ? symbolColours(commander.manaCost ?? '') : colorIdentity(commander, by);

/** The colours of mana that the card's basic land types give it (2009: 903.4d · 2011, 2026: 903.5d). */
export const basicColours = ({ subtypes }: CardText): readonly Colour[] =>
  subtypes.flatMap((subtype) => BASIC_TYPES[subtype] ?? []);
