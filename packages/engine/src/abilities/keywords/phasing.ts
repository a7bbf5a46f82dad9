/** Phasing. */
import type { Keyword } from './definition.ts';
import { numbers } from './terms.ts';

export const phasing: Keyword<'phasing'> = {
  name: 'phasing',
  rules: numbers('502.15', '702.23', '702.24', '702.26'),
  printed: ['phasing'],
  reminders: [
    "(This|It) phases in or out before (you|its controller) (untap|untaps) during each of (your|<his or her>) untap steps. While it's phased out, it's treated as though it doesn't exist.",
    'They phase in before you untap during your next untap step.',
    "While (it's|they're) phased out, (it's|they're) treated as though (it doesn't|they don't) exist. (It phases|They phase) in before (you|its controller|that player) (untap|untaps) during (your|his or her|their) next untap step.",
  ],
  readBy: ['untap'],
};
