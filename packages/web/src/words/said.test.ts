/** What the pages say comes from the words, and not from their components. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));
/** What is said the same in every language. */
const SAME = new Set([
  'Rulewright',
  'npm start -- --host 0.0.0.0',
  'rulewright replay FILE',
  't:creature c:r mv<=2',
  'All pass until it resolves',
  'tapped, 2 +1/+1 counters',
  'rulewright verify FILE --commitment … --part …',
]);
/** Attributes that are read or heard. */
const HEARD = new Set(['aria-label', 'aria-description', 'placeholder', 'title', 'label', 'alt']);

/** Every component: a page, a room or a part of one. */
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'));

/** The texts that stand in a component: between its tags, as an attribute, or chosen there. */
function saidIn(text: string): readonly string[] {
  const said: string[] = [];
  const look = (node: ts.Node, heard: boolean): void => {
    const here = heard || ts.isJsxElement(node) || (ts.isJsxAttribute(node) && HEARD.has(node.name.getText()));
    if (ts.isJsxAttribute(node) && !HEARD.has(node.name.getText())) return;
    // values to choose among, and names of properties
    if (ts.isAsExpression(node) && node.type.getText() === 'const') return;
    if (ts.isPropertyAssignment(node)) return look(node.initializer, here);
    const isText =
      ts.isJsxText(node) ||
      (here &&
        (ts.isStringLiteral(node) ||
          ts.isNoSubstitutionTemplateLiteral(node) ||
          ts.isTemplateHead(node) ||
          ts.isTemplateMiddleOrTemplateTail(node)));
    // what is compared with is not said
    const isCompared =
      ts.isBinaryExpression(node.parent) && node.parent.operatorToken.kind !== ts.SyntaxKind.QuestionQuestionToken;
    if (isText && !isCompared && /\p{L}{2}/u.test(node.text)) said.push(node.text.trim());
    ts.forEachChild(node, (child) => look(child, here));
  };
  ts.forEachChild(ts.createSourceFile('x.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX), (node) =>
    look(node, false),
  );
  return said.filter((one) => !SAME.has(one));
}

test('a text in a component is found', () => {
  expect(
    saidIn('const A = () => <p title="Two" className="x y">One {b === "no" ? "Three" : `${w.d} four`}</p>;'),
  ).toEqual(['Two', 'One', 'Three', 'four']);
});

test.each(files)('%s says nothing of its own', (file) => {
  expect(saidIn(readFileSync(join(SOURCES, file), 'utf8'))).toEqual([]);
});
