/** Which question the quiz asks on a day: the same for everybody, on the page and in a terminal. 2006, 2009, 2011, 2026: none (the quiz is ours) */
import type { EditionName } from '@rulewright/engine';
import { questionOfDay } from './quiz.ts';

/** So many positions are tried before one gives up; a position may have too few outcomes that are not so. */
const MOST_TRIED = 12;

/** Today, where the reader is: `2026-11-22`. */
export function today(now = new Date()): string {
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Whether it is a date of the calendar. */
export const isDate = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;

/** The n-th question of a day (from 1), of a list whose places are known, as `make` makes it; null where it makes none of the first twelve. */
export async function firstQuestion<Listed, Made>(
  date: string,
  nth: number,
  listed: readonly Listed[],
  make: (one: Listed) => Promise<Made | null>,
): Promise<Made | null> {
  const first = questionOfDay(date, nth, listed.length);
  for (let tried = 0; tried < Math.min(MOST_TRIED, listed.length); tried++) {
    const one = listed[(first + tried) % listed.length];
    const made = one === undefined ? null : await make(one);
    if (made !== null) return made;
  }
  return null;
}

/** What a scenario shows, as far as it says which rule decides a question. */
export interface Showing {
  readonly edition?: EditionName | undefined;
  readonly rule?: string | undefined;
  readonly by?: string | undefined;
}

/** The rules that decide what is asked about, by their numbers in the question's edition. */
export const decidingRules = (shows: readonly Showing[], edition: EditionName, by: string | null): readonly string[] =>
  shows.flatMap((shown) =>
    shown.edition === edition && shown.rule !== undefined && (shown.by === undefined || shown.by === by)
      ? [shown.rule]
      : [],
  );
