/** Cards that a static ability has revealed as they are drawn. 2006: 404.5 · 2009, 2011: 603.10 · 2026: 603.11 */
import type { Game } from '../state/game.ts';
import { objectOf } from '../state/objects.ts';
import { rulesOf } from '../continuous/derive.ts';
import { isPlayer } from '../meaning/players.ts';
import { activeContext } from '../replacement/applicable.ts';
import type { GameEvent } from './event.ts';
import { happen } from './happen.ts';
import { makeEvent } from './make.ts';

/** Reveals the first card that a player has drawn this turn, once for each effect that says so. */
export function revealFirstDraws(game: Game, happened: readonly GameEvent[]): void {
  const rules = rulesOf(game, 'revealFirstDraw');
  if (rules.length === 0) return;
  for (const { kind, cause, other: object } of happened) {
    if (kind !== 'move' || cause !== 'draw') continue;
    const player = objectOf(game, object)?.owner ?? -1;
    if (game.state.history.drawn[player] !== 1) continue;
    for (const active of rules)
      if (isPlayer(game, activeContext(active), active.rule.who, player))
        happen(game, [makeEvent('reveal', { object, player, source: active.source, cause: 'firstDraw' })]);
  }
}
