/** What browser tests share: the page built, axe, and what goes wrong on a page. */
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { expect } from 'vitest';

export { inBrowser, noBrowser, openBrowser } from './chromium.ts';

/** The page as it was built for all test files of this worker. */
let built: Promise<string> | undefined;

/** The page, without the scenarios that belong to it, in a temporary folder of its own. */
export async function buildPage(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'rulewright-web-'));
  cpSync(await (built ??= buildOnce()), folder, { recursive: true });
  return folder;
}

async function buildOnce(): Promise<string> {
  const root = fileURLToPath(new URL('../../packages/web', import.meta.url));
  const cache = fileURLToPath(new URL('../../node_modules/.cache/rulewright', import.meta.url));
  // workers are stopped without a word, so that none could remove a temporary folder as it ends
  const outDir = join(cache, `page-in-tests-${process.env['VITEST_POOL_ID'] ?? '0'}`);
  const { NODE_ENV } = process.env;
  // as users have it: the page that Vite builds while a test runs would be several times as slow
  process.env.NODE_ENV = 'production';
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    mode: 'page',
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, sourcemap: false },
  }).finally(() => Object.assign(process.env, { NODE_ENV }));
  return outDir;
}

/** What axe finds wrong with the page as it stands, as readable lines. */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    const { source } = (await import('axe-core')).default;
    await page.evaluate(source);
  }
  return page.evaluate(async () => {
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
    const found = await axe.run({ resultTypes: ['violations'] });
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
    );
  });
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
