/** Room. "When you move your venture marker into this room" (309.4c). */
import type { Body } from '../../vocabulary/abilities.ts';
import type { Keyword } from './definition.ts';
import { numbers, whenever } from './terms.ts';

export const room: Keyword<'room'> = {
  name: 'room',
  rules: numbers(null, null, null, '309.4'),
  needs: ['room', 'body'],
  expand: ({ room: name, body }) => [
    whenever('room', { on: 'room', room: name ?? '' }, body as Body, { zones: ['command'] }),
  ],
};
