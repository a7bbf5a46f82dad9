/** Melee. It counts the opponents attacked in this combat, also those attacked by creatures that have left it. */
import type { Keyword } from './definition.ts';
import { numbers, opponents, pump, self, thisAttacks, whenever } from './terms.ts';

const each = {
  q: 'countPlayers',
  of: { who: 'where', of: opponents, condition: { if: 'attacked', who: { who: 'actor' } } },
} as const;

export const melee: Keyword<'melee'> = {
  name: 'melee',
  rules: numbers(null, null, null, '702.121'),
  printed: ['melee'],
  expand: () => [whenever('melee', thisAttacks, [pump(self, each, each)])],
};
