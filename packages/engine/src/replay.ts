/** Giving a recorded game its inputs again. 2006: 100 · 2009, 2011, 2026: 100 (no rule: reproducibility) */
import { agreeOnDraw, answer, type Answered, concede } from './game.ts';
import type { Game, Input } from './running/game.ts';
import { rerun } from './turn/advance.ts';
import { equal } from './vocabulary/equal.ts';

const refused = (message: string): Answered => ({ ok: false, wrong: { error: 'illegal', message } });

/** Gives one input of a game's log again. One that the game as it stands does not take changes nothing. */
export function giveAgain(game: Game, input: Input): Answered {
  if ('answer' in input) return answer(game, input.answer);
  if ('concede' in input) {
    if (game.state.result !== null || game.state.players[input.concede]?.left !== false)
      return refused(`Player ${input.concede} cannot concede.`);
    concede(game, input.concede);
    return { ok: true };
  }
  if ('agreed' in input) {
    if (game.state.result !== null) return refused('The game is over.');
    agreeOnDraw(game);
    return { ok: true };
  }
  // a mana ability that was kept when the action it was activated for was reversed
  const asked = game.pending;
  const offered = asked?.form === 'choose' && asked.options.some((o) => 'action' in o && equal(o.action, input.act));
  if (!offered) return refused('That mana ability cannot be activated here.');
  rerun(game, input);
  return { ok: true };
}
