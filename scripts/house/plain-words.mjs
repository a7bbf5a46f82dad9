/**
 * Sentences that make a reader stop, by the `PATTERNS` below: a relative clause or an absence as their subject, and what refers to something said
 * before without naming it. Comments, pages and messages are read for them.
 */
import ts from 'typescript';
import { isForTests } from '../test-files.mjs';

/** @typedef {{name: string, found: RegExp, not?: RegExp}} Pattern */

/** @type {readonly Pattern[]} */
const PATTERNS = [
  { name: 'begins with a relative', found: /^(?:What|Whoever|Whatever|Whichever|Of which)\b/, not: /\?$/ },
  { name: 'is so', found: /\b(?:is|are) so\b(?! (?:\w+ that|many|much|few|far|long)\b)/ },
  { name: 'what is … is', found: /\b[Ww]hat (?:is|are)\b[^.;:,?]*? (?:is|are)\b/ },
  {
    name: 'absence as subject',
    found:
      /^(?:(?:Nothing|None)\b|No (?!more than)(?:[a-z]+ ){1,4}(?:is|are|was|were|has|have|may|can|does|do|will)\b)/,
  },
];

/** The sentences of a text without its marks, each with where it begins. @param {string} text */
function* sentences(text) {
  for (const [found] of text.matchAll(/[^.!?]+(?:[.!?]+(?!\s|$)[^.!?]*)*[.!?]*/g)) {
    const sentence = found.trim().replace(/^[^\p{L}]+/u, '');
    if (sentence !== '') yield sentence;
  }
}

/** @typedef {{at: number, text: string}} Words a comment, message or paragraph, and the line where it begins */

/** @param {readonly Words[]} words @returns {{line: number, message: string}[]} */
export const stopsIn = (words) =>
  words.flatMap(({ at, text }) =>
    [...sentences(text)].flatMap((sentence) =>
      PATTERNS.filter(({ found, not }) => found.test(sentence) && !not?.test(sentence)).map(({ name }) => ({
        line: at,
        message: `${name}: ${sentence.replaceAll(/\s+/g, ' ').slice(0, 120)}`,
      })),
    ),
  );

/**
 * @param {string} file by its ending a page in Markdown or code
 * @param {string} source
 * @returns {Words[]}
 */
export function wordsOf(file, source) {
  const lineAt = linesOf(source);
  return [...(file.endsWith('.md') ? paragraphs(source) : texts(source, !isForTests(file)))].map(({ at, text }) => ({
    at: lineAt(at),
    text,
  }));
}

/**
 * Comments, those on lines that follow one another as one, and strings that are sentences; those of tests are often data.
 * @param {string} source
 * @param {boolean} withStrings
 */
function* texts(source, withStrings) {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, false, ts.LanguageVariant.JSX, source);
  /** @type {{at: number, end: number, text: string} | null} */
  let lines = null;
  for (let token = scanner.scan(); token !== ts.SyntaxKind.EndOfFileToken; token = scanner.scan()) {
    const at = scanner.getTokenStart();
    const text = scanner.getTokenText();
    if (token === ts.SyntaxKind.SingleLineCommentTrivia) {
      if (lines !== null && !/\n\s*\n/.test(source.slice(lines.end, at))) lines.text += ` ${text.slice(2)}`;
      else {
        if (lines !== null) yield lines;
        lines = { at, end: at, text: text.slice(2) };
      }
      lines.end = scanner.getTokenEnd();
      continue;
    }
    if (token === ts.SyntaxKind.WhitespaceTrivia || token === ts.SyntaxKind.NewLineTrivia) continue;
    if (lines !== null) yield lines;
    lines = null;
    if (token === ts.SyntaxKind.MultiLineCommentTrivia)
      for (const paragraph of text
        .slice(2, -2)
        .replaceAll(/^\s*\*+ ?/gm, '')
        .split(/\n\s*\n|\n(?=\s*(?:[-*]|@\w))/))
        yield { at, text: paragraph };
    else if (withStrings && /^['"`]\p{Lu}[^\n]*\s[^\n]*[.!?]['"`]$/u.test(text)) yield { at, text: text.slice(1, -1) };
  }
  if (lines !== null) yield lines;
}

/** Paragraphs, points and cells outside of fences; headings, of pages and of columns, are no sentences. @param {string} page */
function* paragraphs(page) {
  const blank = (/** @type {string} */ block) => block.replaceAll(/[^\n]/g, ' ');
  const prose = page
    .replaceAll(/^```[\s\S]*?^```$/gm, blank)
    .replaceAll(/^#.*$/gm, blank)
    .replaceAll(/^\|.*(?=\n\|[-| :]+$)/gm, blank);
  for (const { 0: text, index } of prose.matchAll(/(?:[^\n|]+(?:\n(?!\n|\s*(?:[-*#|]|\d+\.) ?)|$))+|[^\n|]+/gm))
    yield { at: index, text };
}

/** The line of a place, from 1. @param {string} text @returns {(at: number) => number} */
function linesOf(text) {
  const starts = [...text.matchAll(/\n/g)].map(({ index }) => index);
  return (at) => {
    let low = 0;
    let high = starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) < at) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
}
