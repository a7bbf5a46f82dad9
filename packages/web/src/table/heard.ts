/** Which sound tells what became of the game between two views. */
import type { WireView } from '@rulewright/protocol';

export type Sound = 'over' | 'hurt' | 'hit' | 'attack' | 'cast' | 'turn' | 'arrive';

type Heard = Pick<WireView, 'seat' | 'players' | 'stack' | 'battlefield' | 'turn' | 'result'>;

/** The most telling of them; null where nothing of it happened. */
export function heard(before: Heard, now: Heard): Sound | null {
  const lost = now.players.filter((player) => {
    const was = before.players.find(({ id }) => id === player.id);
    return was !== undefined && player.life < was.life;
  });
  const attackers = ({ battlefield }: Heard): number =>
    battlefield.filter(({ attacking }) => attacking !== null).length;
  if (now.result !== null && before.result === null) return 'over';
  if (lost.some(({ id }) => id === now.seat)) return 'hurt';
  if (lost.length > 0) return 'hit';
  if (attackers(now) > attackers(before)) return 'attack';
  if (now.stack.length > before.stack.length) return 'cast';
  if (now.turn.active === now.seat && before.turn.number !== now.turn.number) return 'turn';
  return now.battlefield.length > before.battlefield.length ? 'arrive' : null;
}
