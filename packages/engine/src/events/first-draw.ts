/** Cards that a static ability has revealed as they are drawn. 2006: 404.5 · 2009, 2011: 603.10 · 2026: 603.11 */
import { activeContext } from '../meaning/context.ts';
import type { Game } from '../state/game.ts';
import { objectOf } from '../state/objects.ts';
import { isActivePlayer } from '../state/teams.ts';
import { rulesOf } from '../continuous/derive.ts';
import { isPlayer } from '../meaning/players.ts';
import type { GameEvent } from './event.ts';
import { type Reveal, revealEvent } from './kinds/cards.ts';
import { causedBy } from './cause.ts';

/** The first card that a player has drawn this turn is revealed, once for each effect that says so: one after another. */
export function firstDraws(game: Game, happened: readonly GameEvent[]): readonly Reveal[] {
  const rules = rulesOf(game, 'revealFirstDraw');
  if (rules.length === 0) return NONE;
  const reveals: Reveal[] = [];
  for (const event of happened) {
    if (event.kind !== 'move' || event.cause.reason !== 'draw') continue;
    const { became: object } = event;
    const player = objectOf(game, object)?.owner ?? -1;
    if (game.state.history.drawn[player] !== 1) continue;
    for (const active of rules) {
      if (active.rule.ownTurn === true && !isActivePlayer(game, player)) continue;
      const ctx = activeContext(active);
      if (isPlayer(game, ctx, active.rule.who, player))
        reveals.push(revealEvent(object, player, causedBy(ctx, 'firstDraw')));
    }
  }
  return reveals;
}
const NONE: readonly Reveal[] = [];
