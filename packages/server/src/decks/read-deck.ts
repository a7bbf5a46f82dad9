/** A deck as its page shows it: every card that is known, and all that is wrong at once. 2006: 100.2 · 2009, 2011, 2026: 100.2, 100.4 */
import {
  cardColors,
  type CardTest,
  type CardText,
  type DeckLimits,
  examineList,
  type Led,
  LINE_FORMS,
  LIST_FORMS,
  type ListProblem,
  manaValueOf,
  mayLead,
  mayLeadTogether,
  NEWER_CARDS,
  parseDecklist,
  parseQuery,
  type ResolvedDeck,
  type ResolvedEntry,
  searchableCards,
  type SearchedCard,
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
import { byHandOf } from './by-hand.ts';
import { breathe } from '../running/waiting.ts';
import { type Cards, listChosen, NO_BUILT_IN, type PlayedIn, WITH_PEOPLE } from './decks.ts';

/** Problems told at once; cards found at once. */
const MOST_PROBLEMS = 100;
const MOST_FOUND = 60;

/** A card as pages show it, in the words that these cards have. */
export function wireCard(cards: Cards, card: CardText): WireCard {
  const compiled = cards.compiled(card);
  // a second set of characteristics has the text of the first
  const texts = compiled.ok ? compiled.definition.faces.slice(0, card.faces?.length ?? 1) : undefined;
  return { ...cardFacts(card, texts), understood: compiled.ok };
}

/** What is known of it without compiling it. */
function cardFacts(card: CardText, texts: readonly { readonly text?: string }[] = card.faces ?? [card]): WireCard {
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
    text: texts.every(({ text = '' }) => text === '')
      ? []
      : texts
          .map(({ text = '' }) => text)
          .join('\n//\n')
          .split('\n'),
    power: front.power ?? null,
    toughness: front.toughness ?? null,
    year: Number.isNaN(year) ? null : year,
  };
}

/** What kind of problem it is to whoever writes the list. */
const KINDS: { readonly [K in ListProblem['kind']]?: DeckPageProblem['kind'] } = {
  unreadable: 'unreadable',
  unknown: 'unknown',
  construction: 'illegal',
  format: 'illegal',
  anachronism: 'illegal',
};

/** The deck that was chosen or is being written. Nothing of it is kept. */
export function readDeck(
  cards: Cards,
  choice: DeckChoice,
  { edition, format, sideboardUsed, anyDeck = false, legalIn }: PlayedIn,
  limits: DeckLimits,
): Omit<DeckMessage, 'type' | 're'> {
  const chosen = listChosen(choice);
  const text = chosen?.text ?? '';
  const empty = text.trim() === '';
  const played = { edition, play: format, sideboardUsed, anyDeck, legalIn, terms: WITH_PEOPLE };
  const list = examineList(text, parseDecklist(text, limits), cards, played, limits);
  const problems = (empty ? [] : list.problems).map(
    ({ kind, line, text: its, reason, place, similar }): DeckPageProblem => ({
      kind: KINDS[kind] ?? 'not-understood',
      line,
      text: its,
      reason,
      ...(place !== undefined && { place }),
      ...(similar && { similar: [...similar] }),
    }),
  );
  if (chosen === undefined && 'builtIn' in choice)
    problems.push({ kind: 'unreadable', line: 0, text: choice.builtIn, reason: NO_BUILT_IN });
  if (list.problems.some(({ mayBeNewer }) => mayBeNewer))
    problems.unshift({ kind: 'unknown', line: 0, text: '', reason: NEWER_CARDS });
  const { deck, written } = list;
  const leads = deck.commander ?? [];
  const worded = cards.inWordsOf(edition);
  const entry = ({ count, card, line }: ResolvedEntry) => ({ count, line, card: wireCard(worded, card) });
  const byHand = byHandOf([...deck.main, ...leads], deck.sideboard, cards);
  return {
    name: 'builtIn' in choice ? (chosen?.name ?? '') : list.name,
    list: text,
    main: deck.main.map(entry),
    // with a commander it is not played, but it is in the list all the same
    sideboard: (deck.commander === written.sideboard ? [] : written.sideboard).map(entry),
    commander: leads.map(entry),
    commanders: hasCommander(format)
      ? [...new Set(deck.main.filter(({ card }) => mayLead(card, edition, format)).map(({ card }) => card.name))]
      : [],
    partners: hasCommander(format) ? partnersIn(deck, edition, format) : [],
    problems: problems.slice(0, MOST_PROBLEMS),
    moreProblems: Math.max(0, problems.length - MOST_PROBLEMS),
    form: LIST_FORMS[list.form],
    asLines: LINE_FORMS.has(list.form),
    maybeboard: list.maybeboard.map(entry),
    unknown: list.unknown.map((one) => ({ ...one })),
    leftOut: list.leftOut.filter(({ what }) => what !== 'Maybeboard').map((one) => ({ ...one })),
    ...(list.remarks.length > 0 && { remarks: list.remarks.slice(0, MOST_PROBLEMS).map((one) => ({ ...one })) }),
    ...(byHand !== null && { byHand }),
  };
}

/** Names of cards in the deck that may lead it beside its one commander. */
function partnersIn({ main, commander = [] }: ResolvedDeck, edition: EditionName, format: Led): string[] {
  const [lead, second] = commander;
  if (lead === undefined || second !== undefined) return [];
  const partners = main.filter(({ card }) => mayLeadTogether(lead.card, card, edition, format));
  return [...new Set(partners.map(({ card }) => card.name))];
}

/** Cards looked at between two turns of the others, so that nobody at a table waits for a search. */
const LOOKED_AT_ONCE = 4000;
const prepared = new WeakMap<Cards['source'], Promise<readonly SearchedCard[]>>();

/** All cards as a search looks at them, by name: from then on a search finds them ready. */
export function readyToSearch({ source }: Pick<Cards, 'source'>): Promise<readonly SearchedCard[]> {
  const ready = prepared.get(source) ?? lookedAt(source);
  prepared.set(source, ready);
  return ready;
}

async function lookedAt(source: Cards['source']): Promise<readonly SearchedCard[]> {
  await breathe();
  return searchableCards(source);
}

/** The same with their texts, of which all are read with the first. */
export async function readyToSearchTexts(cards: Pick<Cards, 'source'>): Promise<void> {
  await tested(await readyToSearch(cards), ({ text }) => text === '');
}

async function tested(all: readonly SearchedCard[], test: CardTest): Promise<readonly SearchedCard[]> {
  const found: SearchedCard[] = [];
  for (const [at, card] of all.entries()) {
    if (test(card)) found.push(card);
    if (at % LOOKED_AT_ONCE === LOOKED_AT_ONCE - 1) await breathe();
  }
  return found;
}

/** The cards that a query finds, the first by name whole, and how many there are. */
export async function searchCards(
  cards: Cards,
  query: string,
  brief = false,
): Promise<Omit<CardsMessage, 'type' | 're'>> {
  const parsed = parseQuery(query);
  if (!parsed.ok) return { cards: [], total: 0, problem: parsed.reason };
  const { source } = cards;
  const found = await tested(await readyToSearch(cards), parsed.test);
  const shown: WireCard[] = [];
  for (const { fullName } of found.slice(0, MOST_FOUND)) {
    const card = source.find(fullName);
    if (card === undefined) throw new Error(`a source that names “${fullName}” does not have it`);
    shown.push(brief ? cardFacts(card) : wireCard(cards, card));
    // compiling takes its time, a card at a time
    if (!brief) await breathe();
  }
  return {
    cards: shown,
    total: found.length,
    problem: null,
  };
}
