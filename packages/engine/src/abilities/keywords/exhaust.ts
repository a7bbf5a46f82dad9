/** Exhaust. The keyword's body is the ability, and its cost is the ability's cost. */
import type { Keyword } from './definition.ts';
import { activated, costOf, numbers } from './terms.ts';

export const exhaust: Keyword<'exhaust'> = {
  name: 'exhaust',
  rules: numbers(null, null, null, '702.177'),
  needs: ['cost', 'body'],
  expand: (ability) => [activated(ability, costOf(ability), ability.body ?? { effect: [] }, { once: true })],
};
