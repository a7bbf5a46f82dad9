/**
 * `npm run -s bench:page -- [--json]`: the app in Chromium, as the command serves it. How many bytes the lobby, a first game and the Lab load, each
 * from an empty cache, how soon the lobby can be used and a click is answered over a whole game, how long a step in the Lab takes in a tree of 300 moves, and
 * whether it works with the server stopped. Exits with 1 where a figure is over its bound.
 */
import { LONGEST_LINK } from '@rulewright/protocol';
import { openBrowser } from '../../tests/browser/chromium.ts';
import { packed } from '../../packages/web/src/lab/link.ts';
import { waits, watchClicks } from './clicks.ts';
import { type Served, serve } from './server.ts';
import { MOVES, deepTree } from './tree.ts';
import { stepTimes, worksAlone } from './using.ts';

interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** a value above it is too much; null where there is no bound */
  readonly bound: number | null;
}
import { optionsOf } from '../../scripts/options.mjs';

const values = optionsOf('npm run -s bench:page -- [--json]   how soon the pages can be used', {
  json: { type: 'boolean', default: false },
});
const STEPS = 60;
/** How long the page may take for anything before the bench gives up: a busy machine is slow. */
const PATIENCE_MS = 120_000;

const kilobytes = (loaded: Iterable<readonly [path: string, bytes: number]>): number =>
  [...loaded].reduce((all, [, bytes]) => all + bytes, 0) / 1000;

/** The value that so large a share of them, the smallest first, does not exceed. */
const atShare = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

interface FirstMinute {
  /** kilobytes over the line up to the lobby, and milliseconds */
  readonly lobby: number;
  readonly lobbyAfter: number;
  /** up to the first decision of the game that it offers */
  readonly decision: number;
  /** milliseconds from each click of that game to what it led to */
  readonly clicks: readonly number[];
}

async function firstMinute(): Promise<FirstMinute> {
  const own = await serve();
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await watchClicks(page);
    await page.goto(own.address);
    await page.waitForSelector('.deck');
    const lobbyAfter = await page.evaluate(async () => {
      await document.fonts.ready;
      return performance.now();
    });
    const lobby = kilobytes(own.loaded);
    await page.getByRole('button', { name: 'Start now' }).click();
    await page.waitForSelector('.prompt .option');
    const decision = kilobytes(own.loaded);
    return { lobby, lobbyAfter, decision, clicks: await waits(page) };
  } finally {
    await browser.close();
    await own.stop();
  }
}

async function measured(served: Served): Promise<Figure[]> {
  const { lobby, lobbyAfter, decision, clicks } = await firstMinute();
  const browser = await openBrowser();
  try {
    const context = await browser.newContext();
    context.setDefaultTimeout(PATIENCE_MS);
    const page = await context.newPage();
    await page.goto(`${served.address}/lab`);
    await page.locator('.lab-board .seat').first().waitFor();
    await page.getByText('Fetching the cards…').waitFor({ state: 'detached' });
    const files = [...served.loaded];
    const own = files.filter(([path]) => !path.startsWith('/cards'));

    const link = await packed({ doc: deepTree(), edition: '2026-02', beside: null });
    if (link.length > LONGEST_LINK) throw new Error('The tree is too long for a link');
    const tree = await context.newPage();
    await tree.goto(`${served.address}/lab#${link}`);
    await tree.locator('.board-turn').waitFor();
    const times = (await stepTimes(tree, STEPS)).sort((a, b) => a - b);

    await served.stop();
    const alone = await worksAlone(page);
    return [
      { name: 'lobby from an empty cache', value: lobby, unit: 'KB', bound: 250 },
      { name: 'lobby usable after', value: lobbyAfter, unit: 'ms', bound: 1500 },
      { name: 'up to the first decision of its game', value: decision, unit: 'KB', bound: 400 },
      { name: `a click of that game of ${clicks.length}, median`, value: atShare(clicks, 0.5), unit: 'ms', bound: 50 },
      {
        name: `a click of that game of ${clicks.length}, 95th of 100`,
        value: atShare(clicks, 0.95),
        unit: 'ms',
        bound: 150,
      },
      { name: 'Lab from an empty cache, card data aside', value: kilobytes(own), unit: 'KB', bound: 600 },
      { name: 'its card data', value: kilobytes(files) - kilobytes(own), unit: 'KB', bound: null },
      { name: 'its files', value: own.length, unit: 'files', bound: null },
      { name: `a step in a tree of ${MOVES} moves, median`, value: atShare(times, 0.5), unit: 'ms', bound: 50 },
      { name: `a step in a tree of ${MOVES} moves, 95th of 100`, value: atShare(times, 0.95), unit: 'ms', bound: 50 },
      {
        name: 'questions unanswered with the server stopped',
        value: alone.unanswered,
        unit: `of ${alone.asked}`,
        bound: 0,
      },
    ];
  } finally {
    await browser.close();
  }
}

const served = await serve();
let figures: Figure[];
try {
  figures = await measured(served);
} finally {
  await served.stop();
}
const over = figures.filter(({ value, bound }) => bound !== null && value > bound);
if (values.json) process.stdout.write(`${JSON.stringify({ results: figures })}\n`);
else
  for (const { name, value, unit, bound } of figures)
    process.stdout.write(
      `${name.padEnd(50)} ${value.toFixed(1).padStart(9)} ${unit}${bound === null ? '' : ` (at most ${bound})`}\n`,
    );
if (over.length > 0) process.exitCode = 1;
