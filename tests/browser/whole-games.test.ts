/**
 * Whole games by other hands, each to its end: by touch on a tablet and then watched again, between friends on a phone and a desk, best of three, Commander, and a
 * draft with the game after it. Each state that a game comes to is looked at once: by axe, and for what is laid out wrong.
 */
import type { Page } from 'playwright-core';
import { openSets } from '@rulewright/cards/node';
import { describe, expect, test } from 'vitest';
import { listen, noBrowser, violations } from './browser.ts';
import { fixChance } from './fixed-chance.ts';
import { layoutFaults } from './layout.ts';
import { goesOn, isAsked, settled, sit, stateOf, stepByMouse, stepByTouch } from './playing.ts';
import { serving } from './serving.ts';
import { patience } from '../tiers/patience.ts';

/** what travels takes its time in one of the games; the others are over sooner */
const STILL = { reducedMotion: 'reduce' } as const;
const DESKTOP = { ...STILL, viewport: { width: 1280, height: 800 } } as const;
const TABLET = { viewport: { width: 820, height: 1180 }, hasTouch: true } as const;
const PHONE = { ...STILL, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
/** also where other programs have the machine */
const LONG = patience(1_800_000);
/** more steps than any such game takes */
const MOST_STEPS = 2500;
/** more than three boosters hold */
const MOST_PICKS = 60;

const served = serving();

/** Looks at a state that was not met before: neither axe nor the layout has anything to say. */
async function looked(page: Page, met: Set<string>): Promise<void> {
  const state = await stateOf(page);
  if (met.has(state)) return;
  met.add(state);
  expect(await violations(page), state).toEqual([]);
  expect(await layoutFaults(page), state).toEqual([]);
}

/** Plays by such steps until the game is over; gives its outcome. */
async function playOut(page: Page, step: (page: Page) => Promise<void>, met = new Set<string>()): Promise<string> {
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    const stands = await settled(page);
    await looked(page, met);
    if (stands === 'over') return page.locator('.outcome .prompt-text').innerText();
    await step(page);
  }
  throw new Error('The game does not end.');
}

/** Looks at what turned the game that is watched: the moments that a player chooses in the plot are shown on the table. */
async function reviewed(page: Page): Promise<void> {
  const address = new URL(page.url());
  // two games for each decision: what comes of them is not looked at
  address.search = '?review=2';
  await page.goto(address.href);
  const ends = page.getByRole('button', { name: 'Close the review' }).or(page.locator('.review .prompt-error'));
  await ends.waitFor({ timeout: LONG });
  expect(await page.locator('.review .prompt-error').allInnerTexts()).toEqual([]);
  const plot = page.getByRole('slider', { name: /^How likely .+ was to win$/ });
  const chosen = page.locator('.review-at b');
  const place = page.locator('.replay-controls .scrubber');
  expect(await place.inputValue()).toBe('0');
  await plot.tap();
  await expect.poll(() => chosen.innerText()).toMatch(/^Turn \d+, .+: \d+ ± \d+\s%$/);
  await expect.poll(() => place.inputValue()).not.toBe('0');
  const turn = (text: string): number => Number(/^Turn (\d+),/.exec(text)?.[1]);
  const where = page.locator('.replay-controls .prompt-text');
  // at the decision, or where the last thing before it was told
  const wanted = turn(await chosen.innerText());
  await expect.poll(async () => wanted - turn(await where.innerText())).toBeLessThanOrEqual(1);
  const before = await plot.inputValue();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => Number(await plot.inputValue())).toBeLessThan(Number(before));
  expect(await plot.getAttribute('aria-valuetext')).toContain(await chosen.innerText());
  expect(await violations(page)).toEqual([]);
  expect(await layoutFaults(page)).toEqual([]);
}

const OUTCOME = /(?:won|lost) this game\.$|^A draw/;

