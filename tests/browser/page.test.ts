/** The page as a whole, without a game: phone size, both themes, code that does not come, Rulebook and Lab. */
import { describe, expect, test } from 'vitest';
import { crowded, priorityDecision } from '../../packages/web/src/table/fixture-in-tests.ts';
import { noBrowser, violations } from './browser.ts';
import { cutOff, DESKTOP, drawnPage, PHONE } from './drawn.ts';

describe.skipIf(noBrowser)('the page', () => {
  const { address, open, visit } = drawnPage();

  for (const [name, size] of [
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ] as const) {
    test(`lobby and table, ${name}: axe finds nothing by day and by night, nothing hangs over the side`, async () => {
      for (const [place, players] of [
        ['', 2],
        ['#/table/demo1', 2],
        ['#/table/demo1', 4],
      ] as const) {
        const { page, calm } = await open(place, { ...size, colorScheme: 'dark' }, priorityDecision, players);
        for (const [colorScheme, of] of [
          ['dark', 'everything'],
          ['light', 'colours'],
        ] as const) {
          await page.emulateMedia({ colorScheme });
          expect(await violations(page, of), colorScheme).toEqual([]);
          await expect
            .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
            .toBeLessThanOrEqual(0);
        }
        calm();
        await page.close();
      }
    });
  }

  test('forty permanents a side are all in sight, at every size, none over another', async () => {
    for (const viewport of [
      DESKTOP.viewport,
      { width: 820, height: 1180 },
      PHONE.viewport,
      { width: 844, height: 390 },
    ]) {
      const { page } = await open('#/table/demo1', { viewport }, priorityDecision, 2, crowded);
      const out = (): Promise<number[][]> =>
        page.evaluate(() =>
          [...document.querySelectorAll('.battlefield')].map((field) => {
            const room = field.getBoundingClientRect();
            const cards = [...field.querySelectorAll('.card-small')].map((card) => card.getBoundingClientRect());
            const within = ({ left, right, top, bottom }: DOMRect): boolean =>
              left >= room.left - 1 && right <= room.right + 1 && top >= room.top - 1 && bottom <= room.bottom + 1;
            const over = (one: DOMRect, other: DOMRect): boolean =>
              Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
              Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
            const covered = cards.filter((card, at) => cards.slice(at + 1).some((other) => over(card, other)));
            return [cards.length, cards.filter((card) => !within(card)).length, covered.length];
          }),
        );
      await expect.poll(out, { message: `${viewport.width} × ${viewport.height}` }).toEqual([
        [40, 0, 0],
        [40, 0, 0],
      ]);
      await page.close();
    }
  });

  test('the time line is filtered by words and opens a topic; without the positions it says so; axe finds nothing', async () => {
    for (const size of [DESKTOP, PHONE]) {
      const page = await visit(size);
      await page.goto(`${address()}/rules/changes`);
      const topics = page.locator('.timeline-topics > li');
      await topics.first().waitFor();
      await expect.poll(() => topics.count()).toBe(88);
      expect(await violations(page)).toEqual([]);
      await page.getByLabel('Topics with these words').fill('mana burn');
      await page.getByText('1 of 88 topics').waitFor();
      await expect.poll(() => topics.count()).toBe(1);
      await page.getByRole('link', { name: 'Mana burn' }).click();
      await page.getByText('There is no position called').waitFor();
      await expect
        .poll(() => page.getByRole('link', { name: 'Open in the Lab' }).getAttribute('href'))
        .toContain('beside=2006-10');
      expect(await violations(page)).toEqual([]);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
        .toBeLessThanOrEqual(0);
      await page.goto(`${address()}/quiz`);
      await page.getByText('The positions could not be fetched').waitFor();
      expect(await violations(page)).toEqual([]);
      await page.close();
    }
  });

  test('a page whose code does not come says so and is opened anew, by keyboard too, once the server answers; in both languages', async () => {
    for (const [size, locale, again, lost, unreachable] of [
      [DESKTOP, 'en', 'Try again', /^A part of it could not be fetched/, 'The server cannot be reached now.'],
      [PHONE, 'fr', 'Réessayer', /^Une partie n’a pas pu être chargée/, 'Le serveur ne répond pas en ce moment.'],
    ] as const) {
      const { page } = await open('', { ...size, locale });
      const button = page.getByRole('button', { name: again });
      await page.context().setOffline(true);
      await page.getByRole('link', { name: locale === 'fr' ? 'Labo' : 'Lab', exact: true }).click();
      await page.getByRole('alert').getByText(lost).waitFor();
      expect(await violations(page)).toEqual([]);
      expect(await cutOff(page)).toEqual([]);
      await button.focus();
      await page.keyboard.press('Enter');
      await page.getByText(unreachable).waitFor();
      // the other rooms stay open
      await page.getByRole('link', { name: 'Table', exact: true }).click();
      await page.waitForSelector('.deck');
      await page.context().setOffline(false);
      // the app has been renewed: what this page would fetch is there no more
      await page.route(/\/assets\/rules-/, (route) => route.fulfill({ status: 404 }));
      await page.getByRole('link', { name: locale === 'fr' ? 'Règles' : 'Rulebook', exact: true }).click();
      await page.getByRole('alert').getByText(lost).waitFor();
      await page.unroute(/\/assets\/rules-/);
      await button.focus();
      await page.keyboard.press('Enter');
      await page.locator('.rules').waitFor();
      await expect.poll(() => page.getByRole('alert').count()).toBe(0);
      await page.close();
    }
  });

  test('the Lab: a position is told and asked about in two editions, played on and shared, with the server gone', async () => {
    const page = await visit(DESKTOP);
    const troubles: string[] = [];
    page.on('pageerror', ({ message }) => troubles.push(message));
    await page.route('**/cards', (route) => route.abort());
    // what looks closer comes a while after the rest
    const parts = ['compare', 'why', 'why-held', 'make-test', 'closer'];
    const closer = parts.map((part) => page.waitForResponse((response) => response.url().includes(`/assets/${part}-`)));
    await page.goto(`${address()}/lab`);
    await page.waitForSelector('.lab-board .seat');
    await page.getByText('could not be fetched').waitFor(); // the cards; those of the example stand in it
    await Promise.all(closer);
    await page.context().setOffline(true);
    await page.getByLabel('Beside it the rules of').selectOption('2006-10');
    await page.getByRole('heading', { name: 'What differs' }).waitFor();
    await page.getByRole('button', { name: '2009–: Then Cub is 4/4' }).click();
    await page.getByRole('button', { name: /^Cub, 4\/4.*different in the other edition/ }).click();
    await page.getByRole('heading', { name: 'Why is Cub 4/4, and 1/1 in October 2006?' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Home');
    await page.getByRole('button', { name: 'Pass', exact: true }).click();
    await page.locator('.step-line[aria-current]', { hasText: 'A passes' }).waitFor();
    await expect.poll(() => page.getByLabel('Position and script').inputValue()).toMatch(/Sprout\n {2}A passes\n$/);
    await page.keyboard.press('ArrowUp');
    await page.locator('.step-line[aria-current]', { hasText: 'A casts Sprout' }).waitFor();
    await page.getByLabel('Beside it the branch').selectOption({ label: 'beside “A passes”' });
    const branches = page.getByRole('region', { name: 'Two branches beside each other' });
    await branches.getByRole('heading', { name: 'What differs' }).waitFor();
    await branches.getByRole('heading', { name: 'A passes' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.waitForURL(/\/lab#1\./);
    await page.getByLabel('Position and script').fill('Bears  2026\n  A: Forest\n  A pases\n');
    await page.getByText('Line 3, column 5').waitFor();
    expect(troubles).toEqual([]);
    await page.context().setOffline(false);
    await page.close();
  });
});
