/** Lifelink. */
import type { Keyword } from './definition.ts';
import { numbers } from './terms.ts';

export const lifelink: Keyword<'lifelink'> = {
  name: 'lifelink',
  rules: numbers(null, '702.13', '702.14', '702.15'),
  printed: ['lifelink'],
  reminders: [
    'Damage dealt by {self} also causes (you|its controller) to gain that much life.',
    'Damage dealt by those creatures also causes (you|their (controller|controllers)) to gain that much life.',
  ],
  readBy: ['damage'],
};
