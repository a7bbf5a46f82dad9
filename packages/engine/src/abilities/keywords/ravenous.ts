/** Ravenous. */
import type { Keyword } from './definition.ts';
import { atLeast, entersWith, numbers, thisEnters, whenever, you } from './terms.ts';

export const ravenous: Keyword<'ravenous'> = {
  name: 'ravenous',
  rules: numbers(null, null, null, '702.156'),
  printed: ['ravenous'],
  reminders: ['This creature enters with X +1/+1 counters on it. If X is 5 or more, draw a card when it enters.'],
  expand: () => [
    entersWith('ravenous', '+1/+1', { q: 'x' }),
    whenever('ravenous', thisEnters, [{ do: 'draw', who: you, count: 1 }], { condition: atLeast({ q: 'x' }, 5) }),
  ],
};
