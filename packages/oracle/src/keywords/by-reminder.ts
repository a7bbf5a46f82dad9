/**
 * Keywords that the compiler does not know, read from the reminder text that says what they do. Reminder text has no meaning of its own, so what is
 * read from it is marked as such, and the text of a keyword that is known is never read. 2006: 200.3 · 2009, 2011: 207.2 · 2026: 207.2a
 */
import { KEYWORDS } from '@rulewright/engine/keywords';
import { type Paragraph, reminderWords } from '../normalise/paragraphs.ts';

/** A keyword as cards print it, alone on its line: its words, a number, a cost in mana. */
const KEYWORD = /^\p{Lu}[\p{L}'-]+(?: [\p{L}'-]+){0,2}(?: (?:\d+|X))?(?:[ —](?:\{[^{}]+\})+)?$/u;

/** The words of known keywords; those that others are made of (`landwalk`) stand at the end of a word. */
const KNOWN = new RegExp(`\\b(?:${KEYWORDS.map(({ name }) => name).join('|')}|\\p{L}*(?:walk|cycling))\\b`, 'iu');

/** What a line says whose keyword is not known, as its reminder text says it; null where the line is no such keyword. */
export function definedByReminder({ text, reminders, from }: Paragraph): Paragraph | null {
  const [only, ...more] = reminders;
  if (only === undefined || more.length > 0 || only.at !== text.length || !only.text.startsWith(' (')) return null;
  if (!KEYWORD.test(text) || KNOWN.test(text)) return null;
  return { text: reminderWords(only), reminders: [], from: from + text.length + 2, keyword: text };
}
