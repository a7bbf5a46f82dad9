/** Which decks a card fits by its colours. 2006: none · 2009: 903.4c–d · 2011, 2026: 903.4, 903.5c–d */
import { type EditionName } from '@rulewright/engine';
import { type CardText, type Colour, COLOURS, ownColours } from './card-text.ts';

const BASIC_TYPES: Readonly<Record<string, Colour>> = { Plains: 'W', Island: 'U', Swamp: 'B', Mountain: 'R', Forest: 'G' };

const partsOf = (card: CardText): readonly CardText[] => card.faces ?? [card];

/** Reminder text is no rules text (2011: 903.4b · 2026: 903.4c). */
const withoutReminder = (text: string): string => text.replace(/\([^()]*\)/g, '');

/** The colours of the mana symbols in a text: `{2/W}`, `{G/P}` and half mana count by their colour. */
function symbolColours(text: string): Set<Colour> {
  const symbols = [...text.matchAll(/\{([^{}]*)\}/g)].flatMap(([, symbol = '']) => symbol.split('/'));
  return new Set(COLOURS.filter((colour) => symbols.some((part) => part === colour || part === `H${colour}`)));
}

/**
 * The colours by which a card is or is not allowed in a deck, all its faces together: those of the mana symbols in its cost and rules text,
 * since 2011 also of its colour indicator and of what it says of its own colour.
 */
export function colorIdentity(card: CardText, edition: EditionName): ReadonlySet<Colour> {
  const parts = partsOf(card);
  const found = symbolColours(parts.map(({ manaCost = '', text }) => `${manaCost} ${withoutReminder(text)}`).join(' '));
  if (edition === '2009-10') return found;
  const defined = parts.flatMap((part) => [...(part.colorIndicator ?? []), ...(ownColours(part) ?? [])]);
  return new Set(COLOURS.filter((colour) => found.has(colour) || defined.includes(colour)));
}

/** The colours that a commander's deck may have; in 2009 those of its mana cost alone (2009: 903.4c). */
export const coloursUnder = (commander: CardText, edition: EditionName): ReadonlySet<Colour> =>
  edition === '2009-10' ? symbolColours(commander.manaCost ?? '') : colorIdentity(commander, edition);

/** The colours of mana that the card's basic land types give it (2009: 903.4d · 2011, 2026: 903.5d). */
export const basicColours = ({ subtypes }: CardText): readonly Colour[] =>
  subtypes.flatMap((subtype) => BASIC_TYPES[subtype] ?? []);
