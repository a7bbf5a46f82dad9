/** Space sculptor. Beside it the creatures get designations: each is in a sector (state-based/sectors.ts). */
import type { Keyword } from './definition.ts';
import { numbers, rules, you } from './terms.ts';

export const spaceSculptor: Keyword<'space sculptor'> = {
  name: 'space sculptor',
  rules: numbers(null, null, null, '702.158'),
  printed: ['space sculptor'],
  expand: () => [rules('space sculptor', { rule: 'sculptsSpace', who: you })],
};
