/**
 * Visitors of the page, each in a browser that has kept nothing of another: no seat, no setting, no deck. To open a page takes half as long where its context has another: so a
 * context keeps a blank one, and is emptied and lent again once its visitor has closed his.
 */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

interface Lent {
  readonly context: BrowserContext;
  readonly blank: Page;
}

/** The contexts of each browser, by what cannot be changed on a page. */
const lent = new WeakMap<Browser, Map<string, Lent[]>>();

/** An empty page of a visitor to the site at `address`; who opened it closes it. */
export async function visitor(browser: Browser, address: string, options: BrowserContextOptions = {}): Promise<Page> {
  const { viewport, colorScheme = 'light', reducedMotion = 'no-preference', ...kind } = options;
  const kinds = lent.get(browser) ?? new Map<string, Lent[]>();
  lent.set(browser, kinds);
  const those = kinds.get(JSON.stringify(kind)) ?? [];
  kinds.set(JSON.stringify(kind), those);
  const idle = those.find(({ context }) => context.pages().length === 1);
  if (idle) await empty(idle, new URL(address).origin);
  else {
    const context = await browser.newContext(kind);
    those.push({ context, blank: await context.newPage() });
  }
  const { context } = idle ?? (those.at(-1) as Lent);
  const page = await context.newPage();
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme, reducedMotion });
  return page;
}

/** Removes what a context has kept of a site, but for copies of its files. */
async function empty({ context, blank }: Lent, origin: string): Promise<void> {
  const session = await context.newCDPSession(blank);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
  await context.clearCookies();
}
