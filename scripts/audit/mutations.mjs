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
 * Every mutation of a module's text, in the order of the text.
 * @param {string} module
 * @param {string} text
 * @returns {Mutation[]}
 */
export function mutationsOf(module, text) {
  const source = ts.createSourceFile(module, text, ts.ScriptTarget.Latest, true);
  /** @type {Mutation[]} */
  const found = [];
  /** @param {Mutation['kind']} kind @param {ts.Node} node @param {string} replacement */
  const add = (kind, node, replacement) => {
    const start = node.getStart(source);
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    found.push({ module, line, kind, start, end: node.end, replacement });
  };
  /** @param {ts.Node} node */
  const visit = (node) => {
    // what a program error says is no rule
    if (ts.isThrowStatement(node)) return;
    if (ts.isIfStatement(node)) add('condition', node.expression, `!(${node.expression.getText(source)})`);
    if (ts.isConditionalExpression(node)) add('condition', node.condition, `!(${node.condition.getText(source)})`);
    if (ts.isBinaryExpression(node)) {
      const { kind } = node.operatorToken;
      const [bound, connective] = [SWAPPED.get(kind), CONNECTIVES.get(kind)];
      if (bound !== undefined) add('bound', node.operatorToken, bound);
      if (connective !== undefined) add('connective', node, swapped(node, connective, source));
    }
    if (ts.isExpressionStatement(node)) add('statement', node, ';');
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Its operands under the other connective, in parentheses, since the two bind differently. @param {ts.BinaryExpression} node @param {string} connective @param {ts.SourceFile} source */
const swapped = (node, connective, source) =>
  `((${node.left.getText(source)}) ${connective} (${node.right.getText(source)}))`;

/** The text with the mutation made. @param {string} text @param {Mutation} mutation */
export const mutated = (text, { start, end, replacement }) => text.slice(0, start) + replacement + text.slice(end);
