/** Whether the derived table that a game keeps is the one that would be made anew. 2006: 418 · 2009, 2011, 2026: 613 (no rule: the machine) */
import { characteristics, derive, makeTable } from '../continuous/derive.ts';
import type { Derived } from '../continuous/derived.ts';
import { shareWorkspace } from '../continuous/table.ts';
import type { Game } from '../running/game.ts';
import { slotOf } from '../state/ids.ts';
import { onStacks } from '../state/objects.ts';
import { equal } from '../vocabulary/equal.ts';

/** What the table at hand says otherwise than a new one, in words; nothing where all is as it should be. */
export function staleness(game: Game): string[] {
  const kept = derive(game);
  const variant: Game = { ...game, derived: null };
  shareWorkspace(game, variant);
  const anew = makeTable(variant, {});
  const faults: string[] = [];
  const compare = (what: string, a: unknown, b: unknown): void => {
    if (!equal(a, b)) faults.push(`the derived table is stale: ${what}`);
  };
  for (const id of [...game.state.battlefield, ...onStacks(game.state)]) {
    const slot = slotOf(id);
    compare(`the controller of ${id}`, kept.controllers[slot], anew.controllers[slot]);
  }
  // and what was looked up elsewhere since the table was made
  for (const object of game.state.objects)
    if (object !== null && kept.characteristics[slotOf(object.id)] !== undefined)
      compare(`object ${object.id}`, characteristics(game, object.id), characteristics(variant, object.id));
  for (const kind of new Set([...kept.rules.keys(), ...anew.rules.keys()]))
    compare(`rules ${kind}`, kept.rules.get(kind), anew.rules.get(kind));
  for (const part of PARTS) compare(part, kept[part], anew[part]);
  return faults;
}
const PARTS = ['replacements', 'triggers', 'stateTriggers', 'costs'] as const satisfies (keyof Derived)[];
