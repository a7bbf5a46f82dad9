/** What an ability says, for labels and the log. 2006: 402 · 2009, 2011: 112 · 2026: 113 */
import type { Ability } from '../vocabulary/abilities.ts';
import type { Game } from '../running/game.ts';
import type { AbilityRef } from '../state/state.ts';
import { nodeAt } from './lookup.ts';

/** The printed text of an ability, or what it is where nothing is printed. */
export const abilityText = (game: Game, ref: AbilityRef): string => textOrNull(game, ref) ?? 'ability';

/** The same; null where there is nothing to say. */
export function textOrNull(game: Game, ref: AbilityRef): string | null {
  const node = nodeAt(game, ref) as Partial<Ability> & { body?: unknown };
  if (typeof node.text === 'string') return node.text;
  // a keyword's ability is named by its keyword
  const keyword = (node as { keyword?: string }).keyword;
  if (keyword !== undefined) return keyword;
  const hash = ref.path.indexOf('#');
  if (hash > 0) {
    const printed = nodeAt(game, { def: ref.def, path: ref.path.slice(0, hash) }) as {
      text?: string;
      keyword?: string;
    };
    return printed.text ?? printed.keyword ?? null;
  }
  // a delayed trigger, an effect: the ability it is part of
  const parent = ref.path.match(/^(.*?abilities\/\d+)/)?.[1];
  if (parent !== undefined) {
    const printed = nodeAt(game, { def: ref.def, path: parent }) as { text?: string };
    if (printed.text !== undefined) return printed.text;
  }
  const basic = ref.def.match(/^rule:basic\/(\w+)/)?.[1];
  return basic === undefined ? null : `{T}: Add mana (${basic}).`;
}
