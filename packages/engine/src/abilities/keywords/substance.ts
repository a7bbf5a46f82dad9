/** Substance. 502.49a: no effect. */
import type { Keyword } from './definition.ts';
import { numbers } from './terms.ts';

export const substance: Keyword<'substance'> = {
  name: 'substance',
  rules: numbers('502.49', null, null, null),
  readBy: ['definition'],
};
