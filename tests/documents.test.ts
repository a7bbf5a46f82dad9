/** What the documents say is true: their examples run, their links lead somewhere, their commands exist. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { printNotation, readNotation, runScenario } from '@rulewright/scenario';
import { describe, expect, test, vi } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const quoting = ['README.md', 'CONTRIBUTING.md'];
const documents = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}/README.md`),
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name.replaceAll('\\', '/')}`),
];
const examples = readdirSync(join(root, 'tests/examples'));

/** The anchors of a document's headings, as GitHub names them. */
function anchors(document: string): Set<string> {
  const text = read(document).replace(/^```[\s\S]*?^```$/gm, '');
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading.toLowerCase());
  return new Set(headings.map((heading) => heading.replace(/[^\p{L}\p{N}\s_-]/gu, '').replaceAll(' ', '-')));
}

/** The fenced blocks of a document in that language. */
function blocks(document: string, language: string): string[] {
  return [...read(document).matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(
    ([, block = '']) => block,
  );
}

describe('the examples', () => {
  const quoted = quoting.flatMap((document) => [...blocks(document, 'ts'), ...blocks(document, 'scenario')]);

  test('in the documents are those that are run', () => {
    expect(quoted.length).toBeGreaterThan(0);
    const files = examples.map((name) => read(`tests/examples/${name}`));
    for (const block of quoted)
      expect(
        files.filter((file) => file.includes(block)),
        block,
      ).toHaveLength(1);
  });

  test.each(examples.filter((name) => name !== 'playing.ts'))('%s is quoted', (name) => {
    const file = read(`tests/examples/${name}`);
    expect(quoted.some((block) => file.includes(block))).toBe(true);
  });

  test.each(examples.filter((name) => name.endsWith('.scenario')))('%s passes in every edition it is about', (name) => {
    const found = readNotation(read(`tests/examples/${name}`));
    if (!found.ok) throw new Error(found.message);
    for (const scenario of found.notation.scenarios) {
      for (const edition of scenario.editions) expect(runScenario(scenario, edition).message, edition).toBeNull();
    }
  });

  test('in the README of scenarios are in the form that it describes', () => {
    const all = blocks('packages/scenario/README.md', 'scenario');
    expect(all.length).toBeGreaterThan(0);
    for (const block of all) {
      const found = readNotation(block);
      if (!found.ok) throw new Error(`${block}\n${found.message}`);
      expect(printNotation(found.notation.scenarios, { about: found.notation.about })).toBe(block);
    }
  });

  test.each([
    ['two-lines', () => import('./examples/two-lines.ts')],
    ['by-decisions', () => import('./examples/by-decisions.ts')],
  ])('%s plays a game to its end', async (_, example) => {
    const lines = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    await example();
    expect(lines).toHaveBeenCalledWith(expect.objectContaining({ result: 'won' }));
    lines.mockRestore();
  });
});

describe.each(documents)('%s', (document) => {
  test('is there, and opens with its title', () => {
    expect(read(document)).toMatch(/^# \S/);
  });

  test('has no link that leads nowhere', () => {
    const links = [...read(document).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
    const lost = links.filter((link) => {
      if (/^https?:/.test(link)) return false;
      const [path = '', anchor] = link.split('#');
      const to = path === '' ? document : join(dirname(document), path);
      if (!existsSync(join(root, to))) return true;
      return anchor !== undefined && to.endsWith('.md') && !anchors(to).has(anchor);
    });
    expect(lost).toEqual([]);
  });

  test('names no npm script that there is not', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = [...read(document).matchAll(/npm run (?:-s )?([a-z:-]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  test('names no file of the sources that there is not', () => {
    const named = [...read(document).matchAll(/`((?:packages|scripts|tests|bench|fuzz|docs)\/[\w./-]+)`/g)];
    expect(named.map(([, path = '']) => path).filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

describe('the decisions', () => {
  const pages = readdirSync(join(root, 'docs/decisions')).filter((name) => name !== 'README.md');
  const list = read('docs/decisions/README.md');

  test('are numbered without a gap, and each is listed by its title', () => {
    expect(pages.map((name) => Number.parseInt(name, 10))).toEqual(pages.map((_, index) => index + 1));
    for (const name of pages) {
      const [, title = ''] = /^# (.+)$/m.exec(read(`docs/decisions/${name}`)) ?? [];
      expect(list).toContain(`- ${name.slice(0, 2)} [${title}](${name})`);
    }
  });

  test.each(pages)('%s says its question and the choice', (name) => {
    expect(read(`docs/decisions/${name}`)).toMatch(/^# .+\n\n\*\*Question\.\*\* .+\?\n\n## Choice\n/);
  });

  test('leave the house to a page of ten minutes', () => {
    expect(Buffer.byteLength(read('ARCHITECTURE.md'))).toBeLessThanOrEqual(12_288);
  });
});
