/** The page as it is built for those who develop it, which is slow and says in the console what React is warned of: nothing, in every room. */
import { describe, test } from 'vitest';
import { noBrowser } from './browser.ts';
import { fixChance } from './fixed-chance.ts';
import { settled, sit, stepByMouse } from './playing.ts';
import { serving } from './serving.ts';
import { patience } from '../tiers/patience.ts';

const LONG = patience(600_000);
const STEPS = 30;
/** Rooms without a table, and what is there once one is open. */
const ROOMS = [
  ['/lab', '.lab-board .seat'],
  ['/rules/2026-02', '.rules'],
  ['/rules/2026-02/702.19b', '.rule-page'],
  ['/rules/2006-10/glossary', '.rules'],
  ['/rules/keyword/trample', '.rules'],
  ['/rules/2026-02/card/Grizzly%20Bears', '.rules'],
  ['/rules/changes', '.timeline-topics > li'],
  ['/rules/changes/mana-burn', '.rules'],
  ['/rules/questions', '.rules'],
  ['/quiz', 'main'],
] as const;

const served = serving([], { environment: 'development' });

describe.skipIf(noBrowser)('React is warned of nothing', () => {
  fixChance();

  test('from the lobby through a game to its replay', { timeout: LONG }, async () => {
    const { page, calm } = await served.open();
    await page.waitForSelector('.deck');
    await sit(page, 'White Weenie', 'Sligh', { opponent: 'A random player' });
    for (let steps = 0; steps < STEPS && (await settled(page)) === 'mine'; steps += 1) await stepByMouse(page);
    for (const button of ['Help and keys', 'Stops and settings']) {
      await page.getByRole('button', { name: button, exact: true }).click();
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    if ((await settled(page)) === 'mine') {
      await page.getByRole('button', { name: 'Concede' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Concede' }).click();
    }
    await page.getByRole('link', { name: 'Watch it again' }).click();
    await page.locator('.replay-controls .prompt-text').waitFor({ timeout: LONG });
    for (const key of ['ArrowRight', 'ArrowDown']) await page.keyboard.press(key);
    calm();
    await page.close();
  });

  test('decks and boosters', { timeout: LONG }, async () => {
    const { page, calm } = await served.open('/decks');
    await page.locator('.shelf-deck, .deck-shelf .deck').first().click();
    await page.locator('.card-rows').first().waitFor();
    await page.goto(`${served.server.address}/limited`);
    await page.locator('.card-radio', { hasText: /^Draft/ }).click();
    await page.locator('.set-row').getByText('Tempest', { exact: true }).click();
    await page.getByRole('button', { name: 'Begin the draft' }).click();
    await page.locator('.draft-cards[aria-busy=false] .draft-card').first().click();
    await page.getByRole('heading', { name: 'Booster 1 of 3, pick 2' }).waitFor();
    calm();
    await page.close();
  });

  test('Lab, Rulebook and quiz', { timeout: LONG }, async () => {
    const { page, calm } = await served.open(ROOMS[0][0]);
    for (const [path, there] of ROOMS) {
      await page.goto(`${served.server.address}${path}`);
      await page.locator(there).first().waitFor();
      await page.waitForLoadState('networkidle');
    }
    calm();
    await page.close();
  });
});
