/**
 * Marks what bundlers may leave out. One that reads a module made of many drops a constant that nobody uses only where it sees that making it
 * changes nothing; of a call or a spread it does not see that, and keeps it with all that it names. Our modules have no side effects (`sideEffects`
 * in each manifest), so each such constant is made within a call that is marked as pure.
 */
import { parse } from 'acorn';

const BEGIN = '/* @__PURE__ */ (() => (';
const END = '))()';

/**
 * The same code, line for line, with the values of its outermost constants marked.
 *
 * @param {string} code a module
 */
export function droppable(code) {
  /** @type {[at: number, text: string][]} */
  const added = parse(code, { sourceType: 'module', ecmaVersion: 'latest' }).body.flatMap((statement) =>
    statement.type !== 'VariableDeclaration'
      ? []
      : statement.declarations.flatMap(({ init }) =>
          !init || isPlain(init) || /\bawait\b/.test(code.slice(init.start, init.end))
            ? []
            : [
                [init.start, BEGIN],
                [init.end, END],
              ],
        ),
  );
  let [marked, from] = ['', 0];
  for (const [at, text] of added) {
    marked += code.slice(from, at) + text;
    from = at;
  }
  return marked + code.slice(from);
}

/**
 * Whether every bundler sees that making it changes nothing.
 *
 * @param {import('acorn').Expression | import('acorn').SpreadElement | null} node
 * @returns {boolean}
 */
function isPlain(node) {
  switch (node?.type) {
    case undefined:
    case 'Literal':
    case 'Identifier':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return true;
    case 'UnaryExpression':
      return isPlain(node.argument);
    case 'ArrayExpression':
      return node.elements.every(isPlain);
    case 'ObjectExpression':
      return node.properties.every((one) => one.type === 'Property' && !one.computed && isPlain(one.value));
    default:
      return false;
  }
}
