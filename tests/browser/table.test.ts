/** The table, drawn from given messages: what is in sight, and what a click or a key sends. */
import type { WireDecision } from '@rulewright/protocol';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { messages, priorityDecision } from '../../packages/web/src/table/fixture-in-tests.ts';
import { noBrowser, violations } from './browser.ts';
import { answers, blocks, DESKTOP, drawnPage, PHONE } from './drawn.ts';

describe.skipIf(noBrowser)('the table', () => {
  const { open } = drawnPage();

  test('marks stand beside players and permanents, with their rule as a hint; day or night beside the turn', async () => {
    const { page } = await open('#/table/demo1', DESKTOP);
    const marks = page.getByRole('list', { name: 'Marks of Ada' });
    await expect
      .poll(() => marks.getByRole('listitem').allInnerTexts())
      .toEqual(['♛ the monarch', '◯ tempted by the Ring twice']);
    await expect.poll(() => marks.getByTitle('the monarch (rule 724.1)').count()).toBe(1);
    await expect
      .poll(() => page.getByRole('navigation', { name: 'Turn' }).getByTitle('night (rule 730.1)').count())
      .toBe(1);
    const command = page.getByRole('region', { name: 'Command zone' });
    await expect.poll(() => command.innerText()).toContain('venture marker on Secret Entrance');
    const siege = page.locator('.card', { hasText: 'Invasion of Eldraine, Battle — Siege' });
    await expect.poll(() => siege.getByText(/defense 4, .*protected by Computer/).count()).toBe(1);
    await expect.poll(() => siege.getByTitle('protected by Computer (rule 310.8)').innerText()).toBe('protected');
    await expect.poll(() => siege.locator('.frame-pt').innerText()).toBe('4');
    await page.close();
  });

  test('of several other players one is shown whole, chosen by its button or with O', async () => {
    const { page } = await open('#/table/demo1', PHONE, priorityDecision, 4);
    const whole = () => page.locator('.side.far:has(.battlefield:visible) .who-name').allInnerTexts();
    await expect.poll(whole).toEqual([expect.stringContaining('Computer')]);
    await page.getByRole('button', { name: "Show Computer 3's side whole" }).click();
    await expect.poll(whole).toEqual(['Computer 3']);
    await page.keyboard.press('o');
    await expect.poll(whole).toEqual([expect.stringMatching(/^Computer(?! [23])/)]);
    await page.keyboard.press('o');
    await expect.poll(whole).toEqual(['Computer 2']);
    expect(await violations(page)).toEqual([]);
    await page.close();
    const desktop = await open('#/table/demo1', DESKTOP, priorityDecision, 4);
    await expect.poll(() => desktop.page.locator('.side.far .battlefield:visible').count()).toBe(3);
    await desktop.page.close();
  });

  test('dialogs: help, stops, a graveyard, conceding; axe finds nothing in them', async () => {
    const { page } = await open('#/table/demo1', DESKTOP);
    for (const button of ['Help and keys', 'Stops and settings', 'Ada: 1 graveyard', 'Concede']) {
      await page.getByRole('button', { name: button, exact: true }).click();
      await page.getByRole(button === 'Concede' ? 'alertdialog' : 'dialog').waitFor();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.locator('[role=dialog], [role=alertdialog]').waitFor({ state: 'detached' });
    }
    await page.close();
  });

  test('a click on a card, on its option, a digit and the space bar send what they say', async () => {
    for (const act of [
      async (page: Page) => page.locator('.hand .card.can').first().click(),
      async (page: Page) => page.getByRole('button', { name: 'Cast Lightning Bolt' }).click(),
      async (page: Page) => page.keyboard.press('1'),
    ]) {
      const { page, sent } = await open('#/table/demo1', DESKTOP);
      await act(page);
      await expect.poll(() => answers(sent)).toEqual([[1]]);
      await page.close();
    }
    const { page, sent } = await open('#/table/demo1', DESKTOP);
    await page.keyboard.press('Space');
    await expect.poll(() => answers(sent)).toEqual([[0]]);
    await page.close();
  });

  test('a card that is dragged out of the hand is cast; one that is let go near its place is not', async () => {
    for (const size of [DESKTOP, PHONE]) {
      const { page, sent, calm } = await open('#/table/demo1', size);
      const card = page.locator('.hand .card.can').first();
      const drag = async (up: number): Promise<void> => {
        const { x, y, width, height } = (await card.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
        const [from, above] = [x + width / 3, y + height / 3];
        await page.mouse.move(from, above);
        await page.mouse.down();
        await page.mouse.move(from, above - up, { steps: 5 });
        await page.mouse.up();
      };
      await drag(40);
      expect(await card.evaluate(({ style }) => style.translate)).toBe('');
      expect(answers(sent)).toEqual([]);
      await drag(160);
      await expect.poll(() => answers(sent)).toEqual([[1]]);
      calm();
      await page.close();
    }
  });

  test('after an action that was taken back nothing is answered before the newest view has come, which still says why', async () => {
    let tell: (message: object) => void = () => undefined;
    const led = (told: typeof tell): void => {
      tell = told;
      tell({ type: 'error', re: null, code: 'action-reversed', message: 'It was taken back.' });
    };
    const { page, sent } = await open('#/table/demo1', DESKTOP, priorityDecision, 2, (all) => all, led);
    const prompt = page.getByRole('region', { name: 'Your decision' });
    await page.keyboard.press('1');
    await prompt.getByText('It was taken back.').waitFor();
    await expect.poll(() => prompt.getAttribute('aria-busy')).toBe('true');
    await page.keyboard.press('Space');
    for (const one of messages(priorityDecision)) if (one.type === 'view') tell({ ...one, epoch: one.epoch + 1 });
    await expect.poll(() => prompt.getAttribute('aria-busy')).toBe('false');
    expect(await prompt.getByText('It was taken back.').count()).toBe(1);
    await page.keyboard.press('Space');
    await expect.poll(() => answers(sent)).toEqual([[1], [0]]);
    await page.close();
  });

  test('arrows go from card to card, and Enter acts on the one in focus', async () => {
    const { page, sent } = await open('#/table/demo1', DESKTOP);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Lightning Bolt');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Llanowar Elves');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect.poll(() => answers(sent)).toEqual([[1]]);
    await page.close();
  });

  test('blocking by clicks on the table, and by digits', async () => {
    const clicked = await open('#/table/demo1', DESKTOP, blocks);
    await clicked.page.locator('.near .card', { hasText: 'Grizzly Bears, 4/4' }).click();
    await clicked.page.locator('.far .card', { hasText: 'Serra Angel' }).click();
    // the plate and the question say the same
    await clicked.page
      .locator('.foreseen')
      .getByText(/9 life/)
      .waitFor();
    await expect.poll(() => clicked.page.locator('.plate.near .life-then').innerText()).toBe('→ 9');
    await clicked.page.getByRole('button', { name: 'Block with 1' }).click();
    await expect.poll(() => answers(clicked.sent)).toMatchObject([[{ attackers: [0] }]]);
    await clicked.page.close();
    const typed = await open('#/table/demo1', DESKTOP, blocks);
    for (const key of ['2', '2', 'Space']) await typed.page.keyboard.press(key);
    await expect.poll(() => answers(typed.sent)).toMatchObject([[{ attackers: [1] }]]);
    await typed.page.close();
  });

  test('several targets are picked and confirmed; an order, a number and a division are put together by keyboard', async () => {
    const options = ['one', 'two', 'three'].map((label) => ({ label, value: {}, object: 0 }));
    const cases: [Partial<WireDecision>, string[], unknown][] = [
      [{ kind: 'target', form: 'choose', min: 1, max: 2, options }, ['3', '1', 'Space'], [2, 0]],
      [{ kind: 'order', form: 'order', options }, ['Space'], [0, 1, 2]],
      [{ kind: 'x', form: 'number', min: 0, max: 5 }, ['ArrowUp', 'ArrowUp', 'Enter'], 2],
      [{ kind: 'divide', form: 'divide', amount: 4, least: 1, options }, ['Space'], [2, 1, 1]],
    ];
    for (const [decision, keys, answer] of cases) {
      const { page, sent } = await open('#/table/demo1', DESKTOP, () => ({ prompt: 'Choose.', ...decision }));
      expect(await violations(page)).toEqual([]);
      for (const key of keys) await page.keyboard.press(key);
      await expect.poll(() => answers(sent)).toEqual([answer]);
      await page.close();
    }
  });

  test('an offer of a draw is accepted or declined where the game is decided, on a phone too', async () => {
    for (const options of [DESKTOP, PHONE]) {
      const { page, sent } = await open('#/table/demo1', options, priorityDecision, 2, (all) =>
        all.map((one) => (one.type === 'table' ? { ...one, drawOffers: [1] } : one)),
      );
      const offer = page.getByRole('region', { name: 'Offer of a draw' });
      await offer.getByText('offers a draw.').waitFor();
      expect(await violations(page)).toEqual([]);
      await offer.getByRole('button', { name: 'Accept' }).click();
      await offer.getByRole('button', { name: 'Decline' }).click();
      await expect
        .poll(() => sent.flatMap((message) => (message.type === 'draw' ? [message.offer] : [])))
        .toEqual([true, false]);
      await page.close();
    }
  });

  test('a question is answered always alike, which is told to the server and can be taken back in the settings', async () => {
    const asked = (): Partial<WireDecision> => ({
      kind: 'yesNo',
      form: 'choose',
      prompt: 'Soul Warden: Gain 1 life?',
      min: 1,
      max: 1,
      options: ['Yes', 'No'].map((label) => ({ label, value: { yes: label === 'Yes' }, object: 0 })),
    });
    for (const options of [DESKTOP, PHONE]) {
      const { page, sent } = await open('#/table/demo1', options, asked);
      await page.getByText('Always like this, without asking').click();
      expect(await violations(page)).toEqual([]);
      await page.locator('.option', { hasText: 'Yes' }).click();
      await expect.poll(() => answers(sent)).toEqual([[0]]);
      await expect
        .poll(() => sent.flatMap((message) => (message.type === 'settings' ? message.settings.always : [])))
        .toEqual([{ about: 'Soul Warden: Gain 1 life?', answer: 'Yes' }]);
      await page.getByRole('button', { name: 'Stops and settings' }).click();
      await page.getByRole('button', { name: /^Ask again/ }).click();
      await expect
        .poll(() => sent.findLast((message) => message.type === 'settings'))
        .toMatchObject({ settings: { always: [] } });
      await page.close();
    }
  });

  test('what the game went on past says nothing; another refusal is said, and the question stays', async () => {
    for (const [code, said] of [
      ['stale-decision', 0],
      ['wrong-answer', 1],
    ] as const) {
      const { page } = await open(
        '#/table/demo1',
        DESKTOP,
        priorityDecision,
        2,
        (all) => all,
        (send) => send({ type: 'error', re: null, code, message: 'Not that.' }),
      );
      await page.locator('.prompt .button.primary').click();
      await expect.poll(() => page.locator('.prompt').getAttribute('aria-busy')).toBe('false');
      expect(await page.locator('.prompt-error').count()).toBe(said);
      await page.close();
    }
  });

  test('the log is told to who plays here', async () => {
    const { page } = await open('#/table/demo1', DESKTOP, priorityDecision);
    await page.locator('.log').getByText('You cast').first().waitFor();
    expect(await page.locator('.log').getByText(/^Ada /).count()).toBe(0);
    await page.close();
  });
});
