/** A continuous effect sorted by layer, once for each ability or resolved instruction. 2006: 418.5 · 2009, 2011: 613.1–613.5 · 2026: 613.1–613.6 */
import type { Condition } from '../vocabulary/conditions.ts';
import type { ObjectSet } from '../vocabulary/nouns.ts';
import type { ContinuousPart, Modification } from '../vocabulary/rules-effects.ts';
import { subtypeSet } from '../objects/subtypes.ts';
import { type Layers, layerOf } from './layers.ts';
import { Aspect, ASPECTS_ALL, analyse } from './reads.ts';
import { memoised } from '../state/memoised.ts';
import { equal } from '../vocabulary/equal.ts';
import { someNode } from '../vocabulary/some-node.ts';

/** One change, and where it stands in its effect: `parts/<part>/mods/<index>`. */
export interface TemplateMod {
  mod: Modification;
  index: number;
  layer: number;
  /** the same for every application: nothing in it is computed */
  constant: boolean;
  /** it speaks of each object in turn that it applies to: "its mana value" */
  perObject: boolean;
}
export interface TemplatePart {
  part: number;
  affects: ObjectSet;
  mods: readonly TemplateMod[];
  /** the same by layer */
  byLayer: readonly (readonly TemplateMod[])[];
  /** layers in which it has something to apply, as bits */
  layers: number;
  /** first part with the same noun: an effect has one set of objects for each noun (2006: 418.5b · 2009, 2011: 613.5 · 2026: 613.6) */
  set: number;
  aspects: number;
}
/** The characteristic-changing parts of an effect. */
export interface Template {
  parts: readonly TemplatePart[];
  condition: Condition | undefined;
  /** layers in which it has something to apply, as bits */
  layers: number;
  /** aspects that whether it exists and what it applies to read */
  aspects: number;
  /** by layer: aspects that what it does there reads, and aspects that it changes */
  does: readonly number[];
  writes: readonly number[];
  /** what else of the state it reads (`Reads`) */
  reads: number;
  /** it applies to whatever fits, not only to the object it is on or is attached to */
  open: boolean;
  /** it applies to what its object is attached to */
  ofHost: boolean;
  /** it may apply to what is on the stack, where what it applies to is not fixed */
  reachesStack: boolean;
  /** it gives abilities to whatever fits on the stack */
  toSpells: boolean;
  /** it gives abilities to whatever fits where cards lie */
  toCards: boolean;
}

const templatesIn = memoised((_layers: Layers) =>
  memoised((_node: object): (Template | undefined)[] => [undefined, undefined]),
);

/**
 * @param node the static ability or the list of parts: what the template is remembered by
 * @param defines see `layerOf`
 */
export function templateOf(
  layers: Layers,
  node: object,
  parts: readonly ContinuousPart[],
  condition: Condition | undefined,
  isStatic: boolean,
  defines: boolean,
): Template {
  return (templatesIn(layers)(node)[defines ? 1 : 0] ??= make(layers, parts, condition, isStatic, defines));
}

function make(
  layers: Layers,
  parts: readonly ContinuousPart[],
  condition: Condition | undefined,
  isStatic: boolean,
  defines: boolean,
): Template {
  const found: TemplatePart[] = [];
  const does = layers.names.map(() => 0);
  const writes = layers.names.map(() => 0);
  let aspects = condition === undefined ? 0 : analyse(condition).aspects;
  let reads = condition === undefined ? 0 : analyse(condition).reads;
  parts.forEach((part, index) => {
    if (part.part !== 'change') return;
    const same = found.findIndex(({ affects }) => equal(affects, part.affects));
    const read = analyse(part.affects);
    const mods = part.mods.map((mod, i): TemplateMod => {
      const computed = computedIn(mod);
      const layer = layerOf(layers, mod, isStatic, defines);
      for (const node of computed) {
        const found = analyse(node);
        does[layer] = (does[layer] ?? 0) | found.aspects;
        reads |= found.reads;
      }
      if (mod.mod === 'copy') does[layer] = ASPECTS_ALL;
      if (mod.mod === 'gainActivated' || mod.mod === 'gainKeyword') does[layer] = (does[layer] ?? 0) | Aspect.abilities;
      writes[layer] = (writes[layer] ?? 0) | writtenBy(mod);
      return { mod, index: i, layer, constant: computed.length === 0, perObject: computed.some(saysEach) };
    });
    let inLayers = 0;
    for (const mod of mods) inLayers |= 1 << mod.layer;
    const byLayer = layers.names.map((_, layer) => mods.filter((mod) => mod.layer === layer));
    found.push({
      part: index,
      affects: part.affects,
      mods,
      byLayer,
      layers: inLayers,
      set: same < 0 ? found.length : same,
      aspects: read.aspects,
    });
    aspects |= read.aspects;
    reads |= read.reads;
  });
  let all = 0;
  for (const part of found) all |= part.layers;
  return {
    parts: found,
    condition,
    layers: all,
    aspects,
    does,
    writes,
    reads,
    open: found.some((part) => part.affects.set !== 'self' && part.affects.set !== 'host'),
    ofHost: found.some((part) => part.affects.set === 'host'),
    reachesStack: found.some(({ affects }) => !isOnBattlefield(affects)),
    toSpells: found.some((part) => isOnStack(part.affects) && gives(part)),
    toCards: found.some((part) => isElsewhere(part.affects) && gives(part)),
  };
}

