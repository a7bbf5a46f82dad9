/** Ravenous. */
import type { Keyword } from './definition.ts';
import { atLeast, entersWith, numbers, thisEnters, whenever, you } from './terms.ts';

export const ravenous: Keyword<'ravenous'> = {
  name: 'ravenous',
  rules: numbers(null, null, null, '702.156'),
  printed: ['ravenous'],
  expand: () => [
    entersWith('ravenous', '+1/+1', { q: 'x' }),
    whenever('ravenous', thisEnters, [{ do: 'draw', who: you, count: 1 }], { condition: atLeast({ q: 'x' }, 5) }),
  ],
};
