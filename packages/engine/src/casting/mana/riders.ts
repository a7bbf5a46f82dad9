/** What spending certain mana on a spell does to that spell. 2006: 104.3 · 2009, 2011, 2026: 106.6 */
import { nodeAt } from '../../abilities/lookup.ts';
import { refTo } from '../../abilities/paths.ts';
import { addRuleEffect } from '../../events/effects.ts';
import { addPending } from '../../events/pending.ts';
import { abilityContext } from '../../meaning/context.ts';
import { matches } from '../../meaning/filter.ts';
import type { Game } from '../../running/game.ts';
import type { PlayerId } from '../../state/ids.ts';
import type { ManaUnit } from '../../state/state.ts';
import { effectDefinition } from '../../vocabulary/rule-definition.ts';
import type { ManaProduced } from '../../vocabulary/rules-effects.ts';
import type { Purpose } from './purpose.ts';

const THE_SPELL = { set: 'ref', name: 'spell' } as const;
/** The spell can't be countered, as long as it is on the stack. */
export const UNCOUNTERABLE = effectDefinition(
  'rule:uncounterable',
  [{ part: 'rule', rule: { rule: 'cantBeCountered', what: THE_SPELL } }],
  { until: 'leaves', what: THE_SPELL },
);

const WHAT_IT_BECOMES = { set: 'whatBecameOf', of: THE_SPELL } as const;
const HASTE = [
  {
    part: 'change',
    affects: WHAT_IT_BECOMES,
    mods: [{ mod: 'gain', abilities: [{ ability: 'keyword', keyword: 'haste' }] }],
  },
] as const;
/** The spell and the permanent that it becomes have haste: for good, or for the turn. */
export const HASTY = effectDefinition('rule:haste-of-mana', HASTE, { until: 'forever' });
export const HASTY_THIS_TURN = effectDefinition('rule:haste-of-mana-this-turn', HASTE, { until: 'endOfTurn' });
const DOES = { uncounterable: UNCOUNTERABLE, haste: HASTY, hasteThisTurn: HASTY_THIS_TURN };

/** The mana has been spent on that. */
export function carryRiders(game: Game, player: PlayerId, spent: readonly ManaUnit[], purpose: Purpose): void {
  if (purpose.kind !== 'cast') return;
  const spell = { objects: [purpose.object] };
  for (const { by, source } of spent) {
    if (by === null) continue;
    const { rider, abilities } = nodeAt(game, by) as ManaProduced;
    const ctx = abilityContext(player, source, by);
    if (rider !== undefined && matches(game, ctx, purpose.object, rider.spell))
      addRuleEffect(game, DOES[rider.does], player, source, { spell });
    for (const ability of abilities ?? []) {
      const { event } = ability;
      if (event.on !== 'cast' || !matches(game, ctx, purpose.object, event.what)) continue;
      const env = { 'event.object': spell, 'event.player': { players: [player] } };
      addPending(game, {
        ability: refTo(game, ctx, ability),
        source,
        controller: player,
        env,
        x: null,
        kind: 'delayed',
        bySpell: true,
      });
    }
  }
}
