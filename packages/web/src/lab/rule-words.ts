/** What a rule says in an edition, in our words. A file of its own, so that the Lab fetches the rulebook only when it is asked for. */
import type { EditionName } from '@rulewright/engine';
import { sameRule, summaryOf, ruleTitle } from '@rulewright/rulebook';
import type { RuleAt } from './rule-link.tsx';

/** The same rule in that edition; where it has none, null. */
export function ruleWords(
  { edition: from, number }: RuleAt,
  edition: EditionName,
): { number: string; title: string | null; summary: string | null } | null {
  const here = from === edition ? number : sameRule(from, number, edition);
  if (here === null) return null;
  return { number: here, title: ruleTitle(edition, here), summary: summaryOf(edition, here)?.text ?? null };
}
