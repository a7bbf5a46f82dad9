/** From what a player chose to cards the game can be played with, or the lines that are wrong. 2006: 100.2 · 2009, 2011, 2026: 100.2, 100.4 */
import {
  builtInDecks,
  type Catalogue,
  checkDeck,
  type DeckLimits,
  examineList,
  findDeck,
  parseDecklist,
  type ResolvedDeck,
  resolveDeck,
} from '@rulewright/cards';
import {
  type CardDefinition,
  type CardInDeck,
  type EditionName,
  ledBy,
  type Leads,
  leadsOf,
  visibleText,
} from '@rulewright/engine';
import type { BuiltInDeckEntry, DeckChoice, DeckProblem, Format } from '@rulewright/protocol';
import type { Counted, Pool } from '../table/seat.ts';
import { sizeOf } from '../table/seat.ts';

export type Cards = Catalogue<CardDefinition>;

export type ChosenDeck = { ok: true; name: string; pool: Pool } | { ok: false; problems: DeckProblem[] };

/** What games at tables are begun with: people see what a card does, so one known from its reminder text will do. */
export const AT_TABLES = { byReminder: 'accept', anachronisms: 'refuse' } as const;
/** What decks at tables may have: people carry out by hand what was not read, and the computer leaves it out. */
export const WITH_PEOPLE = { ...AT_TABLES, byHand: 'accept' } as const;

/** What a deck is for. */
export interface PlayedIn {
  readonly edition: EditionName;
  readonly format: Format;
  /** whether the match uses sideboards */
  readonly sideboardUsed: boolean;
  /** whether decks need not follow the rules of deck construction; absent: they must */
  readonly anyDeck?: boolean;
  /** the format of the card file, or the month, whose cards alone it may have; absent: any */
  readonly legalIn?: string | undefined;
}

/** The text of a choice, and what the deck is called; undefined: there is no built-in deck of that name. */
export function listChosen(choice: DeckChoice): { text: string; name: string | undefined } | undefined {
  if (!('builtIn' in choice)) return { text: choice.list, name: choice.name };
  const found = findDeck(choice.builtIn);
  return found.ok ? { text: found.deck.text, name: found.deck.title } : undefined;
}
export const NO_BUILT_IN = 'there is no built-in deck of that name';

/** A deck by choice. All that is wrong with it is reported at once: unreadable lines, unknown names, rules, cards not understood. */
export function chooseDeck(
  cards: Cards,
  choice: DeckChoice,
  { edition, format, sideboardUsed, anyDeck = false, legalIn }: PlayedIn,
  limits: DeckLimits,
): ChosenDeck {
  const chosen = listChosen(choice);
  if (chosen === undefined)
    return refused([{ line: 0, text: 'builtIn' in choice ? choice.builtIn : '', reason: NO_BUILT_IN }]);
  const { text, name } = chosen;
  const played = { edition, play: format, sideboardUsed, anyDeck, legalIn, terms: WITH_PEOPLE };
  const list = examineList(text, parseDecklist(text, limits), cards, played, limits);
  if (list.problems.length > 0)
    return refused([
      ...list.problems.map(({ line, text: its, reason, place, similar }) => ({
        line,
        text: its,
        reason,
        ...(place !== undefined && { place }),
        ...(similar && { similar: [...similar] }),
      })),
      ...(list.problems.every(({ kind }) => kind === 'construction' || kind === 'format') ? [ANY_DECK] : []),
    ]);
  return { ok: true, name: name ?? visibleText(list.name || 'A pasted list'), pool: poolOf(list.deck) };
}

/** What to do where the rules of deck construction alone stand in the way. */
const ANY_DECK: DeckProblem = {
  line: 0,
  text: '',
  reason: 'A table may be opened at which decks may have any cards, and any number.',
};

/** Problems of one list that are told; who mends a hundred sees the next hundred. */
const MOST_PROBLEMS = 100;

function refused(problems: DeckProblem[]): { ok: false; problems: DeckProblem[] } {
  const more = problems.length - MOST_PROBLEMS;
  if (more <= 0) return { ok: false, problems };
  const rest = { line: 0, text: '', reason: `${more} more lines are wrong: mend those above first` };
  return { ok: false, problems: [...problems.slice(0, MOST_PROBLEMS), rest] };
}

