/** What a deck must be to be played. 2006: 100.2–100.4 · 2009, 2011: 100.2, 100.4, 100.5 · 2026: 100.2, 100.4, 100.5, 903.5 */
import type { EditionName } from '@rulewright/engine';
import type { CardText } from './card-text.ts';
import { isMeldResult } from './meld.ts';
import type { ResolvedDeck, ResolvedEntry } from './resolve-deck.ts';

/** How decks come about: built beforehand, or from what was opened. */
export type Play = 'constructed' | 'limited';

export interface DeckCheck {
  readonly edition: EditionName;
  readonly play: Play;
  /** whether the match uses sideboards; a single game does not. Default true */
  readonly sideboardUsed?: boolean;
}

/** A rule that a deck breaks. */
export interface DeckProblem {
  readonly rule: string;
  readonly reason: string;
  /** the line of the list where that is one line's doing */
  readonly line?: number;
}

interface Construction {
  readonly minimum: { readonly [P in Play]: { readonly cards: number; readonly rule: string } };
  /** in constructed play; `combined`: copies in deck and sideboard are counted together */
  readonly copies: { readonly most: number; readonly rule: string; readonly combined: boolean };
  /** in constructed play; absent where the rules leave sideboards to tournaments */
  readonly sideboard?: { readonly cards: number; readonly exactly: boolean; readonly rule: string };
  /** the rule by which only traditional cards are in a deck */
  readonly traditional: string;
}

/** What each edition's section 100 says. In 2006 it does not speak of sideboards at all. */
const CONSTRUCTION: { readonly [E in EditionName]: Construction } = {
  '2006-10': {
    minimum: { constructed: { cards: 60, rule: '100.2' }, limited: { cards: 40, rule: '100.3' } },
    copies: { most: 4, rule: '100.2', combined: false },
    traditional: '100.2',
  },
  '2009-10': {
    minimum: { constructed: { cards: 60, rule: '100.2a' }, limited: { cards: 40, rule: '100.2b' } },
    copies: { most: 4, rule: '100.2a', combined: true },
    sideboard: { cards: 15, exactly: true, rule: '100.4a' },
    traditional: '100.2',
  },
  '2011-09': {
    minimum: { constructed: { cards: 60, rule: '100.2a' }, limited: { cards: 40, rule: '100.2b' } },
    copies: { most: 4, rule: '100.2a', combined: true },
    sideboard: { cards: 15, exactly: true, rule: '100.4a' },
    traditional: '100.2',
  },
  '2026-02': {
    minimum: { constructed: { cards: 60, rule: '100.2a' }, limited: { cards: 40, rule: '100.2b' } },
    copies: { most: 4, rule: '100.2a', combined: true },
    sideboard: { cards: 15, exactly: false, rule: '100.4a' },
    traditional: '100.2',
  },
};

/** Every construction rule of the edition that the deck breaks; empty: it is legal. There are no banned lists. */
export function checkDeck(deck: ResolvedDeck, check: DeckCheck): DeckProblem[] {
  const rules = CONSTRUCTION[check.edition];
  const sideboard = (check.sideboardUsed ?? true) ? deck.sideboard : [];
  const problems: DeckProblem[] = [];
  if (deck.commander && deck.commander.length > 0) {
    problems.push({ rule: '903.5', reason: 'the deck has a commander: decks of that variant are not supported' });
  }
  const minimum = rules.minimum[check.play];
  const size = sizeOf(deck.main);
  if (size < minimum.cards) {
    problems.push({
      rule: minimum.rule,
      reason: `the deck has ${size} cards, and must have at least ${minimum.cards}`,
    });
  }
  problems.push(...nontraditional([...deck.main, ...sideboard], rules.traditional));
  if (check.play === 'limited') return problems;
  const counted = rules.copies.combined ? [...deck.main, ...sideboard] : deck.main;
  problems.push(...tooManyCopies(counted, rules.copies));
  const besides = sizeOf(sideboard);
  if (rules.sideboard && besides > 0) {
    const { cards, exactly, rule } = rules.sideboard;
    if (exactly ? besides !== cards : besides > cards) {
      const must = exactly ? `exactly ${cards}, or none` : `no more than ${cards}`;
      problems.push({ rule, reason: `the sideboard has ${besides} cards, and must have ${must}` });
    }
  }
  return problems;
}

function sizeOf(entries: readonly ResolvedEntry[]): number {
  return entries.reduce((sum, entry) => sum + entry.count, 0);
}

function tooManyCopies(entries: readonly ResolvedEntry[], copies: Construction['copies']): DeckProblem[] {
  const byName = new Map<string, { card: CardText; count: number; line: number }>();
  for (const { card, count, line } of entries) {
    const known = byName.get(card.name);
    byName.set(card.name, { card, count: (known?.count ?? 0) + count, line });
  }
  return [...byName.values()].flatMap(({ card, count, line }): DeckProblem[] => {
    const most = mostCopies(card, copies.most);
    if (count <= most) return [];
    const where = copies.combined ? 'deck and sideboard have' : 'the deck has';
    return [{ rule: copies.rule, reason: `${where} ${count} of "${card.name}", and may have ${most}`, line }];
  });
}

const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};

/** Basic land cards are free; so is what a card says of its own number (2009: 112.6j · 2011: 112.6m · 2026: 113.6n). */
function mostCopies(card: CardText, most: number): number {
  if (card.supertypes.includes('Basic') && card.types.includes('Land')) return Number.POSITIVE_INFINITY;
  const own = /^A deck can have (any number of|up to (\w+)) cards named ([^\n]+?)\.$/m.exec(card.text);
  if (!own || own[3] !== card.name) return most;
  if (own[2] === undefined) return Number.POSITIVE_INFINITY;
  return NUMBERS[own[2]] ?? most;
}

const NONTRADITIONAL_TYPES = new Set(['Vanguard', 'Plane', 'Phenomenon', 'Scheme', 'Dungeon', 'Conspiracy']);

function nontraditional(entries: readonly ResolvedEntry[], rule: string): DeckProblem[] {
  return entries.flatMap(({ card, line }): DeckProblem[] => {
    if (isMeldResult(card))
      return [
        { rule, reason: `"${card.name}" is no card, but what ${card.meld?.parts.join(' and ')} meld into`, line },
      ];
    const type = card.types.find((each) => NONTRADITIONAL_TYPES.has(each));
    return type === undefined
      ? []
      : [{ rule, reason: `"${card.name}" is a ${type.toLowerCase()} card, which is not put into a deck`, line }];
  });
}
