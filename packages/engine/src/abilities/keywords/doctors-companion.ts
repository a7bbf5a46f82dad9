/** Doctor's companion. It lets a second card lead a deck, and means nothing once the game has begun (702.124a). */
import type { Keyword } from './definition.ts';
import { numbers } from './terms.ts';

export const doctorsCompanion: Keyword<"Doctor's companion"> = {
  name: "Doctor's companion",
  rules: numbers(null, null, null, '702.124m'),
  printed: ["Doctor's companion"],
  readBy: ['deck'],
};
