/** From single cards to the figures of coverage. 2006: 200 · 2009, 2011, 2026: 108.1 */
import { type Era, ERAS, eraOf } from '@rulewright/cards';
import { nodeNames } from '@rulewright/engine/vocabulary';
import { KEYWORDS } from '@rulewright/engine/keywords';
import type { MeasuredCard } from './measure.ts';

export interface Coverage {
  readonly cards: number;
  readonly supported: number;
  readonly lines: number;
  readonly linesSupported: number;
  readonly ambiguous: number;
  readonly mismatched: number;
  /** cumulative: cards first printed until then */
  readonly byEra: readonly { readonly to: Era; readonly cards: number; readonly supported: number }[];
  readonly refused: readonly { readonly reason: string; readonly cards: number }[];
  /** what was not understood on most cards; `alone`: on cards where nothing else was */
  readonly clauses: readonly { readonly clause: string; readonly cards: number; readonly alone: number }[];
  /** nodes of the vocabulary and keywords that fewer than three supported cards have: each is one too many, or the rules need it */
  readonly rareNodes: readonly { readonly node: string; readonly cards: number }[];
  /** cards that do not compile and can be read in part, by how many holes that leaves; and the holes by what was read around them */
  readonly partly: {
    readonly oneHole: number;
    readonly moreHoles: number;
    readonly frames: readonly { readonly frame: string; readonly holes: number }[];
  };
  readonly excluded: readonly { readonly reason: string; readonly cards: number }[];
  readonly source: string;
}

const MOST_CLAUSES = 50;

export function coverageOf(
  measured: readonly MeasuredCard[],
  about: { source: string; excluded: readonly { reason: string }[] },
): Coverage {
  const eras = ERAS.map((to) => ({ to, cards: 0, supported: 0 }));
  for (const card of measured) {
    const era = eraOf(card.firstPrinted);
    eras.slice(era === undefined ? ERAS.length : ERAS.indexOf(era)).forEach((each) => {
      each.cards++;
      if (card.supported) each.supported++;
    });
  }
  const sum = (of: (card: MeasuredCard) => number | boolean): number =>
    measured.reduce((total, card) => total + Number(of(card)), 0);
  return {
    cards: measured.length,
    supported: sum(({ supported }) => supported),
    lines: sum(({ lines }) => lines),
    linesSupported: sum(({ linesSupported }) => linesSupported),
    ambiguous: sum(({ ambiguous }) => ambiguous),
    mismatched: sum(({ mismatched }) => mismatched),
    byEra: eras,
    refused: counts(measured.flatMap(({ reason }) => reason ?? [])),
    clauses: clausesOf(measured),
    rareNodes: rareNodes(measured),
    partly: partlyOf(measured),
    excluded: counts(about.excluded.map(({ reason }) => reason)),
    source: about.source,
  };
}

/** Where reading stopped, and on how many cards; first what would free most. */
export function clausesOf(measured: readonly MeasuredCard[]): Coverage['clauses'] {
  const clauses = new Map<string, { cards: number; alone: number }>();
  for (const card of measured)
    for (const clause of card.clauses) {
      const sum = clauses.get(clause) ?? { cards: 0, alone: 0 };
      clauses.set(clause, sum);
      sum.cards++;
      if (card.clauses.length === 1) sum.alone++;
    }
  return [...clauses]
    .map(([clause, figures]) => ({ clause, ...figures }))
    .sort((a, b) => b.alone - a.alone || b.cards - a.cards || (a.clause < b.clause ? -1 : 1))
    .slice(0, MOST_CLAUSES);
}

/** How a hole is counted around which nothing was read. */
const NO_FRAME = 'none';

function partlyOf(measured: readonly MeasuredCard[]): Coverage['partly'] {
  const partly = measured.flatMap(({ holes }) => (holes === null ? [] : [holes]));
  const frames = counts(partly.flatMap((holes) => holes.map(({ frame }) => frame ?? NO_FRAME)));
  return {
    oneHole: partly.filter(({ length }) => length === 1).length,
    moreHoles: partly.filter(({ length }) => length > 1).length,
    frames: frames.map(({ reason, cards }) => ({ frame: reason, holes: cards })),
  };
}

const RARE_BELOW = 3;

/** What stands for what was not read: no card that is read has it. */
const HOLES: ReadonlySet<string> = new Set(['ability: unread', 'do: byHand']);

function rareNodes(measured: readonly MeasuredCard[]): { node: string; cards: number }[] {
  const cards = new Map([...nodeNames(), ...KEYWORDS.map(({ name }) => `keyword: ${name}`)].map((node) => [node, 0]));
  for (const { nodes } of measured) for (const node of nodes) cards.set(node, (cards.get(node) ?? 0) + 1);
  return [...cards]
    .filter(([node, count]) => count < RARE_BELOW && !HOLES.has(node))
    .map(([node, count]) => ({ node, cards: count }));
}

export function counts(reasons: readonly string[]): { reason: string; cards: number }[] {
  const byReason = new Map<string, number>();
  for (const reason of reasons) byReason.set(reason, (byReason.get(reason) ?? 0) + 1);
  return [...byReason]
    .map(([reason, cards]) => ({ reason, cards }))
    .sort((a, b) => b.cards - a.cards || (a.reason < b.reason ? -1 : 1));
}
