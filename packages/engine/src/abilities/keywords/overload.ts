/** Overload. 2026: 702.96 */
import { costOf, define, numbers, parts } from './terms.ts';

/** The tag under which its cost is paid. */
export const OVERLOAD = 'overload';

/** Cast for its overload cost a spell has no targets, and does what it does to each that could have been one. */
export const overload = define(
  'overload',
  numbers(null, null, null, '702.96'),
  (ability) => [parts('overload', { part: 'alternativeCost', cost: costOf(ability), tag: OVERLOAD })],
  { needs: ['cost'] },
);
