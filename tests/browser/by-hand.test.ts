/** A line that two people carry out by hand, in two browsers: said in steps, objected to, said again, agreed to; it decides the game. */
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { layoutFaults } from './layout.ts';
import { listen, noBrowser, violations } from './browser.ts';
import { goesOn, isAsked } from './playing.ts';
import { serving } from './serving.ts';

/** Whatever is drawn, it is such a spell: as many names as a deck of sixty needs. */
const NAMES = Array.from({ length: 15 }, (_, at) => `Odd Burn ${String.fromCharCode(65 + at)}`);
const TEXT = 'Zibble target player for as many wugs as there are.';
const BANNERS = NAMES.map((name) => name.replace('Burn', 'Banner'));
const BANNER = 'Creatures you control zibble.';
const card = (name: string, type_line: string, oracle_text: string) => ({
  object: 'card',
  name,
  layout: 'normal',
  mana_cost: '{0}',
  type_line,
  oracle_text,
  released_at: '2025-01-01',
});
const cards = [
  ...NAMES.map((name) => card(name, 'Sorcery', TEXT)),
  ...BANNERS.map((name) => card(name, 'Artifact', BANNER)),
];
const listOf = (names: readonly string[]): string => names.map((name) => `4 ${name}`).join('\n');

const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
};
/** Where somebody wants to look at pictures. */
const shots = process.env['SHOTS'];

/** At every size, by day and by night: nothing overlaps, and axe finds nothing. */
async function looked(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  for (const [size, viewport] of Object.entries(SIZES))
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      if (shots !== undefined) await page.screenshot({ path: join(shots, `${name}-${size}-${colorScheme}.png`) });
      expect(await violations(page, colorScheme === 'light' ? 'everything' : 'colours')).toEqual([]);
      expect(await layoutFaults(page), `${name}, ${size}`).toEqual([]);
    }
  if (before) await page.setViewportSize(before);
}

const prompt = (page: Page) => page.locator('.prompt');
const option = (page: Page, name: string | RegExp) => prompt(page).getByRole('button', { name }).first();
const steps = (page: Page) => page.locator('.by-hand-steps li:not(.now)');

/** Keeps, or lets it go on. */
const goOn = async (page: Page): Promise<void> => {
  const keep = option(page, /Keep this hand/);
  const isFirst = (await keep.count()) > 0;
  await goesOn(page, () => (isFirst ? keep.click() : page.keyboard.press('p')));
};

