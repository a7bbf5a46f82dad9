/** How browser tests sit down at a table and play at it: a step by mouse, a step by keys. */
import type { Locator, Page } from 'playwright-core';
import { patience } from '../tiers/patience.ts';

/** Sits down with the decks whose names begin so. */
export async function sit(
  page: Page,
  mine: string,
  theirs: string,
  more: { opponent?: string; edition?: string; three?: boolean; variant?: string } = {},
): Promise<void> {
  if (more.edition) await page.getByRole('radio', { name: more.edition }).locator('..').click();
  if (more.opponent) await page.getByText(more.opponent).click();
  if (more.variant || more.three) await moreChoices(page);
  if (more.variant) await page.getByText(more.variant).click();
  if (more.three) await page.getByText('Best of three').click();
  await page.getByRole('listbox', { name: 'Your deck' }).getByText(mine, { exact: true }).click();
  await page
    .getByRole('listbox', { name: /Opponent's deck|other (seat|team|player)/ })
    .getByText(theirs, { exact: true })
    .click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForSelector('.prompt');
}

/** Opens what is seldom chosen in the lobby. */
export const moreChoices = (page: Page): Promise<void> => page.locator('.more-choices > summary').click();

/** How long a page may take for what is surely coming: other tests and programs may have the machine. */
const PATIENCE_MS = patience(60_000);

/** Where the game stands. */
const standing = (page: Page): Promise<'over' | 'mine' | null> =>
  page.evaluate(() =>
    document.querySelector('.outcome')
      ? 'over'
      : document.querySelector(
            '.prompt[data-decision][aria-busy=false]:not(:has([aria-busy=true])) :is(.button.primary, .option):not([data-disabled])',
          )
        ? 'mine'
        : null,
  );

/** Whether it is this seat's to decide. */
export const isAsked = async (page: Page): Promise<boolean> => (await standing(page)) === 'mine';

/** Where the game stands; waits until it is this seat's to decide or the game is over. */
export async function settled(page: Page): Promise<'over' | 'mine'> {
  for (const until = Date.now() + PATIENCE_MS; ; await page.waitForTimeout(10)) {
    const stands = await standing(page);
    if (stands !== null) return stands;
    if (Date.now() > until)
      throw new Error(`Nothing is asked: ${await page.locator('.prompt').allInnerTexts()} ${page.url()}`);
  }
}

/** What a step changes: which decision is asked, what is chosen for it, what was refused, a menu, the end. */
export const sign = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const prompt = document.querySelector<HTMLElement>('.prompt');
    return [
      document.querySelector('.outcome') ? 'over' : prompt?.dataset['decision'],
      [...document.querySelectorAll('.prompt .chosen, .card.chosen')].map((one) => one.textContent).join(', '),
      prompt?.querySelector('.prompt-error')?.textContent,
      document.querySelectorAll('.menu-item').length,
    ].join('|');
  });

/** Takes the step, and waits until the page has gone on by it. @throws where it does not */
export async function goesOn(page: Page, step: (page: Page) => Promise<void>): Promise<void> {
  const before = await sign(page);
  await step(page);
  const until = Date.now() + PATIENCE_MS;
  while ((await sign(page)) === before) {
    if (Date.now() > until)
      throw new Error(`The page does not go on: ${before} ${await page.locator('.prompt').innerText()}`);
    await page.waitForTimeout(15);
  }
}

/** As long as that without a move is at rest: what is put in its place after cards have travelled comes sooner. */
const AT_REST_MS = 400;

/** Waits until it is there and does not move any more. */
export async function atRest(page: Page, what: Locator): Promise<void> {
  const place = async (): Promise<string> => JSON.stringify(await what.boundingBox());
  let before = await place();
  let since = Date.now();
  for (const until = since + PATIENCE_MS; Date.now() - since < AT_REST_MS; await page.waitForTimeout(50)) {
    const now = await place();
    if (now === before) continue;
    if (Date.now() > until) throw new Error(`It does not come to rest: ${before}, ${now}`);
    before = now;
    since = Date.now();
  }
}

/** Where the middle of what is in sight of a card is, once it stands still; else what is in the way. */
const inSight = (card: Locator): Promise<{ x: number; y: number } | string> =>
  card.evaluate(async (element) => {
    const before = element.getBoundingClientRect();
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    if (!element.isConnected) return 'it was drawn anew';
    const { left, top, width, height } = element.getBoundingClientRect();
    if (left !== before.left || top !== before.top) return 'it moves';
    const y = top + height / 4;
    const all = Array.from({ length: Math.floor(width) }, (_, x) => left + x);
    const shown = all.filter((x) => element.contains(document.elementFromPoint(x, y)));
    const x = shown[Math.floor(shown.length / 2)];
    if (x !== undefined) return { x, y };
    const over = document.elementFromPoint(left + width / 2, y);
    const what = over === null ? 'nothing, outside the window' : over.outerHTML.slice(0, 200);
    return `at ${left}, ${top}, ${width} × ${height}, there is ${what}`;
  });

/** With what a player points: a click or a tap on something, or at a place. */
interface Pointer {
  on(what: Locator): Promise<void>;
  at(page: Page, x: number, y: number): Promise<void>;
}
const MOUSE: Pointer = { on: (what) => what.click(), at: (page, x, y) => page.mouse.click(x, y) };
const TOUCH: Pointer = { on: (what) => what.tap(), at: (page, x, y) => page.touchscreen.tap(x, y) };

