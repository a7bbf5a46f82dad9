/** What browser tests share: the page built, axe, and what goes wrong on a page. */
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { expect } from 'vitest';

export { noBrowser, openBrowser } from './chromium.ts';

/** For whom the page is built: those who use it, or those who develop it. */
export type Environment = 'production' | 'development';

/** The page as it was built for all test files of this worker. */
const built = new Map<Environment, Promise<string>>();

/** The page, without the scenarios that belong to it, in a temporary folder of its own. */
export async function buildPage(environment: Environment = 'production'): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'rulewright-web-'));
  const once = built.get(environment) ?? buildOnce(environment);
  built.set(environment, once);
  cpSync(await once, folder, { recursive: true });
  return folder;
}

async function buildOnce(environment: Environment): Promise<string> {
  const root = fileURLToPath(new URL('../../packages/web', import.meta.url));
  const cache = fileURLToPath(new URL('../../node_modules/.cache/rulewright', import.meta.url));
  // workers are stopped without a word, so that none could remove a temporary folder as it ends
  const outDir = join(cache, `page-in-tests-${environment}-${process.env['VITEST_POOL_ID'] ?? '0'}`);
  const { NODE_ENV } = process.env;
  // else it would be what tests run in, for which Vite builds as for those who develop
  process.env['NODE_ENV'] = environment;
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    mode: 'page',
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, sourcemap: false },
  }).finally(() => Object.assign(process.env, { NODE_ENV }));
  return outDir;
}

/** The rules of axe that look at colours. Day and night differ in nothing else. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe finds wrong with the page as it stands, or with its colours alone, as readable lines. */
export async function violations(page: Page, of: 'everything' | 'colours' = 'everything'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    const { source } = (await import('axe-core')).default;
    await page.evaluate(source);
  }
  const options = { resultTypes: ['violations'], ...(of === 'colours' && { runOnly: OF_COLOURS }) };
  return page.evaluate(async (wanted) => {
    const { axe } = window as unknown as {
      axe: {
        configure(spec: object): void;
        run(
          options: object,
        ): Promise<{ violations: { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[] }>;
      };
    };
    // what is still fading in has no colour of its own yet
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    // it describes each element that it has looked at, unless told to describe those alone with which something is wrong
    axe.configure({ noHtml: true });
    // what is far down is laid out once it comes into sight: asked part by part, that takes longer than all else; laid out at once, more is looked at
    const laidOut = new CSSStyleSheet();
    laidOut.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(laidOut);
    const found = await axe.run(wanted);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== laidOut);
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
    );
  }, options);
}

/** Collects what goes wrong on the page; `calm` fails if anything did. */
export function listen(page: Page): { calm(): void } {
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  return { calm: () => expect(troubles).toEqual([]) };
}
