/** Imprint. A keyword before an ability that is printed in full; an ability word since 2009. */
import type { Keyword } from './definition.ts';
import { numbers } from './terms.ts';

export const imprint: Keyword<'imprint'> = {
  name: 'imprint',
  rules: numbers('502.34', null, null, null),
  readBy: ['definition'],
};
