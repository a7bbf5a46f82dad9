/**
 * What counters do to the characteristics of what they are on. 2006: 200.10, 418.5a · 2009: 120.1a, 613.3d · 2011: 121.1a, 613.3d
 * 2026: 122.1a–b, 613.1f, 613.4c, 613.7c
 */
import { MOST_INSTANCES } from '../state/limits.ts';
import type { GameObject } from '../state/state.ts';
import type { StaticAbility } from '../vocabulary/abilities.ts';
import type { CardDefinition } from '../vocabulary/definition.ts';
import { ruleDefinition } from '../vocabulary/rule-definition.ts';
import type { KeywordName } from '../vocabulary/keywords.ts';
import type { Effect } from './effect.ts';
import type { Layers } from './layers.ts';
import type { Table } from './table.ts';
import { type Template, templateOf } from './template.ts';

const effects = new Map<string, readonly [number, number] | null>();
/** What one counter of a kind adds to power and toughness, if it is about them. */
function added(kind: string): readonly [number, number] | null {
  let effect = effects.get(kind);
  if (effect === undefined) {
    const found = /^([+-]\d+)\/([+-]\d+)$/.exec(kind);
    effect = found === null ? null : [Number(found[1]), Number(found[2])];
    effects.set(kind, effect);
  }
  return effect;
}

export function hasPTCounters(object: GameObject): boolean {
  for (const kind in object.counters) if (added(kind) !== null) return true;
  return false;
}

/** Adds all counters at once, in the sublayer that is theirs. */
export function applyCounters(table: Table, object: GameObject): void {
  let power = 0;
  let toughness = 0;
  for (const kind in object.counters) {
    const by = added(kind);
    if (by === null) continue;
    const n = object.counters[kind] as number;
    power += by[0] * n;
    toughness += by[1] * n;
  }
  if (power === 0 && toughness === 0) return;
  const draft = table.draft(object);
  draft.power += power;
  draft.toughness += toughness;
}

/** Keywords that a counter can be (2026: 122.1b). */
const KEYWORD_COUNTERS: readonly KeywordName[] = [
  'flying',
  'first strike',
  'double strike',
  'deathtouch',
  'decayed',
  'exalted',
  'haste',
  'hexproof',
  'indestructible',
  'lifelink',
  'menace',
  'reach',
  'shadow',
  'trample',
  'vigilance',
];
const PREFIX = 'rule:counter/';
const giving = (keyword: KeywordName): StaticAbility => ({
  ability: 'static',
  parts: [
    { part: 'change', affects: { set: 'self' }, mods: [{ mod: 'gain', abilities: [{ ability: 'keyword', keyword }] }] },
  ],
});

/** Fixed definitions that hold what keyword counters say. */
export const COUNTER_DEFINITIONS: readonly CardDefinition[] = KEYWORD_COUNTERS.map((keyword) =>
  ruleDefinition(PREFIX + keyword, keyword, [giving(keyword)]),
);
const GIVING = new Map<string, StaticAbility>(
  COUNTER_DEFINITIONS.map((d) => [d.name, d.faces[0].abilities[0] as StaticAbility]),
);

/** Whether counters of the kind give a keyword. */
const givesKeyword = (kind: string): boolean => GIVING.has(kind);

/** How many counters of the kind the program can keep on an object, where each is an ability; `most`: of the other kinds. */
export const mostCounters = (kind: string, most: number): number => (givesKeyword(kind) ? MOST_INSTANCES : most);

/**
 * The counters on an object as effects in timestamp order with the others. They are no effects in the sense of dependency: nothing
 * depends on them (2026: 613.4c and 613.8a tell them apart).
 */
export function addCounterEffects(found: Effect[], layers: Layers, object: GameObject): void {
  for (const kind in object.counters) {
    const count = object.counters[kind] as number;
    if (count === 0) continue;
    // each keyword counter gives an instance of its own, which may trigger separately (2026: 122.1b)
    const times = givesKeyword(kind) ? count : added(kind) === null ? 0 : 1;
    for (let n = 0; n < times; n++)
      found.push({
        template: templateOfCounters(layers, kind, count),
        source: object.id,
        ability: null,
        floating: null,
        ref: { def: PREFIX + kind, path: 'faces/0/abilities/0' },
        timestamp: object.counterTimestamps?.[kind] ?? object.timestamp,
        order: found.length,
        defines: false,
        started: true,
        sets: [],
      });
  }
}

const templates = new WeakMap<Layers, Map<string, Template>>();

function templateOfCounters(layers: Layers, kind: string, count: number): Template {
  let known = templates.get(layers);
  if (known === undefined) {
    known = new Map();
    templates.set(layers, known);
  }
  const key = `${count} ${kind}`;
  let template = known.get(key);
  if (template === undefined) {
    const says = GIVING.get(kind) ?? adding(kind, count);
    template = { ...templateOf(layers, says, says.parts, undefined, true, false), writes: layers.names.map(() => 0) };
    known.set(key, template);
  }
  return template;
}

function adding(kind: string, count: number): StaticAbility {
  const [power, toughness] = added(kind) ?? [0, 0];
  const mod = { mod: 'modifyPT', power: power * count, toughness: toughness * count } as const;
  return { ability: 'static', parts: [{ part: 'change', affects: { set: 'self' }, mods: [mod] }] };
}
