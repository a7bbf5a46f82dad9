/** What a rule is called: its title in the rulebook, else the one that its summary gives it. */
import type { EditionName } from '@rulewright/engine';
import { summaryOf, titleOf } from '@rulewright/rulebook';

/** A short title; null where the rule has none. */
export const nameOf = (edition: EditionName, number: string): string | null =>
  titleOf(edition, number) ?? summaryOf(edition, number)?.title ?? null;
