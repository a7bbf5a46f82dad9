/** Paragraphs of card text: lines with their modes or results, and reminder text set aside. 2006: 200.3 · 2009, 2011: 207 · 2026: 207.2, 700.2, 706.3 */

/** Reminder text and where it stood in the text without it. */
export interface Reminder {
  at: number;
  text: string;
}

export interface Paragraph {
  /** without reminder text, with the card's names hidden */
  text: string;
  reminders: readonly Reminder[];
  /** where the paragraph begins in the whole text */
  from: number;
  /** the keyword whose reminder text the text is */
  keyword?: string;
}

/** Before a mode: a bullet, the plus sign of a mode that costs more, or pawprints (2026: 700.2, 700.2i, 702.172b). */
const beginsMode = (line: string): boolean => line.startsWith('•') || line.startsWith('+ {') || line.startsWith('{P}');

/** A row of a results table (2026: 706.3a). */
const isRow = (line: string): boolean => /^\d+(?:—\d+)? \|/.test(line);

/** One paragraph for each line; lines that are modes, or rows of a results table, belong to the line before. */
export function paragraphs(text: string): Paragraph[] {
  const out: Paragraph[] = [];
  if (text === '') return out;
  let from = 0;
  let current = '';
  let begun = 0;
  const close = () => {
    if (current !== '') out.push({ ...setAside(current), from: begun });
  };
  for (const line of text.split('\n')) {
    if ((beginsMode(line) || isRow(line)) && current !== '') current += `\n${line}`;
    else {
      close();
      current = line;
      begun = from;
    }
    from += line.length + 1;
  }
  close();
  return out;
}

/** Takes the reminder text out of a paragraph. Parentheses within quotation marks are taken too. */
export function setAside(text: string): { text: string; reminders: readonly Reminder[] } {
  const reminders: Reminder[] = [];
  let out = '';
  let at = 0;
  for (const found of text.matchAll(/ ?\(([^()]*)\)/g)) {
    out += text.slice(at, found.index);
    reminders.push({ at: out.length, text: found[0] });
    at = found.index + found[0].length;
  }
  return { text: out + text.slice(at), reminders };
}

/** The inverse of setting aside. */
export function putBack(text: string, reminders: readonly Reminder[]): string {
  let out = '';
  let at = 0;
  for (const reminder of reminders) {
    out += text.slice(at, reminder.at) + reminder.text;
    at = reminder.at;
  }
  return out + text.slice(at);
}

/** Where an offset into a paragraph without its reminder text lies in the paragraph with it. */
export function withReminders(paragraph: Paragraph, at: number): number {
  return paragraph.reminders.reduce(
    (offset, reminder) => (reminder.at <= at ? offset + reminder.text.length : offset),
    at,
  );
}

/** The words of a reminder, without parentheses. */
export const reminderWords = (reminder: Reminder): string => reminder.text.replace(/^ ?\(/, '').replace(/\)$/, '');
