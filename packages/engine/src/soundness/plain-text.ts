/**
 * Text that people see: what a name may not hold. Characters that are not seen, or that order others, make one name look like another or tell
 * a terminal what to do. 2006: 100 · 2009, 2011, 2026: 102.1
 */

/** Controls, format characters (which join, order or hide others), halves of pairs, and the ends of lines and paragraphs. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Whether all of a name is seen as it stands: it is of one line, and no character of it acts on others. */
export const isPlainText = (text: string): boolean => text.search(UNSEEN) < 0;

/** Text of several lines with each character that is not seen as its number, as JSON has it. */
export const visibleText = (text: string): string =>
  text.replace(UNSEEN, (found) => (found === '\n' || found === '\t' ? found : numbers(found)));

const numbers = (found: string): string =>
  Array.from({ length: found.length }, (_, at) => `\\u${found.charCodeAt(at).toString(16).padStart(4, '0')}`).join('');
