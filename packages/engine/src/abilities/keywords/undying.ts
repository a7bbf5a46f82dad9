/** Undying. */
import type { Keyword } from './definition.ts';
import { returnsWith } from './persist.ts';
import { PLUS, numbers } from './terms.ts';

export const undying: Keyword<'undying'> = {
  name: 'undying',
  rules: numbers(null, null, null, '702.93'),
  printed: ['undying'],
  reminders: [
    "When this creature dies, if it had no +1/+1 counters on it, return it to the battlefield under its owner's control with a +1/+1 counter on it.",
  ],
  expand: returnsWith('undying', PLUS),
};
