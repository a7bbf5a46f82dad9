/**
 * The lines of a script: moves, expectations with what they show, remarks.
 * 2006, 2009, 2011, 2026: none (the notation is ours)
 */
import type { Move, Scenario, Shown } from '../format.ts';
import { claimsByMove, grouped } from '../shown.ts';
import { printEditions, printNote, readEditions, readNote } from './claims.ts';
import { printFacts, readFacts } from './facts.ts';
import { readFirst } from './form.ts';
import { jsonLines } from './json.ts';
import { MOVES } from './moves.ts';
import { equal } from '@rulewright/engine';
import { hasKeys, takes } from '@rulewright/engine/arguments';
import { type Cursor, cursorOver } from './tokens.ts';

/** What an expectation is called that is given no id: by its place among the expectations, from 1. */
const ownId = (nth: number): string => `expectation ${nth}`;

const isOver = (cursor: Cursor): boolean => {
  if (cursor.done) return true;
  cursor.miss('the end of the line');
  return false;
};

export interface ScriptLine {
  readonly move: Record<string, unknown>;
  readonly claims: readonly Shown[];
}

/** `2006:` and its like before a line; undefined where the line is for every edition. */
function readLimit(cursor: Cursor): readonly string[] | undefined {
  const { at } = cursor;
  const editions = readEditions(cursor);
  if (editions !== undefined && cursor.take(':')) return editions;
  cursor.at = at;
  return undefined;
}

/** A line of the script; `nth` is how many expectations there are with it. Undefined: the cursor says what was possible. */
export function readScriptLine(cursor: Cursor, nth: number): ScriptLine | undefined {
  const editions = readLimit(cursor);
  const limit = editions === undefined ? {} : { in: editions };
  if (cursor.take('Then')) {
    const expect = readFacts(cursor);
    if (expect === undefined) return undefined;
    if (cursor.done) return { move: { expect, ...limit }, claims: [] };
    const note = readNote(cursor, ownId(nth));
    if (!note || !isOver(cursor)) return undefined;
    return { move: { expect, ...(note.id !== undefined && { id: note.id }), ...limit }, claims: note.claims };
  }
  const found = readFirst(MOVES, cursor, isOver);
  return found && { move: { ...found.fields, ...limit }, claims: [] };
}

/** The script's lines, and the claims that none of them bears. */
export function printScript(scenario: Pick<Scenario, 'script' | 'shows'>): { lines: string[]; left: readonly Shown[] } {
  const at = claimsByMove(scenario);
  const left = [...(at.get(-1) ?? [])];
  let nth = 0;
  const lines = scenario.script.flatMap((move, i) => {
    if ('expect' in move) nth += 1;
    if ('note' in move) return move.note.split('\n').map((line) => `# ${line}`.trimEnd());
    const claims = at.get(i) ?? [];
    const line = plainLine(move, claims, nth);
    if (line !== undefined) return [wrapped(line)];
    left.push(...claims);
    return [jsonLines(move, 'json ').join('\n  ')];
  });
  return { lines, left };
}

/** One move as a line, without the editions it is for, its id and its claims. */
export function printStep(move: Move): string {
  takes('printStep', 'a step of a script', hasKeys(move));
  if ('note' in move) return `# ${move.note}`;
  const { in: _editions, ...rest } = move;
  const bare = 'expect' in rest ? { expect: rest.expect } : rest;
  return plainLine(bare, [], 1) ?? jsonLines(bare, 'json ').join('\n');
}

/** The line that reads as that move with those claims; undefined where no line does. */
function plainLine(move: Exclude<Move, { note: string }>, claims: readonly Shown[], nth: number): string | undefined {
  const line = printMove(move, claims, nth);
  if (line === undefined) return undefined;
  const read = readScriptLine(cursorOver({ number: 1, indent: 0, text: line }), nth);
  return read && equal(read.move, move) && equal(read.claims, grouped(claims).flat()) ? line : undefined;
}

function printMove(move: Exclude<Move, { note: string }>, claims: readonly Shown[], nth: number): string | undefined {
  const { in: editions, ...rest } = move;
  const limit = editions === undefined ? '' : `${printEditions(editions)}: `;
  if (!('expect' in rest)) {
    const words = MOVES.map((one) => one.form.print(rest)).find((one) => one !== undefined);
    return words === undefined ? undefined : limit + words;
  }
  const facts = printFacts(rest.expect);
  if (facts === undefined || facts.length === 0) return undefined;
  const note = printNote({ id: rest.id, claims }, ownId(nth));
  return `${limit}Then ${facts.join('; ')}${note === '' ? '' : `  ${note}`}`;
}

const WIDTH = 124;

/** The line broken before it is too long, at a mark outside quotations, what follows indented. */
export function wrapped(line: string): string {
  const pieces = line.match(/(?:"(?:[^"\\]|\\.)*"|[^",;|[]|[,;](?! ))+(?:[,;] )?|[|[,;]/g) ?? [];
  const lines: string[] = [];
  let current = '';
  for (const piece of joined(pieces)) {
    if (current !== '' && `  ${current}${piece}`.trimEnd().length > WIDTH) {
      lines.push(current.trimEnd());
      current = `    ${piece.trimStart()}`;
    } else current += piece;
  }
  return [...lines, current.trimEnd()].join('\n');
}

/** A bar or a bracket belongs to what follows it. */
function joined(pieces: readonly string[]): string[] {
  const all: string[] = [];
  let opening = '';
  for (const piece of pieces) {
    if (piece === '|' || piece === '[') opening += piece;
    else {
      all.push(opening + piece);
      opening = '';
    }
  }
  return opening === '' ? all : [...all, opening];
}
