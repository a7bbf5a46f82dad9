/** What a search looks at of each card, kept in an index beside the cards, so that a search reads no card but those it shows. 2006: 200–205 · 2009, 2011, 2026: 200–208 (no rule: the search) */
import type { CardText } from './card-text.ts';
import type { CardSource } from './card-source.ts';
import { searched, type SearchedCard, textOf } from './searched-card.ts';

/** Between the fields of a line, and between what several faces have in one. */
const FIELD = '\t';
const FACE = '\v';
/** The line of a card: everything but its full name, which stands elsewhere, and its text. */
export function searchLine(card: CardText): string {
  const { names, type, colors, manaValue, power, toughness, year, layout } = searched(card);
  const number = (value: number): string => (Number.isNaN(value) ? '' : String(value));
  const ofFaces = names === card.name.toLowerCase() ? '' : names;
  return [type, colors, number(manaValue), number(power), number(toughness), number(year), layout, ofFaces]
    .map((field) => field.replace(/[\t\r]/g, ' ').replaceAll('\n', FACE))
    .join(FIELD);
}

/** What is kept of a card's text. */
export const textLine = (card: CardText): string => textOf(card).replaceAll('\r', ' ').replaceAll('\n', FACE);

/** A card of which the line is known; its text is read when it is asked for. */
export class KeptForSearch implements SearchedCard {
  readonly fullName: string;
  private readonly line: string;
  private readonly at: number;
  private readonly textAt: (at: number) => string;
  private known: string | undefined;

  /** @param textAt gives what is kept of the text of the card of that number */
  constructor(fullName: string, line: string, at: number, textAt: (at: number) => string) {
    this.fullName = fullName;
    this.line = line;
    this.at = at;
    this.textAt = textAt;
  }

  private field(at: number): string {
    let from = 0;
    for (let n = 0; n < at; n++) from = this.line.indexOf(FIELD, from) + 1;
    const to = this.line.indexOf(FIELD, from);
    return to < 0 ? this.line.slice(from) : this.line.slice(from, to);
  }
  private words(at: number): string {
    return this.field(at).replaceAll(FACE, '\n');
  }
  private number(at: number): number {
    const field = this.field(at);
    return field === '' ? Number.NaN : Number(field);
  }

  get names(): string {
    return this.line.endsWith(FIELD) ? this.fullName.toLowerCase() : this.words(7);
  }
  get type(): string {
    return this.words(0);
  }
  get colors(): string {
    return this.field(1);
  }
  get manaValue(): number {
    return this.number(2);
  }
  get power(): number {
    return this.number(3);
  }
  get toughness(): number {
    return this.number(4);
  }
  get year(): number {
    return this.number(5);
  }
  get layout(): string {
    return this.field(6);
  }
  get text(): string {
    return (this.known ??= this.textAt(this.at).replaceAll(FACE, '\n'));
  }
}

/** All counted cards of a source as a search looks at them, sorted by name. A source that keeps nothing for it has each card read. */
export function searchableCards(source: Pick<CardSource, 'names' | 'find' | 'searchable'>): readonly SearchedCard[] {
  return (
    source.searchable?.() ??
    source.names().flatMap((name) => {
      const card = source.find(name);
      return card === undefined ? [] : searched(card);
    })
  );
}
