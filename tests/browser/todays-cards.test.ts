/** Today's cards by one button: from a file server on loopback, by people who have the cards of 2017 alone. */
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type RunningServer, startServer } from '@rulewright/server';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { patience } from '../tiers/patience.ts';
import { buildPage, listen, noBrowser, openBrowser, violations } from './browser.ts';
import { visitor } from './visitors.ts';

const card = (name: string) => ({
  object: 'card',
  name,
  layout: 'normal',
  mana_cost: '{G}',
  type_line: 'Creature — Bear',
  power: '2',
  toughness: '2',
  oracle_text: '',
  released_at: '2026-03-04',
});
/** Long enough to be no decklist, and to come in several parts. */
const FILE = Buffer.from(
  JSON.stringify(Array.from({ length: 12_000 }, (_, at) => card(at === 0 ? 'Newest Bear' : `Bear Number ${at}`))),
);

const shared = process.env['RULEWRIGHT_SHARED'] ?? fileURLToPath(new URL('../../../shared', import.meta.url));
const todays = join(shared, 'cards', 'oracle-to-2024.json');
const precon = join(shared, 'decks', 'commander-precons', '2024-08-02_squirreled-away.txt');
const SIZES = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
};
/** Where somebody wants to look at pictures. */
const shots = process.env['SHOTS'];
const shot = async (page: Page, name: string): Promise<unknown> =>
  shots === undefined ? null : page.screenshot({ path: join(shots, `${name}.png`) });

/** A list as Archidekt exports it: each card with its category. */
const archidekt = (text: string): string => {
  const [, lead = ''] = /^Commander\n1 (.+)$/m.exec(text) ?? [];
  const cards = text.split('\n').filter((row) => /^\d/.test(row) && row !== `1 ${lead}`);
  return [
    `1x ${lead} (blc) 3 [Commander{top}]`,
    ...cards.map((row) => `${row.replace(' ', 'x ')} (blc) 1 [Deck]`),
  ].join('\n');
};

