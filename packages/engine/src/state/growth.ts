/** What is noted of a loop in which something grows. 2006: 102.4b, 421 · 2009: 104.4b, 713 · 2011: 104.4b, 716 · 2026: 104.4b, 731 */

/** After one round: the kinds of things there are, how much there is of each, and how many rounds there have been. */
export interface Growth {
  readonly outline: string;
  readonly amounts: readonly number[];
  readonly rounds: number;
}
