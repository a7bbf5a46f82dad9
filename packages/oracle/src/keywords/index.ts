/** Keyword abilities in text, and their reminder text. 2006: 502 · 2009, 2011, 2026: 702 */
export { oddReminder } from './reminders.ts';
