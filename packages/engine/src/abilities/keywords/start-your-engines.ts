/** Start your engines! That speed begins is a state-based action, and that it increases is inherent in having some. */
import type { Keyword } from './definition.ts';
import { numbers, rules, you } from './terms.ts';

export const startYourEngines: Keyword<'start your engines!'> = {
  name: 'start your engines!',
  rules: numbers(null, null, null, '702.179'),
  printed: ['start your engines!'],
  reminders: [
    'If you have no speed, it starts at 1. It increases once on each of your turns when an opponent loses life. Max speed is 4.',
  ],
  expand: () => [rules('start your engines!', { rule: 'startEngines', who: you })],
};
