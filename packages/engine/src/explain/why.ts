/** Why an object is what it is: every application that changed it, in order. 2006: 418.5 · 2009, 2011, 2026: 613 */
import { takesGame } from '../state/wrong-argument.ts';
import type { Game } from '../running/game.ts';
import { type ObjectId, type PlayerId, slotOf } from '../state/ids.ts';
import type { AbilityRef, Characteristics } from '../state/state.ts';
import { objectOf } from '../state/objects.ts';
import type { LayerName } from '../continuous/layers.ts';
import type { Effect } from '../continuous/effect.ts';
import { makeTable } from '../continuous/derive.ts';
import { layersOf } from '../continuous/layers.ts';
import { shareWorkspace, type Table, workspaceOf } from '../continuous/table.ts';

/** One application of one effect. */
export interface Application {
  layer: LayerName;
  /** the rule of the layer, in the edition's numbering */
  rule: string;
  /** the object the effect is from; the object itself for its counters and for what it entered as a copy of */
  source: ObjectId;
  /** the ability or instruction it is from; null for counters and for what the object entered as a copy of */
  ref: AbilityRef | null;
  /** the floating effect's id, 0 for a static ability or counters */
  effect: number;
  timestamp: number;
  /** the sources of the effects that it depended on in this layer, which were applied first whatever their timestamps */
  dependedOn: readonly ObjectId[];
  changes: readonly FieldChange[];
}
export interface FieldChange {
  field: keyof Characteristics | 'controller';
  before: unknown;
  after: unknown;
}

/** How the object came by its characteristics: what it started with and each application that changed something. Null if there is no such object. */
export function why(
  game: Game,
  id: ObjectId,
): {
  start: Characteristics;
  applications: readonly Application[];
  result: Characteristics;
  controller: PlayerId;
} | null {
  takesGame('why', game);
  const object = objectOf(game, id);
  if (object === null) return null;
  // a table of its own, so that asking changes nothing
  const asked: Game = { ...game, derived: null, scope: { ...game.scope, overlay: [] } };
  shareWorkspace(game, asked);
  const slot = slotOf(id);
  const { names } = layersOf(game.edition);
  const applications: Application[] = [];
  let held: { characteristics: Characteristics; controller: PlayerId } | null = null;
  const look = (): { characteristics: Characteristics; controller: PlayerId } => ({
    characteristics: { ...(asked.derived as Table).current(object) },
    controller: asked.derived?.controllers[slot] ?? -1,
  });
  let start: Characteristics | null = null;
  let before: readonly Effect[] = [];
  const table = makeTable(asked, {
    observer: {
      before(_, __, dependedOn) {
        before = dependedOn;
        held = look();
        start ??= held.characteristics;
      },
      after(layer: number, effect: Effect | null) {
        const changes = held === null ? [] : differences(held, look());
        if (changes.length === 0) return;
        const name = names[layer] as LayerName;
        applications.push({
          layer: name,
          rule: game.edition.layers.rules[name] ?? '',
          source: effect?.source ?? id,
          ref: effect === null || (effect.ability === null && effect.floating === null) ? null : effect.ref,
          effect: effect?.floating?.id ?? 0,
          timestamp: effect?.timestamp ?? object.timestamp,
          dependedOn: before.map(({ source }) => source),
          changes,
        });
      },
    },
  });
  const result = table.current(object);
  // a card that entered as a copy holds what it copied: that is its first change (2006: 418.5a · later: 613.1a)
  if (object.kind === 'card' && object.copied !== null && !object.faceDown) {
    const copied = start ?? result;
    start = workspaceOf(asked).bases.unshared(asked, { ...object, copied: null }).characteristics;
    const controller = 0;
    applications.unshift({
      layer: 'copy',
      rule: game.edition.layers.rules.copy ?? '',
      source: id,
      ref: null,
      effect: 0,
      timestamp: object.timestamp,
      dependedOn: [],
      changes: differences({ characteristics: start, controller }, { characteristics: copied, controller }),
    });
  }
  return { start: start ?? result, applications, result, controller: table.controllers[slot] ?? -1 };
}

function differences(
  before: { characteristics: Characteristics; controller: PlayerId },
  after: { characteristics: Characteristics; controller: PlayerId },
): FieldChange[] {
  const changes: FieldChange[] = [];
  for (const field of Object.keys(before.characteristics) as (keyof Characteristics)[]) {
    if (before.characteristics[field] !== after.characteristics[field])
      changes.push({ field, before: before.characteristics[field], after: after.characteristics[field] });
  }
  if (before.controller !== after.controller)
    changes.push({ field: 'controller', before: before.controller, after: after.controller });
  return changes;
}
