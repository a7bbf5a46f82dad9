/** Cards that nobody has seen yet, on one page: what is read of them, and what would win most. 2006: 200 · 2009, 2011, 2026: 108.1 */
import type { Hole } from '@rulewright/engine';
import type { MeasuredCard } from './measure.ts';
import { clausesOf, type Coverage, counts } from './totals.ts';

export interface NewSet {
  readonly cards: number;
  /** read whole and playable */
  readonly whole: number;
  /** read but for effects whose ability is read: people can carry them out */
  readonly byHand: number;
  /** read but for whole lines */
  readonly unread: number;
  /** nothing of them can be read, or the rules of something on them are not built */
  readonly refused: readonly { readonly name: string; readonly reason: string }[];
  /** the holes by what kind of line or effect they are, most first */
  readonly families: readonly { readonly family: string; readonly holes: number }[];
  /** where reading stopped, and the cards where nothing else is missing, most first */
  readonly sentences: Coverage['clauses'];
  readonly keywords: readonly NewKeyword[];
}

/** A word that stands where keywords stand, with what its reminder says. */
export interface NewKeyword {
  readonly keyword: string;
  readonly reminder: string;
  readonly cards: readonly string[];
  /** a scenario to begin with, in notation */
  readonly skeleton: string;
}

const KEYWORD_LINE = /^([A-Z][a-z'’-]+(?: [a-z'’-]+){0,2})(?:(?: |—)(?:\{\S*|\d+|X|[A-Z—].*?))? \((.+)\)$/;

/** Kinds of lines around which nothing was read, the first that fits. */
const FAMILIES: readonly (readonly [string, RegExp])[] = [
  ['keyword', KEYWORD_LINE],
  ['trigger', /^(?:[^.:"“]{1,40} — )?(?:When|Whenever|At) /],
  ['replacement', /\b(?:would\b.*\binstead|enters? (?:tapped|with|as)|As .* enters)/],
  ['additional or other cost', /^(?:As an additional cost|.*rather than pay|.*\bcosts? .*(?:less|more))/],
  ['activated ability', /^[^"“]*: /],
  ["what can't or must be", /\b(?:can't|must|only|able)\b/],
];

const familyOf = ({ frame, text }: Hole): string =>
  frame === null ? (FAMILIES.find(([, fits]) => fits.test(text))?.[0] ?? 'static ability') : `effect: ${frame}`;

export function newSetOf(measured: readonly MeasuredCard[]): NewSet {
  const whole = measured.filter(({ supported }) => supported);
  const partly = measured.flatMap(({ name, holes }) => (holes === null ? [] : [{ name, holes }]));
  const byHand = partly.filter(({ holes }) => holes.every(({ hole }) => hole === 'byHand'));
  const holes = partly.flatMap((card) => card.holes);
  return {
    cards: measured.length,
    whole: whole.length,
    byHand: byHand.length,
    unread: partly.length - byHand.length,
    refused: measured.flatMap(({ name, supported, holes: some, detail }) =>
      supported || some !== null ? [] : [{ name, reason: detail ?? 'no reason given' }],
    ),
    families: counts(holes.map(familyOf)).map(({ reason, cards }) => ({ family: reason, holes: cards })),
    sentences: clausesOf(measured),
    keywords: newKeywords(partly),
  };
}

function newKeywords(cards: readonly { name: string; holes: readonly Hole[] }[]): NewKeyword[] {
  const found = new Map<string, { reminder: string; cards: string[] }>();
  for (const { name, holes } of cards)
    for (const { hole, text } of holes) {
      const [, keyword, reminder] = (hole === 'unread' && KEYWORD_LINE.exec(text)) || [];
      if (keyword === undefined || reminder === undefined) continue;
      const known = found.get(keyword) ?? { reminder, cards: [] };
      known.cards.push(name);
      found.set(keyword, known);
    }
  return [...found]
    .map(([keyword, { reminder, cards: names }]) => ({
      keyword,
      reminder,
      cards: names,
      skeleton: skeletonOf(keyword, reminder, names[0] ?? ''),
    }))
    .sort((a, b) => b.cards.length - a.cards.length || (a.keyword < b.keyword ? -1 : 1));
}

/** A position with a card of that keyword; it runs once the card is read, and what comes of it is for whoever has read the rule. */
const skeletonOf = (keyword: string, reminder: string, card: string): string =>
  [
    `# ${reminder}`,
    `${keyword}: what the rule says in one line                     2026`,
    `  A: Plains ×3, Island ×3, Swamp ×3, Mountain ×3, Forest ×3 | hand: ${card}`,
    '  B: Forest',
    `  A casts ${card}`,
    '  All pass until it resolves',
    `  Then ${card} is on the battlefield  [the number of the rule]`,
  ].join('\n');
