/** What stands before and after a number in its edition. */
import type { EditionName } from '@rulewright/engine';
import { childrenOf, parentOf } from '@rulewright/rulebook';

/** The numbers beside it under the same heading; null at either end. */
export function neighbours(edition: EditionName, number: string): { before: string | null; after: string | null } {
  const beside = childrenOf(edition, parentOf(number));
  const at = beside.indexOf(number);
  return { before: beside[at - 1] ?? null, after: beside[at + 1] ?? null };
}
