/** Who does something, or makes a choice, that an instruction asks of players. 2006: 103.4, 600.4d · 2009: 806.7, 800.4e · 2011: 805.9, 810.7b, 800.4e · 2026: 805.9–10, 800.4g */
import type { PlayerSet } from '../vocabulary/nouns.ts';
import type { Game } from '../state/game.ts';
import type { PlayerId } from '../state/ids.ts';
import { sharesTurns } from '../state/teams.ts';
import { askOption, chooseInstead } from '../decisions/ask.ts';
import { bind, type Context } from './context.ts';
import { choosersAmong, playersKnown, playersOf } from './players.ts';

const ONE_OF: ReadonlySet<PlayerSet['who']> = new Set(['opponent', 'defending', 'attacking', 'active']);

/**
 * The players who do something. "An opponent" is one that the controller chooses as it is done, and stays the same while the
 * ability resolves; so is "the defending player" and the like where they are a team (2009: 806.7b · 2011: 805.9, 810.7b · 2026: 805.9–10).
 */
export function actorsOf(game: Game, ctx: Context, who: PlayerSet): PlayerId[] {
  const found = playersOf(game, ctx, who);
  if (found.length < 2 || !ONE_OF.has(who.who) || (who.who === 'defending' && !sharesTurns(game))) return found;
  const options = found.map((player) => ({ player }));
  const chosen = [
    found[
      askOption(game, {
        player: ctx.controller,
        source: ctx.source,
        kind: 'player',
        purpose: 'choose a player',
        options,
      })
    ] as PlayerId,
  ];
  if (who.who === 'opponent') bind(ctx, 'opponent', { players: chosen });
  return chosen;
}

/** Who makes a choice; in place of one who has left another (2006: 600.4d, 601.5c · 2009, 2011: 800.4e, 801.5c · 2026: 800.4g, 801.5c). */
export function whoChooses(game: Game, ctx: Context, who: PlayerSet): PlayerId | undefined {
  const [chooser] = actorsOf(game, ctx, who);
  if (chooser !== undefined) return chooser;
  const left = playersKnown(game, ctx, who)[0];
  return left === undefined ? choosersAmong(game, ctx, who)[0] : chooseInstead(game, ctx.controller, left, ctx.source);
}
