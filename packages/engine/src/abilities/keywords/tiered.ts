/** Tiered. The modes after it have the costs, which are paid for the one chosen (casting/announcing.ts). */
import type { Keyword } from './definition.ts';
import { numbers } from './terms.ts';

export const tiered: Keyword<'tiered'> = {
  name: 'tiered',
  rules: numbers(null, null, null, '702.183'),
  readBy: ['casting'],
};
