/**
 * Writes of the game's state: assignments to fields that `state/state.ts` declares, and calls that change a list or record held by one.
 *
 * Only `events/`, set-up and `state/` itself write it. What other files still do is listed in `state-writes.json`, file by file, and may only
 * become less. A write through a local alias of a list is not seen.
 */
import ts from 'typescript';
import { join, relative } from 'node:path';

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
 * The lines that write the state, by file, as paths from the engine's sources.
 * @param {string} engine the folder of the engine package
 * @returns {Map<string, number[]>}
 */
export function stateWrites(engine) {
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

  for (const source of program.getSourceFiles()) {
    const file = relative(src, source.fileName).replaceAll('\\', '/');
    if (file.startsWith('..') || file.endsWith('.test.ts') || ROOMS.test(file)) continue;
    /** @param {ts.Node} node */
    const add = (node) =>
      found.set(file, [...(found.get(file) ?? []), source.getLineAndCharacterOfPosition(node.getStart()).line + 1]);
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

/** @param {ts.Declaration} declaration */
const isOfState = (declaration) => declaration.getSourceFile().fileName.endsWith('/state/state.ts');

/** @param {ts.SyntaxKind} kind */
const isAssignment = (kind) => kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;

/** @param {ts.PrefixUnaryExpression | ts.PostfixUnaryExpression} node */
const isStep = ({ operator }) => operator === ts.SyntaxKind.PlusPlusToken || operator === ts.SyntaxKind.MinusMinusToken;

/**
 * What breaks the rule: files that write more than is declared, and declarations that are no longer needed.
 * @param {Map<string, number[]>} writes
 * @param {Record<string, number>} declared
 * @returns {string[]}
 */
export function undeclaredWrites(writes, declared) {
  const more = [...writes].flatMap(([file, lines]) =>
    lines.length > (declared[file] ?? 0)
      ? [
          `${file} writes the state ${lines.length} times, ${declared[file] ?? 0} are declared: lines ${lines.join(', ')}; make it an event or a function of events/`,
        ]
      : [],
  );
  const fewer = Object.entries(declared).flatMap(([file, count]) => {
    const now = writes.get(file)?.length ?? 0;
    return now < count
      ? [`${file} is declared to write the state ${count} times, and does ${now}: lower the number`]
      : [];
  });
  return [...more, ...fewer];
}
