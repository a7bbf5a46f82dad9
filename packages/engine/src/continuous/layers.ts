/** The layers, their sublayers, and which change belongs to which. 2006: 418.5a · 2009, 2011: 613.1–613.3 · 2026: 613.1–613.4 */
import type { Edition } from '../editions/edition.ts';
import type { Modification } from '../vocabulary/rules-effects.ts';
import { memoised } from '../state/memoised.ts';

/** A layer, or a sublayer of the power and toughness layer. */
export type LayerName =
  | 'copy'
  | 'faceDown'
  | 'control'
  | 'text'
  | 'type'
  | 'color'
  | 'ability'
  | 'other'
  | 'pt-cda'
  | 'pt-set'
  | 'pt-other'
  | 'pt-modify'
  | 'pt-counters'
  | 'pt-static'
  | 'pt-switch';

/** An edition's layers as one sequence of steps; a number is an index into `names`, -1 that the edition has no such step. */
export interface Layers {
  names: readonly LayerName[];
  copy: number;
  control: number;
  text: number;
  type: number;
  color: number;
  ability: number;
  /** power and toughness from characteristic-defining abilities */
  define: number;
  set: number;
  /** effects of resolved spells and abilities that modify without setting */
  modify: number;
  /** static abilities that modify without setting: a sublayer of its own in 2006 (6d) */
  modifyStatic: number;
  /** all counters at once; -1 where they are in the order of the effects that modify (2026: 613.4c) */
  counters: number;
  exchange: number;
}

/** The layers of an edition, in order. */
export const layersOf = ({ layers }: Edition): Layers => inSequence(layers);

const inSequence = memoised((layers: Edition['layers']): Layers => {
  const names: LayerName[] = [];
  for (const layer of layers.order) {
    if (layer === 'pt') for (const sublayer of layers.pt) names.push(`pt-${sublayer}`);
    else names.push(layer);
  }
  const at = (...candidates: LayerName[]): number => {
    for (const name of candidates) if (names.includes(name)) return names.indexOf(name);
    throw new Error(`This edition has no layer ${candidates.join(' or ')}`);
  };
  return {
    names,
    copy: at('copy'),
    control: at('control'),
    text: at('text'),
    type: at('type'),
    color: at('color', 'other'),
    ability: at('ability', 'other'),
    define: at('pt-cda'),
    set: at('pt-set', 'pt-other'),
    modify: at('pt-modify', 'pt-other'),
    modifyStatic: at('pt-static', 'pt-modify'),
    counters: names.indexOf('pt-counters'),
    exchange: at('pt-switch'),
  };
});

/**
 * The step in which a change is applied.
 * @param isStatic it comes from a static ability, not from a resolved spell or ability
 * @param defines it comes from a characteristic-defining ability of the object itself
 */
export function layerOf(layers: Layers, mod: Modification, isStatic: boolean, defines: boolean): number {
  switch (mod.mod) {
    case 'copy':
      return layers.copy;
    case 'control':
      return layers.control;
    case 'text':
    case 'fullText': // 2009, 2011: 612.5 · 2026: 612.6
    case 'textWord':
    case 'name': // 2026: 612.8
      return layers.text;
    case 'types':
    case 'everyCreatureType':
      return layers.type;
    case 'color':
      return layers.color;
    case 'gain':
    case 'gainThis':
    case 'gainBelow':
    case 'gainActivated':
    case 'gainKeyword':
    case 'lose':
    case 'loseThis':
    case 'loseAll':
      return layers.ability;
    case 'setPT':
      return defines ? layers.define : layers.set;
    case 'modifyPT':
      return isStatic ? layers.modifyStatic : layers.modify;
    case 'switchPT':
      return layers.exchange;
  }
}

/** Layers as the rules of 2009 brought them. */
const SEVEN = {
  order: ['copy', 'faceDown', 'control', 'text', 'type', 'color', 'ability', 'pt'],
  pt: ['cda', 'set', 'modify', 'counters', 'switch'],
  rules: {
    copy: '613.1a',
    faceDown: '707.2',
    control: '613.1b',
    text: '613.1c',
    type: '613.1d',
    color: '613.1e',
    ability: '613.1f',
    'pt-cda': '613.3a',
    'pt-set': '613.3b',
    'pt-modify': '613.3c',
    'pt-counters': '613.3d',
    'pt-switch': '613.3e',
  },
} as const satisfies Edition['layers'];

/** The layers of the editions, for their tables. */
export const LAYERS = {
  '2006-10': {
    order: ['copy', 'faceDown', 'control', 'text', 'type', 'other', 'pt'],
    pt: ['cda', 'other', 'counters', 'static', 'switch'],
    rules: {
      copy: '418.5a',
      faceDown: '504.2',
      control: '418.5a',
      text: '418.5a',
      type: '418.5a',
      other: '418.5a',
      'pt-cda': '418.5a',
      'pt-other': '418.5a',
      'pt-counters': '418.5a',
      'pt-static': '418.5a',
      'pt-switch': '418.5a',
    },
  },
  '2009-10': SEVEN,
  '2011-09': SEVEN,
  '2026-02': {
    order: ['copy', 'faceDown', 'control', 'text', 'type', 'color', 'ability', 'pt'],
    pt: ['cda', 'set', 'modify', 'switch'],
    rules: {
      copy: '613.2a',
      faceDown: '613.2b',
      control: '613.1b',
      text: '613.1c',
      type: '613.1d',
      color: '613.1e',
      ability: '613.1f',
      'pt-cda': '613.4a',
      'pt-set': '613.4b',
      'pt-modify': '613.4c',
      'pt-switch': '613.4d',
    },
  },
} as const satisfies Record<string, Edition['layers']>;
