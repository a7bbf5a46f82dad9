/**
 * After the layers: what is active. Rules, replacement and prevention effects, triggers and cost changes, by kind, of abilities that function
 * where their object is, and of resolved effects.
 * 2006: 402.8, 404, 405, 419 · 2009, 2011: 112.6, 603, 604, 613.9–613.10, 614 · 2026: 113.6, 122.1d, 603, 604, 613.10–613.11, 614
 */
import type { Game } from '../running/game.ts';
import { type PlayerId, slotOf } from '../state/ids.ts';
import type { Env, FloatingEffect, GameObject } from '../state/state.ts';
import { partsOf } from '../abilities/lookup.ts';
import type { IndexedKind } from '../abilities/pattern-kinds.ts';
import { kindsOf } from '../abilities/pattern-kinds.ts';
import { holds } from '../meaning/condition.ts';
import { chosenX, chosenXIn } from '../meaning/memory.ts';
import type { ActiveCost, ActiveReplacement, ActiveRule, ActiveSource, ActiveTrigger } from './derived.ts';
import { isItself, isOfItself, zoneBit } from './functioning.ts';
import type { ActivePart, Profile } from './profile.ts';
import { effectsOfCounters } from './protecting-counters.ts';
import type { Table } from './table.ts';
import { greater } from '../state/numbers.ts';

type Record_ = {
  part: ActivePart;
  rule: ActiveRule | null;
  replacement: ActiveReplacement | null;
  trigger: ActiveTrigger | null;
  cost: ActiveCost | null;
};

/** Records of the active parts of one object, kept while object, controller and abilities stay the same. */
export interface ActiveRecords {
  id: number;
  profile: Profile;
  controller: PlayerId;
  timestamp: number;
  zone: string;
  x: number | null;
  records: readonly Record_[];
}

const NO_ENV: Env = {};

/** Puts the active parts of an object into the table's indexes. */
export function activate(game: Game, table: Table, object: GameObject): void {
  const slot = slotOf(object.id);
  const controller = table.controllers[slot] as PlayerId;
  if (object.counters !== null)
    for (const active of effectsOfCounters(game, object, controller))
      indexReplacement(table, active, kindsOf(active.replacement.event));
  const profile = table.profile(object);
  if (profile.parts.length === 0) return;
  const { active } = table.workspace;
  const x = chosenX(object);
  let kept = active[slot];
  if (
    kept === undefined ||
    kept.id !== object.id ||
    kept.profile !== profile ||
    kept.controller !== controller ||
    kept.timestamp !== object.timestamp ||
    kept.zone !== object.zone ||
    kept.x !== x
  ) {
    kept = {
      id: object.id,
      profile,
      controller,
      timestamp: object.timestamp,
      zone: object.zone,
      x,
      records: recordsOf(game, object, profile, controller),
    };
    active[slot] = kept;
  }
  for (const record of kept.records) {
    const { condition, reads } = record.part;
    if (condition !== undefined) {
      table.reads |= reads;
      table.plain = false;
      const source = (record.rule ?? record.replacement ?? record.cost) as ActiveSource;
      if (
        !holds(
          game,
          { controller, source: object.id, env: source.env, x: source.x, ref: source.ref, stack: null },
          condition,
        )
      )
        continue;
    }
    if (record.trigger !== null)
      indexTrigger(table, record.trigger, record.part as Extract<ActivePart, { active: 'trigger' }>);
    else if (record.rule !== null) indexRule(table, record.rule);
    else if (record.replacement !== null)
      indexReplacement(
        table,
        record.replacement,
        (record.part as Extract<ActivePart, { active: 'replacement' }>).kinds,
      );
    else if (record.cost !== null) table.costs.push(record.cost);
  }
}

export function recordsOf(game: Game, object: GameObject, profile: Profile, controller: PlayerId): Record_[] {
  const zone = zoneBit(object.zone);
  const records: Record_[] = [];
  profile.parts.forEach((part, i) => {
    if ((part.zones & zone) === 0) return;
    const source: ActiveSource = {
      source: object.id,
      controller,
      env: part.ref.env ?? NO_ENV,
      x: chosenXIn(game, object, part.ref),
      ref: part.ref,
      effect: 0,
      timestamp: greater(object.timestamp, part.derived.granted),
      key: `${object.id}:${i}:${part.ref.def}:${part.ref.path}:${part.part}:${part.derived.granted}`,
      part: part.part,
    };
    records.push({
      part,
      rule: part.active === 'rule' ? { rule: part.rule, ...source } : null,
      replacement:
        part.active === 'replacement' ? { replacement: part.replacement, uses: null, shield: null, ...source } : null,
      trigger: part.active === 'trigger' ? { ability: part.ability, ...source } : null,
      cost: part.active === 'cost' ? { change: part.change, ...source } : null,
    });
  });
  return records;
}