describe.skipIf(noBrowser)('a line by hand', () => {
  const served = serving([], { cards });

  test('is said, objected to, said again and agreed to, and decides the game', { timeout: 240_000 }, async () => {
    const { page: host, calm } = await served.open('', { viewport: SIZES.desktop });
    const paste = async (page: Page): Promise<void> => {
      await page.getByRole('button', { name: 'Paste a list' }).first().click();
      await page.locator('textarea').fill(listOf(NAMES));
    };
    await host.getByText(/^A friend/).click();
    await paste(host);
    await host.getByRole('button', { name: 'Open a table' }).click();
    const link = await host.getByLabel('Link for your friend').inputValue();
    const guest = await served.visitor({ viewport: SIZES.desktop });
    const { calm: guestCalm } = listen(guest);
    await guest.goto(link);
    await paste(guest);
    await guest.getByRole('button', { name: 'Sit down' }).click();
    await Promise.all([host, guest].map((page) => page.waitForSelector('.prompt')));

    // each keeps, and whose turn it is casts the spell as soon as it can be cast
    const castable = (page: Page) => page.locator('.hand .card.can').first();
    let caster: Page | null = null;
    while (caster === null)
      for (const page of [host, guest]) {
        if (!(await isAsked(page))) continue;
        if ((await castable(page).count()) > 0 && (await page.locator('.actions').count()) > 0) caster = page;
        else await goOn(page);
      }
    const other = caster === host ? guest : host;
    expect(await castable(caster).textContent()).toContain('by hand');
    await castable(caster).click();
    const rival = caster === host ? /Guest|Friend|Player/ : /Player/;
    await prompt(caster).locator('.option').filter({ hasNotText: 'You' }).filter({ hasText: rival }).click();
    await option(caster, /Confirm 1 chosen/).click();
    for (const page of [caster, other]) {
      await page.waitForSelector('.stack:not(.empty)');
      expect(await page.locator('.stack').innerText()).toContain('by hand');
    }
    while ((await steps(caster).count()) + (await caster.locator('.by-hand-line').count()) === 0)
      for (const page of [caster, other])
        if ((await isAsked(page)) && (await page.locator('.by-hand-line').count()) === 0) await goOn(page);

    // one step that is taken back, then two that stay
    const said = caster;
    await option(said, 'It does nothing').waitFor();
    expect(await said.locator('.by-hand-line').innerText()).toBe(TEXT);
    expect(await said.locator('.by-hand-targets b').count()).toBe(1);
    await looked(said, 'steps');
    const find = said.getByRole('searchbox', { name: 'Find a step' });
    const choose = async (step: string): Promise<void> => {
      await said.keyboard.press('/');
      await find.fill(step);
      await said.keyboard.press('Enter');
      await expect.poll(() => said.locator('.by-hand-steps .now').count()).toBe(1);
    };
    const number = async (amount: number): Promise<void> => {
      const field = prompt(said).getByRole('textbox');
      await field.fill(String(amount));
      await said.keyboard.press('Enter');
    };
    const draw = async (): Promise<void> => {
      await choose('Draw');
      await option(said, /You$/).click();
      await looked(said, 'place');
      await option(said, /Confirm 1 chosen/).click();
      await number(1);
    };
    await draw();
    await expect.poll(() => steps(said).allInnerTexts()).toEqual([expect.stringContaining('draws 1')]);
    await prompt(said).locator('.prompt-text').waitFor();
    await said.keyboard.press('Backspace');
    await expect.poll(() => steps(said).count()).toBe(0);
    const burn = async (): Promise<void> => {
      await draw();
      await expect.poll(() => steps(said).count()).toBe(1);
      await option(said, 'Damage, life').click();
      await option(said, 'Deal damage').click();
      await option(said, 'the targets').click();
      await option(said, /Confirm 1 chosen/).click();
      await number(20);
      await expect.poll(() => steps(said).count()).toBe(2);
    };
    await burn();
    await expect.poll(() => steps(other).count()).toBe(2);
    await looked(said, 'said');
    await looked(other, 'watched');
    await said.keyboard.press('Space');

    // the other objects, and it is said again
    await other.getByText('You are asked').waitFor();
    await said.getByText('is looking').waitFor();
    await looked(other, 'consent');
    await option(other, 'Object').click();
    await option(said, 'It does nothing').waitFor();
    expect(await said.locator('.latest').innerText()).toContain('objects');
    await burn();
    await said.keyboard.press('Space');
    await other.getByText('You are asked').waitFor();
    await other.keyboard.press('1');

    await Promise.all([said, other].map((page) => page.waitForSelector('.outcome')));
    expect(await said.locator('.outcome .prompt-text').innerText()).toBe('You won this game.');
    expect(await said.locator('.log').innerText()).toContain('By hand, ');
    await said.getByRole('link', { name: 'Watch it again' }).click();
    await said.locator('.replay-controls').waitFor();
    await said.keyboard.press('End');
    await expect.poll(() => said.locator('.log').innerText()).toContain('By hand, ');
    calm();
    guestCalm();
    for (const page of [host, guest]) await page.close();
  });

  test('that does not apply by itself is done after the fact, by one who plays both sides on a phone', async () => {
    const { page, calm } = await served.open('', { viewport: SIZES.phone });
    await page.getByRole('radio', { name: 'Myself' }).click({ force: true });
    for (const picker of await page.locator('.deck-picker').all()) {
      await picker.getByRole('button', { name: 'Paste a list' }).click();
      await picker.getByRole('textbox').fill(listOf(BANNERS));
    }
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    const castable = page.locator('.hand .card.can').first();
    for (;;) {
      await isAsked(page);
      if ((await castable.count()) > 0 && (await page.locator('.actions').count()) > 0) break;
      await goOn(page);
    }
    await castable.click();
    // in a hand, too, the line could be announced
    await page.getByRole('menuitem', { name: /^Cast / }).click();
    const mine = page.locator('.battlefield .card.can').first();
    while ((await mine.count()) === 0) if (await isAsked(page)) await goOn(page);
    await mine.click();
    await page.getByText('say what it does after the fact').waitFor();
    expect(await page.locator('.by-hand-line').innerText()).toBe(BANNER);
    await looked(page, 'way');
    await option(page, /A static or replacement effect/).click();
    await option(page, 'It costs nothing').waitFor();
    await looked(page, 'cost');
    await option(page, 'It costs nothing').click();
    await option(page, 'It does nothing').click();
    await expect.poll(() => page.locator('.by-hand-line').count()).toBe(0);

    // said in words that are read it applies by itself: by the keyboard alone, at first in words that are not
    await mine.click();
    await page.getByText('say what it does after the fact').waitFor();
    await page.keyboard.press('6');
    const field = page.getByRole('textbox', { name: 'The line in other words' });
    await expect.poll(() => field.inputValue()).toBe(BANNER);
    await looked(page, 'words');
    const type = async (words: string): Promise<void> => {
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(words);
      await page.keyboard.press('Enter');
    };
    await type('Creatures you control wug.');
    await page
      .getByRole('alert')
      .getByText(/^Not read from “wug/)
      .waitFor();
    await looked(page, 'words-refused');
    await type('Creatures you control have flying.');
    await page.getByText('You are asked').waitFor();
    await looked(page, 'words-consent');
    await page.keyboard.press('1');
    await expect.poll(() => page.locator('.by-hand-line').count()).toBe(0);
    await page.locator('.battlefield .card', { hasText: 'have flying' }).first().waitFor();
    calm();
    await page.close();
  });
});
