/** The names that phrases call rules by: each is in a dictionary, and each of a dictionary is called. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { terms } from '../conditions/terms.ts';

const SOURCES = join(import.meta.dirname, '..');

interface Named {
  /** what the file's dictionary has */
  readonly own: readonly string[];
  /** what phrases of it are given besides */
  readonly given: readonly string[];
  /** what stands in its patterns after a colon */
  readonly called: readonly string[];
  /** what stands there alone: a name of the dictionary, or the place of a rule that is given */
  readonly alone: readonly string[];
}

function namesIn(source: string): Named {
  const found = { own: [] as string[], given: [] as string[], called: [] as string[], alone: [] as string[] };
  const keysOf = (node: ts.Node): readonly string[] =>
    ts.isObjectLiteralExpression(node)
      ? node.properties.flatMap(({ name }) => (name !== undefined && ts.isIdentifier(name) ? [name.text] : []))
      : [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'phrasesOf') {
      for (const dictionary of node.arguments)
        if (ts.isArrowFunction(dictionary) && ts.isParenthesizedExpression(dictionary.body))
          found.own.push(...keysOf(dictionary.body.expression));
    }
    if (ts.isCallExpression(node) && node.expression.getText().endsWith('.with'))
      found.given.push(...node.arguments.flatMap(keysOf));
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      for (const [, key = '', rule] of node.text.matchAll(/\{([a-z]\w*)[!#]?(?::(\w+))?\}/g))
        if (rule === undefined) found.alone.push(key);
        else found.called.push(rule);
      // a mark of agreement that is not always there stands between the key and its rule
      for (const [, rule = ''] of node.text.matchAll(/^\}?:(\w+)\}/g)) found.called.push(rule);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('', source, ts.ScriptTarget.Latest, true));
  return found;
}

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('grammar'))
  .map((file) => ({ file, ...namesIn(readFileSync(join(SOURCES, file), 'utf8')) }));

it('are those of rules in a dictionary', () => {
  const unknown = files.flatMap(({ file, own, given, called }) =>
    called
      .filter((name) => ![...own, ...given, ...Object.keys(terms)].includes(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

it('are all called in the file whose dictionary has them', () => {
  const idle = files.flatMap(({ file, own, called, alone }) =>
    own.filter((name) => ![...called, ...alone].includes(name)).map((name) => `${file}: ${name}`),
  );
  expect(idle).toEqual([]);
});

it('are all called in some file, if all files may call them', () => {
  const called = new Set(files.flatMap((file) => [...file.called, ...file.alone]));
  expect(Object.keys(terms).filter((name) => !called.has(name))).toEqual([]);
});
