/** Keyword abilities in text, and their reminder text. 2006: 502 · 2009, 2011, 2026: 702 */
import type { Wording } from '../grammar/index.ts';
import { knownReminder as known } from './reminders.ts';

export { keywordLine, keywordPhrase } from './keyword.ts';

/** Whether a reminder, without parentheses and with the card's own name as `~`, is of a known form in that wording. */
export function knownReminder(text: string, wording: Wording): boolean {
  return known(text, wording);
}
