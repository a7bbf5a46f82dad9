/** Double agenda. The conspiracy begins the game face down, with two names that only its player knows (setup/agendas.ts). */
import type { Keyword } from './definition.ts';
import { numbers } from './terms.ts';

export const doubleAgenda: Keyword<'double agenda'> = {
  name: 'double agenda',
  rules: numbers(null, null, null, '702.106f'),
  printed: ['double agenda'],
  names: 2,
  readBy: ['starting', 'turnFaceUp'],
};
