/** From a reference to its tree. 2006: 402, 418.6a, 502 · 2009, 2011: 112, 612.2, 702 · 2026: 113, 612.2, 702 */
import type { Ability, KeywordAbility } from '../vocabulary/index.ts';
import type { Game } from '../running/game.ts';
import type { Instruction } from '../vocabulary/instructions.ts';
import type { AbilityRef, DelayedTrigger, FloatingEffect } from '../state/state.ts';
import type { Filter } from '../vocabulary/nouns.ts';
import { equal } from '../vocabulary/equal.ts';
import type { ContinuousPart } from '../vocabulary/rules-effects.ts';
import { substitute } from '../objects/text-change.ts';
import { expandKeyword } from './keywords/definition.ts';

const memo = new WeakMap<AbilityRef, unknown>();

/** The ability a reference names: keywords expanded by the edition, text substitutions made. */
export function abilityAt(game: Game, ref: AbilityRef): Ability {
  return nodeAt(game, ref) as Ability;
}

/**
 * Any node of a definition by path. `path#n` is the n-th ability that the keyword at `path` is defined as, and the path may
 * go on below it (`faces/0/abilities/0#1/body/effect/0`).
 */
export function nodeAt(game: Game, ref: AbilityRef): unknown {
  let node = memo.get(ref);
  if (node === undefined) {
    node = walk(game, ref);
    memo.set(ref, node);
  }
  return node;
}

/** A new reference to a node that is at hand: it is not looked for again. */
export function refersTo(ref: AbilityRef, node: object): AbilityRef {
  memo.set(ref, node);
  return ref;
}

/** The parts of a resolved effect: the node its reference leads to. */
export const partsOf = (game: Game, { ref }: Pick<FloatingEffect, 'ref'>): readonly ContinuousPart[] =>
  (nodeAt(game, ref) as { parts: readonly ContinuousPart[] }).parts;

/** The instruction that made a delayed triggered ability. */
export const delayedNode = (game: Game, { ref }: DelayedTrigger): Extract<Instruction, { do: 'delayed' }> =>
  nodeAt(game, ref) as Extract<Instruction, { do: 'delayed' }>;

function walk(game: Game, ref: AbilityRef): unknown {
  let node: unknown = game.definitions.get(ref.def);
  if (node === undefined) throw new Error(`No definition ${ref.def}`);
  let substituted = ref.text === undefined || ref.text.length === 0;
  for (const step of ref.path.split('/')) {
    const hash = step.indexOf('#');
    const key = hash < 0 ? step : step.slice(0, hash);
    node = (node as Record<string, unknown>)[key];
    if (node === undefined) throw new Error(`No node ${ref.path} in ${ref.def}`);
    // the words are changed in the printed ability, before a keyword is expanded
    if (!substituted && typeof node === 'object' && node !== null && ('ability' in node || 'do' in node)) {
      node = substitute(node, ref.text as readonly (readonly [string, string])[]);
      substituted = true;
    }
    if (hash >= 0) {
      node = expandKeyword(game.edition.keywords, node as KeywordAbility)[Number(step.slice(hash + 1))];
      if (node === undefined) throw new Error(`No expansion ${ref.path} in ${ref.def}`);
    }
  }
  return node;
}

/** Whether the ability is that keyword of that quality: islandwalk, among landwalks. */
export function isKeywordOf(game: Game, ref: AbilityRef, keyword: string, quality: Filter): boolean {
  const tree = abilityAt(game, ref);
  return tree.ability === 'keyword' && tree.keyword === keyword && equal(tree.quality, quality);
}
