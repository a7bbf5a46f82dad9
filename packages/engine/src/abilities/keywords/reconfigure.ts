/** Reconfigure. Attaching it and unattaching it are two abilities; while it is attached to a creature it is none itself (702.151b). */
import type { Condition } from '../../vocabulary/conditions.ts';
import { effectDefinition } from '../../vocabulary/rule-definition.ts';
import type { Keyword } from './definition.ts';
import { attachTo } from './equip.ts';
import { activated, all, and, costOf, creature, noCreatureWhile, numbers, ref, self } from './terms.ts';

const attached: Condition = { if: 'matches', what: self, filter: { is: 'attachedTo', to: all(creature) } };

/** The effect that begins as it becomes attached, and lasts until it is not attached to that creature any more, also without the ability. */
export const RECONFIGURED = effectDefinition(
  'rule:reconfigured',
  [{ part: 'change', affects: ref('attached'), mods: [{ mod: 'types', op: 'remove', types: ['creature'] }] }],
  {
    until: 'asLongAs',
    condition: { if: 'matches', what: ref('attached'), filter: { is: 'attachedTo', to: ref('host') } },
  },
);

export const reconfigure: Keyword<'reconfigure'> = {
  name: 'reconfigure',
  rules: numbers(null, null, null, '702.151'),
  printed: ['reconfigure {mana}', 'reconfigure—{cost}.'],
  needs: ['cost'],
  expand: (ability) => [
    ...attachTo(and({ is: 'other' }, creature))(ability),
    activated(ability, costOf(ability), [{ do: 'unattach', what: self }], { timing: 'sorcery', condition: attached }),
    noCreatureWhile('reconfigure', attached),
  ],
};
