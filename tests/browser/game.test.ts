/** Real games in a real browser against the heuristic player: by mouse, by keyboard alone, a reload in the middle, conceding and a rematch. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtInScenarios } from '@rulewright/conformance';
import { claimsOf } from '@rulewright/rulebook';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { listen, noBrowser, violations } from './browser.ts';
import { fixChance } from './fixed-chance.ts';
import { layoutFaults } from './layout.ts';
import { moreChoices, settled, sit, stepByKeys, stepByMouse } from './playing.ts';
import { isExample, runIt } from './run-it.ts';
import { serving } from './serving.ts';
import { patience } from '../tiers/patience.ts';

const DESKTOP = { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' } as const;
const LONG = patience(600_000);
/** more steps than any such game takes */
const MOST_STEPS = 2500;
const MOST_GAMES = 6;

/** Positions of which each shows an example of today's rules; one of them with real cards. All of them are run by `npm run run-it`. */
const EXAMPLES = builtInScenarios().filter(({ scenario: { name } }) =>
  ['Two that cannot attack alone attack together', 'Growth stays on a creature that becomes a copy'].includes(name),
);
const served = serving(EXAMPLES, { quotes: true });

async function open(options: BrowserContextOptions = DESKTOP): Promise<{ page: Page; calm(): void }> {
  const { page, calm } = await served.open('', options);
  await page.waitForSelector('.deck');
  return { page, calm };
}

