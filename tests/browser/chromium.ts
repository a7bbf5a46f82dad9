/** A Chromium for tests that need one: the one that CHROMIUM_PATH names, else one on the path. Absent, such tests are skipped, in CI they fail. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

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