describe.skipIf(noBrowser)('today’s cards', () => {
  let webFolder: string;
  let browser: Browser;
  let files: Server;
  let home: string;
  let server: RunningServer;
  let answers: (response: ServerResponse, from: number) => void;
  const whole = (response: ServerResponse, from: number): unknown =>
    response
      .writeHead(from > 0 ? 206 : 200, {
        etag: '"1"',
        'content-length': FILE.length - from,
        ...(from > 0 && { 'content-range': `bytes ${from}-${FILE.length - 1}/${FILE.length}` }),
      })
      .end(FILE.subarray(from));
  beforeAll(async () => {
    webFolder = await buildPage();
    browser = await openBrowser();
    files = createServer((request, response) =>
      answers(response, Number(/bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0)),
    );
    await new Promise<void>((resolve) => files.listen(0, '127.0.0.1', resolve));
  }, patience(300_000));
  afterAll(async () => {
    await browser?.close();
    files?.closeAllConnections();
    files?.close();
    if (webFolder) rmSync(webFolder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    home = mkdtempSync(join(tmpdir(), 'rulewright-cards-'));
    vi.stubEnv('RULEWRIGHT_HOME', home);
    answers = whole;
    const cardsFrom = `http://127.0.0.1:${(files.address() as AddressInfo).port}/`;
    server = await startServer({ port: 0, home: null, webFolder, pace: 0, cardsFrom, limits: { filesAMinute: 1e6 } });
  });
  afterEach(async () => {
    await server.close();
    vi.unstubAllEnvs();
    rmSync(home, { recursive: true });
  });
  async function open(path: string, viewport = { width: 1280, height: 800 }): Promise<{ page: Page; calm(): void }> {
    const page = await visitor(browser, server.address, { viewport });
    page.setDefaultTimeout(patience(60_000));
    const { calm } = listen(page);
    await page.goto(server.address + path);
    return { page, calm };
  }

  test('one click in the lobby brings them, and a new deck is played with them', async () => {
    const { page, calm } = await open('/');
    const line = page.getByRole('region', { name: 'Cards', exact: true });
    await line.getByText('Cards to January 2017.').waitFor();
    expect(await violations(page)).toEqual([]);
    await line.getByRole('button', { name: 'Get today’s cards: 24 MB' }).click();
    await line.getByText('Cards to March 2026. Brought here today.').waitFor();
    await line.getByText('cards are here.').waitFor();
    await page.getByRole('radio', { name: 'Myself' }).click({ force: true });
    for (const picker of await page.locator('.deck-picker').all()) {
      await picker.getByRole('button', { name: 'Paste a list' }).click();
      await picker.getByRole('textbox').fill('56 Forest\n4 Newest Bear');
    }
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.locator('.prompt').waitFor();
    calm();
    await page.close();
  });

  test('a slow server shows how far it is; cancelled, it is gone on with; the page says what went wrong', async () => {
    answers = (response) => {
      response.writeHead(200, { etag: '"1"', 'content-length': FILE.length });
      response.write(FILE.subarray(0, 1_100_000));
    };
    const { page, calm } = await open('/decks', { width: 390, height: 844 });
    const line = page.getByRole('region', { name: 'Cards', exact: true });
    await page.getByLabel(/^Paste a list/).fill('60 Newest Bear');
    await page.getByText('No such card, line 1').waitFor();
    await line.getByRole('button', { name: 'Get today’s cards: 24 MB' }).click();
    await line.getByText(`1 of ${Math.round(FILE.length / 2 ** 20)} MB`).waitFor();
    expect(await violations(page)).toEqual([]);
    if (process.env['SHOTS'])
      await page.screenshot({ path: `${process.env['SHOTS']}/decks-phone.png`, fullPage: true });
    await line.getByRole('button', { name: 'Cancel' }).click();
    answers = (response) => response.writeHead(503, 'Busy').end();
    await line.getByRole('button', { name: 'Go on getting today’s cards: 1 MB are here' }).click();
    await line.getByText('the server answers 503 Busy').waitFor();
    answers = whole;
    await line.getByRole('button', { name: 'Go on getting today’s cards: 1 MB are here' }).click();
    await line.getByText('Cards to March 2026. Brought here today.').waitFor();
    // the list that was written is read again, with them
    await page.getByText('No such card, line 1').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    calm();
    await page.close();
  });

  test('a card file that is picked or dropped does the same', async () => {
    const { page, calm } = await open('/decks');
    const line = page.getByRole('region', { name: 'Cards', exact: true });
    const path = join(home, 'cards.json.gz');
    writeFileSync(path, gzipSync(FILE));
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      line.getByRole('button', { name: 'From a file…' }).click(),
    ]);
    await chooser.setFiles(path);
    await line.getByText('Cards to March 2026. Brought here today.').waitFor();
    const dropped = await page.evaluateHandle(
      (text) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([text], 'cards.json'));
        return transfer;
      },
      FILE.toString().replaceAll('2026-03-04', '2026-05-06'),
    );
    await page.dispatchEvent('textarea', 'drop', { dataTransfer: dropped });
    await line.getByText('Cards to May 2026.').waitFor();
    calm();
    await page.close();
  });

  test.skipIf(!existsSync(todays))(
    'from a fresh home: one click, a Commander deck of 2024 pasted in Archidekt’s form, a game against three computers to its end (skipped without the shared folder)',
    async () => {
      const file = readFileSync(todays);
      answers = (response) => response.writeHead(200, { etag: '"2"', 'content-length': file.length }).end(file);
      const { page, calm } = await open('/', { width: 1440, height: 900 });
      const line = page.getByRole('region', { name: 'Cards', exact: true });
      await line.getByRole('button', { name: 'Get today’s cards: 24 MB' }).click();
      await line.getByText('cards are here.').waitFor();
      await page.locator('.card-radio', { hasText: 'A random player' }).click();
      await page.locator('.card-radio', { hasText: /^Commander/ }).click();
      await page.getByText('Players, length, clock, name:').click();
      await page.locator('.card-radio', { hasText: 'Free-for-All' }).click();
      await page.locator('.card-radio', { hasText: /^4$/ }).click();
      const picker = page.locator('.deck-picker').first();
      await picker.getByRole('button', { name: 'Paste a list' }).click();
      await picker.getByRole('textbox').fill(archidekt(readFileSync(precon, 'utf8')));
      for (const [name, viewport] of Object.entries(SIZES)) {
        await page.setViewportSize(viewport);
        await shot(page, `lobby-${name}`);
      }
      await page.getByRole('button', { name: 'Play', exact: true }).click();
      await page.locator('.prompt').waitFor();
      for (const [name, viewport] of Object.entries(SIZES)) {
        await page.setViewportSize(viewport);
        await shot(page, `table-${name}`);
      }
      await page.setViewportSize(SIZES.desktop);
      await page.getByRole('button', { name: 'Concede' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Concede' }).click();
      await page.waitForSelector('.outcome', { timeout: patience(240_000) });
      await shot(page, 'end');
      calm();
      await page.close();
    },
  );
});
