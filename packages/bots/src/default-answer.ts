/**
 * The answer that a seat gives where its bot gives none: pass priority, keep the hand, pay automatically, begin; else the
 * fewest, first and smallest that the rules allow; and where they refuse that, any legal answer.
 * 2006: 408 · 2009, 2011: 116 · 2026: 117
 */
import {
  type Answer,
  type Decision,
  type Game,
  leastAnswer,
  payingAutomatically,
  wrongAnswer,
} from '@rulewright/engine';
import { keeping, randomSource, uniformAnswer } from '@rulewright/players';

/** The same for the same game; always legal. */
export function defaultAnswer(decision: Decision, game: Game): Answer {
  const usual = usualAnswer(decision);
  if (wrongAnswer(game, decision, usual) === null) return usual;
  return uniformAnswer(randomSource(`default/${game.log.length}`), decision, game);
}

function usualAnswer(decision: Decision): Answer {
  if (decision.form !== 'choose') return leastAnswer(decision);
  const { kind, options, by } = decision;
  let at = -1;
  if (kind === 'payment') at = payingAutomatically(decision);
  else if (kind === 'mulligan') at = keeping(options);
  else if (kind === 'startingPlayer') at = options.findIndex((option) => 'player' in option && option.player === by);
  return at >= 0 ? [at] : leastAnswer(decision);
}
