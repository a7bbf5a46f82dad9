/** Fortify. */
import type { Keyword } from './definition.ts';
import { attachTo } from './equip.ts';
import { numbers, ofType } from './terms.ts';

export const fortify: Keyword<'fortify'> = {
  name: 'fortify',
  rules: numbers(null, '702.64', '702.65', '702.67'),
  printed: ['fortify {mana}', 'fortify—{cost}.'],
  reminders: [
    '{symbols}: Attach to target land you control. Fortify only as a sorcery. This card <it enters> unattached and stays on the battlefield if the land leaves.',
  ],
  needs: ['cost'],
  expand: attachTo(ofType('land')),
};
