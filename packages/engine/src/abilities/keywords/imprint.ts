/** Imprint. "Imprint" before an activated or triggered ability, which is stated by itself; an ability word since 2009. */
import type { Keyword } from './definition.ts';
import { numbers } from './terms.ts';

export const imprint: Keyword<'imprint'> = {
  name: 'imprint',
  rules: numbers('502.34', null, null, null),
  readBy: ['definition'],
};
