/**
 * Continuous effects that change characteristics or control, while they are being applied.
 * 2006: 213.5, 418.3–418.5 · 2009, 2011: 111.4, 400.7a, 611, 613.5 · 2026: 112.4, 400.7a, 611, 613.6
 */
import type { Game } from '../running/game.ts';
import { type ObjectId, slotOf } from '../state/ids.ts';
import type { AbilityRef, DerivedAbility, Env, FloatingEffect, GameObject } from '../state/state.ts';
import { partsOf } from '../abilities/lookup.ts';
import type { Context } from '../meaning/context.ts';
import { chosenXIn } from '../meaning/memory.ts';
import { holds } from '../meaning/condition.ts';
import { objectsOf, withinRange } from '../meaning/objects.ts';
import { rangeFor } from '../meaning/range.ts';
import { lastKnown, objectOf } from '../state/objects.ts';
import { permanentsThat } from './battlefield.ts';
import type { Changing, Profile } from './profile.ts';
import type { Table } from './table.ts';
import { type Template, type TemplatePart, templateOf } from './template.ts';
import { greater } from '../state/numbers.ts';

export interface Effect {
  template: Template;
  /** the object a static ability is on, or the source of a resolved effect */
  source: ObjectId;
  /** the ability it is from; null for an effect of a resolved spell or ability */
  ability: DerivedAbility | null;
  floating: FloatingEffect | null;
  ref: AbilityRef;
  timestamp: number;
  /** order of gathering: decides between equal timestamps */
  order: number;
  /** from a characteristic-defining ability */
  defines: boolean;
  /** it has begun to apply: it goes on, with the same objects, whatever becomes of its ability */
  started: boolean;
  /** objects by noun (`TemplatePart.set`), once fixed */
  sets: (readonly ObjectId[] | undefined)[];
}

const NO_ENV: Env = {};

/** Effects of the static abilities that an object has where it is. */
export function addStaticEffects(effects: Effect[], object: GameObject, profile: Profile, zone: number): void {
  for (const changing of profile.changing) {
    if ((changing.zones & zone) !== 0) effects.push(staticEffect(object, changing, effects.length));
  }
}

function staticEffect(object: GameObject, changing: Changing, order: number): Effect {
  return {
    template: changing.template,
    source: object.id,
    ability: changing.derived,
    floating: null,
    ref: changing.ref,
    // the later of the object's and that of what granted the ability (2006: 418.5f · 2009, 2011: 613.6a · 2026: 613.7a)
    timestamp: greater(object.timestamp, changing.derived.granted),
    order,
    defines: changing.defines,
    started: false,
    sets: [],
  };
}

/** Effects of resolved spells and abilities that change characteristics or control: all of them, or those that began with one object. */
export function addFloatingEffects(effects: Effect[], game: Game, table: Table, only?: ObjectId): void {
  for (const floating of game.state.effects) {
    if (only !== undefined && !beganWith(floating, only)) continue;
    const parts = partsOf(game, floating);
    const template = templateOf(table.workspace.layers, parts, parts, undefined, false, false);
    if (template.layers === 0) continue;
    effects.push({
      template,
      source: floating.source,
      ability: null,
      floating,
      ref: floating.ref,
      timestamp: floating.timestamp,
      order: effects.length,
      defines: false,
      // what it affects was fixed when it began (2006: 418.3b · later: 611.2c)
      started: true,
      sets: template.parts.map((part) => floating.locked[part.part]?.map((id) => followed(game, id))),
    });
  }
}

/** Whether the object was among those the effect was about as it began. */
export const beganWith = (floating: FloatingEffect, id: ObjectId): boolean =>
  floating.locked.some((ids) => ids?.includes(id) === true);

/** An effect on a permanent spell goes on applying to the permanent that it becomes (2006: 217.1 · later: 400.7a). */
function followed(game: Game, id: ObjectId): ObjectId {
  if (objectOf(game, id) !== null) return id;
  const known = lastKnown(game, id);
  const next = known === null ? null : objectOf(game, known.next);
  return next?.zone === 'battlefield' && known?.object.zone === 'stack' ? next.id : id;
}

/** What the words of an effect are read against, as the table stands. */
export function contextOf(game: Game, table: Table, effect: Effect): Context {
  const { floating } = effect;
  if (floating !== null) {
    return {
      controller: floating.controller,
      source: floating.source,
      env: floating.env,
      x: floating.x,
      ref: floating.ref,
      stack: null,
      recalls: true,
    };
  }
  const object = objectOf(game, effect.source) as GameObject;
  return {
    controller: table.controllers[slotOf(effect.source)] as number,
    source: effect.source,
    env: effect.ref.env ?? NO_ENV,
    x: chosenXIn(game, object, effect.ref),
    ref: effect.ref,
    stack: null,
  };
}

/** Whether the effect exists as the table stands: begun, or its ability is there and its condition true. */
export function exists(game: Game, table: Table, effect: Effect): boolean {
  if (effect.started) return true;
  const abilities = table.characteristics[slotOf(effect.source)]?.abilities;
  if (abilities === undefined || !abilities.includes(effect.ability as DerivedAbility)) return false;
  const { condition } = effect.template;
  return condition === undefined || holds(game, contextOf(game, table, effect), condition);
}

/** The objects that a part of the effect applies to: those fixed, or those that its noun means as the table stands. */
export function affected(game: Game, table: Table, effect: Effect, part: TemplatePart): readonly ObjectId[] {
  const fixed = effect.sets[part.set];
  // nothing is affected while it is out of range, though it goes on being among them (2006: 601.10 · later: 801.10)
  if (fixed !== undefined)
    return effect.floating === null ? fixed : withinRange(game, rangeFor(game, effect.floating), fixed);
  const { affects } = part;
  if (affects.set === 'self' && effect.floating === null) return [effect.source];
  if (affects.set === 'host' && effect.floating === null) {
    const host = objectOf(game, effect.source)?.attachedTo ?? 0;
    // an enchanted card in a graveyard is no "enchanted creature" (2006: 200.9 · 2009, 2011, 2026: 109.2)
    return objectOf(game, host)?.zone !== 'battlefield'
      ? []
      : withinRange(game, table.controllers[slotOf(effect.source)] as number, [host]);
  }
  const ctx = contextOf(game, table, effect);
  if (affects.set === 'all' && affects.zone === undefined && affects.of === undefined)
    return permanentsThat(game, table, ctx, affects.where);
  return objectsOf(game, ctx, affects);
}
