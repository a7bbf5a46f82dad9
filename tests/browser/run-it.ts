/** An example of the rulebook opened as a reader does, by *Run it* on the page of its rule, and played to its end in the Lab. */
import type { Claim } from '@rulewright/rulebook';
import type { Page } from 'playwright-core';
import { pathOf } from '../../packages/web/src/rules/path.ts';
import { runPath } from '../../packages/web/src/rules/scenario-texts.ts';

/** What a scenario shows, by its number among the examples of the rule. */
export type ExampleClaim = Claim & { readonly rule: string; readonly example: number };

export const isExample = (claim: Claim): claim is ExampleClaim =>
  claim.rule !== undefined && claim.example !== undefined;

export interface Ran {
  /** lines of the script, expectations among them */
  readonly lines: number;
  /** expectations that hold */
  readonly holds: number;
  /** what is wrong, in words; empty where the example ends as it says */
  readonly faults: readonly string[];
}

/** @throws where the page of the rule, the link or the Lab does not come */
export async function runIt(page: Page, address: string, claim: ExampleClaim): Promise<Ran> {
  const { edition, rule, scenario } = claim;
  await page.goto(`${address}${pathOf(edition, rule)}`);
  const link = page.locator(`a[href="${runPath(scenario, edition)}"]`).first();
  const all = page.getByRole('button', { name: /^All \d+$/ });
  await link.or(all).first().waitFor();
  if (!(await link.isVisible())) await all.click();
  await link.click();
  await page.locator('.lab-board .seat').first().waitFor();
  await page.getByText('Fetching the cards…').waitFor({ state: 'detached' });
  const story = page.locator('.lab-moves');
  const opensAtStart = await story.locator('.step').first().locator('[aria-current]').count();
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
      ...(opensAtStart === 1 ? [] : ['it does not open at its first step']),
      ...bad,
      ...(holds === 0 ? ['it expects nothing'] : []),
    ],
  };
}
