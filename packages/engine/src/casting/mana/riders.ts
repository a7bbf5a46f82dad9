/** What spending certain mana on a spell does to that spell. 2006: 104.3 · 2009, 2011, 2026: 106.6 */
import { nodeAt } from '../../abilities/lookup.ts';
import { addRuleEffect } from '../../events/effects.ts';
import { context } from '../../meaning/context.ts';
import { matches } from '../../meaning/filter.ts';
import type { Game } from '../../state/game.ts';
import type { PlayerId } from '../../state/ids.ts';
import type { ManaUnit } from '../../state/state.ts';
import { effectDefinition } from '../../vocabulary/rule-definition.ts';
import type { ManaProduced } from '../../vocabulary/rules-effects.ts';
import type { Purpose } from './needs.ts';

const THE_SPELL = { set: 'ref', name: 'spell' } as const;
/** The spell can't be countered, as long as it is on the stack. */
export const UNCOUNTERABLE = effectDefinition(
  'rule:uncounterable',
  [{ part: 'rule', rule: { rule: 'cantBeCountered', what: THE_SPELL } }],
  { until: 'leaves', what: THE_SPELL },
);

/** The mana has been spent on that. */
export function carryRiders(game: Game, player: PlayerId, spent: readonly ManaUnit[], purpose: Purpose): void {
  if (purpose.kind !== 'cast') return;
  const spell = { objects: [purpose.object] };
  for (const { by, source } of spent) {
    const rider = by === null ? undefined : (nodeAt(game, by) as ManaProduced).rider;
    if (rider !== undefined && matches(game, context(player, source), purpose.object, rider.spell))
      addRuleEffect(game, UNCOUNTERABLE, player, source, { spell });
  }
}
