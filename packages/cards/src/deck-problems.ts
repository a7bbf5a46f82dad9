/** A list looked at whole: its cards, and all that keeps its deck from being played, at once. 2006: 100.2, 202 · 2009, 2011, 2026: 100.2, 100.4, 201 */
import type { CardDefinition, CardTerms, EditionName } from '@rulewright/engine';
import { type CardFault, cardFaults } from './card-faults.ts';
import { type Catalogue, findCard } from './catalogue.ts';
import { deckFor } from './commander-deck.ts';
import {
  type DeckEntry,
  type Decklist,
  type DecklistFault,
  type DecklistResult,
  type LeftOut,
  type ListForm,
  type ListRemark,
  shorten,
} from './deck.ts';
import type { Play } from './deck-copies.ts';
import { checkDeck } from './deck-legality.ts';
import { DECK_LIMITS, type DeckLimits } from './deck-limits.ts';
import { formatProblems } from './formats.ts';
import { nameKey } from './names.ts';
import { isToken, ofOtherDeck, tokensOf } from './not-of-deck.ts';
import { mayBeNewer, type ResolvedDeck, type ResolvedEntry, unknownName } from './resolve-deck.ts';

/** Something that is wrong with a list, for whoever wrote it. */
export interface ListProblem extends DecklistFault {
  /**
   * `unreadable`: no line of a list · `unknown`: no card's name · `construction`: against a rule of deck construction · `format`: not of the format
   * that was chosen · the others are of a card
   */
  readonly kind: 'unreadable' | 'unknown' | 'construction' | 'format' | CardFault['kind'];
  /** the line as written, shortened; '' where the problem is not one line's */
  readonly text: string;
  /** of deck construction, where it breaks one */
  readonly rule?: string;
  readonly card?: string;
}

/** A card that is not known, as written, and where it stands. */
export interface UnknownEntry extends DeckEntry {
  readonly part: 'main' | 'sideboard' | 'commander' | 'maybeboard';
}

export interface ExaminedList {
  readonly form: ListForm;
  /** '' where the list has none */
  readonly name: string;
  /** as it is played in that format */
  readonly deck: ResolvedDeck;
  /** as it is written */
  readonly written: ResolvedDeck;
  readonly maybeboard: readonly ResolvedEntry[];
  readonly unknown: readonly UnknownEntry[];
  readonly leftOut: readonly LeftOut[];
  /** what is right, but should be looked at: in the order of their lines */
  readonly remarks: readonly ListRemark[];
  /** in the order of their lines */
  readonly problems: readonly ListProblem[];
}

/** What a deck is for. */
export interface PlayedAs {
  readonly edition: EditionName;
  readonly play: Play;
  /** whether the match uses sideboards; default true */
  readonly sideboardUsed?: boolean;
  readonly anyDeck?: boolean;
  /** the format of the card file, or the month, whose cards alone it may have; absent: any */
  readonly legalIn?: string | undefined;
  readonly terms?: CardTerms;
}

const NOTHING: Decklist = { main: [], sideboard: [] };

/** The names of the tokens that the cards of the list create. */
function tokensCreated({ main, sideboard, commander = [] }: Decklist, cards: Catalogue<CardDefinition>): Set<string> {
  const definitions = [...main, ...sideboard, ...commander].flatMap(({ name }) => {
    const found = findCard(cards.source, name, 0);
    const compiled = found.ok ? cards.byHand.compiled(found.card) : null;
    return compiled?.ok === true ? [compiled.definition] : [];
  });
  return new Set(definitions.flatMap(tokensOf).map(nameKey));
}

/**
 * Looks a list over: `text` is what was read, `read` what became of it. Lines that cannot be read and names that are not known are problems, and
 * the others are looked at all the same; how many cards there are is judged once every line is read.
 */
