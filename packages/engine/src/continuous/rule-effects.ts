/**
 * Resolved effects that change no characteristics: rules, replacements, costs. Where one begins or ends, what objects are stays as it is, and
 * a table is made from the one at hand. 2006: 418.3, 419 · 2009, 2011: 611.2, 613.10, 614–615 · 2026: 611.2, 613.11, 614–615 (no rule: the machine)
 */
import type { Game } from '../running/game.ts';
import type { FloatingEffect } from '../state/state.ts';
import { partsOf } from '../abilities/lookup.ts';
import { kindsOf } from '../abilities/pattern-kinds.ts';
import { floatingRecordsOf } from './active.ts';
import { type Derived, Reads } from './derived.ts';
import { Table } from './table.ts';

/** An effect has begun, as the last of all. */
export function admitEffect(game: Game, effect: FloatingEffect): void {
  const table = nextTable(game, [effect]);
  if (table === null) return;
  const { rules, replacements, costs } = floatingRecordsOf(game, effect);
  for (const rule of rules) table.rules.set(rule.rule.rule, [...(table.rules.get(rule.rule.rule) ?? []), rule]);
  for (const active of replacements)
    for (const kind of kindsOf(active.replacement.event))
      table.replacements[kind] = [...(table.replacements[kind] ?? []), active];
  table.costs.push(...costs);
}

/** Effects have ended. */
export function dismissEffects(game: Game, effects: readonly FloatingEffect[]): void {
  const table = nextTable(game, effects);
  if (table === null) return;
  const lasts = ({ effect }: { effect: number }): boolean => !effects.some(({ id }) => id === effect);
  for (const [kind, rules] of table.rules) {
    const left = rules.filter(lasts);
    if (left.length === 0) table.rules.delete(kind);
    else if (left.length < rules.length) table.rules.set(kind, left);
  }
  for (const kind of Object.keys(table.replacements) as (keyof Derived['replacements'])[]) {
    const left = table.replacements[kind]?.filter(lasts) ?? [];
    if (left.length === 0) delete table.replacements[kind];
    else table.replacements[kind] = left;
  }
  table.costs = table.costs.filter(lasts);
}

/**
 * What becomes the game's table, like the one at hand so far. Null where there is none, or where what objects are or which of their abilities
 * are active may change: then it is dropped.
 */
function nextTable(game: Game, effects: readonly FloatingEffect[]): Table | null {
  const { derived } = game;
  const same =
    derived instanceof Table &&
    (derived.reads & Reads.effects) === 0 &&
    effects.every((effect) => partsOf(game, effect).every(isOfRules));
  const next = same ? derived.next() : null;
  game.derived = next;
  return next;
}

const isOfRules = ({ part }: { part: string }): boolean => part === 'rule' || part === 'replacement' || part === 'cost';
