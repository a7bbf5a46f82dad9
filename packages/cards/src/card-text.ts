/** Putting a card together from what a file says of its faces. 2006: 201–211, 505, 508 · 2009: 201–210, 708–709 · 2011: 201–211, 708–711 · 2026: 201–212, 709–712 */
import type { CardLayout, CardText, MeldPair } from '@rulewright/oracle';
import { parseTypeLine } from './type-line.ts';

export type { CardLayout, CardText, MeldPair } from '@rulewright/oracle';

export type Colour = 'W' | 'U' | 'B' | 'R' | 'G';
export const COLOURS: readonly Colour[] = ['W', 'U', 'B', 'R', 'G'];

/** One face as a card file gives it; empty strings and nulls count as absent. */
export interface FaceFacts {
  readonly name: string;
  readonly typeLine: string;
  readonly manaCost?: string | null | undefined;
  readonly text?: string | null | undefined;
  readonly power?: string | null | undefined;
  readonly toughness?: string | null | undefined;
  readonly loyalty?: string | null | undefined;
  readonly defense?: string | null | undefined;
  readonly handModifier?: string | null | undefined;
  readonly lifeModifier?: string | null | undefined;
  /** the colours the file says the face has, as letters */
  readonly colors?: readonly string[] | null | undefined;
  /** its colour indicator, where the file has such a field */
  readonly colorIndicator?: readonly string[] | null | undefined;
}

/** What belongs to the card and not to a face. */
export interface CardFacts {
  readonly layout: CardLayout;
  readonly firstPrinted?: string | undefined;
  readonly firstIn?: string | undefined;
  readonly legacyNames?: readonly string[] | undefined;
  readonly meld?: MeldPair | undefined;
}

/** Layouts whose card, outside the stack, has the characteristics of both halves together (2006: 505 · 2009, 2011: 708 · 2026: 709.4). */
const UNITED: ReadonlySet<CardLayout> = new Set(['split', 'aftermath', 'room']);

/** A card from the facts on its faces: one face for an ordinary card, two or more in printed order for the others. */
export function cardText(faces: readonly [FaceFacts, ...FaceFacts[]], card: CardFacts): CardText {
  const built = faces.map((face) => faceText(face, card.layout));
  const whole = built.length === 1 ? onlyOf(built) : joined(built, card.layout);
  return {
    ...whole,
    ...(card.meld && { meld: card.meld }),
    ...(card.firstPrinted !== undefined && { firstPrinted: card.firstPrinted }),
    ...(card.firstIn !== undefined && { firstIn: card.firstIn }),
    ...(card.legacyNames && card.legacyNames.length > 0 && { legacyNames: card.legacyNames }),
  };
}

function faceText(facts: FaceFacts, layout: CardLayout): CardText {
  const indicator = colourIndicator(facts);
  return {
    name: facts.name,
    layout,
    ...given('manaCost', facts.manaCost),
    ...(indicator.length > 0 && { colorIndicator: indicator }),
    ...parseTypeLine(facts.typeLine),
    typeLine: facts.typeLine,
    text: facts.text ?? '',
    ...given('power', facts.power),
    ...given('toughness', facts.toughness),
    ...given('loyalty', facts.loyalty),
    ...given('defense', facts.defense),
    ...given('handModifier', facts.handModifier),
    ...given('lifeModifier', facts.lifeModifier),
  };
}

function given<Key extends string>(key: Key, value: string | null | undefined): { readonly [K in Key]?: string } {
  return value === undefined || value === null || value === '' ? {} : ({ [key]: value } as Record<Key, string>);
}

function joined(faces: readonly CardText[], layout: CardLayout): CardText {
  const front = onlyOf(faces.slice(0, 1));
  const name = faces.map((face) => face.name).join(' // ');
  const text = faces.map((face) => face.text).join('\n//\n');
  const typeLine = faces.map((face) => face.typeLine).join(' // ');
  if (!UNITED.has(layout)) return { ...front, name, text, typeLine, faces };
  return {
    name,
    layout,
    supertypes: united(faces.map((face) => face.supertypes)),
    types: united(faces.map((face) => face.types)),
    subtypes: united(faces.map((face) => face.subtypes)),
    typeLine,
    text,
    faces,
  };
}

function united(lists: readonly (readonly string[])[]): string[] {
  return [...new Set(lists.flat())];
}

function onlyOf(cards: readonly CardText[]): CardText {
  const [card] = cards;
  if (!card) throw new RangeError('a card has at least one face');
  return card;
}

/**
 * The colour indicator of a face. Older files have no such field: there it is what the file's colours add to the mana cost,
 * unless the text itself sets the colour (devoid, "is all colors"), which is an ability and no indicator (2011, 2026: 204).
 */
function colourIndicator(facts: FaceFacts): readonly Colour[] {
  if (facts.colorIndicator && facts.colorIndicator.length > 0) return inOrder(facts.colorIndicator);
  const stated = inOrder(facts.colors ?? []);
  const ofCost = COLOURS.filter((colour) => facts.manaCost?.includes(colour));
  return stated.length === 0 || stated.join() === ofCost.join() || ownColours(facts) !== null ? [] : stated;
}

function inOrder(letters: readonly string[]): readonly Colour[] {
  return COLOURS.filter((colour) => letters.includes(colour));
}

const OWN_COLOUR =
  /^(?:Devoid\b|(?:~|This (?:card|creature|land|spell)) is (all colors|(?:white|blue|black|red|green)\b[^.]*)\.)/m;
const COLOUR_WORDS = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' } as const;

/** The colours that the text itself says the card has, devoid none; null where it says nothing of them (2006: 405 · later: 604.3). */
export function ownColours({
  name,
  text,
}: {
  name: string;
  text?: string | null | undefined;
}): readonly Colour[] | null {
  const found = OWN_COLOUR.exec((text ?? '').replaceAll(name, '~'));
  if (found === null) return null;
  const stated = found[1] ?? '';
  return COLOURS.filter((colour) => stated === 'all colors' || stated.includes(COLOUR_WORDS[colour]));
}
