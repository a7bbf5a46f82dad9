/** Substance. It has no effect (502.49a). */
import type { Keyword } from './definition.ts';
import { numbers } from './terms.ts';

export const substance: Keyword<'substance'> = {
  name: 'substance',
  rules: numbers('502.49', null, null, null),
  readBy: ['definition'],
};
