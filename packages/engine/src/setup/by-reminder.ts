/** Cards whose keywords are known from their reminder text alone. 2006: 200.3 · 2009, 2011, 2026: 207.2 */
import type { CardDefinition } from '../vocabulary/definition.ts';

/** Why such a card is no evidence: reminder text summarises a rule that is not known here. Null: all of its keywords are known. */
export function byReminderProblem({ name, byReminder = [] }: CardDefinition): string | null {
  if (byReminder.length === 0) return null;
  const keywords = byReminder.map((keyword) => `"${keyword}"`).join(', ');
  return `${name}: ${keywords} is known from its reminder text alone, which will do for a table and the Lab only.`;
}
