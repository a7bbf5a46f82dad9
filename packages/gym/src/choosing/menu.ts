/** What a seat may choose next of the decision before it, page by page. 2006: 408 · 2009: 115 · 2011: 116 · 2026: 117 */
import type { Answer } from '@rulewright/engine';
import { completes } from './completes.ts';
import type { Course } from './course.ts';
import { ACTIONS } from '../encoding/layout.ts';

/** Turns to the next page. */
export const MORE = 'more';

/** The actions of one page: at most `ACTIONS`. */
export interface Menu {
  readonly choices: readonly (number | typeof MORE)[];
  /** how many can be chosen on all pages together; a page of one may be followed by none */
  readonly total: number;
}

/**
 * @param accepts whether the rules take a whole answer; null: they take whatever has the form
 * @param page counted from 0
 */
export function menuOf(
  course: Course,
  picks: readonly number[],
  accepts: ((answer: Answer) => boolean) | null,
  page: number,
): Menu {
  const open = course.open(picks);
  let choice = (place: number): number => open.at(place);
  let total = open.count;
  if (accepts !== null) {
    const legal = Array.from({ length: open.count }, (_, place) => open.at(place)).filter(
      (pick) => completes(course, [...picks, pick], accepts) !== false,
    );
    choice = (place) => legal[place] as number;
    total = legal.length;
  }
  if (total <= ACTIONS) return { choices: Array.from({ length: total }, (_, place) => choice(place)), total };
  const from = page * (ACTIONS - 1);
  const here = Math.min(ACTIONS - 1, total - from);
  const choices: (number | typeof MORE)[] = Array.from({ length: here }, (_, place) => choice(from + place));
  return { choices: from + here < total ? [...choices, MORE] : choices, total };
}
