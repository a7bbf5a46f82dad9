/** How one card fares: compiled whole, playable by today's rules, and through a smoke game. 2006: 200 · 2009, 2011, 2026: 108.1 */
import type { CardSource } from '@rulewright/cards';
import { type CardProblem, cardProblems, DEFAULT_EDITION, editionOf, type Hole, holesOf } from '@rulewright/engine';
import { nodesIn } from '@rulewright/engine/vocabulary';
import {
  type CardText,
  compile,
  type Compiled,
  partlyInEitherWording,
  WORDINGS,
  type Wording,
} from '@rulewright/oracle';
import { refusalPlace } from '../cards/refusal-place.ts';
import { smokeGame } from './smoke-game.ts';

export interface MeasuredCard {
  readonly name: string;
  readonly firstPrinted?: string;
  readonly supported: boolean;
  readonly lines: number;
  readonly linesSupported: number;
  /** why it is not supported, of a kind: what is counted */
  readonly reason: string | null;
  /** the sentence for this card */
  readonly detail: string | null;
  readonly ambiguous: boolean;
  readonly mismatched: boolean;
  /** the nodes of the vocabulary and the keywords of a supported card: `do: draw`, `keyword: flying` */
  readonly nodes: readonly string[];
  /** what is not read of a card that does not compile, where the rest of it can be; null: it compiles, or nothing of it can be read */
  readonly holes: readonly Hole[] | null;
  /** the beginnings of what was not understood, with numbers and names taken out */
  readonly clauses: readonly string[];
}

export interface MeasureOptions {
  /** the wordings that a text may be in, tried in this order */
  readonly wordings: readonly Wording[];
  /** without smoke games a card is counted as supported that compiles and has rules */
  readonly smoke: boolean;
}

/** The npm data's text is in the wording of its own date. */
export const EMBEDDED_WORDINGS: readonly Wording[] = ['2017-01'];
/** A file of the user's may be newer or as old as that. */
export const FILE_WORDINGS: readonly Wording[] = [...WORDINGS].reverse().filter((wording) => wording >= '2017-01');

export function measureCard(source: CardSource, name: string, options: MeasureOptions): MeasuredCard {
  const card = source.find(name);
  if (!card) throw new Error(`the card source lists ${name} and does not have it`);
  const compiled = compiledIn(card, options.wordings);
  const all = (card.faces ?? [card]).flatMap((face) => linesOf(face).map((line) => ({ ...line, face: face.name })));
  const common = {
    name,
    ...(card.firstPrinted !== undefined && { firstPrinted: card.firstPrinted }),
    lines: all.length,
  };
  const none = {
    supported: false,
    reason: null,
    detail: null,
    ambiguous: false,
    mismatched: false,
    clauses: [],
    nodes: [],
    holes: null,
  };
  if (!compiled.ok) {
    const places = compiled.refused.map((refusal) => refusalPlace(card, refusal));
    const bad = all.filter((line) =>
      places.some((place) => place.face === line.face && place.from <= line.to && place.to >= line.from),
    );
    const reasons = compiled.refused.map(({ reason }) => reason);
    const [first = 'no reason given'] = reasons;
    const unread = compiled.refused.filter(({ reason }) => reason.startsWith('not understood'));
    const whole = places.some((place) => place.face === card.name && card.faces !== undefined);
    const partly = partlyInEitherWording(card, options.wordings);
    return {
      ...none,
      ...common,
      linesSupported: whole ? 0 : all.length - bad.length,
      reason: kindOfReason(first),
      detail: first,
      ambiguous: reasons.some((reason) => reason.startsWith('ambiguous')),
      mismatched: reasons.some((reason) => reason.startsWith('read, but printed back')),
      holes: partly.ok ? holesOf(partly.definition) : null,
      clauses: [...new Set(unread.map(({ text }) => clauseOf(text)))],
    };
  }
  const [problem] = cardProblems(editionOf(DEFAULT_EDITION), compiled.definition);
  // only here: what coverage counts is evidence, and a game with each card would hold up tables and decks
  const fault = problem || !options.smoke ? null : smokeGame(compiled.definition);
  const reason = problem ? countedAs(problem) : fault === null ? null : 'the smoke game fails';
  return {
    ...none,
    ...common,
    linesSupported: all.length,
    supported: reason === null,
    nodes: reason === null ? [...nodesIn(compiled.definition.faces.flatMap(({ abilities }) => abilities))] : [],
    reason,
    detail: problem?.message ?? fault,
  };
}

function countedAs({ kind, what }: CardProblem): string {
  switch (kind) {
    case 'anachronism':
      return `the rules of ${what} are not built`;
    case 'by-reminder':
      return 'known from its reminder text alone';
    case 'unread':
      return 'a line was not read';
  }
}

function compiledIn(card: CardText, wordings: readonly Wording[]): Compiled {
  let first: Compiled | undefined;
  for (const wording of wordings) {
    const compiled = compile(card, { wording });
    if (compiled.ok) return compiled;
    first ??= compiled;
  }
  return first ?? compile(card);
}

/** Lines of rules text; modes belong to the line that offers them, and a line of reminder text alone is none. */
export function linesOf({ text }: Pick<CardText, 'text'>): { from: number; to: number }[] {
  const lines: { from: number; to: number }[] = [];
  let from = 0;
  for (const line of text.split('\n')) {
    const to = from + line.length;
    const last = lines.at(-1);
    if (line.startsWith('•') && last) last.to = to;
    else if (line.replace(/\([^()]*\)/g, '').trim() !== '') lines.push({ from, to });
    from = to + 1;
  }
  return lines;
}

/** Reasons of one kind count together. */
function kindOfReason(reason: string): string {
  if (reason.startsWith('not understood')) return 'words not understood';
  if (reason.startsWith('ambiguous') || /^\d+ readings/.test(reason)) return 'ambiguous';
  if (reason.startsWith('read, but printed back')) return 'read, but printed back differently';
  return reason.replace(/: .*$/s, '').replace(/\d+/g, 'N');
}

/** The beginning of what was not understood, so that the same gap in the grammar has the same name on every card. */
export function clauseOf(text: string): string {
  return (
    text
      .replace(/^[.,;:\s]+/, '')
      .replace(/\{[^}]*\}/g, '{…}')
      .replace(/\b\d+\b/g, 'N')
      .replace(/[“"].*$/s, '"…"')
      .split(/\s+/)
      .filter((word) => word !== '')
      .slice(0, 5)
      .join(' ')
      .replace(/[.,;:]$/, '')
      .toLowerCase() || '(the end of the text)'
  );
}
