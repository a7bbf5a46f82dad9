/** How browser tests sit down at a table and play at it: a step by mouse, a step by keys. */
import type { Locator, Page } from 'playwright-core';

/** Sits down with the decks whose names begin so. */
export async function sit(
  page: Page,
  mine: string,
  theirs: string,
  more: { opponent?: string; edition?: string; three?: boolean; variant?: string } = {},
): Promise<void> {
  if (more.edition) await page.getByRole('radio', { name: more.edition }).locator('..').click();
  if (more.opponent) await page.getByText(more.opponent).click();
  if (more.variant) await page.getByText(more.variant).click();
  if (more.three) await page.getByText('Best of three').click();
  await page.getByRole('listbox', { name: 'Your deck' }).getByText(mine, { exact: true }).click();
  await page
    .getByRole('listbox', { name: /Opponent's deck|other (seat|team|player)/ })
    .getByText(theirs, { exact: true })
    .click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForSelector('.prompt');
}

/** Where the game stands; waits until it is this seat's to decide or the game is over. */
export async function settled(page: Page): Promise<'over' | 'mine'> {
  await page.waitForFunction(
    () =>
      document.querySelector(
        '.outcome, .prompt:not(.idle) .button.primary:not([data-disabled]), .prompt:not(.idle) .option:not([data-disabled])',
      ) !== null,
    undefined,
    { timeout: 30_000 },
  );
  return page.evaluate(() => (document.querySelector('.outcome') ? 'over' : 'mine'));
}

/** Takes the step, and waits a little for the page to go on; whether it did. */
export async function goesOn(page: Page, step: (page: Page) => Promise<void>): Promise<boolean> {
  const before = await sign(page);
  await step(page);
  const until = Date.now() + 700;
  while ((await sign(page)) === before && Date.now() < until) await page.waitForTimeout(15);
  return (await sign(page)) !== before;
}

/** A sign that the page went on: the view's decision changed or the game ended. */
export const sign = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      `${document.querySelector('.prompt-text')?.textContent}|${document.querySelectorAll('.prompt .option').length}|${document.querySelector('.log-entries')?.textContent?.length}|${document.querySelector('.prompt-error')?.textContent ?? ''}|${document.querySelectorAll('.prompt .chosen').length}`,
  );

/** Clicks the middle of what is in sight of a card: many in a hand lie over one another. */
async function clickInSight(page: Page, card: Locator): Promise<void> {
  const at = await card.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const y = top + height / 4;
    const shown = Array.from({ length: Math.floor(width) }, (_, x) => left + x).filter((x) =>
      element.contains(document.elementFromPoint(x, y)),
    );
    const x = shown[Math.floor(shown.length / 2)];
    return x === undefined ? null : { x, y };
  });
  if (at === null) throw new Error('A card that can be played is out of sight.');
  await page.mouse.click(at.x, at.y);
}

/** One step by mouse: plays what can be played, attacks with everything, else passes or takes the first choice. */
export async function stepByMouse(page: Page): Promise<void> {
  const prompt = page.locator('.prompt');
  const play = page.locator('.hand .card.can').first();
  const primary = prompt.locator('.button.primary:not([data-disabled])');
  const all = prompt.getByRole('button', { name: /^(All attack|Attack( A)?$|Attaquer( avec toutes)?( A)?$)/ });
  const keep = prompt.getByRole('button', { name: /Keep this hand|Garder cette main/ });
  if ((await keep.count()) > 0) return keep.click();
  if ((await play.count()) > 0 && (await prompt.locator('.actions').count()) > 0) {
    await clickInSight(page, play);
    const menu = page.locator('.menu-item').first();
    if ((await menu.count()) > 0) await menu.click();
  } else if ((await all.count()) > 0) await all.click();
  else if ((await primary.count()) > 0) await primary.first().click();
  else await prompt.locator('.option:not([data-disabled]):not(.chosen)').first().click();
}

/** Whether the focus is in a field of the question (a number, a name), where letters are typed and Enter confirms. */
export const asksForText = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.closest('.prompt input') != null);

/** One step by keys: digits for actions and choices, A to attack, Space to go on. */
export async function stepByKeys(page: Page): Promise<void> {
  const has = (selector: string): Promise<boolean> =>
    page
      .locator(selector)
      .count()
      .then((count) => count > 0);
  if (await asksForText(page)) {
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
  } else if (await has('.option:has-text("Keep this hand")')) await page.keyboard.press('2');
  else if (await has('.options[aria-label="Creatures that may attack"]')) {
    await page.keyboard.press('a');
    // several may be attacked: what all attack is a draft
    if (await has('.options[aria-label="Creatures that may attack"] .chosen')) await page.keyboard.press('p');
  } else if (await has('.options[aria-label="Actions"]')) await page.keyboard.press('1');
  else if (await has('.prompt .button.primary:not([data-disabled])')) await page.keyboard.press('p');
  else await page.keyboard.press('1');
}
