/**
 * The phrases of the grammar, and the cards that each wins. A phrase wins a card where it says a part of its text as the meaning chosen is
 * printed back. It is told by its place: a table or a helper that makes several has one. The compiler pays for none of this: each
 * phrase is changed as it is made, so import the compiler only afterwards.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { phrases } from '../../packages/oracle/src/grammar/phrase.ts';

const SOURCES = fileURLToPath(new URL('../../packages/oracle/src/', import.meta.url));
const MAKER = 'grammar/phrase.ts';

/** @typedef {import('../../packages/oracle/src/card-text.ts').CardText} CardText */
/** @typedef {import('../../packages/oracle/src/grammar/wording.ts').Wording} Wording */
/**
 * @typedef {object} Place a call in the sources that makes one phrase or more
 * @property {string} at file, line and column
 * @property {string} pattern of the first that it made
 * @property {number} made how many it made
 * @property {number} lines how many lines of the source it takes
 * @property {Set<string>} wins the names of the cards
 */

/** @type {Map<string, Place>} */
const places = new Map();
/** The places of what was said since it was emptied. @type {Place[]} */
const said = [];

phrases.push = (...made) => {
  Error.stackTraceLimit = 12;
  const place = placeAt(caller(new Error().stack ?? ''), made[0]?.name ?? '');
  for (const rule of made) watch(rule, place);
  return Array.prototype.push.apply(phrases, made);
};

/** Notes what the phrase says; what was said within it counts only where it says something itself. @param {import('../../packages/oracle/src/grammar/rule.ts').Rule} rule @param {Place} place */
function watch(rule, place) {
  const { print } = rule;
  Object.assign(rule, {
    /** @type {typeof print} */
    print(printing, value, agreement) {
      const before = said.length;
      const printed = print(printing, value, agreement);
      if (printed === undefined) said.length = before;
      else said.push(place);
      return printed;
    },
  });
}

/** Where in the compiler's sources a phrase is made: the first call outside its maker. @param {string} stack */
function caller(stack) {
  for (const [, at = ''] of stack.matchAll(/packages\/oracle\/src\/([^:\s]+:\d+:\d+)/g))
    if (!at.startsWith(MAKER)) return at;
  throw new Error('a phrase that no file of the compiler makes');
}

/** @param {string} at @param {string} pattern */
function placeAt(at, pattern) {
  const known = places.get(at);
  const place = known ?? { at, pattern, made: 0, lines: linesAt(at), wins: new Set() };
  place.made += 1;
  places.set(at, place);
  return place;
}

/** @type {Map<string, ts.SourceFile>} */
const parsed = new Map();

/** How many lines the call at that place takes. @param {string} at */
function linesAt(at) {
  const [file = '', line, column] = at.split(':');
  const source =
    parsed.get(file) ?? ts.createSourceFile(file, readFileSync(SOURCES + file, 'utf8'), ts.ScriptTarget.Latest);
  parsed.set(file, source);
  const position = source.getPositionOfLineAndCharacter(Number(line) - 1, Number(column) - 1);
  const lineOf = (/** @type {number} */ offset) => source.getLineAndCharacterOfPosition(offset).line;
  let lines = 1;
  const visit = (/** @type {ts.Node} */ node) => {
    if (node.getEnd() <= position || node.getStart(source) > position) return;
    if (ts.isCallExpression(node)) lines = lineOf(node.getEnd()) - lineOf(node.getStart(source)) + 1;
    ts.forEachChild(node, visit);
  };
  visit(source);
  return lines;
}

/**
 * Compiles the cards, each in the first of the wordings that reads it, and notes which phrases won it.
 * @param {Iterable<CardText>} cards @param {readonly Wording[]} wordings
 * @returns {Promise<number>} how many were read
 */
export async function win(cards, wordings) {
  const { compile, print } = await import('../../packages/oracle/src/index.ts');
  let read = 0;
  for (const card of cards) {
    const wording = wordings.find((one) => {
      const compiled = compile(card, { wording: one });
      if (!compiled.ok) return false;
      said.length = 0;
      print(compiled.definition, one, compiled.phrasing);
      return true;
    });
    if (wording === undefined) continue;
    read += 1;
    for (const { wins } of said) wins.add(card.name);
  }
  return read;
}

/** Every place that has made a phrase by now, in the order of the sources. @returns {Place[]} */
export const placesMade = () => [...places.values()].sort((a, b) => (a.at < b.at ? -1 : 1));

/**
 * How much of the work is done by how few. A phrase is rare if it wins one card.
 * @param {readonly Place[]} all
 */
export function summaryOf(all) {
  const wins = all.map((place) => place.wins.size).sort((a, b) => b - a);
  const total = wins.reduce((sum, one) => sum + one, 0);
  let [most, sum] = [0, 0];
  for (; sum < total * 0.95; most++) sum += wins[most] ?? 0;
  const those = (/** @type {number} */ many) => all.filter((place) => place.wins.size === many);
  const linesOf = (/** @type {readonly Place[]} */ some) => some.reduce((lines, place) => lines + place.lines, 0);
  return {
    phrases: all.length,
    lines: linesOf(all),
    most,
    rare: those(1).length,
    linesOfRare: linesOf(those(1)),
    none: those(0).length,
    linesOfNone: linesOf(those(0)),
  };
}
