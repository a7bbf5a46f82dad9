/** Spree. The modes after it have the costs, which are paid for those chosen (casting/announcing.ts). */
import type { Keyword } from './definition.ts';
import { numbers } from './terms.ts';

export const spree: Keyword<'spree'> = {
  name: 'spree',
  rules: numbers(null, null, null, '702.172'),
  readBy: ['casting'],
};
