/**
 * `npm run -s bench:page -- [--json]`: the Lab in Chromium, as the command serves it. How many bytes it loads from an empty cache, how long a step
 * in a tree of 300 moves takes, and whether it works with the server stopped. Exits with 1 where a figure is over its bound.
 */
import { parseArgs } from 'node:util';
import { openBrowser } from '../../tests/browser/chromium.ts';
import { LONGEST_LINK, packed } from '../../packages/web/src/lab/link.ts';
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

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
const STEPS = 60;
/** How long the page may take for anything before the bench gives up: a busy machine is slow. */
const PATIENCE_MS = 120_000;

async function measured(served: Served): Promise<Figure[]> {
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
    const sum = (of: typeof files): number => of.reduce((all, [, bytes]) => all + bytes, 0) / 1000;

    const link = await packed({ doc: deepTree(), edition: '2026-02', beside: null });
    if (link.length > LONGEST_LINK) throw new Error('The tree is too long for a link');
    const tree = await context.newPage();
    await tree.goto(`${served.address}/lab#${link}`);
    await tree.locator('.board-turn').waitFor();
    const times = (await stepTimes(tree, STEPS)).sort((a, b) => a - b);
    const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;

    await served.stop();
    const alone = await worksAlone(page);
    return [
      { name: 'Lab from an empty cache, card data aside', value: sum(own), unit: 'KB', bound: 600 },
      { name: 'its card data', value: sum(files) - sum(own), unit: 'KB', bound: null },
      { name: 'its files', value: own.length, unit: 'files', bound: null },
      { name: `a step in a tree of ${MOVES} moves, median`, value: at(0.5), unit: 'ms', bound: 50 },
      { name: `a step in a tree of ${MOVES} moves, 95th of 100`, value: at(0.95), unit: 'ms', bound: 50 },
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
