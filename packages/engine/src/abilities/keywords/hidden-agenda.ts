/** Hidden agenda. The conspiracy begins the game face down, with a name that only its player knows (setup/agendas.ts). */
import type { Keyword } from './definition.ts';
import { numbers } from './terms.ts';

export const hiddenAgenda: Keyword<'hidden agenda'> = {
  name: 'hidden agenda',
  rules: numbers(null, null, null, '702.106'),
  printed: ['hidden agenda'],
  names: 1,
  readBy: ['starting', 'turnFaceUp'],
};
