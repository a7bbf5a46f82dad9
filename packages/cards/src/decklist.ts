/** Decklists and cubes in the forms that programs and sites write. 2006: 100.2 · 2009, 2011, 2026: 100.2, 100.4 */
import { takes } from '@rulewright/engine/arguments';
import type { DecklistResult } from './deck.ts';
import { DECK_LIMITS, type DeckLimits, linesFault, sizeFault } from './deck-limits.ts';
import { parseJsonList } from './list-json.ts';
import { parseLines } from './list-lines.ts';
import { parseTable, tableIn } from './list-table.ts';
import { parseXmlList } from './list-xml.ts';

/**
 * Reads a list in any form of `LIST_FORMS`, which is known by the text. A sideboard is what a heading, a prefix, a column or a board says, or
 * what follows the only empty line, if it is at most fifteen cards. What is no part of the deck (a maybeboard, tokens, planes) is kept
 * apart and named in `leftOut`. Anything else is refused with its place, nothing is guessed. Reading takes time linear in the text, and what
 * is beyond a limit is refused.
 */
export function parseDecklist(text: string, limits: DeckLimits = DECK_LIMITS): DecklistResult {
  takes('parseDecklist', 'a text', typeof text === 'string');
  const reason = sizeFault(text, limits);
  if (reason !== undefined) return unread(reason);
  const source = text.replace(/^\uFEFF/, '');
  const start = source.slice(0, 200).trimStart();
  if (start.startsWith('<')) return parseXmlList(source, limits);
  if (/^(?:\{|\[\s*(?:[{"\]]|-?\d))/.test(start)) return parseJsonList(source, limits);
  const many = linesFault(text, limits);
  if (many !== undefined) return unread(many);
  const lines = source.replace(/\r\n?/g, '\n');
  const table = tableIn(lines);
  return table === null ? parseLines(lines.split('\n'), limits) : parseTable(lines, table, limits);
}

const unread = (reason: string): DecklistResult => ({
  ok: false,
  kind: 'faults',
  form: 'plain',
  faults: [{ line: 1, reason }],
  readable: { main: [], sideboard: [] },
  leftOut: [],
});
