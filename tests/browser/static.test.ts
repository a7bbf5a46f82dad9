/** The app as files, on a plain server at some path: everything that needs no server, after the first visit without a connection. */
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { cardIndexFiles, openCards, openSets } from '@rulewright/cards/node';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { staticSite } from '../../packages/web/static-site.mjs';
import { packed } from '../../packages/web/src/lab/link.ts';
import { patience } from '../tiers/patience.ts';
import { listen, noBrowser, openBrowser, violations } from './browser.ts';
import { type PlainFiles, servePlainly } from './plain-files.ts';
import { settled, stepByMouse } from './playing.ts';

const LONG = patience(600_000);
const WAIT_MS = patience(60_000);
const PHONE = { width: 390, height: 844 };
/** Where somebody wants to look at pictures. */
const shots = process.env['SHOTS'];

const card = (name: string, more: object) => ({
  object: 'card',
  name,
  layout: 'normal',
  released_at: '2026-03-04',
  ...more,
});
/** One card wins a game at once, so that a game has an end that is soon there. */
const OWN_CARDS = [
  card('Last Word', {
    mana_cost: '{R}',
    type_line: 'Sorcery',
    oracle_text: 'Last Word deals 20 damage to target opponent.',
  }),
  card('Newest Bear', { mana_cost: '{G}', type_line: 'Creature — Bear', power: '2', toughness: '2', oracle_text: '' }),
];
const MINE = '24 Mountain\n36 Last Word';
const THEIRS = '56 Forest\n4 Newest Bear';

/** A position, as a link of the Lab holds it. */
const POSITION = {
  doc: {
    head: 'Card Cub | {1}{G} | Creature — Bear | 2/2\n\nA bear meets its match  2011\n  A: Forest, Cub | 7 life\n  B: Forest',
    lines: [{ id: 1, parent: 0, text: '  All pass until the stack is empty', name: '' }],
    tip: 1,
    at: 0,
  },
  edition: '2011-09',
  beside: null,
} as const;

async function buildStatic(): Promise<string> {
  const root = fileURLToPath(new URL('../../packages/web', import.meta.url));
  const outDir = fileURLToPath(new URL('../../node_modules/.cache/rulewright/static-in-tests', import.meta.url));
  const opened = openCards();
  const sets = openSets();
  if (!opened.ok || !sets.ok) throw new Error('There are no cards to build with.');
  const { NODE_ENV } = process.env;
  // else it would be what tests run in, for which Vite builds as for those who develop
  process.env['NODE_ENV'] = 'production';
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    mode: 'static',
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
    plugins: [
      staticSite({
        cards: cardIndexFiles(),
        sets: sets.sets,
        pace: 0,
        cardsFrom: 'elsewhere.json',
        files: { 'scenarios/index.json': '[]', 'elsewhere.json': JSON.stringify(OWN_CARDS) },
      }),
    ],
  }).finally(() => Object.assign(process.env, { NODE_ENV }));
  return outDir;
}

