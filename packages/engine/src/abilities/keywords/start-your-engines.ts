/** Start your engines! That speed begins is a state-based action, and that it increases is inherent in having some. */
import type { Keyword } from './definition.ts';
import { numbers, rules, you } from './terms.ts';

export const startYourEngines: Keyword<'start your engines!'> = {
  name: 'start your engines!',
  rules: numbers(null, null, null, '702.179'),
  printed: ['start your engines!'],
  expand: () => [rules('start your engines!', { rule: 'startEngines', who: you })],
};
