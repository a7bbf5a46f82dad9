/** A module's text with every mutation in it, each behind a switch: one build of the engine tries them all. */
import ts from 'typescript';
import { pointsIn } from './mutations.mjs';

/** @typedef {import('./mutations.mjs').Point} Point */

const COMPARED = new Map([
  [ts.SyntaxKind.LessThanToken, '__less'],
  [ts.SyntaxKind.LessThanEqualsToken, '__atMost'],
  [ts.SyntaxKind.GreaterThanToken, '__more'],
  [ts.SyntaxKind.GreaterThanEqualsToken, '__atLeast'],
]);

/**
 * The text, whose mutations have the numbers from `first` on, in the order of `mutationsOf`. It needs what `SWITCHES` defines.
 * @param {string} module
 * @param {string} text
 * @param {number} first
 */
export function withSwitches(module, text, first) {
  const source = ts.createSourceFile(module, text, ts.ScriptTarget.Latest, true);
  /** @type {Map<ts.Node, {kind: Point['kind'], at: number}[]>} */
  const points = new Map();
  let at = first;
  for (const { kind, node } of pointsIn(source)) points.set(node, [...(points.get(node) ?? []), { kind, at: at++ }]);

  /** @param {ts.Node} node @returns {string} */
  const written = (node) => {
    const own = points.get(node) ?? [];
    const switched = own.find(({ kind }) => kind === 'bound' || kind === 'connective');
    let out = switched === undefined ? around(node) : compared(/** @type {ts.BinaryExpression} */ (node), switched.at);
    // a condition may be a comparison, whose number comes later
    for (const { kind, at } of own) {
      if (kind === 'statement') out = `{ if (__done(${at})) { ${out} } }`;
      if (kind === 'condition') out = `__asked(${at}, ${out})`;
    }
    return out;
  };
  /** @param {ts.BinaryExpression} node @param {number} at */
  const compared = ({ left, operatorToken: { kind }, right }, at) => {
    const bound = COMPARED.get(kind);
    if (bound !== undefined) return `${bound}(${at}, ${written(left)}, ${written(right)})`;
    const both = kind === ts.SyntaxKind.AmpersandAmpersandToken;
    return `${both ? '__both' : '__either'}(${at}, ${written(left)}, () => (${written(right)}))`;
  };
  /** The text of a node, with that of its children. @param {ts.Node} node */
  const around = (node) => {
    let out = '';
    let from = node.getStart(source);
    /** @param {ts.Node} child */
    const add = (child) => {
      const start = child.getStart(source);
      if (start < from) return;
      out += text.slice(from, start) + written(child);
      from = child.end;
    };
    ts.forEachChild(node, add);
    return out + text.slice(from, node.end);
  };
  return text.slice(0, source.getStart(source)) + around(source);
}

/**
 * What stands before a build with switches: `globalThis.mutant` says which mutation is made (`number`, -1 none), notes which were reached
 * (`reached`), and ends a run that takes too many steps (`steps`). What is remembered under one mutation is forgotten under the next (`turn`).
 */
export const SWITCHES = `
const __mutant = (globalThis.mutant ??= { number: -1, reached: null, steps: Infinity, turn: 0 });
const __made = (at) => {
  if (__mutant.reached !== null) __mutant.reached[at] = 1;
  if (--__mutant.steps < 0) throw new Error('too many steps');
  return __mutant.number === at;
};
const __asked = (at, value) => (__made(at) ? !value : value);
const __done = (at) => !__made(at);
const __less = (at, a, b) => (__made(at) ? a <= b : a < b);
const __atMost = (at, a, b) => (__made(at) ? a < b : a <= b);
const __more = (at, a, b) => (__made(at) ? a >= b : a > b);
const __atLeast = (at, a, b) => (__made(at) ? a > b : a >= b);
const __both = (at, a, b) => (__made(at) ? a || b() : a && b());
const __either = (at, a, b) => (__made(at) ? a && b() : a || b());
const __Lasting = globalThis.WeakMap;
class WeakMap {
  #turn = 0;
  #known = new __Lasting();
  #now() {
    if (this.#turn !== __mutant.turn) [this.#turn, this.#known] = [__mutant.turn, new __Lasting()];
    return this.#known;
  }
  get(key) { return this.#now().get(key); }
  has(key) { return this.#now().has(key); }
  set(key, value) { this.#now().set(key, value); return this; }
  delete(key) { return this.#now().delete(key); }
}
`;
