/**
 * Chance in the browser's games, fixed: the table's name and the parts that the server and the page give to a fair shuffle are counted
 * out, so that a test meets the same games each time that it runs.
 */
import crypto, { createHash } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import type { Page } from 'playwright-core';
import { beforeEach, onTestFinished } from 'vitest';

/** In each test of this file, what this process draws by `node:crypto` depends on the test's name alone; with CHANCE set to something, on that too: other games. */
export function fixChance(): void {
  beforeEach(({ task }) => {
    const { randomBytes, randomInt } = crypto;
    let drawn = 0;
    const draw = (size: number): Buffer => {
      drawn += 1;
      return createHash('shake256', { outputLength: size })
        .update(`${task.name} ${drawn}${process.env['CHANCE'] ?? ''}`)
        .digest();
    };
    const give = (own: object): void => {
      Object.assign(crypto, own);
      syncBuiltinESMExports();
    };
    give({ randomBytes: draw, randomInt: (below: number) => draw(4).readUInt32BE() % below });
    onTestFinished(() => give({ randomBytes, randomInt }));
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
