/** Indestructible. Earlier editions have no keyword: card text states it as a rule (700.4a). */
import type { Keyword } from './definition.ts';
import { numbers, rules, self } from './terms.ts';

export const indestructible: Keyword<'indestructible'> = {
  name: 'indestructible',
  rules: numbers(null, null, null, '702.12'),
  printed: ['indestructible'],
  expand: () => [rules('indestructible', { rule: 'indestructible', what: self })],
};
