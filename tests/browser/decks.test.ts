/** The deck page as an editor: lists in any form, moving and counting, undo, mending, links and files, in a browser with a server behind it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { FORM_CASES } from '../../packages/cards/src/list-forms-in-tests.ts';
import { noBrowser, violations } from './browser.ts';
import { cutOff, DESKTOP, PHONE } from './drawn.ts';
import { serving } from './serving.ts';

const LONG = 300_000;
const SIZES = [
  { viewport: { width: 1440, height: 900 } },
  { viewport: { width: 1024, height: 768 } },
  { ...PHONE, viewport: { width: 390, height: 844 } },
] as const;

/** A picture of the page as it stands, where SHOTS names a folder for them. */
async function pictured(page: Page, name: string): Promise<void> {
  const folder = process.env['SHOTS'];
  if (folder !== undefined) await page.screenshot({ path: join(folder, `${name}.png`) });
}

describe.skipIf(noBrowser)('the deck page', () => {
  const served = serving();
  const field = (page: Page) => page.getByLabel(/^Paste a list/);
  const row = (page: Page, name: string) => page.locator('.deck-columns .card-row', { hasText: name });
  const inOrder = (page: Page) => page.getByText('Everything in order').waitFor();
  const pasted = async (page: Page, text: string): Promise<void> => {
    await page.locator('.shelf-deck').first().waitFor();
    await page.evaluate((its) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', its);
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, text);
  };

  test('cards are counted, moved, added, and every deed is undone and done again; a reload goes on with it', {
    timeout: LONG,
  }, async () => {
    const { page, calm } = await served.open('/decks', DESKTOP);
    await pasted(page, FORM_CASES['Archidekt text']?.text ?? '');
    await page.getByText('read from an Archidekt list').waitFor();
    await page.getByText('1 card under “Tokens & Extras” left out').waitFor();
    await inOrder(page);
    const bolt = row(page, 'Lightning Bolt');
    await bolt.hover();
    for (let times = 0; times < 3; times++) await bolt.getByRole('button', { name: 'One Lightning Bolt less' }).click();
    await expect.poll(() => bolt.locator('.card-row-count').innerText()).toBe('1');
    await bolt.getByRole('combobox', { name: 'Move one Lightning Bolt' }).selectOption('to: Sideboard');
    const sideboard = page.locator('section', { has: page.getByRole('heading', { name: /^Sideboard/ }) }).last();
    await expect
      .poll(() => sideboard.innerText())
      .toMatch(/Pyroblast[\s\S]*Lightning Bolt|Lightning Bolt[\s\S]*Pyroblast/);
    await page.getByText(/to mend before it can be played/).waitFor();
    await page.getByRole('textbox', { name: 'Query' }).fill('Goblin Piker');
    await page.getByRole('button', { name: 'Add Goblin Piker to the deck' }).click();
    await row(page, 'Goblin Piker').first().waitFor();
    for (let times = 0; times < 5; times++) await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => bolt.first().locator('.card-row-count').innerText()).toBe('4');
    await inOrder(page);
    await page
      .locator('h1')
      .focus()
      .catch(() => undefined);
    await page.locator('body').press('Control+Shift+Z');
    await expect.poll(() => bolt.first().locator('.card-row-count').innerText()).toBe('3');
    await page.reload();
    await expect.poll(() => bolt.first().locator('.card-row-count').innerText()).toBe('3');
    await page.getByText('read from an Archidekt list').waitFor();
    expect(await violations(page)).toEqual([]);
    calm();
    await page.close();
  });

  test('a deck for the cards of a time says what was not out then', { timeout: LONG }, async () => {
    const { page, calm } = await served.open('/decks', DESKTOP);
    await pasted(page, '56 Mountain\n4 Delver of Secrets');
    await inOrder(page);
    const pool = page.getByRole('combobox', { name: 'Cards', exact: true });
    await pool.selectOption('2006-10');
    await page.getByText('came out after 2006-10').waitFor();
    await pool.selectOption('2011-09');
    await inOrder(page);
    expect(await violations(page)).toEqual([]);
    calm();
    await page.close();
  });

  test('a name is mended by a click where it stands, marks and all, and in a table too', {
    timeout: LONG,
  }, async () => {
    const { page, calm } = await served.open('/decks', DESKTOP);
    await field(page).fill(
      '4x Lightnig Bolt (m10) 146 [Burn]\n56x Mountain\n3x Pyroblst (ice) 213 [Sideboard{noDeck}]\nSidebord\n1 Shock',
    );
    await page.getByRole('button', { name: 'Write Pyroblast' }).click();
    await page.getByRole('button', { name: 'Write Lightning Bolt' }).click();
    await expect.poll(() => field(page).inputValue()).toContain('3x Pyroblast (ice) 213 [Sideboard{noDeck}]');
    await page.getByRole('button', { name: 'Write Sideboard' }).click();
    await inOrder(page);
    await page.getByRole('button', { name: 'New' }).click();
    await field(page).fill('Count,Name,Board\n56,Mountain,main\n4,Lightnig Bolt,main\n3,Pyroblst,side');
    await page.getByText('No such card, line 4').waitFor();
    await page.getByRole('button', { name: 'Write Pyroblast' }).click();
    await page.getByRole('button', { name: 'Write Lightning Bolt' }).click();
    await inOrder(page);
    await page.getByText('60 cards, 3 in the sideboard').waitFor();
    calm();
    await page.close();
  });

  test('a link holds the list; a hostile one says what it is and changes nothing', { timeout: LONG }, async () => {
    const { page, calm } = await served.open('/decks', DESKTOP);
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'clipboard', {
        configurable: true,
        value: { writeText: (text: string) => Promise.resolve(void Object.assign(window, { copied: text })) },
      }),
    );
    const copied = (): Promise<string> =>
      page.evaluate(() => String((window as unknown as { copied?: string }).copied ?? ''));
    await field(page).fill(FORM_CASES['as people write']?.text ?? '');
    await inOrder(page);
    await page.getByRole('button', { name: 'Copy as Arena' }).click();
    await expect.poll(copied).toContain('Deck\n4 Lightning Bolt\n56 Mountain\n\nSideboard\n3 Pyroblast');
    await page.getByText('Arena: the maybeboard is left out.').waitFor();
    await page.getByRole('combobox', { name: 'Form to copy or download in' }).selectOption('Cockatrice');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toBe('Burn.cod');
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect.poll(copied).toMatch(/\/decks#list=/);
    const link = new URL(await copied());
    await page.close();

    const { page: other } = await served.open(`/decks${link.hash}`, DESKTOP);
    await other.getByText('Opened from a link.').waitFor();
    await inOrder(other);
    await row(other, 'Shock').waitFor();
    expect(new URL(other.url()).hash).toBe('');
    for (const [hash, says] of [
      ['#list=%%%', 'damaged'],
      [`#list=${'A'.repeat(20_000)}`, 'too long'],
    ] as const) {
      await other.evaluate((its) => void (location.hash = its), hash);
      await other.getByText(`The list in this link is ${says}`).waitFor();
    }
    await inOrder(other);
    calm();
    await other.close();
  });

  test('files are read whatever their form and length, and what is none says so', { timeout: LONG }, async () => {
    const { page, calm } = await served.open('/decks', DESKTOP);
    const folder = mkdtempSync(join(tmpdir(), 'rulewright-lists-'));
    const pick = async (name: string, content: string | Uint8Array): Promise<void> => {
      const path = join(folder, name);
      writeFileSync(path, content);
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Pick a file' }).click();
      await (await chooser).setFiles(path);
    };
    await pick('Krenko.csv', FORM_CASES['Archidekt table with a commander']?.text ?? '');
    await page.getByText('read from an Archidekt table').waitFor();
    const whole = JSON.parse(FORM_CASES['Moxfield file']?.text ?? '') as Record<string, unknown>;
    await pick('long.json', JSON.stringify({ ...whole, description: 'x'.repeat(300_000) }));
    await page.getByText('read from a Moxfield file').waitFor();
    await inOrder(page);
    await pick('cube.txt', 'Lightning Bolt\nCounterspell\n');
    await page.getByText(/this is a list of 2 names, as of a cube, and no deck/).waitFor();
    await pick('noise.txt', 'x'.repeat(100_000));
    await page.getByText('noise.txt is too long, and no deck could be read in it.').waitFor();
    rmSync(folder, { recursive: true });
    calm();
    await page.close();
  });

  test('the lobby tells the same while one types, and mends it', { timeout: LONG }, async () => {
    for (const size of [DESKTOP, PHONE]) {
      const { page, calm } = await served.open('', size);
      await page.getByText('Paste a list').first().click();
      const list = page.getByLabel(/^A list of any site or program/).first();
      await list.fill(
        '4x Lightnig Bolt (m10) 146 [Burn]\n56x Mountain\n2x Shock [Maybeboard{noDeck}]\n1x Goblin [Tokens & Extras{noDeck}]',
      );
      await page.getByText('Line 1:').waitFor();
      await page.getByText('2 cards under “Maybeboard” left out.').waitFor();
      await page.getByText('1 card under “Tokens & Extras” left out.').waitFor();
      await pictured(page, `lobby-list-${size.viewport.width}`);
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Write Lightning Bolt' }).click();
      await page.getByText('60 cards.').waitFor();
      expect(await list.inputValue()).toContain('4x Lightning Bolt (m10) 146 [Burn]');
      calm();
      await page.close();
    }
  });

  test.each(SIZES)(
    'is laid out, with nothing cut off, at $viewport.width × $viewport.height',
    { timeout: LONG },
    async (size) => {
      const { page, calm } = await served.open('/decks', size);
      const width = size.viewport.width;
      await field(page).waitFor();
      await page.locator('.shelf-deck').first().waitFor();
      await pictured(page, `decks-empty-${width}`);
      expect(await cutOff(page)).toEqual([]);
      await page.locator('.shelf-deck', { hasText: 'Sligh' }).first().click();
      await inOrder(page);
      await row(page, 'Jackal Pup').getByRole('button', { name: 'Jackal Pup', exact: true }).focus();
      await pictured(page, `decks-sligh-${width}`);
      await page.evaluate(() => scrollTo(0, 0));
      expect(await cutOff(page)).toEqual([]);
      expect(await violations(page)).toEqual([]);
      await page.locator('.deck-editor').evaluate((element) => element.scrollTo(0, 0));
      await pasted(
        page,
        `Commander\n1 Krenko, Mob Boss\n\nDeck\n4 Lightnig Bolt (M10) 146\n94 Mountain\n1 Chaos Orb\n\nMaybeboard\n2 Shock\n\nTokens\n1 Goblin`,
      );
      await page.getByText('No such card, line 5').waitFor();
      await pictured(page, `decks-problems-${width}`);
      expect(await cutOff(page)).toEqual([]);
      expect(await violations(page)).toEqual([]);
      calm();
      await page.close();
    },
  );
});
