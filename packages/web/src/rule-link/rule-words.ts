/** What a rule says in an edition, in our words. A file of its own, so that the Lab fetches the summaries only when one is asked for. */
import type { EditionName } from '@rulewright/engine';
import { ruleTitle, summaryOf } from '@rulewright/rulebook';

export interface RuleWords {
  readonly title: string | null;
  readonly summary: string | null;
}

export const ruleWords = (edition: EditionName, number: string): RuleWords => ({
  title: ruleTitle(edition, number),
  summary: summaryOf(edition, number)?.text ?? null,
});
