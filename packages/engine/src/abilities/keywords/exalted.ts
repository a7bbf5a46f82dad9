/** Exalted. */
import type { Keyword } from './definition.ts';
import { and, controlledBy, creature, numbers, pump, ref, whenever, you } from './terms.ts';

export const exalted: Keyword<'exalted'> = {
  name: 'exalted',
  rules: numbers(null, '702.80', '702.81', '702.83'),
  printed: ['exalted'],
  expand: () => [
    whenever('exalted', { on: 'attacks', what: and(creature, controlledBy(you)), alone: true }, [
      pump(ref('event.object'), 1, 1),
    ]),
  ],
};
