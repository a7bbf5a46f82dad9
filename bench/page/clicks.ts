/** How long a player waits from a click to the picture in which it has happened, over a whole game by mouse. */
import type { Page } from 'playwright-core';
import { settled, stepByMouse } from '../../tests/browser/playing.ts';

/** A game of the computer's that is not over by then has shown enough. */
const MOST_STEPS = 400;

/** Has the page write down, of each click that answers a question, the milliseconds until what it led to is drawn. To be called before the page is opened. */
export async function watchClicks(page: Page): Promise<void> {
  // the transpiler says the names of functions with it
  await page.addInitScript('globalThis.__name = (named) => named;');
  await page.addInitScript(() => {
    const waited: number[] = [];
    Object.assign(globalThis, { waited });
    const asked = () =>
      document.querySelector('.outcome') ? 'over' : document.querySelector<HTMLElement>('.prompt')?.dataset['decision'];
    let clicked: { at: number; asked: string | undefined } | null = null;
    addEventListener('click', ({ timeStamp }) => (clicked = { at: timeStamp, asked: asked() }), true);
    new MutationObserver(() => {
      if (clicked?.asked === undefined || asked() === clicked.asked) return;
      const { at } = clicked;
      clicked = null;
      requestAnimationFrame(() => setTimeout(() => waited.push(performance.now() - at)));
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-decision'] });
  });
}

/** Plays the game that the page is at to its end; gives what was written down, the shortest first. */
export async function waits(page: Page): Promise<number[]> {
  for (let steps = 0; steps < MOST_STEPS && (await settled(page)) === 'mine'; steps += 1) await stepByMouse(page);
  const waited = await page.evaluate(() => Reflect.get(globalThis, 'waited') as number[]);
  return waited.sort((a, b) => a - b);
}
