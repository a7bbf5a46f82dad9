/**
 * What the tests of a file meet: a server that has the page, with a few positions of its own, and the cards of the house; and a Chromium. Both are there from
 * before the first test until after the last.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { builtInScenarios } from '@rulewright/conformance';
import { importCards } from '@rulewright/cards/node';
import { claimsOf } from '@rulewright/rulebook';
import { printNotation } from '@rulewright/scenario';
import { openCatalogue, type RunningServer, startServer } from '@rulewright/server';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import type { ListedScenario } from '../../packages/web/src/connection/scenario-texts.ts';
import { buildPage, type Environment, listen, openBrowser } from './browser.ts';
import { fixPageChance } from './fixed-chance.ts';
import { visitor } from './visitors.ts';
import { patience } from '../tiers/patience.ts';

type Positions = ReturnType<typeof builtInScenarios>;

/** Building the page takes its time where another file's tests run. */
const BUILT_WITHIN_MS = patience(300_000);
/** Each test has a browser that kept nothing yet, all of them one address: they ask for far more files than a visitor does. */
const LIMITS = { requestsAMinute: 1_000_000, filesAMinute: 1_000_000 };
/** So many games, and not for so long: what the coach can tell follows from how many it has played. */
const THINKING = { iterations: 400 };

export interface Serving {
  /** the folder of what the server stores */
  home: string;
  /** the one that runs; a test that stops it puts another in its place */
  server: RunningServer;
  browser: Browser;
  start(port: number): Promise<RunningServer>;
  /** An empty page, in which chance is fixed, of somebody who was not here before. */
  visitor(options?: BrowserContextOptions): Promise<Page>;
  /** Such a page at a path of the server's; `calm` fails if anything went wrong on it. */
  open(path?: string, options?: BrowserContextOptions, within?: number): Promise<{ page: Page; calm(): void }>;
}

interface Kind {
  /** the positions are taken to quote real cards, so that the page asks the server for each by its name; else the page has their texts */
  readonly quotes?: boolean;
  readonly environment?: Environment;
  /** cards beside those of the house, as a card file has them */
  readonly cards?: readonly object[];
}

export function serving(positions: Positions = [], { quotes = false, environment, cards }: Kind = {}): Serving {
  let webFolder: string;
  const start = (port: number): Promise<RunningServer> =>
    startServer({
      port,
      home: served.home,
      webFolder,
      cards: openCatalogue(),
      pace: 0,
      limits: LIMITS,
      thinking: THINKING,
      scenarioText: async (name) => {
        const found = positions.find(({ scenario }) => scenario.name === name);
        return found ? printNotation([found.scenario]) : null;
      },
    });
  const visits: Serving['visitor'] = async (options) => {
    const page = await visitor(served.browser, served.server.address, options);
    await fixPageChance(page);
    return page;
  };
  const open: Serving['open'] = async (path = '', options = {}, within = 60_000) => {
    const page = await served.visitor(options);
    page.setDefaultTimeout(patience(within));
    const { calm } = listen(page);
    await page.goto(`${served.server.address}${path}`);
    return { page, calm };
  };
  const served = { home: mkdtempSync(join(tmpdir(), 'rulewright-browser-')), start, visitor: visits, open } as Serving;
  beforeAll(async () => {
    vi.stubEnv('RULEWRIGHT_HOME', served.home);
    webFolder = await buildPage(environment);
    writePositions(webFolder, positions, quotes);
    if (cards !== undefined) {
      const file = join(served.home, 'more.json');
      writeFileSync(file, JSON.stringify(cards));
      expect(await importCards(file)).toMatchObject({ ok: true });
    }
    served.server = await start(0);
    served.browser = await openBrowser();
  }, BUILT_WITHIN_MS);
  afterAll(async () => {
    await served.browser?.close();
    await served.server?.close();
    vi.unstubAllEnvs();
    for (const folder of [served.home, webFolder]) if (folder) rmSync(folder, { recursive: true, force: true });
  });
  return served;
}

/** What the whole build of the page writes of all positions. */
function writePositions(webFolder: string, positions: Positions, quotes: boolean): void {
  const listed = positions.map(
    ({ chapter, scenario }): ListedScenario => ({
      name: scenario.name,
      chapter,
      editions: scenario.editions,
      cards: Object.keys(scenario.cards ?? {}),
      quotes,
      quiz: null,
      shows: claimsOf(scenario, () => true),
    }),
  );
  const texts: Record<string, Record<string, string>> = {};
  if (!quotes)
    for (const { chapter, scenario } of positions) (texts[chapter] ??= {})[scenario.name] = printNotation([scenario]);
  mkdirSync(join(webFolder, 'scenarios'));
  for (const [name, content] of Object.entries({ index: listed, ...texts }))
    writeFileSync(join(webFolder, 'scenarios', `${name}.json`), JSON.stringify(content));
}