/**
 * Points at the middle of what is in sight of a card: many in a hand lie over one another. Waits, as a click on a button does, until it is there
 * and still, and points again where it has moved away meanwhile.
 */
async function pointInSight(page: Page, card: Locator, pointer: Pointer): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const at = await inSight(card);
    if (typeof at !== 'string') {
      const isHit = await aimed(page);
      await pointer.at(page, at.x, at.y);
      if (await isHit()) return;
    }
    if (Date.now() > until) throw new Error(`A card that can be played is out of sight: ${JSON.stringify(at)}`);
  }
}

/** Watches what is pointed at next; tells whether that was a card that can be played. */
async function aimed(page: Page): Promise<() => Promise<boolean>> {
  const isHit = await page.evaluateHandle(() => {
    const seen = { hit: false };
    const look = ({ target }: PointerEvent): void => {
      seen.hit = (target as Element).closest('.card.can') !== null;
    };
    addEventListener('pointerup', look, { capture: true, once: true });
    return seen;
  });
  return () => isHit.evaluate(({ hit }) => hit);
}

/** One step by mouse: plays what can be played, attacks with everything, else passes or takes the first choice. */
export const stepByMouse = (page: Page): Promise<void> => goesOn(page, () => act(page, MOUSE));
/** The same by touch. */
export const stepByTouch = (page: Page): Promise<void> => goesOn(page, () => act(page, TOUCH));

async function act(page: Page, pointer: Pointer): Promise<void> {
  const prompt = page.locator('.prompt');
  const menu = page.locator('.menu-item').first();
  const play = page.locator('.hand .card.can, .command .card.can').first();
  const primary = prompt.locator('.button.primary:not([data-disabled])').first();
  const all = prompt.getByRole('button', { name: /^(All attack|Attack( A)?$|Attaquer( avec toutes)?( A)?$)/ });
  const keep = prompt.getByRole('button', { name: /Keep this hand|Garder cette main/ });
  const has = async (what: Locator): Promise<boolean> => (await what.count()) > 0;
  if (await has(menu)) return pointer.on(menu);
  if (await has(keep)) return pointer.on(keep);
  // what was taken back is not tried again
  if ((await has(prompt.locator('.prompt-error'))) && (await has(primary))) return pointer.on(primary);
  if ((await has(play)) && (await has(prompt.locator('.actions')))) return pointInSight(page, play, pointer);
  if (await has(all)) return pointer.on(all);
  if (await has(primary)) return pointer.on(primary);
  return pointer.on(prompt.locator('.option').nth(await firstOpen(prompt)));
}

/** Which option of the question can be chosen still: not chosen, or of several that are alike not all of them (“1 / 5”). */
const firstOpen = (prompt: Locator): Promise<number> =>
  prompt.locator('.option').evaluateAll((all) =>
    all.findIndex((one) => {
      const some = /^(\d+) \/ (\d+)$/.exec(one.querySelector('.times')?.textContent ?? '');
      const isSpent = one.matches('.chosen') && (some === null || Number(some[1]) >= Number(some[2]));
      return !one.matches('[data-disabled]') && !isSpent;
    }),
  );

/** Whether the focus is in a field of the question (a number, a name), where letters are typed and Enter confirms. */
const asksForText = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.closest('.prompt input') != null);

/** One step by keys: digits for actions and choices, A to attack, Space to go on. */
export const stepByKeys = (page: Page): Promise<void> => goesOn(page, actByKeys);

async function actByKeys(page: Page): Promise<void> {
  const has = (selector: string): Promise<boolean> =>
    page
      .locator(selector)
      .count()
      .then((count) => count > 0);
  const attackers = '.options[aria-label="Creatures that may attack"]';
  const press = (key: string): Promise<void> => page.keyboard.press(key);
  // a number's field takes the focus a moment after its question is there
  const number = page.locator('.prompt input[inputmode="numeric"]');
  if ((await number.count()) > 0) await number.first().focus();
  if (await asksForText(page)) {
    await press('ArrowUp');
    return press('Enter');
  }
  if (await has('.option:has-text("Keep this hand")')) return press('1');
  // what was taken back is not tried again
  if (await has('.prompt:has(.prompt-error) .button.primary:not([data-disabled])')) return press('p');
  // several may be attacked: what all attack is a draft
  if (await has(attackers)) return press((await has(`${attackers} .chosen`)) ? 'p' : 'a');
  if (await has('.options[aria-label="Actions"]')) return press('1');
  if (await has('.prompt .button.primary:not([data-disabled])')) return press('p');
  return press(String((await firstOpen(page.locator('.prompt'))) + 1));
}

/** What a player is asked for at a table, as far as it is looked at. */
export type State = 'mulligan' | 'main' | 'paying' | 'attackers' | 'blockers' | 'stack' | 'over' | 'other';

/** In which of them the table is. */
export const stateOf = (page: Page): Promise<State> =>
  page.evaluate(() => {
    const has = (selector: string): boolean => document.querySelector(selector) !== null;
    if (has('.outcome')) return 'over';
    if (/Keep this hand|Garder cette main/.test(document.querySelector('.prompt')?.textContent ?? ''))
      return 'mulligan';
    if (has('[aria-label="Creatures that may attack"]')) return 'attackers';
    if (has('[aria-label="Creatures that may block"]')) return 'blockers';
    if (/Pay \{|^[^:]*: Pay/.test(document.querySelector('.prompt-text')?.textContent ?? '')) return 'paying';
    if (has('.stack:not(.empty)')) return 'stack';
    if (has('[aria-label="Actions"]') && has('.hand .card.can')) return 'main';
    return 'other';
  });
