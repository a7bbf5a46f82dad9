/** What cannot be known because a target has become illegal: what needs to know it does not happen (seam `askingIllegalTargets`). 2026: 608.2b */
import type { Game } from '../running/game.ts';
import type { Env } from '../state/binding.ts';
import type { ChosenTargets } from '../state/state.ts';
import { someNode } from '../vocabulary/some-node.ts';
import type { Context } from './context.ts';

const UNKNOWN = 'targets.unknown';

/** Binds the names of targets of which some have become illegal; what an effect set off later knows of its own targets alone. */
export function unknownTargets(
  game: Game,
  env: Env,
  chosen: readonly ChosenTargets[],
  legal: readonly ChosenTargets[],
): Env {
  if (game.edition.askingIllegalTargets === 'known') return {};
  const size = ({ objects, players }: ChosenTargets): number => objects.length + players.length;
  const words = legal.filter((now, n) => size(now) < size(chosen[n] as ChosenTargets)).map(({ name }) => name);
  return words.length > 0 || env[UNKNOWN] !== undefined ? { [UNKNOWN]: { words } } : {};
}

/** Whether a part of a tree speaks of such a target; nearly always there is none. */
export function isUnknown(ctx: Context, part: unknown): boolean {
  const names = ctx.env[UNKNOWN]?.words;
  return (
    names !== undefined &&
    someNode(part, ({ set, who, name }) => (set === 'ref' || who === 'ref') && names.includes(name as string))
  );
}
