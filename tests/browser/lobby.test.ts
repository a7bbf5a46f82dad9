/** What is before a game: the lobby, decks and boosters, as they are drawn and what they send. */
import { describe, expect, test } from 'vitest';
import type { messages } from '../../packages/web/src/table/fixture-in-tests.ts';
import { priorityDecision } from '../../packages/web/src/table/fixture-in-tests.ts';
import { noBrowser, violations } from './browser.ts';
import { DESKTOP, drawnPage, PHONE } from './drawn.ts';
import { layoutFaults } from './layout.ts';
import { moreChoices } from './playing.ts';

describe.skipIf(noBrowser)('the lobby', () => {
  const { open } = drawnPage();

  test('the deck page tells what is wrong while one types, and mends a name by a click; axe finds nothing', async () => {
    for (const size of [DESKTOP, PHONE]) {
      const { page, sent, calm } = await open('decks', size);
      await page.getByLabel(/^Paste a list/).fill('20 Mountain\n4 Lightnig Bolt');
      await page.getByText('No such card, line 2').waitFor();
      expect(await violations(page)).toEqual([]);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
        .toBeLessThanOrEqual(0);
      await page.getByRole('button', { name: 'Write Lightning Bolt' }).click();
      await expect
        .poll(() => sent.flatMap((message) => (message.type === 'read-deck' ? [message.deck] : [])).at(-1))
        .toEqual({ list: '20 Mountain\n4 Lightning Bolt' });
      const lists = sent.length;
      await page.getByLabel(/^Paste a list/).fill(`4 ${'x'.repeat(70_000)}`);
      await page.getByText('That is too long to be sent: at most 64 KB').waitFor();
      expect(await page.getByRole('button', { name: 'Play it against the computer' }).isDisabled()).toBe(true);
      expect(sent).toHaveLength(lists);
      calm();
      await page.close();
    }
  });

  test('a draft is picked by clicks, goes on after a reload, and becomes a deck with basic lands; axe finds nothing', async () => {
    for (const size of [DESKTOP, PHONE]) {
      const { page, sent, calm } = await open('limited', size);
      expect(await violations(page)).toEqual([]);
      await page.locator('.card-radio', { hasText: /^Draft/ }).click();
      await page.getByText('Arabian Nights').click();
      await page.getByRole('button', { name: 'Begin the draft' }).click();
      await page.getByText('Only 53 of its 77 cards can be played.').waitFor();
      await page.getByText('Ice Age', { exact: true }).click();
      await page.getByRole('button', { name: 'Begin the draft' }).click();
      await page.getByRole('heading', { name: 'Booster 1 of 3, pick 1' }).waitFor();
      await page.getByText('1 of the set’s 363 cards are in no booster').waitFor();
      expect(await violations(page)).toEqual([]);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
        .toBeLessThanOrEqual(0);
      await page.getByRole('button', { name: /^Pick Shock/ }).click();
      await page.getByRole('heading', { name: 'Booster 1 of 3, pick 2' }).waitFor();
      await page.reload();
      await page.getByRole('heading', { name: 'Booster 1 of 3, pick 2' }).waitFor();
      await page.getByRole('button', { name: /^Pick Shock/ }).press('Enter');
      await page.getByRole('button', { name: 'Build the deck' }).click();
      await page.getByText(/^A draft of Ice Age, seed \d+/).waitFor();
      const pick = sent.flatMap((message) => (message.type === 'open-boosters' ? [message.picks] : [])).at(-1);
      expect(pick).toEqual(['Shock', 'Shock']);
      await expect
        .poll(() => sent.flatMap((message) => (message.type === 'read-deck' ? [message.format] : [])).at(-1))
        .toBe('limited');
      calm();
      await page.close();
    }
  });

  test('the game of a player who is away can be claimed; phrases are said, heard and muted; axe finds nothing', async () => {
    const away = (sent: ReturnType<typeof messages>): ReturnType<typeof messages> => [
      ...sent.map((one) =>
        one.type === 'table'
          ? {
              ...one,
              seats: one.seats.map((seat) =>
                seat.seat === 1 ? { ...seat, kind: 'human' as const, connected: false } : seat,
              ),
            }
          : one,
      ),
      { type: 'said', table: 'demo1', seat: 1, phrase: 2 },
    ];
    for (const size of [DESKTOP, PHONE]) {
      const { page, sent, calm } = await open('#/table/demo1', size, priorityDecision, 2, away);
      await page.getByText('Computer: Well played.').waitFor();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Claim the game' }).click();
      await page.getByRole('button', { name: 'Say…' }).click();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Good luck!' }).click();
      await page.getByRole('button', { name: 'Say…' }).click();
      await page.getByRole('button', { name: 'Mute the others' }).click();
      await page.getByText('Computer: Well played.').waitFor({ state: 'detached' });
      const company = sent.filter(({ type }) => type === 'claim' || type === 'say');
      expect(company).toEqual([
        { id: expect.any(Number), type: 'claim', seat: 1 },
        { id: expect.any(Number), type: 'say', phrase: 1 },
      ]);
      calm();
      await page.close();
    }
  });

  test('a clock is chosen in the lobby and stands by whom it is of, also where it runs low; axe finds nothing', async () => {
    const { page: lobby, sent } = await open('', DESKTOP);
    await moreChoices(lobby);
    await lobby.getByRole('radiogroup', { name: 'Clock' }).getByText('10 minutes each').click();
    await lobby.getByRole('button', { name: 'Play' }).click();
    await expect
      .poll(() => sent.filter((message) => message.type === 'create'))
      .toMatchObject([{ clock: { per: 'game', seconds: 600 } }]);
    await lobby.close();
    for (const size of [DESKTOP, PHONE, { viewport: { width: 844, height: 390 } }]) {
      const { page } = await open('#/table/demo1', size, priorityDecision, 2, (all) =>
        all.map((one) =>
          one.type === 'table'
            ? {
                ...one,
                seats: one.seats.map((seat) => ({ ...seat, kind: 'human' as const })),
                clock: { per: 'game', seconds: 600, left: [29_000, 601_000], runs: 0 },
              }
            : one,
        ),
      );
      const clocks = page.getByRole('timer');
      await expect
        .poll(() => clocks.allInnerTexts())
        .toEqual([expect.stringContaining('10:01'), expect.stringMatching(/0:2\d$/)]);
      const first = await clocks.last().innerText();
      await expect.poll(() => clocks.last().innerText()).not.toBe(first);
      expect(await layoutFaults(page)).toEqual([]);
      expect(await violations(page)).toEqual([]);
      await page.close();
    }
  });

  test('the lobby offers the variants of the edition, and with how many', async () => {
    const { page, sent } = await open('', DESKTOP);
    await moreChoices(page);
    await page.getByText('Free-for-All').click();
    await page.getByRole('radiogroup', { name: 'Players' }).getByText('5').click();
    await expect.poll(() => page.getByRole('listbox', { name: 'Deck of player 2' }).count()).toBe(1);
    await expect.poll(() => page.locator('.other-decks select').count()).toBe(3);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Play' }).click();
    const created = () => sent.filter((message) => message.type === 'create');
    await expect.poll(created).toMatchObject([{ variant: 'free-for-all', players: 5, otherDecks: [{}, {}, {}] }]);
    await page.close();
  });

  test('the lobby offers commanders where the edition has them, and the decks for them', async () => {
    const { page, sent } = await open('', DESKTOP);
    await page.getByRole('radiogroup', { name: 'Decks' }).getByText('Commander').click();
    await expect.poll(() => page.getByRole('listbox', { name: 'Your deck' }).getByRole('option').count()).toBe(1);
    await expect.poll(() => page.getByText('Two-Headed Giant').count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Play' }).click();
    await expect
      .poll(() => sent.filter((message) => message.type === 'create'))
      .toMatchObject([{ format: 'commander', deck: { builtIn: 'krosa' }, opponentDeck: { builtIn: 'krosa' } }]);
    await page.getByRole('radiogroup', { name: 'Rules of' }).getByText('October 2006').click();
    await page.getByRole('radiogroup', { name: 'Decks' }).waitFor({ state: 'detached' });
    await page.close();
  });

  test('the lobby sends what was chosen, by keyboard alone', async () => {
    const { page, sent } = await open('', DESKTOP);
    await page.getByRole('radio', { name: 'Today' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: 'Play' }).focus();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => sent.find((message) => message.type === 'create'))
      .toMatchObject({
        edition: '2006-10',
        opponent: 'heuristic',
        deck: { builtIn: 'stompy' },
        opponentDeck: { builtIn: 'sligh' },
        bestOf: 1,
        variant: 'none',
        players: 2,
      });
    await page.close();
  });
});
