/** Where a node stands in its ability, so that what lasts can refer to it. 2006: 402 · 2009, 2011: 112 · 2026: 113 */
import type { Game } from '../state/game.ts';
import type { AbilityRef } from '../state/state.ts';
import type { Context } from '../meaning/context.ts';
import { nodeAt } from './lookup.ts';

const memo = new WeakMap<object, Map<unknown, string>>();

/** A reference to a node of the ability that the context is reading. */
export function refTo(game: Game, ctx: Context, node: object): AbilityRef {
  if (ctx.ref === null) throw new Error('No ability to refer to');
  const root = nodeAt(game, ctx.ref) as object;
  let paths = memo.get(root);
  if (paths === undefined) {
    paths = new Map();
    walk(root, '', paths);
    memo.set(root, paths);
  }
  const path = paths.get(node);
  if (path === undefined) throw new Error(`The node is not part of ${ctx.ref.def}:${ctx.ref.path}`);
  return { ...ctx.ref, path: ctx.ref.path + path };
}

function walk(node: unknown, path: string, paths: Map<unknown, string>): void {
  if (typeof node !== 'object' || node === null) return;
  paths.set(node, path);
  for (const [key, child] of Object.entries(node)) walk(child, `${path}/${key}`, paths);
}

/** The innermost ability that a node is part of. */
export function abilityOf(ref: AbilityRef): AbilityRef {
  const path = /^(.*abilities\/\d+(?:#\d+)?)(?:\/|$)/.exec(ref.path)?.[1];
  if (path === undefined) throw new Error(`${ref.path} is part of no ability`);
  return { ...ref, path };
}

/**
 * The tag of a cost that each instance of a keyword has for itself: two instances on one spell are paid for apart
 * (replicate, 2006: 502.52b · 2009: 702.53b · 2011: 702.54b · 2026: 702.56b; conspire, 2009: 702.75b · 2011: 702.76b · 2026: 702.78b).
 */
export const ownTag = (tag: string, ref: AbilityRef): string =>
  `${tag}|${ref.path.slice(0, ref.path.lastIndexOf('#'))}|${ref.env?.['granter']?.objects?.join() ?? ''}`;

/** The tag as its keyword gives it. */
export const wordOfTag = (tag: string): string => tag.split('|', 1)[0] as string;
