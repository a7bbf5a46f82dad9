/**
 * The rules that are changed before any effect but those of copying, control and text applies, as nothing else is that changes rules. They are
 * found when they are asked for, which is rare. 2026: 613.10, 700.5a
 */
import type { Game } from '../running/game.ts';
import { slotOf } from '../state/ids.ts';
import { objectOf } from '../state/objects.ts';
import { holds } from '../meaning/condition.ts';
import { activeContext } from '../meaning/context.ts';
import type { Rule } from '../vocabulary/rules-effects.ts';
import { floatingRecordsOf, recordsOf } from './active.ts';
import type { ActiveRule } from './derived.ts';
import { derive } from './derive.ts';
import type { Table } from './table.ts';

type Early = 'devotionMore';

/** Those of permanents, whatever later layers do to their abilities, and those of resolved effects. */
export function rulesBeforeTypes<K extends Early>(
  game: Game,
  kind: K,
): readonly ActiveRule<Extract<Rule, { rule: K }>>[] {
  const found: ActiveRule[] = [];
  const table = derive(game) as Table;
  for (const id of game.state.battlefield) {
    const object = objectOf(game, id);
    if (object === null || object.phasedOut) continue;
    const slot = slotOf(id);
    const profile = table.replaced?.get(slot) ?? table.workspace.bases.of(game, object, slot).profile;
    if (!profile.parts.some((part) => part.active === 'rule' && part.rule.rule === kind)) continue;
    for (const { part, rule } of recordsOf(game, object, profile, table.controllers[slot] as number)) {
      if (rule?.rule.rule !== kind) continue;
      if (part.condition === undefined || holds(game, activeContext(rule), part.condition)) found.push(rule);
    }
  }
  for (const effect of game.state.effects)
    found.push(...floatingRecordsOf(game, effect).rules.filter(({ rule }) => rule.rule === kind));
  return found as ActiveRule<Extract<Rule, { rule: K }>>[];
}
