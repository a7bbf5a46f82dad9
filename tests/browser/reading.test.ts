/** The Lab and the Rulebook in a real browser: every page by keyboard alone, searching, cards by query, own copies of the rules, pictures and links. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtInScenarios } from '@rulewright/conformance';
import { rulesOf } from '@rulewright/rulebook';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test, vi } from 'vitest';
import { noBrowser, violations } from './browser.ts';
import { layoutFaults } from './layout.ts';
import { serving } from './serving.ts';
import { patience } from '../tiers/patience.ts';

const DESKTOP = { viewport: { width: 1440, height: 900 } };
const TABLET = { viewport: { width: 820, height: 1180 } };
const PHONE = { viewport: { width: 390, height: 844 } };
/** Of a page with more to be focused, the keys walk so far. */
const MOST_FOCUSED = 120;

/** The drag that copies, as Chromium's protocol counts the kinds. */
const COPY = 1;

/** One that is an example, and one of the glossary's, with cards of their own. */
const SHOWN = [
  'Two that cannot attack alone attack together',
  'Searching for three cards takes three if there are so many',
];
const PAGES = [
  '/lab',
  '/rules',
  '/rules/2026-02/702.19b',
  '/rules/2026-02/508.1c',
  '/rules/2006-10/glossary',
  '/rules/keyword',
  '/rules/keyword/trample',
  '/rules/2026-02/card/Grizzly%20Bears',
  '/rules/changes',
  '/rules/changes/mana-burn',
  '/rules/questions',
  '/quiz',
  '/rules/2026-02/999.9z',
];

vi.setConfig({ testTimeout: patience(300_000) });
const served = serving(builtInScenarios().filter(({ scenario }) => SHOWN.includes(scenario.name)));

async function open(path: string, options: BrowserContextOptions = DESKTOP): Promise<{ page: Page; calm(): void }> {
  const { page, calm } = await served.open(path, options, 60_000);
  await page.locator('main').waitFor();
  await page.getByText('Fetching the cards…').waitFor({ state: 'detached' });
  return { page, calm };
}

