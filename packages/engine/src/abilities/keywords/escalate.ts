/** Escalate. */
import type { Keyword } from './definition.ts';
import { costOf, numbers, parts } from './terms.ts';

export const escalate: Keyword<'escalate'> = {
  name: 'escalate',
  rules: numbers(null, null, null, '702.120'),
  printed: ['escalate {mana}', 'escalate—{cost}.'],
  needs: ['cost'],
  expand: (ability) => [parts('escalate', { part: 'additionalCost', cost: costOf(ability), perMode: true })],
};
