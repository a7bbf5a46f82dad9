/** How long the search player may think about one decision. */

/** Games played out, or milliseconds. Plain data. */
export type Budget = { readonly iterations: number } | { readonly milliseconds: number };

export const DEFAULT_BUDGET: Budget = { iterations: 200 };

const MOST_ITERATIONS = 1_000_000;
const MOST_MILLISECONDS = 600_000;

/** `400` games, `2s` or `500ms`; null where the text is none of these, or out of bounds (a million games, ten minutes). */
export function budgetOf(text: string): Budget | null {
  const found = /^([1-9]\d{0,6})(s|ms|)$/.exec(text);
  if (found === null) return null;
  const number = Number(found[1]);
  if (found[2] === '') return number <= MOST_ITERATIONS ? { iterations: number } : null;
  const milliseconds = found[2] === 's' ? number * 1000 : number;
  return milliseconds <= MOST_MILLISECONDS ? { milliseconds } : null;
}

/** Whether there is time for another game after so many. Time is only read between games, and the first is always played. */
export function clockOf(budget: Budget): (games: number) => boolean {
  if ('iterations' in budget) return (games) => games < budget.iterations;
  const end = Date.now() + budget.milliseconds;
  return (games) => games === 0 || Date.now() < end;
}
