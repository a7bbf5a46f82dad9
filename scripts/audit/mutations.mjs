/** Ways to break a module by one small change: a condition negated, both for either, a bound moved by one, a statement dropped. */
import ts from 'typescript';

/**
 * @typedef {object} Mutation
 * @property {string} module path of the file
 * @property {number} line counted from 1
 * @property {'condition' | 'connective' | 'bound' | 'statement'} kind
 * @property {number} start where in the text what is replaced begins
 * @property {number} end where it ends
 * @property {string} replacement
 */

/** @type {ReadonlyMap<ts.SyntaxKind, string>} */
const SWAPPED = new Map([
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
]);
/** @type {ReadonlyMap<ts.SyntaxKind, string>} */
const CONNECTIVES = new Map([
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
]);

/**
 * @typedef {object} Point a place that can be broken
 * @property {Mutation['kind']} kind
 * @property {ts.Node} node the condition, the binary expression, or the statement
 */

/**
 * Every place within a node that can be broken, in the order of the text.
 * @param {ts.Node} node
 * @returns {Generator<Point>}
 */
export function* pointsIn(node) {
  /** @type {ts.Node[]} */
  const children = [];
  // what a program error says is no rule
  if (ts.isThrowStatement(node)) return;
  if (ts.isIfStatement(node)) yield { kind: 'condition', node: node.expression };
  if (ts.isConditionalExpression(node)) yield { kind: 'condition', node: node.condition };
  if (ts.isBinaryExpression(node)) {
    if (SWAPPED.has(node.operatorToken.kind)) yield { kind: 'bound', node };
    if (CONNECTIVES.has(node.operatorToken.kind)) yield { kind: 'connective', node };
  }
  if (ts.isExpressionStatement(node)) yield { kind: 'statement', node };
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* pointsIn(child);
}

/**
 * Every mutation of a module's text, in the order of the text.
 * @param {string} module
 * @param {string} text
 * @returns {Mutation[]}
 */
export function mutationsOf(module, text) {
  const source = ts.createSourceFile(module, text, ts.ScriptTarget.Latest, true);
  return [...pointsIn(source)].map(({ kind, node }) => {
    const broken = kind === 'bound' ? /** @type {ts.BinaryExpression} */ (node).operatorToken : node;
    const start = broken.getStart(source);
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    return { module, line, kind, start, end: broken.end, replacement: replacementFor(kind, node, source) };
  });
}

/** @param {Mutation['kind']} kind @param {ts.Node} node @param {ts.SourceFile} source @returns {string} */
function replacementFor(kind, node, source) {
  const binary = /** @type {ts.BinaryExpression} */ (node);
  switch (kind) {
    case 'condition':
      return `!(${node.getText(source)})`;
    case 'bound':
      return /** @type {string} */ (SWAPPED.get(binary.operatorToken.kind));
    case 'connective':
      return swapped(binary, /** @type {string} */ (CONNECTIVES.get(binary.operatorToken.kind)), source);
    case 'statement':
      return ';';
  }
}

/** Its operands under the other connective, in parentheses, since the two bind differently. @param {ts.BinaryExpression} node @param {string} connective @param {ts.SourceFile} source */
const swapped = (node, connective, source) =>
  `((${node.left.getText(source)}) ${connective} (${node.right.getText(source)}))`;

/** The text with the mutation made. @param {string} text @param {Mutation} mutation */
export const mutated = (text, { start, end, replacement }) => text.slice(0, start) + replacement + text.slice(end);
