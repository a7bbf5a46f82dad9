/** Notes on a loop, and on one in which something grows. 2006: 102.4b, 421 · 2009: 104.4b, 713 · 2011: 104.4b, 716 · 2026: 104.4b, 731 */
import type { ObjectId, PlayerId } from './ids.ts';

/** After one round: the kinds of things there are, how much there is of each, and how many rounds there have been. */
export interface Growth {
  readonly outline: string;
  readonly amounts: readonly number[];
  readonly rounds: number;
}

/** Resolutions since the last optional action, and the position with which later ones are compared. */
export interface Loop {
  choiceFree: number;
  position: string | null;
  involved: readonly PlayerId[];
  growth: Growth | null;
  /** the newest object on the stack as positions were last compared */
  newest?: ObjectId;
}
