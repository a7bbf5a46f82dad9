/** Overload. Cast for its overload cost the spell has no targets, and affects everything that could have been one. */
import type { Keyword } from './definition.ts';
import { costOf, numbers, parts } from './terms.ts';

/** The tag under which its cost is paid. */
export const OVERLOAD = 'overload';

export const overload: Keyword<'overload'> = {
  name: 'overload',
  rules: numbers(null, null, null, '702.96'),
  printed: ['overload {mana}', 'overload—{cost}.'],
  needs: ['cost'],
  expand: (ability) => [parts('overload', { part: 'alternativeCost', cost: costOf(ability), tag: OVERLOAD })],
};
