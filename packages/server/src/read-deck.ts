/** A deck as its page shows it: every card that is known, and all that is wrong at once. 2006: 100.2 · 2009, 2011, 2026: 100.2, 100.4 */
import {
  cardColors,
  cardFaults,
  type CardText,
  checkDeck,
  deckFor,
  type DeckLimits,
  type Decklist,
  findCard,
  findDeck,
  type Led,
  manaValueOf,
  mayLead,
  mayLeadTogether,
  mayBeNewer,
  NEWER_CARDS,
  parseDecklist,
  parseQuery,
  type ResolvedDeck,
  type ResolvedEntry,
  searched,
  type SearchedCard,
  shorten,
  unknownName,
} from '@rulewright/cards';
import {
  type CardsMessage,
  type DeckChoice,
  type DeckMessage,
  type DeckPageProblem,
  hasCommander,
  type WireCard,
} from '@rulewright/protocol';
import type { EditionName } from '@rulewright/engine';
import { AT_TABLES, type Cards, type PlayedIn } from './decks.ts';

/** Problems told at once; cards found at once. */
const MOST_PROBLEMS = 100;
const MOST_FOUND = 60;

export function wireCard(cards: Cards, card: CardText): WireCard {
  const front = card.faces?.[0] ?? card;
  const year = Number(card.firstPrinted?.slice(0, 4));
  return {
    name: card.name,
    manaCost: card.manaCost ?? (card.faces ?? []).map(({ manaCost }) => manaCost ?? '').join(''),
    manaValue: manaValueOf(card),
    colors: [...cardColors(card)],
    typeLine: card.typeLine === '' ? front.typeLine : card.typeLine,
    types: (card.types.length === 0 ? front.types : card.types).map((type) => type.toLowerCase()),
    subtypes: [...(card.subtypes.length === 0 ? front.subtypes : card.subtypes)],
    text: [card, ...(card.faces ?? [])].flatMap(({ text }) => (text === '' ? [] : text.split('\n'))),
    power: front.power ?? null,
    toughness: front.toughness ?? null,
    year: Number.isNaN(year) ? null : year,
    understood: cards.compiled(card).ok,
  };
}

/** Reads what can be read: a line that cannot be is a problem, and the others are read as if it were a remark. */
function readLines(text: string, limits: DeckLimits): { list: Decklist; faults: { line: number; reason: string }[] } {
  const first = parseDecklist(text, limits);
  if (first.ok) return { list: first.deck, faults: [] };
  const faults = [...first.faults];
  const wrong = new Set(faults.map(({ line }) => line));
  const rest = text
    .split(/\r\n|\r|\n/)
    .map((line, index) => (wrong.has(index + 1) ? '// …' : line))
    .join('\n');
  const second = parseDecklist(rest, limits);
  return { list: second.ok ? second.deck : { main: [], sideboard: [] }, faults };
}