export function examineList(
  text: string,
  read: DecklistResult,
  cards: Catalogue<CardDefinition>,
  { edition, play, sideboardUsed = true, anyDeck = false, legalIn, terms = {} }: PlayedAs,
  limits: DeckLimits = DECK_LIMITS,
): ExaminedList {
  const problems: ListProblem[] = [];
  const lines = text.split(/\r\n|\r|\n/);
  const textOf = (line: number): string => shorten(lines[line - 1]?.trim() ?? '');
  const list = read.ok ? read.deck : read.kind === 'faults' ? read.readable : NOTHING;
  if (!read.ok)
    for (const fault of read.faults) problems.push({ kind: 'unreadable', text: textOf(fault.line), ...fault });
  let suggestions = limits.suggestions;
  const unknown: UnknownEntry[] = [];
  const remarks: ListRemark[] = 'remarks' in read ? [...(read.remarks ?? [])] : [];
  let tokens: ReadonlySet<string> | undefined;
  const created = (): ReadonlySet<string> => (tokens ??= tokensCreated(list, cards));
  const besides = (line: number, name: string, what: string): [] => {
    remarks.push({ line, text: shorten(name), said: `is ${what}: no part of the deck` });
    return [];
  };
  const resolved = (part: UnknownEntry['part'], entries: readonly DeckEntry[] = []): ResolvedEntry[] =>
    entries.flatMap(({ count, name, line }) => {
      const found = findCard(cards.source, name, Math.min(3, suggestions));
      if (found.ok) {
        const other = ofOtherDeck(found.card);
        if (other !== undefined) return besides(line, name, other);
        if (found.foreign) remarks.push({ line, text: shorten(name), said: `understood as "${found.card.name}"` });
        return [{ count, card: found.card, line }];
      }
      if (found.kind === 'unknown' && isToken(name, lines[line - 1] ?? '', cards.source, created))
        return besides(line, name, 'a token');
      const similar = found.kind === 'unknown' ? found.similar : found.names;
      if (found.kind === 'unknown') suggestions -= similar.length;
      unknown.push({ count, name, line, part });
      problems.push({
        kind: 'unknown',
        line,
        text: textOf(line),
        reason: unknownName(found),
        ...(similar.length > 0 && { similar }),
        ...(mayBeNewer(found) && { mayBeNewer: true }),
      });
      return [];
    });
  const commander = resolved('commander', list.commander);
  const written: ResolvedDeck = {
    ...(list.name !== undefined && { name: list.name }),
    main: resolved('main', list.main),
    sideboard: resolved('sideboard', list.sideboard),
    ...(list.commander && { commander }),
  };
  const whole = problems.length === 0;
  // what is no part of the deck is looked up, but keeps nothing from being played
  const before = problems.length;
  const maybeboard = resolved('maybeboard', list.maybeboard);
  problems.length = before;
  const deck = deckFor(play, written);
  const [lead] = deck.commander === written.sideboard ? written.sideboard : [];
  if (lead)
    remarks.push({ line: lead.line, text: lead.card.name, said: 'leads the deck: it is the only card beside it' });
  for (const { line, reason, rule } of checkDeck(deck, { edition, play, sideboardUsed, anyDeck }))
    if (line !== undefined || whole)
      problems.push({
        kind: 'construction',
        line: line ?? 0,
        text: textOf(line ?? 0),
        reason: `${reason} (rule ${rule})`,
        rule,
      });
  if (legalIn !== undefined && !anyDeck)
    for (const { line = 0, reason } of formatProblems(deck, cards.source, legalIn))
      problems.push({ kind: 'format', line, text: textOf(line), reason });
  const known = terms.byHand === 'accept' ? cards.byHand : cards;
  const told = new Set<string>();
  for (const { card, line } of [...deck.main, ...deck.sideboard, ...(deck.commander ?? [])]) {
    if (told.has(card.name)) continue;
    told.add(card.name);
    for (const fault of cardFaults(card.name, known.compiled(card), edition, terms))
      problems.push({ ...fault, line, text: textOf(line), card: card.name });
  }
  return {
    form: 'form' in read ? read.form : 'plain',
    name: list.name ?? '',
    deck,
    written,
    maybeboard,
    unknown,
    leftOut: 'leftOut' in read ? read.leftOut : [],
    remarks: remarks.sort((a, b) => a.line - b.line),
    problems: problems.sort((a, b) => a.line - b.line),
  };
}

/** `line 3: "Blitzschlag" understood as "Lightning Bolt"` */
export const remarkWords = ({ line, text, said }: ListRemark): string =>
  `${line > 0 ? `line ${line}: ` : ''}${text === '' ? '' : `"${text}" `}${said}`;

/** What was left out, in words: `2 cards under "Maybeboard"`; '' where nothing was. */
export const leftOutWords = (leftOut: readonly LeftOut[]): string =>
  leftOut.map(({ what, cards }) => `${cards} ${cards === 1 ? 'card' : 'cards'} under "${shorten(what)}"`).join(', ');
