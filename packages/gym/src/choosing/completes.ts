/** Whether small choices can be completed to an answer that the rules take. 2006: 308–310 · 2009, 2011, 2026: 508–510 */
import type { Answer } from '@rulewright/engine';
import { type Course, DONE } from './course.ts';

/** Whole answers that are tried for one small choice, half of them beginning with the fewest and half with the most. */
export const MOST_TRIED = 256;

/** true: some completion is legal; false: none is; null: so many were tried and none was. */
export function completes(
  course: Course,
  picks: readonly number[],
  accepts: (answer: Answer) => boolean,
): boolean | null {
  const few = new Search(course, accepts, MOST_TRIED / 2, false).from(picks);
  return few ?? new Search(course, accepts, MOST_TRIED / 2, true).from(picks);
}

class Search {
  private readonly course: Course;
  private readonly accepts: (answer: Answer) => boolean;
  private left: number;
  private readonly mostFirst: boolean;

  constructor(course: Course, accepts: (answer: Answer) => boolean, tries: number, mostFirst: boolean) {
    this.course = course;
    this.accepts = accepts;
    this.left = tries;
    this.mostFirst = mostFirst;
  }

  from(picks: readonly number[]): boolean | null {
    const open = this.course.open(picks);
    if (open.count === 0) return this.left-- > 0 ? this.accepts(this.course.answer(picks)) : null;
    for (let n = 0; n < open.count; n++) {
      const found = this.from([...picks, open.at(this.place(n, open.count, open.at(0) === DONE))]);
      if (found !== false) return found;
    }
    return false;
  }

  /** The place that is tried as the n-th: in ascending order, or descending. DONE is the least of all. */
  private place(n: number, count: number, hasDone: boolean): number {
    if (!this.mostFirst) return n;
    // to do without is tried last, and of several attackers or victims the first is as good as any
    if (hasDone) return n === count - 1 ? 0 : n + 1;
    return count - 1 - n;
  }
}