/** The deck that was chosen or is being written. Nothing of it is kept. */
export function readDeck(
  cards: Cards,
  choice: DeckChoice,
  { edition, format, sideboardUsed }: PlayedIn,
  limits: DeckLimits,
): Omit<DeckMessage, 'type' | 're'> {
  const found = 'builtIn' in choice ? findDeck(choice.builtIn) : null;
  const text = 'builtIn' in choice ? (found?.ok === true ? found.deck.text : '') : choice.list;
  const problems: DeckPageProblem[] = [];
  if (found?.ok === false && 'builtIn' in choice)
    problems.push({
      kind: 'unreadable',
      line: 0,
      text: choice.builtIn,
      reason: 'there is no built-in deck of that name',
    });
  const lines = text.split(/\r\n|\r|\n/);
  const lineText = (line: number): string => shorten(lines[line - 1]?.trim() ?? '');
  const told = (kind: DeckPageProblem['kind'], line: number, reason: string, similar: readonly string[] = []): void => {
    const more = similar.length > 0 ? { similar: [...similar] } : {};
    problems.push({ kind, line, text: line > 0 ? lineText(line) : '', reason, ...more });
  };
  const { list, faults } =
    text.trim() === '' ? { list: { main: [], sideboard: [] }, faults: [] } : readLines(text, limits);
  for (const { line, reason } of faults) told('unreadable', line, reason);
  let suggestions = limits.suggestions;
  let someMayBeNewer = false;
  const resolve = (entries: Decklist['main']): ResolvedEntry[] =>
    entries.flatMap(({ count, name, line }) => {
      const card = findCard(cards.source, name, Math.min(3, suggestions));
      if (card.ok) return [{ count, card: card.card, line }];
      if (card.kind === 'unknown') suggestions -= card.similar.length;
      someMayBeNewer ||= mayBeNewer(card);
      told('unknown', line, unknownName(card), card.kind === 'unknown' ? card.similar : card.names);
      return [];
    });
  const written = {
    main: resolve(list.main),
    sideboard: resolve(list.sideboard),
    ...(list.commander && { commander: resolve(list.commander) }),
  };
  if (someMayBeNewer) told('unknown', 0, NEWER_CARDS);
  const deck = deckFor(format, written);
  const leads = deck.commander ?? [];
  const whole = problems.length === 0;
  for (const { line, reason, rule } of checkDeck(deck, { edition, play: format, sideboardUsed })) {
    // how many cards there are is not known while lines are wrong
    if (line !== undefined || (whole && text.trim() !== '')) told('illegal', line ?? 0, `${reason} (rule ${rule})`);
  }
  const entry = ({ count, card, line }: ResolvedEntry) => ({ count, line, card: wireCard(cards, card) });
  const refused = new Set<string>();
  for (const { card, line } of [...deck.main, ...deck.sideboard, ...leads]) {
    if (refused.has(card.name)) continue;
    refused.add(card.name);
    for (const { kind, reason } of cardFaults(card.name, cards.compiled(card), edition, AT_TABLES))
      told(kind === 'anachronism' ? 'illegal' : 'not-understood', line, reason);
  }
  const more = problems.length - MOST_PROBLEMS;
  return {
    name: found?.ok === true ? found.deck.title : (list.name ?? ''),
    list: text,
    main: deck.main.map(entry),
    // with a commander it is not played, but it is in the list all the same
    sideboard: (deck.commander === written.sideboard ? [] : written.sideboard).map(entry),
    commander: leads.map(entry),
    commanders: hasCommander(format)
      ? [...new Set(deck.main.filter(({ card }) => mayLead(card, edition, format)).map(({ card }) => card.name))]
      : [],
    partners: hasCommander(format) ? partnersIn(deck, edition, format) : [],
    problems: problems.sort((a, b) => a.line - b.line).slice(0, MOST_PROBLEMS),
    moreProblems: Math.max(0, more),
  };
}

/** Names of cards in the deck that may lead it beside its one commander. */
function partnersIn({ main, commander = [] }: ResolvedDeck, edition: EditionName, format: Led): string[] {
  const [lead, second] = commander;
  if (lead === undefined || second !== undefined) return [];
  const partners = main.filter(({ card }) => mayLeadTogether(lead.card, card, edition, format));
  return [...new Set(partners.map(({ card }) => card.name))];
}

/** Cards prepared for searching: so many at a time, so that nobody at a table waits for it. */
const PREPARED_AT_ONCE = 400;
const prepared = new WeakMap<Cards['source'], Promise<readonly SearchedCard[]>>();

async function prepare({ source }: Cards): Promise<readonly SearchedCard[]> {
  const all: SearchedCard[] = [];
  for (const [index, name] of [...source.names()].entries()) {
    const card = source.find(name);
    if (card) all.push(searched(card));
    if (index % PREPARED_AT_ONCE === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  return all;
}

/** The cards that a query finds, the first by name whole, and how many there are. */
export async function searchCards(cards: Cards, query: string): Promise<Omit<CardsMessage, 'type' | 're'>> {
  const parsed = parseQuery(query);
  if (!parsed.ok) return { cards: [], total: 0, problem: parsed.reason };
  let all = prepared.get(cards.source);
  if (all === undefined) prepared.set(cards.source, (all = prepare(cards)));
  const found = (await all).filter(parsed.test);
  return {
    cards: found.slice(0, MOST_FOUND).map(({ card }) => wireCard(cards, card)),
    total: found.length,
    problem: null,
  };
}
