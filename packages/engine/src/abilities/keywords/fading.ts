/** Fading. */
import type { Keyword } from './definition.ts';
import { entersWith, numberOf, numbers, sacrificeThis, self, whenever, yourUpkeep } from './terms.ts';

export const fading: Keyword<'fading'> = {
  name: 'fading',
  rules: numbers('502.20', '702.29', '702.30', '702.32'),
  printed: ['fading {n}'],
  needs: ['n'],
  expand: (ability) => [
    entersWith('fading', 'fade', numberOf(ability)),
    whenever('fading', yourUpkeep, [
      { do: 'removeCounters', counter: 'fade', count: 1, from: self, out: 'faded' },
      { do: 'if', condition: { if: 'did', name: 'faded' }, then: [], else: [sacrificeThis] },
    ]),
  ],
};
