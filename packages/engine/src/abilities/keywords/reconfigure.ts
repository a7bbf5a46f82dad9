/** Reconfigure. Attaching it and unattaching it are two abilities; while it is attached to a creature it is none itself (702.151b). */
import type { Condition } from '../../vocabulary/conditions.ts';
import type { Keyword } from './definition.ts';
import {
  activated,
  all,
  and,
  controlledBy,
  costOf,
  creature,
  exactly,
  numbers,
  parts,
  ref,
  self,
  you,
} from './terms.ts';

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
    activated(
      ability,
      costOf(ability),
      {
        targets: [
          {
            name: 'host',
            count: exactly(1),
            objects: { where: and({ is: 'other' }, creature, controlledBy(you)) },
          },
        ],
        effect: [{ do: 'attach', what: self, to: ref('host') }],
      },
      { timing: 'sorcery' },
    ),
    activated(ability, costOf(ability), [{ do: 'unattach', what: self }], { timing: 'sorcery', condition: attached }),
    {
      ...parts('reconfigure', {
        part: 'change',
        affects: self,
        mods: [{ mod: 'types', op: 'remove', types: ['creature'] }],
      }),
      condition: attached,
    },
  ],
};
