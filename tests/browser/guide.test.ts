/** The first minute: from the opened page one click begins a good game, with five hints that stand by what they speak of, and out of the way. */
import { join } from 'node:path';
import { builtInScenarios } from '@rulewright/conformance';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { EDITION_EXAMPLES } from '../../packages/web/src/lobby/edition-examples.ts';
import { noBrowser, violations } from './browser.ts';
import { fixChance } from './fixed-chance.ts';
import { layoutFaults } from './layout.ts';
import { atRest, settled, stepByMouse, stepByTouch } from './playing.ts';
import { serving } from './serving.ts';
import { patience } from '../tiers/patience.ts';

const LONG = patience(300_000);
const DESKTOP = { viewport: { width: 1440, height: 900 } } as const;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const LYING = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true } as const;

const served = serving(
  builtInScenarios().filter(({ scenario: { name } }) =>
    Object.values(EDITION_EXAMPLES).some(({ scenario }) => scenario === name),
  ),
);

async function begun(options: BrowserContextOptions, start: string): Promise<{ page: Page; calm(): void }> {
  const { page, calm } = await served.open('', options);
  await page.getByRole('button', { name: start }).click();
  await page.waitForSelector('.prompt .option');
  return { page, calm };
}

/** What the hint covers that can be clicked, and whether it is on the page. */
const hintFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hint = document.querySelector('.hint:not(.unplaced)');
    if (hint === null) return [];
    const box = hint.getBoundingClientRect();
    const isOff = box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight;
    const lit = [...document.querySelectorAll('.card.can, .prompt .button, .prompt .option')].filter((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1;
    });
    // through it whatever it covers can be clicked, but for its own two buttons
    const barred = lit.filter((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      return there !== null && hint.contains(there);
    });
    return [...(isOff ? ['the hint is off the page'] : []), ...barred.map((one) => `barred: ${one.textContent}`)];
  });

/** How many of the five a game surely comes to: whether something is asked, and when nothing is left to do, depends on the game. */
const WANTED = 3;
const MOST_STEPS = 60;

/** How many hints there are. */
const ALL = 5;

/** Plays by such steps until every hint was given or the game is over; gives their titles in order. */
async function followed(page: Page, state: string, step: (page: Page) => Promise<void>): Promise<readonly string[]> {
  const titles: string[] = [];
  const shots = process.env['SHOTS'];
  for (let steps = 0; steps < MOST_STEPS && titles.length < ALL; steps += 1) {
    if ((await settled(page)) === 'over') break;
    // with the guide, which is fetched after the table, each question has its hint at once
    await page.locator('.guide').waitFor({ state: 'attached' });
    const [one] = await page.locator('.hint b').allInnerTexts();
    if (one !== undefined && !titles.includes(one)) {
      titles.push(one);
      await atRest(page, page.locator('.hint:not(.unplaced)'));
      await expect.poll(() => hintFaults(page)).toEqual([]);
      expect(await layoutFaults(page)).toEqual([]);
      expect(await violations(page)).toEqual([]);
      if (shots) await page.screenshot({ path: join(shots, `hint${titles.length}-${state}.png`) });
    }
    await step(page);
  }
  return titles;
}

describe.skipIf(noBrowser)('the first minute', () => {
  fixChance();

  test('hints are given, each once, none again after a reload; with reduced motion they do not move', {
    timeout: LONG,
  }, async () => {
    const { page, calm } = await begun({ ...DESKTOP, reducedMotion: 'reduce' }, 'Start now');
    const titles = await followed(page, 'desktop', stepByMouse);
    expect(titles.length).toBeGreaterThanOrEqual(WANTED);
    expect(await page.evaluate(() => document.querySelector('.hint')?.getAnimations().length ?? 0)).toBe(0);
    if ((await page.locator('.hint').count()) > 0) await page.getByRole('button', { name: 'Got it' }).click();
    await page.reload();
    const stands = await settled(page);
    // given or not, that is known once the guide has come; after the last hint, or the game, it does not
    if (titles.length < ALL && stands === 'mine') await page.locator('.guide').waitFor({ state: 'attached' });
    expect(await page.locator('.hint').count()).toBe(0);
    calm();
    await page.close();
  });

  test.each([
    ['phone-fr', PHONE, 'fr', 'Commencer'],
    ['lying-fr', LYING, 'fr', 'Commencer'],
  ] as const)('the same on a phone: %s', { timeout: LONG }, async (name, size, locale, start) => {
    const { page, calm } = await begun({ ...size, locale }, start);
    expect((await followed(page, name, stepByTouch)).length).toBeGreaterThanOrEqual(WANTED - 1);
    calm();
    await page.close();
  });

  test('in a small window with a mouse what the pointer rests on is shown, and clicked through', {
    timeout: LONG,
  }, async () => {
    const { page, calm } = await begun({ viewport: LYING.viewport }, 'Start now');
    expect((await followed(page, 'lying-mouse', stepByMouse)).length).toBeGreaterThanOrEqual(WANTED - 1);
    calm();
    await page.close();
  });

  test('what each edition means is said where it is chosen, and its example opens in the Lab and ends as it says', async () => {
    const page = await served.visitor(DESKTOP);
    for (const edition of ['October 2006', 'October 2009', 'September 2011', 'Today']) {
      await page.goto(served.server.address);
      await page.locator('.card-radio', { hasText: edition }).click();
      await page.getByRole('link', { name: 'See it in the Lab' }).click();
      await page.locator('.lab-board .seat').first().waitFor();
      await page.getByText('Fetching the cards…').waitFor({ state: 'detached' });
      await page.keyboard.press('End');
      await page.locator('.lab-moves .step:last-child [aria-current]').waitFor();
      await page.locator('.lab-moves:not(:has(.unplayed))').waitFor();
      await expect.poll(() => page.locator('.lab-moves .holds').count()).toBeGreaterThan(0);
      expect(await page.locator('.lab-moves .fails').count()).toBe(0);
      expect(await page.locator('.lab .bad').count()).toBe(0);
      await page.getByRole('heading', { name: 'What differs' }).waitFor();
    }
    await page.close();
  });

  test('they are read aloud, put away by keyboard one by one or all, and given again from the help', async () => {
    const { page, calm } = await begun(DESKTOP, 'Start now');
    await page.getByRole('button', { name: /Keep this hand/ }).click();
    // when the first question comes that has a hint depends on the hand
    const upTo = async (hint: string): Promise<void> => {
      const given = page.getByRole('status').getByText(hint);
      await settled(page);
      await page.locator('.guide').waitFor({ state: 'attached' });
      for (let steps = 0; steps < 40 && (await given.count()) === 0; steps += 1) {
        await stepByMouse(page);
        await settled(page);
      }
      await given.waitFor();
    };
    await upTo('Hint 1 of 5');
    await page.getByRole('button', { name: 'Got it' }).focus();
    await page.keyboard.press('Enter');
    await upTo('Hint 2 of 5');
    await page.getByRole('button', { name: 'No more hints' }).focus();
    await page.keyboard.press('Space');
    await page.locator('.hint').waitFor({ state: 'detached' });
    await page.reload();
    await settled(page);
    expect(await page.locator('.hint').count()).toBe(0);
    await page.getByRole('button', { name: 'Help and keys' }).click();
    await page.getByRole('button', { name: 'Give the hints of a first game' }).click();
    await upTo('Hint 1 of 5');
    calm();
    await page.close();
  });
});
