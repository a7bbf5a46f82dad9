/**
 * The order of effects within a layer: characteristic-defining first, then by timestamp, unless one depends on another.
 * Dependency is found by trial: apply the other and look. 2006: 418.5c–e · 2009, 2011: 613.6–613.7 · 2026: 613.7–613.8
 */
import type { Game } from '../running/game.ts';
import type { Edition } from '../editions/edition.ts';
import { affected, type Effect, exists } from './effect.ts';
import { change, workOut } from './apply.ts';
import { Aspect } from './reads.ts';
import type { Table } from './table.ts';
import type { TemplateMod } from './template.ts';

/** Earlier characteristic-defining abilities, earlier timestamps, earlier gathered. */
export function inOrder(a: Effect, b: Effect): number {
  if (a.defines !== b.defines) return a.defines ? -1 : 1;
  return a.timestamp - b.timestamp || a.order - b.order;
}

/** Applies what the effect does in that layer; fixes its objects the first time. */
export function applyEffect(game: Game, table: Table, effect: Effect, layer: number, fix: boolean): void {
  const bit = 1 << layer;
  for (const part of effect.template.parts) {
    if ((part.layers & bit) === 0) continue;
    const ids = affected(game, table, effect, part);
    if (fix) effect.sets[part.set] = ids;
    // all is worked out before any of it is done
    const items = part.byLayer[layer] as readonly TemplateMod[];
    if (items.some((item) => item.perObject)) {
      const changes = ids.map((id) => items.map((item) => workOut(game, table, effect, part, item, id)));
      ids.forEach((id, i) => changes[i]?.forEach((what) => change(game, table, id, what)));
    } else if (items.length === 1) {
      const what = workOut(game, table, effect, part, items[0] as TemplateMod);
      for (const id of ids) change(game, table, id, what);
    } else {
      const changes = items.map((item) => workOut(game, table, effect, part, item));
      for (const id of ids) for (const what of changes) change(game, table, id, what);
    }
  }
}

/** What the effect is, applies to and does in that layer, for comparison. */
function describe(game: Game, table: Table, effect: Effect, layer: number): string {
  if (!exists(game, table, effect)) return 'absent';
  const bit = 1 << layer;
  const found: unknown[] = [];
  for (const part of effect.template.parts) {
    if ((part.layers & bit) === 0) continue;
    const ids = affected(game, table, effect, part);
    found.push(ids);
    for (const item of part.byLayer[layer] as readonly TemplateMod[]) {
      if (item.constant || item.mod.mod === 'gain') continue;
      if (item.perObject) for (const id of ids) found.push(workOut(game, table, effect, part, item, id));
      else found.push(workOut(game, table, effect, part, item));
    }
  }
  return JSON.stringify(found);
}

/** Aspects that could make a difference to the effect. */
function sensitive(effect: Effect, layer: number): number {
  const does = effect.template.does[layer] as number;
  return effect.started ? does | unfixed(effect, layer) : does | effect.template.aspects | Aspect.existence;
}

/** An effect may have begun with other nouns than those that apply in this layer. */
function unfixed(effect: Effect, layer: number): number {
  let aspects = 0;
  for (const part of effect.template.parts)
    if ((part.layers & (1 << layer)) !== 0 && effect.sets[part.set] === undefined) aspects |= part.aspects;
  return aspects;
}

function exempt(edition: Edition, a: Effect, b: Effect): boolean {
  switch (edition.dependencyExemption) {
    case 'none':
      return false;
    case 'neither-cda':
      return a.defines || b.defines;
    case 'neither-or-both-cda':
      return a.defines !== b.defines;
  }
}

/** Whether `effect` depends on `other` in that layer. */
function dependsOn(game: Game, table: Table, effect: Effect, other: Effect, layer: number): boolean {
  if (((other.template.writes[layer] as number) & sensitive(effect, layer)) === 0) return false;
  if (exempt(game.edition, effect, other) || !exists(game, table, other)) return false;
  const before = describe(game, table, effect, layer);
  const after = table.trial(
    () => applyEffect(game, table, other, layer, false),
    () => describe(game, table, effect, layer),
  );
  return before !== after;
}

/** Is told of each effect before and after it is applied, with the effects that it depended on and that were therefore applied first: not of a loop. */
export interface LayerObserver {
  before(layer: number, effect: Effect, dependedOn: readonly Effect[]): void;
  after(layer: number, effect: Effect): void;
}

/** Applies the effects of one layer, one at a time. `arrived` is asked after each for effects that have come to be. */
export function applyLayer(
  game: Game,
  table: Table,
  all: readonly Effect[],
  layer: number,
  arrived: () => readonly Effect[],
  observer: LayerObserver | null,
): void {
  const { dependencyRetest } = game.edition;
  const found = new Map<Effect, Effect[]>();
  let waiting = [...all].sort(inOrder);
  // dependencies of effects that wait together, found as they come to, where the edition does not test them again (2006, 2009)
  const known = new Map<Effect, Map<Effect, boolean>>();
  const depends = (effect: Effect, other: Effect): boolean =>
    dependencyRetest ? dependsOn(game, table, effect, other, layer) : known.get(effect)?.get(other) === true;
  const find = (): void => {
    if (dependencyRetest) return;
    for (const effect of waiting) {
      const on = known.get(effect) ?? new Map<Effect, boolean>();
      known.set(effect, on);
      for (const other of waiting)
        if (other !== effect && !on.has(other)) on.set(other, dependsOn(game, table, effect, other, layer));
    }
  };
  find();
  // a loop that was found at the start stays one until all of it is applied, even if part of it is gone (2006: 418.5d · 2009: 613.7b)
  const applied: Effect[] = [];
  while (waiting.length > 0) {
    const present = waiting.filter((effect) => exists(game, table, effect));
    if (present.length === 0) return;
    const among = (): readonly Effect[] => (dependencyRetest ? present : [...applied, ...waiting]);
    const next = choose(present, among, depends);
    if (observer !== null) {
      for (const effect of present)
        if (depends(effect, next) && !reaches(next, effect, among(), depends))
          found.set(effect, [...(found.get(effect) ?? []), next]);
      observer.before(layer, next, found.get(next) ?? []);
    }
    applyEffect(game, table, next, layer, true);
    next.started = true;
    applied.push(next);
    observer?.after(layer, next);
    waiting = waiting.filter((effect) => effect !== next);
    const more = arrived().filter((effect) => (effect.template.layers & (1 << layer)) !== 0);
    if (more.length > 0) {
      waiting = [...waiting, ...more].sort(inOrder);
      find();
    }
  }
}

/** Whether an effect depends on another, or on one that does: also on itself, in a loop. */
function reaches(
  from: Effect,
  to: Effect,
  among: readonly Effect[],
  depends: (effect: Effect, other: Effect) => boolean,
): boolean {
  const reached = new Set([from]);
  for (const one of reached) {
    if (one === to) return true;
    for (const other of among) if (other !== one && depends(one, other)) reached.add(other);
  }
  return false;
}

/** The first in order that depends on none of the others, members of a loop not counting for each other. `among`: what can be of a loop. */
function choose(
  effects: readonly Effect[],
  among: () => readonly Effect[],
  depends: (effect: Effect, other: Effect) => boolean,
): Effect {
  const first = effects[0] as Effect;
  if (!effects.some((other) => other !== first && depends(first, other))) return first;
  const of = among();
  const waits = (effect: Effect): boolean =>
    effects.some((other) => other !== effect && depends(effect, other) && !reaches(other, effect, of, depends));
  // some effect is always free: loops count as one, and what is left has no loop
  return effects.find((effect) => !waits(effect)) as Effect;
}
