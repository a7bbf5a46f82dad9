/** A player wins or loses the game. 2006: 102 · 2009, 2011, 2026: 104 */
import type { PlayerId } from '../../state/ids.ts';
import { forbidden } from '../../continuous/prohibitions.ts';
import { isPlayer } from '../../meaning/players.ts';
import { teamOf } from '../../state/teams.ts';
import type { Cause, Happening } from '../event.ts';
import { note } from '../log.ts';
import { type KindOf, playerIn } from './kind.ts';

export interface Lose extends Happening<'lose'> {
  /** for the record: "life", "poison"; null: nothing to add */
  why: string | null;
  /** whoever concedes, or whose team loses: nothing prevents or replaces that (2006: 102.3a · later: 104.3a) */
  certain: boolean;
}
export interface Win extends Happening<'win'> {
  why: string;
}
export type OutcomeOfGame = Lose | Win;

export const loseEvent = (player: PlayerId, why: string | null, cause: Cause, certain = false): Lose => ({
  kind: 'lose',
  object: 0,
  player,
  amount: 0,
  cause,
  why,
  certain,
});

export const winEvent = (player: PlayerId, why: string, cause: Cause): Win => ({
  kind: 'win',
  object: 0,
  player,
  amount: 0,
  cause,
  why,
});

export const lose: KindOf<Lose> = {
  perform(game, event) {
    const { state } = game;
    const player = playerIn(game, event);
    if (player.lost) return false;
    // who would win as well only loses (2006: 102.3e · later: 104.3f)
    if (state.result?.result === 'won' && state.result.winners.includes(event.player)) state.result = null;
    player.lost = true;
    if (event.certain) player.lossReason ??= event.why;
    else {
      player.lossReason = event.why;
      note(game, (w) => `${w.player(event.player)} loses the game (${event.why}).`);
    }
    return true;
  },
  impossible: (game, { player, certain }) => !certain && forbidden(game, 'cantLoseGame', player),
  patterns: { loseGame: (game, ctx, { who }, { player }) => isPlayer(game, ctx, who, player) },
  looksBack: (list) => list.includes('losesGame'),
};

export const win: KindOf<Win> = {
  perform(game, event) {
    if (playerIn(game, event).lost) return false;
    game.state.result = { result: 'won', winners: teamOf(game, event.player), reason: event.why };
    return true;
  },
  impossible: (game, { player }) => forbidden(game, 'cantWinGame', player),
  patterns: {},
};