function poolOf(deck: ResolvedDeck): Pool {
  const count = (entries: ResolvedDeck['main']): Counted[] => {
    const counts = new Map<string, number>();
    for (const entry of entries) counts.set(entry.card.name, (counts.get(entry.card.name) ?? 0) + entry.count);
    return [...counts].map(([name, times]) => ({ name, count: times }));
  };
  return {
    main: count(deck.main),
    sideboard: count(deck.sideboard),
    ...ledBy((deck.commander ?? []).map(({ card }) => card.name)),
  };
}

const leading = ({ commander }: Pool): Counted[] => leadsOf(commander).map((name) => ({ name, count: 1 }));

/** A pool divided anew must still be a legal deck. Empty: it is. */
export function poolProblems(
  cards: Cards,
  pool: Pool,
  { edition, format, anyDeck = false }: Pick<PlayedIn, 'edition' | 'format' | 'anyDeck'>,
): DeckProblem[] {
  const entries = (part: readonly Counted[]) => part.map(({ name, count }) => ({ name, count, line: 0 }));
  const list = { main: entries(pool.main), sideboard: entries(pool.sideboard), commander: entries(leading(pool)) };
  const resolved = resolveDeck(list, cards.source);
  if (!resolved.ok) return resolved.faults.map(({ reason }) => ({ line: 0, text: '', reason }));
  return checkDeck(resolved.deck, { edition, play: format, anyDeck }).map(({ reason, rule }) => ({
    line: 0,
    text: '',
    reason: `${reason} (rule ${rule})`,
  }));
}

/** The cards of a pool as a game takes them, with their definitions. The pool was chosen here before, so all are known. */
export function cardsForGame(
  cards: Cards,
  pool: Pool,
): { deck: CardInDeck[]; sideboard: CardInDeck[]; commander?: Leads<CardInDeck>; definitions: CardDefinition[] } {
  const definitions = new Map<string, CardDefinition>();
  const part = (counted: readonly Counted[]): CardInDeck[] =>
    counted.flatMap(({ name, count }) => {
      const entry = cards.byHand.card(name);
      if (!entry.ok) throw new Error(`A card of a deck that was accepted is no longer known: ${name}`);
      definitions.set(entry.definition.key, entry.definition);
      return Array.from({ length: count }, () => ({ def: entry.definition.key, name: entry.card.name }));
    });
  const deck = part(pool.main);
  const sideboard = part(pool.sideboard);
  return { deck, sideboard, ...ledBy(part(leading(pool))), definitions: [...definitions.values()] };
}

/** The definitions of all those decks, each once. */
export const definitionsOf = (
  decks: readonly { readonly definitions: readonly CardDefinition[] }[],
): CardDefinition[] => [
  ...new Map(decks.flatMap(({ definitions }) => definitions).map((one) => [one.key, one])).values(),
];

/** The built-in decks as the lobby lists them; colours are those of the mana costs of the main deck. */
export function deckEntries(cards: Cards): BuiltInDeckEntry[] {
  return builtInDecks().map((deck) => {
    const { main, sideboard, commander = [] } = deck.deck;
    const missing = [...main, ...sideboard, ...commander].filter(({ name }) => cards.source.find(name) === undefined);
    const symbols = new Set(
      [...main, ...commander].flatMap(({ name }) => {
        const card = cards.source.find(name);
        const costs = card ? [card.manaCost ?? '', ...(card.faces ?? []).map((face) => face.manaCost ?? '')] : [];
        return costs.join('').match(/[WUBRG]/g) ?? [];
      }),
    );
    return {
      id: deck.id,
      name: deck.title,
      player: deck.player ?? '',
      event: deck.event,
      year: Number(deck.date.slice(0, 4)),
      colors: ['W', 'U', 'B', 'R', 'G'].filter((color) => symbols.has(color)),
      cards: sizeOf(main) + sizeOf(commander),
      sideboard: sizeOf(sideboard),
      ...(deck.format !== 'constructed' && { format: deck.format }),
      ...(missing.length > 0 && { missing: missing.length }),
    };
  });
}
