/** Undying. */
import type { Keyword } from './definition.ts';
import { returnsWith } from './persist.ts';
import { PLUS, numbers } from './terms.ts';

export const undying: Keyword<'undying'> = {
  name: 'undying',
  rules: numbers(null, null, null, '702.93'),
  printed: ['undying'],
  expand: returnsWith('undying', PLUS),
};
