/** What a deck must be to be played. 2006: 100.2–100.4 · 2009, 2011, 2026: 100.2, 100.4, 100.5 */
import { hasKeys, takes } from '@rulewright/engine/arguments';
import type { EditionName } from '@rulewright/engine';
import { checkLed, unled } from './commander-deck.ts';
import { byName, type DeckProblem, type Led, mostCopies, type Play, sizeOf } from './deck-copies.ts';
import { isMeldResult } from './meld.ts';
import type { ResolvedDeck, ResolvedEntry } from './resolve-deck.ts';

export type { DeckProblem, Led, Play } from './deck-copies.ts';

export interface DeckCheck {
  readonly edition: EditionName;
  readonly play: Play;
  /** whether the match uses sideboards; a single game does not. Default true */
  readonly sideboardUsed?: boolean;
  /** who plays agreed that a deck may have any cards, and any number: only what no game can begin with is wrong */
  readonly anyDeck?: boolean;
}

interface Construction {
  readonly minimum: { readonly [P in Exclude<Play, Led>]: { readonly cards: number; readonly rule: string } };
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
  takes(
    'checkDeck',
    'a deck, as resolveDeck gives it, and what to check',
    hasKeys(deck, 'main', 'sideboard') && hasKeys(check, 'edition'),
  );
  const rules = CONSTRUCTION[check.edition];
  if (check.play === 'commander' || check.play === 'brawl') {
    const all = [...deck.main, ...(deck.commander ?? [])];
    const led =
      check.anyDeck === true ? unled(deck, check.edition, check.play) : checkLed(deck, check.edition, check.play);
    return [...nontraditional(all, rules.traditional), ...led];
  }
  const sideboard = (check.sideboardUsed ?? true) ? deck.sideboard : [];
  const problems: DeckProblem[] = [];
  if (deck.commander && deck.commander.length > 0) {
    problems.push({ rule: '903.5', reason: 'the deck has a commander: it can be played in Commander or Brawl' });
  }
  if (check.anyDeck === true) return [...problems, ...nontraditional([...deck.main, ...sideboard], rules.traditional)];
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

function tooManyCopies(entries: readonly ResolvedEntry[], copies: Construction['copies']): DeckProblem[] {
  return byName(entries).flatMap(({ card, count, line }): DeckProblem[] => {
    const most = mostCopies(card, copies.most);
    if (count <= most) return [];
    const where = copies.combined ? 'deck and sideboard have' : 'the deck has';
    return [{ rule: copies.rule, reason: `${where} ${count} of "${card.name}", and may have ${most}`, line }];
  });
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
