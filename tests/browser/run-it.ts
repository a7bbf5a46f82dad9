/** An example of the rulebook opened as a reader does, by *Run it* where its rule or its term stands, and played to its end in the Lab. */
import type { Claim } from '@rulewright/rulebook';
import type { Page } from 'playwright-core';
import { anchorOf, glossaryPath, pathOf } from '../../packages/web/src/rule-link/path.ts';
import { runPath } from '../../packages/web/src/connection/scenario-texts.ts';

/** What a scenario shows, by its number among the examples of the rule, or of the term of the glossary. */
export type ExampleClaim = Claim & { readonly example: number };

export const isExample = (claim: Claim): claim is ExampleClaim => claim.example !== undefined;

export interface Ran {
  /** lines of the script, expectations among them */
  readonly lines: number;
  /** expectations that hold */
  readonly holds: number;
  /** what is wrong, in words; empty where the example ends as it says */
  readonly faults: readonly string[];
}

/** Where a reader finds it: an address, and what of the page is about its rule or term. */
const placeOf = ({ edition, rule, glossary }: ExampleClaim): { readonly path: string; readonly within: string } =>
  glossary === undefined
    ? { path: pathOf(edition, rule ?? ''), within: '.rule-page' }
    : { path: glossaryPath(edition, glossary), within: `#${anchorOf(glossary)}` };

/** @throws where the page, the link or the Lab does not come */
export async function runIt(page: Page, address: string, claim: ExampleClaim): Promise<Ran> {
  const { path, within } = placeOf(claim);
  await page.goto(`${address}${path}`);
  await page
    .locator(`${within} .examples a[href="${runPath(claim.scenario, claim.edition)}"]`)
    .first()
    .click();
  await page.locator('.lab-board .seat').first().waitFor();
  await page.getByText('Fetching the cards…').waitFor({ state: 'detached' });
  const story = page.locator('.lab-moves');
  const opensAtStart = await story
    .locator('.step')
    .first()
    .locator('[aria-current]')
    .waitFor()
    .then(
      () => true,
      () => false,
    );
  await page.keyboard.press('End');
  await story.locator('.step:last-child [aria-current]').waitFor();
  // played as far as it goes: every line, or up to a fault that is said
  await page.locator('.lab-moves:not(:has(.unplayed)), .lab-moves:has(.bad)').first().waitFor();
  const bad = await page.locator('.lab-moves .bad, .lab-notices .bad').allInnerTexts();
  const holds = await story.locator('.holds').count();
  return {
    lines: (await story.locator('.step').count()) - 1,
    holds,
    faults: [
      ...(opensAtStart ? [] : ['it does not open at its first step']),
      ...bad,
      ...(holds === 0 ? ['it expects nothing'] : []),
    ],
  };
}
