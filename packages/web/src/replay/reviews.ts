/** What the review of a game asks of engine, compiler and players, one decision after the other. Runs in a worker. */
import type { CardSource } from '@rulewright/cards';
import type { Input } from '@rulewright/engine';
import { type Budget, budgetOf, type Reviewed, review, turningPoints } from '@rulewright/players';
import { newOpening, type NotOpened } from './opening.ts';
import type { ReviewPart } from './reviewed.ts';

export interface Reviews {
  /** `effort`: games that are played on for each decision, or a time, as `budgetOf` reads it */
  readonly beginReview: (text: string, seat: number, effort: string) => { readonly ok: true } | NotOpened;
  /** the next of that seat's decisions */
  readonly reviewOn: () => ReviewPart;
}

const USUAL: Budget = { iterations: 24 };

export function newReviews(source: CardSource | undefined): Reviews {
  const open = newOpening(source);
  let coming: Iterator<Reviewed> | null = null;
  let found: Reviewed[] = [];
  return {
    beginReview(text, seat, effort) {
      const opened = open(text);
      if (!opened.ok) return opened;
      const { replay } = opened;
      const inputs = replay.file.inputs as readonly Input[];
      coming = review(replay.game(0), inputs, seat, { seed: 'review', budget: budgetOf(effort) ?? USUAL });
      found = [];
      return { ok: true };
    },
    reviewOn() {
      const next = coming?.next();
      if (next === undefined || next.done === true) return { next: null, turning: turningPoints(found) };
      found.push(next.value);
      return { next: next.value, turning: turningPoints(found) };
    },
  };
}
