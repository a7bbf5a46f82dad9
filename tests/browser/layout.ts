/** What is wrong with how a page is laid out, as readable lines: something over the side, over something else, or cut off. */
import type { Page } from 'playwright-core';
import { patience } from '../tiers/patience.ts';

/** The rooms of the table: none is over another, all are on the page. */
const ROOMS =
  '.lost, .plate, .battlefield, .far-hand, .steps, .command, .hand, .table-bar, .latest, .log, .stack:not(.empty), .prompt, .company, .draw-offer';

/** Cards that travel arrive within it, also where the machine is busy. */
const ARRIVED_MS = patience(10_000);

/** What is wrong once all has arrived where it goes. */
export async function layoutFaults(page: Page): Promise<string[]> {
  const until = Date.now() + ARRIVED_MS;
  for (;;) {
    const faults = await faultsNow(page);
    if (faults.length === 0 || Date.now() > until) return faults;
    await page.waitForTimeout(50);
  }
}

const faultsNow = (page: Page): Promise<string[]> =>
  page.evaluate((rooms) => {
    /** higher than any line of cards, in pixels */
    const LINE = 60;
    const faults: string[] = [];
    const { innerWidth: width, innerHeight: height } = window;
    if (document.documentElement.scrollWidth > width) faults.push('the page hangs over its side');
    const isShown = (element: Element): boolean =>
      element.checkVisibility() && element.getBoundingClientRect().width > 1;
    const isOver = (one: DOMRect, other: DOMRect): boolean =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    const nameOf = (element: Element): string =>
      `${element.className || element.tagName} “${(element.textContent ?? '').trim().slice(0, 30)}”`;
    const table = document.querySelector('.table');
    if (table !== null) {
      const all = [...document.querySelectorAll(rooms)]
        .filter(isShown)
        .map((element) => ({ element, box: element.getBoundingClientRect() }));
      for (const [at, { element, box }] of all.entries()) {
        if (box.left < -1 || box.top < -1 || box.right > width + 1 || box.bottom > height + 1)
          faults.push(`${nameOf(element)} is not wholly on the page`);
        if (
          element.matches('.plate, .command, .table-bar, .turn-of') &&
          element.scrollHeight > element.clientHeight + 2
        )
          faults.push(`${nameOf(element)} has too little room`);
        for (const other of all.slice(at + 1)) {
          if (element.contains(other.element) || other.element.contains(element)) continue;
          // nothing can be answered then
          if (element.matches('.lost') && other.element.matches('.prompt')) continue;
          if (isOver(box, other.box)) faults.push(`${nameOf(element)} is over ${nameOf(other.element)}`);
        }
      }
      for (const hand of table.querySelectorAll('.far-hand'))
        if (isShown(hand) && hand.getBoundingClientRect().height > LINE) faults.push(`${nameOf(hand)} is no line`);
      for (const field of table.querySelectorAll('.battlefield')) {
        const room = field.getBoundingClientRect();
        // those that step forward stand on the ruler
        const cards = [...field.querySelectorAll('.standing > .card-small:not(.attacking, .chosen)')].map((card) => ({
          card,
          box: card.getBoundingClientRect(),
        }));
        const scrolls = getComputedStyle(field).overflowY === 'auto';
        for (const [at, { card, box }] of cards.entries()) {
          const high = !scrolls && (box.top < room.top - 1 || box.bottom > room.bottom + 1);
          if (box.left < room.left - 1 || box.right > room.right + 1 || high)
            faults.push(`${nameOf(card)} is outside its battlefield`);
          for (const other of cards.slice(at + 1))
            if (isOver(box, other.box)) faults.push(`${nameOf(card)} is over ${nameOf(other.card)}`);
        }
      }
    }
    for (const button of document.querySelectorAll<HTMLElement>('button, .button, output, h1, h2')) {
      const { display, textOverflow } = getComputedStyle(button);
      const isCut = button.clientWidth > 0 && button.scrollWidth > button.clientWidth + 1;
      // an ellipsis says that there is more
      if (
        isCut &&
        isShown(button) &&
        display !== 'inline' &&
        textOverflow !== 'ellipsis' &&
        !button.matches('.card, .card *, .unseen')
      )
        faults.push(`${nameOf(button)} is cut off`);
    }
    for (const element of document.querySelectorAll('main *, aside *')) {
      const { overflowX } = getComputedStyle(element);
      const scrolls = element.scrollWidth > element.clientWidth + 1 && (overflowX === 'auto' || overflowX === 'scroll');
      if (scrolls && isShown(element) && !element.matches('input, textarea, .far-hand'))
        faults.push(`${nameOf(element)} scrolls sideways`);
    }
    return faults;
  }, ROOMS);
