/** Haste. It is read by attacking, and by abilities whose cost has the tap symbol. */
import type { Keyword } from './definition.ts';
import { numbers } from './terms.ts';

export const haste: Keyword<'haste'> = {
  name: 'haste',
  rules: numbers('502.5', '702.10', '702.10', '702.10'),
  printed: ['haste'],
  reminders: [
    'They can attack and {symbols} (this turn|as soon as they come under your control|no matter when they came under your control).',
    '(This|That) creature can attack and {symbols} as soon as it comes under your control.',
    'This creature can attack the turn it comes under your control.',
    'It can attack and {symbols} (this turn|as soon as it comes under your control|no matter when it came under your control).',
  ],
  readBy: ['combat', 'casting'],
};
