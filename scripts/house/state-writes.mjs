/**
 * Writes of the game's state: assignments to fields that `state/state.ts` declares, and calls that change a list or record held by one.
 *
 * Only `events/`, set-up and `state/` itself write it. The files that keep the books of turns may also write the records that
 * `state-writes.json` names. A write through a local alias of a list is not seen.
 */
import ts from 'typescript';
import { join, relative } from 'node:path';
import { isForTests } from '../test-files.mjs';

const CHANGING = new Set([
  'push',
  'pop',
  'shift',
  'unshift',
  'splice',
  'sort',
  'reverse',
  'fill',
  'add',
  'delete',
  'clear',
  'set',
]);
/** Those that may; `continuous/` writes the table that is derived from the state, in records of the same types. */
const ROOMS = /^(?:events|setup|state|continuous)\//;

/**
 * The lines that write the state, by file, as paths from the engine's sources; those that keep the books of turns not among them.
 * @param {string} engine the folder of the engine package
 * @param {{ files: readonly string[], records: readonly string[] }} books the files that keep them, and what they may write: names of
 *   interfaces, and of fields of the state as `GameState.field`
 * @returns {Map<string, number[]>}
 */
export function stateWrites(engine, books) {
  const src = join(engine, 'src');
  const { config } = ts.readConfigFile(join(engine, 'tsconfig.json'), ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, engine);
  const program = ts.createProgram(fileNames, { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  /** @type {Map<string, number[]>} */
  const found = new Map();

  /** @param {ts.Node} node @returns {boolean} whether the expression names a field of the state, or something within one */
  const isState = (node) => {
    if (ts.isNonNullExpression(node) || ts.isAsExpression(node) || ts.isParenthesizedExpression(node))
      return isState(node.expression);
    if (ts.isElementAccessExpression(node)) return isState(node.expression);
    if (!ts.isPropertyAccessExpression(node)) return false;
    const declared = checker.getSymbolAtLocation(node.name)?.declarations ?? [];
    return declared.some(isOfState) || isState(node.expression);
  };

  /** @param {ts.Node} node @returns {boolean} whether what is written belongs to the books of turns */
  const isOfBooks = (node) => {
    if (ts.isNonNullExpression(node) || ts.isAsExpression(node) || ts.isParenthesizedExpression(node))
      return isOfBooks(node.expression);
    if (ts.isElementAccessExpression(node)) return isOfBooks(node.expression);
    if (!ts.isPropertyAccessExpression(node)) return false;
    const declared = checker.getSymbolAtLocation(node.name)?.declarations ?? [];
    return declared.some((each) => books.records.includes(recordOf(each))) || isOfBooks(node.expression);
  };

  for (const source of program.getSourceFiles()) {
    const file = relative(src, source.fileName).replaceAll('\\', '/');
    if (file.startsWith('..') || isForTests(file) || ROOMS.test(file)) continue;
    const keepsBooks = books.files.some((each) => file.startsWith(each));
    /** @param {ts.Node} node */
    const add = (node) => {
      if (keepsBooks && isOfBooks(writtenBy(node))) return;
      found.set(file, [...(found.get(file) ?? []), source.getLineAndCharacterOfPosition(node.getStart()).line + 1]);
    };
    /** @param {ts.Node} node */
    const visit = (node) => {
      if (ts.isBinaryExpression(node) && isAssignment(node.operatorToken.kind) && isState(node.left)) add(node);
      else if (
        (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) &&
        isStep(node) &&
        isState(node.operand)
      )
        add(node);
      else if (ts.isDeleteExpression(node) && isState(node.expression)) add(node);
      else if (
        ts.isCallExpression(node) &&
        ts.isPropertyAccessExpression(node.expression) &&
        CHANGING.has(node.expression.name.text) &&
        isState(node.expression.expression)
      )
        add(node);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}

/** @param {ts.Node} node a write @returns {ts.Node} what it writes */
function writtenBy(node) {
  if (ts.isBinaryExpression(node)) return node.left;
  if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) return node.operand;
  if (ts.isDeleteExpression(node)) return node.expression;
  return /** @type {ts.PropertyAccessExpression} */ (/** @type {ts.CallExpression} */ (node).expression).expression;
}

/** @param {ts.Node} declaration of a field @returns {string} the interface or type that it belongs to; of the state itself with the field */
function recordOf(declaration) {
  let field = '';
  for (let at = declaration; at !== undefined; at = at.parent) {
    if (ts.isPropertySignature(at)) field = at.name.getText();
    else if (ts.isInterfaceDeclaration(at) || ts.isTypeAliasDeclaration(at))
      return at.name.text === 'GameState' ? `GameState.${field}` : at.name.text;
  }
  return '';
}

/** @param {ts.Declaration} declaration */
const isOfState = (declaration) => declaration.getSourceFile().fileName.endsWith('/state/state.ts');

/** @param {ts.SyntaxKind} kind */
const isAssignment = (kind) => kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;

/** @param {ts.PrefixUnaryExpression | ts.PostfixUnaryExpression} node */
const isStep = ({ operator }) => operator === ts.SyntaxKind.PlusPlusToken || operator === ts.SyntaxKind.MinusMinusToken;
