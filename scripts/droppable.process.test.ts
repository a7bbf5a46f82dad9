import { transform } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { droppable } from './droppable.mjs';

/** The rest that a bundler leaves of a module of which nothing is used. */
const left = async (code: string): Promise<string> =>
  (await transform(code, { treeShaking: true, format: 'esm' })).code.trim();

describe('a constant that nobody uses is left out', () => {
  test.each([
    ['a spread', 'const some = { a: 1 };\nconst all = { ...some, b: made() };\nfunction made() {}'],
    ['a call', 'const all = made(1);\nfunction made() {}'],
    ['what calls within a list', 'const all = [1, [made()]];\nfunction made() {}'],
    ['a member', 'const some = made;\nconst all = some.other.more;\nfunction made() {}'],
    ['several at once', 'const one = new Map([[1, 2]]), two = one.get(1), three = `${two}`;'],
  ])('%s', async (_, code) => {
    expect(await left(code)).not.toBe('');
    expect(await left(droppable(code))).toBe('');
  });
});

test('what is there stays the same, line for line', async () => {
  const code = `const some = { a: 1 };\nexport const all = [\n  { ...some, b: 2 },\n  () => this,\n].length;\nlet later;\nlater = all;\n`;
  const marked = droppable(code.replace('export ', '').replace('later = all;', 'export const given = all;'));
  expect(marked.split('\n')).toHaveLength(code.split('\n').length);
  const module = (await import(`data:text/javascript,${encodeURIComponent(marked)}`)) as { given: number };
  expect(module.given).toBe(2);
});

test('what is plain, what is awaited and what is no constant stays as it is', () => {
  const code =
    'import x from "x";\nconst a = 1, b = [x, { c: -1 }], f = () => x();\nconst d = await x;\nx.become(a);\nfunction g() {\n  const y = x();\n  return y;\n}\n';
  expect(droppable(code)).toBe(code);
});
