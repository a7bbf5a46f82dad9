/** A Chromium for tests that need one: the one that CHROMIUM_PATH names, else one on the path. Absent, such tests are skipped, in CI they fail. */
import { accessSync, constants, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { expect } from 'vitest';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge', 'msedge'];

function findChromium(): string | null {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') return named;
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    for (const name of NAMES) {
      const path = join(folder, process.platform === 'win32' ? `${name}.exe` : name);
      try {
        accessSync(path, constants.X_OK);
        return path;
      } catch {
        // not there: look on
      }
    }
  }
  return null;
}

const path = findChromium();
/** Whether tests in a browser are skipped. */
export const noBrowser = path === null && process.env['CI'] !== 'true';
if (noBrowser)
  console.warn(
    'Skipped: tests in a browser. Install Chromium (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  );

export async function openBrowser(): Promise<Browser> {
  if (path === null) throw new Error('No Chromium was found: install it or set CHROMIUM_PATH.');
  return chromium.launch({ executablePath: path, args: ['--no-sandbox', '--disable-gpu'] });
}

/** Builds the page, without the scenarios that belong to it, into a temporary folder and gives the folder. */
export async function buildPage(): Promise<string> {
  const root = fileURLToPath(new URL('../../packages/web', import.meta.url));
  const outDir = mkdtempSync(join(tmpdir(), 'rulewright-web-'));
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    mode: 'page',
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, sourcemap: false },
  });
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
        run(): Promise<{ violations: { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[] }>;
      };
    };
    // what is still fading in has no colour of its own yet
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    const found = await axe.run();
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
