/** Who is within whose range of influence is measured as each turn begins. 2006: 601.2 · 2009, 2011, 2026: 801.2 */
import type { Game } from '../running/game.ts';
import type { PlayerId } from '../state/ids.ts';
import { lesser } from '../state/numbers.ts';
import { playersFrom } from '../state/objects.ts';

/** Who is within whose range, for the turn that begins: the seats of players who have left do not count (601.2c · 801.2c). */
export function measureReach(game: Game): void {
  const { range } = game.state.options;
  if (range === null) return;
  const seated = playersFrom(game, 0);
  const reach = game.state.players.map(() => 0);
  seated.forEach((player, at) => {
    const far = lesser(range[player] as number, seated.length - 1);
    for (let away = -far; away <= far; away++)
      reach[player] = (reach[player] as number) | (1 << (seated.at((at + away) % seated.length) as PlayerId));
  });
  game.state.reach = reach;
  game.derived = null;
}
