/**
 * The states of the app at three sizes, by night and by day: nothing is over anything else, outside its room or cut off. With SHOTS naming a
 * folder, a picture of each is put there.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCatalogue, type RunningServer, startServer } from '@rulewright/server';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildPage, listen, noBrowser, openBrowser } from './browser.ts';
import { fixChance, fixPageChance } from './fixed-chance.ts';
import { layoutFaults } from './layout.ts';
import { settled, sit, stepByMouse } from './playing.ts';

const SIZES = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
  lying: { width: 844, height: 390 },
} as const;
const LONG = 600_000;
const MOST_STEPS = 400;

let server: RunningServer;
let browser: Browser;
let webFolder: string;
const home = mkdtempSync(join(tmpdir(), 'rulewright-states-'));

async function open(path = '', locale = 'en'): Promise<Page> {
  const context = await browser.newContext({ viewport: SIZES.desktop, locale });
  await fixPageChance(context);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await page.goto(`${server.address}${path}`);
  return page;
}

/** What is wrong with the state at each size, and its pictures. */
async function looked(page: Page, state: string): Promise<string[]> {
  const shots = process.env['SHOTS'];
  const faults: string[] = [];
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      // what travels is where it goes
      await page.waitForTimeout(60);
      await page.evaluate(() =>
        Promise.allSettled(
          document
            .getAnimations()
            .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
            .map(({ finished }) => finished),
        ),
      );
      if (shots) {
        mkdirSync(shots, { recursive: true });
        await page.screenshot({ path: join(shots, `${state}-${size}-${colorScheme}.png`) });
      }
      faults.push(...(await layoutFaults(page)).map((fault) => `${state}, ${size}: ${fault}`));
    }
  }
  await page.setViewportSize(SIZES.desktop);
  return [...new Set(faults)];
}

/** What the table asks now, by which a state is known. */
const isAsked = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const has = (selector: string): boolean => document.querySelector(selector) !== null;
    if (has('.outcome')) return 'over';
    if (/Keep this hand/.test(document.querySelector('.prompt')?.textContent ?? '')) return 'mulligan';
    if (has('[aria-label="Creatures that may attack"]')) return 'attackers';
    if (has('[aria-label="Creatures that may block"]')) return 'blockers';
    if (has('.stack:not(.empty)')) return 'stack';
    if (has('[aria-label="Actions"]') && has('.hand .card.can')) return 'main';
    return 'other';
  });

describe.skipIf(noBrowser)('every state at every size', () => {
  fixChance();
  beforeAll(async () => {
    vi.stubEnv('RULEWRIGHT_HOME', home);
    webFolder = await buildPage();
    server = await startServer({
      port: 0,
      home,
      webFolder,
      cards: openCatalogue(),
      pace: 0,
      scenarioText: async () => null,
    });
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
    vi.unstubAllEnvs();
    for (const folder of [home, webFolder]) if (folder) rmSync(folder, { recursive: true, force: true });
  });

  test('a game from the lobby to its replay', { timeout: LONG }, async () => {
    const page = await open();
    const { calm } = listen(page);
    await page.waitForSelector('.deck');
    const faults = await looked(page, 'lobby');
    await sit(page, 'White Weenie', 'Sligh');
    const seen = new Set<string>();
    for (let steps = 0; steps < MOST_STEPS && !seen.has('over'); steps += 1) {
      await settled(page);
      const state = await isAsked(page);
      // the second of one’s own turns has more to see than the first
      const wanted = state === 'main' || state === 'attackers' || state === 'blockers' ? 3 : 1;
      const times = [...seen].filter((one) => one.startsWith(state)).length;
      if (state !== 'other' && times < wanted) {
        seen.add(times === 0 ? state : `${state}${times}`);
        if (state === 'attackers') await page.locator('.prompt .option').first().click();
        if (state === 'blockers') await page.keyboard.press('b');
        if (times === wanted - 1) faults.push(...(await looked(page, state)));
      }
      if (state !== 'over') await stepByMouse(page);
      await page.waitForTimeout(40);
    }
    expect([...seen].sort()).toContain('over');
    const link = await page.getByRole('link', { name: 'Watch it again' }).getAttribute('href');
    await page.goto(`${server.address}${link}`);
    await page.locator('.replay-controls .prompt-text').waitFor({ timeout: 120_000 });
    for (let turns = 0; turns < 6; turns += 1) await page.keyboard.press('ArrowDown');
    await page.waitForTimeout(300);
    faults.push(...(await looked(page, 'replay')));
    calm();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  test('joining, decks, and both in French', { timeout: LONG }, async () => {
    const page = await open();
    await page.waitForSelector('.deck');
    await page.getByText(/^A friend/).click();
    await page.getByRole('button', { name: 'Open a table' }).click();
    const link = await page.getByLabel('Link for your friend').inputValue();
    const faults = await looked(page, 'waiting');
    for (const locale of ['en', 'fr']) {
      const friend = await open(new URL(link).pathname + new URL(link).hash, locale);
      await friend.waitForSelector('.deck');
      faults.push(...(await looked(friend, `joining-${locale}`)));
      await friend.goto(`${server.address}/decks`);
      await friend.locator('.deck-shelf button, .deck-shelf a').first().waitFor();
      await friend.locator('.shelf-deck, .deck-shelf .deck').first().click();
      await friend.locator('.card-rows').first().waitFor();
      faults.push(...(await looked(friend, `decks-${locale}`)));
      await friend.context().close();
    }
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