describe.skipIf(noBrowser)('whole games', () => {
  fixChance();

  test('by touch on a tablet, and then watched again to its end', { timeout: LONG }, async () => {
    const { page, calm } = await served.open('', TABLET);
    await page.waitForSelector('.deck');
    await sit(page, 'Sligh', 'White Weenie', { opponent: 'A random player' });
    const outcome = await playOut(page, stepByTouch);
    expect(outcome).toMatch(OUTCOME);
    await page.getByRole('link', { name: 'Watch it again' }).tap();
    const where = page.locator('.replay-controls .prompt-text');
    await where.getByText('Before the first turn').waitFor({ timeout: LONG });
    const on = page.locator('.replay-controls').getByRole('button', { name: 'A turn on' });
    let turns = 0;
    for (; await on.isEnabled(); turns += 1) {
      const before = await where.innerText();
      await on.tap();
      await expect.poll(async () => (await where.innerText()) !== before || !(await on.isEnabled())).toBe(true);
    }
    expect(turns).toBeGreaterThan(3);
    await page.locator('.replay-controls').getByText('The end').waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await layoutFaults(page)).toEqual([]);
    await reviewed(page);
    calm();
    await page.close();
  });

  test('a friend by link: one at a desk, one by touch on a phone', { timeout: LONG }, async () => {
    const { page, calm } = await served.open('', DESKTOP);
    await page.waitForSelector('.deck');
    await page.getByText(/^A friend/).click();
    await page.getByRole('listbox', { name: 'Your deck' }).getByText('Sligh', { exact: true }).click();
    await page.getByRole('button', { name: 'Open a table' }).click();
    const link = await page.getByLabel('Link for your friend').inputValue();
    const friend = await served.visitor(PHONE);
    const { calm: friendCalm } = listen(friend);
    await friend.goto(link);
    await friend.getByRole('button', { name: 'Sit down' }).tap();
    const seats = [
      { of: page, step: stepByMouse, met: new Set<string>() },
      { of: friend, step: stepByTouch, met: new Set<string>() },
    ];
    for (let steps = 0; (await page.locator('.outcome').count()) === 0; steps += 1) {
      expect(steps).toBeLessThan(MOST_STEPS * 20);
      for (const { of, step, met } of seats) {
        if (!(await isAsked(of))) continue;
        await looked(of, met);
        // in the other's turn nothing is done but blocking
        const passes = of.getByRole('button', { name: 'Pass to end of turn' });
        await ((await passes.count()) > 0 ? goesOn(of, () => passes.click()) : step(of));
      }
    }
    for (const { of, met } of seats) {
      expect(await settled(of)).toBe('over');
      await looked(of, met);
    }
    const ends = await Promise.all(seats.map(({ of }) => of.locator('.outcome .prompt-text').innerText()));
    expect(ends.filter((end) => end === 'You won this game.')).toHaveLength(1);
    calm();
    friendCalm();
    for (const { of } of seats) await of.close();
  });

  test('best of three, with a card of the sideboard between the games', { timeout: LONG }, async () => {
    const { page, calm } = await served.open('', DESKTOP);
    await page.waitForSelector('.deck');
    await sit(page, 'White Weenie', 'Draw-Go', { opponent: 'A random player', three: true });
    const met = new Set<string>();
    let games = 0;
    for (; games < 5; games += 1) {
      expect(await playOut(page, stepByMouse, met)).toMatch(OUTCOME);
      const next = page.getByRole('button', { name: 'Next game' });
      const again = page.getByRole('button', { name: 'Rematch' });
      await next.or(again).waitFor();
      if ((await again.count()) > 0) break;
      expect(await violations(page)).toEqual([]);
      const lists = page.locator('.pool-list');
      for (const list of [lists.first(), lists.last()]) await list.locator('.option').first().click();
      await next.click();
      await page.waitForSelector('.outcome', { state: 'detached' });
    }
    expect(games).toBeGreaterThanOrEqual(1);
    await page.locator('.score').getByText(/2/).waitFor();
    const again = await page.getByRole('link', { name: /^Watch game \d again$/ }).count();
    expect(again).toBeGreaterThan(1);
    expect(await page.getByRole('link', { name: /^What turned game \d$/ }).count()).toBe(again);
    expect(await layoutFaults(page)).toEqual([]);
    calm();
    await page.close();
  });

  test('Commander: the commander is cast, and the game goes on to its end', { timeout: LONG }, async () => {
    const { page, calm } = await served.open('', DESKTOP);
    await page.waitForSelector('.deck');
    await page.getByText('A random player').click();
    await page.getByRole('radiogroup', { name: 'Decks' }).getByText('Commander').click();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.waitForSelector('.prompt');
    expect(await playOut(page, stepByMouse)).toMatch(OUTCOME);
    await expect.poll(() => page.locator('.log-entries').innerText()).toMatch(/Kamahl, Fist of Krosa/);
    calm();
    await page.close();
  });

  test('a cube is typed or opened from its file, and drafted', { timeout: LONG }, async () => {
    const { page, calm } = await served.open('/limited', DESKTOP);
    await page.locator('.card-radio', { hasText: /^Draft/ }).click();
    await page.locator('.card-radio', { hasText: /^A cube/ }).click();
    const begin = page.getByRole('button', { name: 'Begin the draft' });
    const field = page.getByRole('textbox', { name: 'The cards of the cube' });
    await field.fill('4 Shock\nRamp:\n3 Opt');
    await page.getByText('"Ramp" is no heading of a list').waitFor();
    expect(await begin.isDisabled()).toBe(true);
    expect(await violations(page)).toEqual([]);
    const sets = openSets();
    if (!sets.ok) throw new Error(sets.reason);
    const names = sets.sets.find(({ name }) => name === 'Tempest')?.cards.map(({ name }) => name) ?? [];
    const table = ['name,CMC,Color Category,maybeboard', ...names.map((name) => `"${name}",1,r,false`)].join('\n');
    await page.locator('input[type=file]').setInputFiles({
      name: 'ours.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(table),
    });
    await page.getByText(`ours: ${names.length} cards`).waitFor();
    await begin.click();
    await page.getByRole('heading', { name: 'Draft of ours' }).waitFor();
    const build = page.getByRole('button', { name: 'Build the deck' });
    const card = page.locator('.draft-cards[aria-busy=false] .draft-card').first();
    const heading = page.locator('.draft-pack h2');
    for (let picks = 0; picks < MOST_PICKS; picks += 1) {
      await card.or(build).first().waitFor();
      if ((await build.count()) > 0) break;
      const before = await heading.innerText();
      await card.click();
      await expect.poll(() => heading.innerText()).not.toBe(before);
      if (picks === 1) await page.reload();
    }
    await build.click();
    await page.getByText(/^A draft of ours/).waitFor();
    calm();
    await page.close();
  });

  test('a draft with seven others, its deck, and a game with it', { timeout: LONG }, async () => {
    const { page, calm } = await served.open('/limited', DESKTOP);
    await page.locator('.card-radio', { hasText: /^Draft/ }).click();
    await page.locator('.set-row').first().waitFor();
    await page.getByLabel('Seed').fill('7');
    await page.locator('.set-row').getByText('Tempest', { exact: true }).click();
    await page.getByRole('button', { name: 'Begin the draft' }).click();
    const heading = page.locator('.draft-pack h2');
    const build = page.getByRole('button', { name: 'Build the deck' });
    const card = page.locator('.draft-cards[aria-busy=false] .draft-card').first();
    for (let picks = 0; picks < MOST_PICKS; picks += 1) {
      await card.or(build).first().waitFor();
      if ((await build.count()) > 0) break;
      const before = await heading.innerText();
      if (/pick 7/.test(before)) expect(await violations(page), before).toEqual([]);
      await card.click();
      await expect.poll(() => heading.innerText()).not.toBe(before);
    }
    await build.click();
    await page.getByText(/^A draft of Tempest, seed 7/).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Play it against the computer' }).click();
    await page.waitForSelector('.prompt');
    expect(await playOut(page, stepByMouse)).toMatch(OUTCOME);
    calm();
    await page.close();
  });
});
