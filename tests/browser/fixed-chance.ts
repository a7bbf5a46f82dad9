/**
 * Chance in the browser's games, fixed: the table's name and the parts that the server and the page give to a fair shuffle are counted
 * out, so that a test meets the same games each time that it runs.
 */
import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeEach, onTestFinished, vi } from 'vitest';

/** In each test of this file, what this process draws by `getRandomValues` depends on the test's name alone; with CHANCE set to something, on that too: other games. */
export function fixChance(): void {
  beforeEach(({ task }) => {
    let drawn = 0;
    const fixed = vi.spyOn(globalThis.crypto, 'getRandomValues').mockImplementation((array) => {
      drawn += 1;
      if (array instanceof Uint8Array)
        array.set(
          createHash('shake256', { outputLength: array.length })
            .update(`${task.name} ${drawn}${process.env['CHANCE'] ?? ''}`)
            .digest(),
        );
      return array;
    });
    onTestFinished(() => fixed.mockRestore());
  });
}

/** The same for the parts that a page gives. */
export const fixPageChance = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    let drawn = 0;
    globalThis.crypto.getRandomValues = (array) => {
      drawn += 1;
      if (array instanceof Uint8Array) array.fill(drawn);
      return array;
    };
  });
