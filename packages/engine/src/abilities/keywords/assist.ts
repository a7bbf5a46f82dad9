/** Assist. Another player may help to pay for the spell (casting/costs/assist.ts). */
import type { Keyword } from './definition.ts';
import { numbers, parts } from './terms.ts';

export const assist: Keyword<'assist'> = {
  name: 'assist',
  rules: numbers(null, null, null, '702.132'),
  printed: ['assist'],
  expand: () => [parts('assist', { part: 'helped' })],
};
