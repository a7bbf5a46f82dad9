/** An X that something targeted or paid must equal or reach: which values can be chosen. 2006: 104.3, 409.1b · 2009, 2011, 2026: 107.3a, 601.2b */
import type { Game } from '../../running/game.ts';
import type { PlayerId } from '../../state/ids.ts';
import { statOf } from '../../meaning/filter.ts';
import { isUnseenBy } from '../../meaning/unseen.ts';
import { greater } from '../../state/numbers.ts';
import { memoised } from '../../state/memoised.ts';
import type { Body } from '../../vocabulary/abilities.ts';
import type { Cost } from '../../vocabulary/costs.ts';
import type { Stat } from '../../vocabulary/words.ts';
import { mentionsX } from './forms.ts';

/** What is compared with X anywhere within: "with mana value X". */
const statsOfX: (tree: object) => readonly Stat[] = memoised((tree: object): readonly Stat[] => {
  const { is, stat, than } = tree as { is?: unknown; stat?: Stat; than?: unknown };
  return [
    ...(is === 'stat' && stat !== undefined && mentionsX(than) ? [stat] : []),
    ...Object.values(tree).flatMap((child) => (typeof child === 'object' && child !== null ? statsOfX(child) : [])),
  ];
});

/**
 * The greatest X that an object the player knows could make a difference for; null where no target and no cost is compared with X. For
 * every greater X the same objects fit.
 */
export function mostSought(
  game: Game,
  player: PlayerId,
  costs: readonly Cost[],
  texts: readonly { body: Body }[],
): number | null {
  const asking: object[] = costs.flatMap(({ actions }) => actions ?? []);
  for (const { body } of texts) {
    if (body.targets !== undefined) asking.push(body.targets);
    for (const { targets } of body.modes?.options ?? []) if (targets !== undefined) asking.push(targets);
  }
  const stats = new Set(asking.flatMap(statsOfX));
  if (stats.size === 0) return null;
  let most = 0;
  for (const object of game.state.objects)
    if (
      object !== null &&
      object.zone !== 'library' &&
      object.zone !== 'outside' &&
      !isUnseenBy(game, object.id, player)
    )
      for (const stat of stats) most = greater(most, statOf(game, object.id, stat));
  return most;
}