/** Every file below a folder, by its path with slashes. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => path.replaceAll('\\', '/'));

describe.skipIf(noBrowser)('the app as files', () => {
  let folder: string;
  let browser: Browser;
  let files: PlainFiles;
  const made: string[] = [];
  beforeAll(async () => {
    folder = await buildStatic();
    browser = await openBrowser();
    files = await servePlainly(folder);
  }, LONG);
  afterAll(async () => {
    await browser?.close();
    await files?.stop();
    for (const one of made) rmSync(one, { recursive: true, force: true });
  });

  async function visit(
    size = { width: 1280, height: 900 },
  ): Promise<{ context: BrowserContext; page: Page; calm(): void }> {
    const context = await browser.newContext({ viewport: size });
    context.setDefaultTimeout(WAIT_MS);
    const page = await context.newPage();
    const { calm } = listen(page);
    await page.goto(files.address);
    return { context, page, calm };
  }
  const shot = async (page: Page, name: string): Promise<unknown> =>
    shots === undefined ? null : page.screenshot({ path: join(shots, `static-${name}.png`), fullPage: true });
  const go = (page: Page, query: string): Promise<unknown> => page.goto(`${files.address}${query}`);
  /** Opens a card file in the lobby. */
  async function bring(page: Page): Promise<void> {
    const path = join(mkdtempSync(join(tmpdir(), 'rulewright-static-')), 'cards.json.gz');
    made.push(join(path, '..'));
    writeFileSync(path, gzipSync(JSON.stringify(OWN_CARDS)));
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'From a file…' }).click(),
    ]);
    await chooser.setFiles(path);
    await page.getByText('Cards to March 2026. Brought here today.').waitFor();
  }
  async function sit(page: Page, opponent: string): Promise<void> {
    await page.locator('.card-radio', { hasText: opponent }).click();
    await page.locator('.more-choices > summary').click();
    await page.getByText('Decks may have any cards').click();
    for (const [at, list] of [MINE, THEIRS].entries()) {
      const picker = page.locator('.deck-picker').nth(at);
      await picker.getByRole('button', { name: 'Paste a list' }).click();
      await picker.getByRole('textbox').fill(list);
    }
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.waitForSelector('.prompt');
  }
  async function playOut(page: Page): Promise<string> {
    while ((await settled(page)) === 'mine') await stepByMouse(page);
    return page.locator('.outcome').innerText();
  }

  test('after the first visit it works without a connection: cards of a file, a game to its end, the Lab, the Rulebook', {
    timeout: LONG,
  }, async () => {
    const { context, page, calm } = await visit();
    await page.getByText('This app has no server').waitFor();
    await page.getByText('It works without a connection too.').waitFor();
    expect(await page.getByText('A friend').count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    await shot(page, 'lobby');
    await context.setOffline(true);
    const sent = files.sent.size;

    await bring(page);
    await sit(page, 'The computer');
    await settled(page);
    // a reload goes on with the game: it is kept in the browser
    const { hash } = new URL(page.url());
    await page.reload();
    await settled(page);
    expect(new URL(page.url()).hash).toBe(hash);
    await page.getByRole('button', { name: 'Ask the coach' }).click();
    await page.locator('.advice').getByText('A strong player would:').waitFor();
    expect(await playOut(page)).toContain('You won this game.');
    // that the coach thinks is said to screen readers by the name of a button that has gone meanwhile; it is forgotten soon
    await expect.poll(() => page.locator('[role=log] > [role=img]').count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    await shot(page, 'over');
    await page.getByRole('link', { name: 'Watch', exact: false }).first().click();
    await page.locator('.replay-onward').waitFor();

    await go(page, `?/lab#${await packed(POSITION)}`);
    await page.locator('.lab-board .seat').first().waitFor();
    await expect.poll(() => page.getByLabel('Position and script').inputValue()).toContain('A bear meets its match');
    await page.getByText('Fetching the cards…').waitFor({ state: 'detached' });
    await shot(page, 'lab');

    await go(page, '?/rules/2026-02/613.8');
    await page.getByRole('heading', { name: '613.8 Dependency' }).waitFor();
    await page.getByRole('combobox', { name: 'Search the rules' }).fill('Newest Bear');
    await page
      .getByRole('option', { name: /Newest Bear/ })
      .first()
      .click();
    await expect.poll(() => page.url()).toBe(`${files.address}?/rules/2026-02/card/Newest%20Bear`);
    await page.getByRole('heading', { name: 'Newest Bear' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Newest Bear' }).waitFor();
    expect(await violations(page)).toEqual([]);

    await go(page, '?/limited');
    await page.getByRole('heading', { name: 'Sealed and draft' }).waitFor();
    await go(page, '?/no/such/room');
    await page.getByRole('heading', { name: 'There is no such page' }).waitFor();
    expect(files.sent.size).toBe(sent);
    calm();
    await context.close();
  });

  test('two people at one screen, on a phone; another tab may not have their table, and says so', {
    timeout: LONG,
  }, async () => {
    const { context, page, calm } = await visit(PHONE);
    await page.getByText('This app has no server').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await shot(page, 'phone');
    await page.getByRole('button', { name: 'Get today’s cards: 24 MB' }).click();
    await page.getByText('Cards to March 2026. Brought here today.').waitFor();
    await sit(page, 'Myself');
    await settled(page);
    await shot(page, 'two');
    const other = await context.newPage();
    await other.goto(page.url());
    await other.getByText('Another server or tab has this table').waitFor();
    // it goes on there as soon as the first has left it
    await page.close();
    await other.getByRole('button', { name: 'Try now' }).click();
    expect(await playOut(other)).toContain('won this game.');
    calm();
    await context.close();
  });

  test('it can be installed: a manifest with icons, a worker that keeps every file', async () => {
    const { context, page } = await visit();
    const manifest = await page.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
      return (await fetch(link?.href ?? '')).json() as Promise<{
        start_url: string;
        display: string;
        icons: { src: string; sizes: string; purpose?: string }[];
      }>;
    });
    expect(manifest).toMatchObject({ start_url: './', display: 'standalone', name: 'Rulewright' });
    for (const { src, sizes } of manifest.icons.filter(({ sizes: size }) => size !== 'any')) {
      const size = await page.evaluate(async (from) => {
        const { width, height } = await createImageBitmap(await (await fetch(from)).blob());
        return `${width}x${height}`;
      }, src);
      expect(size).toBe(sizes);
    }
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
    const session = await context.newCDPSession(page);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    // a window of tests is a private one, in which Chromium installs nothing
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
    await page.getByText('It works without a connection too.').waitFor();
    const kept = await page.evaluate(async () => {
      const [name = ''] = await caches.keys();
      return (await (await caches.open(name)).keys()).map(({ url }) => url.replace(/\?__WB_REVISION__=.*/, ''));
    });
    const own = filesIn(folder).filter((path) => path !== 'service-worker.js');
    expect(kept.sort()).toEqual(own.map((path) => `${files.address}${path}`).sort());
    await context.close();
  });

  test('a new version comes whole or not at all, and is used when somebody says so', { timeout: LONG }, async () => {
    const { context, page } = await visit();
    await page.getByText('It works without a connection too.').waitFor();
    const next = mkdtempSync(join(tmpdir(), 'rulewright-static-'));
    made.push(next);
    cpSync(folder, next, { recursive: true });
    const html = readFileSync(join(next, 'index.html'), 'utf8').replace(
      '<title>Rulewright',
      '<title>Rulewright, renewed',
    );
    writeFileSync(join(next, 'index.html'), html);
    const worker = readFileSync(join(next, 'service-worker.js'), 'utf8');
    const revision = createHash('sha256').update(html).digest('hex').slice(0, 12);
    const renewed = worker
      .replace(/(url:"index\.html",revision:)"\w+"/, `$1"${revision}"`)
      .replace(/(url:"site\.json",revision:)"\w+"/, '$1"2"');
    expect(renewed).not.toBe(worker);
    writeFileSync(join(next, 'service-worker.js'), renewed);
    files.folder = next;
    files.missing.add('site.json');
    const states = () =>
      page.evaluate(async () => {
        const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {};
        return [installing, waiting, active].map((one) => one?.state ?? null);
      });
    await page.reload();
    await page.getByText('It works without a connection too.').waitFor();
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update().catch(() => undefined));
    // what came of the new version is dropped
    await expect.poll(states).toEqual([null, null, 'activated']);
    expect(await page.getByText('A new version of this app').count()).toBe(0);
    expect(await page.title()).toBe('Rulewright');

    files.missing.clear();
    await page.reload();
    await page.getByText('A new version of this app is here, whole.').waitFor();
    expect(await page.title()).toBe('Rulewright');
    expect(await violations(page)).toEqual([]);
    await shot(page, 'newer');
    await page.getByRole('button', { name: 'Use it now' }).click();
    await expect.poll(() => page.title()).toBe('Rulewright, renewed');
    await page.getByText('This app has no server').waitFor();
    expect(await page.getByText('A new version of this app').count()).toBe(0);
    await context.close();
    files.folder = folder;
  });
});