/** What has the focus; '' the page itself. `seen`: whether a reader sees that it has. */
const focused = (page: Page): Promise<{ name: string; seen: boolean; place: string }> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return { name: '', seen: true, place: '' };
    const box = element.getBoundingClientRect();
    const inSight = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const marked = (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    // the count of those that were met, whatever comes in between or goes
    const { met } = Object.assign(window, { met: Reflect.get(window, 'met') ?? new Map<Element, number>() });
    if (!met.has(element)) met.set(element, met.size);
    return {
      name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.slice(0, 40)}`,
      seen: inSight && marked,
      place: String(met.get(element)),
    };
  });

/** What can be reached by Tab: links, buttons and fields that are drawn; of radio buttons the group's one. */
const reachable = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]')].filter(
        (element) =>
          element instanceof HTMLElement &&
          element.checkVisibility({ visibilityProperty: true }) &&
          element.tabIndex >= 0 &&
          !(element as HTMLButtonElement).disabled &&
          element.closest('[inert]') === null,
      ).length,
  );

describe.skipIf(noBrowser)('the Lab and the Rulebook', () => {
  test.each(PAGES)(
    '%s: axe finds nothing and nothing hangs over the side, in every size, dark and light',
    async (path) => {
      const { page } = await open(path);
      for (const { viewport } of [DESKTOP, TABLET, PHONE]) {
        await page.setViewportSize(viewport);
        for (const [colorScheme, of] of [
          ['dark', 'everything'],
          ['light', 'colours'],
        ] as const) {
          await page.emulateMedia({ colorScheme });
          expect(await violations(page, of), `${viewport.width} ${colorScheme}`).toEqual([]);
          await expect
            .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
            .toBeLessThanOrEqual(0);
        }
      }
      await page.close();
    },
  );

  test.each(PAGES)('%s: the Tab key leads to everything, and one sees where one is', async (path) => {
    const { page, calm } = await open(path);
    let unseen: string[] = [];
    /** How many are met before the keys leave the page. */
    const walked = async (): Promise<number> => {
      const places = new Set<string>();
      unseen = [];
      while (places.size < MOST_FOCUSED) {
        await page.keyboard.press('Tab');
        const { name, seen, place } = await focused(page);
        if (place === '' || places.has(place)) break;
        places.add(place);
        if (!seen) unseen.push(name);
      }
      return places.size;
    };
    // what a page finds out later is reached later
    await expect.poll(async () => (await walked()) - Math.min(await reachable(page), MOST_FOCUSED)).toBe(0);
    expect(unseen).toEqual([]);
    if (!path.endsWith('z')) calm();
    await page.close();
  });

  test('the search is a combobox: arrows light what Enter opens, Escape closes it; axe finds nothing in it', async () => {
    for (const size of [DESKTOP, PHONE]) {
      const { page, calm } = await open('/rules', size);
      await page.keyboard.press('/');
      const field = page.getByRole('combobox', { name: 'Search the rules' });
      await field.pressSequentially('trampel');
      const options = page.getByRole('listbox', { name: 'What fits' }).getByRole('option');
      await options.first().waitFor();
      await expect.poll(() => field.getAttribute('aria-expanded')).toBe('true');
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('ArrowDown');
      const first = await options.first().getAttribute('id');
      await expect.poll(() => field.getAttribute('aria-activedescendant')).toBe(first);
      await page.keyboard.press('Escape');
      await options.first().waitFor({ state: 'detached' });
      await field.pressSequentially('603.3b');
      await page.getByRole('option', { name: '603.3b' }).first().waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/rules\/2026-02\/603\.3b$/);
      await page.keyboard.press('/');
      await field.pressSequentially('xyzzyplugh');
      await page.getByText('Nothing in any edition fits').waitFor();
      expect(await violations(page)).toEqual([]);
      calm();
      await page.close();
    }
  });

  test('a card is found by its name, and its page says which rules matter to it', async () => {
    const { page, calm } = await open('/rules/2006-10');
    const cardsAsked: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/cards')) cardsAsked.push(request.url());
    });
    await page.reload();
    await page.waitForLoadState('networkidle');
    expect(cardsAsked, 'nobody has asked for a card yet').toEqual([]);
    await page.keyboard.press('/');
    await page.keyboard.type('grizzly bears');
    await page.getByRole('option', { name: 'card Grizzly Bears' }).waitFor();
    expect(cardsAsked).not.toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Grizzly Bears' }).waitFor();
    await page.getByRole('link', { name: /^212\.3 / }).waitFor();
    await page.getByLabel('Edition').selectOption('2026-02');
    await page.getByRole('link', { name: /^302 / }).click();
    await page.waitForURL(/\/rules\/2026-02\/302$/);
    await page.goto(`${served.server.address}/rules/2026-02/card/grizzly%20bears`);
    await page.getByRole('heading', { name: 'Grizzly Bears', exact: true }).waitFor();
    await page.goto(`${served.server.address}/rules/2026-02/card/${encodeURIComponent('No such card %')}`);
    await page.getByText('There is no such card').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.goto(`${served.server.address}/rules/keyword/flanking`);
    await page.getByRole('heading', { name: /^\d+ cards have it$/ }).waitFor();
    calm();
    await page.close();
  });

  test('an example of the glossary is run where its term stands', async () => {
    const { page, calm } = await open('/rules/2006-10/glossary#search');
    await page
      .locator('#search .examples')
      .getByRole('link', { name: /^Run it/ })
      .press('Enter');
    await page.locator('.lab-board .seat').first().waitFor();
    await page.getByLabel('Position and script').waitFor();
    await expect.poll(() => page.getByLabel('Position and script').inputValue()).toContain('Searching for three cards');
    calm();
    await page.close();
  });

  test('the Lab by keyboard alone: a card by a query, a move, why a life total is so, back again', async () => {
    const { page, calm } = await open('/lab');
    const script = page.getByLabel('Position and script');
    await script.fill('Shot  2026\n  A: Mountain\n  B: Forest\n');
    const card = page.getByRole('combobox', { name: 'Card, or a query' });
    await card.focus();
    await page.keyboard.type('t:nonsense pow>x');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').or(page.locator('.add-card .bad')).getByText('pow').first().waitFor();
    await card.fill('');
    await page.keyboard.type('t:instant c:r mv=1 o:"3 damage"');
    await page.getByRole('option', { name: 'Lightning Bolt' }).waitFor();
    expect(await violations(page)).toEqual([]);
    const bolt = page.getByRole('option', { name: 'Lightning Bolt', exact: true });
    while ((await bolt.getAttribute('data-focused')) === null) {
      const lit = await card.getAttribute('aria-activedescendant');
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => card.getAttribute('aria-activedescendant')).not.toBe(lit);
    }
    await page.keyboard.press('Enter');
    await expect.poll(() => card.inputValue()).toBe('Lightning Bolt');
    await page.locator('.add-card select').nth(1).selectOption('hand');
    await card.press('Enter');
    await expect.poll(() => script.inputValue()).toContain('hand: Lightning Bolt');
    const line = page.getByLabel('A line of notation');
    // the next line is typed while the one before it is on its way
    for (const typed of ['A casts Lightning Bolt, targeting B', 'All pass until it resolves']) {
      await line.fill(typed);
      await line.press('Enter');
    }
    await page.locator('.step-line[aria-current]', { hasText: 'All pass until it resolves' }).waitFor();
    await expect
      .poll(() => page.locator('.step-line').allInnerTexts())
      .toEqual(['The position', 'A casts Lightning Bolt, targeting B', 'All pass until it resolves']);
    await expect.poll(() => line.inputValue()).toBe('');
    const life = page.getByRole('region', { name: 'B', exact: true }).getByRole('button', { name: /^life/ });
    await life.press('Enter');
    const why = page.getByRole('region', { name: 'Why is it so' });
    await why.getByRole('heading', { name: 'Why is the life total of B 17?' }).waitFor();
    await expect.poll(() => why.innerText()).toMatch(/begins with 20[\s\S]*20 → 17[\s\S]*Lightning Bolt/);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await why.waitFor({ state: 'detached' });
    await page.getByRole('region', { name: 'A', exact: true }).getByRole('button', { name: /^hand/ }).press('Enter');
    await expect.poll(() => why.innerText()).toMatch(/1 card → 0 cards/);
    calm();
    await page.close();
  });

  test('the Lab by mouse alone: a position begun empty, cards put into it, the example had back', async () => {
    const { page, calm } = await open('/lab');
    const script = page.getByLabel('Position and script');
    await page.locator('.lab-board .seat').first().waitFor();
    await page.getByRole('button', { name: 'New position' }).click();
    await expect.poll(() => script.inputValue()).toBe('New position  2006 2009 2011 2026\n');
    const card = page.getByRole('combobox', { name: 'Card, or a query' });
    const put = async (name: string, player: string, zone: string): Promise<void> => {
      // the whole name is suggested no more
      await card.fill(name.slice(0, -1));
      await page.getByRole('option', { name, exact: true }).click();
      await page.locator('.add-card select').nth(0).selectOption(player);
      await page.locator('.add-card select').nth(1).selectOption(zone);
      await page.getByRole('button', { name: 'Put it there' }).click();
      await expect.poll(() => script.inputValue()).toContain(name);
    };
    await put('Dance with Devils', 'B', 'hand');
    await put('Grizzly Bears', 'A', 'battlefield');
    await page.locator('.lab-board .card', { hasText: 'Grizzly Bears' }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await layoutFaults(page)).toEqual([]);
    await script.fill('');
    await put('Storm Crow', 'A', 'battlefield');
    await expect.poll(() => script.inputValue()).toBe('New position  2006 2009 2011 2026\n  A: Storm Crow\n');
    await page.getByRole('button', { name: 'Example', exact: true }).click();
    await expect.poll(() => script.inputValue()).toContain('Old Pact');
    calm();
    await page.close();
  });

  test('a position is saved as a picture; one too long for a link is stored, and its link opens it', async () => {
    const { page, calm } = await open('/lab');
    await page.locator('.lab-board .seat').first().waitFor();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Picture' }).press('Enter');
    const picture = await saved;
    expect(picture.suggestedFilename()).toBe('what-if-a-small-creature-grows.png');
    const bytes = await picture.createReadStream().then((stream) => stream.toArray() as Promise<Buffer[]>);
    expect(Buffer.concat(bytes).subarray(1, 4).toString()).toBe('PNG');
    expect(Buffer.concat(bytes).length).toBeGreaterThan(20_000);
    let random = 7;
    const remarks = Array.from({ length: 900 }, () => {
      random = (random * 48_271) % 2_147_483_647;
      return `  # ${random.toString(36)}${(random * 7).toString(36)}${(random * 13).toString(36)}`;
    });
    const long = `Long  2026\n  A: Forest\n  B: Island\n${remarks.join('\n')}\n`;
    await page.getByLabel('Position and script').fill(long);
    await page.getByText('Turn ').first().waitFor();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.waitForURL(/\/lab#s\.[\w-]{22}$/);
    const link = page.url();
    await page.goto('about:blank');
    await page.goto(link);
    await expect.poll(() => page.getByLabel('Position and script').inputValue()).toContain('Long  2026');
    calm();
    await page.goto(`${served.server.address}/lab#s.AAAAAAAAAAAAAAAAAAAAAA`);
    await page.reload();
    await page.getByText('This server has no such position').waitFor();
    await page.close();
  });

  test('an own copy of the rules that is dropped is shown in place of ours and can be removed; other files are refused by name', async () => {
    const { page, calm } = await open('/rules/2006-10');
    const session = await page.context().newCDPSession(page);
    // the browser's own drag, for a file in an event that the page makes is no file to it
    const drop = async (name: string, content: string | null): Promise<void> => {
      const file = join(served.home, name);
      if (content !== null) writeFileSync(file, content);
      const zone = page.locator('.own-text-drop');
      await zone.scrollIntoViewIfNeeded();
      const box = await zone.boundingBox();
      if (box === null) throw new Error('there is nowhere to drop a file');
      const dragged =
        content === null ? { items: [{ mimeType: 'text/plain', data: name }] } : { items: [], files: [file] };
      const data = { ...dragged, dragOperationsMask: COPY };
      for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
        await session.send('Input.dispatchDragEvent', { type, x: box.x + 5, y: box.y + 5, data });
    };
    const refusals = [
      ['deck.txt', '4 Lightning Bolt\n20 Mountain', 'deck.txt: it looks like a decklist'],
      ['empty.txt', '', 'empty.txt: it is empty'],
      ['page.html', '<!DOCTYPE html><title>Rules</title>', 'page.html: it is a web page'],
      ['milk.txt', 'milk\neggs', 'milk.txt: it is no text of the rules'],
      ['word', null, 'That is no file'],
    ] as const;
    for (const [name, content, says] of refusals) {
      await drop(name, content);
      await page.getByRole('alert').getByText(says).waitFor();
    }
    expect(await violations(page)).toEqual([]);
    const text = rulesOf('2006-10')
      .map((number) => `${number} These are my own words of ${number}.`)
      .join('\r\n');
    await drop('rules.txt', text);
    await page.getByText('are shown in the words of your copy').waitFor();
    await expect.poll(() => page.getByRole('alert').count()).toBe(0);
    await page.goto(`${served.server.address}/rules/2006-10/502.9b`);
    await page.getByText('These are my own words of 502.9b.').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.goto(`${served.server.address}/rules/2006-10`);
    await page.getByRole('button', { name: 'Remove it' }).click();
    await page.locator('.own-text-drop').waitFor();
    await page.goto(`${served.server.address}/rules/2006-10/502.9b`);
    await page.locator('.rule-summary').waitFor();
    await expect.poll(() => page.getByText('These are my own words').count()).toBe(0);
    calm();
    await page.close();
  });
});