/** Plays by such steps until the game is over, and gives its outcome. */
async function playOut(page: Page, step: (page: Page) => Promise<void>): Promise<string> {
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    if ((await settled(page)) === 'over') return page.locator('.outcome .prompt-text').innerText();
    await step(page);
  }
  throw new Error('The game does not end.');
}
/** Plays games and rematches until one ends as wanted. */
async function playUntil(page: Page, wanted: string, step: (page: Page) => Promise<void>): Promise<string[]> {
  const outcomes: string[] = [];
  while (outcomes.length < MOST_GAMES) {
    outcomes.push(await playOut(page, step));
    if (outcomes.at(-1) === wanted) return outcomes;
    await page.getByRole('button', { name: 'Rematch' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector('.outcome', { state: 'detached' });
  }
  return outcomes;
}
/** A picture of the page as it stands, where the variable SHOTS names a folder for them. */
async function shot(page: Page, name: string): Promise<void> {
  const folder = process.env['SHOTS'];
  if (folder) await page.screenshot({ path: join(folder, `${name}.png`) });
}

describe.skipIf(noBrowser)('games in the browser', () => {
  fixChance();

  test('the coach says what a strong player would do, until something is done', { timeout: LONG }, async () => {
    const { page, calm } = await open();
    await sit(page, 'White Weenie', 'Draw-Go', { opponent: 'A random player' });
    const advice = page.locator('.advice');
    // at the first decisions there may be one thing to do alone
    for (let asked = 0; !/wins \d+ of 100/.test(await advice.innerText()); asked += 1) {
      expect(asked).toBeLessThan(30);
      if (asked > 0) await stepByMouse(page);
      expect(await settled(page)).toBe('mine');
      expect(await advice.innerText()).toBe('');
      await page.keyboard.press('c');
      await advice.getByText('A strong player would:').waitFor();
    }
    expect(await violations(page)).toEqual([]);
    expect(await layoutFaults(page)).toEqual([]);
    await shot(page, 'coach');
    expect(await page.getByRole('button', { name: 'Ask the coach' }).count()).toBe(0);
    calm();
    await page.close();
  });

  test('by mouse: a reload in the middle of a game, and a whole game won', { timeout: LONG }, async () => {
    const { page, calm } = await open();
    await sit(page, 'White Weenie', 'Draw-Go', { opponent: 'A random player' });
    for (let steps = 0; steps < 30 && (await settled(page)) === 'mine'; steps += 1) await stepByMouse(page);
    await settled(page);
    expect(await violations(page)).toEqual([]);
    const before = await page.locator('.log-entries').innerText();
    await page.reload();
    await settled(page);
    await expect.poll(() => page.locator('.log-entries').innerText()).toContain(before.slice(0, 200));
    expect(await playUntil(page, 'You won this game.', stepByMouse)).toContain('You won this game.');
    expect(await violations(page)).toEqual([]);
    calm();
    await page.close();
  });

  test('by keyboard alone: a whole game lost, under the rules of 2006', { timeout: LONG }, async () => {
    const { page, calm } = await open();
    await page.getByRole('radio', { name: 'October 2006' }).focus();
    await page.keyboard.press('Space');
    await page.getByRole('listbox', { name: "Opponent's deck" }).focus();
    await page.keyboard.type('Sligh');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Play', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector('.prompt');
    const lost = 'You lost this game.';
    expect(await playUntil(page, lost, stepByKeys)).toContain(lost);
    await expect.poll(() => page.locator('.edition-mark').innerText()).toBe('Rules of October 2006');
    calm();
    await page.close();
  });

  test('Two-Headed Giant: played by mouse to its end, with every side on the table', { timeout: LONG }, async () => {
    const { page, calm } = await open();
    await sit(page, 'White Weenie', 'Sligh', { opponent: 'A random player', variant: 'Two-Headed Giant' });
    await settled(page);
    await expect.poll(() => page.locator('.side.far').count()).toBe(3);
    await expect.poll(() => page.getByTitle(/^team 1 \(rule/).count()).toBe(2);
    for (let steps = 0; steps < 40 && (await settled(page)) === 'mine'; steps += 1) await stepByMouse(page);
    await shot(page, 'two-headed');
    expect(await violations(page)).toEqual([]);
    expect(await playOut(page, stepByMouse)).toMatch(/(?:won|lost) this game/);
    calm();
    await page.close();
  });

  test('conceding, changing decks between games, a rematch', { timeout: LONG }, async () => {
    const { page, calm } = await open();
    await sit(page, 'White Weenie', 'Sligh', { three: true });
    const concede = async (): Promise<void> => {
      await settled(page);
      await page.getByRole('button', { name: 'Concede' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Concede' }).click();
      await page.waitForSelector('.outcome');
    };
    await concede();
    expect(await violations(page)).toEqual([]);
    await page.locator('.pool-list').last().locator('.option').first().click();
    await page.getByText('the other begins').click();
    await page.getByRole('button', { name: 'Next game' }).click();
    await page.waitForSelector('.outcome', { state: 'detached' });
    await concede();
    await page.getByRole('button', { name: 'Rematch' }).click();
    await page.waitForSelector('.outcome', { state: 'detached' });
    await settled(page);
    calm();
    await page.close();
  });

  test('a record that this version plays otherwise is shown as it was told', { timeout: LONG }, async () => {
    const { page, calm } = await served.open('/replay', DESKTOP);
    page.setDefaultTimeout(patience(120_000)); // cards are fetched and compiled in the page
    const corpus = new URL('../corpus/0.9.0/record-2011-09.json', import.meta.url);
    const record = JSON.parse(readFileSync(corpus, 'utf8')) as { told: { text: string }[] };
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Open a file' }).click();
    const otherwise = { ...record, engine: '0.0.1', random: { seed: 'another' } };
    const buffer = Buffer.from(JSON.stringify(otherwise));
    await (await chooser).setFiles({ name: 'game.json', mimeType: 'application/json', buffer });
    await page.getByRole('alert').waitFor();
    const told = page.getByRole('region', { name: 'As it was told when it was played' }).getByRole('listitem');
    await expect.poll(() => told.count()).toBe(record.told.length);
    expect(await told.first().innerText()).toBe(record.told[0]?.text);
    expect(await violations(page)).toEqual([]);
    expect(await layoutFaults(page)).toEqual([]);
    await shot(page, 'told');
    calm();
    await page.close();
  });

  test('a game is watched again by its link, in a browser that had no seat, and played on from there', {
    timeout: LONG,
  }, async () => {
    const { page } = await open();
    await sit(page, 'White Weenie', 'Sligh');
    for (let steps = 0; steps < 4 && (await settled(page)) === 'mine'; steps += 1) await stepByMouse(page);
    await page.getByRole('button', { name: 'Concede' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Concede' }).click();
    const link = `${served.server.address}${await page.getByRole('link', { name: 'Watch it again' }).getAttribute('href')}`;
    await page.close();
    const visitor = await served.visitor(DESKTOP);
    visitor.setDefaultTimeout(patience(120_000)); // cards are fetched and compiled in the page
    const { calm } = listen(visitor);
    await visitor.goto(link);
    const where = visitor.locator('.replay-controls .prompt-text');
    await where.waitFor();
    await expect.poll(() => where.innerText()).toBe('Before the first turn');
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown']) await visitor.keyboard.press(key);
    await expect.poll(() => where.innerText()).toMatch(/^Turn \d+, /);
    await expect.poll(() => visitor.locator('.far-hand .card, .hand .card').count()).toBeGreaterThan(7);
    expect(await violations(visitor)).toEqual([]);
    await shot(visitor, 'replay');
    // a turn on from the first may be the end of so short a game, from which nobody plays on
    await visitor.keyboard.press('ArrowLeft');
    await visitor.getByRole('button', { name: /^See / }).click();
    await visitor.getByText('Every hand open').click();
    await expect.poll(() => visitor.locator('.far-hand').count()).toBe(0);
    await visitor.getByRole('button', { name: /^Play on from here/ }).click();
    await visitor.waitForURL(/\/#\/table\//);
    await settled(visitor);
    await expect.poll(() => visitor.locator('.outcome').count()).toBe(0);
    await visitor.goto(link);
    await where.waitFor();
    await visitor.getByRole('button', { name: 'Open in the Lab' }).click();
    await visitor.waitForURL(/\/lab$/);
    await visitor.waitForSelector('.lab-board .seat');
    await expect.poll(() => visitor.getByRole('region', { name: 'A', exact: true }).count()).toBe(1);
    await visitor.goto(link);
    await visitor.getByRole('link', { name: 'To the lobby' }).click();
    await visitor.waitForSelector('.play-now');
    calm();
    await visitor.close();
  });

  test('when the server goes away the page says so, and goes on by itself when it is back', {
    timeout: LONG,
  }, async () => {
    const { page } = await open();
    await sit(page, 'White Weenie', 'Sligh');
    await settled(page);
    const before = await page.locator('.prompt-text').innerText();
    const { port } = served.server;
    await served.server.close();
    await page.getByText('The connection to the table is lost').waitFor();
    expect(await violations(page)).toEqual([]);
    served.server = await served.start(port);
    expect(served.server.port).toBe(port);
    await page.getByText('The connection to the table is lost').waitFor({ state: 'detached' });
    await settled(page);
    await expect.poll(() => page.locator('.prompt-text').innerText()).toBe(before);
    await page.close();
  });

  test('the house rules of a table stand beside its edition, also as it is watched again', {
    timeout: LONG,
  }, async () => {
    const { page, calm } = await open();
    await moreChoices(page);
    const rules = page.locator('.house-rules');
    await rules.locator('select').last().selectOption('manaBurn');
    await rules.getByText('mana burn').first().waitFor();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.waitForSelector('.prompt');
    const told = async (): Promise<void> => {
      await page.getByRole('button', { name: '1 house rule' }).click();
      const list = page.getByRole('dialog', { name: 'House rules' });
      await expect.poll(() => list.innerText()).toMatch(/mana burn as in (October 2006|October 2009).*: yes/);
      await list.getByText('All else is by the rules of February 2026.').waitFor();
      await page.keyboard.press('Escape');
      await list.waitFor({ state: 'detached' });
    };
    await told();
    for (const viewport of [DESKTOP.viewport, { width: 820, height: 1180 }, { width: 390, height: 844 }]) {
      await page.setViewportSize(viewport);
      await shot(page, `house-rules-${viewport.width}`);
      expect(await violations(page)).toEqual([]);
      expect(await layoutFaults(page)).toEqual([]);
    }
    await told();
    await page.getByRole('button', { name: 'Concede' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Concede' }).click();
    await page.getByRole('link', { name: 'Watch it again' }).click();
    await page.locator('.replay-controls').waitFor();
    await told();
    calm();
    await page.close();
  });

  test('a friend joins by link on a phone, and somebody watches', { timeout: LONG }, async () => {
    const { page } = await open();
    await page.getByText(/^A friend/).click();
    await page.getByRole('button', { name: 'Open a table' }).click();
    const link = await page.getByLabel('Link for your friend').inputValue();
    const watchLink = await page.getByLabel('Link to watch').inputValue();
    const friend = await served.visitor({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await friend.goto(link);
    await friend.waitForSelector('.deck');
    await friend.getByText('by the rules of February 2026. Player plays').waitFor();
    await friend.getByText('Bring at least sixty cards').waitFor();
    await page.getByText('You invite to a game by the rules of February 2026').waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await violations(friend)).toEqual([]);
    await friend.getByRole('button', { name: 'Sit down' }).click();
    await Promise.all([page.waitForSelector('.table'), friend.waitForSelector('.table')]);
    expect(friend.url()).not.toContain(link.split('/').at(-1));
    expect(await violations(friend)).toEqual([]);
    const spectator = await served.visitor();
    await spectator.goto(watchLink);
    await spectator.waitForSelector('.table');
    await expect.poll(() => spectator.locator('.hand').count()).toBe(0);
    await spectator.getByRole('button', { name: 'To the lobby' }).click();
    await spectator.waitForSelector('.play-now');
    // who plays comes back to the seat
    await page.getByRole('button', { name: 'To the lobby' }).click();
    await page.locator('.my-games').getByRole('button', { name: 'Go on' }).click();
    await page.waitForSelector('.prompt');
    for (const one of [page, friend, spectator]) await one.close();
  });

  test('examples open by “Run it” on the page of their rule, and end in the Lab as they say', async () => {
    const page = await served.visitor(DESKTOP);
    const claims = EXAMPLES.flatMap(({ scenario }) => claimsOf(scenario, () => true)).filter(isExample);
    const today = claims.filter(({ edition }) => edition === '2026-02');
    expect(today.map(({ rule, example }) => `${rule} ${example}`).sort()).toEqual(['508.1c 1', '707.4 1']);
    for (const claim of today) {
      const { faults, holds } = await runIt(page, served.server.address, claim);
      expect(faults).toEqual([]);
      expect(holds).toBeGreaterThan(0);
    }
    await page.close();
  });
});