const gives = ({ mods }: TemplatePart): boolean => mods.some(({ mod }) => mod.mod === 'gain');

const isElsewhere = (affects: ObjectSet): boolean =>
  affects.set === 'top' ||
  (affects.set === 'all' && affects.zone !== undefined && affects.zone !== 'stack' && affects.zone !== 'battlefield');

const isOnStack = (affects: ObjectSet): boolean =>
  affects.set === 'nextCast' ||
  (affects.set === 'all' && (affects.zone === 'stack' || affects.zone?.includes('stack') === true));

/** Whether it means the object itself, its host or permanents only: nothing that comes onto the stack. */
const isOnBattlefield = (affects: ObjectSet): boolean =>
  affects.set === 'self' ||
  affects.set === 'host' ||
  (affects.set === 'all' && affects.zone === undefined && affects.of === undefined);

/** Whether it speaks of each object in turn (`each.object`). */
export const saysEach = (node: unknown): boolean =>
  someNode(node, ({ set, name }) => set === 'ref' && name === 'each.object');

/** The parts of a change that must be evaluated when it is applied. */
function computedIn(mod: Modification): unknown[] {
  switch (mod.mod) {
    case 'copy':
    case 'fullText':
    case 'gainActivated':
    case 'gainKeyword':
      return [mod.of];
    case 'control':
      return [mod.player];
    case 'textWord':
      return [{}];
    case 'types':
      return (mod.subtypes ?? []).some((word) => typeof word === 'object') ? [{}] : [];
    case 'color':
      return mod.colors.some((word) => typeof word === 'object') ? [{}] : [];
    case 'setPT':
    case 'modifyPT':
      return [mod.power, mod.toughness].filter((q) => typeof q === 'object');
    case 'text':
    case 'everyCreatureType':
    case 'lose':
    case 'loseAll':
    case 'switchPT':
    case 'name':
      return [];
    case 'gain':
    case 'gainThis':
    case 'gainBelow':
    case 'loseThis':
      return [{}]; // each effect grants abilities of its own
  }
}

/** The aspects that a change may alter: other effects may depend on it through these (2006: 418.5c · 2009, 2011: 613.7a · 2026: 613.8a). */
function writtenBy(mod: Modification): number {
  switch (mod.mod) {
    case 'copy':
    case 'fullText':
      return ASPECTS_ALL;
    case 'control':
      return Aspect.control;
    case 'text':
    case 'textWord':
      return Aspect.types | Aspect.abilities | Aspect.existence;
    case 'types': {
      // land types carry their mana ability, and setting them takes abilities away
      const landTypes = (mod.subtypes ?? []).some((word) => typeof word === 'object' || subtypeSet(word, 0) === 'land');
      const changesLand = landTypes || mod.op !== 'add' || (mod.types ?? []).includes('land');
      return Aspect.types | (changesLand ? Aspect.abilities | Aspect.existence : 0);
    }
    case 'everyCreatureType':
      return Aspect.types;
    case 'color':
      return Aspect.color;
    case 'gain':
    case 'gainThis':
    case 'gainBelow':
    case 'gainActivated':
    case 'gainKeyword':
      return Aspect.abilities;
    case 'lose':
    case 'loseThis':
    case 'loseAll':
      return Aspect.abilities | Aspect.existence;
    case 'setPT':
    case 'modifyPT':
    case 'switchPT':
      return Aspect.pt;
    case 'name':
      return Aspect.name;
  }
}