/** What an object that is on the battlefield says of itself: replacement effects ("as it enters", "enters with") and rules. */
export function ownEffects(
  game: Game,
  object: GameObject,
  profile: Profile,
  controller: PlayerId,
): { replacements: readonly ActiveReplacement[]; rules: readonly ActiveRule[] } {
  const replacements: ActiveReplacement[] = [];
  const rules: ActiveRule[] = [];
  for (const { part, replacement, rule } of recordsOf(game, object, profile, controller)) {
    // only what is about the object itself (2009, 2011: 614.12 · 2026: 614.12, 614.17d)
    const own =
      replacement !== null
        ? isOfItself(replacement.replacement.event)
        : rule !== null && 'what' in rule.rule && rule.rule.what !== undefined && isItself(rule.rule.what);
    if (!own) continue;
    const { env, x, ref } = (replacement ?? rule) as ActiveSource;
    if (
      part.condition !== undefined &&
      !holds(game, { controller, source: object.id, env, x, ref, stack: null }, part.condition)
    )
      continue;
    if (replacement !== null) replacements.push(replacement);
    else if (rule !== null) rules.push(rule);
  }
  return { replacements, rules };
}

export const replacementsOf = (
  game: Game,
  object: GameObject,
  profile: Profile,
  controller: PlayerId,
): readonly ActiveReplacement[] => ownEffects(game, object, profile, controller).replacements;

function indexRule(table: Table, rule: ActiveRule): void {
  const list = table.rules.get(rule.rule.rule);
  if (list === undefined) table.rules.set(rule.rule.rule, [rule]);
  else list.push(rule);
}

function indexReplacement(table: Table, replacement: ActiveReplacement, kinds: readonly IndexedKind[]): void {
  for (const kind of kinds) {
    const list = table.replacements[kind];
    if (list === undefined) table.replacements[kind] = [replacement];
    else list.push(replacement);
  }
}

function indexTrigger(table: Table, trigger: ActiveTrigger, part: Extract<ActivePart, { active: 'trigger' }>): void {
  if (part.kinds.length === 0) table.stateTriggers.push(trigger);
  for (const kind of part.kinds) {
    const list = table.triggers[kind];
    if (list === undefined) table.triggers[kind] = [trigger];
    else list.push(trigger);
  }
}

/** The active parts of a resolved effect, kept while what it is about and what is left of it stay the same. */
interface FloatingRecords {
  env: Env;
  uses: number | null;
  shield: number | null;
  rules: readonly ActiveRule[];
  replacements: readonly ActiveReplacement[];
  costs: readonly ActiveCost[];
}

const floatingRecords = new WeakMap<FloatingEffect, FloatingRecords>();

/** Puts the parts of resolved effects that are not changes of characteristics into the indexes. */
export function activateFloating(game: Game, table: Table): void {
  for (const effect of game.state.effects) {
    const { rules, replacements, costs } = floatingRecordsOf(game, effect);
    for (const rule of rules) indexRule(table, rule);
    for (const active of replacements) indexReplacement(table, active, kindsOf(active.replacement.event));
    for (const cost of costs) table.costs.push(cost);
  }
}

/** The active parts of a resolved effect. */
export function floatingRecordsOf(game: Game, effect: FloatingEffect): FloatingRecords {
  let kept = floatingRecords.get(effect);
  if (kept === undefined || kept.env !== effect.env || kept.uses !== effect.uses || kept.shield !== effect.shield) {
    kept = recordsOfFloating(game, effect);
    floatingRecords.set(effect, kept);
  }
  return kept;
}

function recordsOfFloating(game: Game, effect: FloatingEffect): FloatingRecords {
  const { source, controller, env, x, ref, id, timestamp, uses, shield } = effect;
  const rules: ActiveRule[] = [];
  const replacements: ActiveReplacement[] = [];
  const costs: ActiveCost[] = [];
  partsOf(game, effect).forEach((part, i) => {
    const from: ActiveSource = {
      source,
      controller,
      env,
      x,
      ref,
      effect: id,
      timestamp,
      key: `effect:${id}:${i}`,
      part: i,
    };
    switch (part.part) {
      case 'rule':
        rules.push({ rule: part.rule, ...from });
        break;
      case 'replacement':
        replacements.push({ replacement: part.replacement, uses, shield, ...from });
        break;
      case 'cost':
        costs.push({ change: part.change, ...from });
        break;
      case 'change':
      case 'additionalCost':
      case 'alternativeCost':
      case 'castFrom':
      case 'payWith':
      case 'helped':
      case 'offering':
      case 'castTiming':
      case 'openingHand':
      case 'goesFirst':
      case 'forAnte':
      case 'deck':
        break;
    }
  });
  return { env, uses, shield, rules, replacements, costs };
}
