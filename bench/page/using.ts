/** Using the Lab as its readers do: stepping through the tree, and asking with the server gone. */
import type { Page } from 'playwright-core';

/** Milliseconds from the key to the picture of that turn, so many steps back and as many forward. */
export async function stepTimes(page: Page, steps: number): Promise<number[]> {
  // no function in it has a name: the page lacks what the transpiler says names with
  return page.evaluate(async (count) => {
    const times: number[] = [];
    const board = document.querySelector('.lab-middle') as Element;
    for (let n = 0; n < 2 * count; n++) {
      const [key, by] = n < count ? (['ArrowLeft', -1] as const) : (['ArrowRight', 1] as const);
      const turn = Number(/Turn (\d+),/.exec(board.textContent)?.[1]);
      const begun = performance.now();
      dispatchEvent(new KeyboardEvent('keydown', { key }));
      while (!board.textContent.includes(`Turn ${turn + by},`)) {
        if (performance.now() - begun > 10_000) throw new Error(`Nothing came of ${key}: ${board.textContent}`);
        await new Promise((drawn) => requestAnimationFrame(drawn));
      }
      await new Promise((drawn) => requestAnimationFrame(drawn));
      times.push(performance.now() - begun);
    }
    return times;
  }, steps);
}

/** What the Lab is asked after its server has stopped, and how much of it has no answer. */
export async function worksAlone(page: Page): Promise<{ asked: number; unanswered: number }> {
  const script = page.getByLabel('Position and script');
  const answers: readonly (() => Promise<unknown>)[] = [
    () => script.fill('Alone  2026\n  A: Forest, Grizzly Bears | hand: Giant Growth\n'),
    () =>
      page
        .getByRole('button', { name: /Giant Growth/ })
        .first()
        .click(),
    () =>
      page
        .getByRole('button', { name: /Grizzly Bears/ })
        .first()
        .click(),
    () => page.getByRole('heading', { name: /^Why is Grizzly Bears/ }).waitFor(),
    () => page.getByLabel('Beside it the rules of').selectOption('2006-10'),
  ];
  let unanswered = 0;
  for (const answer of answers) await answer().catch(() => (unanswered += 1));
  return { asked: answers.length, unanswered };
}
