/** Reconfigure. Attaching it and unattaching it are two abilities; while it is attached to a creature it is none itself (702.151b). */
import type { Condition } from '../../vocabulary/conditions.ts';
import type { Keyword } from './definition.ts';
import { attachTo } from './equip.ts';
import { activated, all, and, costOf, creature, noCreatureWhile, numbers, self } from './terms.ts';

const attached: Condition = { if: 'matches', what: self, filter: { is: 'attachedTo', to: all(creature) } };

export const reconfigure: Keyword<'reconfigure'> = {
  name: 'reconfigure',
  rules: numbers(null, null, null, '702.151'),
  printed: ['reconfigure {mana}', 'reconfigure—{cost}.'],
  reminders: [
    "{symbols}: Attach to target creature you control; or unattach from a creature. Reconfigure only as a sorcery. While attached, this isn't a creature.",
  ],
  needs: ['cost'],
  expand: (ability) => [
    ...attachTo(and({ is: 'other' }, creature))(ability),
    activated(ability, costOf(ability), [{ do: 'unattach', what: self }], { timing: 'sorcery', condition: attached }),
    noCreatureWhile('reconfigure', attached),
  ],
};
